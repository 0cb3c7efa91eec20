"""A run of the ladder as JSON: what `gemmc ladder --json` writes and the pages read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from gemmc.bench.problem import Problem
from gemmc.bench.results import SCHEMA as BENCH_SCHEMA
from gemmc.bench.results import CaseResult, Report, of_json, read_report, to_json
from gemmc.errors import GemmcError
from gemmc.ladder.cpu import OnCpu
from gemmc.ladder.measured import Timed, timed
from gemmc.ladder.static import Static

SCHEMA = "gemmc-ladder"
VERSION = 1


@dataclass(frozen=True)
class Climb:
    """One ladder: its problem, what its rungs need, and the report of a GPU if there was one."""

    ladder: str
    problem: Problem
    statics: tuple[Static, ...]
    report: Report | None = None

    @property
    def times(self) -> dict[str, Timed]:
        """Each contender's; none where nothing was timed."""
        cases = self.report.cases if self.report else ()
        case = next((each for each in cases if each.problem == self.problem), None)
        return timed(case) if case else {}


def dump(climbs: Sequence[Climb], on_cpu: Sequence[OnCpu]) -> str:
    """All of it, the timings of every round included."""
    data = {
        "schema": SCHEMA,
        "version": VERSION,
        "cpu": [asdict(each) for each in on_cpu],
        "ladders": [_climb(each) for each in climbs],
    }
    return json.dumps(data, indent=1) + "\n"


def _climb(climb: Climb) -> dict[str, Any]:
    report = None if climb.report is None else json.loads(to_json(climb.report))
    return {
        "ladder": climb.ladder,
        "problem": asdict(climb.problem),
        "rungs": [_rung(each) for each in climb.statics],
        "report": report,
    }


def _rung(each: Static) -> dict[str, Any]:
    fits = None if each.occupancy is None else asdict(each.occupancy)
    return {
        "name": each.rung.name,
        "threads": each.threads,
        "shared": each.shared,
        "registers": each.registers,
        "spills": each.spills,
        "occupancy": fits,
        "fetched_bytes_per_flop": each.fetched,
        "refused": each.refused,
    }


def reports(path: Path) -> tuple[Report, ...]:
    """What a file of `gemmc ladder --json` or of `gemmc bench --json` has measured.

    GemmcError if it holds another thing.
    """
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        header = data["schema"], data["version"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        needed = "a JSON object with schema and version"
        raise GemmcError("ladder", needed, "another text", where=str(path)) from error
    if header[0] == BENCH_SCHEMA:
        return (read_report(path),)
    if header != (SCHEMA, VERSION):
        needed = f"results of schema {SCHEMA} or {BENCH_SCHEMA}, version {VERSION}"
        raise GemmcError("ladder", needed, f"{header[0]}, {header[1]}", where=str(path))
    return tuple(of_json(each["report"]) for each in data["ladders"] if each["report"])


def timed_case(
    found: Iterable[Report], names: Sequence[str], dtype: str, size: int | None
) -> tuple[Report, CaseResult] | None:
    """The first case of an element type, and a size if one is given, that timed one of `names`."""
    for report in found:
        for case in report.cases:
            problem, contenders = case.problem, {each.name for each in case.contenders}
            same = size in (None, problem.m) and problem.dtype == dtype
            if same and contenders & {*names}:
                return report, case
    return None
