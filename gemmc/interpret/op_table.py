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


HANDLERS: dict[type[Operation], Handler] = {}


def handles(*types: type[Operation]) -> Callable[[HandlerT], HandlerT]:
    """Register a function as the meaning of op classes."""

    def register(function: HandlerT) -> HandlerT:
        for each in types:
            blocks = inspect.isgeneratorfunction(function)
            HANDLERS[each] = Handler(lambda op: lambda frame: function(frame, op), blocks)
        return function

    return register


def prepares(*types: type[Operation], blocks: bool = False) -> Callable[[HandlerT], HandlerT]:
    """Register a function from an op to its meaning: a function of the frame, a generator where
    it `blocks`."""

    def register(function: HandlerT) -> HandlerT:
        for each in types:
            HANDLERS[each] = Handler(function, blocks)
        return function

    return register
