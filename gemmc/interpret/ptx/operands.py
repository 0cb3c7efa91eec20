"""Operands of PTX instructions, and the token cursor they are read with."""

from __future__ import annotations

import struct

from gemmc.interpret.ptx.errors import PtxSyntaxError
from gemmc.interpret.ptx.lexer import Token
from gemmc.interpret.ptx.syntax import (
    Address,
    Group,
    Immediate,
    Negated,
    Operand,
    Pair,
    Register,
    Sink,
    Symbol,
    Vector,
)

_CLOSING = {"{": "}", "(": ")"}


class OperandParser:
    """A cursor over tokens that can read operands."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._next = 0

    @property
    def token(self) -> Token:
        return self._tokens[self._next]

    def peek(self) -> Token:
        return self._tokens[min(self._next + 1, len(self._tokens) - 1)]

    def advance(self) -> Token:
        token = self.token
        if token.kind == "end":
            raise self.wrong("more text")
        self._next += 1
        return token

    def adjacent(self) -> bool:
        """Whether no space stands before the current token."""
        before = self._tokens[self._next - 1]
        return before.start + len(before.text) == self.token.start

    def accept(self, text: str) -> bool:
        if self.token.text != text:
            return False
        self._next += 1
        return True

    def expect(self, text: str) -> None:
        if not self.accept(text):
            raise self.wrong(f"`{text}`")

    def wrong(self, needed: str) -> PtxSyntaxError:
        return PtxSyntaxError(self.token.where, "syntax", needed, f"`{self.token.text}`")

    def name(self, what: str) -> str:
        if self.token.kind != "name":
            raise self.wrong(what)
        return self.advance().text

    def literal(self, value: int) -> None:
        token = self.token
        if self.integer() != value:
            raise PtxSyntaxError(token.where, "syntax", str(value), f"`{token.text}`")

    def integer(self) -> int:
        """A signed integer literal."""
        value = self.immediate()
        if value.kind != "int":
            raise self.wrong("an integer before")
        return value.value

    def immediate(self) -> Immediate:
        """A literal with its sign."""
        negative = self.accept("-")
        if not negative:
            self.accept("+")
        inverted = self.accept("~")
        if self.token.kind != "number":
            raise self.wrong("a number")
        value = _number(self.advance().text)
        if value.kind != "int":
            sign = 1 << (31 if value.kind == "f32" else 63)
            return Immediate(value.value ^ sign, value.kind) if negative else value
        number = ~value.value if inverted else value.value
        return Immediate(-number if negative else number)

    def operands(self, end: str) -> list[Operand]:
        """Operands at commas up to `end`, which is left."""
        found: list[Operand] = []
        while self.token.text != end:
            found.append(self.operand())
            if not self.accept(","):
                break
        return found

    def operand(self) -> Operand:
        first = self._simple()
        if self.accept("|"):
            return Pair(first, self._simple())
        return first

    def _simple(self) -> Operand:
        token = self.token
        if token.text == "!":
            self.advance()
            return Negated(Register(self.name("a predicate")))
        if token.text in _CLOSING:
            self.advance()
            items = tuple(self.operands(_CLOSING[token.text]))
            self.expect(_CLOSING[token.text])
            return Vector(items) if token.text == "{" else Group(items)
        if token.text == "[":
            return self._address()
        if token.kind == "name":
            return self._named()
        return self.immediate()

    def _named(self) -> Operand:
        name = self.name("an operand")
        if name == "_":
            return Sink()
        if name == "WARP_SZ":
            return Immediate(32)
        if self.token.kind == "dotted" and self.adjacent():
            return Register(name, self.advance().text[1:])
        if name.startswith("%"):
            return Register(name)
        return Symbol(name, self._offset())

    def _offset(self) -> int:
        if self.token.text not in ("+", "-"):
            return 0
        negative = self.advance().text == "-"
        value = self.integer()
        return -value if negative else value

    def _address(self) -> Address:
        self.expect("[")
        base: Operand = self.immediate() if self.token.kind == "number" else self._named()
        offset = self._offset()
        parts: list[Operand] = []
        while self.accept(","):
            parts.append(self.operand())
        self.expect("]")
        return Address(base, offset, tuple(parts))


def _number(text: str) -> Immediate:
    lower = text.lower()
    if lower.startswith("0f"):
        return Immediate(int(text[2:], 16), "f32")
    if lower.startswith("0d") and len(text) == 18:
        return Immediate(int(text[2:], 16), "f64")
    if "." in text or ("e" in lower and not lower.startswith("0x")):
        return Immediate(struct.unpack("<Q", struct.pack("<d", float(text)))[0], "f64")
    digits = lower.removesuffix("u")
    if digits.startswith(("0x", "0b")):
        return Immediate(int(digits, 0))
    return Immediate(int(digits, 8 if len(digits) > 1 and digits[0] == "0" else 10))
