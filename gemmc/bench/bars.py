"""Bars: what ratio a kernel is to reach on a shape, as data, and whether it does.

The file is a JSON list of {"shape": "MxNxK", "settled": 1.03, "burst": 1.03, "aim": 1.07}; a
bar is met when the lower end of the ratio's interval reaches it. Aims are compared likewise,
against the best of cuBLASLt's algorithms too where that was measured.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gemmc.bench.results import BASELINE, RIVALS, CaseResult
from gemmc.errors import GemmcError


@dataclass(frozen=True)
class Bar:
    """The least ratios to the baseline for a shape, by phase, and the aim."""

    shape: str
    settled: float
    burst: float
    aim: float

    def of(self, phase: str) -> float:
        """The bar of a phase."""
        return self.settled if phase == "settled" else self.burst


@dataclass(frozen=True)
class Verdict:
    """How one contender stands to one bar."""

    contender: str
    state: str
    bar: float
    low: float
    aim: float
    aim_low: float

    @property
    def met(self) -> bool:
        return self.low >= self.bar

    @property
    def aim_met(self) -> bool:
        return self.aim_low >= self.aim

    def __str__(self) -> str:
        bar = "met" if self.met else f"missed by {self.bar - self.low:.3f}"
        aim = "met" if self.aim_met else f"missed by {self.aim - self.aim_low:.3f}"
        return (
            f"{self.contender}, {self.state}: lower end {self.low:.3f}, "
            f"bar {self.bar:.2f} {bar}, aim {self.aim:.2f} {aim}"
        )


def read_bars(path: Path) -> dict[str, Bar]:
    """The bars of a file by shape. GemmcError if it is no list of bars."""
    try:
        entries: Any = json.loads(path.read_text(encoding="utf-8"))
        bars = [Bar(**entry) for entry in entries]
    except (ValueError, TypeError, RecursionError) as error:
        needed = "a JSON list of objects with shape, settled, burst and aim"
        found = "others" if isinstance(error, TypeError) else " ".join(str(error).split())
        raise GemmcError("--bars", needed, found, where=str(path)) from error
    return {bar.shape: bar for bar in bars}


def judge(case: CaseResult, bars: dict[str, Bar]) -> list[Verdict]:
    """The verdicts on gemmc's kernels, per cold state that was timed; none without a bar."""
    bar = bars.get(case.problem.shape)
    if bar is None:
        return []
    rivals = [c.name for c in case.contenders if c.name in RIVALS and not c.missing]
    own = [c.name for c in case.contenders if not c.missing and c.name not in rivals]
    found: list[Verdict] = []
    for name in own:
        for state in (s for s in case.states if " " not in s):
            lows = {rival: case.ratio(name, state, rival).low for rival in rivals}
            least = min(lows.values())
            found.append(
                Verdict(name, state, bar.of(state), lows[BASELINE], bar.aim, least)
            )
    return found
