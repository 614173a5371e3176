// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sizing/model_library.h"
#include "support/test_support.h"
#include <QElapsedTimer>
using namespace xuanka;
class ModelConfigTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dump()
    {
        QElapsedTimer t; t.start();
        const auto l = ModelLibrary::loadBuiltIn();
        qInfo() << "ms" << t.elapsed();
        if (!l) { qInfo().noquote() << errorMessage(l.error()); return; }
        for (const auto &m : l->models()) { const auto p = countParameters(m); qInfo().noquote() << "@" << m.id << p.total() << p.active() << m.predictionParameters << (m.assumed ? "ASSUMED":"") << m.groups.size(); }
    }
};
QTEST_GUILESS_MAIN(ModelConfigTest)
#include "tst_model_config.moc"
