"""The state of a CTA that no single warp has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gemmc.interpret.hardware import sync
from gemmc.interpret.hardware.machine import Cta
from gemmc.interpret.ptx.allocations import GlobalMemory
from gemmc.interpret.ptx.program import Program


@dataclass(eq=False)
class CtaState:
    """What the warps of one CTA share."""

    program: Program
    hardware: Cta
    memory: GlobalMemory
    parameters: Any
    threads: int
    products: dict[tuple[int, int], tuple[Any, ...]] = field(
        default_factory=dict[tuple[int, int], tuple[Any, ...]]
    )
    ticks: int = 0

    def tick(self) -> int:
        """A clock that goes on a little whenever it is read."""
        self.ticks += sync.CLOCKS_A_READING
        return self.ticks
