"""Whether a kernel of rows may write memory that its loops read."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir.affine import AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.launch import ProgramOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.transforms.problem._launched_loops import Reading, Together
from gemmc.transforms.schedule._row_places import is_in_own_row, rows_and_behind


def keeps_to_rows(program: ProgramOp, found: Together) -> bool:
    """Whether rows read only their own of what may be in the memory that is written, and elements
    only themselves ahead of where they are written, in the order that the kernel has: loops behind
    rows come last, when the results of all reductions may be stored, and while other warps of a row
    may still read."""
    rows, behind = rows_and_behind(found.stages)
    return all(_is_safe(each, rows, behind) for each in found.read_where_written(program))


def _is_safe(reading: Reading, rows: Sequence[LoopsOp], behind: Sequence[LoopsOp]) -> bool:
    writer, loops = reading.writer, reading.loops
    if (writer in behind) != (loops in behind):
        return False
    if loops not in behind:
        return _is_row_of(reading, rows[-1])
    return is_own(reading) and behind.index(writer) >= behind.index(loops)


def _is_row_of(reading: Reading, last: LoopsOp) -> bool:
    """Whether loops read a tensor of a result's shape row by row, if they reduce it and the last of
    all writes that behind them; else each element for itself, and what reduces nothing writes it.
    """
    writer, loops, value, indexing = reading
    shape = shape_of(value)
    if indexing is None or shape != shape_of(writer.result):
        return False
    if not is_in_own_row(loops, indexing, shape):
        return False
    if writer is last and loops is not last and loops.reduced is not None:
        return True
    nothing = writer.reduced is None and loops.reduced is None
    return is_own(reading) and (writer is last or nothing)


def is_own(reading: Reading) -> bool:
    """Whether each element reads itself."""
    indexing, shape = reading.indexing, shape_of(reading.value)
    return indexing is not None and indexing.results == AffineMap.identity(len(shape)).results
