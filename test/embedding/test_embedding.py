"""gemmc as a library of passes: inside stock xDSL tools, and with other people's passes inside.

The tools run in processes of their own, so that what they know of gemmc is what its entry
point tells them.
"""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest
from embedding.foreign_tool import SwapCopies
from parts import thorough_but
from rules.census import census
from rules.programs import dtypes_of
from xdsl.passes import ModulePass

from gemmc import driver, frontend, pipeline
from gemmc.assemble import assemble
from gemmc.emit.ptx import emit_ptx

HERE = Path(__file__).parent
SOURCE = HERE / "inputs" / "matmul_generic_f16.mlir"
STOCK = (sys.executable, "-m", "xdsl.tools.xdsl_opt")
FOREIGN = (sys.executable, str(HERE / "foreign_tool.py"))
NAMES = [n for n in pipeline.names() if "f16" in dtypes_of(n)]
SOME = thorough_but(NAMES, lambda name: name in ("ampere-mma", "hopper-single", "hopper-coop"))
"""One that copies by threads, one by the copy engine, one with roles."""
"""Without the one whose copies are in what has roles as well: each starts processes."""

pytestmark = pytest.mark.slow


@cache
def run(tool: tuple[str, ...], passes: str) -> str:
    """What a tool prints for the source after `passes`, as PTX."""
    command = [*tool, str(SOURCE), "-p", passes, "-t", "ptx"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@cache
def ours(name: str) -> str:
    """What gemmc makes of the source."""
    return driver.compile_text(SOURCE.read_text(), SOURCE.name, name).ptx


def inserted(name: str, after: str, *passes_of_others: str) -> str:
    """A pipeline's text with foreign passes behind the last pass called `after`."""
    passes = pipeline.load(name).passes
    last = max(number for number, each in enumerate(passes) if each.name == after)
    specs = [str(each.pipeline_pass_spec()) for each in passes]
    return ",".join([*specs[: last + 1], *passes_of_others, *specs[last + 1 :]])


def counted(passes: tuple[ModulePass, ...]) -> tuple[str, dict[str, int]]:
    """PTX and how many instructions of each kind, of a run in this process."""
    ctx = frontend.context()
    module = frontend.parse(SOURCE.read_text(), SOURCE.name, ctx)
    pipeline.run(module, ctx, passes)
    return emit_ptx(module), dict(census(module))


@cache
def whole_of(name: str) -> tuple[str, dict[str, int]]:
    """The same of a named pipeline as it is."""
    return counted(pipeline.load(name).passes)


@pytest.mark.parametrize("name", NAMES)
def test_stock_xdsl_opt_gives_the_same_bytes(name: str) -> None:
    assert run(STOCK, pipeline.load(name).text) == ours(name)


@pytest.mark.parametrize("name", thorough_but(NAMES, "ampere-mma".__eq__))
def test_stock_passes_that_find_nothing_change_nothing(name: str) -> None:
    assert run(STOCK, inserted(name, "promote", "canonicalize", "cse")) == ours(name)


AFTER = ("assign-atoms", "insert-barriers", "lower-rings", "convert-to-ptx")


@pytest.mark.parametrize("after", AFTER)
@pytest.mark.parametrize("name", SOME)
def test_common_subexpressions_go_and_the_program_stays(name: str, after: str) -> None:
    ptx, counts = counted(pipeline.load(inserted(name, after, "cse", "canonicalize")).passes)
    whole, expected = whole_of(name)
    assert counts == expected
    assert ptx.count("\n") <= whole.count("\n")
    assemble(ptx)


def copies_by_operand(ptx: str) -> list[int]:
    """How many copies read one operand, by its tensor map or address, then the next one."""
    sources = re.findall(r"cp\.async\S* \[%r\d+(?:\+\d+)?\], \[(%d\d+)[,+]", ptx)
    return [len(list(group)) for _, group in groupby(sources)]


@pytest.mark.parametrize("name", thorough_but(NAMES, "hopper-coop".__eq__))
def test_a_pass_of_somebody_else_between_ours(name: str) -> None:
    found, whole = run(FOREIGN, inserted(name, "promote", "swap-copies")), ours(name)
    copies = copies_by_operand(whole)
    lhs, rhs = copies[:2]
    assert lhs <= rhs and found != whole  # of a narrow tile both are one box
    assert copies_by_operand(found) == [rhs, lhs] * (len(copies) // 2)
    assemble(found)


@pytest.mark.parametrize("name", SOME)
def test_the_same_pass_by_gemmc_as_a_library(name: str) -> None:
    passes = pipeline.load(name).passes
    at = [each.name for each in passes].index("multi-buffer")
    ptx, counts = counted((*passes[:at], SwapCopies(), *passes[at:]))
    whole, expected = whole_of(name)
    assert counts == expected
    assert ptx == run(FOREIGN, inserted(name, "promote", "swap-copies"))
    assert ptx != whole
