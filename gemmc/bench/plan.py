"""How much is measured, and how long that takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

BURST = "burst"
SETTLED = "settled"
PHASES = (SETTLED, BURST)
COLD = "cold"
WARM = "warm"

SETUP_S = 2.0
"""Buffers, graphs and checks of a problem, roughly."""

SEARCH_S = 4.0
"""Finding cuBLASLt's best algorithm for a problem, roughly."""

REPEAT_S = 0.002
"""Of a launch whose bits are compared, roughly."""

LEAST_ROUNDS = 6
"""Fewer have no 95 % interval."""


@dataclass(frozen=True)
class Plan:
    """Rounds and phases. A round times each contender, in random order.

    A graph takes about `graph_s`. burst: one graph after `rest_s` of rest. settled: after
    `settle_s` of load, `own_s` of the contender itself and then `timed_s` that count, in
    `turns` turns: there and back from one end, then from the other, each time after a turn of
    the first contender that does not count. So everyone follows itself as often as another, and
    is as often the first as the last.
    cold: launches walk over buffers that exceed twice the L2; warm: they stay on one set.
    `repeats` launches of one input set are compared bit by bit; they are part of the load.
    """

    rounds: int = 9
    phases: tuple[str, ...] = PHASES
    l2: tuple[str, ...] = (COLD,)
    limit_rounds: int = 6
    graph_s: float = 0.03
    rest_s: float = 0.3
    settle_s: float = 5.0
    own_s: float = 0.35
    timed_s: float = 0.15
    turns: int = 4
    repeats: int = 20
    seed: int = 0

    def states(self) -> tuple[tuple[str, str], ...]:
        """(phase, l2) of everything that is timed; burst first, while the card is cool."""
        return tuple((phase, l2) for phase in (BURST, SETTLED) for l2 in self.l2_of(phase))

    def l2_of(self, phase: str) -> tuple[str, ...]:
        """The states of the L2 in which a phase is timed: none if the phase is not."""
        return self.l2 if phase in self.phases else ()

    def phase_seconds(self, contenders: int) -> float:
        """Of the timing of one problem with so many contenders, none slower than a graph."""
        return self.timing_seconds([self.graph_s] * contenders)

    def timing_seconds(self, graphs: Sequence[float]) -> float:
        """Of the timing of contenders whose graphs take so many seconds each: a turn is at least
        one graph."""
        turns = [max(self.own_s, graph) + max(self.timed_s, graph) for graph in graphs]
        led = self.turns // 2 * sum(turns) / max(1, len(turns))
        settled = self.rounds * (self.turns * sum(turns) + led)
        settled += max(self.settle_s, sum(max(self.timed_s, graph) for graph in graphs))
        burst = (self.rounds + 1) * sum(self.rest_s + graph for graph in graphs)
        each = {BURST: burst, SETTLED: settled}
        return sum(each[phase] for phase, _ in self.states())

    def limited(self) -> Plan:
        """The plan for the limit, which is measured alone."""
        return replace(self, rounds=min(self.rounds, self.limit_rounds), l2=(COLD,))

    def seconds(
        self,
        problems: int,
        contenders: int,
        *,
        limits: int = 0,
        search: bool = False,
    ) -> float:
        """An estimate for `problems` of `contenders` each, and `limits` limits, without builds."""
        one = SETUP_S + self.phase_seconds(contenders) + (SEARCH_S if search else 0.0)
        one += REPEAT_S * self.repeats * contenders
        limit = SETUP_S + self.limited().phase_seconds(1)
        return problems * one + limits * limit

    def within(
        self,
        seconds: float,
        problems: int,
        contenders: int,
        *,
        limits: int = 0,
        search: bool = False,
    ) -> Plan:
        """The plan with as many rounds, up to its own, as fit; never below `LEAST_ROUNDS`."""
        plan = self
        while plan.rounds > LEAST_ROUNDS and (
            plan.seconds(problems, contenders, limits=limits, search=search) > seconds
        ):
            plan = replace(plan, rounds=plan.rounds - 1)
        return plan


def state_name(phase: str, l2: str) -> str:
    """What JSON and tables call a state: `settled` is with a cold L2, `settled warm` is not."""
    return phase if l2 == COLD else f"{phase} {l2}"
