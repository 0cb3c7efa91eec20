"""SASS as nvdisasm prints it: instructions, control flow, and the main loop of a kernel.

Loops are natural ones (a branch to a dominator), so a retry of a wait that the assembler put
behind the kernel belongs to the loop that it returns to.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

_INSTRUCTION = re.compile(
    r"^\s+/\*(?P<address>[0-9a-f]{4,})\*/\s+(?:@(?P<predicate>!?U?P\w+)\s+)?"
    r"(?P<opcode>[A-Z][\w.]*)\s*(?P<operands>[^;]*);"
)
_LABEL = re.compile(r"^(\.L_\w+):")
_SECTION = re.compile(r"^\.text\.(\S+):")
_TARGET = re.compile(r"`\((\.L_\w+)\)")
_REGISTER = re.compile(r"\bR(\d+)\b")
_SHAPE = re.compile(r"HGMMA\.64x(\d+)x\d+\.(F32|F16|S32)")
_ENDS = ("EXIT", "RET", "BRX", "KILL")
_MATH = ("HGMMA", "IGMMA", "QGMMA", "HMMA", "IMMA", "DMMA", "FFMA")
"""What a matrix product is made of, the strongest first."""


@dataclass(frozen=True)
class Instruction:
    """One instruction: byte address, opcode with its suffixes, operands, guard."""

    address: int
    opcode: str
    operands: str
    predicate: str | None

    @property
    def kind(self) -> str:
        """The opcode without suffixes: "HGMMA"."""
        return self.opcode.partition(".")[0]

    @property
    def registers(self) -> set[int]:
        """Numbers of the registers named; of a vector only the first."""
        return {int(r) for r in _REGISTER.findall(self.operands)}

    @property
    def target(self) -> str | None:
        found = _TARGET.search(self.operands)
        return found[1] if found and self.kind == "BRA" else None

    @property
    def falls_through(self) -> bool:
        always = self.predicate is None and ".DIV" not in self.opcode and "P" not in self.operands
        return not (always and (self.kind in _ENDS or self.kind == "BRA"))


@dataclass(frozen=True)
class Kernel:
    """The instructions of one .text section, and where its labels point."""

    name: str
    code: list[Instruction] = field(repr=False)
    labels: dict[str, int] = field(repr=False)

    def successors(self, index: int) -> list[int]:
        """Numbers of the instructions that can come next."""
        at = self.code[index]
        found = [index + 1] if at.falls_through and index + 1 < len(self.code) else []
        if at.target is not None:
            found.append(self.labels[at.target])
        return found

    @cached_property
    def _predecessors(self) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in self.code]
        for index in range(len(self.code)):
            for after in self.successors(index):
                found[after].append(index)
        return found

    @cached_property
    def _reachable(self) -> set[int]:
        seen, work = {0}, [0]
        while work:
            for after in self.successors(work.pop()):
                if after not in seen:
                    seen.add(after)
                    work.append(after)
        return seen

    def _reaches_without(self, header: int, goal: int) -> bool:
        """Whether the entry reaches `goal` on a path that avoids `header`."""
        if header == 0:
            return False
        seen, work = {0}, [0]
        while work:
            for after in self.successors(work.pop()):
                if after == goal:
                    return True
                if after != header and after not in seen:
                    seen.add(after)
                    work.append(after)
        return False

    @cached_property
    def loops(self) -> list[frozenset[int]]:
        """Numbers of the instructions of each natural loop, one for each header."""
        bodies: dict[int, set[int]] = {}
        for index in sorted(self._reachable):
            target = self.code[index].target
            header = None if target is None else self.labels[target]
            if header is None or (header != index and self._reaches_without(header, index)):
                continue
            body = bodies.setdefault(header, {header})
            work = [index]
            while work:
                at = work.pop()
                if at not in body:
                    body.add(at)
                    work += self._predecessors[at]
        return [frozenset(b) for b in bodies.values()]

    def main_loops(self) -> list[list[Instruction]]:
        """The innermost loops that multiply matrices, with the strongest instruction there is."""
        for math in _MATH:
            having = [b for b in self.loops if any(self.code[i].kind == math for i in b)]
            inner = [b for b in having if not any(other < b for other in having)]
            if inner:
                return [[self.code[i] for i in sorted(b)] for b in inner]
        return []


def accumulators(loop: list[Instruction]) -> set[int]:
    """The registers that the warpgroup products of a loop add to."""
    found: set[int] = set()
    for each in loop:
        shape = _SHAPE.match(each.opcode)
        if shape is not None:
            first = int(_REGISTER.findall(each.operands)[0])
            count = int(shape[1]) // (4 if shape[2] == "F16" else 2)
            found |= set(range(first, first + count))
    return found


def touched(loop: list[Instruction]) -> list[Instruction]:
    """What names an accumulator of a loop's warpgroup products, besides the products."""
    theirs = accumulators(loop)
    others = (i for i in loop if not _SHAPE.match(i.opcode))
    return [i for i in others if i.registers & theirs]


def between_products(loop: list[Instruction]) -> list[Instruction]:
    """What stands between the first and the last warpgroup product of each group in a loop."""
    found: list[Instruction] = []
    passed: list[Instruction] | None = None
    for each in loop:
        if _SHAPE.match(each.opcode):
            found += passed or []
            passed = []
        elif each.kind == "WARPGROUP":
            passed = None
        elif passed is not None:
            passed.append(each)
    return found


def parse(text: str) -> list[Kernel]:
    """The kernels in what `nvdisasm -c` printed."""
    kernels: list[Kernel] = []
    for line in text.splitlines():
        section, label, found = (p.match(line) for p in (_SECTION, _LABEL, _INSTRUCTION))
        if section is not None:
            kernels.append(Kernel(section[1], [], {}))
        elif label is not None and kernels:
            kernels[-1].labels[label[1]] = len(kernels[-1].code)
        elif found is not None:
            address = int(found["address"], 16)
            operands = found["operands"].strip()
            kernels[-1].code.append(
                Instruction(address, found["opcode"], operands, found["predicate"])
            )
    return kernels


def disassemble(cubin: bytes) -> list[Kernel]:
    """The kernels of a cubin. Raises RuntimeError without an nvdisasm that reads it."""
    tool = find_nvdisasm()
    with tempfile.TemporaryDirectory(prefix="gemmc-") as folder:
        path = Path(folder, "kernel.cubin")
        path.write_bytes(cubin)
        done = subprocess.run([tool, "-c", str(path)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{tool}: {done.stderr.strip()}")
    return parse(done.stdout)


def find_nvdisasm() -> str:
    """$GEMMC_NVDISASM, then the wheel nvidia-cuda-nvdisasm, then PATH."""
    for path in (os.environ.get("GEMMC_NVDISASM"), *_of_wheel(), shutil.which("nvdisasm")):
        if path:
            return path
    raise RuntimeError("needed nvdisasm, from the wheel nvidia-cuda-nvdisasm; found none")


def _of_wheel() -> Iterator[str]:
    from importlib.metadata import PackageNotFoundError, files

    try:
        listed = files("nvidia-cuda-nvdisasm") or []
    except PackageNotFoundError:
        return
    yield from (str(e.locate()) for e in listed if e.name in ("nvdisasm", "nvdisasm.exe"))
