"""Whether two runs agree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gemmc.bench.results import BASELINE, Report


@dataclass(frozen=True)
class Difference:
    """One contender's median ratio in two runs."""

    what: str
    one: float
    other: float

    @property
    def relative(self) -> float:
        """By what share the second differs from the first."""
        return self.other / self.one - 1


def differences(one: Report, other: Report) -> list[Difference]:
    """Of every ratio that both have, the largest first."""
    pairs = {what: value for what, value in _ratios(other)}
    found = [Difference(what, value, pairs[what]) for what, value in _ratios(one) if what in pairs]
    return sorted(found, key=lambda each: -abs(each.relative))


def _ratios(report: Report) -> Iterator[tuple[str, float]]:
    for case in report.cases:
        for measured in case.contenders:
            if measured.missing or measured.name == BASELINE:
                continue
            for state in measured.milliseconds:
                what = f"{case.problem.name}, {measured.name}, {state}"
                yield what, case.ratio(measured.name, state).median


def lines(one: Report, other: Report, most: float = 0.01) -> Iterator[str]:
    """Every difference, and whether all are within `most`."""
    found = differences(one, other)
    if not found:
        yield "the two runs have no ratio in common"
        return
    for each in found:
        yield f"{100 * each.relative:+6.2f} %  {each.one:.4f} {each.other:.4f}  {each.what}"
    worst = abs(found[0].relative)
    verdict = "agree" if worst <= most else "do not agree"
    yield f"{len(found)} ratios {verdict} within {100 * most:g} %: at most {100 * worst:.2f} %"


def agree(one: Report, other: Report, most: float = 0.01) -> bool:
    """Whether there are common ratios and none differs by more than `most`."""
    found = differences(one, other)
    return bool(found) and abs(found[0].relative) <= most
