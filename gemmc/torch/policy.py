"""What is launched, what torch computes instead, and that both are counted and said."""

from __future__ import annotations

import warnings
from collections import Counter
from functools import cache
from typing import Any

from gemmc.errors import GemmcError
from gemmc.frameworks.kernels import SHARED, Unmade
from gemmc.frameworks.product import TYPES, Product
from gemmc.target import Target, native
from gemmc.torch.library import NAMES, Tensor, torch

DEVICE = ["cuda"]
"""The type of device whose tensors kernels run on; a stand-in's in tests."""


class FallbackWarning(UserWarning):
    """torch computes something that was asked of gemmc; said once for each reason."""


class Tally:
    """Launches that are not counted by a call of their own, and products that torch computed."""

    def __init__(self) -> None:
        self.calls: list[Any] = []
        self.dropped = 0
        self.fallbacks: Counter[str] = Counter()
        self.said: set[str] = set()

    @property
    def launches(self) -> int:
        """Of all kernels since the last reset."""
        return self.dropped + sum(call.count for call in self.calls)


TALLY = Tally()


def counts() -> dict[str, Any]:
    """`launches` of gemmc's kernels, `fallbacks` to torch by reason, and `kernels`: how many there
    are. A replay of a CUDA graph launches without being counted."""
    return {
        "launches": TALLY.launches,
        "fallbacks": dict(TALLY.fallbacks),
        "kernels": len(SHARED.made()),
    }


def reset_counts() -> None:
    """From zero again; each reason is said again too."""
    for call in TALLY.calls:
        call.count = 0
    TALLY.dropped = 0
    TALLY.fallbacks.clear()
    TALLY.said.clear()


def fell_back(reason: str, product: Product | None = None) -> None:
    """Count that torch computes a product, and say it the first time that there is this reason."""
    TALLY.fallbacks[reason] += 1
    if reason not in TALLY.said:
        TALLY.said.add(reason)
        name = "a product" if product is None else product.name
        warnings.warn(f"torch computes {name}: {reason}", FallbackWarning, stacklevel=4)


def compile_in_background(on: bool = True) -> None:
    """Whether kernels are compiled by other processes, while torch computes (and is counted).

    They come back by the disk cache, so GemmcError where that is off.
    """
    from gemmc.cache.settings import SWITCH, folder

    if on and folder() is None:
        raise GemmcError("compile_in_background", "the disk cache", f"it off by ${SWITCH}")
    SHARED.background = on


@cache
def target() -> Target:
    """This machine. Unmade where it has no device of compute capability 9.0."""
    try:
        return native()
    except GemmcError as error:
        raise Unmade(str(error)) from error


def why_not(tensors: tuple[Tensor, ...]) -> str:
    """Why these tensors are not for a kernel, empty if they may be."""
    first = tensors[0]
    if first.device.type != DEVICE[0]:
        return f"on {first.device.type}"
    if first.dtype not in NAMES:
        return f"of {_plain(first.dtype)}, and not of {', '.join(TYPES)}"
    for each in tensors[1:]:
        if each.device != first.device:
            return "on several devices"
        if each.dtype != first.dtype:
            return f"of {_plain(first.dtype)} and {_plain(each.dtype)}"
    if any(each.numel() == 0 for each in tensors):
        return "an empty tensor"
    if first.dtype == torch.float32 and torch.backends.cuda.matmul.allow_tf32:
        return "of f32 where TF32 is allowed, which torch's kernels use"
    return ""


def _plain(dtype: Any) -> str:
    return str(dtype).removeprefix("torch.")
