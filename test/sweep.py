"""Random products through `auto` and the assembler: none may be refused, spill or be serialized.

    python test/sweep.py [--count 400] [--seed 1] [--out failures]

Every problem is drawn from one seed: types, layouts, extents of every kind, a chain of element-wise
ops, functions among them, and vectors and matrices that are added to it. It is compiled with
`--pipeline auto` and assembled. The exit code is 1 if any failed; with `--out` their programs are
kept in a folder.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

MOST_SPILLED = 64
"""Bytes of spills that a kernel without wgmma may have."""

LAYOUTS = ("nn", "nt", "tn", "tt")
IDENTITY = "affine_map<(d0, d1) -> (d0, d1)>"
CHAINS = ("scale", "add", "relu")
FUNCTIONS = ("math.tanh", "math.exp", "math.erf", "math.sqrt")
INPUTS = ("n", "m", "mn", "n", "mn")
LARGE = (1024, 1536, 2048, 3072, 4096, 5120, 6144, 7168, 8192, 14336, 16384, 28672)
MOST_OUTER_BYTES = 1 << 34
DOUBLED = 6
"""Every so many problems one is in f64."""


@dataclass(frozen=True)
class Problem:
    """A product of two matrices, each perhaps transposed, then ops on each of its elements, with
    `inputs` added to it first: their dimensions, and the type of their elements."""

    m: int
    n: int
    k: int
    dtype: str
    result: str
    layout: str
    chain: tuple[tuple[str, float], ...]
    inputs: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        ops = [f"{op}{value:g}" if op in ("scale", "add") else op for op, value in self.chain]
        added = [f"{dims}.{element}" for dims, element in self.inputs]
        size = f"{self.m}x{self.n}x{self.k}"
        said = "-".join(added + ops) or "plain"
        return "-".join((self.dtype, self.result, self.layout, size, said))

    @property
    def sums(self) -> str:
        """The type of the sums."""
        return "f64" if self.dtype == "f64" else "f32"

    @property
    def text(self) -> str:
        """The linalg program, summed in f32, of f64 in f64."""
        left = ("m", "k") if self.layout[0] == "n" else ("k", "m")
        right = ("k", "n") if self.layout[1] == "n" else ("n", "k")
        a, b = (self._tensor(dims, self.dtype) for dims in (left, right))
        c = self._tensor(("m", "n"), self.sums)
        maps = ", ".join(_map(dims) for dims in (left, right, ("m", "n")))
        others = "".join(f", %e{i}: {self._input(i)}" for i in range(len(self.inputs)))
        result = self._tensor(("m", "n"), self.result)
        lines = [
            f"func.func @main(%a: {a}, %b: {b}{others}) -> {result} {{",
            f"%zero = arith.constant 0.000000e+00 : {self.sums}",
            f"%empty = tensor.empty() : {c}",
            f"%start = linalg.fill ins(%zero : {self.sums}) outs(%empty : {c}) -> {c}",
            f"%sum = linalg.matmul indexing_maps = [{maps}] ins(%a, %b : {a}, {b}) "
            f"outs(%start : {c}) -> {c}",
            *self._epilogue(c),
        ]
        return "\n".join([*lines, "}", ""])

    def _tensor(self, dims: tuple[str, str], element: str) -> str:
        rows, columns = (getattr(self, dim) for dim in dims)
        return f"tensor<{rows}x{columns}x{element}>"

    def _input(self, number: int) -> str:
        dims, element = self.inputs[number]
        return f"tensor<{''.join(f'{getattr(self, dim)}x' for dim in dims)}{element}>"

    def _epilogue(self, summed: str) -> Iterator[str]:
        result = self._tensor(("m", "n"), self.result)
        if not self.chain and not self.inputs and self.result == self.sums:
            yield f"func.return %sum : {summed}"
            return
        count = range(len(self.inputs))
        maps = [IDENTITY, *(_of_result(dims) for dims, _ in self.inputs), IDENTITY]
        yield f"%out = tensor.empty() : {result}"
        yield f"%y = linalg.generic {{indexing_maps = [{', '.join(maps)}], "
        yield 'iterator_types = ["parallel", "parallel"]} '
        yield f"ins({', '.join(['%sum', *(f'%e{i}' for i in count)])} : "
        yield f"{', '.join([summed, *map(self._input, count)])}) outs(%out : {result}) {{"
        inside = [f"%i{i}: {self.inputs[i][1]}" for i in count]
        yield f"^bb0({', '.join([f'%x: {self.sums}', *inside, f'%o: {self.result}'])}):"
        last = "x"
        for number, (_, element) in enumerate(self.inputs):
            if element != self.sums:
                yield f"%w{number} = arith.extf %i{number} : {element} to {self.sums}"
            term = f"%{'i' if element == self.sums else 'w'}{number}"
            yield f"%a{number} = arith.addf %{last}, {term} : {self.sums}"
            last = f"a{number}"
        for number, (op, value) in enumerate(self.chain):
            if op.startswith("math."):
                yield f"%v{number} = {op} %{last} : {self.sums}"
                last = f"v{number}"
                continue
            yield f"%c{number} = arith.constant {value:.6e} : {self.sums}"
            yield f"%v{number} = {_ARITH[op]} %{last}, %c{number} : {self.sums}"
            last = f"v{number}"
        if self.result != self.sums:
            yield f"%cast = arith.truncf %{last} : {self.sums} to {self.result}"
            last = "cast"
        yield f"linalg.yield %{last} : {self.result}"
        yield f"}} -> {result}"
        yield f"func.return %y : {result}"


_ARITH = {"scale": "arith.mulf", "add": "arith.addf", "relu": "arith.maximumf"}


def _map(dims: tuple[str, str]) -> str:
    names = {"m": "d0", "n": "d1", "k": "d2"}
    return f"affine_map<(d0, d1, d2) -> ({', '.join(names[dim] for dim in dims)})>"


def _of_result(dims: str) -> str:
    return f"affine_map<(d0, d1) -> ({', '.join({'m': 'd0', 'n': 'd1'}[dim] for dim in dims)})>"


def draw(rng: random.Random) -> Problem:
    """A problem of any kind."""
    dtype = rng.choice(("bf16", "bf16", "f16", "f32"))
    result = rng.choice(("f32", dtype, dtype))
    m, n, k = (_extent(rng) for _ in "mnk")
    if rng.random() < 0.3:
        m, n, k = (rng.choice(LARGE) for _ in "mnk")
    layout = rng.choice(LAYOUTS)
    ops = [rng.choice(CHAINS) for _ in range(rng.choice((0, 0, 1, 1, 1, 2, 3)))]
    chain = tuple((op, 0.0 if op == "relu" else rng.choice((0.5, 1.25, -3.0))) for op in ops)
    if rng.random() < 0.2:
        chain += ((rng.choice(FUNCTIONS), 0.0),)
    count = rng.choice((0, 0, 0, 1, 1, 2, 3))
    inputs = tuple((rng.choice(INPUTS), rng.choice((dtype, dtype, "f32"))) for _ in range(count))
    return Problem(m, n, k, dtype, result, layout, chain, inputs)


def doubled(problem: Problem) -> Problem:
    """The same in f64."""
    kept = {"f32": "f32"}
    inputs = tuple((dims, kept.get(element, "f64")) for dims, element in problem.inputs)
    return replace(
        problem, dtype="f64", result=kept.get(problem.result, "f64"), inputs=inputs
    )


def _extent(rng: random.Random) -> int:
    """Tiny, odd, ragged, a multiple of 8, or large."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randint(1, 40)
    if kind == 1:
        return 2 * rng.randint(20, 2000) + 1
    if kind == 2:
        return rng.randint(40, 4000)
    if kind == 3:
        return 8 * rng.randint(1, 600)
    if kind == 4:
        return 8 * rng.randint(500, 2500)
    return rng.choice(LARGE)


def failure(problem: Problem) -> str:
    """What is wrong with the kernel; "" if nothing is."""
    from gemmc import api
    from gemmc.assemble import AssembleError
    from gemmc.errors import GemmcError

    try:
        resources = api.compile(problem.text, pipeline="auto").assembled.resources
    except (GemmcError, AssembleError) as error:
        return str(error)
    if max(resources.spill_stores, resources.spill_loads) > MOST_SPILLED:
        return f"spills: {resources.spill_stores} bytes of stores, {resources.spill_loads} of loads"
    return ""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a folder for the programs that failed")
    options = parser.parse_args(arguments)
    rng = random.Random(options.seed)
    seen: Counter[bool] = Counter()
    for number in range(options.count):
        problem = draw(rng) if number % DOUBLED else doubled(draw(rng))
        found = failure(problem)
        seen[bool(found)] += 1
        if found:
            print(f"{number}: {problem.name}: {found}", flush=True)
            _keep(options.out, problem)
        elif number % 50 == 49:
            print(f"{number + 1} of {options.count}, {seen[True]} failed", flush=True)
    print(f"{options.count} problems, {seen[True]} failed")
    return 1 if seen[True] else 0


def _keep(folder: Path | None, problem: Problem) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{problem.name}.mlir").write_text(problem.text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
