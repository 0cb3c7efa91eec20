"""Reshapes of a tensor between its dimensions in the program and those of a product."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

from xdsl.dialects import tensor
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, TensorType, i64
from xdsl.ir import Attribute, SSAValue

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.tensor_expand import ExpandShapeOp
from gemmc.ir import Inserter
from gemmc.transforms.problem._axes import Axes, Dims, extent_of
from gemmc.transforms.problem._letters import Group


@dataclass(frozen=True)
class Piece:
    """A part of a dimension in the program: a letter and its elements; no letter for one element
    that no dimension of the product has."""

    letter: str
    size: int
    dim: int


class Pieces:
    """A tensor's dimensions in the program cut into those of the product, in memory order.

    `units` are letters of one element that the product has and the tensor has not.
    """

    def __init__(
        self, axes: Axes, groups: Sequence[Group], shape: Sequence[int], dims: Dims, units: str = ""
    ) -> None:
        self._rank = len(shape)
        self.shape = tuple(shape)
        self._fine = _with_units(_unbroken(_cut(axes, groups, dims)), units)
        self._groups = _collapsed(self._fine)

    @property
    def letters(self) -> str:
        """The letters of the product's tensor, in order."""
        return "".join(_letter(group, self._fine) for group in self._groups)

    def kind(self, element: Attribute) -> TensorType[Attribute]:
        """The type of the product's tensor."""
        sizes = [extent_of([self._fine[n].size for n in group]) for group in self._groups]
        return TensorType(element, sizes)

    def taken(self, build: Inserter, value: SSAValue) -> SSAValue:
        """The tensor `value` of the program as the product's."""
        element = cast("TensorType[Attribute]", value.type).element_type
        return self._turn(build, value, self._by_dim, self._groups, self.kind(element))

    def given(self, build: Inserter, value: SSAValue, kind: Attribute) -> SSAValue:
        """The product's tensor `value` as the program's, of type `kind`."""
        return self._turn(build, value, self._groups, self._by_dim, kind)

    @property
    def _by_dim(self) -> list[list[int]]:
        return [
            [number for number, piece in enumerate(self._fine) if piece.dim == dim]
            for dim in range(self._rank)
        ]

    def _turn(
        self,
        build: Inserter,
        value: SSAValue,
        before: list[list[int]],
        behind: list[list[int]],
        kind: Attribute,
    ) -> SSAValue:
        """Expand to pieces, collapse to what is wanted; neither where it changes nothing."""
        if before == behind:
            return value
        element, hint = cast("TensorType[Attribute]", value.type).element_type, value.name_hint
        sizes = [piece.size for piece in self._fine]
        if list(shape_of(value)) != sizes:
            fine = TensorType(element, sizes)
            value = build.value(ExpandShapeOp(value, [], _of(before), sizes, fine), hint)
        if value.type != kind:
            op = tensor.CollapseShapeOp.build(
                operands=[value], properties={"reassociation": _of(behind)}, result_types=[kind]
            )
            value = build.value(op, hint)
        return value


def _of(groups: list[list[int]]) -> ArrayAttr[ArrayAttr[IntegerAttr]]:
    return ArrayAttr(ArrayAttr(IntegerAttr(n, i64) for n in group) for group in groups)


def _letter(group: list[int], pieces: list[Piece]) -> str:
    return next((pieces[n].letter for n in group if pieces[n].letter), "")


def _cut(axes: Axes, groups: Sequence[Group], dims: Dims) -> list[Piece]:
    """Neighbouring axes of a dimension that are of one group are one piece."""
    letters = {axis: group.letter for group in groups for axis in group.axes}
    found: list[Piece] = []
    for dim, of_dim in enumerate(dims):
        first = len(found)
        for axis in of_dim:
            letter, size = letters.get(axis, ""), axes.sizes[axis]
            if not letter:
                continue
            if len(found) > first and found[-1].letter == letter:
                size = extent_of((found.pop().size, size))
            found.append(Piece(letter, size, dim))
        if len(found) == first:
            found.append(Piece("", 1, dim))
    return found


def _unbroken(pieces: list[Piece]) -> list[Piece]:
    """The pieces of each letter behind each other: letters of one element that lie between them,
    which take no memory, go ahead of them."""
    for letter in dict.fromkeys(piece.letter for piece in pieces if piece.letter):
        numbers = [number for number, piece in enumerate(pieces) if piece.letter == letter]
        first, last = numbers[0], numbers[-1]
        inside = pieces[first:last]
        between = [each for each in inside if each.letter not in ("", letter) and each.size == 1]
        left = [replace(each, letter="") if each in between else each for each in inside]
        moved = [replace(each, dim=pieces[first].dim) for each in between]
        pieces = [*pieces[:first], *moved, *left, *pieces[last:]]
    return pieces


def _with_units(pieces: list[Piece], units: str) -> list[Piece]:
    """A place for each letter of one element: a dimension that has no letter, ahead of those that
    have; else a new one ahead of all."""
    for letter in units:
        if pieces and not pieces[0].letter:
            pieces = [Piece(letter, 1, pieces[0].dim), *pieces[1:]]
        else:
            pieces = [Piece(letter, 1, 0), *pieces]
    return pieces


def _collapsed(pieces: list[Piece]) -> list[list[int]]:
    """The numbers of the pieces of each dimension of the product; those without a letter go along
    with a neighbour."""
    found: list[list[int]] = []
    for number, piece in enumerate(pieces):
        before = _letter(found[-1], pieces) if found else None
        if before is not None and (piece.letter in ("", before) or not before):
            found[-1].append(number)
        else:
            found.append([number])
    return found if any(piece.letter for piece in pieces) else []
