"""The way out: parts of fragments, matrix stores to swizzled buffers, tensor-map stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import MemRefType, f16
from xdsl.ir import Operation, SSAValue

from gemmc.analysis.swizzles import takes_matrices
from gemmc.dialects import barrier as b
from gemmc.dialects import tma as t
from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import bulk, sync
from gemmc.dialects.ptx.structure import SetOp
from gemmc.dialects.ptx.types import RangeType
from gemmc.dialects.tile import output as o
from gemmc.dialects.tile.atoms import wgmma_accumulator
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.data.moves import StoreOp
from gemmc.dialects.tile.data.views import ShiftOp
from gemmc.dialects.tile.types import FragmentType, bits, float_register, is_half
from gemmc.errors import Run, refuse
from gemmc.transforms.lowering._to_ptx.bounds import at_most
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment, Shared


def extract(scope: Scope, op: Operation) -> None:
    """The registers that hold the columns, found by where each value lies."""
    source = cast(o.ExtractOp, op)
    whole = scope.fragment(op, source.value)
    kind = source.result.type
    first, down = source.first.value.data, 0 if source.row is None else source.row.value.data
    found = _places(whole.kind, kind, down, first)
    if found is None:
        raise refuse(op, "columns that the same threads hold", f"{kind}")
    if whole.packed and not _in_pairs(found):
        whole = whole.paired(scope.build, 1)
    step = 2 if whole.packed else 1
    starts = found[::step]
    if _sums_may_be(kind) and (shared := _range(whole)) is not None:
        places = [whole.places[i // step] for i in starts]
        scope.define(source.result, Fragment(kind, shared=shared, places=places))
        return
    parts = [whole.register(scope.build, i // step) for i in starts]
    made = Fragment(kind, None, parts, whole.single)
    scope.define(source.result, made if len(parts) % 2 else made.paired(scope.build, 2))


def _places(whole: FragmentType, part: FragmentType, down: int, first: int) -> list[int] | None:
    """Which values of a fragment are those of a part that begins at a row and a column of it; None
    where other threads hold any."""
    outer, inner = whole.register_layout, part.register_layout
    place = {outer.value_offset(i): i for i in range(outer.num_values)}
    wanted = [inner.value_offset(value) for value in range(inner.num_values)]
    held = [place.get((row + down, column + first)) for row, column in wanted]
    found = [each for each in held if each is not None]
    return found if len(found) == len(held) and outer.threads == inner.threads else None


def _in_pairs(values: Sequence[int]) -> bool:
    """Whether values are those of whole registers that hold two each."""
    return values == [i + n for i in values[::2] if i % 2 == 0 for n in range(2)]


def concat(scope: Scope, op: Operation) -> None:
    """The registers of all parts, in the order in which the whole has their elements."""
    source = cast(o.ConcatOp, op)
    kind, held = source.result.type, dict[tuple[int, int], SSAValue]()
    layout, first, step = kind.register_layout, 0, 1
    for value in source.parts:
        part = scope.fragment(op, value)
        step = 2 if part.packed else 1
        inner, registers = part.kind.register_layout, part.registers(scope.build)
        for index, register in enumerate(registers):
            row, column = inner.value_offset(index * step)
            held[row, first + column] = register
        first += part.kind.get_shape()[1]
    found = [held.get(layout.value_offset(i)) for i in range(0, layout.num_values, step)]
    whole = [each for each in found if each is not None]
    if len(whole) < max(len(found), len(held)):
        needed = "parts whose elements the same threads hold, in whole registers"
        raise refuse(op, needed, f"{kind}")
    alone = step == 1 and is_half(kind.element_type)
    scope.define(source.result, Fragment(kind, None, whole, alone))


def insert(scope: Scope, op: Operation) -> None:
    """A move for each of the part's registers, into the range of the whole, which is another from
    here on; what was taken out of it before keeps what it had."""
    source = cast(o.InsertOp, op)
    whole, part = scope.fragment(op, source.value), scope.fragment(op, source.part)
    places, held = _places(whole.kind, part.kind, 0, source.first.value.data), _all_of(whole)
    if held is None or whole.packed or places is None:
        needed = "columns of a whole accumulator of 32 bits or more, which the same threads hold"
        raise refuse(op, needed, f"{source.part.type} into {source.value.type}")
    for at, register in zip(places, part.registers(scope.build), strict=True):
        held = scope.build.value(SetOp(held, at, register))
    scope.define(source.result, Fragment(whole.kind, held))


def _all_of(fragment: Fragment) -> SSAValue | None:
    """The range that a fragment is, if it is one and all of it."""
    if fragment.shared is None:
        return fragment.whole
    held = fragment.shared.value
    count = cast(RangeType, held.type).count.data
    return held if fragment.places == list(range(count)) else None


def _sums_may_be(kind: FragmentType) -> bool:
    """Whether an accumulator has such elements, whose parts must stay in its range."""
    return float_register(kind.element_type) is not None or kind.element_type == f16


def _range(fragment: Fragment) -> Shared | None:
    """The range a fragment is, or is a part of, which parts of the fragment share."""
    if fragment.shared is None and fragment.whole is not None:
        fragment.shared = Shared(fragment.whole)
        count = cast(RangeType, fragment.whole.type).count.data
        fragment.places = list(range(count))
    return fragment.shared


def swizzled_shift(scope: Scope, source: ShiftOp, layout: SwizzleAttr) -> None:
    """Address of element [row, column] of a swizzled buffer.

    The 16-byte chunk number is XORed with the row number modulo the pattern's height.
    """
    kind = cast(MemRefType, source.source.type)
    element, columns = bits(kind.element_type) // 8, kind.get_shape()[1]
    span = layout.span.data
    furthest = at_most(source.offsets[1])
    if furthest is None or furthest >= columns:
        needed = f"a column known to lie within the {columns} of the buffer"
        raise refuse(source, needed, "any" if furthest is None else f"up to {furthest}")
    row, column = (scope.reg(source, v) for v in source.offsets)
    build = scope.build
    inner = build.mul(column, build.imm(element))
    address = scope.reg(source, source.source)
    if furthest * element >= span:
        panel = build.div(inner, build.imm(span))
        address = build.add(address, build.mul(panel, build.imm(layout.pitch.data)))
        inner = build.rem(inner, build.imm(span))
    rows_per_step = 128 // span
    step = build.div(row, build.imm(rows_per_step))
    pattern = build.mul(build.rem(step, build.imm(span // 16)), build.imm(16))
    mixed = build.value(a.XorOp("b32", build.register(inner, "b32"), pattern))
    offset = build.add(build.mul(row, build.imm(span)), mixed)
    scope.define(source.result, build.add(address, offset))


def store_matrix(scope: Scope, op: StoreOp) -> None:
    """stmatrix.x4 for each 16 rows of a warp × 16 columns, .x2 for 8 that are left.

    The target is the row whose address the lane gives; a transposed store has .trans.
    """
    kind = cast(MemRefType, op.target.type)
    rows, columns = op.in_target(kind.get_shape())
    value = cast(FragmentType, op.value.type)
    if value.layout != wgmma_accumulator(rows, columns) or bits(value.element_type) != 16:
        raise refuse(op, "a 16-bit wgmma fragment", f"{value}")
    if not isinstance(op.target.owner, ShiftOp) or not takes_matrices(kind):
        needed = "each lane's row of a buffer of solid 16-byte chunks as the target"
        raise refuse(op, needed, f"{kind}", Run("convert-tile-to-simt"))
    registers = scope.fragment(op, op.value).registers(scope.build)
    turned = op.transposed is not None
    for block in range(rows // 64):
        for column in range(0, columns, 16):
            address, offset = _matrices(scope, op, kind, *op.in_target((64 * block, column)))
            count = 4 if column + 16 <= columns else 2
            held, registers = registers[:count], registers[count:]
            scope.build.op(bulk.StmatrixOp(address, offset, held, trans=turned))


def _matrices(
    scope: Scope, op: StoreOp, kind: MemRefType, row: int, column: int
) -> tuple[SSAValue, int]:
    """Address and offset of the lane's row of the matrices that begin at [row, column].

    Within a panel of a swizzled buffer, columns further on flip bits of the lane's address that
    its row and chunk do not carry into, so an XOR moves along.
    """
    layout = kind.layout
    if not isinstance(layout, SwizzleAttr):
        return scope.view(op, op.target).place(scope.build, row, column)
    span = layout.span.data
    panel, inner = divmod(2 * column, span)
    address = scope.reg(op, op.target)
    if inner:
        address = scope.build.value(a.XorOp("b32", address, scope.build.imm(inner)))
    return address, panel * layout.pitch.data + row * span


def tma_store(scope: Scope, op: Operation) -> None:
    source = cast(t.StoreOp, op)
    build = scope.build
    at = [build.register(scope.reg(op, v), "b32") for v in source.offsets]
    address = build.register(scope.address(op, source.source), "b32")
    map, policy = scope.reg(op, source.map), scope.policy(source.cache)
    build.op(bulk.TensorStoreOp(map, at[::-1], address, policy, source.adds))


def commit(scope: Scope, op: Operation) -> None:
    scope.build.op(bulk.BulkCommitOp())


def wait(scope: Scope, op: Operation) -> None:
    scope.build.op(bulk.BulkWaitOp(cast(t.WaitGroupOp, op).pending.value.data))


def fence_proxy(scope: Scope, op: Operation) -> None:
    scope.build.op(sync.FenceOp("proxy.async.shared::cta"))


HANDLERS = {
    o.ExtractOp: extract,
    o.ConcatOp: concat,
    o.InsertOp: insert,
    t.StoreOp: tma_store,
    t.CommitGroupOp: commit,
    t.WaitGroupOp: wait,
    b.FenceProxyOp: fence_proxy,
}
