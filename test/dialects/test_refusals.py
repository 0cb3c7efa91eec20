"""Every condition of the dialects' verifiers, and of the questions asked of their types.

The last test reads the dialects and fails on a `raise VerifyException` that no case reaches.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from dialects.refusals import (
    Refusal,
    barrier,
    dynamic,
    launch,
    memref,
    memref_views,
    ptx,
    recurrence,
    tile_compute,
    tile_data,
    tile_epilogue,
    tile_loops,
    tile_output,
    tile_partial_reduce,
    tile_partials,
    tile_scatter,
    tile_sequential,
    tile_types,
    tile_who,
    tma,
    wgmma,
)
from xdsl.utils.exceptions import VerifyException

import gemmc.dialects
from gemmc.frontend import InputError, parse, verify

TABLES = (
    *(tile_types, tile_who, tile_data, tile_output, tile_epilogue, tile_compute, tile_partials),
    *(tile_loops, tile_partial_reduce, tile_scatter, tile_sequential),
    *(tma, wgmma, barrier, ptx, launch, dynamic, memref),
    memref_views,
    recurrence,
)
CASES = [
    pytest.param(refusal, id=f"{table.__name__.rpartition('.')[2]}: {refusal.name}")
    for table in TABLES
    for refusal in table.REFUSALS
]

FOLDER = Path(gemmc.dialects.__file__ or "").parent
SOURCES = [
    path
    for path in FOLDER.rglob("*.py")
    if path.name not in ("contract.py", "arith_more.py")  # have tests of their own
    and not path.name.startswith("linalg")
]


def caught(refusal: Refusal) -> Exception:
    """What the case raises, which is an error a user may see as one line."""
    with pytest.raises((InputError, VerifyException)) as info:
        if isinstance(refusal.cause, str):
            verify(parse(refusal.cause, "t.mlir"))
        else:
            refusal.cause()
    return info.value


@pytest.mark.parametrize("refusal", CASES)
def test_refused(refusal: Refusal) -> None:
    error = caught(refusal)
    assert refusal.message in str(error)
    if isinstance(error, InputError):
        assert error.where.startswith("t.mlir:")
        assert "\n" not in str(error)


def origins(error: BaseException | None) -> Iterator[tuple[Path, int]]:
    """File and line of each VerifyException in a chain of causes."""
    while error is not None:
        traceback = error.__traceback__ if isinstance(error, VerifyException) else None
        while traceback is not None:
            if traceback.tb_next is None:
                yield Path(traceback.tb_frame.f_code.co_filename), traceback.tb_lineno
            traceback = traceback.tb_next
        error = error.__cause__ or error.__context__


def raises(path: Path) -> Iterator[tuple[Path, int, int]]:
    """File, first and last line of each `raise VerifyException(…)`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call):
            continue
        if isinstance(node.exc.func, ast.Name) and node.exc.func.id == "VerifyException":
            yield path, node.lineno, node.end_lineno or node.lineno


def test_every_condition_has_a_case() -> None:
    cases = [case for table in TABLES for case in table.REFUSALS]
    seen = {origin for case in cases for origin in origins(caught(case))}
    missing = [
        f"{path.relative_to(FOLDER)}:{first}"
        for source in SOURCES
        for path, first, last in raises(source)
        if not any(file == path and first <= line <= last for file, line in seen)
    ]
    assert missing == []
