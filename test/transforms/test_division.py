"""Division by constants: shifts, masks and products that are right for every 32-bit number."""

from __future__ import annotations

import random

import pytest
from xdsl.ir import Block

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx.types import RegType
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder, literal, reciprocal

EDGES = (0, 1, 2, (1 << 16) - 1, (1 << 31) - 1, 1 << 31, (1 << 32) - 2, (1 << 32) - 1)
OPS = {
    a.ShrOp: lambda x, y: x >> y,
    a.AndOp: lambda x, y: x & y,
    a.MulHiOp: lambda x, y: x * y >> 32,
    a.MulOp: lambda x, y: x * y & (1 << 32) - 1,
    a.SubOp: lambda x, y: x - y & (1 << 32) - 1,
    a.DivOp: lambda x, y: x // y,
}


def numbers(divisor: int) -> list[int]:
    """Edges, neighbours of multiples, and 200 numbers."""
    some = random.Random(divisor).choices(range(1 << 32), k=200)
    near = [n for q in some[:50] for n in (q // divisor * divisor, q // divisor * divisor - 1)]
    return [n for n in (*EDGES, *some, *near) if n >= 0]


@pytest.mark.parametrize("divisor", [*range(1, 70), 96, 100, 641, 1000, 24 * 32, 65537, 1 << 30])
@pytest.mark.parametrize("method", ["div", "rem"])
def test_every_number_is_divided_exactly(divisor: int, method: str) -> None:
    block = Block(arg_types=[RegType.of("b32")])
    build = PtxBuilder(block)
    result = getattr(build, method)(block.args[0], build.imm(divisor))
    for number in numbers(divisor):
        known = {block.args[0]: number}
        for op in block.ops:
            value = literal(op.results[0])
            if value is None:
                value = OPS[type(op)](*(known[v] for v in op.operands))
            known[op.results[0]] = value
        wanted = number // divisor if method == "div" else number % divisor
        assert known[result] == wanted, (number, divisor)


def test_only_odd_divisors_without_a_factor_of_32_bits_are_left_to_ptxas() -> None:
    left = [d for d in range(3, 100, 2) if reciprocal(d, 32) is None]
    assert left[:4] == [7, 19, 21, 27]
    assert all(reciprocal(d, 31) for d in left)


def test_a_number_divided_by_a_constant_of_no_sense_stays_a_division() -> None:
    block = Block(arg_types=[RegType.of("b32")])
    build = PtxBuilder(block)
    owner = build.div(block.args[0], block.args[0]).owner
    assert isinstance(owner, a.DivOp)
