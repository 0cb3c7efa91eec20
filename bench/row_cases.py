"""More of what `loops.py` times: sorts, norms, and element-wise ops over rows of odd lengths."""

from __future__ import annotations

from typing import Any

from loop_cases import Case, tensor

SAME, ROW, COLUMN = (f"affine_map<(d0, d1) -> ({each})>" for each in ("d0, d1", "d0", "d1"))


def ordered(rows: int, columns: int, *, numbers: bool) -> Case:
    """The rows in order, or where their elements stood."""
    x, at = tensor([rows, columns], "f32"), tensor([rows, columns], "i64")
    result, kind = ("%s#1", at) if numbers else ("%s#0", x)

    def theirs(x: Any) -> Any:
        return x.sort(dim=1, stable=True)[1 if numbers else 0]

    return Case(f"""
func.func @main(%x: {x}) -> {kind} {{
  %e = tensor.empty() : {at}
  %n = linalg.generic {{indexing_maps = [{SAME}], iterator_types = ["parallel", "parallel"]}}
      outs(%e : {at}) {{
  ^bb0(%o: i64):
    %i = linalg.index 1 : index
    %c = arith.index_cast %i : index to i64
    linalg.yield %c : i64
  }} -> {at}
  %s:2 = tm_tensor.sort dimension(1) outs(%x, %n : {x}, {at}) {{
  ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
    %c = arith.cmpf olt, %a, %b : f32
    tm_tensor.yield %c : i1
  }} -> {x}, {at}
  return {result} : {kind}
}}
""", [[rows, columns]], [rows, columns], theirs, "f32", "i64" if numbers else "f32")  # fmt: skip


def first(rows: int, columns: int, count: int) -> Case:
    """The largest elements of each row."""
    x, y, at = (tensor([rows, n], t) for n, t in ((columns, "f32"), (count, "f32"), (count, "i32")))
    return Case(f"""
func.func @main(%x: {x}) -> {y} {{
  %e = tensor.empty() : {y}
  %i = tensor.empty() : {at}
  %s:2 = iree_linalg_ext.topk dimension(1) ins(%x : {x}) outs(%e, %i : {y}, {at}) {{
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %c : i1
  }} -> {y}, {at}
  return %s#0 : {y}
}}
""", [[rows, columns]], [rows, count], lambda x: x.topk(count, 1)[0], "f32", "f32")  # fmt: skip


def rms_norm(rows: int, columns: int, dtype: str) -> Case:
    """Of rows, in f32, with a weight of each column."""
    x, w, s = tensor([rows, columns], dtype), tensor([columns], dtype), tensor([rows], "f32")
    half = dtype != "f32"
    wide = "%w = arith.extf %a : bf16 to f32" if half else "%w = arith.addf %a, %nil : f32"
    scale = "%v = arith.extf %g : bf16 to f32" if half else "%v = arith.addf %g, %nil : f32"
    end = "%r = arith.truncf %q : f32 to bf16" if half else "%r = arith.addf %q, %nil : f32"

    def theirs(x: Any, w: Any) -> Any:
        import torch

        return torch.nn.functional.rms_norm(x, [columns], w, 1e-5)

    return Case(f"""
func.func @main(%x: {x}, %scale: {w}) -> {x} {{
  %nil = arith.constant -0.0 : f32
  %zero = arith.constant 0.0 : f32
  %n = arith.constant {float(columns)} : f32
  %small = arith.constant 1.0e-5 : f32
  %se = tensor.empty() : {s}
  %si = linalg.fill ins(%zero : f32) outs(%se : {s}) -> {s}
  %sum = linalg.generic {{indexing_maps = [{SAME}, {ROW}],
      iterator_types = ["parallel", "reduction"]}} ins(%x : {x}) outs(%si : {s}) {{
  ^bb0(%a: {dtype}, %o: f32):
    {wide}
    %q = arith.mulf %w, %w : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  }} -> {s}
  %e = tensor.empty() : {x}
  %y = linalg.generic {{indexing_maps = [{SAME}, {ROW}, {COLUMN}, {SAME}],
      iterator_types = ["parallel", "parallel"]}} ins(%x, %sum, %scale : {x}, {s}, {w})
      outs(%e : {x}) {{
  ^bb0(%a: {dtype}, %t: f32, %g: {dtype}, %o: {dtype}):
    {wide}
    {scale}
    %m = arith.divf %t, %n : f32
    %p = arith.addf %m, %small : f32
    %k = math.rsqrt %p : f32
    %l = arith.mulf %w, %k : f32
    %q = arith.mulf %l, %v : f32
    {end}
    linalg.yield %r : {dtype}
  }} -> {x}
  return %y : {x}
}}
""", [[rows, columns], [columns]], [rows, columns], theirs, dtype, dtype)  # fmt: skip


def sum_of_two(rows: int, columns: int, dtype: str, *, biased: bool) -> Case:
    """Two matrices, or a matrix and a row, added."""
    x, other = tensor([rows, columns], dtype), [columns] if biased else [rows, columns]
    y, indexing = tensor(other, dtype), COLUMN if biased else SAME
    return Case(f"""
func.func @main(%x: {x}, %y: {y}) -> {x} {{
  %e = tensor.empty() : {x}
  %r = linalg.generic {{indexing_maps = [{SAME}, {indexing}, {SAME}],
      iterator_types = ["parallel", "parallel"]}} ins(%x, %y : {x}, {y}) outs(%e : {x}) {{
  ^bb0(%a: {dtype}, %b: {dtype}, %o: {dtype}):
    %s = arith.addf %a, %b : {dtype}
    linalg.yield %s : {dtype}
  }} -> {x}
  return %r : {x}
}}
""", [[rows, columns], other], [rows, columns], lambda x, y: x + y, dtype, dtype)  # fmt: skip


def row_cases() -> dict[str, Case]:
    """By name."""
    found: dict[str, Case] = {}
    for rows, columns in ((1, 16384), (64, 4096), (4096, 1000), (1, 1 << 20), (64, 1 << 16)):
        for numbers in (False, True):
            name = f"{'argsort' if numbers else 'sort'} {rows}x{columns}"
            found[name] = ordered(rows, columns, numbers=numbers)
    for rows, columns, count in ((8, 50257, 50), (4096, 256, 8), (1, 1 << 20, 100)):
        found[f"topk {count} of {rows}x{columns}"] = first(rows, columns, count)
    for dtype in ("f32", "bf16"):
        for rows, columns in ((4096, 4096), (16384, 768), (32768, 128), (8192, 8192)):
            found[f"rms norm {rows}x{columns} {dtype}"] = rms_norm(rows, columns, dtype)
        for rows, columns in ((1023, 4095), (131071, 33)):
            for biased in (False, True):
                name = f"{'bias' if biased else 'sum'} of {rows}x{columns} {dtype}"
                found[name] = sum_of_two(rows, columns, dtype, biased=biased)
    return found
