"""The op that torch knows: `gemmc::product`, for tracing, modes, autocast and export.

Its Python cost is that of the dispatcher and of a Python kernel behind it; plain eager calls do
without it (`gemmc.torch.eager`).
"""

from __future__ import annotations

from math import prod
from typing import Any

from gemmc.torch import eager, gradients
from gemmc.torch.calls import shape_of
from gemmc.torch.library import Tensor, torch

_SCHEMA = (
    "product(Tensor a, Tensor b, str layout, Tensor? bias=None, Tensor? residual=None, "
    'str activation="") -> Tensor'
)
LIBRARY: Any = torch.library.Library("gemmc", "DEF")
LIBRARY.define(_SCHEMA, tags=(torch.Tag.pt2_compliant_tag,))
OP: Any = torch.ops.gemmc.product.default
"""activation(A·B + bias) + residual; `layout` says of A and B whether they are transposed."""


def _computed(
    a: Tensor,
    b: Tensor,
    layout: str,
    bias: Tensor | None = None,
    residual: Tensor | None = None,
    activation: str = "",
) -> Tensor:
    """On real tensors, below autograd."""
    tensors = tuple(each for each in (a, b, bias, residual) if each is not None)
    key = eager.key_of(tensors, layout, activation, residual is not None)
    for fits, run in eager.BELOW.get(key, ()):
        if fits(*tensors):
            return run(*tensors)
    return eager.found_anew(eager.BELOW, tensors, layout, activation, residual is not None)


def _shaped(
    a: Tensor,
    b: Tensor,
    layout: str,
    bias: Tensor | None = None,
    residual: Tensor | None = None,
    activation: str = "",
) -> Tensor:
    """On tensors without data."""
    return a.new_empty(shape_of(a, b, layout))


def _set_up(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    gradients.keep(ctx, inputs)


def _backward(ctx: Any, gradient: Tensor) -> tuple[Any, ...]:
    return gradients.of_op(OP, ctx, gradient, ctx.needs_input_grad)


def _cast(device: str, keys: Any) -> Any:
    """The op under autocast on a type of device: operands in the type that autocast names."""

    def product(
        a: Tensor,
        b: Tensor,
        layout: str,
        bias: Tensor | None = None,
        residual: Tensor | None = None,
        activation: str = "",
    ) -> Tensor:
        wanted = torch.get_autocast_dtype(device)
        with torch._C._ExcludeDispatchKeyGuard(keys):
            given = [_as(each, wanted) for each in (a, b, bias, residual)]
            return OP(given[0], given[1], layout, given[2], given[3], activation)

    return product


def _as(tensor: Tensor | None, dtype: Any) -> Tensor | None:
    if tensor is None or not tensor.is_floating_point() or tensor.dtype == torch.float64:
        return tensor
    return tensor.to(dtype)


def _flops(a: Any, b: Any, layout: str, *more: Any, out_shape: Any = None, **named: Any) -> int:
    """Of shapes: two for each multiplication."""
    return 2 * prod(a) * (b[-2] if layout[1] == "t" else b[-1])


def _register() -> None:
    keys = torch._C.DispatchKey
    LIBRARY.impl("product", _computed, "CompositeExplicitAutograd")
    torch.library.register_fake("gemmc::product", _shaped, lib=LIBRARY)
    torch.library.register_autograd(
        "gemmc::product", _backward, setup_context=_set_up, lib=LIBRARY
    )
    for device, key in (("cuda", "AutocastCUDA"), ("cpu", "AutocastCPU")):
        excluded = torch._C.DispatchKeySet(getattr(keys, key))
        LIBRARY.impl("product", _cast(device, excluded), key)
    from torch.utils.flop_counter import register_flop_formula  # pyright: ignore

    register_flop_formula(torch.ops.gemmc.product)(_flops)


_register()
