"""What MLIR's verifier says of slices and elements, and xDSL's does not: they lie inside."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.isa import isa
from gemmc.errors import refuse
from gemmc.transforms.problem._body import constant_index
from gemmc.transforms.problem._places_agree import check_places
from gemmc.transforms.problem._shapes_agree import check_shapes, check_steps
from gemmc.transforms.problem._types_agree import check_types


def check_bounds(module: Operation) -> None:
    """GemmcError for shapes, types and places that do not agree (`check_shapes`, `check_types`,
    `check_places`), for a slice of known place and size that passes the end of its tensor or does
    not go forwards, and for bodies of `linalg` that yield other types than their outputs have."""
    for op in module.walk():
        check_shapes(op)
        check_types(op)
        check_places(op)
        if isinstance(op, tensor.ExtractSliceOp):
            _check_slice(op, shape_of(op.source))
        elif isinstance(op, tensor.InsertSliceOp):
            _check_slice(op, shape_of(op.dest))
        elif isinstance(op, LinalgStructuredOperation):
            _check_yield(op)


def _check_yield(op: LinalgStructuredOperation) -> None:
    end = op.body.block.last_op
    outputs = (each.type for each in op.outputs)
    needed = [each.element_type if isa(each, TensorType[Attribute]) else each for each in outputs]
    found = [each.type for each in end.operands] if end is not None else []
    if found != needed and all(isa(each.type, TensorType[Attribute]) for each in op.outputs):
        said = [", ".join(map(str, each)) or "nothing" for each in (needed, found)]
        raise refuse(op, f"a body that yields {said[0]}", said[1])


def _with_constants(said: Sequence[int], told: Sequence[SSAValue]) -> list[int]:
    """Places, sizes or steps of a slice, with those that are constants of the program."""
    others = iter(told)
    found = [constant_index(next(others)) if n == DYNAMIC_INDEX else n for n in said]
    return [DYNAMIC_INDEX if each is None else each for each in found]


def _check_slice(op: tensor.ExtractSliceOp | tensor.InsertSliceOp, shape: tuple[int, ...]) -> None:
    parts = (op.static_offsets, op.static_sizes, op.static_strides)
    told = (op.offsets, op.sizes, op.strides)
    said = [[int(n) for n in each.get_values()] for each in parts]
    known = [_with_constants(*each) for each in zip(said, told, strict=True)]
    if any(len(each) != len(shape) for each in known):
        needed = f"an offset, a size and a stride for each of {len(shape)} dimensions"
        raise refuse(op, needed, " and ".join(str(len(each)) for each in known))
    check_steps(op, known[2])
    for axis, (first, size, step, extent) in enumerate(zip(*known, shape, strict=True)):
        if DYNAMIC_INDEX < size < 0:
            raise refuse(op, f"a size of 0 or more in dimension {axis}", f"{size}")
        if DYNAMIC_INDEX in (first, size, step, extent):
            continue
        ends = (first, first + (size - 1) * step)
        if size > 0 and not all(0 <= each < extent for each in ends):
            needed = f"a slice inside of {extent} in dimension {axis}"
            raise refuse(op, needed, f"elements {min(ends)} to {max(ends)}")
