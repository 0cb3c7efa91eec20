"""The text of an attention as two products with a softmax in f32 between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod, sqrt

from xdsl.dialects.builtin import DYNAMIC_INDEX, AnyFloat, IntegerType, TensorType, f32, i1
from xdsl.ir import Attribute, Operation

from gemmc.dialects.isa import isa
from gemmc.errors import refuse

Element = AnyFloat | IntegerType

Body = tuple[list[str], str]
"""Lines, and the name of what they make."""


@dataclass(frozen=True)
class Tensor:
    """A tensor of the text, and the loops of its dimensions."""

    name: str
    kind: TensorType[Element]
    loops: tuple[int, ...]

    @property
    def element(self) -> Element:
        """The type of its elements."""
        return self.kind.element_type


class Attention:
    """An attention's loops, by which of the tensors q, k, v, o and perhaps m they are in."""

    def __init__(self, op: Operation, tensors: Sequence[Tensor], scale: Attribute | None) -> None:
        self.op, self.scale = op, scale
        self.tensors = {each.name: each for each in tensors}
        q, k, v, out = (set(self.tensors[name].loops) for name in "qkvo")
        self.width = sorted((q & k) - out)
        keys = sorted((k & v) - q - out)
        self.rows = sorted((q | k) - {*self.width, *keys})
        self.scores = [*self.rows, *keys]
        """The loops of a score, those of keys last."""
        mask = set(self.tensors["m"].loops) if "m" in self.tensors else set[int]()
        fits = out == (v - set(self.scores)) | set(self.rows) and mask <= set(self.scores)
        if not self.width or not keys or not fits or v & set(self.width):
            found = "; ".join(f"{each.name} {list(each.loops)}" for each in tensors)
            raise refuse(op, "maps of queries, keys, values and an output", found)
        self._check_types()
        self.extents = {each: self._extent(each) for each in {*self.scores, *out, *v, *q}}

    def _check_types(self) -> None:
        floats = [self.tensors[name] for name in "qkvo"]
        if not all(isa(each.element, AnyFloat) and each.element.bitwidth <= 32 for each in floats):
            found = ", ".join(str(each.kind) for each in floats)
            needed = "queries, keys, values and an output of floats of at most 32 bits"
            raise refuse(self.op, needed, found)

    def _extent(self, loop: int) -> int:
        told = [e for e in self.tensors.values() if loop in e.loops]
        found = {each.kind.get_shape()[each.loops.index(loop)] for each in told} - {DYNAMIC_INDEX}
        if len(found) > 1:
            raise refuse(self.op, f"one extent of d{loop}", " and ".join(map(str, sorted(found))))
        return found.pop() if found else DYNAMIC_INDEX

    def _new(self, name: str, loops: Sequence[int], element: Element) -> Tensor:
        return Tensor(
            name, TensorType(element, [self.extents[each] for each in loops]), tuple(loops)
        )

    def _sizes(self) -> list[str]:
        """The extents that a call tells."""
        lines: list[str] = []
        for loop, extent in self.extents.items():
            if extent == DYNAMIC_INDEX:
                told = next(each for each in self.tensors.values() if loop in each.loops)
                lines.append(f"%i{loop} = arith.constant {told.loops.index(loop)} : index")
                lines.append(f"%n{loop} = tensor.dim %{told.name}, %i{loop} : {told.kind}")
        return lines

    def _factor(self) -> tuple[list[str], str]:
        """What scores are scaled by: the lines that make it, and its name."""
        if self.scale is not None:
            return _converted("%scale", self.scale, f32)
        width = prod(self.extents[each] for each in self.width)
        if width < 1:
            raise refuse(self.op, "queries of known width", f"{self.tensors['q'].kind}")
        return [f"%by = arith.constant {1 / sqrt(width):.9e} : f32"], "%by"

    def _filled(self, into: Tensor, number: str) -> list[str]:
        """A tensor of one number, under the name of the one that is written to, with `0` behind."""
        start = f"%{into.name}0"
        sizes = ", ".join(f"%n{n}" for n in into.loops if self.extents[n] == DYNAMIC_INDEX)
        empty = [f"%{into.name}_ = tensor.empty({sizes}) : {into.kind}"]
        fill = f"linalg.fill ins({number} : f32) outs(%{into.name}_ : {into.kind}) -> {into.kind}"
        return [*empty, f"{start} = {fill}"] if number else empty

    def _made(self, into: Tensor, read: Sequence[Tensor], body: Body, start: str = "") -> list[str]:
        """A tensor by a body, which names its elements x0, x1, …; by a reduction that starts at a
        number where there is one."""
        loops = sorted({*(n for each in read for n in each.loops), *into.loops})
        said = ", ".join(f"d{n}" for n in loops)
        maps = ", ".join(
            f"affine_map<({said}) -> ({', '.join(f'd{n}' for n in each.loops)})>"
            for each in (*read, into)
        )
        kinds = ", ".join('"parallel"' if n in into.loops else '"reduction"' for n in loops)
        names = ", ".join(f"%{each.name}" for each in read)
        types = ", ".join(str(each.kind) for each in read)
        values = ", ".join(f"%x{n}: {each.element}" for n, each in enumerate((*read, into)))
        onto = f"%{into.name}{'0' if start else '_'}"
        return [
            *self._filled(into, start),
            f"%{into.name} = linalg.generic {{indexing_maps = [{maps}], "
            f"iterator_types = [{kinds}]}} ins({names} : {types}) outs({onto} : {into.kind}) {{",
            f"^bb0({values}):",
            *body[0],
            f"linalg.yield {body[1]} : {into.element}",
            f"}} -> {into.kind}",
        ]

    def _product(self, into: Tensor, lhs: Tensor, rhs: Tensor) -> list[str]:
        before, a = _converted("%x0", lhs.element, f32)
        between, b = _converted("%x1", rhs.element, f32)
        sum_ = [f"%c = arith.mulf {a}, {b} : f32", "%y = arith.addf %x2, %c : f32"]
        return self._made(into, [lhs, rhs], ([*before, *between, *sum_], "%y"), "%zero")

    def scaled_text(self) -> str:
        """A function of the tensors, and of the scale behind them, that returns the scores."""
        product, scaled = (self._new(each, self.scores, f32) for each in ("product", "scaled"))
        factor, by = self._factor()
        body = [f"%y = arith.mulf %x0, {by} : f32"], "%y"
        lines = [
            *self._sizes(),
            *factor,
            "%zero = arith.constant 0.0 : f32",
            *self._product(product, self.tensors["q"], self.tensors["k"]),
            *self._made(scaled, [product], body),
        ]
        return self._function([], lines, "%scaled", scaled.kind)

    def _function(
        self, more: Sequence[str], lines: Sequence[str], made: str, kind: Attribute
    ) -> str:
        """The text of a function of the tensors, and of more, that returns what was made."""
        arguments = [f"%{name}: {each.kind}" for name, each in self.tensors.items()]
        arguments += [] if self.scale is None else [f"%scale: {self.scale}"]
        body = "\n  ".join([*lines, f"func.return {made} : {kind}"])
        return f"func.func @f({', '.join([*arguments, *more])}) -> {kind} {{\n  {body}\n}}\n"

    def text(self, given: bool = False) -> str:
        """A function of the tensors, and of the scale behind them, that returns the result; with
        `given` also of the scores before the mask, f32, behind these."""
        out, v = self.tensors["o"], self.tensors["v"]
        product = self._new("product", self.scores, f32)
        sums, result = self._new("sums", out.loops, f32), self._new("made", out.loops, out.element)
        weights = self._new("weights", self.scores, v.element)
        factor, by = self._factor()
        lines = [
            *self._sizes(),
            *factor,
            "%zero = arith.constant 0.0 : f32",
            "%least = arith.constant 0xFF800000 : f32",
            *([] if given else self._product(product, self.tensors["q"], self.tensors["k"])),
            *self._weights(weights, product, [] if given else [by]),
            *self._product(sums, weights, v),
            *self._made(result, [sums], _converted("%x0", f32, out.element)),
        ]
        returned = "%made"
        if result.kind != out.kind:
            returned = "%cast"
            lines.append(f"%cast = tensor.cast %made : {result.kind} to {out.kind}")
        more = [f"%product: {product.kind}"] if given else []
        return self._function(more, lines, returned, out.kind)

    def _weights(self, weights: Tensor, product: Tensor, by: Sequence[str]) -> list[str]:
        """exp(s − max s) over its sum, of scores that are scaled, unless they are, and masked."""
        scores = self._new("scores", self.scores, f32)
        top, total = (self._new(each, self.rows, f32) for each in ("top", "total"))
        raised = self._new("raised", self.scores, f32)
        mask = [self.tensors["m"]] if "m" in self.tensors else []
        factor = [f"%scaled = arith.mulf %x0, {each} : f32" for each in by]
        scaled = "%scaled" if factor else "%x0"
        masked, score = _masked(mask[0].element, scaled) if mask else ([], scaled)
        body = [*factor, *masked], score
        divided, quotient = _converted("%d", f32, weights.element)
        power = ["%d = arith.subf %x0, %x1 : f32", "%y = math.exp %d : f32"]
        return [
            *self._made(scores, [product, *mask], body),
            *self._made(top, [scores], (["%y = arith.maximumf %x1, %x0 : f32"], "%y"), "%least"),
            *self._made(raised, [scores, top], (power, "%y")),
            *self._made(total, [raised], (["%y = arith.addf %x1, %x0 : f32"], "%y"), "%zero"),
            *self._made(weights, [raised, total],
                        (["%d = arith.divf %x0, %x1 : f32", *divided], quotient)),
        ]  # fmt: skip


def _masked(element: Element, score: str) -> Body:
    """A score with the mask's element: added, or kept where it holds."""
    if isa(element, AnyFloat):
        lines, mask = _converted("%x1", element, f32)
        return [*lines, f"%y = arith.addf {score}, {mask} : f32"], "%y"
    none = f"%none = arith.constant 0 : {element}"
    holds = [] if element == i1 else [none, f"%h = arith.cmpi ne, %x1, %none : {element}"]
    condition = "%h" if holds else "%x1"
    return [*holds, f"%y = arith.select {condition}, {score}, %least : f32"], "%y"


def _converted(value: str, kind: Attribute, to: Attribute) -> Body:
    """A float in another type."""
    if kind == to:
        return [], value
    wider = isa(kind, AnyFloat) and isa(to, AnyFloat) and kind.bitwidth < to.bitwidth
    name, op = f"{value}c", "extf" if wider else "truncf"
    return [f"{name} = arith.{op} {value} : {kind} to {to}"], name
