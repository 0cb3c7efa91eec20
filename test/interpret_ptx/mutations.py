"""Bugs planted in PTX text: an instruction deleted, a number off by one, fields swapped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from interpret_ptx.pipelines import Small, compiled

from gemmc.interpret.hardware.errors import InterpretError
from gemmc.interpret.ptx.errors import PtxError
from gemmc.interpret.ptx.run import run

_INSTRUCTION = re.compile(r"\s+(?:@!?%p\d+ )?[a-z]")
_LITERAL = re.compile(r"(?<![%\w.$<])(\d+)(?=[;,\])]| *$)")


@dataclass(frozen=True)
class Mutation:
    """One changed line of a text: its number (from 0), what it becomes, and what was done."""

    line: int
    text: str
    what: str

    def apply(self, ptx: str) -> str:
        lines = ptx.splitlines()
        lines[self.line] = self.text
        return "\n".join(lines)


def mutations(ptx: str) -> Iterator[Mutation]:
    """Every deletion, every literal one up and one down, and swapped descriptors."""
    inside = False
    for number, line in enumerate(ptx.splitlines()):
        inside = inside or line.startswith("{")
        if not inside or not _INSTRUCTION.match(line) or ".reg " in line:
            continue
        opcode = line.split(";")[0].strip()
        yield Mutation(number, "", f"deleted `{opcode[:90]}`")
        for match in _LITERAL.finditer(line):
            for step in (1, -1):
                value = int(match[1]) + step
                changed = f"{line[: match.start()]}{value}{line[match.end() :]}"
                yield Mutation(number, changed, f"{step:+d} on {match[1]} in `{opcode[:90]}`")
        if "wgmma.mma_async" in line:
            swapped = re.sub(r"\}, (%d\d+), (%d\d+),", r"}, \2, \1,", line)
            yield Mutation(number, swapped, "swapped descriptors")


def caught(ptx: str, manifest: dict[str, Any], small: Small, seed: int = 0) -> str:
    """How a wrong text shows: the error's first line, "wrong values", or nothing."""
    inputs = small.inputs(3)
    try:
        (found,) = run(ptx, manifest, inputs, seed=seed, file="m.ptx")
    except (InterpretError, PtxError, ValueError) as error:
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"
    expected = small.expected(inputs).astype(found.dtype)
    same = np.array_equal(found.astype(np.float32), expected.astype(np.float32))
    return "" if same else "wrong values"


def pristine(small: Small) -> tuple[str, dict[str, Any]]:
    """The text that is mutated, which must be right."""
    ptx, manifest = compiled(small)
    assert caught(ptx, manifest, small) == ""
    return ptx, manifest
