"""gemmc's kernels in PyTorch (docs/torch.md): functions, a drop-in `Linear`, one registered op.

An extra: only this package imports torch, and gemmc itself does not import this package.
"""

from __future__ import annotations

from gemmc.torch.explaining import explain, prepare
from gemmc.torch.functions import bmm, linear, matmul
from gemmc.torch.modules import Linear, swap_linears
from gemmc.torch.op import OP
from gemmc.torch.policy import (
    FallbackWarning,
    compile_in_background,
    counts,
    reset_counts,
)

__all__ = [
    "OP",
    "FallbackWarning",
    "Linear",
    "bmm",
    "compile_in_background",
    "counts",
    "explain",
    "linear",
    "matmul",
    "prepare",
    "reset_counts",
    "swap_linears",
]
