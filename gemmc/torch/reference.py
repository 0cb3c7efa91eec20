"""The same products by torch: what is computed where there is no kernel, and on the CPU."""

from __future__ import annotations

from typing import Any

from gemmc.torch.library import Tensor, torch

_functional: Any = torch.nn.functional


def product(
    a: Tensor, b: Tensor, layout: str, bias: Tensor | None, residual: Tensor | None, activation: str
) -> Tensor:
    """As the op has it, by torch's own ops, each of which rounds its result."""
    if layout == "nt" and b.dim() == 2:
        total = _functional.linear(a, b, bias)
    else:
        total = torch.matmul(
            a.mT if layout[0] == "t" else a, b.mT if layout[1] == "t" else b
        )
        total = total if bias is None else total + bias
    made = activated(total, activation)
    return made if residual is None else made + residual


def activated(x: Tensor, activation: str) -> Tensor:
    """An activation by its name, `x` without one."""
    if not activation:
        return x
    if activation == "gelu_tanh":
        return _functional.gelu(x, approximate="tanh")
    return getattr(_functional, activation)(x)
