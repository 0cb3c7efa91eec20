"""What MLIR's verifier says of the types of reshapes, slices and empty tensors, and xDSL's does
not."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.analysis.reshapes import RESHAPES, groups_of, shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.parts import kept_of
from gemmc.errors import refuse

MOST_ELEMENTS = 2**60
"""Of a tensor: bytes of it are counted in 64 bits with a sign."""


def check_shapes(op: Operation) -> None:
    """GemmcError for a tensor that no memory has room for, for one whose open sizes are not all
    told, and for a reshape or a slice of other sizes than its types say."""
    for value in (*op.results, *(each for r in op.regions for b in r.blocks for each in b.args)):
        _check_room(op, value)
    if isinstance(op, tensor.EmptyOp):
        _check_told(op, shape_of(op.tensor), len(op.dynamic_sizes))
    elif isinstance(op, RESHAPES):
        _check_groups(op)
    elif isinstance(op, tensor.ExtractSliceOp):
        _check_part(op, shape_of(op.result))
    elif isinstance(op, tensor.InsertSliceOp):
        _check_part(op, shape_of(op.source))


def _check_room(op: Operation, value: SSAValue) -> None:
    kind = value.type
    if not isa(kind, TensorType[Attribute]):
        return
    known = [each for each in kind.get_shape() if each != DYNAMIC_INDEX]
    if max((prod(known), *known)) >= MOST_ELEMENTS:
        raise refuse(op, "a tensor of less than 2^60 elements", f"{kind}")


def _check_told(op: Operation, shape: Sequence[int], told: int) -> None:
    open_ = shape.count(DYNAMIC_INDEX)
    if open_ != told:
        raise refuse(op, f"a size for each of {open_} open dimensions", f"{told}")


def _check_groups(op: tensor.CollapseShapeOp | tensor.ExpandShapeOp) -> None:
    """The groups are all dimensions of the expanded tensor in order, each with as many elements as
    the collapsed tensor's dimension."""
    fine, coarse = shape_of(op.result), shape_of(op.src)
    if isinstance(op, tensor.CollapseShapeOp):
        fine, coarse = coarse, fine
    groups = groups_of(op)
    numbers = [number for group in groups for number in group]
    if (groups and len(groups) != len(coarse)) or (groups and numbers != list(range(len(fine)))):
        needed = f"groups of {len(fine)} dimensions in order, one for each of {len(coarse)}"
        raise refuse(op, needed, f"{groups}")
    if not groups and prod(fine) != prod(coarse):
        raise refuse(op, "as many elements as before", f"{op.src.type} and {op.result.type}")
    for group, extent in zip(groups, coarse, strict=False):
        sizes = [fine[number] for number in group]
        is_open = DYNAMIC_INDEX in sizes
        if is_open != (extent == DYNAMIC_INDEX) or (not is_open and prod(sizes) != extent):
            found = " x ".join("?" if each == DYNAMIC_INDEX else str(each) for each in sizes)
            said = "an open one" if extent == DYNAMIC_INDEX else str(extent)
            raise refuse(op, f"dimensions of as many elements as {said}", found)


def _check_part(op: tensor.ExtractSliceOp | tensor.InsertSliceOp, shape: Sequence[int]) -> None:
    """The sizes of a part are those of its tensor, which may leave out some of 1."""
    said = (op.static_offsets, op.static_sizes, op.static_strides)
    told = (op.offsets, op.sizes, op.strides)
    numbers = [[int(each) for each in part.get_values()] for part in said]
    for given, values in zip(numbers, told, strict=True):
        _check_told(op, given, len(values))
    sizes = numbers[1]
    kept = [sizes[number] for number in kept_of(sizes, shape)]
    pairs = zip(kept, shape, strict=False)
    if len(kept) != len(shape) or any(a != b and DYNAMIC_INDEX not in (a, b) for a, b in pairs):
        needed = "a tensor of the part's sizes, without some of 1"
        raise refuse(op, needed, f"{list(shape)} for sizes {sizes}")


def check_steps(op: Operation, strides: Sequence[object]) -> None:
    """GemmcError for a slice that is known to go backwards, or to stay where it is."""
    for axis, step in enumerate(strides):
        if isinstance(step, int) and step != DYNAMIC_INDEX and step < 1:
            change = "take each element once, from the first to the last"
            raise refuse(op, f"a step of at least 1 in dimension {axis}", f"{step}", change)
