"""Programs as MLIR text, op by op."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

MATH_BITS = {
    "f8E4M3FN": 8, "f8E5M2": 8, "f16": 16, "bf16": 16, "f32": 32, "f64": 64, "i8": 8, "i32": 32,
}  # fmt: skip
FLOATS = ("f32", "bf16", "f16", "f64", "f8E4M3FN", "f8E5M2")


class Dynamic(int):
    """An extent that the program does not know: `?` in types, a number in each call."""

    calls: tuple[int, ...]

    def __new__(cls, *calls: int) -> Dynamic:
        made = super().__new__(cls, calls[0])
        made.calls = calls
        return made


@dataclass(frozen=True)
class Tensor:
    """A value of the program: its name, extents, element type."""

    name: str
    shape: tuple[int, ...]
    element: str

    @property
    def type(self) -> str:
        return type_of(self.shape, self.element)


@dataclass(frozen=True)
class Scalar:
    """A number inside of a body."""

    name: str
    element: str


def type_of(shape: Sequence[int], element: str) -> str:
    """The type of a tensor."""
    extents = ["?" if isinstance(each, Dynamic) else str(each) for each in shape]
    return f"tensor<{'x'.join([*extents, element])}>"


def map_of(rank: int, results: Sequence[int | str]) -> str:
    """An affine map from so many loops: a loop's number, or an expression, for each index."""
    loops = ", ".join(f"d{each}" for each in range(rank))
    found = ", ".join(f"d{each}" if isinstance(each, int) else each for each in results)
    return f"affine_map<({loops}) -> ({found})>"


@dataclass
class Body:
    """The inside of a generic op, or numbers of the function itself."""

    writer: Writer
    lines: list[str] = field(default_factory=list[str])

    def op(self, name: str, *operands: Scalar, to: str = "", types: str = "") -> Scalar:
        """An op on numbers of one type, or a conversion `to` another."""
        given = ", ".join(each.name for each in operands)
        kind = operands[0].element
        made = Scalar(self.writer.new(), to or kind)
        types = types or (f"{kind} to {to}" if to else kind)
        self.lines.append(f"{made.name} = {name} {given} : {types}")
        return made

    def constant(self, value: float, element: str) -> Scalar:
        made = Scalar(self.writer.new(), element)
        self.lines.append(f"{made.name} = arith.constant {spelled(value, element)} : {element}")
        return made

    def compare(self, how: str, a: Scalar, b: Scalar) -> Scalar:
        made = Scalar(self.writer.new(), "i1")
        self.lines.append(f"{made.name} = arith.cmpf {how}, {a.name}, {b.name} : {a.element}")
        return made

    def select(self, condition: Scalar, a: Scalar, b: Scalar) -> Scalar:
        made = Scalar(self.writer.new(), a.element)
        names = f"{condition.name}, {a.name}, {b.name}"
        self.lines.append(f"{made.name} = arith.select {names} : {a.element}")
        return made

    def as_float(self, x: Scalar, element: str) -> Scalar:
        """A float of another type."""
        if x.element == element:
            return x
        wider = MATH_BITS[element] > MATH_BITS[x.element]
        if MATH_BITS[element] == MATH_BITS[x.element]:
            return self.as_float(self.as_float(x, "f32"), element)
        return self.op("arith.extf" if wider else "arith.truncf", x, to=element)


LOWEST = {"f16": "0xFC00", "bf16": "0xFF80", "f32": "0xFF800000", "f64": "0xFFF0000000000000"}
HIGHEST = {"f16": "0x7C00", "bf16": "0x7F80", "f32": "0x7F800000", "f64": "0x7FF0000000000000"}
"""Minus infinity and infinity, in bits."""


def spelled(value: float, element: str) -> str:
    """A number of a type."""
    if abs(value) == float("inf"):
        return LOWEST[element] if value < 0 else HIGHEST[element]
    return f"{value:.6e}" if element in FLOATS else str(int(value))


def _nested(found: Sequence[str], shape: Sequence[int]) -> str:
    """Numbers in brackets, as the shape has them."""
    if not shape:
        return found[0]
    size = len(found) // shape[0]
    parts = (found[at : at + size] for at in range(0, len(found), size))
    return f"[{', '.join(_nested(each, shape[1:]) for each in parts)}]"


@dataclass
class Writer:
    """A function that grows: arguments, then ops in order."""

    arguments: list[Tensor] = field(default_factory=list[Tensor])
    lines: list[str] = field(default_factory=list[str])
    count: int = 0
    extents: dict[str, str] = field(default_factory=dict[str, str])
    numbers: list[tuple[Dynamic, str]] = field(default_factory=list[tuple[Dynamic, str]])

    def new(self) -> str:
        self.count += 1
        return f"%{self.count}"

    def argument(self, shape: Sequence[int], element: str) -> Tensor:
        made = Tensor(f"%arg{len(self.arguments)}", tuple(shape), element)
        self.arguments.append(made)
        return made

    def op(self, text: str, shape: Sequence[int], element: str) -> Tensor:
        """An op with one result, from what stands behind the equals sign."""
        made = Tensor(self.new(), tuple(shape), element)
        self.lines.append(f"{made.name} = {text}")
        return made

    def number(self, text: str) -> str:
        name = self.new()
        self.lines.append(f"{name} = {text}")
        return name

    def constant(self, value: float, element: str) -> str:
        return self.number(f"arith.constant {spelled(value, element)} : {element}")

    def empty(self, shape: Sequence[int], element: str) -> Tensor:
        told = [self.told(each) for each in shape if isinstance(each, Dynamic)]
        kind = type_of(shape, element)
        return self.op(f"tensor.empty({', '.join(told)}) : {kind}", shape, element)

    def computed(self, extent: Dynamic, name: str) -> Dynamic:
        """An extent that no argument has, by the number that says it."""
        self.numbers.append((extent, name))
        return extent

    def told(self, wanted: int) -> str:
        """What says a dynamic extent: the dimension of an argument that has it, or a number."""
        for extent, name in self.numbers:
            if extent is wanted:
                return name
        places = (
            (argument, place)
            for argument in self.arguments
            for place, extent in enumerate(argument.shape)
            if extent is wanted
        )
        argument, place = next(places)
        key = f"{argument.name} {place}"
        if key not in self.extents:
            number = self.number(f"arith.constant {place} : index")
            text = f"tensor.dim {argument.name}, {number} : {argument.type}"
            self.extents[key] = self.number(text)
        return self.extents[key]

    def sizes(self) -> dict[str, tuple[int, ...]]:
        """What calls tell, by the first name that gemmc has for it."""
        return {
            f"arg{number}.shape[{place}]": extent.calls
            for number, argument in enumerate(self.arguments)
            for place, extent in enumerate(argument.shape)
            if isinstance(extent, Dynamic)
        }

    def dense(self, shape: Sequence[int], element: str, values: Sequence[float]) -> Tensor:
        """A constant of these values in rows, or of one alone."""
        kind = type_of(shape, element)
        found = [spelled(each, element) for each in values]
        text = found[0] if len(found) == 1 else _nested(found, shape)
        return self.op(f"arith.constant dense<{text}> : {kind}", shape, element)

    def fill(self, shape: Sequence[int], element: str, value: float = 0.0) -> Tensor:
        number, out = self.constant(value, element), self.empty(shape, element)
        text = f"linalg.fill ins({number} : {element}) outs({out.name} : {out.type}) -> {out.type}"
        return self.op(text, shape, element)

    def named(self, op: str, inputs: Sequence[Tensor], out: Tensor) -> Tensor:
        """A named op of linalg; `op` may have attributes behind its name."""
        names, types = (
            ", ".join(getattr(each, which) for each in inputs) for which in ("name", "type")
        )
        text = f"{op} ins({names} : {types}) outs({out.name} : {out.type}) -> {out.type}"
        return self.op(text, out.shape, out.element)

    def generic(
        self,
        inputs: Sequence[tuple[Tensor, Sequence[int | str]]],
        outs: Sequence[tuple[Tensor, Sequence[int | str]]],
        body: Callable[[Body, list[Scalar]], Sequence[Scalar]],
        loops: int,
        reduced: Sequence[int] = (),
    ) -> list[Tensor]:
        """A generic op; its body gets the numbers of all inputs and outputs."""
        tensors = [*inputs, *outs]
        maps = ", ".join(map_of(loops, results) for _, results in tensors)
        kinds = ", ".join(
            '"reduction"' if each in reduced else '"parallel"' for each in range(loops)
        )
        within = Body(self)
        numbers = [Scalar(self.new(), tensor.element) for tensor, _ in tensors]
        found = body(within, numbers)
        block = ", ".join(f"{each.name}: {each.element}" for each in numbers)
        yielded = ", ".join(each.name for each in found), ", ".join(e.element for e in found)
        parts = [
            f"{which}({', '.join(t.name for t, _ in each)} : {', '.join(t.type for t, _ in each)})"
            for which, each in (("ins", inputs), ("outs", outs))
            if each
        ]
        types = [tensor.type for tensor, _ in outs]
        made = [Tensor(self.new(), tensor.shape, tensor.element) for tensor, _ in outs]
        base = made[0].name
        if len(made) > 1:
            base = f"%m{made[0].name[1:]}"
            made = [Tensor(f"{base}#{n}", t.shape, t.element) for n, t in enumerate(made)]
        left = base if len(made) == 1 else f"{base}:{len(made)}"
        result = types[0] if len(types) == 1 else f"({', '.join(types)})"
        self.lines += [
            f"{left} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} "
            + " ".join(parts)
            + " {",
            f"^bb0({block}):",
            *(f"  {line}" for line in within.lines),
            f"  linalg.yield {yielded[0]} : {yielded[1]}",
            f"}} -> {result}",
        ]
        return made

    def elementwise(
        self,
        inputs: Sequence[tuple[Tensor, Sequence[int | str]]],
        shape: Sequence[int],
        element: str,
        body: Callable[[Body, list[Scalar]], Scalar],
    ) -> Tensor:
        """A generic op over all elements of a new tensor."""
        out = self.empty(shape, element)
        every = range(len(shape))
        made = self.generic(inputs, [(out, [*every])], lambda b, x: [body(b, x[:-1])], len(shape))
        return made[0]

    def text(self, results: Sequence[Tensor]) -> str:
        """The module."""
        given = ", ".join(f"{each.name}: {each.type}" for each in self.arguments)
        types = ", ".join(each.type for each in results)
        kind = types if len(results) == 1 else f"({types})"
        names = ", ".join(each.name for each in results)
        lines = [
            f"func.func @main({given}) -> {kind} {{",
            *(f"  {line}" for line in self.lines),
            f"  return {names} : {types}",
            "}",
        ]
        return "\n".join(lines) + "\n"
