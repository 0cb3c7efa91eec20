"""Copies between views of one memory: made where these never meet, refused where they do."""

# ruff: noqa: E501

from __future__ import annotations

import pytest

from gemmc.errors import GemmcError
from interpret.memrefs import compiled, integers, outputs

STRIDED = """
func.func @main(%a: memref<8x4xf32, strided<[6, 1]>>) {
  %s = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<8x4xf32, strided<[6, 1]>> to memref<4x4xf32, strided<[6, 1]>>
  %t = memref.subview %a[4, 0] [4, 4] [1, 1] : memref<8x4xf32, strided<[6, 1]>> to memref<4x4xf32, strided<[6, 1], offset: 24>>
  memref.copy %s, %t : memref<4x4xf32, strided<[6, 1]>> to memref<4x4xf32, strided<[6, 1], offset: 24>>
  return
}
"""


def copied(within: int, size: int, one: tuple[int, int], other: tuple[int, int]) -> str:
    """Elements of the first `within` copied to others of them: of both, where they begin and their
    step."""
    kind, kept = "memref<16xf32>", f"memref<{within}xf32, strided<[1]>>"
    lines = [f"%w = memref.subview %m[0] [{within}] [1] : {kind} to {kept}"]
    parts: list[str] = []
    for name, (first, step) in (("s", one), ("t", other)):
        parts.append(f"memref<{size}xf32, strided<[{step}], offset: {first}>>")
        lines.append(f"%{name} = memref.subview %w[{first}] [{size}] [{step}] : {kept} to {parts[-1]}")
    lines.append(f"memref.copy %s, %t : {parts[0]} to {parts[1]}")
    return f"func.func @main(%m: {kind}) {{\n  " + "\n  ".join(lines) + "\n  return\n}\n"


APART = {
    "halves": (16, 8, (0, 1), (8, 1)),
    "halves of a view": (8, 4, (4, 1), (0, 1)),
    "even and odd": (16, 8, (0, 2), (1, 2)),
    "steps of 6 and 4": (16, 3, (1, 6), (2, 4)),
}


@pytest.mark.parametrize("name", APART)
def test_views_that_never_meet_are_copied(name: str) -> None:
    within, size, one, other = APART[name]
    m = integers(16)
    (found,) = outputs(copied(within, size, one, other), m)
    m[other[0] :: other[1]][:size] = m[one[0] :: one[1]][:size]
    assert found.tolist() == m.tolist()


@pytest.mark.parametrize(
    ("within", "size", "one", "other"),
    [
        (16, 8, (0, 1), (7, 1)),
        (8, 4, (1, 1), (4, 1)),
        (16, 5, (0, 2), (1, 3)),
        (16, 4, (0, 4), (2, 2)),
    ],
)
def test_views_that_meet_are_no_copy(
    within: int, size: int, one: tuple[int, int], other: tuple[int, int]
) -> None:
    assert {one[0] + n * one[1] for n in range(size)} & {
        other[0] + n * other[1] for n in range(size)
    }
    with pytest.raises(GemmcError, match="needed memrefs that do not overlap"):
        compiled(copied(within, size, one, other))


def test_halves_of_strided_rows_are_copied() -> None:
    a = integers(8, 6)
    (found,) = outputs(STRIDED, a)
    a[4:, :4] = a[:4, :4]
    assert found.tolist() == a.tolist()
