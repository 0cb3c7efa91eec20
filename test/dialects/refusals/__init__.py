"""What the verifiers of gemmc's dialects refuse, and in which words: one table per dialect.

A case is a text, or a function where no text leads to the refusal (an attribute whose own
syntax cannot spell what is wrong, a question asked of a value before a pass answered it).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Refusal:
    """`cause` is refused with a message that contains `message`."""

    name: str
    cause: str | Callable[[], object]
    message: str


def function(arguments: str, body: str) -> str:
    """A function of `arguments` with the op under test on line 2."""
    return f"func.func @f({arguments}) {{\n  {body}\n  func.return\n}}\n"


def with_type(spelled: str) -> str:
    """A function that mentions a type."""
    return function(f"%x: {spelled}", "")


def with_attribute(spelled: str) -> str:
    """A module that mentions an attribute."""
    return f"builtin.module attributes {{x = {spelled}}} {{\n}}\n"
