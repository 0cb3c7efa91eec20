"""`--set` of what `auto` chooses: parameters that are fixed in candidates, and passes ahead."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from commands import Captured, run

import gemmc
from gemmc.chosen import Chosen
from gemmc.errors import GemmcError
from gemmc.interpret.ptx.simulate import run as simulate
from gemmc.plan import Problem
from gemmc.select import choose, ranked, rows
from gemmc.select.fixed import Fixed, otherwise
from gemmc.select.ranges import limits
from gemmc.select.schedule import Axes, Schedule, axis_of
from gemmc.select.variants import LARGE as BEYOND
from gemmc.select.variants import NEAR, ROUND

LARGE = Problem.parse("4096x4096x4096 bf16 nt")
SMALL = Problem.parse("512x768x1024 bf16 nt")
FLOATS = Problem.parse("1024x768x512 f32 nn")
SINGLE = str(Path(__file__).parents[2] / "examples" / "matmul_nt_bf16_cast.mlir")
F32 = (Path(__file__).parents[2] / "examples" / "matmul_f32.mlir").read_text()

TINY = """
func.func @main(%a: tensor<16x64xbf16>, %b: tensor<64x64xbf16>) -> tensor<16x64xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x64xf32>
  %r = linalg.matmul_transpose_b ins(%a, %b : tensor<16x64xbf16>, tensor<64x64xbf16>)
         outs(%zero : tensor<16x64xf32>) -> tensor<16x64xf32>
  func.return %r : tensor<16x64xf32>
}
"""
OPEN = """
func.func @main(%x: tensor<?x512xbf16>, %w: tensor<512x1024xbf16>) -> tensor<?x1024xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x512xbf16>
  %e = tensor.empty(%m) : tensor<?x1024xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x1024xf32>) -> tensor<?x1024xf32>
  %p = linalg.matmul ins(%x, %w : tensor<?x512xbf16>, tensor<512x1024xbf16>)
         outs(%f : tensor<?x1024xf32>) -> tensor<?x1024xf32>
  func.return %p : tensor<?x1024xf32>
}
"""


def fixed(*words: str) -> Fixed:
    return Chosen().with_changes(words).fixed


@pytest.mark.parametrize("problem", [LARGE, SMALL], ids=str)
@pytest.mark.parametrize(
    "word",
    [
        *("tile=128,128,64", "cluster=none", "swap=true", "epilogue=plain", "epilogue=overlap"),
        *("persistent=true", "persistent=false", "dependent=false", "stages=3", "group=4"),
        *("split=none", "ctas_per_sm=0"),
    ],
)
def test_every_candidate_of_the_template_has_it(problem: Problem, word: str) -> None:
    name, value = word.split("=")
    words = fixed(f"hopper-coop.{word}")
    choice = choose(problem, fixed=words)
    assert dict(choice.candidate.configuration.parameters)[name] == value
    for each, _ in zip(ranked(problem, fixed=words), range(50), strict=False):
        given = dict(each.configuration.parameters)
        assert each.row.template != "hopper-coop" or given[name] == value
    again = choose(problem, fixed=words)
    assert again.candidate.configuration == choice.candidate.configuration
    assert again.pipeline.text == choice.pipeline.text


def test_rules_and_what_is_auto_see_it() -> None:
    """Six slots of 128 x 256 x 64 do not fit: a smaller tile is taken. With two, what is auto, the
    columns of the output buffers, is settled for the room that is left."""
    usual, six = choose(LARGE), choose(LARGE, fixed=fixed("hopper-coop.stages=6"))
    assert (usual.candidate.schedule or ())[:2] == (128, 256)
    assert any("shared memory" in refusal.rule for _, refusal in six.refused)
    assert six.candidate.schedule is not None
    assert six.candidate.schedule[:2] != (128, 256)
    assert "multi-buffer{stages=6}" in six.pipeline.text
    slots = fixed("hopper-coop.stages=2", "hopper-coop.tile=128,256,64")
    staged = [each.text for each in (usual.pipeline, choose(LARGE, fixed=slots).pipeline)]
    assert len({text.split("stage-epilogue")[1].split("}")[0] for text in staged}) == 2


@pytest.mark.parametrize("tile", ["1,1,1", "8,64,64", "63,64,64", "64,1000000,64"])
def test_a_tile_that_no_warpgroup_multiplies_leaves_other_templates(tile: str) -> None:
    choice = choose(LARGE, fixed=fixed(f"hopper-coop.tile={tile}"))
    assert choice.row.template == "ampere-mma"


def test_the_model_predicts_the_schedule_that_is_fixed() -> None:
    choice = choose(LARGE, fixed=fixed("hopper-coop.tile=128,96,64", "hopper-coop.cluster=none"))
    schedule = choice.candidate.schedule
    assert isinstance(schedule, Schedule) and schedule[:5] == (128, 96, 64, 1, 1)
    assert choice.candidate.us > choose(LARGE).candidate.us
    assert not otherwise(choice.row, schedule, fixed("hopper-coop.tile=128,96,64"))


def test_of_a_value_that_no_schedule_has_only_the_passes_differ() -> None:
    words = fixed("hopper-coop.dependent=false")
    choice, usual = choose(SMALL, fixed=words), choose(SMALL)
    assert choice.candidate.schedule == usual.candidate.schedule
    assert "programmatic-dependent-launch" not in choice.pipeline.text
    assert "programmatic-dependent-launch" in usual.pipeline.text
    assert otherwise(choice.row, choice.candidate.schedule, words) == {"dependent": "true"}


def test_a_correction_is_for_the_row_s_own_values() -> None:
    short = Problem.parse("4096x4096x128 bf16 nt")
    row = next(each for each in rows() if each.name == "short K")
    assert row.correction < 1
    found = {
        word: next(e.row for e in ranked(short, fixed=fixed(word)) if e.row.name == row.name)
        for word in ("hopper-coop.tile=128,256,64", "hopper-coop.tile=128,128,64")
    }
    own, other = found.values()
    assert (own.correction, other.correction) == (row.correction, 1.0)


def test_on_cuda_cores() -> None:
    words = fixed("simt-warptile.stages=3", "simt-warptile.tile=32,64,32", "simt-warptile.split=3")
    choice = choose(FLOATS, fixed=words)
    schedule = choice.candidate.schedule
    assert schedule is not None and tuple(schedule)[:3] == (32, 64, 32)
    given = dict(choice.candidate.configuration.parameters)
    assert (given["stages"], given["distance"], given["split"]) == ("3", "2", "3")
    foreign = choose(FLOATS, fixed=fixed("simt-warptile.tile=64,64,8")).candidate
    assert dict(foreign.configuration.parameters)["tile"] == "64,64,8"


def test_of_dynamic_rows_every_range_has_it() -> None:
    problem = replace(LARGE, told="any")
    sizes = ROUND, lambda m: replace(problem, m=m, told="some"), replace(problem, m=BEYOND)
    words = fixed("hopper-coop.tile=64,64,64")
    assert limits(*sizes, fixed=words, allowed=NEAR) != limits(*sizes, allowed=NEAR)
    module = gemmc.parse(OPEN)
    found = gemmc.resolve("auto", module, set=["hopper-coop.stages=3"])
    assert len(found.kernels) > 1
    for _, each in found.kernels:
        assert "multi-buffer{stages=3}" in each.text


def test_what_a_schedule_spells_is_read_back() -> None:
    for row in rows():
        for axes in row.axes:
            for each in [*axes.schedules()][:: max(1, len(axes) // 50)]:
                for name, value in each.spelled.items():
                    found = axis_of(name, value)
                    assert found is not None or name in ("dependent", "throttle", "defer", "clip")
                    if found is not None:
                        listed = getattr(Axes((each.rows,), (each.columns,)), found[0])
                        assert isinstance(listed, tuple)
                        own = getattr(axes, found[0]) or (True, False)
                        assert found[1] in own


def test_from_python_it_is_the_command_line_s(tmp_path: Path, capsys: Captured) -> None:
    words = ["hopper-coop.stages=3", "hopper-coop.epilogue=plain"]
    kernel = gemmc.compile(TINY, pipeline="auto", set=words)
    source, out = tmp_path / "tiny.mlir", tmp_path / "tiny.ptx"
    source.write_text(TINY)
    code, _, err = run(
        capsys, str(source), "-p", "auto", "--set", words[0], "--set", words[1], "-o", str(out)
    )
    assert (code, err) == (0, "")
    assert out.read_text() == kernel.ptx
    assert "multi-buffer{stages=3}" in kernel.manifest["provenance"]["pipeline"]
    assert kernel.ptx != gemmc.compile(TINY, pipeline="auto").ptx


def test_what_is_changed_computes_the_same() -> None:
    numpy = pytest.importorskip("numpy")
    from gemmc import reference

    module = gemmc.parse(TINY)
    inputs = reference.make_inputs(module, 0, True)
    (wanted,) = reference.evaluate(module, inputs, rounded=True)
    words = ["hopper-coop.tile=64,32,64", "hopper-coop.stages=2", "hopper-coop.persistent=true"]
    kernel = gemmc.compile(module, pipeline="auto", set=words)
    (found,) = simulate(kernel.ptx, kernel.manifest, inputs)
    assert reference.compare(found, wanted, exact=True).passed
    assert numpy.any(found)


def test_a_change_of_a_named_pipeline_from_python() -> None:
    three = gemmc.load_pipeline("simt-smem").set("form-kernel", tile=(64, 64, 16))
    found = gemmc.resolve("simt-smem", gemmc.parse(F32), set=["form-kernel.tile=64,64,16"])
    assert found.text == gemmc.resolve(three, gemmc.parse(F32)).text
    with pytest.raises(GemmcError, match="needed a pipeline that is named; found tuned"):
        gemmc.compile(F32, pipeline="tuned", set=["-cse"])


def test_passes_ahead_stay_with_one_kernel() -> None:
    """The size behind them is that of the choice, too."""
    words = ["resize{m=4096 n=4096 k=4096}@unpack-products", "-pair-products"]
    found = gemmc.resolve("auto", gemmc.parse(TINY), set=words)
    assert [each.name for each in found.passes][:8] == [
        "resize", "unpack-products", "im2col", "materialize-operands", "inline-operands",
        "unroll-sums", "normalize-contractions", "permute-operands",
    ]  # fmt: skip
    assert "form-kernel{tile=128,256,64}" in found.text


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("multi-buffer.stages=3", "a pass ahead of the kernels (unpack-products, im2col, mater"),
        ("pair-product.gain=2", "did you mean 'pair-products'"),
        ("hopper-cop.stages=3", "did you mean 'hopper-coop'"),
        ("-hopper-coop", "found '-hopper-coop'; print what it chooses with --show-pipeline"),
        ("stages=3", "found 'stages=3'"),
        ("hopper-coop.stagse=3", "of hopper-coop; found 'stagse'; did you mean 'stages'?"),
        ("hopper-coop.stages=few", "needed a whole number, or auto, for stages"),
        ("hopper-coop.swap=1", "needed false or true for swap; found swap=1"),
        ("hopper-coop.stages=$n", "needed a value for stages; found '$n'"),
        ("pair-products.gain=few", "needed a number for gain; found gain=few"),
        ("pair-products.gian=2", "needed one of the options gain; found 'gian'"),
        ("-normalize-contractions", "needed normalize-contractions, which reads the products"),
        ("cse@pad-operands", "needed a pass before normalize-contractions"),
        ("simt-warptile.stages=3", "found 'simt-warptile'; these are ampere-mma, hopper-coop"),
    ],
)
@pytest.mark.parametrize("more", [["-o", "none.ptx"], ["--explain"]], ids=["compile", "explain"])
def test_what_applies_nowhere_is_refused(
    capsys: Captured, word: str, said: str, more: list[str]
) -> None:
    code, out, err = run(capsys, SINGLE, "-p", "auto", f"--set={word}", *more)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"--set {word}: error: ") and said in err
