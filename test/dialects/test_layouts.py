"""Register layouts, swizzles and parts against other ways to say the same."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import MemRefType, StridedLayoutAttr, bf16, f32

from gemmc.dialects.tile.atoms import ATOMS, thread_tile, wgmma_accumulator
from gemmc.dialects.tile.attrs import GLOBAL, SHARED, LayoutAttr, Mode, SwizzleAttr
from gemmc.dialects.tile.runs import Run, RunsAttr, cut_dimension
from gemmc.dialects.tile.types import FragmentType, WindowType, bits, part_type


def position(layout: LayoutAttr, thread: int, value: int) -> tuple[int, int]:
    base, offset = layout.thread_base(thread), layout.value_offset(value)
    return base[0] + offset[0], base[1] + offset[1]


def everything(layout: LayoutAttr) -> Counter[tuple[int, int]]:
    pairs = product(range(layout.num_threads), range(layout.num_values))
    return Counter(position(layout, thread, value) for thread, value in pairs)


@pytest.mark.parametrize("columns", [8, 16, 64, 128, 256])
def test_wgmma_accumulator_is_the_figure_of_the_isa(columns: int) -> None:
    """PTX ISA, "Register Fragments for wgmma.mma_async.m64nNk16", accumulator D."""
    layout = wgmma_accumulator(64, columns)
    assert (layout.num_threads, layout.num_values) == (128, columns // 2)
    for t, v in product(range(128), range(columns // 2)):
        row = 16 * (t // 32) + (t % 32) // 4 + 8 * ((v // 2) % 2)
        column = 8 * (v // 4) + 2 * (t % 4) + v % 2
        assert position(layout, t, v) == (row, column)


def test_stacked_wgmma_accumulators_follow_each_other() -> None:
    one, two = wgmma_accumulator(64, 16), wgmma_accumulator(128, 16)
    assert two.num_values == 2 * one.num_values
    for t, v in product(range(128), range(one.num_values)):
        row, column = position(one, t, v)
        assert position(two, t, v) == (row, column)
        assert position(two, t, v + one.num_values) == (row + 64, column)


@pytest.mark.parametrize(("rows", "columns"), [(64, 8), (64, 256), (128, 64), (192, 24)])
def test_wgmma_accumulator_covers_its_tile(rows: int, columns: int) -> None:
    layout = wgmma_accumulator(rows, columns)
    assert layout.covers(rows, columns)
    assert not layout.covers(rows, columns + 8)
    assert everything(layout) == Counter(product(range(rows), range(columns)))


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (8, 8), (4, 2), (1, 4), (3, 5)])
def test_thread_tile_is_row_by_row(rows: int, columns: int) -> None:
    layout = thread_tile((rows, columns))
    assert layout.num_threads == 1
    expected = list(product(range(rows), range(columns)))
    assert [layout.value_offset(v) for v in range(layout.num_values)] == expected


UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""The machine may be busy with others."""

strides = st.integers(min_value=-1, max_value=8)
modes = st.builds(Mode, st.integers(min_value=1, max_value=4), strides, strides)
straight = st.one_of(
    st.builds(lambda size, step: Mode(size, step, 0), st.integers(1, 4), st.integers(1, 8)),
    st.builds(lambda size, step: Mode(size, 0, step), st.integers(1, 4), st.integers(1, 8)),
)
digits = st.one_of(st.lists(straight, max_size=3), st.lists(modes, max_size=2))


@UNHURRIED
@given(digits, digits, st.integers(1, 8), st.integers(1, 8))
def test_covers_is_what_counting_says(
    threads: list[Mode], values: list[Mode], rows: int, columns: int
) -> None:
    layout = LayoutAttr.of(threads, values)
    once = Counter(product(range(rows), range(columns)))
    assert layout.covers(rows, columns) == (everything(layout) == once)


@UNHURRIED
@given(st.data())
def test_covers_accepts_any_order_of_the_digits(data: st.DataObject) -> None:
    """Sizes multiplied up along each dimension, then dealt to threads and values at random."""
    extents, made = [1, 1], []
    for size in data.draw(st.lists(st.integers(1, 3), max_size=5)):
        along = data.draw(st.integers(0, 1))
        made.append(Mode(size, extents[0], 0) if along == 0 else Mode(size, 0, extents[1]))
        extents[along] *= size
    shuffled = data.draw(st.permutations(made))
    cut = data.draw(st.integers(0, len(made)))
    layout = LayoutAttr.of(shuffled[:cut], shuffled[cut:])
    assert layout.covers(*extents)
    assert everything(layout) == Counter(product(range(extents[0]), range(extents[1])))


def swizzled(span: int, row: int, byte: int, rows: int) -> int:
    """Offset of a byte, from chunk tables: the 16-byte chunks of a row of 128 bytes of
    shared memory change places as the number of the row, or of the span, says."""
    panel, inner = divmod(byte, span)
    line, start = divmod(row * span, 128)
    chunk, rest = divmod(start + inner, 16)
    pattern = {128: line % 8, 64: line % 4, 32: line % 2}[span]
    return panel * span * rows + line * 128 + (chunk ^ pattern) * 16 + rest


@pytest.mark.parametrize("span", [128, 64, 32])
def test_swizzle_is_the_chunk_exchange(span: int) -> None:
    rows, width = 16, 2 * span
    layout = SwizzleAttr.of(span, rows)
    offsets = {(r, b): layout.byte_offset(r, b) for r in range(rows) for b in range(width)}
    assert sorted(offsets.values()) == list(range(rows * width))
    for (row, byte), offset in offsets.items():
        assert offset == swizzled(span, row, byte, rows)
        assert offset % 16 == byte % 16
        assert offset - offset % 16 == offsets[row, byte - byte % 16]


@pytest.mark.parametrize("span", [128, 64, 32])
def test_a_swizzled_row_keeps_to_its_place(span: int) -> None:
    """The pattern repeats every 8 rows, so that whole groups of 8 rows can be cut off."""
    layout = SwizzleAttr.of(span, 64)
    for row, byte in product(range(8), range(span)):
        assert layout.byte_offset(row + 24, byte) == layout.byte_offset(row, byte) + 24 * span


def test_a_swizzle_has_no_affine_map() -> None:
    with pytest.raises(ValueError, match="XOR of address bits"):
        SwizzleAttr.of(128, 64).get_affine_map()


def test_runs_have_no_affine_map() -> None:
    with pytest.raises(ValueError, match="Run.place"):
        RunsAttr.build((16, 1), (Run(4, 2), Run())).get_affine_map()


@pytest.mark.parametrize("run", [Run(), Run(4, 3), Run(2, 8)])
def test_a_run_is_followed_by_those_of_the_other_parts(run: Run) -> None:
    places = [run.place(i) for i in range(8)]
    others = run.length * run.of - run.length
    steps = [b - a for a, b in pairwise(places)]
    assert steps == [1 if (i + 1) % run.length else 1 + others for i in range(7)]


def test_parts_in_runs_cover_the_whole_once() -> None:
    """Part p of 4, of 8 elements in runs of 2: each of 32 elements belongs to one part."""
    cut = cut_dimension(8, 4, 2)
    found = [p * cut.apart + cut.run.place(i) * cut.stretch for p in range(4) for i in range(8)]
    assert sorted(found) == list(range(32))
    assert found[:8] == [0, 1, 8, 9, 16, 17, 24, 25]


def test_parts_in_runs() -> None:
    window = WindowType.of((64, 128), f32)
    assert part_type(window, (8, 1), (4, 4)) == WindowType.of(
        (8, 128), f32, runs=(Run(4, 8), Run())
    )
    assert part_type(window, (16, 1), (4, 4)) == WindowType.of((4, 128), f32)
    buffer = MemRefType(f32, (8, 64), StridedLayoutAttr([68, 1]), SHARED)
    found = part_type(buffer, (1, 8), (8, 4))
    layout = RunsAttr.build((68, 1), (Run(), Run(4, 8)))
    assert found == MemRefType(f32, (8, 8), layout, SHARED)
    assert part_type(found, (8, 1), None) == MemRefType(f32, (1, 8), layout, SHARED)


def test_parts_of_a_window() -> None:
    window = WindowType.of((64, 128), f32)
    assert part_type(window, (2, 4), None) == WindowType.of((32, 32), f32)
    cyclic = part_type(window, (2, 4), (1, 1))
    assert cyclic == WindowType.of((32, 32), f32, (2, 4))
    assert part_type(cyclic, (4, 1), (1, 1)) == WindowType.of((8, 32), f32, (8, 4))


def test_parts_of_a_buffer_keep_its_strides() -> None:
    padded = MemRefType(f32, (32, 16), StridedLayoutAttr([20, 1]), SHARED)
    plain = MemRefType(f32, (32, 16), memory_space=GLOBAL)

    def part(shape: tuple[int, int], steps: list[int], space: object) -> MemRefType[object]:
        return MemRefType(f32, shape, StridedLayoutAttr(steps, None), space)

    assert part_type(plain, (4, 2), None) == part((8, 8), [16, 1], GLOBAL)
    assert part_type(padded, (4, 2), None) == part((8, 8), [20, 1], SHARED)
    assert part_type(padded, (4, 2), (1, 1)) == part((8, 8), [80, 2], SHARED)


@pytest.mark.parametrize(("counts", "shape"), [((2, 1), (64, 128)), ((16, 2), (8, 64))])
def test_parts_of_a_swizzled_buffer_keep_its_layout(
    counts: tuple[int, int], shape: tuple[int, int]
) -> None:
    layout = SwizzleAttr.of(128, 128)
    whole = MemRefType(bf16, (128, 128), layout, SHARED)
    assert part_type(whole, counts, None) == MemRefType(bf16, shape, layout, SHARED)


def test_one_part_is_the_whole_even_if_it_is_no_whole_pattern() -> None:
    whole = MemRefType(bf16, (4, 32), SwizzleAttr.of(128, 8), SHARED)
    assert part_type(whole, (1, 1), None) == whole


def test_a_fragment_knows_its_layout() -> None:
    layout = wgmma_accumulator(64, 8)
    assert FragmentType.of((64, 8), f32, layout).register_layout == layout


def test_bits_of_elements() -> None:
    assert (bits(bf16), bits(f32)) == (16, 32)


def test_atoms_are_listed_under_their_names() -> None:
    assert all(name == atom.name for name, atom in ATOMS.items())
    assert {a.completion for a in ATOMS.values()} <= {
        "synchronous", "mbarrier", "cp-async-group", "bulk-group", "wgmma-group"
    }  # fmt: skip
    assert {atom.proxy for atom in ATOMS.values()} <= {"generic", "async"}
