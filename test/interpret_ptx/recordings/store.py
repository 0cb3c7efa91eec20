"""Files of recorded outputs: gzipped JSON, one entry a kernel.

{"device": …, "driver": …, "date": …, "entries": {name: {…}}}. An entry has the output's shape,
dtype and SHA-256, and its bytes; of outputs that do not compress, only some elements, at places
that `sampled` gives.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from gemmc.element_types import numpy_dtype

FOLDER = Path(__file__).parent
SUFFIX = ".recording.json.gz"
WHOLE = 2560
"""Compressed bytes up to which an output is kept whole."""
SAMPLES = 384


@dataclass(frozen=True)
class Entry:
    """What one kernel gave: `bits` holds the whole output, or `SAMPLES` of its elements.

    `ptx` and `inputs` are hashes; `facts` is whatever else tells how to run it again. With a
    `fault` there is no output: the device ended the kernel with that error.
    """

    shape: list[int]
    dtype: str
    sha256: str
    whole: bool
    bits: str = field(repr=False)
    inputs: str
    ptx: str
    facts: dict[str, Any] = field(default_factory=dict[str, Any])
    fault: str = ""

    @property
    def values(self) -> Any:
        """The output, or its elements at `sampled`."""
        raw = zlib.decompress(base64.b64decode(self.bits))
        kept = np.frombuffer(raw, numpy_dtype(self.dtype))
        return kept.reshape(self.shape) if self.whole else kept

    def part(self, output: Any) -> Any:
        """Of an array of the output's shape, what the entry has values of."""
        return output if self.whole else output.reshape(-1)[sampled(output.size)]


def sampled(size: int) -> Any:
    """Positions of the elements that are kept: the first, the last, and others at random."""
    inner = np.random.default_rng(size).choice(size - 2, SAMPLES - 2, replace=False) + 1
    return np.sort(np.concatenate([[0, size - 1], inner]))


def sha256_of(arrays: Sequence[Any]) -> str:
    """Of the bytes of arrays, one after the other."""
    digest = hashlib.sha256()
    for array in arrays:
        digest.update(np.ascontiguousarray(array).view(np.uint8).tobytes())
    return digest.hexdigest()


def entry_of(output: Any, dtype: str, inputs: Sequence[Any], ptx: str, **facts: Any) -> Entry:
    """The entry of a kernel's output."""
    packed = zlib.compress(np.ascontiguousarray(output).tobytes(), 9)
    whole = len(packed) <= WHOLE or output.size <= SAMPLES
    if not whole:
        packed = zlib.compress(output.reshape(-1)[sampled(output.size)].tobytes(), 9)
    return Entry(
        list(output.shape), dtype, sha256_of([output]), whole, base64.b64encode(packed).decode(),
        sha256_of(inputs), hashlib.sha256(ptx.encode()).hexdigest(), facts,
    )  # fmt: skip


def fault_of(fault: str, dtype: str, inputs: Sequence[Any], ptx: str) -> Entry:
    """The entry of a kernel that the device ended with an error."""
    hashed = hashlib.sha256(ptx.encode()).hexdigest()
    return Entry([], dtype, "", False, "", sha256_of(inputs), hashed, fault=fault)


@dataclass(frozen=True)
class Recording:
    """A file: who ran the kernels, and what they gave."""

    device: str
    driver: str
    date: str
    entries: dict[str, Entry]

    def write(self, path: Path) -> None:
        """The same entries give the same bytes."""
        text = json.dumps(asdict(self), indent=0, sort_keys=True)
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))

    @staticmethod
    def read(path: Path) -> Recording:
        held = json.loads(gzip.decompress(path.read_bytes()))
        entries = {name: Entry(**entry) for name, entry in held["entries"].items()}
        return Recording(held["device"], held["driver"], held["date"], entries)


def recordings(folder: Path = FOLDER) -> list[Path]:
    """The files of a folder."""
    return sorted(folder.glob(f"*{SUFFIX}"))
