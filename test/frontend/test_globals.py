"""Weights beside functions are constants of the functions."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply
from gemmc.reference import evaluate

UTIL = """
module attributes {stream.affinity.default = #hal.device.affinity<@d>} {
  util.global private @d = #hal.device.target<"local", [#hal.x<"a", {b = 1}>]> : !hal.device
  util.global private @w {inlining_policy = #util.inline.never} = dense<[[0.5, 1.0], [2.0, 4.0]]> : tensor<2x2xf32>
  util.func public @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %a = iree_tensor_ext.compute_barrier.start %x : tensor<2x2xf32> -> tensor<2x2xf32>
    %w = util.global.load immutable @w : tensor<2x2xf32>
    %y = arith.mulf %a, %w : tensor<2x2xf32>
    %b = iree_tensor_ext.compute_barrier.end %y : tensor<2x2xf32> -> tensor<2x2xf32>
    util.return %b : tensor<2x2xf32>
  }
}
"""  # noqa: E501
ML = """
module {
  ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
  ml_program.global private @w(dense<[[0.5, 1.0], [2.0, 4.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  ml_program.global private @other(dense_resource<key> : tensor<2xf32>) : tensor<2xf32>
  func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %w = ml_program.global_load_const @w : tensor<2x2xf32>
    %v = ml_program.global_load @other : tensor<2xf32>
    %y = arith.mulf %x, %w : tensor<2x2xf32>
    return %y : tensor<2x2xf32>
  }
}
{-# dialect_resources: { builtin: { key: "0x040000000000803F00000040" } } #-}
"""


@pytest.mark.parametrize("text", [UTIL, ML])
def test_loads_are_constants(text: str) -> None:
    ctx = frontend.context()
    module = frontend.parse(text, "t.mlir", ctx)
    frontend.verify(module)
    assert {op.dialect_name() for op in module.walk()} == {"builtin", "func", "arith"}
    apply(module, ctx, resolve("auto", module, ctx))
    x = np.array([[1, 2], [3, 4]], np.float32)
    (found,) = run(module, [x])
    assert found.tolist() == (x * [[0.5, 1], [2, 4]]).tolist()


QUOTED = """
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "s", sym_visibility = "private", type = tensor<2xf32>, value = dense<[2.0, 4.0]> : tensor<2xf32>}> : () -> ()
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "main"}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "ml_program.global_load_const"() <{global = @s}> : () -> tensor<2xf32>
    %1 = "arith.mulf"(%x, %0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
"""  # noqa: E501


def test_the_generic_form_is_read() -> None:
    module = frontend.parse(QUOTED)
    frontend.verify(module)
    (found,) = evaluate(module, [np.array([1, 3], np.float32)], rounded=True)
    assert found.value.tolist() == [2, 12]


INITIALIZED = """
util.global private @first : tensor<3xi32>
util.global private @second <inlining_policy = #util.inline.never> {a.b = 1} : tensor<3xf32>
util.initializer attributes {a = 1} {
  %e = tensor.empty() : tensor<3xi32>
  %n = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>], iterator_types = ["parallel"]}
      outs(%e : tensor<3xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    linalg.yield %j : i32
  } -> tensor<3xi32>
  util.global.store %n, @first : tensor<3xi32>
  util.return
}
util.initializer {
  %n = util.global.load @first : tensor<3xi32>
  %f = arith.sitofp %n : tensor<3xi32> to tensor<3xf32>
  util.global.store %f, @second : tensor<3xf32>
  util.return
}
util.func private @other(%x: tensor<3xi32>) -> tensor<3xi32> {
  %n = util.global.load immutable @first : tensor<3xi32>
  %y = arith.addi %x, %n : tensor<3xi32>
  util.return %y : tensor<3xi32>
}
util.func public @main(%x: tensor<3xf32>, %i: tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %n = util.global.load immutable @second : tensor<3xf32>
  %y = arith.mulf %x, %n : tensor<3xf32>
  %z = util.call @other(%i) : (tensor<3xi32>) -> tensor<3xi32>
  util.return %y, %z : tensor<3xf32>, tensor<3xi32>
}
"""


def test_what_initializers_store_is_computed_where_it_is_loaded() -> None:
    ctx = frontend.context()
    module = frontend.parse(INITIALIZED, "t.mlir", ctx)
    frontend.verify(module)
    apply(module, ctx, resolve("auto", module, ctx))
    inputs = [np.array([5, 3, 2], np.float32), np.array([7, 7, 7], np.int32)]
    products, sums = run(module, inputs)
    assert products.tolist() == [0, 3, 4]
    assert sums.tolist() == [7, 8, 9]


STORE = "util.global.store: needed"

NOT_INITIALIZED = {
    "a function stores": (
        UTIL.replace("%y = ", "util.global.store %x, @w : tensor<2x2xf32>\n    %y = "),
        f"t.mlir:8:5: error: {STORE} stores to globals directly in initializers of one block",
    ),
    "twice": (
        INITIALIZED.replace("store %f, @second", "store %f, @first"),
        f"t.mlir:19:3: error: {STORE} one store to a global; found two to @first",
    ),
    "another type": (
        INITIALIZED.replace("%f, @second : tensor<3xf32>", "%n, @second : tensor<3xi32>"),
        "t.mlir:28:3: error: util.global.load: needed a global of tensor<3xi32>; found one of",
    ),
}


@pytest.mark.parametrize("name", NOT_INITIALIZED)
def test_other_stores_are_refused(name: str) -> None:
    text, message = NOT_INITIALIZED[name]
    with pytest.raises(GemmcError) as info:
        frontend.verify(frontend.parse(text, "t.mlir"))
    assert str(info.value).startswith(message)


LOAD = "util.global.load: needed a global of its type whose elements the text has; found "


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (UTIL.replace("load immutable @w", "load @v"), f"t.mlir:7:5: error: {LOAD}no @v"),
        (UTIL.replace("@w : tensor<2x2xf32>\n    %y", "@w : tensor<3xf32>\n    %y")
         .replace("%a, %w", "%a, %a"), f"t.mlir:7:5: error: {LOAD}dense"),
        (UTIL.replace("dense<[[0.5, 1.0], [2.0, 4.0]]>", '#flow.parameter.named<"m"::"w">'),
         f't.mlir:7:5: error: {LOAD}#flow.parameter.named<"m"::"w">'),
        (UTIL.replace(" = dense<[[0.5, 1.0], [2.0, 4.0]]>", ""),
         f"t.mlir:7:5: error: {LOAD}none of tensor"),
        (UTIL.replace("%a = iree_tensor_ext.compute_barrier.start %x : tensor<2x2xf32> ->",
         '%a, %c = "iree_tensor_ext.compute_barrier.start"(%x) : (tensor<2x2xf32>) -> ('
         "tensor<2x2xf32>,").replace("tensor<2x2xf32>\n    %w", "tensor<2x2xf32>)\n    %w"),
         "t.mlir:6:5: error: iree_tensor_ext.compute_barrier.start: needed a result of each"),
        (UTIL.replace("private @d = #hal", "private @w = #hal"),
         "t.mlir:4:3: error: util.global: needed globals of different names; found two"),
    ],
)  # fmt: skip
def test_what_is_refused(text: str, message: str) -> None:
    with pytest.raises(GemmcError) as info:
        frontend.verify(frontend.parse(text, "t.mlir"))
    assert str(info.value).startswith(message)
