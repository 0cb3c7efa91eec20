"""Which dimensions of a function's tensors are one: those that some linalg op, or a product of
tiles, ties."""

from __future__ import annotations

from xdsl.dialects.arith import ConstantOp
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_forms import index_loops
from gemmc.dialects.splats import splat_of
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import refuse

Dim = tuple[SSAValue | Operation, int]
"""One dimension of a tensor value, or one loop of a linalg op."""


class Dimensions:
    """Which dimensions of a function's tensors must stay equal: a union-find over them."""

    def __init__(self, func: FuncOp):
        self._parents: dict[Dim, Dim] = {}
        self._unknown: list[Operation] = []
        for op in func.body.walk():
            self._tie(op)

    def find(self, dim: Dim) -> Dim:
        """The representative of a dimension's class."""
        while (parent := self._parents.get(dim, dim)) != dim:
            dim = parent
        return dim

    def refuse_unknown(self, sizes: dict[Dim, int]) -> None:
        """Refuses an op that touches a resized dimension and is not understood."""
        for op in self._unknown:
            for value in (*op.operands, *op.results):
                if any(self.find((value, i)) in sizes for i in range(len(shape_of(value)))):
                    raise refuse(
                        op,
                        "linalg structured ops, tensor.empty or splat constants on what is resized",
                        op.name,
                        "resize the program in its source",
                    )

    def _union(self, one: Dim, other: Dim) -> None:
        self._parents[self.find(one)] = self.find(other)

    def _tie(self, op: Operation) -> None:
        if isinstance(op, LinalgStructuredOperation):
            self._tie_structured(op)
            return
        if isinstance(op, ContractOp) and op.partials is None:
            self._tie_product(op)
            return
        if isinstance(op, ConstantOp) and _is_splat_or_scalar(op):
            return
        if not isinstance(op, EmptyOp | ReturnOp):
            self._unknown.append(op)

    def _tie_product(self, op: ContractOp) -> None:
        order = "".join(op.extents)
        for value, letters in zip(op.tensors, op.layouts, strict=True):
            for index, letter in enumerate(letters):
                self._union((value, index), (op, order.index(letter)))

    def _tie_structured(self, op: LinalgStructuredOperation) -> None:
        loops = index_loops(op)
        if loops is None:
            self._unknown.append(op)
            return
        for value, dims in zip(op.operands, loops, strict=True):
            for index, loop in enumerate(dims):
                self._union((value, index), (op, loop))
        for result, output in zip(op.results, op.outputs, strict=False):
            for index in range(len(shape_of(result))):
                self._union((result, index), (output, index))


def _is_splat_or_scalar(op: ConstantOp) -> bool:
    if isinstance(op.value, DenseIntOrFPElementsAttr):
        return splat_of(op.value) is not None
    return not shape_of(op.result)


def shape_of(value: SSAValue) -> tuple[int, ...]:
    """A tensor's sizes; none for a scalar."""
    return value.type.get_shape() if isa(value.type, TensorType[Attribute]) else ()
