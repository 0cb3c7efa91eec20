"""Weights that stand beside a program's functions, read as constants of the functions when a text
is read: `ml_program.global` of torch-mlir and `util.global` of IREE, with their loads. What IREE
computes once, in initializers, is computed by the functions that load it.

Source: MLIR, dialect "ml_program", `GlobalOp`, `GlobalLoadOp`, `GlobalLoadConstOp`; IREE, dialect
"util", `GlobalOp`, `GlobalLoadOp`, `GlobalStoreOp`, `InitializerOp`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self, cast

from xdsl.context import Context
from xdsl.dialects import arith, func
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
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.rewriter import Rewriter
from xdsl.traits import SymbolOpInterface

from gemmc.dialects._ahead import put_ahead
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
        _skip_words(parser)
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


def _skip_words(parser: Parser) -> None:
    """`<inlining_policy = #util.inline.never>`: how others may use a global, which is read here."""
    if parser.parse_optional_punctuation("<"):
        parser.parse_identifier()
        parser.parse_punctuation("=")
        parse_any_attribute(parser)
        parser.parse_punctuation(">")


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
class UtilGlobalStoreOp(IRDLOperation):
    """`util.global.store %x, @w : type`: what an initializer makes of a global."""

    name = "util.global.store"

    value = operand_def()
    symbol = prop_def(SymbolRefAttr, prop_name="global")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        name = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        symbol = SymbolRefAttr(parser.parse_symbol_name())
        parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        value = parser.resolve_operand(name, parser.parse_type())
        return cls.create(operands=[value], properties={"global": symbol})


@irdl_op_definition
class UtilInitializerOp(IRDLOperation):
    """`util.initializer { … }`: what runs ahead of all functions and stores to globals."""

    name = "util.initializer"

    body = region_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_optional_attr_dict_with_keyword()
        return cls.create(regions=[parser.parse_region()])


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
    """Put constants, or what initializers store, in the place of loads, and leave the globals out.
    GemmcError for a load of one whose elements the text does not have, for two of one name, and
    for functions that store to one: what is mutable is what it was at first."""
    found = [op for op in module.walk() if isinstance(op, _Global)]
    known: dict[str, dict[str, Attribute]] = {}
    for each in found:
        name = str(each.properties.get("sym_name"))
        if name in known:
            raise refuse(each, "globals of different names", f"two of the name {name}")
        known[name] = each.properties
    initializers = [op for op in module.walk() if isinstance(op, UtilInitializerOp)]
    _run_ahead(module, initializers)
    for each in initializers:
        each.detach()
        each.erase()
    for op in [each for each in module.walk() if isinstance(each, _Load)]:
        held = known.get(str(StringAttr(_name(op))), {})
        _load(op, held)
    for each in found:
        each.detach()
        each.erase()


def _load(op: _Load, held: Mapping[str, Attribute]) -> None:
    """A constant in the place of a load of a global with some properties."""
    initial, kind = held.get("initial_value") or held.get("value"), held.get("type")
    if not isinstance(initial, _ELEMENTS) or kind != op.value.type:
        needed = "a global of its type whose elements the text has"
        said = f"{initial or 'none'} of {kind}" if held else f"no @{_name(op)}"
        raise refuse(op, needed, said, "make it an argument of the function")
    made = arith.ConstantOp.create(
        properties={"value": cast("Attribute", initial)}, result_types=[op.value.type]
    )
    put_ahead(op, made).results[0].name_hint = op.value.name_hint
    Rewriter.replace_op(op, [], [made.results[0]])


def _name(op: _Load | UtilGlobalStoreOp) -> str:
    symbol = op.properties.get("global")
    return symbol.string_value() if isinstance(symbol, SymbolRefAttr) else ""


def _run_ahead(module: ModuleOp, initializers: Sequence[UtilInitializerOp]) -> None:
    """Let each function begin with the initializers of the globals that it loads, and of those that
    these load, and read what they store."""
    stores = _stores(module, initializers)
    for function in [op for op in module.walk() if isinstance(op, func.FuncOp)]:
        loads = [op for op in function.walk() if isinstance(op, _Load) and _name(op) in stores]
        needed = _needed(loads, stores)
        if not needed:
            continue
        first = function.body.block.first_op
        assert first is not None, "a function ends in a return"
        held: dict[str, SSAValue] = {}
        for each in initializers:
            if each in needed:
                _copy(each, first, held)
        for op in loads:
            value = held[_name(op)]
            if value.type != op.value.type:
                raise refuse(op, f"a global of {value.type}", f"one of {op.value.type}")
            Rewriter.replace_op(op, [], [value])


def _stores(
    module: ModuleOp, initializers: Sequence[UtilInitializerOp]
) -> dict[str, UtilInitializerOp]:
    """Which initializer stores to each global."""
    found: dict[str, UtilInitializerOp] = {}
    for op in [each for each in module.walk() if isinstance(each, UtilGlobalStoreOp)]:
        owner = op.parent_op()
        if not isinstance(owner, UtilInitializerOp) or len(owner.body.blocks) != 1:
            needed = "stores to globals directly in initializers of one block"
            raise refuse(op, needed, "another", "pass what is kept between calls as an argument")
        if _name(op) in found:
            raise refuse(op, "one store to a global", f"two to @{_name(op)}")
        found[_name(op)] = owner
    return found


def _needed(
    loads: Sequence[_Load], stores: Mapping[str, UtilInitializerOp]
) -> set[UtilInitializerOp]:
    found: set[UtilInitializerOp] = set()
    waiting = [stores[_name(op)] for op in loads]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            inner = [op for op in each.walk() if isinstance(op, _Load)]
            waiting += [stores[_name(op)] for op in inner if _name(op) in stores]
    return found


def _copy(initializer: UtilInitializerOp, first: Operation, held: dict[str, SSAValue]) -> None:
    """The ops of an initializer ahead of a function's first; `held` is what was stored so far."""
    known: dict[SSAValue, SSAValue] = {}
    for op in initializer.body.block.ops:
        if isinstance(op, UtilGlobalStoreOp):
            held[_name(op)] = known.get(op.value, op.value)
        elif isinstance(op, _Load) and _name(op) in held:
            known[op.value] = held[_name(op)]
        elif not isinstance(op, func.ReturnOp):
            put_ahead(first, op.clone(known))


MlProgram = Dialect("ml_program", [MlGlobalOp, MlGlobalLoadOp, MlGlobalLoadConstOp], [])
