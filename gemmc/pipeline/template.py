"""A pipeline as it is written: a value that is changed by name, and printed back as text.

    load_pipeline("…").given(tile=(256, 200, 64)).set("multi-buffer", stages=3)
        .insert_before("stage-epilogue", "snake-k").without("overlap-epilogue")

Every change names a pass that must be there. A name alone means every one of that name; `promote#2`
is the second, `promote[rhs]` those with an option of that value (several with commas between them).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from xdsl.passes import ModulePass

from gemmc import registry
from gemmc.errors import GemmcError, did_you_mean
from gemmc.pipeline.lines import NONE, Line, Value, lines_of, spelled
from gemmc.pipeline.options import check_value, with_options
from gemmc.pipeline.parameters import Parameter, chosen
from gemmc.pipeline.resolved import Pipeline, resolved
from gemmc.plan import AUTO, Problem, hints_of, takes_auto
from gemmc.target import DEFAULT, Target

_SELECTOR = re.compile(r"(?P<name>[\w-]+)(?:#(?P<number>\d+)|\[(?P<words>[^]]+)\])?")


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
        return bool(list(self._matching(selector)))

    def given(self, **values: Value) -> Template:
        """With values for its parameters, the defaults for the others: it has none any more."""
        texts = {name.replace("_", "-"): spelled(value) for name, value in values.items()}
        known = {each.name for each in self.parameters}
        texts = {n.replace("-", "_") if n not in known else n: v for n, v in texts.items()}
        return self.filled(texts)

    def filled(self, values: Mapping[str, str], where: str = "") -> Template:
        """`given`, of values as they are spelled; GemmcError at `where` for one that is none."""
        full = chosen(self.parameters, values, where)
        self._check(values, where)
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
            lines[number] = line.with_options(given)
            for name, value in given.items():
                if not (value or "").startswith("$"):
                    check_value(_pass_type(line), name, value, line.where)
        return replace(self, lines=tuple(lines))

    def without(self, *selectors: str) -> Template:
        """With passes left out."""
        found = self
        for selector in selectors:
            out = set(found._selected(selector))
            kept = (line for n, line in enumerate(found.lines) if n not in out)
            found = replace(found, lines=tuple(kept))
        return found

    def insert_before(self, selector: str, *texts: str) -> Template:
        """With passes ahead of one that is there once."""
        return self._inserted(self._one(selector), texts)

    def insert_after(self, selector: str, *texts: str) -> Template:
        """With passes behind one that is there once."""
        return self._inserted(self._one(selector) + 1, texts)

    def split(self, selector: str) -> tuple[Template, Template]:
        """What stands ahead of the first pass that is meant, and the rest."""
        at = self._selected(selector)[0]
        return replace(self, lines=self.lines[:at]), replace(self, lines=self.lines[at:])

    def resolved(self, problem: Problem | None = None, target: Target = DEFAULT) -> Pipeline:
        """The passes, for a problem on a target, or for the file's `#: example`.

        Without either an option that is `auto` stays so, which its pass refuses when it runs.
        Raises GemmcError at the line of what is not accepted.
        """
        whole = self.filled({}) if self.parameters else self
        passes = [_made(_pass_type(each), each) for each in whole.lines]
        places = tuple(each.where for each in whole.lines)
        if problem is None and "example" in self.metadata:
            problem = Problem.parse(self.metadata["example"], self.name)
        return resolved(Pipeline(self.name, self.metadata, tuple(passes), places), problem, target)

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
        known = {each.name: each for each in self.parameters}
        used: set[str] = set()
        for line in self.lines:
            for mark, name in line_uses(line):
                if name not in known:
                    needed = "the name of a parameter" if known else "no parameters"
                    close = did_you_mean(name, known) or "declare it with '#: param'"
                    raise GemmcError("pipeline", needed, f"'{name}'", close, line.place(mark))
                used.add(name)
            _check_condition(line, known)
            _check_options(line)
        for each in self.parameters:
            if each.name not in used:
                needed = "a parameter that a line uses"
                raise GemmcError("pipeline", needed, f"'{each.name}'", where=each.where)
            for value in each.values or (each.default,):
                self._check({each.name: value}, each.where)
        return self

    def _check(self, values: Mapping[str, str], where: str) -> None:
        """Whether each value is one of the options that it fills."""
        for line in self.lines:
            for option, name in line.parameters:
                value = values.get(name, NONE)
                if value != NONE and not value.startswith("$"):
                    check_value(_pass_type(line), option, value, where or line.place(f"${name}"))

    def _matching(self, selector: str) -> Iterator[int]:
        match = _SELECTOR.fullmatch(selector)
        if match is None:
            needed = "a pass as 'name', 'name#2' or 'name[word]'"
            raise GemmcError("pipeline", needed, f"'{selector}'")
        words = set((match["words"] or "").split(",")) - {""}
        seen = 0
        for number, line in enumerate(self.lines):
            if line.name != match["name"]:
                continue
            seen += 1
            values = {(value or "").replace('"', "") for _, value in line.options}
            if words <= values and match["number"] in (None, str(seen)):
                yield number

    def _selected(self, selector: str) -> list[int]:
        found = list(self._matching(selector))
        if not found:
            name = selector.partition("#")[0].partition("[")[0]
            same = [str(line) for line in self.lines if line.name == name]
            here = same or list(dict.fromkeys(line.name for line in self.lines))
            advice = "" if same else instead_of_pass(name, here)
            needed = f"a pass {selector} in {self.name}"
            raise GemmcError("pipeline", needed, f"{', '.join(here)}", advice)
        return found

    def _one(self, selector: str) -> int:
        found = self._selected(selector)
        if len(found) > 1:
            needed = f"one pass {selector} in {self.name}"
            change = f"name one, such as {selector}#1"
            raise GemmcError("pipeline", needed, f"{len(found)}", change)
        return found[0]

    def _inserted(self, at: int, texts: tuple[str, ...]) -> Template:
        new = [line for text in texts for line in lines_of(text, self.name)]
        for line in new:
            _made(_pass_type(line), line)
        return replace(self, lines=(*self.lines[:at], *new, *self.lines[at:]))


def line_uses(line: Line) -> Iterator[tuple[str, str]]:
    """The parameters of a line: how it is marked there, and the name."""
    for _, name in line.parameters:
        yield f"${name}", name
    if line.condition is not None:
        yield "if", line.condition.name


def bound(line: Line, values: Mapping[str, str]) -> Line | None:
    """A line with its parameters filled in; None where its condition does not hold.

    A value may be the `$name` of a parameter of the pipeline that includes this one.
    """
    condition = line.condition
    if condition is not None and values[condition.name].startswith("$"):
        condition = replace(condition, name=values[condition.name][1:])
    elif condition is not None:
        if not condition.holds(values[condition.name]):
            return None
        condition = None
    filled = {option: values[name] for option, name in line.parameters}
    given = {option: None if value == NONE else value for option, value in filled.items()}
    return replace(line.with_options(given), condition=condition)


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
    kind = _pass_type(line)
    if not line.parameters:
        _made(kind, line)
        return
    for option, value in line.options:
        fixed = value is None or not value.startswith("$")
        check_value(kind, option, value if fixed else None, line.where)


@lru_cache(maxsize=4096)
def _made(kind: type[ModulePass], line: Line) -> ModulePass:
    """The pass of a line: the same one for lines that differ only in their places."""
    return with_options(kind, line.spec, line.where)


def _waits(line: Line) -> bool:
    """Whether an option of a line is `auto`, and no mere word."""
    names = [name.replace("-", "_") for name, value in line.options if value == AUTO]
    return bool(names) and any(map(takes_auto, map(hints_of(_pass_type(line)).get, names)))


def _pass_type(line: Line) -> type[ModulePass]:
    factory = registry.find(line.name)
    if factory is None:
        raise unknown(line)
    return factory()


def unknown(line: Line) -> GemmcError:
    """The refusal of a line that names neither a pass nor a pipeline."""
    from gemmc.pipeline.files import names

    known = [*registry.PASS_NAMES, *names(), *registry.foreign_names()]
    needed = "the name of a pass or of a pipeline"
    change = instead_of_pass(line.name, known)
    return GemmcError("pipeline", needed, f"'{line.name}'", change, line.where)


def instead_of_pass(name: str, known: Iterable[str]) -> str:
    """The end of a refusal of a pass: what it is called now, or which known one was meant."""
    now = registry.RENAMED.get(name)
    return f"it is called '{now}' now" if now else did_you_mean(name, known)
