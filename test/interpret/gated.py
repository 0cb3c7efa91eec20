"""Gated layers as programs: two products of one left operand, whose elements meet."""

from __future__ import annotations

from dataclasses import dataclass

SILU = ("%n = arith.negf %A : f32", "%p = math.exp %n : f32", "%d = arith.addf %p, %one : f32",
        "%s = arith.divf %A, %d : f32")  # fmt: skip
GLU = (*SILU[:3], "%s = arith.divf %one, %d : f32")
RELU = ("%s = arith.maximumf %A, %zero : f32",)
GELU = ("%q = arith.mulf %A, %half : f32", "%e = math.tanh %q : f32",
        "%d = arith.addf %e, %one : f32", "%s = arith.mulf %d, %q : f32")  # fmt: skip
GATES = {"silu": SILU, "glu": GLU, "relu": RELU, "gelu": GELU}


@dataclass(frozen=True)
class Gated:
    """`gate(x·v + b) ⊙ (x·w + c)`: sizes, layout of v and w (nn or nt), which of both has a bias
    (v and w, in letters), whether the gate is on the second product, and matrices of a batch."""

    m: int
    n: int
    k: int
    layout: str = "nt"
    gate: str = "relu"
    biased: str = ""
    swapped: bool = False
    dtype: str = "bf16"
    result: str = "bf16"
    batch: int = 0

    @property
    def mlir(self) -> str:
        """The program; `%A` is what is gated."""
        ahead = f"{self.batch}x" if self.batch else ""
        rows = f"{self.n}x{self.k}" if self.layout == "nt" else f"{self.k}x{self.n}"
        x, w = (f"tensor<{ahead}{each}x{self.dtype}>" for each in (f"{self.m}x{self.k}", rows))
        s, r = (f"tensor<{ahead}{self.m}x{self.n}x{each}>" for each in ("f32", self.result))
        name = ("batch_" if self.batch else "") + "matmul"
        op = f"linalg.{name}" + ("_transpose_b" if self.layout == "nt" else "")
        dims = ", ".join(f"d{n}" for n in range(3 if self.batch else 2))
        whole, row = f"affine_map<({dims}) -> ({dims})>", f"affine_map<({dims}) -> ({dims[-2:]})>"
        vector = f"tensor<{self.n}xf32>"
        names = [f"%b{each}" for each in self.biased]
        arguments = [f"%x: {x}", f"%v: {w}", f"%w: {w}", *(f"{each}: {vector}" for each in names)]
        maps = ", ".join([whole, whole, *(row for _ in names), whole])
        parallel = ", ".join(['"parallel"'] * len(dims.split(",")))
        kinds = ", ".join([s, s, *(vector for _ in names)])
        inputs = f"{', '.join(['%g', '%u', *names])} : {kinds}"
        taken = [f"{each}i: f32" for each in names]
        body = [f"%{e}1 = arith.addf %{e}e, %b{e}i : f32" for e in self.biased]
        v, w_ = (f"%{each}1" if each in self.biased else f"%{each}e" for each in "vw")
        gated, other = (w_, v) if self.swapped else (v, w_)
        body += [each.replace("%A", gated) for each in GATES[self.gate]]
        body += [f"%m = arith.mulf %s, {other} : f32"]
        body += ["%t = arith.truncf %m : f32 to " + self.result] if self.result != "f32" else []
        last = "%m" if self.result == "f32" else "%t"
        return f"""func.func @main({", ".join(arguments)}) -> {r} {{
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %z = arith.constant dense<0.0> : {s}
  %g = {op} ins(%x, %v : {x}, {w}) outs(%z : {s}) -> {s}
  %u = {op} ins(%x, %w : {x}, {w}) outs(%z : {s}) -> {s}
  %o = tensor.empty() : {r}
  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{parallel}]}} ins({inputs}) outs(%o : {r}) {{
  ^bb0({", ".join(["%ve: f32", "%we: f32", *taken, f"%out: {self.result}"])}):
    {"".join(f"{line}{chr(10)}    " for line in body)}linalg.yield {last} : {self.result}
  }} -> {r}
  return %r : {r}
}}
"""  # noqa: E501
