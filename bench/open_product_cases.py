"""More of what `loops.py` times: products whose sums a call tells, and convolutions of open batches
and lengths, at sizes given."""

from __future__ import annotations

from typing import Any

from loop_cases import Case, tensor

DIMS = "m, n, k"


def _typed(shape: tuple[str, ...], kind: str) -> str:
    return f"tensor<{''.join(f'{each}x' for each in shape)}{kind}>"


def gradient(rows: int, columns: int, summed: int, dtype: str) -> Case:
    """Of weights of rows and columns, over as many rows of a batch as a call tells."""
    a, b = (_typed(("?", str(each)), dtype) for each in (rows, columns))
    c, half = tensor([rows, columns], "f32"), dtype != "f32"
    wide = [f"%{v}w = arith.extf %{v} : {dtype} to f32" for v in "xy"] if half else []
    x, y = ("%xw", "%yw") if half else ("%x", "%y")
    lines = "\n    ".join(wide)

    def theirs(a: Any, b: Any) -> Any:
        return a.T @ b

    return Case(f"""
func.func @main(%a: {a}, %b: {b}) -> {c} {{
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : {c}
  %f = linalg.fill ins(%z : f32) outs(%e : {c}) -> {c}
  %p = linalg.generic {{indexing_maps = [affine_map<({DIMS}) -> (k, m)>,
         affine_map<({DIMS}) -> (k, n)>, affine_map<({DIMS}) -> (m, n)>],
         iterator_types = ["parallel", "parallel", "reduction"]}}
         ins(%a, %b : {a}, {b}) outs(%f : {c}) {{
  ^bb0(%x: {dtype}, %y: {dtype}, %s: f32):
    {lines}
    %m = arith.mulf {x}, {y} : f32
    %t = arith.addf %s, %m : f32
    linalg.yield %t : f32
  }} -> {c}
  return %p : {c}
}}
""", [[summed, rows], [summed, columns]], [rows, columns], theirs, dtype, "f32")  # fmt: skip


def values(heads: int, rows: int, keys: int, columns: int) -> Case:
    """Scores in bf16 times values, of open heads, rows and keys."""
    a, b = _typed(("?", "?", "?"), "bf16"), _typed(("?", "?", str(columns)), "bf16")
    c = _typed(("?", "?", str(columns)), "f32")

    def theirs(a: Any, b: Any) -> Any:
        return a @ b

    return Case(f"""
func.func @main(%a: {a}, %b: {b}) -> {c} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %h = tensor.dim %a, %c0 : {a}
  %n = tensor.dim %a, %c1 : {a}
  %e = tensor.empty(%h, %n) : {c}
  %f = linalg.fill ins(%z : f32) outs(%e : {c}) -> {c}
  %p = linalg.batch_matmul ins(%a, %b : {a}, {b}) outs(%f : {c}) -> {c}
  return %p : {c}
}}
""", [[heads, rows, keys], [heads, keys, columns]], [heads, rows, columns], theirs, "bf16",
        "f32")  # fmt: skip


def convolution(batch: int, channels: int, length: int, filters: int) -> Case:
    """Of one dimension and three taps in f32, as torch prints it, of open batch and length."""
    made = length - 2
    x, w = _typed(("?", str(channels), "?"), "f32"), tensor([filters, channels, 3], "f32")
    y = _typed(("?", str(filters), "?"), "f32")

    def theirs(x: Any, w: Any) -> Any:
        import torch

        return torch.nn.functional.conv1d(x, w)

    return Case(f"""
func.func @main(%x: {x}, %w: {w}) -> {y} {{
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : {x}
  %l = tensor.dim %x, %c2 : {x}
  %m = arith.subi %l, %c2 : index
  %e = tensor.empty(%b, %m) : {y}
  %i = linalg.fill ins(%z : f32) outs(%e : {y}) -> {y}
  %r = linalg.conv_1d_ncw_fcw ins(%x, %w : {x}, {w}) outs(%i : {y}) -> {y}
  return %r : {y}
}}
""", [[batch, channels, length], [filters, channels, 3]], [batch, filters, made], theirs, "f32",
        "f32")  # fmt: skip


def image(batch: int, channels: int, side: int, filters: int) -> Case:
    """Of two dimensions and nine taps in f32, of an open batch."""
    made = side - 2
    x, w = _typed(("?", *map(str, (channels, side, side))), "f32"), tensor(
        [filters, channels, 3, 3], "f32"
    )
    y = _typed(("?", *map(str, (filters, made, made))), "f32")

    def theirs(x: Any, w: Any) -> Any:
        import torch

        return torch.nn.functional.conv2d(x, w)

    return Case(f"""
func.func @main(%x: {x}, %w: {w}) -> {y} {{
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : {x}
  %e = tensor.empty(%b) : {y}
  %i = linalg.fill ins(%z : f32) outs(%e : {y}) -> {y}
  %r = linalg.conv_2d_nchw_fchw ins(%x, %w : {x}, {w}) outs(%i : {y}) -> {y}
  return %r : {y}
}}
""", [[batch, channels, side, side], [filters, channels, 3, 3]], [batch, filters, made, made],
        theirs, "f32", "f32")  # fmt: skip


def any_columns(rows: int, summed: int, count: int) -> Case:
    """Weights in bf16 times as many columns as a call tells."""
    a, b = (_typed(each, "bf16") for each in ((f"{rows}", f"{summed}"), (f"{summed}", "?")))
    c = _typed((f"{rows}", "?"), "bf16")
    return Case(f"""
func.func @main(%a: {a}, %b: {b}) -> {c} {{
  %z = arith.constant 0.0 : bf16
  %c1 = arith.constant 1 : index
  %n = tensor.dim %b, %c1 : {b}
  %e = tensor.empty(%n) : {c}
  %f = linalg.fill ins(%z : bf16) outs(%e : {c}) -> {c}
  %p = linalg.matmul ins(%a, %b : {a}, {b}) outs(%f : {c}) -> {c}
  return %p : {c}
}}
""", [[rows, summed], [summed, count]], [rows, count],
        lambda a, b: a @ b, "bf16", "bf16")  # fmt: skip


def any_sizes(layout: str, m: int, n: int, k: int, dtype: str) -> Case:
    """A product all sizes of which a call tells, with a result of the operands' type."""
    kind = _typed(("?", "?"), dtype)
    wide = _typed(("?", "?"), "f32")
    lhs, rhs = ("mk", "km")[layout[0] == "t"], ("kn", "nk")[layout[1] == "t"]
    sizes = {"m": m, "n": n, "k": k}

    def theirs(a: Any, b: Any) -> Any:
        return (a.T if lhs == "km" else a) @ (b.T if rhs == "nk" else b)

    maps = ", ".join(f"affine_map<({DIMS}) -> ({', '.join(each)})>" for each in (lhs, rhs, "mn"))
    return Case(f"""
func.func @main(%a: {kind}, %b: {kind}) -> {kind} {{
  %c{lhs.index("m")} = arith.constant {lhs.index("m")} : index
  %d{rhs.index("n")} = arith.constant {rhs.index("n")} : index
  %m = tensor.dim %a, %c{lhs.index("m")} : {kind}
  %n = tensor.dim %b, %d{rhs.index("n")} : {kind}
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : {wide}
  %f = linalg.fill ins(%z : f32) outs(%e : {wide}) -> {wide}
  %p = linalg.generic {{indexing_maps = [{maps}],
         iterator_types = ["parallel", "parallel", "reduction"]}}
         ins(%a, %b : {kind}, {kind}) outs(%f : {wide}) {{
  ^bb0(%x: {dtype}, %y: {dtype}, %s: f32):
    %xw = arith.extf %x : {dtype} to f32
    %yw = arith.extf %y : {dtype} to f32
    %v = arith.mulf %xw, %yw : f32
    %t = arith.addf %s, %v : f32
    linalg.yield %t : f32
  }} -> {wide}
  %r = arith.truncf %p : {wide} to {kind}
  return %r : {kind}
}}
""", [[sizes[d] for d in each] for each in (lhs, rhs)], [m, n], theirs, dtype,
        dtype)  # fmt: skip


ANYWHERE = (
    *(("nn", 1000, 1001, 1003), ("nt", 1001, 1003, 1005), ("nt", 129, 4095, 1001)),
    *(("tn", 17, 777, 3001), ("nn", 3000, 3001, 2999), ("nt", 5, 3333, 4097)),
    *(("tn", 901, 77, 16385), ("tt", 2049, 501, 77), ("nn", 9, 5, 649)),
    *(("nt", 33, 65, 301), ("tn", 3001, 63, 129), ("tt", 4095, 4097, 511)),
)
"""Layouts and sizes of which rows of neither operand are whole 16 bytes."""


def any_products(rows: int, summed: int, count: int) -> Case:
    """As many products as a call tells, of known sizes, in bf16."""
    a = _typed(("?", f"{rows}", f"{summed}"), "bf16")
    b = _typed(("?", f"{summed}", f"{rows}"), "bf16")
    c = _typed(("?", f"{rows}", f"{rows}"), "bf16")
    return Case(f"""
func.func @main(%a: {a}, %b: {b}) -> {c} {{
  %z = arith.constant 0.0 : bf16
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : {a}
  %e = tensor.empty(%n) : {c}
  %f = linalg.fill ins(%z : bf16) outs(%e : {c}) -> {c}
  %p = linalg.batch_matmul ins(%a, %b : {a}, {b}) outs(%f : {c}) -> {c}
  return %p : {c}
}}
""", [[count, rows, summed], [count, summed, rows]], [count, rows, rows],
        lambda a, b: a @ b, "bf16", "bf16")  # fmt: skip


def open_product_cases() -> dict[str, Case]:
    """By name."""
    found: dict[str, Case] = {}
    for rows, columns in ((32, 40), (64, 128), (256, 512), (1024, 1024)):
        for summed in (255, 4096, 65536, 262144):
            for dtype in ("f32", "bf16"):
                name = f"gradient of {rows}x{columns} over ? of {summed} {dtype}"
                found[name] = gradient(rows, columns, summed, dtype)
    for given in (
        (64, 1023, 1023, 64), (64, 1024, 1024, 64), (64, 1, 1023, 64), (8, 4095, 4095, 64)
    ):  # fmt: skip
        heads, rows, keys, columns = given
        name = f"values ?x?x? by {columns} of {heads}x{rows}x{keys} bf16"
        found[name] = values(*given)
    for count in (1, 8, 33, 64, 256, 4096):
        found[f"columns ? of 4096x1024 by {count} bf16"] = any_columns(4096, 1024, count)
    for layout, m, n, k in ANYWHERE:
        for dtype in ("bf16", "f16"):
            name = f"rows anywhere {layout} ?x?x? of {m}x{n}x{k} {dtype}"
            found[name] = any_sizes(layout, m, n, k, dtype)
    for count in (1, 16, 512):
        found[f"products ? of 128x64x128 of {count} bf16"] = any_products(128, 64, count)
    for given in ((16, 10, 1024, 15), (16, 10, 4096, 15), (1, 64, 4096, 64), (16, 256, 1024, 256)):
        batch, channels, length, filters = given
        name = f"conv1d ?x{channels}x? to {filters} of {batch}x{length} f32"
        found[name] = convolution(*given)
    for given in ((1, 3, 16, 8), (256, 3, 16, 8), (4096, 8, 7, 8), (32, 64, 56, 64)):
        batch, channels, side, filters = given
        name = f"conv2d ?x{channels}x{side}x{side} to {filters} of {batch} f32"
        found[name] = image(*given)
    return found
