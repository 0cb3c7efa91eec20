"""`gemmc --verify-each` blames the pass that broke the program; `gemmc run --on cpu` runs it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from parts import some
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, ModuleOp, i64
from xdsl.ir import Operation

from gemmc import checking, cli, pipeline, registry
from gemmc.errors import GemmcError
from gemmc.pipeline.files import for_kernels_of
from gemmc.transforms.lowering.hoist import HoistPass
from interpret.levels import ROOT, WS

SOURCE = str(ROOT / WS.source)
SMALL = ("form-kernel.tile=128,64,64", "multi-buffer.stages=2")


def passes(changes: tuple[str, ...] = SMALL) -> str:
    changed = pipeline.edited(pipeline.load_pipeline(WS.pipeline), *changes)
    return changed.resolved().text


def first(module: ModuleOp, name: str, which: int = 0) -> Operation:
    return [op for op in module.walk() if op.name == name][which]


def set_number(name: str, field: str, value: int, which: int = 0) -> Callable[[ModuleOp], None]:
    def plant(module: ModuleOp) -> None:
        first(module, name, which).properties[field] = IntegerAttr(value, i64)

    return plant


def drop(name: str, which: int = 0) -> Callable[[ModuleOp], None]:
    def plant(module: ModuleOp) -> None:
        op = first(module, name, which)
        for result in op.results:
            result.replace_all_uses_with(op.operands[-1])
        op.detach()
        op.erase()

    return plant


def constant(old: int, new: int) -> Callable[[ModuleOp], None]:
    """Change the first index constant of a value."""

    def plant(module: ModuleOp) -> None:
        for op in module.walk():
            if isinstance(op, arith.ConstantOp) and op.value == IntegerAttr(old, IndexType()):
                op.properties["value"] = IntegerAttr(new, IndexType())
                return
        raise AssertionError(f"no constant {old}")

    return plant


def swap(name: str, which: int = 0) -> Callable[[ModuleOp], None]:
    """Exchange an op's first two index operands of a list."""

    def plant(module: ModuleOp) -> None:
        op = first(module, name, which)
        a, b = op.operands[1], op.operands[2]
        op.operands[1], op.operands[2] = b, a

    return plant


PLANTED: dict[str, Callable[[ModuleOp], None]] = {
    "schedule-work": swap("tile.window"),
    "promote": drop("tile.copy"),
    "specialize-warps": drop("tile.copy", 1),
    "distribute": constant(0, 1),
    "insert-barriers": drop("barrier.arrive"),
    "convert-tile-to-tma": set_number("barrier.expect", "bytes", 16),
    "convert-tile-to-wgmma": set_number("wgmma.advance", "bytes", 64),
    "insert-fences": drop("wgmma.wait_group"),
    "lower-rings": drop("barrier.wait_parity", 1),
    "lower-hierarchy": drop("barrier.sync"),
    "allocate-smem": set_number("tile.alloc", "offset", 0, 1),
    "convert-to-ptx": set_number("ptx.mbarrier_expect_tx", "bytes", 32),
}


QUICK = ("promote", "insert-barriers", "convert-tile-to-tma", "insert-fences", "allocate-smem")


@pytest.mark.parametrize("name", some(PLANTED, QUICK))
def test_a_bug_is_blamed_on_its_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, factory = PLANTED[name], registry.find(name)
    assert factory is not None
    kind: Any = factory()
    original = kind.apply

    def broken(self: Any, ctx: Any, module: ModuleOp) -> None:
        original(self, ctx, module)
        plant(module)

    monkeypatch.setattr(kind, "apply", broken)
    with open(SOURCE, encoding="utf-8") as file:
        text = file.read()
    said: list[str] = []
    finding = checking.verify_each(
        text, "x.mlir", pipeline.load(passes()), seeds=(0,), say=said.append
    )
    assert finding is not None, said
    assert finding.name == name, str(finding)


def test_a_wrong_element_names_its_writer(monkeypatch: pytest.MonkeyPatch) -> None:
    factory = registry.find("convert-tile-to-wgmma")
    assert factory is not None
    kind: Any = factory()
    original = kind.apply

    def broken(self: Any, ctx: Any, module: ModuleOp) -> None:
        original(self, ctx, module)
        set_number("wgmma.advance", "bytes", 64)(module)

    monkeypatch.setattr(kind, "apply", broken)
    with open(SOURCE, encoding="utf-8") as file:
        text = file.read()
    finding = checking.verify_each(
        text, "x.mlir", pipeline.load(passes()), seeds=(0,), say=lambda line: None
    )
    assert finding is not None
    assert re.search(r"result0\[\d+, \d+\] is .*, not ", finding.what)
    assert re.search(r"written by tile\.epilogue .* by consumer warp \d+", finding.what)


def test_a_program_of_another_size_is_compared_with_itself() -> None:
    with open(SOURCE, encoding="utf-8") as file:
        text = file.read()
    said: list[str] = []
    for front in ("", ", form-kernel{tile=64,64,64}"):
        made = pipeline.load(f"resize{{m=64 n=64 k=64}}, normalize-contractions{front}")
        assert checking.verify_each(text, "x.mlir", made, say=said.append) is None
    assert said[0].endswith("all 2 passes right") and "all 3 passes right with m=72" in said[1]


def test_what_cannot_be_run_is_refused_at_its_place() -> None:
    with open(SOURCE, encoding="utf-8") as file:
        text = file.read()
    made = pipeline.edited(pipeline.load_pipeline("resize{m=64}, hopper-ws"), "-insert-fences")
    with pytest.raises(GemmcError, match=r"^\S*hopper-ws\.pipeline:\d+:1: error: convert-to-ptx"):
        checking.run_on_cpu(text, "x.mlir", made, check=True, seed=0, integers=True, say=print)


def test_sizes_cover_short_and_long_loops() -> None:
    found = checking.sizes(pipeline.load(passes()))
    depths = [int(size.split("k=")[1]) for size in found]
    assert [-(-depth // 64) for depth in depths] == [2, 1, 2, 3, 4, 5]


def test_every_part_of_k_has_as_many_steps() -> None:
    made = pipeline.load("form-kernel{tile=64,64,64}, split-k{parts=3}, multi-buffer{stages=1}")
    depths = [int(size.split("k=")[1]) for size in checking.sizes(made)]
    assert [-(-depth // 64) for depth in depths] == [6, 3, 6, 9]


def test_sizes_have_several_clusters_for_one_to_walk() -> None:
    first, *_ = checking.sizes(pipeline.load("hopper-pingpong"))
    assert first == "m=264 n=200 k=120"


@pytest.mark.slow
def test_the_command_line_verifies_each_pass(capsys: pytest.CaptureFixture[str]) -> None:
    one_stage = passes((*SMALL[:1], "multi-buffer.stages=1"))
    assert cli.main([SOURCE, "-p", one_stage, "--verify-each"]) == 0
    assert "all 21 passes right with m=136 n=72 k=120" in capsys.readouterr().out


def test_running_on_the_cpu(capsys: pytest.CaptureFixture[str]) -> None:
    small = f"resize{{m=128 n=64 k=128}},{passes()}"
    arguments = ["run", SOURCE, "-p", small, "--on", "cpu", "--check", "--ints"]
    assert cli.main(arguments) == 0
    printed = capsys.readouterr().out
    assert "1 of 1 clusters" in printed
    assert "largest error 0" in printed


def test_running_the_text_on_the_cpu(capsys: pytest.CaptureFixture[str]) -> None:
    small = f"resize{{m=136 n=72 k=128}},{passes()}"
    arguments = ["run", SOURCE, "-p", small, "--on", "cpu", "--level", "ptx", "--check", "--ints"]
    assert cli.main(arguments) == 0
    printed = capsys.readouterr().out
    assert re.search(r"running \d+ lines of PTX", printed)
    assert "largest error 0" in printed


def test_a_bug_in_the_text_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The IR is right; what is emitted from it is not."""
    from gemmc.emit import ptx

    emit = ptx.emit_ptx_with_map

    def broken(module: ModuleOp) -> Any:
        text, sources = emit(module)
        return text.replace("wgmma.wait_group.sync.aligned 0;", "", 1), sources

    monkeypatch.setattr(ptx, "emit_ptx_with_map", broken)
    arguments = ["run", SOURCE, "-p", f"resize{{m=64 n=64 k=192}},{passes()}", "--on", "cpu"]
    assert cli.main(arguments) == 0
    assert cli.main([*arguments, "--level", "ptx"]) == 1
    assert "in flight" in capsys.readouterr().out


def test_the_text_runs_on_the_cpu_only(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["run", SOURCE, "-p", passes(), "--level", "ptx"])
    assert "--level ptx needs --on cpu" in capsys.readouterr().err


def test_each_pass_of_each_kernel_of_a_program_is_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "two.mlir"
    path.write_text(TWO)
    assert cli.main([str(path), "--pipeline", "simt-smem", *SMALL_BLOCKS, "--verify-each"]) == 0
    passes = len(pipeline.load("simt-smem").passes)
    loops = len(pipeline.load(for_kernels_of("tile.loops") or "").passes)
    assert f"all {4 + 2 * passes + loops} passes right" in capsys.readouterr().out


def test_a_kernel_of_a_program_is_blamed_by_its_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(self: Any, ctx: Any, op: ModuleOp) -> None:
        (kernel,) = op.body.block.ops
        if kernel.properties["sym_name"].data == "main_2":
            store = next(o for o in kernel.walk() if o.name == "tile.store")
            store.detach()
            store.erase()

    monkeypatch.setattr(HoistPass, "apply", broken)
    path = tmp_path / "two.mlir"
    path.write_text(TWO)
    more = ["--set", "hoist@allocate-smem", "--verify-each"]
    assert cli.main([str(path), "--pipeline", "simt-smem", *SMALL_BLOCKS, *more]) == 1
    assert "(hoist of main_2) is the first that is wrong" in capsys.readouterr().err


SMALL_BLOCKS = ["--set", "form-kernel.tile=8,8,8", "--set", "distribute.shape=8,8"]
"""Blocks of 64 threads: an interpreter's time goes by threads."""

TWO = """
func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x8xf32>, %v: tensor<8x8xf32>)
    -> tensor<8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x8xf32>)
      outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %t = linalg.transpose ins(%y : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) permutation = [1, 0]
  %n = arith.subf %y, %t : tensor<8x8xf32>
  %r = linalg.matmul ins(%n, %v : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  func.return %r : tensor<8x8xf32>
}
"""
