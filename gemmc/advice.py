"""What a pass advises when it refuses, made to fit the pipeline that the pass stands in."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xdsl.passes import ModulePass

from gemmc.errors import GemmcError

RUN = re.compile(r"\b(?:run|use) ([a-z][a-z-]+)(?:\{([^}]*)\})?(?: first)?(, and |$)")
"""Advice to run a pass, with options perhaps, at the end or before other advice."""


def fit(
    error: GemmcError, passes: Sequence[ModulePass], places: Sequence[str], reached: int
) -> None:
    """No pass is advised that the pipeline has: it is said where that stands.

    `reached` is the number of the pass that refuses; `places` are as far as they are known.
    """
    advice = RUN.search(error.change)
    if advice is None:
        return
    name, options, more = advice.groups()
    found = [i for i, each in enumerate(passes) if i != reached and _is(each, name, options)]
    if not found:
        return
    stands = f"{name} stands {'later' if found[-1] > reached else 'earlier'}"
    if found[-1] < len(places) and places[found[-1]]:
        stands += f", at {places[found[-1]]}"
    move = "move it up" if found[-1] > reached else "move it down, or change its options"
    instead = "" if more else f"{stands}: {move}"
    error.change = error.change[: advice.start()] + instead + error.change[advice.end() :]


def _is(each: ModulePass, name: str, options: str | None) -> bool:
    """Whether it is the pass of that name, with at least these options."""
    if each.name != name:
        return False
    has = each.pipeline_pass_spec().parameters
    wanted = (option.partition("=")[::2] for option in (options or "").split())
    return all(set(value.split(",")) <= set(map(str, has.get(key, ()))) for key, value in wanted)
