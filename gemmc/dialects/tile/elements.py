"""Ops on neighbouring elements of a matrix that one thread holds, of matrices of any rank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import (
    AnyFloatConstr,
    IndexType,
    IntegerType,
    MemRefType,
    StringAttr,
    UnitAttr,
    i1,
    i32,
)
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    base,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.interfaces import MemoryAccess, Touched, VariesByThread
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.atoms import thread_tile
from gemmc.dialects.tile.attrs import GLOBAL
from gemmc.dialects.tile.loops import OF_INTEGERS, REDUCTIONS
from gemmc.dialects.tile.types import FragmentType

ACROSS = (1, 2, 4, 8, 16, 32)
"""How many neighbouring lanes of a warp may combine what they have."""


def lanes_apart(across: int) -> list[int]:
    """How far apart lanes are that combine what they have, so many of them, step by step: half of
    the lanes first."""
    return [across >> step for step in range(1, across.bit_length())]


def run_of(element: Attribute, count: int) -> FragmentType:
    """So many elements side by side in a thread's registers."""
    return FragmentType.of((1, count), element, thread_tile((1, count)))


@op_definition
class TransferReadOp(IRDLOperation, MemoryAccess):
    """Elements of a matrix in one thread's registers; zeros where the mask does not hold, ahead of
    element number `outside` and from number `inside` on, if these are given.

    The first is at the indices, each further one is `step` elements behind it in row-major memory
    (0: the same one again). `width` of them are loaded together: it divides their number and the
    place of the first, and is 1 unless `step` is 1.
    """

    name = "tile.transfer_read"

    matrix = operand_def(MemRefType)
    indices = var_operand_def(IndexType)
    step = prop_def(I64)
    width = prop_def(I64)
    mask = opt_operand_def(i1)
    outside = opt_operand_def(IndexType)
    inside = opt_operand_def(IndexType)
    result = result_def(FragmentType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$matrix `[` $indices `]` `step` $step `width` $width (`if` $mask^)? "
        "(`outside` $outside^)? (`inside` $inside^)? attr-dict `:` type($matrix) `to` type($result)"
    )

    def __init__(
        self,
        matrix: SSAValue,
        indices: Sequence[SSAValue],
        count: int,
        step: int,
        width: int = 1,
        mask: SSAValue | None = None,
        inside: SSAValue | None = None,
        outside: SSAValue | None = None,
    ):
        element = cast("MemRefType[Attribute]", matrix.type).element_type
        super().__init__(
            operands=[matrix, indices, mask, outside, inside],
            properties={"step": int_attr(step), "width": int_attr(width)},
            result_types=[run_of(element, count)],
        )

    def verify_(self) -> None:
        numbers = self.step.value.data, self.width.value.data
        _verify(self.matrix, self.indices, self.result.type, *numbers)
        partly = self.inside is not None or self.outside is not None
        if partly and numbers[1] != 1:
            raise VerifyException(f"needed a width of 1 with inside; found {numbers[1]}")

    def touched(self) -> Sequence[Touched]:
        return (Touched(0, False),)


@op_definition
class GatherOp(IRDLOperation, MemoryAccess):
    """Elements of a matrix at indices that are elements of fragments, one of each dimension; zero
    where one lies outside of the matrix, or the mask does not hold.

        %e = tile.gather %table[%i, %d] if %inside : memref<…>, !tile.fragment<…> to …
    """

    name = "tile.gather"

    matrix = operand_def(MemRefType)
    indices = var_operand_def(FragmentType)
    mask = opt_operand_def(i1)
    result = result_def(FragmentType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$matrix `[` $indices `]` (`if` $mask^)? attr-dict `:` type($matrix) `,` type($indices) "
        "`to` type($result)"
    )

    def __init__(self, matrix: SSAValue, indices: Sequence[SSAValue], mask: SSAValue | None = None):
        element = cast("MemRefType[Attribute]", matrix.type).element_type
        kind = indices[0].type
        assert isinstance(kind, FragmentType)
        super().__init__(
            operands=[matrix, indices, mask],
            result_types=[run_of(element, kind.get_shape()[1])],
        )

    def verify_(self) -> None:
        _verify(self.matrix, self.indices, self.result.type, 1, 1)
        needed = run_of(i32, self.result.type.get_shape()[1])
        if not self.indices or any(each.type != needed for each in self.indices):
            found = ", ".join(str(each.type) for each in self.indices) or "none"
            raise VerifyException(f"needed indices of {needed}; found {found}")

    def touched(self) -> Sequence[Touched]:
        return (Touched(0, False),)


@op_definition
class TransferWriteOp(IRDLOperation, MemoryAccess):
    """One thread's registers to elements of a matrix, where the mask holds and only those ahead of
    number `inside`, if these are given. They are neighbours, or `step` apart: see
    `tile.transfer_read`. What the thread may have written before, it writes `again`."""

    name = "tile.transfer_write"

    value = operand_def(FragmentType)
    matrix = operand_def(MemRefType)
    indices = var_operand_def(IndexType)
    apart = opt_prop_def(I64, prop_name="step")
    width = prop_def(I64)
    again = opt_prop_def(UnitAttr)
    mask = opt_operand_def(i1)
    inside = opt_operand_def(IndexType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$value `to` $matrix `[` $indices `]` (`step` $step^)? `width` $width (`again` $again^)? "
        "(`if` $mask^)? (`inside` $inside^)? attr-dict `:` type($value) `to` type($matrix)"
    )

    def __init__(
        self,
        value: SSAValue,
        matrix: SSAValue,
        indices: Sequence[SSAValue],
        width: int = 1,
        mask: SSAValue | None = None,
        step: int = 1,
        inside: SSAValue | None = None,
        *,
        again: bool = False,
    ):
        apart = None if step == 1 else int_attr(step)
        said = {"step": apart, "width": int_attr(width), "again": UnitAttr() if again else None}
        super().__init__(operands=[value, matrix, indices, mask, inside], properties=said)

    @property
    def step(self) -> int:
        """How many elements of row-major memory an element is behind the one before."""
        return 1 if self.apart is None else self.apart.value.data

    def verify_(self) -> None:
        kind, width = self.value.type, self.width.value.data
        assert isinstance(kind, FragmentType)
        _verify(self.matrix, self.indices, kind, self.step, width)
        if self.step == 0:
            raise VerifyException("needed a step of 1 or more; found 0")
        if self.inside is not None and width != 1:
            raise VerifyException(f"needed a width of 1 with inside; found {width}")

    def touched(self) -> Sequence[Touched]:
        return (Touched(1, True),)


def _verify(
    matrix: SSAValue, indices: Sequence[SSAValue], kind: FragmentType, step: int, width: int
) -> None:
    source = cast("MemRefType[Attribute]", matrix.type)
    if source.memory_space != GLOBAL or source.element_type != kind.element_type:
        raise VerifyException(
            f"needed a matrix of {kind.element_type} in global memory; found {source}"
        )
    if len(indices) != source.get_num_dims():
        raise VerifyException(
            f"needed {source.get_num_dims()} indices; found {len(indices)}"
        )
    if kind != run_of(kind.element_type, kind.get_shape()[1]):
        raise VerifyException(f"needed a run of elements that one thread holds; found {kind}")
    count = kind.get_shape()[1]
    if step < 0 or width < 1 or count % width or (width > 1 and step != 1):
        raise VerifyException(
            f"needed a step of 0 or more, and a width that divides {count}, 1 where the step is "
            f"not; found {step} and {width}"
        )


@op_definition
class SplatOp(IRDLOperation):
    """A fragment whose elements are all one number."""

    name = "tile.splat"

    value = operand_def(AnyFloatConstr | base(IntegerType))
    result = result_def(FragmentType)

    traits = traits_def(Pure())
    assembly_format = "$value attr-dict `:` type($value) `to` type($result)"

    def __init__(self, value: SSAValue, count: int):
        super().__init__(operands=[value], result_types=[run_of(value.type, count)])

    def verify_(self) -> None:
        if self.result.type.element_type != self.value.type:
            raise VerifyException("needed equal element types")


@op_definition
class IotaOp(IRDLOperation):
    """Indices in a thread's registers: `start`, and each further one `step` more."""

    name = "tile.iota"

    start = operand_def(IndexType)
    step = prop_def(I64)
    result = result_def(FragmentType)

    traits = traits_def(Pure())
    assembly_format = "$start `step` $step attr-dict `to` type($result)"

    def __init__(self, start: SSAValue, step: int, count: int):
        super().__init__(
            operands=[start],
            properties={"step": int_attr(step)},
            result_types=[run_of(i32, count)],
        )

    def verify_(self) -> None:
        if self.result.type.element_type != i32:
            raise VerifyException(f"needed numbers of i32; found {self.result.type.element_type}")


@op_definition
class AsIndexOp(IRDLOperation, VariesByThread):
    """The one element of a run as an index, each thread's its own: where a loop begins or ends."""

    name = "tile.as_index"

    value = operand_def(FragmentType)
    result = result_def(IndexType)

    traits = traits_def(Pure())
    assembly_format = "$value attr-dict `:` type($value)"

    def __init__(self, value: SSAValue):
        super().__init__(operands=[value], result_types=[IndexType()])

    def verify_(self) -> None:
        needed = run_of(i32, 1)
        if self.value.type != needed:
            raise VerifyException(f"needed a run of one i32, {needed}; found {self.value.type}")


@op_definition
class ReduceOp(IRDLOperation):
    """All elements of a run combined, of one thread or of as many neighbouring lanes of a warp as
    `across` says, a power of 2: each of these has the result, in all elements of the run that it
    is."""

    name = "tile.reduce"

    by = prop_def(StringAttr)
    across = prop_def(I64)
    value = operand_def(FragmentType)
    result = result_def(FragmentType)

    traits = traits_def(Pure())
    assembly_format = "$by `across` $across $value attr-dict `:` type($value) `to` type($result)"

    def __init__(self, by: str, across: int, value: SSAValue, count: int = 1):
        kind = value.type
        assert isinstance(kind, FragmentType)
        super().__init__(
            operands=[value],
            properties={"by": StringAttr(by), "across": int_attr(across)},
            result_types=[run_of(kind.element_type, count)],
        )

    def verify_(self) -> None:
        kind = self.value.type
        assert isinstance(kind, FragmentType)
        known = OF_INTEGERS if isa(kind.element_type, IntegerType) else REDUCTIONS
        if self.by.data not in known or self.across.value.data not in ACROSS:
            raise VerifyException(
                f"needed one of {', '.join(known)} across 1, 2, 4, 8, 16 or 32; found "
                f"{self.by.data} across {self.across.value.data}"
            )
        if self.result.type != run_of(kind.element_type, self.result.type.get_shape()[1]):
            needed = f"a run of {kind.element_type} that one thread holds"
            raise VerifyException(f"needed {needed}; found {self.result.type}")


@op_definition
class CombineOp(IRDLOperation):
    """Elements of several runs combined in order by a body, place by place: first what they are
    `behind`, if that is given, then those of a thread, and then of as many neighbouring lanes of a
    warp as `across` says, a power of 2.

        %v, %p = tile.combine across 32 %x, %i behind %w, %q : …, … behind …, … to …, … {
        ^bb0(%v0: f32, %p0: i64, %v1: f32, %p1: i64):
          …
          tile.yield %v2, %p2 : f32, i64
        }

    The body's arguments are what comes first and what comes behind it; brackets may be set in any
    way. The first of the lanes has the result, the others what some of them have.
    """

    name = "tile.combine"

    across = prop_def(I64)
    values = var_operand_def(FragmentType)
    before = var_operand_def(FragmentType)
    made = var_result_def(FragmentType)
    body = region_def("single_block")

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "`across` $across $values (`behind` $before^)? attr-dict-with-keyword `:` type($values) "
        "(`behind` type($before)^)? `to` type($made) $body"
    )

    def __init__(
        self, across: int, values: Sequence[SSAValue], body: Region, before: Sequence[SSAValue] = ()
    ):
        kinds = [cast("FragmentType", each.type).element_type for each in values]
        super().__init__(
            operands=[values, before],
            properties={"across": int_attr(across)},
            result_types=[[run_of(kind, 1) for kind in kinds]],
            regions=[body],
        )

    def verify_(self) -> None:
        if self.across.value.data not in ACROSS:
            needed = "needed 1, 2, 4, 8, 16 or 32 lanes across"
            raise VerifyException(f"{needed}; found {self.across.value.data}")
        given = [cast("FragmentType", each.type) for each in self.values]
        kinds = [each.element_type for each in given]
        if not given or any(each.get_shape()[1] != given[0].get_shape()[1] for each in given):
            raise VerifyException("needed runs of as many elements each")
        own = [run_of(kind, 1) for kind in kinds]
        if [each.type for each in self.made] != own or (
            self.before and [each.type for each in self.before] != own
        ):
            raise VerifyException("needed a result of one element for each run, and no or as many "
                                  "before them")  # fmt: skip
        end = self.body.block.last_op
        yielded = [] if end is None else [each.type for each in end.operands]
        if list(self.body.block.arg_types) != [*kinds, *kinds] or yielded != kinds:
            needed = "needed a body of two arguments for each run that yields one for each"
            raise VerifyException(needed)
