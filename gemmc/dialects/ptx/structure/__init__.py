"""Structure of a PTX program: its entry, loops, branches and labels, names for registers."""

from __future__ import annotations

from gemmc.dialects.ptx.structure.entry import ExternSharedOp, KernelOp, RetOp
from gemmc.dialects.ptx.structure.flow import (
    BraOp,
    ForOp,
    IfOp,
    LabelOp,
    RepeatOp,
    YieldOp,
    guard_text,
)
from gemmc.dialects.ptx.structure.registers import (
    AnyRegister,
    ElementOp,
    ImmediateOp,
    SetOp,
    UndefOp,
    verify_index,
)

__all__ = [
    "AnyRegister",
    "BraOp",
    "ElementOp",
    "ExternSharedOp",
    "ForOp",
    "IfOp",
    "ImmediateOp",
    "KernelOp",
    "LabelOp",
    "RepeatOp",
    "RetOp",
    "SetOp",
    "UndefOp",
    "YieldOp",
    "guard_text",
    "verify_index",
]
