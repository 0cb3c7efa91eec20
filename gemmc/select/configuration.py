"""A configuration: a pipeline's name and values for its parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from gemmc.pipeline import SUFFIX, Pipeline, Template, folder, load_pipeline, shipped
from gemmc.pipeline.filling import Filling
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
