"""The kernel of a nest whose steps one thread takes in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.dialects import arith, func, memref, scf
from xdsl.dialects.builtin import (
    AnyFloat,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    f32,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.elements import (
    AsIndexOp,
    IotaOp,
    SplatOp,
    TransferReadOp,
    TransferWriteOp,
)
from gemmc.dialects.tile.kernel import ThreadIdOp
from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.ir import Inserter
from gemmc.transforms.problem._kept_bodies import each_element
from gemmc.transforms.schedule._kernel_frame import KernelFrame

WARP = 32
_EQUAL, _NOT_EQUAL = 0, 1

Make = Callable[[Inserter, Sequence[SSAValue]], SSAValue]
"""Writes what is computed of some numbers."""


class SequentialKernel:
    """The kernel while it is written; `kernel` is it. `held` are the numbers of the nest as runs of
    one element that the thread has, in types of 32 or 64 bits."""

    def __init__(self, function: func.FuncOp, nest: SequentialOp) -> None:
        frame = KernelFrame(function)
        self._nest, self._held = nest, dict[SSAValue, SSAValue]()
        self._matrices: dict[SSAValue, SSAValue] = {}
        self._counters: dict[SSAValue, SSAValue] = {}
        for value, argument in zip(nest.read, nest.body.block.args, strict=False):
            self._matrices[argument] = frame.matrices[value]
        for _, result, argument in nest.begun:
            self._matrices[argument] = frame.targets[result]
        self.kernel = frame.kernel("1", WARP, [])
        build = Inserter.at_end(frame.body, nest)
        thread = build.value(ThreadIdOp(), "thread")
        first = build.value(arith.CmpiOp(thread, build.index(0), _EQUAL))
        branch = build.op(scf.IfOp(first, [], Region(Block())))
        inner = Inserter.at_end(branch.true_region.block, nest)
        for before, _, argument in nest.begun:
            source = None if before is None else frame.matrices[before]
            self._begin(inner, source, self._matrices[argument])
        self._run(inner, nest.body.block)
        inner.op(scf.YieldOp())

    def _begin(self, build: Inserter, source: SSAValue | None, target: SSAValue) -> None:
        """Let a result be what a tensor is, or zeros."""
        kind = cast("MemRefType[Attribute]", target.type)

        def step(inner: Inserter, indices: Sequence[SSAValue]) -> None:
            if source is None:
                zero = inner.value(SplatOp(_zero(inner, held_in(kind.element_type)), 1))
                value = _as_element(inner, zero, kind.element_type)
            else:
                value = inner.value(TransferReadOp(source, indices, 1, 1))
            inner.op(TransferWriteOp(value, target, indices))

        each_element(build, kind.get_shape(), step)

    def _run(self, build: Inserter, block: Block) -> list[SSAValue]:
        """A block's ops; what it yields."""
        for op in block.ops:
            build.source = op
            if isinstance(op, scf.YieldOp):
                return [self._number(build, each) for each in op.operands]
            if isinstance(op, scf.ForOp):
                self._for(build, op)
            elif isinstance(op, scf.IfOp):
                self._if(build, op)
            elif isinstance(op, memref.LoadOp):
                at = [self._index(build, each) for each in op.indices]
                matrix = self._matrices[op.memref]
                found = build.value(TransferReadOp(matrix, at, 1, 1), op.res.name_hint)
                self._held[op.res] = self._widened(build, found)
            elif isinstance(op, memref.StoreOp):
                self._store(build, op)
            elif not isinstance(op, arith.ConstantOp):
                self._compute(build, op)
        return []

    def _store(self, build: Inserter, op: memref.StoreOp) -> None:
        value = _as_element(build, self._number(build, op.value), op.value.type)
        at = [self._index(build, each) for each in op.indices]
        build.op(TransferWriteOp(value, self._matrices[op.memref], at, again=True))

    def _widened(self, build: Inserter, value: SSAValue) -> SSAValue:
        """An element in the type that the thread holds it in."""
        kind = _element(value)
        if held_in(kind) == kind:
            return value
        return _mapped(build, [value], held_in(kind), lambda b, v: widened(b, v[0]))

    def _number(self, build: Inserter, value: SSAValue) -> SSAValue:
        """A number of the nest as the thread holds it; a constant is made where it is needed."""
        if value in self._held:
            return self._held[value]
        op = value.owner
        assert isinstance(op, arith.ConstantOp), "numbers are computed before they are used"
        held, constant = held_in(value.type), op.value
        if isinstance(constant, FloatAttr):
            number: IntegerAttr | FloatAttr = FloatAttr(constant.value.data, cast(AnyFloat, held))
        else:
            number = IntegerAttr(cast("IntegerAttr", constant).value.data, cast(IntegerType, held))
            if value.type == i1:
                number = IntegerAttr(number.value.data & 1, i32)
        return build.value(SplatOp(build.value(arith.ConstantOp(number)), 1))

    def _index(self, build: Inserter, value: SSAValue) -> SSAValue:
        """An index of the nest as one of the kernel."""
        op = value.owner
        if isinstance(op, arith.ConstantOp):
            return build.index(cast("IntegerAttr", op.value).value.data)
        if value in self._counters:
            return self._counters[value]
        held = self._number(build, value)
        if _element(held) == i64:  # places are inside of memory, and steps less than 2^31
            held = _mapped(build, [held], i32, lambda b, v: b.value(arith.TruncIOp(v[0], i32)))
        return build.value(AsIndexOp(held))

    def _compute(self, build: Inserter, op: Operation) -> None:
        """An op of arithmetic, on elements of its own types."""
        given = [each for each in op.operands if not isinstance(each.owner, arith.ConstantOp)]
        values = [self._number(build, each) for each in given]
        kind = op.results[0].type

        def make(inner: Inserter, elements: Sequence[SSAValue]) -> SSAValue:
            known: dict[SSAValue, SSAValue] = {}
            for operand in op.operands:
                if isinstance(operand.owner, arith.ConstantOp):
                    known[operand] = _constant(inner, operand.owner)
            for operand, element in zip(given, elements, strict=True):
                known[operand] = narrowed(inner, element, operand.type)
            return widened(inner, _computed(inner, op, [known[each] for each in op.operands]))

        values = values or [build.value(SplatOp(_zero(build, f32), 1))]
        found = _mapped(build, values, held_in(kind), make if given else lambda b, _: make(b, ()))
        found.name_hint = op.results[0].name_hint
        self._held[op.results[0]] = found

    def _for(self, build: Inserter, op: scf.ForOp) -> None:
        begun = [self._number(build, each) for each in op.iter_args]
        body = Block(arg_types=[IndexType(), *(each.type for each in begun)])
        lb, ub, step = (self._index(build, each) for each in (op.lb, op.ub, op.step))
        made = build.op(scf.ForOp(lb, ub, step, begun, body))
        inner = Inserter.at_end(body, op)
        counter, *inside = op.body.block.args
        body.args[0].name_hint = counter.name_hint
        self._counters[counter] = body.args[0]
        iota = inner.value(IotaOp(body.args[0], 0, 1))
        wide = _mapped(inner, [iota], i64, lambda b, v: b.value(arith.ExtSIOp(v[0], i64)))
        self._held[counter] = wide
        self._held.update(zip(inside, body.args[1:], strict=True))
        inner.op(scf.YieldOp(*self._run(inner, op.body.block)))
        self._held.update(zip(op.results, made.results, strict=True))

    def _if(self, build: Inserter, op: scf.IfOp) -> None:
        chosen = self._index(build, op.cond)
        if not op.results:
            self._branch(build, op, chosen)
            return
        values = [
            build.value(SplatOp(_zero(build, held_in(each.type)), 1)) for each in op.results
        ]
        zero, one = build.index(0), build.index(1)
        other = build.sub(one, chosen)
        for steps, region in ((chosen, op.true_region), (other, op.false_region)):
            body = Block(arg_types=[IndexType(), *(each.type for each in values)])
            made = build.op(scf.ForOp(zero, steps, one, values, body))
            inner = Inserter.at_end(body, op)
            inner.op(scf.YieldOp(*self._run(inner, region.block)))
            values = list(made.results)
        self._held.update(zip(op.results, values, strict=True))

    def _branch(self, build: Inserter, op: scf.IfOp, chosen: SSAValue) -> None:
        holds = build.value(arith.CmpiOp(chosen, build.index(0), _NOT_EQUAL))
        regions = [Region(Block()) for each in op.regions if each.blocks]
        build.op(scf.IfOp(holds, [], regions[0], regions[1] if len(regions) > 1 else None))
        for region, made in zip((r for r in op.regions if r.blocks), regions, strict=True):
            inner = Inserter.at_end(made.block, op)
            self._run(inner, region.block)
            inner.op(scf.YieldOp())


def held_in(kind: Attribute) -> Attribute:
    """The type of 32 or 64 bits that a thread holds a number of a type in."""
    if isa(kind, AnyFloat):
        return f32 if kind.bitwidth < f32.bitwidth else kind
    if isinstance(kind, IndexType):
        return i64
    return kind if isa(kind, IntegerType) and kind.width.data > i32.width.data else i32


def _as_element(build: Inserter, value: SSAValue, kind: Attribute) -> SSAValue:
    """A number that a thread holds, as an element of a type."""
    if held_in(kind) == kind:
        return value
    return _mapped(build, [value], kind, lambda b, v: narrowed(b, v[0], kind))


def widened(build: Inserter, value: SSAValue) -> SSAValue:
    """A number in the type that holds it."""
    kind, held = value.type, held_in(value.type)
    if kind == held:
        return value
    if isa(kind, AnyFloat):
        return build.value(arith.ExtFOp(value, cast("AnyFloat", held)))
    return build.value((arith.ExtUIOp if kind == i1 else arith.ExtSIOp)(value, i32))


def narrowed(build: Inserter, value: SSAValue, kind: Attribute) -> SSAValue:
    """A number in its own type, of the one that holds it."""
    if value.type in (kind, held_in(kind)) and (kind == value.type or isinstance(kind, IndexType)):
        return value
    if isa(kind, AnyFloat):
        return build.value(arith.TruncFOp(value, kind))
    return build.value(arith.TruncIOp(value, cast("IntegerType", kind)))


def _computed(build: Inserter, op: Operation, operands: Sequence[SSAValue]) -> SSAValue:
    """What an op makes of numbers; an index is one of 64 bits."""
    kind = op.results[0].type
    if isinstance(op, arith.IndexCastOp):
        return _cast(build, operands[0], i64 if isinstance(kind, IndexType) else kind)
    kind = i64 if isinstance(kind, IndexType) else kind
    return build.value(type(op).create(
        operands=operands, result_types=[kind], properties=dict(op.properties),
        attributes=dict(op.attributes),
    ))  # fmt: skip


def _cast(build: Inserter, value: SSAValue, kind: Attribute) -> SSAValue:
    """An integer in another width, with its sign."""
    widths = [cast("IntegerType", each).width.data for each in (value.type, kind)]
    if widths[0] == widths[1]:
        return value
    form = arith.ExtSIOp if widths[0] < widths[1] else arith.TruncIOp
    return build.value(form(value, cast("IntegerType", kind)))


def _constant(build: Inserter, op: arith.ConstantOp) -> SSAValue:
    """A constant; an index as one of 64 bits."""
    if isinstance(op.result.type, IndexType):
        number = cast("IntegerAttr", op.value).value.data
        return build.value(arith.ConstantOp(IntegerAttr(number, i64)))
    return build.value(op.clone())


def _mapped(
    build: Inserter, values: Sequence[SSAValue], kind: Attribute, make: Make
) -> SSAValue:
    """What is computed of an element of each run, as a run of a type."""
    body = Block(arg_types=[_element(each) for each in values])
    inner = Inserter.at_end(body, build.source)
    inner.op(YieldOp(make(inner, list(body.args))))
    return build.value(MapOp(values[0], kind, Region(body), values[1:]))


def _element(value: SSAValue) -> Attribute:
    assert isinstance(value.type, FragmentType), "a thread holds runs"
    return value.type.element_type


def _zero(build: Inserter, kind: Attribute) -> SSAValue:
    if isa(kind, AnyFloat):
        return build.value(arith.ConstantOp(FloatAttr(0.0, kind)))
    return build.value(arith.ConstantOp(IntegerAttr(0, cast("IntegerType", kind))))
