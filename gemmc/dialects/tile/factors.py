"""Which numbers scale what an epilogue reads."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith
from xdsl.ir import SSAValue

from gemmc.dialects.tile.contract import ContractOp

CASTS = (arith.ExtFOp, arith.TruncFOp)
"""Conversions that keep a zero."""


def uncast(value: SSAValue) -> SSAValue:
    """What a value is a conversion of."""
    while isinstance(value.owner, CASTS):
        value = value.owner.input
    return value


def products_with(value: SSAValue) -> list[arith.MulfOp] | None:
    """The multiplications that a value, converted or not, goes into; None where it goes into
    anything else, or into nothing."""
    found: list[arith.MulfOp] = []
    for user in [use.operation for use in value.uses]:
        if isinstance(user, arith.MulfOp):
            found.append(user)
        elif isinstance(user, CASTS) and (behind := products_with(user.result)) is not None:
            found += behind
        else:
            return None
    return found or None


def other_factor(product: arith.MulfOp, value: SSAValue) -> SSAValue:
    """What a multiplication multiplies a value by, before it was converted."""
    lhs, rhs = uncast(product.lhs), uncast(product.rhs)
    return rhs if lhs is value else lhs


def only_factor(value: SSAValue) -> SSAValue | None:
    """What a value is only ever multiplied by, if that is one value: of α·s + β·c the β of c."""
    products = products_with(value)
    if products is None:
        return None
    found = {other_factor(each, value) for each in products}
    return found.pop() if len(found) == 1 else None


def scaling_inputs(contract: ContractOp) -> dict[int, int]:
    """By the number of an input that the epilogue only multiplies by a number of rank 0, which
    input that number is: of α·s + β·C, C's β."""
    arguments = [cast(SSAValue, each) for each in contract.epilogue.block.args][contract.sums :]
    letters = contract.input_layouts
    found: dict[int, int] = {}
    for number, argument in enumerate(arguments):
        factor = only_factor(argument) if letters[number] else None
        if factor is None or factor not in arguments:
            continue
        if not letters[arguments.index(factor)]:
            found[number] = arguments.index(factor)
    return found
