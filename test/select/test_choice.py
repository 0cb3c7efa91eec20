"""What `auto` chooses: each row is found for its example, fits the machine and is right."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import isfinite
from pathlib import Path

import numpy as np
import pytest
from gpu.cases import Case, matmul_text
from parts import some
from pipelines.examples import example_of, reads, text_of
from sweep import Problem as Drawn

from gemmc import api, driver, frontend, pipeline, select
from gemmc.cli import main
from gemmc.driver import compile_text
from gemmc.element_types import numpy_dtype
from gemmc.errors import GemmcError
from gemmc.interpret.ptx.simulate import run
from gemmc.plan import Problem
from gemmc.select import Configuration, Row, choose, predicted
from gemmc.select.schedule import Schedule

ROWS = select.rows()
EXAMPLE = Path(__file__).parents[2] / "examples" / "matmul_nt_bf16_cast.mlir"
EPILOGUES = sorted((EXAMPLE.parent / "epilogues").glob("*.mlir"))
IDS = [each.name for each in ROWS]


def variants(each: Row) -> list[tuple[str, str]]:
    """The dtypes and layouts a class is for."""
    when = each.when
    return [(d, la) for d in when["dtypes"] for la in when.get("layouts", ("nn", "nt"))]


def text(each: Row, dtype: str, layout: str, size: tuple[int, int, int]) -> str:
    if each.when.get("epilogue"):
        return text_of(each, dtype, layout, size)
    return matmul_text(Case(each.name, dtype, layout, *size))


def filled(each: Row, dtype: str, layout: str) -> pipeline.Template:
    """What is chosen for the row's example."""
    problem = example_of(each, dtype, layout)
    return select.choose(problem).candidate.configuration.filled()


@pytest.mark.parametrize("each", ROWS, ids=IDS)
def test_its_example_is_in_the_class(each: Row) -> None:
    for dtype, layout in variants(each):
        module = frontend.parse(text(each, dtype, layout, each.example), "example.mlir")
        problem, _ = select.problem_of(module, frontend.context())
        assert problem == example_of(each, dtype, layout)
        assert select.choose(problem).row is each


def kinds(layouts: int, kept: Sequence[Row] = ROWS) -> list[object]:
    """Rows with a type and a layout; `make test` takes the first type and so many layouts of those
    that are `kept`."""
    found: list[object] = []
    for each in ROWS:
        chosen = variants(each)
        first = [kind for kind in chosen if kind[0] == chosen[0][0]][:layouts]
        for kind in chosen:
            taken = each in kept and kind in first
            mark = pytest.mark.slow if taken else pytest.mark.thorough
            found.append(pytest.param(each, *kind, id=f"{each.name}-{'-'.join(kind)}", marks=mark))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("each", ROWS, ids=IDS)
def test_its_example_with_a_bias_compiles(each: Row) -> None:
    """What a row sets besides its schedules is for problems whose epilogues read something, too:
    the candidates that no rule refuses compile."""
    dtype, layout = variants(each)[0]
    drawn = Drawn(*each.example, dtype, dtype, layout, (), (("n", dtype),))
    ctx = frontend.context()
    problem, _ = select.problem_of(frontend.parse(drawn.text, "bias.mlir"), ctx)
    own = (one for one in select.ranked(problem) if one.row is each)
    first = next(own, None)
    if first is not None:
        made = first.configuration.resolved(problem)
        if next(select.refusals(made, problem), None) is None:
            assert api.compile(drawn.text, pipeline=made.text).ptx


@pytest.mark.parametrize(("each", "dtype", "layout"), kinds(1))
def test_its_example_assembles_without_spills(each: Row, dtype: str, layout: str) -> None:
    made = filled(each, dtype, layout)
    kernel = api.compile(text(each, dtype, layout, each.example), pipeline=made)
    assert kernel.assembled.resources.spill_stores == 0
    assert kernel.assembled.resources.shared_memory <= 232448


def with_factor(source: str) -> str:
    """The same product, its sums halved and then bounded from below before they are rounded."""
    bounded = "%h = arith.constant 5.0e-01 : f32\n%s = arith.mulf %x, %h : f32\n"
    bounded += "%w = arith.maximumf %s, %h : f32\n%y = arith.truncf %w"
    return source.replace("%y = arith.truncf %x", bounded)


HALVES = [
    each
    for each in kinds(1, ROWS[::2])
    if each.values[1] not in ("f32", "f64")  # type: ignore[attr-defined]
    and not each.values[0].when.get("epilogue")  # type: ignore[attr-defined]
]
"""`make test` takes every other row, since neighbours have blocks that are much alike."""


@pytest.mark.parametrize(("each", "dtype", "layout"), HALVES)
def test_an_epilogue_takes_no_registers(each: Row, dtype: str, layout: str) -> None:
    """Accumulators of the large classes leave none for a second value of each element."""
    source = text(each, dtype, layout, each.example)
    kernel = api.compile(with_factor(source), pipeline=filled(each, dtype, layout))
    assert kernel.ptx.count("mul.rn.f32") and kernel.ptx.count("max.NaN.f32")
    assert kernel.assembled.resources.spill_stores == 0


def unrounded(source: str) -> str:
    """The same product, its f32 sums returned as they are."""
    product, _, _ = source.partition("%re = ")
    kind = re.findall(r"-> (tensor<\w+xf32>)", product)[-1]
    product = re.sub(r"-> tensor<\w+> \{", f"-> {kind} {{", product, count=1)
    return f"{product}func.return %c : {kind}\n}}\n"


@pytest.mark.parametrize(("each", "dtype", "layout"), HALVES)
def test_a_result_of_twice_the_bits_fits_as_well(each: Row, dtype: str, layout: str) -> None:
    """In this class or in another."""
    kernel = api.compile(unrounded(text(each, dtype, layout, each.example)), pipeline="auto")
    assert kernel.assembled.resources.spill_stores == 0
    assert kernel.manifest["arguments"][2]["dtype"] == "f32"


@pytest.mark.parametrize("size", some((1024, 2048, 4096, 8192), (1024, 8192)))
@pytest.mark.parametrize("right", ["(d2, d1)", "(d1, d2)"], ids=["tn", "tt"])
def test_transposed_left_operands_have_a_class(size: int, right: str) -> None:
    source = matmul_text(Case("square", "bf16", "nn", size, size, size))
    maps = [f"affine_map<(d0, d1, d2) -> {each}>" for each in ("(d2, d0)", right, "(d0, d1)")]
    turned = f"linalg.matmul indexing_maps = [{', '.join(maps)}] ins"
    kernel = api.compile(source.replace("linalg.matmul ins", turned), pipeline="auto")
    assert kernel.assembled.resources.spill_stores == 0


@pytest.mark.parametrize(
    ("size", "layout", "bits"),
    [
        ((100, 128, 64), "tn", 16),  # threads copy an operand of any rows
        ((104, 128, 64), "tn", 16),
        ((104, 128, 33), "tn", 16),  # and K in neither
        ((104, 128, 33), "nn", 16),
        ((104, 128, 33), "tt", 16),
        ((100, 128, 64), "nt", 16),
        ((100, 124, 64), "nt", 16),  # a result of any rows is stored by threads
        ((100, 125, 64), "nt", 32),
        ((100, 124, 64), "nn", 32),
    ],
)
def test_the_rows_of_every_matrix_decide(
    size: tuple[int, int, int], layout: str, bits: int
) -> None:
    """By layout and type; and what is chosen takes them."""
    problem = Problem(*size, "bf16", layout, bits)
    assert select.choose(problem).row.template == "hopper-coop"
    drawn = Drawn(*size, "bf16", "bf16" if bits == 16 else "f32", layout, ())
    kernel = api.compile(drawn.text, pipeline="auto")
    assert kernel.assembled.resources.spill_stores == 0


@pytest.mark.parametrize(("size", "layout"), [((104, 128, 33), "nt"), ((104, 131, 33), "nn")])
def test_two_operands_of_odd_rows_and_a_short_k_are_for_warps(
    size: tuple[int, int, int], layout: str
) -> None:
    """Threads copy both, whatever multiplies."""
    assert select.choose(Problem(*size, "bf16", layout, 16)).row.template == "ampere-mma"


@pytest.mark.parametrize(
    ("size", "dtype", "layout", "result"),
    [
        ((400, 33, 1256), "bf16", "tn", "f32"),  # copies through registers
        ((2959, 2959, 640), "f16", "tn", "f16"),
        ((38, 1024, 7), "f16", "nt", "f16"),  # less than a tile of K
        ((22, 611, 17), "f32", "nt", "f32"),
    ],
)
def test_odd_sizes_do_not_spill(
    size: tuple[int, int, int], dtype: str, layout: str, result: str
) -> None:
    drawn = Drawn(*size, dtype, result, layout, (("scale", 0.5),))
    assert api.compile(drawn.text, pipeline="auto").assembled.resources.spill_stores == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "dtype", "result", "layout", "chain", "inputs"),
    [
        ((16384, 1024, 7168), "bf16", "f32", "nn", ("math.erf",), ()),
        ((4096, 4096, 4096), "bf16", "f32", "nt", ("math.log",), ()),
        ((8192, 3072, 5120), "bf16", "bf16", "nn", ("math.atan",), ()),
        ((28672, 14336, 17104), "bf16", "bf16", "nn", ("math.cbrt",), ()),
        ((7168, 2051, 8192), "f16", "f16", "nt", (), (("mn", "f16"), ("n", "f32"), ("mn", "f16"))),
    ],
)
def test_what_functions_and_odd_rows_take_is_known(
    size: tuple[int, int, int], dtype: str, result: str, layout: str, chain: tuple[str, ...],
    inputs: tuple[tuple[str, str], ...],
) -> None:
    """Of each, ptxas spilled what it may not beside wgmma."""
    ops = tuple((name, 0.0) for name in chain)
    drawn = Drawn(*size, dtype, result, layout, ops, inputs)
    assert api.compile(drawn.text, pipeline="auto").assembled.resources.spill_stores <= 64


def one_of_each_kind() -> list[Row]:
    """The first row of each template and type with the same parameters in its data."""
    found: dict[object, Row] = {}
    for each in ROWS:
        swap = any(axes.swap[0] for axes in each.axes[:1])
        kind = each.template, each.when["dtypes"][-1], swap, *sorted(each.parameters)
        found.setdefault(kind, each)
    return list(found.values())


FIRST = one_of_each_kind()


def of_rows() -> list[object]:
    """`make test` takes one of each kind, `make check` every fourth of these."""
    found: list[object] = []
    for each in ROWS:
        mark = pytest.mark.slow if each in FIRST else pytest.mark.thorough
        quick = each in FIRST[::4]
        found.append(pytest.param(each, id=each.name, marks=() if quick else mark))
    return found


@pytest.mark.parametrize("each", of_rows())
def test_a_reduced_size_is_right(each: Row) -> None:
    """Ragged blocks, two rows and columns of them, as PTX on the CPU."""
    small = each.when["dtypes"] in (["f32"], ["f64"])
    parts = max((max(axes.parts) for axes in each.axes), default=1)
    m, n, k = (72, 136, 24) if small else (136, 72, 776) if parts > 1 else (136, 264, 136)
    if parts > 8 and not small:
        m, n = 72, 24  # and a step of 128 for each part, the last of 8
    for dtype, layout in variants(each)[-1:]:
        made = filled(each, dtype, layout)
        if "clip-copies" in made.text:
            m = 45  # of 64 rows that the tiles have, 48 are copied
        if split := re.search(r"split-k{parts=(\d+)", made.text):
            k = k if parts <= 8 else 128 * int(split[1]) - 120
        kernel = api.compile(text(each, dtype, layout, (m, n, k)), pipeline=made)
        rng = np.random.default_rng(0)
        kind = numpy_dtype(dtype)
        shapes = ((m, k), (k, n) if layout == "nn" else (n, k))
        a, b = (rng.integers(-3, 4, s).astype(kind) for s in shapes)
        device = {"sm_count": 2, "max_active_clusters": 1}
        residual = rng.integers(-3, 4, (m, n)).astype(kind)
        inputs = [a, b, residual] if reads(each) else [a, b]
        (found,) = run(kernel.ptx, kernel.manifest, inputs, device=device)
        x, y = a.astype(np.float64), b.astype(np.float64)
        wanted = x @ (y if layout == "nn" else y.T) + (residual if len(inputs) > 2 else 0.0)
        function = bool(each.when.get("epilogue")) and not reads(each)
        wanted = (np.tanh(wanted) if function else wanted).astype(np.float32).astype(kind)
        allowed = 2.0**-7 if function else 0.0  # a rounding of bf16 beside one of tanh.approx
        np.testing.assert_allclose(found.astype("f4"), wanted.astype("f4"), allowed, 0.0)


@pytest.mark.parametrize("layout", ["nn", "tn"])
def test_few_columns_that_lie_in_rows_need_not_be_computed_transposed(layout: str) -> None:
    """A swizzle takes rows of 32 bytes at least, so tiles have 16 columns for 8."""
    schedule = select.choose(Problem(1024, 8, 4096, "bf16", layout)).candidate.schedule
    assert isinstance(schedule, Schedule)
    assert (schedule.columns, schedule.swap) == (16, False)


@pytest.mark.parametrize(("k", "parts"), [(2872, 30), (10265, 54)])
def test_k_is_in_as_many_parts_as_have_steps(k: int, parts: int) -> None:
    """Of parts that are listed, 32 would leave the last two none of 90 steps."""
    schedule = select.choose(Problem(8, 8, k, "f32", "nn", 32)).candidate.schedule
    assert schedule is not None and schedule.parts == parts


def test_each_class_says_where_it_comes_from() -> None:
    assert all("measured" in each.evidence for each in ROWS)
    assert len(set(IDS)) == len(IDS)
    assert {each.template for each in ROWS} <= set(pipeline.names())


def test_few_settings_are_left_as_data() -> None:
    """What no rule gives: of all rows for Hopper's tensor cores together, and once what a template
    has in all of its rows."""
    of_rows = sum(len(each.parameters) + (each.correction != 1) for each in ROWS)
    spelled = {each.template: each.spelling for each in ROWS}
    fixed = sum("{" not in value for each in spelled.values() for value in each.values())
    assert of_rows + fixed <= 82


def test_a_configuration_is_a_value() -> None:
    one, other = (each.configuration(next(each.schedules())) for each in ROWS[:2])
    same = Configuration.of(one.template, dict(one.parameters))
    assert (same, hash(same)) == (one, hash(one)) and one != other
    by_text = pipeline.load_pipeline(str(one))
    assert [str(line) for line in by_text.lines] == [str(line) for line in one.filled().lines]


def test_a_parameter_that_no_template_has_is_refused() -> None:
    wrong = Configuration.of(ROWS[0].template, {"tle": "1"})
    with pytest.raises(GemmcError, match="needed one of the parameters tile, .*; found 'tle'"):
        wrong.filled()


@pytest.mark.parametrize(
    ("layout", "size", "empty"),
    [
        ("tn", (1000, 1024, 999), False), ("tn", (1001, 1024, 1024), False),
        ("nt", (1001, 1024, 1024), False), ("nt", (1024, 1024, 1001), False),
        ("nt", (1024, 1001, 1024), True), ("nn", (1024, 1001, 1024), False),
        ("nn", (1024, 1001, 1001), True), ("tt", (1024, 1024, 1001), False),
    ],
)  # fmt: skip
def test_what_the_copy_engine_needs_is_one_rule(
    layout: str, size: tuple[int, int, int], empty: bool
) -> None:
    """Something to sum."""
    problem = Problem(*size, "bf16", layout, empty_k=empty)
    made = select.Configuration("hopper-coop").resolved(problem)
    found = [each.rule for each in select.refusals(made, problem)]
    assert ("rows of a multiple of 16 bytes for the copy engine" in found) == empty
    assert select.choose(problem).row.template != "hopper-coop" or not empty


def test_what_no_class_is_for_is_refused() -> None:
    needed = "x.mlir:2:3: error: pipeline: needed a product of bf16, f16, f32, f64 that .*tf32, nn"
    with pytest.raises(GemmcError, match=needed):
        select.choose(Problem(64, 64, 64, "tf32", "nn"), where="x.mlir:2:3")


def test_a_program_without_a_result_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "none.mlir"
    path.write_text("func.func @f(%a: f32) {\n  func.return\n}\n")
    assert main([str(path), "--pipeline", "auto"]) == 1
    needed = "func.func: needed a function that returns a tensor; found no results"
    assert capsys.readouterr().err == f"{path}:1:1: error: {needed}\n"


def test_auto_from_python_and_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    source = EXAMPLE.read_text()
    by_text = api.compile(source, pipeline="auto")
    module = frontend.parse(source, "x.mlir")
    by_module = api.compile(module, pipeline="auto")
    assert by_text.ptx == by_module.ptx
    chosen = driver.resolve("auto", module, frontend.context()).text
    assert by_text.manifest["provenance"]["pipeline"] == chosen
    assert main([str(EXAMPLE), "--pipeline", "auto", "--emit", "ptx"]) == 0
    assert capsys.readouterr().out == by_text.ptx


@pytest.mark.parametrize(
    ("element", "pipeline"),
    [("f8E4M3FNUZ", "auto"), ("f8E4M3FNUZ", "hopper-coop"), ("i16", "hopper-coop")],
)
def test_operands_of_a_type_that_nothing_multiplies_are_refused(
    element: str, pipeline: str
) -> None:
    shape = f"tensor<64x64x{element}>"
    zero = "0" if element.startswith("i") else "0.0"
    text = f"""func.func @f(%a: {shape}, %b: {shape}) -> {shape} {{
      %z = arith.constant {zero} : {element}
      %e = tensor.empty() : {shape}
      %c = linalg.fill ins(%z : {element}) outs(%e : {shape}) -> {shape}
      %r = linalg.matmul ins(%a, %b : {shape}, {shape}) outs(%c : {shape}) -> {shape}
      return %r : {shape}
    }}"""
    needed = f"needed ([^;]* operands|(operands|elements|8-bit floats) of) [^;]*; found {element}"
    with pytest.raises(GemmcError, match=needed):
        compile_text(text, "t.mlir", pipeline)


SIDES = (("mn", 16), ("n", 32), ("m", 32), ("", 32))
"""A residual, a bias, a scale and a number."""


@pytest.mark.parametrize("size", [(4096, 4096, 4096), (8192, 8192, 8192), (1024, 3840, 1024)])
def test_inputs_of_an_epilogue_take_registers(size: tuple[int, int, int]) -> None:
    """No candidate that fits without inputs is refused less with them."""
    plain = Problem(*size, "bf16", "nt")
    full = Problem(*size, "bf16", "nt", inputs=SIDES * 4)
    chosen = select.choose(plain).candidate.configuration
    (refused,) = select.refusals(chosen.resolved(full), full)
    assert refused.rule == "registers for accumulators, epilogue and addresses"
    assert not list(select.refusals(select.choose(full).pipeline, full))


def of_a_size() -> Iterator[object]:
    """The epilogues at each size, of which `make test` takes one for each."""
    sizes = ("m=4096 n=4096 k=4096", "m=8192 n=8192 k=8192", "m=16 n=4096")
    for number, path in enumerate(EPILOGUES):
        for place, size in enumerate(sizes):
            mark = pytest.mark.slow if place == (number + 2) % len(sizes) else pytest.mark.thorough
            yield pytest.param(path, size, id=f"{path.stem}-{size}", marks=mark)


@pytest.mark.parametrize("path, size", list(of_a_size()))
def test_epilogues_do_not_spill(path: Path, size: str) -> None:
    ctx = frontend.context()
    module = frontend.parse(path.read_text(), path.name, ctx)
    pipeline.run(module, ctx, pipeline.load(f"resize{{{size}}}").passes)
    made = api.compile(frontend.print_module(module), pipeline="auto")
    assert made.assembled.resources.spill_stores == 0


@pytest.mark.parametrize(
    "problem",
    [
        Problem(2048, 2048, 2048, "bf16", "nt", 16),
        Problem(512, 768, 1024, "bf16", "nt", 16),
        Problem(8192, 8192, 8192, "f16", "nn", 16),
        Problem(1000, 1000, 1000, "f32", "nn", 32),
    ],
    ids=str,
)
def test_what_is_predicted_of_the_choice_is_what_it_was_chosen_for(problem: Problem) -> None:
    chosen = choose(problem).candidate
    assert predicted(chosen.configuration, problem) == pytest.approx(chosen.us)
    again = Configuration.read(str(chosen.configuration))
    assert again == chosen.configuration


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("hopper-coop{tile=128,256,64}", True),
        ("hopper-coop{tile=128,256,64 group=3}", True),
        ("simt-warptile", False),
        ("hopper-ws", False),
    ],
)
def test_the_model_knows_schedules_and_no_others(text: str, known: bool) -> None:
    configuration = Configuration.read(text)
    assert configuration is not None
    found = predicted(configuration, Problem(512, 768, 1024, "bf16", "nt", 16))
    assert isfinite(found) is known
    assert not known or 10 < found < 20


@pytest.mark.parametrize("text", ["", "cse, cse", "no-such{x=1}", "hopper-coop{", "cse if wide"])
def test_what_is_no_configuration_is_none(text: str) -> None:
    assert Configuration.read(text) is None
