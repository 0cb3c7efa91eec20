"""Convolutions of known networks beside torch.conv2d, unfolded and in loops, on a GPU.

    python bench/convolutions.py [--json convolutions.json] [--seconds S]
    python bench/convolutions.py --list                     no GPU

Each is compiled by `auto` as it decides (`im2col`), unfolded whatever it takes (`im2col.gain=0`)
and in loops (`-im2col`), and timed as CUDA graphs in turns with torch.conv2d on the same numbers,
f32 without TF32. Outputs are poisoned and compared with those of torch in f32.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from graphs import Graph, poisoned, said, take_turns  # noqa: E402
from shapes import compiled  # noqa: E402

ALLOWED = {"f32": 1e-4, "bf16": 0.02}
"""Of the largest element."""

VARIANTS: dict[str, list[str]] = {
    "auto": [], "unfolded": ["im2col.gain=0"], "loops": ["-im2col"],
}  # fmt: skip


class Convolution(NamedTuple):
    """Images of so many rows, columns and channels, and as many filters of `window` by `window`."""

    images: int
    size: int
    channels: int
    filters: int
    window: int
    stride: int = 1
    padded: int = 0
    groups: int = 1

    @property
    def result(self) -> int:
        """Rows and columns of a result."""
        return (self.size + 2 * self.padded - self.window) // self.stride + 1


LISTED = (
    Convolution(8, 224, 3, 64, 7, 2, 3), Convolution(8, 56, 64, 64, 3, 1, 1),
    Convolution(8, 28, 128, 128, 3, 1, 1), Convolution(8, 14, 256, 256, 3, 1, 1),
    Convolution(8, 7, 512, 512, 3, 1, 1), Convolution(1, 56, 64, 64, 3, 1, 1),
    Convolution(1, 14, 256, 256, 3, 1, 1), Convolution(8, 56, 128, 128, 3, 2, 1),
    Convolution(8, 224, 3, 768, 16, 16), Convolution(1, 224, 3, 768, 16, 16),
    Convolution(2, 64, 320, 320, 3, 1, 1), Convolution(2, 32, 640, 640, 3, 1, 1),
    Convolution(2, 56, 96, 96, 7, 1, 3, 96), Convolution(8, 28, 256, 256, 3, 1, 1, 32),
    Convolution(4, 28, 8, 8, 3, 1, 1), Convolution(1, 28, 1, 32, 3), Convolution(4, 28, 16, 4, 5),
)  # fmt: skip
"""Of ResNet-50, ViT-B/16, Stable Diffusion's U-Net, ConvNeXt and ResNeXt, and small ones."""


def mlir(of: Convolution, layout: str, dtype: str) -> str:
    """As a front end prints it: padded, summed in f32, rounded by an op of its own."""
    n, h, c, f, w, stride, padded, groups = of
    wide, r = h + 2 * padded, of.result
    grouped = groups > 1

    def shaped(outer: int, channels: int, side: int) -> list[int]:
        each = [groups, channels // groups] if grouped else [channels]
        return [outer, side, side, *each] if layout == "nhwc" else [outer, *each, side, side]

    if layout == "nhwc":
        name = "conv_2d_nhwgc_gfhwc" if grouped else "conv_2d_nhwc_hwcf"
        filters = [groups, f // groups, w, w, c // groups] if grouped else [w, w, c, f]
    else:
        name = "conv_2d_ngchw_gfchw" if grouped else "conv_2d_nchw_fchw"
        filters = [groups, f // groups, c // groups, w, w] if grouped else [f, c, w, w]

    def tensor(shape: list[int], kind: str = dtype) -> str:
        return f"tensor<{'x'.join(map(str, shape))}x{kind}>"

    given, inside, made = shaped(n, c, h), shaped(n, c, wide), shaped(n, f, r)
    low = [(b - a) // 2 for a, b in zip(given, inside, strict=True)]
    places = ", ".join(f"%i{number}: index" for number in range(len(given)))
    steps = "dense<{}> : tensor<2xi64>"
    narrow = "" if dtype == "f32" else (
        f"  %t = arith.truncf %r : {tensor(made, 'f32')} to {tensor(made)}\n"
    )  # fmt: skip
    return f"""func.func @main(%x: {tensor(given)}, %f: {tensor(filters)}) -> {tensor(made)} {{
  %no = arith.constant 0.0 : {dtype}
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low{low} high{low} {{
  ^bb0({places}):
    tensor.yield %no : {dtype}
  }} : {tensor(given)} to {tensor(inside)}
  %e = tensor.empty() : {tensor(made, "f32")}
  %z = linalg.fill ins(%zero : f32) outs(%e : {tensor(made, "f32")}) -> {tensor(made, "f32")}
  %r = linalg.{name} {{strides = {steps.format(stride)}, dilations = {steps.format(1)}}}
    ins(%p, %f : {tensor(inside)}, {tensor(filters)})
    outs(%z : {tensor(made, "f32")}) -> {tensor(made, "f32")}
{narrow}  return %{"t" if narrow else "r"} : {tensor(made)}
}}
"""


def build(job: tuple[Convolution, str, str, str]) -> dict[str, Any]:
    """A variant's machine code and manifest, or why there is none."""
    of, layout, dtype, variant = job
    return compiled(mlir(of, layout, dtype), "auto", VARIANTS[variant])


def _tensors(of: Convolution, layout: str, dtype: str) -> tuple[Any, Any]:
    """Images and filters as torch.conv2d has them: NCHW, perhaps with channels innermost."""
    import torch

    kind = torch.float32 if dtype == "f32" else torch.bfloat16
    x = torch.randn(of.images, of.channels, of.size, of.size, device="cuda").to(kind)
    shape = of.filters, of.channels // of.groups, of.window, of.window
    f = (torch.randn(shape, device="cuda") / (shape[1] * of.window**2) ** 0.5).to(kind)
    last = torch.channels_last if layout == "nhwc" else torch.contiguous_format
    return x.contiguous(memory_format=last), f.contiguous(memory_format=last)


def _as_given(of: Convolution, layout: str, x: Any, f: Any) -> tuple[Any, Any]:
    """The same numbers as the program takes them."""
    if of.groups > 1:
        x = x.unflatten(1, (of.groups, -1))
        f = f.unflatten(0, (of.groups, -1))
        if layout == "nhwc":
            x, f = x.permute(0, 3, 4, 1, 2), f.permute(0, 1, 3, 4, 2)
    elif layout == "nhwc":
        x, f = x.permute(0, 2, 3, 1), f.permute(2, 3, 1, 0)
    return x.contiguous(), f.contiguous()


def compare(job: tuple[Convolution, str, str], made: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Microseconds of torch.conv2d and of the variants, and each one's error."""
    import torch

    from gemmc.runtime import load

    of, layout, dtype = job
    x, f = _tensors(of, layout, dtype)
    how = {"stride": of.stride, "padding": of.padded, "groups": of.groups}
    conv = torch.nn.functional.conv2d
    wanted = conv(x.float(), f.float(), **how)
    ours = _as_given(of, layout, x, f)
    sides: dict[str, Any] = {"torch": Graph(lambda: conv(x, f, **how))}
    errors: dict[str, float] = {}
    for name, each in made.items():
        if "cubin" not in each:
            errors[name] = float("nan")
            print(f"{job} {name}: {each['error']}")
            continue
        program = load(each["cubin"], each["manifest"])
        shape = _result_shape(of, layout)
        out = poisoned(*shape, dtype=x.dtype)
        call: Callable[[], object] = lambda p=program, o=out: p(*ours, out=o)  # noqa: E731
        call()
        errors[name] = _error(_back(of, layout, out), wanted)
        if errors[name] < ALLOWED[dtype]:
            sides[name] = Graph(call)
    us = take_turns(sides)
    return {"of": of, "layout": layout, "dtype": dtype, "us": us, "errors": errors}


def _result_shape(of: Convolution, layout: str) -> list[int]:
    each = [of.groups, of.filters // of.groups] if of.groups > 1 else [of.filters]
    side = [of.result] * 2
    return [of.images, *side, *each] if layout == "nhwc" else [of.images, *each, *side]


def _back(of: Convolution, layout: str, out: Any) -> Any:
    """A result in NCHW."""
    flat = out.flatten(3) if layout == "nhwc" else out.reshape(of.images, -1, of.result, of.result)
    return flat.permute(0, 3, 1, 2) if layout == "nhwc" else flat


def _error(found: Any, wanted: Any) -> float:
    return float((found.float() - wanted).abs().max() / wanted.abs().max())


def main() -> int:
    """1 where a result is wrong or was not made."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--json", type=Path, default=Path("convolutions.json"))
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--workers", type=int, default=16)
    options = parser.parse_args()
    jobs = [(of, layout, dtype) for of in LISTED for layout in ("nhwc", "nchw")
            for dtype in ("bf16", "f32")]  # fmt: skip
    if options.list:
        print(*jobs, sep="\n")
        return 0
    begin, rows, failed = time.monotonic(), list[dict[str, Any]](), 0
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        waiting = [{name: pool.submit(build, (*job, name)) for name in VARIANTS} for job in jobs]
        import torch

        torch.backends.cudnn.allow_tf32 = False
        torch.backends.cudnn.benchmark = True
        for job, futures in zip(jobs, waiting, strict=True):
            if time.monotonic() - begin > options.seconds:
                print(f"{len(jobs) - len(rows)} left out: out of time")
                break
            made = {name: each.result() for name, each in futures.items()}
            try:
                row = compare(job, made)
            except (RuntimeError, ValueError) as error:
                print(f"{job}: {said(error)}")
                failed += 1
                continue
            rows.append(row)
            failed += any(not each < ALLOWED[job[2]] for each in row["errors"].values())
            print(*job[0], *job[1:], row["us"])
    options.json.write_text(json.dumps({"results": rows}) + "\n")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
