"""Which inputs of an epilogue are read only where the number that scales them is not zero."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import SSAValue

from gemmc.dialects.tile.contract import ContractOp
from gemmc.dialects.tile.data.nonzero import IsNonzeroOp
from gemmc.dialects.tile.factors import scaling_inputs
from gemmc.ir import Inserter


class Masks:
    """The masks of an epilogue's inputs, each computed once, when the kernel starts."""

    def __init__(
        self, build: Inserter, contract: ContractOp, window: Callable[[Inserter, int], SSAValue]
    ) -> None:
        """They are put where `build` is; `window` makes that of an input, by its number."""
        self._build, self._window = build, window
        self._scaling = scaling_inputs(contract)
        self._known: dict[int, SSAValue] = {}

    def of(self, number: int) -> SSAValue | None:
        """Where an input is read at all; None where it always is."""
        scale = self._scaling.get(number)
        if scale is None:
            return None
        if scale not in self._known:
            read = IsNonzeroOp(self._window(self._build, scale))
            self._known[scale] = self._build.value(read, "needed")
        return self._known[scale]
