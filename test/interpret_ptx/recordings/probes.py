"""Which byte of shared memory is which element of a wgmma operand, for chosen descriptors.

Shared memory holds numbers that say where they lie, and the other operand is the identity, so
the product is the operand itself: it shows what the strides of a descriptor mean.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from interpret_ptx.operands import descriptor, k_major, padded
from interpret_ptx.recordings.products import RIGHT, THREADS, Form, body_of, registers
from interpret_ptx.recordings.snippet import Snippet

DEPTH = 16
HALFWORDS = 2048
"""As many whole numbers as f16 can tell apart."""


@dataclass(frozen=True)
class Probe:
    """One descriptor, of A (`side` "a") or B, in bytes; `start` is an offset from the operand's
    first byte."""

    side: str
    major: str
    span: int
    leading: int
    stride: int
    start: int = 0

    @property
    def name(self) -> str:
        where = f", start {self.start}" if self.start else ""
        return (
            f"probe {self.side.upper()} {self.major}-major, swizzle {self.span}, "
            f"leading {self.leading}, stride {self.stride}{where}"
        )

    @property
    def rows(self) -> int:
        """Rows of the operand: M or N."""
        return 64

    @property
    def bits(self) -> int:
        """The descriptor, of an operand at shared byte 0."""
        return descriptor(self.start, self.leading, self.stride, self.span)

    def elements(self, read: Any) -> Any:
        """(rows, 16) halfwords of the operand, from the accumulators' registers."""
        n = 16 if self.side == "a" else self.rows
        slots = registers(np.arange(64 * n).reshape(64, n))
        matrix = np.empty(64 * n, np.float32)
        matrix[slots.reshape(-1)] = read.reshape(-1)
        matrix = matrix.reshape(64, n)
        return (matrix if self.side == "a" else matrix[:DEPTH].T).astype(np.int64)

    @cached_property
    def offsets(self) -> Any:
        """(rows, 16) byte offsets as the ISA has them: without a swizzle an MN-major operand's
        stride is from 8 rows to the next 8, its leading offset from 8 of K to the next."""
        row, k = np.arange(self.rows)[:, None], np.arange(DEPTH)[None, :]
        pitch = self.span or 16
        if self.major == "k":
            inner = 2 * k if self.span else 2 * k % 16 + 2 * k // 16 * self.leading
            linear = row % 8 * pitch + row // 8 * self.stride + inner
        else:
            per = pitch // 2
            rows, depth = (self.leading, self.stride) if self.span else (self.stride, self.leading)
            linear = row % per * 2 + row // per * rows + k % 8 * pitch + k // 8 * depth
        linear = linear + self.start
        return linear ^ ((linear >> 7 & max(self.span // 16 - 1, 0)) << 4)

    @property
    def snippet(self) -> Snippet:
        """The kernel; n is 16 for A, so that the product is A itself, and 64 for B."""
        numbers = np.arange(HALFWORDS).astype(np.float16).view(np.uint8)
        left, n = self.side == "a", 16 if self.side == "a" else self.rows
        identity, leading, stride = k_major(np.eye(16 if left else 64, DEPTH, dtype="f2"), 128)
        other = descriptor(RIGHT if left else 0, leading, stride, 128)
        images = (numbers, identity) if left else (identity, numbers)
        size = RIGHT + 8192
        whole = padded(np.concatenate([padded(images[0], RIGHT), images[1]]), size)
        form = Form("f16", n=n, a=self.major if left else "k", b="k" if left else self.major,
                    adds=False)  # fmt: skip
        mine = self.bits if left else self.bits + (RIGHT >> 4)
        steps = [(mine, other) if left else (other, mine)]
        matrix = np.zeros((64, n), np.float32)
        if left:
            matrix[:] = self.offsets // 2
        else:
            matrix[:DEPTH] = self.offsets.T // 2
        body = body_of(form, steps, size // 2048)
        launch = {"threads": THREADS, "shared": size}
        return Snippet(
            self.name, body, (whole.view(np.int32),), registers(matrix), "f32", launch=launch
        )


def probes() -> Iterator[Probe]:
    """Descriptors whose two strides differ; some leading offsets that should mean nothing."""
    for side in ("a", "b"):
        for leading, stride in ((128, 512), (512, 128), (384, 256)):
            yield Probe(side, "mn", 0, leading, stride)
        for leading, stride in ((128, 256), (2048, 128), (256, 512)):
            yield Probe(side, "k", 0, leading, stride)
        for span, leading, stride in ((32, 1024, 256), (64, 2048, 512), (128, 0, 1024)):
            yield Probe(side, "mn", span, leading, stride)
        for span, leading, stride, start in ((32, 16, 256, 0), (32, 512, 256, 0),
                                             (64, 16, 512, 0), (64, 16, 512, 32)):  # fmt: skip
            yield Probe(side, "k", span, leading, stride, start)


def snippets() -> Iterator[Snippet]:
    """All of them."""
    yield from (probe.snippet for probe in probes())
