"""The launch dialect: what a program of several kernels does on one stream.

A `launch.program` stands beside its kernels in a module, at every level below tensors: kernels
change from functions to `tile.kernel`s to `ptx.kernel`s around it, and it stays as it is. Its SSA
values are row-major matrices in global memory.
"""

from __future__ import annotations

from gemmc.dialects._discovery import discovered
from gemmc.dialects.launch.memory import (
    ALIGNMENT,
    ConstantOp,
    ViewOp,
    WorkspaceOp,
    matrix_in_global_memory,
    memory_of,
    place_of,
)
from gemmc.dialects.launch.program import (
    Launching,
    ProgramOp,
    Sized,
    bytes_in,
    sized_values,
    types_of_step,
)
from gemmc.dialects.launch.recurrence import RecurrenceOp
from gemmc.dialects.launch.run import Callee, RunOp, guards_of

__all__ = [
    "ALIGNMENT",
    "Callee",
    "ConstantOp",
    "Launching",
    "ProgramOp",
    "RecurrenceOp",
    "RunOp",
    "Sized",
    "ViewOp",
    "WorkspaceOp",
    "bytes_in",
    "guards_of",
    "matrix_in_global_memory",
    "memory_of",
    "place_of",
    "sized_values",
    "types_of_step",
]

Launch = discovered("launch", __name__)
