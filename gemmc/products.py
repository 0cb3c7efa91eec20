"""Programs without text: a matrix product with an epilogue, as an xDSL module."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from xdsl.builder import Builder
from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    FileLineColLoc,
    FloatAttr,
    IntAttr,
    ModuleOp,
    StringAttr,
    TensorType,
    bf16,
    f16,
    f32,
    f64,
)
from xdsl.dialects.linalg import ops as linalg
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.rewriter import InsertPoint

from gemmc.element_types import ELEMENT_TYPES, either, multiplied, sum_of
from gemmc.errors import GemmcError, described, did_you_mean

if TYPE_CHECKING:
    from gemmc.elementwise import Element, Writer

LAYOUTS = ("nn", "nt", "tn", "tt")
_TYPES: dict[str, AnyFloat] = {"f64": f64, "f32": f32, "f16": f16, "bf16": bf16}
_SUBJECT = "matmul"


@dataclass(frozen=True)
class Input:
    """A further input of an epilogue: `dims` "mn" is a matrix of the result's shape, "n" a value
    for each column, "m" for each row, "" a number (of rank 0)."""

    dims: str
    dtype: str


def matmul(
    m: int,
    n: int,
    k: int,
    *,
    dtype: str = "bf16",
    layout: str = "nn",
    result: str = "",
    inputs: Mapping[str, str | tuple[str, str]] | None = None,
    epilogue: Callable[..., Element] | None = None,
) -> ModuleOp:
    """The program C = epilogue(A·B, inputs…) as a new xDSL module, a function `main`.

    A has `m` rows and `k` columns, B `k` and `n`; `layout` says of each whether it lies in memory
    as it is ("n") or transposed ("t"): "nt" takes B as n×k. `dtype` is the operands' element type,
    and the result's unless `result` names one. Sums are in f32, of f64 in f64, and nothing else is
    wider. `epilogue` gets the sum and an element of each of `inputs`, in the sum's type and in
    their order (`gemmc.elementwise`); `inputs` maps a name to its dimensions, "mn", "m", "n" or "",
    or to these and an element type. GemmcError for what is none of this.
    """
    sizes = {"m": _extent("m", m), "n": _extent("n", n), "k": _extent("k", k)}
    element = _type("dtype", dtype)
    out = _type("result", result or dtype, dtype)
    if layout not in LAYOUTS:
        found = repr(layout)
        raise GemmcError(_SUBJECT, f"{either(LAYOUTS)} for layout", found, _close(layout, LAYOUTS))
    further = _inputs(inputs or {}, dtype)
    if further and epilogue is None:
        raise GemmcError(_SUBJECT, "an epilogue that uses the inputs", "none")
    sides = ("mk" if layout[0] == "n" else "km", "kn" if layout[1] == "n" else "nk")
    build = _Build(sizes, element, out, _here())
    return build.module(sides, further, epilogue)


def _extent(name: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise GemmcError(_SUBJECT, f"a whole number from 1 on for {name}", described(value))
    return value


def _type(what: str, name: object, summed: str = "") -> AnyFloat:
    """A type by its name; one that is no wider than what products of `summed` are summed in."""
    known = multiplied()
    if summed:
        most = ELEMENT_TYPES[sum_of(summed)].bits
        known = [each for each in known if ELEMENT_TYPES[each].bits <= most]
    if not isinstance(name, str) or name not in known:
        needed = f"{either(known)} for {what}"
        raise GemmcError(_SUBJECT, needed, described(name), _close(name, known))
    return _TYPES[name]


def _close(name: object, known: Sequence[str]) -> str:
    return did_you_mean(name, known) if isinstance(name, str) else ""


def _inputs(given: object, dtype: str) -> dict[str, Input]:
    if not isinstance(given, Mapping):
        raise GemmcError(_SUBJECT, "inputs as a dict of names to dimensions", described(given))
    named = cast("Mapping[object, object]", given)
    for name in named:
        if not isinstance(name, str) or not name.isidentifier():
            raise GemmcError(_SUBJECT, "the name of an input as an identifier", described(name))
    return {str(name): _input(str(name), each, dtype) for name, each in named.items()}


def _input(name: str, given: object, dtype: str) -> Input:
    parts: Any = cast("Any", given) if isinstance(given, tuple) else (given, dtype)
    if len(parts) != 2 or parts[0] not in ("mn", "m", "n", ""):
        needed = f"'mn', 'm', 'n' or '' for the input {name}, or that and an element type"
        raise GemmcError(_SUBJECT, needed, repr(cast("Any", given)))
    _type(f"the input {name}", parts[1], dtype)
    return Input(*parts)


def _here() -> FileLineColLoc:
    """The line of Python that asks for the program, which errors about its ops name."""
    frame = sys._getframe(2)  # pyright: ignore[reportPrivateUsage]
    return FileLineColLoc(
        StringAttr(frame.f_code.co_filename), IntAttr(frame.f_lineno), IntAttr(1)
    )


class _Build:
    """A module under construction, all of whose ops are at one place."""

    def __init__(
        self, sizes: Mapping[str, int], element: AnyFloat, out: AnyFloat, place: FileLineColLoc
    ):
        self.sizes, self.element, self.out, self.place = sizes, element, out, place
        self.sum = f64 if element == f64 else f32

    def module(
        self,
        sides: tuple[str, str],
        further: Mapping[str, Input],
        epilogue: Callable[..., Element] | None,
    ) -> ModuleOp:
        """The function of the product and of what is done with it."""
        operands = [self.tensor(dims, self.element) for dims in sides]
        kinds = [*operands, *(self.tensor(i.dims, _TYPES[i.dtype]) for i in further.values())]
        result = self.tensor("mn", self.out)
        function = func.FuncOp("main", (kinds, [result]))
        block = function.body.block
        for argument, name in zip(block.args, ("a", "b", *further), strict=True):
            argument.name_hint = name
        body = Builder(InsertPoint.at_end(block))
        value = self.product(body, block.args[0], block.args[1], sides)
        if epilogue is not None or self.out != self.sum:
            value = self.finished(body, value, block.args[2:], further, epilogue)
        body.insert(func.ReturnOp(value))
        module = ModuleOp([function])
        for op in module.walk():
            op.location = self.place
        return module

    def tensor(self, dims: str, element: AnyFloat) -> TensorType[AnyFloat]:
        """The type of a matrix, a vector or a number."""
        return TensorType(element, [self.sizes[dim] for dim in dims])

    def product(
        self, body: Builder, lhs: SSAValue, rhs: SSAValue, sides: tuple[str, str]
    ) -> SSAValue:
        """`linalg.matmul` in the sum's type, from zero, with the maps of the layout."""
        from gemmc.dialects.linalg import MatmulOp

        zero = _added(body, arith.ConstantOp(FloatAttr(0.0, self.sum)))
        kind = self.tensor("mn", self.sum)
        empty = _added(body, tensor.EmptyOp([], kind))
        start = _added(body, linalg.FillOp([zero], [empty], [kind]))
        maps = ArrayAttr(_map("mnk", dims) for dims in (*sides, "mn"))
        return _added(body, MatmulOp([lhs, rhs], [start], indexing_maps=maps))

    def finished(
        self,
        body: Builder,
        product: SSAValue,
        arguments: Sequence[SSAValue],
        further: Mapping[str, Input],
        epilogue: Callable[..., Element] | None,
    ) -> SSAValue:
        """One `linalg.generic` of the sum and the inputs."""
        kind = self.tensor("mn", self.out)
        types = [self.sum, *(_TYPES[each.dtype] for each in further.values()), self.out]
        block = Block(arg_types=types)
        from gemmc.elementwise import Writer

        inner = Writer(InsertPoint.at_end(block), self.sum)
        self.element_of(inner, block.args[:-1], epilogue)
        dims = ("mn", *(each.dims for each in further.values()), "mn")
        generic = linalg.GenericOp(
            [product, *arguments],
            [_added(body, tensor.EmptyOp([], kind))],
            Region(block),
            [_map("mn", each) for each in dims],
            [IteratorTypeAttr.parallel()] * 2,
            [kind],
        )
        return _added(body, generic)

    def element_of(
        self,
        inner: Writer,
        arguments: Sequence[SSAValue],
        epilogue: Callable[..., Element] | None,
    ) -> None:
        """The ops on one element, ending in the result's type."""
        from gemmc.elementwise import Element

        values = [
            each if each.type == self.sum else _added(inner, arith.ExtFOp(each, self.sum))
            for each in arguments
        ]
        value = values[0]
        if epilogue is not None:
            _check_takes(epilogue, len(values))
            made = epilogue(*(Element(inner, each) for each in values))
            if not isinstance(made, Element):  # pyright: ignore[reportUnnecessaryIsInstance]
                raise GemmcError("epilogue", "an element as its result", described(made))
            value = made.value
        if self.out != self.sum:
            value = _added(inner, arith.TruncFOp(value, self.out))
        inner.insert(linalg.YieldOp(value))


def _check_takes(epilogue: object, count: int) -> None:
    """GemmcError for what is no function of so many elements."""
    needed = f"a function of {count} element{'s' if count > 1 else ''}, the sum first"
    if not callable(epilogue):
        raise GemmcError("epilogue", needed, described(epilogue))
    try:
        known = inspect.signature(epilogue)
    except ValueError:  # what is written in C may have none
        return
    try:
        known.bind(*range(count))
    except TypeError as error:
        raise GemmcError("epilogue", needed, f"one of {known}: {error}") from None


def _added(builder: Builder, op: Operation) -> SSAValue:
    return cast(SSAValue, builder.insert(op).results[0])


def _map(domain: str, dims: str) -> AffineMapAttr:
    identity = AffineMap.identity(len(domain)).results
    return AffineMapAttr(AffineMap(len(domain), 0, tuple(identity[domain.index(d)] for d in dims)))
