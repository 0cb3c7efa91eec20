"""Fragments of warps: loads of 8×8 matrices, and synchronous products."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.matrix import LdmatrixOp, MmaSyncOp
from gemmc.dialects.tile.attrs import LayoutAttr, Mode, SwizzleAttr
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.data.moves import LoadOp
from gemmc.dialects.tile.data.views import ShiftOp
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.types import FragmentType, bits
from gemmc.errors import Run, refuse
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment

WARP = 32

MOST = 4
"""Matrices of one load (PTX ISA, "ldmatrix": .num)."""

PLAIN = (Mode(4, 0, 2), Mode(8, 1, 0)), Mode(2, 0, 1)
TURNED = (Mode(4, 2, 0), Mode(8, 0, 1)), Mode(2, 1, 0)
"""Thread digits and first value digit of an 8×8 matrix as ldmatrix gives it, and with .trans."""


def load_matrices(scope: Scope, op: LoadOp) -> None:
    """ldmatrix.x4 for each four registers of a fragment, .x2 for two that are left."""
    kind = op.result.type
    layout, trans = kind.register_layout, _is_transposed(op)
    assert op.first is not None
    top, left = ints(op.first)
    registers: list[SSAValue] = []
    count = layout.num_values // 2
    while len(registers) < count:
        row, column = layout.value_offset(2 * len(registers))
        address, offset = _place(scope, op, top + row, left + column)
        many = min(MOST, count - len(registers))
        load = scope.build.op(LdmatrixOp(address, offset, many, trans))
        registers += load.values
    scope.define(op.result, Fragment(kind, None, registers))


def _is_transposed(op: LoadOp) -> bool:
    """Whether a lane's pairs lie across the rows of memory; what ldmatrix cannot do is refused."""
    kind = op.result.type
    layout = kind.register_layout
    form = layout.thread_modes, next(iter(layout.value_modes), None)
    whole = layout.num_values % 4 == 0
    if bits(kind.element_type) != 16 or form not in (PLAIN, TURNED) or not whole:
        needed = "a fragment of pairs of 8x8 matrices of 16-bit elements for ldmatrix"
        raise refuse(op, needed, f"{kind}")
    if not isinstance(op.source.owner, ShiftOp) or not isinstance(op.source.type, MemRefType):
        needed = "each lane's row of a shared buffer as the source"
        raise refuse(op, needed, f"{op.source.type}", Run("convert-tile-to-mma"))
    return form == TURNED


def _place(scope: Scope, op: LoadOp, row: int, column: int) -> tuple[SSAValue, int]:
    """Address and offset for the matrices at an element, from the lane's address for [0, 0].

    In a swizzled buffer whole patterns of rows and whole panels are further on by a number; within
    a panel, columns further on flip bits of the address that row and lane do not carry into.
    """
    kind = cast(MemRefType, op.source.type)
    size = bits(kind.element_type) // 8
    if not isinstance(kind.layout, SwizzleAttr):
        view = scope.view(op, op.source)
        if view.row_stride % 16 or view.column_stride != size or column % 8:
            needed = "rows of 16-byte pieces that begin at multiples of 16 bytes"
            raise refuse(op, needed, f"{kind} at [{row}, {column}]")
        return view.place(scope.build, row, column)
    span, pitch = kind.layout.span.data, kind.layout.pitch.data
    panel, inner = divmod(column * size, span)
    if row % 8 or inner % 32:
        needed = "matrices in steps of 8 rows and 16 columns in a swizzled buffer"
        raise refuse(op, needed, f"one at [{row}, {column}]")
    base, build = scope.reg(op, op.source), scope.build
    if inner:
        base = build.value(a.XorOp("b32", base, build.imm(inner)))
    return base, panel * pitch + row * span


def mma(scope: Scope, op: Operation) -> None:
    """One mma.sync for each 16×8 tile of the accumulator and each instruction's K."""
    source = cast(MmaOp, op)
    m, n, k = source.shape
    sides = source.lhs, source.rhs
    for side in sides:
        if not isinstance(side.type, FragmentType):
            raise refuse(op, "a product of fragments", f"{side.type}", "convert it before")
    if source.atom is None or source.atom.instruction.data != "mma_sync":
        raise refuse(op, "a product with atom mma_sync", f"{source.atom or 'none'}")
    lhs, rhs, sums = (scope.fragment(op, v) for v in (*sides, source.accumulator))
    if sums.whole is None:
        raise refuse(op, "an accumulator from tile.zero", "loaded registers")
    at_lhs = _places(lhs.kind.register_layout, source.lhs_dims.data == "mk")
    at_rhs = _places(rhs.kind.register_layout, source.rhs_dims.data == "kn")
    at_sum = _places(sums.kind.register_layout, True)
    element, held = str(source.element_type), 2 if lhs.packed else 1
    down, across, deep = source.atom.dimensions
    own = down * deep // (WARP * held), across * deep // (WARP * held)
    value = sums.whole
    for depth in range(0, k, deep):
        for row in range(0, m, down):
            for column in range(0, n, across):
                x, y = at_lhs[row, depth] // held, at_rhs[depth, column] // held
                left, right = lhs.parts[x : x + own[0]], rhs.parts[y : y + own[1]]
                product = MmaSyncOp(element, at_sum[row, column], value, left, right)
                value = scope.build.value(product)
    scope.define(source.result, Fragment(source.result.type, value))


def _places(layout: LayoutAttr, upright: bool) -> dict[tuple[int, int], int]:
    """(row, column) of each of a thread's values, or (column, row), to its number."""
    turned = layout if upright else layout.transposed
    return {turned.value_offset(i): i for i in range(turned.num_values)}


HANDLERS = {MmaOp: mma}
