"""Tokens of a PTX text (PTX ISA, "Lexical Elements")."""

from __future__ import annotations

import re
from typing import NamedTuple

from gemmc.interpret.ptx.errors import PtxSyntaxError, Where

_TOKEN = re.compile(
    r"""
    (?P<space>\s+|//[^\n]*|/\*.*?\*/|\#[^\n]*)
  | (?P<string>"(?:[^"\\]|\\.)*")
  | (?P<number>0[fF][0-9a-fA-F]{8}\b|0[dD][0-9a-fA-F]{16}\b|0[xX][0-9a-fA-F]+U?|0[bB][01]+U?
      |\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+U?)
  | (?P<dotted>\.[A-Za-z0-9_]+(?:::[A-Za-z0-9_]+)*)
  | (?P<name>%?[A-Za-z_$][\w$]*|%[\w$]+)
  | (?P<punctuation>\(\*|[][{}()<>,;:@!|+\-=*/~?&^%])
    """,
    re.VERBOSE | re.DOTALL,
)


class Token(NamedTuple):
    """One token; `start` is its offset in the text."""

    kind: str
    text: str
    start: int
    where: Where


def tokenize(text: str, file: str) -> list[Token]:
    """All tokens, then one of kind `end`. Raises PtxSyntaxError at a character of none."""
    tokens: list[Token] = []
    position, line, line_start = 0, 1, 0
    for match in _TOKEN.finditer(text):
        kind, found = match.lastgroup or "", match.group()
        if match.start() != position:
            break
        if kind != "space":
            where = Where(file, line, position - line_start + 1)
            tokens.append(Token(kind, found, position, where))
        if "\n" in found:
            line += found.count("\n")
            line_start = position + found.rindex("\n") + 1
        position = match.end()
    if position < len(text):
        where = Where(file, line, position - line_start + 1)
        raise PtxSyntaxError(where, "text", "a PTX token", repr(text[position]))
    tokens.append(Token("end", "the end of the text", position, Where(file, line, 1)))
    return tokens
