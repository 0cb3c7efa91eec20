"""wgmma of one warpgroup: shapes, types, majors, swizzles, A from registers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import ml_dtypes
import numpy as np
from interpret_ptx.operands import descriptor, k_major, mn_major, padded
from interpret_ptx.recordings.matrices import RESULTS, ROUNDOFF, draw, truncated
from interpret_ptx.recordings.snippet import Snippet

KINDS: dict[str, Any] = {
    "f16": np.float16, "bf16": ml_dtypes.bfloat16, "tf32": np.float32, "s8": np.int8,
    "e4m3": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2,
}  # fmt: skip
THREADS = 128
RIGHT = 16384
"""Shared byte at which the right operand begins."""
START = 1.0
"""What accumulators hold before the first product, where it adds."""

HEAD = """mov.b32 %r1, smem; mov.b32 %r2, 0; mul.wide.u32 %d0, %t, 16; add.u64 %d1, %d0, %in0;
shl.b32 %r3, %t, 4; add.s32 %r3, %r3, %r1;
COPY: ld.global.v4.b32 {{%r4, %r5, %r6, %r7}}, [%d1];
st.shared.v4.b32 [%r3], {{%r4, %r5, %r6, %r7}};
add.u64 %d1, %d1, 2048; add.s32 %r3, %r3, 2048; add.s32 %r2, %r2, 1;
setp.lt.s32 %p1, %r2, {rounds}; @%p1 bra COPY;
fence.proxy.async.shared::cta; bar.sync 0;
shr.u32 %r2, %r1, 4; cvt.u64.u32 %d7, %r2; setp.ne.b32 %p2, {add}, 0; setp.eq.b32 %p3, %r1, %r1;
mul.wide.u32 %d0, %t, 4; add.u64 %d2, %d0, %out;
"""
"""All inputs to shared memory, 16 bytes a thread and round; %d7 is smem as a descriptor's start."""


@dataclass(frozen=True)
class Form:
    """One product: types, N, majors of A ("k", "mn" or "r": registers) and B, swizzles, K steps."""

    type: str = "bf16"
    to: str = "f32"
    n: int = 64
    a: str = "k"
    b: str = "k"
    span: int = 128
    steps: int = 1
    integers: bool = True
    negated: bool = False
    adds: bool = True

    @property
    def item(self) -> int:
        return int(np.dtype(KINDS[self.type]).itemsize)

    @property
    def k(self) -> int:
        return 32 // self.item

    @property
    def instruction(self) -> str:
        return f"m64n{self.n}k{self.k}.{self.to}.{self.type}.{self.type}"

    @property
    def name(self) -> str:
        how = ", negated" * self.negated + ", over the sum" * (not self.adds)
        values = "integers" if self.integers else "normals"
        return (
            f"wgmma {self.instruction} {self.a}·{self.b}, swizzle {self.span}, "
            f"{self.steps} steps{how}, {values}"
        )


def snippet_of(form: Form) -> Snippet:
    """The kernel of a form, with operands laid out here."""
    rng = np.random.default_rng(form.n + form.span + form.k)
    depth, kind = form.k * form.steps, KINDS[form.type]
    a = draw(rng, (64, depth), kind, form.integers)
    b = draw(rng, (form.n, depth), kind, form.integers)
    x, y = truncated(a, form.type), truncated(b, form.type)
    start = START if form.adds else 0.0
    exact = (-1 if form.negated else 1) * (x @ y.T) + start
    bound = None
    if not form.integers:
        rounds = depth + 1 if form.to == "f32" else form.steps + 1
        size = np.abs(x) @ np.abs(y).T + start
        bound = registers(rounds * ROUNDOFF[form.to] * size)
    wanted = registers(exact.astype(RESULTS[form.to]))
    image, body = _kernel(form, a, b)
    inputs = (image, _fragments(a)) if form.a == "r" else (image,)
    launch = {"threads": THREADS, "shared": image.nbytes}
    if form.to == "f16":
        wanted, bound = _pairs(wanted), None
        return Snippet(form.name, body, inputs, wanted, launch=launch)
    dtype = {"f32": "f32", "s32": "i32"}[form.to]
    return Snippet(form.name, body, inputs, wanted, dtype, bound, launch=launch)


def registers(matrix: Any) -> Any:
    """(64, N) → (N / 2, 128): the ISA's row and column of each 32-bit result d_i of a thread."""
    t, i = np.arange(THREADS)[None, :], np.arange(matrix.shape[1] // 2)[:, None]
    rows = 16 * (t // 32) + t % 32 // 4 + 8 * (i // 2 % 2)
    return np.ascontiguousarray(matrix[rows, i // 4 * 8 + t % 4 * 2 + i % 2])


def _pairs(values: Any) -> Any:
    """f16 results in pairs (N / 4, 128), as words."""
    pairs = values.reshape(-1, 2, THREADS).transpose(0, 2, 1)
    return np.ascontiguousarray(pairs).view(np.int32)[..., 0]


def _fragments(a: Any) -> Any:
    """A's registers (4 a step, 128), as words: 4 bytes at row t / 4 (+8), byte 4(t mod 4) (+16)."""
    words = np.ascontiguousarray(a).view(np.int32)
    t = np.arange(THREADS)
    row, column = 16 * (t // 32) + t % 32 // 4, t % 4
    parts = range(words.shape[1] // 4)
    return np.stack([words[row + 8 * half, column + 4 * part] for part in parts for half in (0, 1)])


def _operand(matrix: Any, major: str, span: int) -> tuple[Any, int, int, int]:
    """(bytes, leading, stride, bytes from one step of K to the next) of (rows, K)."""
    step = 32 // matrix.dtype.itemsize
    if major == "k":
        image, leading, stride = k_major(matrix, span)
        return image, leading, stride, 32 if span else 256
    image, leading, stride = mn_major(np.ascontiguousarray(matrix.T), span)
    return image, leading, stride, step * (span or 16)


def _kernel(form: Form, a: Any, b: Any) -> tuple[Any, str]:
    """(what shared memory holds, as words; the body)."""
    image, lb, sb, next_b = _operand(b, form.b, form.span)
    size = -(-(RIGHT + len(image)) // 2048) * 2048
    left, la, sa, next_a = (np.zeros(0, np.uint8), 0, 0, 0) if form.a == "r" else _operand(
        a, form.a, form.span)  # fmt: skip
    whole = padded(np.concatenate([padded(left, RIGHT), image]), size)
    span, count = form.span, range(form.steps)
    lefts = [descriptor(s * next_a, la, sa, span) for s in count]
    rights = [descriptor(RIGHT + s * next_b, lb, sb, span) for s in count]
    steps = list(zip(lefts, rights, strict=True))
    return whole.view(np.int32), body_of(form, steps, size // 2048)


def body_of(form: Form, steps: list[tuple[int, int]], rounds: int) -> str:
    """The kernel's body: `steps` are the descriptors of A and B without the address of smem."""
    count = form.n // (4 if form.to == "f16" else 2)
    kind = "f32" if form.to == "f32" else "b32"
    names = [f"%f{i}" if form.to == "f32" else f"%r{100 + i}" for i in range(count)]
    one = {"f32": "0f3F800000", "f16": "0x3C003C00", "s32": "1"}[form.to]
    lines = [HEAD.format(rounds=rounds, add=int(form.adds))]
    lines += [f"mov.{kind} {name}, {one};" for name in names]
    lines += _descriptors(form, steps)
    lines.append("wgmma.fence.sync.aligned;")
    for step in range(len(steps)):
        a = f"%d{10 + 2 * step}"
        if form.a == "r":
            a = "{" + ", ".join(f"%r{10 + 4 * step + i}" for i in range(4)) + "}"
        scale = "%p2" if step == 0 else "%p3"
        lines.append(
            f"wgmma.mma_async.sync.aligned.{form.instruction} {{{', '.join(names)}}}, "
            f"{a}, %d{11 + 2 * step}, {scale}{_immediates(form)};"
        )
    lines.append("wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;")
    lines += [f"st.global.b32 [%d2+{512 * i}], {name};" for i, name in enumerate(names)]
    return "\n".join(lines)


def _descriptors(form: Form, steps: list[tuple[int, int]]) -> list[str]:
    """Loads of A's registers, and 64-bit sums of smem's address and the constants."""
    lines: list[str] = []
    if form.a == "r":
        lines.append("add.u64 %d3, %d0, %in1;")
        count = 4 * len(steps)
        lines += [f"ld.global.b32 %r{10 + i}, [%d3+{512 * i}];" for i in range(count)]
    for number, (a, b) in enumerate(steps):
        for register, bits in ((10, a), (11, b)):
            name = f"%d{register + 2 * number}"
            lines.append(f"mov.b64 {name}, 0x{bits:016x}; add.s64 {name}, {name}, %d7;")
    return lines


def _immediates(form: Form) -> str:
    """Signs and majors, as far as the types have them."""
    if form.type == "s8":
        return ""
    signs = ", -1, 1" if form.negated else ", 1, 1"
    if form.type not in ("f16", "bf16"):
        return signs
    majors = [] if form.a == "r" else [int(form.a == "mn")]
    return signs + "".join(f", {m}" for m in (*majors, int(form.b == "mn")))


def forms() -> Iterator[Form]:
    """Every N that matters; types, majors and swizzles; several steps of K; other types."""
    for n in (8, 16, 24, 32, 40, 48, 56, 72, 80, 96, 104, 120, 128, 136, 160, 192, 208, 248, 256):
        yield Form(n=n)
    for n in (128, 192, 256):
        yield Form(n=n, b="mn", steps=2)
        yield Form(n=n, steps=4)
    for to, type_ in (("f32", "bf16"), ("f32", "f16"), ("f16", "f16")):
        for span in (0, 32, 64, 128):
            for a in ("k", "mn"):
                for b in ("k", "mn"):
                    steps = 1 if span == 32 and "k" in (a, b) else 2
                    yield Form(type_, to, 64, a, b, span, steps)
    yield from _others()


def _others() -> Iterator[Form]:
    for type_ in ("bf16", "f16"):
        for b in ("k", "mn"):
            yield Form(type_, n=64, a="r", b=b, steps=2)
        for span in (32, 128):
            yield Form(type_, n=16, span=span, steps=span // 32, integers=False)
        yield Form(type_, n=64, a="mn", b="mn", steps=4, integers=False)
        yield Form(type_, n=24, a="r", steps=4, integers=False)
    plain = Form(n=16)
    yield replace(plain, adds=False)
    yield replace(plain, negated=True, steps=2)
    for type_, to in (("tf32", "f32"), ("e4m3", "f32"), ("e5m2", "f32"), ("s8", "s32")):
        for n in (16, 96):
            yield Form(type_, to, n, steps=4)
    yield Form("tf32", n=16, steps=4, integers=False)


def snippets() -> Iterator[Snippet]:
    """All of them."""
    yield from (snippet_of(form) for form in forms())
