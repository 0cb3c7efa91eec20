"""Programs with static extents of 0, whose C in front is NaN where nothing is to be read."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend, reference
from gemmc.driver import compile_module, compile_text, explain
from gemmc.interpret.execute import execute
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import load, run
from interpret.levels import ROOT

PROGRAMS = ROOT / "test/programs/empty"
LAUNCHES = {
    "no_k": 1, "no_k_from_a_start": 1, "no_k_in_memory": 1, "no_rows": 2, "no_batches": 0,
    "nothing": 0,
}  # fmt: skip


def test_there_is_a_number_for_each_program() -> None:
    assert sorted(LAUNCHES) == sorted(path.stem for path in PROGRAMS.glob("*.mlir"))


@pytest.mark.parametrize("pipeline", ["auto", "hopper-ws"])
@pytest.mark.parametrize("name", LAUNCHES)
def test_it_is_right_and_launches_no_more(name: str, pipeline: str) -> None:
    text = (PROGRAMS / f"{name}.mlir").read_text()
    program = frontend.parse(text, name, frontend.context())
    inputs = reference.make_inputs(program, 0, True)
    needed = reference.evaluate(program, inputs, rounded=True)
    made = compile_text(text, name, pipeline)
    lowered = compile_module(frontend.parse(text, name), pipeline)
    ways = {
        "PTX": run_text(made.ptx, made.manifest, inputs, seed=0),
        "ops": execute(lowered, inputs, seed=0).outputs,
    }
    for way, found in ways.items():
        assert len(found) == len(needed)
        for one, other in zip(found, needed, strict=True):
            np.testing.assert_array_equal(one.astype(np.float64), other.value, err_msg=way)
    assert len(made.manifest["launches"]) == LAUNCHES[name]


@pytest.mark.parametrize("name", ["no_k", "no_k_from_a_start", "no_rows"])
def test_tensors_mean_the_same_without_what_is_dropped(name: str) -> None:
    text = (PROGRAMS / f"{name}.mlir").read_text()
    before, after = (frontend.parse(text, name, frontend.context()) for _ in range(2))
    run(after, frontend.context(), load("drop-empty").passes)
    inputs = reference.make_inputs(before, 0, True)
    both = (reference.evaluate(each, inputs, rounded=True) for each in (before, after))
    for one, other in zip(*both, strict=True):
        np.testing.assert_array_equal(one.value, other.value)


def test_nothing_to_compute_is_said() -> None:
    program = frontend.parse((PROGRAMS / "nothing.mlir").read_text(), "nothing")
    assert list(explain(program, frontend.context())) == ["main: no kernel: no result has elements"]
