"""A program's steps: where each op is from, by record alone, and what each pass changed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from rules.programs import dtypes_of
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, ModuleOp
from xdsl.passes import ModulePass
from xdsl.rewriter import Rewriter

import gemmc
from gemmc.explore import trace
from gemmc.explore.tracking import UNKNOWN

ROOT = Path(__file__).parents[2]
BF16 = (ROOT / "examples" / "matmul_nt_bf16_cast.mlir").read_text()
F32 = (ROOT / "examples" / "matmul_f32.mlir").read_text()
F64 = (ROOT / "examples" / "matmul_f64.mlir").read_text()
MLP = (ROOT / "test" / "inputs" / "two_layer_mlp_f16.mlir").read_text()
SCALARS = """\
func.func @main() {
  %a = arith.constant 1 : index
  %b = arith.constant 2 : index
  %c = arith.addi %a, %b : index
  return
}
"""


def program(pipeline: str) -> str:
    if pipeline == "auto":
        return BF16
    return {"f32": F32, "f64": F64}.get(dtypes_of(pipeline)[0], BF16)


def lines(found: dict[str, Any], snapshot: int) -> list[str]:
    return [found["texts"][at] for at in found["snapshots"][snapshot]["lines"]]


@pytest.mark.parametrize("name", ["hopper-ws", "simt-naive"])
def test_every_op_and_line_of_ptx_goes_back_to_the_program(name: str) -> None:
    found = trace(program(name), name)
    for snapshot in found["snapshots"][1:]:
        assert UNKNOWN not in snapshot["origins"]
        assert len(snapshot["owners"]) == len(snapshot["lines"])
        assert len(snapshot["starts"]) == len(snapshot["origins"])
    frame = {".version 8.6", ".target sm_90a", ".address_size 64", ""}
    without = {
        line for line, at in zip(found["ptx"].split("\n"), found["ptxFrom"], strict=False)
        if at is None
    }  # fmt: skip
    assert without <= {*frame, ".extern .shared .align 1024 .b8 dynamic_smem[];"} | {
        line for line in without if line.startswith(".extern")
    }


@pytest.mark.parametrize("name", ["hopper-ws", "simt-smem"])
def test_the_ptx_is_that_of_a_compilation(name: str) -> None:
    assert trace(program(name), name)["ptx"] == gemmc.compile(program(name), pipeline=name).ptx


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["auto", *gemmc.pipeline_names()])
def test_the_ptx_is_that_of_a_compilation_with_every_pipeline(name: str) -> None:
    found = trace(program(name), name)
    assert found["ptx"] == gemmc.compile(program(name), pipeline=name).ptx
    assert all(UNKNOWN not in each["origins"] for each in found["snapshots"])


def test_snapshots_are_what_the_passes_leave() -> None:
    found = trace(BF16, "hopper-ws")
    steps = list(gemmc.load_pipeline("hopper-ws").steps(gemmc.parse(BF16)))
    assert [step.name for step in steps] == [each["name"] for each in found["steps"]]
    for step, each in zip(steps, found["steps"], strict=True):
        assert "\n".join(lines(found, each["after"])) + "\n" == step.text
        assert each["changed"] == step.changed


def test_a_program_of_several_kernels() -> None:
    found = trace(MLP, "hopper-ws")
    assert found["ptx"] == gemmc.compile(MLP, pipeline="hopper-ws").ptx
    kernels = list(dict.fromkeys(each["kernel"] for each in found["steps"]))
    assert kernels == ["", "main_0", "main_1"]
    products = [at for at in found["snapshots"] if at["parent"] == -1]
    assert len(products) == 1
    assert all(UNKNOWN not in each["origins"] for each in found["snapshots"])
    # The products of both kernels go back to those that the program has, at their own lines.
    places = {origin(found, *at) for at in wgmmas(found)}
    assert places == {f"input.mlir:{line}:5" for line in (7, 22)}


def wgmmas(found: dict[str, Any]) -> list[list[int]]:
    said = found["ptx"].split("\n")
    return [
        at for line, at in zip(said, found["ptxFrom"], strict=False) if "wgmma.mma_async" in line
    ]


def origin(found: dict[str, Any], snapshot: int, number: int) -> str:
    at = found["snapshots"][snapshot]
    while at["parent"] >= 0:
        number = at["origins"][number]
        at = found["snapshots"][at["parent"]]
    return at["places"][number]


def test_the_same_bytes_every_time_and_no_folder_of_the_machine() -> None:
    code = (
        "import json, sys; from gemmc.explore import trace\n"
        "sys.stdout.write(json.dumps(trace(sys.stdin.read(), 'hopper-ws')))"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", code], input=BF16, capture_output=True, text=True, check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert said[0] == said[1] == json.dumps(trace(BF16, "hopper-ws"))
    assert str(ROOT) not in said[0]


@dataclass(frozen=True)
class Changed(ModulePass):
    """Moves the first constant behind the second, edits the sum, takes the place of the second
    constant by one that looks the same, and says nothing of where that one is from."""

    name = "changed"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        ops = {each.results[0].name_hint: each for each in op.walk() if each.results}
        a, b, c = ops["a"], ops["b"], ops["c"]
        look_alike = arith.ConstantOp(IntegerAttr(2, IndexType()))
        look_alike.result.name_hint = "b"
        Rewriter.replace_op(b, look_alike)
        a.detach()
        block = c.parent
        assert block is not None
        block.insert_op_after(a, look_alike)
        c.operands[1] = a.results[0]


def test_kept_edited_moved_and_without_a_record() -> None:
    found = trace(SCALARS, gemmc.pipeline_of(Changed()))
    (step,) = found["steps"]
    after = lines(found, step["after"])
    assert [line.strip() for line in after[2:5]] == [
        "%b = arith.constant 2 : index",
        "%a = arith.constant 1 : index",
        "%c = arith.addi %a, %a : index",
    ]
    assert step["pairs"] == [0, 1, -1, 2, 4, 5, 6, 7]
    assert (step["added"], step["removed"], step["edited"]) == (1, 1, 1)
    origins = found["snapshots"][step["after"]]["origins"]
    owners = found["snapshots"][step["after"]]["owners"]
    assert origins[owners[2]] == UNKNOWN
    assert origins[owners[3]] == found["snapshots"][step["before"]]["owners"][2]


@dataclass(frozen=True)
class Swapped(ModulePass):
    """Puts the second constant ahead of the first."""

    name = "swapped"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        a, b, *_ = [each for each in op.walk() if isinstance(each, arith.ConstantOp)]
        b.detach()
        assert a.parent is not None
        a.parent.insert_op_before(b, a)


def test_a_line_that_moved_is_neither_new_nor_gone() -> None:
    (step,) = trace(SCALARS, gemmc.pipeline_of(Swapped()))["steps"]
    assert step["pairs"] == [0, 1, 3, 2, 4, 5, 6, 7]
    assert len(step["moved"]) == 1
    assert (step["added"], step["removed"], step["edited"]) == (0, 0, 0)


def test_a_pass_that_changes_nothing_says_so() -> None:
    found = trace(SCALARS, "canonicalize,canonicalize")["steps"]
    assert [each["changed"] for each in found] == [True, False]
    assert found[1]["before"] == found[1]["after"] == found[0]["after"]


def test_a_refusal_has_the_steps_before_it_and_the_op() -> None:
    found = trace(BF16, gemmc.load_pipeline("hopper-ws").remove("assign-layouts"))
    with pytest.raises(gemmc.GemmcError) as refused:
        gemmc.compile(
            BF16, pipeline=gemmc.load_pipeline("hopper-ws").remove("assign-layouts"),
            filename="input.mlir",
        )  # fmt: skip
    error = found["error"]
    assert error["text"] == str(refused.value).replace(f"{ROOT}/pipelines/", "")
    assert "ptx" not in found


def test_the_op_that_a_pass_refuses() -> None:
    text = BF16.replace("bf16", "f32").replace("arith.truncf %in : f32 to f32", "arith.negf %in")
    text = text.replace("%e = arith.negf %in", "%e = arith.negf %in : f32")
    found = trace(text, "hopper-ws")
    error = found["error"]
    with pytest.raises(gemmc.GemmcError) as refused:
        gemmc.compile(text, pipeline="hopper-ws", filename="input.mlir")
    assert error["text"] == str(refused.value)
    snapshot, number = error["at"]
    assert origin(found, snapshot, number) == refused.value.where
    at = found["snapshots"][snapshot]
    assert error["op"] in lines(found, snapshot)[at["starts"][number]]


def test_counts_are_those_of_the_texts() -> None:
    found = trace(BF16, "hopper-ws")
    for step in found["steps"]:
        if not step["changed"]:
            continue
        old, new = (lines(found, step[at]) for at in ("before", "after"))
        assert len(new) - len(old) == step["added"] - step["removed"]
        left = Counter(was for was in step["pairs"] if was >= 0)
        assert set(left.values()) <= {1}, "a line became two"
