// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_request.h"
#include "ui/sizing/request_values.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLabel;

namespace xuanka {

class ChoiceBox;
class IntegerEdit;
class TextLabel;

/// A memory request as a form: only what the chosen workload uses is shown.
class RequestForm : public QWidget {
    Q_OBJECT

public:
    explicit RequestForm(QWidget *parent);

    MemoryRequest request() const { return m_request; }
    /// Without requestChanged().
    void setRequest(const MemoryRequest &request);
    /// What the fields are compared with: names of changed ones are marked. Null: nothing is marked.
    void setBaseline(const std::optional<MemoryRequest> &baseline);
    /// An image model offers image generation only, a language model the rest.
    void setImageModel(bool image);
    /// Shown below that field until the request changes.
    void setProblem(RequestField field, const QString &problem);
    void clearProblems();
    void retranslate();

Q_SIGNALS:
    void requestChanged(const xuanka::MemoryRequest &request);

private:
    struct Row {
        QLabel *label = nullptr;
        QWidget *editor = nullptr;
        TextLabel *problem = nullptr;
        QWidget *cell = nullptr;
    };

    void addRow(RequestField field, QWidget *editor, const QString &objectName);
    void addField(RequestField field);
    void addChoice(const ChoiceField &choice);
    void addNumber(const NumberField &number);
    void addFlag(const FlagField &flag);
    void addResolution();
    void addTargets();
    void show();
    void showRows();
    void nameRows();
    void take(const MemoryRequest &request);
    void readTargets();

    MemoryRequest m_request;
    std::optional<MemoryRequest> m_baseline;
    bool m_image = false;
    bool m_showing = false;
    QFormLayout *m_layout = nullptr;
    QHash<RequestField, Row> m_rows;
    QHash<RequestField, ChoiceBox *> m_choices;
    QHash<RequestField, IntegerEdit *> m_numbers;
    IntegerEdit *m_width = nullptr;
    IntegerEdit *m_height = nullptr;
    QHash<RequestField, QCheckBox *> m_flags;
    QCheckBox *m_more = nullptr;
    QList<QCheckBox *> m_targets;
};

} // namespace xuanka
