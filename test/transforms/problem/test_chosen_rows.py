"""Elements that are chosen of rows, as the place of the largest: lanes choose in runs, and combine
what they have in order."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from parts import at_edges, thorough_but
from transforms.problem.open_rows import opened
from transforms.problem.test_choices import STEPS, program, rows_of
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import interpret
from gemmc.compiled import CompiledKernel
from gemmc.driver import compile_module
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import DoubleWrite, OutOfBounds
from gemmc.pipeline import load

Array = np.ndarray[Any, Any]

LENGTHS = at_edges([*range(2, 71), 127, 128, 129, 130, 255, 256, 257, 1000, 1001, 1500, 4097])
FORMED = "normalize-contractions{others=linalg},form-program,split-reductions"
KERNEL = "form-loops,allocate-smem,convert-to-ptx,assign-registers,linearize"


def _text(name: str, rows: int, columns: int, dtype: str = "f32") -> str:
    start = "0x7F800000" if "smallest" in name else "0xFF800000"
    text = program(STEPS[name], start, rows, columns)
    if dtype == "f32":
        return text
    return text.replace("f32", dtype).replace(start, {"bf16": "0x7F80", "f16": "0x7C00"}[dtype] if (
        "smallest" in name) else {"bf16": "0xFF80", "f16": "0xFC00"}[dtype])  # fmt: skip


def _wanted(name: str, x: Array) -> tuple[Array, Array]:
    """The values and their places, step by step."""
    values, places = np.empty(len(x), np.float32), np.full(len(x), -1, np.int32)
    sign = -1 if "smallest" in name else 1
    for row, elements in enumerate(x.astype(np.float32)):
        value = np.float32(-sign * np.inf)
        for place, element in enumerate(elements):
            taken = sign * element > sign * value
            if "NaN" in name:
                taken = (taken or np.isnan(element)) and not np.isnan(value)
            if taken:
                places[row] = place
            if "maximum" in name:
                value = np.maximum(element, value)
            elif taken:
                value = element
        values[row] = value
    return values, places


def _check(kernel: CompiledKernel, name: str, x: Array) -> None:
    found, wanted = kernel.simulate(x), _wanted(name, x)
    for one, other in zip(found, wanted, strict=True):
        assert np.array_equal(np.asarray(one).astype(other.dtype), other, equal_nan=True)


@pytest.mark.parametrize("columns", LENGTHS)
def test_every_length(columns: int) -> None:
    """Rows are beside each other in a warp, or a warp's; long ones are walked over."""
    name, dtype = list(STEPS)[columns % len(STEPS)], ("f32", "bf16", "f16")[columns % 3]
    kernel = gemmc.compile(_text(name, 9, columns, dtype), pipeline="auto")
    x = rows_of(columns)
    x = x.astype(numpy_dtype(dtype))
    _check(kernel, name, x)


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("axes", thorough_but([(0,), (1,), (0, 1)], lambda axes: axes == (0,)))
def test_sizes_that_a_launch_tells(name: str, axes: tuple[int, ...]) -> None:
    text = opened(_text(name, 9, 40), (9, 40), axes)
    kernel = gemmc.compile(text, pipeline="auto")
    if 0 in axes:  # else few rows, which are reduced in parts
        assert "shfl.sync.bfly" in kernel.ptx
    lengths = (1, 7, 40, 64, 65, 130, 1000, 1025) if 1 in axes else (40,)
    for length in lengths:
        x = rows_of(length)
        for rows in (1, 3, 9, 33) if 0 in axes and length < 100 else (9,):
            _check(kernel, name, np.resize(x, (rows, length)))


@cache
def _of_any() -> CompiledKernel:
    """Of any rows of any length."""
    return gemmc.compile(opened(_text("first largest", 9, 40), (9, 40), (0, 1)), pipeline="auto")


@pytest.mark.parametrize("shape", [(0, 40), (3, 0)])
def test_no_rows_and_rows_of_nothing(shape: tuple[int, int]) -> None:
    _check(_of_any(), "first largest", np.zeros(shape, np.float32))


def test_rows_that_are_all_alike() -> None:
    """The first of equal elements is chosen, whichever lanes have them."""
    for columns in (5, 64, 130, 1100):
        kernel = gemmc.compile(_text("first largest", 9, columns), pipeline="auto")
        _, places = kernel.simulate(np.ones((9, columns), np.float32))
        assert (np.asarray(places) == 0).all()


def test_integers() -> None:
    text = _text("first largest", 9, 100).replace("f32", "i64").replace("cmpf ogt", "cmpi sgt")
    text = text.replace("0xFF800000", "-100")
    kernel = gemmc.compile(text, pipeline="auto")
    assert "shfl.sync.bfly" in kernel.ptx
    x = np.random.default_rng(0).integers(-9, 9, (9, 100)).astype(np.int64)
    values, places = kernel.simulate(x)
    assert (np.asarray(values) == x.max(1)).all() and (np.asarray(places) == x.argmax(1)).all()


def _places_of(columns: int, opens: bool, rows: int = 9) -> str:
    """The function that makes the places."""
    text = _text("first largest", rows, columns)
    module = gemmc.parse(opened(text, (rows, columns), (0, 1)) if opens else text)
    compile_module(module, load(FORMED))
    functions = re.findall(r"^  func\.func.*?^  }$", str(module), re.DOTALL | re.MULTILINE)
    return [each for each in functions if " keeps " in each][-1]


@pytest.mark.parametrize("columns, opens", [(24, False), (129, False), (1030, False), (40, True)])
def test_every_level(columns: int, opens: bool) -> None:
    x = rows_of(columns)[:4]
    modules: list[ModuleOp] = []

    def keep(before: Any, now: ModuleOp, _: Any) -> None:
        if before is not None:
            modules.append(now.clone())

    passes = load(KERNEL)
    compile_module(gemmc.parse(_places_of(columns, opens, 4)), passes, callback=keep)
    assert len(modules) == len(passes.passes)
    for each in modules:
        (found,) = interpret.run(gemmc.parse(str(each)), [x])
        assert (np.asarray(found) == _wanted("first largest", x)[1]).all()


@pytest.mark.parametrize("op", ["transfer_read", "transfer_write"])
@pytest.mark.parametrize("columns, opens", [(24, False), (129, False), (40, True)])
def test_each_question_is_needed(columns: int, opens: bool, op: str) -> None:
    """Without one, lanes read behind the last row, or write what is none; of what is walked over,
    a short row has nothing."""
    x = rows_of(columns)[:3]
    module = gemmc.parse(_places_of(columns, opens, 3))
    compile_module(module, load("form-loops"))
    text = str(module)
    asked = list(re.finditer(rf"(tile\.{op} .*?)( if %\w+| inside %\w+)+ :", text))
    broken = 0
    for each in asked:
        changed = gemmc.parse(f"{text[: each.start()]}{each[1]} :{text[each.end() :]}")
        try:
            interpret.run(changed, [x])
        except (OutOfBounds, DoubleWrite):
            broken += 1
    walked = opens and op == "transfer_read"
    assert broken == len(asked) - walked
    assert asked if op == "transfer_read" or columns == 24 else not asked


@pytest.mark.parametrize("columns", [129, 1300])
def test_what_is_behind_is_needed(columns: int) -> None:
    """Without it, a run forgets what was chosen in those before; the order tells equal ones
    apart."""
    x = np.ones((9, columns), np.float32)
    module = gemmc.parse(_places_of(columns, False))
    compile_module(module, load("form-loops"))
    text = str(module)
    (found,) = interpret.run(module, [x])
    assert (np.asarray(found) == 0).all()
    behind = r"(tile\.combine across \d+ [^:]*?) behind [^:]*?( :[^{]*?) behind [^{]*?( to )"
    changed = re.sub(behind, r"\1\2\3", text)
    assert changed != text
    (found,) = interpret.run(gemmc.parse(changed), [x])
    assert (np.asarray(found) != 0).any()
