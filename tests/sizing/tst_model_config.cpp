// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sizing/model_config.h"
#include "support/test_support.h"

#include <QDir>
#include <QFile>

using namespace xuanka;

namespace {

Result<ModelConfig> sample(const QString &name)
{
    QFile file(QStringLiteral(XUANKA_TEST_DATA "/model_configs/") + name + QStringLiteral(".json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample %s", qPrintable(name));
    const Result<Json> json = parseJson(withoutPythonNumbers(file.readAll()), name);
    if (!json)
        return fail(json.error());
    return readModelConfig(*json, name);
}

} // namespace

class ModelConfigTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dump()
    {
        for (const QString &file : QDir(QStringLiteral(XUANKA_TEST_DATA "/model_configs")).entryList({QStringLiteral("*.json")})) {
            const auto c = sample(file.chopped(5));
            if (!c) { qInfo().noquote() << file << errorMessage(c.error()); continue; }
            const auto p = countParameters(c->architecture);
            qInfo().noquote() << file << p.total() << p.active() << "mtp" << c->architecture.predictionParameters << "tower" << c->architecture.towerParameters << c->weightFormat << (c->architecture.assumed ? "ASSUMED" : "") << c->architecture.groups.size() << "emb" << p.embedding << "extra" << p.extra;
        }
    }
};

QTEST_GUILESS_MAIN(ModelConfigTest)
#include "tst_model_config.moc"
