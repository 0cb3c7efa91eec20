"""Programs that are one product with an epilogue, with extents several times as large, beside
eager PyTorch and jitted JAX, on a GPU.

    python bench/enlarged.py FOLDER … --json enlarged.json [--times 8] [--seconds S]
    python bench/enlarged.py FOLDER … --list                 which programs these are, no GPU
    python bench/enlarged.py --report enlarged.json

Of each program that `test/gpu/eager.py` knows, every extent in the text is multiplied. Those that
`--pipeline auto` makes one kernel of are timed as CUDA graphs in turns with PyTorch's ops for them
and with JAX's jitted function, where there is one, as launches in a row. Results are compared with
those of PyTorch's ops on the same numbers, over poisoned outputs.
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import os
import re
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test" / "gpu"), str(ROOT / "bench")]

from graphs import LAPS, Graph, Timed, said, take_turns  # noqa: E402

SHAPE = re.compile(r"(tensor|memref)<((?:\d+x)+)")
RESHAPED = re.compile(
    r"tensor\.(?:collapse|expand)_shape .*?(\[\[.*?\]\]).*"
    r": tensor<((?:\d+x)+)\w+> into tensor<((?:\d+x)+)"
)
LISTED = re.compile(r"output_shape \[([\d, ]+)\]")
ALLOWED = 0.02
"""Of the largest element: roundings of 16-bit numbers in other places."""

SHORT_US, SHORT_ROW = 1000, 40
"""Launches in a row of a call that takes less: the clock's own time is small beside them."""


def enlarged(text: str, times: int, kept: int = 1) -> str:
    """A program whose tensors have all extents so many times as large, but for those of 1, or of up
    to `kept`; an extent that several become grows with each of them that does."""
    powers: dict[str, int] = {}

    def power(extent: str) -> int:
        return powers.get(extent, int(int(extent) > kept))

    for groups, *shapes in RESHAPED.findall(text):
        wide, narrow = sorted((each.split("x")[:-1] for each in shapes), key=len, reverse=True)
        for group, merged in zip(json.loads(groups), narrow, strict=True):
            grown = sum(int(wide[each]) > kept for each in group)
            powers[merged] = max(powers.get(merged, 0), grown)

    def larger(extent: str) -> str:
        return str(int(extent) * times ** power(extent))

    def shape(found: re.Match[str]) -> str:
        return f"{found[1]}<" + "".join(f"{larger(each)}x" for each in found[2].split("x")[:-1])

    text = SHAPE.sub(shape, text)
    return LISTED.sub(
        lambda found: f"output_shape [{', '.join(map(larger, found[1].split(', ')))}]", text
    )


def build(job: tuple[Path, int]) -> dict[str, Any]:
    """Machine code and manifest of a program that becomes one kernel, or why there is none."""
    from gemmc import api
    from gemmc.assemble import AssembleError
    from gemmc.errors import GemmcError

    path, times = job
    text = path.read_text("utf-8")
    try:
        made = api.compile(text, pipeline="auto", filename=path.name)
        launches = len(made.manifest.get("launches", [0]))
        if launches > 1:
            return {"name": path.stem, "left_out": f"{launches} launches"}
        made = api.compile(enlarged(text, times), pipeline="auto", filename=path.name)
        return {"name": path.stem, "cubin": made.cubin, "manifest": made.manifest}
    except (GemmcError, AssembleError) as error:
        return {"name": path.stem, "error": f"{error}"[:300]}


def compare(built: dict[str, Any]) -> dict[str, Any]:
    """Microseconds of a kernel and of the others, and how far their results are apart."""
    import torch
    from eager import table

    from gemmc.runtime import load

    gc.collect()
    torch.cuda.empty_cache()
    kernel, name = load(built["cubin"], built["manifest"]), built["name"]
    torch.manual_seed(1)
    given = [_drawn(torch, each) for each in kernel.manifest.with_role("input")]
    outs = [_poisoned(torch, each) for each in kernel.manifest.with_role("output")]
    call = table(torch)[name]
    kernel(*given, out=outs if len(outs) > 1 else outs[0])
    theirs = call(*given)
    off = _off(torch, outs[0], theirs if len(outs) == 1 else theirs[0])
    sides: dict[str, Timed] = {
        "gemmc": Graph(lambda: kernel(*given, out=outs if len(outs) > 1 else outs[0])),
        "eager": Graph(lambda: call(*given)),
    }
    in_jax = _in_jax(name, given)
    if in_jax is not None:
        sides["jax"] = InARow(in_jax)
    return {"off": off} | take_turns(sides)


def _drawn(torch: Any, argument: Any) -> Any:
    kind, shape = _kind(torch, argument), tuple(argument.shape)
    if kind.is_floating_point:  # without a copy in f32, which may not fit
        return torch.empty(shape, device="cuda", dtype=kind).normal_(0, 1 / 8)
    return (torch.randn(shape, device="cuda") / 8).to(kind)


def _poisoned(torch: Any, argument: Any) -> Any:
    kind, shape = _kind(torch, argument), tuple(argument.shape)
    return torch.full(shape, float("nan"), device="cuda", dtype=kind)


def _kind(torch: Any, argument: Any) -> Any:
    from gemmc.element_types import ELEMENT_TYPES

    return getattr(torch, ELEMENT_TYPES[argument.dtype].numpy)


def _off(torch: Any, ours: Any, theirs: Any) -> float:
    theirs = theirs.float().reshape(ours.shape)
    return float((ours.float() - theirs).abs().max() / theirs.abs().max())


def jitted(jnp: Any, nn: Any) -> dict[str, Callable[..., Any]]:
    """JAX's functions for the programs that came from there."""
    e, f32 = jnp.einsum, jnp.float32

    def f32_of(spec: str) -> Callable[..., Any]:
        return lambda a, b: e(spec, a, b, preferred_element_type=f32)

    return {
        "jax_attention_out_proj": lambda x, w: e("bqhe,hed->bqd", x, w),
        "jax_decode_m1": jnp.matmul,
        "jax_einsum_result_transposed": f32_of("ij,jk->ki"),
        "jax_einsum_tn": f32_of("ji,jk->ik"),
        "jax_gelu_erf_bias": lambda x, w, b: nn.gelu(x @ w + b.astype(x.dtype), approximate=False),
        "jax_gram": lambda x: e("ij,kj->ik", x, x, preferred_element_type=f32),
        "jax_linear_f16": jnp.matmul,
        "jax_linear_f32": lambda x, w, b: x @ w + b,
        "jax_moe_dispatch": f32_of("tec,td->ecd"),
        "jax_odd_f32": jnp.matmul,
        "jax_residual": lambda r, h, w: r + h @ w,
        "jax_scores_scaled": lambda q, k: f32_of("bqhd,bkhd->bhqk")(q, k) * 0.125,
        "jax_silu": lambda x, w: nn.silu(x @ w),
        "jax_softcap": lambda x, w: 30 * jnp.tanh((x @ w) / 30),
        "jax_swiglu": lambda x, one, other: nn.silu(x @ one) * (x @ other),
    }


def _in_jax(name: str, given: list[Any]) -> Callable[[], Any] | None:
    """A call of JAX's function on the same numbers, where there is one."""
    try:
        os.environ |= {
            "XLA_PYTHON_CLIENT_PREALLOCATE": "false",
            "XLA_PYTHON_CLIENT_MEM_FRACTION": ".35",
        }
        import jax
    except ImportError:
        return None
    jax.config.update("jax_default_matmul_precision", "highest")  # f32 as f32, as PyTorch has it
    known = jitted(jax.numpy, jax.nn).get(name)
    if known is None:
        return None
    arrays, call = [jax.dlpack.from_dlpack(each) for each in given], jax.jit(known)
    return lambda: call(*arrays)


class InARow:
    """A call of JAX, which is timed by the clock on the wall: it captures no graphs here."""

    def __init__(self, call: Callable[[], Any]) -> None:
        self._call, self._laps = call, 1
        self.time()
        self._laps = SHORT_ROW if self.time() < SHORT_US else LAPS

    def time(self) -> float:
        """Microseconds of a call, of launches that wait for nothing but the last of them."""
        begun = time.perf_counter()
        for _ in range(self._laps):
            last = self._call()
        last.block_until_ready()
        return (time.perf_counter() - begun) / self._laps * 1e6


def report(rows: list[dict[str, Any]]) -> None:
    """A line for each, and the mean."""
    ratios: list[float] = []
    for row in rows:
        if "gemmc" not in row:
            print(f"{row['name']}: {row.get('error') or row.get('left_out')}")
            continue
        best = min(row[each] for each in ("eager", "jax") if each in row)
        ratios.append(best / row["gemmc"])
        print(f"{row['name']:32} {row['gemmc']:9.1f} us, eager {row['eager']:9.1f}, "
              f"jax {row.get('jax', float('nan')):9.1f}: {ratios[-1]:.3f}, off {row['off']:.4f}"
              f"{'' if row['off'] < ALLOWED else ': WRONG'}")  # fmt: skip
    if ratios:
        print(f"{len(ratios)} programs: {geometric_mean(ratios):.3f} of the faster of both in the "
              f"geometric mean, worst {min(ratios):.3f}")  # fmt: skip


def main() -> int:
    """1 where a result is wrong or a program does not compile."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="*", type=Path)
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--json", type=Path, default=Path("enlarged.json"))
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--workers", type=int, default=16)
    options = parser.parse_args()
    if options.report:
        report(json.loads(options.report.read_text())["programs"])
        return 0
    from eager import table

    names = table(_Anything())
    paths = sorted(p for folder in options.folder for p in folder.glob("*.mlir") if p.stem in names)
    begun, context = time.monotonic(), multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(options.workers, context) as pool:
        made = list(pool.map(build, [(path, options.times) for path in paths]))
    rows: list[dict[str, Any]] = []
    for built in made:
        row = {key: built[key] for key in built if key not in ("cubin", "manifest")}
        if "cubin" in built and options.list:
            row["left_out"] = "one launch"
        elif "cubin" in built and time.monotonic() - begun < options.seconds:
            try:
                row |= compare(built)
            except Exception as error:
                row["error"] = said(error)
        rows.append(row)
        if not options.list:
            options.json.write_text(json.dumps({"times": options.times, "programs": rows}) + "\n")
    report(rows)
    return int(any("error" in row or row.get("off", 0.0) > ALLOWED for row in rows))


class _Anything:
    """In place of torch, where only the names of its table are asked for."""

    def __getattr__(self, name: str) -> Any:
        return self


if __name__ == "__main__":
    sys.exit(main())
