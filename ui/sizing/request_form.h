// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/memory_request.h"
#include "ui/sizing/request_fields.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;

namespace xuanka {

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
    QComboBox *addChoice(RequestField field, const QString &objectName);
    IntegerEdit *addNumber(RequestField field, const QString &objectName, int least, int most, int step);
    void addResolution();
    void addTargets();
    void show();
    void fillChoices();
    void showRows();
    void nameRows();
    void read(RequestField field);
    void readTargets();

    MemoryRequest m_request;
    std::optional<MemoryRequest> m_baseline;
    bool m_image = false;
    bool m_showing = false;
    QFormLayout *m_layout = nullptr;
    QHash<RequestField, Row> m_rows;
    QHash<RequestField, QComboBox *> m_choices;
    QHash<RequestField, IntegerEdit *> m_numbers;
    IntegerEdit *m_width = nullptr;
    IntegerEdit *m_height = nullptr;
    QCheckBox *m_flash = nullptr;
    QList<QCheckBox *> m_targets;
};

} // namespace xuanka
