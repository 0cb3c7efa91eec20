"""A matrix product with what follows it, as a framework asks for it; its program is text.

The text is written here and not built of ops, so that a kernel that is in the cache is found by it
without the compiler.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gemmc.element_types import ELEMENT_TYPES, multiplied, sum_of
from gemmc.errors import GemmcError, did_you_mean

ACTIONS: dict[str, tuple[str, ...]] = {
    "": (),
    "relu": ("%a0 = arith.constant 0.0 : {t}", "%y = arith.maximumf {x}, %a0 : {t}"),
    "gelu": (
        "%a0 = arith.constant 0.70710678118654752 : {t}",
        "%a1 = arith.mulf {x}, %a0 : {t}",
        "%a2 = math.erf %a1 : {t}",
        "%a3 = arith.constant 1.0 : {t}",
        "%a4 = arith.addf %a2, %a3 : {t}",
        "%a5 = arith.constant 0.5 : {t}",
        "%a6 = arith.mulf {x}, %a5 : {t}",
        "%y = arith.mulf %a6, %a4 : {t}",
    ),
    "gelu_tanh": (
        "%a0 = arith.mulf {x}, {x} : {t}",
        "%a1 = arith.mulf %a0, {x} : {t}",
        "%a2 = arith.constant 0.044715 : {t}",
        "%a3 = arith.mulf %a1, %a2 : {t}",
        "%a4 = arith.addf {x}, %a3 : {t}",
        "%a5 = arith.constant 0.79788456080286536 : {t}",
        "%a6 = arith.mulf %a4, %a5 : {t}",
        "%a7 = math.tanh %a6 : {t}",
        "%a8 = arith.constant 1.0 : {t}",
        "%a9 = arith.addf %a7, %a8 : {t}",
        "%a10 = arith.constant 0.5 : {t}",
        "%a11 = arith.mulf {x}, %a10 : {t}",
        "%y = arith.mulf %a11, %a9 : {t}",
    ),
    "silu": (
        "%a0 = arith.negf {x} : {t}",
        "%a1 = math.exp %a0 : {t}",
        "%a2 = arith.constant 1.0 : {t}",
        "%a3 = arith.addf %a1, %a2 : {t}",
        "%y = arith.divf {x}, %a3 : {t}",
    ),
}
"""An activation's name to its ops on one element of type `{t}`, from `{x}` to `%y`."""

ACTIVATIONS = tuple(name for name in ACTIONS if name)

TYPES = tuple(multiplied())
"""Element types that products are of."""


def takes_bias(dtype: str, bias: str) -> bool:
    """Whether a product may have a bias of a type: no wider than what its sums are in."""
    return bias in TYPES and ELEMENT_TYPES[bias].bits <= ELEMENT_TYPES[sum_of(dtype)].bits


def check_activation(name: str) -> None:
    """GemmcError for a name that is neither "" nor one of `ACTIVATIONS`."""
    if name in ACTIONS:
        return
    known = ", ".join(ACTIVATIONS)
    change = did_you_mean(name, ACTIVATIONS, most=1)
    raise GemmcError("linear", f"an activation of {known}, or none", repr(name), change)


@dataclass(frozen=True)
class Product:
    """C = activation(A·B + bias) + residual, C m×n, once or for each of `batch`.

    `layout` says of A and B whether they lie as they are ("n", m×k and k×n) or transposed ("t").
    All arrays are of `dtype` but the bias, whose type is `bias`, empty without one: a value for
    each column. `batch` is 0 for matrices, else the extent of a first dimension of A, B and C.
    Sums and what follows are in f32, of products of f64 in f64.
    """

    m: int
    n: int
    k: int
    dtype: str
    layout: str = "nn"
    bias: str = ""
    activation: str = ""
    residual: bool = False
    batch: int = 0

    @property
    def sum(self) -> str:
        """The type that sums, and what follows them, are in."""
        return sum_of(self.dtype)

    @property
    def name(self) -> str:
        """What profilers show: sizes, type, layout, what follows."""
        sizes = "x".join(str(each) for each in (self.batch, self.m, self.n, self.k) if each)
        parts = ["gemmc", sizes, self.dtype, self.layout, self.activation]
        parts.insert(4, "bias" if self.bias else "")
        parts.append("residual" if self.residual else "")
        return "_".join(part for part in parts if part)

    @property
    def flops(self) -> int:
        """Multiplications and additions of the product alone."""
        return 2 * max(self.batch, 1) * self.m * self.n * self.k

    @property
    def text(self) -> str:
        """The program: one function of A, B, and the bias and the residual that there are."""
        return "\n".join((self._head(), *self._product(), *self._finish(), "}\n"))

    def arrays(self) -> list[tuple[tuple[int, ...], str]]:
        """Shape and element type of A, B, the bias, the residual and the result, in this order and
        as far as they are there."""
        shapes = {each: tuple(getattr(self, d) for d in self._dims(each)) for each in "abc"}
        found = [(shapes["a"], self.dtype), (shapes["b"], self.dtype)]
        if self.bias:
            found.append(((self.n,), self.bias))
        return found + [(shapes["c"], self.dtype)] * (1 + self.residual)

    def _head(self) -> str:
        inputs = [("a", self._type("a")), ("b", self._type("b"))]
        if self.bias:
            inputs.append(("bias", f"tensor<{self.n}x{self.bias}>"))
        if self.residual:
            inputs.append(("residual", self._type("c")))
        listed = ", ".join(f"%{name}: {kind}" for name, kind in inputs)
        return f"func.func @{self.name}({listed}) -> {self._type('c')} {{"

    def _product(self) -> Iterator[str]:
        sums, element, wide = self._type("c", self.sum), self.dtype, self.sum
        kinds = ["parallel"] * len(self._dims("c")) + ["reduction"]
        maps = _maps([*self._dims("c"), "k"], [self._dims(each) for each in "abc"])
        yield f"  %zero = arith.constant 0.0 : {wide}"
        yield f"  %empty = tensor.empty() : {sums}"
        yield f"  %start = linalg.fill ins(%zero : {wide}) outs(%empty : {sums}) -> {sums}"
        yield f"  %sum = linalg.generic {{{maps}, {_iterators(kinds)}}}"
        yield f"      ins(%a, %b : {self._type('a')}, {self._type('b')}) outs(%start : {sums}) {{"
        yield f"  ^bb0(%p: {element}, %q: {element}, %s: {wide}):"
        yield from _extended("p", element, wide)
        yield from _extended("q", element, wide)
        factors = f"{_wide('p', element, wide)}, {_wide('q', element, wide)}"
        yield f"    %pq = arith.mulf {factors} : {wide}"
        yield f"    %t = arith.addf %s, %pq : {wide}"
        yield f"    linalg.yield %t : {wide}"
        yield f"  }} -> {sums}"

    def _finish(self) -> Iterator[str]:
        """What is done with each sum, its rounding at least."""
        out, dims = self._type("c"), self._dims("c")
        further = [("bias", ["n"], self.bias)] if self.bias else []
        further += [("residual", dims, self.dtype)] if self.residual else []
        kinds = [f"tensor<{self.n}x{self.bias}>"] * bool(self.bias)
        kinds += [self._type("c")] * self.residual
        maps = _maps(dims, [dims, *(each for _, each, _ in further), dims])
        names = ", ".join(["%sum", *(f"%{name}" for name, _, _ in further)])
        types = ", ".join([self._type("c", self.sum), *kinds])
        yield f"  %room = tensor.empty() : {out}"
        yield f"  %c = linalg.generic {{{maps}, {_iterators(['parallel'] * len(dims))}}}"
        yield f"      ins({names} : {types}) outs(%room : {out}) {{"
        arguments = [f"%total: {self.sum}", *(f"%{name}_e: {kind}" for name, _, kind in further)]
        yield f"  ^bb0({', '.join(arguments)}, %old: {self.dtype}):"
        yield from self._element()
        yield f"  }} -> {out}"
        yield f"  return %c : {out}"

    def _element(self) -> Iterator[str]:
        value, wide = "%total", self.sum
        if self.bias:
            yield from _extended("bias_e", self.bias, wide)
            other = _wide("bias_e", self.bias, wide)
            yield f"    %biased = arith.addf {value}, {other} : {wide}"
            value = "%biased"
        if self.activation:
            yield from (f"    {op.format(x=value, t=wide)}" for op in ACTIONS[self.activation])
            value = "%y"
        if self.residual:
            yield from _extended("residual_e", self.dtype, wide)
            other = _wide("residual_e", self.dtype, wide)
            yield f"    %added = arith.addf {value}, {other} : {wide}"
            value = "%added"
        if self.dtype != wide:
            yield f"    %rounded = arith.truncf {value} : {wide} to {self.dtype}"
            value = "%rounded"
        yield f"    linalg.yield {value} : {self.dtype}"

    def _dims(self, which: str) -> list[str]:
        """The dimensions of A, B or C as they lie in memory, outermost first."""
        sides = {"a": "mk" if self.layout[0] == "n" else "km", "c": "mn"}
        sides["b"] = "kn" if self.layout[1] == "n" else "nk"
        return ["batch"] * bool(self.batch) + list(sides[which])

    def _type(self, which: str, element: str = "") -> str:
        extents = "x".join(str(getattr(self, dim)) for dim in self._dims(which))
        return f"tensor<{extents}x{element or self.dtype}>"


def _extended(name: str, element: str, wide: str) -> Iterator[str]:
    """What makes `_wide(name, element, wide)` of a value."""
    if element != wide:
        yield f"    %{name}_{wide} = arith.extf %{name} : {element} to {wide}"


def _wide(name: str, element: str, wide: str) -> str:
    return f"%{name}" if element == wide else f"%{name}_{wide}"


def _maps(domain: Sequence[str], operands: Sequence[Sequence[str]]) -> str:
    dims = {name: f"d{number}" for number, name in enumerate(domain)}
    every = ", ".join(dims.values())
    maps = (f"affine_map<({every}) -> ({', '.join(dims[d] for d in each)})>" for each in operands)
    return f"indexing_maps = [{', '.join(maps)}]"


def _iterators(kinds: Sequence[str]) -> str:
    listed = ", ".join(f'"{each}"' for each in kinds)
    return f"iterator_types = [{listed}]"
