// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace xuanka {

/// A heading with check boxes, each with an id.
class FacetGroup : public QWidget {
    Q_OBJECT

public:
    explicit FacetGroup(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Sets the text of the box with that id, or adds it.
    void setBox(const QString &id, const QString &text);
    QStringList checked() const;
    void clear();

Q_SIGNALS:
    void changed();

private:
    QLabel *m_title = nullptr;
    QVBoxLayout *m_layout = nullptr;
    QList<QCheckBox *> m_boxes;
};

} // namespace xuanka
