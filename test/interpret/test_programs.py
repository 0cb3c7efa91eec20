"""Programs of several kernels: every level computes the same, and every launch is needed."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

from gemmc import frontend, reference
from gemmc.dialects.launch import ProgramOp, RunOp, WorkspaceOp
from gemmc.driver import emit, resolve
from gemmc.interpret import InterpretError, run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import Pipeline, apply

ROWS = "affine_map<(d0, d1) -> (d0, d1)>"
COLUMNS = "affine_map<(d0, d1) -> (d1, d0)>"
FIRST = "affine_map<(d0, d1) -> (d0)>"


def mlp(rows: int = 24, width: int = 16, kind: str = "f32") -> str:
    """x·v, a relu, times w; both products' results are returned."""
    x, v, w = f"{rows}x{width}x{kind}", f"{width}x{width}x{kind}", f"{width}x8x{kind}"
    made, wide = f"{rows}x8x{kind}", f"{rows}x{width}x{kind}"
    return f"""
func.func @main(%x: tensor<{x}>, %v: tensor<{v}>, %w: tensor<{w}>)
    -> (tensor<{made}>, tensor<{wide}>) {{
  %zero = arith.constant 0.0 : {kind}
  %a = tensor.empty() : tensor<{wide}>
  %b = linalg.fill ins(%zero : {kind}) outs(%a : tensor<{wide}>) -> tensor<{wide}>
  %h = linalg.matmul ins(%x, %v : tensor<{x}>, tensor<{v}>) 
      outs(%b : tensor<{wide}>) -> tensor<{wide}>
  %r = linalg.generic {{indexing_maps = [{ROWS}, {ROWS}], 
      iterator_types = ["parallel", "parallel"]}}
      ins(%h : tensor<{wide}>) outs(%a : tensor<{wide}>) {{
  ^bb0(%in: {kind}, %out: {kind}):
    %m = arith.maximumf %in, %zero : {kind}
    linalg.yield %m : {kind}
  }} -> tensor<{wide}>
  %c = tensor.empty() : tensor<{made}>
  %d = linalg.fill ins(%zero : {kind}) outs(%c : tensor<{made}>) -> tensor<{made}>
  %y = linalg.matmul ins(%r, %w : tensor<{wide}>, tensor<{w}>) 
      outs(%d : tensor<{made}>) -> tensor<{made}>
  func.return %y, %h : tensor<{made}>, tensor<{wide}>
}}"""


def summed(rows: int, columns: int, kind: str, along: str, turned: bool) -> str:
    """Sums of doubled elements along rows or columns, subtracted again, turned or not."""
    shape = f"{rows}x{columns}x{kind}"
    count = rows if along == "rows" else columns
    kept = FIRST if along == "rows" else "affine_map<(d0, d1) -> (d1)>"
    kinds = '"parallel", "reduction"' if along == "rows" else '"reduction", "parallel"'
    result = f"{columns}x{rows}x{kind}" if turned else shape
    wide = kind == "f32"
    widened = "arith.addf %in, %zero : f32" if wide else f"arith.extf %in : {kind} to f32"
    return f"""
func.func @main(%x: tensor<{shape}>) -> (tensor<{result}>, tensor<{count}xf32>) {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<{count}xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<{count}xf32>) -> tensor<{count}xf32>
  %s = linalg.generic {{indexing_maps = [{ROWS}, {kept}], iterator_types = [{kinds}]}}
      ins(%x : tensor<{shape}>) outs(%z : tensor<{count}xf32>) {{
  ^bb0(%in: {kind}, %out: f32):
    %w = {widened}
    %t = arith.addf %w, %out : f32
    linalg.yield %t : f32
  }} -> tensor<{count}xf32>
  %f = tensor.empty() : tensor<{result}>
  %r = linalg.generic {{indexing_maps = [{COLUMNS if turned else ROWS},
      {"affine_map<(d0, d1) -> (d1)>" if turned == (along == "rows") else FIRST}, {ROWS}],
      iterator_types = ["parallel", "parallel"]}}
      ins(%x, %s : tensor<{shape}>, tensor<{count}xf32>) outs(%f : tensor<{result}>) {{
  ^bb0(%in: {kind}, %t: f32, %out: {kind}):
    %n = {"arith.truncf %t : f32 to " + kind if kind != "f32" else "arith.addf %t, %zero : f32"}
    %d = arith.subf %in, %n : {kind}
    linalg.yield %d : {kind}
  }} -> tensor<{result}>
  func.return %r, %s : tensor<{result}>, tensor<{count}xf32>
}}"""


def joined(rows: int, columns: int, kind: str, cut: int) -> str:
    """A slice, padded, between two tensors; flat at the end."""
    x, part = f"{rows}x{columns}x{kind}", f"{rows}x{cut}x{kind}"
    wide, total = f"{rows}x{cut + 3}x{kind}", rows * (cut + 3 + columns)
    all_ = f"{rows}x{cut + 3 + columns}x{kind}"
    return f"""
func.func @main(%x: tensor<{x}>) -> tensor<{total}x{kind}> {{
  %two = arith.constant 2.0 : {kind}
  %s = tensor.extract_slice %x[0, {columns - cut}] [{rows}, {cut}] [1, 1]
      : tensor<{x}> to tensor<{part}>
  %p = tensor.pad %s low[0, 1] high[0, 2] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %two : {kind}
  }} : tensor<{part}> to tensor<{wide}>
  %c = tensor.concat dim(1) %p, %x : (tensor<{wide}>, tensor<{x}>)
      -> tensor<{all_}>
  %n = arith.negf %c : tensor<{all_}>
  %f = tensor.collapse_shape %n [[0, 1]] : tensor<{all_}> into tensor<{total}x{kind}>
  func.return %f : tensor<{total}x{kind}>
}}"""


CONSTANTS = """
func.func @main(%x: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %c = arith.constant dense<[[1.0, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %b = arith.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %z = arith.constant dense<0.0> : tensor<4x2xf32>
  %y = linalg.matmul ins(%x, %c : tensor<4x2xf32>, tensor<2x2xf32>)
      outs(%z : tensor<4x2xf32>) -> tensor<4x2xf32>
  %r = linalg.generic {indexing_maps = [R, affine_map<(d0, d1) -> (d1)>, R],
      iterator_types = ["parallel", "parallel"]}
      ins(%y, %b : tensor<4x2xf32>, tensor<2xf32>) outs(%z : tensor<4x2xf32>) {
  ^bb0(%in: f32, %bias: f32, %out: f32):
    %s = arith.addf %in, %bias : f32
    linalg.yield %s : f32
  } -> tensor<4x2xf32>
  func.return %r : tensor<4x2xf32>
}""".replace("R", ROWS)
"""Weights and a bias that are part of the program."""

MIXED = """
func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x8xbf16>) -> tensor<8x8xf32> {
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x8xbf16>)
      outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  func.return %y : tensor<8x8xf32>
}"""
"""A product of two types: the narrower operand is extended by a kernel."""

MASKED = """
func.func @main(%x: tensor<6x10xf32>) -> tensor<6x10xf32> {
  %zero = arith.constant 0.0 : f32
  %far = arith.constant 0x7FF0000000000000 : f64
  %true = arith.constant true
  %e = tensor.empty() : tensor<6x10xf32>
  %m = tensor.empty() : tensor<6x10xi1>
  %k = linalg.generic {indexing_maps = [R, R], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<6x10xf32>) outs(%m : tensor<6x10xi1>) {
  ^bb0(%in: f32, %out: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %below = arith.cmpi sle, %j, %i : index
    %positive = arith.cmpf ogt, %in, %zero : f32
    %w = arith.extf %in : f32 to f64
    %never = arith.cmpf oeq, %w, %far : f64
    %both = arith.andi %below, %positive : i1
    %any = arith.ori %both, %never : i1
    linalg.yield %any : i1
  } -> tensor<6x10xi1>
  %n = tensor.empty() : tensor<6xi1>
  %f = arith.constant false
  %s = linalg.fill ins(%f : i1) outs(%n : tensor<6xi1>) -> tensor<6xi1>
  %any = linalg.generic {indexing_maps = [R, F], iterator_types = ["parallel", "reduction"]}
      ins(%k : tensor<6x10xi1>) outs(%s : tensor<6xi1>) {
  ^bb0(%in: i1, %out: i1):
    %o = arith.ori %in, %out : i1
    linalg.yield %o : i1
  } -> tensor<6xi1>
  %r = linalg.generic {indexing_maps = [R, F, R], iterator_types = ["parallel", "parallel"]}
      ins(%x, %any : tensor<6x10xf32>, tensor<6xi1>) outs(%e : tensor<6x10xf32>) {
  ^bb0(%in: f32, %p: i1, %out: f32):
    %c = arith.select %p, %in, %zero : f32
    linalg.yield %c : f32
  } -> tensor<6x10xf32>
  func.return %r : tensor<6x10xf32>
}""".replace("R", ROWS).replace("F,", f"{FIRST},").replace(" F]", f" {FIRST}]")
"""A causal mask, whether a row has anything under it, and a comparison in f64."""

BYTES = """
func.func @main(%x: tensor<3x16xi8>, %s: tensor<3xf16>) -> tensor<16x3xf16> {
  %e = tensor.empty() : tensor<16x3xf16>
  %r = linalg.generic {indexing_maps = [C, affine_map<(d0, d1) -> (d1)>, R],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<3x16xi8>, tensor<3xf16>) outs(%e : tensor<16x3xf16>) {
  ^bb0(%in: i8, %by: f16, %out: f16):
    %f = arith.sitofp %in : i8 to f16
    %p = arith.mulf %f, %by : f16
    linalg.yield %p : f16
  } -> tensor<16x3xf16>
  func.return %r : tensor<16x3xf16>
}""".replace("R", ROWS).replace("[C", f"[{COLUMNS}")
"""Weights of 8 bits, scaled and transposed."""


def resolved(text: str, source: str = "auto") -> tuple[ModuleOp, Pipeline]:
    module = frontend.parse(text, "t.mlir")
    frontend.verify(module)
    return module, resolve(source, module, frontend.context())


def levels(module: ModuleOp, made: Pipeline) -> Iterator[ModuleOp]:
    """The program as it is formed, then with each kernel all the way down."""
    ctx = frontend.context()
    formed = module.clone()
    apply(formed, ctx, Pipeline(made.name, {}, made.passes))
    yield formed
    apply(module, ctx, made)
    frontend.verify(module)
    assert frontend.parse(frontend.print_module(module)).is_structurally_equivalent(module)
    yield module


PROGRAMS = [
    pytest.param(mlp(), id="mlp"),
    pytest.param(CONSTANTS, id="constants"),
    pytest.param(MIXED, id="mixed"),
    pytest.param(MASKED, id="masked"),
    pytest.param(BYTES, id="bytes"),
    *(
        pytest.param(summed(*each), id=" ".join(map(str, each)))
        for each in (
            (8, 64, "f32", "rows", False),
            (7, 33, "f32", "rows", True),
            (5, 100, "f16", "rows", False),
            (3, 7, "bf16", "rows", True),
            (64, 8, "f32", "columns", False),
            (33, 7, "f16", "columns", True),
            (12, 6, "bf16", "columns", False),
        )
    ),
    *(
        pytest.param(joined(*each), id=" ".join(map(str, each)))
        for each in ((4, 8, "f32", 4), (3, 7, "f16", 5), (5, 16, "bf16", 1), (1, 300, "f32", 299))
    ),
]


@pytest.mark.parametrize("text", PROGRAMS)
def test_every_level_computes_what_the_program_says(text: str) -> None:
    module, made = resolved(text)
    inputs = reference.make_inputs(module, 1, True)
    wanted = [each.value for each in reference.evaluate(module, inputs, rounded=True)]
    for level in levels(module, made):
        found = run(level, inputs)
        for one, other in zip(found, wanted, strict=True):
            np.testing.assert_array_equal(one.astype(np.float64), other)
    compiled = emit(module, made)
    found = run_text(compiled.ptx, compiled.manifest, inputs)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(one.astype(np.float64), other)


def formed() -> tuple[ModuleOp, list[np.ndarray], list[np.ndarray]]:
    module, made = resolved(summed(8, 64, "f32", "rows", True))
    inputs = reference.make_inputs(module, 1, True)
    wanted = [each.value for each in reference.evaluate(module, inputs, rounded=True)]
    apply(module, frontend.context(), Pipeline(made.name, {}, made.passes))
    return module, inputs, wanted


def is_right(module: ModuleOp, inputs: list[np.ndarray], wanted: list[np.ndarray]) -> bool:
    try:
        found = run(module, inputs)
    except InterpretError:
        return False
    return all((one == other).all() for one, other in zip(found, wanted, strict=True))


def chain() -> tuple[ModuleOp, list[np.ndarray], list[np.ndarray]]:
    """Two products after each other, of which the first is also a result."""
    module, made = resolved(mlp())
    inputs = reference.make_inputs(module, 1, True)
    wanted = [each.value for each in reference.evaluate(module, inputs, rounded=True)]
    apply(module, frontend.context(), Pipeline(made.name, {}, made.passes))
    return module, inputs, wanted


@pytest.mark.parametrize("make", [formed, chain])
def test_every_launch_is_needed_and_stands_in_its_place(make: object) -> None:
    module, inputs, wanted = make()  # type: ignore[operator]
    assert is_right(module, inputs, wanted)
    (program,) = [op for op in module.walk() if isinstance(op, ProgramOp)]
    count = len(program.runs)
    assert count > 1
    for number in range(count):
        mutant = module.clone()
        (other,) = [op for op in mutant.walk() if isinstance(op, ProgramOp)]
        victim = other.runs[number]
        victim.detach()
        victim.erase()
        assert not is_right(mutant, inputs, wanted), f"without launch {number}"
    swapped = 0
    for number in range(count - 1):
        mutant = module.clone()
        (other,) = [op for op in mutant.walk() if isinstance(op, ProgramOp)]
        first, second = other.runs[number : number + 2]
        if not set(first.outputs) & set(second.inputs):
            continue
        for op in [op for op in other.body.block.ops if isinstance(op, WorkspaceOp)]:
            op.detach()
            start = other.body.block.first_op
            assert start is not None
            other.body.block.insert_op_before(op, start)
        second.detach()
        other.body.block.insert_op_before(second, first)
        assert not is_right(mutant, inputs, wanted), f"launch {number} behind the next"
        swapped += 1
    assert swapped


def test_workspaces_that_overlap_are_found() -> None:
    text = """
func.func @one(%a: tensor<64xf32>) -> tensor<64xf32> {
  %r = arith.negf %a : tensor<64xf32>
  func.return %r : tensor<64xf32>
}
func.func @two(%a: tensor<64xf32>, %b: tensor<64xf32>) -> tensor<64xf32> {
  %r = arith.addf %a, %b : tensor<64xf32>
  func.return %r : tensor<64xf32>
}
launch.program @main ["arg0", "result0"] outputs 1 workspace 512 {
^bb0(%a: M, %r: M):
  %x = launch.workspace at 0 : M
  %y = launch.workspace at 256 : M
  launch.run @one reads %a : M writes %x : M
  launch.run @one reads %x : M writes %y : M
  launch.run @two reads %x, %y : M, M writes %r : M
}
""".replace("M", "memref<64xf32, #tile.space<global>>")
    inputs = [np.ones(64, np.float32)]
    one = "%r = linalg.generic {indexing_maps = [N, N], iterator_types = [\"parallel\"]} " \
          "ins(%a : tensor<64xf32>) outs(%a : tensor<64xf32>) {\n^bb0(%i: f32, %o: f32):\n" \
          "%v = arith.negf %i : f32\nlinalg.yield %v : f32\n} -> tensor<64xf32>"
    two = "%r = linalg.generic {indexing_maps = [N, N, N], iterator_types = [\"parallel\"]} " \
          "ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%a : tensor<64xf32>) {\n" \
          "^bb0(%i: f32, %j: f32, %o: f32):\n%v = arith.addf %i, %j : f32\n" \
          "linalg.yield %v : f32\n} -> tensor<64xf32>"
    text = text.replace("%r = arith.negf %a : tensor<64xf32>", one)
    text = text.replace("%r = arith.addf %a, %b : tensor<64xf32>", two)
    text = text.replace("N", "affine_map<(d0) -> (d0)>")
    assert (run(frontend.parse(text), inputs)[0] == 0).all()
    together = frontend.parse(text.replace("at 256", "at 0"))
    with pytest.raises(InterpretError, match="no launch has written") as caught:
        run(together, inputs)
    assert "the memory was written for workspace y" in str(caught.value)
    assert "launch.run @two" in str(caught.value)


def test_a_launch_that_is_missing_is_named() -> None:
    module, inputs, _ = formed()
    (program,) = [op for op in module.walk() if isinstance(op, ProgramOp)]
    first = next(op for op in program.body.block.ops if isinstance(op, RunOp))
    name = first.outputs[0].name_hint
    first.detach()
    first.erase()
    with pytest.raises(InterpretError, match=rf"read of .*{name}.* that no launch has written"):
        run(module, inputs)
