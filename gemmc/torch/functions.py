"""What users call: `linear`, `matmul` and `bmm`, on tensors."""

from __future__ import annotations

from typing import Any

from gemmc.frameworks.product import check_activation
from gemmc.torch import eager, reference
from gemmc.torch.gradients import MULTIPLY, Functional
from gemmc.torch.library import Tensor, torch
from gemmc.torch.op import OP

_is_compiling: Any = torch.compiler.is_compiling
_ABOVE = eager.ABOVE
_is_watched = eager.is_watched


def linear(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    activation: str = "",
    residual: Tensor | None = None,
) -> Tensor:
    """activation(x·weightᵀ + bias) + residual, as `torch.nn.functional.linear` has its arguments.

    `x` is (…, in), `weight` (out, in), `bias` (out), `residual` (…, out). `activation` is "relu",
    "gelu", "gelu_tanh" or "silu". Without gradients all of it is one kernel, rounded once; with
    them the activation, and a residual behind one, are torch's own ops. What no kernel takes is
    computed by torch: counted (`counts`) and said. ValueError for shapes that don't fit.
    """
    return product(x, weight, "nt", bias, residual, activation)


def bmm(a: Tensor, b: Tensor) -> Tensor:
    """`torch.bmm`: (batch, m, k) by (batch, k, n). Transposed views of either are used in place."""
    (left, first), (right, second) = _as_it_lies(a), _as_it_lies(b)
    return product(left, right, first + second)


def matmul(a: Tensor, b: Tensor) -> Tensor:
    """`torch.matmul`. Kernels take two matrices, any number of dimensions by a matrix, and batches
    of the same extents; vectors and batches that are broadcast are torch's, counted and said."""
    if b.dim() == 2 and a.dim() > 2:
        right, second = _as_it_lies(b)
        return product(a, right, "n" + second)
    if a.dim() == b.dim() in (2, 3) and a.shape[:-2] == b.shape[:-2]:
        return bmm(a, b)
    if a.dim() == b.dim() > 3 and a.shape[:-2] == b.shape[:-2]:
        flat = bmm(a.flatten(0, -3), b.flatten(0, -3))
        return flat.unflatten(0, a.shape[:-2])
    eager.policy.fell_back("vectors, or batches that are broadcast")
    return torch.matmul(a, b)


def product(
    a: Tensor,
    b: Tensor,
    layout: str,
    bias: Tensor | None = None,
    residual: Tensor | None = None,
    activation: str = "",
) -> Tensor:
    """activation(A·B + bias) + residual; `layout` says how A and B lie (`Product`)."""
    if _is_compiling():
        if a.dim() == 1:
            return _of_a_vector(a, b, layout, bias, residual, activation)
        return _by_op(a, b, layout, bias, residual, activation)
    tensors = (a, b) if bias is None else (a, b, bias)
    if residual is not None:
        tensors = (*tensors, residual)
    # As `eager.key_of`, spelled out for the time that a call of it takes.
    key = (a.shape, b.shape, a.dtype, layout, activation, len(tensors), residual is not None)
    try:
        ways = _ABOVE.get(key)
    except TypeError:  # extents that are symbols
        ways = None
    if ways is not None and not _is_watched():
        for fits, run in ways:
            if fits(*tensors):
                return run(*tensors)
    check_activation(activation)
    if a.dim() == 1:
        return _of_a_vector(a, b, layout, bias, residual, activation)
    if eager.is_forward():
        eager.policy.fell_back("forward-mode derivatives")
        return reference.product(a, b, layout, bias, residual, activation)
    if eager.needs_op(tensors):
        return _by_op(a, b, layout, bias, residual, activation)
    if activation and eager.needs_gradients(tensors):
        return _in_parts(a, b, layout, bias, residual, activation)
    return eager.found_anew(_ABOVE, tensors, layout, activation, residual is not None)


MULTIPLY.append(product)


def _by_op(
    a: Tensor, b: Tensor, layout: str, bias: Tensor | None, residual: Tensor | None, activation: str
) -> Tensor:
    given = [each for each in (a, b, bias, residual) if each is not None]
    if activation and torch.is_grad_enabled() and any(each.requires_grad for each in given):
        return _in_parts(a, b, layout, bias, residual, activation)
    if not _is_compiling() and eager.is_transformed():
        return Functional.apply(OP, a, b, layout, bias, residual, activation)
    return OP(a, b, layout, bias, residual, activation)


def _of_a_vector(
    a: Tensor, b: Tensor, layout: str, bias: Tensor | None, residual: Tensor | None, activation: str
) -> Tensor:
    """A vector is a row, as in `torch.nn.functional.linear`."""
    rest = None if residual is None else residual.unsqueeze(0)
    return product(a.unsqueeze(0), b, layout, bias, rest, activation).squeeze(0)


def _in_parts(
    a: Tensor, b: Tensor, layout: str, bias: Tensor | None, residual: Tensor | None, activation: str
) -> Tensor:
    """What follows the sum by torch's ops, which keep what their backward needs."""
    made = reference.activated(product(a, b, layout, bias), activation)
    return made if residual is None else made + residual


def _as_it_lies(x: Tensor) -> tuple[Tensor, str]:
    """A matrix, or several, with contiguous rows, and whether that is its transpose."""
    if x.dim() > 1 and x.stride(-1) != 1 and x.stride(-2) == 1:
        return x.mT, "t"
    return x, "n"
