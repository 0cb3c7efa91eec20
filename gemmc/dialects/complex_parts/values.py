"""The two parts of complex values, and types of them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import cast

from xdsl.dialects.builtin import AnyFloat, ComplexType, MemRefType, TensorType, f32, f64
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in, with_element
from gemmc.errors import refuse

Pair = tuple[SSAValue, SSAValue]
"""The real and the imaginary part."""

NAMES = "re", "im"
"""How the parts of a value with a name are called."""


def is_complex(kind: Attribute) -> bool:
    """Whether a type is that of complex numbers, or of tensors or memory of them."""
    return isinstance(element_in(kind), ComplexType)


def real_type(kind: Attribute) -> Attribute:
    """The type of each part of values of a complex type."""
    return with_element(kind, cast("ComplexType[AnyFloat]", element_in(kind)).element_type)


def with_parts(kind: Attribute) -> Attribute:
    """The type of an array of complex numbers with the parts of each along a last dimension."""
    element = cast("ComplexType[AnyFloat]", element_in(kind)).element_type
    if isa(kind, MemRefType[Attribute]):
        return MemRefType(element, [*kind.get_shape(), 2])
    shape = kind.get_shape() if isa(kind, TensorType[Attribute]) else ()
    return TensorType(element, [*shape, 2])


def check(op: Operation, kind: Attribute) -> None:
    """GemmcError for a complex type of other parts than f32 and f64."""
    element = element_in(kind)
    if is_complex(kind) and real_type(element) not in (f32, f64):
        change = "convert its parts to f32"
        raise refuse(op, "complex numbers of f32 or f64", f"{element}", change)


def touches_complex(op: Operation) -> bool:
    """Whether an op has complex operands or results."""
    return any(is_complex(each.type) for each in (*op.operands, *op.results))


class Parts:
    """Which two values became of each complex one, and the ops that nobody needs any more."""

    def __init__(self) -> None:
        self._known: dict[SSAValue, Pair] = {}
        self._old: list[Operation | BlockArgument | Region] = []

    def of(self, op: Operation, value: SSAValue) -> Pair:
        """The parts of an operand of an op. GemmcError where the op that makes it comes later."""
        found = self._known.get(value)
        if found is None:
            raise refuse(op, "complex operands that are made before", f"{value.type}")
        return found

    def say(self, value: SSAValue, pair: Pair) -> None:
        """A value's parts, called after it."""
        self._known[value] = pair
        for part, name in zip(pair, NAMES, strict=True):
            if value.name_hint and part.name_hint is None:
                part.name_hint = f"{value.name_hint}_{name}"

    def each(self, op: Operation, values: Sequence[SSAValue]) -> list[SSAValue]:
        """Operands of an op, with both parts in the place of complex ones."""
        found: list[SSAValue] = []
        for value in values:
            found += self.of(op, value) if is_complex(value.type) else (value,)
        return found

    def split_arguments(self, block: Block) -> None:
        """Put two arguments in the place of each complex one of a block that has no parts yet."""
        for argument in list(block.args):
            if is_complex(argument.type) and argument not in self._known:
                kind, at = real_type(argument.type), argument.index
                self.say(argument, (block.insert_arg(kind, at), block.insert_arg(kind, at + 1)))
                self.leave(argument)

    def replace(self, op: Operation, made: Sequence[SSAValue]) -> None:
        """Have values in the place of an op's results, two for each that is complex."""
        new = iter(made)
        for result in op.results:
            if is_complex(result.type):
                self.say(result, (next(new), next(new)))
            else:
                value = next(new)
                value.name_hint = result.name_hint
                result.replace_all_uses_with(value)
        self.leave(op)

    def leave(self, old: Operation | BlockArgument | Region) -> None:
        """Note that an op, an argument, or a body that stands nowhere is done with, once all that
        follows is rewritten."""
        self._old.append(old)

    @contextmanager
    def clearing(self) -> Generator[None]:
        """Erase in the end what has been left since the start."""
        start = len(self._old)
        yield
        for old in reversed(self._old[start:]):
            if isinstance(old, Operation):
                old.detach()
                old.erase()
        for old in self._old[start:]:
            if isinstance(old, BlockArgument):
                old.block.erase_arg(old)
        for old in self._old[start:]:
            if isinstance(old, Region):
                old.erase()
        del self._old[start:]
