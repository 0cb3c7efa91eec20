"""Ops in MLIR's generic form, `"linalg.reduce"(%a, %b) <{dimensions = …}> ({…}) : (…) -> …`, as
`mlir-opt -mlir-print-op-generic` and MLIR's Python bindings print them. There the op's operands,
properties and regions are MLIR's own; here they become those that the op's text is read as.

Source: MLIR, "linalg" dialect and "scf" dialect; Language Reference, "Operations".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    MemRefType,
    ModuleOp,
    TensorType,
    i32,
    i64,
)
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.tensor import InsertSliceOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.rewriter import Rewriter

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_broadcast import BroadcastOp
from gemmc.dialects.linalg_generic import GenericOp
from gemmc.dialects.linalg_map import MapOp
from gemmc.dialects.linalg_payload import shape_of, tensor_types
from gemmc.dialects.linalg_read import ElementwiseKindOp, QuantizedOp
from gemmc.dialects.linalg_reduce import ReduceOp, is_combination, reduction
from gemmc.dialects.linalg_relayout import PackOp, ParallelInsertSliceOp
from gemmc.dialects.scf_more import ForallOp
from gemmc.errors import refuse

_SEGMENTS = "operandSegmentSizes"


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Give ops in the generic form what their text says. GemmcError for what has no text."""
    for op in list(module.walk()):
        rule = next((each for kind, each in _RULES.items() if isinstance(op, kind)), None)
        if rule is not None:
            _check(op)
            rule(op)
        elif op.name.startswith("linalg.") and "cast" in op.properties:
            op.attributes["cast"] = op.properties.pop("cast")


def _check(op: Operation) -> None:
    """Refuses what has not the operands and the body that the rules ask for."""
    walks, moves = isinstance(op, ForallOp), isinstance(op, PackOp | ParallelInsertSliceOp)
    if moves and len(op.operands) < 2:
        raise refuse(op, "a source and a target", f"{len(op.operands)} operands")
    if not moves and (len(op.regions) != 1 or len(op.regions[0].blocks) != 1):
        raise refuse(op, "a body of one block", "another")
    if moves or walks:
        return
    least = 1 if isinstance(op, MapOp) else 2
    shaped = [each for each in (*op.operands[:1], *op.operands[-1:]) if _is_shaped(each)]
    if len(op.operands) < least or len(shaped) != 2:
        raise refuse(op, "inputs and outputs that are tensors or memrefs", "others")
    maps = op.properties.get("indexing_maps")
    if maps is not None and (
        not isa(maps, ArrayAttr[AffineMapAttr]) or len(maps) != len(op.operands)
    ):
        raise refuse(op, "indexing_maps that are affine maps of its operands", f"{maps}")


def _numbers(op: Operation, name: str) -> list[int]:
    """What an array of a property holds; nothing where the op has none."""
    found = op.properties.get(name)
    if not isinstance(found, DenseArrayBase):
        return []
    return [int(each) for each in cast("Sequence[int]", found.get_values())]


def _broadcast(op: Operation) -> None:
    op.properties.setdefault(_SEGMENTS, DenseArrayBase.from_list(i32, [len(op.operands) - 1, 1]))


def _map(op: Operation) -> None:
    """The body has the output's element, which older texts leave out."""
    _broadcast(op)
    block = op.regions[0].block
    if len(block.args) < len(op.operands):
        block.insert_arg(_element(op.operands[-1]), len(block.args))


def _element(value: SSAValue) -> Attribute:
    kind = value.type
    return cast("TensorType[Attribute]", kind).element_type if _is_shaped(value) else kind


def _is_shaped(value: SSAValue) -> bool:
    return isinstance(value.type, TensorType | MemRefType)


def _reduce(op: Operation) -> None:
    """What the text reads as a `linalg.generic` is one."""
    body, half = op.regions[0], len(op.operands) // 2
    if len(op.operands) == 2 and is_combination(body):
        return
    inputs, outputs = op.operands[:half], op.operands[half:]
    dimensions = _numbers(op, "dimensions")
    body = op.detach_region(0)
    _replace(op, reduction(inputs, outputs, dimensions, body))


def _elementwise(op: Operation) -> None:
    maps, rank = op.properties.get("indexing_maps"), len(shape_of(op.operands[-1]))
    whole, number = AffineMap.identity(rank), AffineMap(rank, 0, ())
    told = [whole if _is_shaped(each) else number for each in op.operands]
    if isinstance(maps, ArrayAttr):
        told = [each.data for each in cast("ArrayAttr[AffineMapAttr]", maps)]
    _generic(op, told, ())


def _quantized(op: Operation) -> None:
    kind = cast("type[QuantizedOp]", type(op))
    _generic(op, *kind.loops(op.properties))


def _generic(op: Operation, maps: Sequence[AffineMap], reduced: Sequence[int]) -> None:
    """The op over loops of which some are reductions, with the body that it has."""
    body = op.detach_region(0)
    kinds = [
        IteratorTypeAttr.reduction() if loop in reduced else IteratorTypeAttr.parallel()
        for loop in range(maps[0].num_dims)
    ]
    inputs, outputs = op.operands[:-1], op.operands[-1:]
    told = [AffineMapAttr(each) for each in maps]
    _replace(op, GenericOp(inputs, outputs, body, told, kinds, tensor_types(outputs)))


def _pack(op: Operation) -> None:
    """Tiles of static sizes, which is all that the text has."""
    if "tiles" in op.properties:
        return
    tiles = _numbers(op, "static_inner_tiles")
    if DYNAMIC_INDEX in tiles:
        raise refuse(op, "tiles of static sizes", "one that is an operand")
    found = {
        "outer": _numbers(op, "outer_dims_perm"), "inner": _numbers(op, "inner_dims_pos"),
        "tiles": tiles,
    }  # fmt: skip
    op.properties = {name: DenseArrayBase.from_list(i64, each) for name, each in found.items()}
    segments = [1, 1, len(op.operands) - 2]
    op.properties[_SEGMENTS] = DenseArrayBase.from_list(i32, segments)
    op.attributes.pop(_SEGMENTS, None)


def _forall(op: Operation) -> None:
    names = ("staticLowerBound", "staticUpperBound", "staticStep")
    if names[0] in op.properties:
        groups = [_numbers(op, name) for name in names]
        bounds = [each for group in groups for each in group]
        open_ = bounds.count(DYNAMIC_INDEX)
        if len({*map(len, groups)}) != 1 or open_ + len(op.results) != len(op.operands):
            raise refuse(op, "a first, a last and a step of each counter", "others")
        op.properties = {"bounds": DenseArrayBase.from_list(i64, bounds)}


def _insertion(op: Operation) -> None:
    """In MLIR it has no result; the text is read as an op that has one."""
    target = op.operands[1].type
    _replace(op, InsertSliceOp.create(
        operands=op.operands, result_types=[target], properties=op.properties,
    ))  # fmt: skip


def _replace(op: Operation, made: Operation) -> None:
    made.location = op.location
    Rewriter.replace_op(op, made, made.results[: len(op.results)])


_RULES: Mapping[type[Operation], Callable[[Operation], None]] = {
    BroadcastOp: _broadcast,
    MapOp: _map,
    ReduceOp: _reduce,
    ElementwiseKindOp: _elementwise,
    QuantizedOp: _quantized,
    PackOp: _pack,
    ForallOp: _forall,
    ParallelInsertSliceOp: _insertion,
}
