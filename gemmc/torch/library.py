"""torch itself, as a value without types: the checks of gemmc's own types run without it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from gemmc.element_types import ELEMENT_TYPES, multiplied

torch: Any = import_module("torch")

NAMES: dict[Any, str] = {
    getattr(torch, ELEMENT_TYPES[name].numpy): name for name in multiplied()
}
"""Element types of torch that products are of, by gemmc's names."""

Tensor = Any
"""A `torch.Tensor`."""
