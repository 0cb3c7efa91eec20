"""Running a compiled program on the CPU, and comparing its results with the reference."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc import frontend
from gemmc.driver import Source, resolve
from gemmc.pipeline import Pipeline, apply, run
from gemmc.target import DEFAULT, Target

Say = Callable[[str], None]


def run_on_cpu(
    text: str, filename: str, pipeline: Source, *, check: bool, seed: int, integers: bool,
    level: str = "ir", target: Target = DEFAULT, say: Say, against: tuple[str, str] | None = None,
    sizes: Mapping[str, int] | None = None,
) -> int:
    """Compile, make inputs and run what came out on the CPU; 0, or 1 where it is wrong.

    What runs is the module after the last pass (`level` "ir") or the emitted text ("ptx").
    `against` is text and name of the program to check with, where `text` is what passes have made
    of it. `sizes` are the values of its dynamic sizes, by name.
    """
    from gemmc import reference
    from gemmc.interpret import InterpretError

    ctx = frontend.context()
    module = frontend.parse(text, filename, ctx)
    frontend.verify(module)
    loaded = resolve(pipeline, module, ctx, target)
    entry = resizes(loaded)
    run(module, ctx, entry)
    source = module.clone() if against is None else frontend.parse(*against, ctx)
    if check:
        reference.main_function(source)  # before the work that would be in vain
    places = loaded.places[len(entry) :]
    apply(module, ctx, replace(loaded, passes=loaded.passes[len(entry) :], places=places))
    inputs = reference.make_inputs(source, seed, integers, sizes)
    try:
        if level == "ptx":
            outputs = _run_text(module, loaded, filename, inputs, seed, say)
        else:
            outputs = _run_module(module, filename, inputs, seed, say)
    except InterpretError as error:
        say(f"{filename}: {error}")
        return 1
    if not check:
        how = f"ran with {pipeline}" if pipeline else "ran as it is"
        say(f"{filename}: {how} on the CPU; the result was not checked")
        return 0
    sums = reference.accumulated_in(loaded.text)
    wanted = reference.wanted(source, inputs, integers=integers, accumulate=sums)
    verdicts = wanted.verdicts(outputs)
    than = f" (what is right: {against[1]})" if against is not None else ""
    for verdict in verdicts:
        say(f"{filename}: {verdict.text}{wanted.note}{than}")
    return 0 if all(v.passed for v in verdicts) else 1


def resizes(pipeline: Pipeline) -> tuple[ModulePass, ...]:
    """The passes at the start that make another program, which is what a check compares with."""
    return tuple(takewhile(lambda each: each.name == "resize", pipeline.passes))


def _run_module(
    module: ModuleOp, filename: str, inputs: Sequence[Any], seed: int, say: Say
) -> list[Any]:
    from gemmc.interpret.execute import execute

    def progress(done: int, total: int) -> None:
        if done == total or done * 10 // total != (done - 1) * 10 // total:
            say(f"{filename}: {done} of {total} clusters")

    return execute(module, inputs, seed=seed, progress=progress).outputs


def _run_text(
    module: ModuleOp, pipeline: Pipeline, filename: str, inputs: Sequence[Any], seed: int, say: Say
) -> list[Any]:
    from gemmc.driver import emit
    from gemmc.interpret.ptx.simulate import run as run_text

    made = emit(module, pipeline)
    lines = made.ptx.count("\n")
    say(f"{filename}: running {lines} lines of PTX")
    return run_text(made.ptx, made.manifest, inputs, seed=seed, file=f"{filename}.ptx")
