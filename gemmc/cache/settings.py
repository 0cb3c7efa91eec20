"""Where the cache is and how large it may become: three environment variables."""

from __future__ import annotations

import os
import re
from pathlib import Path

FOLDER, SWITCH, SIZE = "GEMMC_CACHE_DIR", "GEMMC_CACHE", "GEMMC_CACHE_SIZE"

USUAL_LIMIT = 1 << 30
"""Bytes: some ten thousand kernels."""

_OFF = {"0", "off", "no", "false"}
_ON = {"", "1", "on", "yes", "true"}
_UNITS = {"": 0, "K": 10, "M": 20, "G": 30, "T": 40}


def folder() -> Path | None:
    """`$GEMMC_CACHE_DIR`, else `gemmc` among the user's cached files; None if `$GEMMC_CACHE` is
    `off`. GemmcError for a switch that is neither on nor off."""
    switch = os.environ.get(SWITCH, "").lower()
    if switch in _OFF:
        return None
    if switch not in _ON:
        from gemmc.errors import GemmcError

        raise GemmcError("cache", f"on or off in ${SWITCH}", repr(os.environ[SWITCH]))
    named = os.environ.get(FOLDER)
    if named:
        return Path(named)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(home) / "gemmc"


def limit() -> int:
    """`$GEMMC_CACHE_SIZE` in bytes, such as `500M` or `2G`; 1 GiB without it. GemmcError for what
    is no size."""
    text = os.environ.get(SIZE, "")
    if not text:
        return USUAL_LIMIT
    found = re.fullmatch(r"(\d+)([KMGT]?)(?:i?B)?", text.strip(), re.IGNORECASE)
    if found is None:
        from gemmc.errors import GemmcError

        needed = f"a size such as 500M or 2G in ${SIZE}"
        raise GemmcError("cache", needed, repr(text))
    return int(found[1]) << _UNITS[found[2].upper()]
