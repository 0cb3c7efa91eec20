"""A reduction over a size that a launch tells in two: the parts are of a fixed number, each of as
many iterations as the size says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    IntegerType,
    TensorType,
)
from xdsl.ir import Block, SSAValue
from xdsl.ir.affine import AffineBinaryOpExpr, AffineBinaryOpKind, AffineDimExpr, AffineMap

from gemmc.analysis.told_loops import name_of
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.loops import LoopIndexOp, LoopSizeOp, LoopsOp
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._choices import Choice, chosen_in
from gemmc.transforms.problem._split_loops import begin_anew, loops_type, put_loops
from gemmc.transforms.schedule._body_copies import identity_of
from gemmc.transforms.schedule._loops_body import BELOW


@dataclass(frozen=True)
class OpenSplit:
    """The loop that is split, the first that is reduced over a size that a launch tells, and the
    number of its parts: the first dimension of what the first reduction makes."""

    loop: int
    parts: int
    last: bool = False


def open_loop(loops: LoopsOp) -> int | None:
    """The first loop that is reduced over and whose extent a launch tells; None where there is
    none, or where it is a share already."""
    rank = loops.result.type.get_num_dims()
    if loops.shares is not None:
        return None
    open_ = [n for n, each in enumerate(loops.extents) if n >= rank and each == DYNAMIC_INDEX]
    return open_[0] if open_ else None


def open_partial_of(
    function: func.FuncOp, split: OpenSplit, name: str, number: int | None = None
) -> func.FuncOp:
    """The kernel that reduces each part, whose result has the parts in front of the dimensions of
    what was made, in the type that is combined in. Of a reduction in steps that chooses, it keeps
    the value of that number."""
    made = function.clone()
    made.sym_name = type(made.sym_name)(name)
    (loops,) = [op for op in made.body.block.ops if isinstance(op, LoopsOp)]
    choice = None if number is None else chosen_in(loops)
    body = loops.detach_region(loops.body)
    at = _renumber(body.block, split, name_of(loops, split.loop))
    kind = loops.result.type
    rank = kind.get_num_dims()
    counters = range(1 + rank, 1 + len(loops.extents))
    if choice is not None:
        begin_anew(choice, body.block, counters)
    _end(body.block, loops, at, choice)
    result = TensorType(loops_type(body, number or 0), [split.parts, *kind.get_shape()])
    by = None if loops.by is None else loops.by.data
    lengths = [each.data for each in loops.lengths or ()]
    shares = [split.parts, *(1 for _ in lengths[1:])]
    maps = [_with(each.data, split, loops) for each in loops.maps]
    parts = LoopsOp(
        loops.inputs, maps, result, body, loops.extents[rank:], by, loops.tables,
        loops.places, lengths, number, shares,
    )  # fmt: skip
    put_loops(made, loops, parts, "parts")
    return made


def _with(given: AffineMap, split: OpenSplit, loops: LoopsOp) -> AffineMap:
    """A map in the counters of the parts' loops."""
    size = loops.sizes[split.loop]
    share = size.ceil_div(split.parts)
    begin = AffineBinaryOpExpr(AffineBinaryOpKind.Mul, AffineDimExpr(0), share)
    counters = [AffineDimExpr(1 + loop) for loop in range(given.num_dims)]
    found = [begin + each if loop == split.loop else each for loop, each in enumerate(counters)]
    places = (each.replace_dims_and_symbols(found, []) for each in given.results)
    return AffineMap(given.num_dims + 1, given.num_symbols, tuple(places))


def _renumber(block: Block, split: OpenSplit, name: str) -> tuple[SSAValue, SSAValue]:
    """Let a body know the loops by their new numbers; the place along the loop that is split, and
    its end."""
    before = [each for each in block.ops if isinstance(each, LoopIndexOp)]
    first = block.first_op
    assert first is not None, "a body yields"
    build = Inserter.before(first)
    end = build.value(LoopSizeOp(name))
    share = build.div(build.add(end, build.index(split.parts - 1)), build.index(split.parts))
    begin = build.mul(build.value(LoopIndexOp(0)), share)
    at = build.add(begin, build.value(LoopIndexOp(1 + split.loop)))
    for op in before:
        loop = op.loop.value.data
        replace(op, [at if loop == split.loop
                     else Inserter.before(op).value(LoopIndexOp(1 + loop))])  # fmt: skip
    return at, end


def _end(
    block: Block, loops: LoopsOp, place: tuple[SSAValue, SSAValue], choice: Choice | None
) -> None:
    """Let a body yield what changes nothing behind the end of the loop that is split: of a choice
    what the steps before have chosen, or in the first step of a part the start."""
    end = block.last_op
    assert isinstance(end, YieldOp), "a body that is verified yields"
    build = Inserter.before(end)
    inside = build.value(arith.CmpiOp(*place, BELOW))
    for number, value in enumerate(end.arguments):
        if choice is None:
            assert loops.by is not None, "a reduction combines or chooses"
            identity = identity_of(loops.by.data, cast("AnyFloat | IntegerType", value.type))
            other = build.value(arith.ConstantOp(identity))
        else:
            other = choice.kept(build, number, value.type)
        end.operands[number] = build.value(arith.SelectOp(inside, value, other))

