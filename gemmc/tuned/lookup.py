"""The configuration that `--pipeline tuned` takes: the best of the program, else that of the
nearest problem where the model predicts no loss by it, else `auto`'s; it says which."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf, isfinite, log2
from pathlib import Path
from typing import NamedTuple

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline, load_pipeline
from gemmc.plan import Problem
from gemmc.select import Configuration, choose, predicted, refusals
from gemmc.target import Target
from gemmc.tuned.best import Ranked, ranking
from gemmc.tuned.database import Database, reading, usual_path
from gemmc.tuned.entry import Case, Place
from gemmc.tuned.program import case_of

SAID = "tuned"
"""The fact of a pipeline, and the manifest's provenance, that says what was taken."""

NEAREST = 8
"""Problems whose configurations are tried."""

K_WEIGHT = 0.5
"""How much a step in K tells apart, beside one in M or N: it changes no tile's place."""


LOSS = 1.03
"""What a neighbour's configuration may take by the model, of the time of `auto`'s."""


def tuned_pipeline(
    module: ModuleOp, ctx: Context, target: Target, path: Path | None = None
) -> Pipeline:
    """The passes for a module on a target, with `SAID` in their metadata.

    GemmcError where not even `auto` has a pipeline for it.
    """
    path = path or usual_path()
    case, where = case_of(module, ctx)
    with reading(path) as database:
        found = None if database is None else _best(database, case, target)
        if found is not None:
            return found
        choice = choose(case.problem, target, where)
        near = [] if database is None else _nearest(database, case, target)
    why = f"{path} has nothing for {case.problem} on {target.title}"
    for number, each in enumerate(near):
        if each.us <= LOSS * choice.candidate.us:
            return _saying(each.pipeline, each.said)
        if number == 0:
            why = f"{each.said}: that is predicted to take {_us(each.us)} for this one"
    taken = f"{choice.candidate.configuration}, {_us(choice.candidate.us)}"
    return _saying(choice.pipeline, f"{why}; auto chose {taken}")


def _us(us: float) -> str:
    return f"{us:.2f} us" if isfinite(us) else "a time that the model does not know"


def _saying(pipeline: Pipeline, said: str) -> Pipeline:
    return replace(pipeline, metadata={**pipeline.metadata, SAID: said})


def _best(database: Database, case: Case, target: Target) -> Pipeline | None:
    """What was measured for the very program."""
    for place, ranked in _measured(database, target, case):
        for number, each in enumerate(ranked):
            trial = each.entry.result.trial
            try:
                made = load_pipeline(trial.pipeline).resolved(case.problem, target)
            except GemmcError:  # of another version, whose passes had other options
                continue
            which = "best" if number == 0 else f"number {number + 1}"
            said = (f"{which} of {len(ranked)} measured on {place.device}, driver {place.driver}: "
                    f"{_spelled(each)}")  # fmt: skip
            return _saying(made, said)
    return None


class _Neighbour(NamedTuple):
    """The passes of another problem's best configuration for this one, the microseconds that the
    model predicts of them, and where it was found."""

    pipeline: Pipeline
    us: float
    said: str


def _nearest(database: Database, case: Case, target: Target) -> list[_Neighbour]:
    """The best configurations of the nearest problems, those that no rule refuses for this one."""
    own, found = case.problem, list[_Neighbour]()
    others = {other for _, other in database.pairs() if _alike(other.problem, own)}
    near = sorted(others, key=lambda each: (_distance(each.problem, own), each.program))
    for other in near[:NEAREST]:
        for place, ranked in _measured(database, target, other):
            text = ranked[0].entry.result.trial.configuration
            try:
                made = load_pipeline(text).resolved(own, target)
                refused = next(refusals(made, own, target), None)
            except GemmcError:
                continue
            if refused is None:
                said = (f"nothing measured for {own}; of {other.problem}, the nearest measured on "
                        f"{place.device}: {_spelled(ranked[0])}")  # fmt: skip
                found.append(_Neighbour(made, _predicted(text, own, target), said))
                break
    return found


def _predicted(text: str, problem: Problem, target: Target) -> float:
    configuration = Configuration.read(text)
    return inf if configuration is None else predicted(configuration, problem, target)


def _spelled(ranked: Ranked) -> str:
    speed = f", {ranked.timing.speed:.3f} of auto" if ranked.entry.result.yardstick else ""
    return f"{ranked.entry.result.trial.configuration}, {ranked.us:.2f} us{speed}"


def _measured(
    database: Database, target: Target, case: Case
) -> Iterator[tuple[Place, Sequence[Ranked]]]:
    """What is measured of a case on the target's device: this version's first, then the latest."""
    entries = database.entries(case=case)
    # The package is loaded, since this module is; importing it would be an arrow upwards.
    version: str = sys.modules[__name__.partition(".")[0]].__version__
    order = sorted(
        {each.place for each in entries if each.place.device == target.title},
        key=lambda place: (
            place.gemmc == version,
            max(each.at for each in entries if each.place == place),
        ),
        reverse=True,
    )
    for place in order:
        there = [each for each in entries if each.place == place]
        ranked = ranking(there, database.finals(place, case))
        if ranked:
            yield place, ranked


def _alike(one: Problem, other: Problem) -> bool:
    same = ("dtype", "layout", "result_bits", "batches", "sums", "pitches", "paired", "combined")
    return all(getattr(one, name) == getattr(other, name) for name in same)


def _distance(one: Problem, other: Problem) -> float:
    """In doublings of M and N, and of K by its weight."""
    apart = [abs(log2(getattr(one, name) / getattr(other, name))) for name in "mnk"]
    return apart[0] + apart[1] + K_WEIGHT * apart[2]


__all__ = ["SAID", "tuned_pipeline"]
