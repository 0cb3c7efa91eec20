"""Axes that lie one behind the other in every tensor made one; the letters m, n, k and further."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from typing import cast

from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.dialects.tensor import ExtractSliceOp
from xdsl.ir import SSAValue

from gemmc.analysis.reshapes import kept_by, shape_of
from gemmc.dialects.tile.contract import FURTHER, TILED
from gemmc.transforms.problem._axes import Axes, Axis, Dims, extent_of

_OPERANDS = 3
"""lhs, rhs and the result stand first among the tensors."""

_MEMBERS = {"m": (True, False, True), "n": (False, True, True), "k": (True, True, False)}
"""Which of lhs, rhs and the result have the dimension of a letter."""


_TOLD = 32
"""What a size counts that a call tells."""


@dataclass
class Group:
    """Axes that are one dimension of the product: its size, its stride in elements in each tensor
    that has it, and its letter."""

    axes: tuple[Axis, ...]
    size: int
    strides: dict[int, int]
    letter: str = field(default="")

    @property
    def members(self) -> tuple[bool, ...]:
        """Which of lhs, rhs and the result have it."""
        return tuple(number in self.strides for number in range(_OPERANDS))

    def goes_around(self, inner: Group) -> bool:
        """Whether one step of it is the whole of `inner`, in every tensor. Its own size may be
        open, that of `inner` may not: two open sizes are not known to be one."""
        expected = {number: stride * inner.size for number, stride in inner.strides.items()}
        return self.strides == expected and self.size != 1 and inner.size > 1


def strides_in_memory(value: SSAValue) -> list[int]:
    """Elements from one index of each dimension to the next, in the tensor that `value` is, or is
    a slice of."""
    owner = value.owner
    if isinstance(owner, ExtractSliceOp):
        steps = cast("Sequence[int]", owner.static_strides.get_values())
        whole = [s * step for s, step in zip(strides_in_memory(owner.source), steps, strict=True)]
        return [whole[number] for number in kept_by(owner)]
    shape = shape_of(value)
    return [prod(shape[number + 1 :]) for number in range(len(shape))]


def grouped(axes: Axes, tensors: Sequence[tuple[SSAValue, Dims]]) -> list[Group]:
    """The dimensions of the product of tensors: lhs, rhs, the result, and inputs; with letters.

    Axes of one element are left out where m, n or k has another axis.
    """
    found: dict[Axis, Group] = {}
    for number, (value, dims) in enumerate(tensors):
        for of_dim, stride in zip(dims, strides_in_memory(value), strict=True):
            for axis in reversed(of_dim):
                group = found.setdefault(axis, Group((axis,), axes.sizes[axis], {}))
                group.strides[number] = stride
                stride *= axes.sizes[axis]
    groups = _merged(_needed(list(found.values())))
    _name(groups)
    return groups


def _needed(groups: list[Group]) -> list[Group]:
    """Without those of one element, but for one of m, n or k that has no other."""
    kept = [group for group in groups if group.size != 1]
    for members in _MEMBERS.values():
        if not any(group.members == members for group in kept):
            kept += [group for group in groups if group.members == members][:1]
    return kept


def _merged(groups: list[Group]) -> list[Group]:
    """Every two that are one in every tensor made one."""
    pairs = ((a, b) for a in groups for b in groups if a is not b and a.goes_around(b))
    pair = next(pairs, None)
    if pair is None:
        return groups
    outer, inner = pair
    one = Group(outer.axes + inner.axes, extent_of((outer.size, inner.size)), inner.strides)
    return _merged([one, *(each for each in groups if each is not outer and each is not inner)])


def _name(groups: list[Group]) -> None:
    """m, n and k to the groups that lie contiguously in most of lhs, rhs and the result, of these
    to the largest, open ones taken for `_TOLD`, the inner of two;
    further letters to the others, outermost in the result first, those that are summed last."""
    for letter in TILED:
        mine = [group for group in groups if group.members == _MEMBERS[letter]]
        if mine:
            max(mine, key=_suits).letter = letter
    others = [group for group in groups if not group.letter]
    others.sort(key=lambda group: -group.strides.get(2, 0))
    for letter, group in zip(FURTHER, others, strict=False):
        group.letter = letter


def _suits(group: Group) -> tuple[int, int, int]:
    contiguous = [number for number, stride in group.strides.items() if stride == 1]
    open_ = group.size == DYNAMIC_INDEX
    # Of two open sizes the inner one: a step of the outer one leaves what is contiguous.
    steps = sum(map(abs, group.strides.values())) if open_ else 0
    return sum(n < _OPERANDS for n in contiguous), _TOLD if open_ else group.size, -steps
