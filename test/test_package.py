"""The wheel: what is in it, and that a copy without the repository works from any folder."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gemmc import driver, pipeline

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = {
    "f32": "test/inputs/matmul_f32.mlir",
    "f16": "test/inputs/matmul_f16_f32.mlir",
    "bf16": "test/inputs/matmul_bf16_cast.mlir",
    "f64": "examples/matmul_f64.mlir",
}

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which a freshly built wheel was unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    command += ["--no-build-isolation", "--disable-pip-version-check", "-w", str(folder)]
    subprocess.run([*command, str(ROOT)], check=True, capture_output=True)
    (wheel,) = folder.glob("gemmc-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def gemmc(unpacked: Path, cwd: Path, *argv: str) -> str:
    """Output of the unpacked copy's command, run in the folder `cwd`."""
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    command = [sys.executable, "-m", "gemmc", *argv]
    return subprocess.check_output(command, cwd=cwd, env=environment, text=True)


def test_the_wheel_holds_the_package_the_pipelines_and_the_licence(unpacked: Path) -> None:
    names = {path.stem for path in (unpacked / "gemmc" / "pipelines").iterdir()}
    others = {"kernels", "ladder", "configurations", "axes", "explorer"}
    assert names == {*pipeline.names(), *others}
    programs = (unpacked / "gemmc" / "ladder" / "programs").iterdir()
    assert {path.name for path in programs} == {"ijk.mlir", "ikj.mlir", "matmul.mlir"}
    assert (unpacked / "gemmc" / "py.typed").is_file()
    assert (unpacked / "gemmc" / "bench" / "limit.pipeline").is_file()
    page = unpacked / "gemmc" / "explore" / "page"
    own = ROOT / "gemmc" / "explore" / "page"
    assert {p.relative_to(page) for p in page.rglob("*")} == {
        p.relative_to(own) for p in own.rglob("*")
    }
    (information,) = unpacked.glob("gemmc-*.dist-info")
    licence = (information / "licenses" / "LICENSE").read_text()
    assert "LLVM Exceptions" in licence
    assert {path.name for path in unpacked.iterdir()} == {"gemmc", information.name}


def test_a_copy_knows_the_pipelines(unpacked: Path, tmp_path: Path) -> None:
    shown = gemmc(unpacked, tmp_path, "--list-pipelines")
    assert tuple(line.split()[0] for line in shown.splitlines()) == pipeline.names()


EACH = """
import os, sys, gemmc.cli
assert gemmc.__file__.startswith(os.environ["PYTHONPATH"])
for line in sys.stdin:
    source, name = line.split()
    assert gemmc.cli.main([source, "-p", name, "-o", f"{name}.ptx"]) == 0
"""
"""One process for all pipelines: starting is most of what each would take."""


def test_a_copy_works_from_any_folder(unpacked: Path, tmp_path: Path) -> None:
    sources: dict[str, Path] = {}
    for name in pipeline.names():
        dtype = pipeline.metadata_of(name)["dtypes"].split(",")[0].strip()
        sources[name] = ROOT / EXAMPLES[dtype]
    asked = "".join(f"{source} {name}\n" for name, source in sources.items())
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    command = [sys.executable, "-c", EACH]
    subprocess.run(command, cwd=tmp_path, env=environment, input=asked, text=True, check=True)
    for name, source in sources.items():
        expected = driver.compile_text(source.read_text(), str(source), name).ptx
        assert (tmp_path / f"{name}.ptx").read_text() == expected, name
