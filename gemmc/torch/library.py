"""torch itself, as a value without types: the checks of gemmc's own types run without it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

torch: Any = import_module("torch")

NAMES: dict[Any, str] = {torch.bfloat16: "bf16", torch.float16: "f16", torch.float32: "f32"}
"""Element types of torch that products are of, by gemmc's names."""

Tensor = Any
"""A `torch.Tensor`."""
