"""Kernels of a program that compute the same of the same tensors, as masks and tables of positions
do that each layer of a model writes anew: one is launched, and all read what it makes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from xdsl.dialects import func
from xdsl.ir import SSAValue

from gemmc.analysis.equal_functions import are_equal


class _Made(NamedTuple):
    kernel: func.FuncOp
    sizes: list[str]
    """Those of the result that a call tells."""
    target: SSAValue


@dataclass
class KernelsMade:
    """The kernels that are launched so far, by the memory that they read."""

    _known: dict[tuple[SSAValue, ...], list[_Made]] = field(
        default_factory=dict[tuple[SSAValue, ...], list[_Made]]
    )

    def target(
        self, kernel: func.FuncOp, reads: tuple[SSAValue, ...], sizes: list[str]
    ) -> SSAValue | None:
        """The memory in which an equal kernel that reads the same leaves its result, of the same
        open sizes; None where no kernel does."""
        for made in self._known.get(reads, ()):
            if made.sizes == sizes and are_equal(made.kernel, kernel):
                return made.target
        return None

    def note(
        self, kernel: func.FuncOp, reads: tuple[SSAValue, ...], sizes: list[str], target: SSAValue
    ) -> None:
        """Remember what a kernel makes, and where."""
        self._known.setdefault(reads, []).append(_Made(kernel, sizes, target))
