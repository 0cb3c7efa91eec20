"""Tuning results as JSON: out of one database and into another."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from gemmc.errors import GemmcError
from gemmc.plan import Problem
from gemmc.tuned.database import Database
from gemmc.tuned.entry import STATUSES, Case, Place, Rejection, Result, Timing, Trial

SCHEMA, VERSION = "gemmc-tuning", 1

Group = tuple[
    Place, Case, list[tuple[Result, str]], dict[str, Timing], list[Rejection], str
]  # fmt: skip
"""Of one place and case: results and when they came, finals, what was rejected, `auto`'s choice."""


def exported(database: Database) -> str:
    """All that a database has, as text."""
    groups: list[dict[str, Any]] = []
    for place, case in database.pairs():
        entries = database.entries(place, case)
        finals = database.finals(place, case)
        groups.append({
            "place": asdict(place),
            "case": asdict(case),
            "default": database.default(place, case),
            "results": [{**asdict(each.result), "at": each.at} for each in entries],
            "finals": {pipeline: asdict(timing) for pipeline, timing in finals.items()},
            "rejected": [asdict(each) for each in database.rejections(place, case)],
        })  # fmt: skip
    return json.dumps({"schema": SCHEMA, "version": VERSION, "groups": groups}, indent=1) + "\n"


def imported(database: Database, path: Path) -> tuple[int, int]:
    """Add what a file has to a database, which keeps what it has: results in the file, and how
    many of them were new. GemmcError for another file; then nothing is changed."""
    return add(database, path, read(path))


def add(database: Database, path: Path, groups: Sequence[Group]) -> tuple[int, int]:
    """`imported`, of a file that was read."""
    total = new = 0
    for group in groups:
        place, case, results, finals, rejected, default = group
        total += len(results)
        for result, at in results:
            new += database.record(place, case, [result], at)
        if finals:
            database.record_finals(place, case, f"imported {path.name}", finals)
        if rejected and not database.rejections(place, case):
            database.set_rejections(place, case, rejected)
        if default and not database.default(place, case):
            database.set_default(place, case, default)
    return total, new


def read(path: Path) -> list[Group]:
    """What a file has; GemmcError for one that `exported` did not make."""
    needed = f"a file of {SCHEMA}, version {VERSION}, as gemmc tune export writes it"
    try:
        found: Any = json.loads(path.read_text(encoding="utf-8"))
        if (found["schema"], found["version"]) != (SCHEMA, VERSION):
            raise ValueError(f"{found['schema']}, version {found['version']}")
        return [_group(each) for each in found["groups"]]
    except OSError as error:
        raise GemmcError("tune", needed, error.strerror or "none", where=str(path)) from None
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        found = " ".join(f"{type(error).__name__}: {error}".split())
        raise GemmcError("tune", needed, found, where=str(path)) from None


def _group(read: Mapping[str, Any]) -> Group:
    problem: dict[str, Any] = dict(read["case"]["problem"])
    problem["epilogue"] = tuple(problem["epilogue"])
    case = Case(read["case"]["program"], Problem(**problem))
    return (
        Place(**read["place"]),
        case,
        [_result(each) for each in read["results"]],
        {pipeline: _timing(each) for pipeline, each in read["finals"].items()},
        [Rejection(**each) for each in read["rejected"]],
        str(read["default"]),
    )


def _result(read: Mapping[str, Any]) -> tuple[Result, str]:
    if read["status"] not in STATUSES:
        raise ValueError(f"status {read['status']}")
    timing = _timing(read["timing"]) if read["timing"] else None
    result = Result(
        Trial(**read["trial"]), read["status"], read["reason"], timing, read["yardstick"],
        read["registers"],
    )  # fmt: skip
    return result, read["at"]


def _timing(read: Mapping[str, Any]) -> Timing:
    numbers: dict[str, Any] = dict(read)
    numbers["samples"] = tuple(read["samples"])
    return Timing(**numbers)
