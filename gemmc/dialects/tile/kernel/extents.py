"""A size that a kernel is told when it is launched, as a value in it."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, StringAttr
from xdsl.irdl import IRDLOperation, prop_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.dynamic import Range, kernel_around


@op_definition
class ExtentOp(IRDLOperation):
    """A dynamic size of the kernel's arguments, by its name: the same in all of the launch."""

    name = "tile.extent"

    symbol = prop_def(StringAttr)
    result = result_def(IndexType)

    traits = traits_def(Pure())
    assembly_format = "$symbol attr-dict"

    def __init__(self, symbol: str):
        super().__init__(properties={"symbol": StringAttr(symbol)}, result_types=[IndexType()])

    def verify_(self) -> None:
        kernel = kernel_around(self)
        if kernel is None:
            raise VerifyException("needed an enclosing tile.kernel; found none")
        if self.symbol.data not in kernel.dynamic_places:
            known = ", ".join(kernel.dynamic_places) or "none"
            raise VerifyException(
                f"needed a dynamic size of the kernel ({known}); found {self.symbol.data}"
            )

    @property
    def range(self) -> Range:
        """The values that it may have."""
        kernel = kernel_around(self)
        return Range() if kernel is None else kernel.range_of(self.symbol.data)
