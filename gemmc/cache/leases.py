"""Who makes an entry that many processes want: one of them, if that can be had cheaply.

A lease is a file that exactly one process creates (POSIX, `O_EXCL`). It saves work and guards
nothing: an entry may be made twice, and each time it is put in place whole. So it needs no clock,
no lock that a file system may not have, and no clean-up: whoever waits for a process that has died,
or for too long, makes the entry without it.
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from gemmc.cache.store import LEASES, Store

T = TypeVar("T")

PATIENCE_S = 30.0
"""How long one holder is waited for, by the waiting process's own clock."""

_FIRST_S, _LONGEST_S = 0.002, 0.05


def made_once(
    store: Store, key: str, look: Callable[[], T | None], make: Callable[[], T]
) -> T:
    """What `look` finds, or `make` gives: `make` runs in one process at a time, while that can be
    told."""
    path = store.path(LEASES, key)
    mine = _holder()
    holder, since, pause = "", time.monotonic(), _FIRST_S
    while True:
        if _taken(path, mine):
            try:
                found = look()
                return make() if found is None else found
            finally:
                with suppress(OSError):
                    path.unlink()
        seen = _read(path)
        if seen != holder:
            holder, since = seen, time.monotonic()
        if seen and _has_died(seen):
            with suppress(OSError):
                path.unlink()
            continue
        found = look()
        if found is not None:
            return found
        if time.monotonic() - since > PATIENCE_S:
            return make()
        time.sleep(pause)
        pause = min(pause * 1.5, _LONGEST_S)


def _taken(path: Path, holder: str) -> bool:
    """Whether the lease is ours now; where no file can be made there is none to wait for."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return False
    except OSError:
        return True
    with suppress(OSError):
        os.write(handle, holder.encode())
    with suppress(OSError):
        os.close(handle)
    return True


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


def _holder() -> str:
    return f"{_machine()} {os.getpid()}"


def _machine() -> str:
    """What tells the processes apart that a process number is good for: host, start, namespace."""
    parts = [platform.node()]
    with suppress(OSError):
        parts.append(Path("/proc/sys/kernel/random/boot_id").read_text().strip())
        parts.append(os.readlink("/proc/self/ns/pid"))
    return "/".join(parts).replace(" ", "_")


def _has_died(holder: str) -> bool:
    """Whether a holder was a process of this machine that has ended."""
    machine, _, number = holder.partition(" ")
    if machine != _machine() or not number.isdecimal():
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
