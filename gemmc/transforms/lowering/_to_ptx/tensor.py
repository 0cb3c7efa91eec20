"""Tensor-core products and tensor-map loads."""

from __future__ import annotations

from typing import cast

from xdsl.ir import Operation, SSAValue

from gemmc.dialects import tma as t
from gemmc.dialects import wgmma as w
from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import tensor
from gemmc.dialects.ptx.structure import ImmediateOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.scalars import predicate
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment

SWIZZLE_CODE = {128: 1, 64: 2, 32: 3}
"""Span in bytes to the descriptor's layout type (PTX ISA, "Matrix Descriptor Format")."""


def descriptor(scope: Scope, op: Operation) -> None:
    """Matrix descriptor: address in bits 0-13, leading 16-29, stride 32-45, swizzle 62-63."""
    source = cast(w.DescriptorOp, op)
    build = scope.build
    leading, stride = source.leading.value.data >> 4, source.stride.value.data >> 4
    fields = leading << 16 | stride << 32 | SWIZZLE_CODE[source.span] << 62
    address = build.register(scope.reg(op, source.source), "b32")
    shifted = build.value(a.ShrOp("u32", address, build.imm(4)))
    low = build.value(a.AndOp("b32", shifted, build.imm(0x3FFF)))
    constant = build.value(ImmediateOp(f"0x{fields:016x}", "b64"))
    scope.define(op.results[0], build.value(a.OrOp("b64", build.widen(low), constant)))


def advance(scope: Scope, op: Operation) -> None:
    source = cast(w.AdvanceOp, op)
    build = scope.build
    step = build.imm(source.bytes.value.data >> 4, "b64")
    start = scope.reg(op, source.descriptor)
    scope.define(op.results[0], build.value(a.AddOp("s64", start, step)))


def _accumulator(scope: Scope, op: Operation, value: SSAValue) -> SSAValue:
    """The range of an accumulator, or that which it is a part of."""
    fragment = scope.fragment(op, value)
    found = fragment.whole if fragment.shared is None else fragment.shared.value
    if found is None:
        raise refuse(op, "an accumulator from tile.zero", "loaded registers")
    return found


def _define_accumulator(scope: Scope, op: Operation, value: SSAValue) -> None:
    """The op's result: the same registers, of which `value` is the range now."""
    before = scope.fragment(op, cast("w.MmaAsyncOp | w.FenceOp | w.WaitGroupOp", op).accumulator)
    kind = cast(FragmentType, op.results[0].type)
    if before.shared is None:
        scope.define(op.results[0], Fragment(kind, value))
        return
    before.shared.value = value
    scope.define(op.results[0], Fragment(kind, shared=before.shared, places=before.places))


def mma_async(scope: Scope, op: Operation) -> None:
    source = cast(w.MmaAsyncOp, op)
    build = scope.build
    shape = [int(v) for v in source.shape.get_values()]
    transposes = [int(m.data == "mn") for m in (source.lhs_major, source.rhs_major)]
    operands = [
        _accumulator(scope, op, source.accumulator),
        scope.reg(op, source.lhs),
        scope.reg(op, source.rhs),
        _accumulates(scope, op, source.accumulate),
    ]
    first = _place(scope, source)
    value = build.value(tensor.WgmmaOp(shape, str(source.element), transposes, first, operands))
    _define_accumulator(scope, op, value)


def _place(scope: Scope, op: w.MmaAsyncOp) -> int:
    """Where in the range the product's registers begin."""
    fragment = scope.fragment(op, op.accumulator)
    held = 2 if fragment.packed else 1
    wanted = range(op.registers.start // held, op.registers.stop // held)
    if not fragment.places:
        return wanted.start
    found = [fragment.places[i] for i in wanted]
    if found != list(range(found[0], found[0] + len(found))):
        raise refuse(op, "an accumulator in neighbouring registers", "a part that is scattered")
    return found[0]


def _accumulates(scope: Scope, op: Operation, condition: SSAValue | None) -> SSAValue:
    """The scale-d predicate, of which there is no literal."""
    return scope.cache["true"] if condition is None else predicate(scope, op, condition)


def fence(scope: Scope, op: Operation) -> None:
    value = _accumulator(scope, op, op.operands[0])
    _define_accumulator(scope, op, scope.build.value(tensor.WgmmaFenceOp(value)))


def commit(scope: Scope, op: Operation) -> None:
    scope.build.op(tensor.WgmmaCommitOp())


def wait_group(scope: Scope, op: Operation) -> None:
    pending = cast(w.WaitGroupOp, op).pending.value.data
    value = _accumulator(scope, op, op.operands[0])
    _define_accumulator(scope, op, scope.build.value(tensor.WgmmaWaitOp(value, pending)))


def tma_load(scope: Scope, op: Operation) -> None:
    source = cast(t.LoadOp, op)
    build = scope.build
    at = [build.register(scope.reg(op, v), "b32") for v in source.offsets]
    target = build.register(scope.address(op, source.target), "b32")
    map, signal = scope.reg(op, source.map), scope.reg(op, source.barrier)
    mask = None
    if source.mask is not None:
        wide = build.register(scope.reg(op, source.mask), "b32")
        mask = build.value(a.CvtOp("u16.u32", wide, "b16"))
    build.op(
        tensor.TensorLoadOp(
            target, map, at[::-1], signal, mask, scope.policy(source.cache)
        )
    )


def tma_prefetch(scope: Scope, op: Operation) -> None:
    scope.build.op(tensor.PrefetchMapOp(scope.reg(op, op.operands[0])))


def tma_prefetch_box(scope: Scope, op: Operation) -> None:
    source = cast(t.PrefetchBoxOp, op)
    at = [scope.build.register(scope.reg(op, v), "b32") for v in source.offsets]
    scope.build.op(tensor.TensorPrefetchOp(scope.reg(op, source.map), at[::-1]))


HANDLERS = {
    w.DescriptorOp: descriptor,
    w.AdvanceOp: advance,
    w.MmaAsyncOp: mma_async,
    w.FenceOp: fence,
    w.CommitGroupOp: commit,
    w.WaitGroupOp: wait_group,
    t.LoadOp: tma_load,
    t.PrefetchOp: tma_prefetch,
    t.PrefetchBoxOp: tma_prefetch_box,
}
