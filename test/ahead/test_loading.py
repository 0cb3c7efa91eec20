"""Kernels loaded by others (docs/loading.md): the runtime's launches, byte by byte; a dispatch of
IREE's, compiled by its compiler where there is one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import host_driver
import pytest
from ahead.launches import launches, sides

import gemmc
from gemmc.ahead import write
from gemmc.frameworks.product import Product

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples/loading"
PROGRAMS = {
    "maps": (Product(256, 512, 128, "f16", "nn").text, "hopper-ws"),
    "bf16": (Product(100, 72, 64, "bf16", "nt", "f32", "silu").text, "hopper-ws"),
    "batch": (Product(64, 64, 64, "f16", "nn", batch=3).text, "hopper-ws"),
    "pointers": (Product(64, 128, 64, "f16", "nn").text, "ampere-mma"),
    "f32": (Product(100, 60, 36, "f32", "nt", "f32").text, "simt-smem"),
}
CLUSTERS = (Product(512, 768, 256, "bf16", "nt").text, "hopper-ws", "form-cluster.shape=2,1")


def saved(folder: Path, kernel: gemmc.CompiledKernel) -> Path:
    write(kernel, folder, "thing")
    (folder / "thing.ptx").write_text(kernel.ptx)
    (folder / "whole.json").write_text(json.dumps(kernel.manifest))
    return folder


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return host_driver.build(tmp_path_factory.mktemp("driver"))


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    room = tmp_path_factory.mktemp("built")
    return {
        name: saved(room / name, gemmc.compile(text, pipeline=pipeline))
        for name, (text, pipeline) in PROGRAMS.items()
    }


def ran(library: Path, log: Path, *words: str) -> str:
    """The driver's log of a script."""
    env = {**host_driver.environment(library, log), "ADDRESSES_ARE_NUMBERS": "1"}
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=False, env=env
    )
    assert done.returncode == 0, done.stderr
    return log.read_text()


@pytest.mark.parametrize("example", ["with_cuda_core", "with_cupy"])
@pytest.mark.parametrize("name", sorted(PROGRAMS))
def test_others_launch_what_the_runtime_launches(
    library: Path, folders: dict[str, Path], tmp_path: Path, example: str, name: str
) -> None:
    folder = folders[name]
    manifest = json.loads((folder / "whole.json").read_text())
    ours = ran(library, tmp_path / "a", str(HERE / "python_sides.py"), str(folder))
    theirs = ran(library, tmp_path / "b", str(HERE / "other_loaders.py"), example, str(folder))
    wanted = launches(sides(ours)["runtime", name], manifest)
    assert launches(theirs.splitlines(), manifest) == wanted and len(wanted) == 1


def dispatch(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / "iree_dispatch.py"), str(folder), "thing"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("name", "grid", "block"), [("pointers", 1, 256), ("f32", 6, 256)])
def test_a_kernel_of_pointers_is_a_dispatch(
    folders: dict[str, Path], name: str, grid: int, block: int
) -> None:
    done = dispatch(folders[name])
    assert done.returncode == 0, done.stderr
    launch = json.loads((folders[name] / "whole.json").read_text())["launch"]
    assert f"workgroup_size = [{launch['block'][0]} : index" in done.stdout
    assert f"workgroup_local_memory = {launch['dynamic_shared_memory']}" in done.stdout
    assert done.stdout.count("ReadOnly") == done.stdout.count("%arg") // 2


def test_tensor_maps_are_no_dispatch(folders: dict[str, Path]) -> None:
    done = dispatch(folders["maps"])
    assert done.returncode == 1
    found = "iree_dispatch: needed a kernel of pointers; found pointer, tensor_map\n"
    assert done.stderr == found


@pytest.mark.parametrize("example", ["with_cuda_core", "with_cupy", "iree_dispatch"])
def test_an_example_says_what_it_lacks(folders: dict[str, Path], example: str) -> None:
    blocked = f"import sys; sys.modules.update(cupy=None, torch=None); sys.path[0] = '{EXAMPLES}'; "
    start = f"{blocked}import runpy; runpy.run_module('{example}', run_name='__main__')"
    for words in ([], [str(folders["maps"]), "other"], [str(folders["maps"]), "thing"]):
        command = [sys.executable, "-c", start, *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode in (1, 2) and "Traceback" not in done.stderr
        assert "needed" in done.stderr or "are required" in done.stderr


IREE = os.environ.get("IREE_COMPILE") or shutil.which("iree-compile")


@pytest.mark.skipif(not IREE, reason="no iree-compile: `make test-iree` has one")
@pytest.mark.parametrize("name", ["pointers", "f32"])
def test_irees_compiler_takes_the_kernel_as_it_is(folders: dict[str, Path], name: str) -> None:
    folder = folders[name]
    (folder / "dispatch.mlir").write_text(dispatch(folder).stdout)
    search = f"--iree-hal-executable-object-search-path={folder}"
    out = folder / "thing.vmfb"
    command = [str(IREE), str(folder / "dispatch.mlir"), search, "-o", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (folder / "thing.ptx").read_bytes().strip() in out.read_bytes()
