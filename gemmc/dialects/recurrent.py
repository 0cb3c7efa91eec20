"""What the ops have in common that do the same step by step, each on what the one before made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, IntegerType, SymbolRefAttr, i64
from xdsl.ir import Attribute, Operation
from xdsl.traits import SymbolTable
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._integers import int_attr, ints


class Places(NamedTuple):
    """Where the elements of each step lie in a tensor, in row-major order: the first one in step
    0, and how many further on in each next step."""

    first: int
    stride: int

    def at(self, step: int) -> int:
        """The first element of a step."""
        return self.first + step * self.stride


def step_properties(
    callee: str,
    steps: int,
    carried_by: Sequence[int],
    stacked_by: Sequence[int],
    places: Sequence[Places],
) -> dict[str, Attribute]:
    """The properties of such an op: what does a step, how many there are, the numbers of its
    results that are carried and stacked, and the places of windows, then of stacked tensors."""
    lists = {
        "carried_by": carried_by,
        "stacked_by": stacked_by,
        "firsts": [each.first for each in places],
        "strides": [each.stride for each in places],
    }
    arrays = {name: DenseArrayBase.from_list(i64, list(each)) for name, each in lists.items()}
    return {"callee": SymbolRefAttr(callee), "steps": int_attr(steps), **arrays}


class Recurrent:
    """An op that does the same step by step."""

    @property
    def count(self) -> int:
        """The number of its steps."""
        return cast("IntegerAttr", _properties(self)["steps"]).value.data

    @property
    def numbers(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The numbers of a step's results that are carried, and those that are stacked."""
        return _ints(self, "carried_by"), _ints(self, "stacked_by")

    @property
    def places(self) -> list[Places]:
        """Those of the windows, then those of the stacked tensors."""
        return [*map(Places, _ints(self, "firsts"), _ints(self, "strides"))]

    @property
    def step(self) -> Operation | None:
        """What does a step; None where the module has nothing of the name."""
        callee = cast("SymbolRefAttr", _properties(self)["callee"])
        return SymbolTable.lookup_symbol(cast("Operation", self), callee)

    def verify_steps(self, carried: int, windows: int, stacked: int) -> None:
        """VerifyException unless there are steps, and properties for so many operands."""
        if self.count < 1:
            raise VerifyException(f"needed 1 step or more; found {self.count}")
        counts = len(_ints(self, "firsts")), len(_ints(self, "strides"))
        if counts != (windows + stacked,) * 2:
            needed = f"{windows + stacked} firsts and strides"
            raise VerifyException(f"needed {needed}; found {counts[0]} and {counts[1]}")
        found = tuple(map(len, self.numbers))
        if found != (carried, stacked):
            needed = f"{carried} carried and {stacked} stacked results"
            raise VerifyException(f"needed {needed}; found {found[0]} and {found[1]}")
        for each in self.numbers:
            if len(set(each)) < len(each):
                raise VerifyException(f"needed each result once; found {list(each)}")


def _properties(op: object) -> dict[str, Attribute]:
    return cast("Operation", op).properties


def _ints(op: object, name: str) -> tuple[int, ...]:
    return ints(cast("DenseArrayBase[IntegerType]", _properties(op)[name]))
