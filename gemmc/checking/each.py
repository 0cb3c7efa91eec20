"""The module after every pass on the CPU, to find the pass that broke a program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend, order
from gemmc.checking.levels import Check, after_each
from gemmc.checking.on_cpu import Say, resizes
from gemmc.checking.sizes import seeds_for, sizes
from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline, load, run


@dataclass(frozen=True)
class Finding:
    """The first pass after which a program is wrong, for which size, and what is wrong; or, if it
    is not `executable`, the first from which on it can no longer be run."""

    name: str
    number: int
    size: str
    what: str
    executable: bool = True

    def __str__(self) -> str:
        which = f"pass {self.number} ({self.name})"
        if not self.executable:
            return f"from {which} on the program is not executable, {self.size}\n{self.what}"
        return f"{which} is the first that is wrong, {self.size}\n{self.what}"


@dataclass(frozen=True)
class _Program:
    """A program with the pipeline that is verified, and the sizes that a call tells."""

    text: str
    filename: str
    pipeline: Pipeline
    sizes: Mapping[str, int]
    say: Say

    def tell(self, line: str) -> None:
        """A line about the pipeline."""
        self.say(f"{self.filename}: {self.pipeline.name}: {line}")


def verify_each(
    text: str,
    filename: str,
    pipeline: Pipeline,
    *,
    seeds: Sequence[int] = (0, 1),
    say: Say,
    sizes: Mapping[str, int] | None = None,
) -> Finding | None:
    """Run the module after every pass, on small sizes with ragged edges; the first finding.

    Inputs are integers. Where that makes every number exact, results must be bit-equal to NumPy's,
    and within the reference's bound elsewhere. The size with several blocks runs with all `seeds`,
    the others with one each. A program that `resize` refuses, and one whose open `sizes` are given,
    runs at its own size, for which there is a limit. A level that the interpreter refuses is passed
    over, and named.
    """
    program = _Program(text, filename, pipeline, sizes or {}, say)
    verified = 0
    for number, size in enumerate(_sizes(program)):
        chosen = seeds if number == 0 else (seeds[number % len(seeds)],)
        try:
            finding = _verify_size(program, size, chosen)
        except GemmcError as error:
            if not size:
                raise
            program.tell(f"not verified with {size}: {error}")
            if not verified:
                break
            continue
        verified += 1
        if finding is not None:
            return finding
    return None if verified else _verify_size(program, "", seeds[:1])


def _sizes(program: _Program) -> list[str]:
    """The options of `resize`; none for a program whose sizes are given."""
    return [""] if program.sizes else sizes(program.pipeline)


def _verify_size(program: _Program, size: str, seeds: Sequence[int]) -> Finding | None:
    """Verify every level with one size. GemmcError for what `resize` or a pass refuses."""
    ctx = frontend.context()
    module = frontend.parse(program.text, program.filename, ctx)
    frontend.verify(module)
    pipeline = program.pipeline
    order.check(module, pipeline.passes, pipeline.places)
    entry = resizes(pipeline)
    run(module, ctx, entry)
    if size:
        run(module, ctx, load(f"resize{{{size}}}").passes)
    check = _check(program, module, size, seeds)
    return _walk(program, module, ctx, len(entry), check, size)


def _check(program: _Program, module: ModuleOp, size: str, seeds: Sequence[int]) -> Check:
    """What the levels are compared with. GemmcError for a program that takes too long."""
    from gemmc import reference

    inputs = reference.make_inputs(module, 0, True, program.sizes)
    if not size:
        seeds = seeds_for(module, inputs, seeds)
    return Check(module, inputs, seeds, reference.accumulated_in(program.pipeline.text))


def _walk(
    program: _Program, module: ModuleOp, ctx: Context, entry: int, check: Check, size: str
) -> Finding | None:
    """Run every level; the first that is wrong, or behind which none can be run."""
    from gemmc.interpret.hardware.errors import Unsupported

    first, number = "", entry
    skipped: list[Finding] = []
    pending: list[Finding] = []
    levels = after_each(module, ctx, program.pipeline, entry)
    for number, (name, now, changed) in enumerate(levels, entry):
        at = _at(size) or "at its own size"
        try:
            what = check(now, changed)
        except Unsupported as error:
            pending.append(Finding(name, number, at, str(error), executable=False))
            continue
        if what:
            return Finding(name, number, at, what)
        first = first or name
        skipped, pending = [*skipped, *pending], []
    if pending:
        return pending[0]
    program.tell(f"all {number} passes right{_told(size, first, skipped, check.why)}")
    return None


def _told(size: str, first: str, skipped: Sequence[Finding], why: str) -> str:
    """What is said of levels that are right: the size, what was passed over, how they compare."""
    said = f" {_at(size)}" if size else ""
    if skipped:
        what = " ".join(skipped[0].what.split())
        names = ", ".join(dict.fromkeys(each.name for each in skipped))
        said += f", from {first} on" if skipped[0].number == 0 else ""
        said += f"; not verified: {names} ({what})"
    return said + (f"; within the bound, since {why}" if why else "")


def _at(size: str) -> str:
    return f"with {size}" if size else ""
