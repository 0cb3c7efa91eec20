"""Asynchronous copies by threads, their groups, and pairs of registers."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue
from xdsl.irdl import (
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.ptx.types import PtxOp, RegType, kind_of, reg
from gemmc.register_kinds import REGISTER_KINDS


@op_definition
class CpAsyncOp(PtxOp):
    """Copy 4, 8 or 16 bytes from global to shared memory at any later time (PTX ISA, "cp.async").

    With `length`, only that many bytes are read and the rest is zero. 16 bytes pass by the L1
    cache (.cg), which smaller pieces cannot (.ca).
    """

    name = "ptx.cp_async"

    bytes = prop_def(I64)
    target = operand_def(RegType)
    target_offset = prop_def(I64)
    source = operand_def(RegType)
    source_offset = prop_def(I64)
    length = opt_operand_def(RegType)
    assembly_format = (
        "$bytes `to` $target `offset` $target_offset `from` $source `offset` $source_offset "
        "(`length` $length^ `:` type($length))? attr-dict `:` type($target) `,` type($source)"
    )

    def __init__(
        self,
        bytes: int,
        target: tuple[SSAValue, int],
        source: tuple[SSAValue, int],
        length: SSAValue | None = None,
    ):
        super().__init__(
            operands=[target[0], source[0], length],
            properties={
                "bytes": int_attr(bytes),
                "target_offset": int_attr(target[1]),
                "source_offset": int_attr(source[1]),
            },
        )

    def verify_(self) -> None:
        if self.bytes.value.data not in (4, 8, 16):
            raise VerifyException(f"needed 4, 8 or 16 bytes; found {self.bytes.value.data}")

    def text(self) -> str:
        count = self.bytes.value.data
        target = f"[{reg(self.target)}+{self.target_offset.value.data}]"
        source = f"[{reg(self.source)}+{self.source_offset.value.data}]"
        length = "" if self.length is None else f", {reg(self.length)}"
        cache = "cg" if count == 16 else "ca"
        return f"cp.async.{cache}.shared.global {target}, {source}, {count}{length};"


@op_definition
class CpAsyncCommitOp(PtxOp):
    """Close the thread's group of asynchronous copies (PTX ISA, "cp.async.commit_group")."""

    name = "ptx.cp_async_commit"
    assembly_format = "attr-dict"

    def text(self) -> str:
        return "cp.async.commit_group;"


@op_definition
class CpAsyncWaitOp(PtxOp):
    """Wait until at most `pending` groups are in flight (PTX ISA, "cp.async.wait_group")."""

    name = "ptx.cp_async_wait"

    pending = prop_def(I64)
    assembly_format = "$pending attr-dict"

    def __init__(self, pending: int):
        super().__init__(properties={"pending": int_attr(pending)})

    def verify_(self) -> None:
        if self.pending.value.data < 0:
            raise VerifyException(f"needed 0 or more groups; found {self.pending.value.data}")

    def text(self) -> str:
        return f"cp.async.wait_group {self.pending.value.data};"


@op_definition
class CpAsyncArriveOp(PtxOp):
    """Arrive at an mbarrier when the thread's asynchronous copies so far are there, as one of the
    arrivals that it was made for (PTX ISA, "cp.async.mbarrier.arrive", .noinc)."""

    name = "ptx.cp_async_arrive"

    address = operand_def(RegType)
    assembly_format = "$address attr-dict `:` type($address)"

    def __init__(self, address: SSAValue):
        super().__init__(operands=[address])

    def text(self) -> str:
        return f"cp.async.mbarrier.arrive.noinc.shared::cta.b64 [{reg(self.address)}];"


@op_definition
class PackOp(PtxOp):
    """Two registers as one of twice the width, `low` in the lower half (PTX ISA, "mov" with a
    vector): 16-bit ones as `b32`, or 32-bit ones as another `kind`, such as `f64`."""

    name = "ptx.pack"

    low = operand_def(RegType)
    high = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = "$low `,` $high attr-dict `:` type($low) `,` type($high) `to` type($result)"

    def __init__(self, low: SSAValue, high: SSAValue, kind: str = "b32"):
        super().__init__(operands=[low, high], result_types=[RegType.of(kind)])

    def verify_(self) -> None:
        _verify_halves(self.result, (self.low, self.high))

    def text(self) -> str:
        halves = f"{{{reg(self.low)}, {reg(self.high)}}}"
        return f"mov.b{width_of(self.result)} {reg(self.result)}, {halves};"


@op_definition
class UnpackOp(PtxOp):
    """The halves of a register, the lower one first (PTX ISA, "mov" with a vector): `b16` of one of
    32 bits, or another `kind`, `b32` of one of 64 bits."""

    name = "ptx.unpack"

    value = operand_def(RegType)
    low = result_def(RegType)
    high = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = "$value attr-dict `:` type($value) `to` type($low) `,` type($high)"

    def __init__(self, value: SSAValue, kind: str = "b16"):
        super().__init__(operands=[value], result_types=[RegType.of(kind), RegType.of(kind)])

    def verify_(self) -> None:
        _verify_halves(self.value, (self.low, self.high))

    def text(self) -> str:
        halves = f"{{{reg(self.low)}, {reg(self.high)}}}"
        return f"mov.b{width_of(self.value)} {halves}, {reg(self.value)};"


def width_of(value: SSAValue) -> int:
    """The bits of a register."""
    return REGISTER_KINDS[kind_of(value)].bits


def _verify_halves(whole: SSAValue, halves: Sequence[SSAValue]) -> None:
    found = [width_of(each) for each in halves]
    if width_of(whole) not in (32, 64) or found != [width_of(whole) // 2] * 2:
        needed = "a register of 32 or 64 bits and two halves of it"
        raise VerifyException(f"needed {needed}; found {width_of(whole)} of {found[0]}, {found[1]}")
