// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sizing/fit.h"
#include "ui/common/page.h"
#include "ui/sizing/sizing_state.h"

#include <QTimer>

#include <optional>

class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;

namespace xuanka {

class Companions;
class ModelPicker;
class RequestForm;
class SizingResults;

/// How much memory a model needs for a kind of work, on which cards it fits, and what can be done if it does not.
/// Starts from a task of the current profile; what is changed here is tried out, the profile stays as it is.
class SizingPage : public Page {
    Q_OBJECT

public:
    SizingPage(AppContext &context, QWidget *parent);

    QString id() const override;
    QString title() const override;
    void refresh() override;

    const SizingState &state() const { return m_state; }
    /// Of the chosen card and count; absent while it cannot be computed.
    const std::optional<MemoryEstimate> &estimate() const;

protected:
    void retranslate() override;

private:
    QWidget *makeInputs();
    void readProfile();
    void takeTask();
    void setState(const SizingState &state);
    void chooseModel(const QString &id);
    void openFile(const QString &path);
    void applyRemedy(const Remedy &remedy);
    void tryRequest(const MemoryRequest &request);
    void takeBack();
    void keepDemand();
    void recomputeSoon();
    void recompute();
    void showOrigin();
    void showProblem(const Error &error);
    /// What was read from an opened file; empty if none was.
    QString fileWords() const;

    std::optional<DemandProfile> m_profile;
    std::optional<SizingState> m_baseline; ///< the profile's task; absent without a profile
    SizingState m_state;
    QList<SizingState> m_before; ///< states that can be gone back to, the latest last
    ModelArchitecture m_typical;
    QTimer m_recompute;

    QComboBox *m_task = nullptr;
    QLabel *m_origin = nullptr;
    QPushButton *m_reset = nullptr;
    QGroupBox *m_modelGroup = nullptr;
    QGroupBox *m_workGroup = nullptr;
    ModelPicker *m_picker = nullptr;
    RequestForm *m_form = nullptr;
    Companions *m_companions = nullptr;
    SizingResults *m_results = nullptr;
};

Page *createSizingPage(AppContext &context, QWidget *parent);

} // namespace xuanka
