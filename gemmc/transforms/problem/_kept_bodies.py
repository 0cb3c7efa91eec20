"""Ops of `linalg` and `affine` in a nest of loops over single elements, as loops and arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast

from xdsl.dialects import arith, memref, scf, tensor
from xdsl.dialects.builtin import IndexType, i1, i8, i64
from xdsl.dialects.linalg.ops import GenericOp, IndexOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)

from gemmc.dialects.memory_types import element_in, is_memref
from gemmc.errors import refuse
from gemmc.ir import Inserter
from gemmc.transforms.problem._index_arithmetic import combined
from gemmc.transforms.problem._kept_memory import Number, Shown, value_of

Step = Callable[[Inserter, Sequence[SSAValue]], None]
"""Writes what is done for the counters of some loops."""


class Nest(Protocol):
    """What an op's loops ask of the nest that they are in."""

    known: dict[SSAValue, SSAValue]
    shown: dict[SSAValue, Shown]

    def number(self, value: SSAValue) -> SSAValue:
        """A number of the program, in the nest."""
        ...

    def see(self, op: Operation, value: SSAValue) -> Shown:
        """What a memref or a tensor shows."""
        ...

    def own(self, op: Operation, target: SSAValue) -> Shown:
        """A tensor that an op may replace elements of."""
        ...

    def write(self, op: Operation, shown: Shown) -> None:
        """Note that memory is written."""
        ...

    def do(self, build: Inserter, op: Operation) -> None:
        """Write what an op does."""
        ...


def held_in(kind: Attribute) -> Attribute:
    """The type of an element of memory that has a number of a type."""
    if isinstance(kind, IndexType):
        return i64
    return i8 if kind == i1 else kind


def as_held(build: Inserter, value: SSAValue) -> SSAValue:
    """A number in the type that memory has it in."""
    if isinstance(value.type, IndexType):
        return build.value(arith.IndexCastOp(value, i64))
    return build.value(arith.ExtUIOp(value, i8)) if value.type == i1 else value


def from_held(build: Inserter, value: SSAValue, kind: Attribute) -> SSAValue:
    """A number of a type, of what memory has."""
    if isinstance(kind, IndexType):
        return build.value(arith.IndexCastOp(value, kind))
    return build.value(arith.TruncIOp(value, i1)) if kind == i1 else value


def applied(
    build: Inserter, found: AffineExpr, counters: Sequence[SSAValue], symbols: Sequence[SSAValue]
) -> SSAValue:
    """An affine expression of indices, which may be below 0."""
    if isinstance(found, AffineDimExpr):
        return counters[found.position]
    if isinstance(found, AffineSymExpr):
        return symbols[found.position]
    if isinstance(found, AffineConstantExpr):
        return build.index(found.value)
    assert isinstance(found, AffineBinaryOpExpr)
    lhs, rhs = (applied(build, each, counters, symbols) for each in (found.lhs, found.rhs))
    return combined(build.value, found.kind, (lhs, rhs), signed=True)


def each_element(build: Inserter, sizes: Sequence[Number], step: Step) -> None:
    """Loops over all indices of some sizes, the last one fastest."""
    counters: list[SSAValue] = []
    inner = build
    for size in sizes:
        zero, one = inner.index(0), inner.index(1)
        body = Block(arg_types=[IndexType()])
        around = inner
        around.op(scf.ForOp(zero, value_of(around, size), one, [], body))
        counters.append(body.args[0])
        end = Inserter.at_end(body, build.source).op(scf.YieldOp())
        inner = Inserter.before(end, build.source)
    step(inner, counters)


def spell_generic(nest: Nest, build: Inserter, op: GenericOp) -> None:
    """An op of `linalg` as its loops: each step loads an element of each operand, and stores what
    the body yields."""
    maps = [each.data for each in op.get_indexing_maps()]
    inputs = [nest.see(op, v) if _has_elements(v) else None for v in op.inputs]
    outputs = [nest.see(op, v) if is_memref(v) else nest.own(op, v) for v in op.outputs]
    _check_apart(op, inputs, outputs, maps)
    shown = [*inputs, *outputs]

    def step(inner: Inserter, counters: Sequence[SSAValue]) -> None:
        places = [
            None if each is None else each.at(inner, _indices(inner, indexing, counters))
            for each, indexing in zip(shown, maps, strict=True)
        ]
        given = zip(op.body.block.args, op.operands, shown, places, strict=True)
        for argument, value, each, at in given:
            if each is None or at is None:
                nest.known[argument] = nest.number(value)
            elif argument.uses:
                load = memref.LoadOp.get(each.memory.argument, at)
                nest.known[argument] = inner.value(load)
        yielded = _body(nest, inner, op, counters)
        for value, each, at in zip(yielded, outputs, places[len(inputs) :], strict=True):
            inner.op(memref.StoreOp.get(value, each.memory.argument, cast("list[SSAValue]", at)))

    each_element(build, _extents(op, shown, maps), step)
    for each in outputs:
        nest.write(op, each)
    nest.shown.update(zip(op.results, [each.now() for each in outputs], strict=bool(op.results)))


def _body(
    nest: Nest, build: Inserter, op: GenericOp, counters: Sequence[SSAValue]
) -> list[SSAValue]:
    for inner in op.body.block.ops:
        build.source = inner
        if isinstance(inner, YieldOp):
            return [nest.number(each) for each in inner.operands]
        if isinstance(inner, IndexOp):
            nest.known[inner.result] = counters[inner.dim.value.data]
        else:
            nest.do(build, inner)
    raise refuse(op, "a body that yields", "another")


def _has_elements(value: SSAValue) -> bool:
    return hasattr(value.type, "get_shape")


def _indices(
    build: Inserter, indexing: AffineMap, counters: Sequence[SSAValue]
) -> list[SSAValue]:
    return [applied(build, each, counters, ()) for each in indexing.results]


def _extents(
    op: GenericOp, shown: Sequence[Shown | None], maps: Sequence[AffineMap]
) -> list[Number]:
    """How many steps the loops of an op have."""
    found: dict[int, Number] = {}
    for each, indexing in zip(shown, maps, strict=True):
        for axis, expr in enumerate(indexing.results):
            if each is not None and isinstance(expr, AffineDimExpr):
                found.setdefault(expr.position, each.sizes[axis])
    if len(found) < maps[0].num_dims:
        raise refuse(op, "an operand along each loop, in a loop that is kept", "a loop without one")
    return [found[loop] for loop in range(maps[0].num_dims)]


def _check_apart(
    op: GenericOp, inputs: Sequence[Shown | None], outputs: Sequence[Shown],
    maps: Sequence[AffineMap],
) -> None:
    """GemmcError where a step may read of a tensor what another step has stored."""
    for number, each in enumerate(inputs):
        for place, other in enumerate(outputs, len(inputs)):
            if each is None or each.version is None or each.memory is not other.memory:
                continue
            if each != other or maps[number] != maps[place]:
                raise refuse(op, "inputs that are no part of an output's memory", "one that is")


def one_number(build: Inserter, value: SSAValue, kind: Attribute) -> SSAValue:
    """The one element of a tensor as a number of a type."""
    found = build.value(tensor.ExtractOp(value, [], element_in(value.type)))
    return from_held(build, found, kind)
