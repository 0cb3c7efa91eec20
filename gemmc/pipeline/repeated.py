"""Kernels of a program that are equal but for their names, as steps of a loop that is written out
are: passes run on the first of them alone.

What a pass makes of a kernel follows from its ops, and each op's location from those of the ops
that it stems from; so the others get a copy, with their own name and their own locations.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.dialects import func
from xdsl.dialects.builtin import LocationAttr, ModuleOp, StringAttr
from xdsl.ir import Attribute, Operation
from xdsl.passes import ModulePass

from gemmc.analysis.equal_functions import are_equal
from gemmc.dialects.launch import ProgramOp

Shape = tuple[Attribute, tuple[tuple[str, str | None], ...]]
"""What is asked of a kernel first: its type, its ops' names and what its values are called."""


@dataclass
class _Made:
    """A kernel as it was, the passes that ran on it, and what has become of it."""

    source: func.FuncOp
    passes: tuple[ModulePass, ...]
    ops: list[Operation]


@dataclass
class Repeated:
    """The kernels of a program that passes have run on so far."""

    _made: dict[Shape, list[_Made]] = field(default_factory=dict[Shape, list[_Made]])

    def take(self, module: ModuleOp, passes: tuple[ModulePass, ...]) -> bool:
        """Put a copy of what the same passes made of an equal kernel in the place of a module's
        one kernel; whether there was such a one."""
        function = _only(module)
        for made in self._made.get(_shape(function), ()) if function else ():
            assert function is not None, "a shape is a function's"
            if made.passes != passes or not are_equal(made.source, function):
                continue
            places = _places(made.source, function)
            if places is not None:
                function.detach()
                for op in made.ops:
                    module.body.block.add_op(_copied(op, made.source, function, places))
                return True
        return False

    def source(self, module: ModuleOp) -> func.FuncOp | None:
        """A copy of a module's one kernel, for `note`; None where it is no function."""
        function = _only(module)
        if function is None:
            return None
        made = function.clone()
        for copy, op in zip(made.walk(), function.walk(), strict=True):
            copy.location = op.location
        return made

    def note(
        self, source: func.FuncOp | None, passes: tuple[ModulePass, ...], module: ModuleOp
    ) -> None:
        """Remember what passes made of a kernel, unless that is a program of several."""
        found = list(module.body.block.ops)
        if source is None or any(isinstance(each, ProgramOp) for each in found):
            return
        self._made.setdefault(_shape(source), []).append(_Made(source, passes, found))


def _only(module: ModuleOp) -> func.FuncOp | None:
    found = list(module.body.block.ops)
    return found[0] if len(found) == 1 and isinstance(found[0], func.FuncOp) else None


def _shape(function: func.FuncOp | None) -> Shape:
    assert function is not None, "asked of a function"
    ops = tuple((op.name, r.name_hint) for op in function.walk() for r in op.results or ())
    arguments = tuple(("", each.name_hint) for each in function.body.block.args)
    return function.function_type, (*arguments, *ops)


def _places(one: Operation, other: Operation) -> dict[LocationAttr, LocationAttr] | None:
    """The location of each op of an equal kernel by that of its own; None where one is several."""
    found: dict[LocationAttr, LocationAttr] = {}
    for first, second in zip(one.walk(), other.walk(), strict=True):
        if found.setdefault(first.location, second.location) != second.location:
            return None
    return found


def _copied(
    op: Operation,
    source: func.FuncOp,
    function: func.FuncOp,
    places: dict[LocationAttr, LocationAttr],
) -> Operation:
    """An op of what a kernel has become, for another one's name and places."""
    made, (old, new) = op.clone(), (each.sym_name.data for each in (source, function))
    for copy, each in zip(made.walk(), op.walk(), strict=True):
        copy.location = places.get(each.location, each.location)
        for key in ("sym_name", "symbol"):
            said = copy.properties.get(key)
            if isinstance(said, StringAttr) and _is_of(said.data, old):
                copy.properties[key] = StringAttr(new + said.data.removeprefix(old))
    return made


def _is_of(symbol: str, kernel: str) -> bool:
    """Whether a symbol is a kernel's, or one that is named after it."""
    return symbol == kernel or symbol.startswith(f"{kernel}_")
