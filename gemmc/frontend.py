"""Text in, text out: the context of gemmc's tools, located parsing, located verification.

xDSL records a location only where the text spells one out, and reports a failed
verification with the whole module and no line. Here every parsed op knows the line and
column it came from, and both kinds of error are one line.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Sequence
from importlib import import_module
from io import StringIO
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import (
    Builtin,
    ModuleOp,
    StringAttr,
)
from xdsl.ir import Attribute, Dialect, Operation, TypeAttribute
from xdsl.printer import Printer
from xdsl.utils.exceptions import ParseError, UnregisteredConstructException, VerifyException

from gemmc.dialects._stock import import_stock
from gemmc.dialects.dominance import use_before_definition
from gemmc.dialects.entries import check_module
from gemmc.dialects.validity import invalid
from gemmc.dialects.written_out import COMPLEX, write_out_all
from gemmc.errors import GemmcError, location_of
from gemmc.located_parser import LocatedParser

import_stock()

_DIALECTS = {
    "affine": ("gemmc.dialects.affine_more", "Affine"),
    "bufferization": ("gemmc.dialects.bufferization", "Bufferization"),
    "complex": ("xdsl.dialects.complex", "Complex"),
    "cf": ("xdsl.dialects.cf", "Cf"),
    "func": ("xdsl.dialects.func", "Func"),
    "scf": ("gemmc.dialects.scf_more", "Scf"),
    "tile": ("gemmc.dialects.tile", "Tile"),
    "tma": ("gemmc.dialects.tma", "Tma"),
    "wgmma": ("gemmc.dialects.wgmma", "Wgmma"),
    "barrier": ("gemmc.dialects.barrier", "Barrier"),
    "ptx": ("gemmc.dialects.ptx", "Ptx"),
    "iree_linalg_ext": ("gemmc.dialects.linalg_ext", "IreeLinalgExt"),
    "shape": ("gemmc.dialects.shape_words", "Shape"),
    "index": ("gemmc.dialects.index_words", "Index"),
    "transform": ("gemmc.dialects.schedules", "Transform"),
    "ub": ("gemmc.dialects.poison", "Ub"),
    "llvm": ("gemmc.dialects.poison", "Llvm"),
    "tosa": ("gemmc.dialects.tosa", "Tosa"),
    "gpu": ("gemmc.dialects.memory_spaces", "Gpu"),
    "flow": ("gemmc.dialects.flow", "Flow"),
    "hal": ("gemmc.dialects.hal", "Hal"),
    "launch": ("gemmc.dialects.launch", "Launch"),
    "util": ("gemmc.dialects.util", "Util"),
    "ml_program": ("gemmc.dialects.globals", "MlProgram"),
    "iree_tensor_ext": ("gemmc.dialects.tensor_ext", "IreeTensorExt"),
    "tm_tensor": ("gemmc.dialects.linalg_ext", "TmTensor"),
}
"""Dialect to the module and the name of its object; imported when first met in a text."""

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
    shown = (c if c.isprintable() or c.isspace() else ascii(c)[1:-1] for c in error.msg)
    return "".join(shown), position


def parse(
    text: str, filename: str = "<input>", ctx: Context | None = None, *, step_by_step: bool = False
) -> ModuleOp:
    """The module that `text` spells, every op located; `InputError` if it spells none.

    Loops over single elements become ops of `linalg`; with `step_by_step` they stay loops.
    The module is not verified. What a dialect's own parser raises about a text (an
    attribute that rejects its parameters, for one) is reported where the parser stood, or where
    the operation begins.
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
        said, position = str(error) if isinstance(error, _ABOUT_THE_TEXT) else "", parser.complaint
        if not said:
            name, position = parser.operation
            found = f"one that its reader fails on ({type(error).__name__})"
            said = f"{name}: needed operands and attributes that the op takes; found {found}"
        line, column = parser.line_and_column(position)
        raise InputError(said, f"{filename}:{line}:{column}") from error


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
    from gemmc.dialects.complex_parts.values import is_complex
    from gemmc.dialects.linalg import adopt

    check_module(module)
    made = module.clone()
    adopt(made)
    if any(is_complex(each.type) for op in made.walk() for each in (*op.operands, *op.results)):
        _write_out(made, COMPLEX, context(), step_by_step=False)
    return made


def verify(module: ModuleOp) -> None:
    """Raises `InputError` about the first op that is not valid, at that op's location."""
    try:
        module.verify()
    except Exception as error:
        # The exception does not say which op failed: a second walk, innermost ops first.
        op, cause, message = invalid(module) or (module, error, f"{error}")
        raise InputError(message, location_of(op)) from cause
    for each in module.body.ops:
        if each.properties.get("sym_name") == StringAttr(""):
            raise InputError(f"{each.name}: needed a name; found an empty one", location_of(each))
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
