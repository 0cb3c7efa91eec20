"""Watching over the process that measures: a set of kernels in, a result for each of them out.

A kernel that hangs is given up after a limit, one that faults takes its process with it; both are
results. The process is started anew and the others of the set are measured again from the first
round, so that all that is compared was timed side by side.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

from gemmc.errors import GemmcError
from gemmc.tune import child as child_
from gemmc.tune.device import Built, Factory, Program
from gemmc.tune.rounds import Turns, timing
from gemmc.tuned.entry import FAILED, FAULT, HANG, MEASURED, WRONG, Timing

START_LIMIT_S = 120.0
"""Until a process has its device, or a program's inputs."""

ATTEMPTS = 2
"""Times that a device is started, or a program opened, before that is an error."""


@dataclass(frozen=True)
class Job:
    """A set of kernels of a program, to be timed side by side; the first is the yardstick. No
    kernel may be silent for longer than `limit_s`."""

    factory: Factory
    program: Program
    kernels: tuple[Built, ...]
    turns: Turns
    limit_s: float


@dataclass(frozen=True)
class Outcome:
    """A status of `gemmc.tuned.entry`, why, and how long a launch took."""

    status: str
    reason: str = ""
    timing: Timing | None = None


@dataclass(frozen=True)
class Answer:
    """What came of a job: the device's name and driver, and an outcome for each kernel."""

    device: str
    driver: str
    outcomes: tuple[Outcome, ...]


class _Ended(Exception):
    """The process is gone: what it was about, and the outcome that this is."""

    def __init__(self, number: int, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.number, self.outcome = number, outcome


_ordinal = threading.local()
"""The device that jobs of this thread run on."""


def use_device(ordinal: int) -> None:
    """Have the jobs of this thread run on a device; without that, on device 0."""
    _ordinal.value = ordinal


def describe(factory: Factory) -> tuple[str, str]:
    """The device's name and its driver's version. GemmcError where there is no device."""
    watch = _watch_of(factory)
    with watch.lock:
        return watch.described()


def measure(job: Job) -> Answer:
    """Time a set of kernels. GemmcError where the device or the program cannot be had."""
    watch = _watch_of(job.factory)
    with watch.lock:
        device, driver = watch.described()
        outcomes = _measured(watch, job)
    return Answer(device, driver, outcomes)


def _measured(watch: _Watch, job: Job) -> tuple[Outcome, ...]:
    """Kernels that end the process are left out of the next attempt."""
    done: dict[int, Outcome] = {}
    while len(done) < len(job.kernels):
        left = {n: each for n, each in enumerate(job.kernels) if n not in done}
        watch.open(job.program)
        try:
            done |= _attempt(watch, job, left)
        except _Ended as ended:
            done[ended.number] = ended.outcome
    return tuple(done[number] for number in range(len(job.kernels)))


def _attempt(watch: _Watch, job: Job, left: dict[int, Built]) -> dict[int, Outcome]:
    found: dict[int, Outcome] = {}
    samples: dict[int, list[float]] = {}
    watch.send(("measure", left, job.turns))
    number = next(iter(left))
    while True:
        try:
            what, *given = watch.receive(job.limit_s)
        except TimeoutError:
            watch.end(patience_s=0)
            why = f"nothing for {job.limit_s:g} s"
            raise _Ended(number, Outcome(HANG, why)) from None
        except EOFError:
            raise _Ended(number, Outcome(FAULT, watch.end())) from None
        if what == child_.DONE:
            break
        if what == child_.RAISED:
            watch.end()
            raise _Ended(number, Outcome(FAULT, given[0]))
        number = given[0]
        if what == child_.WRONG:
            found[number] = Outcome(WRONG, given[1])
        elif what == child_.NOT_LOADED:
            found[number] = Outcome(FAILED, given[1])
        elif what == child_.SAMPLE:
            samples.setdefault(number, []).append(given[1])
    yardstick = samples.get(0, [])
    return found | {
        number: Outcome(MEASURED, timing=timing(own, yardstick)) for number, own in samples.items()
    }


class _Watch:
    """A process that measures, started when it is needed and again when it has ended."""

    def __init__(self, factory: Factory, ordinal: int) -> None:
        self.lock = threading.Lock()
        self._what = factory, ordinal
        self._closed = False
        self._process: subprocess.Popen[bytes] | None = None
        self._connection: Connection[Any, Any] | None = None
        self._program: Program | None = None
        self._description: tuple[str, str] | None = None

    def described(self) -> tuple[str, str]:
        """The device's name and driver."""
        if self._description is None:
            name, driver = self._asked(("describe",), "a device to measure on")
            self._description = name, driver
        return self._description

    def open(self, program: Program) -> None:
        """Have the process make inputs for a program, unless it has."""
        if self._process is not None and self._process.poll() is not None:
            self.end()  # it was idle for too long
        if self._process is None or self._program != program:
            self._asked(("open", program), f"inputs for {program.name}")
            self._program = program

    def send(self, message: tuple[Any, ...]) -> None:
        """Tell the process something; it is started for it."""
        if self._process is None:
            self._start()
        assert self._connection is not None
        # Where the process has gone meanwhile, `receive` says so.
        with suppress(OSError):
            self._connection.send(message)

    def receive(self, limit_s: float) -> tuple[Any, ...]:
        """The next thing it says. TimeoutError, or EOFError once it has ended."""
        assert self._connection is not None
        try:
            if not self._connection.poll(limit_s):
                raise TimeoutError
            return self._connection.recv()
        except (ConnectionError, pickle.UnpicklingError):
            raise EOFError from None

    def end(self, patience_s: float = 0.5) -> str:
        """Kill the process, unless it ends within so many seconds by itself; how it ended."""
        process, connection = self._process, self._connection
        self._process = self._connection = self._program = None
        if connection is not None:
            connection.close()
        if process is None:
            return "it had not started"
        with suppress(subprocess.TimeoutExpired):
            process.wait(patience_s)
        process.kill()
        code = process.wait()
        return f"the process ended by signal {-code}" if code < 0 else f"it ended with code {code}"

    def _asked(self, message: tuple[Any, ...], needed: str) -> Any:
        """The answer to a question. GemmcError where there is none after `ATTEMPTS`."""
        found = ""
        for _ in range(ATTEMPTS):
            try:
                self.send(message)
                what, *given = self.receive(START_LIMIT_S)
                if what == child_.DONE:
                    return given[0]
                found = str(given[0])
            except TimeoutError:
                found = f"nothing for {START_LIMIT_S:g} s"
            except EOFError:
                found = "a process that ended"
            ended = self.end()
            found = found if found != "a process that ended" else ended
        raise GemmcError("tune", needed, found)

    def close(self) -> None:
        """End the process, and start none any more."""
        self._closed = True
        # Whoever waits for an answer sees that there will be none.
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def _start(self) -> None:
        if self._closed:
            raise GemmcError("tune", "a tuner that goes on", "one that ended")
        own, its = Pipe()
        command = [sys.executable, "-m", child_.__name__, str(its.fileno())]
        # A session of its own: Ctrl-C on the terminal is the tuner's.
        paths = os.pathsep.join(filter(None, sys.path))
        self._process = subprocess.Popen(
            command, pass_fds=[its.fileno()], stdin=subprocess.DEVNULL, start_new_session=True,
            env={**os.environ, "PYTHONPATH": paths},
        )  # fmt: skip
        its.close()
        self._connection = own
        self._program = None
        try:
            own.send_bytes(pickle.dumps(self._what))
            while (said := self.receive(START_LIMIT_S))[0] == child_.DOING:
                pass
        except (TimeoutError, EOFError, OSError):
            found = self.end()
            raise GemmcError("tune", "a process that measures", found) from None
        if said[0] != child_.STARTS:
            self.end()
            raise GemmcError("tune", "a device to measure on", str(said[1]))


_watches: dict[tuple[bytes, int], _Watch] = {}
_watches_lock = threading.Lock()


def _watch_of(factory: Factory) -> _Watch:
    """One for each device of this process."""
    ordinal = int(getattr(_ordinal, "value", 0))
    key = pickle.dumps(factory), ordinal
    with _watches_lock:
        if key not in _watches:
            _watches[key] = _Watch(factory, ordinal)
        return _watches[key]


def end_all() -> None:
    """End the processes that measure, whatever they do; what they do then fails."""
    with _watches_lock:
        watches: Sequence[_Watch] = tuple(_watches.values())
        _watches.clear()
    for watch in watches:
        watch.close()
