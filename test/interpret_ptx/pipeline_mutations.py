"""Bugs planted in the text that the pipelines emit: in what synchronizes, copies and multiplies.

Each such instruction is deleted, its literals are one up and one down, parities are constants,
descriptors are swapped and their fields are changed or swapped. The number of a barrier of all
threads is left alone: any number serves, and it is neither parity, count, bytes nor offset.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
from interpret_ptx.mutations import Mutation
from interpret_ptx.pipelines import Small, compiled

from gemmc.interpret.hardware.errors import InterpretError
from gemmc.interpret.ptx.errors import PtxError
from gemmc.interpret.ptx.simulate import run

TILE, STAGES = "form-kernel.tile=128,64,64", "multi-buffer.stages=2"
ONE_CONSUMER = ("form-kernel.tile=64,64,64", STAGES)
MMA = (
    "form-kernel.tile=32,128,32",
    "distribute.shape=1,2",
    "assign-layouts.swizzle=64",
    "multi-buffer.stages=3",
    "pipeline-loop.distance=2",
)
DOUBLES = (
    "form-kernel.tile=16,16,16",
    "distribute.shape=1,2",
    "multi-buffer.stages=3",
    "pipeline-loop.distance=2",
)
CASES = {
    small.pipeline: small
    for small in (
        Small("hopper-ws", "bf16", "nt", 72, 72, 328, (TILE, STAGES)),
        Small("hopper-ws-1", "bf16", "nt", 72, 72, 328, ONE_CONSUMER),
        Small("hopper-single", "bf16", "nt", 72, 72, 200, ("form-kernel.tile=64,64,64",)),
        Small("hopper-single-narrow", "bf16", "nt", 72, 72, 200, ()),
        Small("hopper-coop", "bf16", "nt", 136, 312, 136, (TILE, STAGES)),
        Small("hopper-pingpong", "bf16", "nt", 136, 520, 136, (TILE, STAGES)),
        Small("ampere-mma", "bf16", "nt", 40, 72, 136, MMA),
        Small("ampere-mma-f64", "f64", "nt", 24, 20, 68, DOUBLES),
        Small("simt-smem", "f32", "nn", 72, 40, 40),
        Small("simt-regtile-1d", "f32", "nn", 72, 40, 24),
        Small("simt-regtile-2d", "f32", "nn", 136, 40, 24),
        Small("simt-vectorized", "f32", "nn", 136, 40, 24),
        Small("simt-warptile", "f32", "nn", 136, 40, 40, ("form-kernel.tile=128,128,16",)),
    )
}
ONE_CLUSTER = {"sm_count": 1, "max_active_clusters": 1}
"""A chip with room for one cluster, so that it gets every tile of a persistent kernel."""

_MUTATED = re.compile(
    r"mbarrier\.|fence\.|bar\.sync|barrier\.cluster|elect\.|setmaxnreg|cp\.async|wgmma\.|stmatrix|"
    r"ldmatrix|mma\.sync|bra \$L_repeat"
)
_WHOLE_CTA = re.compile(r"bar\.sync \d+;")
_LITERAL = re.compile(r"(?<![%\w.$<])(\d+)(?=[;,\])]| *$)")
_PARITY = re.compile(r"(try_wait\.parity\S* %p\d+, \[[^]]*\], )%r\d+")
_DESCRIPTOR = re.compile(r"(or\.b64 %d\d+, %d\d+, )0x([0-9a-f]{16});")
_STEP = re.compile(r"(add\.s64 %d\d+, %d\d+, )(\d+);")


def mutations(ptx: str) -> Iterator[Mutation]:
    for number, line in enumerate(ptx.splitlines(), 1):
        plain = re.sub(r"%([a-z]+)\d+", r"%\1", line.strip())
        plain = re.sub(r"\{(%f, )+%f\}", "{…}", re.sub(r"_\d+\b", "", plain)).rstrip(";")
        for text, what in _changes(line):
            yield Mutation(number, text, f"{what}: {plain}")


def _changes(line: str) -> Iterator[tuple[str, str]]:
    """The line as it might be, and what was done."""
    if match := _DESCRIPTOR.search(line):
        yield from _fields(line, match)
    if match := _STEP.search(line):
        for step in (1, -1):
            yield _STEP.sub(rf"\g<1>{int(match[2]) + step};", line), f"step {step:+d}"
    if line.endswith(":") or not _MUTATED.search(line):
        return
    yield "", "deleted"
    if _PARITY.search(line):
        for parity in (0, 1):
            yield _PARITY.sub(rf"\g<1>{parity}", line), f"parity always {parity}"
    if "elect." not in line and not _WHOLE_CTA.search(line):
        for match in _LITERAL.finditer(line):
            for step in (1, -1):
                text = f"{line[: match.start()]}{int(match[1]) + step}{line[match.end() :]}"
                yield text, f"{match[1]} {step:+d}"
    if "wgmma.mma_async" in line:
        swapped = re.sub(r"\}, (%d\d+), (%d\d+),", r"}, \2, \1,", line)
        if not re.search(r"\}, (%d\d+), \1,", line):
            yield swapped, "descriptors swapped"


def _fields(line: str, match: re.Match[str]) -> Iterator[tuple[str, str]]:
    """A descriptor's constant part (PTX ISA, "Matrix-descriptor format"): leading offset from
    bit 16, stride from bit 32, each 14 bits, swizzle mode from bit 62."""
    value = int(match[2], 16)
    leading, stride, mode = value >> 16 & 0x3FFF, value >> 32 & 0x3FFF, value >> 62
    rest = value & ~(0x3FFF << 16 | 0x3FFF << 32 | 3 << 62)

    def made(leading: int, stride: int, mode: int) -> str:
        new = rest | leading << 16 | stride << 32 | mode << 62
        return _DESCRIPTOR.sub(rf"\g<1>0x{new:016x};", line)

    for step in (1, -1):
        yield made(leading, stride + step, mode), f"stride {step:+d}"
        yield made(leading, stride, (mode + step) % 4), f"swizzle {step:+d}"
    if leading != stride:
        yield made(stride, leading, mode), "leading and stride swapped"


def caught(small: Small, mutation: Mutation, seeds: range) -> str:
    """How a schedule shows it: the error, "wrong values", or nothing."""
    ptx, manifest = compiled(small)
    inputs: list[Any] = small.inputs(0)
    expected = small.expected(inputs)
    changed = mutation.apply(ptx)
    for seed in seeds:
        try:
            (found,) = run(changed, manifest, inputs, seed=seed, device=ONE_CLUSTER)
        except (InterpretError, PtxError, ValueError) as error:
            return f"{type(error).__name__}: {error}"
        if not np.array_equal(found.astype("f4"), expected.astype(found.dtype).astype("f4")):
            return "wrong values"
    return ""
