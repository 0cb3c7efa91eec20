"""Programs of dynamic sizes that are built: C, loader and runtime launch the same at every size."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import host_driver
import pytest
from ahead.launches import launches, sides
from ahead.mains import built, said

import gemmc
from gemmc.ahead import write
from gemmc.runtime import read_manifest
from gemmc.runtime.checks import static_shape

HERE = Path(__file__).parent
TEXTS = HERE.parent / "programs/dynamic"
THOROUGH = pytest.mark.thorough
PROGRAMS = {
    "mlp_dynamic_rows": [(0,), (1,), (300,), (385,), (5000,), (70000,)],
    "concat_dynamic": [(2, 3, 5), (0, 3, 5), (2, 0, 5), (1, 0, 0), (300, 5, 7)],
    "mm_multiple_of_64": [(5, 1, 64, 8), (300, 2, 128, 24), (0, 1, 64, 8), (7, 0, 0, 8),
                          (5, 1, 64, 3), (3000, 3, 192, 1024)],
    "layer_norm_linear_dynamic": [(2,), (0,), (300,)],
    "attention_dynamic_sequence": [(2, 3, 5), (0, 3, 5), (2, 0, 5), (2, 3, 0), (1, 300, 128)],
    "linear_3d_batch_and_sequence": [(2, 3), (0, 3), (40, 50)],
}  # fmt: skip
"""With the sizes of calls, in the order of the manifest's."""


NAMES = [
    pytest.param(name, marks=[THOROUGH] if number > 1 else [])
    for number, name in enumerate(PROGRAMS)
]


def saved(
    folder: Path, name: str, calls: list[tuple[int, ...]]
) -> tuple[Path, dict[str, Any]]:
    """The folder of `gemmc build`, and the manifest; the folder has the calls' sizes by name."""
    kernel = gemmc.compile((TEXTS / f"{name}.mlir").read_text(), pipeline="auto")
    write(kernel, folder, "thing")
    (folder / "thing.ptx").write_text(kernel.ptx)
    (folder / "thing.mlir").write_text((TEXTS / f"{name}.mlir").read_text())
    (folder / "whole.json").write_text(json.dumps(kernel.manifest))
    names = list(kernel.manifest["sizes"])
    told = [dict(zip(names, call, strict=True)) for call in calls]
    (folder / "calls.json").write_text(json.dumps(told))
    return folder, kernel.manifest


def by_call(lines: Iterable[str]) -> Iterator[list[str]]:
    """What the driver was asked in each call."""
    found: list[str] | None = None
    for line in lines:
        if line == "call":
            if found is not None:
                yield found
            found = []
        elif found is not None:
            found.append(line)
    assert found is not None
    yield found


def asked(
    room: Path, name: str, calls: list[tuple[int, ...]]
) -> tuple[dict[str, Any], list[tuple[list[str], ...]]]:
    """The manifest, and of each call what the C, the loader and the runtime ask of the driver."""
    folder, manifest = saved(room / name, name, calls)
    library = host_driver.build(room / "driver")
    env = {**host_driver.environment(library, room / "log"), "ADDRESSES_ARE_NUMBERS": "1"}
    script = [sys.executable, str(HERE / "python_sides.py"), str(folder)]
    done = subprocess.run(script, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    logged = sides((room / "log").read_text())
    by_c = by_call(said(built(folder, library, calls=calls), library))
    others = (by_call(logged[side, name]) for side in ("loader", "runtime"))
    found = list(zip(by_c, *others, strict=True))
    assert len(found) == len(calls)
    return manifest, found


@pytest.mark.parametrize("name", NAMES)
def test_three_launchers_ask_for_the_same_at_every_size(tmp_path: Path, name: str) -> None:
    manifest, found = asked(tmp_path, name, PROGRAMS[name])
    kernels: set[str] = set()
    for call, (c, loader, runtime) in zip(PROGRAMS[name], found, strict=True):
        wanted = launches(runtime, manifest)
        assert "answered 0" in c and "message " in c, call
        assert launches(c, manifest) == wanted, call
        assert launches(loader, manifest) == wanted, call
        assert bool(wanted) == has_elements(manifest, call), call
        kernels |= {line.split()[1] for line in wanted}
    assert len(kernels) > 1 or len(manifest["kernels"]) == 1


def has_elements(manifest: dict[str, Any], call: tuple[int, ...]) -> bool:
    """Whether the result of a call has any."""
    (result,) = read_manifest(manifest).with_role("output")
    return 0 not in static_shape(result, dict(zip(manifest["sizes"], call, strict=True)))


REFUSED = {
    (1, 1 << 27, 0): "arg0` of main_0: needed elements of at most 2147479552; found 2147483648",
    (1, 1, 1 << 40): "argument `arg1` of main_0: needed elements of at most 2147479552; found",
    (1 << 31, 1, 0): "argument `arg0`",
    (1 << 31, 0, 0): "parameter `s0` of main_0: needed at most 2147483647; found 2147483648",
}  # fmt: skip


def test_more_than_a_kernel_counts_is_refused_by_all(tmp_path: Path) -> None:
    calls = [*REFUSED, (2, 3, 5)]
    manifest, found = asked(tmp_path, "concat_dynamic", calls)
    *refused, good = found
    assert all(len(launches(each, manifest)) == 1 for each in good)
    for (call, message), (c, loader, runtime) in zip(REFUSED.items(), refused, strict=True):
        assert launches(c, manifest) == launches(loader, manifest) == [], call
        assert "answered 1" in c and any(message in line for line in c), (call, c)
        assert any(line.startswith("refused ") for line in loader), call
        # The runtime refuses a size where it would launch.
        empty = call == (1 << 31, 0, 0)
        assert any(line.startswith("refused argument") for line in runtime) != empty, call
        assert launches(runtime, manifest) == []


@THOROUGH
def test_sizes_that_an_assertion_ties_are_compared(tmp_path: Path) -> None:
    manifest, found = asked(tmp_path, "mm_multiple_of_64", [(5, 1, 65, 8)])
    ((c, loader, runtime),) = found
    assert "message `d2`: needed `(d1 * 64)`, 64; found 65" in c and "answered 1" in c
    assert all(launches(each, manifest) == [] for each in (c, loader, runtime))
    assert all(any(x.startswith("refused ") for x in each) for each in (loader, runtime))
