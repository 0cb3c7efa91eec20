"""What becomes of one program: compiled or refused, run on the CPU or a GPU, compared."""

from __future__ import annotations

import re
import signal
import time
import traceback
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any

import numpy as np
from fuzz.draw import Program
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from gemmc import driver, frontend, reference
from gemmc.chosen import Chosen
from gemmc.compiled import CompiledKernel
from gemmc.dialects.sizes import size_names
from gemmc.errors import GemmcError
from gemmc.frontend import InputError
from gemmc.interpret import InterpretError
from gemmc.interpret import run as interpret
from gemmc.pipeline import Pipeline
from gemmc.pipeline import run as run_passes
from gemmc.pipeline.running import PassError

RIGHT, REFUSED, UNCHECKED = "right", "refused", "unchecked"
"""No failures; unchecked is what the reference cannot compute."""

WRONG, BROKEN, SLOW, NOWHERE = "wrong", "traceback", "too long", "refused without a place"
FAILURES = (WRONG, BROKEN, SLOW, NOWHERE)

Runner = Callable[[CompiledKernel, Sequence[Any]], Sequence[Any]]
"""A compiled program and its inputs, to its outputs."""


class TooLong(BaseException):
    """The time of a program is over."""


@dataclass(frozen=True)
class Outcome:
    """What happened; `reason` groups refusals and tells failures apart, `said` is all of it."""

    kind: str
    reason: str = ""
    said: str = ""
    seconds: float = field(default=0.0, compare=False)

    @property
    def failed(self) -> bool:
        return self.kind in FAILURES


@dataclass(frozen=True)
class How:
    """What is run: the kernels as they are formed, on tensors; the PTX on a machine."""

    runner: Runner | None = None
    formed: bool = True
    ptx: bool = True
    seconds: float = 60.0


@contextmanager
def limited(seconds: float) -> Generator[None]:
    """So much processor time; TooLong behind it."""

    def stop(number: int, frame: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def outcome(program: Program, how: How) -> Outcome:
    """Of a program; never raises. A pass that fails, or leaves IR that is not valid, is the
    compiler's own failure, however well the error is placed."""
    begin = time.perf_counter()
    try:
        with limited(how.seconds), np.errstate(all="ignore"):
            found = _outcome(program, how)
    except TooLong:
        found = Outcome(SLOW, "timeout", f"more than {how.seconds:g} s")
    except Exception as error:
        found = Outcome(BROKEN, _frame(error), traceback.format_exc())
    return replace(found, seconds=time.perf_counter() - begin)


def _outcome(program: Program, how: How) -> Outcome:
    ctx = frontend.context()
    try:
        module = frontend.parse(program.text, "program.mlir", ctx)
        frontend.verify(module)
        source = module.clone()
    except GemmcError as error:
        return _refusal(error)
    try:
        changed = Chosen().with_changes(program.changes)
        named = changed if program.pipeline == "auto" else program.pipeline
        pipeline = driver.resolve(named, module, ctx)
        lowered = driver.compile_module(module.clone(), pipeline, ctx=ctx)
        compiled = driver.emit(lowered, pipeline)
    except (PassError, InputError) as error:
        return Outcome(BROKEN, _reason(error), str(error))
    except GemmcError as error:
        return _refusal(error)
    kernel = CompiledKernel(compiled.ptx, compiled.manifest, compiled.sources)

    def run(inputs: Sequence[Any]) -> Outputs:
        return _ran(module, ctx, pipeline, kernel, inputs, how)

    return compared(program, source, run)


def _refusal(error: GemmcError) -> Outcome:
    said, reason = str(error), _reason(error)
    if len(said.splitlines()) != 1:
        return Outcome(NOWHERE, "several lines", said)
    if error.place is None or error.place.line is None:
        return Outcome(NOWHERE, reason, said)
    return Outcome(REFUSED, reason, said)


def _reason(error: GemmcError) -> str:
    return re.sub(r"\d+", "#", f"{error.subject}: needed {error.needed}; found {error.found}")


Outputs = Generator[tuple[str, Sequence[Any]]]


def _ran(
    module: ModuleOp, ctx: Context, pipeline: Pipeline, kernel: CompiledKernel,
    inputs: Sequence[Any], how: How,
) -> Outputs:  # fmt: skip
    if how.formed:
        passes = pipeline.passes
        if not pipeline.kernels:  # one kernel: what stands ahead of it
            passes = tuple(takewhile(lambda each: each.name != "form-kernel", passes))
        formed = module.clone()
        run_passes(formed, ctx, passes, places=())
        yield "as formed", interpret(formed, list(inputs))
    if how.runner is not None:
        yield "on the GPU", how.runner(kernel, inputs)
    elif how.ptx:
        yield "as PTX", kernel.simulate(*inputs)


def compared(
    program: Program, source: ModuleOp, run: Callable[[Sequence[Any]], Outputs]
) -> Outcome:
    """The outputs of each level beside the reference's, in each call."""
    calls = max((len(each) for each in program.sizes.values()), default=1)
    for call in range(calls):
        found = _compared_in(program, source, run, call)
        if found.kind != RIGHT:
            return found
    return Outcome(RIGHT)


def _compared_in(
    program: Program, source: ModuleOp, run: Callable[[Sequence[Any]], Outputs], call: int
) -> Outcome:
    """Of one call, by its number."""
    names = size_names(reference.main_function(source))
    sizes = {name: program.sizes[name][call] for name in names if name in program.sizes}
    try:
        inputs = reference.make_inputs(source, 0, program.exact, sizes)
        wanted = reference.evaluate(source, inputs, rounded=program.exact)
    except GemmcError as error:
        return Outcome(UNCHECKED, re.sub(r"\d+", "#", f"{error.subject}: {error.needed}"))
    off = _off_from(program, inputs, wanted)
    if off:
        return Outcome(WRONG, "values of the reference", f"{off} of {sizes}")
    level = "at first"
    try:
        for level, found in run(inputs):
            for number, (mine, other) in enumerate(zip(found, wanted, strict=True)):
                verdict = reference.compare(np.asarray(mine), other, exact=program.exact)
                if verdict.passed and not _is_nan(mine, other).any():
                    continue
                if verdict.passed or _may_be_nan(np.asarray(mine), other):
                    return Outcome(UNCHECKED, "a NaN behind what is infinite or not")
                said = f"result {number} {level} of {sizes}: {verdict.text}"
                return Outcome(WRONG, f"values {level}", said)
    except (InterpretError, GemmcError) as error:
        kind = type(error).__name__
        return Outcome(WRONG, f"{kind} behind {level}: {_kind(str(error))}", str(error))
    return Outcome(RIGHT)


def _off_from(
    program: Program, inputs: Sequence[Any], wanted: Sequence[reference.Reference]
) -> str:
    """Where the reference is not what NumPy makes of a program that says it; nothing of others."""
    if program.own is None:
        return ""
    for number, (own, other) in enumerate(zip(program.own(inputs), wanted, strict=True)):
        if own.shape != other.value.shape:
            return f"result {number}: {other.value.shape} for {own.shape}"
        verdict = reference.compare(own, other, exact=True)
        if not verdict.passed:
            return f"result {number}: {verdict.text}"
    return ""


def _is_nan(mine: Any, other: reference.Reference) -> np.ndarray[Any, Any]:
    """Where a result is no number and the reference is one."""
    return np.isnan(np.asarray(mine).astype(np.float64)) & ~np.isnan(other.value)


def _may_be_nan(mine: np.ndarray[Any, Any], other: reference.Reference) -> bool:
    """Whether all that is wrong is NaN, and that may be right."""
    if not other.unsure or not np.isnan(mine.astype(np.float64)).any():
        return False
    numbers = np.where(np.isnan(mine.astype(np.float64)), other.value, mine.astype(np.float64))
    return reference.compare(numbers, other, exact=False).passed


def _kind(text: str) -> str:
    return re.sub(r"\d+", "#", text.splitlines()[0])[:100] if text else ""


def _frame(error: Exception) -> str:
    """The kind of an exception and where in gemmc it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    inside = [each for each in frames if "/gemmc/" in each.filename]
    last = inside[-1] if inside else frames[-1]
    name = last.filename.rpartition("/gemmc/")[2]
    return f"{type(error).__name__} at {name}:{last.name}"
