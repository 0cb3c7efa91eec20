"""Products on some of a tile's columns, in place of those on all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from xdsl.dialects import scf
from xdsl.ir import SSAValue

from gemmc.dialects.tile.atoms import wgmma_accumulator
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.compute import UndefOp, ZeroOp
from gemmc.dialects.tile.output import ExtractOp, MoveOp
from gemmc.dialects.tile.types import FragmentType, bits, memref_type
from gemmc.dialects.wgmma import AdvanceOp, CommitGroupOp, DescriptorOp, MmaAsyncOp
from gemmc.ir import Inserter, retype

Known = Mapping[SSAValue, SSAValue]
"""What a loop's values are in a step that stands behind it."""


def columns_of(value: SSAValue) -> int:
    """Of a fragment."""
    return int(cast(FragmentType, value.type).get_shape()[1])


def panel_of(product: MmaAsyncOp) -> int:
    """Columns of the right operand that lie side by side: those of a row of its swizzle."""
    layout, size = _layout(product)
    return layout.span.data // size if product.rhs_major.data == "mn" else 1


def part_of(
    build: Inserter, loop: scf.ForOp, position: int, columns: slice, *, begins: bool
) -> SSAValue:
    """Columns of the accumulator that a loop hands on, or, where it `begins`, of a new one."""
    total, start = loop.results[position], loop.iter_args[position].owner
    whole, width = cast(FragmentType, total.type), columns.stop - columns.start
    rows = whole.get_shape()[0]
    kind = FragmentType.of((rows, width), whole.element_type, wgmma_accumulator(rows, width))
    if begins and isinstance(start, UndefOp | ZeroOp):
        return build.value(type(start)(kind))
    return retype(build.value(ExtractOp(total, columns.start, width)), kind)


def anew(build: Inserter, sums: SSAValue) -> SSAValue:
    """Sums that begin with anything, in registers that nothing has written: that is no instruction
    for ptxas, which else keeps the last tile's sums until the first products of the next.
    """
    return build.value(MoveOp(sums)) if isinstance(sums.owner, UndefOp) else sums


def multiply(
    build: Inserter,
    value: SSAValue,
    first: int,
    products: Sequence[MmaAsyncOp],
    steps: Sequence[Known],
) -> SSAValue:
    """The products of all steps on the columns from `first` on, added to `value`; one group."""
    for known in steps:
        for product in products:
            rhs = known[product.rhs]
            if first:
                rhs = build.value(AdvanceOp(rhs, _bytes_to(product, first)))
            operands = [known[product.lhs], rhs, value]
            value = build.value(_narrowed(product, operands, known))
    build.op(CommitGroupOp())
    return value


def _narrowed(product: MmaAsyncOp, operands: Sequence[SSAValue], known: Known) -> MmaAsyncOp:
    """The product with as many columns as its accumulator has."""
    width, kept = columns_of(operands[2]), product.accumulate
    row = product.first.value.data // (columns_of(product.accumulator) // 2)
    return MmaAsyncOp(
        (64, width, 16),
        product.element,
        operands,
        (product.lhs_major.data, product.rhs_major.data),
        row * (width // 2),
        None if kept is None else known.get(kept, kept),
    )


def _layout(product: MmaAsyncOp) -> tuple[SwizzleAttr, int]:
    """How the right operand lies in shared memory, and the bytes of its elements."""
    owner = product.rhs.owner
    while isinstance(owner, AdvanceOp):
        owner = owner.descriptor.owner
    assert isinstance(owner, DescriptorOp)
    layout = memref_type(owner.source).layout
    assert isinstance(layout, SwizzleAttr)
    return layout, bits(product.element) // 8


def _bytes_to(product: MmaAsyncOp, column: int) -> int:
    """From the right operand's first column to another: rows of its swizzle, or panels."""
    layout, size = _layout(product)
    if product.rhs_major.data == "k":
        return column * layout.span.data
    return column * size // layout.span.data * layout.pitch.data
