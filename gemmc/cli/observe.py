"""What can be watched while a pipeline runs: the IR after passes, and the time they take."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TextIO, TypeVar

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.frontend import print_module

ResultT = TypeVar("ResultT")

_NUMBERED = re.compile(r"\d\d-[a-z0-9-]+\.mlir")


def print_banner(module: ModuleOp, title: str, stream: TextIO) -> None:
    """The module under a header that is a comment to the parser."""
    header = f"// -----// IR after {title} //----- //\n"
    print(header + print_module(module), file=stream, end="", flush=True)


@dataclass
class Timer:
    """Milliseconds per step, in order, printed on demand."""

    steps: list[tuple[str, float]] = field(default_factory=list[tuple[str, float]])

    def measure(self, name: str, action: Callable[[], ResultT]) -> ResultT:
        """Does `action` and adds a step with the time it took."""
        begin = time.perf_counter()
        result = action()
        self.add(name, begin)
        return result

    def add(self, name: str, begin: float) -> None:
        """Adds a step that began at `begin` (`time.perf_counter`) and ends now."""
        self.steps.append((name, (time.perf_counter() - begin) * 1e3))

    def report(self, stream: TextIO) -> None:
        """One line a step, and the sum."""
        for name, milliseconds in (*self.steps, ("total", sum(ms for _, ms in self.steps))):
            print(f"{milliseconds:9.2f} ms  {name}", file=stream)


@dataclass
class Dump:
    """Numbered files in a folder: the initial IR, then the IR after each pass."""

    folder: Path
    count: int = 0

    def prepare(self) -> None:
        """Makes the folder; numbered files of an earlier run are removed from it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for path in self.folder.iterdir():
            if _NUMBERED.fullmatch(path.name):
                path.unlink()

    def of_kernel(self, name: str) -> Dump:
        """The folder for a kernel of a program of several."""
        inner = Dump(self.folder / name)
        inner.prepare()
        return inner

    def write(self, title: str, module: ModuleOp) -> None:
        """Writes the next file, `NN-title.mlir`."""
        path = self.folder / f"{self.count:02d}-{title}.mlir"
        path.write_text(print_module(module), encoding="utf-8")
        self.count += 1


@dataclass
class Observer:
    """A pipeline's callback; what it does itself is not counted as a pass's time."""

    timer: Timer
    printed: Mapping[str, Container[int]]
    """Which passes' IR is printed, from 0, by what `kernel` is."""
    dump: Dump | None
    kernel: str = ""
    begin: float = 0.0
    number: int = -1

    def of_kernel(self, name: str) -> Observer:
        """The callback for the passes of a kernel of a program of several."""
        dump = None if self.dump is None else self.dump.of_kernel(name)
        return replace(self, dump=dump, kernel=f"{name}: ", number=-1)

    def __call__(
        self, before: ModulePass | None, module: ModuleOp, after: ModulePass | None
    ) -> None:
        """Called ahead of the first pass (`before` is None) and after each one."""
        if before is not None:
            self.timer.add(f"{self.kernel}{before.name}", self.begin)
            self.number += 1
            if self.number in self.printed.get(self.kernel, ()):
                print_banner(module, f"{self.kernel}{before.name}", sys.stderr)
        if self.dump is not None:
            self.dump.write("input" if before is None else before.name, module)
        self.begin = time.perf_counter()
