"""What a run found, as plain data that goes to JSON and comes back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from statistics import median
from typing import Any

from gemmc.bench.plan import Plan
from gemmc.bench.problem import Problem
from gemmc.bench.statistics import Interval, ratio
from gemmc.errors import GemmcError

SCHEMA = "gemmc-bench"
VERSION = 1
BASELINE = "torch.mm"
CUBLASLT = "cuBLASLt best"
RIVALS = (BASELINE, CUBLASLT)


@dataclass(frozen=True)
class Measured:
    """One contender on one problem.

    `milliseconds` has, per state ("settled", "burst", "settled warm", …), the time of one
    launch in each round; `gpu` the medians of clocks, power and temperature meanwhile.
    `bound_used` is the largest error as a share of its bound; `identical` how many of
    `repeats` launches gave the first one's bits. With a `missing` reason nothing was measured.
    """

    name: str
    note: str = ""
    missing: str = ""
    milliseconds: Mapping[str, list[float]] = field(default_factory=dict[str, list[float]])
    gpu: Mapping[str, dict[str, float]] = field(default_factory=dict[str, dict[str, float]])
    launches: int = 0
    bound_used: float = 0.0
    repeats: int = 0
    identical: int = 0

    @property
    def repeatable(self) -> bool:
        """The same bits every time."""
        return self.identical == self.repeats

    @property
    def correct(self) -> bool:
        """Within the bound (a NaN is not), and repeatable unless it is another's: cuBLASLt may
        choose an algorithm that adds in an order of its own."""
        return bool(self.bound_used <= 1.0) and (self.repeatable or self.name in RIVALS)


@dataclass(frozen=True)
class CaseResult:
    """One problem's contenders, the baseline first. `flop` is what one launch computes.

    Launches walk over `buffer_sets` sets of buffers, at each of `places` places in memory.
    """

    problem: Problem
    flop: int
    buffer_sets: int
    contenders: tuple[Measured, ...]
    places: int = 1

    @property
    def states(self) -> tuple[str, ...]:
        """The states that were timed."""
        return tuple(dict.fromkeys(s for c in self.contenders for s in c.milliseconds))

    def named(self, name: str) -> Measured:
        """The contender of that name. KeyError if there is none."""
        found = next((c for c in self.contenders if c.name == name), None)
        if found is None:
            raise KeyError(name)
        return found

    def tflops(self, name: str, state: str) -> float:
        """From the median time."""
        return self.flop / median(self.named(name).milliseconds[state]) / 1e9

    def ratio(self, name: str, state: str, to: str = BASELINE) -> Interval:
        """How many times faster than `to`: the median of the rounds' ratios, with its interval."""
        base, own = (self.named(n).milliseconds[state] for n in (to, name))
        return ratio(base, own)


@dataclass(frozen=True)
class Report:
    """A run: its cases, the limit of each element type, and what it was measured with."""

    cases: tuple[CaseResult, ...]
    limits: Mapping[str, CaseResult] = field(default_factory=dict[str, CaseResult])
    versions: Mapping[str, Any] = field(default_factory=dict[str, Any])
    plan: Plan = Plan()

    def share_of_limit(self, case: CaseResult, name: str, state: str) -> float | None:
        """A contender's speed over that of products alone; None where that is unknown."""
        limit = self.limits.get(case.problem.dtype)
        phase = state.split()[0]
        if limit is None or phase not in limit.states:
            return None
        return case.tflops(name, state) / limit.tflops(limit.contenders[0].name, phase)

    @property
    def correct(self) -> bool:
        """Whether everything that was measured is right."""
        cases = (*self.cases, *self.limits.values())
        return all(c.correct for case in cases for c in case.contenders if not c.missing)


def to_json(report: Report) -> str:
    """The report with all single timings; medians and ratios beside them, for readers."""
    summary = {"schema": SCHEMA, "version": VERSION, **asdict(report)}
    summary["cases"] = [_case(report, case) for case in report.cases]
    return json.dumps(summary, indent=1) + "\n"


def _case(report: Report, case: CaseResult) -> dict[str, Any]:
    found = asdict(case)
    for entry, measured in zip(found["contenders"], case.contenders, strict=True):
        entry["summary"] = {
            state: _summary(report, case, measured.name, state) for state in measured.milliseconds
        }
    return found


def _summary(report: Report, case: CaseResult, name: str, state: str) -> dict[str, Any]:
    found: dict[str, Any] = {"tflops": case.tflops(name, state)}
    if any(c.name == BASELINE and not c.missing for c in case.contenders):
        found["ratio"] = asdict(case.ratio(name, state))
    share = report.share_of_limit(case, name, state)
    return found if share is None else {**found, "share_of_limit": share}


def read_report(path: Path) -> Report:
    """The report that a file holds. GemmcError if it holds another thing."""
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise GemmcError("bench", "a JSON report", str(error), where=str(path)) from error
    try:
        if (data["schema"], data["version"]) == (SCHEMA, VERSION):
            return of_json(data)
    except (KeyError, TypeError):
        pass
    needed = f"a report of schema {SCHEMA}, version {VERSION}"
    raise GemmcError("bench", needed, "another file", where=str(path))


def of_json(data: Mapping[str, Any]) -> Report:
    """The report that `to_json` wrote, now or when a round had one turn, a walk one place and a
    graph at least 2 ms."""
    known = {each.name for each in fields(Plan)}
    found = {k: v for k, v in data["plan"].items() if k in known}
    plan: dict[str, Any] = {"turns": 1, "graph_s": 0.002, **found}
    for field_of_names in ("phases", "l2"):
        plan[field_of_names] = tuple(plan[field_of_names])
    return Report(
        tuple(_case_of(c) for c in data["cases"]),
        {dtype: _case_of(c) for dtype, c in data["limits"].items()},
        data["versions"],
        Plan(**plan),
    )


def _case_of(data: Mapping[str, Any]) -> CaseResult:
    contenders = tuple(
        Measured(**{k: v for k, v in entry.items() if k != "summary"})
        for entry in data["contenders"]
    )
    problem = Problem(**data["problem"])
    places = data.get("places", 1)
    return CaseResult(problem, data["flop"], data["buffer_sets"], contenders, places)
