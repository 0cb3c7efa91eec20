"""Running sums as reductions: every element of one reads all elements in front of its own. What is
combined by several ops, or by one that no number leaves as it is, is a reduction in steps."""

from __future__ import annotations

import math
from typing import Any, cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_ext import ScanOp
from gemmc.ir import Inserter, replace, walk_type

_FLOATS: dict[type[Operation], float] = {
    arith.AddfOp: 0.0,
    arith.MulfOp: 1.0,
    arith.MaximumfOp: -math.inf,
    arith.MaxnumfOp: -math.inf,
    arith.MinimumfOp: math.inf,
    arith.MinnumfOp: math.inf,
}
_INTEGERS: dict[type[Operation], int] = {
    arith.AddiOp: 0,
    arith.MuliOp: 1,
    arith.OrIOp: 0,
    arith.AndIOp: -1,
    arith.MaxUIOp: 0,
    arith.MinUIOp: -1,
}
"""What each op leaves the other operand as it is with."""

SINGLE = 32
"""Bits of f32, in which reductions of narrower floats are taken."""


def spell_scans(function: func.FuncOp) -> None:
    """Make each running sum a `linalg.generic` that reduces what is at or in front of each place,
    and what all combine to one of all. It reads each row as often as it is long, divided among all
    threads."""
    for scan in walk_type(function, ScanOp):
        combine = scan.combine
        neutral = _neutral(combine, scan)
        total = _total(scan, combine, neutral) if scan.total.first_use is not None else scan.before
        if combine is None or neutral is None:
            found = _stepped(scan, True)
        else:
            found = _reduced(scan, combine, neutral)
            if not scan.inclusive.value.data:
                found = _after(scan, combine, found)
        replace(scan, [found, total])


def _neutral(combine: Operation | None, scan: ScanOp) -> Attribute | None:
    """What a combination starts from; None of ops that are not known."""
    kind = scan.result.type.element_type
    if combine is None:
        return None
    if isa(kind, AnyFloat) and type(combine) in _FLOATS:
        return FloatAttr(_FLOATS[type(combine)], kind)
    if not isa(kind, IntegerType):
        return None
    half = 1 << (kind.width.data - 1)
    least: dict[type[Operation], int] = {arith.MaxSIOp: -half, arith.MinSIOp: half - 1}
    number = {**_INTEGERS, **least}.get(type(combine))
    return None if number is None else IntegerAttr(number, kind)


def _total(scan: ScanOp, combine: Operation | None, neutral: Attribute | None) -> SSAValue:
    """What all combine to: of sums and products in f16 and bf16 a reduction, which rounds once."""
    kind = scan.result.type.element_type
    halves = isa(kind, AnyFloat) and kind.bitwidth < SINGLE
    if not halves or neutral is None or not isinstance(combine, arith.AddfOp | arith.MulfOp):
        return _stepped(scan, False)
    build, rank = Inserter.before(scan), scan.result.type.get_num_dims()
    start, kept = scan.before, [each for each in range(rank) if each != scan.axis]
    if scan.inclusive.value.data:
        value = build.value(arith.ConstantOp(cast("IntegerAttr[Any]", neutral)))
        start = build.op(FillOp([value], [start], [start.type])).results[0]
    elif isinstance(start.owner, tensor.EmptyOp):
        start = _start(build, scan, kept)
    block = Block(arg_types=[kind] * 2)
    inner = Inserter.at_end(block, scan)
    inner.op(YieldOp(_combined(inner, combine, block.args[1], block.args[0])))
    maps = ArrayAttr([_map(rank, list(range(rank))), _map(rank, kept)])
    kinds = [
        IteratorTypeAttr.reduction() if each == scan.axis else IteratorTypeAttr.parallel()
        for each in range(rank)
    ]
    made = GenericOp([scan.input], [start], Region(block), maps, kinds, [start.type])
    return build.op(made).results[0]


def _reduced(scan: ScanOp, combine: Operation, neutral: Attribute) -> SSAValue:
    build = Inserter.before(scan)
    kind = scan.result.type
    rank = kind.get_num_dims()
    value = build.value(arith.ConstantOp(cast("IntegerAttr[Any]", neutral)))
    filled = build.op(FillOp([value], [_empty(build, scan)], [kind])).results[0]
    block = Block(arg_types=[kind.element_type] * 2)
    inner = Inserter.at_end(block, scan)
    mine, other = inner.value(IndexOp(scan.axis)), inner.value(IndexOp(rank))
    which = "ule" if scan.inclusive.value.data else "ult"
    seen = inner.value(arith.CmpiOp(other, mine, which))
    taken = inner.value(arith.SelectOp(seen, block.args[0], value))
    inner.op(YieldOp(_combined(inner, combine, block.args[1], taken)))
    places = [rank if each == scan.axis else each for each in range(rank)]
    maps = [_map(rank + 1, places), _map(rank + 1, list(range(rank)))]
    kinds = [IteratorTypeAttr.parallel()] * rank + [IteratorTypeAttr.reduction()]
    made = GenericOp([scan.input], [filled], Region(block), ArrayAttr(maps), kinds, [kind])
    return build.op(made).results[0]


def _after(scan: ScanOp, combine: Operation, sums: SSAValue) -> SSAValue:
    """Running sums that start from what is in front of the first element."""
    build = Inserter.before(scan)
    kind = scan.result.type
    rank = kind.get_num_dims()
    block = Block(arg_types=[kind.element_type] * 3)
    inner = Inserter.at_end(block, scan)
    inner.op(YieldOp(_combined(inner, combine, block.args[0], block.args[1])))
    whole, kept = list(range(rank)), [each for each in range(rank) if each != scan.axis]
    maps = ArrayAttr([_map(rank, kept), _map(rank, whole), _map(rank, whole)])
    made = GenericOp(
        [scan.before, sums], [_empty(build, scan)], Region(block), maps,
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
    found = _body_of(inner, scan, so_far, mine)
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
    zero = FloatAttr(0.0, element) if isa(element, AnyFloat) else IntegerAttr(0, cast(Any, element))
    value = build.value(arith.ConstantOp(cast("IntegerAttr[Any]", zero)))
    empty = _empty(build, scan) if len(kept) == rank else scan.before
    return build.op(FillOp([value], [empty], [empty.type])).results[0]


def _repeated(build: Inserter, scan: ScanOp) -> SSAValue:
    """What is in front of the first element, at each place."""
    rank, kind = scan.result.type.get_num_dims(), scan.result.type
    block = Block(arg_types=[kind.element_type] * 2)
    Inserter.at_end(block, scan).op(YieldOp(block.args[0]))
    kept = [each for each in range(rank) if each != scan.axis]
    maps = ArrayAttr([_map(rank, kept), _map(rank, list(range(rank)))])
    parallel = [IteratorTypeAttr.parallel()] * rank
    made = GenericOp(
        [scan.before], [_empty(build, scan)], Region(block), maps, parallel, [kind]
    )  # fmt: skip
    return build.op(made).results[0]


def _body_of(build: Inserter, scan: ScanOp, so_far: SSAValue, mine: SSAValue) -> SSAValue:
    """The scan's own ops on two elements."""
    body = scan.body.block
    known: dict[SSAValue, SSAValue] = dict(zip(body.args, (so_far, mine), strict=True))
    *ops, end = body.ops
    for op in ops:
        build.op(op.clone(known))
    return known.get(end.operands[0], end.operands[0])


def _combined(build: Inserter, combine: Operation, one: SSAValue, other: SSAValue) -> SSAValue:
    made = type(combine).create(
        operands=[one, other], result_types=[one.type],
        properties=combine.properties, attributes=combine.attributes,
    )  # fmt: skip
    return build.value(made)


def _map(loops: int, places: list[int]) -> AffineMapAttr:
    dims = tuple(AffineExpr.dimension(each) for each in places)
    return AffineMapAttr(AffineMap(loops, 0, dims))


def _empty(build: Inserter, scan: ScanOp) -> SSAValue:
    """An empty tensor of the result's sizes."""
    kind = scan.result.type
    told = [
        build.value(tensor.DimOp(scan.input, build.index(place)))
        for place, extent in enumerate(kind.get_shape())
        if extent == DYNAMIC_INDEX
    ]
    return build.value(tensor.EmptyOp(told, kind))
