"""Which counters of a `tile.loops` count rows, and which elements of rows its maps read."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap, AffineSymExpr

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.transforms.schedule._affine import spelled


def row_loops(loops: LoopsOp) -> list[int]:
    """The loops that count rows: all but the last, of more than one iteration."""
    return [loop for loop, extent in enumerate(loops.extents[:-1]) if extent != 1]


def row_extents(loops: LoopsOp) -> tuple[int, ...]:
    """The extents of the loops that count rows."""
    return tuple(loops.extents[loop] for loop in row_loops(loops))


def place_in_row(loops: LoopsOp, indexing: AffineMap) -> str:
    """A map's indices in counters and extents of rows, by which loops over the same rows read the
    same; as they are where they have other sizes, which only loops that are alone do."""
    counted = *row_loops(loops), len(loops.extents) - 1
    counters, sizes = ["0"] * len(loops.extents), [""] * indexing.num_symbols
    for number, loop in enumerate(counted):
        counters[loop], size = f"d{number}", loops.sizes[loop]
        if isinstance(size, AffineSymExpr):
            sizes[size.position] = f"s{number}"
    if any(isinstance(each, AffineSymExpr) and not sizes[each.position]
           for result in indexing.results for each in result.dfs()):  # fmt: skip
        return str(indexing)
    return ", ".join(spelled(each, counters, sizes) for each in indexing.results)


def is_in_own_row(loops: LoopsOp, indexing: AffineMap, shape: Sequence[int]) -> bool:
    """Whether loops read a tensor that has an element, or a row of them, for each row, by the
    counters of the rows."""
    rows, read = row_loops(loops), _counters(loops, indexing, shape)
    return read is not None and read[: len(rows)] == rows


def is_by_counters(
    loops: LoopsOp, indexing: AffineMap, shape: Sequence[int], counted: Sequence[int]
) -> bool:
    """Whether loops read a tensor by these counters alone, in order; those of one iteration
    aside."""
    longer = [loop for loop in counted if loops.extents[loop] != 1]
    return _counters(loops, indexing, shape) == longer


def _counters(
    loops: LoopsOp, indexing: AffineMap, shape: Sequence[int]
) -> list[int | None] | None:
    """The counters by which the dimensions of a tensor are read that are longer than 1, None for
    one that is read by another index; None where others are not read at 0."""
    pairs = list(zip(indexing.results, shape, strict=True))
    if not all(_is_zero(each, loops) for each, size in pairs if size == 1):
        return None
    return [
        each.position if isinstance(each, AffineDimExpr) else None
        for each, size in pairs if size != 1
    ]  # fmt: skip


def _is_zero(index: AffineExpr, loops: LoopsOp) -> bool:
    if isinstance(index, AffineDimExpr):
        return loops.extents[index.position] == 1
    return isinstance(index, AffineConstantExpr) and index.value == 0


def rows_and_behind(stages: Sequence[LoopsOp]) -> tuple[list[LoopsOp], list[LoopsOp]]:
    """The loops over the elements of rows, and those that have one element for each row, as the
    results of reductions have."""
    made = {each.result.type.get_shape() for each in stages if each.reduced is not None}
    behind = [each for each in stages if follows(each, made)]
    return [each for each in stages if each not in behind], behind


def follows(loops: LoopsOp, made: set[tuple[int, ...]]) -> bool:
    """Whether loops reduce nothing and are over as many elements as some results."""
    return loops.reduced is None and loops.result.type.get_shape() in made


def are_behind(rows: Sequence[LoopsOp], behind: Sequence[LoopsOp]) -> bool:
    """Whether each of the loops behind reads, of the row where it is, what that is reduced to or
    what others behind make of that; and no loops over rows read what those behind make."""
    later = {each.result for each in behind}
    if any(later.intersection((*each.inputs, *each.tables)) for each in rows):
        return False
    known = {each.result for each in rows if each.reduced is not None}
    others = {each.result for each in rows} - known
    for loops in behind:
        read = known.intersection(loops.inputs)
        if loops.tables or not read or others.intersection(loops.inputs):
            return False
        if tuple(loops.extents[loop] for loop in counting_rows(loops)) != row_extents(rows[-1]):
            return False
        if not all(_is_own(loops, number) for number, value in enumerate(loops.inputs)
                   if value in known):  # fmt: skip
            return False
        known.add(loops.result)
    return True


def counting_rows(loops: LoopsOp) -> list[int]:
    """The loops that count the rows."""
    return [loop for loop, extent in enumerate(loops.extents) if extent != 1]


def _is_own(loops: LoopsOp, number: int) -> bool:
    """Whether loops read of a tensor the element that is their own."""
    indexing, every = loops.maps.data[number].data, range(len(loops.extents))
    shape = shape_of(loops.inputs[number])
    return loops.shape_of(number) == loops.sizes and is_by_counters(loops, indexing, shape, every)
