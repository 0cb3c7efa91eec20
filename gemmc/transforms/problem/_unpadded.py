"""Products of padded operands, whose result is cut again, as products of what was padded.

    %p = tensor.pad %a low[0, 0] high[2, 3] {zero}        %a is [30, 61], %b is [61, 24]
    %q = tensor.pad %b low[0, 0] high[3, 0] {zero}
    %c = linalg.matmul ins(%p, %q) outs(%zero : [32, 24])
    %r = tensor.extract_slice %c[0, 0] [30, 24] [1, 1]
  →
    %r = linalg.matmul ins(%a, %b) outs(%zero : [30, 24])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseArrayBase, TensorType, i64
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp
from xdsl.ir import Attribute, Region, SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_contraction import is_product, read_contraction
from gemmc.dialects.linalg_forms import is_number
from gemmc.dialects.tensor_pads import PadOp
from gemmc.ir import Inserter, replace, retype, walk_type

_Amounts = tuple[int, int]
"""The elements ahead of a dimension's, and those behind."""


def drop_pads(function: func.FuncOp) -> None:
    """Take products of what is padded, where all sizes are numbers, along the dimensions of the
    result that are cut again and along those that zeros are summed of. `pad-operands` pads where
    that pays."""
    for op in walk_type(function, LinalgStructuredOperation):
        if len(op.results) == 1 and any(isinstance(v.owner, tensor.PadOp) for v in op.inputs):
            if is_product(op):
                _unpad(op)


@dataclass(frozen=True)
class _Loops:
    """The loop that each dimension of each operand is."""

    op: LinalgStructuredOperation
    of: Sequence[Sequence[int]]

    def places(self, loop: int) -> list[tuple[int, int]]:
        """The operands that have a loop, with the dimension that it is."""
        return [(n, dims.index(loop)) for n, dims in enumerate(self.of) if loop in dims]


def _unpad(op: LinalgStructuredOperation) -> None:
    loops = _Loops(op, read_contraction(op).loops)
    kinds = list(op.get_iterator_types())
    dropped: dict[int, _Amounts] = {}
    for loop, kind in enumerate(kinds):
        sums = kind != IteratorTypeAttr.parallel()
        found = _amounts(loops, loop, sums)
        if found is not None and (sums or _is_cut(loops, loop, found)):
            dropped[loop] = found
    if not dropped:
        return
    build = Inserter.before(op)
    operands = [
        _without(build, value, {d: dropped[loop] for d, loop in enumerate(dims) if loop in dropped})
        for value, dims in zip(op.operands, loops.of, strict=True)
    ]
    made = op.clone()
    for number, value in enumerate(operands):
        made.operands[number] = value
    result = retype(build.op(made).results[0], operands[-1].type)
    firsts = [dropped.get(loop, (0, 0))[0] for loop in loops.of[-1]]
    for use in list(op.results[0].uses):
        cut = use.operation
        if isinstance(cut, tensor.ExtractSliceOp):
            _cut(cut, result, firsts)
    replace(op, [result])  # where sums alone are shorter: the result is as large as it was


def _amounts(loops: _Loops, loop: int, sums: bool) -> _Amounts | None:
    """What all operands that have a loop are padded by along it, by zeros where it is summed; None
    where they differ, and of nothing."""
    found: set[_Amounts] = set()
    op = loops.op
    for number, axis in loops.places(loop):
        value = op.operands[number]
        pad = value.owner
        if isinstance(pad, FillOp) and value is op.operands[-1]:
            continue
        if not isinstance(pad, tensor.PadOp) or (sums and not _is_of_zeros(pad)):
            return None
        shapes = (*shape_of(pad.source), *shape_of(pad.result))
        amounts = [list(each.get_values()) for each in (pad.static_low, pad.static_high)]
        if DYNAMIC_INDEX in shapes or any(DYNAMIC_INDEX in each for each in amounts):
            return None
        found.add((amounts[0][axis], amounts[1][axis]))
    (alone,) = found if len(found) == 1 else (None,)
    return alone if alone is not None and any(alone) and min(alone) >= 0 else None


def _is_of_zeros(pad: tensor.PadOp) -> bool:
    end = pad.region.block.last_op
    number = None if end is None else end.operands[0].owner
    return isinstance(number, arith.ConstantOp) and is_number(number, 0.0)


def _is_cut(loops: _Loops, loop: int, amounts: _Amounts) -> bool:
    """Whether all that is taken of the result is what is no padding along a loop."""
    result = loops.op.results[0]
    axis = list(loops.of[-1]).index(loop)
    low, high = amounts
    size = shape_of(result)[axis] - low - high
    for use in result.uses:
        cut = use.operation
        if not isinstance(cut, tensor.ExtractSliceOp):
            return False
        lists = (cut.static_offsets, cut.static_sizes, cut.static_strides)
        if tuple(list(each.get_values())[axis] for each in lists) != (low, size, 1):
            return False
    return True


def _without(build: Inserter, value: SSAValue, dropped: dict[int, _Amounts]) -> SSAValue:
    """An operand without its padding along some dimensions."""
    if not dropped:
        return value
    kind, op = value.type, value.owner
    assert isa(kind, TensorType[Attribute]), "a product is of tensors"
    shape = list(kind.get_shape())
    for axis, amounts in dropped.items():
        shape[axis] -= sum(amounts)
    less = TensorType(kind.element_type, shape)
    if isinstance(op, FillOp):
        empty = build.value(tensor.EmptyOp([], less))
        return build.value(FillOp([op.inputs[0]], [empty], [less]))
    assert isinstance(op, tensor.PadOp), "it was checked"
    lists = [list(each.get_values()) for each in (op.static_low, op.static_high)]
    left = [[0 if n in dropped else each for n, each in enumerate(said)] for said in lists]
    if not any(map(any, left)):
        return op.source
    body = Region()
    op.region.clone_into(body)
    made = PadOp.build(
        operands=[op.source, [], []],
        regions=[body],
        result_types=[less],
        properties={
            "static_low": DenseArrayBase.from_list(i64, left[0]),
            "static_high": DenseArrayBase.from_list(i64, left[1]),
        },
    )
    return build.value(made, value.name_hint)


def _cut(cut: tensor.ExtractSliceOp, whole: SSAValue, firsts: Sequence[int]) -> None:
    """What is left to take of a result without its padding."""
    offsets = list(cut.static_offsets.get_values())
    moved = [n if n == DYNAMIC_INDEX else n - at for n, at in zip(offsets, firsts, strict=True)]
    if whole.type == cut.result.type and not any(moved):
        return replace(cut, [whole])
    cut.static_offsets = DenseArrayBase.from_list(i64, moved)
    cut.operands[0] = whole
    return None
