"""`--help-pass PASS`: its docstring, its options, its facts, who has it, and an example.

The example is made, not kept: the first named pipeline in which the pass changes something runs up
to it on a product, and the difference is what is shown.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from itertools import islice
from typing import Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc import declared, pipeline, registry
from gemmc.element_types import summed_in_f32
from gemmc.elementwise import Element
from gemmc.errors import GemmcError
from gemmc.facts import Facts
from gemmc.pipeline import Step, Template, load_pipeline
from gemmc.pipeline.options import described_options
from gemmc.pipeline.selectors import instead_of_pass
from gemmc.products import matmul

LINES = 40
"""Of an example's difference that are shown."""

VARIANTS = 32
"""Of a template that are tried."""

SIZES = 512, 768, 256
"""m, n and k of the example: several blocks and several steps of K of each pipeline's tile."""


def print_help(name: str) -> int:
    """0; GemmcError for a name that no pass has."""
    factory = registry.find(name)
    if factory is None:
        known = [*registry.PASS_NAMES, *registry.foreign_names()]
        needed = "the name of a pass (--list-passes)"
        raise GemmcError("--help-pass", needed, f"'{name}'", instead_of_pass(name, known))
    kind = factory()
    print(f"{name}: {said_of(kind)}")
    for title, lines in (("Options", list(_options(kind))), ("Facts", list(_facts(kind)))):
        print(f"\n{title}:" if lines else f"\n{title}: none")
        for line in lines:
            print(f"  {line}")
    _print_example(name)
    return 0


def said_of(kind: type) -> str:
    """The docstring of a pass, or of its module where a dataclass has only made one up."""
    own = inspect.getdoc(kind) or ""
    if not own or own.startswith(f"{kind.__name__}("):
        own = inspect.getdoc(inspect.getmodule(kind)) or ""
    return own.strip()


def _options(kind: type[ModulePass]) -> Iterator[str]:
    """Name, what may be written, and the default."""
    listed = list(described_options(kind))
    widths = [max((len(each[at]) for each in listed), default=0) for at in (0, 1)]
    for option, words, default in listed:
        end = f"default {default}" if default else "must be given"
        yield f"{option:{widths[0]}}  {words:{widths[1]}}  {end}"


_SAID = {
    "requires": "needs",
    "forbids": "refuses",
    "establishes": "leaves",
    "removes": "ends",
    "owes": "leaves to be done",
    "settles": "does what was left to be done",
}
"""A part of a pass's facts, as a verb."""


def _facts(kind: type[ModulePass]) -> Iterator[str]:
    """What the pass declares with its defaults, then what each option adds."""
    every = list(declared.sampled(kind, (declared.ANY,)))
    if not every:
        return
    usual = set(_said(every[0][1]))
    yield from dict.fromkeys(_said(every[0][1]))
    given = every[0][0]
    for options, facts in every[1:]:
        changed = {k: v for k, v in options.items() if given.get(k) != v}
        for line in dict.fromkeys(_said(facts)):
            if line not in usual and changed:
                yield f"with {declared.spelled(changed)[1:-1]}: {line}"


def _said(facts: Facts) -> Iterator[str]:
    for part, verb in _SAID.items():
        for fact in getattr(facts, part):
            yield f"{verb}: {fact.meaning}"


def _print_example(name: str) -> None:
    having = [each for each in pipeline.names() if name in load_pipeline(each)]
    having.sort(key=lambda each: len(load_pipeline(each).lines))
    print(f"\nIn the pipelines: {', '.join(having) or 'none'}")
    shown = (each for each in having if _dtype(load_pipeline(each)) in summed_in_f32())
    found = next((step for each in shown for step in _examples(each, name)), None)
    if found is None:
        return
    used, step = found
    lines = step.diff(context=1).splitlines()
    print(f"\nFor example {step.selector} in {used}:\n")
    print("\n".join(lines[:LINES]))
    if len(lines) > LINES:
        print(f"… {len(lines) - LINES} more lines")


def _dtype(template: Template) -> str:
    return template.metadata.get("dtypes", "f32").split(",")[0].strip()


def _problem(template: Template) -> str:
    dtype = _dtype(template)
    return f"{'x'.join(map(str, SIZES))} {dtype} {'nn' if dtype == 'f32' else 'nt'}"


def _examples(used: str, name: str) -> Iterator[tuple[str, Step]]:
    """The steps of a pass that change something, in a pipeline or in a variant that has it."""
    whole = load_pipeline(used)
    for given in islice(_variants(whole, name), VARIANTS):
        for more, module in _programs(whole):
            try:
                for step in _steps_of(whole.given(**given), name, module):
                    yield f"{used}{declared.spelled(given)}, on {_problem(whole)}{more}", step
            except GemmcError:  # a variant for other problems
                continue


def _programs(whole: Template) -> Iterator[tuple[str, ModuleOp]]:
    """A product, one with a residual, and one of few rows: what is other in it, and the program."""
    size, dtype, layout = _problem(whole).split()
    m, n, k = map(int, size.split("x"))
    yield "", matmul(m, n, k, dtype=dtype, layout=layout)
    yield " and a residual", matmul(
        m, n, k, dtype=dtype, layout=layout, inputs={"residual": ("mn", dtype)},
        epilogue=_added,
    )  # fmt: skip
    yield " but of 100 rows", matmul(100, n, k, dtype=dtype, layout=layout)


def _added(total: Element, residual: Element) -> Element:
    return total + residual


def _steps_of(made: Template, name: str, module: ModuleOp) -> Iterator[Step]:
    """The steps of a pass that change something; nothing behind the last one of them runs."""
    left = sum(line.name == name for line in made.lines)
    for step in made.steps(module):
        if step.name != name:
            continue
        left -= 1
        if step.changed:
            yield step
        if not left:
            return


def _variants(whole: Template, name: str) -> Iterator[dict[str, Any]]:
    """Parameters with which a pipeline may have a pass: the defaults, or a value that lets it in,
    alone or beside another parameter's."""
    if name in whole.given():
        yield {}
        return
    listed = {each.name: each.values or (each.default, "2") for each in whole.parameters}
    for condition in [line.condition for line in whole.lines if line.name == name]:
        if condition is None:
            continue
        values = (condition.value,) if condition.value else listed[condition.name]
        others = [(other, each) for other, given in listed.items() for each in given[1:]]
        for value in filter(condition.holds, values):
            yield {condition.name: value}
            yield from ({other: each, condition.name: value} for other, each in others)
