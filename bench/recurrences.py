"""Recurrent layers beside PyTorch's, on a GPU: the time of all steps, and the results.

    python bench/recurrences.py [NAME ...] [--json recurrences.json]
    python bench/recurrences.py --report FILE                   no GPU

Each layer is a loop over time in MLIR, compiled by `auto`. Beside it are PyTorch's layer, which
cuDNN runs, and the loop in PyTorch's ops. All are CUDA graphs that take turns; results are poisoned
and compared with the loop in f64.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import geometric_mean
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from comparing import Found, compare_all  # noqa: E402
from graphs import Graph, poisoned, take_turns  # noqa: E402
from shapes import compiled  # noqa: E402

ALLOWED = {"bf16": 5e-2, "f16": 1e-2, "f32": 1e-4}
"""Of the largest element, in all steps."""


class Layer(NamedTuple):
    """A layer of recurrent cells: its kind (lstm or rnn), steps, batch, inputs and cells."""

    kind: str
    steps: int
    batch: int
    inputs: int
    cells: int
    dtype: str

    @property
    def gates(self) -> int:
        """How many numbers a cell takes of its inputs."""
        return 4 if self.kind == "lstm" else 1

    @property
    def name(self) -> str:
        """With all of its sizes."""
        return f"{self.kind} {self.steps}x{self.batch}x{self.inputs} {self.cells} {self.dtype}"

    @property
    def mlir(self) -> str:
        """A function of x, both weights and the biases: what all cells are in each step."""
        return _MLIR.format(
            x=f"{self.steps}x{self.batch}x{self.inputs}x{self.dtype}",
            row=f"{self.batch}x{self.inputs}x{self.dtype}",
            wi=f"{self.inputs}x{self.gates * self.cells}x{self.dtype}",
            wh=f"{self.cells}x{self.gates * self.cells}x{self.dtype}",
            bias=f"{self.gates * self.cells}xf32",
            sums=f"{self.batch}x{self.gates * self.cells}xf32",
            h=f"{self.batch}x{self.cells}x{self.dtype}",
            c=f"{self.batch}x{self.cells}xf32",
            all=f"{self.steps}x{self.batch}x{self.cells}x{self.dtype}",
            steps=self.steps, batch=self.batch, inputs=self.inputs, cells=self.cells,
            cell=_lstm(self) if self.kind == "lstm" else _rnn(self),
            kept="%cn" if self.kind == "lstm" else "%n",
                    )  # fmt: skip


_MLIR = """
func.func @main(%x: tensor<{x}>, %wi: tensor<{wi}>, %wh: tensor<{wh}>, %b: tensor<{bias}>)
    -> tensor<{all}> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %steps = arith.constant {steps} : index
  %zero = arith.constant dense<0.0> : tensor<{sums}>
  %h0 = arith.constant dense<0.0> : tensor<{h}>
  %n0 = arith.constant dense<0.0> : tensor<{c}>
  %none = arith.constant dense<0.0> : tensor<{all}>
  %r:3 = scf.for %t = %c0 to %steps step %c1 iter_args(%h = %h0, %n = %n0, %all = %none)
      -> (tensor<{h}>, tensor<{c}>, tensor<{all}>) {{
    %row = tensor.extract_slice %x[%t, 0, 0] [1, {batch}, {inputs}] [1, 1, 1]
      : tensor<{x}> to tensor<{row}>
    %p = linalg.matmul ins(%row, %wi : tensor<{row}>, tensor<{wi}>)
      outs(%zero : tensor<{sums}>) -> tensor<{sums}>
    %q = linalg.matmul ins(%h, %wh : tensor<{h}>, tensor<{wh}>)
      outs(%zero : tensor<{sums}>) -> tensor<{sums}>
    %e = tensor.empty() : tensor<{sums}>
    %z = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>,
        affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}}
      ins(%p, %q, %b : tensor<{sums}>, tensor<{sums}>, tensor<{bias}>)
      outs(%e : tensor<{sums}>) {{
      ^bb0(%u: f32, %v: f32, %w: f32, %o: f32):
        %s = arith.addf %u, %v : f32
        %y = arith.addf %s, %w : f32
        linalg.yield %y : f32
    }} -> tensor<{sums}>
    {cell}
    %more = tensor.insert_slice %hn into %all[%t, 0, 0] [1, {batch}, {cells}] [1, 1, 1]
      : tensor<{h}> into tensor<{all}>
    scf.yield %hn, {kept}, %more : tensor<{h}>, tensor<{c}>, tensor<{all}>
  }}
  func.return %r#2 : tensor<{all}>
}}"""


def _rounded(layer: Layer, value: str) -> str:
    """Ops that make a number of f32 one of a layer's type, `%y`."""
    if layer.dtype == "f32":
        return f"%half = arith.constant 0.0 : f32\n        %y = arith.addf {value}, %half : f32"
    return f"%y = arith.truncf {value} : f32 to {layer.dtype}"


def _elementwise(inputs: list[str], layer: Layer, results: list[str], body: str) -> str:
    """A `linalg.generic` over a batch's cells; results are of the layer's type, then of f32."""
    wide = f"tensor<{layer.batch}x{layer.cells}xf32>"
    narrow = f"tensor<{layer.batch}x{layer.cells}x{layer.dtype}>"
    kinds = [narrow, wide][: len(results)]
    maps = ", ".join(["affine_map<(i, j) -> (i, j)>"] * (len(inputs) + len(results)))
    given = ", ".join(inputs), ", ".join([wide] * len(inputs))
    empty = "\n    ".join(f"%e{n} = tensor.empty() : {kind}" for n, kind in enumerate(kinds))
    outs = ", ".join(f"%e{n}" for n in range(len(kinds)))
    arguments = [f"%a{n}: f32" for n in range(len(inputs))]
    arguments += [f"%o{n}: {kind[:-1].rsplit('x', 1)[-1]}" for n, kind in enumerate(kinds)]
    named = ", ".join(results)
    return f"""{empty}
    {named} = linalg.generic {{indexing_maps = [{maps}],
        iterator_types = ["parallel", "parallel"]}}
      ins({given[0]} : {given[1]}) outs({outs} : {", ".join(kinds)}) {{
      ^bb0({", ".join(arguments)}):
        {body}
    }} -> ({", ".join(kinds)})"""


def _rnn(layer: Layer) -> str:
    body = f"""%t0 = math.tanh %a0 : f32
        {_rounded(layer, "%t0")}
        linalg.yield %y : {layer.dtype}"""
    return _elementwise(["%z"], layer, ["%hn"], body)


def _lstm(layer: Layer) -> str:
    """PyTorch's: gates i, f, g, o in this order."""
    sums = f"tensor<{layer.batch}x{4 * layer.cells}xf32>"
    part = f"tensor<{layer.batch}x{layer.cells}xf32>"
    cut = [
        f"%g{n} = tensor.extract_slice %z[0, {n * layer.cells}] [{layer.batch}, {layer.cells}] "
        f"[1, 1] : {sums} to {part}"
        for n in range(4)
    ]
    body = f"""%one = arith.constant 1.0 : f32
        %ni = arith.negf %a0 : f32
        %ei = math.exp %ni : f32
        %di = arith.addf %ei, %one : f32
        %i = arith.divf %one, %di : f32
        %nf = arith.negf %a1 : f32
        %ef = math.exp %nf : f32
        %df = arith.addf %ef, %one : f32
        %f = arith.divf %one, %df : f32
        %no = arith.negf %a3 : f32
        %eo = math.exp %no : f32
        %do = arith.addf %eo, %one : f32
        %o = arith.divf %one, %do : f32
        %g = math.tanh %a2 : f32
        %kept = arith.mulf %f, %a4 : f32
        %new = arith.mulf %i, %g : f32
        %cell = arith.addf %kept, %new : f32
        %shown = math.tanh %cell : f32
        %h1 = arith.mulf %o, %shown : f32
        {_rounded(layer, "%h1")}
        linalg.yield %y, %cell : {layer.dtype}, f32"""
    inputs = [*(f"%g{n}" for n in range(4)), "%n"]
    return "\n    ".join([*cut, _elementwise(inputs, layer, ["%hn", "%cn"], body)])


LAYERS = [
    Layer(kind, steps, batch, size, size, dtype)
    for kind in ("lstm", "rnn")
    for steps, batch, size, dtype in (
        (512, 64, 1024, "bf16"), (512, 1, 1024, "bf16"), (128, 256, 512, "bf16"),
        (1000, 16, 256, "f16"), (128, 32, 512, "f32"),
    )
]  # fmt: skip


def build(layer: Layer) -> dict[str, Any]:
    """Machine code, manifest, and the seconds of a core that making them took."""
    begun = time.process_time()
    found = compiled(layer.mlir, "auto")
    return {**found, "seconds": round(time.process_time() - begun, 1)}


def _loop(layer: Layer, x: Any, wi: Any, wh: Any, b: Any) -> Any:
    """The steps in PyTorch's ops, in the type of x; sums and cells in f32 or more."""
    import torch

    wide = torch.float64 if x.dtype == torch.float64 else torch.float32
    h = torch.zeros(layer.batch, layer.cells, dtype=x.dtype, device=x.device)
    c = torch.zeros(layer.batch, layer.cells, dtype=wide, device=x.device)
    rows: list[Any] = []
    for row in x:
        z = (row @ wi).to(wide) + (h @ wh).to(wide) + b
        if layer.kind == "rnn":
            h = z.tanh().to(x.dtype)
        else:
            i, f, g, o = z.chunk(4, -1)
            c = f.sigmoid() * c + i.sigmoid() * g.tanh()
            h = (o.sigmoid() * c.tanh()).to(x.dtype)
        rows.append(h)
    return torch.stack(rows)


def _library(layer: Layer, wi: Any, wh: Any, b: Any) -> Any:
    """PyTorch's own layer with these weights."""
    import torch

    kind = torch.nn.LSTM if layer.kind == "lstm" else torch.nn.RNN
    made = kind(layer.inputs, layer.cells, device="cuda", dtype=wi.dtype)
    with torch.no_grad():
        for name, value in (("weight_ih_l0", wi.T), ("weight_hh_l0", wh.T), ("bias_ih_l0", b)):
            getattr(made, name).copy_(value)
        made.bias_hh_l0.zero_()
    made.flatten_parameters()
    return made


def compare(layer: Layer, built: dict[str, Any]) -> dict[str, Any]:
    """Microseconds of all sides, and gemmc's error beside the loop in f64."""
    import torch

    from gemmc.runtime import load

    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
    torch.manual_seed(0)
    kind = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}[layer.dtype]
    x = torch.randn(layer.steps, layer.batch, layer.inputs, device="cuda").to(kind)
    scale = layer.cells**-0.5
    wi, wh = (
        (torch.randn(size, layer.gates * layer.cells, device="cuda") * scale).to(kind)
        for size in (layer.inputs, layer.cells)
    )
    b = torch.randn(layer.gates * layer.cells, device="cuda")
    kernel = load(built["cubin"], built["manifest"])
    out = poisoned(layer.steps, layer.batch, layer.cells, dtype=kind)
    library = _library(layer, wi, wh, b)
    with torch.no_grad():
        call = kernel.bind(x, wi, wh, b, out)
        sides = {
            "gemmc": Graph(call),
            "library": Graph(lambda: library(x)[0]),
            "loop": Graph(lambda: _loop(layer, x, wi, wh, b)),
        }
        us = take_turns(sides)
        exact = _loop(layer, *(each.double() for each in (x, wi, wh, b)))
    error = float((out.double() - exact).abs().max() / exact.abs().max())
    launches = len(built["manifest"]["launches"])
    return {"us": us, "error": error, "right": error < ALLOWED[layer.dtype],
            "launches": launches, "seconds": built["seconds"]}  # fmt: skip


def report(found: Found) -> int:
    """A line for each layer, and geometric means; 1 where one failed or is wrong."""
    for name, each in found.items():
        if "error" in each and "us" not in each:
            print(f"{name}: {each['error']}")
            continue
        us = each["us"]
        print(
            f"{name}: {us['gemmc']:.0f} us, library {us['library'] / us['gemmc']:.2f}, loop "
            f"{us['loop'] / us['gemmc']:.2f}; {each['launches']} launches, {each['seconds']} s to "
            f"compile; error {each['error']:.2g}, {'right' if each['right'] else 'WRONG'}"
        )
    good = [each["us"] for each in found.values() if each.get("right")]
    for other in ("library", "loop") if good else ():
        mean = geometric_mean(each[other] / each["gemmc"] for each in good)
        print(f"{len(good)}: {mean:.2f} of the speed of PyTorch's {other}")
    return int(len(good) < len(found))


def _built(names: Sequence[str]) -> Iterator[tuple[str, dict[str, Any], Callable[[], Any]]]:
    """The layers that have one of these parts of names, or all."""
    for layer in LAYERS:
        if not names or any(each in layer.name for each in names):
            made = build(layer)
            yield layer.name, made, partial(compare, layer, made)


if __name__ == "__main__":
    named = "parts of layers' names, all by default"
    sys.exit(compare_all(__doc__, named, _built, report))
