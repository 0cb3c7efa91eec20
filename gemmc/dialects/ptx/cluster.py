"""Instructions that reach other CTAs of a cluster."""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.ptx.structure import guard_text
from gemmc.dialects.ptx.types import PtxOp, RegType, reg


@op_definition
class GridDependencyOp(PtxOp):
    """Wait for the grid before this one, or let the next one start (PTX "griddepcontrol")."""

    name = "ptx.griddepcontrol"

    action = prop_def(StringAttr)
    assembly_format = "$action attr-dict"

    def __init__(self, action: str):
        super().__init__(properties={"action": StringAttr(action)})

    def verify_(self) -> None:
        if self.action.data not in ("wait", "launch_dependents"):
            raise VerifyException(f"needed wait or launch_dependents; found {self.action.data}")

    def text(self) -> str:
        return f"griddepcontrol.{self.action.data};"


@op_definition
class MapaOp(PtxOp):
    """A shared-memory address of this CTA as CTA rank `rank` of the cluster has it (PTX "mapa")."""

    name = "ptx.mapa"

    address = operand_def(RegType)
    rank = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = (
        "$address `,` $rank attr-dict `:` type($address) `,` type($rank) `to` type($result)"
    )

    def __init__(self, address: SSAValue, rank: SSAValue):
        super().__init__(operands=[address, rank], result_types=[RegType.of("b32")])

    def text(self) -> str:
        operands = f"{reg(self.result)}, {reg(self.address)}, {reg(self.rank)}"
        return f"mapa.shared::cluster.u32 {operands};"


@op_definition
class MbarrierArriveRemoteOp(PtxOp):
    """Arrive at an mbarrier anywhere in the cluster (PTX ISA, "mbarrier.arrive").

    Without .release.cluster: what was read before it was read by the tensor core and retired by
    wgmma.wait_group, so there is nothing generic to release.
    """

    name = "ptx.mbarrier_arrive_remote"

    address = operand_def(RegType)
    guard = opt_operand_def(RegType)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = "$address (`guard` $guard^ `:` type($guard))? attr-dict `:` type($address)"

    def __init__(self, address: SSAValue, guard: SSAValue | None = None):
        super().__init__(operands=[address, guard])

    def text(self) -> str:
        guard = guard_text(self.guard)
        return f"{guard}mbarrier.arrive.shared::cluster.b64 _, [{reg(self.address)}];"


@op_definition
class ClusterBarrierOp(PtxOp):
    """One half of the cluster's barrier (PTX ISA, "barrier.cluster"); `half` is arrive or wait."""

    name = "ptx.cluster_barrier"

    half = prop_def(StringAttr)
    assembly_format = "$half attr-dict"

    def __init__(self, half: str):
        super().__init__(properties={"half": StringAttr(half)})

    def verify_(self) -> None:
        if self.half.data not in ("arrive", "wait"):
            raise VerifyException(f"needed arrive or wait; found {self.half.data}")

    def text(self) -> str:
        return f"barrier.cluster.{self.half.data};"
