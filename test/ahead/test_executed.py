"""Programs that are built, computed: C, loader and runtime give the same bits, which are right."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import host_driver
import pytest
from number_programs import SPLIT

import gemmc
from gemmc.ahead import write
from gemmc.frameworks.product import Product

HERE = Path(__file__).parent
LAYERS = """
func.func @main(%a: tensor<32x64xf16>, %b: tensor<64x48xf16>, %c: tensor<48x32xf16>)
    -> tensor<32x32xf16> {
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<32x48xf16>
  %s = linalg.fill ins(%zero : f16) outs(%e : tensor<32x48xf16>) -> tensor<32x48xf16>
  %x = linalg.matmul ins(%a, %b : tensor<32x64xf16>, tensor<64x48xf16>)
      outs(%s : tensor<32x48xf16>) -> tensor<32x48xf16>
  %f = tensor.empty() : tensor<32x32xf16>
  %t = linalg.fill ins(%zero : f16) outs(%f : tensor<32x32xf16>) -> tensor<32x32xf16>
  %y = linalg.matmul ins(%x, %c : tensor<32x48xf16>, tensor<48x32xf16>)
      outs(%t : tensor<32x32xf16>) -> tensor<32x32xf16>
  return %y : tensor<32x32xf16>
}"""
PROGRAMS = {
    "layers": (LAYERS, "auto", 2),
    "finished": (Product(24, 40, 32, "f16", "nt", "f32", "relu", True).text, "auto", 1),
}


@pytest.mark.parametrize("name", sorted(PROGRAMS))
def test_three_launchers_compute_the_same(tmp_path: Path, name: str) -> None:
    text, pipeline, launches = PROGRAMS[name]
    assert computed(tmp_path, text, pipeline, [{}]) == [launches]


ROWS = (HERE.parent / "programs/dynamic/mlp_dynamic_rows.mlir").read_text()


def test_three_launchers_compute_the_same_at_every_size(tmp_path: Path) -> None:
    assert computed(tmp_path, ROWS, "auto", [{"d0": 37}, {"d0": 0}, {"d0": 1}]) == [2, 0, 2]


FIRST_ROWS = """
func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x16xf32>, %n: index) -> tensor<?x16xf32> {
  %zero = arith.constant 0.0 : f32
  %s = tensor.extract_slice %x[0, 0] [%n, 32] [1, 1] : tensor<64x32xf32> to tensor<?x32xf32>
  %e = tensor.empty(%n) : tensor<?x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r = linalg.matmul ins(%s, %w : tensor<?x32xf32>, tensor<32x16xf32>)
      outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %r : tensor<?x16xf32>
}"""
"""The product of as many rows as a number of the call says."""


def test_three_launchers_take_a_number_as_a_size(tmp_path: Path) -> None:
    found = computed(tmp_path, FIRST_ROWS, "auto", [{"d0": 7}, {"d0": 0}, {"d0": 64}])
    assert (found[0] > 0, found[1], found[2] > 0) == (True, 0, True)


UP_TO = """
func.func @main(%n: i32) -> tensor<?xf32> {
  %k = arith.index_cast %n : i32 to index
  %r = tensor.generate %k {
  ^bb0(%i: index):
    %j = arith.muli %i, %k : index
    %w = arith.index_cast %j : index to i32
    %f = arith.sitofp %w : i32 to f32
    tensor.yield %f : f32
  } : tensor<?xf32>
  return %r : tensor<?xf32>
}"""


def test_three_launchers_take_a_call_of_numbers_alone(tmp_path: Path) -> None:
    assert computed(tmp_path, UP_TO, "auto", [{"d0": 37}, {"d0": 0}]) == [1, 0]


def test_the_c_and_the_loader_refuse_what_fits_no_source(tmp_path: Path) -> None:
    refused = [{"d0": 24, "d1": 5}, {"d0": 24, "d1": 0}]
    (tmp_path / "refused.json").write_text(json.dumps(refused))
    lines = run_folder(tmp_path, SPLIT, "auto", [{"d0": 24, "d1": 4}])[3:]
    assert [line.split()[:3] for line in lines] == [
        ["refused", side, "0"] for _ in refused for side in ("by_c", "by_loader")
    ]
    unfit, unfit_too, by_zero, by_zero_too = lines
    assert "`((d1 * (d0 // d1)) - d0)`: needed at least" in unfit
    assert "needed ((d1 * (d0 // d1)) - d0) of 0 or more, for slices to fit" in unfit_too
    assert "`d1`, which divides: needed at least" in by_zero
    assert "needed sizes of which none divides by 0" in by_zero_too


EMPTY = {"no_k": 1, "no_k_from_a_start": 1, "no_k_in_memory": 1, "no_batches": 0}
"""How many kernels a call launches of each program with extents of 0."""


@pytest.mark.parametrize("name", EMPTY)
def test_what_has_no_elements_launches_nothing(tmp_path: Path, name: str) -> None:
    text = (HERE.parent / f"programs/empty/{name}.mlir").read_text()
    assert computed(tmp_path, text, "auto", [{}]) == [EMPTY[name]]


def run_folder(
    folder: Path, text: str, pipeline: str, calls: list[dict[str, int]]
) -> list[str]:
    """What executed.py prints of a program and calls of it."""
    kernel = gemmc.compile(text, pipeline=pipeline)
    write(kernel, folder, "thing")
    (folder / "thing.ptx").write_text(kernel.ptx)
    (folder / "thing.mlir").write_text(text)
    (folder / "whole.json").write_text(json.dumps(kernel.manifest))
    (folder / "calls.json").write_text(json.dumps(calls))
    library = host_driver.build(folder / "driver")
    link = [f"-I{host_driver.header_folder()}", f"-L{library.parent}", "-lcuda"]
    made = ["gcc", "-shared", "-fPIC", str(folder / "thing.c"), "-o", str(folder / "thing.so")]
    subprocess.run([*made, *link], check=True)
    script = [sys.executable, str(HERE / "executed.py"), str(folder)]
    done = subprocess.run(
        script, capture_output=True, text=True, check=False, env=host_driver.environment(library)
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def computed(
    folder: Path, text: str, pipeline: str, calls: list[dict[str, int]]
) -> list[int]:
    """The launches of each call; all launchers' results are right, and the same."""
    lines = [line.split() for line in run_folder(folder, text, pipeline, calls)]
    assert len(lines) == 3 * len(calls)
    found: list[int] = []
    for first in range(0, len(lines), 3):
        sides = lines[first : first + 3]
        assert [side for side, *_ in sides] == ["by_c", "by_loader", "by_runtime"]
        assert {right for _, right, *_ in sides} == {"True"}
        assert len({digest for *_, digest, _ in sides}) == 1
        once, again, twice = (int(count) for *_, count in sides)
        assert (again, twice) == (once, 2 * once)
        found.append(once)
    return found
