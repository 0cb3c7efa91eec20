"""The way of a product in eager mode: tensors as before are launched on at once.

A way is how tensors of one geometry, in one mode of torch's, are computed. It is found by torch's
own guard class, which compares types, shapes, strides, devices, dispatch keys (so also autocast,
functorch and dispatch modes) and whether gradients are needed (`gemmc.runtime.matching`). What it
does not see is looked at here: function modes, forward-mode gradients, and the profiler, for which
the registered op is called.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from gemmc.frameworks.kernels import Unmade
from gemmc.frameworks.product import takes_bias
from gemmc.runtime.matching import Matcher, matcher
from gemmc.torch import gradients, policy, reference
from gemmc.torch.calls import Call, laid_out, prepared, product_of, shape_of
from gemmc.torch.library import NAMES, Tensor, torch

Run = Callable[..., Tensor]

WAYS_LIMIT = 8
"""Geometries and modes that are kept for tensors of the same shapes and types."""

_KEYS_LIMIT = 4096
"""Sets of shapes and types; when there are more, all are found anew."""

Ways = dict[Any, list[tuple[Matcher, Run]]]

ABOVE: Ways = {}
"""Of calls from Python, above autograd."""

BELOW: Ways = {}
"""Of calls of the registered op, which torch has brought below autograd."""

_profiler: Any = torch.autograd.profiler
_forward: Any = torch.autograd.forward_ad
_function_mode: Callable[[], bool] = torch._C._is_torch_function_mode_enabled
_PLAIN_TYPES = (torch.Tensor, torch.nn.Parameter)


def key_of(tensors: tuple[Tensor, ...], layout: str, activation: str, residual: bool) -> Any:
    """What ways are looked up by."""
    a, b = tensors[0], tensors[1]
    return a.shape, b.shape, a.dtype, layout, activation, len(tensors), residual


def is_watched() -> bool:
    """Whether somebody looks at calls in a way that only the op shows them to."""
    return _profiler._is_profiler_enabled or _forward._current_level >= 0 or _function_mode()


def is_forward() -> bool:
    """Whether derivatives are taken forwards, which only torch's own ops can."""
    return _forward._current_level >= 0


def is_transformed() -> bool:
    """Whether this runs inside of a transform of `torch.func`."""
    return torch._C._functorch.peek_interpreter_stack() is not None


def needs_op(tensors: tuple[Tensor, ...]) -> bool:
    """Whether torch has to see the op: tracing, modes, subclasses, autocast, functorch, tensors
    without data."""
    if is_watched() or any(type(each) not in _PLAIN_TYPES for each in tensors):
        return True
    if torch.jit.is_tracing() or is_transformed():
        return True
    if torch.utils._python_dispatch._get_current_dispatch_mode() is not None:
        return True
    kind = tensors[0].device.type
    return kind == "meta" or bool(torch.is_autocast_enabled(kind))


def needs_gradients(tensors: tuple[Tensor, ...]) -> bool:
    """Whether backward will come through here."""
    return torch.is_grad_enabled() and any(each.requires_grad for each in tensors)


def _takes(a: Tensor, bias: Tensor) -> bool:
    """Whether a bias is beside A, and of a type that its product's sums hold."""
    known = takes_bias(NAMES[a.dtype], NAMES.get(bias.dtype, ""))
    return known and bias.device == a.device


def found_anew(
    ways: Ways, tensors: tuple[Tensor, ...], layout: str, activation: str, residual: bool
) -> Tensor:
    """The result for tensors without a way, which they have afterwards if a kernel takes them as
    they are. torch computes it where there is no kernel: counted, and said."""
    a, b, bias, more = split(tensors, residual)
    reason = policy.why_not(tensors if bias is None else (a, b, *_without(tensors, bias)))
    if not reason and bias is not None and not _takes(a, bias):
        reason = "a bias of another device or of a type that is no product's"
    if reason:
        policy.fell_back(reason)
        return reference.product(a, b, layout, bias, more, activation)
    check_shapes(a, b, layout, bias, more)
    product = product_of(a, b, layout, bias, more, activation)
    placed = laid_out(product, tensors)
    try:
        call = prepared(product, placed, shape_of(a, b, layout))
    except (Unmade, TypeError, ValueError) as error:
        policy.fell_back(str(error), product)
        return reference.product(a, b, layout, bias, more, activation)
    run = _way_of(call, tensors if ways is ABOVE else ())
    if all(x is y for x, y in zip(placed, tensors, strict=True)):
        _keep(ways, key_of(tensors, layout, activation, residual), matcher(tensors), run)
    return run(*placed)


def _way_of(call: Call, tensors: tuple[Tensor, ...]) -> Run:
    if tensors and needs_gradients(tensors):
        return partial(gradients.apply, call)
    return call


def _keep(ways: Ways, key: Any, fits: Matcher, run: Run) -> None:
    if len(ways) >= _KEYS_LIMIT:
        ways.clear()
    ways[key] = [(fits, run), *ways.get(key, [])[: WAYS_LIMIT - 1]]


def split(
    tensors: tuple[Tensor, ...], residual: bool
) -> tuple[Tensor, Tensor, Tensor | None, Tensor | None]:
    """A, B, the bias and the residual."""
    a, b, *more = tensors
    last = more.pop() if residual else None
    return a, b, more[0] if more else None, last


def _without(tensors: tuple[Tensor, ...], bias: Tensor) -> tuple[Tensor, ...]:
    return tuple(each for each in tensors[2:] if each is not bias)


def check_shapes(
    a: Tensor, b: Tensor, layout: str, bias: Tensor | None, residual: Tensor | None
) -> None:
    """ValueError for shapes that are no product's."""
    rows_are_flat = b.dim() == 2 and (a.dim() == 2 or (a.dim() > 2 and layout[0] == "n"))
    is_batch = b.dim() == 3 and a.dim() == 3 and a.shape[0] == b.shape[0]
    inner = a.shape[-2] if layout[0] == "t" else a.shape[-1]
    if not (rows_are_flat or is_batch) or inner != (b.shape[-1 if layout[1] == "t" else -2]):
        raise _refused(f"A and B that can be multiplied ({layout})", a, b)
    shape = shape_of(a, b, layout)
    if bias is not None and (is_batch or tuple(bias.shape) != (shape[-1],)):
        raise _refused(f"a bias of {shape[-1]} elements", bias)
    if residual is not None and tuple(residual.shape) != tuple(shape):
        raise _refused(f"a residual of shape {tuple(shape)}", residual)


def _refused(needed: str, *found: Tensor) -> ValueError:
    shapes = " and ".join(str(tuple(each.shape)) for each in found)
    return ValueError(f"gemmc.torch: needed {needed}; found {shapes}")
