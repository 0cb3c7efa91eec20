"""The timeline: virtual time, the trace's shape, and what the pictures show."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import gemmc
from gemmc import pipeline
from gemmc.cli import main
from gemmc.interpret.hardware import errors
from gemmc.interpret.hardware.errors import Deadlock, Unsupported
from gemmc.interpret.timeline import Timeline, simulate, svg, trace
from gemmc.interpret.timeline.figures import TABLE, figure, product_clk
from gemmc.interpret.timeline.intervals import AGENT, STAGE, TENSOR_CORE, TMA, Interval
from gemmc.transforms.schedule.form_kernel import FormKernelPass
from interpret.levels import Case, after, delete

SOURCE = "examples/matmul_nt_bf16_cast.mlir"
STEPS = 8
SINGLE, WS = (Case(SOURCE, name, "k=512") for name in ("hopper-single", "hopper-ws"))
COOP, PINGPONG = (Case(SOURCE, name, "k=512") for name in ("hopper-coop", "hopper-pingpong"))
ROOT = Path(__file__).parents[2]


@cache
def timeline(case: Case) -> Timeline:
    return simulate(after(case, "insert-fences").module)


def flops_of_block(case: Case) -> int:
    passes = pipeline.load(case.passes).passes
    (m, n, k) = next(each.tile for each in passes if isinstance(each, FormKernelPass))
    return 2 * m * n * k * STEPS


class TestTable:
    def test_every_figure_says_where_it_comes_from(self) -> None:
        assert all(each.source and each.unit and each.value > 0 for each in TABLE.values())
        assert any(each.assumed for each in TABLE.values())

    def test_a_known_product(self) -> None:
        assert product_clk(64, 256, 16, 2) == 128
        assert product_clk(64, 256, 32, 1) == 128
        assert product_clk(64, 256, 8, 4) == 128
        assert 2 * 4 * product_clk(64, 256, 16, 2) == 1024


class TestTime:
    @pytest.mark.parametrize("case", [SINGLE, WS], ids=lambda c: c.pipeline)
    def test_the_tensor_core_works_as_long_as_the_flops_need(self, case: Case) -> None:
        spent = sum(each.clk for each in timeline(case).on(TENSOR_CORE))
        assert spent == pytest.approx(flops_of_block(case) / figure("tensor flops"))

    @pytest.mark.parametrize("case", [COOP, PINGPONG], ids=lambda c: c.pipeline)
    def test_both_ctas_of_a_cluster_are_there(self, case: Case) -> None:
        found = timeline(case)
        assert found.ctas == [0, 1]
        spent = [sum(i.clk for i in found.on(TENSOR_CORE, cta)) for cta in found.ctas]
        blocks = spent[0] * figure("tensor flops") / flops_of_block(case)
        assert blocks == pytest.approx(round(blocks)) and spent[0] == pytest.approx(spent[1])

    def test_one_stage_serialises_loads_and_products(self) -> None:
        found = timeline(SINGLE)
        fillings = [i for i in found.on(STAGE) if i.what == "filling"]
        assert len(fillings) == STEPS
        for product in found.on(TENSOR_CORE):
            assert not any(overlap(product, filling) > 0 for filling in fillings)
        assert found.busy(TENSOR_CORE) < 0.35

    def test_warp_specialization_overlaps_them(self) -> None:
        single, ws = timeline(SINGLE), timeline(WS)
        assert ws.busy(TENSOR_CORE) > 0.65 > 2 * single.busy(TENSOR_CORE)
        # Twice the block in less time.
        assert flops_of_block(WS) == 2 * flops_of_block(SINGLE)
        assert ws.total < single.total
        assert sum(overlap(a, b) for a in ws.on(TMA) for b in ws.on(TENSOR_CORE)) > ws.total / 3

    def test_loads_take_what_l2_gives(self) -> None:
        size = (128 + 256) * 64 * 2 * STEPS
        spent = sum(each.clk for each in timeline(WS).on(TMA))
        assert spent == pytest.approx(size / figure("l2 to shared"))

    def test_a_multicast_leaves_l2_once(self) -> None:
        found = timeline(COOP)
        loads = [i for i in found.on(TMA, 0) if i.what == "load"]
        alone = (128 + 256) * 64 * 2 * STEPS / figure("l2 to shared")
        assert sum(each.clk for each in loads) < 0.9 * alone

    @pytest.mark.parametrize("case", [SINGLE, WS, COOP, PINGPONG], ids=lambda c: c.pipeline)
    def test_a_row_does_one_thing_at_a_time(self, case: Case) -> None:
        found = timeline(case)
        for track in found.tracks():
            row = [i for i in found.intervals if i.track == track]
            for before, then in pairwise(row):
                assert before.end <= then.begin + 1e-6, (track, before, then)

    def test_roles_are_named(self) -> None:
        names = [t.name for t in timeline(WS).tracks() if t.group == AGENT]
        assert names == ["0 producer", "1 consumer", "2 consumer"]
        kinds = {i.what for i in timeline(WS).on(AGENT)}
        wanted = {"wait full", "wait empty", "wait mma", "issue load", "issue mma", "epilogue"}
        assert wanted <= kinds

    def test_each_stage_is_filled_and_read_in_turn(self) -> None:
        for track in [t for t in timeline(WS).tracks() if t.group == STAGE]:
            row = [i.what for i in timeline(WS).intervals if i.track == track and i.what != "full"]
            assert row == ["filling", "being read"] * (STEPS // 4)

    def test_a_program_that_hangs_is_reported(self) -> None:
        level = after(WS, "insert-fences")
        arrive = next(
            n for n, op in enumerate(level.module.walk()) if op.name == "barrier.arrive"
        )
        with pytest.raises(Deadlock, match="empty"):
            simulate(delete(level, arrive))

    @pytest.mark.parametrize("name", ["normalize-contractions", "specialize-warps"])
    def test_what_has_no_timeline_is_refused(self, name: str) -> None:
        with pytest.raises(Unsupported, match="has no timeline"):
            simulate(after(WS, name).module)


def overlap(a: Interval, b: Interval) -> float:
    """Cycles in which both are going on."""
    return max(0.0, min(a.end, b.end) - max(a.begin, b.begin))


class TestOpenSizes:
    """A kernel of sizes that a launch tells has the timeline of the program of these sizes."""

    OPEN = ROOT / "test" / "programs" / "dynamic" / "mlp_dynamic_rows.mlir"

    def test_it_is_that_of_the_static_program(self) -> None:
        text = self.OPEN.read_text("utf-8")
        fixed = re.sub(r".*tensor.dim.*", "", text).replace("?x", "72x").replace("(%dim)", "()")
        made = [
            gemmc.timeline(gemmc.parse(program), "hopper-single", kernel="main_1", sizes=sizes)
            for program, sizes in ((text, {"m": 72}), (fixed, {}))
        ]
        assert made[0].total == made[1].total > 0
        assert trace.text(made[0]) == trace.text(made[1])

    @pytest.mark.parametrize(
        ("sizes", "message"),
        [
            ([], "a timeline needs the kernel's sizes; give --size n=N"),
            (["--size", "m=7"], "a timeline needs the kernel's sizes; give --size n=N"),
            (["--size", "n=257"], "the kernel is for n up to 256; found n=257"),
        ],
    )
    def test_a_wrong_size_is_one_line(
        self, capsys: pytest.CaptureFixture[str], sizes: list[str], message: str
    ) -> None:
        command = ["timeline", str(self.OPEN), "-p", "auto", "--kernel", "main_1_0", *sizes]
        assert main(command) == 1
        assert capsys.readouterr().err == f"{self.OPEN}: not executable: {message}\n"


class TestTrace:
    def test_it_has_the_shape_of_a_chrome_trace(self) -> None:
        document = json.loads(trace.text(timeline(COOP)))
        events = document["traceEvents"]
        assert document["displayTimeUnit"] == "ns"
        named = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name"}
        processes = {e["pid"] for e in events if e["name"] == "process_name"}
        assert processes == {0, 1}
        flows = [each for each in events if each["ph"] in "sf"]
        assert {each["cat"] for each in flows} == {"barrier"}
        for event in events:
            if event in flows:
                assert (event["pid"], event["tid"]) in named
                continue
            assert event["ph"] in ("X", "M") and isinstance(event["name"], str)
            assert isinstance(event["pid"], int) and isinstance(event["tid"], int)
            if event["ph"] == "M":
                assert event["args"].keys() <= {"name", "sort_index"}
                continue
            assert (event["pid"], event["tid"]) in named
            assert event["ts"] >= 0 and event["dur"] > 0 and event["cat"]
            begin, end = event["args"]["clk"]
            assert event["dur"] == pytest.approx((end - begin) / figure("clock"), abs=2e-3)

    def test_it_is_the_same_every_time(self) -> None:
        module = after(PINGPONG, "insert-fences").module
        assert trace.text(simulate(module)) == trace.text(simulate(module))


class TestArrows:
    @pytest.mark.parametrize("case", [SINGLE, WS, COOP, PINGPONG], ids=lambda c: c.pipeline)
    def test_each_ends_a_wait_and_comes_from_what_did_it(self, case: Case) -> None:
        found = timeline(case)
        assert found.arrows
        for each in found.arrows:
            waits = [
                i for i in found.intervals if i.track == each.target and i.what.startswith("wait")
            ]
            assert any(i.begin <= each.counted <= each.end <= i.end + 1e-6 for i in waits), each
            if each.name.startswith("full"):
                assert each.source.name == "TMA loads"
                loads = [i for i in found.intervals if i.track == each.source]
                assert any(i.begin < each.left <= i.end + 1e-6 for i in loads)
            else:
                assert each.name.startswith(("empty", "order")) and "consumer" in each.source.name

    @pytest.mark.parametrize("case", [SINGLE, WS], ids=lambda c: c.pipeline)
    def test_each_wait_that_lasts_has_one(self, case: Case) -> None:
        found = timeline(case)
        ends = {(each.target, round(each.end)) for each in found.arrows}
        long = [i for i in found.intervals if i.what in ("wait full", "wait empty") and i.clk > 300]
        assert long
        for each in long:
            assert (each.track, round(each.end)) in ends

    def test_a_barrier_with_one_slot_orders_loads_and_products(self) -> None:
        names = [each.name for each in timeline(SINGLE).arrows]
        assert len(names) >= STEPS and set(names) == {"full[0]"}

    def test_the_picture_and_the_trace_have_them(self) -> None:
        found = timeline(WS)
        root = ElementTree.fromstring(svg.draw(found, "x"))
        said = [each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}title")]
        assert len([each for each in said if "go on at" in each]) == len(found.arrows)
        flows = [each["ph"] for each in trace.events(found) if each["ph"] in "sf"]
        assert flows.count("s") == flows.count("f") == len(found.arrows)

    def test_a_part_of_the_run(self) -> None:
        found = timeline(WS)
        root = ElementTree.fromstring(svg.draw(found, "x", first=3000, span=2000))
        name = "{http://www.w3.org/2000/svg}"
        bars = [each for each in root.iter(f"{name}rect") if each.find(f"{name}title") is not None]
        ends = [float(each.get("x", 0)) + float(each.get("width", 0)) for each in bars]
        assert min(float(each.get("x", 0)) for each in bars) >= svg.LABEL
        assert max(ends) <= svg.LABEL + 860 + 1
        inside = [a for a in found.arrows if a.left >= 3000 and a.end <= 5000]
        drawn = [t.text or "" for t in root.iter(f"{name}title") if "go on" in (t.text or "")]
        assert len(drawn) == len(inside) < len(found.arrows)

    def test_what_another_cta_did_comes_from_above(self) -> None:
        found = timeline(PINGPONG)
        root = ElementTree.fromstring(svg.draw(found, "x"))
        said = [each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}title")]
        across = [a for a in found.arrows if a.target.cta == 0 and a.source.cta != 0]
        assert across
        assert len([each for each in said if " of CTA 1 at clk" in each]) == len(across)

    @pytest.mark.parametrize("case", [WS, PINGPONG], ids=lambda c: c.pipeline)
    def test_names_of_barriers_lie_beside_each_other(self, case: Case) -> None:
        root = ElementTree.fromstring(svg.draw(timeline(case), "x", width=700))
        places = [
            (float(each.get("x", 0)), float(each.get("y", 0)), len(each.text or "") * svg.LETTER)
            for each in root.iter("{http://www.w3.org/2000/svg}text")
            if each.get("font-size") == str(svg.LETTERS)
        ]
        assert len(places) >= 4
        for number, (x, y, width) in enumerate(places):
            assert x + width <= float(root.get("width", 0))
            for other, at, wide in places[:number]:
                assert abs(y - at) >= svg.LETTERS or x + width < other or other + wide < x

    def test_colours_are_those_that_every_viewer_knows(self) -> None:
        text = svg.draw(timeline(WS), "x")
        assert not re.search(r'"#[0-9a-f]{8}"', text)


class TestPicture:
    @pytest.mark.parametrize("case", [SINGLE, WS, COOP, PINGPONG], ids=lambda c: c.pipeline)
    def test_every_row_is_drawn(self, case: Case) -> None:
        root = ElementTree.fromstring(svg.draw(timeline(case), "a < b"))
        texts = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
        assert "a < b" in texts
        for track in timeline(case).tracks():
            assert track.cta != 0 or track.name in texts

    def test_those_of_the_docs_are_what_the_docs_say_draws_them(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        text = (ROOT / "docs" / "interpreter.md").read_text("utf-8")
        commands = re.findall(r"^gemmc timeline (\S+) -p \"(.*?)\" .*--svg (\S+) (.*)$", text, re.M)
        assert len(commands) == 2
        for source, passes, name, rest in commands:
            title = re.findall(r'--title "(.*?)"', rest)[0]
            span = re.findall(r"--span (\d+)", rest)[0]
            drawn = tmp_path / name
            arguments = [str(ROOT / source), "-p", passes, "--svg", str(drawn)]
            assert main(["timeline", *arguments, "--title", title, "--span", span]) == 0
            said = capsys.readouterr().out
            clk, busy = re.findall(r": (\d+) clk, tensor core busy ([\d.]+)%", said)[0]
            assert f"| {clk} clk, tensor core busy {busy} % |" in text
            kept = ROOT / "docs" / "images" / name
            assert kept.read_text("utf-8") == drawn.read_text("utf-8"), f"draw {name} again"


def test_the_docs_list_every_error() -> None:
    text = (ROOT / "docs" / "interpreter.md").read_text("utf-8")
    kinds = list(errors.InterpretError.__subclasses__())
    for kind in kinds:
        kinds += kind.__subclasses__()
    for kind in kinds:
        listed = f"| {kind.TITLE} |" in text
        assert listed or (kind is errors.Unsupported and f'"{kind.TITLE}"' in text), kind.TITLE


class TestCommand:
    def test_it_writes_both(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        out, picture = tmp_path / "t.json", tmp_path / "t.svg"
        source = str(ROOT / SOURCE)
        code = main(["timeline", source, "-p", "hopper-ws", "-o", str(out), "--svg", str(picture)])
        assert code == 0
        assert re.search(r"CTA 0: \d+ clk, tensor core busy [\d.]+%", capsys.readouterr().out)
        assert json.loads(out.read_text("utf-8"))["traceEvents"]
        assert picture.read_text("utf-8").startswith("<svg")

    def test_products_of_warps_take_no_time(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["timeline", str(ROOT / SOURCE), "-p", "ampere-mma"]) == 0
        said = capsys.readouterr().out
        assert "products of warps (mma.sync) take no time in this model" in said
        assert "busy" not in said

    def test_a_wrong_cta_is_one_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["timeline", str(ROOT / SOURCE), "-p", "hopper-ws", "--ctas", "99"]) == 1
        assert "grid of 12" in capsys.readouterr().err
        with pytest.raises(SystemExit):
            main(["timeline", str(ROOT / SOURCE), "-p", "hopper-ws", "--ctas", "x"])
        needed = "--ctas: needed whole numbers with commas between them; found 'x'"
        assert needed in capsys.readouterr().err
