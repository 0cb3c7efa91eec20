"""One compiled kernel as one file, so that there is never half of one.

A mark, the SHA-256 of all that follows it, the length of a JSON head, the head (the manifest, how
long PTX and cubin are, where they come from), the PTX, the cubin. A file that was cut off or
changed does not have its digest, and counts as none.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

MARK = b"gemmc-kernel 1\n"
_DIGEST = 32
_LENGTH = 8


@dataclass(frozen=True)
class Entry:
    """PTX, manifest (JSON-able) and cubin, which is empty where there was no ptxas; `about` says in
    words what it was made of."""

    ptx: str
    manifest: dict[str, Any]
    cubin: bytes = b""
    about: Mapping[str, str] = field(default_factory=dict[str, str])

    def packed(self) -> bytes:
        """The bytes of its file."""
        ptx = self.ptx.encode()
        head = {
            "manifest": self.manifest,
            "ptx": len(ptx),
            "cubin": len(self.cubin),
            "about": dict(self.about),
        }
        text = json.dumps(head).encode()
        body = b"".join((len(text).to_bytes(_LENGTH, "little"), text, ptx, self.cubin))
        return MARK + sha256(body).digest() + body


def unpacked(data: bytes) -> Entry | None:
    """The entry of a file's bytes; None of a file that is damaged, or of another version."""
    start = len(MARK) + _DIGEST
    body = data[start:]
    if data[: len(MARK)] != MARK or sha256(body).digest() != data[len(MARK) : start]:
        return None
    size = int.from_bytes(body[:_LENGTH], "little")
    head = json.loads(body[_LENGTH : _LENGTH + size])
    first = _LENGTH + size
    middle = first + head["ptx"]
    ptx, cubin = body[first:middle].decode(), body[middle : middle + head["cubin"]]
    return Entry(ptx, head["manifest"], cubin, head["about"])
