// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/note_repository.h"

#include "store/database.h"
#include "store/stamp.h"

namespace xuanka {

Result<QList<Note>> NoteRepository::all() const
{
    auto query = m_database.run(QStringLiteral("SELECT id, subject, text, author, at FROM note ORDER BY number"));
    if (!query)
        return fail(query.error());
    QList<Note> notes;
    while (query->next()) {
        notes << Note{query->value(0).toString(), query->value(1).toString(), query->value(2).toString(), query->value(3).toString(),
                      timeFromText(query->value(4).toString())};
    }
    return notes;
}

Done NoteRepository::save(const Note &note) const
{
    const auto saved = m_database.run(
        QStringLiteral("INSERT INTO note (id, subject, text, author, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                       "subject = excluded.subject, text = excluded.text, author = excluded.author, at = excluded.at"),
        {note.id, stored(note.subject), stored(note.text), stored(note.author), timeText(note.at)});
    return saved ? Done() : fail(saved.error());
}

Done NoteRepository::remove(const QString &id) const
{
    const auto removed = m_database.change(QStringLiteral("DELETE FROM note WHERE id = ?"), {id});
    if (!removed)
        return fail(removed.error());
    return *removed == 1 ? Done() : fail({Error::Kind::UnknownName, m_database.shownAs(), {}, id, {}});
}

} // namespace xuanka
