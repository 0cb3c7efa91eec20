"""Whether a number that a launch passes is zero."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.dialects.builtin import AnyFloat, i1
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, operand_def, result_def, traits_def
from xdsl.traits import MemoryReadEffect
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.interfaces import MemoryAccess, Touched
from gemmc.dialects.tile.types import WindowType, memory_type, register_of


@op_definition
class IsNonzeroOp(IRDLOperation, MemoryAccess):
    """Whether the one number of a window is not zero; a NaN is not zero, -0 is.

        %needed = tile.is_nonzero %beta : !tile.window<1x1xf32>

    It is the same for all threads, and for the whole kernel: nothing writes what a kernel reads.
    Windows that are read only where it holds have it for a mask: as in BLAS (`GEMM`), C may be
    uninitialised where its factor β is 0. A role that has no use for it drops it.
    """

    name = "tile.is_nonzero"

    number = operand_def(WindowType)
    result = result_def(i1)

    traits = traits_def(MemoryReadEffect())
    assembly_format = "$number attr-dict `:` type($number)"

    def __init__(self, number: SSAValue):
        super().__init__(operands=[number], result_types=[i1])

    def verify_(self) -> None:
        kind = memory_type(self.number)
        is_float = isinstance(kind.element_type, AnyFloat)
        if prod(kind.get_shape()) != 1 or not is_float or register_of(kind.element_type) is None:
            raise VerifyException(f"needed a window of one float; found {kind}")

    def touched(self) -> Sequence[Touched]:
        return (Touched(0, False),)
