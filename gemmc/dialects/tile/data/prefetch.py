"""A hint that a tile of global memory will be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation, SSAValue
from xdsl.irdl import IRDLOperation, operand_def, prop_def

from gemmc.dialects._definition import op_definition
from gemmc.dialects.interfaces import ByCopyEngine, Hint, Touched
from gemmc.dialects.tile.attrs import ROLE, ScopeAttr
from gemmc.dialects.tile.types import WindowType

if TYPE_CHECKING:
    from gemmc.dialects.tile.atoms import Atom


@op_definition
class PrefetchOp(IRDLOperation, ByCopyEngine, Hint):
    """Bring a window of global memory into L2, as far as it lies inside of its matrix.

    It is the work of whoever fills buffers, who runs ahead of whoever reads the window. Nothing
    waits for it, and no value depends on it.
    """

    name = "tile.prefetch"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    window = operand_def(WindowType)

    assembly_format = "$label $scope $window attr-dict `:` type($window)"

    def __init__(self, label: str, window: SSAValue):
        super().__init__(
            operands=[window], properties={"label": StringAttr(label), "scope": ROLE}
        )

    @property
    def outside(self) -> SSAValue:
        return self.window

    @property
    def work_of(self) -> Literal["producer"]:
        return "producer"

    def done_by(self) -> Atom | None:
        return None

    @property
    def is_asked_for(self) -> bool:
        return True

    def touched(self) -> Sequence[Touched]:
        return (Touched(0, False, "mn"),)

    def ask(
        self, map: SSAValue, at: Sequence[SSAValue], part: SSAValue | None, mask: SSAValue | None
    ) -> Operation:
        from gemmc.dialects import tma

        return tma.PrefetchBoxOp(map, at)
