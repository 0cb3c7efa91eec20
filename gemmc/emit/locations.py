"""Line information in PTX: which line of the MLIR each instruction is from.

`.file` names a source, `.loc` says that what follows is from a line and column of it (PTX ISA,
"Debugging Directives"). Profilers and debuggers show these lines beside the instructions once the
PTX is assembled with line information.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_ORIGIN = re.compile(r"(?P<file>.+):(?P<line>\d+):(?P<column>\d+): \S+")
_INSTRUCTION = re.compile(r"    (?!\.).*;")
_ADDRESS_SIZE = ".address_size"


def with_locations(ptx: str, sources: Mapping[int, str]) -> tuple[str, dict[int, str]]:
    """The PTX with a `.loc` ahead of each instruction whose origin is another than that of the one
    before, and the map of its lines. `sources` maps a line of `ptx`, from 1, to its origin,
    "file:line:col: op"; nothing else of the text changes."""
    numbers: dict[str, int] = {}
    for origin in sources.values():
        if found := _ORIGIN.fullmatch(origin):
            numbers.setdefault(found["file"], len(numbers) + 1)
    lines: list[str] = []
    moved: dict[int, str] = {}
    last = ""
    for number, line in enumerate(ptx.splitlines(), 1):
        origin = sources.get(number, "")
        here = _ORIGIN.fullmatch(origin)
        if here is not None and _INSTRUCTION.fullmatch(line):
            place = f"{numbers[here['file']]} {here['line']} {here['column']}"
            if place != last:
                lines.append(f"    .loc {place}")
            last = place
        lines.append(line)
        if origin:
            moved[len(lines)] = origin
        if line.startswith(_ADDRESS_SIZE):
            lines += (f'.file {at} "{_escaped(file)}"' for file, at in numbers.items())
    return "\n".join(lines) + "\n", moved


def _escaped(name: str) -> str:
    return name.replace("\\", "\\\\").replace('"', '\\"')
