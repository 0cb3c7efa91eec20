"""Two models of the tensor core, written apart, on the same random operands and layouts.

The IR interpreter executes ops of the ptx dialect (`interpret/hardware/tensors.py`,
`interpret/ptx_ops/`), the PTX machine the text that the emitter prints of them
(`interpret/ptx/wgmma.py`, `mma.py`, `descriptors.py`, `fragments.py`). Operands are such that
every sum is exact in f32, so that the order of additions, which no manual gives, plays no part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from interpret_ptx.operands import descriptor

from gemmc import interpret
from gemmc.driver import Compiled, compile_text
from gemmc.element_types import halves, multiplied_by, numpy_dtype
from gemmc.interpret.ptx.simulate import run

IMAGE = 32768
"""Bytes of shared memory; all of them are operands to some descriptor."""

HEAD = """
  %tid = ptx.special "%tid.x" : !ptx.reg<b32>
  %smem = ptx.address "main_smem" : !ptx.reg<b32>
  %c16 = ptx.immediate "16" : !ptx.reg<b32, "16">
  %bytes = ptx.mul_wide "u32" %tid, %c16 : !ptx.reg<b32>, !ptx.reg<b32, "16"> to !ptx.reg<b64>
  %from = ptx.add "s64" %in0, %bytes : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
  %place = ptx.mul "s32" %tid, %c16 : !ptx.reg<b32>, !ptx.reg<b32, "16"> to !ptx.reg<b32>
  %to = ptx.add "s32" %smem, %place : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
"""


def registers(kind: str, count: int) -> str:
    return ", ".join([f"!ptx.reg<{kind}>"] * count)


def fill(threads: int) -> str:
    """All of shared memory from the first input, and what makes the async proxy see it."""
    lines: list[str] = []
    four = registers("b32", 4)
    for at in range(0, IMAGE, 16 * threads):
        names = ", ".join(f"%v{at}_{i}" for i in range(4))
        lines += [
            f'{names} = ptx.ld "global.b32" %from offset {at} : !ptx.reg<b64> to {four}',
            f'ptx.st "shared.b32" %to offset {at}, {names} : !ptx.reg<b32>, {four}',
        ]
    return "\n".join([*lines, 'ptx.fence "proxy.async.shared::cta"', "ptx.bar_sync 0"])


def kernel(body: str, sizes: Sequence[int], dtypes: Sequence[str], threads: int) -> Compiled:
    """A kernel: pointers %in0 … and %out to arrays of these many elements, then `body`."""
    last = len(sizes) - 1
    names = [f"in{i}" if i < last else "out" for i in range(len(sizes))]
    arguments = ", ".join(
        f'{{name = "{n}", role = "{"output" if n == "out" else "input"}", dtype = "{d}", '
        f"shape = array<i64: {s}>}}"
        for n, d, s in zip(names, dtypes, sizes, strict=True)
    )
    parameters = ", ".join(f'{{kind = "pointer", argument = {i} : i64}}' for i in range(last + 1))
    pointers = "\n".join(
        f'%p{i} = ptx.param "main_param_{i}" : !ptx.reg<b64>\n'
        f'%{n} = ptx.cvta "to.global" %p{i} : !ptx.reg<b64> to !ptx.reg<b64>'
        for i, n in enumerate(names)
    )
    text = f"""builtin.module {{
ptx.extern_shared "main_smem" align 1024
ptx.kernel @main arguments [{arguments}] parameters [{parameters}] sizes {{}} grid ["1", "1", "1"]
  threads {threads} shared {IMAGE} {{
{pointers}
{HEAD}
{body}
}}
}}"""
    return compile_text(text, "kernel.mlir", "assign-registers, linearize")


def both(made: Compiled, inputs: Sequence[Any]) -> tuple[Any, Any]:
    """The output by the interpreter of the IR and by the machine that reads the PTX, as bits."""
    (by_ir,) = interpret.run(made.module, inputs, seed=1)
    (by_text,) = run(made.ptx, made.manifest, inputs, seed=2)
    return by_ir.view("u4"), by_text.view("u4")


def exact(rng: Any, count: int, kind: str) -> Any:
    """Integers of at most 8 times powers of two: sums of 16 products need 23 bits at most."""
    return (rng.integers(-8, 9, count) * 2.0 ** rng.integers(-3, 4, count)).astype(
        numpy_dtype(kind)
    )


def random_descriptor(rng: Any, span: int, major: str, rows: int) -> int:
    """A descriptor of `rows` × 16 that stays inside of the image, at any place it may begin at."""
    width = span or 16
    if major == "k":
        groups, leading = -(-rows // 8), 16 if span else int(rng.integers(8, 17)) * 16
        stride = 8 * width if span else 2 * leading
        start = int(rng.integers(0, max(width // 32, 1))) * 32 if span else 0
        size = groups * stride + width
    else:
        panels = -(-rows * 2 // width)
        panel = 16 * width
        leading, stride = (panel, 8 * width) if span else (8 * width, panel)
        start, size = 0, panels * panel
    start += int(rng.integers(0, (IMAGE - size) // 1024 + 1)) * 1024
    return descriptor(start, leading, stride, span)


def wgmma(kind: str, n: int, descriptors: Sequence[int], majors: str, add: int) -> str:
    count = n // 2
    span = f"!ptx.range<f32, {count}>"
    lines = [fill(128), f"%s0 = ptx.undef : {span}"]
    lines += [
        '%c4 = ptx.immediate "4" : !ptx.reg<b32, "4">',
        '%word = ptx.mul_wide "u32" %tid, %c4 : !ptx.reg<b32>, !ptx.reg<b32, "4"> '
        "to !ptx.reg<b64>",
        '%before = ptx.add "s64" %in1, %word : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>',
        '%after = ptx.add "s64" %out, %word : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>',
        '%unit = ptx.shr "u32" %smem, %c4 : !ptx.reg<b32>, !ptx.reg<b32, "4"> to !ptx.reg<b32>',
        '%base = ptx.cvt "u64.u32" %unit : !ptx.reg<b32> to !ptx.reg<b64>',
        f'%flag = ptx.immediate "{add}" : !ptx.reg<b32, "{add}">',
        '%c0 = ptx.immediate "0" : !ptx.reg<b32, "0">',
        f'%one = ptx.mov "b32" %flag : !ptx.reg<b32, "{add}"> to !ptx.reg<b32>',
        '%add = ptx.setp "ne" "b32" %one, %c0 : !ptx.reg<b32>, !ptx.reg<b32, "0"> '
        "to !ptx.reg<pred>",
    ]
    for name, bits in zip("ab", descriptors, strict=True):
        literal = f"0x{bits:016x}"
        lines += [
            f'%{name}_bits = ptx.immediate "{literal}" : !ptx.reg<b64, "{literal}">',
            f'%{name} = ptx.add "s64" %base, %{name}_bits : !ptx.reg<b64>, '
            f'!ptx.reg<b64, "{literal}"> to !ptx.reg<b64>',
        ]
    for i in range(count):
        lines += [
            f'%c_{i} = ptx.ld "global.f32" %before offset {512 * i} : !ptx.reg<b64> '
            "to !ptx.reg<f32>",
            f"%s{i + 1} = ptx.set %s{i}[{i}], %c_{i} : {span}, !ptx.reg<f32> to {span}",
        ]
    transposes = ", ".join(str(int(m == "m")) for m in majors)
    lines += [
        f"%f = ptx.wgmma_fence %s{count} : {span} to {span}",
        f'%d = ptx.wgmma [64, {n}, 16] "{kind}" [{transposes}] %f from 0, %a, %b, %add : {span}, '
        f"!ptx.reg<b64>, !ptx.reg<b64>, !ptx.reg<pred> to {span}",
        "ptx.wgmma_commit",
        f"%e = ptx.wgmma_wait 0 %d : {span} to {span}",
    ]
    for i in range(count):
        lines += [
            f"%d_{i} = ptx.element %e[{i}] : {span} to !ptx.reg<f32>",
            f'ptx.st "global.f32" %after offset {512 * i}, %d_{i} : !ptx.reg<b64>, !ptx.reg<f32>',
        ]
    return "\n".join(lines)


@pytest.mark.parametrize("kind", multiplied_by("wgmma"))
@pytest.mark.parametrize("majors", ["kk", "km", "mk", "mm"])
@pytest.mark.parametrize("span", [0, 32, 64, 128])
def test_wgmma(span: int, majors: str, kind: str) -> None:
    """Operands anywhere in shared memory, of all swizzles, both ways round."""
    rng = np.random.default_rng([span, *majors.encode(), *kind.encode()])
    for _ in range(2):
        n = 8 * int(rng.integers(1, 9))
        pair = [random_descriptor(rng, span, m, r) for m, r in zip(majors, (64, n), strict=True)]
        body = wgmma(kind, n, pair, majors, int(rng.integers(0, 2)))
        image, before = exact(rng, IMAGE // 2, kind), exact(rng, 64 * n, "f32")
        made = kernel(body, (image.size, before.size, 64 * n), (kind, "f32", "f32"), 128)
        by_ir, by_text = both(made, [image, before])
        np.testing.assert_array_equal(by_ir, by_text)
        assert np.unique(by_ir).size > n


MMA = """
  %c4 = ptx.immediate "4" : !ptx.reg<b32, "4">
  %word = ptx.mul_wide "u32" %tid, %c4 : !ptx.reg<b32>, !ptx.reg<b32, "4"> to !ptx.reg<b64>
  %rows = ptx.add "s64" %in1, %word : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
  %before = ptx.add "s64" %in2, %bytes : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
  %after = ptx.add "s64" %out, %bytes : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
  %ra = ptx.ld "global.b32" %rows offset 0 : !ptx.reg<b64> to !ptx.reg<b32>
  %rb = ptx.ld "global.b32" %rows offset 128 : !ptx.reg<b64> to !ptx.reg<b32>
  %at_a = ptx.add "s32" %smem, %ra : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
  %at_b = ptx.add "s32" %smem, %rb : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
  %a0, %a1, %a2, %a3 = ptx.ldmatrix TRANS_A %at_a offset 0 : !ptx.reg<b32> to FOUR
  %b0, %b1 = ptx.ldmatrix TRANS_B %at_b offset 16 : !ptx.reg<b32> to TWO
  %c_0, %c_1, %c_2, %c_3 = ptx.ld "global.f32" %before offset 0 : !ptx.reg<b64> to FLOATS
  %s0 = ptx.undef : RANGE
  %s1 = ptx.set %s0[0], %c_0 : RANGE, !ptx.reg<f32> to RANGE
  %s2 = ptx.set %s1[1], %c_1 : RANGE, !ptx.reg<f32> to RANGE
  %s3 = ptx.set %s2[2], %c_2 : RANGE, !ptx.reg<f32> to RANGE
  %s4 = ptx.set %s3[3], %c_3 : RANGE, !ptx.reg<f32> to RANGE
  %d = ptx.mma_sync "KIND" %s4 from 0 lhs %a0, %a1, %a2, %a3 rhs %b0, %b1 : RANGE
    lhs FOUR rhs TWO to RANGE
  %d0 = ptx.element %d[0] : RANGE to !ptx.reg<f32>
  %d1 = ptx.element %d[1] : RANGE to !ptx.reg<f32>
  %d2 = ptx.element %d[2] : RANGE to !ptx.reg<f32>
  %d3 = ptx.element %d[3] : RANGE to !ptx.reg<f32>
  ptx.st "global.f32" %after offset 0, %d0, %d1, %d2, %d3 : !ptx.reg<b64>, FLOATS
"""


def mma(kind: str, trans: str) -> str:
    words = {
        "TRANS_A": "trans" * (trans[0] == "t"), "TRANS_B": "trans" * (trans[1] == "t"),
        "RANGE": "!ptx.range<f32, 4>", "FLOATS": registers("f32", 4), "KIND": kind,
        "FOUR": registers("b32", 4), "TWO": registers("b32", 2),
    }  # fmt: skip
    text = MMA
    for word, into in words.items():
        text = text.replace(word, into)
    return text


@pytest.mark.parametrize("kind", halves())
@pytest.mark.parametrize("trans", ["nn", "nt", "tn", "tt"])
def test_mma_sync(trans: str, kind: str) -> None:
    """Rows of 16 bytes from anywhere in shared memory, plain and transposed by ldmatrix."""
    rng = np.random.default_rng([*trans.encode(), *kind.encode()])
    made = kernel(
        fill(32) + mma(kind, trans), (IMAGE // 2, 64, 128, 128), (kind, "i32", "f32", "f32"), 32
    )
    for _ in range(4):
        image, before = exact(rng, IMAGE // 2, kind), exact(rng, 128, "f32")
        rows = (rng.permutation(IMAGE // 16 - 1)[:64] * 16).astype(np.int32)
        by_ir, by_text = both(made, [image, rows, before])
        np.testing.assert_array_equal(by_ir, by_text)
        assert np.unique(by_ir).size > 100


def doubles(k: int) -> str:
    """A product of f64 of fragments that lie in memory register by register, a lane's beside the
    next one's."""
    counts = {"a": k // 2, "b": k // 4, "c": 4}
    lines = [
        '%c8 = ptx.immediate "8" : !ptx.reg<b32, "8">',
        '%own = ptx.mul_wide "u32" %tid, %c8 : !ptx.reg<b32>, !ptx.reg<b32, "8"> '
        "to !ptx.reg<b64>",
        '%first = ptx.add "s64" %in0, %own : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>',
        '%last = ptx.add "s64" %out, %own : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>',
        "%s0 = ptx.undef : !ptx.range<f64, 4>",
    ]
    place = 0
    for name, count in counts.items():
        for i in range(count):
            load = f'%{name}_{i} = ptx.ld "global.f64" %first offset {256 * place}'
            lines.append(f"{load} : !ptx.reg<b64> to !ptx.reg<f64>")
            place += 1
    span, one = "!ptx.range<f64, 4>", "!ptx.reg<f64>"
    lines += [
        f"%s{i + 1} = ptx.set %s{i}[{i}], %c_{i} : {span}, {one} to {span}" for i in range(4)
    ]
    lhs, rhs = (", ".join(f"%{name}_{i}" for i in range(counts[name])) for name in "ab")
    types = f"lhs {registers('f64', k // 2)} rhs {registers('f64', k // 4)}"
    lines.append(
        f'%d = ptx.mma_sync "f64" %s4 from 0 lhs {lhs} rhs {rhs} : {span} {types} to {span}'
    )
    for i in range(4):
        lines += [
            f"%d_{i} = ptx.element %d[{i}] : {span} to {one}",
            f'ptx.st "global.f64" %last offset {256 * i}, %d_{i} : !ptx.reg<b64>, {one}',
        ]
    return "\n".join(lines)


@pytest.mark.parametrize("k", [4, 8, 16])
def test_mma_sync_of_f64(k: int) -> None:
    """Fragments of any numbers whose sums are exact, element by element of their registers."""
    rng = np.random.default_rng(k)
    count = 32 * (k // 2 + k // 4 + 4)
    made = kernel(doubles(k), (count, 128), ("f64", "f64"), 32)
    for _ in range(4):
        (by_ir, by_text) = both(made, [exact(rng, count, "f64")])
        np.testing.assert_array_equal(by_ir, by_text)
        assert np.unique(by_ir.view("f8")).size > 60
