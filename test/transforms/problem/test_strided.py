"""Elements at any strides of memory: read, and written where none is met twice, as NumPy sees them.
"""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import MemRefType, StridedLayoutAttr, f32

from gemmc import frontend
from gemmc.dialects.memory_types import shape_in_memory
from gemmc.dialects.strides import nested, span
from gemmc.driver import compile_module, resolve
from gemmc.errors import GemmcError
from gemmc.interpret.execute import execute
from gemmc.reference import evaluate

Array = np.ndarray[Any, Any]

CASES: dict[str, tuple[int, int, list[int], list[int]]] = {
    "a block of rows": (60, 13, [3, 4], [12, 1]),
    "columns": (60, 2, [4, 5], [1, 12]),
    "every second element of every third row": (70, 1, [3, 4], [24, 2]),
    "three dimensions in another order": (60, 0, [3, 2, 4], [4, 12, 1]),
    "rows that begin inside of others": (60, 7, [4, 5], [12, 1]),
    "the last rows, of which the last is cut": (59, 11, [4, 12], [12, 1]),
    "one element": (60, 59, [1, 1], [7, 3]),
    "a column of one": (60, 5, [4, 1], [12, 5]),
    "windows that overlap": (20, 3, [6, 4], [2, 1]),
    "a row that is all rows": (20, 3, [5, 4], [0, 1]),
    "strides of which none divides the other": (60, 1, [3, 2], [7, 4]),
    "no dimension": (20, 9, [], []),
}
"""The elements of memory, where the first is, sizes and strides."""


def kind(sizes: list[int], strides: list[int], first: int) -> str:
    shape = "".join(f"{each}x" for each in sizes)
    steps = ", ".join(map(str, strides))
    return f"memref<{shape}f32, strided<[{steps}], offset: {first}>>"


def program(size: int, first: int, sizes: list[int], strides: list[int], written: bool) -> str:
    seen = kind(sizes, strides, first)
    plain = f"memref<{''.join(f'{each}x' for each in sizes)}f32>"
    kinds = (plain, seen) if written else (seen, plain)
    copied = "%m, %v" if written else "%v, %m"
    return f"""func.func @main(%x: memref<{size}xf32>, %m: {plain}) {{
  %v = memref.reinterpret_cast %x to offset: [{first}], sizes: {sizes}, strides: {strides} : memref<{size}xf32> to {seen}
  memref.copy {copied} : {kinds[0]} to {kinds[1]}
  return
}}"""


def view(x: Array, first: int, sizes: list[int], strides: list[int]) -> Array:
    return np.lib.stride_tricks.as_strided(x[first:], sizes, [4 * each for each in strides])


def both(text: str, inputs: list[Array]) -> tuple[Array, Array]:
    """What the kernels' ops compute, and what the reference says."""
    ctx = frontend.context()
    module = frontend.parse(text, "strided.mlir", ctx)
    frontend.verify(module)
    (said,) = evaluate(module, inputs, rounded=True)
    lowered = compile_module(module.clone(), resolve("auto", module, ctx), ctx=ctx)
    (found,) = execute(lowered, inputs).outputs
    return found, said.value


@pytest.mark.parametrize("name", CASES)
def test_elements_are_read(name: str) -> None:
    size, first, sizes, strides = CASES[name]
    x = np.arange(size, dtype=np.float32)
    found, said = both(program(*CASES[name], written=False), [x])
    wanted = view(x, first, sizes, strides)
    assert found.shape == wanted.shape and found.tolist() == said.tolist() == wanted.tolist()


@pytest.mark.parametrize("name", [n for n, (_, _, *at) in CASES.items() if nested(*at) is not None])
def test_elements_are_written(name: str) -> None:
    size, first, sizes, strides = CASES[name]
    x, m = np.arange(size, dtype=np.float32), -np.arange(1 + np.prod(sizes, dtype=int), dtype=np.float32)
    m = m[1:].reshape(sizes)
    wanted = x.copy()
    view(wanted, first, sizes, strides)[...] = m
    found, said = both(program(size, first, sizes, strides, written=True), [x, m])
    assert found.tolist() == said.tolist() == wanted.tolist()


@pytest.mark.parametrize("name", CASES)
def test_arguments_are_in_an_array(name: str) -> None:
    """An argument at strides is in the array whose shape a call gives, from its first element on."""
    _, first, sizes, strides = CASES[name]
    layout = StridedLayoutAttr(strides, first)
    shape = shape_in_memory(MemRefType(f32, sizes, layout))
    assert shape is not None and np.prod(shape) >= span(sizes, strides)
    x = np.arange(np.prod(shape, dtype=int), dtype=np.float32).reshape(shape)
    plain = f"memref<{''.join(f'{each}x' for each in sizes)}f32>"
    seen = kind(sizes, strides, first)
    text = f"func.func @main(%x: {seen}, %m: {plain}) {{\n  memref.copy %x, %m : {seen} to {plain}\n  return\n}}"
    found, said = both(text, [x])
    wanted = view(x.reshape(-1), 0, sizes, strides)
    assert found.tolist() == said.tolist() == wanted.tolist()


def test_steps_along_own_dimensions_are_written() -> None:
    """Strides that do not nest, but are steps along the dimensions of the memory itself."""
    text = """func.func @main(%m: memref<3x3xf32>) -> memref<3x5xf32> {
      %z = arith.constant 0.0 : f32
      %x = memref.alloc() : memref<3x5xf32>
      linalg.fill ins(%z : f32) outs(%x : memref<3x5xf32>)
      %v = memref.reinterpret_cast %x to offset: [0], sizes: [3, 3], strides: [5, 2]
        : memref<3x5xf32> to memref<3x3xf32, strided<[5, 2]>>
      memref.copy %m, %v : memref<3x3xf32> to memref<3x3xf32, strided<[5, 2]>>
      return %x : memref<3x5xf32>
    }"""
    m = np.arange(1, 10, dtype=np.float32).reshape(3, 3)
    wanted = np.zeros((3, 5), np.float32)
    wanted[:, ::2] = m
    found, said = both(text, [m])
    assert found.tolist() == said.tolist() == wanted.tolist()


OUTSIDE = """
func.func @main(%x: memref<20xf32>, %i: index, %o: memref<3x4xf32>) {
  %v = memref.reinterpret_cast %x to offset: [%i], sizes: [3, 4], strides: [STEP, 1]
      : memref<20xf32> to memref<3x4xf32, strided<[STEP, 1], offset: ?>>
  linalg.copy ins(%v : memref<3x4xf32, strided<[STEP, 1], offset: ?>>) outs(%o : memref<3x4xf32>)
  return
}
"""


def test_a_place_outside_of_memory_is_refused() -> None:
    x = np.arange(20, dtype=np.float32)
    module = frontend.parse(OUTSIDE.replace("STEP", "5"), "t.mlir")
    assert evaluate(module, [x, np.int64(6)], rounded=True)[0].value[2, 3] == 19
    for at, found in ((7, "7 to 20"), (-1, "-1 to 12")):
        with pytest.raises(GemmcError, match=f"inside of memory of 20; found elements {found}"):
            evaluate(module, [x, np.int64(at)], rounded=True)


def test_more_elements_than_memory_has_are_refused() -> None:
    ctx = frontend.context()
    module = frontend.parse(OUTSIDE.replace("STEP", "9"), "t.mlir", ctx)
    with pytest.raises(GemmcError, match="memory of 20; found 22 from a place that a call tells"):
        compile_module(module, "auto", ctx=ctx)


def test_strides_follow_from_constants() -> None:
    """As expand-strided-metadata has those of an expanded argument of any strides."""
    text = """func.func @main(%x: memref<3x8xf32, strided<[?, ?], offset: ?>>, %o: memref<3x2x4xf32>) {
      %b, %at, %n:2, %s:2 = memref.extract_strided_metadata %x
        : memref<3x8xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
      %four = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%s#1]
      %v = memref.reinterpret_cast %x to offset: [%at], sizes: [3, 2, 4], strides: [%s#0, %four, %s#1]
        : memref<3x8xf32, strided<[?, ?], offset: ?>> to memref<3x2x4xf32, strided<[?, ?, ?], offset: ?>>
      memref.copy %v, %o : memref<3x2x4xf32, strided<[?, ?, ?], offset: ?>> to memref<3x2x4xf32>
      return
    }"""
    x = np.arange(24, dtype=np.float32).reshape(3, 8)
    found, said = both(text, [x])
    assert found.tolist() == said.tolist() == x.reshape(3, 2, 4).tolist()


def test_a_base_buffer_is_the_first_element_where_it_is_read_or_written() -> None:
    """As expand-strided-metadata leaves a view of one element at the place 0; casts of the same
    base see all of the memory."""
    text = """func.func @main(%x: memref<3x4xf32>, %o: memref<5xf32>) {
      %b, %at, %n:2, %s:2 = memref.extract_strided_metadata %x
        : memref<3x4xf32> -> memref<f32>, index, index, index, index, index
      %v = memref.reinterpret_cast %b to offset: [7], sizes: [5], strides: [1]
        : memref<f32> to memref<5xf32, strided<[1], offset: 7>>
      memref.copy %v, %o : memref<5xf32, strided<[1], offset: 7>> to memref<5xf32>
      %c, %where, %m, %t = memref.extract_strided_metadata %o
        : memref<5xf32> -> memref<f32>, index, index, index
      memref.copy %b, %c : memref<f32> to memref<f32>
      return
    }"""
    x = np.arange(5, 17, dtype=np.float32).reshape(3, 4)
    found, said = both(text, [x])
    assert found.tolist() == said.tolist() == [5, 13, 14, 15, 16]


def test_a_base_buffer_ahead_of_an_argument_is_refused() -> None:
    text = """func.func @main(%x: memref<8xf32, strided<[1], offset: 2>>, %o: memref<f32>) {
      %b, %at, %n, %s = memref.extract_strided_metadata %x
        : memref<8xf32, strided<[1], offset: 2>> -> memref<f32>, index, index, index
      memref.copy %b, %o : memref<f32> to memref<f32>
      return
    }"""
    with pytest.raises(GemmcError, match="inside of memory of 8; found elements -2 to -2"):
        both(text, [np.arange(8, dtype=np.float32)])
