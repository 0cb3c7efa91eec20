"""ldmatrix, stmatrix, movmatrix and mma.sync: one warp."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
from interpret_ptx.operands import GROUP, IN_GROUP, fragments
from interpret_ptx.recordings.snippet import Snippet

ROWS = np.stack([GROUP, GROUP, GROUP + 8, GROUP + 8])
COLUMNS = np.stack([2 * IN_GROUP, 2 * IN_GROUP + 1] * 2)
"""Of the four f32 or s32 results of a lane."""

TO_SHARED = """mov.b32 %r1, smem; shl.b32 %r2, %t, 4; add.s32 %r3, %r1, %r2;
mul.wide.u32 %d0, %t, 16; add.u64 %d1, %d0, %in0; add.u64 %d2, %d0, %out;
ld.global.v4.b32 {%r4, %r5, %r6, %r7}, [%d1]; st.shared.v4.b32 [%r3], {%r4, %r5, %r6, %r7};
bar.warp.sync -1;
"""
"""16 bytes a lane: 32 rows of 8 elements, four 8×8 matrices."""


TABLE = np.arange(1000, 1256, dtype=np.int16).reshape(4, 8, 8)


def _load_and_store(count: int, trans: str) -> Iterator[Snippet]:
    """The first `count` matrices from rows in shared memory to registers, and back to rows."""
    form = f"m8n8.x{count}{trans}.shared.b16"
    names = [f"%r{10 + i}" for i in range(count)]
    registers = ", ".join(names)
    given = np.ascontiguousarray(TABLE[:count])
    found = np.ascontiguousarray(given.transpose(0, 2, 1)) if trans else given
    stores = [f"st.global.b32 [%d3+{128 * i}], {name};" for i, name in enumerate(names)]
    body = f"""{TO_SHARED}mul.wide.u32 %d0, %t, 4; add.u64 %d3, %d0, %out;
ldmatrix.sync.aligned.{form} {{{registers}}}, [%r3];
{" ".join(stores)}"""
    words = found.view(np.int32).reshape(count, 32)
    yield _warp(f"ldmatrix.{form}", body, [TABLE.view(np.int32).reshape(32, 4)], words)
    loads = [f"ld.global.b32 {name}, [%d3+{128 * i}];" for i, name in enumerate(names)]
    body = f"""{TO_SHARED}mul.wide.u32 %d0, %t, 4; add.u64 %d3, %d0, %in1;
{" ".join(loads)}
stmatrix.sync.aligned.{form} [%r3], {{{registers}}}; bar.warp.sync -1;
ld.shared.v4.b32 {{%r4, %r5, %r6, %r7}}, [%r3]; st.global.v4.b32 [%d2], {{%r4, %r5, %r6, %r7}};"""
    rows = np.full((32, 4), -1, np.int32)
    rows[: 8 * count] = found.view(np.int32).reshape(-1, 4)
    inputs = [np.full((32, 4), -1, np.int32), given.view(np.int32).reshape(count, 32)]
    yield _warp(f"stmatrix.{form}", body, inputs, rows)


def _movmatrix() -> Snippet:
    matrix = TABLE[0]
    body = """mul.wide.u32 %d0, %t, 4; add.u64 %d1, %d0, %in0; add.u64 %d2, %d0, %out;
ld.global.b32 %r4, [%d1]; movmatrix.sync.aligned.m8n8.trans.b16 %r5, %r4;
st.global.b32 [%d2], %r5;"""
    turned = np.ascontiguousarray(matrix.T).view(np.int32).reshape(32)
    return _warp("movmatrix.m8n8.trans.b16", body, [matrix.view(np.int32).reshape(32)], turned)


def _warp(name: str, body: str, inputs: list[Any], wanted: Any) -> Snippet:
    return Snippet(name, body, tuple(inputs), wanted, launch={"threads": 32, "shared": 1024})


@dataclass(frozen=True)
class Mma:
    """A form of mma.sync: operand and sum types, depth."""

    type: str
    depth: int
    kind: Any
    to: str

    @property
    def name(self) -> str:
        return f"mma.m16n8k{self.depth}.{self.to}.{self.type}.{self.type}.{self.to}"


FORMS = (
    Mma("f16", 8, np.float16, "f32"),
    Mma("f16", 16, np.float16, "f32"),
    Mma("f16", 16, np.float16, "f16"),
    Mma("bf16", 8, ml_dtypes.bfloat16, "f32"),
    Mma("bf16", 16, ml_dtypes.bfloat16, "f32"),
    Mma("tf32", 4, np.float32, "f32"),
    Mma("tf32", 8, np.float32, "f32"),
    Mma("s8", 16, np.int8, "s32"),
    Mma("s8", 32, np.int8, "s32"),
)
RESULTS: dict[str, Any] = {"f32": np.float32, "f16": np.float16, "s32": np.int32}
ROUNDOFF = {"f32": 2.0**-23, "f16": 2.0**-10}


def truncated(x: Any, type_: str) -> Any:
    """Operands as the tensor core takes them, in f64: tf32 is f32 without its low 13 bits."""
    if type_ == "tf32":
        return (x.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32).astype(np.float64)
    return x.astype(np.float64)


def draw(rng: Any, shape: tuple[int, int], kind: Any, integers: bool) -> Any:
    """Integers from −4 to 4, or normal numbers."""
    values = rng.integers(-4, 5, shape) if integers else rng.standard_normal(shape)
    return values.astype(kind)


def _mma(form: Mma, integers: bool) -> Snippet:
    rng = np.random.default_rng(form.depth)
    a = draw(rng, (16, form.depth), form.kind, integers)
    b = draw(rng, (form.depth, 8), form.kind, integers)
    c = draw(rng, (16, 8), RESULTS[form.to], integers)
    fa, fb = fragments(a, b)
    data = np.concatenate([fa, fb, _result_words(c)])
    counts = len(fa), len(fb), len(data) - len(fa) - len(fb)
    names = [f"%r{i}" for i in range(len(data))]
    parts = names[: counts[0]], names[counts[0] : -counts[2]], names[-counts[2] :]
    results = [f"%r{50 + i}" for i in range(counts[2])]
    operands = ", ".join("{" + ", ".join(p) + "}" for p in (results, *parts))
    lines = ["mul.wide.u32 %d0, %t, 4; add.u64 %d1, %d0, %in0; add.u64 %d2, %d0, %out;"]
    lines += [f"ld.global.b32 {name}, [%d1+{128 * i}];" for i, name in enumerate(names)]
    types = f"{form.to}.{form.type}.{form.type}.{form.to}"
    lines.append(f"mma.sync.aligned.m16n8k{form.depth}.row.col.{types} {operands};")
    lines += [f"st.global.b32 [%d2+{128 * i}], {name};" for i, name in enumerate(results)]
    x, y = truncated(a, form.type), truncated(b, form.type)
    exact = x @ y + c.astype(np.float64)
    bound = None
    if not integers:
        size = np.abs(x) @ np.abs(y) + np.abs(c.astype(np.float64))
        bound = ((form.depth + 1) * ROUNDOFF[form.to] * size)[ROWS, COLUMNS]
    wanted = exact.astype(RESULTS[form.to])
    name = f"{form.name} {'integers' if integers else 'normals'}"
    body = "\n".join(lines)
    launch = {"threads": 32}
    if form.to == "f32":
        return Snippet(
            name, body, (data,), wanted[ROWS, COLUMNS], "f32", bound=bound, launch=launch
        )
    return Snippet(name, body, (data,), _result_words(wanted), launch=launch)


def _result_words(matrix: Any) -> Any:
    """The registers of C or D (16 × 8), as words."""
    if matrix.dtype.itemsize == 4:
        return np.ascontiguousarray(matrix[ROWS, COLUMNS]).view(np.int32)
    packed = np.ascontiguousarray(matrix).view(np.int32)
    return np.stack([packed[GROUP, IN_GROUP], packed[GROUP + 8, IN_GROUP]])


def snippets() -> Iterator[Snippet]:
    """All of them. With f16 sums only integers: what is exact there is exact here."""
    for count in (1, 2, 4):
        for trans in ("", ".trans"):
            yield from _load_and_store(count, trans)
    yield _movmatrix()
    for form in FORMS:
        yield _mma(form, True)
        if form.to == "f32":
            yield _mma(form, False)
