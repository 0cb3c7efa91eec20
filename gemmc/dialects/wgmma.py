"""The wgmma dialect: the warpgroup's asynchronous tensor core (PTX ISA, "wgmma").

Four warps issue m64nNk16 products whose operands are read from shared memory through 64-bit
descriptors, at any time until the group they were committed in has been waited for. The
accumulator is one value: fence → mma_async … → commit_group → wait_group thread it, so that
nothing else can touch it while it is in flight.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    DenseArrayBase,
    MemRefType,
    StringAttr,
    i1,
    i64,
)
from xdsl.ir import ParametrizedAttribute, SSAValue, TypeAttribute
from xdsl.irdl import (
    IRDLOperation,
    irdl_attr_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._discovery import discovered
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.interfaces import AsyncProduct, BesideProducts, FragmentFlow, ProductFence
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.types import FragmentType, bits, memref_type, sums_of
from gemmc.element_types import either, multiplied_by


@irdl_attr_definition
class DescriptorType(ParametrizedAttribute, TypeAttribute):
    """A 64-bit shared-memory matrix descriptor (PTX ISA, "Matrix Descriptor Format")."""

    name = "wgmma.descriptor"


@op_definition
class DescriptorOp(IRDLOperation):
    """Describe a swizzled buffer to the tensor core.

    `leading` and `stride` are the descriptor's byte offsets: for a K-major operand, stride is
    from one group of 8 rows to the next and leading is not used; for an MN-major operand,
    stride is from 8 rows of K to the next 8, leading from one panel of MN to the next.
    """

    name = "wgmma.make_descriptor"

    source = operand_def(MemRefType)
    leading = prop_def(I64)
    stride = prop_def(I64)
    result = result_def(DescriptorType)

    traits = traits_def(Pure())
    assembly_format = "$source `leading` $leading `stride` $stride attr-dict `:` type($source)"

    def __init__(self, source: SSAValue, leading: int, stride: int):
        super().__init__(
            operands=[source],
            properties={"leading": int_attr(leading), "stride": int_attr(stride)},
            result_types=[DescriptorType()],
        )

    def verify_(self) -> None:
        if not isinstance(memref_type(self.source).layout, SwizzleAttr):
            raise VerifyException("needed a buffer with a #tile.swizzle layout")
        for offset in (self.leading.value.data, self.stride.value.data):
            if offset % 16 or not 0 <= offset < 1 << 18:
                raise VerifyException(
                    f"needed offsets that are multiples of 16 below 2^18; found {offset}"
                )

    @property
    def span(self) -> int:
        """Swizzle span in bytes."""
        layout = memref_type(self.source).layout
        assert isinstance(layout, SwizzleAttr)
        return layout.span.data


@op_definition
class AdvanceOp(IRDLOperation):
    """The descriptor `bytes` further on in shared memory (a multiple of 16)."""

    name = "wgmma.advance"

    descriptor = operand_def(DescriptorType)
    bytes = prop_def(I64)
    result = result_def(DescriptorType)

    traits = traits_def(Pure())
    assembly_format = "$descriptor `bytes` $bytes attr-dict"

    def __init__(self, descriptor: SSAValue, bytes: int):
        super().__init__(
            operands=[descriptor],
            properties={"bytes": int_attr(bytes)},
            result_types=[DescriptorType()],
        )

    def verify_(self) -> None:
        if self.bytes.value.data % 16:
            raise VerifyException(
                f"needed a multiple of 16 bytes; found {self.bytes.value.data}"
            )


@op_definition
class MmaAsyncOp(IRDLOperation, AsyncProduct):
    """accumulator += lhs · rhs, asynchronously: one wgmma.mma_async instruction.

    `shape` is (64, n, k). The accumulator value may hold several instructions' tiles; this one
    works on n/2 of its values, from number `first` on: registers of f32, or pairs of f16 in one.
    `lhs_major`, `rhs_major` are "k" or "mn". Where `accumulate` is false, the product replaces
    what was in the registers (PTX ISA, "wgmma.mma_async": scale-d).
    """

    name = "wgmma.mma_async"

    shape = prop_def(DenseArrayBase.constr(i64))
    first = prop_def(I64)
    element = prop_def(TypeAttribute)
    lhs = operand_def(DescriptorType)
    rhs = operand_def(DescriptorType)
    lhs_major = prop_def(StringAttr)
    rhs_major = prop_def(StringAttr)
    accumulator = operand_def(FragmentType)
    accumulate = opt_operand_def(i1)
    result = result_def(FragmentType)

    assembly_format = (
        "$shape $element $lhs $lhs_major `,` $rhs $rhs_major `,` $accumulator `from` $first "
        "(`accumulate` $accumulate^)? attr-dict `:` type($accumulator) `to` type($result)"
    )

    def __init__(
        self,
        shape: Sequence[int],
        element: TypeAttribute,
        operands: Sequence[SSAValue],
        majors: Sequence[str],
        first: int = 0,
        accumulate: SSAValue | None = None,
    ):
        super().__init__(
            operands=[*operands, accumulate],
            properties={
                "shape": DenseArrayBase.from_list(i64, shape),
                "element": element,
                "lhs_major": StringAttr(majors[0]),
                "rhs_major": StringAttr(majors[1]),
                "first": int_attr(first),
            },
            result_types=[operands[2].type],
        )

    def verify_(self) -> None:
        if len(self.shape) != 3:
            raise VerifyException(f"needed a shape of three numbers; found {self.shape}")
        m, n, k = self.shape.get_values()
        sums = sums_of("wgmma", self.element)
        if not sums:
            needed = either(multiplied_by("wgmma"))
            raise VerifyException(f"needed {needed} operands; found {self.element}")
        if m != 64 or n % 8 or not 8 <= n <= 256 or k * bits(self.element) != 256:
            raise VerifyException(
                f"needed a shape 64 x (8 to 256 in steps of 8) x 16; found {m} x {n} x {k}"
            )
        if {self.lhs_major.data, self.rhs_major.data} - {"k", "mn"}:
            raise VerifyException("needed majors k or mn")
        kind = self.accumulator.type
        assert isinstance(kind, FragmentType)
        if str(kind.element_type) not in sums:
            needed = f"sums of {self.element} in {either(sums)}"
            raise VerifyException(f"needed {needed}; found {kind.element_type}")
        layout, first = kind.register_layout, self.first.value.data
        if layout.num_threads != 128:
            raise VerifyException(f"needed an accumulator of 128 threads; found {kind}")
        if first % 4 or not 0 <= first <= layout.num_values - n // 2:
            raise VerifyException(
                f"needed {n // 2} accumulator registers from a multiple of 4 on, of "
                f"{layout.num_values}; found them from {first} on"
            )

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((2, 0),)

    def fence(self, accumulator: SSAValue) -> FenceOp:
        return FenceOp(accumulator)

    def close(self) -> CommitGroupOp:
        return CommitGroupOp()

    def wait(self, accumulator: SSAValue) -> WaitGroupOp:
        return WaitGroupOp(accumulator, 0)

    @property
    def registers(self) -> range:
        """Which of the accumulator's values the product is added to."""
        first = self.first.value.data
        return range(first, first + int(self.shape.get_values()[1]) // 2)


class _Threading(IRDLOperation, FragmentFlow):
    """An op the accumulator passes through."""

    accumulator = operand_def(FragmentType)
    result = result_def(FragmentType)

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((0, 0),)


@op_definition
class FenceOp(_Threading, ProductFence):
    """Order earlier register accesses before the following mma_async (PTX wgmma.fence)."""

    name = "wgmma.fence"
    assembly_format = "$accumulator attr-dict `:` type($accumulator) `to` type($result)"

    def __init__(self, accumulator: SSAValue):
        super().__init__(operands=[accumulator], result_types=[accumulator.type])


@op_definition
class CommitGroupOp(IRDLOperation, BesideProducts):
    """Close the group of the mma_asyncs issued since the last one (PTX wgmma.commit_group)."""

    name = "wgmma.commit_group"
    assembly_format = "attr-dict"


@op_definition
class WaitGroupOp(_Threading):
    """Wait until at most `pending` groups are in flight (PTX wgmma.wait_group).

    The accumulator may be read after it if no group that writes it is still pending.
    """

    name = "wgmma.wait_group"

    pending = prop_def(I64)
    assembly_format = "$pending $accumulator attr-dict `:` type($accumulator) `to` type($result)"

    def __init__(self, accumulator: SSAValue, pending: int):
        super().__init__(
            operands=[accumulator],
            properties={"pending": int_attr(pending)},
            result_types=[accumulator.type],
        )


def majors(lhs_dims: str, rhs_dims: str) -> tuple[str, str]:
    """Majorness of a product's operands from the names of their dimensions in memory order."""
    return _major(lhs_dims), _major(rhs_dims)


def _major(dims: str) -> str:
    return "k" if dims.endswith("k") else "mn"


Wgmma = discovered("wgmma", __name__)
