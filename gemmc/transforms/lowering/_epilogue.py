"""An epilogue that each thread does for its own elements: loads, arithmetic, a store."""

from __future__ import annotations

from typing import NamedTuple, cast

from xdsl.dialects.builtin import MemRefType, NoneAttr
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import Pure

from gemmc.dialects.tile.atoms import MMA_SYNC, mma_sync_accumulator
from gemmc.dialects.tile.attrs import LayoutAttr, SwizzleAttr
from gemmc.dialects.tile.broadcast import in_input
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.data.moves import LoadOp, StoreOp
from gemmc.dialects.tile.data.views import PartOp, ShiftOp
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.dialects.tile.output import ExtractOp
from gemmc.dialects.tile.types import FragmentType, WindowType, bits, memory_type, runs_of
from gemmc.errors import Run, refuse
from gemmc.ir import Inserter
from gemmc.transforms.lowering._thread_positions import position_of, thread_of

WARP, REGISTER_BITS = 32, 32

AT_A_TIME = 32
"""Registers of a thread for what it loads before it stores, where it holds a tile of its own or one
that a warp's mma.sync has made. ptxas leaves loads behind stores; of a whole tile it has all in
flight, and spills."""


class _Piece(NamedTuple):
    """Some of a tile's rows or columns: those along dimension m or n, from one on."""

    along: str
    first: int
    size: int


def spell_out(op: EpilogueOp) -> list[StoreOp]:
    """Loads of the inputs, a tile.map and a store, of the epilogue's scope and atom: of the tile,
    or, where its inputs are many registers of a thread, of some rows after the other, or some
    columns of what a warp has by mma.sync.

    Where the target is, is computed behind the arithmetic, which needs the registers more.
    """
    height, columns = cast(FragmentType, op.value.type).get_shape()
    by_warp = _is_by_warp(op)
    along, size = ("n", columns) if by_warp else ("m", height)
    count = _columns_at_a_time(op) if by_warp else _rows_at_a_time(op)
    shared: dict[tuple[SSAValue, str], SSAValue] = {}
    pieces = [_Piece(along, first, count) for first in range(0, size, count)]
    stores = [_piece(op, piece, shared) for piece in pieces]
    op.detach()
    op.erase()
    return stores


def _piece(
    op: EpilogueOp, piece: _Piece, shared: dict[tuple[SSAValue, str], SSAValue]
) -> StoreOp:
    """A piece of the tile, or all; what all pieces need alike of an input is loaded once, `shared`,
    by the input and its dimensions."""
    build, value = Inserter.before(op), _part_of(Inserter.before(op), op.value, piece)
    if not op.hands_on:
        shape = cast(FragmentType, value.type)
        inputs: list[SSAValue] = []
        for each in op.with_broadcasts:
            source, by = each
            if piece.along in by or each not in shared:
                shared[each] = _element(build, op, _part_of(build, source, piece, by), by, shape)
            inputs.append(shared[each])
        kind = op.stored.element_type
        value = build.value(MapOp(value, kind, op.body.clone(), inputs), "result")
    if piece.first == 0:
        for view in reversed(_views(op)):
            view.detach()
            Inserter.before(op, view).op(view)
    target = _part_of(build, op.target, piece, "".join(op.in_target("mn")))
    turned = op.transposed is not None
    store = StoreOp(op.label.data, value, target, op.scope, transposed=turned, adds=op.adds)
    build.op(store).atom = op.atom
    return store


def _rows_at_a_time(op: EpilogueOp) -> int:
    """Of a tile that one thread holds, as many as have inputs of `AT_A_TIME` registers, and lie
    side by side in memory; all rows of another tile."""
    kind = cast(FragmentType, op.value.type)
    height, columns = kind.get_shape()
    if not isinstance(kind.layout, LayoutAttr) or kind.layout.num_threads > 1:
        return height
    read = [each for each in _read(op) if "m" in each[1]]
    registers = sum(columns if "n" in by else 1 for _, by in read)
    seen = [*read, (op.target, "".join(op.in_target("mn")))]
    runs = [runs_of(value.type)[_dimension(value, by)] for value, by in seen]
    lengths = [run.length for run in runs if not run.solid]
    fitting = (n for n in range(height, 0, -1) if height % n == 0 and n * registers <= AT_A_TIME)
    return next((n for n in fitting if n == height or not any(m % n for m in lengths)), 1)


def _is_by_warp(op: EpilogueOp) -> bool:
    """Whether the tile is a warp's, as mma.sync leaves it."""
    kind = cast(FragmentType, op.value.type)
    return kind.layout == mma_sync_accumulator(*kind.get_shape())


def _columns_at_a_time(op: EpilogueOp) -> int:
    """Of a warp's tile, as many as have inputs of `AT_A_TIME` registers, whole tiles of mma.sync;
    all of a tile whose inputs are at most half as many registers as its sums."""
    kind = cast(FragmentType, op.value.type)
    height, columns = kind.get_shape()
    held = {"mn": height * columns, "n": 8 * columns, "m": 4 * height}
    registers = sum(
        held.get("".join(sorted(by)), WARP) * _bits(value) for value, by in _read(op)
    ) / (WARP * REGISTER_BITS)
    if 2 * registers <= height * columns * bits(kind.element_type) / (WARP * REGISTER_BITS):
        return columns
    step = MMA_SYNC[1]
    fitting = (n for n in range(columns, 0, -step) if columns % n == 0)
    return next((n for n in fitting if registers * n <= AT_A_TIME * columns), step)


def _read(op: EpilogueOp) -> list[tuple[SSAValue, str]]:
    """The inputs that are loaded, each with the tile's dimensions that it has."""
    return [each for each in op.with_broadcasts if _is_in_memory(each[0])]


def _bits(value: SSAValue) -> int:
    """Of an element."""
    return bits(memory_type(value).element_type)


def _part_of(build: Inserter, value: SSAValue, piece: _Piece, by: str = "mn") -> SSAValue:
    """What belongs to a piece of the tile, of a value that has these dimensions."""
    along, first, count = piece
    if isinstance(value.type, FragmentType):
        height, columns = value.type.get_shape()
        if count == (height if along == "m" else columns):
            return value
        if along == "m":
            return build.value(ExtractOp(value, 0, columns, (first, count)))
        layout = mma_sync_accumulator(height, count)
        return build.value(ExtractOp(value, first, count, layout=layout))
    if along not in by or not _is_in_memory(value):
        return value
    dimension = _dimension(value, by, along)
    parts = memory_type(value).get_shape()[dimension] // count
    if parts == 1:
        return value
    at, counts = [build.index(0)] * 2, [1, 1]
    at[dimension], counts[dimension] = build.index(first // count), parts
    return build.value(PartOp(value, at, counts))


def _dimension(value: SSAValue, by: str, along: str = "m") -> int:
    """Along which dimension of memory the tile's rows lie, or its columns."""
    wanted = along == "m", along == "n"
    return in_input(by, memory_type(value).get_shape(), wanted, False).index(True)


def _is_in_memory(value: SSAValue) -> bool:
    return isinstance(value.type, MemRefType | WindowType)


def _views(op: EpilogueOp) -> list[Operation]:
    """What says where the target is and stands in the epilogue's block for it alone, last first."""
    found: list[Operation] = []
    owner = op.target.owner
    while isinstance(owner, Operation) and owner.parent is op.parent and owner.has_trait(Pure()):
        if len(list(owner.results[0].uses)) > 1:
            break
        found.append(owner)
        owner = owner.operands[0].owner
    return found


def _is_swizzled(kind: MemRefType[Attribute] | WindowType) -> bool:
    return isinstance(kind, MemRefType) and isinstance(kind.layout, SwizzleAttr)


def _element(
    build: Inserter, op: EpilogueOp, source: SSAValue, by: str, held: FragmentType
) -> SSAValue:
    """An input's elements in the places of the tile's, which a tile has, or the number that all
    share."""
    if not isinstance(source.type, MemRefType | WindowType):
        return source
    kind = memory_type(source)
    layout = held.layout
    if isinstance(layout, NoneAttr):
        raise refuse(op, "a fragment with a layout", f"{held}", Run("assign-atoms"))
    assert isinstance(layout, LayoutAttr)
    if layout.num_threads > 1:
        place = position_of(build, layout, thread_of(build, op, layout, bounded=_is_swizzled(kind)))
        at = in_input(by, kind.get_shape(), place, build.index(0))
        source = build.value(ShiftOp(source, at))
    result = FragmentType(held.shape, kind.element_type, layout)
    return build.value(LoadOp(source, result, by=by))
