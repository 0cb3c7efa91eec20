"""A kernel of `gemmc build`, loaded by CuPy's RawModule and launched by it; gemmc is not needed.

    gemmc build examples/matmul_f16.mlir -o out -p hopper-ws --name product
    python3 examples/loading/with_cupy.py out product

CuPy's launch knows no clusters: a kernel with one is refused here (`hopper-ws` and those above it
in the ladder have none; cuda.core and the loader beside the cubin launch them).
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from words import words

try:
    import cupy
except ModuleNotFoundError:
    sys.exit("with_cupy: needed the package cupy; found none; install cupy-cuda13x")


class Product:
    """The only kernel of a program, on CuPy's current device."""

    def __init__(self, folder: Path, name: str) -> None:
        sys.path.insert(0, str(folder))
        self.reader: Any = import_module(name)
        self.manifest = json.loads((folder / f"{name}.json").read_text())
        launch = self.manifest["launch"]
        if launch["cluster"] != [1, 1, 1]:
            raise RuntimeError(f"needed a kernel without clusters; found {launch['cluster']}")
        module = cupy.RawModule(path=str(folder / f"{name}.cubin"))
        self.kernel = module.get_function(self.manifest["entry"])
        # More than 48 KiB of dynamic shared memory have to be asked for.
        self.kernel.max_dynamic_shared_size_bytes = launch["dynamic_shared_memory"]

    def __call__(self, *arrays: Any) -> None:
        """Launch on CuPy's current stream, on arrays or addresses in the manifest's order."""
        found = self.reader.geometry(self.manifest, *arrays, symbols=self.symbols())
        arguments = tuple(self.argument(each) for each in found["parameters"])
        grid, block = tuple(found["grid"]), tuple(found["block"])
        self.kernel(grid, block, arguments, shared_mem=found["shared"])

    def symbols(self) -> dict[str, int]:
        """What a grid may depend on besides sizes."""
        return {"sm_count": cupy.cuda.Device().attributes["MultiProcessorCount"]}

    def argument(self, parameter: dict[str, Any]) -> Any:
        """A parameter of the reader as CuPy passes it by value."""
        if parameter["type"] != "tensor_map":
            return (np.uint32 if parameter["type"] == "u32" else np.uint64)(parameter["value"])
        made = aligned_map()
        encoded = self.reader.tensor_map(parameter)
        made.view(np.uint8)[:] = np.ctypeslib.as_array(
            (np.ctypeslib.ctypes.c_uint8 * 128).from_address(int(encoded.getPtr()))
        )
        return made


def aligned_map() -> Any:
    """An array of one element of 128 bytes, which CuPy passes by value, at a multiple of 64."""
    room = np.zeros(192, np.uint8)
    start = -room.ctypes.data % 64
    return room[start : start + 128].view("V128")


def main() -> None:
    """Multiply two matrices, and compare."""
    product = Product(*words("Multiplies two matrices by a kernel that CuPy loads."))
    kinds = {"f16": cupy.float16, "f32": cupy.float32}
    a, b, out = (
        cupy.random.standard_normal(each["shape"], dtype=cupy.float32).astype(kinds[each["dtype"]])
        for each in product.manifest["arguments"]
    )
    product(a, b, out)
    off = float(abs(out.astype(cupy.float64) - a.astype(cupy.float64) @ b.astype(float)).max())
    print(f"{product.manifest['entry']}: largest difference to f64 {off:.3g}")


if __name__ == "__main__":
    main()
