"""Programs that hypothesis draws: products with what stands in front of, between and behind them.

A choice that stands first in its list is the simplest: failures shrink towards it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from fuzz.behind import behind
from fuzz.covered import Pair
from fuzz.elementwise import constant, converted, epilogue
from fuzz.further import further
from fuzz.maker import Maker
from fuzz.operands import operand
from fuzz.products import (
    BATCHES,
    LAYOUTS,
    SPELLINGS,
    VECTORS,
    Form,
    extents,
    form_for,
    indices,
    product,
)
from fuzz.sizes import MIDDLE, SMALL, extent, noted, sizes_of
from fuzz.text import Dynamic, Tensor, Writer
from hypothesis import strategies as st
from rules.programs import dtypes_of

PIPELINES = (
    "hopper-single", "hopper-single-narrow", "hopper-ws-1", "hopper-ws", "hopper-coop",
    "hopper-pingpong", "ampere-mma", "ampere-mma-f64", "simt-naive", "simt-coalesced", "simt-smem",
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

OPERANDS = ("bf16", "f16", "f32", "mixed", "halves", "i8", "i32", "wide", "f8", "wide f8", "f64")
"""Element types of operands: `mixed` f32 by bf16, `halves` f16 by bf16, `wide` extended ahead of
the product."""

CHANGES = {
    "none": (), "fused reductions": ("fuse-reductions.least=0", "fuse-reductions.gain=0"),
    "no pairs": ("-pair-products",), "no padding": ("-pad-operands",),
    "split reductions": ("split-reductions.gain=0",),
    "turned": ("transpose-operands.gain=0",), "not turned": ("-transpose-operands",),
}  # fmt: skip
"""Of `auto`."""

RESULTS = ("one", "one", "one", "one", "product", "before behind", "operand", "twice")
"""What is returned besides the last value."""

STARTS = ("zero", "zero", "zero", "tensor", "number", "broadcast", "constant")
@dataclass
class Program:
    """The text, the pipeline and its changes, whether integers stay exact, what it has of which
    feature; the sizes that calls tell, by their first name, one for each call."""

    text: str
    pipeline: str
    exact: bool
    features: dict[str, str] = field(default_factory=dict[str, str])
    sizes: dict[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    work: int = 0
    changes: tuple[str, ...] = ()
    own: Callable[[Sequence[Any]], list[Any]] | None = field(default=None, compare=False)
    """What NumPy makes of the inputs, without gemmc's reference; it goes to no other process."""

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "own": None}

    def __repr__(self) -> str:
        return f"\n{self.head()}\n{self.text}"

    def head(self) -> str:
        """A comment that says with what it is compiled and run; `read` takes it."""
        changes = "".join(f" --set {each}" for each in self.changes)
        told = (f"{name}={'|'.join(map(str, calls))}" for name, calls in self.sizes.items())
        sizes = " ".join(told) or "none"
        return f"// pipeline: {self.pipeline}{changes}, sizes: {sizes}, exact: {self.exact}"

    @classmethod
    def read(cls, text: str) -> Program:
        """A program with its head; without one, it is compiled by `auto`."""
        head = HEAD.match(text)
        if head is None:
            return cls(text, "auto", False)
        sizes = {
            name: tuple(map(int, calls.split("|")))
            for name, _, calls in (each.partition("=") for each in head[3].split() if "=" in each)
        }
        changes = tuple(head[2].split(" --set ")[1:])
        return cls(text, head[1], head[4] == "True", sizes=sizes, changes=changes)


HEAD = re.compile(r"// pipeline: (\S+?)((?: --set \S+?)*), sizes: (.+?), exact: (\w+)")


@st.composite
def programs(draw: Any, pipeline: str = "", wanted: Sequence[Pair] = ()) -> Program:
    """Any program, at times with a pair of features that is wanted; of a named pipeline plain
    products with what it can take."""
    pair = draw(st.sampled_from(((), *wanted)))
    maker = Maker(draw, Writer(), {}, wanted=dict(pair))
    if pipeline:
        maker.features["pipeline"] = pipeline
    else:
        maker.choose("pipeline", ("auto",) * 9 + (draw(st.sampled_from(PIPELINES)),))
        if maker.wanted.get("pipeline") in PIPELINES:
            maker.features["pipeline"] = maker.wanted["pipeline"]
    pipeline = maker.features["pipeline"]
    auto = pipeline == "auto"
    kinds: Sequence[str] = OPERANDS
    if not auto:
        own = dtypes_of(pipeline)
        kinds = ("f32",) if "f32" in own else tuple(own)
    some = maker.choose("", ("product",) * 11 + ("none",), note=False) if auto else "product"
    some = "none" if auto and maker.wanted.get("products") == "none" else some
    results = _without_product(maker) if some == "none" else _with_product(maker, kinds, auto)
    changes = CHANGES[maker.choose("changes", ("none", "none", *CHANGES))] if auto else ()
    writer = maker.writer
    return Program(
        writer.text(results), pipeline, maker.exact, maker.features, writer.sizes(), maker.work,
        changes,
    )  # fmt: skip


def _with_product(maker: Maker, kinds: Sequence[str], auto: bool) -> list[Tensor]:
    kind = maker.choose("operands", kinds)
    form = form_for(Form(
        maker.choose("spelling", (*SPELLINGS, *VECTORS) if auto else SPELLINGS),
        maker.choose("layout", LAYOUTS), maker.choose("batches", BATCHES if auto else ("none",)),
    ))  # fmt: skip
    maker.features |= {"spelling": form.spelling, "layout": form.layout, "batches": form.batches}
    whole_rows = maker.features["pipeline"] in WHOLE_ROWS
    sizes = sizes_of(maker, form, auto, whole_rows)
    summed = _summed(maker, kind)
    left, right, result = indices(form, sizes)
    a = operand(maker, "lhs", extents(left, sizes), kind, auto)
    b = operand(maker, "rhs", extents(right, sizes), kind, auto)
    shape = extents(result, sizes)
    first = product(maker.writer, form, sizes, a, b, _start(maker, shape, summed, auto))
    maker.work += sizes.m * sizes.n * sizes.k
    x = converted(maker, first, "f32") if summed.startswith("i") else first
    x = _cast(maker, epilogue(maker, x, "", auto), auto)
    if not auto:
        return [x]
    before = x = further(maker, x, form, sizes, kind, a)
    x = behind(maker, x)
    more = {"product": first, "before behind": before, "operand": a, "twice": x}
    how = maker.choose("results", RESULTS)
    if how == "operand" and a.element.startswith("f8"):
        maker.features["results"] = how = "one"
    return [x, more[how]] if how in more else [x]


def _summed(maker: Maker, kind: str) -> str:
    """The type that a product is spelled to sum in."""
    own = {"bf16": "bf16", "f16": "f16"}.get(kind, "f32")
    wide = {"i8": "i32", "i32": "i32", "f64": "f64"}.get(kind, "f32")
    if own == "bf16" or own == "f16":
        wide = maker.choose("sum", ("f32", "f32", own))
    maker.exact = maker.exact and wide in ("f32", "i32", "f64")
    maker.features["sum"] = wide
    return wide


def _start(maker: Maker, shape: tuple[int, ...], summed: str, auto: bool) -> Tensor:
    """What a product is added to."""
    writer = maker.writer
    some = STARTS if auto else ("zero", "tensor")
    if any(isinstance(each, Dynamic) for each in shape):
        some = STARTS[:-1] if auto else some
    how = maker.choose("start", some)
    if not shape:
        maker.features["start"] = how = "zero"
    if how == "tensor":
        return writer.argument(shape, summed)
    if how == "constant":
        return constant(maker, shape, summed)
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
    if x.element == "f64":
        x = converted(maker, x, "f32")  # no kernel rounds f64 to 16 bits
    if element == x.element:
        return x
    if element != "f32":
        maker.exact = False
    x = converted(maker, x, element)
    if auto and maker.draw(st.integers(0, 3)) == 3:
        x = epilogue(maker, x, "narrow ", auto)
    return x


def _without_product(maker: Maker) -> list[Tensor]:
    """Element-wise ops, reductions and reshapes alone."""
    rank = maker.draw(st.integers(1, 3))
    most = SMALL if rank == 3 else (*SMALL, *MIDDLE)
    names = "bmn"[-rank:]
    shape = tuple(extent(maker, name, most) for name in names)
    for name, each in zip(names, shape, strict=True):
        noted(maker, name, each)
    maker.features["products"] = "none"
    element = maker.choose("result", ("f32", "bf16", "f16"))
    maker.exact = element == "f32"
    x = epilogue(maker, maker.writer.argument(shape, element), "", True)
    return [behind(maker, x)]
