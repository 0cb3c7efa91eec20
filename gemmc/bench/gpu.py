"""The GPU and its packages: whether they are here, and what they are doing."""

from __future__ import annotations

from typing import Any


def torch_or_refuse(who: str = "bench") -> Any:
    """The module torch, with a GPU. GemmcError, saying what is needed, without either."""
    raise NotImplementedError
