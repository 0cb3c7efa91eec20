"""What functions on memrefs do with memory: which arguments they read and write, which tensor a
memref's elements are, and what an op of `linalg` on memrefs is on tensors.

Arguments do not overlap. An argument that is written before any of its elements is read, as a
whole, is only an output; another that is written is read as well: what is not written stays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects import arith, func, memref, scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import ReduceOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr
from xdsl.traits import SymbolTable

from gemmc.dialects.bufferization import (
    CloneOp,
    MaterializeInDestinationOp,
    ToTensorOp,
)
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import is_memref, shape_in_memory, strides_in_memory
from gemmc.dialects.memref import ReshapeOp, TransposeOp
from gemmc.dialects.strides import is_covered

WHOLE_VIEWS = (
    memref.CastOp, memref.MemorySpaceCastOp, memref.CollapseShapeOp, memref.ExpandShapeOp,
    memref.AssumeAlignmentOp, TransposeOp, ReshapeOp,
)  # fmt: skip
"""Ops whose result is all of a memref, in other words."""

VIEWS = (
    *WHOLE_VIEWS, memref.SubviewOp, memref.ReinterpretCastOp, memref.ExtractStridedMetaDataOp,
)  # fmt: skip
"""Ops whose result is the same memory, all or some."""

Destinations = LinalgStructuredOperation | ReduceOp


def destinations(op: Destinations) -> tuple[SSAValue, ...]:
    """The operands that an op of linalg writes."""
    return (op.init,) if isinstance(op, ReduceOp) else tuple(op.outputs)


def sources(op: Destinations) -> tuple[SSAValue, ...]:
    """The other operands of an op of linalg."""
    return (op.input,) if isinstance(op, ReduceOp) else tuple(op.inputs)


def reads_destination(op: Destinations, number: int) -> bool:
    """Whether what an op of linalg writes depends on what is there, or some of that stays."""
    if isinstance(op, ReduceOp):
        return True
    if op.body.block.args[len(op.inputs) + number].uses:
        return True
    indexing = list(op.get_indexing_maps())[len(op.inputs) + number].data
    dims = [each.position for each in indexing.results if isinstance(each, AffineDimExpr)]
    return len(set(dims)) != len(indexing.results)


def on_tensors(op: Destinations, values: Mapping[SSAValue, SSAValue]) -> Operation:
    """An op of linalg on memrefs as one on the tensors that `values` says; it stands nowhere."""
    kinds = [values.get(each, each).type for each in destinations(op)]
    return type(op).create(
        operands=[values.get(each, each) for each in op.operands],
        result_types=kinds,
        properties=dict(op.properties),
        attributes=dict(op.attributes),
        location=op.location,
        regions=[each.clone() for each in op.regions],
    )


@dataclass
class Use:
    """What a function does with an argument."""

    read: bool = False
    written: bool = False
    covered: bool = False
    """All of it is written before any of it is read."""

    def reads(self) -> None:
        self.read = self.read or not self.covered

    def writes(self, whole: bool) -> None:
        self.written = True
        if not whole:
            self.reads()
        self.covered = self.covered or (whole and not self.read)


def uses_of(function: func.FuncOp) -> list[Use]:
    """What a function does with each of its arguments; one that is no memref is read."""
    if function.is_declaration:
        return [Use(read=True, written=True) for _ in function.function_type.inputs]
    return _Uses(function).found


def _is_open(kind: Attribute) -> bool:
    """Whether a call's array is what tells a size of a memref, even if nothing else asks for it."""
    return isa(kind, MemRefType[Attribute]) and DYNAMIC_INDEX in kind.get_shape()


def _is_dense(kind: Attribute) -> bool:
    """Whether a memref of known sizes is all of its memory: where something lies between its rows,
    that stays, and where a size is not known, the memory tells it."""
    if not isa(kind, MemRefType[Attribute]):
        return True
    shape, strides = tuple(kind.get_shape()), strides_in_memory(kind)
    if DYNAMIC_INDEX in shape:
        return False
    return shape_in_memory(kind) == shape if strides is None else is_covered(shape, strides)


def is_cast_alone(op: memref.ExtractStridedMetaDataOp) -> bool:
    """Whether nothing reads an op's base buffer itself: casts count from the memory's beginning."""
    uses = (each.operation for each in op.base_buffer.uses)
    return all(isinstance(each, memref.ReinterpretCastOp) for each in uses)


def _is_all_of_root(op: memref.ReinterpretCastOp) -> bool:
    """Whether the memory that views are of is all seen, each element once."""
    root: SSAValue = op.source
    while isinstance(root.owner, VIEWS):
        root = root.owner.operands[0]
    whole = cast("MemRefType[Attribute]", root.type)
    sizes, strides = (
        [int(each) for each in numbers.get_values()]
        for numbers in (op.static_sizes, op.static_strides)
    )
    if DYNAMIC_INDEX in (*sizes, *strides) or not _is_dense(whole):
        return False
    return is_covered(sizes, strides) and prod(sizes) == prod(whole.get_shape())


class _Uses:
    """Follows memrefs through a function in the order of the text. What stands in a loop or a
    choice may not be done at all, and covers nothing."""

    def __init__(self, function: func.FuncOp) -> None:
        self.function = function
        arguments = function.body.blocks[0].args
        self.found = [Use(read=not is_memref(each) or _is_open(each.type)) for each in arguments]
        self._known: dict[SSAValue, tuple[Use, bool]] = {
            argument: (use, _is_dense(argument.type))
            for argument, use in zip(arguments, self.found, strict=True)
        }
        for block in function.body.blocks:
            for op in block.walk():
                self._follow(op)

    def _follow(self, op: Operation) -> None:
        if isinstance(op, VIEWS):
            use = self._known.get(op.operands[0])
            if use is not None:
                whole = use[1] and isinstance(op, WHOLE_VIEWS)
                if isinstance(op, memref.ReinterpretCastOp):
                    whole = _is_all_of_root(op)
                self._known[op.results[0]] = use[0], whole
            return
        if isinstance(op, Destinations):
            self._linalg(op)
        elif isinstance(op, memref.CopyOp | MaterializeInDestinationOp):
            self._read(op.operands[0])
            self._write(op, op.operands[1])
        elif isinstance(op, memref.StoreOp):
            self._write(op, op.memref, all_of_it=False)
        elif isinstance(op, memref.LoadOp | ToTensorOp | CloneOp):
            self._read(op.operands[0])
        elif isinstance(op, func.CallOp):
            self._call(op)
        elif isinstance(op, func.ReturnOp):
            for each in op.operands:
                self._read(each)
        elif isinstance(op, scf.ForOp):
            self._carry(op, list(filter(is_memref, op.iter_args)))
        elif isinstance(op, scf.WhileOp | scf.YieldOp | scf.ConditionOp | arith.SelectOp):
            self._carry(op, list(filter(is_memref, op.operands)))

    def _linalg(self, op: Destinations) -> None:
        outputs = destinations(op)
        for each in sources(op):
            self._read(each)
        for number, each in enumerate(outputs):
            if reads_destination(op, number):
                self._read(each)
        for each in outputs:
            self._write(op, each)

    def _carry(self, op: Operation, values: Sequence[SSAValue]) -> None:
        """What a loop hands from step to step, a choice yields or a condition selects may be any of
        its memrefs: it is read and written."""
        for value in values:
            self._read(value)
            self._write(op, value, all_of_it=False)

    def _call(self, op: func.CallOp) -> None:
        callee = SymbolTable.lookup_symbol(op, op.callee)
        if not isinstance(callee, func.FuncOp) or callee is self.function:
            return
        for value, use in zip(op.operands, uses_of(callee), strict=False):
            if use.read:
                self._read(value)
            if use.written:
                self._write(op, value, all_of_it=use.covered)

    def _read(self, value: SSAValue) -> None:
        if value in self._known:
            self._known[value][0].reads()

    def _write(self, op: Operation, value: SSAValue, all_of_it: bool = True) -> None:
        if value in self._known:
            use, whole = self._known[value]
            use.writes(whole and all_of_it and op.parent_op() is self.function)
