"""Ops that say where data is and how it moves.

Windows, parts and the like are views (`views`), allocations and rings are `buffers`, copies,
loads and stores are `moves`.
"""

from __future__ import annotations

from gemmc.dialects.tile.data.buffers import AllocOp, AtOp, SlotOp
from gemmc.dialects.tile.data.moves import CopyOp, LoadOp, StoreOp, verify_atom, verify_cache
from gemmc.dialects.tile.data.views import (
    CropOp,
    MemoryType,
    PartOp,
    ShiftOp,
    TransposeOp,
    WindowOp,
)

__all__ = [
    "AllocOp",
    "AtOp",
    "CopyOp",
    "CropOp",
    "LoadOp",
    "MemoryType",
    "PartOp",
    "ShiftOp",
    "SlotOp",
    "StoreOp",
    "TransposeOp",
    "WindowOp",
    "verify_atom",
    "verify_cache",
]
