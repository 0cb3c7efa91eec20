"""A choice is quick: it looks at few of the candidates, and each figure is held by a count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from time import process_time
from typing import Any, get_type_hints

import pytest
from xdsl.utils.arg_spec import parse_pipeline

from gemmc import registry
from gemmc.pipeline import load_pipeline, names, shipped
from gemmc.pipeline.lines import read_spec
from gemmc.plan import Plan, Problem, declared_options, taken, taken_by
from gemmc.select import Hopeless, Row, choose, ranked, refusals, rows
from gemmc.select.bounds import Bounds
from gemmc.select.floors import Floors, Strip
from gemmc.select.hopeless import Asked
from gemmc.select.model import Model
from gemmc.select.rules import DECIDED_BY, RULES, refusals_of
from gemmc.select.schedule import Schedule
from gemmc.target import DEFAULT

NT = Problem(3000, 5000, 7000, "bf16", "nt")
MISALIGNED = replace(NT, k=7001, pitches=(7002, 7002, 5000))
ONE_BY_THREADS = replace(NT, pitches=(7000, 7002, 5000))
OTHER_BY_THREADS = replace(NT, layout="nn", pitches=(7002, 5000, 5000))
PROBLEMS = (
    NT,
    MISALIGNED,
    Problem(4095, 4095, 4095, "bf16", "nt"),
    Problem(8, 8192, 8192, "bf16", "nt"),
    Problem(640, 1720, 9000, "bf16", "nn", 32),
    replace(NT, epilogue=("math.erf",), inputs=(("n", 16), ("mn", 16))),
    Problem(300, 500, 700, "bf16", "nn", batches=(16, 1, 16)),
    replace(NT, m=300, told="some"),
    Problem(2, 1912, 8689, "bf16", "tt"),
)
TILES, NEARER, ESTIMATES, RESOLVED = 70, 60, 60, 30
"""The most of each that a choice among thousands takes: tiles with bounds of their own and with
nearer ones, schedules that are predicted, configurations whose passes are made. About 5, 20, 12 and
50 microseconds each."""


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    found: Counter[str] = Counter()

    def counted(kind: type, name: str) -> None:
        plain: Callable[..., Any] = getattr(kind, name)

        def one_more(*given: Any, **named: Any) -> Any:
            found[name] += 1
            return plain(*given, **named)

        monkeypatch.setattr(kind, name, one_more)

    counted(Floors, "tile")
    counted(Bounds, "nearer")
    counted(Model, "estimate")
    counted(Plan, "__post_init__")
    yield found


def test_a_choice_looks_at_few_of_thousands(counts: Counter[str]) -> None:
    for problem in PROBLEMS:
        fitting = [row for row in rows() if row.fits(problem)]
        assert sum(len(axes) for row in fitting for axes in row.axes) > 10000
        counts.clear()
        choose(problem)
        assert counts["tile"] <= TILES, problem
        assert counts["nearer"] <= NEARER, problem
        assert counts["estimate"] <= ESTIMATES, problem
        assert counts["__post_init__"] <= RESOLVED, problem


def test_tiles_of_most_strips_are_never_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where K is cut into parts that cannot be worth while, none of their tiles has a bound."""
    filled, plain = Counter[int](), Floors.fill

    def fill(self: Floors, strip: Strip) -> None:
        filled[strip.cut[1]] += 1
        plain(self, strip)

    monkeypatch.setattr(Floors, "fill", fill)
    problem = Problem(64, 11720, 9000, "bf16", "tt", 32)
    choose(problem)
    fitting = [row for row in rows() if row.fits(problem)]
    floors = Bounds(Model(problem)).floors
    strips = [each for row in fitting for axes in row.axes for each in floors.of(axes)]
    assert any(each.cut[1] > 1 for each in strips)
    assert 0 < filled.total() < len(strips) / 2
    assert set(filled) == {1}


def test_axes_with_some_clusters_know_what_all_of_them_do() -> None:
    for axes in (axes for row in rows() for axes in row.axes):
        swap, clusters = axes.swap[-1], axes.clusters[:1]
        assert axes.common
        made = axes.only(swap, clusters)
        assert made == replace(axes, swap=(swap,), clusters=clusters)
        assert made.common == replace(made).common


def test_a_choice_is_quick() -> None:
    """CPU time, several times what an idle machine needs."""
    for problem in PROBLEMS:
        choose(problem)
        begun = process_time()
        choose(problem)
        assert process_time() - begun < 0.06, problem


def test_bounds_lie_below_what_they_bound() -> None:
    few = (Problem(m, 5120, 6008, "bf16", "nt", batches=(b, b, b)) for m, b in ((5, 1), (77, 3)))
    for problem in (*PROBLEMS, *few, Problem(64, 11720, 900, "bf16", "nt", 32)):
        model = Model(problem)
        bounds = Bounds(model)
        for axes in (axes for row in rows() if row.fits(problem) for axes in row.axes):
            for bound, first in islice(bounds.floors.tiles(axes), 0, None, 11):
                groups = bounds.groups(axes.clusters, first)
                nearer = {
                    cluster: us
                    for us, group in bounds.nearer(axes, first, groups)
                    for cluster in group.clusters
                }
                assert set(nearer) == set(model.clusters(axes.clusters, first))
                for each in model.variants(axes, first):
                    us = model.estimate(each).us
                    assert max(bound, nearer[each.down, each.across]) <= us


def test_candidates_come_by_time_and_none_is_lost() -> None:
    """Also where nothing is left out but by bounds: all of a small problem's, each once; those of
    warps behind those of warpgroups."""
    problem = Problem(200, 300, 256, "bf16", "nt")
    given = [(each.us, each.place, each.schedule) for each in ranked(problem) if each.schedule]
    found = [each for each in given if isinstance(each[2], Schedule)]
    warps = given[len(found) :]
    assert found == sorted(found) and warps == sorted(warps, key=lambda each: each[:2])
    assert not any(isinstance(each, Schedule) for *_, each in warps)
    fitting, model = [row for row in rows() if row.fits(problem)], Model(problem)
    bounds = Bounds(model)
    every = [
        (model.estimate(each).us * row.correction, place, each)
        for place, row in enumerate(fitting)
        for axes in row.axes
        for _, first in bounds.floors.tiles(axes)
        for each in model.variants(axes, first)
    ]
    assert sorted(every) == found


def test_what_is_settled_as_rules_ask_is_what_is_resolved() -> None:
    for problem in PROBLEMS:
        choice = choose(problem)
        made = choice.candidate.configuration.resolved(problem)
        assert choice.pipeline == made
        assert not list(refusals(made, problem))
        for each, refusal in choice.refused[:4]:
            made = each.configuration.resolved(problem)
            assert next(refusals(made, problem)) == refusal


@pytest.mark.parametrize("size", [256, 1024, 16384])
@pytest.mark.parametrize("given", [("clip", "true"), ("split", "2")])
def test_what_a_fixed_parameter_rules_out_is_not_tried_tile_by_tile(
    size: int, given: tuple[str, str]
) -> None:
    """Rows that fill tiles are never clipped, and large results have no room for parts of sums: a
    few schedules tell so, of thousands, and another template is taken."""
    problem = Problem(size, 4096, 4096, "bf16", "nn", told="some", most=size)
    choice = choose(problem, fixed=(("hopper-coop", *given),))
    assert len(choice.refused) < RESOLVED
    assert choice.row.template != "hopper-coop" or not choice.refused


def test_what_decides_a_rule_is_enough() -> None:
    """Candidates that a choice leaves out unseen are refused when they are looked at."""
    assert set(DECIDED_BY) <= set(RULES)
    for problem in (MISALIGNED, PROBLEMS[4], PROBLEMS[8]):
        hopeless, left_out = Hopeless(), 0
        for each in islice(ranked(problem), 0, 2100, 3):
            known = hopeless.rule_for(each.row, each.schedule)
            if isinstance(each.schedule, Schedule):
                cluster = each.schedule.down, each.schedule.across
                assert known or any(
                    hopeless.left(each.row, axes, each.schedule, (cluster,))
                    for axes in each.row.axes
                )
            if known and left_out > 30:
                continue
            made = each.configuration.resolved(problem)
            found = [refusal.rule for refusal in refusals(made, problem)]
            if known:
                assert found, (each.schedule, known)
                left_out += 1
            elif found:
                hopeless.add(each.row, each.schedule, found[0])
        assert left_out


def test_what_is_left_out_is_no_candidate_that_rules_take() -> None:
    """Of each row's schedules, every fortieth: none is like one that a rule has refused."""
    problems = (MISALIGNED, ONE_BY_THREADS, OTHER_BY_THREADS, PROBLEMS[4], PROBLEMS[8])
    told: set[str] = set()
    for problem in problems:
        taken: list[tuple[Row, Schedule]] = []
        hopeless = Hopeless()
        for row, schedule in sample(problem, 40):
            made = row.configuration(schedule).filled().written()
            plan = Plan(list(made.passes), problem, places=made.places)
            found = next(refusals_of(plan), None)
            if found is None:
                taken.append((row, schedule))
            else:
                told.add(found.rule)
                hopeless.add(row, schedule, found.rule)
        assert taken
        for row, schedule in taken:
            assert not hopeless.rule_for(row, schedule), (problem, row.name, schedule)
    assert len(told & set(DECIDED_BY)) > 4


def test_what_rules_are_asked_first_is_what_they_refuse() -> None:
    none = Problem(95, 95, 95, "bf16", "nt")
    for problem in (MISALIGNED, ONE_BY_THREADS, OTHER_BY_THREADS, none):
        asked = Asked(problem, DEFAULT, Hopeless())
        asked.first([row for row in rows() if row.fits(problem)])
        assert asked.hopeless
        for row, schedule in sample(problem, 60):
            shape = schedule.down, schedule.across
            left = {cluster for axes in asked.left(row) for cluster in axes.clusters}
            known = asked.hopeless.rule_for(row, schedule)
            assert known or shape in left
            if known:
                made = row.configuration(schedule).resolved(problem)
                assert known in {each.rule for each in refusals(made, problem)}


def sample(problem: Problem, every: int) -> Iterator[tuple[Row, Schedule]]:
    """Every so many of the schedules that the model knows of each row for a problem."""
    model = Model(problem)
    bounds = Bounds(model)
    for row in rows():
        if row.fits(problem):
            found = (
                each
                for axes in row.axes
                for _, first in bounds.floors.tiles(axes)
                for each in model.variants(axes, first)
            )
            yield from ((row, each) for each in islice(found, 0, None, every))


def test_annotations_are_read_as_typing_does() -> None:
    for name in registry.PASS_NAMES:
        factory = registry.find(name)
        assert factory is not None
        kind = factory()
        hints = get_type_hints(kind)
        for option in declared_options(kind):
            assert taken_by(kind, option) == taken(hints[option])


@pytest.mark.parametrize(
    "text",
    [
        *("a", "a{b}", "a-b{c=1 d=-2 e=true,false f=x-y,_z}", "a{b=none c}", "a{b=1.5}"),
        *('a{b="x y"}', "a{b=2d}", "a{b=+3}", "a{b=1,2,x}", "a{}", "a{b=1e5}"),
    ],
)
def test_simple_options_are_read_as_xdsl_does(text: str) -> None:
    (spec,) = parse_pipeline(text)
    assert read_spec(text) == spec


def test_named_pipelines_need_no_check() -> None:
    for name in names():
        assert shipped(name) == load_pipeline(name)
