"""Other products, of the result of the first or beside it."""

from __future__ import annotations

from fuzz.elementwise import converted, epilogue, stepped
from fuzz.maker import Maker
from fuzz.normed import norm, softmax
from fuzz.products import Form, Sizes, extents, indices, product, swapped
from fuzz.reshaping import is_static
from fuzz.sizes import SMALL
from fuzz.text import Tensor
from hypothesis import strategies as st

MORE = (
    "one", "one", "one", "one", "chain", "three", "attention", "norm", "pair", "gated", "added",
    "square",
)  # fmt: skip
"""One behind the other, also with a softmax or a norm between them; two of one operand, multiplied,
one of them gated, or added; x·xᵀ."""

CHAINS = ("one", "one", "chain", "three", "attention", "norm")
"""Of batches, and of extents that a call tells."""


def further(maker: Maker, x: Tensor, form: Form, sizes: Sizes, kind: str, a: Tensor) -> Tensor:
    """Another product, or none."""
    some = MORE if len(x.shape) == 2 and is_static(x) and form.batches == "none" else CHAINS
    if len(x.shape) not in (2, 3) or kind in ("i8", "i32", "f64") or len(a.shape) < 2:
        some = ("one",)
    how = maker.choose("products", some)
    if how == "one":
        return x
    maker.exact = False  # sums of what are no small integers any more
    if how in ("pair", "gated", "added"):
        return _beside(maker, x, form, sizes, a, how)
    if how == "square":
        (m, n), writer = x.shape, maker.writer
        maker.work += m * n * m
        turned, start = swapped(writer, x), writer.fill((m, m), "f32")
        return product(writer, Form("named"), Sizes(m, m, n), x, turned, start)
    for _ in range(2 if how == "three" else 1):
        x = _chained(maker, _between(maker, x, how))
    return x


def _between(maker: Maker, x: Tensor, how: str) -> Tensor:
    """What stands between two products."""
    if how == "attention":
        every = [*range(len(x.shape))]
        x = maker.writer.elementwise([(x, every)], x.shape, x.element, stepped("scale"))
        return softmax(maker, x)
    return norm(maker, x) if how == "norm" else x


def _chained(maker: Maker, x: Tensor) -> Tensor:
    """A tensor multiplied by another argument, in its type again."""
    writer, element = maker.writer, x.element
    *outer, m, k = x.shape
    wide = maker.draw(st.sampled_from((*SMALL, 64, 65, 128)))
    form, inner = Form("named", "nn", "both" if outer else "none"), Sizes(m, wide, k, tuple(outer))
    other = writer.argument((*outer, k, wide), element)
    y = product(writer, form, inner, x, other, writer.fill((*outer, m, wide), "f32"))
    maker.work += m * wide * k
    y = epilogue(maker, y, "second ", True)
    return converted(maker, y, element) if element != "f32" else y


def _beside(maker: Maker, x: Tensor, form: Form, sizes: Sizes, a: Tensor, how: str) -> Tensor:
    """A second product with the same left operand, combined with the first."""
    writer = maker.writer
    left, right, result = indices(form, sizes)
    b = writer.argument(extents(right, sizes), a.element)
    y = product(writer, form, sizes, a, b, writer.fill(extents(result, sizes), "f32"))
    maker.work += sizes.m * sizes.n * sizes.k
    y = converted(maker, y, x.element) if x.element != "f32" else y
    every = [0, 1]
    if how == "gated":
        x = writer.elementwise([(x, every)], x.shape, x.element, stepped("silu"))
    op = "arith.addf" if how == "added" else "arith.mulf"
    inputs = [(x, every), (y, every)]
    return writer.elementwise(inputs, x.shape, x.element, lambda body, n: body.op(op, *n))
