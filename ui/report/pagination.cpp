// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/report/pagination.h"

#include <algorithm>

namespace xuanka {

namespace {

class Paginator {
public:
    Paginator(const QList<Piece> &pieces, qreal pageHeight) : m_pieces(pieces), m_pageHeight(pageHeight) { }

    QList<PageOfPieces> run()
    {
        qsizetype next = 0;
        while (next < m_pieces.size()) {
            const qsizetype end = endOfGroup(next);
            const bool asked = m_pieces.at(next).breakBefore && m_hasContent;
            if (asked || (m_hasContent && m_y + heightOf(next, end) > m_pageHeight))
                startPage(next);
            for (; next < end; ++next) {
                // Only a group that is higher than a page breaks inside.
                if (m_hasContent && m_y + heightOf(next, next + 1) > m_pageHeight)
                    startPage(next);
                place(next);
                m_hasContent = true;
            }
        }
        if (!m_page.isEmpty())
            m_pages.append(m_page);
        return m_pages;
    }

private:
    qsizetype endOfGroup(qsizetype first) const
    {
        qsizetype end = first;
        while (end + 1 < m_pieces.size() && m_pieces.at(end).keepWithNext && !m_pieces.at(end + 1).breakBefore)
            ++end;
        return end + 1;
    }

    qreal heightOf(qsizetype first, qsizetype end) const
    {
        qreal height = 0.0;
        for (qsizetype i = first; i < end; ++i)
            height += m_pieces.at(i).spaceBefore + m_pieces.at(i).height;
        return height;
    }

    void startPage(qsizetype next)
    {
        m_pages.append(m_page);
        m_page.clear();
        m_y = 0.0;
        m_hasContent = false;
        const Piece &piece = m_pieces.at(next);
        if (piece.table < 0 || piece.tableHead)
            return;
        const auto head = std::find_if(m_pieces.begin(), m_pieces.begin() + next, [&piece](const Piece &candidate) {
            return candidate.table == piece.table && candidate.tableHead;
        });
        if (head != m_pieces.begin() + next)
            place(head - m_pieces.begin());
    }

    void place(qsizetype index)
    {
        const Piece &piece = m_pieces.at(index);
        if (!m_page.isEmpty())
            m_y += piece.spaceBefore;
        m_page.append({index, m_y});
        m_y += piece.height;
    }

    const QList<Piece> &m_pieces;
    qreal m_pageHeight;
    QList<PageOfPieces> m_pages;
    PageOfPieces m_page;
    qreal m_y = 0.0;
    bool m_hasContent = false; ///< more than a repeated head
};

} // namespace

QList<PageOfPieces> paginate(const QList<Piece> &pieces, qreal pageHeight)
{
    return Paginator(pieces, pageHeight).run();
}

} // namespace xuanka
