"""The dialect `guard`: what a program asks of the kernel that it becomes."""

from __future__ import annotations

from xdsl.dialects.builtin import I64, IntegerAttr, i64
from xdsl.ir import Dialect
from xdsl.irdl import IRDLOperation, irdl_op_definition, prop_def
from xdsl.utils.exceptions import VerifyException


@irdl_op_definition
class SharedMemoryOp(IRDLOperation):
    """`guard.shared_memory 200000`: the kernels of this module take at most so many bytes a CTA.

    It stands beside functions and kernels, and is there until a pass has checked it: a module that
    still holds one does not become PTX.
    """

    name = "guard.shared_memory"

    at_most = prop_def(IntegerAttr[I64])

    assembly_format = "$at_most attr-dict"

    def __init__(self, at_most: int):
        super().__init__(properties={"at_most": IntegerAttr(at_most, i64)})

    def verify_(self) -> None:
        if self.at_most.value.data < 0:
            raise VerifyException("needed a number of bytes; found one below 0")


Guard = Dialect("guard", [SharedMemoryOp])
