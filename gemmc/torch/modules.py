"""`Linear`, and a model whose `torch.nn.Linear`s become it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gemmc.torch.functions import product
from gemmc.torch.library import NAMES, Tensor, torch

_Base: Any = torch.nn.Linear


class Linear(_Base):
    """`torch.nn.Linear` by gemmc's kernels: the same arguments, parameters and state."""

    def forward(self, x: Tensor) -> Tensor:
        """x·weightᵀ + bias."""
        return product(x, self.weight, "nt", self.bias)


def why_kept(module: Any) -> str:
    """Why a module stays what it is, empty for one that `swap_linears` changes."""
    if type(module) is not _Base:
        return f"a {type(module).__name__}, and not torch.nn.Linear itself"
    if module.weight.dtype not in NAMES:
        return f"its weight is {str(module.weight.dtype).removeprefix('torch.')}"
    return ""


def swap_linears(model: Any, *, where: Callable[[str, Any], bool] | None = None) -> list[str]:
    """Let each `torch.nn.Linear` of a model be a `Linear`, in place; the names of those that are.

    `where` chooses by name and module. Parameters, buffers, hooks and the state dict stay as they
    are. Subclasses stay, since they may have a `forward` of their own: `explain` lists them.
    """
    swapped: list[str] = []
    for name, module in model.named_modules():
        if why_kept(module) or (where is not None and not where(name, module)):
            continue
        module.__class__ = Linear
        swapped.append(name)
    return swapped
