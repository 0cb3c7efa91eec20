"""Programs of complex numbers against NumPy's: what is read, the kernels that become of it, and for
some the PTX."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from complex_numbers.wanted import WANTED, inputs_of
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend, reference
from gemmc.dialects.complex_parts.values import is_complex
from gemmc.driver import emit, resolve
from gemmc.element_types import parts_of
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import apply
from gemmc.pipeline import run as run_passes

PROGRAMS = Path(__file__).parent / "programs"
IN_PTX = ("matvec", "linalg_div", "memref_in_place", "scalar_args", "reduce_mul")
"""Programs that are run to the end."""

OPEN = {"arg0.shape[0]": 7}
SIZES = {"dynamic": OPEN, "dynamic_elementwise": OPEN}


def read(name: str) -> ModuleOp:
    path = PROGRAMS / f"{name}.mlir"
    module = frontend.parse(path.read_text(encoding="utf-8"), f"{name}.mlir")
    frontend.verify(module)
    return module


def drawn(name: str, module: ModuleOp) -> list[Any]:
    """Random inputs; of open sizes some."""
    return inputs_of(name, reference.make_inputs(module, 0, False, SIZES.get(name, {})))


def check(found: list[Any], name: str, inputs: list[Any]) -> None:
    """Each output is NumPy's, part by part, but for roundings."""
    made: Any = WANTED[name](*inputs)
    wanted = cast("tuple[Any, ...]", made) if isinstance(made, tuple) else (made,)
    for one, other in zip(found, map(np.asarray, wanted), strict=True):
        parts = parts_of(other)
        assert parts_of(one).shape == parts.shape
        assert np.allclose(parts_of(one).astype(np.float64), parts, rtol=1e-4, atol=2e-5)


def test_each_program_is_known() -> None:
    assert sorted(WANTED) == sorted(path.stem for path in PROGRAMS.glob("*.mlir"))


@pytest.mark.parametrize("name", WANTED)
def test_what_is_read_has_no_complex_values_and_computes_the_same(name: str) -> None:
    module = read(name)
    values = [v for op in module.walk() for v in (*op.results, *op.operands)]
    assert not any(is_complex(each.type) for each in values)
    text = frontend.print_module(module)
    assert frontend.print_module(frontend.parse(text)) == text
    inputs = drawn(name, module)
    found = reference.evaluate(module, inputs, rounded=False)
    check([each.value for each in found], name, inputs)


@pytest.mark.parametrize("name", WANTED)
def test_its_kernels_compute_the_same(name: str) -> None:
    module = read(name)
    inputs = drawn(name, module)
    ctx = frontend.context()
    found = resolve("auto", module, ctx)
    run_passes(module, ctx, found.passes)
    check(run(module, inputs), name, inputs)


@pytest.mark.parametrize("name", IN_PTX)
def test_its_ptx_takes_complex_arrays_and_makes_them(name: str) -> None:
    module = read(name)
    inputs = drawn(name, module)
    ctx = frontend.context()
    found = resolve("auto", module, ctx)
    apply(module, ctx, found)
    made = emit(module, found)
    outputs = run_text(made.ptx, made.manifest, inputs)
    assert all(each.dtype == np.complex64 for each in outputs)
    check(outputs, name, inputs)
