"""Which of several kernels the launcher takes, on the driver that is host memory."""

from __future__ import annotations

import copy
import ctypes
import json
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest
from runtime.fake_cuda import FakeCuda

import gemmc
from gemmc.runtime import ManifestError, Program, load, read_manifest

SCHEMA = json.loads((Path(gemmc.__file__).parent / "emit/manifest.schema.json").read_text())
GUARDS = {"a": (0, 2, 1), "b": (0, 64, 8), "c": None}
"""Up to two rows; multiples of 8 up to 64; any."""


def array(name: str, role: str) -> dict[str, Any]:
    return {"name": name, "role": role, "dtype": "f32", "shape": ["m", 8], "alignment": 16}


def kernel(entry: str) -> dict[str, Any]:
    guard = GUARDS[entry]
    told = {} if guard is None else dict(zip(("least", "most", "multiple"), guard, strict=True))
    return {
        "entry": entry,
        "target": "sm_90a",
        "ptx_version": "8.6",
        "arguments": [array("arg0", "input"), array("result0", "output")],
        "sizes": {"m": {"argument": "arg0", "dim": 0}},
        "parameters": [
            {"kind": "pointer", "argument": "arg0"},
            {"kind": "pointer", "argument": "result0"},
            {"kind": "size", "type": "u32", "value": "m"},
        ],
        "launch": {
            "grid": ["m", "1", "1"],
            "cluster": [1, 1, 1],
            "block": [32 * (1 + "abc".index(entry)), 1, 1],
            "dynamic_shared_memory": 0,
            "attributes": {},
        },
        "workspaces": [],
        **({"guard": {"m": told}} if told else {}),
    }


def program() -> dict[str, Any]:
    places = [{"argument": n, "offset": 0, "shape": ["m", 8]} for n in ("arg0", "result0")]
    return {
        "schema": "gemmc-manifest",
        "version": 3,
        "name": "main",
        "target": "sm_90a",
        "ptx_version": "8.6",
        "arguments": [array("arg0", "input"), array("result0", "output")],
        "sizes": {"m": {"argument": "arg0", "dim": 0}},
        "workspace_bytes": 0,
        "workspaces": [],
        "kernels": [kernel(each) for each in GUARDS],
        "launches": [{"kernels": list(GUARDS), "arguments": places}],
    }


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> FakeCuda:
    fake = FakeCuda()
    fake.parameters = 3

    def add_one(launch: Any, parameters: list[int]) -> None:
        """As many rows as the size says."""
        rows = ctypes.c_uint32.from_address(parameters[2])
        source, target = (
            (ctypes.c_float * (8 * rows.value)).from_address(
                ctypes.c_uint64.from_address(p).value
            )
            for p in parameters[:2]
        )
        for index in range(8 * rows.value):
            target[index] = source[index] + 1

    fake.kernel = add_one
    return fake.installed(monkeypatch)


CHOSEN = {0: None, 1: 32, 2: 32, 3: 96, 8: 64, 64: 64, 65: 96, 72: 96}
"""Rows to the threads of the kernel that is launched; none for none."""


def test_the_first_kernel_is_launched_whose_guard_holds(cuda: FakeCuda) -> None:
    found = load("ptx", program())
    assert isinstance(found, Program)
    for rows, threads in CHOSEN.items():
        before = len(cuda.launches)
        given = np.arange(8 * rows, dtype=np.float32).reshape(rows, 8)
        made = found(given)
        assert made.shape == (rows, 8)
        assert (made == given + 1).all()
        new = cuda.launches[before:]
        assert [launch.block[0] for launch in new] == ([] if threads is None else [threads])
        assert all(launch.grid[0] == rows for launch in new)


def test_kernels_see_arrays_in_a_form_of_their_own(cuda: FakeCuda) -> None:
    folded = program()
    for argument in folded["arguments"]:
        argument["shape"] = ["m", 2, 8]
    for place in folded["launches"][0]["arguments"]:
        place["shape"] = ["(m * 2)", 8]
    given = np.arange(48, dtype=np.float32).reshape(3, 2, 8)
    assert (load("ptx", folded)(given) == given + 1).all()
    (launch,) = cuda.launches
    assert (launch.grid[0], launch.block[0]) == (6, 96)


def test_a_wrong_call_names_the_argument(cuda: FakeCuda) -> None:
    found = load("ptx", program())
    given = np.zeros((4, 8), np.float32)
    with pytest.raises(ValueError, match="argument `result0`: needed shape mx8; found 5x8"):
        found(given, out=np.zeros((5, 8), np.float32))
    with pytest.raises(ValueError, match="argument `arg0`: needed shape mx8; found 4x9"):
        found(np.zeros((4, 9), np.float32))
    with pytest.raises(ValueError, match="argument `arg0`: needed shape mx8; found 8"):
        found(np.zeros(8, np.float32))
    assert cuda.launches == []


def test_a_kernel_alone_keeps_to_its_guard(cuda: FakeCuda) -> None:
    only = {**kernel("b"), "schema": "gemmc-manifest", "version": 1}
    found = load("ptx", only)
    assert (found(np.zeros((8, 8), np.float32)) == 1).all()
    with pytest.raises(ValueError, match="needed a dimension 0 of 0 to 64, a multiple of 8"):
        found(np.zeros((9, 8), np.float32))


def test_more_than_a_kernel_counts_is_refused(cuda: FakeCuda) -> None:
    limited = program()
    for each in limited["kernels"][2]["arguments"]:
        each["most_elements"] = 8 * 80
    jsonschema.validate(limited, SCHEMA)
    found = load("ptx", limited)
    assert (found(np.zeros((80, 8), np.float32)) == 1).all()
    assert (found(np.zeros((64, 8), np.float32)) == 1).all()
    before = len(cuda.launches)
    wanted = r"argument `arg0`: needed at most 640 elements, .* found 648, 81x8; split"
    with pytest.raises(ValueError, match=wanted):
        found(np.zeros((81, 8), np.float32))
    assert len(cuda.launches) == before


def test_sizes_have_a_sign_in_kernels(cuda: FakeCuda) -> None:
    only: dict[str, Any] = {**kernel("c"), "schema": "gemmc-manifest", "version": 1}
    only["parameters"][2]["value"] = "m * 268435456"
    with pytest.raises(ValueError, match=r"268435456`: needed 0 to 2\^31 - 1; found 2147483648"):
        load("ptx", only)(np.zeros((8, 8), np.float32))


def changed(path: str, value: Any) -> dict[str, Any]:
    made = copy.deepcopy(program())
    *most, last = (int(each) if each.isdigit() else each for each in path.split("."))
    place: Any = made
    for each in most:
        place = place[each]
    place[last] = value
    return made


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        (changed("launches.0.kernels", ["a", "b"]), "a last kernel without a guard; found `b`"),
        (changed("launches.0.kernels", []), "kernels: needed a list of names"),
        (changed("launches.0.kernels", ["a", "d"]), r"needed one of a, b, c; found `d`"),
        (changed("launches.0.arguments.0.shape", ["m", 9]), r"needed an array of \['m', 8\]"),
        (changed("launches.0.arguments.0.shape", ["2 * m", 8]), "of `arg0`; found"),
        (
            changed("launches.0.arguments.0.shape", ["q", 8]),
            r"launches\[0\]: needed extents of `arg0` in the program's sizes; .* found `q`",
        ),
        (changed("arguments.0.shape", ["q", 8]), "numbers and sizes as extents"),
        (changed("sizes", {"m": {"argument": "result0", "dim": 0}}), "a dimension of one of arg0"),
        (changed("kernels.0.guard", {"q": {"most": 1}}), "guard.q: needed one of m; found `q`"),
        (changed("kernels.0.guard.m", {"least": 3, "most": 2}), "an integer of at least 3"),
        (changed("kernels.0.guard.m", {"up": 3}), "needed only least, most, multiple"),
        (changed("workspace_bytes", "q * 4"), "an expression of the program's sizes"),
        (changed("workspace_bytes", "0 - 8"), "needed 0 B or more"),
    ],
)
def test_a_manifest_that_is_wrong_is_refused(manifest: dict[str, Any], message: str) -> None:
    with pytest.raises(ManifestError, match=message):
        read_manifest(manifest)
