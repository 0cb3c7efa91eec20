"""The Python interface (docs/python.md): what is public, values, steps, misuse, places."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from parts import thorough_but
from pipelines.problems import Product
from rules.programs import dtypes_of
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

import gemmc
from gemmc import elementwise as ew
from gemmc import frontend
from gemmc.cli import main
from gemmc.dialects.barrier import WaitOp
from gemmc.errors import refuse
from gemmc.pipeline import names
from gemmc.reference import compare, evaluate, make_inputs

EXAMPLES = Path(__file__).parents[1] / "examples"
PIPELINE = gemmc.load_pipeline("hopper-ws")
LONG = "transformer_block"


@dataclass(frozen=True)
class Watch(ModulePass):
    """Changes nothing; keeps what it saw, which no pipeline can spell."""

    name = "watch"

    seen: list[str] = field(default_factory=list[str])
    depth: int = 0

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        self.seen.extend(each.name for each in op.body.ops)


@dataclass(frozen=True)
class Refuse(ModulePass):
    """Refuses everything."""

    name = "refuse-all"

    located: bool = False

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.located:
            raise refuse(next(iter(op.body.ops)), "nothing", "something")
        raise gemmc.GemmcError(self.name, "nothing", "something")


class Broken(ModulePass):
    """A pass with a bug."""

    name = "broken"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        raise KeyError("a bug")


@pytest.fixture(scope="module")
def product() -> ModuleOp:
    return gemmc.matmul(256, 512, 128, layout="nt")


def line_of(text: str) -> int:
    """The line of this file that has a text, and no quotation mark behind it."""
    lines = Path(__file__).read_text().splitlines()
    (found,) = [at for at, line in enumerate(lines, 1) if line.endswith(f"  # {text}")]
    return found


def refusal(action: Callable[[], object]) -> gemmc.GemmcError:
    with pytest.raises(gemmc.GemmcError) as caught:
        action()
    assert "\n" not in str(caught.value)
    return caught.value


class TestWhatIsPublic:
    def test_every_name_is_there(self) -> None:
        assert set(gemmc.__all__) <= set(dir(gemmc))
        assert all(getattr(gemmc, name) is not None for name in gemmc.__all__)
        with pytest.raises(AttributeError, match="no attribute 'compil'"):
            gemmc.compil  # type: ignore[attr-defined] # noqa: B018

    def test_type_checkers_are_told_the_same_names(self) -> None:
        text = Path(gemmc.__file__).read_text()
        told = text.partition("if TYPE_CHECKING:")[2].partition("__version__")[0]
        lines = [line for line in told.splitlines() if line.startswith("    from gemmc")]
        named = {line.split()[-1] for line in lines}
        assert named == set(gemmc.__all__) - {"__version__"}

    def test_importing_it_loads_nothing(self) -> None:
        code = (
            "import sys; before = set(sys.modules); import gemmc; "
            "print(*sorted(set(sys.modules) - before))"
        )
        isolated = [sys.executable, "-S", "-c", f"import sys; sys.path.insert(0, {ROOT!r}); {code}"]
        assert subprocess.check_output(isolated, text=True).split() == ["gemmc"]


    def test_help_loads_no_compiler(self) -> None:
        code = (
            "import sys\nfrom gemmc.cli import main\n"
            "try: main(['--help'])\nexcept SystemExit: pass\n"
            "print(*(each for each in ('xdsl', 'numpy', 'gemmc.driver') if each in sys.modules))"
        )
        out = subprocess.check_output([sys.executable, "-c", code], text=True)
        assert out.splitlines()[-1] == ""

    @pytest.mark.parametrize(
        ("code", "milliseconds"),
        [("import gemmc", 20), ("from gemmc.cli import main; main(['--help'])", 150)],
    )
    def test_starting_up_is_quick(self, code: str, milliseconds: float) -> None:
        def spent(command: str) -> float:
            before = os.times()
            subprocess.run([sys.executable, "-c", command], stdout=subprocess.DEVNULL)
            after = os.times()
            user = after.children_user - before.children_user
            return 1e3 * (user + after.children_system - before.children_system)

        least = min(spent(code) for _ in range(5)) - min(spent("pass") for _ in range(5))
        assert least < milliseconds


ROOT = str(Path(gemmc.__file__).parents[1])


class TestPrograms:
    @pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])
    @pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
    def test_a_product_is_right(self, dtype: str, layout: str) -> None:
        module = gemmc.matmul(24, 40, 16, dtype=dtype, layout=layout, result="f32")
        a, b = make_inputs(module, 0, True)
        (found,) = evaluate(module, [a, b], rounded=True)
        left = a.T if layout[0] == "t" else a
        right = b.T if layout[1] == "t" else b
        assert np.array_equal(found.value, left.astype(float) @ right.astype(float))

    def test_an_epilogue_is_right(self) -> None:
        module = gemmc.matmul(
            32, 48, 16, dtype="f32",
            inputs={"bias": "n", "scale": "m", "rest": ("mn", "f16"), "number": ""},
            epilogue=lambda s, bias, scale, rest, number:
                ew.where(s + bias > 2, abs(s) * scale, -s / 4 - rest) + 1 - ew.minimum(number, 3),
        )  # fmt: skip
        a, b, bias, scale, rest, number = arrays = make_inputs(module, 1, True)
        s = a.astype(float) @ b
        wanted = np.where(s + bias > 2, abs(s) * scale[:, None], -s / 4 - rest) + 1
        (found,) = evaluate(module, arrays, rounded=True)
        assert np.array_equal(found.value, wanted - np.minimum(number, 3))

    @pytest.mark.parametrize("name", ["exp", "exp2", "tanh", "erf", "sqrt", "rsqrt", "relu"])
    def test_functions_are_those_of_numpy(self, name: str) -> None:
        function: Callable[[ew.Element], ew.Element] = getattr(ew, name)
        module = gemmc.matmul(
            16, 16, 4, dtype="f32", epilogue=lambda s: function(abs(s) / 16 + 0.5)
        )
        arrays = make_inputs(module, 0, True)
        s = abs(arrays[0].astype(float) @ arrays[1]) / 16 + 0.5
        (found,) = evaluate(module, arrays, rounded=True)
        math: dict[str, Any] = {
            "relu": lambda x: x,
            "rsqrt": lambda x: 1 / np.sqrt(x),
            "erf": np.vectorize(__import__("math").erf),
        }
        wanted = math.get(name, getattr(np, name, None))(s)
        assert np.allclose(found.value, wanted, rtol=1e-6)

    def test_an_epilogue_compiles_and_runs(self) -> None:
        module = gemmc.matmul(
            64, 64, 32, layout="nt", inputs={"bias": ("n", "f32")},
            epilogue=lambda s, bias: ew.relu(s + bias),
        )  # fmt: skip
        inputs = make_inputs(module, 0, False)
        (found,) = gemmc.compile(module, pipeline="hopper-single").simulate(*inputs)
        (wanted,) = evaluate(module, inputs, rounded=False)
        assert compare(found, wanted, exact=False).passed

    @pytest.mark.parametrize("pipeline", ["auto", "ampere-mma-f64"])
    @pytest.mark.parametrize("result", ["f64", "f32"])
    def test_products_of_f64_are_summed_in_f64(self, pipeline: str, result: str) -> None:
        """And so is what follows: 0.1 is that of f64."""
        module = gemmc.matmul(
            64, 64, 32, dtype="f64", layout="nt", result=result,
            inputs={"bias": "n", "more": ("mn", "f32")},
            epilogue=lambda s, bias, more: ew.where(s > 0.1, s * 0.1, 0.0) + bias + more,
        )  # fmt: skip
        a, b, bias, more = make_inputs(module, 0, False)
        (found,) = gemmc.compile(module, pipeline=pipeline).simulate(a, b, bias, more)
        total = a @ b.T
        wanted = np.where(total > 0.1, total * 0.1, 0) + bias + more
        most = 1e-13 if result == "f64" else 1e-6
        assert np.abs(found - wanted).max() <= most * np.abs(wanted).max()

    def test_a_kernel_is_pickled_and_copied(self) -> None:
        """Without what is loaded on a device: that is made anew where it is called."""
        module = gemmc.matmul(8, 8, 8, dtype="f32")
        kernel, inputs = gemmc.compile(module, pipeline="simt-naive"), make_inputs(module, 0, True)
        for other in (pickle.loads(pickle.dumps(kernel)), copy.deepcopy(kernel)):
            assert other.ptx == kernel.ptx and other.manifest == kernel.manifest
            assert np.array_equal(other.simulate(*inputs)[0], kernel.simulate(*inputs)[0])
            assert set(vars(other)) == set(vars(kernel))

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            ({"m": 0}, "matmul: needed a whole number from 1 on for m; found 0"),
            ({"n": 1.5}, "for n; found 1.5"),
            ({"k": "8"}, "for k; found '8'"),
            ({"k": True}, "for k; found True"),
            ({"dtype": "bf61"}, "for dtype; found 'bf61'; did you mean 'bf16'"),
            ({"dtype": np.float32}, "f64, f32, f16 or bf16 for dtype; found a type"),
            ({"result": "f64"}, "needed f32, f16 or bf16 for result; found 'f64'"),
            ({"inputs": {"b": ("n", "f64")}, "epilogue": max}, "for the input b; found 'f64'"),
            ({"dtype": "f64", "epilogue": lambda s: s + 10**400}, "numbers that an f64 holds"),
            ({"layout": "mn"}, "needed nn, nt, tn or tt for layout; found 'mn'"),
            ({"layout": "ntt"}, "found 'ntt'; did you mean 'tt' or 'nt'"),
            ({"inputs": {"bias": "n"}}, "needed an epilogue that uses the inputs; found none"),
            ({"inputs": {"b": "k"}, "epilogue": max}, "'mn', 'm', 'n' or '' for the input b, or"),
            ({"inputs": {"b": ("n", "i8")}, "epilogue": max}, "for the input b; found 'i8'"),
            ({"epilogue": lambda s: 1.0}, "epilogue: needed an element as its result; found 1.0"),
            ({"epilogue": lambda s: s + "x"}, "needed elements and numbers; found 'x'"),
            ({"epilogue": lambda s: ew.maximum(1, 2)}, "an element among the operands; found num"),
            ({"epilogue": lambda s: ew.exp(2.0)}, "epilogue: needed an element; found 2.0"),
            ({"epilogue": lambda s: s if s > 0 else -s}, "condition; use gemmc.elementwise.where"),
            ({"epilogue": lambda s: max(s, 0)}, "without Python's if, and, or, min and max; found"),
            ({"epilogue": lambda s: ew.where(True, s, s)}, "a comparison of elements; found True"),
            ({"epilogue": lambda s: s and s}, "found an element as a condition"),
        ],
    )
    def test_what_is_no_product_is_refused(self, arguments: dict[str, Any], message: str) -> None:
        given: dict[str, Any] = {"m": 16, "n": 16, "k": 16, **arguments}
        assert message in str(refusal(lambda: gemmc.matmul(**given)))

    def test_its_ops_are_at_the_line_of_python(self) -> None:
        module = gemmc.matmul(64, 64, 64, dtype="f32")  # the product
        error = refusal(lambda: gemmc.compile(module, pipeline="hopper-ws"))
        assert error.place == gemmc.Place(__file__, line_of("the product"), 1)

    def test_a_file_is_read(self, tmp_path: Path) -> None:
        path = EXAMPLES / "matmul_f16.mlir"
        assert str(gemmc.parse(path)) == str(gemmc.parse(path.read_text()))
        assert refusal(lambda: gemmc.parse(tmp_path / "none.mlir")).place is not None
        error = refusal(lambda: gemmc.parse("func.func @f( {", "mine.mlir"))
        assert error.place == gemmc.Place("mine.mlir", 1, 15)
        assert (error.op, error.needed) == ("program", "MLIR that parses and verifies")
        error = refusal(lambda: gemmc.parse("tile.drain"))
        assert (error.op, error.needed) == ("tile.drain", "an operation that gemmc reads")
        assert error.change == "it is called tile.bulk_store now"
        assert "needed MLIR text or the path" in str(refusal(lambda: gemmc.parse(b"x")))  # type: ignore


class TestModulesStayAsTheyAre:
    @pytest.mark.parametrize(
        "path",
        thorough_but(sorted(EXAMPLES.rglob("*.mlir")), lambda each: each.stem != LONG),
        ids=lambda path: path.stem,
    )
    def test_a_module_compiles_to_what_its_text_does(self, path: Path) -> None:
        module = gemmc.parse(path)
        before = str(module)
        try:
            expected = gemmc.compile(before, pipeline="auto").ptx
        except gemmc.GemmcError:
            pytest.raises(gemmc.GemmcError, gemmc.compile, module, pipeline="auto")
        else:
            assert gemmc.compile(module, pipeline="auto").ptx == expected
        assert str(module) == before

    @pytest.mark.slow
    @pytest.mark.parametrize("name", names())
    def test_nothing_changes_the_module(self, name: str) -> None:
        dtype = dtypes_of(name)[0]
        text = Product((256, 512, 64), dtype, "nt", dtype).mlir
        module = frontend.parse(text, "product.mlir")
        before, loaded = str(module), gemmc.load_pipeline(name)
        ptx = gemmc.compile(module, pipeline=loaded).ptx
        assert gemmc.compile(before, pipeline=name).ptx == ptx
        *_, last = loaded.steps(module)
        assert gemmc.resolve(name, module).passes[-1] == last.made
        assert str(gemmc.run_pass(module, "normalize-contractions")) != before
        assert str(module) == before

    def test_a_timeline_leaves_it_too(self, product: ModuleOp) -> None:
        before = str(product)
        assert gemmc.timeline(product, PIPELINE).total > 0
        assert str(product) == before

    def test_a_timeline_of_one_of_several_kernels(self, product: ModuleOp) -> None:
        module = gemmc.parse(Path(__file__).parent / "inputs" / "two_layer_mlp_f16.mlir")
        assert gemmc.timeline(module, "auto", kernel="main_1").total > 0
        with pytest.raises(gemmc.GemmcError, match="one of the kernels main_0, main_1; found none"):
            gemmc.timeline(module, "auto")
        with pytest.raises(gemmc.GemmcError, match="did you mean 'main_0'"):
            gemmc.timeline(module, "auto", kernel="mian_0")
        with pytest.raises(gemmc.GemmcError, match="no name: there is one kernel"):
            gemmc.timeline(product, PIPELINE, kernel="main")

    def test_the_pass_that_broke_a_program(self, product: ModuleOp) -> None:
        @dataclass(frozen=True)
        class ForgetWaits(ModulePass):
            name = "forget-waits"

            def apply(self, ctx: Context, op: ModuleOp) -> None:
                for each in [each for each in op.walk() if isinstance(each, WaitOp)]:
                    each.detach()

        broken = PIPELINE.insert_after("insert-barriers", ForgetWaits())
        found = gemmc.verify_each(product, broken)
        assert found is not None and found.name == "forget-waits"


class TestChanges:
    def test_a_pass_is_inserted_as_an_object(self, product: ModuleOp) -> None:
        watch = Watch()
        changed = PIPELINE.insert_after("insert-barriers", watch)
        assert gemmc.compile(product, pipeline=changed).ptx == (
            gemmc.compile(product, pipeline=PIPELINE).ptx
        )
        assert watch.seen == ["tile.kernel"]
        assert "watch" not in PIPELINE and "watch" in changed

    def test_by_occurrence_and_in_the_place_of_another(self, product: ModuleOp) -> None:
        watch = Watch()
        changed = PIPELINE.insert_before("promote#2", watch, "cse").replace("cse", "canonicalize")
        listed = [step.selector for step in changed.steps(product)]
        at = listed.index("watch#1")
        around = ["promote#1", "watch#1", "canonicalize#1", "promote#2"]
        assert listed[at - 1 : at + 3] == around

    def test_an_option_of_an_inserted_pass(self) -> None:
        made = PIPELINE.insert_before("linearize", Refuse()).set("refuse-all", located=True)
        assert made.option("refuse-all", "located") == "true"
        assert made.resolved().passes[-2] == Refuse(located=True)
        assert "refuse-all{located=true}" in made.text
        error = refusal(lambda: PIPELINE.insert_before("linearize", Watch()).set("watch", depth=1))
        assert (error.op, error.change) == ("watch", "replace it by a Watch that has the option")

    def test_a_pipeline_of_passes_alone(self, product: ModuleOp) -> None:
        watch = Watch()
        made = gemmc.pipeline_of("canonicalize, normalize-contractions", watch)
        listed = [step.name for step in made.steps(product)]
        assert listed == ["canonicalize", "normalize-contractions", "watch"]
        assert watch.seen == ["func.func"]
        assert made.resolved().text == "canonicalize,normalize-contractions,watch"

    def test_a_path_is_a_pipeline(self, product: ModuleOp, tmp_path: Path) -> None:
        file = tmp_path / "mine.pipeline"
        file.write_text(PIPELINE.text)
        expected = gemmc.compile(product, pipeline="hopper-ws").ptx
        assert gemmc.compile(product, pipeline=file).ptx == expected

    def test_a_value_can_be_kept_in_a_set(self) -> None:
        assert len({PIPELINE, PIPELINE.set("multi-buffer", stages=4)}) == 1
        assert len({PIPELINE, PIPELINE.insert_before("linearize", Watch())}) == 2


class TestPlaces:
    """A refusal names the line where its own pass was put."""

    def test_of_an_inserted_pass(self, product: ModuleOp) -> None:
        made = PIPELINE.insert_after("promote#1", Refuse())  # inserted here
        error = refusal(lambda: gemmc.compile(product, pipeline=made))
        assert error.place == gemmc.Place(__file__, line_of("inserted here"))
        assert error.data["place"] == {
            "file": __file__, "line": line_of("inserted here"), "column": None,
        }  # fmt: skip

    def test_of_a_pass_behind_it(self, product: ModuleOp) -> None:
        made = PIPELINE.insert_after("form-kernel", Watch()).set("multi-buffer", stages=99)
        made = made.remove("insert-barriers")
        error = refusal(lambda: gemmc.compile(product, pipeline=made))
        assert error.place is not None
        lines = Path(error.place.file).read_text().splitlines()
        assert error.place.file.endswith("hopper-ws.pipeline")
        assert lines[(error.place.line or 0) - 1].startswith(error.op)

    def test_of_a_text_and_of_a_bug(self, product: ModuleOp) -> None:
        made = PIPELINE.insert_before("promote#1", "insert-fences")  # a text
        error = refusal(lambda: gemmc.compile(product, pipeline=made))
        assert error.place == gemmc.Place(__file__, line_of("a text"))
        made = PIPELINE.insert_before("promote#1", Broken())  # a bug
        error = refusal(lambda: gemmc.compile(product, pipeline=made))
        assert error.place == gemmc.Place(__file__, line_of("a bug"))
        assert error.found == "IR that it fails on (KeyError: 'a bug')"

    def test_a_place_in_the_program_is_kept(self, product: ModuleOp) -> None:
        made = PIPELINE.insert_before("promote#1", Refuse(located=True))
        error = refusal(lambda: gemmc.compile(product, pipeline=made))
        assert (error.op, error.found) == ("tile.kernel", "something")

    def test_on_the_command_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        program = str(EXAMPLES / "matmul_nt_bf16_cast.mlir")
        assert main([program, "-p", "hopper-ws", "--set", "insert-fences@promote#1"]) == 1
        message = capsys.readouterr().err
        assert message.startswith("--set insert-fences@promote#1: error: insert-fences: needed")

    def test_passes_and_places_belong_together(self) -> None:
        from dataclasses import replace

        whole = PIPELINE.resolved()
        error = refusal(lambda: replace(whole, passes=(Watch(), *whole.passes)))
        assert "needed a place for each of 22 passes, or none; found 21" in str(error)


class TestSteps:
    def test_names_times_and_changes(self, product: ModuleOp) -> None:
        made = PIPELINE.insert_before("promote#1", Watch())
        steps = list(made.steps(product))
        assert [step.number for step in steps] == list(range(1, len(steps) + 1))
        assert all(step.seconds > 0 for step in steps)
        watch = next(step for step in steps if step.name == "watch")
        assert (watch.changed, watch.ops, watch.diff()) == (False, {}, "")
        barriers = next(step for step in steps if step.name == "insert-barriers")
        assert barriers.changed and barriers.ops["barrier.wait"] == 2
        assert "+        barrier.wait" in barriers.diff()
        assert [a.text for a in steps[:-1]] == [str(b.before) + "\n" for b in steps[1:]]

    def test_they_are_the_files_of_a_dump(self, tmp_path: Path) -> None:
        program = EXAMPLES / "matmul_nt_bf16_cast.mlir"
        assert main([str(program), "-p", "hopper-ws", "--dump-dir", str(tmp_path)]) == 0
        for step in PIPELINE.steps(gemmc.parse(program)):
            file = tmp_path / f"{step.number:02d}-{step.name}.mlir"
            assert file.read_text() == step.text

    def test_what_is_done_to_one_does_not_reach_the_next(self, product: ModuleOp) -> None:
        expected = [step.text for step in PIPELINE.steps(product)]
        found: list[str] = []
        for step in PIPELINE.steps(product):
            found.append(step.text)
            for op in list(step.module.body.ops):
                op.detach()
        assert found == expected

    def test_what_is_auto_is_settled(self) -> None:
        module = gemmc.matmul(512, 512, 512, layout="nt")
        steps = list(gemmc.load_pipeline("hopper-coop").steps(module))
        loaded = gemmc.resolve("hopper-coop", module)
        assert tuple(step.made for step in steps) == loaded.passes
        assert "auto" not in loaded.text
        chosen = gemmc.resolve("auto", module, target="h100-pcie")
        assert [step.made for step in chosen.steps(module)] == list(chosen.passes)

    def test_of_several_kernels_each_has_its_own(self) -> None:
        module = gemmc.parse(EXAMPLES.parent / "test" / "inputs" / "two_layer_mlp_f16.mlir")
        loaded = gemmc.resolve("auto", module)
        steps = list(loaded.steps(module))
        kernels = list(dict.fromkeys(step.kernel for step in steps))
        assert kernels == ["", *(name for name, _ in loaded.kernels)]
        for name, inner in loaded.kernels:
            assert [s.made for s in steps if s.kernel == name] == list(inner.passes)
        assert [s.number for s in steps if s.kernel == kernels[1]][0] == 1

    def test_what_is_refused_is_raised(self, product: ModuleOp) -> None:
        made = PIPELINE.insert_before("promote#1", Refuse())
        steps = made.steps(product)
        assert [next(steps).name for _ in range(3)][-1] == "schedule-work"
        assert refusal(lambda: next(steps)).op == "refuse-all"
        assert "multi-buffer" in str(refusal(lambda: gemmc.run_pass(product, "multi-buffer")))


class TestMisuse:
    """A GemmcError that says what to give."""

    @pytest.mark.parametrize(
        ("pipeline", "message"),
        [
            ((Watch(), Watch()), "found a tuple; give gemmc.pipeline_of(*it), which makes one of"),
            ([Watch()], "found a list; give gemmc.pipeline_of(*it)"),
            (Watch(), "found a Watch; give gemmc.pipeline_of(it)"),
            (None, "needed a pipeline: a name, a file, its text, or a value of gemmc.load_pip"),
            (3, "found 3"),
            ("hopper-wss", "found 'hopper-wss'; did you mean 'hopper-ws'"),
        ],
    )
    def test_what_is_no_pipeline(self, product: ModuleOp, pipeline: Any, message: str) -> None:
        assert message in str(refusal(lambda: gemmc.compile(product, pipeline=pipeline)))
        assert message in str(refusal(lambda: gemmc.compile(str(product), pipeline=pipeline)))
        assert message in str(refusal(lambda: gemmc.resolve(pipeline, product)))
        assert message in str(refusal(lambda: gemmc.load_pipeline(pipeline)))

    @pytest.mark.parametrize("program", [None, b"x", Path("x.mlir"), "examples/x.mlir"])
    def test_what_is_no_program(self, program: Any) -> None:
        error = refusal(lambda: gemmc.compile(program, pipeline="hopper-ws"))
        assert error.needed == "MLIR text or an xDSL ModuleOp"
        assert error.change == "give gemmc.parse(pathlib.Path(…)) of a file"

    def test_what_is_no_module(self) -> None:
        text: Any = "func.func @f()"
        for action in (
            lambda: gemmc.run_pass(text, "cse"),
            lambda: list(PIPELINE.steps(text)),
            lambda: gemmc.resolve("hopper-coop", text),
            lambda: gemmc.timeline(text, "hopper-ws"),
        ):
            error = refusal(action)
            assert (error.needed, error.change) == ("an xDSL ModuleOp", "give gemmc.parse(text)")

    def test_what_is_no_pass(self) -> None:
        wrong: Any = Watch
        error = refusal(lambda: PIPELINE.insert_after("promote#1", wrong))
        assert error.found == "the class Watch" and error.change == "make one: Watch()"
        wrong = 5
        assert "needed a pass, as an" in str(refusal(lambda: gemmc.pipeline_of(wrong)))
        assert "did you mean 'dce' or 'cse'" in str(refusal(lambda: gemmc.pipeline_of("ces")))

    def test_what_is_no_target(self, product: ModuleOp) -> None:
        for target in ("h2000", 90):
            given: Any = target
            error = refusal(lambda: gemmc.compile(product, pipeline="hopper-ws", target=given))  # noqa: B023
            assert "a target among h200" in error.needed

    def test_auto_is_no_value(self) -> None:
        error = refusal(lambda: gemmc.load_pipeline("auto"))
        assert error.change == "gemmc.resolve('auto', module) chooses for a program"
