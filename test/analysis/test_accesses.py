"""Who reads and writes what, as the ops say."""

from __future__ import annotations

import pytest
from analysis.programs import PLAIN, op, parsed, text_of, value
from xdsl.dialects.test import Test
from xdsl.parser import Parser

from gemmc import frontend
from gemmc.analysis.accesses import accesses, reads_global, role_of, touches_global
from gemmc.errors import GemmcError


def test_reads_and_writes_of_shared_memory_in_order() -> None:
    module = parsed()
    found = [
        (a.op.name, a.buffer.name_hint, a.writes, a.atom.name, a.slots) for a in accesses(module)
    ]
    assert found == [
        ("tile.copy", "ring", True, "ldst", 2),
        ("tile.mma", "ring", False, "fma", 2),
        ("tile.mma", "b", False, "fma", None),
        ("tile.store", "out", True, "st", None),
        ("tile.bulk_store", "out", False, "tma_store", None),
    ]


def test_an_access_keeps_the_view_it_is_by() -> None:
    module = parsed()
    by = [a.value.name_hint for a in accesses(module) if a.op.name == "tile.mma"]
    assert by == ["part", "b"]


def test_an_op_that_does_not_say_how_it_completes_is_refused() -> None:
    with pytest.raises(GemmcError, match="needed an atom, which says how the op completes"):
        accesses(parsed(PLAIN.replace(" atom <ldst>", "")))


FROM_ELSEWHERE = text_of("from-elsewhere.mlir")


def test_a_buffer_that_nothing_allocates_is_refused() -> None:
    ctx = frontend.context()
    ctx.load_dialect(Test)
    with pytest.raises(GemmcError, match=r"needed a buffer from tile.alloc; found memref<8x8xf32"):
        accesses(Parser(ctx, FROM_ELSEWHERE).parse_module())


@pytest.mark.parametrize(
    ("name", "reads", "touches"),
    [
        ("tile.copy", True, True),
        ("tile.bulk_store", False, True),
        ("tile.mma", False, False),
        ("tile.store", False, False),
        ("tile.window", False, False),
        ("scf.for", False, False),
    ],
)
def test_global_memory(name: str, reads: bool, touches: bool) -> None:
    found = op(parsed(), name)
    assert (reads_global(found), touches_global(found)) == (reads, touches)


PACED = text_of("paced.mlir")


def test_an_op_that_says_nothing_is_taken_to_read() -> None:
    module = parsed(PACED)
    assert reads_global(op(module, "barrier.pace"))
    assert not touches_global(op(module, "barrier.grid_counter"))
    assert not touches_global(op(module, "tma.prefetch"))


def test_outside_of_roles_there_is_none() -> None:
    module = parsed()
    assert role_of(op(module, "tile.mma")) is None
    assert value(module, "total") is not None
