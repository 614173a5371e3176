// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/demand/task_list.h"

#include <QtTest>

using namespace xuanka;

namespace {

TaskDemand task(TaskKind kind, const QString &model)
{
    TaskDemand task;
    task.kind = kind;
    task.modelId = model;
    return task;
}

QStringList modelsOf(const QList<TaskDemand> &tasks)
{
    QStringList models;
    for (const TaskDemand &one : tasks)
        models << taskKindId(one.kind) + QLatin1Char(':') + one.modelId;
    return models;
}

QList<TaskDemand> studio()
{
    return { task(TaskKind::ImageGeneration, QStringLiteral("sdxl")),
             task(TaskKind::ImageGeneration, QStringLiteral("flux")),
             task(TaskKind::Inference, QStringLiteral("qwen")) };
}

} // namespace

class TestTaskList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksForEveryKindOnce()
    {
        const QList<TaskKind> kinds = allTaskKinds();
        QCOMPARE(kinds.size(), 6);
        QCOMPARE(QSet<TaskKind>(kinds.begin(), kinds.end()).size(), 6);
    }

    void keepsWantedTasksAndAddsMissingKinds_data()
    {
        QTest::addColumn<QSet<TaskKind>>("kinds");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("nothing changes") << QSet { TaskKind::ImageGeneration, TaskKind::Inference }
                                         << QStringList { QStringLiteral("image:sdxl"), QStringLiteral("image:flux"),
                                                          QStringLiteral("infer:qwen") };
        QTest::newRow("one kind goes, with all its tasks")
            << QSet { TaskKind::Inference } << QStringList { QStringLiteral("infer:qwen") };
        QTest::newRow("a fresh kind comes last")
            << QSet { TaskKind::Inference, TaskKind::Lora }
            << QStringList { QStringLiteral("infer:qwen"), QStringLiteral("lora:") };
        QTest::newRow("a remembered kind comes back as it was")
            << QSet { TaskKind::Inference, TaskKind::Qlora }
            << QStringList { QStringLiteral("infer:qwen"), QStringLiteral("qlora:llama") };
        QTest::newRow("none") << QSet<TaskKind> {} << QStringList {};
    }

    void keepsWantedTasksAndAddsMissingKinds()
    {
        QFETCH(QSet<TaskKind>, kinds);
        QFETCH(QStringList, expected);
        QCOMPARE(modelsOf(withKinds(studio(), kinds, { task(TaskKind::Qlora, QStringLiteral("llama")) })), expected);
    }

    void countsOneKind()
    {
        QCOMPARE(countOfKind(studio(), TaskKind::ImageGeneration), 2);
        QCOMPARE(countOfKind(studio(), TaskKind::Pretraining), 0);
    }
};

QTEST_GUILESS_MAIN(TestTaskList)
#include "tst_task_list.moc"
