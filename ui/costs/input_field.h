// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/money.h"

#include <QWidget>

#include <optional>

class QSlider;

namespace xuanka {

class NumberEdit;
class TextLabel;

/// One input of a calculation: its name, a number to type, a slider to drag, where the figure comes from and, if it
/// cannot be computed with, why not, right below it. A figure that is out of range stays as it was typed: it is told,
/// never corrected behind a person's back.
class InputField : public QWidget {
    Q_OBJECT

public:
    struct Range {
        double least = 0.0;
        double most = 1.0;
        bool aboveLeast = false; ///< the least value itself is not allowed
        double sliderEnd = 1.0;  ///< the slider goes from least to here; see setSliderEnd()
        double step = 1.0;       ///< of the arrows and of the slider
        int decimals = 0;
    };
    /// An amount of money if a currency is given, else a plain number.
    InputField(const QString &id, const Range &range, std::optional<Currency> currency, QWidget *parent);

    /// `unit` stands behind the number ("h/day"), `origin` says where it comes from. In the application's language.
    void setTexts(const QString &name, const QString &unit, const QString &origin);
    void setOrigin(const QString &origin, const QString &toolTip = QString());
    QString name() const;
    QString id() const { return m_id; }

    double value() const;
    int decimals() const;
    Money money() const;
    /// Without valueChanged().
    void setValue(double value);
    void setCurrency(Currency currency);
    void setSliderEnd(double end);

    /// Inside the range?
    bool isValid() const;
    /// What else is wrong with the value, found by the calculation; empty: nothing. Until the next change.
    void setProblem(const QString &problem);
    /// The sentence below the field; empty if all is well.
    QString problem() const;

    NumberEdit &edit() const { return *m_edit; }
    QSlider &slider() const { return *m_slider; }

Q_SIGNALS:
    void valueChanged(double value);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showProblem(const QString &problem);
    void describe();
    void edited(double value);
    void dragged(int position);
    void placeSlider();
    QString rangeProblem() const;
    int decimalsFor(double value) const;

    QString m_id;
    Range m_range;
    std::optional<Currency> m_currency;
    TextLabel *m_name = nullptr;
    TextLabel *m_origin = nullptr;
    TextLabel *m_problem = nullptr;
    NumberEdit *m_edit = nullptr;
    QSlider *m_slider = nullptr;
    QString m_unit;
};

} // namespace xuanka
