"""What a program's kernels computed in runs before, so that those that no pass has changed since
need not run again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np

from gemmc.dialects.launch import Callee
from gemmc.interpret.launches import Outputs

RunKernel = Callable[[Callee, Sequence[Any], Outputs], list[Any]]


class Kept:
    """Outputs of kernels by their names and all that they read; of one schedule."""

    def __init__(self) -> None:
        self._found: dict[str, dict[bytes, list[Any]]] = {}

    def forget(self, name: str) -> None:
        """What a kernel computed, which a pass has changed; without a name, what all did."""
        if name:
            self._found.pop(name, None)
        else:
            self._found.clear()

    def around(self, run: RunKernel) -> RunKernel:
        """Runs a kernel only on what it has not run on."""

        def kept(kernel: Callee, inputs: Sequence[Any], outputs: Outputs) -> list[Any]:
            of_kernel = self._found.setdefault(kernel.sym_name.data, {})
            key = _digest([*inputs, *outputs])
            if key not in of_kernel:
                of_kernel[key] = [np.array(each) for each in run(kernel, inputs, outputs)]
            return of_kernel[key]

        return kept


def _digest(values: Sequence[Any]) -> bytes:
    """Of arrays and shapes."""
    found = blake2b(digest_size=16)
    for each in values:
        array = np.ascontiguousarray(each)
        found.update(f"{np.shape(each)} {array.dtype};".encode())
        found.update(array.view(np.uint8).data if array.size else b"")
    return found.digest()
