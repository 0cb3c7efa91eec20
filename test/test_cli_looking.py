"""What the command line says of pipelines and passes, prints around them and completes."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import ClassVar

import pytest
from commands import Captured, run
from rules.programs import dtypes_of

import gemmc
from gemmc import pipeline, registry
from gemmc.cli import COMMANDS
from gemmc.cli.completion import script
from gemmc.cli.help_pass import LINES
from gemmc.pipeline.options import described_options

ROOT = Path(__file__).parents[1]
PROGRAM = str(ROOT / "examples" / "matmul_nt_bf16_cast.mlir")
PASSES = "resize{m=64},canonicalize,resize{n=128},cse"


def answer(capsys: Captured, *argv: str) -> str:
    code, out, err = run(capsys, *argv)
    assert (code, err) == (0, "")
    return out


def banners(err: str) -> list[str]:
    return [line[14:-11].strip() for line in err.splitlines() if line.startswith("// -----// IR ")]


class TestSelectors:
    def test_the_second_of_a_name(self, capsys: Captured) -> None:
        stopped = answer(capsys, PROGRAM, "-p", "hopper-ws", "--stop-after", "promote#2")
        assert stopped.count('tile.copy "lhs"') == stopped.count('tile.copy "rhs"') == 1
        assert stopped == answer(capsys, PROGRAM, "-p", "hopper-ws", "--stop-after", "promote[rhs]")
        first = answer(capsys, PROGRAM, "-p", "hopper-ws", "--stop-after", "promote")
        assert (first.count('tile.copy "lhs"'), first.count('tile.copy "rhs"')) == (1, 0)

    @pytest.mark.parametrize("option", ["--stop-after", "--print-ir-after", "--print-ir-before"])
    def test_one_that_is_not_there(self, capsys: Captured, option: str) -> None:
        code, _, err = run(capsys, PROGRAM, "-p", PASSES, option, "resize#3")
        needed = "needed a pass of the pipeline (resize, canonicalize, cse); found 'resize#3'"
        assert (code, err) == (1, f"error: {option}: {needed}\n")
        _, _, err = run(capsys, PROGRAM, "-p", PASSES, option, "resizes#2")
        assert "; did you mean 'resize'?" in err


class TestPrinting:
    def test_before_and_after(self, capsys: Captured) -> None:
        _, _, err = run(capsys, PROGRAM, "-p", PASSES, "--print-ir-before-all")
        assert banners(err) == [f"before {n}" for n in ("resize", "canonicalize", "resize", "cse")]
        options = ("--print-ir-after", "resize#2", "--print-ir-before", "resize#2")
        _, _, err = run(capsys, PROGRAM, "-p", PASSES, *options)
        assert banners(err) == ["before resize", "after resize"]
        before, after = err.split("// -----// IR after")
        assert ("tensor<64x128x" in before, "tensor<64x128x" in after) == (False, True)

    def test_only_what_changed(self, capsys: Captured) -> None:
        for options in ([], ["--print-ir-after-all"]):
            changes = "--print-ir-after-change"
            _, _, err = run(capsys, PROGRAM, "-p", "cse,cse,resize{m=64}", *options, changes)
            assert banners(err) == ["after resize"]
        _, _, err = run(
            capsys, PROGRAM, "-p", "cse,resize{m=64},resize{n=64}", "--print-ir-after", "resize#2",
            "--print-ir-after-change",
        )  # fmt: skip
        assert banners(err) == ["after resize"]

    def test_the_generic_form_reads_back(self, capsys: Captured, tmp_path: Path) -> None:
        passes = ("-p", "hopper-ws", "--stop-after", "insert-barriers")
        custom = answer(capsys, PROGRAM, *passes)
        generic = answer(capsys, PROGRAM, *passes, "--print-op-generic")
        assert '"tile.kernel"()' in generic and '"tile.kernel"()' not in custom
        path = tmp_path / "generic.mlir"
        path.write_text(generic)
        assert answer(capsys, str(path)) == custom

    def test_xdsl_opt_s_word_for_a_pipeline(self, capsys: Captured) -> None:
        spelled = [answer(capsys, PROGRAM, word, PASSES) for word in ("-p", "--passes")]
        assert spelled[0] == spelled[1]

    def test_standard_output_by_its_name(self, capsys: Captured) -> None:
        assert answer(capsys, PROGRAM, "-o", "-") == answer(capsys, PROGRAM)


class TestShowPipeline:
    @pytest.mark.parametrize("name", pipeline.names())
    def test_of_a_name_it_is_the_file(self, capsys: Captured, name: str) -> None:
        shown = answer(capsys, "-p", name, "--show-pipeline")
        assert pipeline.load_pipeline(shown).text == pipeline.load_pipeline(name).text

    @pytest.mark.parametrize("name", ["auto", "hopper-coop", "hopper-ws"])
    def test_for_a_program_it_is_what_runs(self, capsys: Captured, name: str) -> None:
        shown = answer(capsys, PROGRAM, "-p", name, "--show-pipeline")
        resolved = gemmc.resolve(name, gemmc.parse(Path(PROGRAM)))
        assert gemmc.load_pipeline(shown).resolved().passes == resolved.passes
        assert "auto" not in shown
        assert "promote{operand=rhs}  # promote#2\n" in shown

    def test_with_changes_and_a_cut(self, capsys: Captured) -> None:
        change = ("--set", "multi-buffer.stages=3", "--stop-after", "multi-buffer")
        shown = answer(capsys, PROGRAM, "-p", "hopper-ws", "--show-pipeline", *change)
        assert shown.splitlines()[-1] == "multi-buffer{stages=3}"

    def test_auto_needs_a_program(self, capsys: Captured) -> None:
        code, _, err = run(capsys, "-p", "auto", "--show-pipeline")
        needed = "needed a program, for which auto chooses; found none"
        assert (code, err) == (1, f"error: --show-pipeline: {needed}\n")


@pytest.mark.thorough
@pytest.mark.parametrize("name", [*pipeline.names(), "auto"])
class TestOnEveryPipeline:
    """What the command line offers, with each pipeline."""

    @staticmethod
    def program(name: str) -> str:
        others = {"f32": "matmul_f32.mlir", "f64": "matmul_f64.mlir"}
        kind = "bf16" if name == "auto" else dtypes_of(name)[0]
        return str(ROOT / "examples" / others[kind]) if kind in others else PROGRAM

    def test_every_pass_is_printed_and_can_be_the_last(self, capsys: Captured, name: str) -> None:
        """By its occurrence; what is printed after it is what stopping there leaves."""
        program = self.program(name)
        code, ptx, err = run(capsys, program, "-p", name, "-o", "-", "--print-ir-after-all")
        assert code == 0 and ptx.startswith(".version")
        shown = answer(capsys, program, "-p", name, "--show-pipeline")
        passes = [line.name for line in gemmc.load_pipeline(shown).lines]
        assert banners(err) == [f"after {each}" for each in passes]
        printed = re.split(r"^// -----// IR .*\n", err, flags=re.MULTILINE)[1:]
        step = max(1, len(passes) // 6)
        for number in sorted({*range(0, len(passes), step), len(passes) - 1}):
            selector = f"{passes[number]}#{passes[: number + 1].count(passes[number])}"
            stop = ("--stop-after", selector, "--emit", "mlir")
            assert answer(capsys, program, "-p", name, *stop) == printed[number], selector

    def test_what_is_shown_makes_the_same(
        self, capsys: Captured, name: str, tmp_path: Path
    ) -> None:
        program, file = self.program(name), tmp_path / "shown.pipeline"
        file.write_text(answer(capsys, program, "-p", name, "--show-pipeline"))
        whole = answer(capsys, program, "-p", name)
        assert answer(capsys, program, "-p", str(file), "-o", "-") == whole

    def test_a_change_is_made(self, capsys: Captured, name: str, tmp_path: Path) -> None:
        """A pass is put in, one is left out, an option is set to what it is."""
        program, file = self.program(name), tmp_path / "shown.pipeline"
        file.write_text(answer(capsys, program, "-p", name, "--show-pipeline"))
        given = ("-p", str(file), "--show-pipeline", "--set")
        lines = gemmc.load_pipeline(file).lines
        put = answer(capsys, program, *given, f"cse@{lines[0].name}#1")
        assert gemmc.load_pipeline(put).lines[0].name == "cse"
        left = answer(capsys, program, *given, "-linearize")
        assert len(gemmc.load_pipeline(left).lines) == len(lines) - 1
        options = [(each, *option) for each in lines for option in each.options]
        for line, option, value in options:
            if [each.name for each in lines].count(line.name) == 1:
                same = answer(capsys, program, *given, f"{line.name}.{option}={value}")
                assert gemmc.load_pipeline(same).text == gemmc.load_pipeline(file).text

    def test_each_pass_has_help_that_names_it(self, capsys: Captured, name: str) -> None:
        shown = answer(capsys, self.program(name), "-p", name, "--show-pipeline")
        for each in {line.name for line in gemmc.load_pipeline(shown).lines}:
            said = answer(capsys, "--help-pass", each)
            users = said.partition("\nIn the pipelines: ")[2].partition("\n\n")[0]
            assert said.startswith(f"{each}: ")
            assert name == "auto" or name in re.findall(r"[\w-]+", users)


class TestHelpPass:
    @pytest.mark.slow
    @pytest.mark.parametrize("name", [*registry.PASS_NAMES, "canonicalize"])
    def test_options_and_docstring(self, capsys: Captured, name: str) -> None:
        factory = registry.find(name)
        assert factory is not None
        kind = factory()
        shown = answer(capsys, "--help-pass", name)
        assert shown.startswith(f"{name}: ")
        assert "\nFacts" in shown and "\nIn the pipelines: " in shown
        assert ("\nIn the pipelines: none\n" in shown) != (f"\nFor example {name}#" in shown)
        options = shown.partition("\nOptions:")[2].partition("\nFacts:")[0]
        listed = [line.split()[0] for line in options.splitlines() if line.startswith("  ")]
        assert listed == [name for name, _, _ in described_options(kind)]

    def test_what_is_needed_and_what_it_does(self, capsys: Captured) -> None:
        shown = answer(capsys, "--help-pass", "schedule-work")
        words = "row, column, grouped, serpentine or hilbert"
        assert f"  order       {words}  default row\n" in shown
        assert "  with persistent=true: leaves: CTAs that walk over blocks\n" in shown
        assert "-    tile.work of %m by %n by %k" in shown
        assert len(shown.partition("--- before")[2].splitlines()) <= LINES + 1
        shown = answer(capsys, "--help-pass", "promote")
        assert "  operand     lhs or rhs      must be given" in shown

    @pytest.mark.parametrize(
        "name", ["split-k", "swap-ab", "prefetch-inputs", "unroll", "zero-results"]
    )
    def test_an_example_that_a_parameter_lets_in(self, capsys: Captured, name: str) -> None:
        shown = answer(capsys, "--help-pass", name)
        assert f"\nFor example {name}#1 in " in shown
        assert f"+++ after {name}#1\n" in shown

    def test_a_name_that_is_none(self, capsys: Captured) -> None:
        _, _, err = run(capsys, "--help-pass", "multibuffer")
        assert err.endswith("found 'multibuffer'; did you mean 'multi-buffer'?\n")
        _, _, err = run(capsys, "--help-pass", "stage-output")
        assert err.endswith("; it is called 'stage-epilogue' now\n")


class TestDidYouMean:
    @pytest.mark.parametrize(
        ("argv", "meant"),
        [
            (["--stop-afer", "cse"], "--stop-after"),
            ([PROGRAM, "--emit", "ptxx"], "ptx"),
            (["run", PROGRAM, "--on", "cpuu"], "cpu"),
            (["run", PROGRAM, "--level", "ptxs"], "ptx"),
            (["timeline", PROGRAM, "-p", "auto", "--spam", "3"], "--span"),
            (["bench", "--dtype", "bf61"], "bf16"),
            (["completion", "bsh"], "bash"),
            (["completoin", "bash"], "completion"),
        ],
        ids=lambda each: "-".join(each[-2:]) if isinstance(each, list) else each,
    )
    def test_on_a_wrong_command_line(self, capsys: Captured, argv: list[str], meant: str) -> None:
        code, _, err = run(capsys, *argv)
        assert (code, err.count("\n")) == (2, 1)
        assert f"; did you mean '{meant}'?" in err

    @pytest.mark.parametrize(
        ("argv", "meant"),
        [
            (["-p", "hoper-ws"], "hopper-ws"),
            (["-p", "hopper-ws.pipelin"], "hopper-ws"),
            (["-p", "pipelines/hopper-w.pipeline"], "pipelines/hopper-ws.pipeline"),
            (["-p", "hopper-w.pipeline"], "hopper-ws"),
            (["-p", "hopper-coop{stage=3}"], "stages"),
            (["-p", "promote{operant=lhs}"], "operand"),
            (["-p", "hopper-ws", "--set", "multi-bufer.stages=3"], "multi-buffer"),
            (["-p", "hopper-ws", "--target", "h20"], "h200"),
        ],
        ids=lambda each: "-".join(each[-2:]) if isinstance(each, list) else each,
    )
    def test_of_a_name(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch, argv: list[str], meant: str
    ) -> None:
        monkeypatch.chdir(ROOT)
        code, _, err = run(capsys, PROGRAM, *argv)
        assert (code, err.count("\n")) == (1, 1)
        assert f"'{meant}'" in err.partition("did you mean")[2], err


class TestOperandsOfAnotherType:
    CASES: ClassVar[list[tuple[str, str, str]]] = [
        (PROGRAM, "simt-naive", "for bf16 take ampere-mma, hopper-coop, "),
        (str(ROOT / "examples" / "matmul_f32.mlir"), "hopper-ws", "for f32 take simt-coalesced, "),
        (str(ROOT / "test" / "inputs" / "matmul_i8_i32.mlir"), "hopper-ws", "for i8 take auto\n"),
    ]

    @pytest.mark.parametrize(("program", "name", "advice"), CASES)
    def test_what_takes_it_is_named(
        self, capsys: Captured, program: str, name: str, advice: str
    ) -> None:
        code, _, err = run(capsys, program, "-p", name)
        assert (code, err.count("\n")) == (1, 1)
        assert f"; {advice}" in err

    @pytest.mark.thorough
    @pytest.mark.parametrize(("program", "name", "advice"), CASES)
    def test_what_is_named_takes_it(
        self, capsys: Captured, program: str, name: str, advice: str
    ) -> None:
        _, _, err = run(capsys, program, "-p", name)
        for each in err.rpartition(" take ")[2].strip().replace(" or ", ", ").split(", "):
            assert run(capsys, program, "-p", each)[0] == 0


class TestCompletion:
    """The function that bash gets, called as bash calls it."""

    @staticmethod
    def completed(*words: str) -> list[str]:
        typed = " ".join(f"'{word}'" for word in words)
        driver = f"COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}; _gemmc"
        code = f'{script()}\n{driver}; printf "%s\\n" "${{COMPREPLY[@]}}"'
        done = subprocess.run(["bash", "-euc", code], capture_output=True, text=True)
        assert done.stderr == ""
        return done.stdout.split()

    @pytest.mark.parametrize(
        ("words", "found"),
        [
            (("gemmc", "t"), ["timeline", "tune"]),
            (("gemmc", "x.mlir", "--stop-after", "multi"), ["multi-buffer", "multicast"]),
            (("gemmc", "x.mlir", "-p", "hopper-p"), ["hopper-pingpong"]),
            (("gemmc", "x.mlir", "-p", "a"), ["ampere-mma", "ampere-mma-f64", "auto"]),
            (("gemmc", "x.mlir", "--emit", ""), ["mlir", "ptx", "cubin", "manifest"]),
            (("gemmc", "x.mlir", "--target", "h2"), ["h200"]),
            (("gemmc", "--list-pa"), ["--list-passes"]),
            (("gemmc", "--help-pass", "snake"), ["snake-k"]),
            (("gemmc", "run", "x.mlir", "--le"), ["--level"]),
            (("gemmc", "run", "x.mlir", "--on", "c"), ["cpu"]),
            (("gemmc", "run", "x.mlir", "--pipeline", "simt-s"), ["simt-smem"]),
            (("gemmc", "timeline", "x.mlir", "--c"), ["--ctas"]),
            (("gemmc", "completion", ""), ["bash", "zsh"]),
            (("gemmc", "cache", "i"), ["info"]),
            (("gemmc", "run", "exa"), []),
        ],
    )
    def test_of_a_word(self, words: tuple[str, ...], found: list[str]) -> None:
        assert self.completed(*words) == found

    def test_every_command_and_its_options(self) -> None:
        assert set(self.completed("gemmc", "")) == set(COMMANDS)
        for each in COMMANDS:
            assert "--help" in self.completed("gemmc", each, "--")

    def test_a_shell_reads_it(self, capsys: Captured) -> None:
        assert answer(capsys, "completion", "bash") == script()
        zsh = answer(capsys, "completion", "zsh")
        assert zsh.startswith("#compdef gemmc\n") and zsh.endswith(script())
        assert "\nbashcompinit\n" in zsh
