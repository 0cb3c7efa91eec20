"""The files of `gemmc build`: cubin, manifest, C, CMake, and a loader for Python."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from gemmc.ahead.source import cmake, header, source, whole
from gemmc.runtime import read_manifest

if TYPE_CHECKING:
    from gemmc.compiled import CompiledKernel

LOADER = Path(__file__).with_name("loader.py")
"""A module that imports nothing of gemmc; each folder has a copy."""


def files_of(kernel: CompiledKernel, name: str) -> dict[str, bytes]:
    """Names of files and what is in them. GemmcError for a name that C does not take and extents
    that nothing says; AssembleError without ptxas."""
    program = whole(name, read_manifest(kernel.manifest))
    cubin = kernel.cubin
    return {
        f"{name}.cubin": cubin,
        f"{name}.json": (json.dumps(kernel.manifest, indent=2) + "\n").encode(),
        f"{name}.h": header(program).encode(),
        f"{name}.c": source(program, cubin).encode(),
        f"{name}.py": LOADER.read_bytes(),
        "CMakeLists.txt": cmake(name).encode(),
    }


def write(kernel: CompiledKernel, folder: Path, name: str) -> list[Path]:
    """Write the files; all are made before the first is written."""
    files = files_of(kernel, name)
    folder.mkdir(parents=True, exist_ok=True)
    for each, data in files.items():
        (folder / each).write_bytes(data)
    return [folder / each for each in files]
