"""A few instructions with their inputs, and what NumPy says they give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from interpret_ptx.snippets import kernel, manifest

from gemmc.element_types import numpy_dtype


@dataclass(frozen=True, eq=False)
class Snippet:
    """The body of a kernel (see `interpret_ptx.snippets.kernel` for its registers), one output.

    `expected` has the output's shape and type. `bound`, an array like it, is how far from
    `expected` a result may be; without one every bit counts. With `refused`, part of what the
    PTX machine says, there is no result: a GPU ends the kernel with an error.
    """

    name: str
    body: str = field(repr=False)
    inputs: tuple[Any, ...] = field(repr=False)
    expected: Any = field(repr=False)
    dtype: str = "i32"
    bound: Any = field(default=None, repr=False)
    maps: Sequence[dict[str, Any]] = field(default=(), repr=False)
    launch: Mapping[str, int] = field(default_factory=dict[str, int])
    refused: str = ""

    @property
    def text(self) -> str:
        """The PTX module."""
        return kernel(self.body, len(self.inputs), len(self.maps))

    @property
    def manifest(self) -> dict[str, Any]:
        return manifest(
            self.inputs, self.expected.shape, self.dtype, maps=self.maps, **self.launch
        )

    def problem(self, found: Any) -> str:
        """How an output is not what NumPy says; empty if it is."""
        return difference(found, self.expected, self.bound)


def difference(found: Any, wanted: Any, bound: Any = None) -> str:
    """How `found` is not `wanted`: bit for bit, or by more than `bound`; empty if it is."""
    if found.shape != wanted.shape or found.dtype != wanted.dtype:
        return f"{found.dtype} {found.shape} instead of {wanted.dtype} {wanted.shape}"
    bits = np.dtype(f"u{found.dtype.itemsize}")
    if bound is None:
        wrong = np.ascontiguousarray(found).view(bits) != np.ascontiguousarray(wanted).view(bits)
    else:
        wrong = ~(np.abs(found.astype("f8") - wanted.astype("f8")) <= bound)
    if not wrong.any():
        return ""
    at = tuple(int(i) for i in np.argwhere(wrong)[0])
    raw = found[at].view(bits), wanted[at].view(bits)
    return (
        f"{int(wrong.sum())} of {wrong.size} differ, first {list(at)}: "
        f"{found[at]!s} (0x{raw[0]:x}), not {wanted[at]!s} (0x{raw[1]:x})"
    )


def poisoned(snippet: Snippet) -> Any:
    """An output array of 0xFF bytes."""
    out = np.empty(snippet.expected.shape, numpy_dtype(snippet.dtype))
    out.view(np.uint8)[...] = 0xFF
    return out
