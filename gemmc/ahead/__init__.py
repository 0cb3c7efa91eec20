"""Kernels for programs without Python: C source around a cubin, and a loader (docs/ahead.md)."""

from __future__ import annotations

from gemmc.ahead.folder import files_of, write

__all__ = ["files_of", "write"]
