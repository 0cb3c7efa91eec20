"""Many programs in one process: hypothesis draws them, and makes what fails small."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from fuzz.check import WRONG, How, Outcome, outcome
from fuzz.covered import Pair, pairs
from fuzz.draw import Program, programs
from fuzz.graphs.draw import graphs
from fuzz.graphs.memories import in_memory
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

Send = Callable[[str, Any], None]
"""What a chunk tells: `begin` with a program; `done` with its outcome; `smaller` with one that may
fail alike; `failed` with that of the smallest that does; `left` with a plan of what was not run."""


class Failed(Exception):
    """A program that fails, for hypothesis."""


@dataclass(frozen=True)
class Plan:
    """How many programs from which seed; the share that runs as PTX; time to make one smaller (with
    none, failures are only told); reasons of failures that are known; pairs of features that
    programs had, and such as are wanted; whether they are graphs of ops, not products."""

    seed: int
    count: int
    pipeline: str = ""
    how: How = How()
    ptx_share: float = 0.5
    most_work: int = 100_000
    shrink_seconds: float = 60.0
    known: frozenset[str] = frozenset()
    covered: frozenset[Pair] = frozenset()
    wanted: tuple[Pair, ...] = ()
    graphs: bool = False

    def behind(self, done: int) -> Plan:
        """Other programs, as many as are left behind so many."""
        return replace(self, seed=self.seed + 1_000_003, count=self.count - done)


def run(plan: Plan, send: Send) -> bool:
    """All programs of a chunk; behind one that fails it goes on with another seed. Behind one that
    may have broken a device it ends, and tells what is left: False."""
    tried = _Tried(plan, send)
    number = 0
    while tried.count < plan.count and number < plan.count and not tried.broken:
        tried.search(plan.seed * 1009 + number)
        number += 1
    if tried.count < plan.count:
        send("left", plan.behind(tried.count))
    return not tried.broken


SKIPPED = 2
"""Programs with no new pair of features that are left out, for each that is run."""

ALIKE = 3
"""Wrong results that are made small in a chunk: what they have in common says little."""


class _Tried:
    """The programs of a chunk, each run once."""

    def __init__(self, plan: Plan, send: Send) -> None:
        self.plan, self.send = plan, send
        self.count = 0
        self.known: dict[tuple[str, str], Outcome] = {}
        self.failure: tuple[Program, Outcome] | None = None
        self.until = 0.0
        self.seen = Counter(dict.fromkeys(plan.known, ALIKE))
        self.covered = set(plan.covered)
        self.skipped = 0
        self.broken = False

    def search(self, number: int) -> None:
        """Draw until one fails or there were enough, then make that one small."""
        self.failure = None
        left = self.plan.count - self.count
        phases = (Phase.generate, Phase.shrink) if self.plan.shrink_seconds else (Phase.generate,)

        @seed(number)
        @settings(
            max_examples=max(left * (1 + SKIPPED), 2), database=None, deadline=None,
            phases=phases, suppress_health_check=list(HealthCheck),
            report_multiple_bugs=False, print_blob=False,
        )  # fmt: skip
        @given(self._programs())
        def search(program: Program) -> None:
            self.try_one(program)

        try:
            search()
        except Failed:
            if self.failure is None or not self.plan.shrink_seconds:
                return
            program, found = self.failure
            self.send("failed", (program, found))
            self.seen[found.reason] += 1 if found.kind == WRONG else ALIKE

    def _programs(self) -> st.SearchStrategy[Program]:
        if self.plan.graphs:
            return graphs(self.plan.wanted) | in_memory(self.plan.wanted)
        return programs(self.plan.pipeline, self.plan.wanted)

    def try_one(self, program: Program) -> None:
        """Raises Failed where it fails as the first one did, or may have broken a device."""
        key = program.head(), program.text
        found = self.known.get(key)
        if found is None:
            if self.failure is None and (self.count >= self.plan.count or self._is_old(program)):
                return
            if self.failure is not None and time.process_time() > self.until:
                return
            self.send("begin" if self.failure is None else "smaller", program)
            found = outcome(program, self._how(program))
            self.known[key] = found
            if self.failure is None:
                self.count += 1
                self.send("done", (program, found))
        if found.failed and self.plan.how.runner is not None:
            self.broken |= not found.reason.startswith("values")
        if not self.broken:
            if not found.failed or not self.plan.shrink_seconds:
                return
            if self.seen[found.reason] >= ALIKE:
                return
        if self.broken:
            self.until = 0.0
        elif self.failure is None:
            self.until = time.process_time() + self.plan.shrink_seconds
        elif found.reason != self.failure[1].reason:
            return
        self.failure = program, found
        raise Failed(found.reason)

    def _is_old(self, program: Program) -> bool:
        """Whether it is left out for one that has a pair of features that none had."""
        new = set(pairs(program.features)) - self.covered
        self.covered |= new
        if new or self.skipped >= SKIPPED * self.plan.count:
            return False
        self.skipped += 1
        return True

    def _how(self, program: Program) -> How:
        """Larger programs are not run as PTX where that takes the CPU."""
        how, share = self.plan.how, self.plan.ptx_share
        small = program.work <= self.plan.most_work
        drawn = hash(len(program.text) * 7919 % 1000) < 1000 * share
        ptx = how.ptx and (how.runner is not None or (small and drawn) or self.failure is not None)
        return How(how.runner, how.formed, ptx, how.seconds)
