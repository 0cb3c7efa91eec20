"""Any product of two arrays over named axes, as one of stacks of matrices: for evaluating it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import prod
from typing import Any

Axes = Sequence[Hashable]


class ProductAxes:
    """Axes of lhs, rhs and the output by what they are to the product.

    Batch axes are in all three, rows in lhs and the output, columns in rhs and the output, and
    what is summed in both operands. An axis in one array alone has one element.
    """

    def __init__(self, lhs: Axes, rhs: Axes, output: Axes) -> None:
        self._lhs, self._rhs, self._output = list(lhs), list(rhs), list(output)
        self._batch = [axis for axis in output if axis in lhs and axis in rhs]
        self._rows = [axis for axis in output if axis in lhs and axis not in rhs]
        self._columns = [axis for axis in output if axis in rhs and axis not in lhs]
        self._summed = [axis for axis in lhs if axis in rhs and axis not in output]

    def left(self, array: Any) -> Any:
        """lhs as (batch, rows, summed)."""
        return _stacked(array, self._lhs, (self._batch, self._rows, self._summed))

    def right(self, array: Any) -> Any:
        """rhs as (batch, summed, columns)."""
        return _stacked(array, self._rhs, (self._batch, self._summed, self._columns))

    def output(self, stack: Any, lhs: Sequence[int], rhs: Sequence[int]) -> Any:
        """A stack (batch, rows, columns) as the output, of operands of the shapes lhs and rhs."""
        sizes = dict(zip((*self._lhs, *self._rhs), (*lhs, *rhs), strict=True))
        order = [*self._batch, *self._rows, *self._columns]
        whole = stack.reshape([sizes[axis] for axis in order])
        turned = whole.transpose([order.index(axis) for axis in self._output if axis in order])
        return turned.reshape([sizes.get(axis, 1) for axis in self._output])


def _stacked(array: Any, axes: list[Hashable], groups: Sequence[list[Hashable]]) -> Any:
    """An array of one axis for each group, whose axes follow each other in it."""
    sizes = dict(zip(axes, array.shape, strict=True))
    order = [axis for group in groups for axis in group]
    alone = [axis for axis in axes if axis not in order]
    turned = array.transpose([axes.index(axis) for axis in (*alone, *order)])
    return turned.reshape([prod(sizes[axis] for axis in group) for group in groups])
