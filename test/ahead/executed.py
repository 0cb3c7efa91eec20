"""The C, the loader and the runtime on a driver whose launches compute: the PTX machine does.

    python3 executed.py FOLDER     # of `gemmc build`, with thing.so made of its C, and thing.ptx

Device memory is the host's, so what a launch is given are addresses that the machine's arrays lie
at. Prints a line for each launcher: whether its outputs are right, and their digest.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import sys
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from ahead.launches import BYTES
from ahead.python_sides import imported

from gemmc import api
from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.runtime import cuda, load, read_manifest
from gemmc.runtime.arrays import ArrayView
from gemmc.runtime.dlpack import row_major_strides

HOOK = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint
)


class Machine:
    """Computes launches of a program's kernels."""

    def __init__(self, folder: Path) -> None:
        self.ptx = (folder / "thing.ptx").read_text()
        whole = json.loads((folder / "whole.json").read_text())
        self.kernels = {k["entry"]: k for k in whole.get("kernels", [whole])}
        self.read = {k.entry: k for k in getattr(read_manifest(whole), "kernels", {}).values()}
        if not self.read:
            self.read = {whole["entry"]: read_manifest(whole)}
        self.launched: list[str] = []

    def __call__(self, name: bytes, shape: Any, parameters: int, size: int) -> int:
        from gemmc.interpret.ptx.simulate import run

        entry = name.decode()
        kernel = self.kernels[entry]
        starts = addresses(kernel, ctypes.string_at(parameters, size))
        arrays = {
            a["name"]: array(starts[a["name"]], a["shape"], a["dtype"]) for a in kernel["arguments"]
        }
        inputs = [arrays[a["name"]] for a in kernel["arguments"] if a["role"] == "input"]
        made = run(self.ptx, self.read[entry], inputs)
        outs = [arrays[a["name"]] for a in kernel["arguments"] if a["role"] == "output"]
        for out, each in zip(outs, made, strict=True):
            out[...] = each
        self.launched.append(entry)
        return 0


def addresses(kernel: dict[str, Any], given: bytes) -> dict[str, int]:
    """Of each argument, what the parameters of a launch say that it begins at."""
    found: dict[str, int] = {}
    places: list[tuple[str, int]] = []
    end = 0
    for each in kernel["parameters"]:
        size = BYTES.get(each["kind"]) or int(each["type"][1:]) // 8
        end += -end % min(size, 64) + size
        if "argument" in each:
            places.append((each["argument"], end - size))
    for name, place in places:
        start = len(given) - end + place
        address = int.from_bytes(given[start : start + 8], "little")
        assert found.setdefault(name, address) == address
    return found


def array(start: int, shape: list[int], dtype: str) -> Any:
    """NumPy's view of memory at an address."""
    kind = numpy_dtype(dtype)
    room = (ctypes.c_uint8 * (prod(shape) * kind.itemsize)).from_address(start)
    return np.frombuffer(room, kind).reshape(shape)


def placed(given: Any) -> Any:
    """A copy at a multiple of 256 bytes."""
    room = np.zeros(given.nbytes + 256, np.uint8)
    start = -room.ctypes.data % 256
    made = room[start : start + given.nbytes].view(given.dtype).reshape(given.shape)
    made[...] = given
    return made


def main() -> None:
    folder = Path(sys.argv[1])
    driver = ctypes.CDLL("libcuda.so.1", ctypes.RTLD_GLOBAL)
    machine = Machine(folder)
    hook = HOOK(machine)
    driver.host_driver_set_hook(hook)
    cuda.use_device(0)
    inputs, check = api.referenced((folder / "thing.mlir").read_text(), "thing.mlir")
    arguments = json.loads((folder / "whole.json").read_text())["arguments"]
    (out,) = (a for a in arguments if a["role"] == "output")
    for side in (by_c, by_loader, by_runtime):
        made = placed(np.zeros(out["shape"], numpy_dtype(out["dtype"])))
        made.view(np.uint8)[...] = 0xFF
        arrays = [*(placed(each) for each in inputs), made]
        machine.launched.clear()
        side(folder, arrays)
        right = all(each.passed for each in check(made))
        digest = hashlib.sha256(made.tobytes()).hexdigest()[:16]
        print(side.__name__, right, digest, len(machine.launched))


def by_c(folder: Path, arrays: list[Any]) -> None:
    thing = ctypes.CDLL(str(folder / "thing.so"))
    made = ctypes.c_void_p()
    assert thing.thing_load(ctypes.byref(made)) == 0
    thing.thing_workspace_bytes.restype = ctypes.c_size_t
    room = placed(np.full(thing.thing_workspace_bytes(made) + 1, 0xCD, np.uint8))
    given = [ctypes.c_uint64(each.ctypes.data) for each in (*arrays, room)]
    assert thing.thing_launch(made, *given, ctypes.c_void_p(0x77)) == 0
    assert thing.thing_unload(made) == 0


def by_loader(folder: Path, arrays: list[Any]) -> None:
    program = imported(folder).load()
    program(*[each.ctypes.data for each in arrays], stream=0x77)
    program.close()


def by_runtime(folder: Path, arrays: list[Any]) -> None:
    whole = json.loads((folder / "whole.json").read_text())
    loaded = load(folder / "thing.cubin", whole)
    views: list[ArrayView] = []
    for argument, each in zip(loaded.manifest.arguments, arrays, strict=True):
        strides = row_major_strides(each.shape, ELEMENT_TYPES[argument.dtype].bytes)
        views.append(ArrayView(each.ctypes.data, each.shape, strides, argument.dtype, 0, None))
    for _ in range(2):
        loaded.launch_views(views, 0x77)
    loaded.close()


if __name__ == "__main__":
    main()
