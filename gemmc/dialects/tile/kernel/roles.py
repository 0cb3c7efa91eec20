"""Who runs a part of a kernel: roles of warpgroups, one elected thread."""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr, UnitAttr
from xdsl.ir import Attribute, Block, Region
from xdsl.irdl import (
    IRDLOperation,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
)
from xdsl.traits import NoTerminator
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.interfaces import ThreadRegion
from gemmc.dialects.tile.attrs import ScopeAttr
from gemmc.target import SM90


@op_definition
class RoleOp(IRDLOperation, ThreadRegion):
    """What some warpgroups of the CTA do instead of the others (warp specialization).

    Roles are siblings and run concurrently; `warpgroups` are counted in textual order. Only the
    first `warps` of them run the body. `registers` is the setmaxnreg budget a thread gets
    (PTX ISA, "setmaxnreg"). With `turns`, its warpgroups do not work on one item together: each
    runs the body for items of its own.
    """

    name = "tile.role"

    role = prop_def(StringAttr)
    warpgroups = prop_def(I64)
    warps = prop_def(I64)
    registers = opt_prop_def(I64)
    turns = opt_prop_def(UnitAttr)
    body = region_def("single_block")

    traits = traits_def(NoTerminator())

    assembly_format = (
        "$role `warpgroups` $warpgroups `warps` $warps (`registers` $registers^)? "
        "(`turns` $turns^)? attr-dict-with-keyword $body"
    )

    def __init__(self, role: str, warpgroups: int, warps: int, registers: int | None):
        properties: dict[str, Attribute] = {
            "role": StringAttr(role),
            "warpgroups": int_attr(warpgroups),
            "warps": int_attr(warps),
        }
        if registers is not None:
            properties["registers"] = int_attr(registers)
        super().__init__(properties=properties, regions=[Region(Block())])

    def verify_(self) -> None:
        if not 0 < self.warps.value.data <= 4 * self.warpgroups.value.data:
            raise VerifyException(
                f"needed 1 to {4 * self.warpgroups.value.data} warps; found "
                f"{self.warps.value.data}"
            )
        if self.registers is None:
            return
        count = self.registers.value.data
        if count % 8 or not 24 <= count <= 256:
            raise VerifyException(
                f"needed a multiple of 8 in 24 to 256 registers (setmaxnreg); found {count}"
            )


@op_definition
class ElectOp(IRDLOperation):
    """The body is run by one thread of the role, or of each warpgroup; the same one each time."""

    name = "tile.elect"

    scope = opt_prop_def(ScopeAttr)
    body = region_def("single_block")
    traits = traits_def(NoTerminator())
    # A keyword first: xDSL takes an optional group for present if it starts with an attribute.
    assembly_format = "(`each` $scope^)? attr-dict-with-keyword $body"

    def __init__(self, scope: ScopeAttr | None = None):
        super().__init__(properties={"scope": scope}, regions=[Region(Block())])

    def verify_(self) -> None:
        if self.scope is not None and self.scope.word != "warpgroup":
            raise VerifyException(f"needed scope warpgroup or none; found {self.scope.word}")


REGISTER_FILE = SM90.sm_registers
"""32-bit registers of one SM (CUDA programming guide, "Compute Capabilities")."""
