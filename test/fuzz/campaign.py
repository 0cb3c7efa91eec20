"""Chunks of programs in processes of their own, for so long, and what they tell."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from fuzz.check import SLOW, WRONG, How, Outcome, Runner
from fuzz.chunk import Plan
from fuzz.draw import Program
from fuzz.tally import Tally
from fuzz.worker import work

CHUNK = 50
"""Programs of one plan: what is learned of them, the next plan knows."""

WANTED = 60
"""Pairs that no program had yet and that those of a plan may have."""

PATIENCE, ON_DEVICE = 10.0, 1.5
"""Times its processor time that a program may take on the clock before its process is ended; on a
device, where one that hangs takes none."""

WRITTEN = 2.0
"""Seconds between two writings of the JSON."""


class Stopped(BaseException):
    """Somebody ended the campaign."""


@dataclass
class Campaign:
    """So many programs, or as many as there is time for: `seconds` on the clock, `each` of
    processor time for one. `runner` runs them on a device instead of on the CPU; there, failures
    are not made smaller. `json` has the counts at any time."""

    count: int
    seed: int
    workers: int = 1
    runner: Runner | None = None
    pipeline: str = ""
    graphs: bool = False
    each: float = 60.0
    ptx: float = 0.5
    shrink: float = 60.0
    seconds: float = float("inf")
    json: Path | None = None
    tally: Tally = field(default_factory=Tally)
    start: str = ""
    ended: str = ""
    _left: list[Plan] = field(default_factory=list[Plan])
    _running: dict[Connection, _Running] = field(default_factory=dict[Connection, "_Running"])
    _begun: float = 0.0
    _written: float = 0.0

    def run(self) -> None:
        """All of them; `ended` says why there were fewer."""
        self._begun = time.monotonic()
        if self.json is not None:
            self.tally.read(self.json)
        plans = self._plans()
        start = "fork" if self.runner is None else "spawn"  # the driver takes no fork
        context = multiprocessing.get_context(self.start or start)
        try:
            with _stopped_by_signals():
                while self._goes_on(plans, context):
                    if time.monotonic() - self._written > WRITTEN:
                        self._write()
        except Stopped as stopped:
            self.ended = f"ended by {stopped}"
        finally:
            for each in self._running.values():
                each.process.kill()
            self._running.clear()
            self._write()

    def _goes_on(self, plans: Iterator[Plan], context: Any) -> bool:
        """Give plans to processes and take what these tell; False at the end."""
        if time.monotonic() - self._begun > self.seconds:
            self.ended = f"ended after {self.seconds:g} s"
            return False
        while len(self._running) < self.workers:
            plan = self._next(plans)
            if plan is None:
                break
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            ours.send(plan)
            self._running[ours] = _Running(process, plan)
        if not self._running:
            return False
        for connection in wait(list(self._running), timeout=0.2):
            assert isinstance(connection, Connection)
            if not self._told(connection, self._running[connection], plans):
                del self._running[connection]
        self._end_what_hangs()
        return True

    def _end_what_hangs(self) -> None:
        most = self.each * (PATIENCE if self.runner is None else ON_DEVICE)
        for connection, each in list(self._running.items()):
            if time.monotonic() - each.since > most:
                self._ended(each, Outcome(SLOW, "hang", "its process was ended"))
                del self._running[connection]

    def _plans(self) -> Iterator[Plan]:
        how = How(self.runner, formed=self.runner is None, seconds=self.each)
        for begin in range(0, self.count, CHUNK):
            number = self.seed * 100_003 + begin // CHUNK
            size = min(CHUNK, self.count - begin)
            yield Plan(
                number, size, self.pipeline, how, self.ptx, shrink_seconds=self.shrink,
                graphs=self.graphs,
            )  # fmt: skip

    def _next(self, plans: Iterator[Plan]) -> Plan | None:
        """What is left of a plan, or a new one, with what is known by now: reasons of failures that
        say enough once, and pairs that were drawn."""
        plan = self._left.pop() if self._left else next(plans, None)
        if plan is None:
            return None
        known = (found.reason for _, found in self.tally.failures if found.kind != WRONG)
        covered = self.tally.covered
        wanted = () if self.pipeline else tuple(covered.wanted(WANTED, plan.seed))
        return replace(
            plan, known=frozenset(known), covered=frozenset(covered.drawn), wanted=wanted
        )

    def _told(self, connection: Connection, each: _Running, plans: Iterator[Plan]) -> bool:
        """Whether a process goes on; one that has died takes its program's failure with it."""
        try:
            what, said = connection.recv()
        except (EOFError, OSError):
            each.process.join()
            if each.process.exitcode:
                died = f"its process ended with {each.process.exitcode}"
                self._ended(each, Outcome("traceback", died, died))
            return False
        each.since = time.monotonic()
        match what:
            case "begin":
                each.program, each.failing = said, None
            case "smaller":
                each.program = said
            case "done":
                program, found = said
                each.program, each.done = None, each.done + 1
                self._count(program, found)
                each.failing = self.tally.keep(program, found) if found.failed else None
            case "failed":
                if each.failing is not None:
                    self.tally.keep(*said, instead=each.failing)
                each.program = each.failing = None
            case "left":
                each.done = each.plan.count
                self._left.append(said)
            case _:  # "end"
                plan = self._next(plans)
                if plan is None:
                    connection.send(None)
                    return False
                each.plan, each.done = plan, 0
                connection.send(plan)
        return True

    def _ended(self, each: _Running, found: Outcome) -> None:
        """A process that hangs or has died: its program fails, and the programs behind are planned
        anew. What was being made smaller is kept as it was."""
        each.process.kill()
        if each.program is not None:
            if each.failing is None:
                each.done += 1
                self._count(each.program, found)
            self.tally.keep(each.program, found)
        if each.done < each.plan.count:
            self._left.append(each.plan.behind(each.done))

    def _count(self, program: Program, found: Outcome) -> None:
        self.tally.add(program, found)
        if self.tally.count % 100 == 0:
            print(f"{self.tally.count} of {self.count}: {self.tally.summary()}", flush=True)

    def _write(self) -> None:
        self._written = time.monotonic()
        if self.json is not None:
            self.tally.write(self.json, self.said())

    def report(self) -> Iterator[str]:
        """Lines that say it all."""
        yield from self.tally.report()
        seconds = time.monotonic() - self._begun
        each = seconds * self.workers / max(self.tally.count, 1)
        yield f"{seconds:.0f} s, {each:.2f} s of a worker for a program; {self.ended or 'all done'}"
        yield f"{self.tally.count} programs: {self.tally.summary()}"

    def said(self) -> dict[str, Any]:
        """What this run is, for the JSON."""
        return {
            "seed": self.seed, "wanted": self.count, "workers": self.workers,
            "on": "cpu" if self.runner is None else "gpu", "pipeline": self.pipeline,
            "graphs": self.graphs,
            "seconds": round(time.monotonic() - self._begun, 1), "ended": self.ended,
        }  # fmt: skip


@dataclass
class _Running:
    """A process with its plan: how many programs are done, the one that it is at, and the file of
    the one whose failure it makes smaller."""

    process: Any
    plan: Plan
    done: int = 0
    program: Program | None = None
    failing: Path | None = None
    since: float = field(default_factory=time.monotonic)


@contextmanager
def _stopped_by_signals() -> Generator[None]:
    """Stopped where somebody ends this process, or interrupts it."""

    def stop(number: int, frame: object) -> None:
        raise Stopped(signal.Signals(number).name)

    numbers = (signal.SIGTERM, signal.SIGINT)
    before = [signal.signal(each, stop) for each in numbers]
    try:
        yield
    finally:
        for each, handler in zip(numbers, before, strict=True):
            signal.signal(each, handler)
