"""A CUDA driver whose device memory is host memory: enough of cuda.bindings.driver.

A launch reads its parameters from the table it is given, as the hardware does, and calls
a Python function with them; so the runtime is tested to the last pointer without a GPU.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

OK = 0
INVALID = 1


class FakeTensorMap:
    """What an encode was given; `getPtr` is the address of its 128 bytes."""

    def __init__(self, arguments: tuple[Any, ...]) -> None:
        self.arguments = arguments
        self.storage = (ctypes.c_uint8 * 128)()

    def getPtr(self) -> int:
        return ctypes.addressof(self.storage)


class Names:
    """An enum of the driver: every member is its own name."""

    def __getattr__(self, name: str) -> str:
        return name


class FakeCuda:
    """`kernel` is called with (configuration, parameter addresses) at every launch."""

    def __init__(self, kernel: Callable[[Any, ctypes.Array[Any]], None] | None = None) -> None:
        self.kernel = kernel
        self.memory: dict[int, ctypes.Array[ctypes.c_uint8]] = {}
        self.maps: list[FakeTensorMap] = []
        self.launches: list[Any] = []
        self.calls: list[str] = []
        self.current = 0
        self.devices = 2
        self.module_log = b""
        self.fail_launch = False
        self.parameters = 0
        self.image = b""
        for name in (
            "CUtensorMapDataType",
            "CUtensorMapInterleave",
            "CUtensorMapSwizzle",
            "CUtensorMapL2promotion",
            "CUtensorMapFloatOOBfill",
            "CUfunction_attribute",
            "CUdevice_attribute",
            "CUpointer_attribute",
            "CUlaunchAttributeID",
            "CUjit_option",
        ):
            setattr(self, name, Names())
        self.cuuint64_t = self.cuuint32_t = self.CUstream = int

    def CUlaunchConfig(self) -> Any:
        return SimpleNamespace()

    def CUlaunchAttribute(self) -> Any:
        return SimpleNamespace(id=None, value=SimpleNamespace(clusterDim=SimpleNamespace()))

    def cuGetErrorName(self, error: int) -> tuple[int, bytes]:
        return OK, b"CUDA_ERROR_INVALID_VALUE"

    def cuGetErrorString(self, error: int) -> tuple[int, bytes]:
        return OK, b"invalid argument"

    def cuInit(self, flags: int) -> tuple[int]:
        return (OK,)

    def cuDeviceGetCount(self) -> tuple[int, int]:
        return OK, self.devices

    def cuCtxGetCurrent(self) -> tuple[int, int]:
        return OK, self.current

    def cuCtxSetCurrent(self, context: int) -> tuple[int]:
        self.current = context
        return (OK,)

    def cuCtxGetDevice(self) -> tuple[int, int]:
        return OK, self.current - 100

    def cuDeviceGet(self, ordinal: int) -> tuple[int, int]:
        return OK, ordinal

    def cuDevicePrimaryCtxRetain(self, device: int) -> tuple[int, int]:
        return OK, 100 + device

    def cuModuleLoadDataEx(
        self, image: bytes, count: int, options: list[str], values: list[Any]
    ) -> tuple[int, Any]:
        self.image = image
        if self.module_log:
            values[0][: len(self.module_log)] = self.module_log
            return INVALID, None
        return OK, "module"

    def cuModuleUnload(self, module: str) -> tuple[int]:
        self.calls.append("unload")
        return (OK,)

    def cuModuleGetFunction(self, module: str, name: bytes) -> tuple[int, str]:
        return OK, f"function {name.decode()}"

    def cuFuncSetAttribute(self, function: str, what: str, value: int) -> tuple[int]:
        self.calls.append(f"{what}={value}")
        return (OK,)

    def cuDeviceGetAttribute(self, what: str, device: int) -> tuple[int, int]:
        return OK, 132

    def cuOccupancyMaxActiveClusters(self, function: str, config: Any) -> tuple[int, int]:
        return OK, 66

    def cuPointerGetAttribute(self, what: str, pointer: int) -> tuple[int, int]:
        return OK, 0

    def cuTensorMapEncodeTiled(self, *arguments: Any) -> tuple[int, FakeTensorMap]:
        self.maps.append(FakeTensorMap(arguments))
        return OK, self.maps[-1]

    def cuMemAlloc(self, size: int) -> tuple[int, int]:
        block = (ctypes.c_uint8 * (size + 256))()
        pointer = -(-ctypes.addressof(block) // 256) * 256
        ctypes.memset(pointer, 0xCD, size)
        self.memory[pointer] = block
        return OK, pointer

    def cuMemFree(self, pointer: int) -> tuple[int]:
        del self.memory[pointer]
        return (OK,)

    def cuMemAllocAsync(self, size: int, stream: int) -> tuple[int, int]:
        return self.cuMemAlloc(size)

    def cuMemFreeAsync(self, pointer: int, stream: int) -> tuple[int]:
        return self.cuMemFree(pointer)

    def cuMemsetD8Async(self, pointer: int, value: int, size: int, stream: int) -> tuple[int]:
        ctypes.memset(pointer, value, size)
        return (OK,)

    def cuMemcpyHtoD(self, to: int, source: int, size: int) -> tuple[int]:
        ctypes.memmove(to, source, size)
        return (OK,)

    def cuMemcpyDtoH(self, to: int, source: int, size: int) -> tuple[int]:
        ctypes.memmove(to, source, size)
        return (OK,)

    def cuStreamSynchronize(self, stream: int) -> tuple[int]:
        return (OK,)

    def cuLaunchKernelEx(self, config: Any, function: str, table: int, extra: int) -> tuple[int]:
        if self.fail_launch:
            return (INVALID,)
        self.launches.append(SimpleNamespace(**vars(config), function=function))
        if self.kernel is not None:
            self.kernel(config, (ctypes.c_void_p * self.parameters).from_address(table))
        return (OK,)


class FakeTensor:
    """A torch tensor's face over a NumPy array, on `cuda:index` or elsewhere."""

    def __init__(self, array: Any, dtype: str, device: str = "cuda", index: int = 0) -> None:
        self.array = array
        self.shape = array.shape
        self.dtype = f"torch.{dtype}"
        self.device = SimpleNamespace(type=device, index=index)

    def data_ptr(self) -> int:
        return self.array.ctypes.data

    def stride(self) -> tuple[int, ...]:
        return tuple(s // self.array.itemsize for s in self.array.strides)

    def element_size(self) -> int:
        return self.array.itemsize
