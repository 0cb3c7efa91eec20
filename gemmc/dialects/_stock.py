"""xDSL's own dialects, imported so that their ops' formats are read when they are first needed.

xDSL reads the format of each op when its module is imported: of all of `arith`, `math` and the
others, a twelfth of what a whole compilation takes, which parses and prints few of them. While
`import_stock` imports the modules that gemmc needs, a format is kept as text instead; what was
imported before stays as it is. `gemmc.dialects._definition` does the same for gemmc's ops.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from functools import cached_property
from importlib import import_module
from typing import Any

from xdsl.ir import SSAValue
from xdsl.irdl import OpDef
from xdsl.irdl.declarative_assembly_format import FormatProgram

STOCK = ("arith", "cf", "func", "linalg", "math", "scf", "tensor")
"""The dialects that every compilation meets; `linalg` imports `math`."""


class LateFormat:
    """A format that is read when an op is first parsed or printed by it."""

    def __init__(self, text: str, definition: OpDef) -> None:
        self._text, self._definition = text, definition

    @cached_property
    def _read(self) -> FormatProgram:
        return FormatProgram.from_str(self._text, self._definition)

    def parse(self, *arguments: Any) -> Any:
        """As `FormatProgram.parse`."""
        return self._read.parse(*arguments)

    def print(self, *arguments: Any) -> None:
        """As `FormatProgram.print`."""
        self._read.print(*arguments)


@contextmanager
def formats_read_late() -> Generator[None]:
    """Inside, xDSL's `irdl_op_definition` makes ops whose formats are read late."""
    usual = FormatProgram.__dict__["from_str"]
    FormatProgram.from_str = LateFormat  # pyright: ignore[reportAttributeAccessIssue]
    try:
        yield
    finally:
        FormatProgram.from_str = usual


def import_stock() -> None:
    """Import the dialects of `STOCK`."""
    with formats_read_late():
        for name in STOCK:
            import_module(f"xdsl.dialects.{name}")
    _take_complex_elements()


def _take_complex_elements() -> None:
    """Let named ops of linalg stand on complex elements, which xDSL asserts that none does; what
    their bodies are then, `gemmc.dialects.complex_parts.named` says."""
    from xdsl.dialects.linalg.abstract_ops import NamedOperation
    from xdsl.utils.type import get_element_type_or_self

    def body_arg_types(operands: Sequence[SSAValue]) -> Sequence[Any]:
        return [get_element_type_or_self(each.type) for each in operands]

    NamedOperation.body_arg_types = staticmethod(body_arg_types)
