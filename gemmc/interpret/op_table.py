"""Which function executes which op."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from xdsl.ir import Operation

HandlerT = TypeVar("HandlerT", bound=Callable[..., Any])
Ready = Callable[[Any], Any]
"""One op, ready to execute on any frame."""


@dataclass(frozen=True)
class Handler:
    """`prepare(op)` is the op's meaning, with what depends on the op only worked out.

    It makes a generator where the op `blocks`: where it may wait, or contain what waits.
    """

    prepare: Callable[[Any], Ready]
    blocks: bool


_HANDLERS: dict[type[Operation], Handler] = {}
"""Op class, or interface, to what it means."""


def handler_of(kind: type[Operation]) -> Handler | None:
    """The meaning of an op class: its own, or that of the first of its bases that has one.

    So an op that says of itself by its interfaces what it does needs no function here.
    """
    return next((_HANDLERS[base] for base in kind.__mro__ if base in _HANDLERS), None)


def handles(*types: type[Operation]) -> Callable[[HandlerT], HandlerT]:
    """Register a function as the meaning of op classes or interfaces."""

    def register(function: HandlerT) -> HandlerT:
        for each in types:
            blocks = inspect.isgeneratorfunction(function)
            _HANDLERS[each] = Handler(lambda op: lambda frame: function(frame, op), blocks)
        return function

    return register


def prepares(*types: type[Operation], blocks: bool = False) -> Callable[[HandlerT], HandlerT]:
    """Register a function from an op to its meaning: a function of the frame, a generator where
    it `blocks`."""

    def register(function: HandlerT) -> HandlerT:
        for each in types:
            _HANDLERS[each] = Handler(function, blocks)
        return function

    return register
