"""What `gemmc build` writes, on a driver of the host that writes down every byte of a launch.

Three launchers have to ask it for the same: the C, by two compilers, the loader with the real
cuda-python, and gemmc's own runtime.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import host_driver
import pytest
from ahead.launches import launches, sides
from ahead.mains import built, said
from ahead.python_sides import imported

import gemmc
from gemmc.ahead import files_of, write
from gemmc.ahead.folder import loader
from gemmc.cli import main
from gemmc.element_types import ELEMENT_TYPES, kernels_know
from gemmc.frameworks.product import Product

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
COMPILERS = [each for each in ("g++", "gcc") if shutil.which(each)]

PLAIN = Product(512, 768, 256, "bf16", "nt").text
SUMMED = """
func.func @main(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %zero = arith.constant 0.0 : f32
  %row = arith.constant dense<[[VALUES]]> : tensor<32x32xf32>
  %empty = tensor.empty() : tensor<32x32xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<32x32xf32>) -> tensor<32x32xf32>
  %c = linalg.matmul ins(%a, %b : tensor<32x32xf32>, tensor<32x32xf32>)
      outs(%start : tensor<32x32xf32>) -> tensor<32x32xf32>
  %d = arith.addf %c, %row : tensor<32x32xf32>
  return %d : tensor<32x32xf32>
}""".replace(
    "[[VALUES]]", "[" + ", ".join(["[" + ", ".join(f"{n}.5" for n in range(32)) + "]"] * 32) + "]"
)
WEIGHTS = """
func.func @main(%a: tensor<64x512xf16>) -> tensor<64x256xf16> {
  %zero = arith.constant 0.0 : f16
  %one = arith.constant dense_resource<one> : tensor<512x512xf16>
  %two = arith.constant dense_resource<two> : tensor<512x256xf16>
  %e = tensor.empty() : tensor<64x512xf16>
  %s = linalg.fill ins(%zero : f16) outs(%e : tensor<64x512xf16>) -> tensor<64x512xf16>
  %b = linalg.matmul ins(%a, %one : tensor<64x512xf16>, tensor<512x512xf16>)
      outs(%s : tensor<64x512xf16>) -> tensor<64x512xf16>
  %f = tensor.empty() : tensor<64x256xf16>
  %t = linalg.fill ins(%zero : f16) outs(%f : tensor<64x256xf16>) -> tensor<64x256xf16>
  %c = linalg.matmul ins(%b, %two : tensor<64x512xf16>, tensor<512x256xf16>)
      outs(%t : tensor<64x256xf16>) -> tensor<64x256xf16>
  return %c : tensor<64x256xf16>
}
{-#
  dialect_resources: { builtin: {
    one: "0x02000000ONE",
    two: "0x02000000TWO"
  } }
#-}""".replace("ONE", "003C0040" * (512 * 256)).replace("TWO", "0042003C" * (512 * 128))
PROGRAMS = {
    "plain": (PLAIN, "auto"),
    "finished": (Product(100, 72, 64, "bf16", "nt", "f32", "gelu", True).text, "auto"),
    "batch": (Product(64, 64, 64, "f16", "nn", batch=3).text, "auto"),
    "cores": (Product(100, 60, 36, "f32", "tn").text, "auto"),
    "layers": ((ROOT / "test/inputs/two_layer_mlp_f16.mlir").read_text(), "auto"),
    "constants": (SUMMED, "auto"),
    "weights": (WEIGHTS, "auto"),
    "walks": (PLAIN, "hopper-coop"),
    "parts": (PLAIN, "hopper-coop{split=4 epilogue=plain}"),
    "parts-of-layers": (
        (ROOT / "test/inputs/two_layer_mlp_f16.mlir").read_text(),
        "hopper-coop{split=2 epilogue=plain}",
    ),
}
"""With their pipelines: kernels alone, workspaces, clusters, constants, several kernels."""


def compiled(name: str) -> gemmc.CompiledKernel:
    text, pipeline = PROGRAMS[name]
    return gemmc.compile(text, pipeline=pipeline)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return host_driver.build(tmp_path_factory.mktemp("driver"))


def saved(folder: Path, kernel: gemmc.CompiledKernel) -> Path:
    """The folder of `gemmc build`, and the manifest as a compilation gives it."""
    write(kernel, folder, "thing")
    (folder / "whole.json").write_text(json.dumps(kernel.manifest))
    return folder


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    room = tmp_path_factory.mktemp("built")
    return {name: saved(room / name, compiled(name)) for name in PROGRAMS}


@pytest.fixture(scope="module")
def by_python(
    folders: dict[str, Path], library: Path, tmp_path_factory: pytest.TempPathFactory
) -> Mapping[tuple[str, str], list[str]]:
    """The driver's log of the runtime and of the loader, for every program."""
    log = tmp_path_factory.mktemp("log") / "log"
    command = [sys.executable, str(HERE / "python_sides.py"), *map(str, folders.values())]
    env = {**host_driver.environment(library, log), "ADDRESSES_ARE_NUMBERS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    return sides(log.read_text())


@pytest.mark.parametrize("name", sorted(PROGRAMS))
def test_three_launchers_ask_for_the_same(
    folders: dict[str, Path], library: Path, by_python: Any, name: str
) -> None:
    manifest = json.loads((folders[name] / "whole.json").read_text())
    lines = said(built(folders[name], library), library)
    assert lines[0] == "load 7fELF" and "answered 0" in lines and lines[-1] == "unload"
    wanted = launches(by_python["runtime", name], manifest)
    assert len(wanted) == len(manifest.get("launches", [0]))
    assert launches(lines, manifest) == wanted
    assert launches(by_python["loader", name], manifest) == wanted
    cleared = [line for line in lines if line.startswith("clear")]
    assert cleared == [x for x in by_python["loader", name] if x.startswith("clear")]
    kernels = manifest.get("kernels", [manifest])
    zeroed = [w for k in kernels for w in k["workspaces"] if w["initial"] == "zero"]
    assert bool(cleared) == bool(zeroed) == name.startswith("parts")
    size = int(next(x for x in lines if x.startswith("workspace")).split()[1])
    assert bool(size) == bool(manifest.get("workspace_bytes") or zeroed)


def test_what_the_driver_refuses_is_answered(folders: dict[str, Path], library: Path) -> None:
    for name in ("plain", "layers"):
        executable = built(folders[name], library)
        assert "refused 1 1" in said(executable, library, FAIL="load")
        assert said(executable, library, FAIL="function")[-1] == "refused 1 1"
        assert "answered 1" in said(executable, library, FAIL="map")
        assert "answered 1" in said(executable, library, FAIL="launch")


@pytest.mark.parametrize("compiler", COMPILERS)
def test_it_is_c_and_c_plus_plus(folders: dict[str, Path], library: Path, compiler: str) -> None:
    assert said(built(folders["layers"], library, compiler), library)


def test_constants_are_uploaded(folders: dict[str, Path], library: Path, by_python: Any) -> None:
    lines = said(built(folders["constants"], library), library)
    assert "upload 4096 215744" in lines and lines.count("free") == 1
    assert "upload 4096 215744" in by_python["loader", "constants"]


def test_many_constants_are_a_file_of_their_own(
    folders: dict[str, Path], library: Path, by_python: Any
) -> None:
    folder = folders["weights"]
    sizes = [2 * 512 * 512, 2 * 512 * 256]
    data = (folder / "thing.weights").read_bytes()
    assert len(data) == sum(sizes) and data[:4] == b"\x00\x3c\x00\x40"
    assert (folder / "thing.c").stat().st_size + (folder / "thing.json").stat().st_size < 400_000
    uploads = [f"upload {size} {hash_of(data, size, i)}" for i, size in enumerate(sizes)]
    for lines in (said(built(folder, library), library), by_python["loader", "weights"]):
        assert [line for line in lines if line.startswith("upload")] == uploads
    wanted = by_python["runtime", "weights"]
    assert [line for line in wanted if line.startswith("upload")] == uploads


def test_constants_that_their_file_does_not_have(
    folders: dict[str, Path], tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(folders["weights"], tmp_path / "short"))
    weights = (folder / "thing.weights").read_bytes()
    (folder / "thing.weights").write_bytes(weights[:-4])
    command = [sys.executable, "-c", "import thing; thing.load()"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    wanted = f"needed {2 * 512 * 256} bytes of "
    assert f"RuntimeError: {wanted}" in done.stderr
    assert f" in thing.weights; found {2 * 512 * 256 - 4}" in done.stderr


def hash_of(data: bytes, size: int, number: int) -> int:
    """What the driver says of the bytes of a copy: their sum."""
    start = number and len(data) - size
    return sum(data[start : start + size]) % 2**32


def test_the_command_writes_a_folder(tmp_path: Path, capsys: Any) -> None:
    path = str(ROOT / "examples" / "matmul_f32.mlir")
    assert main(["build", path, "-o", str(tmp_path / "out"), "--pipeline", "simt-smem"]) == 0
    names = {Path(line).name for line in capsys.readouterr().out.splitlines()}
    stem = "matmul_f32"
    wanted = {f"{stem}.{each}" for each in ("c", "h", "py", "cubin", "json")}
    assert names == wanted | {"CMakeLists.txt"}
    assert {each.name for each in (tmp_path / "out").iterdir()} == names
    assert f"add_library({stem} STATIC" in (tmp_path / "out" / "CMakeLists.txt").read_text()


def test_a_name_that_is_none_in_c_is_refused(capsys: Any, tmp_path: Path) -> None:
    path = str(ROOT / "examples" / "matmul_f32.mlir")
    words = ["build", path, "-o", str(tmp_path), "--pipeline", "simt-smem", "--name", "a-b"]
    assert main(words) == 1
    assert "needed a C identifier as the name; found 'a-b'" in capsys.readouterr().err


def test_the_header_says_what_may_be_one_memory() -> None:
    text = """func.func @main(%a: memref<32x16xf32>, %b: memref<16x32xf32>, %c: memref<32x32xf32>) {
  linalg.matmul ins(%a, %b : memref<32x16xf32>, memref<16x32xf32>) outs(%c : memref<32x32xf32>)
  return
}"""
    header = files_of(gemmc.compile(text, pipeline="auto"), "thing")["thing.h"].decode()
    assert "result0: output, f32, 32 x 32" in header
    assert header.count("; may be the memory of arg2\n") == 1


def test_open_extents_are_refused() -> None:
    kernel = compiled("cores")
    manifest = {**kernel.manifest}
    first, *rest = manifest["arguments"]
    manifest["arguments"] = [{**first, "shape": [None, *first["shape"][1:]]}, *rest]
    other = gemmc.CompiledKernel(kernel.ptx, manifest, cubin=b"\x7fELF")
    with pytest.raises(gemmc.GemmcError, match="found one that is open"):
        files_of(other, "thing")


def test_sizes_that_arrays_decide_are_parameters(tmp_path: Path, library: Path) -> None:
    """A manifest with a named extent: the size is given to the launch, and strides follow it."""
    kernel = compiled("plain")
    text = json.dumps(kernel.manifest).replace('"shape": [512,', '"shape": ["m",')
    manifest = json.loads(text)
    saved(tmp_path / "fixed", kernel)
    other = gemmc.CompiledKernel(kernel.ptx, manifest, cubin=kernel.cubin)
    folder = saved(tmp_path / "open", other)
    assert "thing_launch(thing *self, int64_t m, CUdeviceptr" in (folder / "thing.h").read_text()
    fixed = said(built(tmp_path / "fixed", library), library)
    executable = built(folder, library, calls=[(512,)])
    found = launches(said(executable, library), kernel.manifest)
    assert found == launches(fixed, kernel.manifest) != []


def test_the_loader_knows_the_manifest_and_nothing_of_gemmc(tmp_path: Path) -> None:
    source = loader()
    assert not re.findall(r"^\s*(?:from|import) gemmc", source, flags=re.M)
    (tmp_path / "thing.py").write_text(source)
    made = imported(tmp_path)
    expression = "cdiv(m, 128) * min(2, 3) + x.shape[1] - -1 // 2 % 5"
    scope = {"m": 300, "x": {"shape": (1, 7), "strides": ()}}
    assert made.value_of(expression, scope) == 6 + 7 - (-1 // 2 % 5)
    assert made._MAPS == {name: ELEMENT_TYPES[name].tensor_map for name in kernels_know()}
    assert made._BITS == {name: kind.bits for name, kind in ELEMENT_TYPES.items()}
