"""PTX text → `syntax.Module` (PTX ISA, "Syntax", "Directives").

It reads the language, not one compiler's way of writing it: scopes, `.func`s, debug
sections and initializers parse even where nothing of a GEMM kernel needs them. What an
instruction means, and whether it exists, is decided when it is decoded.
"""

from __future__ import annotations

import struct

from gemmc.interpret.ptx.errors import PtxSyntaxError
from gemmc.interpret.ptx.lexer import Token, tokenize
from gemmc.interpret.ptx.operands import OperandParser
from gemmc.interpret.ptx.syntax import (
    BranchTargets,
    Function,
    Guard,
    Instruction,
    Label,
    Module,
    Register,
    RegisterDeclaration,
    Scope,
    Statement,
    Variable,
)
from gemmc.interpret.ptx.types import BITS, size_of

_LINKAGE = {".extern", ".visible", ".weak", ".common"}
_SPACES = {".global", ".const", ".shared", ".local", ".param"}
_KERNEL_DIRECTIVES = {
    ".maxntid",
    ".reqntid",
    ".minnctapersm",
    ".maxnctapersm",
    ".maxnreg",
    ".maxclusterrank",
    ".explicitcluster",
    ".reqnctapercluster",
    ".noreturn",
    ".blocksareclusters",
}


def parse(text: str, file: str = "<ptx>") -> Module:
    """The module a text says. Raises PtxSyntaxError."""
    return _Parser(tokenize(text, file), file).module(tuple(text.splitlines()))


class _Parser(OperandParser):
    """Recursive descent over the tokens."""

    def __init__(self, tokens: list[Token], file: str) -> None:
        super().__init__(tokens)
        self.file = file
        self.version = ""
        self.target: tuple[str, ...] = ()
        self.variables: list[Variable] = []
        self.functions: list[Function] = []

    def module(self, lines: tuple[str, ...]) -> Module:
        while self.token.kind != "end":
            self._top_level()
        return Module(
            self.file,
            self.version,
            self.target,
            tuple(self.variables),
            tuple(self.functions),
            lines,
        )

    def _top_level(self) -> None:
        while self.token.text in _LINKAGE:
            self.advance()
        token = self.token
        if token.text == ".version":
            self.advance()
            self.version = self.advance().text
        elif token.text == ".target":
            self.advance()
            self.target = tuple(self._names())
        elif token.text == ".address_size":
            self.advance()
            self.literal(64)
        elif token.text in (".entry", ".func"):
            self.functions.append(self._function())
        elif token.text in _SPACES:
            self.variables += self._variables()
        elif not self._ignored():
            raise self.wrong("a directive, a variable or a function")

    def _ignored(self) -> bool:
        """Debug information and pragmas, which say nothing about what is computed."""
        if self.token.text in (".file", ".loc"):
            line = self.token.where.line
            while self.token.where.line == line and self.token.kind != "end":
                self.advance()
            return True
        if self.token.text == ".section":
            while self.advance().text != "{":
                pass
            while self.advance().text != "}":
                if self.token.kind == "end":
                    raise self.wrong("`}` of the section")
            return True
        if self.token.text in (".pragma", ".alias"):
            while self.advance().text != ";":
                pass
            return True
        return False

    def _names(self) -> list[str]:
        names = [self.advance().text]
        while self.accept(","):
            names.append(self.advance().text)
        return names

    def _function(self) -> Function:
        entry = self.advance().text == ".entry"
        where = self.token.where
        results = self._parameters()
        name = self.name("a function's name")
        parameters = (*results, *self._parameters())
        directives = self._kernel_directives()
        body = None
        if self.token.text == "{":
            body = self._scope()
        else:
            self.accept(";")
        return Function(name, entry, parameters, directives, body, where)

    def _kernel_directives(self) -> dict[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {}
        while self.token.text in _KERNEL_DIRECTIVES or self.token.text in (".attribute", ".pragma"):
            name = self.advance().text
            if name == ".attribute":
                while self.advance().text != ")":
                    pass
            elif name == ".pragma":
                self.advance()
                self.accept(";")
            else:
                found[name[1:]] = self._integers()
        return found

    def _integers(self) -> tuple[int, ...]:
        values: list[int] = []
        while self.token.kind == "number":
            values.append(self.integer())
            if not self.accept(","):
                break
        return tuple(values)

    def _parameters(self) -> tuple[Variable, ...]:
        if not self.accept("("):
            return ()
        found: list[Variable] = []
        while not self.accept(")"):
            space = self.advance()
            if space.text not in (".param", ".reg"):
                raise PtxSyntaxError(space.where, "parameter", "`.param`", f"`{space.text}`")
            found.append(self._variable("param"))
            self.accept(",")
        return tuple(found)

    def _variables(self) -> list[Variable]:
        """`.space [.align n] .type a, b[4], c = 1;`."""
        space = self.advance().text[1:].split("::")[0]
        found = [self._variable(space)]
        while self.accept(","):
            found.append(self._declarator(space, found[0].type, found[0].alignment))
        self.expect(";")
        return found

    def _variable(self, space: str) -> Variable:
        alignment, type_, lanes = 0, "", 1
        while self.token.kind == "dotted":
            word = self.advance().text[1:]
            if word == "align":
                alignment = self.integer()
            elif word in ("v2", "v4"):
                lanes = int(word[1:])
            elif word in BITS:
                type_ = word
            elif word == "attribute":
                while self.advance().text != ")":
                    pass
            elif word == "ptr" or word in ("global", "shared", "const", "local"):
                continue
            else:
                raise self.wrong(f"a type or `.align`, not `.{word}`")
        if not type_:
            raise self.wrong("a type of the variable")
        return self._declarator(space, type_, alignment, lanes)

    def _declarator(self, space: str, type_: str, alignment: int, lanes: int = 1) -> Variable:
        token = self.token
        name = self.name("a variable's name")
        size: int | None = size_of(type_) * lanes
        while self.accept("["):
            count = None if self.token.text == "]" else self.integer()
            size = None if count is None or size is None else size * count
            self.expect("]")
        initial: tuple[int, ...] = ()
        if self.accept("="):
            initial = tuple(self._initializer(type_))
            if size is None:
                size = len(initial) * size_of(type_)
        natural = size_of(type_) * lanes
        return Variable(space, name, type_, alignment or natural, size, token.where, initial)

    def _initializer(self, type_: str) -> list[int]:
        if not self.accept("{"):
            value = self.immediate()
            if value.kind == "f64" and size_of(type_) == 4:
                wide = struct.unpack("<d", value.value.to_bytes(8, "little"))[0]
                return [int.from_bytes(struct.pack("<f", wide), "little")]
            return [value.value]
        values: list[int] = []
        while not self.accept("}"):
            values += self._initializer(type_)
            self.accept(",")
        return values

    def _scope(self) -> Scope:
        self.expect("{")
        statements: list[Statement] = []
        while not self.accept("}"):
            statements += self._statements()
        return Scope(tuple(statements))

    def _statements(self) -> list[Statement]:
        token = self.token
        if token.text == "{":
            return [self._scope()]
        if token.text == ".reg":
            return self._registers()
        if token.text.split("::")[0] in _SPACES:
            return list(self._variables())
        if token.kind == "dotted":
            if self._ignored():
                return []
            raise self.wrong("a statement")
        if token.kind == "name" and self.peek().text == ":":
            return [self._label()]
        if token.text == ";":
            self.advance()
            return []
        return [self._instruction()]

    def _label(self) -> Statement:
        token = self.advance()
        self.expect(":")
        if self.token.text == ".branchtargets":
            self.advance()
            labels = tuple(self._names())
            self.expect(";")
            return BranchTargets(token.text, labels, token.where)
        return Label(token.text, token.where)

    def _registers(self) -> list[Statement]:
        self.advance()
        type_ = self.advance()
        lanes = type_.text[1:]
        if lanes in ("v2", "v4"):
            raise PtxSyntaxError(type_.where, ".reg", "scalar registers", f"`.{lanes}`")
        if lanes not in BITS:
            raise PtxSyntaxError(type_.where, ".reg", "a register type", f"`{type_.text}`")
        found: list[Statement] = []
        while True:
            where = self.token.where
            name = self.name("a register's name")
            count = None
            if self.accept("<"):
                count = self.integer()
                self.expect(">")
            found.append(RegisterDeclaration(lanes, name, count, where))
            if not self.accept(","):
                break
        self.expect(";")
        return found

    def _instruction(self) -> Instruction:
        guard = None
        where = self.token.where
        if self.accept("@"):
            negated = self.accept("!")
            guard = Guard(Register(self.name("a predicate")), negated)
        opcode = self.name("an instruction")
        parts = [opcode]
        while self.token.kind == "dotted" and self.adjacent():
            parts.append(self.advance().text[1:])
        operands = [] if self.token.text == ";" else self.operands(";")
        self.expect(";")
        return Instruction(tuple(parts), tuple(operands), guard, where)
