"""Places and sizes that constants of a program tell, as numbers of the op, when a text is read:

  tensor.pad %x low[%c0] high[%c1] … : tensor<3xf32> to tensor<4xf32>
→
  tensor.pad %x low[0] high[1] … : tensor<3xf32> to tensor<4xf32>
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from xdsl.context import Context
from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseArrayBase, ModuleOp, TensorType, i32, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.constants import constant_of
from gemmc.dialects.isa import isa

_SEGMENTS = "operandSegmentSizes"

_SLICE = (("static_offsets", "offsets"), ("static_sizes", "sizes"), ("static_strides", "strides"))
_LISTS: dict[str, tuple[tuple[str, str], ...]] = {
    tensor.ExtractSliceOp.name: _SLICE,
    tensor.InsertSliceOp.name: _SLICE,
    tensor.PadOp.name: (("static_low", "low"), ("static_high", "high")),
}
"""Of an op the properties with its numbers, and the operands that tell those that are open."""


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put numbers in the place of constants, where all types are of static sizes."""
    for op in [each for each in module.walk() if each.name in _LISTS]:
        kinds = [each.type for each in (*op.operands, *op.results)]
        shapes = [kind.get_shape() for kind in kinds if isa(kind, TensorType[Attribute])]
        if not any(DYNAMIC_INDEX in shape for shape in shapes):
            _fold(op, _LISTS[op.name])


def _fold(op: Operation, lists: Sequence[tuple[str, str]]) -> None:
    properties = dict(op.properties)
    told = [list(cast("Sequence[SSAValue]", getattr(op, field))) for _, field in lists]
    before = list(op.operands[: len(op.operands) - sum(map(len, told))])
    left: list[list[SSAValue]] = []
    for (name, _), values in zip(lists, told, strict=True):
        numbers = [int(n) for n in cast("Any", properties[name]).get_values()]
        if numbers.count(DYNAMIC_INDEX) != len(values):
            return  # it is not valid, which its verifier says
        properties[name], rest = _with_constants(numbers, values)
        left.append(rest)
    if left == told:
        return
    sizes = [1] * len(before) + [len(each) for each in left]
    properties[_SEGMENTS] = DenseArrayBase.from_list(i32, sizes)
    made = type(op).create(
        operands=[*before, *(value for each in left for value in each)],
        result_types=[each.type for each in op.results],
        properties=properties,
        attributes=op.attributes,
        regions=[op.detach_region(each) for each in list(op.regions)],
    )
    Rewriter.replace_op(op, [], list(put_ahead(op, made).results))


def _with_constants(
    numbers: Sequence[int], values: Sequence[SSAValue]
) -> tuple[DenseArrayBase, list[SSAValue]]:
    """Numbers, with those that values tell, and the values that are no constants."""
    given, found, left = iter(values), list[int](), list[SSAValue]()
    for number in numbers:
        if number == DYNAMIC_INDEX:
            value = next(given)
            constant = constant_of(value)
            if constant is None or constant == DYNAMIC_INDEX:
                left.append(value)
            else:
                number = constant
        found.append(number)
    return DenseArrayBase.from_list(i64, found), left
