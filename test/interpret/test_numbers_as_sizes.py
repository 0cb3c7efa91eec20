"""Programs of which numbers of a call tell sizes, in the interpreter and on the PTX machine. The
programs are in test/programs/numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.driver import Compiled, compile_text
from gemmc.errors import GemmcError
from gemmc.interpret.execute import execute
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.ptx.simulate import run

PROGRAMS = Path(__file__).parent.parent / "programs" / "numbers"
SMALL = "simt-smem"
CASES: dict[str, list[dict[str, int]]] = {
    "filled": [{"arg0": 0}, {"arg0": 37}],
    "iota": [{"arg0": 0}, {"arg0": 1}, {"arg0": 37}],
    "generated": [{"arg0": 0, "arg1": 5}, {"arg0": 7, "arg1": 5}],
    "sum_of_columns": [{"arg1": 0}, {"arg1": 1}, {"arg1": 37}, {"arg1": 128}],
    "concatenated": [{"arg2": 0, "arg1.shape[0]": 3}, {"arg2": 64, "arg1.shape[0]": 3}],
    "padded": [
        {"arg1": 0, "arg2": 0, "arg0.shape[0]": 3, "arg0.shape[1]": 5},
        {"arg1": 2, "arg2": 9, "arg0.shape[0]": 3, "arg0.shape[1]": 5},
    ],
    "counted_in_memory": [{"arg2": 0}, {"arg2": 9}, {"arg2": 64}],
}
MORE: dict[str, list[dict[str, int]]] = {
    "attention_over_a_cache": [{"arg3": 0}, {"arg3": 1}, {"arg3": 37}],
    "part_of_rows": [{"arg3": 0}, {"arg3": 7}, {"arg3": 64}],
}
TOO_FAR = {
    "sum_of_columns": {"arg1": 129},
    "concatenated": {"arg2": 65, "arg1.shape[0]": 3},
    "counted_in_memory": {"arg2": 65},
}


MESSAGE = r"a slice or a reshape that does not fit its source.* \(arg"


def compiled(name: str) -> tuple[str, Compiled]:
    text = (PROGRAMS / f"{name}.mlir").read_text()
    return text, compile_text(text, "program.mlir", SMALL)


@pytest.mark.parametrize("name", CASES)
def test_both_machines_are_right_at_every_number(name: str) -> None:
    _check(name, CASES[name])


@pytest.mark.thorough
@pytest.mark.parametrize("name", MORE)
def test_products_are_right_at_every_number(name: str) -> None:
    _check(name, MORE[name])


def _check(name: str, calls: list[dict[str, int]]) -> None:
    text, made = compiled(name)
    module = frontend.parse(text)
    for sizes in calls:
        inputs = reference.make_inputs(module, 0, True, sizes)
        wanted = reference.wanted(module, inputs, integers=True)
        for outputs in _outputs(made, inputs):
            assert all(each.passed for each in wanted.verdicts(outputs)), sizes


def _outputs(made: Compiled, inputs: list[Any]) -> list[list[Any]]:
    return [
        execute(made.module, inputs).outputs,
        run(made.ptx, made.manifest, inputs),
    ]


@pytest.mark.parametrize("name", TOO_FAR)
def test_a_slice_beyond_the_end_is_refused(name: str) -> None:
    text, made = compiled(name)
    inputs = reference.make_inputs(frontend.parse(text), 0, True, TOO_FAR[name])
    with pytest.raises(Unsupported, match=MESSAGE):
        execute(made.module, inputs)
    with pytest.raises(Unsupported, match=MESSAGE):
        run(made.ptx, made.manifest, inputs)


def test_machines_take_the_number_itself() -> None:
    _, made = compiled("iota")
    given = [np.int64(5)]
    for outputs in (execute(made.module, given).outputs, run(made.ptx, made.manifest, given)):
        assert np.array_equal(outputs[0], np.arange(5, dtype=np.float32))


STEPS = """
func.func @main(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %least = arith.minsi %n, %c3 : index
  %r = scf.for %i = %c0 to BOUND step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}"""


def test_steps_that_exchange_tensors_are_of_a_known_number() -> None:
    with pytest.raises(GemmcError, match="scf.for: needed constant bounds and step"):
        compile_text(STEPS.replace("BOUND", "%n"), "program.mlir", SMALL)


def test_the_smaller_of_a_number_and_a_constant_is_data() -> None:
    made = compile_text(STEPS.replace("BOUND", "%least"), "program.mlir", SMALL)
    assert (made.manifest["version"], made.manifest["arguments"][1]["shape"]) == (2, [])
