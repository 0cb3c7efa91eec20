"""The op that torch knows: `gemmc::product`, for tracing, modes, autocast and export.

Its Python cost is that of the dispatcher and of a Python kernel behind it; plain eager calls do
without it (`gemmc.torch.eager`).
"""

from __future__ import annotations

from math import prod
from typing import Any

from gemmc.torch import eager, gradients, reference
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


_DEFAULTS = (None, None, "")


def _all(rest: tuple[Any, ...]) -> tuple[Tensor | None, Tensor | None, str]:
    """Bias, residual and activation, of which the dispatcher leaves out defaults at the end."""
    found: list[Any] = [*rest, *_DEFAULTS[len(rest) :]]
    return found[0], found[1], found[2]


def _computed(a: Tensor, b: Tensor, layout: str, *rest: Any) -> Tensor:
    """On real tensors, below autograd."""
    bias, residual, activation = _all(rest)
    tensors = tuple(each for each in (a, b, bias, residual) if each is not None)
    key = eager.key_of(tensors, layout, activation, residual is not None)
    for fits, run in eager.BELOW.get(key, ()):
        if fits(*tensors):
            return run(*tensors)
    return eager.found_anew(eager.BELOW, tensors, layout, activation, residual is not None)


def _shaped(a: Tensor, b: Tensor, layout: str, *rest: Any) -> Tensor:
    """On tensors without data."""
    return a.new_empty(shape_of(a, b, layout))


def _set_up(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    gradients.keep(ctx, inputs)


def _backward(ctx: Any, gradient: Tensor) -> tuple[Any, ...]:
    return gradients.of_op(OP, ctx, gradient, ctx.needs_input_grad)


def _cast(device: str, keys: Any) -> Any:
    """The op under autocast on a type of device: operands in the type that autocast names."""

    def product(a: Tensor, b: Tensor, layout: str, *rest: Any) -> Tensor:
        bias, residual, activation = _all(rest)
        wanted = torch.get_autocast_dtype(device)
        with torch._C._ExcludeDispatchKeyGuard(keys):
            given = [_as(each, wanted) for each in (a, b, bias, residual)]
            return OP(given[0], given[1], layout, given[2], given[3], activation)

    return product


def _batched(info: Any, dims: tuple[Any, ...], *given: Any) -> tuple[Tensor, int]:
    """The op under `torch.func.vmap`, as one call: many A by one B are more rows, the rest is a
    batch. A batch has no bias: what follows one is torch's own ops then."""
    a, b, layout, *rest = given
    bias, residual, activation = _all(tuple(rest))
    places = [*dims, *[None] * (6 - len(dims))]
    sides: list[Any] = [(a, places[0]), (b, places[1]), (bias, places[3]), (residual, places[4])]
    is_one = [dim is None for _, dim in sides]
    moved: list[Any] = [x if dim is None else x.movedim(dim, 0) for x, dim in sides]
    a, b, bias, residual = moved
    if residual is not None and is_one[3]:
        residual = residual.expand(info.batch_size, *residual.shape)
    if is_one[1] and b.dim() == 2 and layout[0] == "n" and (bias is None or is_one[2]):
        rows = a.expand(info.batch_size, *a.shape) if is_one[0] else a
        return OP(rows, b, layout, bias, residual, activation), 0
    a = a.expand(info.batch_size, *a.shape) if is_one[0] else a
    b = b.expand(info.batch_size, *b.shape) if is_one[1] else b
    shape = (info.batch_size, *shape_of(a[0], b[0], layout))
    if b.dim() == 4:  # batches of batches
        made = OP(a.flatten(0, 1), b.flatten(0, 1), layout).view(shape)
    else:
        flat = a if a.dim() == 3 else a.flatten(1, -2)
        made = OP(flat, b, layout).view(shape)
    if bias is not None:
        rank = made.dim() - bias.dim()
        made = made + (bias if is_one[2] else bias.view(len(bias), *[1] * rank, -1))
    made = reference.activated(made, activation)
    return (made if residual is None else made + residual), 0


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
    torch.library.register_vmap("gemmc::product", _batched, lib=LIBRARY)
    for device, key in (("cuda", "AutocastCUDA"), ("cpu", "AutocastCPU")):
        excluded = torch._C.DispatchKeySet(getattr(keys, key))
        LIBRARY.impl("product", _cast(device, excluded), key)
    from torch.utils.flop_counter import register_flop_formula  # pyright: ignore

    register_flop_formula(torch.ops.gemmc.product)(_flops)


_register()
