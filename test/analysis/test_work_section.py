"""Where a kernel's work begins, and what two roles can share."""

from __future__ import annotations

import pytest
from analysis.programs import PLAIN, op, parsed

from gemmc.analysis.work_section import check_section, makes_fragment, work_section
from gemmc.errors import GemmcError
from gemmc.ir import kernels


def test_it_begins_behind_allocations_and_arithmetic() -> None:
    (kernel,) = kernels(parsed())
    section = work_section(kernel.body.block)
    assert [o.name for o in section][:2] == ["tile.zero", "scf.for"]
    assert section[-1].name == "tile.bulk_store"
    check_section(section)


def test_a_kernel_without_work_has_none() -> None:
    text = "tile.kernel @empty [] outputs 0 sizes {} {\n  %c = arith.constant 1 : index\n}"
    (kernel,) = kernels(parsed(text))
    assert work_section(kernel.body.block) == []


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ('%id = tile.id "warp" of 4', "tile.id"),
        ("%id = tile.thread_id", "tile.thread_id"),
        ("barrier.sync 0", "barrier.sync"),
        ("barrier.fence_proxy", "barrier.fence_proxy"),
    ],
)
def test_what_is_not_the_same_in_two_roles_is_refused(line: str, name: str) -> None:
    (kernel,) = kernels(parsed(PLAIN.replace("    %next =", f"    {line}\n    %next =")))
    with pytest.raises(GemmcError, match=f"which two roles can share; found {name}"):
        check_section(work_section(kernel.body.block))


def test_what_makes_a_tile() -> None:
    module = parsed()
    assert makes_fragment(op(module, "tile.zero"))
    assert not makes_fragment(op(module, "tile.store"))
