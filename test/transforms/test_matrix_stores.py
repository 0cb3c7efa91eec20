"""Where stmatrix puts the elements of a fragment, from the address arithmetic that is emitted.

The arithmetic is evaluated instruction by instruction for every thread, and the registers are
followed back to accumulators; layout and swizzle come from the dialect's own definitions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from xdsl.dialects.builtin import IntAttr
from xdsl.ir import Operation, SSAValue

from gemmc import pipeline
from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.bulk import StmatrixOp
from gemmc.dialects.ptx.memory import AddressOp, SpecialOp
from gemmc.dialects.ptx.structure import ElementOp, ImmediateOp
from gemmc.dialects.ptx.sync import ShflIdxOp
from gemmc.dialects.tile.atoms import wgmma_accumulator
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.frontend import context, parse

START = 1 << 16
"""Where dynamic shared memory begins; a multiple of every swizzle pattern."""

ARITHMETIC: dict[type[Operation], Callable[[int, int], int]] = {
    a.AddOp: lambda x, y: x + y,
    a.SubOp: lambda x, y: x - y,
    a.MulOp: lambda x, y: x * y,
    a.DivOp: lambda x, y: x // y,
    a.RemOp: lambda x, y: x % y,
    a.MulHiOp: lambda x, y: x * y >> 32,
    a.ShlOp: lambda x, y: x << y,
    a.ShrOp: lambda x, y: x >> y,
    a.AndOp: lambda x, y: x & y,
    a.XorOp: lambda x, y: x ^ y,
}


def text(
    rows: int, columns: int, span: int, warpgroups: int, *, transposed: bool = False
) -> str:
    """A kernel that stores a tile of zeros, `rows` of it in each warpgroup."""
    layout = wgmma_accumulator(rows, columns)
    shapes = [(n, columns) for n in (rows * warpgroups, rows)]
    counts, indices = f"[{warpgroups}, 1]", "[%i, %c0]"
    if transposed:
        shapes = [shape[::-1] for shape in shapes]
        counts, indices = f"[1, {warpgroups}]", "[%c0, %i]"
    swizzle = f"#tile.swizzle<span {span} pitch {span * shapes[0][0]}>, " if span else ""
    cut = swizzle or (f"strided<[{columns}, 1], offset: ?>, " if warpgroups > 1 else "")
    f32, bf16 = (f"!tile.fragment<{rows}x{columns}x{t}, {layout}>" for t in ("f32", "bf16"))
    whole, part = (
        f"memref<{down}x{across}xbf16, {held}#tile.space<shared>>"
        for (down, across), held in zip(shapes, (swizzle, cut), strict=True)
    )
    return f"""
      tile.kernel @k [] outputs 0 sizes {{}} grid ["1", "1", "1"] threads {128 * warpgroups} {{
        %buffer = tile.alloc : {whole}
        %i = tile.id "warpgroup" of {warpgroups}
        %c0 = arith.constant 0 : index
        %f = tile.zero : {f32}
        %g = tile.map %f : {f32} to {bf16} {{
        ^bb0(%x: f32):
          %y = arith.truncf %x : f32 to bf16
          tile.yield %y : bf16
        }}
        %part = tile.part %buffer{indices} of {counts} : {whole} to {part}
        tile.store "out" <warpgroup> atom <stmatrix> %g to {"transposed " * transposed}%part
          : {bf16} to {part}
      }}"""


def instructions(source: str) -> list[Operation]:
    """The ptx ops of the kernel, in order."""
    module = parse(source, "t.mlir")
    passes = "convert-tile-to-simt, lower-hierarchy, allocate-smem, convert-to-ptx"
    pipeline.run(module, context(), pipeline.load(passes).passes)
    return list(module.walk())


def number(op: Operation, known: dict[SSAValue, list[int]], threads: int) -> list[int] | None:
    """What an integer instruction's result is in each thread; None if it is of another kind."""
    if isinstance(op, SpecialOp):
        return list(range(threads))
    if isinstance(op, AddressOp):
        return [START] * threads
    if isinstance(op, ImmediateOp):
        literal = op.literal.data
        return None if literal.startswith("0f") else [int(literal, 0)] * threads
    if isinstance(op, ShflIdxOp):
        return [known[op.value][t - t % 32] for t in range(threads)]
    if type(op) in ARITHMETIC:
        lhs, rhs = (known[v] for v in op.operands)
        return [ARITHMETIC[type(op)](x, y) for x, y in zip(lhs, rhs, strict=True)]
    return None


def accumulators(register: SSAValue) -> tuple[int, int]:
    """Numbers of the two values packed into a register, the lower half's first."""
    packed = register.owner
    assert isinstance(packed, a.CvtPackOp)
    found = [v.owner for v in (packed.low, packed.high)]
    assert all(isinstance(op, ElementOp) for op in found)
    low, high = (op.index.value.data for op in found if isinstance(op, ElementOp))
    return low, high


def stored(ops: list[Operation], threads: int) -> Iterator[tuple[int, int, int]]:
    """(byte, thread, value) of every element that the kernel's matrix stores write."""
    known: dict[SSAValue, list[int]] = {}
    for op in ops:
        if isinstance(op, StmatrixOp):
            base = [at + op.offset.value.data for at in known[op.address]]
            for warp, (matrix, register), lane in product(
                range(0, threads, 32), enumerate(op.values), range(32)
            ):
                row, pair = divmod(lane, 4)
                addresses = base[warp + 8 * matrix :]
                for half, value in enumerate(accumulators(register)):
                    column = 2 * pair + half
                    at, inside = (column, row) if op.trans else (row, column)
                    yield addresses[at] + 2 * inside, warp + lane, value
            continue
        found = number(op, known, threads)
        if found is not None:
            known[op.results[0]] = found


SHAPES = [(64, 16, 32), (64, 32, 64), (64, 64, 128), (128, 128, 128), (64, 96, 64), (128, 48, 32)]
PLAIN = [(64, 8, 0), (128, 8, 0), (64, 40, 0), (128, 24, 0)]
"""Rows of an odd number of 16-byte chunks, without a swizzle."""


@pytest.mark.parametrize("warpgroups", [1, 2])
@pytest.mark.parametrize(("rows", "columns", "span"), SHAPES + PLAIN)
def test_every_element_is_where_the_swizzle_has_it(
    rows: int, columns: int, span: int, warpgroups: int
) -> None:
    layout = wgmma_accumulator(rows, columns)
    swizzle = SwizzleAttr(IntAttr(span), IntAttr(span * rows * warpgroups)) if span else None
    found = list(stored(instructions(text(rows, columns, span, warpgroups)), 128 * warpgroups))
    assert len({byte for byte, _, _ in found}) == len(found) == rows * warpgroups * columns
    for byte, thread, value in found:
        group, inside = divmod(thread, 128)
        base, offset = layout.thread_base(inside), layout.value_offset(value)
        row, column = group * rows + base[0] + offset[0], base[1] + offset[1]
        plain = 2 * (row * columns + column)
        assert byte - START == (swizzle.byte_offset(row, 2 * column) if swizzle else plain)


@pytest.mark.parametrize("warpgroups", [1, 2])
@pytest.mark.parametrize(("rows", "columns", "span"), [*SHAPES, (64, 8, 128), (128, 40, 64)])
def test_transposed_every_element_is_where_the_swizzle_has_it(
    rows: int, columns: int, span: int, warpgroups: int
) -> None:
    layout = wgmma_accumulator(rows, columns)
    swizzle = SwizzleAttr(IntAttr(span), IntAttr(span * columns))
    source = text(rows, columns, span, warpgroups, transposed=True)
    found = list(stored(instructions(source), 128 * warpgroups))
    assert len({byte for byte, _, _ in found}) == len(found) == rows * warpgroups * columns
    for byte, thread, value in found:
        group, inside = divmod(thread, 128)
        base, offset = layout.thread_base(inside), layout.value_offset(value)
        row, column = group * rows + base[0] + offset[0], base[1] + offset[1]
        assert byte - START == swizzle.byte_offset(column, 2 * row)


@pytest.mark.parametrize(("rows", "columns", "span"), SHAPES + PLAIN)
def test_rows_of_matrices_are_whole_chunks(rows: int, columns: int, span: int) -> None:
    """PTX ISA, "stmatrix": each address names 16 bytes and is a multiple of 16."""
    bytes_ = sorted(b for b, _, _ in stored(instructions(text(rows, columns, span, 1)), 128))
    assert bytes_ == list(range(START, START + 2 * rows * columns, 2))
