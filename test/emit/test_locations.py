"""Line information: `.loc` says which line of the MLIR an instruction is from, and nothing else
changes."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest
from pipelines.problems import Product
from rules.programs import dtypes_of

import gemmc
from gemmc import frontend
from gemmc.cli import main
from gemmc.emit.locations import with_locations
from gemmc.report.sass import find_nvdisasm

PROGRAM = Path(__file__).parents[2] / "examples" / "matmul_nt_bf16_cast.mlir"
NAMES = gemmc.pipeline_names()


@cache
def both(name: str) -> tuple[gemmc.CompiledKernel, gemmc.CompiledKernel]:
    dtype = dtypes_of(name)[0]
    module = frontend.parse(Product((128, 256, 64), dtype, "nt", dtype).mlir, "product.mlir")
    plain = gemmc.compile(module, pipeline=name)
    return plain, gemmc.compile(module, pipeline=name, line_info=True)


@pytest.mark.parametrize("name", NAMES)
def test_without_its_lines_it_is_the_same_text(name: str) -> None:
    plain, located = both(name)
    assert "\n    .loc " not in plain.ptx and "\n.file " not in plain.ptx
    lines = located.ptx.splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith((".file ", "    .loc "))]
    assert "".join(kept) == plain.ptx
    assert located.manifest == plain.manifest


@pytest.mark.parametrize("name", NAMES)
def test_each_instruction_is_under_its_own_line(name: str) -> None:
    _, located = both(name)
    files = dict(re.findall(r'^\.file (\d+) "(.*)"$', located.ptx, re.MULTILINE))
    here, seen = "", 0
    for number, line in enumerate(located.ptx.splitlines(), 1):
        if found := re.fullmatch(r"    \.loc (\d+) (\d+) (\d+)", line):
            here = f"{files[found[1]]}:{found[2]}:{found[3]}: "
        elif number in located.sources and re.match(r"    [a-z@]", line):
            assert located.sources[number].startswith(here)
            seen += 1
    assert seen > 20


def test_the_cubin_has_the_lines_of_the_program(tmp_path: Path) -> None:
    cubin = tmp_path / "k.cubin"
    assert main([str(PROGRAM), "-p", "hopper-ws", "--line-info", "-o", str(cubin)]) == 0
    tool = find_nvdisasm()
    assert tool is not None
    shown = subprocess.check_output([tool, "-g", "-c", str(cubin)], text=True)
    lines = {int(each) for each in re.findall(rf'File "{PROGRAM}", line (\d+)', shown)}
    text = PROGRAM.read_text().splitlines()
    assert any("linalg.matmul" in text[line - 1] for line in lines)
    assert main([str(PROGRAM), "-p", "hopper-ws", "-o", str(cubin)]) == 0
    shown = subprocess.check_output([tool, "-g", "-c", str(cubin)], text=True)
    assert "//## File" not in shown


def test_a_dumped_file_is_a_source_like_any(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = ["-p", "hopper-ws", "--stop-after", "insert-barriers"]
    dumped = tmp_path / "middle.mlir"
    assert main([str(PROGRAM), *whole, "-o", str(dumped)]) == 0
    names = [each.name for each in gemmc.load_pipeline("hopper-ws").resolved().passes]
    rest = gemmc.load_pipeline("hopper-ws").split(names[names.index("insert-barriers") + 1])[1]
    assert main([str(dumped), "-p", rest.resolved().text, "--line-info"]) == 0
    out = capsys.readouterr().out
    assert f'.file 1 "{dumped}"\n' in out
    text, here = dumped.read_text().splitlines(), 0
    products: list[str] = []
    for line in out.splitlines():
        if found := re.fullmatch(r"    \.loc 1 (\d+) \d+", line):
            here = int(found[1])
        elif line.startswith("    wgmma.mma_async"):
            products.append(text[here - 1])
    assert len(products) == 4 and all("tile.mma" in each for each in products)


def test_the_machine_runs_it() -> None:
    module = gemmc.matmul(64, 64, 32, dtype="f32")
    inputs = gemmc.reference.make_inputs(module, 0, True)
    plain, located = (
        gemmc.compile(module, pipeline="simt-smem", line_info=each) for each in (False, True)
    )
    (a,), (b,) = plain.simulate(*inputs), located.simulate(*inputs)
    assert (a == b).all()


def test_names_are_escaped() -> None:
    origin = 'a "b"\\c.mlir:3:4: ptx.ret'
    text, sources = with_locations(".address_size 64\n    ret;\n", {2: origin})
    assert text.splitlines()[1:3] == ['.file 1 "a \\"b\\"\\\\c.mlir"', "    .loc 1 3 4"]
    assert sources == {4: origin}
