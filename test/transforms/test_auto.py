"""Options that are `auto`: what each rule gives, and that the sums behind them are right."""

from __future__ import annotations

import pytest
from pipelines.examples import example_of, text_of
from pipelines.problems import Product

from gemmc import frontend, pipeline, select
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.driver import compile_module
from gemmc.errors import GemmcError
from gemmc.pipeline import Template, load_pipeline
from gemmc.plan import Plan, Problem, auto_options
from gemmc.transforms.epilogue.stage_epilogue import StageEpiloguePass
from gemmc.transforms.memory._room import BARRIER_BYTES, SPARE_BYTES, Room
from gemmc.transforms.memory.multi_buffer import MultiBufferPass

TEXT = """
normalize-contractions
form-kernel{tile=128,256,64}
promote{operand=lhs}
promote{operand=rhs}
multi-buffer{stages=auto}
stage-epilogue{columns=auto buffers=auto}
specialize-warps{consumers=auto producer_registers=auto consumer_registers=auto}
distribute{label=main to=warpgroup shape=auto}
distribute{label=out to=warpgroup shape=auto}
assign-layouts
"""
OPEN = load_pipeline(TEXT)
LARGE = Problem(8192, 8192, 8192, "bf16", "nt")


def options(made: Template, problem: Problem = LARGE) -> tuple[object, ...]:
    lines = made.settled(problem)
    names = (("multi-buffer", "stages"), ("stage-epilogue", "columns"),
             ("stage-epilogue", "buffers"), ("specialize-warps", "consumers"),
             ("specialize-warps", "producer_registers"),
             ("specialize-warps", "consumer_registers"),
             ("distribute#1", "shape"), ("distribute#2", "shape"))  # fmt: skip
    return tuple(lines.option(*each) for each in names)


@pytest.mark.parametrize(
    ("tile", "wanted"),
    [
        ((128, 256, 64), ("4", "64", "2", "2", "40", "232", "2,1", "2,1")),
        ((256, 200, 64), ("3", "64", "1", "2", "24", "240", "2,1", "2,1")),
        ((256, 176, 64), ("3", "64", "1", "2", "24", "240", "2,1", "2,1")),
        ((192, 256, 64), ("3", "64", "2", "3", "32", "160", "3,1", "3,1")),
        ((64, 64, 64), ("12", "64", "1", "1", "0", "0", "1,1", "1,1")),
        ((128, 256, 128), ("2", "64", "2", "2", "40", "232", "2,1", "2,1")),
    ],
)
def test_what_a_tile_gets(tile: tuple[int, int, int], wanted: tuple[str, ...]) -> None:
    assert options(OPEN.set("form-kernel", tile=tile)) == wanted


@pytest.mark.parametrize("tile", [(0, 0, 0), (128, 256, 0), (128, 256)])
def test_a_tile_without_three_sizes_is_refused(tile: tuple[int, ...]) -> None:
    found = f"by which other options are settled; found tile={','.join(map(str, tile))}"
    with pytest.raises(GemmcError, match=f"of three positive sizes, {found}"):
        OPEN.set("form-kernel", tile=tile).resolved(LARGE)


def test_a_multiple_that_promote_refuses_is_left_to_it() -> None:
    assert options(OPEN.set("promote", multiple=0)) == options(OPEN)


def test_what_leaves_transposed_lies_the_other_way() -> None:
    assert options(OPEN.insert_before("form-kernel", "swap-ab"))[-2:] == ("2,1", "1,2")


def test_what_stands_in_the_pipeline_counts() -> None:
    assert options(OPEN.set("stage-epilogue", columns=32))[:3] == ("4", "32", "4")
    assert options(OPEN.set("stage-epilogue", buffers=4))[0] == "4"
    assert options(OPEN.set("multi-buffer", stages=2))[:3] == ("2", "64", "4")
    assert options(OPEN.set("specialize-warps", consumers=1))[-2:] == ("1,1", "1,1")


def test_a_stationary_operand_has_a_slot_for_each_step_of_k() -> None:
    made = OPEN.insert_before("multi-buffer", "multi-buffer{label=lhs stages=auto}")
    made = made.insert_after("assign-layouts", "stationary-operand").set(
        "form-kernel", tile=(128, 224, 64)
    )
    found = made.settled(Problem(8192, 8192, 512, "bf16", "nt"))
    assert [found.option(f"multi-buffer#{i}", "stages") for i in (1, 2)] == ["8", "3"]
    assert (found.option("stage-epilogue", "columns")) == "32"


def test_the_result_of_four_bytes_has_narrower_rows() -> None:
    assert options(OPEN, Problem(8192, 8192, 8192, "bf16", "nt", 32))[:3] == ("4", "32", "2")


def test_other_machines_get_what_fits_there() -> None:
    from dataclasses import replace

    from gemmc.target import DEFAULT

    small = replace(DEFAULT, cta_shared_bytes=128 << 10)
    assert OPEN.settled(LARGE, small).option("multi-buffer", "stages") == "2"


def shared_bytes(source: str, made: pipeline.Pipeline) -> int:
    """Of the kernel, as `allocate-smem` gives it out."""
    ctx = frontend.context()
    module = frontend.parse(source, "x.mlir", ctx)
    names = [each.name for each in made.passes]
    pipeline.run(module, ctx, made.passes[: names.index("allocate-smem") + 1])
    (kernel,) = (op for op in module.walk() if isinstance(op, KernelOp))
    assert kernel.shared_bytes is not None
    return kernel.shared_bytes.value.data


def predicted(made: pipeline.Pipeline, problem: Problem) -> int:
    plan = Plan(list(made.passes), problem)
    room, staged = Room(plan), plan.first(StageEpiloguePass)
    if staged is None:
        return room.rings()
    row = int(staged.columns) * problem.result_bits // 8 or 128
    return room.rings() + room.outputs(row, int(staged.buffers))


def check_sums(source: str, template: Template, name: str) -> None:
    """Never below what is given out, and above by no more than barriers that no ring has."""
    module = frontend.parse(source, "x.mlir")
    problem, _ = select.problem_of(module, frontend.context())
    made = template.resolved(problem)
    over = predicted(made, problem) - shared_bytes(source, made)
    slots = sum(int(each.stages) for each in Plan(list(made.passes), problem).all(MultiBufferPass))
    assert 0 <= over <= SPARE_BYTES + slots * BARRIER_BYTES, name


SCHEDULED = [row for row in select.rows() if row.axes]


@pytest.mark.parametrize("row", SCHEDULED, ids=lambda row: row.name)
def test_the_sums_are_those_of_allocate_smem(row: select.Row) -> None:
    (dtype, *_), widest = row.when["dtypes"], row.when.get("result_bits", 32)
    layouts = row.when.get("layouts", ("nt", "nn"))
    results = (dtype, "f32") if widest == 32 else (dtype,)
    for layout, result in zip(layouts, results, strict=False):
        problem = example_of(row, dtype, layout, 32 if result == "f32" else 16)
        made = select.choose(problem).candidate.configuration.filled()
        check_sums(text_of(row, dtype, layout, row.example, result), made, f"{row.name}, {layout}")


@pytest.mark.parametrize("name", pipeline.names())
def test_they_are_of_every_pipeline(name: str) -> None:
    template = load_pipeline(name)
    if "multi-buffer" not in template:
        pytest.fail("no rings") if name.startswith("hopper") else None
        return
    dtype = template.metadata["dtypes"].split(",")[0]
    for layout in ("nn", "nt"):
        check_sums(Product((512, 768, 1024), dtype, layout, dtype).mlir, template, name)


def test_an_unsettled_option_is_refused_when_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    module = frontend.parse("func.func private @f()", "x.mlir")
    for text, option in (("multi-buffer{stages=auto}", "stages"),
                         ("stage-epilogue{buffers=auto}", "buffers"),
                         ("specialize-warps{consumers=auto}", "consumers"),
                         ("distribute{label=main to=warpgroup shape=auto}", "shape")):  # fmt: skip
        loaded = pipeline.load(text)
        needed = f"needed a value for {option}, which gemmc settles .*; found {option}=auto"
        with pytest.raises(GemmcError, match=needed) as caught:
            pipeline.run(module, frontend.context(), loaded.passes, places=loaded.places)
        assert caught.value.where == "<pipeline>:1:1"


def test_a_program_without_a_product_settles_nothing() -> None:
    module = frontend.parse("func.func private @f()", "x.mlir")
    with pytest.raises(GemmcError, match="needed a matrix product to choose a pipeline for"):
        compile_module(module, OPEN)


def test_options_without_a_rule_take_no_auto() -> None:
    needed = "form-kernel: needed whole numbers with commas between them for tile; found tile=auto"
    with pytest.raises(GemmcError, match=needed):
        load_pipeline("form-kernel{tile=auto}")
    with pytest.raises(GemmcError, match="needed a whole number, or auto, for stages"):
        load_pipeline("multi-buffer{stages=many}")


def test_auto_is_a_word_where_an_option_has_no_rule() -> None:
    """A label may be called so; nothing waits for a problem, and the pass runs."""
    template = load_pipeline("multi-buffer{label=auto stages=3}")
    assert not template.is_open and template.settled(LARGE).lines == template.lines
    assert not any(map(auto_options, template.resolved().passes))
    both = load_pipeline("multi-buffer{label=auto stages=auto}")
    assert both.is_open and list(auto_options(both.resolved().passes[0])) == ["stages"]


def test_rules_that_lack_a_pass_say_so() -> None:
    said = "<pipeline>:1:1: .*form-kernel: needed tile=M,N,K.*found none"
    with pytest.raises(GemmcError, match=said):
        load_pipeline("specialize-warps{consumers=auto}").resolved(LARGE)
    needed = "needed to=warpgroup and specialize-warps in the pipeline"
    with pytest.raises(GemmcError, match=f"<pipeline>:1:1: .*{needed}"):
        load_pipeline("distribute{label=main to=thread shape=auto}").resolved(LARGE)
