"""Index arithmetic and control flow."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import FloatAttr, IntegerAttr
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.memory import SpecialOp
from gemmc.dialects.ptx.structure import ForOp, IfOp, YieldOp
from gemmc.dialects.ptx.sync import ElectOp, SetmaxnregOp, ShflIdxOp
from gemmc.dialects.tile import kernel as k
from gemmc.dialects.tile.kernel import cluster_shape
from gemmc.errors import refuse
from gemmc.transforms._to_ptx.builder import literal
from gemmc.transforms._to_ptx.scope import Scope
from gemmc.transforms._to_ptx.values import Fragment

COMPARISONS = {
    0: ("eq", "s32"),
    1: ("ne", "s32"),
    2: ("lt", "s32"),
    3: ("le", "s32"),
    4: ("gt", "s32"),
    5: ("ge", "s32"),
    6: ("lt", "u32"),
    7: ("le", "u32"),
    8: ("gt", "u32"),
    9: ("ge", "u32"),
}
"""arith.cmpi predicate number to (PTX test, type)."""


def constant(scope: Scope, op: Operation) -> None:
    value = cast(arith.ConstantOp, op).value
    if isinstance(value, FloatAttr):
        scope.define(op.results[0], scope.build.imm_f32(value.value.data))
        return
    assert isinstance(value, IntegerAttr)
    scope.define(op.results[0], scope.build.imm(value.value.data))


def binary(scope: Scope, op: Operation) -> None:
    lhs, rhs = (scope.reg(op, v) for v in op.operands)
    build = scope.build
    methods: dict[type[Operation], Callable[[SSAValue, SSAValue], SSAValue]] = {
        arith.AddiOp: build.add,
        arith.SubiOp: build.sub,
        arith.MuliOp: build.mul,
        arith.DivUIOp: build.div,
        arith.RemUIOp: build.rem,
        arith.MinUIOp: build.min,
        arith.ShLIOp: build.shl,
    }
    scope.define(op.results[0], methods[type(op)](lhs, rhs))


def ceil_div(scope: Scope, op: Operation) -> None:
    """(x + d − 1) / d for a literal d; sizes stay far below 2³²."""
    lhs, rhs = (scope.reg(op, v) for v in op.operands)
    divisor = literal(rhs)
    if divisor is None:
        raise refuse(op, "a constant divisor", "a value", "block sizes are constants")
    build = scope.build
    scope.define(op.results[0], build.div(build.add(lhs, build.imm(divisor - 1)), rhs))


def conjunction(scope: Scope, op: Operation) -> None:
    lhs, rhs = (scope.reg(op, v) for v in op.operands)
    scope.define(op.results[0], scope.build.both(lhs, rhs))


def compare(scope: Scope, op: Operation) -> None:
    number = cast(arith.CmpiOp, op).predicate.value.data
    test, kind = COMPARISONS[number]
    lhs, rhs = (scope.reg(op, v) for v in op.operands)
    lhs = scope.build.register(lhs, "b32")
    scope.define(op.results[0], scope.build.value(a.SetpOp(test, kind, lhs, rhs)))


def select(scope: Scope, op: Operation) -> None:
    condition, lhs, rhs = (scope.reg(op, v) for v in op.operands)
    scope.define(op.results[0], scope.build.value(a.SelpOp("b32", lhs, rhs, condition)))


def loop(scope: Scope, op: Operation) -> None:
    """scf.for → ptx.for; carried values are 32-bit registers or ranges."""
    source = cast(scf.ForOp, op)
    bounds = [scope.reg(op, v) for v in (source.lb, source.ub, source.step)]
    inits = [_carried(scope, op, v) for v in source.iter_args]
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


def _carried(scope: Scope, op: Operation, value: SSAValue) -> SSAValue:
    meaning = scope.meaning(value)
    if not isinstance(meaning, Fragment):
        return scope.build.register(scope.reg(op, value), "b32")
    if meaning.whole is None:
        raise refuse(op, "carried fragments that are accumulators", "a loaded fragment")
    return meaning.whole


def _carried_meaning(kind: Attribute, value: SSAValue) -> object:
    from gemmc.dialects.tile.types import FragmentType

    return Fragment(kind, value) if isinstance(kind, FragmentType) else value


def yield_(scope: Scope, op: Operation) -> None:
    """The end of a loop body; the end of a branch hands nothing on."""
    if isinstance(op.parent_op(), scf.IfOp):
        return
    scope.build.op(YieldOp([_carried(scope, op, v) for v in op.operands]))


def branch(scope: Scope, op: Operation) -> None:
    source = cast(scf.IfOp, op)
    if source.results:
        raise refuse(op, "a branch without results", f"{len(source.results)} results")
    has_else = bool(source.false_region.blocks)
    target = scope.build.op(IfOp(scope.reg(op, source.cond), has_else))
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


def cluster_id(scope: Scope, op: Operation) -> None:
    """Row or column in the cluster, from the CTA's rank in it."""
    dimension = cast(k.ClusterIdOp, op).dimension.value.data
    rows, columns = cluster_shape(scope.kernel)
    build = scope.build
    if (rows, columns)[dimension] == 1:
        scope.define(op.results[0], build.imm(0))
        return
    split = build.rem if dimension else build.div
    scope.define(op.results[0], split(scope.cache["rank"], build.imm(columns)))


def uniform(scope: Scope, op: Operation) -> None:
    value = scope.build.register(scope.reg(op, op.operands[0]), "b32")
    scope.define(op.results[0], scope.build.value(ShflIdxOp(value)))


def elected(scope: Scope, op: Operation) -> None:
    scope.define(op.results[0], scope.build.value(ElectOp()))


def set_registers(scope: Scope, op: Operation) -> None:
    scope.build.op(cast(SetmaxnregOp, op.clone()))


HANDLERS = {
    arith.ConstantOp: constant,
    **dict.fromkeys(
        (
            arith.AddiOp,
            arith.SubiOp,
            arith.MuliOp,
            arith.DivUIOp,
            arith.RemUIOp,
            arith.MinUIOp,
            arith.ShLIOp,
        ),
        binary,
    ),
    arith.CeilDivUIOp: ceil_div,
    arith.AndIOp: conjunction,
    arith.CmpiOp: compare,
    arith.SelectOp: select,
    scf.ForOp: loop,
    scf.YieldOp: yield_,
    scf.IfOp: branch,
    k.ThreadIdOp: thread_id,
    k.BlockIdOp: block_id,
    k.ClusterIdOp: cluster_id,
    k.BlockCountOp: block_count,
    k.UniformOp: uniform,
    k.ElectedOp: elected,
    SetmaxnregOp: set_registers,
}
