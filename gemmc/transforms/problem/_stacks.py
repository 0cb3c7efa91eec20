"""Tensors of which each step of a loop replaces elements that no step reads: what steps make lies
in them one behind the other."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects import arith, scf, tensor
from xdsl.dialects.builtin import AnyFloat, DenseIntOrFPElementsAttr, TensorType
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.recurrent import Places
from gemmc.dialects.tile.types import bits
from gemmc.ir import Inserter
from gemmc.transforms.problem._in_memory_types import from_memory, memory_type, to_memory
from gemmc.transforms.problem._in_shape import in_shape
from gemmc.transforms.problem._loop_places import Told, places_in
from gemmc.transforms.problem._wholes import ALIGNMENT


@dataclass(frozen=True)
class Stack:
    """Such a tensor: as what it begins, what replaces its elements, where and how often."""

    before: SSAValue
    insertion: tensor.InsertSliceOp
    places: Places
    steps: int

    @property
    def part(self) -> int:
        """The number of elements that a step replaces."""
        return prod(self._type(self.insertion.source).get_shape())

    @property
    def shape(self) -> tuple[int, ...]:
        """Of the whole tensor."""
        return self._type(self.before).get_shape()

    @property
    def is_padded(self) -> bool:
        """Whether parts begin where no kernel's matrix may: each then lies in 16 bytes, or several
        times as many, of its own, and all are put into the tensor behind the loop."""
        return self.pitch != self.part or not self.is_whole

    @property
    def is_whole(self) -> bool:
        """Whether the steps replace all of the tensor."""
        return self.steps * self.part == prod(self.shape) and abs(self.places.stride) == self.part

    @property
    def pitch(self) -> int:
        """The elements from one part to the next, where these lie in a tensor of their own."""
        held = memory_type(self._type(self.insertion.source)).element_type
        unit = 8 * ALIGNMENT // bits(held)
        return -(-self.part // unit) * unit

    @property
    def lying(self) -> Places:
        """Where the parts lie in what is begun."""
        if not self.is_padded:
            return self.places
        if self.places.stride >= 0:
            return Places(0, self.pitch)
        return Places((self.steps - 1) * self.pitch, -self.pitch)

    def begun(self, build: Inserter) -> SSAValue:
        """The tensor that the parts are put into, whose elements nobody has written; between parts
        it is zero."""
        element = cast("AnyFloat", memory_type(self.before.type).element_type)
        if self.pitch == self.part:
            shape = [self.steps, self.pitch] if self.is_padded else self.shape
            return build.value(tensor.EmptyOp([], TensorType(element, shape)))
        kind = TensorType(element, [self.steps, self.pitch])
        zeros = DenseIntOrFPElementsAttr.from_list(kind, [0])
        return build.value(arith.ConstantOp(zeros))

    @staticmethod
    def _type(value: SSAValue) -> TensorType[Attribute]:
        return cast("TensorType[Attribute]", value.type)


def stacks_of(loop: scf.ForOp, told: Told, steps: int) -> dict[int, Stack]:
    """By the numbers of what a loop carries, the tensors that are stacks: only one op uses what is
    carried, to replace elements that no other step does."""
    found: dict[int, Stack] = {}
    end = loop.body.block.last_op
    assert isinstance(end, scf.YieldOp), "a loop's block yields"
    for number, value in enumerate(loop.body.block.args[1:]):
        made = end.operands[number].owner
        if not isinstance(made, tensor.InsertSliceOp) or made.dest is not value:
            continue
        if len([*value.uses]) != 1 or len([*made.result.uses]) != 1 or made.source is value:
            continue
        places = places_in(made, told, steps)
        before = loop.iter_args[number]
        if places is None:
            continue
        stack = Stack(before, made, places, steps)
        if steps > 1 and abs(places.stride) != stack.part:
            continue
        found[number] = stack
    return found


def unstacked(build: Inserter, stack: Stack, value: SSAValue) -> SSAValue:
    """What the loop makes of the tensor, of the one with the parts."""
    kind = cast("TensorType[Attribute]", stack.before.type)
    if not stack.is_padded:
        return from_memory(build, value, kind)
    element = cast("TensorType[Attribute]", value.type).element_type
    count = stack.steps * stack.part
    rows = TensorType(element, [stack.steps, stack.part])
    parts = build.value(tensor.ExtractSliceOp(value, [0, 0], rows.get_shape(), [1, 1], rows))
    if not stack.is_whole:
        flat = in_shape(build, to_memory(build, stack.before), [prod(stack.shape)])
        first = min(stack.places.at(0), stack.places.at(stack.steps - 1))
        parts = build.value(tensor.InsertSliceOp.get(
            in_shape(build, parts, [count]), flat, [count], [first], [1], result_type=flat.type
        ))  # fmt: skip
    return from_memory(build, in_shape(build, parts, stack.shape), kind)
