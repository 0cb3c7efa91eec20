"""Going through a program's configurations: compile ahead, measure in sets, keep each result.

Only this process writes to the database. A set is kept as soon as it is measured; what is lost
when the process is killed is the set that is being measured, and none of it counts as done.
"""

from __future__ import annotations

import hashlib
import queue
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from types import FrameType
from typing import Any

from gemmc.errors import GemmcError
from gemmc.tune.build import build
from gemmc.tune.device import Built, Factory, Program
from gemmc.tune.executors import Future, Workers
from gemmc.tune.measure import Answer, Job, measure
from gemmc.tune.progress import Progress
from gemmc.tune.rounds import Turns
from gemmc.tuned.best import contenders, ranking
from gemmc.tuned.database import Database
from gemmc.tuned.entry import FAILED, MEASURED, Case, Place, Result, Trial

LONG_US = 100.0
"""Microseconds from which a launch may be limited by power: shorter ones leave the card time."""


@dataclass(frozen=True)
class Effort:
    """How much is measured: `most` configurations of a program (0: all), for `seconds` at most
    (0: however long it takes), `size` of them side by side in so many `rounds`, each warm with
    itself for `warm_ms`; a kernel that is silent for `limit_s` is given up. Of the finalists there
    are `finalists` at most, in `final_rounds`, each warm for `final_warm_ms` where a launch takes
    `LONG_US`: a card at its power limit takes that long to settle."""

    most: int = 0
    seconds: float = 0.0
    size: int = 12
    rounds: int = 9
    warm_ms: float = 20.0
    limit_s: float = 20.0
    finalists: int = 8
    final_rounds: int = 9
    final_warm_ms: float = 350.0
    seed: int = 0


@dataclass(frozen=True)
class Task:
    """A program to tune: what it is, and what may be measured of it, `auto`'s choice first."""

    program: Program
    case: Case
    trials: Iterable[Trial]
    default: Trial


_Compiled = tuple[Trial, Built]
_Event = tuple[str, Any, Future | None]


@dataclass
class _State:
    """Where a task stands."""

    task: Task
    left: Iterator[Trial]
    until: float
    building: dict[str, Trial] = field(default_factory=dict[str, Trial])
    ready: list[_Compiled] = field(default_factory=list[_Compiled])
    yardstick: Built | None = None
    measuring: int = 0
    sets: int = 0
    over: bool = False
    default_is_new: bool = True
    default_missing: bool = False
    """Whether the yardstick can't be had: it does not compile, or was measured and is not right."""


class Tuner:
    """Tunes programs one after the other, with workers, into a database."""

    def __init__(
        self,
        database: Database,
        place: Place,
        target: str,
        factory: Factory,
        workers: Workers,
        effort: Effort,
        progress: Progress,
        builder: Callable[[Program, str, str], Built] = build,
    ) -> None:
        self._database, self._place, self._target = database, place, target
        self._factory, self._workers, self._effort = factory, workers, effort
        self._progress, self._builder = progress, builder
        self._events: queue.SimpleQueue[_Event] = queue.SimpleQueue()

    def tune(self, task: Task) -> None:
        """Measure what has no result yet. On Ctrl-C what is being measured is finished and kept;
        then KeyboardInterrupt is raised, at once at a second one."""
        self._database.set_default(self._place, task.case, task.default.pipeline)
        entries = self._database.entries(self._place, task.case)
        known = {each.result.trial.pipeline: each.result.status for each in entries}
        trials = _first(task.trials, self._effort.most)
        todo = (each for each in trials if each.pipeline not in known)
        until = time.monotonic() + self._effort.seconds if self._effort.seconds else float("inf")
        state = _State(task, todo, until)
        state.default_is_new = task.default.pipeline not in known
        state.default_missing = known.get(task.default.pipeline, MEASURED) != MEASURED
        self._progress.begins(task.program, task.default, len(known))
        with self._patient():
            if not self._go_through(state):
                self._stop(state)
                raise KeyboardInterrupt
        self._finals(state)
        self._progress.ends(self._ranked(task))

    def _go_through(self, state: _State) -> bool:
        """To the end; False where Ctrl-C came before."""
        while True:
            self._build_more(state)
            self._measure_more(state)
            if not state.building and not state.measuring and not state.ready:
                return True
            what, about, done = self._next()
            if done is None:
                return False
            self._handle(state, what, about, done)

    def _next(self) -> _Event:
        """The next event. Python handles signals while it waits, but not without a timeout."""
        while True:
            try:
                return self._events.get(timeout=0.5)
            except queue.Empty:
                continue

    @contextmanager
    def _patient(self) -> Generator[None]:
        """Have the first Ctrl-C be an event, so that nothing is cut off in the middle; the second
        is KeyboardInterrupt, wherever it comes."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.getsignal(signal.SIGINT)

        def pressed(number: int, frame: FrameType | None) -> None:
            signal.signal(signal.SIGINT, before)
            self._events.put(("stop", None, None))

        signal.signal(signal.SIGINT, pressed)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _build_more(self, state: _State) -> None:
        """Keep the compilers busy, and no more than a few sets ahead."""
        ahead = 2 * self._workers.builders + self._effort.size * self._workers.devices
        while len(state.building) + len(state.ready) < ahead:
            if state.over or time.monotonic() > state.until:
                state.over = True
                return
            trial = next(state.left, None)
            if trial is None:
                state.over = True
                return
            if state.yardstick is None and not state.default_missing and not state.building:
                # Everything is compared with it, so it comes first, also where it has a result.
                self._build(state, state.task.default)
            if trial.pipeline != state.task.default.pipeline:
                self._build(state, trial)

    def _build(self, state: _State, trial: Trial) -> None:
        state.building[trial.pipeline] = trial
        program = state.task.program
        work = self._workers.building.submit(
            self._builder, program, trial.pipeline, self._target
        )
        work.add_done_callback(lambda done: self._events.put(("built", trial, done)))

    def _measure_more(self, state: _State) -> None:
        """Sets of whole size, or what is left once nothing is being compiled."""
        default = state.task.default.pipeline
        if time.monotonic() > state.until:
            state.ready.clear()
        while state.measuring < self._workers.devices and default not in state.building:
            whole = len(state.ready) >= self._effort.size
            if not whole and (state.building or not state.ready):
                return
            chosen = state.ready[: self._effort.size]
            del state.ready[: self._effort.size]
            self._measure(state, chosen)

    def _measure(self, state: _State, chosen: Sequence[_Compiled]) -> None:
        default = state.task.default
        if state.yardstick is not None and default not in [trial for trial, _ in chosen]:
            chosen = [(default, state.yardstick), *chosen]
        kernels = [built for _, built in chosen]
        about = [(trial, built.registers) for trial, built in chosen]
        state.measuring += 1
        job = self._job(state, kernels, self._effort.rounds, self._effort.warm_ms)
        work = self._workers.measuring.submit(measure, job)
        work.add_done_callback(lambda done: self._events.put(("measured", about, done)))

    def _job(
        self, state: _State, kernels: Sequence[Built], rounds: int, warm_ms: float
    ) -> Job:
        state.sets += 1
        turns = Turns(rounds, warm_ms, self._effort.seed + state.sets)
        limit_s = self._effort.limit_s
        return Job(self._factory, state.task.program, tuple(kernels), turns, limit_s)

    def _handle(self, state: _State, what: str, about: Any, done: Future) -> None:
        try:
            found = done.result()
        except BrokenExecutor as error:
            needed, change = "workers that go on", "start again: what has a result is kept"
            raise GemmcError("tune", needed, str(error) or "none", change) from None
        if what == "built":
            self._built(state, about, found)
            return
        state.measuring -= 1
        self._measured(state, about, found)

    def _built(self, state: _State, trial: Trial, built: Built) -> None:
        state.building.pop(trial.pipeline)
        default = trial.pipeline == state.task.default.pipeline
        if built.error:
            state.default_missing |= default
            self._keep(state, [Result(trial, FAILED, built.error)])
        elif default:
            state.yardstick = built
            if state.default_is_new:
                state.ready.insert(0, (trial, built))
        else:
            state.ready.append((trial, built))

    def _measured(
        self, state: _State, about: Sequence[tuple[Trial, int]], answer: Answer
    ) -> None:
        default = state.task.default
        pairs = list(zip(about, answer.outcomes, strict=True))
        was_there = [outcome.status for (trial, _), outcome in pairs if trial == default]
        compared = MEASURED in was_there
        if was_there and not compared:
            state.yardstick, state.default_missing = None, True
        yardstick = default.pipeline if compared else ""
        results = [
            Result(trial, each.status, each.reason, each.timing, yardstick, registers)
            for (trial, registers), each in pairs
        ]
        self._keep(state, results, answer)

    def _keep(self, state: _State, results: list[Result], answer: Answer | None = None) -> None:
        place = self._place
        if answer is not None:
            # Another machine of a cluster may have another card: what it says is what counts.
            place = Place(answer.device, answer.driver, place.ptxas, place.gemmc)
        self._database.record(place, state.task.case, results)
        self._progress.kept(results, self._ranked(state.task))

    def _ranked(self, task: Task) -> Any:
        entries = self._database.entries(self._place, task.case)
        return ranking(entries, self._database.finals(self._place, task.case))

    def _stop(self, state: _State) -> None:
        """Let what is being measured end, and keep it."""
        self._progress.stops(state.measuring)
        state.ready.clear()
        while state.measuring:
            what, about, done = self._next()
            if what == "measured" and done is not None:
                self._handle(state, what, about, done)

    def _finals(self, state: _State) -> None:
        """Time those again, side by side and for longer, that the sets do not tell apart."""
        task = state.task
        trials = self._finalists(task)
        digest = _digest(trials)
        if not trials or self._database.has_final(self._place, task.case, digest):
            return
        self._progress.finals(len(trials))
        submit = self._workers.building.submit
        work = [submit(self._builder, task.program, t.pipeline, self._target) for t in trials]
        kernels: list[Built] = [each.result() for each in work]
        if any(each.error for each in kernels):
            return
        effort = self._effort
        us = min(each.us for each in self._ranked(task))
        warm_ms = effort.final_warm_ms if us > LONG_US else effort.warm_ms
        job = self._job(state, kernels, effort.final_rounds, warm_ms)
        answer: Answer = self._workers.measuring.submit(measure, job).result()
        timings = {
            trial.pipeline: outcome.timing
            for trial, outcome in zip(trials, answer.outcomes, strict=True)
            if outcome.timing is not None
        }
        self._database.record_finals(self._place, task.case, digest, timings)

    def _finalists(self, task: Task) -> list[Trial]:
        """The yardstick and those that may be the best; none where nothing is left to tell."""
        ranked = ranking(self._database.entries(self._place, task.case))
        there = {each.entry.result.trial.pipeline for each in ranked}
        chosen = [each.entry.result.trial for each in contenders(ranked, self._effort.finalists)]
        if not chosen or task.default.pipeline not in there:
            return []
        return [task.default, *(e for e in chosen if e.pipeline != task.default.pipeline)]


def _digest(trials: Iterable[Trial]) -> str:
    names = "\n".join(sorted(each.pipeline for each in trials))
    return hashlib.sha256(names.encode()).hexdigest()[:16]


def _first(trials: Iterable[Trial], most: int) -> Iterator[Trial]:
    return islice(trials, most) if most else iter(trials)
