"""Which function executes which op."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from xdsl.ir import Operation

if TYPE_CHECKING:
    from gemmc.interpret.frame import Frame

HandlerT = TypeVar("HandlerT", bound=Callable[..., Any])
Ready = Callable[[Any], Any]
"""One op, ready to execute on any frame."""


@dataclass(frozen=True)
class Handler:
    """`run(frame, op)`; a generator function where it may block or contain what blocks.

    `prepare(op)` is the same with what only depends on the op worked out, for an op that
    is executed often.
    """

    run: Callable[[Frame, Any], Any]
    blocks: bool
    prepare: Callable[[Any], Ready]


HANDLERS: dict[type[Operation], Handler] = {}


def handles(*types: type[Operation]) -> Callable[[HandlerT], HandlerT]:
    """Register a function as the meaning of op classes."""

    def register(function: HandlerT) -> HandlerT:
        for each in types:
            blocks = inspect.isgeneratorfunction(function)
            HANDLERS[each] = Handler(function, blocks, lambda op: lambda frame: function(frame, op))
        return function

    return register


def prepares(*types: type[Operation]) -> Callable[[HandlerT], HandlerT]:
    """Register a function from an op to its meaning, a function of the frame that never blocks."""

    def register(function: HandlerT) -> HandlerT:
        for each in types:
            HANDLERS[each] = Handler(lambda frame, op: function(op)(frame), False, function)
        return function

    return register
