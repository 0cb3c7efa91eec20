"""Parts of tensors and memory whose shape may leave out dimensions of one element."""

from __future__ import annotations

from collections.abc import Sequence


def kept_of(sizes: Sequence[int], shape: Sequence[int]) -> list[int]:
    """Which of a part's dimensions a tensor of another shape has; those left out are of size 1."""
    wanted, kept = list(shape), list[int]()
    spare = len(sizes) - len(wanted)
    for number, size in enumerate(sizes):
        if spare and size == 1 and (not wanted or wanted[0] != 1):
            spare -= 1
            continue
        kept.append(number)
        wanted = wanted[1:]
    return kept
