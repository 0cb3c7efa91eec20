"""The parser of gemmc's texts: xDSL's, by which every op knows the place that it was read from."""

from __future__ import annotations

import re
from bisect import bisect_right
from math import prod
from typing import Any

from xdsl.context import Context
from xdsl.dialect_interfaces.op_asm import OpAsmDialectInterface
from xdsl.dialects.builtin import (
    AnyDenseElement,
    BytesAttr,
    DenseIntOrFPElementsAttr,
    FileLineColLoc,
    IntAttr,
    ModuleOp,
    RankedStructure,
    StringAttr,
    TensorType,
    UnknownLoc,
)
from xdsl.ir import Block, Operation, TypeAttribute
from xdsl.ir.affine import AffineMap
from xdsl.utils.exceptions import ParseError
from xdsl.utils.lexer import Input, Position, Span
from xdsl.utils.mlir_lexer import MLIRLexer, MLIRToken, MLIRTokenKind

from gemmc.dialects.bit_patterns import with_bits
from gemmc.dialects.foreign import ForeignParser
from gemmc.dialects.semi_affine import SemiAffineParser
from gemmc.dialects.shaped_types import wrong_type
from gemmc.errors import did_you_mean

LOWERED_BY = {
    "chlo": "stablehlo-opt --chlo-legalize-to-stablehlo --stablehlo-legalize-to-linalg",
    "stablehlo": "stablehlo-opt --stablehlo-legalize-to-linalg",
    "torch": "torch-mlir-opt --torch-backend-to-linalg-on-tensors-backend-pipeline",
    "tosa": "mlir-opt's passes tosa-to-linalg-named, tosa-to-linalg and tosa-to-arith",
    "onnx": "", "mhlo": "",
}  # fmt: skip
"""Dialects of front ends, which are ahead of linalg, with what makes linalg of them."""

RENAMED_OPS = {"tile.drain": "tile.bulk_store"}
"""What an op was called before: refused, with the name that it has now."""

_FLAT_TYPE = re.compile(r'![\w$.-]+<[^<>"]*(?:"[^"<>\\\n]*"[^<>"]*)*>')
"""A dialect's type with no other in it, such as `!ptx.reg<b32, "%r7">`."""

_OP_NAME = re.compile(r"(?<![%^@#!\w.$-])[A-Za-z_]\w*(?:\.\w+)+")
"""The name of an operation, behind those of its results."""

_PACKED = re.compile(r'<\s*"0x((?:[0-9A-Fa-f]{2})+)"\s*>\s*:\s*(?=tensor<(?:\d+x)*i1>)')
"""The bytes of a constant of conditions, up to its type."""

_TYPED = re.compile(r">\s*:[^\n]*\s*\Z")
"""The end of a constant with its type."""

MOST_BYTES = 1 << 32
"""Of a constant that has one number in all of its elements, each of which is kept."""

_SPLAT = re.compile(r'<[^\[\]<>"]*>')
"""What is in every element of a constant."""


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
        self._op_start = self._last_read = -1
        self._types: dict[str, TypeAttribute] = {}
        self.blobs: dict[str, str] = {}
        self._line_starts = [0]
        for line in text.splitlines(keepends=True):
            self._line_starts.append(self._line_starts[-1] + len(line))

    @property
    def operation(self) -> tuple[str, int]:
        """The name of the operation that is read, and where it begins; else of the next one."""
        start = self.pos if self._op_start < 0 else self._op_start
        named = _OP_NAME.search(self.lexer.input.content, start)
        return named[0] if named is not None else "operation", start

    @property
    def complaint(self) -> int:
        """Where something is wrong that was built of what has been read: where the parser stands,
        or where the operation begins, if it has read on to the next line or behind a region."""
        start, pos = self._op_start, self.pos
        if start < 0:
            return pos
        return start if self._is_ahead(start) or self._last_read > start else pos

    def _is_ahead(self, start: int) -> bool:
        """Whether what begins at an offset ends on a line above the one where the parser stands."""
        read = self.lexer.input.content[start : self.pos]
        return "\n" in read[len(read.rstrip()) :]

    def line_and_column(self, position: int) -> tuple[int, int]:
        """One-based line and column of an offset into the text."""
        line = bisect_right(self._line_starts, position)
        return line, position - self._line_starts[line - 1] + 1

    def parse_operation(self) -> Operation:
        start, around = self._current_token.span.start, self._op_start
        self._op_start = start
        op = super().parse_operation()
        self._op_start, self._last_read = around, start
        if isinstance(op.location, UnknownLoc):
            op.location = self._location(start)
        return op

    def parse_optional_type(self) -> TypeAttribute | None:
        if self._current_token.kind != MLIRTokenKind.EXCLAMATION_IDENT:
            return self._parse_stock_type()
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

    def _parse_stock_type(self) -> TypeAttribute | None:
        start = self.pos
        found = super().parse_optional_type()
        if found is not None and (wrong := wrong_type(found)):
            self.raise_error(wrong, start, start)
        return found

    def parse_module(self, allow_implicit_module: bool = True) -> ModuleOp:
        self._resume_from(0)
        module = super().parse_module(allow_implicit_module)
        if isinstance(module.location, UnknownLoc):
            # Nothing in the text spells an implicit module.
            module.location = self._location(0)
        return module

    def parse_optional_successor(self) -> Block | None:
        name = self._number_of_block()
        if name is not None and name not in self.blocks:
            self.forward_block_references[name].append(self._current_token.span)
            self.blocks[name] = (Block(), None)
        return super().parse_optional_successor()

    def _parse_block(self) -> Block:
        """A block, whose name may be a number, which xDSL takes for no hint: `^0(%a: f32):`."""
        name = self._number_of_block()
        block, before = self.blocks.get(name or "", (None, None))
        if name is None or before is not None:
            return super()._parse_block()
        block = block or Block()
        self.blocks[name] = (block, self._consume_token().span)
        self.forward_block_references.pop(name, None)
        self._parse_optional_block_arg_list(block)
        self.parse_punctuation(":")
        self._parse_block_body(block)
        return block

    def _number_of_block(self) -> str | None:
        token = self._current_token
        name = token.text[1:]
        return name if token.kind == MLIRTokenKind.CARET_IDENT and name.isdecimal() else None

    def _location(self, position: int) -> FileLineColLoc:
        line, column = self.line_and_column(position)
        return FileLineColLoc(self._filename, IntAttr(line), IntAttr(column))

    def parse_dense_int_or_fp_elements_attr(
        self, type: RankedStructure[AnyDenseElement] | None
    ) -> DenseIntOrFPElementsAttr:
        start = self.pos
        try:
            return self._parse_dense(type)
        except ParseError as error:
            whole = _TYPED.search(self.lexer.input.content[start : self.pos])
            if error.span.start == self.pos and whole and self._is_ahead(start):
                self.raise_error(error.msg, start, start + 1)
            raise

    def _parse_dense(
        self, type: RankedStructure[AnyDenseElement] | None
    ) -> DenseIntOrFPElementsAttr:
        packed = type is None and _PACKED.match(self.lexer.input.content, self.pos)
        if not packed:
            splat = self._parse_splat(type)
            # One of a tensor without elements has a length of 0, and is false.
            return splat if splat is not None else super().parse_dense_int_or_fp_elements_attr(type)
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

    def _parse_splat(
        self, kind: RankedStructure[AnyDenseElement] | None
    ) -> DenseIntOrFPElementsAttr | None:
        """A constant that is one number, which is encoded once; None of another one."""
        start, spelled = self.pos, _SPLAT.match(self.lexer.input.content, self.pos)
        if spelled is None or not spelled[0][1:-1].strip():
            return None
        end = None
        if kind is None:
            self._resume_from(spelled.end())
            self.parse_punctuation(":", " in dense attribute")
            kind, end = self._parse_dense_literal_type(), self.pos
            self._resume_from(start)
        single = TensorType(kind.element_type, [])
        found = super().parse_dense_int_or_fp_elements_attr(single)
        if end is not None:
            self._resume_from(end)
        one, count = found.data.data, prod(kind.get_shape())
        if len(one) * count > MOST_BYTES:
            needed = f"a constant of at most 2^{MOST_BYTES.bit_length() - 1} bytes"
            change = "linalg.fill writes a number into every element"
            self.raise_error(f"needed {needed}; found {kind}; {change}", start, start + 1)
        return DenseIntOrFPElementsAttr(kind, BytesAttr(one * count))

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
        if not value.startswith("0x") or len(value) % 2:
            needed = "a string of 0x and two hexadecimal digits for each byte"
            found = f"{len(value) - 2} digits" if value.startswith("0x") else repr(value[:20])
            message = f"{key}: needed {needed}; found {found}"
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
            if (lowered := LOWERED_BY.get(name.partition(".")[0])) is not None:
                advice = f"lower it to linalg first{f' ({lowered})' if lowered else ''}"
            message += f"; {advice}" if advice else ""
            # The parser has already moved past the name, often onto the next line.
            self.raise_error(message, self._op_start, self._op_start + 1)
