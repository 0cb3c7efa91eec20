"""What the tuning database keeps: of which machine, of which program, of which configuration."""

from __future__ import annotations

from dataclasses import dataclass

from gemmc.plan import Problem

MEASURED, WRONG, FAILED, FAULT, HANG = "measured", "wrong", "failed", "fault", "hang"
STATUSES = (MEASURED, WRONG, FAILED, FAULT, HANG)
"""Timed and right; a wrong result; not compiled or not loaded; a fault on the GPU; no end."""


@dataclass(frozen=True)
class Place:
    """Where and with what something was measured: the device's name, the versions of its driver,
    of ptxas ("driver" where the driver assembled) and of gemmc."""

    device: str
    driver: str
    ptxas: str
    gemmc: str


@dataclass(frozen=True)
class Case:
    """What was computed: a program's digest (`gemmc.tuned.program`) and its problem."""

    program: str
    problem: Problem


@dataclass(frozen=True)
class Trial:
    """A configuration that may be measured: its resolved pipeline, how it is spelled, the row of
    data that it comes from, and the microseconds that the model predicts, if it knows it."""

    pipeline: str
    configuration: str
    source: str
    predicted_us: float | None = None


@dataclass(frozen=True)
class Timing:
    """Microseconds of a launch, the median of the samples with its 95 % interval; `speed` is how
    many times faster than the yardstick of the same rounds, with its interval."""

    us: float
    us_low: float
    us_high: float
    speed: float
    speed_low: float
    speed_high: float
    samples: tuple[float, ...] = ()


@dataclass(frozen=True)
class Result:
    """What came of a trial: a status of `STATUSES`, why where it is not `MEASURED`, and the timing
    where it is; `yardstick` is the pipeline that `speed` refers to."""

    trial: Trial
    status: str
    reason: str = ""
    timing: Timing | None = None
    yardstick: str = ""
    registers: int = 0


@dataclass(frozen=True)
class Entry:
    """A result as it is kept."""

    place: Place
    case: Case
    result: Result
    at: str
    """When, as UTC in ISO 8601."""


@dataclass(frozen=True)
class Rejection:
    """Why candidates were not compiled: what was needed, how many lacked it, one that did and
    what was found in it."""

    reason: str
    count: int
    example: str = ""
