"""Tensor copies that a GPU ends with an error, and the machine with one that says why."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from interpret_ptx.recordings.copies import load, matrix, store
from interpret_ptx.recordings.snippet import Snippet

ROW = "no multiple of 16"
BEFORE = "stores may not"
PLACE = "no multiple of the 128 bytes"


def snippets() -> Iterator[Snippet]:
    """Boxes that begin between 16-byte units of a row, stores that begin before the tensor, and
    boxes in shared memory between its units of 128 bytes."""
    whole, narrow = matrix(20, 44), matrix(20, 48).astype(np.float16)
    for x, y in ((2, 2), (-1, 2), (43, 2)):
        yield load(f"refused: tma load at {x}, {y}", whole, [32, 16], [x, y], 0, refused=ROW)
    halves = [64, 8]
    yield load("refused: tma load at 4, 2, f16", narrow, halves, [4, 2], 128, "f16", refused=ROW)
    yield load("refused: tma load 1d at 150", matrix(1, 200)[0], [64], [150], 0, refused=ROW)
    yield store("refused: tma store at 2, 2", (2, 2), 0, refused=ROW)
    for (x, y), span in (((-8, 2), 0), ((4, -3), 128), ((-28, -15), 64), ((4, -16), 32)):
        yield store(f"refused: tma store at {x}, {y}", (x, y), span, refused=BEFORE)
    for span in (0, 128):
        name = f"refused: tma load to byte 64, swizzle {span}"
        yield load(name, whole, [32, 16], [4, 2], span, base=64, refused=PLACE)
    yield store("refused: tma store from byte 64", (4, 2), 0, base=64, refused=PLACE)
