"""The example of each row of the configurations, as a problem and as a program."""

from __future__ import annotations

from dataclasses import replace

from pipelines.problems import Product

from gemmc import products
from gemmc.element_types import ELEMENT_TYPES
from gemmc.elementwise import Element, tanh
from gemmc.plan import Problem
from gemmc.select import Row


def _sum(total: Element, residual: Element) -> Element:
    return total + residual


def reads(row: Row) -> bool:
    """Whether the row's example has an epilogue that reads something."""
    return bool(row.when.get("epilogue") and row.when.get("inputs", True))


def example_of(row: Row, dtype: str, layout: str, bits: int = 16) -> Problem:
    """The problem, with a residual to add where the row asks for an epilogue that may read one, or
    with a function."""
    kept = max(bits, ELEMENT_TYPES[dtype].bits)
    plain = Problem(*row.example, dtype, layout, kept)
    if reads(row):
        residual = (("mn", ELEMENT_TYPES[dtype].bits),)
        return replace(plain, epilogue=("arith.addf",), inputs=residual, added=(0,))
    return replace(plain, epilogue=("math.tanh",)) if row.when.get("epilogue") else plain


def text_of(
    row: Row, dtype: str, layout: str, size: tuple[int, int, int], result: str = ""
) -> str:
    """The program, at any size."""
    if not row.when.get("epilogue"):
        return Product(size, dtype, layout, result or dtype).mlir
    m, n, k = size
    inputs, epilogue = ({"residual": "mn"}, _sum) if reads(row) else ({}, tanh)
    made = products.matmul(
        m, n, k, dtype=dtype, layout=layout, result=result, inputs=inputs, epilogue=epilogue
    )
    return str(made)
