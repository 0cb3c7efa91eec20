"""Pass `permute-operands`: in which order products have the dimensions of their tensors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp, TensorType
from xdsl.ir import Attribute, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.tile.contract import TILED, ContractOp, dim_names
from gemmc.dialects.tile.types import bits
from gemmc.facts import CONTRACTS, Facts
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.problem._gain import check_gain
from gemmc.transforms.problem._layouts import LEAST, Layouts
from gemmc.transforms.problem._open_dimensions import merge
from gemmc.transforms.problem._views import transposed, transposed_behind

Permuted = dict[tuple[SSAValue, tuple[int, ...]], SSAValue]
"""Operands in other orders, by the value and the order of its dimensions."""


@dataclass(frozen=True)
class PermuteOperandsPass(ModulePass):
    """Permute the dimensions of a product's tensors where the product gains more by that.

    Before → after, of a sum over two dimensions that lie apart in the operands:

        tile.contract %a, %b maps [(m, b, k), (k, b, n), (m, n)] … : tensor<1024x2048x4xf32>, …
        →
        %t = linalg.transpose ins(%b) … permutation = [1, 0, 2]
        tile.contract %a', %t' maps [(m, k), (k, n), (m, n)] … : tensor<1024x8192xf32>, …
        where %a' and %t' are %a and %t with their dimensions b and k as one

    Requires: `normalize-contractions`. Products of sizes that a launch tells stay as they are:
    whether a copy pays depends on them.
    Ensures: the same products of the same elements. Those of `lhs`, `rhs` and the result are copied
    into another order, whichever takes the least time by estimate: what the product takes for its
    order, and the copies at the speed of memory. Dimensions that then lie one behind the other in
    all tensors are one; of those that stay apart the largest are m, n and k. What is read and
    written ends up in rows of the product, not in elements of other batches. An operand that
    several products read in an order is copied once.
    Why here: behind `normalize-contractions`, which takes permutations into the maps of products,
    so that these stay; before `pad-operands` and `transpose-operands`, which look at the rows of
    what is left, and `form-program`, which computes a copy together with what makes its tensor.
    Serves sums over several indices, as of tensor networks and factorizations, results with the
    batch innermost, and gradients of these.

    `gain` says how many times what the copies take the product has to lose; 0 takes the order in
    which the product is fastest.
    """

    name = "permute-operands"

    gain: float = 1.0

    def facts(self) -> Facts:
        return Facts(requires=(CONTRACTS,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_gain(op, self.gain)
        permuted: Permuted = {}
        for contract in walk_type(op, ContractOp):
            layouts = _layouts(contract)
            if layouts is None:
                continue
            better, numbers = _best(layouts, self.gain)
            if numbers:
                _permute(contract, better, numbers, permuted)


def _layouts(op: ContractOp) -> Layouts | None:
    """The orders of a product of floats, of sizes that are known, none of them 0."""
    sizes = op.extents
    if op.beside is not None or op.partials is not None or len(sizes) == len(TILED):
        return None
    kinds = [cast("TensorType[Attribute]", each.type).element_type for each in op.tensors]
    widths = {max(16, bits(kind)) for kind in kinds[:2]}
    if DYNAMIC_INDEX in sizes.values() or 0 in sizes.values() or not widths <= {*LEAST}:
        return None
    return Layouts(op.layouts, sizes, max(widths), max(16, bits(kinds[2])))


def _best(layouts: Layouts, gain: float) -> tuple[Layouts, tuple[int, ...]]:
    """The orders in which the product and the copies take the least time, and what is copied."""
    return min(
        layouts.others(),
        key=lambda each: (each[0].merged().us + gain * layouts.copies(each[1]), len(each[1])),
    )


def _permute(op: ContractOp, better: Layouts, numbers: Sequence[int], permuted: Permuted) -> None:
    """Let a product have other orders, and one dimension in place of several that then are one."""
    before, operands = op.layouts, [op.lhs, op.rhs]
    orders = [_order(old, new) for old, new in zip(before, better.orders, strict=True)]
    for number in (n for n in numbers if n < len(operands)):
        key = operands[number], orders[number]
        if key not in permuted:
            permuted[key] = transposed_behind(*key, op, "permuted")
        operands[number] = permuted[key]
    made = op.result.type
    if 2 in numbers:
        shape = [made.get_shape()[axis] for axis in orders[2]]
        made = TensorType(made.element_type, shape)
    names = _renamed(list(better.sizes), better.merged().tiled)
    layouts = ["".join(names[each] for each in own) for own in better.orders]
    build = Inserter.before(op)
    lhs, rhs = operands
    product = build.op(ContractOp(
        lhs, rhs, layouts, op.accumulator, made, op.detach_region(op.epilogue), op.inputs
    ))  # fmt: skip
    product.result.name_hint = op.result.name_hint
    result: SSAValue = product.result
    if 2 in numbers:
        back = [orders[2].index(axis) for axis in range(len(orders[2]))]
        result = transposed(build, result, back)
    op.result.replace_all_uses_with(result)
    op.detach()
    op.erase()
    merge(product)


def _order(old: str, new: str) -> tuple[int, ...]:
    return tuple(old.index(each) for each in new)


def _renamed(letters: Sequence[str], tiled: Sequence[str]) -> dict[str, str]:
    """Names for a product's letters, m, n and k for those that a block has many elements of."""
    rest = [each for each in letters if each not in tiled]
    return dict(zip([*rest, *tiled], dim_names(len(letters)), strict=True))
