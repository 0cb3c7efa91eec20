"""Text in, text out: the context of gemmc's tools, located parsing, located verification.

xDSL records a location only where the text spells one out, and reports a failed
verification with the whole module and no line. Here every parsed op knows the line and
column it came from, and both kinds of error are one line.
"""

from __future__ import annotations

import re
import struct
from bisect import bisect_right
from collections.abc import Callable, Sequence
from importlib import import_module
from io import StringIO
from math import prod
from typing import Any, cast

from xdsl.context import Context
from xdsl.dialect_interfaces.op_asm import OpAsmDialectInterface
from xdsl.dialects.builtin import (
    AnyDenseElement,
    Builtin,
    BytesAttr,
    DenseIntOrFPElementsAttr,
    FileLineColLoc,
    IntAttr,
    ModuleOp,
    RankedStructure,
    StringAttr,
    UnknownLoc,
)
from xdsl.ir import Attribute, Dialect, Operation, TypeAttribute
from xdsl.ir.affine import AffineMap
from xdsl.printer import Printer
from xdsl.utils.exceptions import ParseError, UnregisteredConstructException, VerifyException
from xdsl.utils.lexer import Input, Position, Span
from xdsl.utils.mlir_lexer import MLIRLexer, MLIRToken, MLIRTokenKind

from gemmc.dialects._stock import import_stock
from gemmc.dialects.bit_patterns import with_bits
from gemmc.dialects.dominance import use_before_definition
from gemmc.dialects.foreign import ForeignParser
from gemmc.dialects.semi_affine import SemiAffineParser
from gemmc.dialects.validity import invalid
from gemmc.dialects.written_out import write_out_all
from gemmc.errors import GemmcError, described, did_you_mean, location_of

import_stock()

_DIALECTS = {
    "affine": ("gemmc.dialects.affine_more", "Affine"),
    "bufferization": ("gemmc.dialects.bufferization", "Bufferization"),
    "cf": ("xdsl.dialects.cf", "Cf"),
    "func": ("xdsl.dialects.func", "Func"),
    "scf": ("gemmc.dialects.scf_more", "Scf"),
    "tile": ("gemmc.dialects.tile", "Tile"),
    "tma": ("gemmc.dialects.tma", "Tma"),
    "wgmma": ("gemmc.dialects.wgmma", "Wgmma"),
    "barrier": ("gemmc.dialects.barrier", "Barrier"),
    "ptx": ("gemmc.dialects.ptx", "Ptx"),
    "iree_linalg_ext": ("gemmc.dialects.linalg_ext", "IreeLinalgExt"),
    "index": ("gemmc.dialects.index_words", "Index"),
    "transform": ("gemmc.dialects.schedules", "Transform"),
    "ub": ("gemmc.dialects.poison", "Ub"),
    "gpu": ("gemmc.dialects.memory_spaces", "Gpu"),
    "hal": ("gemmc.dialects.hal", "Hal"),
    "launch": ("gemmc.dialects.launch", "Launch"),
    "util": ("gemmc.dialects.util", "Util"),
    "ml_program": ("gemmc.dialects.globals", "MlProgram"),
    "iree_tensor_ext": ("gemmc.dialects.util", "IreeTensorExt"),
    "tm_tensor": ("gemmc.dialects.linalg_ext", "TmTensor"),
}
"""Dialect to the module and the name of its object; imported when first met in a text."""

RENAMED_OPS = {"tile.drain": "tile.bulk_store"}
"""What an op was called before: refused, with the name that it has now."""

_ARITH_WITH_MORE = ("gemmc.dialects.arith_more", "Arith")
_ARITH_STOCK = ("xdsl.dialects.arith", "Arith")
_MATH_WITH_MORE = ("gemmc.dialects.math_more", "Math")
_MATH_STOCK = ("xdsl.dialects.math", "Math")
_LINALG_TOLERANT = ("gemmc.dialects.linalg", "Linalg")
_LINALG_STOCK = ("xdsl.dialects.linalg", "Linalg")
_TENSOR_TOLERANT = ("gemmc.dialects.linalg_relayout", "Tensor")
_TENSOR_STOCK = ("xdsl.dialects.tensor", "Tensor")
_MEMREF_TOLERANT = ("gemmc.dialects.memref", "MemRef")
_MEMREF_STOCK = ("xdsl.dialects.memref", "MemRef")


_MESSAGE = re.compile(
    r"(?:(?P<op>[^\s:]+): )?needed (?P<needed>.+?); found (?P<found>[^;]+)(?:; (?P<change>.+))?"
)
"""A message in this package's own words."""

_ABOUT_THE_TEXT = (
    NotImplementedError,
    UnregisteredConstructException,
    ValueError,
    VerifyException,
    struct.error,
)
"""What xDSL's parsers and attribute constructors raise, beside `ParseError`, with words about
the text. Anything else that they raise on wrong text speaks of their own code."""


BYTE_ORDER_MARK = "\ufeff"

TOO_DEEP = (
    "needed regions, types and attributes inside of each other as deep as the reader's stack goes; "
    "found more; take some of the nesting out, such as modules inside of modules"
)

NO_COMPLEX = (
    "needed elements that are integers, index or floats; found complex; "
    "give the real and the imaginary parts as tensors of their own"
)


class InputError(GemmcError):
    """A program that does not parse or verify: `file:line:col: error: message`.

    Where the message is xDSL's, it is what was `found`; an op of the message is the subject.
    """

    def __init__(self, message: str, where: str = ""):
        self.message = " ".join(message.split())
        named = _MESSAGE.fullmatch(self.message)
        op, needed, found, change = named.groups("") if named else ("", "", "", "")
        if not needed:
            op, needed, found = "program", "MLIR that parses and verifies", self.message
        super().__init__(op or "program", needed, found, change, where)

    def __str__(self) -> str:
        return f"{self.where}: error: {self.message}" if self.where else f"error: {self.message}"


def _factory(module: str, name: str) -> Callable[[], Dialect]:
    return lambda: cast(Dialect, getattr(import_module(module), name))


class _OpenContext(Context):
    """A context that meets the dialects of other packages when a text has something of theirs."""

    def get_optional_op(
        self, name: str, *, dialect_stack: Sequence[str] = ()
    ) -> type[Operation] | None:
        found = super().get_optional_op(name, dialect_stack=dialect_stack)
        if found is not None or not self._meets(name):
            return found
        return super().get_optional_op(name, dialect_stack=dialect_stack)

    def get_optional_type(self, name: str) -> type[TypeAttribute] | None:
        found = super().get_optional_type(name)
        return super().get_optional_type(name) if found is None and self._meets(name) else found

    def get_optional_attr(self, name: str) -> type[Attribute] | None:
        found = super().get_optional_attr(name)
        return super().get_optional_attr(name) if found is None and self._meets(name) else found

    def _meets(self, name: str) -> bool:
        """Whether the dialect of a name is another package's, and was not known before."""
        dialect, dot, _ = name.partition(".")
        if not dot or dialect in self.registered_dialect_names:
            return False
        from gemmc.installed import find_dialect

        factory = find_dialect(dialect)
        if factory is not None:
            self.register_dialect(dialect, factory)
        return factory is not None


def context(tool: bool = True) -> Context:
    """A context with everything gemmc reads; `tool` picks gemmc's linalg, arith, math, memref and
    tensor over xDSL's."""
    ctx = _OpenContext()
    ctx.load_dialect(Builtin)
    ctx.register_dialect("linalg", _factory(*(_LINALG_TOLERANT if tool else _LINALG_STOCK)))
    ctx.register_dialect("arith", _factory(*(_ARITH_WITH_MORE if tool else _ARITH_STOCK)))
    ctx.register_dialect("math", _factory(*(_MATH_WITH_MORE if tool else _MATH_STOCK)))
    ctx.register_dialect("memref", _factory(*(_MEMREF_TOLERANT if tool else _MEMREF_STOCK)))
    ctx.register_dialect("tensor", _factory(*(_TENSOR_TOLERANT if tool else _TENSOR_STOCK)))
    for name, (module, attribute) in _DIALECTS.items():
        ctx.register_dialect(name, _factory(module, attribute))
    return ctx


_FLAT_TYPE = re.compile(r'![\w$.-]+<[^<>"]*(?:"[^"<>\\\n]*"[^<>"]*)*>')
"""A dialect's type with no other in it, such as `!ptx.reg<b32, "%r7">`."""

_PACKED = re.compile(r'<\s*"0x((?:[0-9A-Fa-f]{2})+)"\s*>\s*:\s*(?=tensor<(?:\d+x)*i1>)')
"""The bytes of a constant of conditions, up to its type."""


class LinearLexer(MLIRLexer):
    """xDSL's lexer, with strings read in linear time.

    xDSL's own pattern tries every way to divide the rest of a line before it says that a
    closing quote is missing, which is exponential in the length. Possessive quantifiers
    divide it in one way (Python's `re`, "Regular Expression Syntax").
    """

    _text = re.compile(r'"[^"\\\n\v\f]*+(?:\\(?:["nt\\]|[0-9A-Fa-f]{2})[^"\\\n\v\f]*+)*+')
    _unescaped_characters_regex = re.compile(_text.pattern + '"')

    def _lex_string_literal(self, start_pos: Position) -> MLIRToken:
        content = self.input.content
        whole = self._text.match(content, start_pos)
        end = whole.end() if whole is not None else start_pos
        if content.startswith('"', end):
            return super()._lex_string_literal(start_pos)
        if content.startswith("\\", end):
            needed = r"one of \n, \t, \", \\ and a backslash with two hexadecimal digits"
            message = f"string: needed {needed}; found {content[end : end + 2]!r}"
            raise ParseError(Span(end, end + 1, self.input), message)
        message = "string: needed '\"' at its end; found the end of the line"
        raise ParseError(Span(start_pos, end, self.input), message)

    def _lex_prefixed_ident(self, start_pos: Position) -> MLIRToken:
        if self._suffix_id.match(self.input.content, self.pos) is None:
            sigil, found = self.input.content[start_pos], self.input.content[self.pos :][:1]
            message = f"needed a name after '{sigil}'; found {found!r}"
            raise ParseError(Span(start_pos, self.pos, self.input), message)
        return super()._lex_prefixed_ident(start_pos)


class LocatedParser(ForeignParser):
    """A parser that gives each op without an explicit `loc(…)` the place it was read from.

    A type that is spelled as one before is the same type, and not parsed again: registers
    have theirs with every use. `blobs` is what the text's section of resources holds, by its keys:
    xDSL's one store, of all texts of a process, would give a key that it knows another name.
    """

    def __init__(self, ctx: Context, text: str, filename: str):
        super().__init__(ctx, "", filename)
        # Its first token is read by `parse_module`: it may be what is wrong.
        self._parser_state.lexer = LinearLexer(Input(text, filename))
        self._filename = StringAttr(filename)
        self._op_start = 0
        self._types: dict[str, TypeAttribute] = {}
        self.blobs: dict[str, str] = {}
        self._line_starts = [0]
        for line in text.splitlines(keepends=True):
            self._line_starts.append(self._line_starts[-1] + len(line))

    def line_and_column(self, position: int) -> tuple[int, int]:
        """One-based line and column of an offset into the text."""
        line = bisect_right(self._line_starts, position)
        return line, position - self._line_starts[line - 1] + 1

    def parse_operation(self) -> Operation:
        start = self._current_token.span.start
        self._op_start = start
        op = super().parse_operation()
        if isinstance(op.location, UnknownLoc):
            op.location = self._location(start)
        return op

    def parse_optional_type(self) -> TypeAttribute | None:
        if self._current_token.kind != MLIRTokenKind.EXCLAMATION_IDENT:
            if self._current_token.text == "complex":
                self.raise_error(NO_COMPLEX)
            return super().parse_optional_type()
        content = self.lexer.input.content
        spelled = _FLAT_TYPE.match(content, self.pos)
        if spelled is None:
            return super().parse_optional_type()
        known = self._types.get(spelled[0])
        if known is not None:
            self._resume_from(spelled.end())
            return known
        found = super().parse_optional_type()
        ends_here = self.pos >= spelled.end() and not content[spelled.end() : self.pos].strip()
        if found is not None and ends_here:
            self._types[spelled[0]] = found
        return found

    def parse_module(self, allow_implicit_module: bool = True) -> ModuleOp:
        self._resume_from(0)
        module = super().parse_module(allow_implicit_module)
        if isinstance(module.location, UnknownLoc):
            # Nothing in the text spells an implicit module.
            module.location = self._location(0)
        return module

    def _location(self, position: int) -> FileLineColLoc:
        line, column = self.line_and_column(position)
        return FileLineColLoc(self._filename, IntAttr(line), IntAttr(column))

    def parse_dense_int_or_fp_elements_attr(
        self, type: RankedStructure[AnyDenseElement] | None
    ) -> DenseIntOrFPElementsAttr:
        packed = type is None and _PACKED.match(self.lexer.input.content, self.pos)
        if not packed:
            return super().parse_dense_int_or_fp_elements_attr(type)
        from gemmc.resources import conditions

        self._resume_from(packed.end())
        kind = self._parse_dense_literal_type()
        data = conditions(bytes.fromhex(packed[1]), prod(kind.get_shape()))
        found = DenseIntOrFPElementsAttr(kind, BytesAttr(data))
        if len(data) != prod(kind.get_shape()):
            self.raise_error(
                f"needed {prod(kind.get_shape())} conditions in bits or bytes; found {len(data)}"
            )
        return found

    def parse_affine_map(self) -> AffineMap:
        return SemiAffineParser(self._parser_state).parse_affine_map()

    def _parse_tensor_literal_element(self) -> Any:
        return with_bits(super()._parse_tensor_literal_element())

    def _parse_dialect_resource_handle(
        self, dialect_name: str, interface: OpAsmDialectInterface
    ) -> str:
        return self.parse_identifier(" for resource handle")

    def _parse_resource(self, dialect_name: str, interface: OpAsmDialectInterface) -> None:
        key = self._parse_dialect_resource_handle(dialect_name, interface)
        self.parse_punctuation(":")
        start, value = self.pos, self.parse_str_literal()
        if not value.startswith("0x"):
            message = f"{key}: needed a string of 0x and hexadecimal digits; found {value[:20]!r}"
            self.raise_error(message, start, start)
        self.blobs[key] = value

    def _get_op_by_name(self, name: str) -> type[Operation]:
        try:
            return super()._get_op_by_name(name)
        except ParseError:
            known = [op.name for each in self.ctx.loaded_dialects for op in each.operations]
            now = RENAMED_OPS.get(name)
            advice = f"it is called {now} now" if now else did_you_mean(name, known, most=1)
            message = f"{name}: needed an operation that gemmc reads; found another"
            message += f"; {advice}" if advice else ""
            # The parser has already moved past the name, often onto the next line.
            self.raise_error(message, self._op_start, self._op_start + 1)


def _explained(error: ParseError, text: str, undefined: list[str]) -> tuple[str, int]:
    """What a user can do with a parser's complaint, and the offset that it is about."""
    position = error.span.start
    if not text.strip():
        return "needed a program; found an empty text", position
    if text[0] == BYTE_ORDER_MARK:
        message = "needed UTF-8 text without a byte order mark; found one; save the file without"
        return message, 0
    if error.msg.startswith("values used but not defined") and undefined:
        use = re.search(rf"%{re.escape(undefined[0])}(?![\w$.-])", text)
        message = f"%{undefined[0]}: needed a value that is defined; found only its use"
        return message, use.start() if use else position
    if position >= len(text.rstrip()):
        found = f"the end of the text ({error.msg.strip()})"
        return f"needed more of the program; found {found}", position
    if error.msg == "Could not parse entire input!":
        return f"needed an operation; found '{text[position:].split()[0]}'", position
    return error.msg, position


def parse(
    text: str, filename: str = "<input>", ctx: Context | None = None, *, step_by_step: bool = False
) -> ModuleOp:
    """The module that `text` spells, every op located; `InputError` if it spells none.

    Loops over single elements become ops of `linalg`; with `step_by_step` they stay loops.
    The module is not verified. What a dialect's own parser raises about a text (an
    attribute that rejects its parameters, for one) is reported where the parser stood.
    """
    parser = LocatedParser(ctx or context(), text, filename)
    try:
        module = parser.parse_module()
        if "dense_resource" in text:
            from gemmc.resources import with_resources

            with_resources(module, parser.blobs)
        _write_out(module, text, parser.ctx, step_by_step)
        return module
    except GemmcError:
        raise
    except ParseError as error:
        message, position = _explained(error, text, list(parser.forward_ssa_references))
        line, column = parser.line_and_column(position)
        raise InputError(message, f"{filename}:{line}:{column}") from error
    except RecursionError as error:
        line, column = parser.line_and_column(parser.pos)
        raise InputError(TOO_DEEP, f"{filename}:{line}:{column}") from error
    except Exception as error:
        line, column = parser.line_and_column(parser.pos)
        malformed = f"malformed operation ({type(error).__name__})"
        said = str(error) if isinstance(error, _ABOUT_THE_TEXT) else ""
        raise InputError(said or malformed, f"{filename}:{line}:{column}") from error


def _write_out(module: ModuleOp, text: str, ctx: Context, step_by_step: bool) -> None:
    """`write_out_all`, which meets ops that are not verified; `InputError` at one that is wrong."""
    try:
        write_out_all(module, text, ctx, step_by_step)
    except GemmcError:
        raise
    except Exception as error:
        if (found := invalid(module)) is None:
            raise
        raise InputError(found[2], location_of(found[0])) from error


def copy(module: ModuleOp) -> ModuleOp:
    """A copy of a module that somebody built, with the ops that its text would be read as."""
    from gemmc.dialects.linalg import adopt

    if not isinstance(module, ModuleOp):  # pyright: ignore[reportUnnecessaryIsInstance]
        needed, change = "an xDSL ModuleOp", "give gemmc.parse(text)"
        raise GemmcError("program", needed, described(module), change)
    made = module.clone()
    adopt(made)
    return made


def verify(module: ModuleOp) -> None:
    """Raises `InputError` about the first op that is not valid, at that op's location."""
    try:
        module.verify()
    except Exception as error:
        # The exception does not say which op failed: a second walk, innermost ops first.
        op, cause, message = invalid(module) or (module, error, f"{error}")
        raise InputError(message, location_of(op)) from cause
    used = use_before_definition(module)
    if used is not None:
        op, value = used
        owner = value.owner
        made = f"a result of {owner.name}" if isinstance(owner, Operation) else "an argument"
        name = f"%{value.name_hint}" if value.name_hint else made
        message = f"needed operands that are defined before it; found {name}, which is not"
        raise InputError(f"{op.name}: {message}", location_of(op))


def print_module(module: ModuleOp, generic: bool = False) -> str:
    """The module's text, without locations, ending in a newline; `generic`: in MLIR's own form."""
    stream = StringIO()
    Printer(stream=stream, print_generic_format=generic).print_op(module)
    return stream.getvalue() + "\n"
