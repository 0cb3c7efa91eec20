"""Running sums as reductions of what is in front of each element (`Prefixes`). What is
combined by several ops, or by one that no number leaves as it is, is a reduction in steps."""

from __future__ import annotations

import math
from typing import cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp, YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_ext import ScanOp
from gemmc.dialects.splats import number_as
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.problem._elementwise import empty_like
from gemmc.transforms.problem._log_sums import is_log_sum
from gemmc.transforms.problem._prefixes import Combine, Neutral, Prefixes, combined
from gemmc.transforms.problem._reductions import combines, identity, splat_number

_OF_NUMBERS = (arith.MaxnumfOp, arith.MinnumfOp)
"""Ops that give the number where one of two is a NaN: a reduction by one starts from a number."""


def spell_scans(function: func.FuncOp) -> None:
    """Make each running sum reductions of what is at or in front of each place, long ones in
    blocks, and what all combine to one of all. Bodies that no one op combines, but for logarithms
    of sums of exponentials, and rows of a length that a call tells, read each row as often as it is
    long, divided among all threads."""
    for scan in walk_type(function, ScanOp):
        combine = scan.combine
        neutral = _neutral(combine, scan)
        total = _total(scan, combine, neutral) if scan.total.first_use is not None else scan.before
        if is_log_sum(scan.body.block):
            kind = cast("AnyFloat", scan.result.type.element_type)
            found = _of_prefixes(scan, scan.body.block, FloatAttr(-math.inf, kind))
        elif combine is None or neutral is None:
            found = _stepped(scan, True)
        else:
            found = _of_prefixes(scan, combine, neutral)
        replace(scan, [found, total])


def _neutral(combine: Operation | None, scan: ScanOp) -> Neutral | None:
    """What leaves every element as it is; None of ops that are not known. Of `_OF_NUMBERS` it is a
    NaN, of which prefixes are steps in order: a number would be the result of NaNs."""
    kind = scan.result.type.element_type
    if combine is None or not combines(combine):
        return None
    number = identity(combine, kind)
    assert number is not None, "all but the ends of integers are in the table"
    if isa(kind, AnyFloat):
        return FloatAttr(math.nan if isinstance(combine, _OF_NUMBERS) else float(number), kind)
    return IntegerAttr(int(number), cast("IntegerType", kind))


def _total(scan: ScanOp, combine: Operation | None, neutral: Neutral | None) -> SSAValue:
    """What all combine to: a reduction in any order, which rounds once, where the op allows it."""
    if combine is None or neutral is None or isinstance(combine, _OF_NUMBERS):
        return _stepped(scan, False)
    kind = scan.result.type.element_type
    build, rank = Inserter.before(scan), scan.result.type.get_num_dims()
    start, kept = scan.before, [each for each in range(rank) if each != scan.axis]
    if scan.inclusive.value.data:
        value = build.value(arith.ConstantOp(neutral))
        start = build.op(FillOp([value], [start], [start.type])).results[0]
    elif isinstance(start.owner, tensor.EmptyOp):
        start = _start(build, scan, kept)
    block = Block(arg_types=[kind] * 2)
    inner = Inserter.at_end(block, scan)
    inner.op(YieldOp(combined(inner, combine, block.args[1], block.args[0])))
    maps = ArrayAttr([_map(rank, list(range(rank))), _map(rank, kept)])
    kinds = [
        IteratorTypeAttr.reduction() if each == scan.axis else IteratorTypeAttr.parallel()
        for each in range(rank)
    ]
    made = GenericOp([scan.input], [start], Region(block), maps, kinds, [start.type])
    return build.op(made).results[0]


def _of_prefixes(scan: ScanOp, combine: Combine, neutral: Neutral) -> SSAValue:
    """What is in front of each element, combined with what is in front of the first."""
    prefixes = Prefixes(Inserter.before(scan), scan, combine, neutral, scan.axis)
    found = prefixes.of(scan.input, inclusive=bool(scan.inclusive.value.data))
    if scan.inclusive.value.data or splat_number(scan.before) == neutral.value.data:
        return found
    return _after(scan, combine, found)


def _after(scan: ScanOp, combine: Combine, sums: SSAValue) -> SSAValue:
    """Running sums that start from what is in front of the first element."""
    build = Inserter.before(scan)
    kind = scan.result.type
    rank = kind.get_num_dims()
    block = Block(arg_types=[kind.element_type] * 3)
    inner = Inserter.at_end(block, scan)
    inner.op(YieldOp(combined(inner, combine, block.args[0], block.args[1])))
    whole, kept = list(range(rank)), [each for each in range(rank) if each != scan.axis]
    maps = ArrayAttr([_map(rank, kept), _map(rank, whole), _map(rank, whole)])
    made = GenericOp(
        [scan.before, sums], [empty_like(build, scan.result.type, scan.input)], Region(block), maps,
        [IteratorTypeAttr.parallel()] * rank, [kind],
    )  # fmt: skip
    return build.op(made).results[0]


def _stepped(scan: ScanOp, at_each: bool) -> SSAValue:
    """A reduction in steps along the dimension: `at_each` place of what is in front of it or there;
    else of all, without the dimension."""
    build, inclusive = Inserter.before(scan), bool(scan.inclusive.value.data)
    rank = scan.result.type.get_num_dims()
    kept = [each for each in range(rank) if at_each or each != scan.axis]
    along = len(kept)
    start = _start(build, scan, kept)
    block = Block(arg_types=[scan.result.type.element_type] * 2)
    mine, so_far = block.args
    inner = Inserter.at_end(block, scan)
    other = inner.value(IndexOp(along))
    found = combined(inner, scan.body.block, so_far, mine)
    if inclusive:
        first = inner.value(arith.CmpiOp(other, inner.index(0), "eq"))
        found = inner.value(arith.SelectOp(first, mine, found))
    if at_each:
        place = inner.value(IndexOp(scan.axis))
        seen = inner.value(arith.CmpiOp(other, place, "ule" if inclusive else "ult"))
        found = inner.value(arith.SelectOp(seen, found, so_far))
    inner.op(YieldOp(found))
    places = [along if each == scan.axis else kept.index(each) for each in range(rank)]
    maps = ArrayAttr([_map(along + 1, places), _map(along + 1, list(range(along)))])
    kinds = [IteratorTypeAttr.parallel()] * along + [IteratorTypeAttr.reduction()]
    made = GenericOp([scan.input], [start], Region(block), maps, kinds, [start.type])
    return build.op(made).results[0]


def _start(build: Inserter, scan: ScanOp, kept: list[int]) -> SSAValue:
    """What steps start from: what is in front of the first element, which an inclusive sum does not
    read where there is one."""
    rank = scan.result.type.get_num_dims()
    unread = scan.inclusive.value.data and len(kept) == rank
    if not unread and not isinstance(scan.before.owner, tensor.EmptyOp):
        return scan.before if len(kept) < rank else _repeated(build, scan)
    element = scan.result.type.element_type
    value = build.value(arith.ConstantOp(number_as(0, element)))
    empty = empty_like(build, scan.result.type, scan.input) if len(kept) == rank else scan.before
    return build.op(FillOp([value], [empty], [empty.type])).results[0]


def _repeated(build: Inserter, scan: ScanOp) -> SSAValue:
    """What is in front of the first element, at each place."""
    rank, kind = scan.result.type.get_num_dims(), scan.result.type
    block = Block(arg_types=[kind.element_type] * 2)
    Inserter.at_end(block, scan).op(YieldOp(block.args[0]))
    kept = [each for each in range(rank) if each != scan.axis]
    maps = ArrayAttr([_map(rank, kept), _map(rank, list(range(rank)))])
    parallel = [IteratorTypeAttr.parallel()] * rank
    empty = empty_like(build, kind, scan.input)
    made = GenericOp([scan.before], [empty], Region(block), maps, parallel, [kind])
    return build.op(made).results[0]


def _map(loops: int, places: list[int]) -> AffineMapAttr:
    dims = tuple(AffineExpr.dimension(each) for each in places)
    return AffineMapAttr(AffineMap(loops, 0, dims))
