"""What reads and fills a pipeline quickly finds what the longer way does."""

from collections.abc import Iterator

import pytest

from gemmc import pipeline
from gemmc.errors import GemmcError
from gemmc.pipeline import files
from gemmc.pipeline.filling import Filling
from gemmc.pipeline.lines import Line, lines_of
from gemmc.plan import Problem
from gemmc.select import Hopeless
from gemmc.select.data import Row, rows
from gemmc.select.hopeless import OF_CLUSTERS, OF_ROWS, Asked
from gemmc.select.rules import DECIDED_BY, RULES
from gemmc.target import DEFAULT


@pytest.mark.parametrize("name", pipeline.names())
def test_plain_lines_are_read_as_others_are(name: str) -> None:
    text, origin = files.named(name)
    # A line with a comma is none that is read quickly.
    other = lines_of(text + "canonicalize,\ncse\n", origin)[:-2]
    assert list(map(_seen, lines_of(text, origin))) == list(map(_seen, other))


def _seen(line: Line) -> object:
    return line, line.where, dict(line.marks), line.parameters, line.uses


def _schedules() -> Iterator[tuple[Row, object]]:
    for row in rows():
        found = [next(iter(row.schedules()), None)] if row.axes else []
        yield from ((row, each) for each in found)


def test_filling_is_filled_and_written() -> None:
    fillings: dict[str, Filling] = {}
    for row, each in _schedules():
        made = row.configuration(each)  # type: ignore[arg-type]
        template = made.filled()
        own = fillings.setdefault(row.template, Filling(pipeline.load_pipeline(row.template)))
        assert own.written(dict(made.parameters), made) == template.written()


def test_filling_refuses_what_filled_does() -> None:
    template = pipeline.load_pipeline("hopper-coop")
    filling = Filling(template)
    for wrong in ({"tile": "a"}, {"order": "none-such"}, {"nothing": "1"}, {"stages": "3,4"}):
        with pytest.raises(GemmcError) as one:
            filling.written(wrong, "here")
        with pytest.raises(GemmcError) as other:
            template.filled(wrong, "here").written()
        assert str(one.value) == str(other.value)


def test_rules_on_clusters_take_one_cta() -> None:
    problem = Problem(3640, 3794, 7716, "bf16", "nt", pitches=(7718, 7718, 3794))
    asked, found = Asked(problem, DEFAULT, Hopeless()), list[str]()
    for row in (each for each in rows() if each.axes and each.fits(problem)):
        for each in row.axes:
            for one in each.variants(next(each.schedules()), [(1, 1)]):
                _, plan = asked.plan(row, one)
                found += [
                    name for name in OF_ROWS
                    if DECIDED_BY[name].least == OF_CLUSTERS and RULES[name](plan)
                ]  # fmt: skip
    assert not found
