"""Running programs on the CPU: a compiled one, or the module after every pass, to find the pass
that broke it."""

from __future__ import annotations

from gemmc.checking.each import Finding, verify_each
from gemmc.checking.on_cpu import run_on_cpu
from gemmc.checking.sizes import sizes

__all__ = ["Finding", "run_on_cpu", "sizes", "verify_each"]
