"""The C, the loader and the runtime on a driver whose launches compute: the PTX machine does.

    python3 executed.py FOLDER     # of `gemmc build`, with thing.so made of its C, and thing.ptx

Device memory is the host's, so what a launch is given are addresses that the machine's arrays lie
at. Prints a line for each launcher: whether its outputs are right, and their digest; of the calls
in refused.json, what the C and the loader say of them.
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
from ahead.python_sides import calls_of, imported

from gemmc import frontend, reference
from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.runtime import cuda, load, read_manifest
from gemmc.runtime.arrays import ArrayView, Told
from gemmc.runtime.checks import static_shape
from gemmc.runtime.dlpack import row_major_strides
from gemmc.runtime.expressions import Environment, parse_expression

NOWHERE = 256
"""Where launchers say that a number lies, of which kernels read the extent alone."""

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
        if not self.read and "entry" in whole:
            self.read = {whole["entry"]: read_manifest(whole)}
        self.steps = whole.get("launches", [])
        self.sizes: dict[str, int] = {}
        self.launched: list[str] = []

    def __call__(self, name: bytes, shape: Any, parameters: int, size: int) -> int:
        from gemmc.interpret.ptx.simulate import build, decode, parse, run_program

        entry = name.decode()
        kernel = self.kernels[entry]
        starts = addresses(kernel, ctypes.string_at(parameters, size))
        shapes = self.shapes(entry)
        arrays = {
            a["name"]: array(starts[a["name"]], shape, a["dtype"])
            for a, shape in zip(kernel["arguments"], shapes, strict=True)
        }
        inputs = [arrays[a["name"]] for a in kernel["arguments"] if a["role"] == "input"]
        outs = [arrays[a["name"]] for a in kernel["arguments"] if a["role"] == "output"]
        program = build(parse(self.ptx, "thing.ptx"), entry)
        held = [each.shape for each in outs]
        made = run_program(program, decode(program), self.read[entry], inputs, outputs=held)
        for out, each in zip(outs, made, strict=True):
            out[...] = each
        self.launched.append(entry)
        return 0

    def shapes(self, entry: str) -> list[list[int]]:
        """Of a kernel's arguments: its own, or where sizes are open those of its only launch."""
        found = [a["shape"] for a in self.kernels[entry]["arguments"]]
        for step in self.steps:
            if entry in step.get("kernels", ()):
                found = [each["shape"] for each in step["arguments"]]
        known = Environment(self.sizes, {})
        return [[parse_expression(e).evaluate(known) for e in shape] for shape in found]


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
    """NumPy's view of memory at an address; zeros where a number of a call has none."""
    kind = numpy_dtype(dtype)
    if start == NOWHERE:
        return np.zeros(shape, kind)
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
    module = frontend.parse((folder / "thing.mlir").read_text(), "thing.mlir")
    called = read_manifest((folder / "whole.json").read_text())
    for sizes in calls_of(folder):
        inputs = reference.make_inputs(module, 0, False, named(module, sizes, called))
        wanted = reference.evaluate(module, inputs, rounded=False)
        machine.sizes = sizes
        (out,) = called.with_role("output")
        for side in (by_c, by_loader, by_runtime):
            made = placed(np.zeros(static_shape(out, sizes), numpy_dtype(out.dtype)))
            made.view(np.uint8)[...] = 0xFF
            numbers = [each.number for each in called.with_role("input")]
            pairs = zip(inputs, numbers, strict=True)
            arrays = [*(Told(len(x), 0) if told else placed(x) for x, told in pairs), made]
            machine.launched.clear()
            side(folder, arrays, sizes)
            right = reference.compare(made, wanted[0], exact=False).passed
            digest = hashlib.sha256(made.tobytes()).hexdigest()[:16]
            print(side.__name__, right, digest, len(machine.launched))


    told = folder / "refused.json"
    for sizes in json.loads(told.read_text()) if told.exists() else []:
        good = named(module, calls_of(folder)[0], called)
        inputs = reference.make_inputs(module, 0, False, good)
        numbers = {a: sizes[n] for n, (a, _) in called.sizes.items()}
        pairs = zip(called.with_role("input"), inputs, strict=True)
        arrays = [
            *(Told(numbers[each.name], 0) if each.number else placed(x) for each, x in pairs),
            np.zeros(9999),
        ]
        for side in (by_c, by_loader):
            machine.launched.clear()
            try:
                side(folder, arrays, sizes)
            except (AssertionError, ValueError) as error:
                print("refused", side.__name__, len(machine.launched), error)


def named(module: Any, sizes: dict[str, int], called: Any) -> dict[str, int]:
    """The sizes of a call as `gemmc run --size` has them."""
    numbers = {each.name for each in called.arguments if each.number}
    return {
        a if a in numbers else f"{a}.shape[{dim}]": sizes[n]
        for n, (a, dim) in called.sizes.items()
        if n in sizes
    }


def by_c(folder: Path, arrays: list[Any], sizes: dict[str, int]) -> None:
    thing = ctypes.CDLL(str(folder / "thing.so"))
    made = ctypes.c_void_p()
    assert thing.thing_load(ctypes.byref(made)) == 0
    thing.thing_workspace_bytes.restype = ctypes.c_size_t
    told = [ctypes.c_int64(each) for each in sizes.values()]
    room = placed(np.full(thing.thing_workspace_bytes(made, *told) + 1, 0xCD, np.uint8))
    memory = [each for each in (*arrays, room) if not isinstance(each, Told)]
    given = [ctypes.c_uint64(each.ctypes.data) for each in memory]
    answered = thing.thing_launch(made, *told, *given, ctypes.c_void_p(0x77))
    if answered != 0:
        thing.thing_message.restype = ctypes.c_char_p
        raise AssertionError(thing.thing_message().decode())
    assert thing.thing_unload(made) == 0


def by_loader(folder: Path, arrays: list[Any], sizes: dict[str, int]) -> None:
    program = imported(folder).load()
    given = [each.size if isinstance(each, Told) else each.ctypes.data for each in arrays]
    declared = json.loads((folder / "whole.json").read_text())
    numbers = {each["name"] for each in declared["arguments"] if "given" in each}
    places = declared.get("sizes", {})
    of_arrays = {n: size for n, size in sizes.items() if places[n]["argument"] not in numbers}
    program(*given, stream=0x77, sizes=of_arrays)
    program.close()


def by_runtime(folder: Path, arrays: list[Any], sizes: dict[str, int]) -> None:
    whole = json.loads((folder / "whole.json").read_text())
    loaded = load(folder / "thing.cubin", whole)
    views: list[ArrayView] = []
    for argument, each in zip(loaded.manifest.arguments, arrays, strict=True):
        if isinstance(each, Told):
            views.append(each.view)
            continue
        strides = row_major_strides(each.shape, ELEMENT_TYPES[argument.dtype].bytes)
        views.append(ArrayView(each.ctypes.data, each.shape, strides, argument.dtype, 0, None))
    for _ in range(2):
        loaded.launch_views(views, 0x77)
    loaded.close()


if __name__ == "__main__":
    main()
