"""Barriers, mbarriers, fences, and warp-level instructions."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
)
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.ptx.structure import guard_text
from gemmc.dialects.ptx.types import PtxOp, RegType, reg


@op_definition
class BarSyncOp(PtxOp):
    """Wait for all threads of the CTA, or for `threads` of them (PTX ISA, "bar.sync").

    With `which`, a register, that is the barrier's number instead of `id`.
    """

    name = "ptx.bar_sync"

    id = prop_def(I64)
    threads = opt_prop_def(I64)
    which = opt_operand_def(RegType)
    assembly_format = "$id (`which` $which^ `:` type($which))? (`threads` $threads^)? attr-dict"

    def __init__(self, id: int, threads: int | None = None, which: SSAValue | None = None):
        super().__init__(
            operands=[which],
            properties={
                "id": int_attr(id),
                "threads": None if threads is None else int_attr(threads),
            }
        )

    def text(self) -> str:
        threads = "" if self.threads is None else f", {self.threads.value.data}"
        barrier = str(self.id.value.data) if self.which is None else reg(self.which)
        return f"bar.sync {barrier}{threads};"


@op_definition
class BarRedOrOp(PtxOp):
    """Wait as `ptx.bar_sync` does; true if the operand is in any thread (PTX ISA, "bar.red")."""

    name = "ptx.bar_red_or"

    id = prop_def(I64)
    threads = prop_def(I64)
    value = operand_def(RegType)
    which = opt_operand_def(RegType)
    result = result_def(RegType)
    assembly_format = (
        "$id (`which` $which^ `:` type($which))? `threads` $threads `,` $value attr-dict `:` "
        "type($value) `to` type($result)"
    )

    def __init__(self, id: int, threads: int, value: SSAValue, which: SSAValue | None = None):
        super().__init__(
            operands=[value, which],
            properties={"id": int_attr(id), "threads": int_attr(threads)},
            result_types=[RegType.of("pred")],
        )

    def text(self) -> str:
        barrier = str(self.id.value.data) if self.which is None else reg(self.which)
        threads = self.threads.value.data
        return f"bar.red.or.pred {reg(self.result)}, {barrier}, {threads}, {reg(self.value)};"


@op_definition
class WarpSyncOp(PtxOp):
    """The lanes of a full warp wait for each other (PTX ISA, "bar.warp.sync").

    It orders their accesses to memory: none is moved across it.
    """

    name = "ptx.warp_sync"

    assembly_format = "attr-dict"

    def text(self) -> str:
        return "bar.warp.sync 0xffffffff;"


@op_definition
class MbarrierInitOp(PtxOp):
    """Initialize an mbarrier (PTX ISA, "mbarrier.init")."""

    name = "ptx.mbarrier_init"

    address = operand_def(RegType)
    offset = prop_def(I64)
    count = prop_def(I64)
    assembly_format = "$address `offset` $offset `count` $count attr-dict `:` type($address)"

    def __init__(self, address: SSAValue, offset: int, count: int):
        super().__init__(
            operands=[address], properties={"offset": int_attr(offset), "count": int_attr(count)}
        )

    def text(self) -> str:
        address = f"[{reg(self.address)}+{self.offset.value.data}]"
        return f"mbarrier.init.shared::cta.b64 {address}, {self.count.value.data};"


@op_definition
class MbarrierTryWaitOp(PtxOp):
    """True once the phase of a parity is complete; may suspend (PTX ISA, "mbarrier.try_wait")."""

    name = "ptx.mbarrier_try_wait"

    address = operand_def(RegType)
    parity = operand_def(RegType)
    result = result_def(RegType)
    assembly_format = (
        "$address `,` $parity attr-dict `:` type($address) `,` type($parity) `to` type($result)"
    )

    def __init__(self, address: SSAValue, parity: SSAValue):
        super().__init__(operands=[address, parity], result_types=[RegType.of("pred")])

    def text(self) -> str:
        operands = f"{reg(self.result)}, [{reg(self.address)}], {reg(self.parity)}"
        return f"mbarrier.try_wait.parity.shared::cta.b64 {operands};"


@op_definition
class MbarrierArriveOp(PtxOp):
    """Arrive at an mbarrier of this CTA (PTX ISA, "mbarrier.arrive")."""

    name = "ptx.mbarrier_arrive"

    address = operand_def(RegType)
    guard = opt_operand_def(RegType)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = "$address (`guard` $guard^ `:` type($guard))? attr-dict `:` type($address)"

    def __init__(self, address: SSAValue, guard: SSAValue | None = None):
        super().__init__(operands=[address, guard])

    def text(self) -> str:
        return f"{guard_text(self.guard)}mbarrier.arrive.shared::cta.b64 _, [{reg(self.address)}];"


@op_definition
class MbarrierExpectTxOp(PtxOp):
    """Arrive and expect transaction bytes (PTX ISA, "mbarrier.arrive.expect_tx")."""

    name = "ptx.mbarrier_expect_tx"

    address = operand_def(RegType)
    bytes = prop_def(I64)
    assembly_format = "$address `bytes` $bytes attr-dict `:` type($address)"

    def __init__(self, address: SSAValue, bytes: int):
        super().__init__(operands=[address], properties={"bytes": int_attr(bytes)})

    def text(self) -> str:
        operands = f"_, [{reg(self.address)}], {self.bytes.value.data}"
        return f"mbarrier.arrive.expect_tx.shared::cta.b64 {operands};"


@op_definition
class FenceOp(PtxOp):
    """A memory or proxy fence; `form` is what follows `fence.` (PTX ISA, "membar / fence")."""

    name = "ptx.fence"

    form = prop_def(StringAttr)
    assembly_format = "$form attr-dict"

    FORMS: ClassVar[tuple[str, ...]] = ("mbarrier_init.release.cluster", "proxy.async.shared::cta")

    def __init__(self, form: str):
        super().__init__(properties={"form": StringAttr(form)})

    def verify_(self) -> None:
        if self.form.data not in self.FORMS:
            raise VerifyException(f"needed one of {', '.join(self.FORMS)}; found {self.form.data}")

    def text(self) -> str:
        return f"fence.{self.form.data};"


@op_definition
class ElectOp(PtxOp):
    """True in one lane of a full warp (PTX ISA, "elect.sync")."""

    name = "ptx.elect"

    result = result_def(RegType)
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self):
        super().__init__(result_types=[RegType.of("pred")])

    def text(self) -> str:
        return f"elect.sync _|{reg(self.result)}, 0xffffffff;"


@op_definition
class ShflIdxOp(PtxOp):
    """Lane 0's value in every lane of a full warp (PTX ISA, "shfl.sync.idx")."""

    name = "ptx.shfl_idx"

    value = operand_def(RegType)
    result = result_def(RegType)
    assembly_format = "$value attr-dict `:` type($value) `to` type($result)"

    def __init__(self, value: SSAValue):
        super().__init__(operands=[value], result_types=[RegType.of("b32")])

    def text(self) -> str:
        return f"shfl.sync.idx.b32 {reg(self.result)}, {reg(self.value)}, 0, 31, 0xffffffff;"


@op_definition
class ShflBflyOp(PtxOp):
    """The value of the lane whose number differs in the bits of `apart`, in a full warp (PTX ISA,
    "shfl.sync.bfly")."""

    name = "ptx.shfl_bfly"

    apart = prop_def(I64)
    value = operand_def(RegType)
    result = result_def(RegType)
    assembly_format = "$value `,` $apart attr-dict `:` type($value) `to` type($result)"

    def __init__(self, value: SSAValue, apart: int):
        super().__init__(
            operands=[value], properties={"apart": int_attr(apart)}, result_types=[value.type]
        )

    def verify_(self) -> None:
        if not 0 < self.apart.value.data < 32:
            raise VerifyException(f"needed 1 to 31 lanes apart; found {self.apart.value.data}")

    def text(self) -> str:
        target, source = reg(self.result), reg(self.value)
        return f"shfl.sync.bfly.b32 {target}, {source}, {self.apart.value.data}, 31, 0xffffffff;"


@op_definition
class SetmaxnregOp(PtxOp):
    """Change the warp's registers per thread (PTX ISA, "setmaxnreg"); `action` is inc or dec.

    Executed by all warps of a warpgroup; `dec` returns registers to the CTA's pool, `inc`
    waits until the pool has enough.
    """

    name = "ptx.setmaxnreg"

    action = prop_def(StringAttr)
    count = prop_def(I64)
    assembly_format = "$action $count attr-dict"

    def __init__(self, action: str, count: int):
        super().__init__(properties={"action": StringAttr(action), "count": int_attr(count)})

    def verify_(self) -> None:
        count = self.count.value.data
        if self.action.data not in ("inc", "dec") or count % 8 or not 24 <= count <= 256:
            raise VerifyException(
                f"needed inc or dec of a multiple of 8 in 24 to 256; found "
                f"{self.action.data} {count}"
            )

    def text(self) -> str:
        return f"setmaxnreg.{self.action.data}.sync.aligned.u32 {self.count.value.data};"


@op_definition
class ClockOp(PtxOp):
    """Read the SM's clock counter, which wraps around (PTX ISA, "Special Registers: %clock")."""

    name = "ptx.clock"

    result = result_def(RegType)

    assembly_format = "attr-dict `:` type($result)"

    def __init__(self):
        super().__init__(result_types=[RegType.of("b32")])

    def text(self) -> str:
        return f"mov.u32 {reg(self.result)}, %clock;"
