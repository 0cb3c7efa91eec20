"""What multiplies: torch.mm, and kernels of gemmc. (cuBLASLt's algorithms are in `cublaslt`.)"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gemmc.bench.buffers import Buffers
from gemmc.bench.build import Built


@dataclass
class Contender:
    """`launch(i)` multiplies set i of the buffers into `outputs[i]`, on torch's current stream.

    A contender that cannot run has a `missing` reason instead.
    """

    name: str
    launch: Callable[[int], Any]
    outputs: list[Any]
    note: str = ""
    missing: str = ""


def torch_mm(buffers: Buffers) -> Contender:
    """torch.mm into given outputs; f32 without tensor cores."""
    raise NotImplementedError


def kernel(built: Built, buffers: Buffers) -> Contender:
    """A kernel of gemmc, called through its runtime as users call it."""
    raise NotImplementedError
