"""What is tried beyond the schedules that `auto` knows: `pipelines/axes.json`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from gemmc import pipeline
from gemmc.plan import Problem
from gemmc.select import Configuration

FILE = "axes.json"


@cache
def _read() -> Mapping[str, Any]:
    return json.loads((pipeline.folder() / FILE).read_text(encoding="utf-8"))


def of_templates(problem: Problem) -> Iterator[Configuration]:
    """All combinations of the axes of the templates that take the problem's type."""
    for each in _read()["templates"]:
        if problem.dtype not in each["dtypes"]:
            continue
        for values in product(*each["axes"]):
            together = {name: value for some in values for name, value in some.items()}
            yield Configuration.of(each["template"], together)


def changes_of(chosen: Configuration) -> Iterator[Configuration]:
    """A configuration with one thing changed, for each change that is another value there."""
    given = dict(chosen.parameters)
    for each in _read()["changes"]:
        if each["template"] != chosen.template:
            continue
        for change in each["changes"]:
            changed = given | change
            if changed != given:
                yield Configuration.of(chosen.template, changed)
