"""A run of the ladder as JSON: what `gemmc ladder --json` writes and the pages read."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from gemmc.bench.problem import Problem
from gemmc.bench.results import Report, of_json, to_json
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
        return timed(self.report.cases[0]) if self.report and self.report.cases else {}


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


def reports(path: Path) -> Mapping[str, Report]:
    """The reports of a file, by ladder. GemmcError if it holds another thing."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        header = data["schema"], data["version"]
    except (ValueError, KeyError, TypeError) as error:
        needed = "a JSON object with schema and version"
        raise GemmcError("ladder", needed, "another text", where=str(path)) from error
    if header != (SCHEMA, VERSION):
        needed = f"results of schema {SCHEMA}, version {VERSION}"
        raise GemmcError("ladder", needed, f"{header[0]}, {header[1]}", where=str(path))
    return {each["ladder"]: of_json(each["report"]) for each in data["ladders"] if each["report"]}
