-- SPDX-FileCopyrightText: 2026 Xuanka contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- Version 1 of the workspace file. Released versions are never edited: a change is the next numbered file.
-- Times are UTC as ISO 8601 with milliseconds, so that they sort as text on any database.

CREATE TABLE profile (
    number     INTEGER PRIMARY KEY,             -- keeps the order in which profiles were made
    id         TEXT NOT NULL UNIQUE CHECK (id <> ''),
    name       TEXT NOT NULL,
    content    TEXT NOT NULL CHECK (content <> ''), -- JSON, checked by the program when written and read
    changed_by TEXT NOT NULL,
    changed_at TEXT NOT NULL CHECK (changed_at LIKE '____-__-__T__:__:__.___Z')
) STRICT;

CREATE TABLE round (
    number     INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE CHECK (id <> ''),
    name       TEXT NOT NULL,
    held_on    TEXT NOT NULL CHECK (held_on LIKE '____-__-__'),
    author     TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed_at TEXT NOT NULL CHECK (changed_at LIKE '____-__-__T__:__:__.___Z'),
    removed    INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)) -- entries stay, so the round must stay too
) STRICT;

CREATE TABLE candidate (
    round_id      TEXT NOT NULL REFERENCES round (id),
    id            TEXT NOT NULL CHECK (id <> ''),
    position      INTEGER NOT NULL,
    platform_id   TEXT NOT NULL,
    card_id       TEXT NOT NULL,
    configuration TEXT NOT NULL,
    removed       INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    PRIMARY KEY (round_id, id)
) STRICT;

-- What somebody wrote down, and when. The newest of a key counts; nothing is ever changed or erased.
CREATE TABLE entry (
    number       INTEGER PRIMARY KEY,
    round_id     TEXT NOT NULL,
    candidate_id TEXT NOT NULL,
    key          TEXT NOT NULL CHECK (key <> ''),
    value        TEXT NOT NULL,
    note         TEXT NOT NULL,
    author       TEXT NOT NULL,
    at           TEXT NOT NULL CHECK (at LIKE '____-__-__T__:__:__.___Z'),
    FOREIGN KEY (round_id, candidate_id) REFERENCES candidate (round_id, id)
) STRICT;

CREATE INDEX entry_by_key ON entry (round_id, candidate_id, key, number);

CREATE TRIGGER entry_refuses_update BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'entries are never changed');
END;

CREATE TRIGGER entry_refuses_delete BEFORE DELETE ON entry
BEGIN
    SELECT RAISE(ABORT, 'entries are never erased');
END;

-- REPLACE deletes without asking the trigger above, so an existing number is refused before it can.
CREATE TRIGGER entry_refuses_replace BEFORE INSERT ON entry
WHEN EXISTS (SELECT 1 FROM entry WHERE number = NEW.number)
BEGIN
    SELECT RAISE(ABORT, 'entries are never changed');
END;

CREATE TABLE archive (
    number       INTEGER PRIMARY KEY,
    id           TEXT NOT NULL UNIQUE CHECK (id <> ''),
    profile_name TEXT NOT NULL,
    author       TEXT NOT NULL,
    at           TEXT NOT NULL CHECK (at LIKE '____-__-__T__:__:__.___Z'),
    inputs_hash  TEXT NOT NULL,
    content_hash TEXT NOT NULL CHECK (length(content_hash) = 64), -- SHA-256 of content, hexadecimal
    content      BLOB NOT NULL
) STRICT;

CREATE TRIGGER archive_refuses_update BEFORE UPDATE ON archive
BEGIN
    SELECT RAISE(ABORT, 'archived recommendations are never changed');
END;

CREATE TRIGGER archive_refuses_delete BEFORE DELETE ON archive
BEGIN
    SELECT RAISE(ABORT, 'archived recommendations are never erased');
END;

CREATE TRIGGER archive_refuses_replace BEFORE INSERT ON archive
WHEN EXISTS (SELECT 1 FROM archive WHERE number = NEW.number OR id = NEW.id)
BEGIN
    SELECT RAISE(ABORT, 'archived recommendations are never changed');
END;

CREATE TABLE note (
    number  INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE CHECK (id <> ''),
    subject TEXT NOT NULL,
    text    TEXT NOT NULL,
    author  TEXT NOT NULL,
    at      TEXT NOT NULL CHECK (at LIKE '____-__-__T__:__:__.___Z')
) STRICT;

CREATE INDEX note_by_subject ON note (subject);
