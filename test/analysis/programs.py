"""Small programs for the analyses, and how to find ops and values in them by name."""

from __future__ import annotations

from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue

from gemmc import frontend

INPUTS = Path(__file__).parent / "inputs"


def text_of(name: str) -> str:
    return (INPUTS / name).read_text(encoding="utf-8")


PLAIN = text_of("plain.mlir")
"""Every kind of collective op once, with its views, in one loop."""


def parsed(text: str = PLAIN) -> ModuleOp:
    return frontend.parse(text, "test.mlir", frontend.context())


def op(module: ModuleOp, name: str) -> Operation:
    """The first op of a name."""
    return next(o for o in module.walk() if o.name == name)


def value(module: ModuleOp, name: str) -> SSAValue:
    """A value by its name in the text."""
    values = [
        *(r for o in module.walk() for r in o.results),
        *(a for b in module.walk() for r in b.regions for block in r.blocks for a in block.args),
    ]
    return next(v for v in values if v.name_hint == name)
