"""Fragments, tensor-core products, tensor-map loads and barriers."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import BFloat16Type, Float16Type, FloatAttr
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects import barrier as b
from gemmc.dialects import tma as t
from gemmc.dialects import wgmma as w
from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import cluster, sync, tensor
from gemmc.dialects.ptx.structure import ImmediateOp, RepeatOp, SetOp, UndefOp, YieldOp
from gemmc.dialects.ptx.types import RangeType
from gemmc.dialects.tile import compute as c
from gemmc.dialects.tile.contract import YieldOp as TileYieldOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import refuse
from gemmc.transforms._to_ptx.memory import shared_address
from gemmc.transforms._to_ptx.scope import Scope
from gemmc.transforms._to_ptx.values import Fragment

SWIZZLE_CODE = {128: 1, 64: 2, 32: 3}
"""Span in bytes to the descriptor's layout type (PTX ISA, "Matrix Descriptor Format")."""

SHORT: dict[type[Attribute], str] = {Float16Type: "f16", BFloat16Type: "bf16"}


def zero(scope: Scope, op: Operation) -> None:
    kind = cast(FragmentType, op.results[0].type)
    count = kind.register_layout.num_values
    build = scope.build
    value = build.value(UndefOp(RangeType.of("f32", count)))
    nothing = build.imm_f32(0.0)
    for index in range(count):
        value = build.value(SetOp(value, index, nothing))
    scope.define(op.results[0], Fragment(kind, value))


def fma(scope: Scope, op: Operation) -> None:
    source = cast(c.FmaOp, op)
    build = scope.build
    column = scope.fragment(op, source.column).registers(build)
    row = scope.fragment(op, source.row).registers(build)
    accumulator = scope.fragment(op, source.accumulator)
    if accumulator.whole is None:
        raise refuse(op, "an accumulator from tile.zero", "loaded registers")
    value = accumulator.whole
    for i, left in enumerate(column):
        for j, right in enumerate(row):
            value = build.value(a.FmaElementOp(value, i * len(row) + j, left, right))
    scope.define(source.result, Fragment(accumulator.kind, value))


def elementwise(scope: Scope, op: Operation) -> None:
    """tile.map: its body, applied to all registers of the fragment one op at a time."""
    source = cast(c.MapOp, op)
    build = scope.build
    body = source.body.block
    lanes: dict[SSAValue, list[SSAValue]] = {
        body.args[0]: scope.fragment(op, source.value).registers(build)
    }
    for inner in body.ops:
        if isinstance(inner, TileYieldOp):
            kind = source.result.type
            scope.define(source.result, Fragment(kind, None, lanes[inner.arguments[0]]))
        elif isinstance(inner, arith.ConstantOp) and isinstance(inner.value, FloatAttr):
            literal = build.imm_f32(inner.value.value.data)
            lanes[inner.result] = [literal] * len(lanes[body.args[0]])
        elif isinstance(inner, arith.TruncFOp):
            lanes[inner.result] = _truncate(scope, inner, lanes[inner.input])
        elif type(inner) in _BINARY:
            make, suffix = _BINARY[type(inner)]
            pairs = zip(*(lanes[v] for v in inner.operands), strict=True)
            lanes[inner.results[0]] = [build.value(make(suffix, x, y)) for x, y in pairs]
        else:
            needed = "truncf, addf, mulf, maximumf or a constant in an epilogue"
            raise refuse(inner, needed, inner.name)


_BINARY: dict[type[Operation], tuple[Callable[[str, SSAValue, SSAValue], Operation], str]] = {
    arith.AddfOp: (a.AddOp, "rn.f32"),
    arith.MulfOp: (a.MulfOp, "f32"),
    arith.MaximumfOp: (a.MaxOp, "NaN.f32"),
}


def _truncate(scope: Scope, op: arith.TruncFOp, lanes: list[SSAValue]) -> list[SSAValue]:
    """Round pairs of f32 to nearest even and pack them."""
    short = SHORT.get(type(op.result.type))
    if short is None or len(lanes) % 2:
        raise refuse(op, "an even number of values rounded to f16 or bf16", f"{op.result.type}")
    form = f"rn.{short}x2.f32"
    pairs = zip(lanes[::2], lanes[1::2], strict=True)
    return [scope.build.value(a.CvtPackOp(form, high, low)) for low, high in pairs]


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
    fragment = scope.fragment(op, value)
    if fragment.whole is None:
        raise refuse(op, "an accumulator from tile.zero", "loaded registers")
    return fragment.whole


def _define_accumulator(scope: Scope, result: SSAValue, value: SSAValue) -> None:
    scope.define(result, Fragment(cast(FragmentType, result.type), value))


def mma_async(scope: Scope, op: Operation) -> None:
    source = cast(w.MmaAsyncOp, op)
    build = scope.build
    shape = [int(v) for v in source.shape.get_values()]
    transposes = [int(m.data == "mn") for m in (source.lhs_major, source.rhs_major)]
    operands = [
        _accumulator(scope, op, source.accumulator),
        scope.reg(op, source.lhs),
        scope.reg(op, source.rhs),
        scope.cache["true"],
    ]
    first = source.part.value.data * (shape[1] // 2)
    element = _short(source.element)
    value = build.value(tensor.WgmmaOp(shape, element, transposes, first, operands))
    _define_accumulator(scope, source.result, value)


def _short(element: Attribute) -> str:
    return SHORT[type(element)]


def fence(scope: Scope, op: Operation) -> None:
    value = _accumulator(scope, op, op.operands[0])
    result = scope.build.value(tensor.WgmmaFenceOp(value))
    _define_accumulator(scope, op.results[0], result)


def commit(scope: Scope, op: Operation) -> None:
    scope.build.op(tensor.WgmmaCommitOp())


def wait_group(scope: Scope, op: Operation) -> None:
    pending = cast(w.WaitGroupOp, op).pending.value.data
    value = _accumulator(scope, op, op.operands[0])
    result = scope.build.value(tensor.WgmmaWaitOp(value, pending))
    _define_accumulator(scope, op.results[0], result)


def tma_load(scope: Scope, op: Operation) -> None:
    source = cast(t.LoadOp, op)
    build = scope.build
    row, column = (build.register(scope.reg(op, v), "b32") for v in source.offsets)
    target = build.register(scope.reg(op, source.target), "b32")
    map, signal = scope.reg(op, source.map), scope.reg(op, source.barrier)
    mask = None
    if source.mask is not None:
        wide = build.register(scope.reg(op, source.mask), "b32")
        mask = build.value(a.CvtOp("u16.u32", wide, "b16"))
    build.op(tensor.TensorLoadOp(target, map, (column, row), signal, mask))


def tma_prefetch(scope: Scope, op: Operation) -> None:
    scope.build.op(tensor.PrefetchMapOp(scope.reg(op, op.operands[0])))


def barrier_alloc(scope: Scope, op: Operation) -> None:
    source = cast(b.AllocOp, op)
    offset = None if source.offset is None else source.offset.value.data
    scope.define(source.result, shared_address(scope, op, offset))


def barrier_init(scope: Scope, op: Operation) -> None:
    source = cast(b.InitOp, op)
    slots = cast(b.MBarrierRingType, source.ring.type).slots.data
    for slot in range(slots):
        address = scope.reg(op, source.ring)
        scope.build.op(sync.MbarrierInitOp(address, 8 * slot, source.count.value.data))


def fence_init(scope: Scope, op: Operation) -> None:
    scope.build.op(sync.FenceOp("mbarrier_init.release.cluster"))


def barrier_sync(scope: Scope, op: Operation) -> None:
    source = cast(b.SyncOp, op)
    threads = None if source.threads is None else source.threads.value.data
    number = source.id.value.data
    if source.unit is None:
        scope.build.op(sync.BarSyncOp(number, threads))
        return
    build = scope.build
    which = build.add(scope.reg(op, source.unit), build.imm(number))
    scope.build.op(sync.BarSyncOp(number, threads, which))


def cluster_sync(scope: Scope, op: Operation) -> None:
    scope.build.op(cluster.ClusterBarrierOp("arrive"))
    scope.build.op(cluster.ClusterBarrierOp("wait"))


def barrier_at(scope: Scope, op: Operation) -> None:
    source = cast(b.AtOp, op)
    build = scope.build
    offset = build.mul(scope.reg(op, source.slot), build.imm(8))
    scope.define(source.result, build.add(scope.reg(op, source.ring), offset))


def wait_parity(scope: Scope, op: Operation) -> None:
    source = cast(b.WaitParityOp, op)
    build = scope.build
    parity = build.register(scope.reg(op, source.parity), "b32")
    address = scope.reg(op, source.barrier)
    repeat = build.op(RepeatOp())
    with scope.inside(repeat.body.block):
        done = build.value(sync.MbarrierTryWaitOp(address, parity))
        build.op(YieldOp([done]))


def arrive_at(scope: Scope, op: Operation) -> None:
    source = cast(b.ArriveAtOp, op)
    build = scope.build
    if source.by.data not in ("warp", "thread"):
        raise refuse(op, "arrivals by warp or thread", source.by.data)
    guard = build.value(sync.ElectOp()) if source.by.data == "warp" else None
    address = scope.reg(op, source.barrier)
    if source.rank is None:
        build.op(sync.MbarrierArriveOp(address, guard))
        return
    rank = build.register(scope.reg(op, source.rank), "b32")
    there = build.value(cluster.MapaOp(build.register(address, "b32"), rank))
    build.op(cluster.MbarrierArriveRemoteOp(there, guard))


def expect_at(scope: Scope, op: Operation) -> None:
    source = cast(b.ExpectAtOp, op)
    address = scope.reg(op, source.barrier)
    scope.build.op(sync.MbarrierExpectTxOp(address, source.bytes.value.data))


HANDLERS = {
    c.ZeroOp: zero,
    c.FmaOp: fma,
    c.MapOp: elementwise,
    w.DescriptorOp: descriptor,
    w.AdvanceOp: advance,
    w.MmaAsyncOp: mma_async,
    w.FenceOp: fence,
    w.CommitGroupOp: commit,
    w.WaitGroupOp: wait_group,
    t.LoadOp: tma_load,
    t.PrefetchOp: tma_prefetch,
    b.AllocOp: barrier_alloc,
    b.InitOp: barrier_init,
    b.FenceInitOp: fence_init,
    b.SyncOp: barrier_sync,
    b.ClusterSyncOp: cluster_sync,
    b.AtOp: barrier_at,
    b.WaitParityOp: wait_parity,
    b.ArriveAtOp: arrive_at,
    b.ExpectAtOp: expect_at,
}
