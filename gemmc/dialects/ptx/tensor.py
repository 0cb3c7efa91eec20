"""The copy engine's and the tensor core's instructions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import DenseArrayBase, StringAttr, i64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    var_operand_def,
)
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.interfaces import Hint
from gemmc.dialects.ptx.memory import braces
from gemmc.dialects.ptx.types import PtxOp, RangeType, RegType, reg


def verify_rank(at: Sequence[SSAValue]) -> None:
    """Tensors have one to five dimensions (PTX ISA, "Tensor dimension")."""
    if not 1 <= len(at) <= 5:
        raise VerifyException(f"needed one to five coordinates; found {len(at)}")


@op_definition
class TensorLoadOp(PtxOp):
    """Copy a box from global to shared memory, counted on an mbarrier.

    PTX ISA, "cp.async.bulk.tensor". `at` are its coordinates, of the tensor's one to five
    dimensions, that along the contiguous one first. With
    `mask` (16 bits, one per CTA rank) the box goes to every CTA named (.multicast::cluster).
    `policy` is a cache policy for what is read (.L2::cache_hint).
    """

    name = "ptx.tensor_load"

    target = operand_def(RegType)
    map = operand_def(RegType)
    at = var_operand_def(RegType)
    barrier = operand_def(RegType)
    mask = opt_operand_def(RegType)
    policy = opt_operand_def(RegType)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$target `,` $map `[` $at `]` `,` $barrier (`multicast` $mask^ `:` type($mask))? "
        "(`policy` $policy^ `:` type($policy))? attr-dict `:` type($target) `,` type($map) `,` "
        "type($barrier) `,` type($at)"
    )

    def __init__(
        self,
        target: SSAValue,
        map: SSAValue,
        at: Sequence[SSAValue],
        barrier: SSAValue,
        mask: SSAValue | None = None,
        policy: SSAValue | None = None,
    ):
        super().__init__(operands=[target, map, at, barrier, mask, policy])

    def verify_(self) -> None:
        verify_rank(self.at)

    def text(self) -> str:
        form = f"cp.async.bulk.tensor.{len(self.at)}d.shared::cluster.global"
        form += ".mbarrier::complete_tx::bytes"
        box = f"[{reg(self.map)}, {braces(self.at)}]"
        operands = f"[{reg(self.target)}], {box}, [{reg(self.barrier)}]"
        if self.mask is not None:
            form += ".multicast::cluster"
            operands += f", {reg(self.mask)}"
        if self.policy is not None:
            form += ".L2::cache_hint"
            operands += f", {reg(self.policy)}"
        return f"{form} {operands};"


@op_definition
class CreatePolicyOp(PtxOp):
    """A cache policy that gives everything one L2 eviction priority (PTX ISA, "createpolicy")."""

    name = "ptx.createpolicy"

    priority = prop_def(StringAttr)
    result = result_def(RegType)
    assembly_format = "$priority attr-dict `:` type($result)"

    def __init__(self, priority: str):
        super().__init__(
            properties={"priority": StringAttr(priority)}, result_types=[RegType.of("b64")]
        )

    def verify_(self) -> None:
        if self.priority.data not in ("evict_first", "evict_last"):
            raise VerifyException(
                f"needed a priority evict_first or evict_last; found {self.priority.data}"
            )

    def text(self) -> str:
        return f"createpolicy.fractional.L2::{self.priority.data}.b64 {reg(self.result)}, 1.0;"


@op_definition
class PrefetchMapOp(PtxOp, Hint):
    """Bring a tensor map into its cache (PTX ISA, "prefetch.tensormap")."""

    name = "ptx.prefetch_tensormap"

    map = operand_def(RegType)
    assembly_format = "$map attr-dict `:` type($map)"

    def __init__(self, map: SSAValue):
        super().__init__(operands=[map])

    def text(self) -> str:
        return f"prefetch.tensormap [{reg(self.map)}];"


@op_definition
class TensorPrefetchOp(PtxOp, Hint):
    """Bring a box into L2 (PTX ISA, "cp.async.bulk.prefetch.tensor").

    `at` are its coordinates, that along the contiguous dimension first.
    """

    name = "ptx.tensor_prefetch"

    map = operand_def(RegType)
    at = var_operand_def(RegType)
    assembly_format = "$map `[` $at `]` attr-dict `:` type($map) `,` type($at)"

    def __init__(self, map: SSAValue, at: Sequence[SSAValue]):
        super().__init__(operands=[map, at])

    def verify_(self) -> None:
        verify_rank(self.at)

    def text(self) -> str:
        form = f"cp.async.bulk.prefetch.tensor.{len(self.at)}d.L2.global"
        return f"{form} [{reg(self.map)}, {braces(self.at)}];"


@op_definition
class WgmmaOp(PtxOp):
    """One wgmma.mma_async, operands by descriptor (PTX ISA, "wgmma.mma_async").

    The accumulator is `n/2` f32 registers of the range from `first` on, or `n/4` b32 registers,
    each with two neighbouring sums in f16. `transposes` are the
    instruction's imm-trans-a and imm-trans-b (1 for an MN-major operand). `accumulate` is the
    scale-d predicate.
    """

    name = "ptx.wgmma"

    shape = prop_def(DenseArrayBase.constr(i64))
    element = prop_def(StringAttr)
    transposes = prop_def(DenseArrayBase.constr(i64))
    first = prop_def(I64)
    accumulator = operand_def(RangeType)
    lhs = operand_def(RegType)
    rhs = operand_def(RegType)
    accumulate = operand_def(RegType)
    result = result_def(RangeType)

    assembly_format = (
        "$shape $element $transposes $accumulator `from` $first `,` $lhs `,` $rhs `,` $accumulate "
        "attr-dict `:` type($accumulator) `,` type($lhs) `,` type($rhs) `,` type($accumulate) "
        "`to` type($result)"
    )

    def __init__(
        self,
        shape: Sequence[int],
        element: str,
        transposes: Sequence[int],
        first: int,
        operands: Sequence[SSAValue],
    ):
        super().__init__(
            operands=operands,
            properties={
                "shape": DenseArrayBase.from_list(i64, shape),
                "element": StringAttr(element),
                "transposes": DenseArrayBase.from_list(i64, transposes),
                "first": int_attr(first),
            },
            result_types=[operands[0].type],
        )

    def verify_(self) -> None:
        if len(self.shape) != 3 or len(self.transposes) != 2:
            raise VerifyException(
                f"needed a shape of three numbers and two transposes; found {self.shape} and "
                f"{self.transposes}"
            )
        kind = self.accumulator.type
        assert isinstance(kind, RangeType)
        if kind.kind.data not in self._sums():
            raise VerifyException(
                f"needed f32 accumulators, or b32 ones of products of f16; found {kind.kind.data} "
                f"ones of {self.element.data}"
            )
        first, last = self.first.value.data, self.first.value.data + self.registers
        if first < 0 or last > kind.count.data:
            raise VerifyException(
                f"needed accumulator registers within 0 to {kind.count.data - 1}; found "
                f"{first} to {last - 1}"
            )

    @property
    def registers(self) -> int:
        """Accumulator registers a thread: n/2 values of f32, or half as many pairs of f16."""
        values = int(self.shape.get_values()[1]) // 2
        return values // 2 if self.sums == "f16" else values

    @property
    def sums(self) -> str:
        """The type of the sums."""
        return self._sums()[cast(RangeType, self.accumulator.type).kind.data]

    def _sums(self) -> dict[str, str]:
        """By the kind of register that holds them, which types sums may have."""
        return {"f32": "f32", **({"b32": "f16"} if self.element.data == "f16" else {})}

    def tied(self) -> tuple[tuple[SSAValue, SSAValue], ...]:
        return ((self.accumulator, self.result),)

    def text(self) -> str:
        m, n, k = (int(v) for v in self.shape.get_values())
        kind = self.result.type
        assert isinstance(kind, RangeType)
        first = self.first.value.data
        registers = ", ".join(kind.register(first + i) for i in range(self.registers))
        trans = ", ".join(str(int(t)) for t in self.transposes.get_values())
        form = f"m{m}n{n}k{k}.{self.sums}.{self.element.data}.{self.element.data}"
        return (
            f"wgmma.mma_async.sync.aligned.{form} {{{registers}}}, {reg(self.lhs)}, "
            f"{reg(self.rhs)}, {reg(self.accumulate)}, 1, 1, {trans};"
        )


class _Threading(PtxOp):
    """A wgmma synchronization the accumulator passes through in place."""

    accumulator = operand_def(RangeType)
    result = result_def(RangeType)

    def tied(self) -> tuple[tuple[SSAValue, SSAValue], ...]:
        return ((self.accumulator, self.result),)


@op_definition
class WgmmaFenceOp(_Threading):
    """Order register accesses before the next mma_async (PTX ISA, "wgmma.fence")."""

    name = "ptx.wgmma_fence"
    assembly_format = "$accumulator attr-dict `:` type($accumulator) `to` type($result)"

    def __init__(self, accumulator: SSAValue):
        super().__init__(operands=[accumulator], result_types=[accumulator.type])

    def text(self) -> str:
        return "wgmma.fence.sync.aligned;"


@op_definition
class WgmmaCommitOp(PtxOp):
    """Close a group of mma_asyncs (PTX ISA, "wgmma.commit_group")."""

    name = "ptx.wgmma_commit"
    assembly_format = "attr-dict"

    def text(self) -> str:
        return "wgmma.commit_group.sync.aligned;"


@op_definition
class WgmmaWaitOp(_Threading):
    """Wait until at most `pending` groups are in flight (PTX ISA, "wgmma.wait_group")."""

    name = "ptx.wgmma_wait"

    pending = prop_def(I64)
    assembly_format = "$pending $accumulator attr-dict `:` type($accumulator) `to` type($result)"

    def __init__(self, accumulator: SSAValue, pending: int):
        super().__init__(
            operands=[accumulator],
            properties={"pending": int_attr(pending)},
            result_types=[accumulator.type],
        )

    def text(self) -> str:
        return f"wgmma.wait_group.sync.aligned {self.pending.value.data};"
