"""What a staged epilogue's pieces compute, for the whole tile before the first of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from gemmc.dialects.tile.compute import MapOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.epilogue import StagedEpilogueOp
from gemmc.dialects.tile.output import ConcatOp, ExtractOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.ir import Inserter, retype
from gemmc.transforms.epilogue._loaded_parts import (
    Known,
    Part,
    laid_out,
    loads_of,
    mapped,
    rows_of,
)


def compute_whole(
    staged: StagedEpilogueOp, parts: Sequence[Part], loaded: Sequence[Known]
) -> None:
    """All of the arithmetic, before the first piece, on what was loaded for each part."""
    end = staged.compute.block.last_op
    assert isinstance(end, YieldOp)
    build, sums = Inserter.before(end, staged), end.arguments[0]
    results = [mapped(build, part, sums, known) for part, known in zip(parts, loaded, strict=True)]
    columns, rows = sum(part.columns for part in parts), rows_of(sums)
    element = cast(FragmentType, results[0].type).element_type
    whole = laid_out(rows, columns, element)
    end.operands[0] = build.value(ConcatOp(results, whole), "results")


def take_columns(staged: StagedEpilogueOp, arithmetic: Sequence[MapOp]) -> None:
    """Each piece stores its columns of what was computed."""
    held, first = cast(FragmentType, staged.held.type), 0
    for computed, piece in zip(arithmetic, staged.pieces, strict=True):
        kept, loads = computed.result.type, loads_of(computed)
        columns = kept.get_shape()[1]
        argument = retype(piece.block.args[0], held)
        taken = Inserter.before(computed).value(ExtractOp(argument, first, columns), "columns")
        computed.result.replace_all_uses_with(retype(taken, kept))
        for op in (computed, *dict.fromkeys(loads)):
            op.detach()
            op.erase()
        first += columns
