"""Updates of a scatter that are numbered by one dimension where their indices were numbered by
several: as IREE prints the gradient of what was picked by batch, row and class.

    %i = tensor.collapse_shape %places [[0, 1], [2]] : tensor<4x16x3xi32> into tensor<64x3xi32>
    linalg_ext.scatter ins(%u, %i : tensor<64xf32>, tensor<64x3xi32>) outs(%x : tensor<4x16x9xf32>)
  →
    %v = tensor.expand_shape %u [[0, 1]] : tensor<64xf32> into tensor<4x16xf32>
    linalg_ext.scatter ins(%v, %places : …) outs(%x : tensor<4x16x9xf32>)

The order of the updates is the same. Where an index is its update's number along one of these
dimensions, an element has the updates of that number alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, ArrayAttr, IntegerAttr, TensorType, i64
from xdsl.ir import Attribute, SSAValue

from gemmc.analysis.reshapes import groups_of, shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_scatter import ScatterOp
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._counted_places import counted_places

Groups = list[list[int]]


def with_batches_apart(op: ScatterOp) -> ScatterOp:
    """Put a scatter in another's place whose updates are numbered as its indices were; the other
    itself where these were numbered by no more dimensions, or by open ones, or where no index is
    a number of these."""
    source = op.indices.owner
    if not isinstance(source, tensor.CollapseShapeOp):
        return op
    shape, groups = shape_of(source.src), groups_of(source)
    parts = [_parts(shape, group) for group in groups[: op.batch]]
    if DYNAMIC_INDEX in (*shape, *shape_of(op.updates)) or all(len(each) < 2 for each in parts):
        return op
    behind = groups[op.batch :]
    build = Inserter.before(op)
    indices = _joined(build, source.src, [*(part for each in parts for part in each), *behind])
    sizes = [[prod(shape[n] for n in part) for part in each] for each in parts]
    made = ScatterOp.create(
        operands=[_cut(build, op.updates, sizes), indices, op.original],
        result_types=[op.result.type], properties={"dimension_map": op.dimension_map,
        "unique_indices": op.unique_indices}, regions=[op.body.clone()],
    )  # fmt: skip
    build.op(made)
    if not counted_places(made):
        _leave_out(made)
        return op
    replace(op, list(made.results))
    return made


def _leave_out(made: ScatterOp) -> None:
    """Erase a scatter, and what was made for it."""
    used = made.operands[:2]
    made.detach()
    made.erase()
    for each in used:
        if not each.uses and isinstance(each.owner, tensor.CollapseShapeOp | tensor.ExpandShapeOp):
            each.owner.detach()
            each.owner.erase()


def _parts(shape: Sequence[int], group: Sequence[int]) -> Groups:
    """The dimensions of a group, those of one element with the one ahead of them."""
    found: Groups = []
    for axis in group:
        if found and (shape[axis] == 1 or prod(shape[n] for n in found[-1]) == 1):
            found[-1].append(axis)
        else:
            found.append([axis])
    return found


def _joined(build: Inserter, value: SSAValue, groups: Groups) -> SSAValue:
    shape = shape_of(value)
    if len(groups) == len(shape):
        return value
    sizes = [prod(shape[n] for n in each) for each in groups]
    made = tensor.CollapseShapeOp.create(
        operands=[value], result_types=[TensorType(_element(value), sizes)],
        properties={"reassociation": _said(groups)},
    )  # fmt: skip
    return build.value(made)


def _cut(build: Inserter, value: SSAValue, sizes: list[list[int]]) -> SSAValue:
    """A tensor whose first dimensions are cut into several of some sizes."""
    behind = [[size] for size in shape_of(value)[len(sizes) :]]
    cut = [*sizes, *behind]
    shape = [size for each in cut for size in each]
    axes = iter(range(len(shape)))
    groups = [[next(axes) for _ in each] for each in cut]
    kind = TensorType(_element(value), shape)
    return build.value(tensor.ExpandShapeOp(value, [], _said(groups), shape, kind))


def _element(value: SSAValue) -> Attribute:
    kind = value.type
    assert isa(kind, TensorType[Attribute]), "what a scatter reads is a tensor"
    return kind.element_type


def _said(groups: Groups) -> ArrayAttr[ArrayAttr[IntegerAttr]]:
    return ArrayAttr([ArrayAttr([IntegerAttr(n, i64) for n in group]) for group in groups])
