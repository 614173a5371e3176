// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/why_panel.h"

#include "catalog/catalog.h"
#include "support/scripted_dialogs.h"
#include "support/test_support.h"
#include "support/ui_support.h"
#include "ui/common/app_context.h"
#include "ui/common/settings.h"

#include "evaluation/evaluation.h"
#include "sizing/model_library.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace xuanka;

namespace {

Trace cacheTrace()
{
    Trace trace;
    trace.formula = QStringLiteral("memory.kv_cache");
    trace.expression = QString::fromUtf8("2 × layers × kv_heads × head_dim × tokens × bits ÷ 8");
    trace.result = QStringLiteral("4.25");
    trace.unit = QStringLiteral("GiB");
    trace.inputs = {{QStringLiteral("layers"), QStringLiteral("32"), {}, QStringLiteral("profile")},
                    {QStringLiteral("tokens"), QStringLiteral("131072"), {}, QStringLiteral("default")},
                    {QStringLiteral("bandwidth"), QStringLiteral("gqa"), {}, QStringLiteral("card-guide")}};
    Trace part;
    part.formula = QStringLiteral("memory.tokens");
    part.result = QStringLiteral("0.0000012");
    part.inputs = {{QStringLiteral("<b>bold</b>"), QStringLiteral("<img src=x>"), {}, {}}};
    trace.parts = {part};
    return trace;
}

} // namespace

class WhyPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void formulaInputsAndPartsAreShown();
    void numbersFollowTheLocaleAndSourcesTheLanguage();
    void textOfDataIsNeverRichText();
    void itCanBeCopied();
    void withoutATraceItSaysWhatToDo();

private:
    QTemporaryDir m_folder;
    Catalog m_catalog;
    ModelLibrary m_library;
    Checklist m_checklist;
    test::ScriptedDialogs m_dialogs;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<AppContext> m_context;
};

void WhyPanelTest::initTestCase()
{
    XUANKA_UNWRAP(catalog, Catalog::loadBuiltIn());
    m_catalog = catalog;
    m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("s.ini")));
    m_context = std::make_unique<AppContext>(
        AppContext::Parts {m_catalog, m_library, m_checklist, *m_settings, m_dialogs, [] { return QDateTime(); }});
}

void WhyPanelTest::formulaInputsAndPartsAreShown()
{
    WhyPanel panel(*m_context);
    panel.setTrace(cacheTrace(), QStringLiteral("KV cache: 4.3 GiB"));
    const QString text = panel.asText();
    for (const char *part : {"KV cache: 4.3 GiB", "2 × layers × kv_heads", "layers · 32 · your profile",
                             "tokens · 131,072 · usual value", "  memory.tokens"})
        QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    QVERIFY(test::namelessWidgets(panel).isEmpty());
}

void WhyPanelTest::numbersFollowTheLocaleAndSourcesTheLanguage()
{
    WhyPanel panel(*m_context);
    panel.setTrace(cacheTrace(), {});
    const QString english = m_catalog.source(QStringLiteral("card-guide"))->title.english;
    const QString chinese = m_catalog.source(QStringLiteral("card-guide"))->title.chinese;
    QVERIFY(panel.asText().contains(english));
    m_context->setLanguage(Language::SimplifiedChinese, QLocale(QStringLiteral("de_DE")));
    QVERIFY(panel.asText().contains(chinese));
    QVERIFY(!panel.asText().contains(english));
    QVERIFY(panel.asText().contains(QStringLiteral("131.072")));
    QVERIFY(panel.asText().contains(QStringLiteral("4,25")));
    m_context->setLanguage(Language::English, QLocale(QStringLiteral("en_US")));
}

void WhyPanelTest::textOfDataIsNeverRichText()
{
    WhyPanel panel(*m_context);
    panel.setTrace(cacheTrace(), QStringLiteral("<h1>title</h1>"));
    QVERIFY(panel.asText().contains(QStringLiteral("<h1>title</h1>")));
    QVERIFY(panel.asText().contains(QString::fromUtf8("<b>bold</b> · <img src=x>")));
    const QList<QLabel *> labels = panel.findChildren<QLabel *>();
    for (const QLabel *label : labels)
        QCOMPARE(label->textFormat(), Qt::PlainText);
}

void WhyPanelTest::itCanBeCopied()
{
    WhyPanel panel(*m_context);
    panel.setTrace(cacheTrace(), QStringLiteral("title"));
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    panel.findChild<QTreeWidget *>()->setFocus();
    QTest::keySequence(panel.findChild<QTreeWidget *>(), QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text(), panel.asText());
}

void WhyPanelTest::withoutATraceItSaysWhatToDo()
{
    WhyPanel panel(*m_context);
    panel.setTrace(cacheTrace(), QStringLiteral("title"));
    panel.clear();
    QCOMPARE(panel.asText(), QStringLiteral("Choose a figure to see where it comes from."));
}

QTEST_MAIN(WhyPanelTest)
#include "tst_why_panel.moc"
