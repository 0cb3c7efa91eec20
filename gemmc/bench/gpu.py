"""The GPU and its packages: whether they are here, and what they are."""

from __future__ import annotations

import platform
import subprocess
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from gemmc.errors import GemmcError

PACKAGES = ("torch", "numpy")


def torch_or_refuse(who: str = "bench") -> Any:
    """The module torch, on a GPU. GemmcError, saying what is needed, without either."""
    from gemmc.runtime import why_no_gpu

    needed = "a machine with an NVIDIA GPU and the package torch (a CUDA build)"
    reason = why_no_gpu()
    if reason is not None:
        raise GemmcError(who, needed, reason)
    if find_spec("torch") is None:
        raise GemmcError(who, needed, "no package torch", "install torch")
    torch = import_module("torch")
    if not torch.cuda.is_available():
        raise GemmcError(who, needed, f"torch {torch.__version__}, which sees no GPU")
    # f32 products are those of the CUDA cores, as the baseline and as the reference.
    torch.set_float32_matmul_precision("highest")
    return torch


def sm_count() -> int:
    """Multiprocessors of device 0."""
    from gemmc.runtime import cuda

    cuda.initialize()
    return cuda.sm_count(0)


def versions(torch: Any) -> dict[str, Any]:
    """What was measured, with what, when."""
    import gemmc
    from gemmc.runtime import cuda

    cu = cuda.bindings()
    return {
        **driver_and_name(),
        "gemmc": gemmc.__version__,
        "torch": torch.__version__,
        "cuda": torch.version.cuda,
        "driver_api": cuda.checked(cu.cuDriverGetVersion(), "reading the driver's version"),
        "python": platform.python_version(),
        "date": time.strftime("%Y-%m-%d %H:%M:%S"),
    }


def driver_and_name() -> dict[str, str]:
    """The GPU's name, driver, power limit and highest clock; nothing without nvidia-smi."""
    fields = ("name", "driver_version", "power.limit", "clocks.max.sm")
    command = ["nvidia-smi", f"--query-gpu={','.join(fields)}", "--format=csv,noheader", "--id=0"]
    try:
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return {}
    return dict(zip(fields, (part.strip() for part in text.split(",")), strict=False))
