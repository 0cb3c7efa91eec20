"""A configuration: a pipeline's name and values for its parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from gemmc.errors import GemmcError
from gemmc.pipeline import (
    INLINE,
    SUFFIX,
    Pipeline,
    Template,
    folder,
    load_pipeline,
    names,
    shipped,
)
from gemmc.pipeline.filling import Filling
from gemmc.pipeline.lines import lines_of
from gemmc.plan import Problem
from gemmc.target import DEFAULT, Target


@dataclass(frozen=True)
class Configuration:
    """A template and its parameters as they are spelled, in the order given; the others have
    their defaults. Two are equal if they are spelled alike."""

    template: str
    parameters: tuple[tuple[str, str], ...] = ()

    @staticmethod
    def of(template: str, parameters: Mapping[str, str]) -> Configuration:
        """From a mapping of names to values."""
        return Configuration(template, tuple(parameters.items()))

    @staticmethod
    def read(text: str) -> Configuration | None:
        """From the text that `str` gives; None of a text that is not one named pipeline."""
        try:
            lines = lines_of(text, INLINE)
        except GemmcError:
            return None
        if len(lines) != 1 or lines[0].name not in names() or lines[0].condition is not None:
            return None
        given = {key: "true" if value is None else value for key, value in lines[0].options}
        return Configuration.of(lines[0].name, given)

    def __str__(self) -> str:
        """As a line of a pipeline or the command line has it."""
        given = " ".join(f"{name}={value}" for name, value in self.parameters)
        return f"{self.template}{{{given}}}" if given else self.template

    def filled(self) -> Template:
        """The template with its parameters. GemmcError for one that it does not have."""
        return template_of(self.template).filled(dict(self.parameters), str(self))

    def written(self) -> Pipeline:
        """The passes with options that may be `auto`; GemmcError for a parameter that the template
        does not have."""
        return _filling_of(self.template).written(dict(self.parameters), self)

    def resolved(self, problem: Problem, target: Target = DEFAULT) -> Pipeline:
        """The passes for a problem on a target."""
        return self.filled().resolved(problem, target)


@cache
def template_of(name: str) -> Template:
    """A named pipeline, read once."""
    return shipped(name) if (folder() / f"{name}{SUFFIX}").is_file() else load_pipeline(name)


@cache
def _filling_of(name: str) -> Filling:
    return Filling(template_of(name))
