"""Parts of what a staged epilogue's pieces compute: their arithmetic, and the loads for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.dialects import scf
from xdsl.ir import Attribute, Block, Operation, SSAValue

from gemmc.analysis.computed_alike import computed_alike
from gemmc.dialects.barrier import WaitGridOp
from gemmc.dialects.tile.atoms import wgmma_accumulator
from gemmc.dialects.tile.broadcast import in_input
from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.data.moves import LoadOp
from gemmc.dialects.tile.data.views import PartOp
from gemmc.dialects.tile.epilogue import StagedEpilogueOp
from gemmc.dialects.tile.output import ExtractOp
from gemmc.dialects.tile.types import FragmentType, WindowType, bits, memory_type
from gemmc.errors import GemmcError, refuse
from gemmc.ir import Inserter, is_pure, retype, walk_type

Known = dict[SSAValue, SSAValue]
"""What stands for a value elsewhere."""

Firsts = dict[LoadOp, LoadOp]
"""Loads, each with the first that loads the same."""

Loaded = dict[tuple[LoadOp, FragmentType], SSAValue]
"""What is loaded for some columns, by the first of the loads that load it."""


@dataclass
class Part:
    """Some columns of a piece: what computes the piece, the first of them there, how many, and the
    loads of what the piece reads."""

    computed: MapOp
    first: int
    columns: int
    loads: list[LoadOp]


def rows_of(value: SSAValue) -> int:
    """Of a tile."""
    return cast(FragmentType, value.type).get_shape()[0]


def laid_out(rows: int, columns: int, element: Attribute) -> FragmentType:
    """A tile as wgmma has it, which any whole groups of its columns are too."""
    return FragmentType.of((rows, columns), element, wgmma_accumulator(rows, columns))


def computed_in(piece: Block, staged: StagedEpilogueOp, change: str) -> MapOp:
    """The arithmetic of a piece: of columns of the tile, with what the piece loads and numbers.
    What has none is refused, with what to change."""
    found = [op for op in piece.ops if isinstance(op, MapOp)]
    if len(found) != 1:
        needed = "pieces that each compute what they store"
        raise refuse(staged, needed, f"{len(found)} tile.map in one", change)
    (computed,) = found
    for value in (computed.value, *computed.inputs):
        if isinstance(value.type, FragmentType) and not _is_source(value, piece):
            needed = "columns of the tile and loads of global memory in what a piece computes"
            owner = value.owner
            name = "an argument" if isinstance(owner, Block) else owner.name
            raise refuse(computed, needed, name, "leave load-inputs out")
    return computed


def _is_source(value: SSAValue, piece: Block) -> bool:
    """Whether a value is columns of a piece's tile, or elements of global memory."""
    owner = value.owner
    if isinstance(owner, ExtractOp):
        return owner.value is piece.args[0]
    return isinstance(owner, LoadOp) and isinstance(owner.source.type, WindowType)


def loads_of(computed: MapOp) -> list[LoadOp]:
    """What an op computes with that is loaded."""
    return [value.owner for value in computed.inputs if isinstance(value.owner, LoadOp)]


def reads_matrix(computed: MapOp) -> bool:
    """Whether an op computes with elements that neither all rows nor all columns share."""
    return any({*"mn"} <= {*by_of(load)} for load in loads_of(computed))


def parts_of(computed: MapOp, columns: int) -> list[Part]:
    """Parts of so many columns, or all where they do not divide them."""
    whole = computed.result.type.get_shape()[1]
    width = columns if columns and whole % columns == 0 else whole
    loads = loads_of(computed)
    return [Part(computed, first, width, loads) for first in range(0, whole, width)]


def firsts_of(pieces: Sequence[MapOp]) -> Firsts:
    """All loads of the pieces. What has the same elements for any columns, and is read at the same
    place for several pieces, is loaded for the first of them."""
    found, whole = Firsts(), list[LoadOp]()
    for load in (each for computed in pieces for each in loads_of(computed)):
        same = (each for each in whole if load is not each and _loads_alike(load, each))
        found[load] = load if "n" in by_of(load) else next(same, load)
        if found[load] is load and "n" not in by_of(load):
            whole.append(load)
    return found


def _loads_alike(one: LoadOp, other: LoadOp) -> bool:
    if one.properties != other.properties or one.source.type != other.source.type:
        return False
    kinds = [each.result.type.element_type for each in (one, other)]
    return kinds[0] == kinds[1] and computed_alike(one.source, other.source, {}, in_a_thread=True)


def by_of(load: LoadOp) -> str:
    return load.by.data if load.by is not None else "mn"


def loaded_before(
    build: Inserter, part: Part, behind: Operation, firsts: Firsts, loaded: Loaded
) -> Known:
    """The loads of a part's columns, with copies of what says where they are from an op on, but for
    what is `loaded` already, to which they are added."""
    known, found = Known(), Known()
    for load in dict.fromkeys(part.loads):
        rows = load.result.type.get_shape()[0]
        key = firsts[load], laid_out(rows, part.columns, load.result.type.element_type)
        if "n" not in by_of(load) and key in loaded:
            found[load.result] = loaded[key]
            continue
        source = _copied(build, load.source, behind, known)
        kind, by = load.result.type, by_of(load)
        whole = kind.get_shape()[1]
        if "n" in by and whole > part.columns:
            shape = memory_type(source).get_shape()
            counts = in_input(by, shape, (1, whole // part.columns), 1)
            places = in_input(by, shape, (0, part.first // part.columns), 0)
            source = build.value(PartOp(source, [build.index(at) for at in places], counts))
        loaded[key] = build.value(LoadOp(source, key[1], by=by), "input")
        found[load.result] = loaded[key]
    return found


def _copied(build: Inserter, value: SSAValue, behind: Operation, known: Known) -> SSAValue:
    """A value, computed before what computes it from an op on."""
    op = value.owner
    if value in known or isinstance(op, Block) or not _follows(op, behind):
        return known.get(value, value)
    if not is_pure(op):
        raise refuse(op, "nothing but arithmetic in what says where an input is", op.name)
    for operand in op.operands:
        known[operand] = _copied(build, operand, behind, known)
    copied = op.clone(known)
    build.op(copied).location = op.location
    known |= dict(zip(op.results, copied.results, strict=True))
    return known[value]


def _follows(op: Operation, first: Operation) -> bool:
    """Whether an op stands in a block from another op on, or within what does."""
    block = first.parent
    around = None if block is None else block.find_ancestor_op_in_block(op)
    return around is not None and (around is first or first.is_before_in_block(around))


def mapped(build: Inserter, part: Part, sums: SSAValue, loaded: Known) -> SSAValue:
    """The arithmetic on a part's columns."""
    computed, known = part.computed, dict(loaded)
    for value in (computed.value, *computed.inputs):
        if isinstance(value.owner, ExtractOp):
            first = value.owner.first.value.data + part.first
            taken = build.value(ExtractOp(sums, first, part.columns), "columns")
            element = cast(FragmentType, sums.type).element_type
            known[value] = retype(taken, laid_out(rows_of(sums), part.columns, element))
    copied = build.op(computed.clone(known))
    copied.location = computed.location
    element = computed.result.type.element_type
    return retype(copied.result, laid_out(rows_of(sums), part.columns, element))


def registers_of(load: LoadOp) -> int:
    """Of a thread, for the elements of a load (PTX ISA, "wgmma.mma_async": fragments)."""
    rows, columns = load.result.type.get_shape()
    by, width = by_of(load), bits(load.result.type.element_type)
    elements = {"": 1, "m": rows // 32, "n": columns // 4}.get(by, rows * columns // 128)
    alone = by in ("", "m", "nm")
    return elements if alone else -(-elements * width // 32)


def registers_in(parts: Sequence[Part], firsts: Firsts) -> int:
    """Of a thread, for what parts load; what is the same for all columns counts once."""
    loads = [(load, part.columns) for part in parts for load in dict.fromkeys(part.loads)]
    alike = {firsts[load] for load, _ in loads if "n" not in by_of(load)}
    return sum(map(registers_of, alike)) + sum(
        -(-registers_of(load) * columns // load.result.type.get_shape()[1])
        for load, columns in loads
        if "n" in by_of(load)
    )


def behind_products(loop: scf.ForOp, staged: StagedEpilogueOp) -> Operation:
    """What stands behind a loop over K, where inputs may be loaded. They may be what the launch
    before has written: a wait for it that stands in the epilogue, or between, moves there."""
    place = op = loop.next_op
    assert place is not None, "the epilogue stands behind it"
    while op is not None:
        for wait in walk_type(op, WaitGridOp):
            wait.detach()
            Inserter.before(place, wait).op(wait)
            return place
        op = None if op is staged else op.next_op
    return place


def need_whole_groups(name: str, columns: int) -> None:
    """Refuse columns of a step that a pass of that name can't load."""
    if columns < 0 or columns % 8:
        needed = "a multiple of 8 columns, or 0 for those of a piece"
        raise GemmcError(name, needed, f"columns={columns}")
