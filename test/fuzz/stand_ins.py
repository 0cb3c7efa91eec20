"""What stands in for a GPU in tests of the fuzzer: it is right, or does what a GPU may do."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any

from gemmc.compiled import CompiledKernel
from gemmc.runtime.cuda import CudaError

_calls: list[int] = []


def right(kernel: CompiledKernel, inputs: Sequence[Any]) -> Sequence[Any]:
    """The PTX machine's outputs."""
    return kernel.simulate(*inputs)


def faults(kernel: CompiledKernel, inputs: Sequence[Any]) -> Sequence[Any]:
    """The second program of a process faults, and no later one may run there."""
    if _second():
        raise CudaError("an illegal address")
    assert len(_calls) == 1, "needed a process of its own behind one that faulted"
    return right(kernel, inputs)


def hangs(kernel: CompiledKernel, inputs: Sequence[Any]) -> Sequence[Any]:
    """The second program of a process never ends, and takes no processor time."""
    if _second():
        time.sleep(600)
    return right(kernel, inputs)


def dies(kernel: CompiledKernel, inputs: Sequence[Any]) -> Sequence[Any]:
    """The second program of a process ends it."""
    if _second():
        os._exit(3)
    return right(kernel, inputs)


def is_wrong(kernel: CompiledKernel, inputs: Sequence[Any]) -> Sequence[Any]:
    """An element of the second program is off by much; the others run in the same process."""
    outputs = [each.copy() for each in right(kernel, inputs)]
    if _second():
        outputs[0].reshape(-1)[0] = 1e4
    return outputs


def _second() -> bool:
    _calls.append(1)
    return len(_calls) == 2
