"""A pipeline in an impossible order is refused before anything runs, with what to do."""

from __future__ import annotations

import pickle
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from rules.facts_table import DOCUMENT, all_facts, document
from rules.programs import INPUTS
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc import advice, frontend, order, pipeline
from gemmc.declared import facts_of
from gemmc.driver import compile_module
from gemmc.errors import GemmcError, Run
from gemmc.facts import KERNEL, Facts
from gemmc.registry import PASS_NAMES, load_pass

SOURCE = frontend.parse((INPUTS / "matmul_bf16_cast.mlir").read_text(), "source.mlir")
KERNELS = "tile.kernel @main [] outputs 0 sizes {} {\n}\n"
MIDDLE = frontend.parse(KERNELS, "middle.mlir")


def refusal(module: ModuleOp, *names: str) -> str:
    """What is said of passes, which stand at lines 1, 2, 3, …; nothing if they may run."""
    passes = [pipeline.load(name).passes[0] for name in names]
    places = [f"p:{number}" for number in range(1, len(passes) + 1)]
    try:
        order.check(module, passes, places)
    except GemmcError as error:
        return str(error)
    return ""


def lines(name: str, *, without: str = "") -> list[str]:
    """The passes of a named pipeline, one left out."""
    passes = pipeline.load(name).passes
    found = [str(each.pipeline_pass_spec()).replace('"', "") for each in passes]
    return [line for line in found if not without or not line.startswith(without)]


def moved(name: str, what: str, behind: str) -> list[str]:
    """The passes of a named pipeline, one behind another."""
    found = lines(name, without=what)
    at = next(i for i, line in enumerate(found) if line.startswith(behind))
    own = next(line for line in lines(name) if line.startswith(what))
    return [*found[: at + 1], own, *found[at + 1 :]]


class TestSource:
    """Of a program on tensors all is known."""

    @pytest.mark.parametrize("name", pipeline.names())
    def test_every_pipeline_may_run(self, name: str) -> None:
        assert refusal(SOURCE, *lines(name)) == ""

    def test_what_is_made_later_is_to_be_moved_up(self) -> None:
        said = refusal(SOURCE, *moved("hopper-ws", "insert-barriers", "convert-tile-to-wgmma"))
        assert said == (
            "p:11: error: convert-tile-to-tma: needed barriers in place; found none; "
            "insert-barriers stands later, at p:13: move it up"
        )

    def test_what_nobody_makes_is_to_be_added(self) -> None:
        said = refusal(SOURCE, *lines("hopper-ws", without="promote{operand=rhs}"))
        assert said.endswith("for the operand rhs; found none; add promote{operand=rhs}")

    def test_what_is_over_asks_for_a_place_before(self) -> None:
        said = refusal(SOURCE, *moved("hopper-coop", "form-cluster", "schedule-work"))
        assert "needed work that is not scheduled yet; found none" in said
        assert said.endswith("move form-cluster before schedule-work at p:3")

    def test_what_must_not_be_there_yet_says_who_made_it(self) -> None:
        said = refusal(SOURCE, *moved("simt-warptile", "pipeline-loop", "insert-barriers"))
        assert "found the work of insert-barriers at p:12; move pipeline-loop before" in said

    def test_what_needs_what_was_made_since_cannot_be_moved(self) -> None:
        """Below what it needs it meets the other pass, above it there is nothing to work on."""
        passes = lines("hopper-coop{stationary=lhs snake=true epilogue=plain}")
        said = refusal(SOURCE, *passes)
        assert "stationary-operand: needed a program without blocks that walk K backwards" in said
        place = 1 + passes.index("snake-k")
        assert said.endswith(f"leave out stationary-operand or snake-k at p:{place}")

    def test_what_refuses_each_other_cannot_be_moved(self) -> None:
        passes = lines("hopper-coop{clip=true}")
        said = refusal(SOURCE, *passes)
        assert "multicast: needed a program without copies of the rows that there are" in said
        place = 1 + passes.index("clip-copies")
        assert said.endswith(f"leave out multicast or clip-copies at p:{place}")

    def test_twice_is_once_too_often(self) -> None:
        passes = ["normalize-contractions", "form-kernel", "form-kernel"]
        assert refusal(SOURCE, *passes).endswith("run form-kernel once")

    @pytest.mark.parametrize(
        ("name", "without", "needed"),
        [
            ("hopper-ws", "insert-fences", "fences around asynchronous products"),
            ("simt-smem", "insert-barriers", "barriers for what threads copy or store"),
            ("ampere-mma", "lower-rings", "slots and parities for all rings"),
            ("hopper-ws", "convert-tile-to-simt", "stores of warps and warpgroups"),
            ("hopper-pingpong", "order-pingpong", "an order of the turns that warpgroups take"),
        ],
    )
    def test_what_is_due_is_done_before_ptx(self, name: str, without: str, needed: str) -> None:
        said = refusal(SOURCE, *lines(name, without=without))
        assert f"needed {needed}" in said and f"add {without}" in said

    def test_it_is_refused_before_anything_runs(self, tmp_path: Path) -> None:
        module, text = SOURCE.clone(), "\n".join(lines("hopper-ws", without="insert-fences"))
        path = tmp_path / "mine.pipeline"
        path.write_text(text)
        with pytest.raises(GemmcError) as caught:
            compile_module(module, str(path))
        assert str(caught.value).startswith(f"{path}:18:1: error: convert-to-ptx: needed fences")
        assert str(module) == str(SOURCE)


class TestMiddle:
    """Of other programs it is unknown what holds."""

    def test_what_is_unknown_may_hold(self) -> None:
        assert refusal(MIDDLE, "insert-fences", "lower-rings", "convert-to-ptx") == ""

    def test_unless_it_is_made_later(self) -> None:
        said = refusal(MIDDLE, "assign-layouts", "assign-atoms{mma=wgmma copy=tma}")
        assert said.endswith("assign-atoms stands later, at p:2: move it up")

    def test_what_may_be_due_is_not_done_too_late(self) -> None:
        said = refusal(MIDDLE, "lower-hierarchy", "convert-tile-to-simt")
        assert "found none yet; convert-tile-to-simt stands later, at p:2" in said

    def test_but_may_become_due_later(self) -> None:
        later = ("lower-hierarchy", "distribute{label=x to=warp}", "convert-tile-to-simt")
        assert "found none yet" not in refusal(MIDDLE, *later)

    def test_what_a_pass_has_ended_is_known(self) -> None:
        assert "needed a tile.kernel" in refusal(MIDDLE, "convert-to-ptx", "promote{operand=lhs}")


@dataclass(frozen=True)
class Undeclared(ModulePass):
    """Of another package."""

    name = "undeclared"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        """Nothing."""


@dataclass(frozen=True)
class Declared(Undeclared):
    """Of another package too, but it says what it makes."""

    name = "declared"

    def facts(self) -> Facts:
        return Facts(establishes=(KERNEL,))


class TestOthers:
    """Passes of other packages."""

    def test_one_that_declares_nothing_may_have_made_anything(self) -> None:
        made = load_pass("allocate-smem")()
        order.check(SOURCE, [Undeclared(), made])
        with pytest.raises(GemmcError, match="needed a tile.kernel; found none"):
            order.check(SOURCE, [made, Undeclared()])

    def test_but_what_is_due_stays_due(self) -> None:
        passes = [*lines("hopper-ws", without="insert-fences")]
        passes.insert(-3, "canonicalize")
        assert "needed fences around asynchronous products" in refusal(SOURCE, *passes)

    def test_one_that_declares_stands_in_for_gemmcs(self) -> None:
        order.check(SOURCE, [Declared(), load_pass("allocate-smem")()])


class TestAdvice:
    """What a pass advises fits the pipeline."""

    def said(self, *passes: str) -> str:
        with pytest.raises(GemmcError) as caught:
            compile_module(MIDDLE.clone(), ",".join(passes))
        return caught.value.change

    def test_a_pass_that_is_missing_is_advised(self) -> None:
        assert self.said("lower-hierarchy") == "run distribute or specialize-warps first"

    def test_one_that_has_run_is_not(self) -> None:
        text = (INPUTS / "two_layer_mlp_f16.mlir").read_text()
        module = compile_module(frontend.parse(text, "two.mlir"), "normalize-contractions")
        with pytest.raises(GemmcError) as caught:
            compile_module(module, "form-kernel")
        assert caught.value.change == "give each matmul a function of its own"

    @pytest.mark.parametrize(
        ("before", "reached", "after"),
        [
            (Run("allocate-smem"), 1, "allocate-smem stands earlier, at p:1: move it down, or "
             "change its options"),
            (Run("hoist"), 1, "hoist stands later, at p:3: move it up"),
            (Run("unroll"), 1, "run unroll first"),
            ("run hoist first", 1, "run hoist first"),
            (Run("assign-atoms", mma="wgmma"), 1, "run assign-atoms{mma=wgmma} first"),
            (Run("assign-atoms", copy="tma"), 1, "assign-atoms stands later, at p:4: move it up"),
            (Run("hoist", then="use fewer"), 1, "use fewer"),
            (Run("unroll", then="use fewer"), 1, "run unroll first, and use fewer"),
            ("", 1, ""),
        ],
    )  # fmt: skip
    def test_where_it_stands_is_said(self, before: str, reached: int, after: str) -> None:
        names = ("allocate-smem", "lower-rings", "hoist", "assign-atoms{copy=tma,ldst}")
        passes = [pipeline.load(name).passes[0] for name in names]
        error = GemmcError("tile.kernel", "more", "less", before)
        advice.fit(error, passes, [f"p:{i}" for i in range(1, 5)], reached)
        assert error.change == after

    def test_advice_to_run_a_pass_is_no_prose(self) -> None:
        passes, package = "|".join(PASS_NAMES), Path(advice.__file__).parent
        prose = re.compile(rf'"(?:run|use) (?:{passes})(?:{{[^}}"]*}})?(?: first| before)?"')
        assert prose.search('refuse(op, "one", "none", "run assign-atoms{copy=tma} first")')
        found = [path for path in package.rglob("*.py") if prose.search(path.read_text("utf-8"))]
        assert found == []

    def test_advice_is_the_same_in_another_process(self) -> None:
        sent = pickle.loads(pickle.dumps(Run("assign-atoms", copy="tma", then="use fewer")))
        assert sent == "run assign-atoms{copy=tma} first, and use fewer"
        assert (sent.name, sent.options) == ("assign-atoms", {"copy": "tma"})
        assert sent.then == "use fewer"


class TestDeclarations:
    """What the passes say."""

    @pytest.mark.parametrize("name", PASS_NAMES)
    def test_every_pass_declares(self, name: str) -> None:
        assert "facts" in vars(load_pass(name))

    def test_every_fact_is_begun_and_asked_for(self) -> None:
        asked: set[str] = set()
        begun: set[str] = {"source"}
        for name in pipeline.names():
            for each in pipeline.load(name).passes:
                facts = facts_of(each)
                assert facts is not None
                begun |= {fact.name for fact in facts.begins}
        for row in DOCUMENT.read_text(encoding="utf-8").splitlines():
            cells = [cell.strip() for cell in row.split("|")]
            if len(cells) == 8 and (cells[5] or cells[6]):
                asked.add(cells[1].removesuffix(" …"))
        assert {fact.name for fact in all_facts()} <= asked
        assert begun <= {fact.name for fact in all_facts()}

    def test_names_are_distinct(self) -> None:
        names = [fact.name for fact in all_facts()]
        assert len(names) == len(set(names))

    def test_the_table_is_up_to_date(self) -> None:
        update = "run python test/rules/facts_table.py --update"
        assert DOCUMENT.read_text(encoding="utf-8") == document(), update
