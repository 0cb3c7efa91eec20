"""What `loops.py` times: programs as front ends print them, and PyTorch's ops for them."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple


class Case(NamedTuple):
    """A program, the shapes of its arguments and of its result, what PyTorch calls it, the types of
    both, and what makes the indices that are the last argument, if it has some."""

    mlir: str
    given: list[list[int]]
    made: list[int]
    theirs: Callable[..., Any]
    dtype: str
    result: str
    places: Callable[[], Any] | None = None


def _f32() -> Any:
    import torch

    return torch.float32


def tensor(shape: list[int], kind: str) -> str:
    """The type of a tensor."""
    return f"tensor<{''.join(f'{each}x' for each in shape)}{kind}>"


def reduced(
    shape: list[int],
    axes: list[int],
    dtype: str,
    by: str,
    theirs: Callable[..., Any],
    squares: bool = False,
) -> Case:
    """A reduction over axes, perhaps of squares, in f32."""
    kept = [size for axis, size in enumerate(shape) if axis not in axes]
    dims = ", ".join(f"d{axis}" for axis in range(len(shape)))
    left = ", ".join(f"d{axis}" for axis in range(len(shape)) if axis not in axes)
    kinds = ", ".join('"reduction"' if axis in axes else '"parallel"' for axis in range(len(shape)))
    source, target = tensor(shape, dtype), tensor(kept, "f32")
    start = {"addf": "0.0", "maximumf": "0xFF800000"}[by]
    wide = "" if dtype == "f32" else "%w = arith.extf %a : bf16 to f32"
    read = "%a" if dtype == "f32" else "%w"
    square = f"%q = arith.mulf {read}, {read} : f32" if squares else ""
    term = "%q" if squares else read
    return Case(f"""
func.func @main(%x: {source}) -> {target} {{
  %z = arith.constant {start} : f32
  %e = tensor.empty() : {target}
  %i = linalg.fill ins(%z : f32) outs(%e : {target}) -> {target}
  %r = linalg.generic {{indexing_maps = [affine_map<({dims}) -> ({dims})>,
      affine_map<({dims}) -> ({left})>], iterator_types = [{kinds}]}}
      ins(%x : {source}) outs(%i : {target}) {{
  ^bb0(%a: {dtype}, %s: f32):
    {wide}
    {square}
    %t = arith.{by} %s, {term} : f32
    linalg.yield %t : f32
  }} -> {target}
  return %r : {target}
}}
""", [shape], kept, theirs, dtype, "f32")  # fmt: skip


def followed(case: Case, body: str, theirs: Callable[..., Any]) -> Case:
    """A reduction with arithmetic on each `%a` of what it makes behind it."""
    target, rank = tensor(case.made, "f32"), len(case.made)
    dims = ", ".join(f"d{axis}" for axis in range(rank))
    kinds = ", ".join('"parallel"' for _ in case.made)
    behind = f"""  %y = linalg.generic {{indexing_maps = [affine_map<({dims}) -> ({dims})>,
      affine_map<({dims}) -> ({dims})>], iterator_types = [{kinds}]}}
      ins(%r : {target}) outs(%e : {target}) {{
  ^bb0(%a: f32, %o: f32):
    {body}
    linalg.yield %t : f32
  }} -> {target}
  return %y :"""
    return case._replace(mlir=case.mlir.replace("  return %r :", behind), theirs=theirs)


def _followed(dtype: str) -> dict[str, Case]:
    """Means, and roots of mean squares, as norms and losses have them."""
    found: dict[str, Case] = {}
    for shape, axes in (
        ([4096, 4096], [0, 1]), ([8192, 4096], [0]), ([8192, 4096], [1]), ([65536, 256], [1]),
        ([32, 64, 56, 56], [0, 2, 3]), ([1000, 1000], [0]), ([32, 2048, 7, 7], [2, 3]),
    ):  # fmt: skip
        count = prod(shape[axis] for axis in axes)
        mean = f"%c = arith.constant {float(count):e} : f32\n    %t = arith.divf %a, %c : f32"
        found[f"mean {shape} over {axes} {dtype}"] = followed(
            reduced(shape, axes, dtype, "addf", lambda x: x), mean,
            lambda x, axes=axes: x.mean(axes, dtype=_f32()),
        )  # fmt: skip
    root = "%c = arith.constant 4.096e3 : f32\n    %m = arith.divf %a, %c : f32\n"
    found[f"root of mean squares 8192x4096 {dtype}"] = followed(
        reduced([8192, 4096], [1], dtype, "addf", lambda x: x, True),
        f"{root}    %t = math.sqrt %m : f32", lambda x: x.float().square().mean(1).sqrt(),
    )  # fmt: skip
    return found


def softmax(rows: int, columns: int, axis: int, dtype: str) -> Case:
    """linalg.softmax of a matrix."""
    kind = tensor([rows, columns], dtype)
    return Case(f"""
func.func @main(%x: {kind}) -> {kind} {{
  %e = tensor.empty() : {kind}
  %r = linalg.softmax dimension({axis}) ins(%x : {kind}) outs(%e : {kind}) -> {kind}
  return %r : {kind}
}}
""", [[rows, columns]], [rows, columns], lambda x: x.softmax(axis), dtype, dtype)  # fmt: skip


def running(rows: int, columns: int, axis: int, dtype: str) -> Case:
    """The running sum of a matrix, in its own type, rounded once."""
    kind, less = tensor([rows, columns], dtype), tensor([columns if axis == 0 else rows], dtype)
    return Case(f"""
func.func @main(%x: {kind}) -> {kind} {{
  %e = tensor.empty() : {kind}
  %z = tensor.empty() : {less}
  %r:2 = tm_tensor.scan dimension({axis}) inclusive(true) ins(%x : {kind})
      outs(%e, %z : {kind}, {less}) {{
  ^bb0(%a: {dtype}, %b: {dtype}):
    %c = arith.addf %a, %b : {dtype}
    tm_tensor.yield %c : {dtype}
  }} -> {kind}, {less}
  return %r#0 : {kind}
}}
""", [[rows, columns]], [rows, columns], lambda x: x.cumsum(axis), dtype, dtype)  # fmt: skip


def pooled(layout: str, by: str, size: int, channels: int, window: int, stride: int) -> Case:
    """Pooling of eight images."""
    out = (size - window) // stride + 1
    last = layout == "nhwc"
    given = [8, size, size, channels] if last else [8, channels, size, size]
    made = [8, out, out, channels] if last else [8, channels, out, out]
    source, target = tensor(given, "f32"), tensor(made, "f32")
    frame = tensor([window, window], "f32")
    start = "0.0" if by == "sum" else "0xFF800000"

    def theirs(x: Any) -> Any:
        from torch.nn import functional

        x = x.permute(0, 3, 1, 2) if last else x
        if by == "sum":
            y = functional.avg_pool2d(x, window, stride, divisor_override=1)
        else:
            y = functional.max_pool2d(x, window, stride)
        return y.permute(0, 2, 3, 1) if last else y

    steps = "dense<{}> : tensor<2xi64>"
    return Case(f"""
func.func @main(%x: {source}) -> {target} {{
  %z = arith.constant {start} : f32
  %e = tensor.empty() : {target}
  %w = tensor.empty() : {frame}
  %i = linalg.fill ins(%z : f32) outs(%e : {target}) -> {target}
  %r = linalg.pooling_{layout}_{by} {{strides = {steps.format(stride)},
      dilations = {steps.format(1)}}}
      ins(%x, %w : {source}, {frame}) outs(%i : {target}) -> {target}
  return %r : {target}
}}
""", [given], made, theirs, "f32", "f32")  # fmt: skip


def mapped(shape: list[int], order: list[int], dtype: str, body: str, theirs: Any) -> Case:
    """An element-wise op of a tensor, whose dimensions come in another order."""
    made = [shape[axis] for axis in order]
    dims = ", ".join(f"d{axis}" for axis in range(len(shape)))
    read = ", ".join(f"d{order.index(axis)}" for axis in range(len(shape)))
    kinds = ", ".join('"parallel"' for _ in shape)
    source, target = tensor(shape, dtype), tensor(made, dtype)
    return Case(f"""
func.func @main(%x: {source}) -> {target} {{
  %e = tensor.empty() : {target}
  %r = linalg.generic {{indexing_maps = [affine_map<({dims}) -> ({read})>,
      affine_map<({dims}) -> ({dims})>], iterator_types = [{kinds}]}}
      ins(%x : {source}) outs(%e : {target}) {{
  ^bb0(%a: {dtype}, %o: {dtype}):
    {body}
    linalg.yield %r : {dtype}
  }} -> {target}
  return %r : {target}
}}
""", [shape], made, theirs, dtype, dtype)  # fmt: skip


def largest(rows: int, columns: int) -> Case:
    """The place of the largest element of each row."""
    source = tensor([rows, columns], "f32")
    values, target = tensor([rows], "f32"), tensor([rows], "i64")
    return Case(f"""
func.func @main(%x: {source}) -> {target} {{
  %low = arith.constant 0xFF800000 : f32
  %no = arith.constant 0 : i64
  %e = tensor.empty() : {values}
  %f = tensor.empty() : {target}
  %i = linalg.fill ins(%low : f32) outs(%e : {values}) -> {values}
  %j = linalg.fill ins(%no : i64) outs(%f : {target}) -> {target}
  %r:2 = linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"]}}
      ins(%x : {source}) outs(%i, %j : {values}, {target}) {{
  ^bb0(%a: f32, %v: f32, %p: i64):
    %n = linalg.index 1 : index
    %m = arith.index_cast %n : index to i64
    %g = arith.cmpf ogt, %a, %v : f32
    %s = arith.select %g, %a, %v : f32
    %t = arith.select %g, %m, %p : i64
    linalg.yield %s, %t : f32, i64
  }} -> ({values}, {target})
  return %r#1 : {target}
}}
""", [[rows, columns]], [rows], lambda x: x.argmax(1), "f32", "i64")  # fmt: skip


def scattered(
    shape: list[int],
    updates: list[int],
    by: str,
    theirs: Callable[..., Any],
    places: Callable[[], Any],
    depth: int = 1,
) -> Case:
    """Rows that are added to those of a tensor, or put in their place; to zeros if `by` is
    "zeros"."""
    target, source = tensor(shape, "f32"), tensor(updates, "f32")
    indices = tensor([updates[0], depth], "i32")
    zeros = by == "zeros"
    original = "" if zeros else f"%x: {target}, "
    start = f"""%z = arith.constant 0.0 : f32
  %e = tensor.empty() : {target}
  %x = linalg.fill ins(%z : f32) outs(%e : {target}) -> {target}""" if zeros else ""
    combine = "" if by == "set" else "%c = arith.addf %b, %a : f32"
    given = [updates, [updates[0], depth]]
    return Case(f"""
func.func @main({original}%u: {source}, %i: {indices}) -> {target} {{
  {start}
  %r = tm_tensor.scatter {{dimension_map = array<i64: {", ".join(map(str, range(depth)))}>}}
      unique_indices(false) ins(%u, %i : {source}, {indices}) outs(%x : {target}) {{
  ^bb0(%a: f32, %b: f32):
    {combine}
    tm_tensor.yield {"%a" if by == "set" else "%c"} : f32
  }} -> {target}
  return %r : {target}
}}
""", given if zeros else [shape, *given], shape, theirs, "f32", "f32", places)  # fmt: skip


def _scatters() -> dict[str, Case]:
    """The gradient of an embedding, sums into a table, sums of segments, rows of a KV cache."""

    def drawn(below: int, count: int) -> Any:
        import torch

        return torch.randint(below, (count, 1), dtype=torch.int32, device="cuda")

    def rows() -> Any:
        import torch

        at = torch.arange(8), torch.randint(2048, (8,))
        return torch.stack(at, 1).to(torch.int32).cuda()

    def gradient(u: Any, i: Any) -> Any:
        import torch

        backward = torch.ops.aten.embedding_dense_backward
        return backward(u, i[:, 0], 50257, -1, False)

    def summed(x: Any, u: Any, i: Any) -> Any:
        return x.index_add(0, i[:, 0], u)

    def put(x: Any, u: Any, i: Any) -> Any:
        return x.index_put((i[:, 0].long(), i[:, 1].long()), u)

    return {
        "embedding gradient 50257x768 of 4096": scattered(
            [50257, 768], [4096, 768], "zeros", gradient, lambda: drawn(50257, 4096)
        ),
        "embedding gradient 50257x768 of 4096, 64 tokens": scattered(
            [50257, 768], [4096, 768], "zeros", gradient, lambda: drawn(64, 4096)
        ),
        "index_add 50257x768 of 4096": scattered(
            [50257, 768], [4096, 768], "add", summed, lambda: drawn(50257, 4096)
        ),
        "index_add 1024x256 of 16384": scattered(
            [1024, 256], [16384, 256], "add", summed, lambda: drawn(1024, 16384)
        ),
        "kv cache 8x2048x128 of 8": scattered(
            [8, 2048, 128], [8, 128], "set", put, rows, 2
        ),
    }  # fmt: skip


def cases() -> dict[str, Case]:
    """By name."""
    found: dict[str, Case] = _scatters()
    for dtype in ("f32", "bf16"):
        for shape, axes in (
            ([4096, 4096], [0, 1]), ([8192, 4096], [0]), ([8192, 4096], [1]), ([1 << 24], [0]),
            ([32, 56, 56, 64], [0, 1, 2]), ([32, 64, 56, 56], [0, 2, 3]), ([64, 512, 768], [1]),
            ([256, 65536], [1]), ([65536, 256], [1]), ([65536, 256], [0]), ([1 << 20, 8], [1]),
            ([4, 1 << 20], [1]), ([32, 2048, 7, 7], [2, 3]), ([32, 7, 7, 2048], [1, 2]),
            ([128, 128, 128], [0, 2]), ([1000, 1000], [0]), ([1000, 1000], [1]),
        ):  # fmt: skip
            found[f"sum {shape} over {axes} {dtype}"] = reduced(
                shape, axes, dtype, "addf", lambda x, axes=axes: x.sum(axes, dtype=_f32())
            )
        found |= _followed(dtype)
        for shape, axes in (([4096, 4096], [0, 1]), ([8192, 4096], [0]), ([8192, 4096], [1])):
            found[f"max {shape} over {axes} {dtype}"] = reduced(
                shape, axes, dtype, "maximumf", lambda x, axes=axes: x.amax(axes)
            )
        found[f"sum of squares {dtype}"] = reduced(
            [4096, 4096], [0, 1], dtype, "addf", lambda x: x.float().square().sum(), True
        )
        for rows, columns, axis in (
            (4096, 4096, 1), (32768, 128, 1), (8, 50257, 1), (4096, 4096, 0), (1, 1 << 20, 1),
        ):  # fmt: skip
            found[f"softmax {rows}x{columns} along {axis} {dtype}"] = softmax(
                rows, columns, axis, dtype
            )
        for rows, columns, axis in ((4096, 4096, 1), (1024, 1024, 0), (8, 65536, 1)):
            found[f"cumsum {rows}x{columns} along {axis} {dtype}"] = running(
                rows, columns, axis, dtype
            )
        for shape, order in (
            ([4096, 4096], [0, 1]), ([4096, 4096], [1, 0]), ([32, 128, 12, 64], [0, 2, 1, 3]),
            ([32, 64, 56, 56], [0, 2, 3, 1]), ([32, 56, 56, 64], [0, 3, 1, 2]),
            ([128, 256, 300], [2, 1, 0]), ([1 << 20, 3], [1, 0]),
        ):  # fmt: skip
            found[f"moved {shape} to {order} {dtype}"] = mapped(
                shape,
                order,
                dtype,
                f"%r = arith.negf %a : {dtype}",
                lambda x, order=order: (-x).permute(order).contiguous(),
            )
    for rows, columns in ((8, 50257), (4096, 1000), (131072, 16), (65536, 128)):
        found[f"argmax {rows}x{columns}"] = largest(rows, columns)
    for layout in ("nhwc", "nchw"):
        for by, size, channels, window, stride in (
            ("max", 112, 64, 3, 2), ("max", 56, 64, 2, 2), ("sum", 14, 512, 7, 7),
            ("sum", 112, 64, 2, 2),
        ):  # fmt: skip
            found[f"pooling_{layout}_{by} {size} {channels} {window} {stride}"] = pooled(
                layout, by, size, channels, window, stride
            )
    return found
