"""Loops, branches, and who is executing: threads, CTAs, elected lanes, register budgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import scf
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.ptx.arithmetic import MovOp
from gemmc.dialects.ptx.memory import SpecialOp
from gemmc.dialects.ptx.structure import ElementOp, ForOp, IfOp, SetOp, UndefOp, YieldOp
from gemmc.dialects.ptx.sync import ElectOp, SetmaxnregOp, ShflIdxOp
from gemmc.dialects.ptx.types import PtxOp, RangeType, kind_of
from gemmc.dialects.tile import kernel as k
from gemmc.dialects.tile.kernel import cluster_extents
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.builder import literal
from gemmc.transforms.lowering._to_ptx.scalars import predicate, words
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment


def loop(scope: Scope, op: Operation) -> None:
    """scf.for → ptx.for; carried values are 32-bit registers or ranges."""
    source = cast(scf.ForOp, op)
    bounds = words(scope, op, (source.lb, source.ub, source.step))
    step = literal(bounds[2])
    if step is not None and step < 1:
        raise refuse(op, "a step of 1 or more", f"{step}")
    inits = [_carried(scope, op, v, None) for v in source.iter_args]
    target = scope.build.op(ForOp(bounds, inits))
    body = source.body.block
    scope.define(body.args[0], target.counter)
    for argument, result, inside, after in zip(
        body.args[1:], source.results, target.carried, target.results, strict=True
    ):
        scope.define(argument, _carried_meaning(argument.type, inside))
        scope.define(result, _carried_meaning(result.type, after))
    with scope.inside(target.body.block):
        scope.convert_block(body)


def _carried(
    scope: Scope, op: Operation, value: SSAValue, into: SSAValue | None,
    taken: SSAValue | None = None,
) -> SSAValue:  # fmt: skip
    """A word, or a range; registers of their own are moved to the range that the loop carries, a
    new one ahead of it, and so is a number that was `taken` from another range."""
    if not isinstance(value.type, FragmentType):
        return scope.build.register(words(scope, op, [value])[0], "b32")
    meaning = scope.fragment(op, value)
    if taken is not None:
        meaning = Fragment(meaning.kind, None, [taken])
    if meaning.whole is not None:
        return meaning.whole
    if meaning.single or (into is None and (meaning.packed or not meaning.parts)):
        raise refuse(op, "carried fragments that are accumulators", "a loaded fragment")
    if into is None:
        name, count = kind_of(meaning.parts[0]), len(meaning.parts)
        into = scope.build.value(UndefOp(RangeType.of(name, count)))
    if not _is_number(into):
        into = _updated(into)
    for index, register in enumerate(meaning.parts):
        into = scope.build.value(SetOp(into, index, register))
    return into


def _carried_meaning(kind: Attribute, value: SSAValue) -> object:
    return Fragment(kind, value) if isinstance(kind, FragmentType) else value


def yield_(scope: Scope, op: Operation) -> None:
    """The end of a loop body; the end of a branch hands nothing on."""
    if isinstance(op.parent_op(), scf.IfOp):
        return
    pairs = [*zip(op.operands, scope.build.block.args[1:], strict=True)]
    wholes = [_whole_of(scope, op, value) for value in op.operands]
    taken = [_taken(scope, number, wholes, into) for number, (_, into) in enumerate(pairs)]
    values = [_carried(scope, op, *pair, each) for pair, each in zip(pairs, taken, strict=True)]
    scope.build.op(YieldOp(values))


def _whole_of(scope: Scope, op: Operation, value: SSAValue) -> SSAValue | None:
    """The range that a value lies in."""
    return scope.fragment(op, value).whole if isinstance(value.type, FragmentType) else None


def _taken(
    scope: Scope, number: int, wholes: Sequence[SSAValue | None], into: SSAValue
) -> SSAValue | None:
    """What a loop goes on with in a register of its own, if it is one number that lies where
    another one is carried: what is carried is overwritten one after the other."""
    whole, others = wholes[number], [*wholes[:number], *wholes[number + 1 :]]
    if whole is None or not _is_number(whole) or _is_in_place(whole, into, others):
        return None
    element = scope.build.value(ElementOp(whole, 0))
    return scope.build.value(MovOp(kind_of(element), element))


def _is_number(value: SSAValue) -> bool:
    return isinstance(value.type, RangeType) and value.type.count.data == 1


def _is_in_place(
    value: SSAValue, carried: SSAValue, others: Sequence[SSAValue | None]
) -> bool:
    """Whether ops that update what they are given made a range of what a loop carries; not where
    another one of what it goes on with is what a loop inside begins with, which has a copy then."""
    while value is not carried:
        owner = value.owner
        if isinstance(owner, ForOp):
            first = len(owner.operands) - len(owner.results)
            value = owner.operands[first + owner.results.index(value)]
            if value in others or not value.has_one_use():
                return False
            continue
        tied = owner.tied() if isinstance(owner, PtxOp) else ()
        given = [operand for operand, result in tied if result is value]
        if not given:
            return False
        value = given[0]
    return True


def _updated(carried: SSAValue) -> SSAValue:
    """A range that a loop carries, as the loop inside of it leaves it that carries it on."""
    for use in carried.uses:
        if isinstance(inner := use.operation, ForOp):
            return _updated(inner.results[use.index - (len(inner.operands) - len(inner.results))])
    return carried


def branch(scope: Scope, op: Operation) -> None:
    source = cast(scf.IfOp, op)
    if source.results:
        raise refuse(op, "a branch without results", f"{len(source.results)} results")
    has_else = bool(source.false_region.blocks)
    target = scope.build.op(IfOp(predicate(scope, op, source.cond), has_else))
    branches = (source.true_region, target.body), (source.false_region, target.otherwise)
    for region, into in branches:
        if region.blocks:
            with scope.inside(into.block):
                scope.convert_block(region.block)


def thread_id(scope: Scope, op: Operation) -> None:
    scope.define(op.results[0], scope.build.value(SpecialOp("%tid.x")))


def block_id(scope: Scope, op: Operation) -> None:
    scope.define(op.results[0], scope.build.value(SpecialOp("%ctaid.x")))


def block_count(scope: Scope, op: Operation) -> None:
    scope.define(op.results[0], scope.build.value(SpecialOp("%nctaid.x")))


def told(name: str) -> str:
    """Where a scope keeps the register of a dynamic size."""
    return f"size {name}"


def extent(scope: Scope, op: Operation) -> None:
    """A parameter, which is loaded when the kernel starts."""
    scope.define(op.results[0], scope.cache[told(cast(k.ExtentOp, op).symbol.data)])


def cluster_id(scope: Scope, op: Operation) -> None:
    """Row, column or part of K in the cluster, from the CTA's rank in it."""
    dimension = cast(k.ClusterIdOp, op).dimension.value.data
    extents = cluster_extents(scope.kernel)
    build = scope.build
    if extents[dimension] == 1:
        scope.define(op.results[0], build.imm(0))
        return
    rows, columns, parts = extents
    number = scope.cache["rank"]
    if dimension == 2:
        scope.define(op.results[0], build.div(number, build.imm(rows * columns)))
        return
    if dimension == 0 and parts > 1:
        number = build.rem(number, build.imm(rows * columns))
    split = build.rem if dimension else build.div
    scope.define(op.results[0], split(number, build.imm(columns)))


def uniform(scope: Scope, op: Operation) -> None:
    value = scope.build.register(scope.reg(op, op.operands[0]), "b32")
    scope.define(op.results[0], scope.build.value(ShflIdxOp(value)))


def elected(scope: Scope, op: Operation) -> None:
    scope.define(op.results[0], scope.build.value(ElectOp()))


def set_registers(scope: Scope, op: Operation) -> None:
    scope.build.op(cast(SetmaxnregOp, op.clone()))


HANDLERS = {
    scf.ForOp: loop,
    scf.YieldOp: yield_,
    scf.IfOp: branch,
    k.ThreadIdOp: thread_id,
    k.BlockIdOp: block_id,
    k.ClusterIdOp: cluster_id,
    k.BlockCountOp: block_count,
    k.ExtentOp: extent,
    k.UniformOp: uniform,
    k.ElectedOp: elected,
    SetmaxnregOp: set_registers,
}
