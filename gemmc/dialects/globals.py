"""Weights that stand beside a program's functions, read as constants of the functions when a text
is read: `ml_program.global` of torch-mlir and `util.global` of IREE, with their loads.

Source: MLIR, dialect "ml_program", `GlobalOp`, `GlobalLoadOp`, `GlobalLoadConstOp`; IREE, dialect
"util", `GlobalOp`, `GlobalLoadOp`.
"""

from __future__ import annotations

from typing import ClassVar, Self, cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    DenseResourceAttr,
    FloatAttr,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, Dialect
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.traits import SymbolOpInterface

from gemmc.dialects.foreign import parse_any_attribute
from gemmc.errors import refuse

_ELEMENTS = (DenseIntOrFPElementsAttr, DenseResourceAttr, IntegerAttr, FloatAttr)


class _Global(IRDLOperation):
    """`name private mutable? @w … : type`."""

    sym_name = prop_def(SymbolNameConstraint())
    kind = prop_def(prop_name="type")
    initial_value = opt_prop_def()
    value = opt_prop_def()

    traits = traits_def(SymbolOpInterface())

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        for word in ("public", "private", "nested"):
            parser.parse_optional_keyword(word)
        properties: dict[str, Attribute] = {}
        parser.parse_optional_keyword("mutable")
        properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_optional_attr_dict()
        initial = cls.parse_initial(parser)
        if initial is not None:
            properties["initial_value"] = initial
        own = getattr(initial, "type", None)
        # A value that says its type has said it: `= dense<0.5> : tensor<4xf32>`.
        if own is None or parser.parse_optional_punctuation(":"):
            if own is None:
                parser.parse_punctuation(":")
            own = parser.parse_type()
        properties["type"] = own
        parser.parse_optional_attr_dict()
        return cls.create(properties=properties)

    @classmethod
    def parse_initial(cls, parser: Parser) -> Attribute | None:
        """What the text says that it is at first."""
        if not parser.parse_optional_punctuation("="):
            return None
        return parse_any_attribute(parser)


class _Load(IRDLOperation):
    """`%x = name @w : type`."""

    WORDS: ClassVar[tuple[str, ...]] = ()

    symbol = prop_def(SymbolRefAttr, prop_name="global")
    value = result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        for word in cls.WORDS:
            parser.parse_optional_keyword(word)
        symbol = SymbolRefAttr(parser.parse_symbol_name())
        parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        kind = parser.parse_type()
        return cls.create(properties={"global": symbol}, result_types=[kind])


@irdl_op_definition
class UtilGlobalOp(_Global):
    """`util.global private mutable? @w = dense<…> : type`."""

    name = "util.global"


@irdl_op_definition
class UtilGlobalLoadOp(_Load):
    """`%x = util.global.load immutable? @w : type`."""

    name = "util.global.load"
    WORDS: ClassVar[tuple[str, ...]] = ("immutable",)


@irdl_op_definition
class MlGlobalOp(_Global):
    """`ml_program.global private mutable? @w(dense<…>) : type`."""

    name = "ml_program.global"

    @classmethod
    def parse_initial(cls, parser: Parser) -> Attribute | None:
        if not parser.parse_optional_punctuation("("):
            return None
        found = parse_any_attribute(parser)
        parser.parse_punctuation(")")
        return found


@irdl_op_definition
class MlGlobalLoadOp(_Load):
    """`%x = ml_program.global_load @w : type`."""

    name = "ml_program.global_load"


@irdl_op_definition
class MlGlobalLoadConstOp(_Load):
    """`%x = ml_program.global_load_const @w : type`."""

    name = "ml_program.global_load_const"


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put constants in the place of loads, and leave the globals out. GemmcError for a load of one
    whose elements the text does not have, and for two of one name. Ops that store to a global are
    refused when they are read: what is mutable is what it was at first."""
    found = [op for op in module.walk() if isinstance(op, _Global)]
    known: dict[str, dict[str, Attribute]] = {}
    for each in found:
        name = str(each.properties.get("sym_name"))
        if name in known:
            raise refuse(each, "globals of different names", f"two of the name {name}")
        known[name] = each.properties
    for op in [each for each in module.walk() if isinstance(each, _Load)]:
        symbol = op.properties.get("global")
        name = symbol.string_value() if isinstance(symbol, SymbolRefAttr) else ""
        held = known.get(str(StringAttr(name)), {})
        initial, kind = held.get("initial_value") or held.get("value"), held.get("type")
        if not isinstance(initial, _ELEMENTS) or kind != op.value.type:
            needed = "a global of its type whose elements the text has"
            said = f"{initial or 'none'} of {kind}" if held else f"no @{name}"
            raise refuse(op, needed, said, "make it an argument of the function")
        made = arith.ConstantOp.create(
            properties={"value": cast("Attribute", initial)}, result_types=[op.value.type]
        )
        made.location = op.location
        block = op.parent_block()
        assert block is not None, "a load stands in a function"
        block.insert_op_before(made, op)
        made.results[0].name_hint = op.value.name_hint
        op.value.replace_all_uses_with(made.results[0])
        op.detach()
        op.erase()
    for each in found:
        each.detach()
        each.erase()


MlProgram = Dialect("ml_program", [MlGlobalOp, MlGlobalLoadOp, MlGlobalLoadConstOp], [])
