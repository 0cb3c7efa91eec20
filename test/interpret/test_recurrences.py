"""Loops of many steps that depend on each other, as recurrences, against NumPy at each level."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import gemmc
from gemmc import frontend, reference
from gemmc.dialects.launch import ProgramOp
from gemmc.dialects.tile.recurrence import RecurrenceOp
from gemmc.driver import resolve
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.ir import walk_type
from gemmc.transforms.problem import _control

Array = np.ndarray[Any, Any]


@pytest.fixture(autouse=True)
def few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop of 40 steps is one of many, which stays a loop."""
    monkeypatch.setattr(_control, "MOST_STEPS", 16)


def loop(
    arguments: str, carried: dict[str, tuple[str, str]], body: str, yielded: str,
    steps: int = 40, ahead: str = "", first: int = 0,
) -> str:
    """A function that returns what a loop carries: by name, what it begins as and its type."""
    begun = ", ".join(f"%{name} = {value}" for name, (value, _) in carried.items())
    kinds = ", ".join(kind for _, kind in carried.values())
    count = len(carried)
    results = f"%r:{count}" if count > 1 else "%r"
    returned = ", ".join(f"%r#{n}" for n in range(count)) if count > 1 else "%r"
    return f"""
func.func @main({arguments}) -> ({kinds}) {{
  %first = arith.constant {first} : index
  %last = arith.constant {first + steps} : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant {first + steps - 1} : index
  %rows = arith.constant dense<0.0> : tensor<{steps}x8xf32>
  %ones = arith.constant dense<1.0> : tensor<{steps}xf32>
  {ahead}
  {results} = scf.for %i = %first to %last step %c1 iter_args({begun}) -> ({kinds}) {{
    {body}
    scf.yield {yielded} : {kinds}
  }}
  func.return {returned} : {kinds}
}}"""


ROW = "tensor<8xf32>"
OF_X = f"%x = tensor.extract_slice %xs[%i, 0] [1, 8] [1, 1] : tensor<40x8xf32> to {ROW}"


def scanned(xs: Array, s: Array) -> list[Array]:
    rows = list[Array]()
    for x in xs:
        s = x - s
        rows.append(s)
    return [s, np.stack(rows)]


FORWARD = loop(
    f"%xs: tensor<40x8xf32>, %s: {ROW}",
    {"a": ("%s", ROW), "all": ("%rows", "tensor<40x8xf32>")},
    f"""{OF_X}
    %b = arith.subf %x, %a : {ROW}
    %more = tensor.insert_slice %b into %all[%i, 0] [1, 8] [1, 1] : {ROW} into tensor<40x8xf32>""",
    "%b, %more",
)

BACKWARD = loop(
    f"%xs: tensor<40x8xf32>, %s: {ROW}",
    {"a": ("%s", ROW), "all": ("%rows", "tensor<40x8xf32>")},
    f"""%n = arith.subi %end, %i : index
    %x = tensor.extract_slice %xs[%n, 0] [1, 8] [1, 1] : tensor<40x8xf32> to {ROW}
    %b = arith.subf %x, %a : {ROW}
    %more = tensor.insert_slice %b into %all[%n, 0] [1, 8] [1, 1] : {ROW} into tensor<40x8xf32>""",
    "%b, %more",
)


def backward(xs: Array, s: Array) -> list[Array]:
    last, rows = scanned(xs[::-1], s)
    return [last, rows[::-1]]


NUMBERS = loop(
    "%xs: tensor<40x8xf32>, %f: f32",
    {"a": ("%zero", "f32"), "all": ("%ones", "tensor<40xf32>")},
    f"""{OF_X}
    %sum = linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
        iterator_types = ["reduction"]}} ins(%x : {ROW}) outs(%none : tensor<f32>) {{
      ^bb0(%e: f32, %o: f32):
        %t = arith.addf %e, %o : f32
        linalg.yield %t : f32
    }} -> tensor<f32>
    %one = tensor.extract %sum[] : tensor<f32>
    %word = arith.index_cast %i : index to i32
    %number = arith.sitofp %word : i32 to f32
    %m = arith.mulf %number, %f : f32
    %half = arith.divf %a, %two : f32
    %p = arith.addf %one, %half : f32
    %b = arith.addf %p, %m : f32
    %part = tensor.from_elements %one : tensor<1xf32>
    %more = tensor.insert_slice %part into %all[%i] [1] [1] : tensor<1xf32> into tensor<40xf32>""",
    "%b, %more",
    ahead="""%zero = arith.constant 0.0 : f32
  %two = arith.constant 2.0 : f32
  %none = arith.constant dense<0.0> : tensor<f32>""",
)  # fmt: skip


def numbers(xs: Array, f: Array) -> list[Array]:
    a, sums = np.float32(0), xs.sum(-1)
    for n, one in enumerate(sums):
        a = np.float32(one + a / np.float32(2)) + np.float32(n) * np.float32(f)
    return [np.asarray(a), sums]


PARTLY = loop(
    f"%all0: tensor<42x8xf32>, %s: {ROW}",
    {"a": ("%s", ROW), "all": ("%all0", "tensor<42x8xf32>"), "seen": ("%no", "i1")},
    f"""%b = arith.subf %w, %a : {ROW}
    %o = tensor.extract %b[%c1] : {ROW}
    %high = arith.cmpf ogt, %o, %limit : f32
    %now = arith.ori %seen, %high : i1
    %more = tensor.insert_slice %b into %all[%i, 0] [1, 8] [1, 1] : {ROW} into tensor<42x8xf32>""",
    "%b, %more, %now",
    first=1,
    ahead=f"""%no = arith.constant false
  %limit = arith.constant 3.0 : f32
  %w = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : {ROW}""",
)


def partly(all0: Array, s: Array) -> list[Array]:
    made, seen, w = all0.copy(), False, np.arange(1, 9, dtype=np.float32)
    for n in range(1, 41):
        s = w - s
        seen |= bool(s[1] > 3)
        made[n] = s
    return [s, made, np.array(seen)]


LOOKED_UP = loop(
    f"%table: tensor<5x8xf32>, %s: {ROW}, %at: tensor<40xi32>",
    {"a": ("%s", ROW), "same": ("%s", ROW), "k": ("%c0", "index")},
    f"""%t = tensor.extract %at[%i] : tensor<40xi32>
    %n = arith.index_cast %t : i32 to index
    %x = tensor.extract_slice %table[%n, 0] [1, 8] [1, 1] : tensor<5x8xf32> to {ROW}
    %b = arith.subf %x, %a : {ROW}
    %j = arith.addi %k, %n : index""",
    "%b, %a, %j",
)


def looked_up(table: Array, s: Array, at: Array) -> list[Array]:
    before = s
    for n in at:
        before, s = s, table[n] - s
    return [s, before, np.array(at.sum())]


NESTED = loop(
    f"%xs: tensor<40x8xf32>, %s: {ROW}",
    {"a": ("%s", ROW)},
    f"""{OF_X}
    %b = scf.for %j = %c0 to %many step %c1 iter_args(%c = %a) -> ({ROW}) {{
      %d = arith.subf %x, %c : {ROW}
      scf.yield %d : {ROW}
    }}""",
    "%b",
    ahead="%many = arith.constant 3 : index",
)


def nested(xs: Array, s: Array) -> list[Array]:
    for x in np.repeat(xs, 3, 0):
        s = x - s
    return [s]


PRODUCTS = loop(
    "%xs: tensor<40x4x8xf32>, %w: tensor<8x8xf32>, %v: tensor<8x8xf32>",
    {"a": ("%none", "tensor<4x8xf32>")},
    """%n = arith.subi %end, %i : index
    %x = tensor.extract_slice %xs[%n, 0, 0] [1, 4, 8] [1, 1, 1]
        : tensor<40x4x8xf32> to tensor<4x8xf32>
    %ww = arith.addf %w, %w : tensor<8x8xf32>
    %p = linalg.matmul ins(%x, %ww : tensor<4x8xf32>, tensor<8x8xf32>)
        outs(%none : tensor<4x8xf32>) -> tensor<4x8xf32>
    %q = linalg.matmul ins(%a, %v : tensor<4x8xf32>, tensor<8x8xf32>)
        outs(%none : tensor<4x8xf32>) -> tensor<4x8xf32>
    %s = arith.addf %p, %q : tensor<4x8xf32>
    %b = math.tanh %s : tensor<4x8xf32>""",
    "%b",
    ahead="%none = arith.constant dense<0.0> : tensor<4x8xf32>",
)


def products(xs: Array, w: Array, v: Array) -> list[Array]:
    a = np.zeros((4, 8))
    for x in xs[::-1].astype(np.float64):
        a = np.tanh(x @ (2 * w) + a @ v)
    return [a]


def _of(*shapes: tuple[int, ...]) -> list[Array]:
    rng = np.random.default_rng(0)
    return [rng.integers(-4, 5, shape).astype(np.float32) for shape in shapes]


CASES: dict[str, tuple[str, Callable[..., list[Array]], list[Array]]] = {
    "rows that are read and stacked": (FORWARD, scanned, _of((40, 8), (8,))),
    "from the end": (BACKWARD, backward, _of((40, 8), (8,))),
    "numbers": (NUMBERS, numbers, [*_of((40, 8)), np.float32(0.5)]),
    "a part of what was there": (PARTLY, partly, _of((42, 8), (8,))),
    "rows of a table": (
        LOOKED_UP, looked_up,
        [*_of((5, 8), (8,)), np.random.default_rng(1).integers(0, 5, 40).astype(np.int32)],
    ),
    "products": (PRODUCTS, products, [each / 8 for each in _of((40, 4, 8), (8, 8), (8, 8))]),
    "steps in steps": (NESTED, nested, _of((40, 8), (8,))),
}  # fmt: skip


def at_each_level(text: str, inputs: list[Array]) -> Iterator[tuple[str, list[Array]]]:
    """What a program computes behind each pass that forms its kernels."""
    ctx = frontend.context()
    module = frontend.parse(text, "loop.mlir", ctx)
    frontend.verify(module)
    for each in resolve("auto", module, ctx).passes:
        each.apply(ctx, module)
        frontend.verify(module)
        if each.name in ("normalize-contractions", "form-program", "unroll-recurrences"):
            yield each.name, [np.asarray(found) for found in run(module, inputs)]
    assert not walk_type(module, RecurrenceOp)
    assert len(walk_type(module, ProgramOp)) == 1


@pytest.mark.parametrize("name", CASES)
def test_all_levels_compute_it(name: str) -> None:
    text, needed, inputs = CASES[name]
    wanted = needed(*inputs)
    module = frontend.parse(text, "loop.mlir")
    told = [each.value for each in reference.evaluate(module, inputs, rounded=True)]
    levels = dict(at_each_level(text, inputs))
    assert list(levels) == ["normalize-contractions", "form-program", "unroll-recurrences"]
    for where, found in [("reference", told), *levels.items()]:
        for one, other in zip(found, wanted, strict=True):
            found_here = one.astype(np.float64)
            np.testing.assert_allclose(found_here, other, rtol=1e-6, atol=1e-6, err_msg=where)


@pytest.mark.parametrize("name", ["rows that are read and stacked", "numbers"])
def test_its_ptx_computes_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_control, "MOST_STEPS", 4)
    text, needed, inputs = CASES[name]
    text = text.replace("40", "5").replace("39", "4")
    inputs = [each[:5] if each.ndim > 1 else each for each in inputs]
    made = gemmc.compile(text, pipeline="auto")
    found = run_text(made.ptx, made.manifest, inputs)
    for one, other in zip(found, needed(*inputs), strict=True):
        np.testing.assert_allclose(np.asarray(one, np.float64), other, rtol=1e-6)
    for one, other in zip(made.simulate(*inputs), needed(*inputs), strict=True):
        np.testing.assert_allclose(np.asarray(one, np.float64), other, rtol=1e-6)


def test_products_of_what_steps_read_are_one_ahead_of_them() -> None:
    made = gemmc.compile(PRODUCTS, pipeline="auto")
    launches = [each["kernel"] for each in made.manifest["launches"]]
    ahead = [each for each in launches if "step" not in each]
    assert launches.count("main_step0") == 40 == len(launches) - len(ahead)
    assert len(ahead) == 3  # twice the weights, a product of 160 rows, and zeros to begin with


def test_a_kernel_of_a_step_is_compiled_once() -> None:
    made = gemmc.compile(FORWARD, pipeline="auto")
    assert len(made.manifest["kernels"]) == 2  # and what copies the last row
    assert len(made.manifest["launches"]) == 41
