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


@dataclass(frozen=True)
class Handler:
    """`run(frame, op)`; a generator function where it may block or contain what blocks."""

    run: Callable[[Frame, Any], Any]
    blocks: bool


HANDLERS: dict[type[Operation], Handler] = {}


def handles(*types: type[Operation]) -> Callable[[HandlerT], HandlerT]:
    """Register a function as the meaning of op classes."""

    def register(function: HandlerT) -> HandlerT:
        for each in types:
            HANDLERS[each] = Handler(function, inspect.isgeneratorfunction(function))
        return function

    return register
