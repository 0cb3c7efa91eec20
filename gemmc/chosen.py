"""What `auto` chooses from, with changes as `--set` takes them.

    -pair-products, pair-products.gain=2     passes ahead of the kernels, as of any pipeline
    TEMPLATE.stages=3                        a parameter, in every candidate of a template
    assign-atoms.accumulate=f16              sums of products in f16, in every candidate
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from os import PathLike

from gemmc.accuracy import RELAXED
from gemmc.errors import GemmcError, described, did_you_mean
from gemmc.pipeline import Pipeline, Template, load_pipeline
from gemmc.pipeline.files import AUTO, TUNED
from gemmc.pipeline.problem import FUSED_BY, READ_BY
from gemmc.program import CHOSEN_FOR

SUMS = "assign-atoms", "accumulate"
"""The option of a pass behind the choice that may be set before it: in which type products are
summed, in every candidate that can."""


def _ahead() -> Template:
    return replace(load_pipeline(CHOSEN_FOR), name=AUTO)


@dataclass(frozen=True)
class Chosen:
    """`auto`: the passes ahead of the kernels, and which parameters are fixed in the candidates of
    which template; `words` are those that changed the passes."""

    name: str = AUTO
    ahead: Template = field(default_factory=_ahead)
    words: tuple[str, ...] = ()
    fixed: tuple[tuple[str, str, str], ...] = ()

    def __str__(self) -> str:
        return self.name

    def with_changes(self, words: Iterable[str]) -> Chosen:
        """With each change made, in order; GemmcError for one that cannot be."""
        found = self
        for word in words:
            found = found._with(word)
        return found

    def check(self, templates: Iterable[str]) -> None:
        """Whether each template of which something is fixed is one of these, which the kernels of
        a program have candidates of; GemmcError for the first that is not."""
        known = tuple(dict.fromkeys(templates))
        sums = [template for template, name, _ in self.fixed if name == SUMS[1]]
        for template, name, value in self.fixed:
            if name == SUMS[1] and any(each in known for each in sums):
                continue
            if template not in known:
                needed = "a template that candidates for this program are of"
                change = f"these are {', '.join(known) or 'none: it has no product'}"
                where = _at(f"{template}.{name}={value}")
                raise GemmcError("pipeline", needed, f"'{template}'", change, where)

    def _summing(self, value: str, where: str) -> Chosen:
        """With products summed in a type; in f16 no elements are combined, which are in f32."""
        from gemmc.select.fixed import accumulating

        found = replace(self, fixed=(*self.fixed, *accumulating(value, where)))
        without = value == "f16" and FUSED_BY in found.ahead
        return found._with(f"-{FUSED_BY}") if without else found

    def _with(self, word: str) -> Chosen:
        from gemmc.pipeline.edits import edited, parts_of
        from gemmc.select.fixed import check, templates

        name, option, value = parts_of(word)
        if (name, option) == SUMS:
            return self._summing(value, _at(word))
        if name in templates() and option:
            check(name, option, value, _at(word))
            return replace(self, fixed=(*self.fixed, (name, option, value)))
        known = tuple(each.name for each in self.ahead.lines)
        if name not in known:
            raise _nowhere(word, name, known, templates())
        ahead = edited(self.ahead, word)
        if READ_BY not in ahead:
            needed = f"{READ_BY}, which reads the products that auto chooses for"
            raise GemmcError("pipeline", needed, f"'{word}'", where=_at(word))
        if ahead.ahead_of_kernels() != ahead:
            needed = f"a pass before {READ_BY}, behind which auto has its own"
            change = f"give PASS@{READ_BY}"
            raise GemmcError("pipeline", needed, f"'{word}'", change, _at(word))
        return replace(self, ahead=ahead, words=(*self.words, word))


def changed(
    pipeline: str | PathLike[str] | Template | Pipeline | Chosen, words: Sequence[str]
) -> str | PathLike[str] | Template | Pipeline | Chosen:
    """A pipeline, or `auto`, with changes; GemmcError for one that is not there, or that takes
    none."""
    if not words:
        return pipeline
    if isinstance(words, str):
        raise GemmcError("pipeline", "changes in a list", repr(words), f"give set=[{words!r}]")
    if not isinstance(words, Iterable):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise GemmcError("pipeline", "changes in a list", described(words))
    for each in words:
        if not isinstance(each, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise GemmcError("pipeline", "a change as text", described(each))
    if pipeline == AUTO:
        return Chosen().with_changes(words)
    if isinstance(pipeline, Chosen):
        return pipeline.with_changes(words)
    if pipeline == TUNED and RELAXED in words:
        needed = "a pipeline that is chosen after the change, or one that is named"
        found = "--tuned, which looks up what was measured of the program as it stands"
        raise GemmcError("--relax", needed, found, "leave out --relax, or take --pipeline auto")
    if pipeline == TUNED or isinstance(pipeline, Pipeline):
        change = "print what it chooses with --show-pipeline into FILE.pipeline, and change that"
        named = pipeline.name if isinstance(pipeline, Pipeline) else str(pipeline)
        raise GemmcError("--set", "a pipeline that is named", named, change)
    from gemmc.pipeline.edits import edited

    template = pipeline if isinstance(pipeline, Template) else load_pipeline(pipeline)
    return edited(template, *words)


def _at(word: str) -> str:
    return f"--set {word}"


def _nowhere(
    word: str, name: str, passes: Sequence[str], templates: Sequence[str]
) -> GemmcError:
    """The refusal of a change of what `auto` has not."""
    needed = (
        f"a pass ahead of the kernels ({', '.join(passes)}), as in pair-products.gain=2, or a "
        f"parameter of a template ({', '.join(templates)}), as in {templates[0]}.stages=3"
    )
    other = "print what it chooses with --show-pipeline into FILE.pipeline, and change that"
    known = [*passes, *templates]
    change = (did_you_mean(name, known) if name not in known else "") or other
    return GemmcError("pipeline", needed, f"'{word}'", change, _at(word))
