"""Running a few instructions on one warp (or more): arrays in, an array out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gemmc.interpret.ptx.simulate import run

NAMES = {4: "b32", 8: "b64", 2: "b16", 1: "b8"}
DTYPES = {"float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16",
          "int32": "i32", "int8": "i8"}  # fmt: skip


def manifest(
    inputs: Sequence[Any],
    out_shape: tuple[int, ...],
    out_dtype: str,
    *,
    threads: int = 32,
    shared: int = 0,
    cluster: int = 1,
    grid: int = 1,
    maps: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """Pointers to every input and the output `out`, after the tensor maps."""
    arguments = [
        {"name": f"in{i}", "role": "input", "dtype": DTYPES[a.dtype.name], "shape": [None] * a.ndim}
        for i, a in enumerate(inputs)
    ]
    arguments.append(
        {"name": "out", "role": "output", "dtype": out_dtype, "shape": list(out_shape)}
    )
    pointers = [{"kind": "pointer", "argument": a["name"]} for a in arguments]
    return {
        "schema": "gemmc-manifest",
        "version": 1,
        "entry": "k",
        "target": "sm_90a",
        "ptx_version": "8.6",
        "arguments": arguments,
        "sizes": {},
        "parameters": [*maps, *pointers],
        "launch": {
            "grid": [str(grid), "1", "1"],
            "cluster": [cluster, 1, 1],
            "block": [threads, 1, 1],
            "dynamic_shared_memory": shared,
            "attributes": {},
        },
        "workspaces": [],
        "provenance": {},
    }


HEAD = ".version 8.6\n.target sm_90a\n.address_size 64\n.extern .shared .align 1024 .b8 smem[];\n"
REGISTERS = """
  .reg .pred %p<64>; .reg .b16 %h<64>; .reg .b32 %r<256>; .reg .f32 %f<256>;
  .reg .b64 %d<64>; .reg .f64 %g<64>; .reg .b64 %in<8>; .reg .b64 %out; .reg .b32 %t;
"""


def kernel(body: str, count: int, maps: int = 0) -> str:
    """A kernel with `count` input pointers in %in0 …, the output in %out and tid.x in %t;
    tensor maps' addresses are in %d60 …"""
    parameters = [f".param .align 64 .b8 map{i}[128]" for i in range(maps)]
    parameters += [f".param .u64 p{i}" for i in range(count + 1)]
    loads = [f"mov.b64 %d{60 + i}, map{i}; cvta.param.u64 %d{60 + i}, %d{60 + i};"
             for i in range(maps)]  # fmt: skip
    loads += [f"ld.param.u64 %in{i}, [p{i}];" for i in range(count)]
    loads.append(f"ld.param.u64 %out, [p{count}]; mov.u32 %t, %tid.x;")
    opening = f".visible .entry k({', '.join(parameters)})\n{{{REGISTERS}"
    return HEAD + opening + "\n".join(loads) + f"\n{body}\nret;\n}}\n"


def execute(
    body: str,
    inputs: Sequence[Any],
    out_shape: tuple[int, ...],
    out_dtype: str = "i32",
    *,
    maps: Sequence[dict[str, Any]] = (),
    seed: int = 0,
    **launch: Any,
) -> Any:
    """The output of `body`."""
    arrays = [np.asarray(a) for a in inputs]
    text = kernel(body, len(arrays), len(maps))
    m = manifest(arrays, out_shape, out_dtype, maps=maps, **launch)
    return run(text, m, arrays, seed=seed)[0]


def lanewise(instruction: str, inputs: Sequence[Any], result: str = "b32") -> Any:
    """`instruction` on 32 lanes: $0, $1 … are operands loaded from `inputs` (32 elements each),
    $d the result, of the register type `result`. Returns uint bits of the result's width."""
    arrays = [_signed(np.asarray(a)) for a in inputs]
    body: list[str] = []
    for i, a in enumerate(arrays):
        size = a.dtype.itemsize
        register = {4: f"%r{i + 100}", 8: f"%d{i + 10}", 2: f"%h{i + 10}"}[size]
        body.append(f"mul.wide.u32 %d0, %t, {size}; add.u64 %d0, %d0, %in{i};")
        body.append(f"ld.global.{NAMES[size]} {register}, [%d0];")
        instruction = instruction.replace(f"${i}", register)
    size = 8 if result == "b64" else 4
    d = {"b32": "%r0", "b64": "%d1", "b16": "%h0", "pred": "%p0"}[result]
    body.append(instruction.replace("$d", d))
    if result == "pred":
        body.append("selp.b32 %r0, 1, 0, %p0;")
    if result == "b16":
        body.append("cvt.u32.u16 %r0, %h0;")
    body.append(f"mul.wide.u32 %d0, %t, {size}; add.u64 %d0, %d0, %out;")
    body.append(f"st.global.{NAMES[size]} [%d0], {'%d1' if size == 8 else '%r0'};")
    kind = "f64" if size == 8 else "i32"
    out = execute("\n".join(body), arrays, (32,), kind)
    bits = out.view(np.uint64 if size == 8 else np.uint32)
    return bits.astype(np.uint16) if result == "b16" else bits


def _signed(array: Any) -> Any:
    """Any array as one of a dtype that manifests have, of the same bits."""
    if array.dtype.name in DTYPES:
        return array
    kind = {4: np.int32, 8: np.float64, 2: np.float16, 1: np.int8}[array.dtype.itemsize]
    return array.view(kind)
