"""Sorts written out: short rows as reductions, long ones by merging (`linalg_merge_sort`).

An element's place is the number of those that come ahead of it, and at a place stands the element
whose place it is. Each of a row's elements reads the whole row, twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, TensorType, i32
from xdsl.dialects.linalg.ops import IndexOp, YieldOp
from xdsl.ir import Attribute, Block, SSAValue
from xdsl.ir.affine import AffineExpr
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._sort_writer import SortWriter
from gemmc.dialects.linalg_merge_sort import MergeSort, is_merged
from gemmc.dialects.linalg_sort import SortOp, TopkOp
from gemmc.errors import refuse

_EQUAL, _LESS = 0, 2
"""arith.cmpi's predicates eq and slt."""


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put reductions in the place of sorts, and of the first elements of one. GemmcError for one
    that is not valid."""
    for op in [each for each in module.walk() if isinstance(each, SortOp | TopkOp)]:
        write_one_out(op)


def write_one_out(op: SortOp | TopkOp) -> None:
    """Put reductions, and merges, in the place of one. GemmcError where it is not valid."""
    try:
        op.verify()
    except VerifyException as error:
        needed, _, found = str(error).removeprefix("needed ").partition("; found ")
        raise refuse(op, needed, found) from error
    written = MergeSort(op) if is_merged(op) else _Direct(op)
    if isinstance(op, SortOp):
        places = written.places(written.kind.get_shape())
        found = [written.moved(each, places) for each in op.operands]
    else:
        first, *more = op.inputs
        values, numbers = cast("Sequence[SSAValue[TensorType[Attribute]]]", op.results)
        places = written.places(values.type.get_shape())
        element = numbers.type.element_type
        found = [written.moved(first, places)]
        found += [written.moved(each, places) for each in more] or [written.cast(places, element)]
    for result, value in zip(op.results, found, strict=True):
        value.name_hint = result.name_hint
        result.replace_all_uses_with(value)
    op.detach()
    op.erase()


class _Direct(SortWriter):
    """The reductions that a sort is, ahead of it."""

    def places(self, shape: Sequence[int]) -> SSAValue:
        """Which element stands at each place of a tensor of this shape: one of the row's, too,
        where the body puts elements in no order."""
        ranks = self._ranks()
        block = Block(arg_types=[i32, i32])
        at = [IndexOp(each) for each in (self.axis, self.rank)]
        place, number = (arith.IndexCastOp(each.result, i32) for each in at)
        zero = arith.ConstantOp(IntegerAttr(0, i32))
        stands = arith.CmpiOp(block.args[0], place.result, _EQUAL)
        taken = arith.SelectOp(stands.result, number.result, zero.result)
        found = arith.MaxUIOp(block.args[1], taken.result)
        block.add_ops([*at, place, number, zero, stands, taken, found, YieldOp(found.result)])
        return self.reduced(block, [(ranks, self._other())], shape)

    def _ranks(self) -> SSAValue:
        """How many elements come ahead of each: those that the body puts there and not behind, and
        of those that it does not tell apart the ones in front."""
        block, kinds = Block(), self.key_types
        for kind in (*kinds, *kinds, i32):
            block.insert_arg(kind, len(block.args))
        here, there = block.args[: len(kinds)], block.args[len(kinds) : -1]
        ahead, behind = self.is_ahead(block, there, here), self.is_ahead(block, here, there)
        at = [IndexOp(each) for each in (self.rank, self.axis)]
        clear, first = arith.XOrIOp(ahead, behind), arith.CmpiOp(at[0], at[1], _LESS)
        comes = arith.SelectOp(clear.result, ahead, first.result)
        one = arith.ExtUIOp(comes.result, i32)
        total = arith.AddiOp(block.args[-1], one.result)
        block.add_ops([*at, clear, first, comes, one, total, YieldOp(total.result)])
        inputs = [(each, self.loops()) for each in self.keys]
        inputs += [(each, self._other()) for each in self.keys]
        return self.reduced(block, inputs, self.kind.get_shape())

    def _other(self) -> list[AffineExpr]:
        """The loops of an element of the same row whose place is another loop."""
        return self.loops(AffineExpr.dimension(self.rank))
