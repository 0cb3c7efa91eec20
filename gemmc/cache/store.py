"""The folder: files that appear whole, are read without a lock, and go when they are old.

A file is written under a name of its own and renamed, which replaces what was there at once, on
network file systems too (POSIX, `rename`). So a reader finds a whole file or none, and a writer
that is killed leaves a file that nobody reads. What was used last is told by the time of its last
change.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from gemmc.cache.settings import FOLDER, SWITCH, folder, limit

ENTRIES, REQUESTS, LEASES, SOURCES = "entries", "requests", "leases", "sources"
_KINDS = (ENTRIES, REQUESTS, LEASES, SOURCES)
_PART = ".part"

_FRESH_S = 60.0
"""A file that changed later than this is as good as just used: a hit writes nothing."""

_ABANDONED_S = 3600.0
"""Unfinished files and leases that are older belong to nobody."""

_KEPT = 0.9
"""What of the bound stays when it is passed, so that the next file does not pass it again."""


@dataclass(frozen=True)
class Held:
    """What is in a cache: `size` and `limit` are bytes, `oldest` and `newest` are seconds since
    1970 of the last use, 0 without an entry."""

    folder: Path
    entries: int
    size: int
    limit: int
    oldest: float
    newest: float


@dataclass(frozen=True)
class Store:
    """A cache in a folder, bounded to `limit` bytes; the folder is made when it is written to."""

    folder: Path
    limit: int

    def path(self, kind: str, key: str) -> Path:
        """Where the file of a key is, which is a digest in hexadecimal."""
        return self.folder / kind / key[:2] / key

    def read(self, kind: str, key: str) -> bytes | None:
        """The bytes of a key's file, which counts as used; None without one that can be read."""
        path = self.path(kind, key)
        try:
            with open(path, "rb") as file:
                data = file.read()
                if time.time() - os.fstat(file.fileno()).st_mtime > _FRESH_S:
                    os.utime(path)
        except OSError:
            # Gone in between, or not ours to read: as if it had never been there.
            return None
        return data

    def write(self, kind: str, key: str, data: bytes) -> None:
        """Put a file in place of what the key had. GemmcError for a full disk or a folder that
        can't be written; what was there stays."""
        path = self.path(kind, key)
        part = path.with_name(f"{key}.{os.getpid()}.{uuid4().hex}{_PART}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with open(part, "xb") as file:
                file.write(data)
            os.replace(part, path)
        except OSError as error:
            with suppress(OSError):
                part.unlink()
            raise _unwritten(path, len(data), error) from error

    def remove(self, kind: str, key: str) -> None:
        """Forget a key's file."""
        with suppress(OSError):
            self.path(kind, key).unlink()

    def trim(self) -> int:
        """Remove what was used longest ago until the rest fits, and what was left unfinished; the
        number of files removed."""
        files = sorted(self._files())
        now = time.time()
        stale = [each for each in files if each[3] and now - each[0] > _ABANDONED_S]
        kept = [each for each in files if not each[3]]
        total = sum(size for _, _, size, _ in kept)
        if total > self.limit:
            for each in kept:
                if total <= self.limit * _KEPT:
                    break
                stale.append(each)
                total -= each[2]
        for _, path, _, _ in stale:
            with suppress(OSError):
                os.unlink(path)
        return len(stale)

    def held(self) -> Held:
        """What is there now."""
        entries = [each for each in self._files() if f"{os.sep}{ENTRIES}{os.sep}" in each[1]]
        whole = [each for each in entries if not each[3]]
        used = [when for when, _, _, _ in whole]
        size = sum(size for _, _, size, _ in whole)
        return Held(
            self.folder, len(whole), size, self.limit, min(used, default=0), max(used, default=0)
        )

    def clear(self) -> int:
        """Remove everything; the number of entries there were. GemmcError for what must stay."""
        count = self.held().entries
        for kind in _KINDS:
            try:
                shutil.rmtree(self.folder / kind)
            except FileNotFoundError:
                continue
            except OSError as error:
                from gemmc.errors import GemmcError

                found = f"{error.strerror} ({error.filename})"
                raise GemmcError("cache", "a folder that can be cleared", found) from error
        return count

    def _files(self) -> Iterator[tuple[float, str, int, bool]]:
        """Of each file the last change, the path, the bytes, and whether it is nobody's soon."""
        for kind in _KINDS:
            for inner in _scanned(self.folder / kind):
                for each in _scanned(inner.path):
                    with suppress(OSError):
                        found = each.stat()
                        passing = kind == LEASES or each.name.endswith(_PART)
                        yield found.st_mtime, each.path, found.st_size, passing


def opened() -> Store | None:
    """The cache that the environment names; None where it is off."""
    place = folder()
    return None if place is None else Store(place, limit())


def _scanned(path: str | Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(path) as found:
            return list(found)
    except OSError:
        return []


def _unwritten(path: Path, size: int, error: OSError) -> Exception:
    from gemmc.errors import GemmcError

    needed = f"room for {size} B in {path.parent}"
    found = error.strerror or str(error)
    change = f"free some, name another folder by {FOLDER}, or set {SWITCH}=off"
    return GemmcError("cache", needed, found, change)
