"""A `linalg.generic` on tensors of real elements, taken apart: its operands with their maps, and
what it yields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Block, BlockArgument, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.complex_parts.rewriting import drop_unused


@dataclass(frozen=True)
class Loops:
    """Tensors, the map of each, which loops are reductions, and a body with an argument for each
    tensor, the inputs first."""

    inputs: Sequence[SSAValue]
    outputs: Sequence[SSAValue]
    maps: Sequence[AffineMap]
    kinds: ArrayAttr[IteratorTypeAttr]
    body: Region

    @property
    def arguments(self) -> Sequence[BlockArgument]:
        """The elements of inputs in its body."""
        return self.body.block.args[: len(self.inputs)]

    @property
    def sums(self) -> Sequence[BlockArgument]:
        """The elements of outputs in its body."""
        return self.body.block.args[len(self.inputs) :]

    @property
    def yielded(self) -> Sequence[SSAValue]:
        end = self.body.block.last_op
        assert isinstance(end, YieldOp), "a body ends in a yield"
        return end.operands

    def map_of(self, argument: BlockArgument) -> AffineMap:
        """The map of the tensor that an argument is an element of."""
        return self.maps[argument.index]

    def groups(self) -> list[list[int]]:
        """The outputs by number, those together whose sums depend on each other."""
        needs = [_arguments(each) for each in self.yielded]
        groups: list[list[int]] = []
        for number in range(len(self.outputs)):
            mine = {number}
            mine |= {n for n, each in enumerate(self.sums) if each in needs[number]}
            mine |= {n for n, each in enumerate(needs) if self.sums[number] in each}
            apart = [each for each in groups if not mine & set(each)]
            joined = [n for each in groups if mine & set(each) for n in each]
            groups = [*apart, sorted({*joined, *mine})]
        return sorted(groups)

    def only(self, group: Sequence[int]) -> Loops:
        """Without the outputs that are not in a group, and the inputs that only they read."""
        body = self.body.clone()
        block, count = body.block, len(self.inputs)
        end = block.last_op
        assert end is not None, "a body ends in a yield"
        end.operands = [end.operands[n] for n in group]
        drop_unused(block)
        kept = [n for n in range(count) if block.args[n].first_use is not None]
        kept = self._with_sizes(kept, [count + n for n in group])
        mine = [*kept, *(count + n for n in group)]
        for number in reversed(range(len(block.args))):
            if number not in mine:
                block.erase_arg(block.args[number])
        return Loops(
            [self.inputs[n] for n in kept], [self.outputs[n] for n in group],
            [self.maps[n] for n in mine], self.kinds, body,
        )  # fmt: skip

    def _with_sizes(self, kept: list[int], outputs: list[int]) -> list[int]:
        """With the inputs that have to be there to tell how often loops run."""
        told = {d for n in (*kept, *outputs) for d in plain_dims(self.maps[n])}
        for number in range(len(self.inputs)):
            more = plain_dims(self.maps[number]) - told
            if more:
                kept, told = [*kept, number], told | more
        return sorted(kept)

    def put_ahead_of(self, op: Operation) -> Sequence[SSAValue]:
        """The op itself, ahead of another; its results."""
        maps = ArrayAttr([AffineMapAttr(each) for each in self.maps])
        kinds = [each.type for each in self.outputs]
        made = GenericOp(self.inputs, self.outputs, self.body, maps, self.kinds, kinds)
        return put_ahead(op, made).results


def plain_dims(at: AffineMap) -> set[int]:
    """The loops that index a dimension alone."""
    return {each.position for each in at.results if isinstance(each, AffineDimExpr)}


def _arguments(value: SSAValue) -> set[SSAValue]:
    """The arguments of bodies that a value is computed of."""
    found: set[SSAValue] = set()
    seen: set[SSAValue] = set()
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if each in seen:
            continue
        seen.add(each)
        if isinstance(each.owner, Block):
            found.add(each)
        else:
            waiting += (v for op in each.owner.walk() for v in op.operands)
    return found
