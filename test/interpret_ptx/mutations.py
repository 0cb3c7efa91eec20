"""Bugs planted in PTX text: an instruction deleted, a number off by one, fields swapped."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np

from gemmc.interpret.hardware.errors import InterpretError
from gemmc.interpret.ptx.errors import PtxError
from gemmc.interpret.ptx.simulate import run

FIXTURES = Path(__file__).parent / "fixtures"
RING = (FIXTURES / "ring.ptx").read_text()
MANIFEST: dict[str, Any] = json.loads((FIXTURES / "ring.json").read_text())
_INSTRUCTION = re.compile(r"\s+(?:@!?%p\d+ )?[a-z]")
_LITERAL = re.compile(r"(?<![%\w.$<])(\d+)(?=[;,\])]| *$)")


@dataclass(frozen=True)
class Mutation:
    """One changed line of a text: its number (from 1), what it becomes, and what was done."""

    line: int
    text: str
    what: str

    def apply(self, ptx: str) -> str:
        lines = ptx.splitlines()
        lines[self.line - 1] = self.text
        return "\n".join(lines)


def mutations(ptx: str) -> Iterator[Mutation]:
    """Every deletion, every literal one up and one down, and swapped descriptors."""
    inside = False
    for number, line in enumerate(ptx.splitlines(), 1):
        inside = inside or line.startswith("{")
        if not inside or not _INSTRUCTION.match(line) or ".reg " in line:
            continue
        opcode = line.split(";")[0].strip()[:60]
        yield Mutation(number, "", f"delete {opcode}")
        for match in _LITERAL.finditer(line):
            for step in (1, -1):
                value = int(match[1]) + step
                changed = f"{line[: match.start()]}{value}{line[match.end() :]}"
                yield Mutation(number, changed, f"{match[1]} {step:+d} in {opcode}")
        if "wgmma.mma_async" in line:
            swapped = re.sub(r"\}, (%d\d+), (%d\d+),", r"}, \2, \1,", line)
            yield Mutation(number, swapped, "swap descriptors")


def caught(ptx: str, seed: int = 0) -> str:
    """How a wrong text shows: the error's type and first lines, "wrong values", or nothing."""
    rng = np.random.default_rng(3)
    shapes = [a["shape"] for a in MANIFEST["arguments"]]
    a, b = (rng.integers(-3, 4, s).astype(ml_dtypes.bfloat16) for s in shapes[:2])
    try:
        (found,) = run(ptx, MANIFEST, [a, b], seed=seed, file="m.ptx")
    except (InterpretError, PtxError, ValueError) as error:
        return f"{type(error).__name__}: {error}"
    expected = (a.astype("f4") @ b.astype("f4").T).astype(found.dtype)
    return "" if np.array_equal(found.view("u2"), expected.view("u2")) else "wrong values"
