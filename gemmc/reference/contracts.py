"""What a `tile.contract` computes: a kernel of a program of several begins as one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.product_axes import ProductAxes
from gemmc.dialects.tile.contract import ContractOp, YieldOp
from gemmc.dialects.tile.factors import scaling_inputs
from gemmc.errors import refuse
from gemmc.reference.bounded import Array, Bounded, sure
from gemmc.reference.numbers import zeros

Sums = Callable[[ProductAxes, Bounded, Bounded, Bounded, str], Bounded]
"""The sums of products over axes, from a start, in an element type."""


def finished_sums(op: ContractOp, known: Mapping[SSAValue, Bounded], sums: Sums) -> list[Bounded]:
    """The sums that the epilogue gets, from zero, in the accumulator's type."""
    lhs, rhs, result, *_ = op.layouts
    kind = str(op.accumulator)
    start = zeros([op.extents[letter] for letter in result], kind)
    axes = ProductAxes(lhs, rhs, result)
    factors = [op.rhs] if op.beside is None else [op.rhs, op.beside]
    return [sums(axes, known[op.lhs], known[each], start, kind) for each in factors]


def epilogue_of(
    op: ContractOp,
    known: dict[SSAValue, Bounded],
    totals: Sequence[Bounded],
    scalar: Callable[[Operation], Bounded],
) -> Bounded:
    """The epilogue of each sum, or of a pair of them; `scalar` is what one of its ops gives for
    what is `known`. Where the number that scales an input is 0, the input is not read."""
    arguments, scaling = op.epilogue.block.args, scaling_inputs(op)
    known |= dict(zip(arguments, totals, strict=False))
    inputs = zip(op.inputs, op.input_layouts, arguments[op.sums :], strict=True)
    for number, (value, letters, inner) in enumerate(inputs):
        known[inner] = _spread(known[value], letters, op.result_layout)
        if number in scaling and not known[op.inputs[scaling[number]]].value.any():
            known[inner] = sure(np.zeros_like(known[inner].value))
    for each in op.epilogue.block.ops:
        if isinstance(each, YieldOp):
            return known[each.arguments[0]]
        known[each.results[0]] = scalar(each)
    raise refuse(op, "an epilogue that yields", "none")


def _spread(x: Bounded, letters: str, result: str) -> Bounded:
    """An input over the result's dimensions: of extent 1 along those that it has not."""
    order = sorted(range(len(letters)), key=lambda at: result.index(letters[at]))

    def spread(array: Array) -> Array:
        turned = array.transpose(order)
        sizes = iter(turned.shape)
        return turned.reshape([next(sizes) if each in letters else 1 for each in result])

    return Bounded(spread(x.value), spread(x.magnitude), x.c, x.floor)
