"""A pipeline as it is written: a value that is changed by name, and printed back as text.

    load_pipeline("…").given(tile=(256, 200, 64)).set("multi-buffer", stages=3)
        .insert_before("stage-epilogue", "snake-k", MyPass()).remove("overlap-epilogue")

Every change names a pass that must be there. A name alone means every one of that name; `promote#2`
is the second, `promote[rhs]` those with an option of that value (several with commas between them).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc import frontend, registry
from gemmc.errors import GemmcError, described, did_you_mean
from gemmc.pipeline.lines import (
    NONE,
    Line,
    Value,
    bound,
    line_of,
    lines_of,
    options_of,
    spelled,
)
from gemmc.pipeline.options import check_bounds, check_value, pass_with, with_options
from gemmc.pipeline.parameters import Parameter, check_given
from gemmc.pipeline.places import of_caller
from gemmc.pipeline.resolved import Pipeline, resolved
from gemmc.pipeline.selectors import Entry, instead_of_pass, matching, selected
from gemmc.plan import AUTO, Problem, declared_options, taken_by
from gemmc.target import DEFAULT, Target

if TYPE_CHECKING:
    from gemmc.pipeline.steps import Step

Added = str | ModulePass
"""What may be put into a pipeline: a pass, or the text of passes."""


@dataclass(frozen=True)
class Template:
    """Lines with their options as spelled, parameters that fill some, and what the file says."""

    name: str
    lines: tuple[Line, ...]
    parameters: tuple[Parameter, ...] = ()
    facts: tuple[tuple[str, str], ...] = field(default=(), compare=False)

    @property
    def metadata(self) -> dict[str, str]:
        """The `#: key = value` lines."""
        return dict(self.facts)

    @property
    def text(self) -> str:
        """As a file has it, which `load_pipeline` reads back: parameters that a line uses."""
        facts = [f"#: {key} = {value}" for key, value in self.facts]
        used = {name for line in self.lines for _, name in line_uses(line)}
        parameters = [str(each) for each in self.parameters if each.name in used]
        return "\n".join([*facts, *parameters, *map(str, self.lines), ""])

    @property
    def is_open(self) -> bool:
        """Whether an option is `auto`, with the parameters' defaults."""
        lines = self.filled({}).lines if self.parameters else self.lines
        return any(_waits(line) for line in lines)

    def __str__(self) -> str:
        return self.name

    def __contains__(self, selector: str) -> bool:
        return bool(matching(selector, self._entries))

    def given(self, **values: Value) -> Template:
        """With values for its parameters, the defaults for the others: it has none any more."""
        texts = {name.replace("_", "-"): spelled(value) for name, value in values.items()}
        known = {each.name for each in self.parameters}
        texts = {n.replace("-", "_") if n not in known else n: v for n, v in texts.items()}
        return self.filled(texts)

    def filled(self, values: Mapping[str, str], where: str = "") -> Template:
        """`given`, of values as they are spelled; GemmcError at `where` for one that is none."""
        self.check_values(values, where)
        full = {name: values.get(name, each.default) for name, each in self._by_name.items()}
        lines = [line for each in self.lines if (line := bound(each, full)) is not None]
        return replace(self, lines=tuple(lines), parameters=())

    def option(self, selector: str, name: str) -> str | None:
        """An option of the first pass that is meant, as it is spelled; None if it is not given."""
        return dict(self.lines[self._selected(selector)[0]].options).get(name)

    def set(self, selector: str, **options: Value) -> Template:
        """With options of a pass set; None takes one out."""
        lines = list(self.lines)
        given = {k: None if v is None else spelled(v) for k, v in options.items()}
        for number in self._selected(selector):
            line = lines[number]
            if line.made is not None and options_of(line.made) is None:
                change = f"replace it by a {type(line.made).__name__} that has the option"
                raise GemmcError(line.name, "options that have a spelling", repr(line.made), change)
            lines[number] = line.with_options(given)
            for name, value in given.items():
                if not (value or "").startswith("$"):
                    check_value(pass_type(line), name, value, line.where)
        return replace(self, lines=tuple(lines))

    def remove(self, *selectors: str) -> Template:
        """Without the passes that are meant."""
        found = self
        for selector in selectors:
            out = set(found._selected(selector))
            kept = (line for n, line in enumerate(found.lines) if n not in out)
            found = replace(found, lines=tuple(kept))
        return found

    def replace(self, selector: str, *passes: Added, where: str = "") -> Template:
        """With others in the place of a pass that is there once; see `insert_before`."""
        at = self._one(selector)
        return self._with(self.lines[:at], passes, self.lines[at + 1 :], where)

    def insert_before(self, selector: str, *passes: Added, where: str = "") -> Template:
        """With passes, as objects or as text, ahead of one that is there once.

        `where` is what a refusal of theirs calls their place, else the line of Python that adds
        them.
        """
        at = self._one(selector)
        return self._with(self.lines[:at], passes, self.lines[at:], where)

    def insert_after(self, selector: str, *passes: Added, where: str = "") -> Template:
        """With passes behind one that is there once; see `insert_before`."""
        at = self._one(selector) + 1
        return self._with(self.lines[:at], passes, self.lines[at:], where)

    def split(self, selector: str) -> tuple[Template, Template]:
        """What stands ahead of the first pass that is meant, and the rest."""
        at = self._selected(selector)[0]
        return replace(self, lines=self.lines[:at]), replace(self, lines=self.lines[at:])

    def ahead_of_kernels(self) -> Template:
        """What stands up to the pass that reads products, and what changes them right behind it."""
        from gemmc.pipeline.problem import READ_BY, SHAPED_BY

        before, rest = self.split(READ_BY)
        others = (n for n, line in enumerate(rest.lines) if n and line.name not in SHAPED_BY)
        count = next(others, len(rest.lines))
        return replace(self, lines=(*before.lines, *rest.lines[:count]))

    def resolved(self, problem: Problem | None = None, target: Target = DEFAULT) -> Pipeline:
        """The passes, for a problem on a target, or for the file's `#: example`.

        Without either an option that is `auto` stays so, which its pass refuses when it runs.
        Raises GemmcError at the line of what is not accepted.
        """
        if problem is None and "example" in self.metadata:
            problem = Problem.parse(self.metadata["example"], self.name)
        return resolved(self.written(), problem, target)

    def written(self) -> Pipeline:
        """The passes with options that may be `auto`, which `resolved` settles for a problem."""
        whole = self.filled({}) if self.parameters else self
        passes = tuple(pass_of(each) for each in whole.lines)
        places = tuple(each.where for each in whole.lines)
        return Pipeline(self.name, self.metadata, passes, places)

    def resolved_for(
        self, module: ModuleOp, ctx: Context | None = None, target: Target = DEFAULT
    ) -> Pipeline:
        """`resolved` for the problem that a module is, which is read only where an `auto` asks."""
        if not self.is_open:
            return self.resolved(target=target)
        from gemmc.pipeline.problem import READ_BY, problem_of

        ahead = self.ahead_of_kernels().resolved().passes if READ_BY in self else ()
        problem, _ = problem_of(module, ctx or frontend.context(), ahead)
        return self.resolved(problem, target)

    def steps(self, module: ModuleOp, target: Target = DEFAULT) -> Iterator[Step]:
        """The passes one by one, on a copy of a module; see `Pipeline.steps`."""
        return self.resolved_for(frontend.copy(module), target=target).steps(module)

    def settled(self, problem: Problem | None = None, target: Target = DEFAULT) -> Template:
        """`resolved` as lines: parameters filled, `auto` replaced, all else spelled as it was."""
        whole = self.filled({}) if self.parameters else self
        made = whole.resolved(problem, target).passes
        lines = (
            line.with_options(
                {k: spelled(getattr(each, k)) if v == AUTO else v for k, v in line.options}
            )
            for line, each in zip(whole.lines, made, strict=True)
        )
        return replace(whole, lines=tuple(lines))

    def check(self) -> Template:
        """Itself, its lines and parameters checked; GemmcError at the first that is wrong."""
        self.check_names()
        for line in self.lines:
            _check_options(line)
        for each in self.parameters:
            for value in each.values or (each.default,):
                self._check({each.name: value}, each.where)
        return self

    def check_names(self) -> Template:
        """Itself, if parameters are declared and used, and conditions are on values that they
        have; GemmcError at the first that is not."""
        known = {each.name: each for each in self.parameters}
        used = {name for line in self.lines for name in line.uses}
        strange = used - known.keys()
        for line in self.lines:
            if strange:
                _check_known(line, known)
            if line.condition is not None:
                _check_condition(line, known)
        for each in self.parameters:
            if each.name not in used:
                needed = "a parameter that a line uses"
                raise GemmcError("pipeline", needed, f"'{each.name}'", where=each.where)
        return self

    def check_values(self, values: Mapping[str, str], where: str) -> None:
        """GemmcError at `where` for a value that is none of a parameter, or none of the options
        that it fills, and for the name of no parameter."""
        check_given(self._by_name, values, where)
        self._check(values, where)

    def _check(self, values: Mapping[str, str], where: str) -> None:
        """Whether each value is one of the options that it fills."""
        for name, value in values.items():
            if value == NONE or value.startswith("$"):
                continue
            for line, option in self._filled_by.get(name, ()):
                kind, place = pass_type(line), where or line.place(f"${name}")
                check_value(kind, option, value, place)
                check_bounds(kind, option, value, place, name)

    @cached_property
    def _by_name(self) -> Mapping[str, Parameter]:
        return {each.name: each for each in self.parameters}

    @cached_property
    def _filled_by(self) -> Mapping[str, list[tuple[Line, str]]]:
        """The options that each parameter fills."""
        found: dict[str, list[tuple[Line, str]]] = {}
        for line in self.lines:
            for option, name in line.parameters:
                found.setdefault(name, []).append((line, option))
        return found

    @property
    def _entries(self) -> list[Entry]:
        return [(line.name, line.values) for line in self.lines]

    def _selected(self, selector: str) -> list[int]:
        return selected(selector, self._entries, self.name, [str(line) for line in self.lines])

    def _one(self, selector: str) -> int:
        found = self._selected(selector)
        if len(found) > 1:
            needed = f"one pass {selector} in {self.name}"
            change = f"name one, such as {selector}#1"
            raise GemmcError("pipeline", needed, f"{len(found)}", change)
        return found[0]

    def _with(
        self,
        before: tuple[Line, ...],
        added: tuple[Added, ...],
        behind: tuple[Line, ...],
        where: str,
    ) -> Template:
        new = lines_of_passes(added, where or of_caller())
        return replace(self, lines=(*before, *new, *behind))


def lines_of_passes(added: Iterable[Added], where: str) -> tuple[Line, ...]:
    """The lines of passes that are given as objects or as text; GemmcError for anything else."""
    found: list[Line] = []
    for each in added:
        if isinstance(each, ModulePass):
            found.append(line_of(each, where))
        elif isinstance(each, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            found += (replace(line, where=where, marks={}) for line in lines_of(each, where))
        else:
            raise _no_pass(each, where)
    for line in found:
        pass_of(line)
    return tuple(found)


def _no_pass(found: object, where: str) -> GemmcError:
    """The refusal of an object that is neither a pass nor a text."""
    needed = "a pass, as an xDSL ModulePass or as text such as 'multi-buffer{stages=3}'"
    if isinstance(found, type) and issubclass(found, ModulePass):
        name = found.__name__
        return GemmcError("pipeline", needed, f"the class {name}", f"make one: {name}()", where)
    return GemmcError("pipeline", needed, described(cast(object, found)), where=where)


def line_uses(line: Line) -> Iterator[tuple[str, str]]:
    """The parameters of a line: how it is marked there, and the name."""
    for _, name in line.parameters:
        yield f"${name}", name
    if line.condition is not None:
        yield "if", line.condition.name


def _check_known(line: Line, known: Mapping[str, Parameter]) -> None:
    for mark, name in line_uses(line):
        if name not in known:
            needed = "the name of a parameter" if known else "no parameters"
            close = did_you_mean(name, known) or "declare it with '#: param'"
            raise GemmcError("pipeline", needed, f"'{name}'", close, line.place(mark))


def _check_condition(line: Line, known: Mapping[str, Parameter]) -> None:
    condition = line.condition
    if condition is None or condition.value is None:
        return
    parameter = known[condition.name]
    if not parameter.accepts(condition.value):
        needed = f"a value of {condition.name}: {' | '.join(parameter.values)}"
        close = did_you_mean(condition.value, parameter.values)
        found = f"'{condition.value}'"
        raise GemmcError("pipeline", needed, found, close, line.place("if"))


def _check_options(line: Line) -> None:
    """All of a line's options, or of one with parameters those that none fills."""
    if not line.parameters:
        pass_of(line)
        return
    kind = pass_type(line)
    for option, value in line.options:
        fixed = value is None or not value.startswith("$")
        check_value(kind, option, value if fixed else None, line.where)


def pass_of(line: Line) -> ModulePass:
    """The pass of a line."""
    if line.made is not None:
        return line.made
    kind = pass_type(line)
    found = line.passed.get(kind)
    if found is None:
        found = line.passed[kind] = _made_of_text(kind, line)
    return found


@lru_cache(maxsize=4096)
def _made_of_text(kind: type[ModulePass], line: Line) -> ModulePass:
    """The same one for lines that differ only in their places."""
    return pass_with(kind, line.options) or with_options(kind, line.spec, line.where)


def _waits(line: Line) -> bool:
    """Whether an option of a line is `auto`, and no mere word."""
    names = [name.replace("-", "_") for name, value in line.options if value == AUTO]
    if not names:
        return False
    kind = pass_type(line)
    known = declared_options(kind)
    return any(taken_by(kind, name).auto for name in names if name in known)


def pass_type(line: Line) -> type[ModulePass]:
    """The class of a line's pass; GemmcError for a name that is none."""
    if line.kind is not None:
        return line.kind
    factory = registry.find(line.name)
    if factory is None:
        raise unknown(line)
    return factory()


def unknown(line: Line) -> GemmcError:
    """The refusal of a line that names neither a pass nor a pipeline."""
    from gemmc.pipeline.files import AUTO, CHOSEN, names

    known = [*registry.PASS_NAMES, *names(), *registry.foreign_names()]
    needed = "the name of a pass or of a pipeline"
    change = instead_of_pass(line.name, known)
    if line.name in CHOSEN:
        needed += f": {line.name} chooses a whole pipeline for a program, and stands alone"
        change = f"give {line.name} by itself"
        change += ", with --set for what it is to change" if line.name == AUTO else ""
    return GemmcError("pipeline", needed, f"'{line.name}'", change, line.where)
