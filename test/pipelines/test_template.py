"""Pipelines as values: edits by name, parameters, conditions, every complaint with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemmc import pipeline
from gemmc.errors import GemmcError
from gemmc.pipeline import Template, edited, load_pipeline
from gemmc.transforms.problem.fuse_reductions import FuseReductionsPass

HEAD = """#: param tile = 128,256,64
#: param cluster = none | 1,2 | 2,1
#: param swap = false | true
"""
BODY = "swap-ab if swap\nform-kernel{tile=$tile}\nform-cluster{shape=$cluster} if cluster\n"
TEXT = f"#: title = t\n{HEAD}{BODY}"


def refusal(text: str) -> str:
    with pytest.raises(GemmcError) as caught:
        load_pipeline(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def text_of(made: Template) -> str:
    return made.resolved().text


class TestEdits:
    """Each gives another pipeline and leaves the first as it was."""

    PIPELINE = load_pipeline("promote{operand=lhs}\npromote{operand=rhs}\nmulti-buffer\nunroll")

    def test_an_option_is_set_everywhere_or_in_one_place(self) -> None:
        both = self.PIPELINE.set("promote", pad=4).lines[:2]
        assert [str(each) for each in both] == [
            "promote{operand=lhs pad=4}", "promote{operand=rhs pad=4}",
        ]  # fmt: skip
        for selector in ("promote#2", "promote[rhs]"):
            first, second, *_ = self.PIPELINE.set(selector, pad=4).lines
            assert (str(first), str(second)) == ("promote{operand=lhs}", str(both[1]))
        assert str(self.PIPELINE.lines[0]) == "promote{operand=lhs}"

    def test_none_takes_an_option_out(self) -> None:
        set_back = self.PIPELINE.set("multi-buffer", stages=3).set("multi-buffer", stages=None)
        assert set_back == self.PIPELINE

    def test_passes_are_left_out_and_put_in(self) -> None:
        made = self.PIPELINE.remove("promote#1", "unroll")
        made = made.insert_before("multi-buffer", "multicast").insert_after("promote", "cse")
        assert text_of(made) == 'promote{operand="rhs"},cse,multicast,multi-buffer'

    def test_it_is_a_value(self) -> None:
        again = load_pipeline(self.PIPELINE.text)
        assert again == self.PIPELINE and hash(again) == hash(self.PIPELINE)
        with pytest.raises(AttributeError):
            self.PIPELINE.name = "x"  # pyright: ignore

    @pytest.mark.parametrize(
        ("words", "message"),
        [
            (("multibuffer.stages=3",), "needed a pass multibuffer in .*did you mean 'multi-buff"),
            (("promote#3.pad=4",), r"a pass promote#3 in .* found promote{operand=lhs}, .*rhs}$"),
            (("-stage-output",), "found promote, .*; it is called 'stage-epilogue' now"),
            (("promote[mid].pad=4",), r"needed a pass promote\[mid\] in"),
            (("multi-buffer.stage=3",), "multi-buffer: needed one of the options stages, label"),
            (("multi-buffer.stages=x",), "multi-buffer: needed a whole number.* for stages"),
            (("-snake-k",), "needed a pass snake-k in"),
            (("cse@promote",), "needed one pass promote in <pipeline>; found 2; name one, such"),
            (("ces@unroll",), "needed the name of a pass .* found 'ces'; did you mean .*'cse'"),
            (("stages=3",), "needed a change like pass.option=value, -pass or pass@other"),
        ],
    )
    def test_what_is_not_there_is_refused(self, words: tuple[str, ...], message: str) -> None:
        with pytest.raises(GemmcError, match=message):
            edited(self.PIPELINE, *words)

    def test_a_number_may_be_written_whole(self) -> None:
        (made,) = load_pipeline("fuse-reductions{least=0 gain=1.5}").resolved().passes
        assert made == FuseReductionsPass(least=0.0, gain=1.5)
        for value in ("x", "true", "1,2"):
            needed = f"needed a number for least; found least={value}$"
            with pytest.raises(GemmcError, match=needed):
                load_pipeline(f"fuse-reductions{{least={value}}}")

    def test_several_values_are_a_tuple_or_a_list(self) -> None:
        template = load_pipeline("hopper-coop")
        assert template.given(tile=[128, 192, 64]) == template.given(tile=(128, 192, 64))

    def test_a_tile_of_two_sizes_is_shown_where_a_third_is_needed(self) -> None:
        with pytest.raises(GemmcError, match="form-kernel: needed .* found tile=128,192$"):
            load_pipeline("hopper-coop").given(tile=(128, 192)).resolved()

    def test_a_parameter_is_not_set_as_an_option_is(self) -> None:
        with pytest.raises(GemmcError, match=r"a parameter stands .*: hopper-coop{stages=3}$"):
            edited(load_pipeline("hopper-coop"), "stages=3")

    @pytest.mark.parametrize("name", pipeline.names())
    def test_every_pipeline_prints_and_reads_back(self, name: str) -> None:
        made = load_pipeline(name)
        again = load_pipeline(made.text)
        assert (again.lines, again.parameters) == (made.lines, made.parameters)
        assert again.metadata == made.metadata


class TestParameters:
    """Declared ahead of the passes, filled into options, asked about at a line's end."""

    TEMPLATE = load_pipeline(TEXT)

    def test_defaults(self) -> None:
        assert text_of(self.TEMPLATE) == "form-kernel{tile=128,256,64}"

    def test_values(self) -> None:
        made = self.TEMPLATE.given(tile=(64, 64, 64), cluster=(1, 2), swap=True)
        assert text_of(made) == "swap-ab,form-kernel{tile=64,64,64},form-cluster{shape=1,2}"

    def test_a_condition_on_a_value(self) -> None:
        made = load_pipeline("#: param e = plain | overlap\ncse if e=overlap\nunroll if e")
        assert text_of(made) == "unroll"
        assert text_of(made.given(e="overlap")) == "cse,unroll"

    def test_a_condition_with_commas(self) -> None:
        text = f"{HEAD}{BODY}cse if cluster = 1,2\nunroll"
        assert text_of(load_pipeline(text).given(cluster=(1, 2))).endswith(",cse,unroll")

    def test_none_leaves_the_option_out(self) -> None:
        text = "#: param label = none | lhs\nmulti-buffer{stages=3 label=$label}"
        assert text_of(load_pipeline(text)) == "multi-buffer{stages=3}"

    def test_an_edit_of_what_a_parameter_fills(self) -> None:
        made = self.TEMPLATE.set("form-kernel", tile=(64, 64, 64))
        assert text_of(made) == "form-kernel{tile=64,64,64}"

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            (f"{HEAD}{BODY}unroll{{factor=$factr}}", "<pipeline>:7:15: error: pipeline: needed the"
             " name of a parameter; found 'factr'; declare it with '#: param'"),
            ("unroll{factor=$f}", "<pipeline>:1:15: error: pipeline: needed no parameters; found"),
            (f"{HEAD}{BODY}unroll if swop", "<pipeline>:7:8: error: pipeline: needed the name of a"
             " parameter; found 'swop'; did you mean 'swap'?"),
            (f"{HEAD}{BODY}unroll if cluster=2,2", "<pipeline>:7:8: error: pipeline: needed a value"
             " of cluster: none | 1,2 | 2,1; found '2,2'"),
            (f"#: param x = 1\n{BODY}", "needed the name of a parameter; found 'swap'"),
            (f"{HEAD}#: param more = 1\n{BODY}", "<pipeline>:4:1: error: pipeline: needed a"
             " parameter that a line uses; found 'more'"),
            (f"{HEAD}#: param tile = 1\n{BODY}", "<pipeline>:4:1: error: pipeline: needed"
             " parameters with names of their own; found 'tile' twice"),
            ("#: param tile = 64,x\nform-kernel{tile=$tile}", "<pipeline>:1:1: error: form-kernel:"
             " needed whole numbers with commas between them for tile; found tile=64,x"),
            ("#: param a = 1 | | 2\nunroll{factor=$a}", "<pipeline>:1:1: error: pipeline: needed"
             " values without spaces, with '|' between them; found '1 | | 2'"),
            ("#: param a\nunroll", "<pipeline>:1:1: error: pipeline: needed '#: key = value'"),
        ],
    )  # fmt: skip
    def test_refusals_have_a_place(self, text: str, message: str) -> None:
        assert message in refusal(text)

    @pytest.mark.parametrize(
        ("given", "message"),
        [
            ({"tle": (1, 2, 3)}, "needed one of the parameters tile, cluster, swap; found 'tle'; "
             "did you mean 'tile'?"),
            ({"cluster": (2, 2)}, "needed none or 1,2 or 2,1 for cluster; found cluster=2,2"),
            ({"tile": "wide"}, "form-kernel: needed whole numbers with commas between them for"),
        ],
    )  # fmt: skip
    def test_values_that_are_none_are_refused(self, given: dict[str, str], message: str) -> None:
        with pytest.raises(GemmcError, match=message):
            self.TEMPLATE.given(**given)


class TestParametersOfAName:
    """A pipeline's name takes parameters as a pass takes options."""

    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "inner.pipeline").write_text(TEXT)
        outer = "#: param wide = none | 2,1\ncse\ninner{tile=64,64,64 cluster=$wide}\n"
        (tmp_path / "outer.pipeline").write_text(outer)
        monkeypatch.setattr(pipeline.files, "folder", lambda: tmp_path)

    def test_in_a_text(self) -> None:
        made = load_pipeline("inner{tile=64,64,64 swap=true}, cse")
        assert text_of(made) == "swap-ab,form-kernel{tile=64,64,64},cse"

    def test_a_parameter_handed_on(self) -> None:
        assert text_of(load_pipeline("outer")) == "cse,form-kernel{tile=64,64,64}"
        wide = load_pipeline("outer{wide=2,1}")
        assert text_of(wide) == "cse,form-kernel{tile=64,64,64},form-cluster{shape=2,1}"

    def test_refusals_name_the_line_of_the_name(self) -> None:
        assert refusal("cse\ninner{tle=1}").startswith(
            "<pipeline>:2:1: error: pipeline: needed one of the parameters tile, cluster, swap"
        )
        assert refusal("inner{cluster=4,4}").startswith(
            "<pipeline>:1:1: error: pipeline: needed none or 1,2 or 2,1 for cluster"
        )
        assert refusal("inner{tile=a}").startswith("<pipeline>:1:1: error: form-kernel: needed")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("split=-1", "split-k: needed parts of at least 2; found split=-1"),
        ("tile=1,2", "form-kernel: needed tile of 3 numbers of at least 1; found tile=1,2"),
        ("tile=64,0,64", "form-kernel: needed tile of 3 numbers of at least 1; found tile=64,0,64"),
        ("group=0", "schedule-work: needed group of at least 1; found group=0"),
        ("stream=2 least=0", "stream-k: needed least of at least 1; found least=0"),
        ("ctas_per_sm=-1", "assign-registers: needed ctas_per_sm of at least 0; found"),
        ("stages=-2", "multi-buffer: needed stages of at least 1; found stages=-2"),
    ],
)
def test_a_parameter_is_refused_before_what_it_does_to_the_passes(given: str, said: str) -> None:
    with pytest.raises(GemmcError) as error:
        load_pipeline(f"hopper-coop{{{given}}}")
    assert str(error.value).startswith(f"<pipeline>:1:1: error: {said}")


@pytest.mark.parametrize("text", ["auto{x=1}", "auto,auto", "cse\nauto"])
def test_auto_among_passes_is_told_what_it_is(text: str) -> None:
    with pytest.raises(GemmcError) as error:
        load_pipeline(text)
    assert "auto chooses a whole pipeline for a program, and stands alone" in str(error.value)
    assert str(error.value).endswith("give auto by itself, with --set for what it is to change")
