"""Each cell of a picture against what the interpreter computes."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from xdsl.dialects.builtin import MemRefType, ModuleOp, StridedLayoutAttr, f32
from xdsl.ir import Attribute

import gemmc
from gemmc import driver, frontend
from gemmc.cli import main
from gemmc.dialects.tile.attrs import SHARED, LayoutAttr, SwizzleAttr
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import FragmentType, strides_of
from gemmc.dialects.tma import DescriptorOp, LoadOp
from gemmc.interpret.fragments import places as places_of
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.shared import SharedMemory
from gemmc.interpret.hardware.tensors import TensorMap
from gemmc.interpret.kernels import build, prepare
from gemmc.interpret.memory import Buffer
from gemmc.interpret.types import dtype_of
from gemmc.show import Picture, pictures
from gemmc.show.boxes import box_picture, cluster_picture
from gemmc.show.buffers import buffer_picture, byte_of, cell_elements
from gemmc.show.collect import lowered
from gemmc.show.fragments import fragment_picture
from gemmc.show.shared import places, shared_picture, uses
from gemmc.show.timed import over_time, placed

BF16 = gemmc.matmul(520, 768, 264, layout="nt")
F32 = gemmc.matmul(200, 264, 72, dtype="f32")
NAMES = ["hopper-ws", "hopper-pingpong", "hopper-coop", "ampere-mma", "simt-warptile"]
ROOT = Path(__file__).parents[2]


def program(name: str) -> ModuleOp:
    return F32 if name.startswith("simt") else BF16


@cache
def kernel(name: str) -> KernelOp:
    return made(program(name), gemmc.load_pipeline(name))


def made(module: ModuleOp, pipeline: driver.Source) -> KernelOp:
    copy = frontend.copy(module)
    found = lowered(copy, driver.resolve(pipeline, copy, frontend.context()))
    assert found is not None
    return found


def cells(picture: Picture) -> list[dict[str, int]]:
    """The numbers of each rectangle that has some."""
    found: list[dict[str, int]] = []
    for element in ET.fromstring(picture.svg).iter():
        data = {k[5:]: int(v) for k, v in element.attrib.items() if k.startswith("data-")}
        if data:
            found.append(data)
    assert found, picture.name
    return found


def interpreted(kind: MemRefType[Attribute], base: int) -> Buffer:
    """The interpreter's own view of a buffer, as `gemmc/interpret/ops/data.py` makes it."""
    dtype, memory = dtype_of(kind.element_type), cast(SharedMemory, None)
    layout: object = kind.layout
    if isinstance(layout, SwizzleAttr):
        return Buffer(memory, base, dtype, (0, 0), layout.span.data, layout.pitch.data)
    down, across = strides_of(kind)
    return Buffer(memory, base, dtype, (down * dtype.itemsize, across * dtype.itemsize))


def byte_in(buffer: Buffer, row: int, column: int) -> int:
    unit, at = np.zeros(1, np.intp), (np.array([[[row]]]), np.array([[[column]]]))
    return int(buffer.region(unit, *at).index.min())


@pytest.mark.parametrize("name", NAMES)
def test_buffers(name: str) -> None:
    check_buffers(kernel(name))


def check_buffers(kernel: KernelOp) -> set[str]:
    """Each cell of each buffer, from its first to its last byte; the layouts that there are."""
    found: set[str] = set()
    for op in kernel.walk():
        if not isinstance(op, AllocOp):
            continue
        assert op.offset is not None
        kind = op.buffer_type
        found.add(f"{kind.layout}".partition(" pitch")[0])
        buffer = interpreted(kind, op.offset.value.data)
        more = cell_elements(kind) - 1
        size = dtype_of(kind.element_type).itemsize
        for cell in cells(buffer_picture(op, "x")):
            assert cell["byte"] == byte_in(buffer, cell["row"], cell["column"])
            last = byte_in(buffer, cell["row"], cell["column"] + more)
            assert last == cell["byte"] + more * size
            assert cell["bank"] == cell["byte"] // 4 % 32
    return found


SWIZZLED, PADDED = "#tile.swizzle<span {}", "strided<[{}, 1]>"
ROWS_WITH_GAPS = {"promote#1": {"pad": 8}, "promote#2": {"pad": 8}, "assign-layouts": None}
VARIED: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("hopper-single", "f16", "nt", {"form-kernel": {"tile": (64, 128, 16)}}, SWIZZLED.format(32)),
    ("hopper-ws", "f16", "nt", {"form-kernel": {"tile": (128, 128, 32)}}, SWIZZLED.format(64)),
    ("hopper-coop", "bf16", "tn", {}, SWIZZLED.format(128)),
    ("ampere-mma", "f16", "nt", ROWS_WITH_GAPS, PADDED.format(72)),
    ("ampere-mma", "bf16", "tt", {}, SWIZZLED.format(128)),
    ("simt-smem", "f32", "tn", {}, "none"),
    ("simt-vectorized", "f32", "nn", {}, PADDED.format(132)),
]
"""Pipeline, element type, layout, what is changed, and a layout of shared memory that it has."""


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "dtype", "layout", "changes", "wanted"), VARIED)
@pytest.mark.parametrize("sizes", [(72, 40, 104), (136, 264, 8), (520, 8, 72)])
def test_buffers_and_fragments_of_types_and_odd_sizes(
    name: str, dtype: str, layout: str, changes: dict[str, Any], wanted: str,
    sizes: tuple[int, int, int],
) -> None:  # fmt: skip
    if name == "simt-smem":
        sizes = sizes[0] + 1, sizes[1] + 3, sizes[2] - 1
    pipeline = gemmc.load_pipeline(name)
    for each, options in changes.items():
        pipeline = pipeline.set(each, **options) if options else pipeline.remove(each)
    found = made(gemmc.matmul(*sizes, dtype=dtype, layout=layout), pipeline)
    assert wanted in check_buffers(found)
    check_fragments(found)


@pytest.mark.parametrize("span", [32, 64, 128])
@pytest.mark.parametrize("columns", [16, 72, 136])
def test_bytes_of_every_element_of_panels_and_swizzles(span: int, columns: int) -> None:
    kind = MemRefType(f32, [24, columns], SwizzleAttr.of(span, 24), SHARED)
    buffer = interpreted(kind, 2048)
    for row in range(24):
        for column in range(columns):
            assert byte_of(kind, 2048, row, column) == byte_in(buffer, row, column)


def test_a_buffer_with_gaps_and_a_transposed_one() -> None:
    for strides in ([36, 1], [1, 20]):
        kind = MemRefType(f32, [16, 32], StridedLayoutAttr(strides), SHARED)
        op = AllocOp(kind)
        buffer = interpreted(kind, 0)
        for cell in cells(buffer_picture(op, "x")):
            assert cell["byte"] == byte_in(buffer, cell["row"], cell["column"])


@pytest.mark.parametrize("name", NAMES)
def test_fragments(name: str) -> None:
    check_fragments(kernel(name))


def check_fragments(kernel: KernelOp) -> None:
    kinds = {
        value.type
        for op in kernel.walk() for value in op.results
        if isinstance(value.type, FragmentType) and isinstance(value.type.layout, LayoutAttr)
    }  # fmt: skip
    assert kinds
    for kind in kinds:
        rows, columns = places_of(kind.register_layout)
        shown = cells(fragment_picture(kind, "x"))
        assert len(shown) == min(16, kind.get_shape()[0]) * min(16, kind.get_shape()[1])
        for cell in shown:
            at = cell["thread"], cell["value"]
            assert (rows[at], columns[at]) == (cell["row"], cell["column"])


@pytest.mark.parametrize("name", ["hopper-ws", "hopper-pingpong"])
def test_boxes(name: str) -> None:
    for op in kernel(name).walk():
        if not isinstance(op, DescriptorOp):
            continue
        kind = cast("MemRefType[Attribute]", op.matrix.type)
        matrix = Matrix("m", np.zeros(kind.get_shape(), dtype_of(kind.element_type)), False)
        rows, columns = op.result.type.get_box()
        box = TensorMap.whole(matrix, (rows, columns), op.result.type.swizzle.data)
        drawn = box_picture(op, "x")
        assert drawn is not None and f"{box.bytes} bytes" in drawn.title
        for cell in cells(drawn):
            index, inside = box._places([cell["row"], cell["column"]])  # pyright: ignore
            assert cell["byte"] == int(index[0, 0]) * box.element_bytes
            assert cell["inside"] == int(inside.sum())


@pytest.mark.parametrize("name", ["hopper-pingpong", "hopper-coop"])
def test_who_fetches_for_whom(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from gemmc.interpret.timeline import clock, simulate

    seen: set[tuple[str, int, int]] = set()
    plain = clock._targets  # pyright: ignore[reportPrivateUsage]

    def targets(agent: Any, op: LoadOp) -> int:
        mask = 1 << agent.cta.rank if op.mask is None else agent.notes["frame"].scalar(op.mask)
        matrix = cast(DescriptorOp, op.map.owner).matrix.name_hint or ""
        seen.update((matrix, agent.cta.rank, r) for r in range(8) if mask >> r & 1)
        return plain(agent, op)

    monkeypatch.setattr(clock, "_targets", targets)
    made = placed(BF16, name)
    simulate(cast(ModuleOp, made.parent_op()))
    drawn = cluster_picture(kernel(name))
    assert drawn is not None
    loads = [op for op in kernel(name).walk() if isinstance(op, LoadOp)]
    names = [cast(DescriptorOp, op.map.owner).matrix.name_hint for op in loads]
    shown = {(names[c["load"]] or "", c["source"], c["target"]) for c in cells(drawn)}
    assert shown == seen
    assert cluster_picture(kernel("hopper-ws")) is None


@pytest.mark.parametrize("name", ["hopper-ws", "simt-warptile"])
def test_the_map_at_rest_is_what_the_manifest_asks_for(name: str) -> None:
    drawn = shared_picture(kernel(name))
    assert drawn is not None
    shown = cells(drawn)
    asked = gemmc.compile(program(name), pipeline=name).manifest["launch"]
    assert max(cell["high"] for cell in shown) == asked["dynamic_shared_memory"]
    for one, other in zip(shown, shown[1:], strict=False):
        assert one["high"] <= other["low"], "two places overlap"


@pytest.mark.parametrize("name", NAMES)
def test_slots_of_the_map_are_those_of_the_interpreter(name: str) -> None:
    made = kernel(name)
    kinds = [cast("MemRefType[Attribute]", each.type) for each in made.body.block.args]
    inputs = [np.zeros(k.get_shape(), dtype_of(k.element_type)) for k in kinds]
    machine = build(prepare(made, inputs[: -made.outputs.value.data], 132), [0, 1])
    known = {low: high for low, high, _ in machine.ctas[0].shared.names}
    drawn = shared_picture(made)
    assert drawn is not None
    slots = [cell for cell in cells(drawn) if cell["high"] - cell["low"] > 8]
    assert {cell["low"]: cell["high"] for cell in slots} == known


@pytest.mark.parametrize("name", ["hopper-ws", "hopper-pingpong", "ampere-mma", "simt-warptile"])
def test_the_map_over_time(name: str) -> None:
    from gemmc.interpret.timeline import simulate

    made = placed(program(name), name)
    final = {(each.name, each.low) for each in places(kernel(name)) if each.size > 8}
    assert {(each.name, each.low) for each in places(made) if each.size > 8} == final
    found = simulate(cast(ModuleOp, made.parent_op()))
    known = [each for each in places(made) if each.size > 8]
    told = {
        (low, high, round(begin), round(end)) for low, high, begin, end, _ in uses(found)
    }
    picture = over_time(program(name), name)
    shown = [c for c in cells(picture)]
    assert {(c["low"], c["high"], c["begin"], c["end"]) for c in shown} == told
    for cell in shown:
        assert any(each.low <= cell["low"] and cell["high"] <= each.high for each in known)
    touched = {each.name for each in known for c in shown if each.low <= c["low"] < each.high}
    assert touched == {each.name for each in known}


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = str(ROOT / "examples" / "matmul_nt_bf16_cast.mlir")
    assert main(["show", source, "-p", "hopper-coop", "-o", str(tmp_path)]) == 0
    named = re.findall(r"^([\w-]+): ", capsys.readouterr().out, re.MULTILINE)
    assert len(set(named)) == len(named) and {"shared", "cluster", "buffer-output-2"} <= set(named)
    assert {path.stem for path in tmp_path.iterdir()} == set(named)
    for path in tmp_path.iterdir():
        ET.parse(path)
    assert main(["show", source, "-p", "hopper-ws", "--only", "spam"]) == 1
    assert "found spam" in capsys.readouterr().err


def test_a_program_of_several_kernels() -> None:
    text = (ROOT / "test" / "inputs" / "two_layer_mlp_f16.mlir").read_text()
    names = [each.name for each in pictures(gemmc.parse(text), "hopper-ws")]
    assert {"main_0-shared", "main_1-shared"} <= set(names)
    only = [each.name for each in pictures(gemmc.parse(text), "hopper-ws", kernel="main_1")]
    assert only == [name[7:] for name in names if name.startswith("main_1-")]
    with pytest.raises(gemmc.GemmcError, match="one of the kernels main_0, main_1; found none"):
        over_time(gemmc.parse(text), "hopper-ws")


DYNAMIC = str(ROOT / "test" / "programs" / "dynamic" / "mlp_dynamic_rows.mlir")


def test_one_kernel_of_sizes_that_a_launch_tells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["show", DYNAMIC, "-p", "hopper-single", "--kernel", "main_1", "--time"]
    assert main([*command, "--size", "m=130", "-o", str(tmp_path)]) == 0
    assert {"timed.svg", "shared.svg", "box-arg1.svg"} <= {each.name for each in tmp_path.iterdir()}
    capsys.readouterr()
    assert main(command) == 1
    said = capsys.readouterr().err
    needed = "not executable: a timeline needs the kernel's sizes; give --size m=N"
    assert said == f"{DYNAMIC}: {needed}\n"
    assert main(["show", DYNAMIC, "-p", "hopper-single", "--kernel", "main"]) == 1
    assert "needed one of the kernels main_0, main_1; found 'main'" in capsys.readouterr().err


def test_names_are_escaped() -> None:
    op = AllocOp(MemRefType(f32, [8, 8], memory_space=SHARED))
    picture = buffer_picture(op, "<script>alert(1)</script>")
    assert "<script>" not in picture.svg
