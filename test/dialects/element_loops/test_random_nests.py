"""Random nests of loops over single elements: what is made of them when a text is read computes
what their steps do, one after the other."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest
from dialects.element_loops import oracle
from parts import thorough_but
from xdsl.dialects.linalg.ops import GenericOp

from gemmc import frontend, reference
from gemmc.dialects.in_memory import uses_of

SHAPES = {"%a": (9, 9), "%b": (9, 9), "%c": (9, 9), "%v": (9,), "%w": (9,)}

READ, WRITTEN = ("%a", "%b", "%v"), ("%c", "%w")


class Writer:
    """A function on memrefs of small whole numbers, whose sums are exact up to 2^53."""

    def __init__(self, seed: int) -> None:
        self.random, self.count = random.Random(seed), 0
        self.lines: list[str] = []

    def text(self) -> str:
        for _ in range(self.random.randint(1, 2)):
            self.loop([], 2)
        arguments = ", ".join(f"{name}: {self.kind(name)}" for name in SHAPES)
        body = "\n".join(self.lines)
        return f"func.func @main({arguments}, %x: f64) {{\n{body}\nreturn\n}}"

    def kind(self, name: str) -> str:
        return f"memref<{'x'.join(map(str, SHAPES[name]))}xf64>"

    def name(self, stem: str) -> str:
        self.count += 1
        return f"%{stem}{self.count}"

    def pick(self, mostly: tuple[str, ...]) -> str:
        return self.random.choice(mostly if self.random.random() < 0.85 else list(SHAPES))

    def loop(self, counters: list[str], depth: int) -> None:
        counter = self.name("i")
        first, last = self.random.choice([(0, 4), (0, 5), (1, 4), (1, 5)])
        bound = f"{first} to {last}"
        if counters and self.random.random() < 0.15:
            bound = f"0 to affine_map<(d0) -> (d0 + 1)>({self.random.choice(counters)})"
        step = " step 2" if self.random.random() < 0.15 and "map" not in bound else ""
        self.lines.append(f"affine.for {counter} = {bound}{step} {{")
        inner = [*counters, counter]
        for _ in range(self.random.choice((1, 1, 2))):
            choice = self.random.random()
            if depth and choice < 0.5:
                self.loop(inner, depth - 1)
            elif choice < 0.7:
                self.store(inner, self.carried(inner))
            elif choice < 0.8:
                self.lines.append(f"affine.if affine_set<(d0) : (d0 - 2 >= 0)>({counter}) {{")
                self.store(inner, None)
                self.lines.append("}")
            else:
                self.store(inner, None)
        self.lines.append("}")

    def carried(self, counters: list[str]) -> str:
        """A sum, or a largest element, that a loop carries."""
        found, counter, so_far = self.name("s"), self.name("k"), self.name("t")
        start = self.random.choice(["%x", self.value(counters)])
        op = self.random.choice(["addf", "maximumf"])
        self.lines.append(
            f"{found} = affine.for {counter} = 0 to 4 iter_args({so_far} = {start}) -> (f64) {{"
        )
        value, made = self.value([*counters, counter]), self.name("u")
        self.lines += [f"{made} = arith.{op} {so_far}, {value} : f64",
                       f"affine.yield {made} : f64", "}"]  # fmt: skip
        return found

    def places(self, name: str, counters: list[str]) -> str:
        forms = ["{0}", "{0}", "{0}", "{0}", "{0} + 1", "{0} + {1}", "5 - {0}", "3"]
        if len(counters) < 2:
            forms.remove("{0} + {1}")
        found: list[str] = []
        for _ in SHAPES[name]:
            picked = self.random.sample(counters, min(2, len(counters)))
            found.append(self.random.choice(forms).format(*picked))
        return f"[{', '.join(found)}]"

    def load(self, counters: list[str]) -> tuple[str, str, str]:
        source, found = self.pick(READ), self.name("e")
        at = self.places(source, counters)
        self.lines.append(f"{found} = affine.load {source}{at} : {self.kind(source)}")
        return found, source, at

    def value(self, counters: list[str]) -> str:
        one, two = self.load(counters)[0], self.load(counters)[0]
        made = self.name("p")
        op = self.random.choice(["addf", "subf", "maximumf"])
        self.lines.append(f"{made} = arith.{op} {one}, {two} : f64")
        return made

    def store(self, counters: list[str], value: str | None) -> None:
        made = value or self.value(counters)
        target = self.pick(WRITTEN)
        at = self.places(target, counters)
        if self.random.random() < 0.5:
            before, after = self.name("o"), self.name("q")
            self.lines += [f"{before} = affine.load {target}{at} : {self.kind(target)}",
                           f"{after} = arith.addf {before}, {made} : f64"]  # fmt: skip
            made = after
        self.lines.append(f"affine.store {made}, {target}{at} : {self.kind(target)}")


def programs(first: int, count: int) -> Iterator[str]:
    for seed in range(first, first + count):
        yield Writer(seed).text()


def compare(text: str) -> bool:
    """Whether some of a nest is written out, once what it computes is found right."""
    rng = np.random.default_rng(7)
    inputs = [rng.integers(-4, 5, shape).astype(np.float64) for shape in SHAPES.values()]
    module = frontend.parse(text, "nest.mlir", frontend.context())
    frontend.verify(module)
    given = [*(each.copy() for each in inputs), np.float64(1.5)]
    oracle.run(text, given)
    uses = uses_of(reference.main_function(module))
    read = [each for each, use in zip([*inputs, np.float64(1.5)], uses, strict=True) if use.read]
    found = reference.evaluate(module, read, rounded=False)
    wanted = [each for each, use in zip(given, uses, strict=True) if use.written]
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one.value, other, rtol=1e-9, err_msg=text)
    return any(isinstance(each, GenericOp) for each in module.walk())


@pytest.mark.parametrize("first", thorough_but((0, 20, 100, 120), lambda first: first == 0))
def test_random_nests_compute_what_their_steps_do(first: int) -> None:
    written = sum(compare(each) for each in programs(first, 20))
    assert written >= 10, "most have loops that can be written out"
