"""What `gemmc build` writes: compiled by a C++ compiler, on a driver that says what it is asked.

The runtime of Python computes the same launches from the same manifest; both must say the same.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import types
from collections.abc import Sequence
from importlib.metadata import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import gemmc
from gemmc.ahead import files_of, write
from gemmc.cli import main
from gemmc.element_types import ELEMENT_TYPES
from gemmc.frameworks.product import Product
from gemmc.runtime import read_manifest
from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.checks import check_arguments, static_shape
from gemmc.runtime.dlpack import row_major_strides
from gemmc.runtime.expressions import Environment
from gemmc.runtime.manifest import Manifest, TensorMap
from gemmc.runtime.tensor_map import resolve

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
COMPILERS = [each for each in ("g++", "gcc") if shutil.which(each)]
WARNINGS = ["-Wall", "-Wextra", "-Werror"]

PROGRAMS = {
    "plain": Product(512, 768, 256, "bf16", "nt").text,
    "finished": Product(100, 72, 64, "bf16", "nt", "f32", "gelu", True).text,
    "batch": Product(64, 64, 64, "f16", "nn", batch=3).text,
    "cores": Product(100, 60, 36, "f32", "tn").text,
    "layers": (ROOT / "test/inputs/two_layer_mlp_f16.mlir").read_text(),
}
PIPELINES = {
    "walks": ("plain", "hopper-coop"),
    "parts": ("plain", "hopper-coop{split=4 epilogue=plain}"),
}
STREAM = 0x77


def header_folder() -> str:
    """The folder of cuda.h: of the wheel, or of a toolkit."""
    for entry in files("nvidia-cuda-runtime") or ():
        if entry.name == "cuda.h":
            return str(Path(str(entry.locate())).parent)
    return "/usr/local/cuda/include"


def compiled(name: str) -> gemmc.CompiledKernel:
    return gemmc.compile(PROGRAMS[name], pipeline="auto")


def built(folder: Path, kernel: gemmc.CompiledKernel, compiler: str = "g++") -> Path:
    """An executable of the C, a main of its own and the driver above."""
    write(kernel, folder, "thing")
    (folder / "main.cpp").write_text(main_of(kernel))
    cuda, out = ["-I", header_folder(), "-I", str(folder)], folder / "thing.exe"
    steps: list[list[str]] = [
        [compiler, *WARNINGS, *cuda, "-c", str(folder / "thing.c"), "-o", str(folder / "thing.o")],
        ["gcc", *cuda, "-c", str(HERE / "driver.c"), "-o", str(folder / "driver.o")],
        ["g++", *WARNINGS, *cuda, str(folder / "main.cpp"), str(folder / "thing.o"),
         str(folder / "driver.o"), "-o", str(out)],
    ]  # fmt: skip
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return out


def addresses(count: int) -> list[int]:
    return [0x10_0000 * (number + 1) for number in range(count)]


def main_of(kernel: gemmc.CompiledKernel) -> str:
    count = len(kernel.manifest["arguments"])
    given = ", ".join(str(each) for each in addresses(count))
    return f"""
#include <cstdio>
#include "thing.h"
int main() {{
  thing *made = nullptr;
  CUresult r = thing_load(&made);
  if (r != CUDA_SUCCESS) {{ std::printf("refused %d %d\\n", (int)r, made == nullptr); return 0; }}
  std::printf("workspace %zu\\n", thing_workspace_bytes(made));
  r = thing_launch(made, {given}, 0x9000000, (CUstream){STREAM});
  std::printf("answered %d\\n", (int)r);
  return thing_unload(made);
}}
"""


def said(executable: Path, **environment: str) -> list[str]:
    done = subprocess.run(
        [str(executable)], capture_output=True, text=True, check=True,
        env={**os.environ, **environment},
    )  # fmt: skip
    return done.stdout.splitlines()


@pytest.fixture(scope="module", params=sorted(PROGRAMS))
def program(request: Any, tmp_path_factory: pytest.TempPathFactory) -> Any:
    kernel = compiled(request.param)
    return kernel, built(tmp_path_factory.mktemp(request.param), kernel)


def kernels_of(manifest: Any) -> list[Manifest]:
    found = read_manifest(manifest)
    return [found] if isinstance(found, Manifest) else list(found.kernels.values())


def test_the_launches_are_those_of_python(program: Any) -> None:
    kernel, executable = program
    lines = said(executable)
    starts = [line for line in lines if line.startswith(("map", "launch"))]
    assert starts == expected(kernel.manifest)
    assert lines[0] == "load 7fELF" and "answered 0" in lines and lines[-1].startswith("unload")


def expected(manifest: Any) -> list[str]:
    """What the driver hears, from the manifest and gemmc's own runtime."""
    found = read_manifest(manifest)
    places = dict(zip([a.name for a in found.arguments], addresses(9), strict=False))
    if isinstance(found, Manifest):
        given = [places[a.name] for a in found.arguments]
        return heard(found, given, 0x100)
    lines: list[str] = []
    numbers = {entry: 0x100 + i for i, entry in enumerate(found.kernels)}
    known = Environment({}, {})
    places |= {w.name: 0x9000000 + w.offset.evaluate(known) for w in found.workspaces}
    for step in found.launches:
        given = [places[p.name] + p.offset for p in step.arguments]
        lines += heard(found.kernels[step.kernel], given, numbers[step.kernel])
    return lines


def heard(manifest: Manifest, given: Sequence[int], function: int) -> list[str]:
    views = [view(a, start) for a, start in zip(manifest.arguments, given, strict=True)]
    sizes = check_arguments(manifest, views, 0)
    named = dict(zip((a.name for a in manifest.arguments), views, strict=True))
    symbols = {"sm_count": 132, "max_active_clusters": 66}
    environment = Environment({**sizes, **symbols}, named)
    lines = [
        map_line(p, named[p.argument], environment)
        for p in manifest.parameters
        if isinstance(p, TensorMap)
    ]
    launch = manifest.launch
    grid = " ".join(str(e.evaluate(environment)) for e in launch.grid)
    block = " ".join(map(str, launch.block))
    line = f"launch {function:x} grid {grid} block {block} shared {launch.dynamic_shared_memory}"
    line += f" stream {STREAM:x}"
    if launch.cluster != (1, 1, 1):
        line += f" attribute 4 {launch.cluster[0]}"
    if launch.programmatic_stream_serialization:
        line += " attribute 6 1"
    first = manifest.parameters[0]
    return [*lines, f"{line} first {named[first.argument].pointer:x}"]  # pyright: ignore


def view(argument: Any, start: int) -> ArrayView:
    shape = static_shape(argument, {})
    strides = row_major_strides(shape, ELEMENT_TYPES[argument.dtype].bytes)
    return ArrayView(start, shape, strides, argument.dtype, 0, None)


NUMBERS = {"bf16": 9, "f16": 6, "f32": 7}
"""CUtensorMapDataType (CUDA driver API, "Tensor Map Object Management")."""


def map_line(p: TensorMap, array: ArrayView, environment: Environment) -> str:
    made = resolve(p, array, environment)
    pairs = [f"{box} {step}" for box, step in zip(p.box, p.element_strides, strict=True)]
    swizzle = {0: 0, 32: 1, 64: 2, 128: 3}[p.swizzle]
    promotion = {0: 0, 64: 1, 128: 2, 256: 3}[p.l2_promotion]
    values = [*made.dims, *made.strides, *pairs, p.interleave, swizzle, promotion]
    fill = {"zero": 0, "nan": 1}[p.oob_fill]
    return " ".join(
        map(str, [f"map {array.pointer:x}", NUMBERS[p.dtype], len(p.box), *values, fill])
    )


@pytest.mark.parametrize("case", sorted(PIPELINES))
def test_kernels_that_ask_the_device(tmp_path: Path, case: str) -> None:
    """Grids by what fits, and memory that a launch works in."""
    name, pipeline = PIPELINES[case]
    kernel = gemmc.compile(PROGRAMS[name], pipeline=pipeline)
    lines = said(built(tmp_path, kernel))
    (manifest,) = kernels_of(kernel.manifest)
    assert [x for x in lines if x.startswith(("map", "launch"))] == expected(kernel.manifest)
    size = int(next(x for x in lines if x.startswith("workspace")).split()[1])
    assert bool(size) == bool(manifest.workspaces) == (case == "parts")
    cleared = [x.split() for x in lines if x.startswith("clear")]
    zeroed = [w for w in manifest.workspaces if w.initial == "zero"]
    assert len(cleared) == len(zeroed)
    assert all(int(words[1], 16) + int(words[3]) <= 0x9000000 + size for words in cleared)


def test_what_the_driver_refuses_is_answered(program: Any) -> None:
    _, executable = program
    assert "refused 1 1" in said(executable, FAIL="load")
    assert said(executable, FAIL="function")[-1] == "refused 1 1"
    assert "answered 1" in said(executable, FAIL="launch")


@pytest.mark.parametrize("compiler", COMPILERS)
def test_it_is_c_and_c_plus_plus(tmp_path: Path, compiler: str) -> None:
    assert said(built(tmp_path, compiled("layers"), compiler))


def test_constants_are_uploaded(tmp_path: Path) -> None:
    text = """
func.func @main(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %zero = arith.constant 0.0 : f32
  %row = arith.constant dense<[[VALUES]]> : tensor<32x32xf32>
  %empty = tensor.empty() : tensor<32x32xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<32x32xf32>) -> tensor<32x32xf32>
  %c = linalg.matmul ins(%a, %b : tensor<32x32xf32>, tensor<32x32xf32>)
      outs(%start : tensor<32x32xf32>) -> tensor<32x32xf32>
  %d = arith.addf %c, %row : tensor<32x32xf32>
  return %d : tensor<32x32xf32>
}"""
    row = "[" + ", ".join(f"{n}.5" for n in range(32)) + "]"
    text = text.replace("[[VALUES]]", "[" + ", ".join([row] * 32) + "]")
    kernel = gemmc.compile(text, pipeline="auto")
    lines = said(built(tmp_path, kernel))
    assert "upload 4096 0" in lines and lines.count("free") == 1


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


def test_open_extents_are_refused() -> None:
    kernel = compiled("cores")
    manifest = {**kernel.manifest}
    first, *rest = manifest["arguments"]
    manifest["arguments"] = [{**first, "shape": [None, *first["shape"][1:]]}, *rest]
    other = gemmc.CompiledKernel(kernel.ptx, manifest, cubin=b"\x7fELF")
    with pytest.raises(gemmc.GemmcError, match="found one that is open"):
        files_of(other, "thing")


DYNAMIC = """
func.func @main(%a: tensor<?x64xf32>, %b: tensor<64x64xf32>, %d: tensor<64x32xf32>)
    -> tensor<?x32xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%m) : tensor<?x64xf32>
  %s = linalg.fill ins(%zero : f32) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %c = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x64xf32>)
      outs(%s : tensor<?x64xf32>) -> tensor<?x64xf32>
  %e2 = tensor.empty(%m) : tensor<?x32xf32>
  %s2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %f = linalg.matmul ins(%c, %d : tensor<?x64xf32>, tensor<64x32xf32>)
      outs(%s2 : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %f : tensor<?x32xf32>
}"""


def test_programs_of_dynamic_sizes_are_refused() -> None:
    kernel = gemmc.compile(DYNAMIC, pipeline="auto")
    with pytest.raises(gemmc.GemmcError, match="a program of static sizes"):
        files_of(kernel, "thing")


def test_sizes_that_arrays_decide_are_parameters(tmp_path: Path) -> None:
    """A manifest with a named extent: the size is given to the launch, and strides follow it."""
    kernel = compiled("plain")
    text = json.dumps(kernel.manifest).replace('"shape": [512,', '"shape": ["m",')
    manifest = json.loads(text)
    other = gemmc.CompiledKernel(kernel.ptx, manifest, cubin=kernel.cubin)
    main_text = main_of(kernel).replace("workspace_bytes(made", "workspace_bytes(made, 512")
    main_text = main_text.replace("launch(made, ", "launch(made, 512, ")
    write(other, tmp_path, "thing")
    assert "thing_launch(thing *self, int64_t m, CUdeviceptr" in (tmp_path / "thing.h").read_text()
    (tmp_path / "main.cpp").write_text(main_text)
    cuda = ["-I", header_folder(), "-I", str(tmp_path)]
    driver = ["gcc", *cuda, "-c", str(HERE / "driver.c"), "-o", str(tmp_path / "d.o")]
    subprocess.run(driver, check=True)
    command = ["g++", *cuda, str(tmp_path / "main.cpp"), str(tmp_path / "thing.c"),
               str(tmp_path / "d.o"), "-o", str(tmp_path / "x")]  # fmt: skip
    subprocess.run(command, check=True)
    lines = [x for x in said(tmp_path / "x") if x.startswith(("map", "launch"))]
    assert lines == expected(kernel.manifest)


class Heard:
    """The driver above in Python, for the loader: `lines` is what it was asked."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.functions = 0xFF
        self.words: dict[str, int] = {}

    def cuModuleLoadData(self, code: bytes) -> Any:
        return 0, 0x11

    def cuModuleGetFunction(self, module: int, name: bytes) -> Any:
        self.functions += 1
        return 0, self.functions

    def cuFuncSetAttribute(self, function: int, which: Any, value: int) -> Any:
        return (0,)

    def cuCtxGetDevice(self) -> Any:
        return 0, 0

    def cuDeviceGetAttribute(self, which: Any, device: int) -> Any:
        return 0, 132

    def cuOccupancyMaxActiveClusters(self, function: int, config: Any) -> Any:
        return 0, 66

    def cuMemAllocAsync(self, size: int, stream: int) -> Any:
        return 0, 0x9000000

    def cuMemFreeAsync(self, pointer: int, stream: int) -> Any:
        return (0,)

    def cuMemsetD8Async(self, pointer: int, value: int, size: int, stream: int) -> Any:
        return (0,)

    def cuTensorMapEncodeTiled(
        self, kind: str, rank: int, start: int, dims: Any, strides: Any, box: Any, steps: Any,
        *ways: str,
    ) -> Any:  # fmt: skip
        pairs = [f"{b} {s}" for b, s in zip(box, steps, strict=True)]
        named = [WAYS[each] for each in ways]
        values = [*dims, *strides[: rank - 1], *pairs, *named]
        kind = kind.removeprefix("CU_TENSOR_MAP_DATA_TYPE_")
        kind = next(name for name, each in ELEMENT_TYPES.items() if kind == each.tensor_map)
        self.lines.append(" ".join(map(str, [f"map {start:x}", NUMBERS[kind], rank, *values])))
        return 0, start

    def cuLaunchKernelEx(self, c: Any, function: int, given: Any, extra: int) -> Any:
        values, _ = given
        line = f"launch {function:x} grid {c.gridDimX} {c.gridDimY} {c.gridDimZ}"
        line += f" block {c.blockDimX} {c.blockDimY} {c.blockDimZ} shared {c.sharedMemBytes}"
        line += f" stream {c.hStream:x}"
        for each in c.attrs:
            is_cluster = each.id == "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION"
            line += f" attribute 4 {each.value.clusterDim.x}" if is_cluster else " attribute 6 1"
        self.lines.append(f"{line} first {values[0]:x}")
        return (0,)

    def CUlaunchConfig(self) -> Any:
        return types.SimpleNamespace()

    def CUlaunchAttribute(self) -> Any:
        value = types.SimpleNamespace(clusterDim=types.SimpleNamespace())
        return types.SimpleNamespace(value=value)

    def CUstream(self, handle: int) -> int:
        return handle

    cuuint64_t = cuuint32_t = staticmethod(int)

    def __getattr__(self, name: str) -> Any:
        return Members()


class Members:
    """An enum: each member is its name."""

    def __getattr__(self, name: str) -> str:
        return name


WAYS = {
    "CU_TENSOR_MAP_INTERLEAVE_NONE": 0,
    **{f"CU_TENSOR_MAP_SWIZZLE_{n}": i for i, n in enumerate(("NONE", "32B", "64B", "128B"))},
    **{
        f"CU_TENSOR_MAP_L2_PROMOTION_{n}": i
        for i, n in enumerate(("NONE", "L2_64B", "L2_128B", "L2_256B"))
    },
    "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE": 0,
}


def loader_of(folder: Path, driver: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module that lies in the folder, on a driver."""
    monkeypatch.setitem(sys.modules, "cuda.bindings.driver", driver)
    spec = spec_from_file_location("thing", folder / "thing.py")
    assert spec is not None and spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.parametrize("name", sorted(PROGRAMS))
def test_the_loader_launches_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    kernel, heard = compiled(name), Heard()
    write(kernel, tmp_path, "thing")
    loaded = loader_of(tmp_path, heard, monkeypatch).load()
    loaded(*addresses(len(kernel.manifest["arguments"])), stream=STREAM)
    assert heard.lines == expected(kernel.manifest)


def test_the_loader_knows_the_manifest_and_nothing_of_gemmc(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (ROOT / "gemmc/ahead/loader.py").read_text()
    assert not re.findall(r"^(?:from|import) gemmc", source, flags=re.M)
    (tmp_path / "thing.py").write_text(source)
    made = loader_of(tmp_path, Heard(), monkeypatch)
    expression = "cdiv(m, 128) * min(2, 3) + x.shape[1] - -1 // 2 % 5"
    scope = {"m": 300, "x": {"shape": (1, 7), "strides": ()}}
    assert made._value(expression, scope) == 6 + 7 - (-1 // 2 % 5)
    assert made._MAPS == {name: kind.tensor_map for name, kind in ELEMENT_TYPES.items()}
    assert made._BITS == {name: kind.bits for name, kind in ELEMENT_TYPES.items()}
