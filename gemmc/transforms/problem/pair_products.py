"""Pass `pair-products`: which two products are one kernel, because they share an operand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, cast

from xdsl.context import Context
from xdsl.dialects import tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp, TensorType
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.placement import Operand, placed, same_place
from gemmc.analysis.reshapes import RESHAPES
from gemmc.analysis.whole_rows import is_whole
from gemmc.dialects.tile.contract import ContractOp, YieldOp, swapped_letters
from gemmc.dialects.tile.types import bits, is_half
from gemmc.facts import CONTRACTS, Facts
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.problem._gain import DRAM_BYTES_US, FLOP_US, LAUNCH_US, check_gain

LOST = 0.015
"""What a pair may lose against the best blocks of two products alone, as a share of their time. An
estimate: it is computed as it stands, not transposed, where that can be worth as much."""

LEAST = 16
"""Columns of the narrowest half of a tile that lies along N: a row of the narrowest swizzle."""

PLANNED = 4096
"""The size that stands for one that a launch tells."""


@dataclass(frozen=True)
class PairProductsPass(ModulePass):
    """Make two products of the same left operand one, where only their elements meet.

    Before → after, of a gated layer:

        %h = tile.contract %x, %v … { silu }
        %r = tile.contract %x, %w with %h … { ^bb0(%s: f32, %g: bf16): multiply }
        →
        %r = tile.contract %x, %w beside %v … { ^bb0(%s: f32, %t: f32): silu of %t, multiply }

    Requires: `normalize-contractions`.
    Ensures: the epilogue of the second product does what the first one's did, with the same
    roundings. Pairs have operands of 16 bits with rows of whole 16 bytes, right operands of one
    type and layout and at least 16 columns, and a first product that nothing else reads; two that
    share the right operand are paired as their transposed products. Operands that are reshaped or
    sliced are shared where they are the same elements of one tensor. It pays where what is saved,
    the way of the first product's result to memory and back and a launch, is more than a pair may
    lose: always, but for a very long K.
    Why here: after `normalize-contractions`, which says what each product takes in, and before
    `form-program`, which makes a kernel of each. Serves the gated layers of transformers.

    `gain` says how many times what a pair may lose has to be saved; 0 pairs always.
    """

    name = "pair-products"

    gain: float = 1.0

    def facts(self) -> Facts:
        return Facts(requires=(CONTRACTS,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_gain(op, self.gain)
        for second in walk_type(op, ContractOp):
            first = next((each for each in _before(second) if _is_pair(each, second)), None)
            if first is not None and _pays(second, self.gain):
                _join(first, second)


def _before(second: ContractOp) -> Sequence[ContractOp]:
    """The products whose results are inputs of another, for nothing but that."""
    owners = [value.owner for value in second.inputs if value.has_one_use()]
    return [owner for owner in owners if isinstance(owner, ContractOp)]


def _is_pair(first: ContractOp, second: ContractOp) -> bool:
    """Whether elements of the first meet those of the second, and one kernel can do both."""
    at = list(second.inputs).index(first.result)
    if first.beside is not None or second.beside is not None:
        return False
    meets = second.input_layouts[at] == second.result_layout
    alike = first.layouts[:3] == second.layouts[:3] and first.accumulator == second.accumulator
    if not meets or not alike or first.parent is not second.parent:
        return False
    one, other = (first.rhs, second.rhs), (first.lhs, second.lhs)
    along_n = same_place(*other)
    apart, columns = (one, "n") if along_n else (other, "m")
    if not (along_n or same_place(*one)) or second.extents[columns] < LEAST:
        return False
    return apart[0].type == apart[1].type and all(map(is_copied, (first, second)))


def is_copied(op: ContractOp) -> bool:
    """Whether the copy engine can read both operands, which are of 16 bits."""
    return all(
        _has_whole_rows(value, letters)
        for value, letters in ((op.lhs, op.lhs_layout), (op.rhs, op.rhs_layout))
    )


def _has_whole_rows(value: SSAValue, letters: str) -> bool:
    element = cast("TensorType[Any]", value.type).element_type
    if not is_half(element):
        return False
    return is_whole(Operand.of(placed(value), letters).pitch, bits(element))


def _pays(op: ContractOp, gain: float) -> bool:
    """Whether the way of a result to memory and back takes more than a pair may lose."""
    extents = {s: PLANNED if n == DYNAMIC_INDEX else n for s, n in op.extents.items()}
    lost = 2 * 2 * prod(extents.values()) / FLOP_US * LOST
    element = cast("TensorType[Any]", op.result.type).element_type
    moved = prod(extents[letter] for letter in op.result_layout) * bits(element) // 8
    return 2 * moved / DRAM_BYTES_US + LAUNCH_US > gain * lost


def _join(first: ContractOp, second: ContractOp) -> None:
    """The pair, in the second product's place."""
    at = list(second.inputs).index(first.result)
    kept = [number for number in range(len(second.inputs)) if number != at]
    inputs = [*(second.inputs[number] for number in kept), *first.inputs]
    layouts = [*second.layouts[:3], *(second.input_layouts[number] for number in kept)]
    layouts += first.input_layouts
    lhs, rhs, beside = second.lhs, second.rhs, first.rhs
    if not same_place(first.lhs, second.lhs):
        left, right, *others = map(swapped_letters, layouts)
        layouts = [right, left, *others]
        lhs, rhs, beside = second.rhs, second.lhs, first.lhs
    made = ContractOp(
        lhs, rhs, layouts, second.accumulator, second.result.type,
        _epilogue(first, second, at), inputs, beside,
    )  # fmt: skip
    made.result.name_hint = second.result.name_hint
    result = Inserter.before(second).op(made).result
    second.result.replace_all_uses_with(result)
    unread = [each for each in (first.lhs, first.rhs) if each not in (lhs, rhs, beside)]
    for op in (second, first):
        op.detach()
        op.erase()
    for value in unread:
        _erase_view(value)


def _erase_view(value: SSAValue) -> None:
    """Take out reshapes and slices that nothing reads any more."""
    owner = value.owner
    if isinstance(owner, RESHAPES | tensor.ExtractSliceOp) and value.first_use is None:
        source = owner.operands[0]
        owner.detach()
        owner.erase()
        _erase_view(source)


def _epilogue(first: ContractOp, second: ContractOp, at: int) -> Region:
    """The first product's epilogue, then the second's on what it yields for input `at`."""
    one, other = first.epilogue.block, second.epilogue.block
    inputs = [argument for number, argument in enumerate(other.args[1:]) if number != at]
    arguments = [other.args[0], one.args[0], *inputs, *one.args[1:]]
    body = Block(arg_types=[each.type for each in arguments])
    known: dict[SSAValue, SSAValue] = dict(zip(arguments, body.args, strict=True))
    for before, now in zip(arguments, body.args, strict=True):
        now.name_hint = before.name_hint
    known[other.args[1 + at]] = _brought(one, body, known)[0]
    yielded = _brought(other, body, known)
    end = YieldOp(*yielded)
    end.location = second.location
    body.add_op(end)
    return Region(body)


def _brought(block: Block, body: Block, known: dict[SSAValue, SSAValue]) -> list[SSAValue]:
    """A block's ops at the end of another; what it yields there."""
    for op in block.ops:
        if isinstance(op, YieldOp):
            return [known.get(value, value) for value in op.operands]
        clone: Operation = op.clone(known)
        clone.location = op.location
        body.add_op(clone)
    raise AssertionError("a product's epilogue yields")
