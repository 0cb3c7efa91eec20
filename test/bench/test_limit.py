"""The kernel of the limit: `times` · A·B at every level, exactly, and nothing but products."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend, interpret, pipeline, reference
from gemmc.assemble import assemble
from gemmc.bench import limit
from gemmc.bench.problem import Problem
from gemmc.dialects.wgmma import CommitGroupOp, FenceOp, WaitGroupOp
from gemmc.driver import emit
from gemmc.element_types import multiplied_by
from gemmc.interpret import InterpretError
from gemmc.interpret.ptx.simulate import run as run_ptx

TIMES = 6
SMALL = Problem("bf16", "nt", 128, 64, 64, "f32")


def text(times: int, unroll: int = 2) -> str:
    """The pipeline with a small tile and few repetitions."""
    whole = pipeline.load(str(limit.PIPELINE)).text
    changed = whole.replace("tile=128,256,64", "tile=128,64,64")
    return changed.replace("times=8192 unroll=4", f"times={times} unroll={unroll}")


def levels(times: int) -> list[tuple[str, ModuleOp]]:
    """The module after every pass."""
    module = frontend.parse(SMALL.text)
    found: list[tuple[str, ModuleOp]] = []

    def keep(before: Any, now: ModuleOp, after: Any) -> None:
        if before is not None:
            found.append((before.name, now.clone()))

    pipeline.run(module, frontend.context(), pipeline.load(text(times)).passes, keep)
    return found


@pytest.fixture(scope="module")
def compiled() -> list[tuple[str, ModuleOp]]:
    return levels(TIMES)


@pytest.fixture(scope="module")
def inputs() -> list[Any]:
    return reference.make_inputs(frontend.parse(SMALL.text), 0, True)


def product(inputs: list[Any]) -> Any:
    a, b = (each.astype(np.float64) for each in inputs)
    return a @ b.T


def test_only_the_pass_changes_the_result_and_by_its_factor(
    compiled: list[tuple[str, ModuleOp]], inputs: list[Any]
) -> None:
    factor = 1
    for number, (name, module) in enumerate(compiled):
        factor = TIMES if name == "repeat-products" else factor
        (found,) = interpret.run(module, inputs, seed=number)
        np.testing.assert_array_equal(found, factor * product(inputs), err_msg=name)
    assert factor == TIMES


def test_the_text_computes_it_too(
    compiled: list[tuple[str, ModuleOp]], inputs: list[Any]
) -> None:
    made = emit(compiled[-1][1], pipeline.load(text(TIMES)))
    (found,) = run_ptx(made.ptx, made.manifest, inputs)
    np.testing.assert_array_equal(found, TIMES * product(inputs))


@pytest.mark.parametrize("kind", [FenceOp, CommitGroupOp, WaitGroupOp])
def test_what_orders_the_products_is_needed(
    compiled: list[tuple[str, ModuleOp]], inputs: list[Any], kind: type[Any]
) -> None:
    module = next(m for name, m in compiled if name == "insert-fences").clone()
    (op,) = [each for each in module.walk() if isinstance(each, kind)]
    for result in op.results:
        result.replace_all_uses_with(op.operands[-1])
    op.detach()
    op.erase()
    with pytest.raises(InterpretError):
        interpret.run(module, inputs)


def test_a_launch_is_one_block_for_each_multiprocessor() -> None:
    case = limit.case("bf16", 132)
    assert case.problem == Problem("bf16", "nt", 132 * 128, 256, 64, "f32")
    assert case.name == "limit-bf16-nt-16896x256x64"
    assert limit.times() == 8192


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", multiplied_by("wgmma"))
def test_ptxas_accepts_it_without_a_word(dtype: str) -> None:
    case = limit.case(dtype, 132)
    module = frontend.parse(case.problem.text)
    loaded = pipeline.load(case.pipeline)
    pipeline.run(module, frontend.context(), loaded.passes)
    made = assemble(emit(module, loaded).ptx)
    assert made.cubin.startswith(b"\x7fELF")


def test_the_loop_is_products_and_what_orders_them() -> None:
    case = limit.case("bf16", 132)
    module = frontend.parse(case.problem.text)
    loaded = pipeline.load(case.pipeline)
    pipeline.run(module, frontend.context(), loaded.passes)
    lines = emit(module, loaded).ptx.splitlines()
    first = next(i for i, line in enumerate(lines) if "wgmma.fence" in line)
    last = next(i for i, line in enumerate(lines) if "wgmma.wait_group" in line)
    inside = [line.split()[0] for line in lines[first + 1 : last]]
    assert set(inside) == {"wgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16",
                           "wgmma.commit_group.sync.aligned;"}
    assert len(inside) == 16 + 1
