"""Pass `transpose-operands`: which operands in f32 are turned ahead of their product."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import prod
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    Float32Type,
    ModuleOp,
    TensorType,
)
from xdsl.dialects.linalg.ops import TransposeOp
from xdsl.ir import Attribute, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.reshapes import shape_of
from gemmc.analysis.whole_rows import is_whole
from gemmc.dialects.tile.contract import TILED, ContractOp, map_of_letters
from gemmc.dialects.tile.types import bits
from gemmc.facts import CONTRACTS, Facts
from gemmc.ir import walk_type
from gemmc.transforms.problem._gain import LAUNCH_US, check_gain
from gemmc.transforms.problem._views import transposed_behind

LOST: dict[tuple[int, ...], float] = {(): 0.0, (0,): 0.035, (1,): 0.02, (0, 1): 0.125}
"""What a product takes longer for operands along K, by their numbers, as a share of what it takes
with none; the least of what was measured (bench/log.md)."""

F32_FLOP_US = 5.1e7
"""Operations of a large product on CUDA cores in a microsecond, with no operand along K."""

TURNED_BYTES_US = 3.8e6
"""Bytes that a kernel which transposes reads and writes in a microsecond."""

LEAST = 128
"""Rows and columns of products that the shares were measured for: whole tiles."""

Turned = dict[tuple[SSAValue, tuple[int, ...]], SSAValue]
"""Transposed operands, by the value and the order of its dimensions."""


@dataclass(frozen=True)
class TransposeOperandsPass(ModulePass):
    """Transpose operands in f32 that lie along K ahead of their product, where that pays.

    Before → after:

        tile.contract %a, %b maps [(m, k), …] … : tensor<4096x1024xf32>, …
        →
        %t = linalg.transpose ins(%a : …) … permutation = [1, 0]
        tile.contract %t, %b maps [(k, m), …] … : tensor<1024x4096xf32>, …

    Requires: `normalize-contractions`. Products of sizes that a launch tells stay as they are:
    whether a copy pays depends on them. So do those of operands that are not all f32: tensor cores
    take either layout.
    Ensures: the same products of the same elements. Those of `lhs`, `rhs`, both or none are
    turned, whichever takes the least time: what the product loses by operands along K, which
    threads copy to shared memory in pieces of 4 bytes, and the copies at the speed of memory. An
    operand that several products read is turned once. One whose rows would be no whole 16 bytes is
    still copied in pieces, and stays. So do operands of products of few rows or columns. A
    transpose that is taken back is its operand itself.
    Why here: behind `normalize-contractions`, which takes transposes into the maps of products, so
    that these stay; before `form-program`, which makes a kernel of each. Serves products whose
    kernels are chosen for them: a pipeline that is named computes on the program's own operands.

    `gain` says how many times what the copies take the product has to lose; 0 turns always.
    """

    name = "transpose-operands"

    gain: float = 1.0

    def facts(self) -> Facts:
        return Facts(requires=(CONTRACTS,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_gain(op, self.gain)
        found = [each for each in walk_type(op, ContractOp) if _is_known(each)]
        turned: Turned = {}
        # What the largest one turns costs the others nothing.
        for contract in sorted(found, key=lambda each: -prod(each.extents.values())):
            for number in _worth_turning(contract, turned, self.gain):
                _turn(contract, number, turned)


def _is_known(contract: ContractOp) -> bool:
    """Whether a product is of f32 alone, and of sizes that are known, none of them 0."""
    sizes = contract.extents.values()
    if contract.beside is not None or DYNAMIC_INDEX in sizes or 0 in sizes:
        return False
    kinds = (cast("TensorType[Attribute]", each.type) for each in (contract.lhs, contract.rhs))
    return all(isinstance(kind.element_type, Float32Type) for kind in kinds)


def _worth_turning(contract: ContractOp, turned: Turned, gain: float) -> Sequence[int]:
    """The numbers of the operands that are turned; with no gain asked for, all along K."""
    along = tuple(n for n in (0, 1) if contract.layouts[n][-1] == "k")
    if not gain:
        return along
    fitting = [n for n in along if _has_whole_rows(contract, n)]
    some = (each for count in range(len(fitting) + 1) for each in combinations(fitting, count))

    def takes(numbers: Sequence[int]) -> float:
        left = tuple(n for n in along if n not in numbers)
        return _lost(contract, left) + gain * sum(_copies(contract, numbers, turned))

    return min(some, key=takes)


def _has_whole_rows(contract: ContractOp, number: int) -> bool:
    """Whether an operand has rows of whole 16 bytes once it is turned."""
    value = contract.operands[number]
    kind = cast("TensorType[Attribute]", value.type)
    order, _ = _turning(contract.layouts[number])
    return is_whole(shape_of(value)[order[-1]], bits(kind.element_type))


def _lost(contract: ContractOp, along: tuple[int, ...]) -> float:
    """Microseconds that a product loses by operands along K."""
    extents = contract.extents
    if min(extents["m"], extents["n"]) < LEAST:
        return 0.0
    return 2 * prod(extents.values()) / F32_FLOP_US * LOST[along]


def _copies(contract: ContractOp, numbers: Sequence[int], turned: Turned) -> Iterator[float]:
    """Microseconds of the copies of some operands, each with its launch, that are not there yet."""
    needed = {(contract.operands[n], _turning(contract.layouts[n])[0]) for n in numbers}
    for value, order in needed:
        if (value, order) not in turned and _taken_back(value, order) is None:
            kind = cast("TensorType[Attribute]", value.type)
            moved = 2 * prod(shape_of(value)) * bits(kind.element_type) // 8
            yield moved / TURNED_BYTES_US + LAUNCH_US


def _turning(letters: str) -> tuple[tuple[int, ...], str]:
    """The order of dimensions, and the letters in it, in which an operand is of matrices whose rows
    lie across K."""
    (across,) = {*letters} & {*TILED} - {"k"}
    wanted = "".join(each for each in letters if each not in ("k", across)) + "k" + across
    return tuple(letters.index(each) for each in wanted), wanted


def _taken_back(value: SSAValue, order: tuple[int, ...]) -> SSAValue | None:
    """The tensor that a value is the transpose of, where it has its dimensions in that order."""
    owner = value.owner
    if not isinstance(owner, TransposeOp):
        return None
    given = cast("Sequence[int]", owner.permutation.get_values())
    same = [given[axis] for axis in order] == list(range(len(order)))
    return owner.operands[0] if same else None


def _turn(contract: ContractOp, number: int, turned: Turned) -> None:
    """Let a product read an operand turned, which stands behind what makes it."""
    value = contract.operands[number]
    order, letters = _turning(contract.layouts[number])
    if (value, order) not in turned:
        turned[value, order] = _taken_back(value, order) or transposed_behind(
            value, order, contract, "turned"
        )
    contract.operands[number] = turned[value, order]
    maps = list(contract.indexing_maps.data)
    maps[number] = AffineMapAttr(map_of_letters(letters, len(contract.extents)))
    contract.indexing_maps = ArrayAttr(maps)
