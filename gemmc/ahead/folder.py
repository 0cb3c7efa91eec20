"""The files of `gemmc build`: cubin, manifest, C, CMake, and a loader for Python."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gemmc.ahead.source import cmake, header, source, whole
from gemmc.runtime import read_manifest

if TYPE_CHECKING:
    from gemmc.compiled import CompiledKernel

LOADER, EVALUATION = (Path(__file__).with_name(f"{each}.py") for each in ("loader", "evaluation"))
IMPORT = "from gemmc.ahead.evaluation import cdiv, value_of\n"


def loader() -> str:
    """The module that each folder has, which imports nothing of gemmc: the loader with the other
    module in place of its import."""
    text = LOADER.read_text(encoding="utf-8")
    _, _, body = EVALUATION.read_text(encoding="utf-8").partition("import annotations\n\n")
    return text.replace(IMPORT, body)


def files_of(kernel: CompiledKernel, name: str) -> dict[str, bytes]:
    """Names of files and what is in them. GemmcError for a name that C does not take and extents
    that nothing says; AssembleError without ptxas."""
    program = whole(name, read_manifest(kernel.manifest))
    cubin, manifest, weights = kernel.cubin, dict(kernel.manifest), program.weights
    if weights:
        manifest["constants"] = list(_in_file(manifest["constants"], f"{name}.weights"))
    return {
        f"{name}.cubin": cubin,
        f"{name}.json": (json.dumps(manifest, indent=2) + "\n").encode(),
        **({f"{name}.weights": weights} if weights else {}),
        f"{name}.h": header(program).encode(),
        f"{name}.c": source(program, cubin).encode(),
        f"{name}.py": loader().encode(),
        "CMakeLists.txt": cmake(name).encode(),
    }


def _in_file(constants: list[dict[str, Any]], file: str) -> Iterator[dict[str, Any]]:
    """Constants of a manifest, which say where in a file their bytes are and no longer what."""
    offset = 0
    for each in constants:
        size = len(b64decode(each["data"]))
        rest = {key: value for key, value in each.items() if key != "data"}
        yield {**rest, "file": file, "offset": offset, "bytes": size}
        offset += size


def write(kernel: CompiledKernel, folder: Path, name: str) -> list[Path]:
    """Write the files; all are made before the first is written."""
    files = files_of(kernel, name)
    folder.mkdir(parents=True, exist_ok=True)
    for each, data in files.items():
        (folder / each).write_bytes(data)
    return [folder / each for each in files]
