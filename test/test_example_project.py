"""The project of examples/guards, installed as its users would: found, right, typed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "examples" / "guards"
PROGRAM = str(ROOT / "examples" / "matmul_nt_bf16_cast.mlir")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages with the project in it, installed without a network."""
    folder = tmp_path_factory.mktemp("site")
    options = ["--no-build-isolation", "--no-deps", "--no-index", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", "--quiet", *options, "--target", str(folder)]
    subprocess.run([*command, str(PROJECT)], check=True, capture_output=True)
    return folder


def run(site: Path, *command: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """A command whose Python sees the project and this checkout."""
    paths = os.pathsep.join([str(ROOT), str(site)])
    path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    environment = {**os.environ, "PYTHONPATH": paths, "PATH": path}
    return subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


def gemmc(site: Path, cwd: Path, *argv: str) -> subprocess.CompletedProcess[str]:
    return run(site, sys.executable, "-m", "gemmc", *argv, cwd=cwd)


def test_its_own_tests_pass(site: Path, tmp_path: Path) -> None:
    tests = [str(PROJECT / "tests"), "-p", "no:cacheprovider", f"--rootdir={PROJECT}"]
    done = run(site, sys.executable, "-m", "pytest", *tests, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_its_passes_are_listed_with_its_name(site: Path, tmp_path: Path) -> None:
    listed = gemmc(site, tmp_path, "--list-passes").stdout.splitlines()[-2:]
    assert [line.split()[0] for line in listed] == ["add-guards", "check-guards"]
    assert all(line.endswith(" (gemmc-guards)") for line in listed)


def test_a_text_with_its_dialect_is_read(site: Path, tmp_path: Path) -> None:
    program = tmp_path / "guarded.mlir"
    text = Path(PROGRAM).read_text()
    program.write_text(text.replace("module {", "module {\n  guard.shared_memory 1000", 1))
    done = gemmc(site, tmp_path, str(program))
    assert (done.returncode, "guard.shared_memory 1000" in done.stdout) == (0, True), done.stderr
    done = gemmc(site, tmp_path, str(program), "-p", "hopper-ws,check-guards")
    assert done.returncode == 1
    assert "ptx.kernel: needed at most 1000 bytes of shared memory; found" in done.stderr


def test_its_pass_is_found_meant_and_placed(site: Path, tmp_path: Path) -> None:
    wrong = gemmc(site, tmp_path, PROGRAM, "-p", "hopper-ws,check-guard")
    assert "did you mean 'check-guards'?" in wrong.stderr
    change = "check-guards@promote#2"
    early = gemmc(site, tmp_path, PROGRAM, "-p", "hopper-ws", "--set", change)
    assert early.stderr.startswith(f"--set {change}: error: check-guards: needed buffers with")


def test_its_pipeline_is_a_file_with_parameters(site: Path, tmp_path: Path) -> None:
    file = site / "gemmc_guards" / "guarded.pipeline"
    plain = gemmc(site, tmp_path, PROGRAM, "-p", "hopper-ws")
    assert gemmc(site, tmp_path, PROGRAM, "-p", str(file)).stdout == plain.stdout
    less = gemmc(site, tmp_path, PROGRAM, "-p", f"{file}{{limit=100000}}")
    assert less.returncode == 1
    assert "needed at most 100000 bytes of shared memory" in less.stderr


def test_xdsl_opt_finds_it_too(site: Path, tmp_path: Path) -> None:
    program = tmp_path / "limit.mlir"
    program.write_text("guard.shared_memory 1000\n")
    done = run(site, "xdsl-opt", str(program), "-p", "add-guards{shared_memory=5}", cwd=tmp_path)
    assert done.stdout.count("guard.shared_memory") == 2, done.stderr


def test_its_types_are_strict_for_a_user(site: Path, tmp_path: Path) -> None:
    configuration = {
        "include": [str(PROJECT / "gemmc_guards"), str(PROJECT / "tests")],
        "extraPaths": [str(ROOT), str(PROJECT)],
        "pythonVersion": "3.11",
        "typeCheckingMode": "strict",
    }
    file = tmp_path / "pyrightconfig.json"
    file.write_text(json.dumps(configuration))
    done = run(site, "pyright", "--pythonpath", sys.executable, "-p", str(file), cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "0 errors" in done.stdout


def test_a_broken_package_is_named(site: Path, tmp_path: Path) -> None:
    information = tmp_path / "broken-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text("[xdsl.universe]\nbroken = no_such_module:X\n")
    assert gemmc(tmp_path, tmp_path, PROGRAM, "-p", "hopper-ws").returncode == 0
    done = gemmc(tmp_path, tmp_path, PROGRAM, "-p", "hopper-ws,no-such-pass")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    needed = "needed a Universe as the entry point 'broken'; found ModuleNotFoundError"
    assert f"error: xdsl.universe: {needed}" in done.stderr
