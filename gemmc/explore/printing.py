"""A module's text, line by line, with the op that each line is of."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.ir import Attribute, Operation
from xdsl.printer import Printer


@dataclass(eq=False, repr=False)
class LinePrinter(Printer):
    """xDSL's printer into a list of lines. `ops` are in the order of printing, `starts` has the
    line, from 0, that each begins on; `owners` has for each line the number of the first op that
    begins there, or else of the innermost one that goes on there.

    An attribute is spelled once: `spelled` may be shared between printers.
    """

    spelled: dict[Attribute, str] = field(default_factory=dict[Attribute, str])
    lines: list[str] = field(default_factory=list[str], init=False)
    ops: list[Operation] = field(default_factory=list[Operation], init=False)
    starts: list[int] = field(default_factory=list[int], init=False)
    owners: list[int] = field(default_factory=lambda: [0], init=False)
    _open: list[int] = field(default_factory=list[int], init=False)
    _parts: list[str] = field(default_factory=list[str], init=False)
    _begun_on: int = field(default=-1, init=False)

    def print_string(self, text: str, *, indent: int | None = None) -> None:
        """Appends text; a line break in it indents what follows, as xDSL's printer does."""
        if "\n" not in text:
            self._parts.append(text)
            return
        first, *rest = text.split("\n")
        self._parts.append(first)
        for line in rest:
            self._print_new_line(indent=indent)
            self._parts.append(line)

    def _print_new_line(self, indent: int | None = None, print_message: bool = True) -> None:
        self.finish()
        depth = self._indent if indent is None else indent
        self._parts.append(" " * (depth * self.indent_num_spaces))
        self.owners.append(self._open[-1] if self._open else 0)

    def print_attribute(self, attribute: Attribute) -> None:
        """As xDSL prints it, from memory where it was printed before."""
        known = self.spelled.get(attribute)
        if known is None:
            aside, self._parts = self._parts, []
            super().print_attribute(attribute)
            known, self._parts = "".join(self._parts), aside
            self.spelled[attribute] = known
        self.print_string(known)

    def print_op(self, op: Operation) -> None:
        """An op, with its line."""
        number, line = len(self.ops), len(self.lines)
        self.ops.append(op)
        self.starts.append(line)
        if self._begun_on != line:
            self._begun_on = line
            self.owners[line] = number
        self._open.append(number)
        super().print_op(op)
        self._open.pop()

    def finish(self) -> None:
        """Ends the line."""
        self.lines.append("".join(self._parts))
        self._parts = []
