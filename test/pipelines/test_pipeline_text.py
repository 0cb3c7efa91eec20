"""The format of pipelines: what is read, and every complaint with its file and line."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gemmc import pipeline, registry, select
from gemmc.driver import compile_module
from gemmc.errors import GemmcError
from gemmc.frontend import parse
from gemmc.pipeline.files import for_kernels_of
from gemmc.pipeline.options import RENAMED_OPTIONS
from gemmc.pipeline.text import read_entries, read_metadata


def entries(text: str) -> list[tuple[str, str]]:
    return [(entry.text, entry.where) for entry in read_entries(text, "f")]


def test_lines_commas_comments_and_blanks_separate_passes() -> None:
    text = "# head\n\na, b # tail, not a pass\n  c{x=1}  \n,\n"
    assert entries(text) == [("a", "f:3:1"), ("b", "f:3:4"), ("c{x=1}", "f:4:3")]


def test_commas_in_braces_belong_to_the_option() -> None:
    assert entries("a{t=1,2,3 u=4},b") == [("a{t=1,2,3 u=4}", "f:1:1"), ("b", "f:1:16")]


def test_white_space_is_normalized_and_braces_may_span_lines() -> None:
    text = "a {\n  t = 1, 2  # why\n  u=x\n}\nb"
    assert entries(text) == [("a{t=1,2 u=x}", "f:1:1"), ("b", "f:5:1")]


def test_strings_are_left_alone() -> None:
    assert entries('a{t="x , # {y"}, b') == [('a{t="x , # {y"}', "f:1:1"), ("b", "f:1:18")]


def test_a_brace_left_open_is_refused_where_its_entry_starts() -> None:
    with pytest.raises(GemmcError, match=r"^f:2:1: error: pipeline: needed '}'"):
        read_entries("a\nb{x=1\nc", "f")


def test_metadata_stands_ahead_of_the_first_pass() -> None:
    text = "#: title = one, two = three\n# comment\n#: rung = 9\ncse\n#: late = 1\n"
    assert read_metadata(text, "f") == {"title": "one, two = three", "rung": "9"}


def test_malformed_metadata_is_refused() -> None:
    with pytest.raises(GemmcError, match=r"^f:2:1: error: pipeline: needed '#: key = value'"):
        read_metadata("# x\n#: title\n", "f")


@settings(deadline=None)
@given(st.text(alphabet='ab{}[]=," #\n\\:1', max_size=40))
def test_any_text_is_read_or_refused_with_a_line(text: str) -> None:
    try:
        pipeline.load(text + "\n")
    except GemmcError as error:
        assert "\n" not in str(error)
        assert error.where.startswith("<pipeline>:")


def test_passes_are_instances_with_their_options() -> None:
    loaded = pipeline.load("cse\n  canonicalize")
    assert [each.name for each in loaded.passes] == ["cse", "canonicalize"]
    assert loaded.text == "cse,canonicalize"
    assert loaded.name == pipeline.INLINE


def test_a_path_is_read_and_its_stem_is_the_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.pipeline"
    path.write_text("#: title = t\ncse\n")
    loaded = pipeline.load(str(path))
    assert (loaded.name, loaded.metadata, loaded.text) == ("mine", {"title": "t"}, "cse")


def refusal(text: str) -> str:
    with pytest.raises(GemmcError) as caught:
        pipeline.load(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_an_unknown_pass_names_its_line_and_close_ones() -> None:
    message = refusal("cse\nmulti-bufer{stages=4}")
    assert message.startswith("<pipeline>:2:1: error: pipeline: needed the name of a pass")
    assert "found 'multi-bufer'; did you mean 'multi-buffer'?" in message


def test_an_unknown_option_names_the_known_ones() -> None:
    message = refusal("resize{mm=4}")
    assert message.startswith("<pipeline>:1:1: error: resize: needed one of the options m, n, k")
    assert "found 'mm'; did you mean 'm'?" in message


def test_an_option_of_the_wrong_type_is_refused() -> None:
    needed = "resize: needed a whole number for m"
    assert refusal("cse, resize{m=many}") == f"<pipeline>:1:6: error: {needed}; found m=many"
    assert refusal("resize{m=true}") == f"<pipeline>:1:1: error: {needed}; found m=true"
    assert refusal("resize{m=1,2}") == f"<pipeline>:1:1: error: {needed}; found m=1,2"


def test_the_values_of_an_option_are_named() -> None:
    start = "<pipeline>:1:1: error: promote: needed lhs or rhs for operand; found"
    assert refusal("promote") == f"{start} none"
    assert refusal("promote{operand=lhss}") == f"{start} operand=lhss; did you mean 'lhs'?"
    needed = "needed whole numbers with commas between them for tile; found tile=64,x"
    assert needed in refusal("form-kernel{tile=64,x}")


def test_options_on_a_pass_without_any_are_refused() -> None:
    assert "cse: needed no options; found 'x'" in refusal("cse{x=1}")


@pytest.mark.parametrize(
    ("entry", "found"),
    [
        ("resize{m=4 n=8 m=4}", "m 2 times"),
        ("form-kernel{tile=1,2,3 tile=4,5,6 tile=7,8,9}", "tile 3 times"),
        ('distribute{to=warp label="a{ to=b" to=thread}', "to 2 times"),
        ("specialize-warps{producer_registers=40 producer-registers=40}", "producer_registers 2 t"),
    ],
)
def test_an_option_given_twice_is_refused_at_its_pass(entry: str, found: str) -> None:
    start = f"<pipeline>:2:3: error: {entry.partition('{')[0]}: needed each option once; found "
    assert refusal(f"cse\n  {entry}").startswith(start + found)


@pytest.mark.parametrize("text", ["cse}", "cse{x=}", "cse{=1}", "cse canonicalize", "cse{}x", "{}"])
def test_malformed_entries_are_refused(text: str) -> None:
    assert refusal(text).startswith("<pipeline>:1:1: error: pipeline: needed")


def test_a_missing_file_is_said_to_be_missing() -> None:
    message = refusal("folder/none.pipeline")
    assert message == "folder/none.pipeline: error: pipeline: needed an existing file; found none"


class TestIncludes:
    """A line may hold the name of another pipeline."""

    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        files = {
            "entry": "#: title = inner\ncse\n",
            "whole": "#: title = outer\n# x\nentry\ncanonicalize\n",
            "loop": "cse\npool\n",
            "pool": "loop\n",
            "broken": "cse\n\nnothing-of-that-name\n",
        }
        for name, text in files.items():
            (tmp_path / f"{name}.pipeline").write_text(text)
        monkeypatch.setattr(pipeline.files, "folder", lambda: tmp_path)

    def test_an_included_pipeline_is_spliced_in(self) -> None:
        loaded = pipeline.load("whole")
        assert loaded.text == "cse,canonicalize"
        assert loaded.metadata == {"title": "outer"}

    def test_it_may_occur_in_text(self) -> None:
        assert pipeline.load("canonicalize,entry,entry").text == "canonicalize,cse,cse"

    def test_a_file_in_a_list_is_refused(self) -> None:
        with pytest.raises(GemmcError) as caught:
            pipeline.load_pipeline("resize{m=64},pipelines/hopper-ws.pipeline")
        assert caught.value.found == "the file 'pipelines/hopper-ws.pipeline'"
        assert caught.value.change == (
            "give the file alone, and add passes to it with --set PASS@OTHER"
        )

    def test_recursion_is_refused(self) -> None:
        assert "pool.pipeline:1:1: error:" in refusal("loop")
        assert "found loop -> pool -> loop" in refusal("loop")

    def test_an_error_inside_names_the_inner_file_and_line(self) -> None:
        assert "broken.pipeline:3:1: error: pipeline:" in refusal("cse,broken")

    def test_options_on_a_pipeline_without_parameters_are_refused(self) -> None:
        needed = "<pipeline>:1:6: error: pipeline: needed no parameters; found 'x'"
        change = "change an option of a pass with --set"
        assert refusal("cse, entry{x=1}") == f"{needed}; {change}"

    def test_a_condition_on_a_pipeline_is_refused(self) -> None:
        needed = "<pipeline>:2:7: error: pipeline: needed no condition on the name of a pipeline"
        assert refusal("#: param x = false | true\nentry if x").startswith(needed)


@pytest.mark.parametrize("name", pipeline.names())
def test_every_pipeline_loads_has_a_title_and_spells_itself_out(name: str) -> None:
    loaded = pipeline.load(name)
    assert loaded.metadata["title"]
    assert loaded.metadata["dtypes"]
    again = pipeline.load(loaded.text)
    assert again.passes == loaded.passes


def test_what_a_pass_refuses_without_a_place_is_placed_in_the_pipeline(tmp_path: Path) -> None:
    path = tmp_path / "one.pipeline"
    path.write_text("#: title = t\n\ncse\n  form-kernel{tile=64,64}\ncse\n")
    loaded = pipeline.load(str(path))
    with pytest.raises(GemmcError) as caught:
        compile_module(parse("func.func private @f()"), loaded)
    assert str(caught.value).startswith(f"{path}:4:3: error: form-kernel: needed tile=M,N,K")


def test_every_pass_serves_a_pipeline() -> None:
    templates = [pipeline.load_pipeline(name) for name in pipeline.names()]
    for row in select.rows():
        every = list(row.schedules()) or [None]
        templates.append(row.configuration(every[-1]).filled())
    used = {each.name for template in templates for each in template.lines}
    spliced = {"resize", "verify-level", "form-program", "share-kernels", "allocate-workspaces"}
    spliced |= {"align-variants", "gemv-variants", "form-variants", "pad-operands"}
    spliced |= {"transpose-operands"}
    spliced |= {"drop-empty", "sink-scales", "im2col", "split-reductions", "fuse-rows"}
    spliced |= {"row-variants", "cse-rows", "unroll-recurrences", "fuse-siblings"}
    spliced |= {"materialize-operands", "inline-operands", "permute-operands", "unroll-sums"}
    spliced |= {"pair-products", "unpack-products", "fuse-reductions", "debufferize", "extend-f8"}
    spliced |= {"keep-loops"}
    for made in ("tile.loops", "tile.sequential"):
        others = pipeline.load_pipeline(for_kernels_of(made) or "")
        spliced |= {each.name for each in others.lines}
    experiments = {"repeat-products"}
    assert set(registry.PASS_NAMES) - spliced - experiments <= used


@pytest.mark.parametrize(("old", "new"), registry.RENAMED.items())
def test_an_old_name_is_refused_with_the_new_one(old: str, new: str) -> None:
    with pytest.raises(GemmcError, match=f"found '{old}'; it is called '{new}' now"):
        pipeline.load(f"form-kernel\n{old}")
    assert new in registry.PASS_NAMES


@pytest.mark.parametrize(("old", "new"), RENAMED_OPTIONS.items())
def test_an_old_option_is_refused_with_the_new_one(old: tuple[str, str], new: str) -> None:
    name, option = old
    with pytest.raises(GemmcError, match=f"found '{option}'; it is called '{new}' now"):
        pipeline.load(f"{name}{{{option}=word}}")
    assert new in {each.name for each in fields(registry.load_pass(name))}
