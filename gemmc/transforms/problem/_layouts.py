"""What the order of a product's dimensions in its tensors costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import prod

from gemmc.analysis.whole_rows import is_whole
from gemmc.dialects.tile.contract import TILED
from gemmc.transforms.problem._gain import COPY_BYTES_US, LAUNCH_US, flop_us

LEAST = {16: (64, 8, 32), 32: (16, 32, 16), 64: (16, 32, 16)}
"""By the bits of the operands, the rows, columns and elements of K of the smallest tiles; of tensor
cores the longer of rows and columns are the rows."""

SCATTERED = {16: 8.0, 32: 3.0, 64: 2.0}
"""How much longer a product takes for an operand whose neighbours in memory are of several
products: threads copy it element by element, each from a line of its own. (Of f64 a guess.)"""

IN_PIECES = 1.9
"""The same of an operand with rows of no whole 16 bytes (`bench/odd.py`)."""

STEP_US = {16: 0.2, 32: 0.26, 64: 0.25}
"""Microseconds of a step of K of a CTA that waits for what it loads: 1024 steps of a product of few
tiles whose K is two dimensions took 285. (Of f64 what its model says, `gemmc.select.mma_model`.)"""

FILLED, MOST_PARTS, PART_STEPS = 128, 32, 2
"""CTAs up to which K is cut, about as many as fill a board; into how many parts at most, of so many
steps or more."""

SECTOR = 32
"""Bytes that are written for an element which has no neighbour in the tile."""


@dataclass(frozen=True)
class Layouts:
    """The index orders of lhs, rhs, result and inputs, the size of each letter, and the bits of the
    operands and of the result."""

    orders: tuple[str, ...]
    sizes: Mapping[str, int]
    bits: int
    stored: int

    def group(self, name: str) -> frozenset[str]:
        """The letters that lie in the same ones of lhs, rhs and the result as m, n or k."""
        members = [name in own for own in self.orders[:3]]
        return frozenset(
            each for each in self.sizes if [each in own for own in self.orders[:3]] == members
        )

    def merged(self) -> Layouts:
        """With one letter for every two of a group that lie one behind the other in all tensors
        that have them, that of `TILED` where it is one of them."""
        pair = self.pair()
        if pair is None:
            return self
        kept = pair[1] if pair[1] in TILED else pair[0]
        (gone,) = {*pair} - {kept}
        orders = tuple(own.replace("".join(pair), kept) for own in self.orders)
        sizes = {each: size for each, size in self.sizes.items() if each != gone}
        sizes[kept] *= self.sizes[gone]
        return Layouts(orders, sizes, self.bits, self.stored).merged()

    def pair(self) -> tuple[str, str] | None:
        """Two letters that are one."""
        return next(
            (pair for name in TILED for pair in permutations(sorted(self.group(name)), 2)
             if all("".join(pair) in own or not {*pair} & {*own} for own in self.orders)),
            None,
        )  # fmt: skip

    @property
    def tiled(self) -> tuple[str, str, str]:
        """The letter of each group that a block has many elements of: that of rows in most of lhs,
        rhs and the result, of these the largest."""

        def suits(letter: str) -> tuple[int, int]:
            return sum(own[-1] == letter for own in self.orders[:3]), self.sizes[letter]

        m, n, k = (max(sorted(self.group(name)), key=suits) for name in TILED)
        return m, n, k

    @property
    def us(self) -> float:
        """Microseconds of the product, about."""
        tiled = self.tiled
        m, n, k = (self.sizes[each] for each in tiled)
        if self.bits == 16 and m < n:
            m, n = n, m
        down, across, steps = (
            -(-size // least) for size, least in zip((m, n, k), LEAST[self.bits], strict=True)
        )
        others = [each for each in self.sizes if each not in tiled]
        tiles = down * across * self._size(each for each in others if each in self.orders[2])
        around = self._size(each for each in others if each not in self.orders[2])
        took = 2 * tiles * around * steps * prod(LEAST[self.bits]) / flop_us(self.bits)
        for own in self.orders[:2]:
            took *= self._reading(own, tiled)
        parts = max(1, min(MOST_PARTS, steps // PART_STEPS, FILLED // tiles))
        waited = around * -(-steps // parts) * STEP_US[self.bits]
        return max(took, waited) + self._bytes() / COPY_BYTES_US

    def _size(self, letters: Iterable[str]) -> int:
        return prod(self.sizes[each] for each in letters)

    def _reading(self, own: str, tiled: Sequence[str]) -> float:
        """How much longer a product takes for the order of an operand."""
        if own[-1] not in tiled:
            return SCATTERED[self.bits]
        whole = self.bits >= 32 or is_whole(self.sizes[own[-1]], self.bits)
        return 1.0 if whole else IN_PIECES

    def _bytes(self) -> int:
        lhs, rhs, result = map(self._size, self.orders[:3])
        near = self.orders[2][-1] in self.tiled
        return (lhs + rhs) * self.bits // 8 + result * (self.stored // 8 if near else SECTOR)

    def others(self) -> Iterator[tuple[Layouts, tuple[int, ...]]]:
        """These tensors with some of lhs, rhs and the result in other orders, and which they are:
        what is shared first, then a group's letters beside each other, in the same order in all."""
        for m, n, k in product(*(self._kept(name) for name in TILED)):
            wanted = self._rows(0, m, k), self._rows(1, n, k), self._rows(2, m, n)
            for chosen in product((False, True), repeat=3):
                orders = [
                    new if moved else old
                    for old, new, moved in zip(self.orders, wanted, chosen, strict=False)
                ]
                made = Layouts((*orders, *self.orders[3:]), self.sizes, self.bits, self.stored)
                yield made, tuple(number for number, moved in enumerate(chosen) if moved)

    def _kept(self, name: str) -> set[str]:
        """The orders in which a group's letters lie in the tensors."""
        group = self.group(name)
        return {
            "".join(each for each in own if each in group) for own in self.orders[:3] if name in own
        }

    def _rows(self, number: int, *groups: str) -> str:
        """A tensor's letters, with one group's behind the other's: that of its rows as they are,
        unless only the others are whole 16 bytes."""
        own = self.orders[number]
        shared = "".join(each for each in own if each not in "".join(groups))
        across, along = groups
        if own[-1] in across:
            across, along = along, across
        width = self.stored if number == 2 else self.bits
        lengths = [self._size(group) for group in (across, along)]
        if is_whole(lengths[0], width) and not is_whole(lengths[1], width):
            across, along = along, across
        return shared + across + along

    def copies(self, numbers: Sequence[int]) -> float:
        """Microseconds of copies of some of lhs, rhs and the result."""
        took = 0.0
        for number in numbers:
            width = self.stored if number == 2 else self.bits
            moved = 2 * self._size(self.orders[number]) * width // 8
            took += moved / COPY_BYTES_US + LAUNCH_US
        return took
