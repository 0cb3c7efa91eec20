"""Between rows of the tables and values: the queries' parts, and what is made of a row."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import asdict, astuple
from typing import Any

from gemmc.plan import Problem
from gemmc.tuned.entry import Case, Entry, Place, Result, Timing, Trial

COLUMNS = (
    'place, "case", pipeline, configuration, source, predicted_us, status, reason, yardstick, '
    "registers, us, us_low, us_high, speed, speed_low, speed_high, samples, at"
)
OF_PLACE = "device = ? AND driver = ? AND ptxas = ? AND gemmc = ?"
OF_CASE = (
    "program = ? AND m = ? AND n = ? AND k = ? AND dtype = ? AND layout = ? AND result_bits = ? "
    "AND epilogue = ?"
)
PLACE = "device, driver, ptxas, gemmc"
CASE = "program, m, n, k, dtype, layout, result_bits, epilogue"
JOINED = 'trials JOIN places ON places.id = trials.place JOIN cases ON cases.id = trials."case"'
ENTRIES = f"SELECT trials.*, {PLACE}, {CASE} FROM {JOINED}"
FINALS = """
SELECT finals.*, trials.pipeline FROM finals JOIN trials ON trials.id = trial
WHERE place = ? AND "case" = ? AND contenders = (
    SELECT contenders FROM finals JOIN trials ON trials.id = trial
    WHERE place = ? AND "case" = ? ORDER BY finals.id DESC LIMIT 1)
"""


def where_of(place: Place | None, case: Case | None) -> tuple[str, tuple[Any, ...]]:
    """The condition for a place, a case, both or neither, and its values."""
    parts: list[str] = []
    values: tuple[Any, ...] = ()
    if place is not None:
        parts.append(OF_PLACE)
        values += astuple(place)
    if case is not None:
        parts.append(OF_CASE)
        values += values_of(case)
    return ("WHERE " + " AND ".join(parts) if parts else ""), values


def values_of(case: Case) -> tuple[Any, ...]:
    """As the columns of a case have it."""
    found = asdict(case.problem)
    sizes = tuple(found[name] for name in ("m", "n", "k", "dtype", "layout", "result_bits"))
    return (case.program, *sizes, " ".join(case.problem.epilogue))


def spelled(timing: Timing | None) -> tuple[Any, ...]:
    """As the columns of a timing have it."""
    if timing is None:
        return (None,) * 7
    return (*astuple(timing)[:6], json.dumps([round(each, 4) for each in timing.samples]))


def place_of(row: sqlite3.Row) -> Place:
    """Of a row with the columns of a place."""
    return Place(row["device"], row["driver"], row["ptxas"], row["gemmc"])


def case_of(row: sqlite3.Row) -> Case:
    """Of a row with the columns of a case."""
    problem = Problem(
        row["m"], row["n"], row["k"], row["dtype"], row["layout"], row["result_bits"],
        tuple(row["epilogue"].split()),
    )  # fmt: skip
    return Case(row["program"], problem)


def timing_of(row: sqlite3.Row) -> Timing | None:
    """Of a row with the columns of a timing; None where they are empty. `sqlite3.DataError` for
    samples that are no list."""
    if row["us"] is None:
        return None
    names = ("us", "us_low", "us_high", "speed", "speed_low", "speed_high")
    numbers: dict[str, float] = {name: row[name] for name in names}
    try:
        return Timing(**numbers, samples=tuple(json.loads(row["samples"])))
    except (ValueError, TypeError) as error:
        raise sqlite3.DataError(f"samples that are no list, {row['samples']!r}") from error


def entry_of(row: sqlite3.Row) -> Entry:
    """Of a row of `ENTRIES`."""
    trial = Trial(row["pipeline"], row["configuration"], row["source"], row["predicted_us"])
    result = Result(
        trial, row["status"], row["reason"], timing_of(row), row["yardstick"], row["registers"]
    )
    return Entry(place_of(row), case_of(row), result, row["at"])
