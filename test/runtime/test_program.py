"""A program of several kernels, launched on the driver that is host memory."""

from __future__ import annotations

import copy
import ctypes
import gc
import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest
from runtime.fake_cuda import FakeCuda
from runtime.stand_in_torch import tensor

import gemmc
from gemmc.runtime import (
    CudaError,
    ManifestError,
    Program,
    capture,
    load,
    program,
    read_manifest,
)
from gemmc.runtime import cuda as driver

SCHEMA = json.loads((Path(gemmc.__file__).parent / "emit/manifest.schema.json").read_text())


def array(name: str, role: str, *shape: int) -> dict[str, Any]:
    return {"name": name, "role": role, "dtype": "f32", "shape": list(shape), "alignment": 16}


def kernel(entry: str, *shape: int) -> dict[str, Any]:
    return {
        "entry": entry,
        "target": "sm_90a",
        "ptx_version": "8.6",
        "arguments": [array("arg0", "input", *shape), array("result0", "output", *shape)],
        "sizes": {},
        "parameters": [
            {"kind": "pointer", "argument": "arg0"},
            {"kind": "pointer", "argument": "result0"},
        ],
        "launch": {
            "grid": ["1", "1", "1"],
            "cluster": [1, 1, 1],
            "block": [32, 1, 1],
            "dynamic_shared_memory": 0,
            "attributes": {},
        },
        "workspaces": [],
    }


def chain() -> dict[str, Any]:
    """result0 = three kernels after each other, of which the second sees its input as a row; two
    workspaces, of which the second begins behind the first."""
    arg, result = ({"argument": name, "offset": 0} for name in ("arg0", "result0"))
    first, second = ({"workspace": f"workspace_{n}", "offset": 0} for n in (0, 1))
    steps = [("a", arg, first), ("b", first, second), ("a", second, result)]
    return {
        "schema": "gemmc-manifest",
        "version": 2,
        "name": "main",
        "target": "sm_90a",
        "ptx_version": "8.6",
        "arguments": [array("arg0", "input", 4, 8), array("result0", "output", 4, 8)],
        "workspace_bytes": 384,
        "workspaces": [
            {"name": "workspace_0", "bytes": 128, "offset": 0},
            {"name": "workspace_1", "bytes": 128, "offset": 256},
        ],
        "kernels": [kernel("a", 4, 8), kernel("b", 32)],
        "launches": [{"kernel": name, "arguments": list(pair)} for name, *pair in steps],
    }


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> FakeCuda:
    fake = FakeCuda()
    program._POOLS.clear()
    fake.parameters = 2

    def add_one(launch: Any, parameters: list[int]) -> None:
        source, target = (
            (ctypes.c_float * 32).from_address(ctypes.c_uint64.from_address(p).value)
            for p in parameters
        )
        for index in range(32):
            target[index] = source[index] + 1

    fake.kernel = add_one
    return fake.installed(monkeypatch)


def test_the_kernels_are_launched_in_order_on_views_of_one_workspace(cuda: FakeCuda) -> None:
    found = load("ptx", chain())
    assert isinstance(found, Program)
    given = np.arange(32, dtype=np.float32).reshape(4, 8)
    assert (found(given) == given + 3).all()
    assert len(cuda.launches) == 3
    into = np.zeros((4, 8), np.float32)
    found(given, out=into)
    assert (into == given + 3).all()


def in_place() -> dict[str, Any]:
    """`chain` with its result in the memory of its argument."""
    made = chain()
    made["arguments"][1]["in_place"] = "arg0"
    return made


def test_a_result_in_place_is_the_input_unless_the_call_says_another(cuda: FakeCuda) -> None:
    jsonschema.validate(in_place(), SCHEMA)
    found = load("ptx", in_place())
    given = np.arange(32, dtype=np.float32).reshape(4, 8)
    before = given.copy()
    assert found(given) is not None
    assert (given == before + 3).all()
    into = np.zeros((4, 8), np.float32)
    found(given, out=into)
    assert (into == before + 6).all() and (given == before + 3).all()
    on_device = tensor((4, 8), "float32")
    assert found(on_device) is on_device


def test_a_call_says_where_results_go_when_only_some_are_in_place(cuda: FakeCuda) -> None:
    made = in_place()
    made["arguments"].append(array("result1", "output", 4, 8))
    found = load("ptx", made)
    with pytest.raises(TypeError, match=r"needed out=\[arg0, result1\], since some outputs are in"):
        found(np.zeros((4, 8), np.float32))


def test_an_output_is_in_place_of_an_input_of_its_shape(cuda: FakeCuda) -> None:
    made = in_place()
    made["arguments"][0]["shape"] = [8, 4]
    with pytest.raises(ManifestError, match="in place of an input of its shape and type"):
        read_manifest(made)


def test_a_wrong_call_launches_nothing(cuda: FakeCuda) -> None:
    found = load("ptx", chain())
    with pytest.raises(TypeError, match="needed 1 inputs"):
        found()
    with pytest.raises(ValueError, match="shape"):
        found(np.zeros((8, 4), np.float32))
    with pytest.raises(TypeError, match=r"needed 1 arrays in out=; found 2"):
        found(np.zeros((4, 8), np.float32), out=[np.zeros((4, 8), np.float32)] * 2)
    assert cuda.launches == []


def test_a_call_is_captured_as_one_graph(cuda: FakeCuda) -> None:
    found = load("ptx", chain())
    given, into = (tensor((4, 8), "float32") for _ in range(2))
    given.array[...] = np.arange(32).reshape(4, 8)
    graph = capture(found, given, into)
    assert cuda.launches == [] and cuda.captured == {} and not into.array.any()
    assert graph(stream=7) is into
    assert [each.stream for each in cuda.launches] == [7] * 3
    assert (into.array == given.array + 3).all()
    given.array[...] = 5
    graph(stream=7)
    assert (into.array == 8).all()
    held = len(cuda.memory)
    graph.close()
    graph.close()
    assert len(cuda.memory) == held and cuda.counts["cuGraphExecDestroy"] == 1


def test_a_capture_that_fails_ends(cuda: FakeCuda) -> None:
    found = load("ptx", chain())
    cuda.fail_launch = True
    with pytest.raises(CudaError):
        capture(found, *(tensor((4, 8), "float32") for _ in range(2)))
    assert cuda.captured == {} and cuda.counts["cuGraphDestroy"] == 1
    assert cuda.counts["cuStreamDestroy"] == cuda.counts["cuStreamCreate"]
    with pytest.raises(TypeError, match="needed 2 arrays"):
        capture(found, tensor((4, 8), "float32"))


def test_no_garbage_is_collected_during_a_capture(cuda: FakeCuda) -> None:
    seen: list[bool] = []

    class Graph:
        """Of another library: destroying it during a capture ends the capture."""

        def __init__(self) -> None:
            self.self = self

        def __del__(self) -> None:
            seen.append(bool(cuda.captured))

    def call() -> None:
        for _ in range(9):
            Graph()

    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()  # else each of the many collections looks at all that other tests keep
    gc.set_threshold(1, 1, 1)
    try:
        driver.captured(lambda stream: call)
    finally:
        gc.set_threshold(*thresholds)
    gc.collect()
    assert len(seen) == 9 and not any(seen) and gc.isenabled()


def test_close_unloads_once(cuda: FakeCuda) -> None:
    found = load("ptx", chain())
    before = cuda.counts["cuModuleUnload"]
    found.close()
    assert cuda.counts["cuModuleUnload"] == before + 1


def test_the_schema_takes_programs_and_kernels() -> None:
    jsonschema.validate(chain(), SCHEMA)
    text = (Path(__file__).parents[1] / "inputs/two_layer_mlp_f16.mlir").read_text()
    jsonschema.validate(gemmc.compile(text, pipeline="auto").manifest, SCHEMA)


def constant(name: str) -> dict[str, Any]:
    data = b64encode(np.arange(32, dtype=np.float32).tobytes()).decode()
    return {"name": name, "dtype": "f32", "shape": [4, 8], "data": data}


def test_a_constant_is_uploaded_once(cuda: FakeCuda) -> None:
    manifest = changed("constants", [constant("c")])
    manifest["launches"][0]["arguments"][0] = {"constant": "c", "offset": 0}
    jsonschema.validate(manifest, SCHEMA)
    found = load("ptx", manifest)
    given = np.zeros((4, 8), np.float32)
    for _ in range(2):
        assert (found(given) == np.arange(32, dtype=np.float32).reshape(4, 8) + 3).all()
    held = len(cuda.memory)
    found.close()
    assert len(cuda.memory) == held - 1


def changed(path: str, value: Any) -> dict[str, Any]:
    made = copy.deepcopy(chain())
    *most, last = (int(each) if each.isdigit() else each for each in path.split("."))
    place: Any = made
    for each in most:
        place = place[each]
    place[last] = value
    return made


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        (changed("version", 5), "version: needed one of 1, 2, 3, 4; found 5"),
        (changed("launches.1.kernel", "c"), r"launches\[1\].kernel: needed one of a, b; found `c`"),
        (changed("launches.0.arguments", []), r"launches\[0\]: needed 2 arguments; found 0"),
        (
            changed("launches.0.arguments.1", {"workspace": "other", "offset": 0}),
            "needed a known workspace; found `other`",
        ),
        (
            changed("launches.0.arguments.0", {"argument": "workspace_0", "offset": 0}),
            "needed a known argument; found `workspace_0`",
        ),
        (
            changed("launches.2.arguments.1.offset", 16),
            "needed 128 B from byte 16 of `result0`; found 128 B in all",
        ),
        (
            changed("constants", [{"name": "c", "dtype": "f32", "shape": [2], "data": "AAAA"}]),
            r"constants\[0\].data: needed 8 B; found 3 B",
        ),
        (
            changed("constants", [{"name": "c", "dtype": "f32", "shape": [2], "data": "?"}]),
            "needed text in base64",
        ),
        (
            changed("constants", [constant("arg0")]),
            "constants: needed a name of its own; found `arg0`",
        ),
        (changed("workspaces.1.offset", 300), "needed an end within 384 B; found 428 B"),
        (changed("workspaces.1.name", "arg0"), "needed a name of its own; found `arg0`"),
        (changed("kernels.1.entry", "a"), "needed distinct entries"),
        (changed("arguments.1.name", "arg0"), "needed distinct names"),
        (changed("arguments.0.shape", [None, 8]), "needed numbers as extents"),
    ],
)
def test_a_manifest_that_is_wrong_is_refused(manifest: dict[str, Any], message: str) -> None:
    with pytest.raises(ManifestError, match=message):
        read_manifest(manifest)


