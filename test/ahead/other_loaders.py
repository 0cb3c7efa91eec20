"""The examples of examples/loading on the driver of the host: in a process of its own.

    python3 other_loaders.py EXAMPLE FOLDER     # a folder of `gemmc build` of a program `thing`

cuda.core is the real one. CuPy is a stand-in, since the real one starts CUDA's own runtime, which
no stand-in of the driver serves: it passes arguments as `cupy/cuda/function.pyx` does, numbers of
NumPy and arrays of one element by value.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from ahead.python_sides import STREAM, addresses

EXAMPLES = Path(__file__).parents[2] / "examples/loading"


def main() -> None:
    example, folder = sys.argv[1], Path(sys.argv[2])
    sys.path.insert(0, str(EXAMPLES))
    if example == "with_cuda_core":
        from cuda.core import Device

        Device(0).set_current()
        import with_cuda_core

        product: Any = with_cuda_core.Product(folder, "thing")
        stream = Device().create_stream()
        product(stream, *addresses(len(product.manifest["arguments"])))
        return
    sys.modules["cupy"] = stand_in()
    import with_cupy

    product = with_cupy.Product(folder, "thing")
    product(*addresses(len(product.manifest["arguments"])))


def stand_in() -> ModuleType:
    """As much of CuPy as the example needs."""
    made = ModuleType("cupy")
    made.RawModule = Module  # type: ignore[attr-defined]
    device = SimpleNamespace(attributes={"MultiProcessorCount": 132})
    made.cuda = SimpleNamespace(Device=lambda: device)  # type: ignore[attr-defined]
    return made


class Module:
    def __init__(self, path: str) -> None:
        self.driver = ctypes.CDLL("libcuda.so.1")
        self.handle = ctypes.c_void_p()
        code = Path(path).read_bytes()
        assert self.driver.cuModuleLoadData(ctypes.byref(self.handle), code) == 0

    def get_function(self, name: str) -> Function:
        return Function(self, name)


class Function:
    max_dynamic_shared_size_bytes = 0

    def __init__(self, module: Module, name: str) -> None:
        self.driver, self.handle = module.driver, ctypes.c_void_p()
        found = ctypes.byref(self.handle)
        assert self.driver.cuModuleGetFunction(found, module.handle, name.encode()) == 0

    def __call__(self, grid: Any, block: Any, arguments: Any, shared_mem: int) -> None:
        assert shared_mem <= self.max_dynamic_shared_size_bytes
        held = [np.asarray(each) for each in arguments]
        for each in held:
            assert each.size == 1, "CuPy passes arrays of one element by value, and no others"
            assert each.dtype.itemsize < 16 or each.ctypes.data % 64 == 0
        table = (ctypes.c_void_p * len(held))(*[each.ctypes.data for each in held])
        answer = self.driver.cuLaunchKernel(
            self.handle, *grid, *block, shared_mem, ctypes.c_void_p(STREAM), table, None
        )
        assert answer == 0


if __name__ == "__main__":
    main()
