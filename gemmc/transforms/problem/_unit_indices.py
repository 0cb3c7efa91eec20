"""Bodies that read an input at index 0 of dimensions of one element, as of rows that were kept by a
reduction and are repeated: an input without those dimensions is what passes follow."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    IntegerAttr,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.ir import Inserter, walk_type


def drop_unit_indices(function: func.FuncOp) -> None:
    """Collapse inputs of element-wise ops that are read at index 0 of dimensions of one element:

      linalg.generic {maps [(d0, d1) -> (d0, 0), …]} ins(%x : tensor<64x1xf32>) …
    →
      %y = tensor.collapse_shape %x [[0, 1]]
      linalg.generic {maps [(d0, d1) -> (d0), …]} ins(%y : tensor<64xf32>) …
    """
    for op in filter(all_parallel, walk_type(function, GenericOp)):
        maps = [each.data for each in op.indexing_maps]
        for number, value in enumerate(op.inputs):
            dropped = _dropped(value, maps[number])
            if dropped:
                op.operands[number] = _without(Inserter.before(op), value, dropped)
                maps[number] = _kept(maps[number], dropped)
        op.properties["indexing_maps"] = ArrayAttr(map(AffineMapAttr, maps))


def _dropped(value: SSAValue, indexing: AffineMap) -> set[int]:
    """The dimensions of one element that are read at 0."""
    if not isa(value.type, TensorType[Attribute]):
        return set()
    return {
        axis
        for axis, (at, extent) in enumerate(zip(indexing.results, shape_of(value), strict=True))
        if extent == 1 and isinstance(at, AffineConstantExpr) and at.value == 0
    }


def _kept(indexing: AffineMap, dropped: set[int]) -> AffineMap:
    results = (at for axis, at in enumerate(indexing.results) if axis not in dropped)
    return AffineMap(indexing.num_dims, indexing.num_symbols, tuple(results))


def _without(build: Inserter, value: SSAValue, dropped: set[int]) -> SSAValue:
    """A tensor without some dimensions of one element, each of which joins the one ahead."""
    kind = cast("TensorType[Attribute]", value.type)
    groups: list[list[int]] = []
    ahead: list[int] = []
    for axis in range(kind.get_num_dims()):
        if axis not in dropped:
            groups.append([*ahead, axis])
            ahead = []
        elif groups:
            groups[-1].append(axis)
        else:
            ahead.append(axis)
    shape = [extent for axis, extent in enumerate(kind.get_shape()) if axis not in dropped]
    numbers = ArrayAttr([ArrayAttr([IntegerAttr(n, i64) for n in group]) for group in groups])
    made = TensorType(kind.element_type, shape)
    collapsed = tensor.CollapseShapeOp(
        operands=[value], result_types=[made], properties={"reassociation": numbers}
    )
    return build.value(collapsed, value.name_hint)
