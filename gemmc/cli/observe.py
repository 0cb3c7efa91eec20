"""What can be watched while a pipeline runs: the IR after passes, and the time they take."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TextIO, TypeVar

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.cli.dumps import INPUT, NUMBERED, file_name
from gemmc.cli.outputs import write
from gemmc.frontend import print_module

ResultT = TypeVar("ResultT")


def print_banner(text: str, title: str, stream: TextIO) -> None:
    """A module's text under a header that is a comment to the parser."""
    header = f"// -----// IR {title} //----- //\n"
    print(header + text, file=stream, end="", flush=True)


@dataclass
class Printer:
    """Which passes the module is printed around, by their numbers from 0."""

    after: Collection[int] = ()
    before: Collection[int] = ()
    changes_only: bool = False
    generic: bool = False
    kernel: str = ""
    last: str = ""

    def shows(self) -> bool:
        """Whether anything may be printed."""
        return bool(self.after or self.before or self.changes_only)

    def show(
        self, number: int, done: ModulePass | None, module: ModuleOp, then: ModulePass | None
    ) -> None:
        """Behind the pass `number`, which is -1 ahead of the first."""
        wanted = done is not None and number in self.after
        if wanted or self.changes_only:
            text = print_module(module, self.generic)
            if wanted and done is not None and not (self.changes_only and text == self.last):
                print_banner(text, f"after {self.kernel}{done.name}", sys.stderr)
            self.last = text
        if then is not None and number + 1 in self.before:
            text = print_module(module, self.generic)
            print_banner(text, f"before {self.kernel}{then.name}", sys.stderr)


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
            if NUMBERED.fullmatch(path.name):
                path.unlink()

    def of_kernel(self, name: str) -> Dump:
        """The folder for a kernel of a program of several."""
        inner = Dump(self.folder / name)
        inner.prepare()
        return inner

    def write(self, title: str, module: ModuleOp) -> None:
        """Writes the next file, `NN-title.mlir`."""
        path = self.folder / file_name(self.count, title)
        write(str(path), print_module(module).encode())
        self.count += 1


@dataclass
class Observer:
    """A pipeline's callback; what it does itself is not counted as a pass's time."""

    timer: Timer
    printers: Mapping[str, Printer]
    """Around which passes IR is printed, by what `kernel` is."""
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
        if self.kernel in self.printers:
            self.printers[self.kernel].show(self.number, before, module, after)
        if self.dump is not None:
            self.dump.write(INPUT if before is None else before.name, module)
        self.begin = time.perf_counter()
