"""Manifests for the runtime's tests: one of TMA loads, one of pointers."""

from __future__ import annotations

import copy
from typing import Any

TMA: dict[str, Any] = {
    "schema": "gemmc-manifest",
    "version": 1,
    "entry": "main",
    "target": "sm_90a",
    "ptx_version": "8.6",
    "arguments": [
        {"name": "arg0", "role": "input", "dtype": "bf16", "shape": [512, 1024], "alignment": 16},
        {"name": "arg1", "role": "input", "dtype": "bf16", "shape": [768, 1024], "alignment": 16},
        {"name": "result0", "role": "output", "dtype": "bf16", "shape": [512, 768]},
    ],
    "sizes": {
        "m": {"argument": "result0", "dim": 0},
        "n": {"argument": "result0", "dim": 1},
        "k": {"argument": "arg0", "dim": 1},
    },
    "parameters": [
        {
            "kind": "tensor_map",
            "argument": name,
            "dtype": "bf16",
            "dims": [f"{name}.shape[1]", f"{name}.shape[0]"],
            "strides_bytes": [f"{name}.strides[0]"],
            "box": [64, 128],
            "element_strides": [1, 1],
            "swizzle": 128,
            "interleave": 0,
            "l2_promotion": 256,
            "oob_fill": "zero",
        }
        for name in ("arg0", "arg1")
    ]
    + [
        {"kind": "pointer", "argument": "result0"},
        {"kind": "size", "type": "u32", "value": "m"},
    ],
    "launch": {
        "grid": ["cdiv(m, 128) * cdiv(n, 256)", "1", "1"],
        "cluster": [1, 1, 1],
        "block": [384, 1, 1],
        "dynamic_shared_memory": 199680,
        "attributes": {},
    },
    "workspaces": [],
    "provenance": {"gemmc": "0.1.0", "pipeline": "a,b{c=1}"},
}


def tma() -> dict[str, Any]:
    """A bf16 NT product whose inputs are tensor maps and whose output is a pointer."""
    return copy.deepcopy(TMA)


def changed(path: str, value: Any) -> dict[str, Any]:
    """That manifest with one field (dots between keys and indices) replaced."""
    manifest: Any = tma()
    *parents, last = path.split(".")
    at = manifest
    for key in parents:
        at = at[int(key)] if isinstance(at, list) else at[key]
    at[int(last) if isinstance(at, list) else last] = value
    return manifest


def without(path: str) -> dict[str, Any]:
    """That manifest without one field."""
    manifest: Any = tma()
    *parents, last = path.split(".")
    at = manifest
    for key in parents:
        at = at[int(key)] if isinstance(at, list) else at[key]
    del at[last]
    return manifest
