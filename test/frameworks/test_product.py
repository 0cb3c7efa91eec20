"""Products as text: each compiles to one kernel, which computes what it says."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc.element_types import numpy_dtype
from gemmc.frameworks.product import ACTIVATIONS, Product

SMALL: dict[str, Any] = {"m": 24, "n": 40, "k": 48}
PRODUCTS = [
    *(Product(**SMALL, dtype="bf16", layout=layout) for layout in ("nn", "nt", "tn", "tt")),
    Product(**SMALL, dtype="bf16", layout="nt", bias="f32", activation="gelu", residual=True),
    Product(**SMALL, dtype="f16", layout="nt", bias="f16", activation="gelu_tanh"),
    Product(**SMALL, dtype="f32", layout="tn", bias="f32", activation="silu", residual=True),
    Product(**SMALL, dtype="bf16", layout="nt", activation="relu", batch=2),
    Product(**SMALL, dtype="f32", layout="tn", batch=2),
    Product(**SMALL, dtype="f64", layout="nt", bias="f64", activation="gelu", residual=True),
    Product(**SMALL, dtype="f64", layout="tn", bias="f32", activation="silu", batch=2),
]


def wide(array: Any) -> Any:
    return array.astype(np.float64)


FUNCTIONS: dict[str, Any] = {
    "": lambda x: x,
    "relu": lambda x: np.maximum(x, 0),
    "gelu": lambda x: x / 2 * (1 + np.vectorize(math.erf)(x / math.sqrt(2))),
    "gelu_tanh": lambda x: x / 2 * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))),
    "silu": lambda x: x / (1 + np.exp(-x)),
}


def inputs_of(product: Product) -> list[Any]:
    random = np.random.default_rng(0)
    kind = numpy_dtype(product.dtype)
    lead = (product.batch,) if product.batch else ()
    sides = (product.m, product.k), (product.k, product.n)
    made = [
        random.standard_normal((*lead, *(side if letter == "n" else side[::-1]))).astype(kind)
        for side, letter in zip(sides, product.layout, strict=True)
    ]
    if product.bias:
        made.append(random.standard_normal(product.n).astype(numpy_dtype(product.bias)))
    if product.residual:
        made.append(random.standard_normal((*lead, product.m, product.n)).astype(kind))
    return made


def wanted(product: Product, inputs: list[Any]) -> Any:
    a, b, *more = map(wide, inputs)
    left = a if product.layout[0] == "n" else a.swapaxes(-1, -2)
    right = b if product.layout[1] == "n" else b.swapaxes(-1, -2)
    total = left @ right + (more.pop(0) if product.bias else 0)
    return FUNCTIONS[product.activation](total) + (more.pop(0) if product.residual else 0)


@pytest.mark.parametrize("product", PRODUCTS, ids=lambda each: each.name)
def test_a_product_is_one_kernel_and_right(product: Product) -> None:
    kernel = gemmc.compile(product.text, pipeline="auto")
    assert kernel.manifest["version"] == 1 and kernel.manifest["entry"] == product.name
    inputs = inputs_of(product)
    (found,) = kernel.simulate(*inputs)
    right = wanted(product, inputs)
    roundoff = {"bf16": 2**-8, "f16": 2**-11, "f32": 2**-20, "f64": 2**-48}[product.dtype]
    assert np.abs(wide(found) - right).max() <= roundoff * np.abs(right).max()


def test_every_activation_is_tried() -> None:
    assert {each.activation for each in PRODUCTS} == {"", *ACTIVATIONS}


def test_a_name_says_what_it_is() -> None:
    product = Product(8, 4096, 14336, "bf16", "nt", "bf16", "silu", True)
    assert product.name == "gemmc_8x4096x14336_bf16_nt_bias_silu_residual"
    assert Product(1, 2, 3, "bf16", batch=4).name == "gemmc_4x1x2x3_bf16_nn"
    assert product.flops == 2 * 8 * 4096 * 14336 and Product(1, 2, 3, "bf16", batch=4).flops == 48
