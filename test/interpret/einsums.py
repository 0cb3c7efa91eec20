"""Random products of many dimensions: which tensors have them, in which order, and their sizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from hypothesis import strategies as st

ROLES = {"b": "lro", "m": "lo", "n": "ro", "k": "lr"}
"""Of what a dimension is called, the tensors that have it: lhs, rhs and output."""


@dataclass(frozen=True)
class Einsum:
    """Dimensions as letters in order for lhs, rhs and output, a size each; the element types of
    operands and result; the dimensions of a bias, if there is one."""

    lhs: str
    rhs: str
    output: str
    sizes: tuple[tuple[str, int], ...]
    element: str = "bf16"
    result: str = "f32"
    bias: str | None = None

    @property
    def matrices(self) -> int:
        """Matrices of a batch."""
        everywhere = {*self.lhs} & {*self.rhs} & {*self.output}
        return prod(size for name, size in self.sizes if name in everywhere)

    def __str__(self) -> str:
        sizes = " ".join(f"{name}={size}" for name, size in self.sizes)
        bias = "" if self.bias is None else f" + {self.bias or 'number'}"
        kinds = f"{self.element} to {self.result}"
        return f"{self.lhs},{self.rhs}->{self.output}{bias} {kinds}, {sizes}"

    def _tensor(self, letters: str, element: str) -> str:
        sizes = dict(self.sizes)
        return f"tensor<{''.join(f'{sizes[letter]}x' for letter in letters)}{element}>"

    def _map(self, letters: str, order: str) -> str:
        loops = ", ".join(f"d{number}" for number in range(len(order)))
        found = ", ".join(f"d{order.index(letter)}" for letter in letters)
        return f"affine_map<({loops}) -> ({found})>"

    @property
    def text(self) -> str:
        """The program: a sum in f32, the bias, the cast."""
        order = "".join(name for name, _ in self.sizes)
        maps = ", ".join(self._map(each, order) for each in (self.lhs, self.rhs, self.output))
        kinds = ", ".join(
            '"parallel"' if name in self.output else '"reduction"' for name in order
        )
        a, b = self._tensor(self.lhs, self.element), self._tensor(self.rhs, self.element)
        c, out = self._tensor(self.output, "f32"), self._tensor(self.output, self.result)
        bias = "" if self.bias is None else f", %bias: {self._tensor(self.bias, 'f32')}"
        wide = self.element != "f32"
        casts = [f"%{x}w = arith.extf %{x}e : {self.element} to f32" for x in "ab" if wide]
        x, y = ("%aw", "%bw") if wide else ("%ae", "%be")
        return "\n".join((
            f"func.func @main(%a: {a}, %b: {b}{bias}) -> {out} {{",
            "%zero = arith.constant 0.0 : f32",
            f"%empty = tensor.empty() : {c}",
            f"%init = linalg.fill ins(%zero : f32) outs(%empty : {c}) -> {c}",
            f"%sum = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} "
            f"ins(%a, %b : {a}, {b}) outs(%init : {c}) {{",
            f"^bb0(%ae: {self.element}, %be: {self.element}, %s: f32):",
            *casts,
            f"%p = arith.mulf {x}, {y} : f32",
            "%t = arith.addf %s, %p : f32",
            "linalg.yield %t : f32",
            f"}} -> {c}",
            *self._epilogue(c, out),
            "}\n",
        ))  # fmt: skip

    def _epilogue(self, c: str, out: str) -> Sequence[str]:
        if self.bias is None and self.result == "f32":
            return [f"return %sum : {out}"]
        same = self._map(self.output, self.output)
        inputs, kinds, maps, args = "%sum", c, same, "%x: f32"
        lines: list[str] = []
        value = "%x"
        if self.bias is not None:
            inputs, kinds = "%sum, %bias", f"{c}, {self._tensor(self.bias, 'f32')}"
            maps, args = f"{same}, {self._map(self.bias, self.output)}", "%x: f32, %y: f32"
            lines.append("%z = arith.addf %x, %y : f32")
            value = "%z"
        if self.result != "f32":
            lines.append(f"%q = arith.truncf {value} : f32 to {self.result}")
            value = "%q"
        loops = ", ".join(['"parallel"'] * len(self.output))
        return [
            f"%made = tensor.empty() : {out}",
            f"%r = linalg.generic {{indexing_maps = [{maps}, {same}], iterator_types = [{loops}]}} "
            f"ins({inputs} : {kinds}) outs(%made : {out}) {{",
            f"^bb0({args}, %old: {self.result}):",
            *lines,
            f"linalg.yield {value} : {self.result}",
            f"}} -> {out}",
            f"return %r : {out}",
        ]


def sizes(**given: int) -> tuple[tuple[str, int], ...]:
    """A size for each letter."""
    return tuple(given.items())


@st.composite
def einsums(
    draw: st.DrawFn, element: str, results: Sequence[str], most: int = 40, volume: int = 60_000
) -> Einsum:
    """Up to two dimensions of each kind and at most six, sizes from 1 to `most`, so that no more
    than `volume` products are summed. Something is summed, or it is an outer product: else it
    is an element-wise one."""
    roles = draw(st.lists(st.sampled_from("bmnk"), min_size=1, max_size=6))
    roles = [role for at, role in enumerate(roles) if roles[:at].count(role) < 2]
    if "k" not in roles and not {"m", "n"} <= {*roles}:
        roles.append("k")
    letters = "ABCDEFG"[: len(roles)]
    extents: dict[str, int] = {}
    left = volume
    for letter in letters:
        extents[letter] = draw(st.integers(1, max(1, min(most, left))))
        left //= extents[letter]
    tensors = [
        "".join(draw(st.permutations([c for c, role in zip(letters, roles, strict=True)
                                      if tensor in ROLES[role]])))
        for tensor in "lro"
    ]  # fmt: skip
    kept = [letter for letter in tensors[2] if draw(st.booleans())]
    bias = draw(st.sampled_from((None, "".join(kept))))
    return Einsum(
        tensors[0], tensors[1], tensors[2], tuple(extents.items()), element,
        draw(st.sampled_from(tuple(results))), bias,
    )  # fmt: skip
