"""What measures: an interface, so that the tuner runs on anything that can say how long a kernel
takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from gemmc.plan import Problem


@dataclass(frozen=True)
class Program:
    """What is tuned: its name, its MLIR text and its problem."""

    name: str
    text: str
    problem: Problem


@dataclass(frozen=True)
class Built:
    """A compiled configuration: machine code (or PTX) and manifest, or why there is none."""

    pipeline: str
    code: bytes = b""
    manifest: str = ""
    registers: int = 0
    error: str = ""


class WrongResult(Exception):
    """What a kernel computed is not what the program says; the device is as good as before."""


class NotLoaded(Exception):
    """The device refuses a kernel before it runs; the device is as good as before."""


Sampler = Callable[[float], float]
"""Warms the device up with a kernel for so many milliseconds, at least once, then says how many
microseconds a launch of it takes."""


class Device(Protocol):
    """A device in a process of its own. Whatever else is raised than the two exceptions above
    means that the process is of no use any more."""

    def describe(self) -> tuple[str, str]:
        """The names of the device and of its driver's version."""
        ...

    def open(self, program: Program) -> None:
        """Make inputs for a program, instead of those of the one before."""
        ...

    def prepare(self, built: Built) -> Sampler:
        """Load a kernel, run it once, compare what it computes. WrongResult, NotLoaded."""
        ...


Factory = Callable[[int], Device]
"""Makes the device of an ordinal; it is pickled by its name."""
