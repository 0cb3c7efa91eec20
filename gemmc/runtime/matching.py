"""Whether torch tensors are of the shapes, strides, types and device that a plan is for.

torch compares tensors with what they were in C++ for the guards of its own compiler; one such
comparison costs a tenth of reading three tensors' shapes and strides from Python. It is a private
interface, so it is tried out before it is used, and where it is missing or answers wrongly the
attributes are read and compared instead.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from gemmc.runtime.arrays import is_lazy

Matcher = Callable[..., bool]
"""Whether its arguments are of the geometry of the arrays that it was made of."""


def geometry(tensor: Any) -> tuple[Any, ...]:
    """All that a launch depends on but the address; strides in elements."""
    return tensor.shape, tensor.stride(), tensor.dtype, tensor.get_device(), is_lazy(tensor)


def matcher(tensors: Sequence[Any]) -> Matcher:
    """Says of as many tensors whether their geometry is that of `tensors`.

    It may also say no where it is, of a subclass, or of one tensor that is given twice.
    """
    guards = _guards()
    if guards is not None:
        made = guards(*tensors, dynamic_dims_sizes=None, dynamic_dims_strides=None)
        if made.check(*tensors):
            return made.check
    return comparison(tensors)


def comparison(tensors: Sequence[Any]) -> Matcher:
    """The same by public means."""
    wanted = [geometry(t) for t in tensors]

    def matches(*found: Any) -> bool:
        try:
            return [geometry(t) for t in found] == wanted
        except (AttributeError, RuntimeError):
            return False

    return matches


@cache
def _guards() -> Any:
    """torch's class of guards, or None where it doesn't do what is needed of it."""
    try:
        guards = sys.modules["torch"]._C._dynamo.guards.TensorGuards
        return guards if tells_apart(guards) else None
    except Exception:  # whatever a private interface may raise once it has changed
        return None


def tells_apart(guards: Any) -> bool:
    """Whether guards accept equal tensors, and refuse any difference that matters."""
    torch = sys.modules["torch"]
    base = torch.empty(4, 6)
    made = guards(base, dynamic_dims_sizes=None, dynamic_dims_strides=None)
    others = (
        torch.empty(4, 7),
        torch.empty(4, 6, 1),
        torch.empty(6, 4).t(),
        torch.empty(4, 8)[:, :6],
        torch.empty(4, 6, dtype=torch.float16),
        torch.empty(4, 6, device="meta"),
        None,
    )
    return bool(made.check(torch.empty(4, 6))) and not any(made.check(o) for o in others)
