"""Loads an artifact (PTX or cubin, and its manifest) and runs it on a GPU.

Reads nothing of the compiler: no dialect, no xDSL. cuda-python is imported when a
kernel is loaded, array libraries never.
"""

from __future__ import annotations

from gemmc.runtime.captured import CapturedCall, capture
from gemmc.runtime.cuda import CudaError, why_no_gpu
from gemmc.runtime.expressions import ExpressionError
from gemmc.runtime.kernel import Kernel
from gemmc.runtime.loading import load
from gemmc.runtime.manifest import Manifest, ManifestError, load_manifest
from gemmc.runtime.program import Program
from gemmc.runtime.programs import ProgramManifest, read_manifest
from gemmc.runtime.workspaces import limit_workspaces

__all__ = [
    "CapturedCall",
    "CudaError",
    "ExpressionError",
    "Kernel",
    "Manifest",
    "ManifestError",
    "Program",
    "ProgramManifest",
    "capture",
    "limit_workspaces",
    "load",
    "load_manifest",
    "read_manifest",
    "why_no_gpu",
]
