"""mma.sync, ldmatrix and stmatrix, with fragments laid out element by element from the ISA."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from interpret_ptx.operands import GROUP, IN_GROUP, fragments
from interpret_ptx.snippets import execute

from gemmc.interpret.ptx.errors import PtxSyntaxError

BF16: Any = ml_dtypes.bfloat16

FORMS: list[tuple[str, int, Any, str]] = [
    ("f16", 8, np.float16, "f32"),
    ("f16", 16, np.float16, "f32"),
    ("bf16", 8, BF16, "f32"),
    ("bf16", 16, BF16, "f32"),
    ("tf32", 4, np.float32, "f32"),
    ("tf32", 8, np.float32, "f32"),
    ("s8", 16, np.int8, "s32"),
    ("s8", 32, np.int8, "s32"),
]


@pytest.mark.parametrize(("type_", "k", "dtype", "to"), FORMS)
def test_mma_sync(type_: str, k: int, dtype: Any, to: str) -> None:
    rng = np.random.default_rng(k)
    a, b = rng.integers(-5, 6, (16, k)).astype(dtype), rng.integers(-5, 6, (k, 8)).astype(dtype)
    kind: Any = np.float32 if to == "f32" else np.int32
    c = rng.integers(-9, 9, (16, 8)).astype(kind)
    fa, fb = fragments(a, b)
    rows = [GROUP, GROUP, GROUP + 8, GROUP + 8]
    cols = [2 * IN_GROUP, 2 * IN_GROUP + 1] * 2
    fc = c[np.stack(rows), np.stack(cols)].view(np.int32)
    data = np.concatenate([fa, fb, fc])
    lines = ["mul.wide.u32 %d0, %t, 4; add.u64 %d1, %d0, %in0; add.u64 %d2, %d0, %out;"]
    lines += [f"ld.global.b32 %r{i}, [%d1+{128 * i}];" for i in range(len(data))]
    names = [f"%r{i}" for i in range(len(data))]
    split = [names[: len(fa)], names[len(fa) : -4], names[-4:]]
    operands = ", ".join("{" + ", ".join(part) + "}" for part in split)
    lines.append(
        f"mma.sync.aligned.m16n8k{k}.row.col.{to}.{type_}.{type_}.{to} {{%r50, %r51, %r52, %r53}}, "
        f"{operands};"
    )
    lines += [f"st.global.b32 [%d2+{128 * i}], %r{50 + i};" for i in range(4)]
    out = execute("\n".join(lines), [data], (4, 32)).view(kind)
    wide: Any = np.float32 if to == "f32" else np.int64
    expected = a.astype(wide) @ b.astype(wide) + c
    np.testing.assert_array_equal(out, expected[np.stack(rows), np.stack(cols)])


def product_of_doubles(a: Any, b: Any, c: Any) -> Any:
    """What the machine makes of A (16, k), B (k, 8) and C (16, 8) of f64, in registers as the ISA
    has them."""
    k = a.shape[1]
    fa = [a[GROUP + 8 * (i % 2), IN_GROUP + 4 * (i // 2)] for i in range(k // 2)]
    fb = [b[IN_GROUP + 4 * i, GROUP] for i in range(k // 4)]
    rows = np.stack([GROUP + 8 * (i // 2) for i in range(4)])
    cols = np.stack([2 * IN_GROUP + i % 2 for i in range(4)])
    data = np.stack([*fa, *fb, *c[rows, cols]])
    lines = ["mul.wide.u32 %d0, %t, 8; add.u64 %d1, %d0, %in0; add.u64 %d2, %d0, %out;"]
    lines += [f"ld.global.f64 %g{i}, [%d1+{256 * i}];" for i in range(len(data))]
    names = [f"%g{i}" for i in range(len(data))]
    split = [names[: len(fa)], names[len(fa) : -4], names[-4:]]
    operands = ", ".join("{" + ", ".join(part) + "}" for part in split)
    form = f"mma.sync.aligned.m16n8k{k}.row.col.f64.f64.f64.f64"
    lines.append(f"{form} {{%g50, %g51, %g52, %g53}}, {operands};")
    lines += [f"st.global.f64 [%d2+{256 * i}], %g{50 + i};" for i in range(4)]
    found = np.empty((16, 8))
    found[rows, cols] = execute("\n".join(lines), [data], (4, 32), "f64")
    return found


@pytest.mark.parametrize("k", [4, 8, 16])
def test_mma_sync_of_f64(k: int) -> None:
    rng = np.random.default_rng(k)
    a, b, c = (rng.integers(-99, 99, s).astype(float) for s in ((16, k), (k, 8), (16, 8)))
    np.testing.assert_array_equal(product_of_doubles(a, b, c), a @ b + c)


def test_mma_sync_of_f64_rounds_each_sum_once() -> None:
    """To nearest, in the order of K: as exact fractions say."""
    rng = np.random.default_rng(3)
    a, b, c = (rng.standard_normal(s) * 2.0 ** rng.integers(-9, 9, s)
               for s in ((16, 16), (16, 8), (16, 8)))  # fmt: skip
    found, twice = product_of_doubles(a, b, c), 0
    for row in range(16):
        for column in range(8):
            total = other = c[row, column]
            for k in range(16):
                x, y = float(a[row, k]), float(b[k, column])
                total = float(Fraction(x) * Fraction(y) + Fraction(float(total)))
                other = x * y + other
            assert found[row, column] == total
            twice += other != total
    assert twice > 20


def test_mma_sync_of_f64_of_another_depth_is_refused() -> None:
    with pytest.raises(PtxSyntaxError, match="needed m16n8k4, m16n8k8 or m16n8k16 of f64"):
        product_of_doubles(np.ones((16, 32)), np.ones((32, 8)), np.ones((16, 8)))


@pytest.mark.parametrize("trans", ["", ".trans"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_ldmatrix_and_stmatrix(count: int, trans: str) -> None:
    """Rows are read from a table of addresses in reverse order, then written in order."""
    table = np.arange(32 * 8, dtype=np.int16).reshape(32, 8)
    regs = ", ".join(f"%r{10 + i}" for i in range(count))
    text = f"""
    mov.b32 %r1, smem; shl.b32 %r2, %t, 4; add.s32 %r3, %r1, %r2;
    mul.wide.u32 %d0, %t, 16; add.u64 %d1, %d0, %in0; add.u64 %d2, %d0, %out;
    ld.global.v4.b32 {{%r4, %r5, %r6, %r7}}, [%d1]; st.shared.v4.b32 [%r3], {{%r4, %r5, %r6, %r7}};
    bar.warp.sync -1; xor.b32 %r8, %r2, 112; add.s32 %r8, %r8, %r1;
    ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 {{{regs}}}, [%r8];
    add.s32 %r9, %r3, 512; st.shared.v4.b32 [%r9], {{%r4, %r5, %r6, %r7}};
    stmatrix.sync.aligned.m8n8.x{count}.shared.b16 [%r9], {{{regs}}};
    ld.shared.v4.b32 {{%r4, %r5, %r6, %r7}}, [%r9]; st.global.v4.b32 [%d2], {{%r4, %r5, %r6, %r7}};
    """
    out = execute(text, [table.view(np.int32)], (32, 4), shared=1024).view(np.int16)
    matrices = table.reshape(4, 8, 8)[:, ::-1]
    if trans:
        matrices = matrices.transpose(0, 2, 1)
    expected = np.concatenate([matrices[:count].reshape(-1, 8), table[8 * count :]])
    np.testing.assert_array_equal(out, expected)


def test_ldmatrix_fragment() -> None:
    """Lane l gets elements 2(l mod 4) and the next of row l / 4."""
    table = np.arange(64, dtype=np.int16).reshape(8, 8)
    text = """ mov.b32 %r1, smem; shl.b32 %r2, %t, 2; add.s32 %r3, %r1, %r2;
    mul.wide.u32 %d0, %t, 4; add.u64 %d1, %d0, %in0; add.u64 %d2, %d0, %out;
    ld.global.b32 %r4, [%d1]; st.shared.b32 [%r3], %r4; bar.warp.sync -1;
    and.b32 %r5, %t, 7; shl.b32 %r5, %r5, 4; add.s32 %r5, %r5, %r1;
    ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r6}, [%r5]; st.global.b32 [%d2], %r6;"""
    out = execute(text, [table.view(np.int32)], (32,), shared=128).view(np.int16).reshape(32, 2)
    np.testing.assert_array_equal(out[:, 0], table[GROUP, 2 * IN_GROUP])
    np.testing.assert_array_equal(out[:, 1], table[GROUP, 2 * IN_GROUP + 1])
