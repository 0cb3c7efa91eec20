"""Memory of bytes that is viewed as elements: what it is refused with."""

from __future__ import annotations

import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError

PROGRAM = """func.func @main(%x: memref<4xf32>) {{
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0.0 : f32
  %pool = memref.alloc() : memref<24xi8>
  %p = memref.view %pool[%c8][] : memref<24xi8> to memref<4xf32>
  {}
  linalg.fill ins(%z : f32) outs(%p : memref<4xf32>)
  memref.copy %p, %x : memref<4xf32> to memref<4xf32>
  return
}}"""

REFUSED = {
    "memref<24xi8> to memref<3xf32>": "views of bytes that are the same, or have none in common; "
    "found memref<3xf32> over memref<4xf32>",
    "memref<24xi8> to memref<7xf32>": "a view inside of 24 bytes; found bytes 0 to 27",
    "memref<24xi8> to memref<2x4xf16>": "views of bytes that are the same, or have none in common",
}


@pytest.mark.parametrize("kinds", REFUSED)
def test_views_that_overlap_in_part_or_go_over_the_end_are_refused(kinds: str) -> None:
    text = PROGRAM.format(f"%q = memref.view %pool[%c0][] : {kinds}")
    with pytest.raises(GemmcError) as refused:
        frontend.parse(text, "t.mlir", frontend.context())
    assert str(refused.value).startswith("t.mlir:7:3: error: memref.view: needed ")
    assert REFUSED[kinds] in str(refused.value)


def test_bytes_in_two_dimensions_are_refused() -> None:
    text = PROGRAM.format("").replace("24xi8", "3x8xi8")
    with pytest.raises(GemmcError, match="t.mlir:6:3: error: memref.view: needed bytes in one"):
        frontend.parse(text, "t.mlir", frontend.context())


def test_bytes_of_a_caller_are_refused_as_elements() -> None:
    text = """func.func @main(%pool: memref<16xi8>, %x: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %p = memref.view %pool[%c0][] : memref<16xi8> to memref<4xf32>
  memref.copy %p, %x : memref<4xf32> to memref<4xf32>
  return
}"""
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    with pytest.raises(GemmcError, match="t.mlir:3:3: error: memref.view: needed an operation"):
        resolve("auto", module, ctx)
