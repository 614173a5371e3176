// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_document.h"

namespace xuanka::test {

inline ReportTable longTable(bool chinese, int rows)
{
    ReportTable table;
    table.caption = chinese ? QStringLiteral("候选方案") : QStringLiteral("Candidates");
    table.columns = {{chinese ? QStringLiteral("序号") : QStringLiteral("No."), 0.5, true},
                     {chinese ? QStringLiteral("显卡与平台") : QStringLiteral("Card and platform"), 3.0, false},
                     {chinese ? QStringLiteral("每月费用") : QStringLiteral("Monthly cost"), 1.2, true},
                     {chinese ? QStringLiteral("说明") : QStringLiteral("Remark"), 3.0, false}};
    for (int row = 1; row <= rows; ++row) {
        const QString number = QStringLiteral("%1").arg(row, 2, 10, QLatin1Char('0'));
        table.rows.append({number,
                           chinese ? QStringLiteral("第%1号方案 优云智算 RTX 4090").arg(number)
                                   : QStringLiteral("row-%1-name RTX 4090 on Compshare").arg(number),
                           QStringLiteral("¥%1").arg(1191.5 * row, 0, 'f', 2),
                           chinese ? QStringLiteral("开头%1，价格含税，可开增值税专用发票，支持续租与退订，结尾%1。").arg(number)
                                   : QStringLiteral("starts-%1 with words that take two lines in this narrow column, then ends-%1").arg(number)});
    }
    return table;
}

inline ReportBar sampleBar(bool chinese)
{
    const auto label = [chinese](const char *en, const char *zh, const char *size) {
        return QString(QString::fromUtf8(chinese ? zh : en) % QLatin1Char(' ') % QLatin1String(size));
    };
    ReportBar bar;
    bar.caption = chinese ? QStringLiteral("单卡显存占用") : QStringLiteral("Memory on one card");
    bar.segments = {{QStringLiteral("weights"), label("Weights", "权重", "15.0 GiB"), Bytes::fromGib(15.0)},
                    {QStringLiteral("kv_cache"), label("KV cache", "KV 缓存", "4.0 GiB"), Bytes::fromGib(4.0)},
                    {QStringLiteral("activations"), label("Activations", "激活值", "1.6 GiB"), Bytes::fromGib(1.6)},
                    {QStringLiteral("optimizer"), label("Optimizer states", "优化器状态", "1.2 GiB"), Bytes::fromGib(1.2)},
                    {QStringLiteral("overhead"), label("Overhead", "框架开销", "0.8 GiB"), Bytes::fromGib(0.8)}};
    bar.capacity = Bytes::fromGib(23.6);
    bar.capacityLabel = chinese ? QStringLiteral("RTX 4090 可用 23.6 GiB") : QStringLiteral("RTX 4090: 23.6 GiB usable");
    return bar;
}

inline ReportChart sampleChart(bool chinese)
{
    ReportChart chart;
    chart.caption = chinese ? QStringLiteral("按量、包日与包月") : QStringLiteral("By the hour, the day or the month");
    chart.xTitle = chinese ? QStringLiteral("每月使用小时") : QStringLiteral("Hours a month");
    chart.yTitle = chinese ? QStringLiteral("每月费用（元）") : QStringLiteral("Cost a month (CNY)");
    CostSeries day{QStringLiteral("day"), {{0.0, 0.0}}};
    for (int i = 1; i <= 30; ++i)
        day.points << QPointF((i - 1) * 8.0, i * 43.66) << QPointF(i * 8.0, i * 43.66);
    day.points << QPointF(240.0, 1327.99) << QPointF(730.0, 1327.99);
    chart.series = {{QStringLiteral("on_demand"), {{0.0, 0.0}, {730.0, 1445.4}}},
                    day,
                    {QStringLiteral("month"), {{0.0, 1191.0}, {730.0, 1191.0}}}};
    chart.seriesNames = chinese ? QStringList{QStringLiteral("按量"), QStringLiteral("包日（每天 8 小时）"), QStringLiteral("包月")}
                                : QStringList{QStringLiteral("By the hour"), QStringLiteral("By the day, 8 h each"),
                                              QStringLiteral("By the month")};
    chart.marks = {{601.515, 1191.0, chinese ? QStringLiteral("601.5 小时，¥1,191") : QStringLiteral("601.5 h, ¥1,191")},
                   {670.7, 1327.99, chinese ? QStringLiteral("670.7 小时，¥1,328") : QStringLiteral("670.7 h, ¥1,328")},
                   {216.0, 1191.0, chinese ? QStringLiteral("216 小时，¥1,191") : QStringLiteral("216 h, ¥1,191")}};
    chart.rules = {{150.0, 0.0, chinese ? QStringLiteral("经验值 150 小时") : QStringLiteral("rule of thumb: 150 h")},
                   {40.0, 0.0, chinese ? QStringLiteral("本画像 40 小时") : QStringLiteral("this profile: 40 h")}};
    return chart;
}

/// Everything that a report can hold, so that drawing can be tested without an engine.
inline ReportDocument sampleReport(bool chinese, int rows = 60)
{
    const auto text = [chinese](const char *en, const char *zh) { return QString::fromUtf8(chinese ? zh : en); };
    ReportDocument document;
    document.title = text("GPU recommendation: Serving a 7B model", "选卡建议：7B 模型在线推理");
    document.subtitle = text("1 December 2026 · catalog of 4 September 2026", "2026 年 12 月 1 日 · 目录日期 2026 年 9 月 4 日");
    document.footer = text("Xuanka · catalog 2026-09-04 · inputs 3f9a2c71", "选卡 · 目录 2026-09-04 · 输入摘要 3f9a2c71");
    document.pageOf = text("Page %1 of %2", "第 %1 页，共 %2 页");
    document.locale = QLocale(chinese ? QStringLiteral("zh_CN") : QStringLiteral("en"));
    auto &elements = document.elements;
    elements << ReportHeading{1, text("Summary", "摘要")}
             << ReportParagraph{text("Rent 1 × RTX 4090 24 GB from UCloud Compshare, billed by the hour: ¥79.20 a month.",
                                     "建议在优云智算按量租用 1 张 RTX 4090 24 GB，每月约 ¥79.20。"),
                                ReportParagraph::Tone::Lead}
             << ReportParagraph{text("It is the cheapest of the nine offers that pass all conditions; the second, AutoDL, "
                                     "costs ¥3.20 a month less but is a market band, so it is not a baseline. Figures are "
                                     "card prices without storage and traffic, which have to be asked for.",
                                     "在通过全部条件的九个方案中价格最低；与第二名的差距为每月 ¥3.20。以上为显卡租金，不含存储与流量费用，"
                                     "签约前请向平台确认。用量上升到每月 601.5 小时以上时，应改为包月。"),
                                ReportParagraph::Tone::Normal}
             << ReportParagraph{text("The memory is tight: 22.6 of 23.6 GiB are expected to be in use.",
                                     "显存偏紧：预计占用 22.6 GiB，可用 23.6 GiB。"),
                                ReportParagraph::Tone::Warning}
             << ReportList{{text("Ask for the invoice before paying.", "付款前确认可开具发票。"),
                            text("Review the price next quarter; it moved by 12 % in the last one.",
                                 "下季度复核价格；上季度变动 12%。")}}
             << ReportHeading{1, text("Demand profile", "需求画像")}
             << ReportFacts{{{text("Task", "任务"), text("Inference, Qwen2.5 7B, BF16", "推理，Qwen2.5 7B，BF16")},
                             {text("Hours a month", "每月小时数"), QStringLiteral("40")},
                             {text("Growth over the planning period", "规划期内增长"), QStringLiteral("20 %")},
                             {text("Constraints", "约束"), text("invoice, data stay in China", "需要发票，数据不出境")}}}
             << ReportHeading{1, text("Memory", "显存")}
             << sampleBar(chinese)
             << ReportParagraph{text("Expected figures; low and high estimates are 20.9 and 24.1 GiB.",
                                     "以上为期望值；低、高估计分别为 20.9 与 24.1 GiB。"),
                                ReportParagraph::Tone::Note}
             << ReportHeading{1, text("Cost", "费用")}
             << sampleChart(chinese)
             << ReportPageBreak{}
             << ReportHeading{1, text("Shortlist", "候选清单")}
             << longTable(chinese, rows)
             << ReportHeading{2, text("Sources", "来源")}
             << ReportParagraph{text("Price page of UCloud Compshare, read on 4 September 2026.",
                                     "优云智算价格页，读取日期 2026 年 9 月 4 日。"),
                                ReportParagraph::Tone::Note};
    return document;
}

} // namespace xuanka::test
