"""Whole programs: verdicts, times in turns, the table; with stand-ins of torch and the runtime."""

from __future__ import annotations

from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from bench.fake_torch import FakeTorch

import gemmc
from gemmc import api
from gemmc.accuracy import summed_in_halves
from gemmc.bench import programs
from gemmc.bench.problem import Problem
from gemmc.bench.verify import Allowed
from gemmc.cli import main


class Tensor:
    """An array with as much of a tensor as outputs need."""

    def __init__(self, array: Any) -> None:
        self.array, self.dtype = array, "float32"

    def view(self, kind: Any) -> Tensor:
        return self if kind == -1 else Tensor(self.array.view(np.uint8))

    def fill_(self, value: int) -> None:
        self.array[...] = value

    def cpu(self) -> Tensor:
        return self

    def numpy(self) -> Any:
        return self.array.copy()


def torch_of(fake: FakeTorch) -> Any:
    made = SimpleNamespace(
        cuda=fake.cuda, uint8="uint8", float32="float32", bfloat16="bfloat16",
        from_numpy=lambda array: SimpleNamespace(cuda=lambda: Tensor(array)),
        empty=lambda shape, dtype, device: Tensor(np.zeros(shape, np.float32)),
    )  # fmt: skip
    return made


class Loaded:
    """A program of two launches that doubles its input; its graph adds `more`."""

    def __init__(self, fake: FakeTorch, more: float = 0.0, times: float = 2.0) -> None:
        self.fake, self.more, self.times = fake, more, times
        output = SimpleNamespace(shape=(2, 3), dtype="f32")
        self.manifest = SimpleNamespace(with_role=lambda role: [output], launches=(1, 2))

    def bind(self, given: Any, out: Any, more: float = 0.0) -> Any:
        def call() -> None:
            out.array[...] = given.array * self.times + more

        return lambda: self.fake.launch("program", call)


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeTorch:
    monkeypatch.setattr(
        "gemmc.runtime.capture", lambda loaded, *arrays: loaded.bind(*arrays, loaded.more)
    )
    return FakeTorch({"program": 3e-6})


def side(fake: FakeTorch, **how: float) -> programs.Side:
    array = np.arange(6, dtype=np.float32).reshape(2, 3)

    def check(out: Any) -> Any:
        return [SimpleNamespace(passed=bool((out == 2 * array).all()), text="compared")]

    return programs.side(torch_of(fake), "auto", Loaded(fake, **how), [array], check)


def test_a_program_is_checked_as_a_call_and_as_a_graph(fake: FakeTorch) -> None:
    found = side(fake)
    assert found.right and found.launches == 2 and found.said == ("compared",)
    assert not side(fake, times=3.0).right
    other = side(fake, more=1.0)
    assert not other.right and other.said == ("compared", "a graph gives other bits")


def test_sides_take_turns_and_have_their_times(fake: FakeTorch) -> None:
    quick, slow = side(fake), side(fake, times=3.0)
    order: list[str] = []

    def noted(name: str, call: Any) -> Any:
        return lambda: (order.append(name), call())

    sides = [
        programs.Side(name, 2, one.right, one.said, one.call, noted(name, one.graph))
        for name, one in (("a", quick), ("b", slow))
    ]
    times = programs.timed(torch_of(fake), sides, 8, 0)
    assert times["a"]["graph_us"] == times["b"]["call_us"] == 3.0 and times["a"]["host_us"] >= 0
    turns = order[:: programs.LAPS]
    assert sorted(turns) == ["a"] * 8 + ["b"] * 8 and turns != ["a", "b"] * 8
    text = programs.table("two.mlir", sides, times).splitlines()
    assert text[0] == "two.mlir" and "WRONG" not in text[2] and text[3].endswith("WRONG: compared")


def test_without_a_gpu_it_says_so(capsys: Any) -> None:
    example = Path(__file__).parents[2] / "examples" / "matmul_nt_bf16_cast.mlir"
    assert main(["bench", "--programs", str(example)]) == 1
    assert "needed a machine with an NVIDIA GPU" in capsys.readouterr().err


def test_outputs_are_compared_with_the_reference() -> None:
    text = """
    func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {
      %zero = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<4x4xf32>
      %s = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
      %c = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>)
          outs(%s : tensor<4x4xf32>) -> tensor<4x4xf32>
      return %c : tensor<4x4xf32>
    }"""
    (a, b), check = api.referenced(text, "one.mlir")
    assert check(a @ b)[0].passed and not check(a @ b + 1)[0].passed
    coarse = (a @ b) * (1 + 2.0**-12)  # as sums in f16 may be off, and in f32 may not
    assert not check(coarse)[0].passed and check(coarse, accumulate="f16")[0].passed
    assert not check(a @ b + 1, accumulate="f16")[0].passed


def test_a_product_that_is_summed_in_halves_has_its_own_bound() -> None:
    problem = Problem("f16", "nt", 64, 64, 1024)
    single, half = (Allowed.of(problem, each) for each in ("f32", "f16"))
    assert single == (2 * 1024 * 2.0**-23 + 2.0**-11, 0.0, inf)
    own, absolute = summed_in_halves(1024)
    assert half.relative == single.relative + own and half.absolute == absolute
    assert half.limit == pytest.approx(65504 / (1 + own))


def test_a_manifest_says_what_is_summed_in() -> None:
    text = gemmc.matmul(64, 64, 64, dtype="f16", layout="nt")
    made = gemmc.compile(text, pipeline="hopper-single")
    assert api.accumulated(made.manifest) == "f32"
    template = gemmc.load_pipeline("hopper-single").set("assign-atoms", accumulate="f16")
    assert api.accumulated(gemmc.compile(text, pipeline=template).manifest) == "f16"
