"""Chunks of programs in processes of their own, what they tell, and what is said of it."""

from __future__ import annotations

import hashlib
import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from fuzz.check import FAILURES, REFUSED, SLOW, WRONG, How, Outcome
from fuzz.chunk import Plan, run
from fuzz.covered import Covered
from fuzz.draw import Program

CHUNK = 100
"""Programs of one process: what breaks it costs no more."""

PATIENCE = 10.0
"""Times its processor time that a program may take on the clock before its process is ended."""


@dataclass
class Campaign:
    """So many programs, and what became of them."""

    count: int
    seed: int
    workers: int = 1
    gpu: bool = False
    pipeline: str = ""
    seconds: float = 60.0
    ptx: float = 0.5
    out: Path = Path("fuzz-failures")
    kinds: Counter[str] = field(default_factory=Counter[str])
    refusals: Counter[str] = field(default_factory=Counter[str])
    examples: dict[str, Program] = field(default_factory=dict[str, Program])
    failures: list[tuple[Program, Outcome]] = field(default_factory=list[tuple[Program, Outcome]])
    covered: Covered = field(default_factory=Covered)
    left: list[Plan] = field(default_factory=list[Plan])

    def run(self) -> None:
        """All chunks, so many at a time as there are workers."""
        plans = self._plans()
        context = multiprocessing.get_context("spawn" if self.gpu else "fork")
        running: dict[Connection, _Running] = {}
        while True:
            while len(running) < self.workers:
                plan = self.left.pop() if self.left else next(plans, None)
                if plan is None:
                    break
                ours, theirs = context.Pipe()
                process = context.Process(target=_chunk, args=(plan, self.gpu, theirs), daemon=True)
                process.start()
                theirs.close()
                running[ours] = _Running(process, plan)
            if not running:
                return
            for connection in wait(list(running), timeout=1.0):
                assert isinstance(connection, Connection)
                if not self._told(connection, running[connection]):
                    del running[connection]
            for connection, each in list(running.items()):
                if each.program and time.monotonic() - each.since > PATIENCE * self.seconds:
                    self._ended(each, Outcome(SLOW, "hang", "its process was ended"))
                    del running[connection]

    def _plans(self) -> Iterator[Plan]:
        how = How(formed=not self.gpu, seconds=self.seconds)
        for begin in range(0, self.count, CHUNK):
            number = self.seed * 100_003 + begin // CHUNK
            size = min(CHUNK, self.count - begin)
            shrink = 0.0 if self.gpu else 60.0
            yield Plan(
                number, size, self.pipeline, how, self.ptx, shrink_seconds=shrink,
                known=self._known(), covered=frozenset(self.covered.drawn),
            )  # fmt: skip

    def _known(self) -> frozenset[str]:
        """Reasons of failures that say enough once."""
        return frozenset(found.reason for _, found in self.failures if found.kind != WRONG)

    def _told(self, connection: Connection, each: _Running) -> bool:
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
        if what == "begin":
            each.program, each.failing = said, None
        elif what == "smaller":
            each.program = said
        elif what == "done":
            program, found = said
            each.program, each.done = None, each.done + 1
            each.failing = said if found.failed else None
            self._count(program, found)
        elif what == "left":
            each.done = each.plan.count
            self.left.append(replace(said, how=replace(said.how, runner=None)))
        else:
            each.program = each.failing = None
            self._keep(*said)
        return True

    def _ended(self, each: _Running, found: Outcome) -> None:
        """A process that hangs or has died: its program fails, what was being made smaller is kept
        as it is, and the programs behind are planned anew."""
        each.process.kill()
        if each.failing is not None:
            self._keep(*each.failing)
        if each.program is not None:
            if each.failing is None:
                each.done += 1
                self._count(each.program, found)
            self._keep(each.program, found)
        if 0 < each.done < each.plan.count:
            self.left.append(each.plan.behind(each.done, self._known()))

    def _count(self, program: Program, found: Outcome) -> None:
        self.kinds[found.kind] += 1
        self.covered.add(program.features, found.kind in ("right", "unchecked", "wrong"))
        if found.reason and not found.failed:
            reason = f"{found.kind}: {found.reason}"
            self.refusals[reason] += 1
            shortest = self.examples.setdefault(reason, program)
            if len(program.text) < len(shortest.text):
                self.examples[reason] = program
        done = sum(self.kinds.values())
        if done % 100 == 0:
            print(f"{done} of {self.count}: {_counts(self.kinds)}", flush=True)

    def _keep(self, program: Program, found: Outcome) -> None:
        """A failure's program, as a file, and what it prints."""
        self.failures.append((program, found))
        path = keep(self.out, program, found)
        print(f"\n{found.kind}: {found.reason}: {path}\n{found.said.strip()}")
        print(program.text, flush=True)

    def report(self) -> Iterator[str]:
        """Lines that say it all."""
        yield f"\n{sum(self.kinds.values())} programs: {_counts(self.kinds)}"
        yield f"kept in {self.out}: {len(self.failures)} failures"
        yield "refusals by reason:"
        for reason, count in self.refusals.most_common(40):
            path = keep(self.out / "refused", self.examples[reason], Outcome(REFUSED, reason))
            yield f"{count:6} {reason} ({path.name})"
        yield from self.covered.report()


@dataclass
class _Running:
    """A process with its plan: how many programs are done, the one that it is at, and the one whose
    failure it makes smaller."""

    process: Any
    plan: Plan
    done: int = 0
    program: Program | None = None
    failing: tuple[Program, Outcome] | None = None
    since: float = field(default_factory=time.monotonic)


def _counts(kinds: Counter[str]) -> str:
    order = ("right", "refused", "unchecked", *FAILURES)
    return ", ".join(f"{kinds[kind]} {kind}" for kind in order if kinds[kind])


def keep(folder: Path, program: Program, found: Outcome) -> Path:
    """The file of a program, named by what it says."""
    folder.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256(program.text.encode()).hexdigest()[:8]
    path = folder / f"{found.kind.replace(' ', '-')}-{digest}.mlir"
    head = (
        f"// pipeline: {program.pipeline}, dynamic sizes: {program.rows}, exact: {program.exact}\n"
        f"// {found.kind}: {found.reason}\n"
    )
    path.write_text(head + program.text, "utf-8")
    return path


def _chunk(plan: Plan, gpu: bool, connection: Connection) -> None:
    """What a process does."""
    if gpu:
        from fuzz.device import on_gpu

        plan = replace(plan, how=replace(plan.how, runner=on_gpu))
    run(plan, lambda what, said: connection.send((what, said)))
