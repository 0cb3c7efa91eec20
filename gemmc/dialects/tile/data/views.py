"""Ops that say which part of a matrix or buffer is meant; no data moves."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    IndexType,
    MemRefType,
    NoneAttr,
    i1,
    i64,
)
from xdsl.ir import Attribute, BlockArgument, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    base,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.dynamic import kernel_around
from gemmc.dialects.interfaces import View
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.attrs import GLOBAL
from gemmc.dialects.tile.kernel import I64Array, ints
from gemmc.dialects.tile.matrices import matrices_in
from gemmc.dialects.tile.types import (
    WindowType,
    cropped_type,
    memref_type,
    part_type,
    transposed_type,
)

MemoryType = base(MemRefType) | base(WindowType)


@op_definition
class WindowOp(IRDLOperation, View):
    """The rectangle of a global matrix that starts at `offsets` and is clipped at `extents`.

    A vector is a matrix of one row. Of memory of more than two dimensions `of` says which matrix
    is meant, by a number for each dimension ahead of the last two; these are not clipped. Where the
    `mask` does not hold, all of the window is outside of the matrix: reads of it are zero.
    """

    name = "tile.window"

    matrix = operand_def(MemRefType)
    of = var_operand_def(IndexType)
    offsets = var_operand_def(IndexType)
    extents = var_operand_def(IndexType)
    mask = opt_operand_def(i1)
    result = result_def(WindowType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(Pure())
    assembly_format = (
        "$matrix (`of` $of^)? `[` $offsets `]` `within` ` ` `[` $extents `]` (`if` $mask^)? "
        "attr-dict `:` type($matrix) `to` type($result)"
    )

    def __init__(
        self,
        matrix: SSAValue,
        offsets: Sequence[SSAValue],
        extents: Sequence[SSAValue],
        shape: Sequence[int],
        of: Sequence[SSAValue] = (),
        mask: SSAValue | None = None,
    ):
        super().__init__(
            operands=[matrix, of, offsets, extents, mask],
            result_types=[WindowType.of(shape, memref_type(matrix).element_type)],
        )

    def at(self, offsets: Sequence[SSAValue], shape: Sequence[int]) -> WindowOp:
        """Another window of the same matrix, clipped and masked where this one is."""
        extents, of = list(self.extents), list(self.of)
        return WindowOp(self.matrix, offsets, extents, shape, of, self.mask)

    def verify_(self) -> None:
        if len(self.offsets) != 2 or len(self.extents) != 2:
            raise VerifyException("needed two offsets and two extents")
        kind = memref_type(self.matrix)
        if kind.memory_space != GLOBAL:
            raise VerifyException("needed a matrix in #tile.space<global>")
        needed = max(kind.get_num_dims() - 2, 0)
        if len(self.of) != needed:
            raise VerifyException(
                f"needed {needed} numbers that say which matrix of {kind}; found {len(self.of)}"
            )

    @property
    def viewed(self) -> SSAValue:
        return self.matrix


@op_definition
class MatricesOp(IRDLOperation, View):
    """The same global memory from its first element on, with other extents and strides.

    It says where the rows, columns and matrices of an argument are that has them in another order,
    or in fewer or more dimensions. No data moves; every element is one of the source's. Extents and
    strides that a launch tells are `?` in the type, and in order the values of `sizes` and
    `strides`.
    """

    name = "tile.matrices"

    source = operand_def(MemRefType)
    sizes = var_operand_def(IndexType)
    strides = var_operand_def(IndexType)
    result = result_def(MemRefType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(Pure())
    assembly_format = (
        "$source (`sizes` $sizes^)? (`strides` $strides^)? attr-dict "
        "`:` type($source) `to` type($result)"
    )

    def __init__(
        self,
        source: SSAValue,
        result: MemRefType[Attribute],
        sizes: Sequence[SSAValue] = (),
        strides: Sequence[SSAValue] = (),
    ):
        super().__init__(operands=[source, sizes, strides], result_types=[result])

    def verify_(self) -> None:
        whole, kind = memref_type(self.source), memref_type(self.result)
        if whole.memory_space != GLOBAL or not isinstance(whole.layout, NoneAttr):
            raise VerifyException(f"needed row-major memory in #tile.space<global>; found {whole}")
        if (kind.element_type, kind.memory_space) != (whole.element_type, GLOBAL):
            raise VerifyException(f"needed the same elements and space; found {kind}")
        seen = matrices_in(kind)
        strides = (*seen.apart, seen.down, seen.across)[-kind.get_num_dims() :]
        sizes = kind.get_shape()
        told = list(sizes).count(DYNAMIC_INDEX), strides.count(DYNAMIC_INDEX)
        if told != (len(self.sizes), len(self.strides)):
            given = f"{len(self.sizes)} sizes and {len(self.strides)} strides"
            raise VerifyException(f"needed a value for each ? of {kind}; found {given}")
        if any(told):
            return
        last = sum((size - 1) * by for size, by in zip(sizes, strides, strict=False))
        if min(sizes, default=1) < 1 or last >= prod(self._least_extents()):
            raise VerifyException(f"needed elements of {whole} only; found {kind}")

    def _least_extents(self) -> list[int]:
        """The extents of the source, of those that a launch tells the least that the kernel's
        guard allows."""
        shape = memref_type(self.source).get_shape()
        return [
            self._least(d) if size == DYNAMIC_INDEX else size for d, size in enumerate(shape)
        ]

    def _least(self, dimension: int) -> int:
        """The least of an extent that a launch tells, if the source is an argument of the kernel;
        0 of others."""
        kernel, argument = kernel_around(self), self.source
        if kernel is None or not isinstance(argument, BlockArgument):
            return 0
        name = kernel.dynamic_size(argument.index, dimension)
        own = argument.block.parent_op() is kernel
        return kernel.range_of(name).least if own and name is not None else 0

    @property
    def extents(self) -> list[SSAValue | int]:
        """Of each dimension, a number or a value."""
        told = iter(self.sizes)
        shape = memref_type(self.result).get_shape()
        return [next(told) if each == DYNAMIC_INDEX else each for each in shape]

    @property
    def steps(self) -> list[SSAValue | int]:
        """Elements to the next of each dimension, a number or a value."""
        told, seen = iter(self.strides), matrices_in(memref_type(self.result))
        rank = memref_type(self.result).get_num_dims()
        strides = (*seen.apart, seen.down, seen.across)[-rank:]
        return [next(told) if each == DYNAMIC_INDEX else each for each in strides]

    @property
    def viewed(self) -> SSAValue:
        return self.source


@op_definition
class PartOp(IRDLOperation, View):
    """Part number `[row, column]` of a memref or window cut into `of` parts per dimension.

    Without `runs` parts are contiguous: element i of part p is element p·size + i. With runs of
    r elements in a dimension they interleave: it is element (i div r · count + p) · r + i mod r.
    Of a dimension in runs already, parts are solid and divide a run.
    """

    name = "tile.part"

    source = operand_def(MemoryType)
    indices = var_operand_def(IndexType)
    counts = prop_def(I64Array)
    runs = opt_prop_def(I64Array)
    result = result_def(MemoryType)

    traits = traits_def(Pure())
    assembly_format = (
        "(`runs` $runs^)? $source `[` $indices `]` `of` $counts attr-dict `:` type($source) "
        "`to` type($result)"
    )

    def __init__(
        self,
        source: SSAValue,
        indices: Sequence[SSAValue],
        counts: Sequence[int],
        runs: Sequence[int] | None = None,
    ):
        super().__init__(
            operands=[source, indices],
            properties={
                "counts": DenseArrayBase.from_list(i64, counts),
                "runs": None if runs is None else DenseArrayBase.from_list(i64, runs),
            },
            result_types=[part_type(source.type, counts, runs)],
        )

    def verify_(self) -> None:
        if len(self.indices) != 2:
            raise VerifyException("needed two part numbers")
        if self.runs is not None and len(self.run_lengths or ()) != 2:
            raise VerifyException(f"needed runs of two dimensions; found {self.runs}")
        expected = part_type(self.source.type, ints(self.counts), self.run_lengths)
        if expected != self.result.type:
            raise VerifyException(f"needed a result of type {expected}; found {self.result.type}")

    @property
    def viewed(self) -> SSAValue:
        return self.source

    def view_of(self, kind: Attribute) -> Attribute:
        return part_type(kind, ints(self.counts), self.run_lengths)

    @property
    def run_lengths(self) -> tuple[int, ...] | None:
        """Elements of a run per dimension; None for solid parts."""
        return None if self.runs is None else ints(self.runs)


@op_definition
class TransposeOp(IRDLOperation, View):
    """A row-major buffer seen with rows and columns exchanged; no data moves."""

    name = "tile.transpose"

    source = operand_def(MemRefType)
    result = result_def(MemRefType)

    traits = traits_def(Pure())
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"

    def __init__(self, source: SSAValue):
        super().__init__(operands=[source], result_types=[transposed_type(memref_type(source))])

    def verify_(self) -> None:
        expected = transposed_type(memref_type(self.source))
        if expected != self.result.type:
            raise VerifyException(f"needed a result of type {expected}; found {self.result.type}")

    @property
    def is_whole(self) -> bool:
        return True

    @property
    def viewed(self) -> SSAValue:
        return self.source


@op_definition
class CropOp(IRDLOperation, View):
    """The first rows and columns of a buffer, as many as the result has; no data moves.

    For what reads less of a buffer than was copied into it.
    """

    name = "tile.crop"

    source = operand_def(MemRefType)
    result = result_def(MemRefType)

    traits = traits_def(Pure())
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"

    def __init__(self, source: SSAValue, shape: Sequence[int]):
        kind = cropped_type(memref_type(source), shape)
        super().__init__(operands=[source], result_types=[kind])

    def verify_(self) -> None:
        shape = memref_type(self.result).get_shape()
        expected = cropped_type(memref_type(self.source), shape)
        if expected != self.result.type:
            raise VerifyException(f"needed a result of type {expected}; found {self.result.type}")

    @property
    def viewed(self) -> SSAValue:
        return self.source

    def view_of(self, kind: Attribute) -> Attribute:
        assert isa(kind, MemRefType[Attribute])
        return cropped_type(kind, memref_type(self.result).get_shape())


@op_definition
class ShiftOp(IRDLOperation, View):
    """The same window or buffer seen from element [row, column] on: where one thread's values are.

    The shape stays that of the whole, whose elements the thread reaches by its layout.
    """

    name = "tile.shift"

    source = operand_def(MemoryType)
    offsets = var_operand_def(IndexType)
    result = result_def(MemoryType)

    traits = traits_def(Pure())
    assembly_format = "$source `[` $offsets `]` attr-dict `:` type($source) `to` type($result)"

    def __init__(self, source: SSAValue, offsets: Sequence[SSAValue]):
        super().__init__(operands=[source, offsets], result_types=[source.type])

    def verify_(self) -> None:
        if len(self.offsets) != 2 or self.source.type != self.result.type:
            raise VerifyException("needed two offsets and a result of the source's type")

    @property
    def viewed(self) -> SSAValue:
        return self.source

    @property
    def moved(self) -> Sequence[SSAValue]:
        return self.offsets
