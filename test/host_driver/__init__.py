"""The CUDA driver of `driver.c`, as a library that programs and cuda-python find as libcuda."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@cache
def header_folder() -> str:
    """The folder of cuda.h: of the wheel, or of a toolkit."""
    try:
        found = files("nvidia-cuda-runtime") or ()
    except PackageNotFoundError:
        found = ()
    for entry in found:
        if entry.name == "cuda.h":
            return str(Path(str(entry.locate())).parent)
    return "/usr/local/cuda/include"


def build(folder: Path) -> Path:
    """libcuda.so.1 in a folder, and libcuda.so, which linkers look for."""
    made = folder / "libcuda.so.1"
    if not made.exists():
        folder.mkdir(parents=True, exist_ok=True)
        compile = ["gcc", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-pthread"]
        named = ["-Wl,-soname,libcuda.so.1", f"-I{header_folder()}", str(HERE / "driver.c"), "-ldl"]
        done = subprocess.run(
            [*compile, "-o", str(made), *named], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        (folder / "libcuda.so").symlink_to(made.name)
    return made


def environment(library: Path, log: Path | str = "") -> dict[str, str]:
    """Of a process that has this driver, and writes its calls there."""
    return {
        **os.environ,
        "LD_LIBRARY_PATH": str(library.parent),
        "DRIVER_LOG": str(log),
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "test")]),
    }
