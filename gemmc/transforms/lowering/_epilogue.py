"""An epilogue that each thread does for its own elements: loads, arithmetic, a store."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import MemRefType, NoneAttr
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import Pure

from gemmc.dialects.tile.attrs import LayoutAttr, SwizzleAttr
from gemmc.dialects.tile.broadcast import in_input
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.data.moves import LoadOp, StoreOp
from gemmc.dialects.tile.data.views import PartOp, ShiftOp
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.dialects.tile.output import ExtractOp
from gemmc.dialects.tile.types import FragmentType, WindowType, memory_type, runs_of
from gemmc.errors import Run, refuse
from gemmc.ir import Inserter
from gemmc.transforms.lowering._thread_positions import position_of, thread_of

AT_A_TIME = 32
"""Registers of a thread for what it loads before it stores, where it holds a tile of its own. ptxas
leaves loads behind stores; of a whole tile it has all in flight, and spills."""


def spell_out(op: EpilogueOp) -> list[StoreOp]:
    """Loads of the inputs, a tile.map and a store, of the epilogue's scope and atom: of the tile,
    or of some rows after the other where its inputs are many registers of a thread.

    Where the target is, is computed behind the arithmetic, which needs the registers more.
    """
    height, rows = cast(FragmentType, op.value.type).get_shape()[0], _rows_at_a_time(op)
    shared: dict[tuple[SSAValue, str], SSAValue] = {}
    stores = [_piece(op, slice(row, row + rows), shared) for row in range(0, height, rows)]
    op.detach()
    op.erase()
    return stores


def _piece(
    op: EpilogueOp, rows: slice, shared: dict[tuple[SSAValue, str], SSAValue]
) -> StoreOp:
    """Some rows of the tile, or all; what all rows need alike of an input is loaded once, `shared`,
    by the input and its dimensions."""
    build, value = Inserter.before(op), _rows_of(Inserter.before(op), op.value, rows)
    if not op.hands_on:
        shape = cast(FragmentType, value.type)
        inputs: list[SSAValue] = []
        for each in op.with_broadcasts:
            source, by = each
            if "m" in by or each not in shared:
                shared[each] = _element(build, op, _rows_of(build, source, rows, by), by, shape)
            inputs.append(shared[each])
        kind = op.stored.element_type
        value = build.value(MapOp(value, kind, op.body.clone(), inputs), "result")
    if rows.start == 0:
        for view in reversed(_views(op)):
            view.detach()
            Inserter.before(op, view).op(view)
    target = _rows_of(build, op.target, rows, "".join(op.in_target("mn")))
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
    read = [each for each in op.with_broadcasts if "m" in each[1] and _is_in_memory(each[0])]
    registers = sum(columns if "n" in by else 1 for _, by in read)
    seen = [*read, (op.target, "".join(op.in_target("mn")))]
    runs = [runs_of(value.type)[_dimension(value, by)] for value, by in seen]
    lengths = [run.length for run in runs if not run.solid]
    fitting = (n for n in range(height, 0, -1) if height % n == 0 and n * registers <= AT_A_TIME)
    return next((n for n in fitting if n == height or not any(m % n for m in lengths)), 1)


def _rows_of(build: Inserter, value: SSAValue, rows: slice, by: str = "mn") -> SSAValue:
    """What belongs to some of the tile's rows, of a value that has these dimensions."""
    first, count = rows.start, rows.stop - rows.start
    if isinstance(value.type, FragmentType):
        height, columns = value.type.get_shape()
        if count == height:
            return value
        return build.value(ExtractOp(value, 0, columns, (first, count)))
    if "m" not in by or not _is_in_memory(value):
        return value
    along = _dimension(value, by)
    parts = memory_type(value).get_shape()[along] // count
    if parts == 1:
        return value
    at, counts = [build.index(0)] * 2, [1, 1]
    at[along], counts[along] = build.index(first // count), parts
    return build.value(PartOp(value, at, counts))


def _dimension(value: SSAValue, by: str) -> int:
    """Along which dimension of memory the tile's rows lie."""
    return in_input(by, memory_type(value).get_shape(), (True, False), False).index(True)


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
