// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sql_script.h"

namespace xuanka {

namespace {

class StatementSplitter {
public:
    explicit StatementSplitter(const QString &script) : m_script(script) { }

    QStringList split()
    {
        while (m_at < m_script.size())
            step();
        finish(m_script.size());
        return m_statements;
    }

private:
    void step()
    {
        const QChar c = m_script.at(m_at);
        if (m_script.mid(m_at, 2) == QLatin1String("--"))
            skipComment(QLatin1String("\n"));
        else if (m_script.mid(m_at, 2) == QLatin1String("/*"))
            skipComment(QLatin1String("*/"));
        else if (c == QLatin1Char('\'') || c == QLatin1Char('"') || c == QLatin1Char('`'))
            skipQuoted(c);
        else if (c == QLatin1Char('['))
            skipQuoted(QLatin1Char(']'));
        else if (c.isLetter() || c == QLatin1Char('_'))
            takeWord();
        else if (c == QLatin1Char(';') && m_depth == 0)
            finish(m_at++);
        else
            m_at += begin(c.isSpace());
    }

    /// Marks the statement's first character; comments and blanks before it are not part of it.
    int begin(bool isBlank)
    {
        if (!isBlank && m_start < 0)
            m_start = m_at;
        return 1;
    }

    void skipComment(QLatin1String end)
    {
        const qsizetype found = m_script.indexOf(end, m_at + 2);
        m_at = found < 0 ? m_script.size() : found + end.size();
    }

    /// A doubled quote inside closes and opens again, which comes to the same.
    void skipQuoted(QChar closing)
    {
        begin(false);
        const qsizetype found = m_script.indexOf(closing, m_at + 1);
        m_at = found < 0 ? m_script.size() : found + 1;
    }

    void takeWord()
    {
        begin(false);
        qsizetype end = m_at;
        while (end < m_script.size() && (m_script.at(end).isLetterOrNumber() || m_script.at(end) == QLatin1Char('_')))
            ++end;
        const QString word = m_script.mid(m_at, end - m_at).toUpper();
        m_at = end;
        if (word == QLatin1String("TRIGGER"))
            m_isTrigger = true;
        if (word == QLatin1String("CASE") || (word == QLatin1String("BEGIN") && m_isTrigger))
            ++m_depth;
        if (word == QLatin1String("END") && m_depth > 0)
            --m_depth;
    }

    void finish(qsizetype end)
    {
        if (m_start >= 0)
            m_statements << m_script.mid(m_start, end - m_start).trimmed();
        m_start = -1;
        m_depth = 0;
        m_isTrigger = false;
    }

    const QString &m_script;
    QStringList m_statements;
    qsizetype m_at = 0;
    qsizetype m_start = -1;
    int m_depth = 0;
    bool m_isTrigger = false;
};

} // namespace

QStringList splitStatements(const QString &script)
{
    return StatementSplitter(script).split();
}

} // namespace xuanka
