"""What gemmc's runtime and the loader of `gemmc build` ask of the driver: in a process of its own,
whose libcuda is the one of test/host_driver. The driver's log gets a line in front of each side.

    python3 python_sides.py FOLDER...     # folders of `gemmc build`, of programs named `thing`
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

STREAM = 0x77


def addresses(count: int) -> list[int]:
    """Where arrays are said to be."""
    return [0x10_0000 * (number + 1) for number in range(count)]


def main() -> None:
    driver = ctypes.CDLL("libcuda.so.1")
    from gemmc.runtime import cuda

    cuda.use_device(0)
    for each in map(Path, sys.argv[1:]):
        for side in (runtime, loader):
            driver.host_driver_say(f"side {side.__name__} {each.name}\n".encode())
            launch = side(each)
            for sizes in calls_of(each):
                driver.host_driver_say(b"call\n")
                try:
                    launch(sizes)
                except ValueError as error:
                    driver.host_driver_say(f"refused {error}\n".encode())


def calls_of(folder: Path) -> list[dict[str, int]]:
    """The sizes of each call."""
    told = folder / "calls.json"
    return json.loads(told.read_text()) if told.exists() else [{}]


def runtime(folder: Path) -> Callable[[dict[str, int]], None]:
    from gemmc.element_types import ELEMENT_TYPES
    from gemmc.runtime import load
    from gemmc.runtime.arrays import ArrayView
    from gemmc.runtime.checks import static_shape
    from gemmc.runtime.dlpack import row_major_strides

    manifest = json.loads((folder / "whole.json").read_text())
    loaded = load(folder / "thing.cubin", manifest)
    given = loaded.manifest.arguments

    def launch(sizes: dict[str, int]) -> None:
        views: list[ArrayView] = []
        for argument, start in zip(given, addresses(len(given)), strict=True):
            shape = static_shape(argument, sizes)
            strides = row_major_strides(shape, ELEMENT_TYPES[argument.dtype].bytes)
            views.append(ArrayView(start, shape, strides, argument.dtype, 0, None))
        loaded.launch_views(views, STREAM)

    return launch


def loader(folder: Path) -> Callable[[dict[str, int]], None]:
    program = imported(folder).load()

    def launch(sizes: dict[str, int]) -> None:
        program(*addresses(len(program.arguments)), stream=STREAM, sizes=sizes)

    return launch


def imported(folder: Path) -> Any:
    """The module that lies in the folder."""
    spec = spec_from_file_location("thing", folder / "thing.py")
    assert spec is not None and spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


if __name__ == "__main__":
    main()
