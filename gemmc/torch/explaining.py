"""Which layer uses which kernel and why not; kernels made ahead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import prod
from typing import Any

from gemmc.frameworks.kernels import SHARED, described
from gemmc.frameworks.product import Product
from gemmc.target import Target
from gemmc.torch.library import NAMES, torch
from gemmc.torch.modules import Linear, why_kept
from gemmc.torch.policy import TALLY, target


def prepare(
    model: Any,
    shapes: Iterable[int | tuple[int, ...]],
    *,
    backward: bool = False,
    target: str | Target | None = None,
    workers: int = 1,
) -> dict[str, str]:
    """Make the kernels of a model's `Linear`s ahead; what could not be made, with the reason.

    `shapes` are those of their inputs without the last dimension: a number of rows, or (batch,
    sequence). With `backward` the products of the gradients too. `target` names the machine, this
    one by default; `workers` processes compile. The kernels are in the disk cache afterwards.
    """
    rows = [each if isinstance(each, int) else prod(each) for each in shapes]
    layers = [each for each in model.modules() if isinstance(each, Linear)]
    wanted = [p for each in layers for m in rows for p in products_of(each, m, backward)]
    failed = SHARED.prepare(wanted, target or this_machine(), workers)
    return {product.name: reason for product, reason in failed.items()}


def this_machine() -> Target:
    """Unmade where kernels don't run here."""
    return target()


def products_of(layer: Any, rows: int, backward: bool) -> Iterator[Product]:
    """What a layer computes for an input of so many rows."""
    n, k = layer.weight.shape
    kind = NAMES[layer.weight.dtype]
    bias = "" if layer.bias is None else NAMES[layer.bias.dtype]
    yield Product(rows, n, k, kind, "nt", bias)
    if backward:
        yield Product(rows, k, n, kind, "nn")
        yield Product(n, k, rows, kind, "tn")


def explain(model: Any) -> str:
    """A line for each layer with a weight that is multiplied: its kernels by number of rows, each
    with how often it was launched, or why torch computes it."""
    linears = [(n, m) for n, m in model.named_modules() if isinstance(m, torch.nn.Linear)]
    return "\n".join(line for name, layer in linears for line in _lines(name or "(model)", layer))


def _lines(name: str, layer: Any) -> Iterator[str]:
    if not isinstance(layer, Linear):
        yield f"{name}: torch: {why_kept(layer) or 'not swapped'}"
        return
    if layer.weight.dtype not in NAMES:
        yield f"{name}: torch: its weight is {layer.weight.dtype}"
        return
    made = [p for p in SHARED.made() if _is_of(p, layer)]
    for product in made:
        kernel = described(SHARED.made()[product])
        count = sum(c.count for c in TALLY.calls if c.product == product)
        yield f"{name}: {product.name}: {kernel}; launched {count} times"
    for product, reason in SHARED.refused().items():
        if _is_of(product, layer):
            yield f"{name}: torch: {product.name}: {reason}"
    if not made:
        yield f"{name}: no kernel yet; one is made for each number of rows"


def _is_of(product: Product, layer: Any) -> bool:
    wanted = next(products_of(layer, product.m, False))
    return (product.n, product.k, product.dtype, product.layout, product.bias) == (
        wanted.n, wanted.k, wanted.dtype, wanted.layout, wanted.bias
    )  # fmt: skip
