"""Compiled kernels kept on disk, for later processes (docs/cache.md).

Importing this loads no compiler: a kernel that is there is read, checked and launched without xDSL.
"""

from __future__ import annotations

from gemmc.cache.compiling import compile, made
from gemmc.cache.entry import Entry
from gemmc.cache.settings import folder, limit
from gemmc.cache.store import Held, Store, opened

__all__ = ["Entry", "Held", "Store", "compile", "folder", "limit", "made", "opened"]
