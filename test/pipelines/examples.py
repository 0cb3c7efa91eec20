"""The example of each row of the configurations, as a problem and as a program."""

from __future__ import annotations

from dataclasses import replace

from pipelines.problems import Product

from gemmc import products
from gemmc.element_types import ELEMENT_TYPES
from gemmc.elementwise import Element
from gemmc.plan import Problem
from gemmc.select import Row


def _sum(total: Element, residual: Element) -> Element:
    return total + residual


def example_of(row: Row, dtype: str, layout: str, bits: int = 16) -> Problem:
    """The problem, with a residual where the row asks for an epilogue."""
    plain = Problem(*row.example, dtype, layout, 32 if dtype == "f32" else bits)
    if not row.when.get("epilogue"):
        return plain
    residual = (("mn", ELEMENT_TYPES[dtype].bits),)
    return replace(plain, epilogue=("arith.addf",), inputs=residual)


def text_of(
    row: Row, dtype: str, layout: str, size: tuple[int, int, int], result: str = ""
) -> str:
    """The program, at any size."""
    if not row.when.get("epilogue"):
        return Product(size, dtype, layout, result or dtype).mlir
    m, n, k = size
    made = products.matmul(
        m, n, k, dtype=dtype, layout=layout, result=result, inputs={"residual": "mn"},
        epilogue=_sum,
    )  # fmt: skip
    return str(made)
