"""The `tile.loops` of a body that is written, with the sizes that a launch tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from xdsl.dialects.builtin import DYNAMIC_INDEX, StringAttr, TensorType
from xdsl.ir import Attribute, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.transforms.problem._elements import Elements
from gemmc.transforms.problem._extents import Extent, Told, in_other_symbols, known, symbols_in
from gemmc.transforms.problem._indices import simplified


def loops_of(
    elements: Elements,
    value: SSAValue,
    found: SSAValue | Sequence[SSAValue],
    op: Operation,
    reduced: Sequence[Extent] = (),
    by: str | None = None,
    keeps: int | None = None,
) -> LoopsOp:
    """The loops of a body that is written, which yields `found`, for a tensor and the op that it is
    of, with what is reduced over and how it is combined. GemmcError for a size that nothing tells.
    """
    end = YieldOp(found) if isinstance(found, SSAValue) else YieldOp(*found)
    end.location = op.location
    elements.block.add_op(end)
    elements.finish()
    kind = cast("TensorType[Attribute]", value.type)
    _spell_sizes(elements, value)
    sizes = [(each, at) for each, at in elements.sizes if each.parent is not None]
    expressions = _expressions(elements, sizes, reduced)
    used = {number for each in expressions for number in symbols_in(each)}
    _read_sized(elements, value, used)
    inputs = [each for each, _ in elements.inputs]
    told = Told.of(elements.extents, op, [*inputs, value, *elements.tables], sorted(used))
    for each, at in sizes:
        each.size = StringAttr(told.name(at))
    maps = [told.renumbered(indexing) for _, indexing in elements.inputs]
    numbers = [known(each) for each in reduced]
    lengths = [told.name(each) for each in reduced if known(each) is None]
    reduced_by = [DYNAMIC_INDEX if each is None else each for each in numbers]
    made = LoopsOp(
        inputs, maps, kind, Region(elements.block), reduced_by, by, elements.tables,
        told.places, lengths, keeps,
    )  # fmt: skip
    made.location = op.location
    made.result.name_hint = value.name_hint
    return made


def _spell_sizes(elements: Elements, value: SSAValue) -> None:
    """Compute the sizes that no tensor of the kernel and no argument has of those that some has."""
    extents = elements.extents
    told = _told_by(elements, value)
    sizes = [(each, at) for each, at in elements.sizes if each.parent is not None]
    used = {number for each in _expressions(elements, sizes, ()) for number in symbols_in(each)}
    parts, others = dict[int, AffineExpr](), dict[int, str]()
    for symbol in sorted(used):
        if symbol % 2 or AffineExpr.symbol(symbol) in told or extents.argument_with(symbol):
            continue
        if (found := extents.in_parts(symbol)) is not None:
            parts[symbol] = found
        else:
            others[symbol] = extents.names[symbol // 2]
    elements.spell_sizes(parts, others)
    if not parts:
        return
    count = 2 * len(extents.names)
    for number, (read, indexing) in enumerate(elements.inputs):
        results = (simplified(in_other_symbols(each, parts)) for each in indexing.results)
        elements.inputs[number] = read, AffineMap(indexing.num_dims, count, tuple(results))


def _read_sized(elements: Elements, value: SSAValue, used: Iterable[int]) -> None:
    """Let a kernel read an element of an argument for each size that it needs, where no other
    tensor that it reads or makes has the size: a launch tells sizes by the kernel's arguments."""
    told = _told_by(elements, value)
    for symbol in sorted(used):
        argument = elements.extents.argument_with(symbol)
        if AffineExpr.symbol(symbol) not in told and argument is not None:
            zeros = [AffineExpr.constant(0)] * len(shape_of(argument))
            elements.read(argument, zeros)
            told |= {*elements.extents.of(argument)}


def untold(
    elements: Elements, value: SSAValue, lengths: Iterable[Extent]
) -> Iterator[Extent]:
    """The lengths that no argument has and none of what a kernel reads and makes."""
    for length in dict.fromkeys(lengths):
        symbols = symbols_in(length)
        if symbols and length not in _told_by(elements, value):
            if not any(map(elements.extents.argument_with, symbols)):
                yield length


def _told_by(elements: Elements, value: SSAValue) -> set[Extent]:
    """The extents of what a kernel reads and makes."""
    tensors = [value, *elements.tables, *(each for each, _ in elements.inputs)]
    return {extent for each in tensors for extent in elements.extents.of(each)}


def _expressions(
    elements: Elements, sizes: Sequence[tuple[Operation, AffineExpr]], reduced: Sequence[Extent]
) -> Iterator[AffineExpr]:
    """All that a kernel computes of sizes."""
    for _, indexing in elements.inputs:
        yield from indexing.results
    yield from (at for _, at in sizes)
    yield from reduced
