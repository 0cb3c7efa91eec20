"""The file: SQLite with a write-ahead log, many readers, one writer.

A transaction is on the disk when `record` returns; a process that is killed leaves the file as it
was after its last one (SQLite, "Write-Ahead Logging"). The writer holds a lock on a file of its
own beside it, which the system takes back when the process ends, however it ends.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
import sys
import threading
import time
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import astuple
from pathlib import Path

from gemmc.errors import GemmcError
from gemmc.tuned.entry import Case, Entry, Place, Rejection, Result, Timing
from gemmc.tuned.rows import (
    CASE,
    COLUMNS,
    ENTRIES,
    FINALS,
    JOINED,
    OF_CASE,
    OF_PLACE,
    PLACE,
    case_of,
    entry_of,
    place_of,
    spelled,
    timing_of,
    values_of,
    where_of,
)
from gemmc.tuned.schema import NAMES, TABLES, VERSION

VARIABLE = "GEMMC_TUNING"
"""The environment variable with the file's path."""

PLACE_ID, CASE_ID = "SELECT id FROM places WHERE", "SELECT id FROM cases WHERE"

NEEDED = "a tuning database"
"""What a file that is none was needed to be."""

PATIENCE_S, SILENT_S = 30.0, 1.0
"""How long a statement waits for another process's, and how long before it says so."""


def usual_path() -> Path:
    """`$GEMMC_TUNING`, else `gemmc/tuning.sqlite` among the user's data."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "gemmc" / "tuning.sqlite"


class Database:
    """An open file. Only `writing` gives one that may be changed."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._sql = connection

    @property
    def version(self) -> int:
        """Of the tables; 0 where there are none."""
        return int(self._sql.execute("PRAGMA user_version").fetchone()[0])

    @property
    def kind(self) -> tuple[int, set[str]]:
        """The version and the tables' names, both of one moment."""
        self._sql.execute("BEGIN")
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'"
        rows = self._sql.execute(query).fetchall()
        found = self.version, {row[0] for row in rows}
        self._sql.execute("COMMIT")
        return found

    def make_tables(self) -> None:
        """All of them, where there are none: in one transaction, so there is never a part."""
        if not self.version:
            script = f"BEGIN; {TABLES} PRAGMA user_version = {VERSION}; COMMIT;"
            self._sql.executescript(script)

    def close(self) -> None:
        """Give the file back."""
        self._sql.close()

    def known(self, place: Place, case: Case) -> set[str]:
        """The resolved pipelines that have a result."""
        query = 'SELECT pipeline FROM trials WHERE place = ? AND "case" = ?'
        ids = self._ids(place, case)
        return {row[0] for row in self._sql.execute(query, ids)} if ids else set()

    def entries(self, place: Place | None = None, case: Case | None = None) -> list[Entry]:
        """Results in the order in which they came, of all places and cases or of one."""
        where, values = where_of(place, case)
        rows = self._sql.execute(f"{ENTRIES} {where} ORDER BY trials.id", values)
        return [entry_of(row) for row in rows]

    def finals(self, place: Place, case: Case) -> dict[str, Timing]:
        """What the latest set of finalists took, by resolved pipeline; empty without one."""
        ids = self._ids(place, case)
        if ids is None:
            return {}
        rows = self._sql.execute(FINALS, (*ids, *ids)).fetchall()
        found = {row["pipeline"]: timing_of(row) for row in rows}
        return {pipeline: timing for pipeline, timing in found.items() if timing is not None}

    def has_final(self, place: Place, case: Case, contenders: str) -> bool:
        """Whether a set of finalists, by its digest, has been timed."""
        ids = self._ids(place, case)
        query = ('SELECT 1 FROM finals JOIN trials ON trials.id = trial WHERE place = ? '
                 'AND "case" = ? AND contenders = ?')  # fmt: skip
        if ids is None:
            return False
        return self._sql.execute(query, (*ids, contenders)).fetchone() is not None

    def default(self, place: Place, case: Case) -> str:
        """The resolved pipeline that `auto` chose when it was last tuned; "" if it never was."""
        ids = self._ids(place, case)
        query = 'SELECT pipeline FROM defaults WHERE place = ? AND "case" = ?'
        row = self._sql.execute(query, ids).fetchone() if ids else None
        return row[0] if row else ""

    def rejections(self, place: Place, case: Case) -> list[Rejection]:
        """What was not compiled, the most frequent reason first."""
        ids = self._ids(place, case)
        query = ('SELECT reason, count, example FROM rejected WHERE place = ? AND "case" = ? '
                 "ORDER BY count DESC, reason")  # fmt: skip
        return [Rejection(*row) for row in self._sql.execute(query, ids)] if ids else []

    def pairs(self) -> list[tuple[Place, Case]]:
        """Every place and case that something is known of, the first measured first."""
        query = f"SELECT {PLACE}, {CASE} FROM {JOINED} ORDER BY trials.id"
        rows = self._sql.execute(query)
        return list(dict.fromkeys((place_of(row), case_of(row)) for row in rows))

    def record(self, place: Place, case: Case, results: Iterable[Result], at: str = "") -> int:
        """Keep results, all of them or none; how many were new. What is there stays as it is."""
        with self._sql:
            ids = self._place_id(place), self._case_id(case)
            before = self._sql.total_changes
            for each in results:
                self._insert_trial(ids, each, at or now())
            return self._sql.total_changes - before

    def record_finals(
        self, place: Place, case: Case, contenders: str, timings: dict[str, Timing], at: str = ""
    ) -> int:
        """Keep how long finalists took, by resolved pipeline; how many were new."""
        query = ("INSERT OR IGNORE INTO finals (trial, contenders, us, us_low, us_high, speed, "
                 "speed_low, speed_high, samples, at) SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM "
                 'trials WHERE place = ? AND "case" = ? AND pipeline = ?')  # fmt: skip
        with self._sql:
            ids = self._place_id(place), self._case_id(case)
            before = self._sql.total_changes
            for pipeline, timing in timings.items():
                values = (contenders, *spelled(timing), at or now(), *ids, pipeline)
                self._sql.execute(query, values)
            return self._sql.total_changes - before

    def set_default(self, place: Place, case: Case, pipeline: str) -> None:
        """Keep which pipeline `auto` chooses."""
        with self._sql:
            ids = self._place_id(place), self._case_id(case)
            self._sql.execute("INSERT OR REPLACE INTO defaults VALUES (?, ?, ?)", (*ids, pipeline))

    def set_rejections(self, place: Place, case: Case, found: Iterable[Rejection]) -> None:
        """Keep what was not compiled, instead of what was kept before."""
        with self._sql:
            ids = self._place_id(place), self._case_id(case)
            self._sql.execute('DELETE FROM rejected WHERE place = ? AND "case" = ?', ids)
            query = ('INSERT INTO rejected (place, "case", reason, count, example) '
                     "VALUES (?, ?, ?, ?, ?)")  # fmt: skip
            self._sql.executemany(query, [(*ids, *astuple(each)) for each in found])

    def forget(self, place: Place, case: Case, statuses: Sequence[str]) -> int:
        """Drop the results of some statuses, so that they are tried again; how many there were."""
        marks = ", ".join("?" * len(statuses))
        query = f'DELETE FROM trials WHERE place = ? AND "case" = ? AND status IN ({marks})'
        with self._sql:
            ids = self._place_id(place), self._case_id(case)
            return self._sql.execute(query, (*ids, *statuses)).rowcount

    def check(self) -> str:
        """What SQLite says of the file: "ok"."""
        return str(self._sql.execute("PRAGMA integrity_check").fetchone()[0])

    def _insert_trial(self, ids: tuple[int, int], result: Result, at: str) -> None:
        trial = result.trial
        values = (
            *ids, trial.pipeline, trial.configuration, trial.source, trial.predicted_us,
            result.status, result.reason, result.yardstick, result.registers,
            *spelled(result.timing), at,
        )  # fmt: skip
        marks = ", ".join("?" * len(values))
        self._sql.execute(f"INSERT OR IGNORE INTO trials ({COLUMNS}) VALUES ({marks})", values)

    def _ids(self, place: Place, case: Case) -> tuple[int, int] | None:
        one = self._sql.execute(f"{PLACE_ID} {OF_PLACE}", astuple(place)).fetchone()
        other = self._sql.execute(f"{CASE_ID} {OF_CASE}", values_of(case)).fetchone()
        return (one[0], other[0]) if one and other else None

    def _place_id(self, place: Place) -> int:
        insert = "INSERT OR IGNORE INTO places (device, driver, ptxas, gemmc) VALUES (?, ?, ?, ?)"
        self._sql.execute(insert, astuple(place))
        return self._sql.execute(f"{PLACE_ID} {OF_PLACE}", astuple(place)).fetchone()[0]

    def _case_id(self, case: Case) -> int:
        names = "program, m, n, k, dtype, layout, result_bits, epilogue"
        insert = f"INSERT OR IGNORE INTO cases ({names}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        self._sql.execute(insert, values_of(case))
        return self._sql.execute(f"{CASE_ID} {OF_CASE}", values_of(case)).fetchone()[0]


@contextmanager
def reading(path: Path) -> Generator[Database | None]:
    """The database for reading, while another process may write it; None where there is no file."""
    found = _opened(path, change=False) if path.exists() else None
    try:
        with _said(path):
            yield found if found is not None and found.version else None
    finally:
        if found is not None:
            found.close()


@contextmanager
def writing(path: Path, wait: bool = False) -> Generator[Database]:
    """The database for changing it, made if it is not there.

    GemmcError where another process changes it, which is named, unless `wait`: then it is waited
    for.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with _locked(path, wait):
        found = _opened(path, change=True)
        try:
            with _said(path):
                found.make_tables()
                yield found
        finally:
            found.close()


@contextmanager
def _locked(path: Path, wait: bool) -> Generator[None]:
    with open(path.with_name(path.name + ".lock"), "a+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            lock.seek(0)
            found = f"process {lock.read().strip() or '(unknown)'}, which writes {path}"
            change = "wait for it with --wait, or take another --database and import that later"
            raise GemmcError("tune", "a database that nobody else writes", found, change) from None
        lock.truncate(0)
        lock.write(f"{os.getpid()}\n")
        lock.flush()
        yield


def now() -> str:
    """UTC in ISO 8601, in seconds."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


@contextmanager
def _said(path: Path) -> Generator[None]:
    """What SQLite refuses, as an error about the file."""
    try:
        yield
    except sqlite3.Error as error:
        raise GemmcError("tune", NEEDED, str(error), where=str(path)) from error


@contextmanager
def _telling(path: Path) -> Generator[None]:
    """A line on stderr about what is waited for, where it takes long."""
    line = f"gemmc: waits for {path}, which another process has locked, for {PATIENCE_S:g} s\n"
    told = threading.Timer(SILENT_S, sys.stderr.write, [line])
    told.start()
    try:
        yield
    finally:
        told.cancel()


def _opened(path: Path, change: bool) -> Database:
    """The file, which is not touched unless it is a tuning database, or empty, and to `change`."""
    where = str(path)
    with _said(path):
        connection = sqlite3.connect(path, timeout=PATIENCE_S)
        connection.row_factory = sqlite3.Row
        found = Database(path, connection)
        with _telling(path):
            version, names = found.kind
    if version not in (0, VERSION):
        found.close()
        raise GemmcError("tune", f"a database of version {VERSION}", str(version), where=where)
    if names and not version or version and not names >= NAMES:
        found.close()
        change_ = "name another file ($GEMMC_TUNING, --database)"
        raise GemmcError("tune", NEEDED, "a database of other tables", change_, where)
    if change:
        connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return found
