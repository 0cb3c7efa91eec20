"""The ladder's order is in the pipelines' files, and neighbours differ by one idea."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

from gemmc import pipeline
from gemmc.errors import GemmcError
from gemmc.ladder.changes import changed_lines, diff, summary
from gemmc.ladder.rungs import Rung, rungs, with_dtype

MOST_CHANGED = 22
"""Lines of a pipeline that a rung's idea may take or add, on one ladder."""

NEW_MACHINE = 27
"""The same where the instructions of another machine come in: its copies, products and waits."""

LADDERS = ("fp32", "tensor", "work")
NEIGHBOURS = [rung for rung in rungs() if rung.before]


def test_each_ladder_is_numbered_from_one() -> None:
    ladders = {name: list(group) for name, group in groupby(rungs(), lambda rung: rung.ladder)}
    assert tuple(ladders) == LADDERS
    for found in ladders.values():
        assert [rung.number for rung in found] == list(range(1, 1 + len(found)))


def test_the_order_is_that_of_the_ideas() -> None:
    names = [rung.name for rung in rungs()]
    told = "naive coalesced smem regtile-1d regtile-2d vectorized warptile"
    assert names[:7] == [f"simt-{each}" for each in told.split()]
    told = "single-narrow single ws-1 ws pingpong coop split-k stream-k"
    assert [each for each in names if each.startswith("hopper")] == [
        f"hopper-{each}" for each in told.split()
    ]


def test_every_rung_is_a_pipeline_with_an_idea() -> None:
    for rung in rungs():
        assert (rung.name in pipeline.names()) != bool(rung.path)
        assert rung.idea and not rung.idea.endswith(".")
        assert len(rung.passes) == len(pipeline.load(rung.source).passes)


@pytest.mark.parametrize("rung", NEIGHBOURS, ids=lambda rung: rung.name)
def test_neighbours_differ_in_few_lines(rung: Rung) -> None:
    assert rung.before
    same_machine = rung.before.ladder == rung.ladder and _kind(rung) == _kind(rung.before)
    assert 0 < len(changed_lines(rung)) <= (MOST_CHANGED if same_machine else NEW_MACHINE)


def _kind(rung: Rung) -> str:
    """The instruction that multiplies."""
    (atoms,) = (each for each in rung.passes if each.startswith("assign-atoms"))
    return atoms.partition("mma=")[2].split()[0].rstrip("}")


@pytest.mark.parametrize("rung", NEIGHBOURS, ids=lambda rung: rung.name)
def test_a_diff_leads_from_one_to_the_other(rung: Rung) -> None:
    assert rung.before
    lines = diff(rung)
    assert tuple(line[1:] for line in lines if line[0] != "+") == rung.before.passes
    assert tuple(line[1:] for line in lines if line[0] != "-") == rung.passes


def test_the_first_rung_adds_everything() -> None:
    first = rungs()[0]
    assert changed_lines(first) == [f"+{each}" for each in first.passes]
    assert summary(first) == "the first"


def test_a_summary_counts_what_came_and_went() -> None:
    before = Rung("a", "x", 1, "idea", ("f32",), ("p{a=1}", "q", "r"))
    after = Rung("b", "x", 2, "idea", ("f32",), ("p{a=2}", "r", "s", "s{a=1}"), before)
    assert summary(after) == "p, -q, +s x2"
    assert summary(Rung("c", "x", 3, "idea", ("f32",), after.passes, after)) == "nothing"


def write(folder: Path, name: str, *metadata: str) -> None:
    lines = [f"#: {each}" for each in ("dtypes = f32", *metadata)]
    (folder / f"{name}.pipeline").write_text("\n".join([*lines, "", "cse"]))


def test_any_folder_of_pipelines_is_read(tmp_path: Path) -> None:
    write(tmp_path, "two", "ladder = x", "rung = 10", "idea = second")
    write(tmp_path, "one", "ladder = x", "rung = 9", "idea = first")
    write(tmp_path, "other", "ladder = a", "rung = 1", "idea = before")
    write(tmp_path, "beside")
    found = rungs(tmp_path)
    assert [rung.name for rung in found] == ["other", "one", "two"]
    assert [rung.before and rung.before.name for rung in found] == [None, "other", "one"]


@pytest.mark.parametrize(
    ("metadata", "message"),
    [
        (("ladder = x", "rung = 1"), "needed a '#: idea =' beside '#: ladder ='"),
        (("ladder = x", "idea = i"), "needed a '#: rung =' beside '#: ladder ='"),
        (("ladder = x", "rung = top", "idea = i"), "needed a number as '#: rung ='; found 'top'"),
        (("ladder = y", "rung = 1", "idea = i"), "needed one pipeline on rung 1 of ladder y"),
    ],
)
def test_wrong_metadata_is_refused(
    tmp_path: Path, metadata: tuple[str, ...], message: str
) -> None:
    write(tmp_path, "first", "ladder = y", "rung = 1", "idea = i")
    write(tmp_path, "second", *metadata)
    with pytest.raises(GemmcError, match=message):
        rungs(tmp_path)


def test_rungs_by_element_type() -> None:
    assert {rung.ladder for rung in with_dtype("f32", rungs())} == {"fp32"}
    assert {rung.ladder for rung in with_dtype("bf16", rungs())} == {"tensor", "work"}
    assert with_dtype(None, rungs()) == rungs()
    with pytest.raises(GemmcError, match="needed a type among bf16, f16, f32.*found 'i8'"):
        with_dtype("i8", rungs())
