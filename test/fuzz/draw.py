"""Programs that hypothesis draws: products with what stands in front of, between and behind them.

A choice that stands first in its list is the simplest: failures shrink towards it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from fuzz.behind import behind
from fuzz.elementwise import converted, epilogue
from fuzz.maker import Maker
from fuzz.operands import operand
from fuzz.products import (
    BATCHES,
    LAYOUTS,
    SPELLINGS,
    VECTORS,
    Form,
    Sizes,
    extents,
    form_for,
    indices,
    product,
    swapped,
)
from fuzz.reshaping import is_static
from fuzz.text import Dynamic, Tensor, Writer
from hypothesis import strategies as st

SMALL = (1, 2, 3, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33)
MIDDLE = (40, 47, 48, 63, 64, 65, 72, 95, 96, 100)
LARGE = (127, 128, 129, 160, 191, 192, 193, 255, 256, 257, 300)
"""Extents at the edges of vectors and of tiles."""

MOST_WORK = 1_000_000
"""Multiplications of one product."""

PIPELINES = (
    "hopper-single", "hopper-single-narrow", "hopper-ws-1", "hopper-ws", "hopper-coop",
    "hopper-pingpong", "ampere-mma", "simt-naive", "simt-coalesced", "simt-smem",
    "simt-regtile-1d", "simt-regtile-2d", "simt-vectorized", "simt-warptile",
)  # fmt: skip

WHOLE_ROWS = {
    "hopper-single",
    "hopper-single-narrow",
    "hopper-ws-1",
    "hopper-ws",
    "hopper-pingpong",
}
"""Pipelines whose copy engine needs rows of whole 16 bytes."""

ONE_EACH = {"simt-naive", "simt-coalesced", "simt-smem"}
"""Pipelines of one element a thread, which cannot store 16 bits."""

OPERANDS = ("bf16", "f16", "f32", "mixed", "i8", "wide")
"""Element types of operands: `mixed` f32 by bf16, `wide` 16 bits extended ahead of the product."""

DYNAMIC = ("rows", "batch", "columns", "sums", "all")
"""What a call tells: one extent of the product, or all three, which are then equal."""

STARTS = ("zero", "zero", "zero", "tensor", "number", "broadcast")
MORE = ("one", "one", "one", "chain", "pair", "added", "square")
"""Other products: one behind the other, two of one operand multiplied, two added, x·xᵀ."""


@dataclass
class Program:
    """The text, what it has of which feature, the pipeline, and whether integers stay exact."""

    text: str
    pipeline: str
    exact: bool
    features: dict[str, str] = field(default_factory=dict[str, str])
    rows: int = 37
    work: int = 0

    def __repr__(self) -> str:
        return f"\n// pipeline: {self.pipeline}, dynamic sizes: {self.rows}\n{self.text}"


@st.composite
def programs(draw: Any, pipeline: str = "") -> Program:
    """Any program; of a named pipeline plain products with what it can take."""
    maker = Maker(draw, Writer(), {})
    if not pipeline:
        named = draw(st.integers(0, 9)) == 9
        pipeline = draw(st.sampled_from(PIPELINES)) if named else "auto"
    maker.features["pipeline"] = pipeline
    auto = pipeline == "auto"
    kinds: Sequence[str] = OPERANDS
    if not auto:
        kinds = ("f32",) if pipeline.startswith("simt") else ("bf16", "f16")
    if auto and draw(st.integers(0, 11)) == 11:
        results, rows = _without_product(maker), 37
    else:
        results, rows = _with_product(maker, kinds, auto)
    return Program(
        maker.writer.text(results), pipeline, maker.exact, maker.features, rows, maker.work
    )


def _extent(maker: Maker, name: str, allowed: Sequence[int] = ()) -> int:
    sizes = allowed or maker.draw(st.sampled_from((SMALL, SMALL, SMALL, MIDDLE, MIDDLE, LARGE)))
    if maker.draw(st.integers(0, 5)) == 5:
        found = maker.draw(st.integers(1, max(sizes)))
    else:
        found = maker.draw(st.sampled_from(sizes))
    maker.features[name] = kind_of(found)
    return found


def kind_of(extent: int) -> str:
    """An extent as a feature."""
    if extent == 1:
        return "1"
    for step in (64, 16, 8, 2):
        if extent % step == 0:
            return f"multiple of {step}"
    return "odd"


def _with_product(maker: Maker, kinds: Sequence[str], auto: bool) -> tuple[list[Tensor], int]:
    kind = maker.choose("operands", kinds)
    spellings = (*SPELLINGS, *VECTORS) if auto else SPELLINGS
    wanted = Form(
        maker.choose("", spellings, note=False), maker.choose("", LAYOUTS, note=False),
        maker.choose("", BATCHES if auto else ("none",), note=False),
    )  # fmt: skip
    form = form_for(wanted)
    maker.features |= {"spelling": form.spelling, "layout": form.layout, "batches": form.batches}
    sizes, rows = _sizes(maker, form, auto)
    summed = _summed(maker, kind, auto)
    left, right, result = indices(form, sizes)
    a = operand(maker, "lhs", extents(left, sizes), kind, auto)
    b = operand(maker, "rhs", extents(right, sizes), kind, auto)
    shape = extents(result, sizes)
    x = product(maker.writer, form, sizes, a, b, _start(maker, shape, summed, auto))
    maker.work += sizes.m * sizes.n * sizes.k
    kept = [x] if auto and maker.draw(st.integers(0, 9)) == 9 else []
    if summed.startswith("i"):
        x = converted(maker, x, "f32")
    x = epilogue(maker, x, "", auto)
    x = _cast(maker, x, auto)
    if auto:
        x = _further(maker, x, form, sizes, kind, a)
        x = behind(maker, x)
    maker.features["results"] = str(1 + len(kept))
    return [x, *kept], rows


def _sizes(maker: Maker, form: Form, auto: bool) -> tuple[Sizes, int]:
    m, n, k = (_extent(maker, each) for each in "mnk")
    batch = {"none": 0, "two": 2, "shared": 2}.get(form.batches, 1)
    outer = tuple(maker.draw(st.integers(1, 4)) for _ in range(batch))
    if form.spelling in VECTORS:
        m, n = (
            (1 if form.spelling in ("vecmat", "dot") else m),
            (1 if form.spelling in ("matvec", "dot") else n),
        )
    if not auto and maker.features["pipeline"] in WHOLE_ROWS:
        m, n, k = (8 * -(-each // 8) for each in (m, n, k))
    for each in outer:
        k = max(1, min(k, MOST_WORK // (m * n * each)))
    while m * n * k > MOST_WORK:
        m, n = (8 * max(1, each // 16) if each > 8 else each for each in (m, n))
        k = min(k, 128)
    maker.features["dynamic"] = how = "no"
    if maker.draw(st.integers(0, 7)) == 7 and form.spelling not in VECTORS:
        how = maker.choose("dynamic", DYNAMIC if auto else ("rows",))
    if how == "batch" and outer:
        told = Dynamic(outer[0])
        return Sizes(m, n, k, (told, *outer[1:])), told
    if how == "batch":
        maker.features["dynamic"] = how = "rows"
    if how == "all":
        m = n = k = min(m, n, k)
    rows = {"columns": n, "sums": k}.get(how, m)
    m = Dynamic(m) if how in ("rows", "all") else m
    n = Dynamic(n) if how in ("columns", "all") else n
    k = Dynamic(k) if how in ("sums", "all") else k
    return Sizes(m, n, k, outer), rows


def _summed(maker: Maker, kind: str, auto: bool) -> str:
    own = {"bf16": "bf16", "f16": "f16", "i8": "i32"}.get(kind, "f32")
    if own == "f32":
        found = "f32"
    else:
        found = maker.choose("", ("f32", "f32", own), note=False)
    if found not in ("f32", "i32"):
        maker.exact = False
    maker.features["sum"] = found
    return found


def _start(maker: Maker, shape: tuple[int, ...], summed: str, auto: bool) -> Tensor:
    """What a product is added to."""
    writer = maker.writer
    how = maker.choose("start", STARTS if auto else ("zero", "tensor"))
    if not shape:
        maker.features["start"] = how = "zero"
    if how == "tensor":
        return writer.argument(shape, summed)
    if how == "broadcast":
        row = writer.argument(shape[-1:], summed)
        out = writer.empty(shape, summed)
        text = f"linalg.broadcast ins({row.name} : {row.type}) outs({out.name} : {out.type})"
        if len(shape) == 1:
            return row
        return writer.op(f"{text} dimensions = {[*range(len(shape) - 1)]}", shape, summed)
    return writer.fill(shape, summed, 1.5 if how == "number" else 0.0)


def _cast(maker: Maker, x: Tensor, auto: bool) -> Tensor:
    """To another type, or to none, and perhaps arithmetic in it."""
    alone = maker.features["pipeline"] in ONE_EACH
    element = maker.choose("result", ("f32",) if alone else ("f32", "bf16", "f16"))
    if element == x.element:
        return x
    if element != "f32":
        maker.exact = False
    x = converted(maker, x, element)
    if auto and maker.draw(st.integers(0, 3)) == 3:
        x = epilogue(maker, x, "narrow ", auto)
    return x


def _further(maker: Maker, x: Tensor, form: Form, sizes: Sizes, kind: str, a: Tensor) -> Tensor:
    """Another product, of the result so far or beside it."""
    maker.features["products"] = "one"
    how = maker.choose("", MORE, note=False)
    if how == "one" or len(x.shape) != 2 or not is_static(x) or kind in ("i8",):
        return x
    writer = maker.writer
    maker.exact = False  # sums of what are no small integers any more
    maker.features["products"] = how
    m, n = x.shape
    k = min(n, 300)
    if how == "chain":
        wide = maker.draw(st.sampled_from(SMALL))
        other = writer.argument((k, wide), x.element)
        inner = Sizes(m, wide, k)
        y = product(writer, Form("named"), inner, x, other, writer.fill((m, wide), "f32"))
        maker.work += m * wide * k
        return epilogue(maker, y, "second ", True)
    if how == "square":
        t = swapped(writer, x)
        maker.work += m * n * m
        return product(writer, Form("named"), Sizes(m, m, n), x, t, writer.fill((m, m), "f32"))
    if form.batches != "none" or len(a.shape) != 2:
        maker.features["products"] = "one"
        return x
    left, right, result = indices(form, sizes)
    b = writer.argument(extents(right, sizes), a.element)
    y = product(writer, form, sizes, a, b, writer.fill(extents(result, sizes), "f32"))
    maker.work += sizes.m * sizes.n * sizes.k
    y = converted(maker, y, x.element) if x.element != "f32" else y
    op = "arith.mulf" if how == "pair" else "arith.addf"
    every = [0, 1]
    inputs = [(x, every), (y, every)]
    return writer.elementwise(inputs, x.shape, x.element, lambda body, n: body.op(op, *n))


def _without_product(maker: Maker) -> list[Tensor]:
    """Element-wise ops, reductions and reshapes alone."""
    rank = maker.draw(st.integers(1, 3))
    most = SMALL if rank == 3 else (*SMALL, *MIDDLE)
    shape = tuple(_extent(maker, name, most) for name in "bmn"[-rank:])
    maker.features["products"] = "none"
    element = maker.choose("result", ("f32", "bf16", "f16"))
    maker.exact = element == "f32"
    x = epilogue(maker, maker.writer.argument(shape, element), "", True)
    return [behind(maker, x)]
