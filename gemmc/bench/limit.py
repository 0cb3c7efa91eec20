"""The limit: how fast the tensor cores are when nothing else has to happen.

`limit.pipeline` computes each product of one tile many times over: one block for each
multiprocessor, one step of K, loaded once and stored once. It is a kernel of gemmc like any
other, so the share of it that a real kernel reaches is what loads, barriers and stores cost.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from gemmc.bench.buffers import Buffers
from gemmc.bench.build import Built, Case
from gemmc.bench.contenders import Contender, kernel
from gemmc.bench.measure import measure
from gemmc.bench.plan import Plan
from gemmc.bench.problem import Problem
from gemmc.bench.progress import Say, silent
from gemmc.bench.results import CaseResult

PIPELINE = Path(__file__).with_name("limit.pipeline")
NAME = "wgmma alone"
DTYPES = ("bf16", "f16")


def case(dtype: str, sms: int) -> Case:
    """The kernel for a GPU of `sms` multiprocessors; the result is f32, so that it is exact."""
    rows, columns, depth = _option("form-kernel", "tile")
    return Case(str(PIPELINE), Problem(dtype, "nt", rows * sms, columns, depth, "f32"))


def times() -> int:
    """How often each product is computed."""
    return _option("repeat-products", "times")[0]


def _option(name: str, option: str) -> list[int]:
    """The numbers of an option, read from the text: measuring needs no compiler."""
    text = PIPELINE.read_text(encoding="utf-8")
    found = re.search(rf"^{name}\{{.*\b{option}=([\d,]+)", text, re.MULTILINE)
    return [int(number) for number in found[1].split(",")] if found else []


def measure_limit(torch: Any, built: Built, plan: Plan, say: Say = silent) -> CaseResult:
    """The limit by itself, with fewer rounds: it is a yardstick, not a competitor.

    `flop` counts every product that is computed.
    """
    problem = built.case.problem
    buffers = Buffers(torch, problem)
    contender = kernel(built, buffers, NAME)
    check = _Exact(buffers).used
    flop = problem.flop * times()
    return measure(buffers, [contender], plan.limited(), flop=flop, used=check, say=say)


class _Exact:
    """Compares with `times` · A·B on integers, for which every sum is exact in f32."""

    def __init__(self, buffers: Buffers) -> None:
        self.buffers = buffers

    def used(self, contender: Contender) -> float:
        """0 where every element is right, else infinite."""
        buffers = self.buffers
        for operand in (buffers.a[0], buffers.b[0]):
            operand.copy_(buffers.torch.randint(-4, 5, operand.shape, device="cuda"))
        buffers.poison(contender.outputs[0])
        contender.launch(0)
        wanted = (buffers.a[0].double() @ buffers.right(0).double()) * times()
        equal = buffers.torch.equal(contender.outputs[0].double(), wanted)
        return 0.0 if equal else float("inf")
