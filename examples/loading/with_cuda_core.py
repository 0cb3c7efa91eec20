"""A kernel of `gemmc build`, loaded and launched by cuda.core; gemmc is not needed.

    gemmc build examples/matmul_nt_bf16_cast.mlir -o out -p hopper-ws --name product
    python3 examples/loading/with_cuda_core.py out product

`product.py` in the folder reads the manifest; what it says becomes cuda.core's own values here:
tensor maps, which are passed by value, a launch configuration, arguments.
"""

from __future__ import annotations

import ctypes
import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from cuda.bindings import driver
from cuda.core import (
    Device,
    LaunchConfig,
    ObjectCode,
    TensorMapDescriptorOptions,
    launch,
)
from cuda.core.utils import StridedMemoryView
from words import words

TYPES: dict[str, Any] = {
    "bf16": ml_dtypes.bfloat16, "f16": np.float16, "f32": np.float32, "i32": np.int32,
    "i8": np.uint8,
}  # fmt: skip
DEFAULTS = TensorMapDescriptorOptions(box_dim=(1,))
"""cuda.core 1.2 exports no names of the kinds of its options; these are their values."""


def kind_of(option: str, name: str) -> Any:
    """A value of an option of tensor maps by its name."""
    return getattr(type(getattr(DEFAULTS, option)), name)


class Product:
    """The only kernel of a program, on the current device."""

    def __init__(self, folder: Path, name: str) -> None:
        sys.path.insert(0, str(folder))
        self.reader: Any = import_module(name)
        self.manifest = json.loads((folder / f"{name}.json").read_text())
        code = ObjectCode.from_cubin((folder / f"{name}.cubin").read_bytes())
        self.kernel = code.get_kernel(self.manifest["entry"])
        allow(self.kernel, self.manifest["launch"]["dynamic_shared_memory"])

    def __call__(self, stream: Any, *arrays: Any) -> None:
        """Launch on device arrays or addresses, inputs and outputs in the manifest's order."""
        found = self.reader.geometry(self.manifest, *arrays, symbols=self.symbols())
        clusters = [g // c for g, c in zip(found["grid"], found["cluster"], strict=True)]
        is_cluster = found["cluster"] != [1, 1, 1]
        config = LaunchConfig(
            # Where there are clusters, cuda.core counts these and not CTAs.
            grid=tuple(clusters if is_cluster else found["grid"]),
            cluster=tuple(found["cluster"]) if is_cluster else None,
            block=tuple(found["block"]),
            shmem_size=found["shared"],
        )
        launch(stream, config, self.kernel, *map(argument, found["parameters"]))

    def symbols(self) -> dict[str, int]:
        """What a grid may depend on besides sizes. `hopper-coop` and what `auto` chooses also name
        max_active_clusters: `self.kernel.occupancy` has it."""
        return {"sm_count": Device().properties.multiprocessor_count}


def allow(kernel: Any, size: int) -> None:
    """Let a kernel be launched with so many bytes of dynamic shared memory. More than 48 KiB need
    it, and cuda.core 1.2 can only read this attribute."""
    attribute = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    (code,) = driver.cuKernelSetAttribute(attribute, size, kernel.handle, Device().device_id)
    if code != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(f"needed {size} bytes of shared memory; the driver answered {code}")


def argument(parameter: dict[str, Any]) -> Any:
    """A parameter of the reader as cuda.core takes it."""
    if parameter["type"] == "tensor_map":
        return tensor_map(parameter)
    wide = ctypes.c_uint32 if parameter["type"] == "u32" else ctypes.c_uint64
    return wide(parameter["value"])


def tensor_map(p: dict[str, Any]) -> Any:
    """cuda.core has the outermost dimension in front; the manifest, as the driver, the innermost.

    What it makes is at a multiple of 64 bytes, as the driver wants it.
    """
    memory, kind = _Memory(), np.dtype(TYPES[p["dtype"]])
    memory.__cuda_array_interface__ = {
        # As wide as the elements: what they are, the map says.
        "data": (p["start"], False), "shape": tuple(reversed(p["dims"])),
        "strides": (*reversed(p["strides"]), kind.itemsize), "typestr": f"<u{kind.itemsize}",
        "version": 3,
    }  # fmt: skip
    view = StridedMemoryView.from_cuda_array_interface(memory, stream_ptr=-1)
    swizzle, promotion, interleave = p["swizzle"], p["l2_promotion"], p["interleave"]
    fill = {"zero": "NONE", "nan": "NAN_REQUEST_ZERO_FMA"}[p["oob_fill"]]
    options = TensorMapDescriptorOptions(
        box_dim=tuple(reversed(p["box"])),
        element_strides=tuple(reversed(p["element_strides"])),
        data_type=kind,
        interleave=kind_of("interleave", f"INTERLEAVE_{interleave}B" if interleave else "NONE"),
        swizzle=kind_of("swizzle", f"SWIZZLE_{swizzle}B" if swizzle else "NONE"),
        l2_promotion=kind_of("l2_promotion", f"L2_{promotion}B" if promotion else "NONE"),
        oob_fill=kind_of("oob_fill", fill),
    )
    return view.as_tensor_map(options=options)


class _Memory:
    """Memory of any shape for `__cuda_array_interface__`."""

    __cuda_array_interface__: dict[str, Any]


def main() -> None:
    """Multiply two matrices of torch's, and compare."""
    folder, name = words("Multiplies two matrices by a kernel that cuda.core loads.")
    if find_spec("torch") is None:
        sys.exit("with_cuda_core: needed the package torch, for arrays; found none; install torch")
    import torch

    Device(0).set_current()
    product = Product(folder, name)
    torch.cuda.init()
    kinds = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}
    x, w, out = (
        torch.randn(a["shape"], device="cuda").to(kinds[a["dtype"]])
        for a in product.manifest["arguments"]
    )
    stream = Device().create_stream(torch.cuda.current_stream())
    product(stream, x, w, out)
    torch.cuda.synchronize()
    off = (out.double() - x.double() @ w.double().mT).abs().max().item()
    print(f"{product.manifest['entry']}: largest difference to f64 {off:.3g}")


if __name__ == "__main__":
    main()
