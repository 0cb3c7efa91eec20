"""What users call, with rules for `grad` and `vmap`."""

from __future__ import annotations

from functools import partial
from math import prod
from typing import Any

from gemmc.frameworks.gradients import OF_A, OF_B
from gemmc.frameworks.kernels import Unmade
from gemmc.frameworks.product import Product, check_activation, takes_bias
from gemmc.jax.targets import called, fell_back, jax, name_of, why_not

jnp: Any = jax.numpy
Array = Any
"""A `jax.Array`, or what stands for one while a function is traced."""


def linear(
    x: Array,
    weight: Array,
    bias: Array | None = None,
    *,
    activation: str = "",
    residual: Array | None = None,
) -> Array:
    """activation(x·weightᵀ + bias) + residual: x (…, in), weight (out, in), bias (out).

    One kernel, rounded once; where it is differentiated, the product and the bias are one, and XLA
    computes the rest. `activation` is "relu", "gelu", "gelu_tanh" or "silu". What no kernel takes
    is computed by XLA: counted (`counts`) and said. GemmcError for another activation.
    """
    check_activation(activation)
    flat = x.reshape(-1, x.shape[-1])
    rest = None if residual is None else residual.reshape(-1, residual.shape[-1])
    made = _linear((activation, residual is not None), flat, weight, bias, rest)
    return made.reshape(*x.shape[:-1], weight.shape[0])


def matmul(a: Array, b: Array) -> Array:
    """A·B of two matrices, of many dimensions by a matrix, or of batches of the same extents.
    ValueError for others."""
    if b.ndim == 2 and a.ndim >= 2:
        made = multiply("nn", a.reshape(-1, a.shape[-1]), b)
        return made.reshape(*a.shape[:-1], b.shape[-1])
    if a.ndim == b.ndim >= 3 and a.shape[:-2] == b.shape[:-2]:
        made = multiply("nn", a.reshape(-1, *a.shape[-2:]), b.reshape(-1, *b.shape[-2:]))
        return made.reshape(*a.shape[:-1], b.shape[-1])
    found = f"{a.shape} and {b.shape}"
    raise ValueError(f"gemmc.jax.matmul: needed matrices, or batches of the same; found {found}")


@partial(jax.custom_vjp, nondiff_argnums=(0,))
def multiply(layout: str, a: Array, b: Array) -> Array:
    """op(A)·op(B) of matrices, or of as many of each (`Product`)."""
    return _multiplied(layout)(a, b)


def _multiply_forward(layout: str, a: Array, b: Array) -> Any:
    return multiply(layout, a, b), (a, b)


def _multiply_backward(layout: str, kept: Any, gradient: Array) -> Any:
    factors = {"a": kept[0], "b": kept[1], "g": gradient}
    return tuple(
        multiply(how, factors[which[0]], factors[which[1]]).astype(of.dtype)
        for of, (which, how) in zip(kept, (OF_A[layout], OF_B[layout]), strict=True)
    )


multiply.defvjp(_multiply_forward, _multiply_backward)


def _multiplied(layout: str) -> Any:
    """The kernel's call, and how several of it are one."""

    @jax.custom_batching.custom_vmap
    def product(a: Array, b: Array) -> Array:
        return _computed("", layout, a, b)

    @product.def_vmap
    def several(size: int, batched: Any, a: Array, b: Array) -> Any:  # pyright: ignore
        if batched[0] and not batched[1] and a.ndim == 3 and layout[0] == "n" and b.ndim == 2:
            rows = multiply(layout, a.reshape(-1, a.shape[-1]), b)
            return rows.reshape(*a.shape[:-1], rows.shape[-1]), True
        left, right = (
            each if is_one else jnp.broadcast_to(each, (size, *each.shape))
            for each, is_one in ((a, batched[0]), (b, batched[1]))
        )
        lead = left.shape[:-2]
        made = multiply(
            layout,
            left.reshape(-1, *left.shape[-2:]),
            right.reshape(-1, *right.shape[-2:]),
        )
        return made.reshape(*lead, *made.shape[-2:]), True

    return product


@partial(jax.custom_vjp, nondiff_argnums=(0,))
def _linear(
    what: tuple[str, bool], x: Array, weight: Array, bias: Array | None, residual: Array | None
) -> Array:
    """`what` is the activation, and whether there is a residual."""
    return _computed(what[0], "nt", x, weight, bias, residual)


def _linear_forward(
    what: tuple[str, bool], x: Array, weight: Array, bias: Array | None, residual: Array | None
) -> Any:
    total = _computed("", "nt", x, weight, bias, None)
    made = activated(total, what[0])
    kept = x, weight, bias, total if what[0] else None
    return made if residual is None else made + residual, kept


def _linear_backward(what: tuple[str, bool], kept: Any, gradient: Array) -> Any:
    activation, has_residual = what
    x, weight, bias, total = kept
    through = gradient
    if activation:
        _, back = jax.vjp(partial(activated, activation=activation), total)
        (through,) = back(gradient)
    of_x, of_weight = _multiply_backward("nt", (x, weight), through)
    of_bias = None if bias is None else through.sum(0).astype(bias.dtype)
    return of_x, of_weight, of_bias, gradient if has_residual else None


_linear.defvjp(_linear_forward, _linear_backward)


def _computed(
    activation: str,
    layout: str,
    a: Array,
    b: Array,
    bias: Array | None = None,
    residual: Array | None = None,
) -> Array:
    """By a kernel, or by XLA, which is counted and said."""
    reason = why_not(*(each for each in (a, b, residual) if each is not None))
    given = [each for each in (a, b, bias, residual) if each is not None]
    if not reason and bias is not None and not takes_bias(name_of(a), name_of(bias)):
        reason = f"of a bias of {name_of(bias)}, which sums of {name_of(a)} do not hold"
    if not reason:
        try:
            return called(_product(activation, layout, a, b, bias, residual), *given)
        except Unmade as error:
            reason = str(error)
    fell_back(reason)
    return by_xla(activation, layout, a, b, bias, residual)


def _product(
    activation: str, layout: str, a: Array, b: Array, bias: Array | None, residual: Array | None
) -> Product:
    m, k = a.shape[-2:] if layout[0] == "n" else a.shape[-2:][::-1]
    n = b.shape[-1] if layout[1] == "n" else b.shape[-2]
    kind = "" if bias is None else name_of(bias)
    batch = prod(a.shape[:-2]) if a.ndim > 2 else 0
    return Product(m, n, k, name_of(a), layout, kind, activation, residual is not None, batch)


def by_xla(
    activation: str,
    layout: str,
    a: Array,
    b: Array,
    bias: Array | None = None,
    residual: Array | None = None,
) -> Array:
    """The same by JAX's own functions, rounded once; sums are in f32, or in what is wider. Types
    that differ are promoted, as JAX does."""
    kind = jnp.result_type(a, b)
    wide = jnp.float32 if kind.itemsize <= 4 and jnp.issubdtype(kind, jnp.floating) else kind
    left = a if layout[0] == "n" else jnp.swapaxes(a, -1, -2)
    right = b if layout[1] == "n" else jnp.swapaxes(b, -1, -2)
    total = jnp.matmul(left, right, preferred_element_type=wide)
    total = total if bias is None else total + bias.astype(wide)
    made = activated(total, activation)
    made = made if residual is None else made + residual.astype(wide)
    return made.astype(kind)


def activated(x: Array, activation: str) -> Array:
    """An activation by its name, `x` without one."""
    if not activation:
        return x
    if activation.startswith("gelu"):
        return jax.nn.gelu(x, approximate=activation == "gelu_tanh")
    return getattr(jax.nn, activation)(x)
