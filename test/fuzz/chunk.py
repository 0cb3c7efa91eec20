"""Many programs in one process: hypothesis draws them, and makes what fails small."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fuzz.check import How, Outcome, outcome
from fuzz.draw import Program, programs
from hypothesis import HealthCheck, Phase, given, seed, settings

Send = Callable[[str, Any], None]
"""What a chunk tells: `begin` with a program; `done` with its outcome; `failed` with both, of the
smallest that fails alike."""


class Failed(Exception):
    """A program that fails, for hypothesis."""


@dataclass(frozen=True)
class Plan:
    """How many programs from which seed; the share that runs as PTX; time to make one smaller;
    reasons of failures that are known."""

    seed: int
    count: int
    pipeline: str = ""
    how: How = How()
    ptx_share: float = 0.5
    most_work: int = 100_000
    shrink_seconds: float = 60.0
    known: frozenset[str] = frozenset()


def run(plan: Plan, send: Send) -> None:
    """All programs of a chunk; behind one that fails it goes on with another seed."""
    tried = _Tried(plan, send)
    number = 0
    while tried.count < plan.count and number < plan.count:
        tried.search(plan.seed * 1009 + number)
        number += 1


class _Tried:
    """The programs of a chunk, each run once."""

    def __init__(self, plan: Plan, send: Send) -> None:
        self.plan, self.send = plan, send
        self.count = 0
        self.known: dict[tuple[str, str], Outcome] = {}
        self.failure: tuple[Program, Outcome] | None = None
        self.until = 0.0
        self.seen = set(plan.known)

    def search(self, number: int) -> None:
        """Draw until one fails or there were enough, then make that one small."""
        self.failure = None
        left = self.plan.count - self.count

        @seed(number)
        @settings(
            max_examples=max(left, 2), database=None, deadline=None, report_multiple_bugs=False,
            phases=(Phase.generate, Phase.shrink), suppress_health_check=list(HealthCheck),
            print_blob=False,
        )  # fmt: skip
        @given(programs(self.plan.pipeline))
        def search(program: Program) -> None:
            self.try_one(program)

        try:
            search()
        except Failed:
            assert self.failure is not None
            program, found = self.failure
            self.send("failed", (program, found))
            self.seen.add(found.reason)

    def try_one(self, program: Program) -> None:
        """Raises Failed where it fails as the first one did."""
        key = program.pipeline, program.text
        found = self.known.get(key)
        if found is None:
            if self.failure is None and self.count >= self.plan.count:
                return
            if self.failure is not None and time.process_time() > self.until:
                return
            self.send("begin", program)
            found = outcome(program, self._how(program))
            self.known[key] = found
            if self.failure is None:
                self.count += 1
                self.send("done", (program, found))
        if not found.failed or found.reason in self.seen:
            return
        if self.failure is None:
            self.until = time.process_time() + self.plan.shrink_seconds
        elif found.reason != self.failure[1].reason:
            return
        self.failure = program, found
        raise Failed(found.reason)

    def _how(self, program: Program) -> How:
        """Larger programs are not run as PTX where that takes the CPU."""
        how, share = self.plan.how, self.plan.ptx_share
        small = program.work <= self.plan.most_work
        drawn = hash(len(program.text) * 7919 % 1000) < 1000 * share
        ptx = how.ptx and (how.runner is not None or (small and drawn) or self.failure is not None)
        return How(how.runner, how.formed, ptx, how.seconds)
