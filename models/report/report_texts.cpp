// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report_texts.h"

namespace xuanka {

namespace {

class TextCollector {
public:
    void operator()(const ReportHeading &heading) { m_texts << heading.text; }
    void operator()(const ReportParagraph &paragraph) { m_texts << paragraph.text; }
    void operator()(const ReportList &list) { m_texts << list.items; }
    void operator()(const ReportFacts &facts)
    {
        for (const auto &[name, value] : facts.rows)
            m_texts << name << value;
    }
    void operator()(const ReportTable &table)
    {
        m_texts << table.caption;
        for (const ReportTable::Column &column : table.columns)
            m_texts << column.title;
        for (const QStringList &row : table.rows)
            m_texts << row;
    }
    void operator()(const ReportBar &bar)
    {
        m_texts << bar.caption << bar.capacityLabel;
        for (const ReportBar::Segment &segment : bar.segments)
            m_texts << segment.label;
    }
    void operator()(const ReportChart &chart)
    {
        m_texts << chart.caption << chart.xTitle << chart.yTitle << chart.seriesNames;
        for (const ReportChart::Mark &mark : chart.marks)
            m_texts << mark.label;
        for (const ReportChart::Mark &rule : chart.rules)
            m_texts << rule.label;
    }
    void operator()(const ReportPageBreak &) { }

    const QStringList &texts() const { return m_texts; }

private:
    QStringList m_texts;
};

} // namespace

QStringList reportTexts(const ReportDocument &document)
{
    TextCollector collector;
    for (const ReportElement &element : document.elements)
        std::visit(collector, element);
    QStringList texts{document.title, document.subtitle, document.footer, document.pageOf};
    texts << collector.texts();
    texts.removeAll(QString());
    return texts;
}

} // namespace xuanka
