"""How many registers are alive at once, as nvdisasm counts them in a cubin.

`nvdisasm -plr` prints, beside each instruction, how many general registers hold a value that is
still needed (CUDA Binary Utilities, "nvdisasm": --print-life-ranges).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_LINE = re.compile(
    r"^\s+/\*[0-9a-f]{4,}\*/\s+(?:@(?P<guard>!?U?P\w+)\s+)?(?P<opcode>[A-Z][\w.]*)\s*"
    r"(?P<operands>[^;]*);\s*//\s*\|\s*(?P<live>\d+)?"
)
_LABEL = re.compile(r"^(\.L_\w+):")
_TARGET = re.compile(r"`\((\.L_\w+)\)")
_COUNT = re.compile(r"0x[0-9a-f]+")
_ENDS = ("EXIT", "RET", "BRX", "KILL")
LIMITS = "USETMAXREG"


@dataclass(frozen=True)
class Live:
    """The most registers alive at once, in all and behind each `setmaxnreg`, by its count."""

    peak: int
    by_count: dict[int, int]


@dataclass(frozen=True)
class _Instruction:
    opcode: str
    operands: str
    guarded: bool
    live: int


def live(cubin: bytes) -> Live | None:
    """Of the (only) kernel of a cubin; None where there is no nvdisasm that reads it."""
    tool = find_nvdisasm()
    if tool is None:
        return None
    with tempfile.TemporaryDirectory(prefix="gemmc-") as folder:
        path = Path(folder, "kernel.cubin")
        path.write_bytes(cubin)
        command = [tool, "-plr", "-c", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    return None if done.returncode else parse(done.stdout)


def parse(text: str) -> Live | None:
    """What `nvdisasm -plr -c` printed; None where it has no instruction."""
    code: list[_Instruction] = []
    labels: dict[str, int] = {}
    for line in text.splitlines():
        if label := _LABEL.match(line):
            labels[label[1]] = len(code)
        elif found := _LINE.match(line):
            guarded = found["guard"] is not None
            alive = int(found["live"] or 0)
            code.append(_Instruction(found["opcode"], found["operands"], guarded, alive))
    if not code:
        return None
    by_count: dict[int, int] = {}
    for at, each in enumerate(code):
        if not each.opcode.startswith(LIMITS):
            continue
        count = int(_COUNT.findall(each.operands)[-1], 16)
        most = max((code[n].live for n in _behind(at, code, labels)), default=0)
        by_count[count] = max(by_count.get(count, 0), most)
    return Live(max(each.live for each in code), by_count)


def _behind(start: int, code: list[_Instruction], labels: dict[str, int]) -> set[int]:
    """What can run behind an instruction before another `setmaxnreg` does."""
    seen: set[int] = set()
    todo = list(_next(start, code, labels))
    while todo:
        at = todo.pop()
        if at in seen or at >= len(code) or code[at].opcode.startswith(LIMITS):
            continue
        seen.add(at)
        todo += _next(at, code, labels)
    return seen


def _next(at: int, code: list[_Instruction], labels: dict[str, int]) -> Iterator[int]:
    each = code[at]
    kind = each.opcode.partition(".")[0]
    target = _TARGET.search(each.operands) if kind == "BRA" else None
    if target is not None:
        yield labels[target[1]]
    always = not each.guarded and ".DIV" not in each.opcode and "P" not in each.operands
    if not always or (kind not in _ENDS and kind != "BRA"):
        yield at + 1


def find_nvdisasm() -> str | None:
    """$GEMMC_NVDISASM, then the wheel nvidia-cuda-nvdisasm, then PATH."""
    named = os.environ.get("GEMMC_NVDISASM")
    if named:
        return named if os.access(named, os.X_OK) else None
    return _of_wheel() or shutil.which("nvdisasm")


def _of_wheel() -> str | None:
    from importlib.metadata import PackageNotFoundError, files

    try:
        listed = files("nvidia-cuda-nvdisasm") or []
    except PackageNotFoundError:
        return None
    found = (str(e.locate()) for e in listed if e.name in ("nvdisasm", "nvdisasm.exe"))
    return next(found, None)
