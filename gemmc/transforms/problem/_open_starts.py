"""Reductions of a length that a call tells, and that may be 0: what they start from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    TensorType,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp, ReduceOp
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.linalg_forms import loop_extents
from gemmc.ir import Inserter
from gemmc.transforms.problem._elementwise import empty_like, of_elements
from gemmc.transforms.problem._reductions import (
    combining_op,
    is_combination,
    is_reduction,
    nothing_of,
    start_of,
)


def start_from_nothing(function: func.FuncOp) -> None:
    """Let each reduction of such a length start from what changes nothing, and combine its result
    with what it started from: there may be no element to combine that with."""
    for op in list(function.body.walk()):
        if not isinstance(op, LinalgStructuredOperation | ReduceOp) or not is_reduction(op):
            continue
        if not _is_open(op):
            continue
        for number in range(len(op.results)):
            if is_combination(op, number) and start_of(op, number) is not None:
                _split(op, number)


def _is_open(op: LinalgStructuredOperation | ReduceOp) -> bool:
    """Whether the types leave open over how many elements it reduces."""
    if isinstance(op, ReduceOp):
        shape = shape_of(op.input)
        axes: list[int] = list(cast("Any", op.dimensions).get_values())
        return any(shape[axis] == DYNAMIC_INDEX for axis in axes)
    extents = loop_extents(op)
    kinds = [str(each.data) for each in op.get_iterator_types()]
    reduced = [loop for loop, kind in enumerate(kinds) if "reduction" in kind]
    return any(extents.get(loop) == DYNAMIC_INDEX for loop in reduced)


def _split(op: LinalgStructuredOperation | ReduceOp, number: int) -> None:
    combining, _ = combining_op(op, number)
    place = 1 if isinstance(op, ReduceOp) else len(op.inputs) + number
    start, result = op.operands[place], op.results[number]
    kind = cast("TensorType[Attribute]", start.type)
    build = Inserter.before(op)
    nothing = build.value(arith.ConstantOp(nothing_of(combining, kind.element_type)))
    filled = FillOp([nothing], [empty_like(build, kind, start)], [kind])
    op.operands[place] = build.op(filled).results[0]
    uses = list(result.uses)

    def combined(both: Sequence[SSAValue]) -> Operation:
        return type(combining)(*both)  # type: ignore[call-arg]

    made = of_elements(Inserter.after(op), op, [result, start], kind.element_type, combined)
    made.name_hint = result.name_hint
    for use in uses:
        use.operation.operands[use.index] = made
