"""What `siblings.py` times: programs with several results, and PyTorch's ops for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from loop_cases import tensor

ROWS, COLUMNS = 4096, 4096
BOTH, ROW, COLUMN = "i, j", "i", "j"


class Case(NamedTuple):
    """A program on tensors, the shapes and types of its arguments and results, and PyTorch's."""

    mlir: str
    given: list[tuple[list[int], str]]
    made: list[tuple[list[int], str]]
    theirs: Callable[..., Any]


class Value(NamedTuple):
    """A tensor of the program, and the loops that it has."""

    name: str
    over: str
    dtype: str

    @property
    def shape(self) -> list[int]:
        """Its extents."""
        return {BOTH: [ROWS, COLUMNS], ROW: [ROWS], COLUMN: [COLUMNS]}[self.over]

    @property
    def kind(self) -> str:
        """Its type."""
        return tensor(self.shape, self.dtype)


class Program:
    """A program while it is written."""

    def __init__(self, *arguments: Value) -> None:
        self._arguments, self._lines = arguments, ["  %zero = arith.constant 0.0 : f32"]

    def made(
        self, result: Value, inputs: Sequence[Value], body: str, *, sums: bool = False
    ) -> Value:
        """An op of what a body makes of elements %a, %b …; `sums` over what the result has not, of
        elements behind %acc, from 0."""
        kinds = ["parallel" if each in result.over else "reduction" for each in "ij"]
        letters = zip("abcdefg", inputs, strict=False)
        names = [f"%{letter}: {each.dtype}" for letter, each in letters]
        maps = ", ".join(f"affine_map<(i, j) -> ({each.over})>" for each in (*inputs, result))
        into = f"{result.name}_0"
        self._lines.append(f"  {into} = tensor.empty() : {result.kind}")
        if sums:
            self._lines.append(
                f"  {result.name}_1 = linalg.fill ins(%zero : f32) outs({into} : {result.kind}) "
                f"-> {result.kind}"
            )
            into = f"{result.name}_1"
        iterators = ", ".join(f'"{each}"' for each in kinds)
        self._lines += [
            f"  {result.name} = linalg.generic {{indexing_maps = [{maps}], "
            f"iterator_types = [{iterators}]}} "
            f"ins({', '.join(each.name for each in inputs)} : "
            f"{', '.join(each.kind for each in inputs)}) outs({into} : {result.kind}) {{",
            f"  ^bb0({', '.join(names)}, %acc: {result.dtype}):",
            *(f"    {line.strip()}" for line in body.strip().splitlines()),
            f"  }} -> {result.kind}",
        ]
        return result

    def case(self, theirs: Callable[..., Any], *results: Value) -> Case:
        """The program, which returns these."""
        arguments = ", ".join(f"{each.name}: {each.kind}" for each in self._arguments)
        kinds = ", ".join(each.kind for each in results)
        end = f"  return {', '.join(each.name for each in results)} : {kinds}"
        text = "\n".join([f"func.func @main({arguments}) -> ({kinds}) {{", *self._lines, end, "}"])
        given, made = (
            [(each.shape, each.dtype) for each in values] for values in (self._arguments, results)
        )
        return Case(text, given, made, theirs)


def _of(names: str, over: str = BOTH, dtype: str = "f32") -> list[Value]:
    return [Value(f"%{name}", over, dtype) for name in names.split()]


def adam() -> Case:
    """A step: parameters, the same as bf16, and both moments."""
    p, g, m, v = _of("p g m v")
    new, first, second = _of("q n w")
    (half,) = _of("h", dtype="bf16")
    program = Program(p, g, m, v)
    program.made(first, [m, g], """
        %b1 = arith.constant 0.9 : f32
        %c1 = arith.constant 0.1 : f32
        %0 = arith.mulf %a, %b1 : f32
        %1 = arith.mulf %b, %c1 : f32
        %2 = arith.addf %0, %1 : f32
        linalg.yield %2 : f32""")
    program.made(second, [v, g], """
        %b2 = arith.constant 0.999 : f32
        %c2 = arith.constant 0.001 : f32
        %0 = arith.mulf %a, %b2 : f32
        %1 = arith.mulf %b, %b : f32
        %2 = arith.mulf %1, %c2 : f32
        %3 = arith.addf %0, %2 : f32
        linalg.yield %3 : f32""")
    program.made(new, [p, first, second], """
        %eps = arith.constant 1.0e-3 : f32
        %rate = arith.constant 0.01 : f32
        %0 = math.sqrt %c : f32
        %1 = arith.addf %0, %eps : f32
        %2 = arith.divf %b, %1 : f32
        %3 = arith.mulf %2, %rate : f32
        %4 = arith.subf %a, %3 : f32
        linalg.yield %4 : f32""")
    program.made(half, [new], """
        %0 = arith.truncf %a : f32 to bf16
        linalg.yield %0 : bf16""")

    def theirs(p: Any, g: Any, m: Any, v: Any) -> Any:
        import torch

        first = torch.lerp(m, g, 0.1)
        second = v * 0.999 + 0.001 * g * g
        new = torch.addcdiv(p, first, second.abs().sqrt() + 1e-3, value=-0.01)
        return new, new.bfloat16(), first, second

    return program.case(theirs, new, half, first, second)


def momentum() -> Case:
    """A step: parameters and their moment."""
    p, g, m = _of("p g m")
    new, moment = _of("q n")
    program = Program(p, g, m)
    program.made(moment, [m, g], """
        %c = arith.constant 0.9 : f32
        %0 = arith.mulf %a, %c : f32
        %1 = arith.addf %0, %b : f32
        linalg.yield %1 : f32""")
    program.made(new, [p, moment], """
        %c = arith.constant 0.1 : f32
        %0 = arith.mulf %b, %c : f32
        %1 = arith.subf %a, %0 : f32
        linalg.yield %1 : f32""")

    def theirs(p: Any, g: Any, m: Any) -> Any:
        import torch

        moment = torch.add(g, m, alpha=0.9)
        return torch.add(p, moment, alpha=-0.1), moment

    return program.case(theirs, new, moment)


def masked() -> Case:
    """Positive elements of a bf16 tensor, and which they are."""
    (x,), (relu,), (flags,) = _of("x", dtype="bf16"), _of("r", dtype="bf16"), _of("f", dtype="i8")
    program = Program(x)
    program.made(relu, [x], """
        %z = arith.constant 0.0 : bf16
        %0 = arith.maximumf %a, %z : bf16
        linalg.yield %0 : bf16""")
    program.made(flags, [x], """
        %z = arith.constant 0.0 : bf16
        %0 = arith.cmpf ogt, %a, %z : bf16
        %1 = arith.extui %0 : i1 to i8
        linalg.yield %1 : i8""")
    return program.case(lambda x: (x.relu(), (x > 0).char()), relu, flags)


def gate_gradients() -> Case:
    """Of silu(g) * u in bf16: those of g and u."""
    g, u, d = _of("g u d", dtype="bf16")
    dg, du = _of("dg du", dtype="bf16")
    sigmoid = """
        %one = arith.constant 1.0 : f32
        %xg = arith.extf %a : bf16 to f32
        %xu = arith.extf %b : bf16 to f32
        %xd = arith.extf %c : bf16 to f32
        %0 = arith.negf %xg : f32
        %1 = math.exp %0 : f32
        %2 = arith.addf %1, %one : f32
        %3 = arith.divf %one, %2 : f32"""
    program = Program(g, u, d)
    program.made(dg, [g, u, d], sigmoid + """
        %4 = arith.subf %one, %3 : f32
        %5 = arith.mulf %xg, %4 : f32
        %6 = arith.addf %one, %5 : f32
        %7 = arith.mulf %3, %6 : f32
        %8 = arith.mulf %7, %xu : f32
        %9 = arith.mulf %8, %xd : f32
        %r = arith.truncf %9 : f32 to bf16
        linalg.yield %r : bf16""")
    program.made(du, [g, u, d], sigmoid + """
        %4 = arith.mulf %xg, %3 : f32
        %5 = arith.mulf %4, %xd : f32
        %r = arith.truncf %5 : f32 to bf16
        linalg.yield %r : bf16""")

    def theirs(g: Any, u: Any, d: Any) -> Any:
        import torch

        return torch.ops.aten.silu_backward(d * u, g), torch.nn.functional.silu(g) * d

    return program.case(theirs, dg, du)


def normed_residual(dtype: str) -> Case:
    """A sum of two tensors and its RMS norm, in the type or in f32."""
    x, y = _of("x y", dtype=dtype)
    (w,) = _of("w", COLUMN, dtype)
    h, n = _of("h n", dtype=dtype)
    (s,) = _of("s", ROW)
    wide = "" if dtype == "f32" else f"%wide = arith.extf %a : {dtype} to f32"
    a = "%a" if dtype == "f32" else "%wide"
    weight = "%c" if dtype == "f32" else "%wide_w"
    close = "linalg.yield %5 : f32"
    if dtype != "f32":
        wide_c = f"%wide_w = arith.extf %c : {dtype} to f32"
        close = f"%r = arith.truncf %5 : f32 to {dtype}\nlinalg.yield %r : {dtype}"
    program = Program(x, y, w)
    program.made(h, [x, y], f"%0 = arith.addf %a, %b : {dtype}\nlinalg.yield %0 : {dtype}")
    program.made(s, [h], f"""{wide}
        %0 = arith.mulf {a}, {a} : f32
        %1 = arith.addf %acc, %0 : f32
        linalg.yield %1 : f32""", sums=True)
    program.made(n, [h, s, w], f"""{wide}
        {wide_c if dtype != "f32" else ""}
        %scale = arith.constant {1 / COLUMNS:.10e} : f32
        %eps = arith.constant 1.0e-5 : f32
        %0 = arith.mulf %b, %scale : f32
        %1 = arith.addf %0, %eps : f32
        %2 = math.rsqrt %1 : f32
        %3 = arith.mulf {a}, %2 : f32
        %5 = arith.mulf %3, {weight} : f32
        {close}""")

    def theirs(x: Any, y: Any, w: Any) -> Any:
        import torch

        h = x + y
        return h, torch.nn.functional.rms_norm(h, [COLUMNS], w, 1e-5)

    return program.case(theirs, h, n)


def moments(over: str) -> Case:
    """The sums of rows' or columns' elements, and of their squares."""
    (x,), (s, q) = _of("x"), _of("p q", over)
    program = Program(x)
    program.made(s, [x], "%0 = arith.addf %acc, %a : f32\nlinalg.yield %0 : f32", sums=True)
    program.made(q, [x], """
        %0 = arith.mulf %a, %a : f32
        %1 = arith.addf %acc, %0 : f32
        linalg.yield %1 : f32""", sums=True)
    axis = 1 if over == ROW else 0
    return program.case(lambda x: (x.sum(axis), (x * x).sum(axis)), s, q)


def norm_gradients() -> Case:
    """Of a layer norm's weight and bias: sums of columns."""
    d, n = _of("d n")
    weight, bias = _of("v b", COLUMN)
    program = Program(d, n)
    program.made(weight, [d, n], """
        %0 = arith.mulf %a, %b : f32
        %1 = arith.addf %acc, %0 : f32
        linalg.yield %1 : f32""", sums=True)
    program.made(bias, [d], "%0 = arith.addf %acc, %a : f32\nlinalg.yield %0 : f32", sums=True)
    return program.case(lambda d, n: ((d * n).sum(0), d.sum(0)), weight, bias)


def largest_and_place() -> Case:
    """Of each row: torch.max along it."""
    (x,), (values,), (places,) = _of("x"), _of("v", ROW), _of("i", ROW, "i64")
    maps = ", ".join(f"affine_map<(i, j) -> ({each})>" for each in (BOTH, ROW, ROW))
    text = f"""func.func @main(%x: {x.kind}) -> ({values.kind}, {places.kind}) {{
  %least = arith.constant 0xFF800000 : f32
  %none = arith.constant 0 : i64
  %e = tensor.empty() : {values.kind}
  %ei = tensor.empty() : {places.kind}
  %f = linalg.fill ins(%least : f32) outs(%e : {values.kind}) -> {values.kind}
  %fi = linalg.fill ins(%none : i64) outs(%ei : {places.kind}) -> {places.kind}
  %r:2 = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "reduction"]}}
    ins(%x : {x.kind}) outs(%f, %fi : {values.kind}, {places.kind}) {{
  ^bb0(%a: f32, %b: f32, %p: i64):
    %j = linalg.index 1 : index
    %q = arith.index_cast %j : index to i64
    %v = arith.maximumf %a, %b : f32
    %c = arith.cmpf ogt, %a, %b : f32
    %n = arith.select %c, %q, %p : i64
    linalg.yield %v, %n : f32, i64
  }} -> ({values.kind}, {places.kind})
  return %r#0, %r#1 : {values.kind}, {places.kind}
}}
"""
    made = [(values.shape, "f32"), (places.shape, "i64")]
    return Case(text, [(x.shape, "f32")], made, lambda x: tuple(x.max(1)))


def cases() -> dict[str, Case]:
    """All by name, of 4096 rows of 4096."""
    return {
        "adam": adam(),
        "momentum": momentum(),
        "relu and mask, bf16": masked(),
        "gradients of a gate, bf16": gate_gradients(),
        "residual and its rms norm": normed_residual("f32"),
        "residual and its rms norm, bf16": normed_residual("bf16"),
        "sums and squares of rows": moments(ROW),
        "sums and squares of columns": moments(COLUMN),
        "gradients of a norm's weight and bias": norm_gradients(),
        "largest of rows and its place": largest_and_place(),
    }
