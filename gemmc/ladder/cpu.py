"""Where readers start: the product as loops and as one op, run by the interpreter on the CPU."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gemmc.ladder

FOLDER = "examples/ladder"
"""Where the programs are in a checkout."""


@dataclass(frozen=True)
class OnCpu:
    """A program's time in the interpreter, and whether its result is NumPy's."""

    name: str
    idea: str
    size: str
    flop: int
    seconds: float
    correct: bool


def programs() -> tuple[Path, ...]:
    """The programs, in the order of their names: beside the package, or inside an installed one."""
    package = Path(gemmc.ladder.__file__).parent
    installed = package / "programs"
    folder = installed if installed.is_dir() else package.parent.parent / FOLDER
    return tuple(sorted(folder.glob("*.mlir")))


def run_all() -> tuple[OnCpu, ...]:
    """Every program on the same integers, whose product is exact in any order."""
    return tuple(_run(path) for path in programs())


def _run(path: Path) -> OnCpu:
    import numpy as np

    from gemmc import frontend, interpret
    from gemmc.interpret.types import dtype_of, shape_of
    from gemmc.reference.inputs import main_function

    text = path.read_text(encoding="utf-8")
    module = frontend.parse(text, path.name, step_by_step=True)
    frontend.verify(module)
    rng = np.random.default_rng(0)
    kinds: list[Any] = list(main_function(module).function_type.inputs.data)
    arrays = [rng.integers(-4, 5, shape_of(t)).astype(dtype_of(t.element_type)) for t in kinds]
    (m, k), (_, n) = (array.shape for array in arrays)
    began = time.perf_counter()
    (found,) = interpret.run(module, arrays)
    seconds = time.perf_counter() - began
    right = bool(np.array_equal(found, arrays[0] @ arrays[1]))
    return OnCpu(path.stem, idea_of(text), f"{m}x{n}x{k}", 2 * m * n * k, seconds, right)


def idea_of(text: str) -> str:
    """The first line of a program's comment."""
    return text.partition("\n")[0].lstrip("/ ").rstrip(".:")
