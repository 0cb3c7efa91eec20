"""What a program of several kernels works in: workspaces, constants, and views of either."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    MemRefType,
    NoneAttr,
    StringAttr,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
)
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.attrs import GLOBAL
from gemmc.dialects.tile.types import bits

ALIGNMENT = 256
"""Bytes that a workspace's offset is a multiple of, as allocations are."""


def matrix_in_global_memory(element: Attribute, shape: Sequence[int]) -> MemRefType:
    """The type of the values of a launch program."""
    return MemRefType(element, shape, NoneAttr(), GLOBAL)


@op_definition
class WorkspaceOp(IRDLOperation):
    """A matrix of the program's own, of undefined contents; `at` a byte of its workspace.

    Of a matrix with sizes that a call tells, `sized` has an expression for each of them, in those
    of the program's arguments, and `placed` one for the byte.
    """

    name = "launch.workspace"

    offset = opt_prop_def(I64)
    placed = opt_prop_def(StringAttr)
    sized = opt_prop_def(ArrayAttr[StringAttr])
    result = result_def(MemRefType)

    assembly_format = (
        "(`at` $offset^)? (`placed` $placed^)? (`sized` $sized^)? attr-dict `:` type($result)"
    )

    def __init__(self, result: MemRefType, sized: Sequence[str] = ()):
        told = ArrayAttr(StringAttr(each) for each in sized) if sized else None
        super().__init__(properties={"sized": told}, result_types=[result])

    def verify_(self) -> None:
        verify_matrix(self.result, dynamic=True)
        told = 0 if self.sized is None else len(self.sized)
        needed = list(self.result.type.get_shape()).count(DYNAMIC_INDEX)
        if told != needed:
            raise VerifyException(f"needed {needed} expressions of sizes; found {told}")
        offset = 0 if self.offset is None else self.offset.value.data
        if offset < 0 or offset % ALIGNMENT:
            raise VerifyException(f"needed an offset of a multiple of {ALIGNMENT}; found {offset}")

    @property
    def bytes(self) -> int:
        """Its size."""
        kind = self.result.type
        return -(-prod(kind.get_shape()) * bits(kind.element_type) // 8)


@op_definition
class ConstantOp(IRDLOperation):
    """A matrix that is the same in every call: its elements are part of the program."""

    name = "launch.constant"

    value = prop_def(DenseIntOrFPElementsAttr)
    result = result_def(MemRefType)

    assembly_format = "$value attr-dict `:` type($result)"

    def __init__(self, value: DenseIntOrFPElementsAttr):
        kind = value.type
        result = matrix_in_global_memory(kind.get_element_type(), kind.get_shape())
        super().__init__(properties={"value": value}, result_types=[result])

    def verify_(self) -> None:
        verify_matrix(self.result)
        kind = self.value.type
        needed = matrix_in_global_memory(kind.get_element_type(), kind.get_shape())
        if self.result.type != needed:
            raise VerifyException(f"needed a result of {needed}; found {self.result.type}")
        if bits(kind.get_element_type()) < 8:
            raise VerifyException(
                f"needed elements of whole bytes; found {kind.get_element_type()}"
            )

    @property
    def contents(self) -> bytes:
        """Its elements in row-major order, little-endian."""
        data = self.value.data.data
        whole = prod(self.value.get_shape()) * self.value.get_element_type().compile_time_size
        return data * (whole // len(data)) if data else data


@op_definition
class ViewOp(IRDLOperation):
    """The same memory in another shape: as many elements as the result has, from element `first`
    of the source on, in row-major order."""

    name = "launch.view"

    source = operand_def(MemRefType)
    first = prop_def(I64)
    sized = opt_prop_def(ArrayAttr[StringAttr])
    result = result_def(MemRefType)

    assembly_format = (
        "$source `from` $first (`sized` $sized^)? attr-dict `:` type($source) `to` type($result)"
    )

    def __init__(
        self, source: SSAValue, shape: Sequence[int], first: int = 0, sized: Sequence[str] = ()
    ):
        """`sized` are the `?` of the shape, expressions of the program's sizes."""
        kind = cast("MemRefType[Attribute]", source.type)
        super().__init__(
            operands=[source],
            properties={
                "first": int_attr(first),
                "sized": ArrayAttr(map(StringAttr, sized)) if sized else None,
            },
            result_types=[matrix_in_global_memory(kind.element_type, shape)],
        )

    def verify_(self) -> None:
        for value in (self.source, self.result):
            verify_matrix(value, dynamic=True)
        source = cast("MemRefType[Attribute]", self.source.type)
        result = self.result.type
        if source.element_type != result.element_type:
            raise VerifyException("needed equal element types")
        open_ = list(result.get_shape()).count(DYNAMIC_INDEX)
        if open_ != len(self.sized or ()):
            raise VerifyException(f"needed {open_} sizes; found {len(self.sized or ())}")
        if DYNAMIC_INDEX in (*source.get_shape(), *result.get_shape()):
            return
        first, size = self.first.value.data, prod(source.get_shape())
        last = first + prod(result.get_shape())
        if first < 0 or last > size:
            raise VerifyException(
                f"needed elements within the source's {size}; found {first} to {last - 1}"
            )


def memory_of(value: SSAValue) -> SSAValue:
    """The argument, workspace or constant that a value is a view of, through any number of them."""
    return place_of(value)[0]


def place_of(value: SSAValue) -> tuple[SSAValue, int]:
    """The memory that a value is a view of, and the number of the view's first element in it."""
    first = 0
    while isinstance(value.owner, ViewOp):
        first += value.owner.first.value.data
        value = value.owner.source
    return value, first


def verify_matrix(value: SSAValue, *, dynamic: bool = False, least: int = 1) -> None:
    """VerifyException unless a value is a row-major matrix in global memory, of static shape or,
    where it may be, of any, with extents of at least so much."""
    kind = value.type
    told = (DYNAMIC_INDEX,) if dynamic else ()
    if (
        not isa(kind, MemRefType)
        or kind.memory_space != GLOBAL
        or not isinstance(kind.layout, NoneAttr)
        or any(size < least and size not in told for size in kind.get_shape())
    ):
        shape = "" if dynamic else " of static shape"
        raise VerifyException(f"needed a row-major matrix{shape} in global memory; found {kind}")
