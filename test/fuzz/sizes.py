"""Extents that programs have: at the edges of vectors and of tiles, and such as a call tells."""

from __future__ import annotations

from collections.abc import Sequence

from fuzz.maker import Maker
from fuzz.products import VECTORS, Form, Sizes
from fuzz.text import Dynamic
from hypothesis import strategies as st

SMALL = (1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 23, 24, 25, 31, 32, 33)
MIDDLE = (
    39, 40, 41, 47, 48, 49, 55, 56, 57, 62, 63, 64, 65, 66, 71, 72, 73, 79, 80, 81, 88, 95, 96,
    97, 100, 104, 111, 112, 113,
)  # fmt: skip
LARGE = (
    120, 126, 127, 128, 129, 130, 136, 143, 144, 145, 159, 160, 161, 176, 190, 191, 192, 193, 194,
    207, 208, 209, 223, 224, 225, 239, 240, 241, 254, 255, 256, 257, 258, 271, 272, 273, 287, 288,
    289, 299, 300,
)  # fmt: skip
"""Extents at the edges of vectors and of tiles, and beside them."""

RANGES = {"small": SMALL, "middle": MIDDLE, "large": LARGE}

KINDS = ("odd", "2x", "8x", "16x", "64x", "64x - 1", "64x + 1", "1")

MOST_WORK = 3_000_000
"""Multiplications of one product."""

LEFT_OPEN = (
    *("no",) * 33, "m", "n", "k", "b", "mn", "mk", "nk", "mnk", "bm", "bk", "bmnk",
)  # fmt: skip
"""Which extents of the product a call tells."""


def kind_of(extent: int) -> str:
    """An extent as a feature."""
    if extent == 1:
        return "1"
    for more, name in ((0, "64x"), (1, "64x - 1"), (-1, "64x + 1")):
        if (extent + more) % 64 == 0:
            return name
    return next((f"{each}x" for each in (16, 8, 2) if extent % each == 0), "odd")


def extent(maker: Maker, name: str, allowed: Sequence[int] = ()) -> int:
    """One from a range, most often at an edge; `allowed` instead of a range."""
    size = "small" if allowed else maker.choose(f"{name} size", ("small", *RANGES), note=False)
    sizes: Sequence[int] = allowed or RANGES[size]
    if maker.draw(st.integers(0, 5)) == 5:
        sizes = range(1, max(sizes) + 1)
    wanted = maker.wanted.get(name)
    found = [each for each in sizes if kind_of(each) == wanted] or sizes
    return maker.draw(st.sampled_from(found))


def noted(maker: Maker, name: str, extent: int) -> None:
    """An extent's features."""
    maker.features[name] = kind_of(extent)
    maker.features[f"{name} size"] = next(
        (each for each, sizes in RANGES.items() if extent <= max(sizes)), "large"
    )


def sizes_of(maker: Maker, form: Form, auto: bool, whole_rows: bool) -> Sizes:
    """Extents of a product; `whole_rows` are those of whole 16 bytes."""
    m, n, k = (extent(maker, each) for each in "mnk")
    batch = {"none": 0, "two": 2, "shared": 2}.get(form.batches, 1)
    outer = tuple(maker.draw(st.integers(1, 4)) for _ in range(batch))
    if form.spelling in VECTORS:
        m = 1 if form.spelling in ("vecmat", "dot") else m
        n = 1 if form.spelling in ("matvec", "dot") else n
    if whole_rows:
        m, n, k = (8 * -(-each // 8) for each in (m, n, k))
    for each in outer:
        k = max(1, min(k, MOST_WORK // (m * n * each)))
    while m * n * k > MOST_WORK:
        m, n = (8 * max(1, each // 16) if each > 8 else each for each in (m, n))
        k = min(k, 128)
    for name, found in zip("mnk", (m, n, k), strict=True):
        noted(maker, name, found)
    sizes = Sizes(m, n, k, outer)
    if whole_rows and form.layout[0] == "t":  # m is a row's length
        maker.features["dynamic"] = "no"
        return sizes
    return _opened(maker, form, sizes, auto)


def _opened(maker: Maker, form: Form, sizes: Sizes, auto: bool) -> Sizes:
    """The same with some extents that a call tells."""
    some = LEFT_OPEN if auto and form.spelling not in VECTORS else ("no", "no", "no", "m")
    which = maker.choose("dynamic", some if form.spelling not in VECTORS else ("no",))
    if which == "no":
        return sizes
    outer = sizes.batch
    if "b" in which and not outer:
        which = maker.features["dynamic"] = which.replace("b", "") or "m"
    m, n, k = (
        told(maker, each) if name in which else each
        for name, each in zip("mnk", (sizes.m, sizes.n, sizes.k), strict=True)
    )
    if "b" in which:
        outer = (told(maker, outer[0], (0, 1, 2, 3)), *outer[1:])
    return Sizes(m, n, k, outer)


def told(maker: Maker, first: int, others: Sequence[int] = (0, *SMALL, *MIDDLE)) -> Dynamic:
    """What a call tells; in other calls of the program another size, 0 among them."""
    second = maker.draw(st.sampled_from(others))
    maker.features["other call"] = "0" if second == 0 else kind_of(second)
    return Dynamic(first, second)
