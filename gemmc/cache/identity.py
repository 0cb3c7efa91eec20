"""What compiles, in the key of all that it has compiled: gemmc's own text, and ptxas.

The text is some 500 files, read once for each change of them: what is found is kept under the
names, sizes and times of the files, which take 3 ms to look at.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from gemmc.cache.store import SOURCES, Store

_SKIPPED = {"__pycache__"}


@dataclass(frozen=True)
class Identity:
    """The digest of gemmc's files, its version among them, and the assembler: its path, size, time
    and version, empty without one."""

    sources: str
    ptxas: str
    ptxas_stamp: str
    ptxas_version: str

    @property
    def text(self) -> str:
        """What a key has of it: no path, no time."""
        return f"gemmc {self.sources} ptxas {self.ptxas_version or 'none'}"


def identity(store: Store | None) -> Identity:
    """Of this process; looked up in `store`, and kept there."""
    return _identity(store, os.environ.get("GEMMC_PTXAS", ""), os.environ.get("PATH", ""))


@cache
def _identity(store: Store | None, named: str, path: str) -> Identity:
    files = sorted(_files())
    listed = "\n".join(f"{name} {stamp}" for name, stamp, _ in files)
    surroundings = "\n".join((sys.prefix, str(sys.path), named, path, listed))
    key = sha256(surroundings.encode()).hexdigest()
    kept = None if store is None else _kept(store, key)
    if kept is not None:
        return kept
    found = Identity(_digest(files), *_assembler())
    if store is not None and found.ptxas:
        from gemmc.errors import GemmcError

        with suppress(GemmcError):  # said when the entry itself cannot be written
            store.write(SOURCES, key, json.dumps(asdict(found)).encode())
    return found


def _kept(store: Store, key: str) -> Identity | None:
    """What was found for these files, if the assembler is still the one that it was."""
    data = store.read(SOURCES, key)
    try:
        found = Identity(**json.loads(data or b""))
    except (ValueError, TypeError):
        return None
    return found if _stamp(found.ptxas) == found.ptxas_stamp else None


def _files() -> Iterator[tuple[str, str, str]]:
    """Name, size and time, and path of every file of the package and of the pipelines."""
    package = Path(__file__).resolve().parents[1]
    beside = package.parent / "pipelines"
    for top in (package, *([beside] if not (package / "pipelines").is_dir() else [])):
        yield from _under(str(top), top.name)


def _under(folder: str, name: str) -> Iterator[tuple[str, str, str]]:
    try:
        found = os.scandir(folder)
    except OSError:
        return
    with found:
        for each in found:
            inner = f"{name}/{each.name}"
            if each.is_dir():
                if each.name not in _SKIPPED:
                    yield from _under(each.path, inner)
                continue
            there = each.stat()
            yield inner, f"{there.st_size} {there.st_mtime_ns}", each.path


def _digest(files: list[tuple[str, str, str]]) -> str:
    whole = sha256()
    for name, _, path in files:
        inner = sha256(Path(path).read_bytes()).hexdigest()
        whole.update(f"{name} {inner}\n".encode())
    return whole.hexdigest()[:32]


def _assembler() -> tuple[str, str, str]:
    """Path, stamp and version of ptxas; empty without one."""
    from gemmc.assemble import AssembleError, find_ptxas, ptxas_version

    try:
        path = find_ptxas()
        return path, _stamp(path), ptxas_version(path)
    except AssembleError:
        return "", "", ""


def _stamp(path: str) -> str:
    try:
        there = os.stat(path)
    except OSError:
        return ""
    return f"{there.st_size} {there.st_mtime_ns}"
