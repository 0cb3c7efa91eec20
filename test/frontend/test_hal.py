"""Programs of IREE's calling convention: views of buffers and fences around tensors."""

from __future__ import annotations

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.interpret import run
from gemmc.pipeline import apply

BODY = """
    %n = hal.buffer_view.dim<%a : !hal.buffer_view>[0] : index
    %x = hal.tensor.import wait(%w) => %a : !hal.buffer_view -> tensor<?x8xf32>{%n}
    %y = hal.tensor.import wait(%w) => %b "y" : !hal.buffer_view -> tensor<8x4xf32>
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty(%n) : tensor<?x4xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
    %m = linalg.matmul ins(%x, %y : tensor<?x8xf32>, tensor<8x4xf32>)
      outs(%z : tensor<?x4xf32>) -> tensor<?x4xf32>
    %d:2 = hal.tensor.barrier join(%m, %y : tensor<?x4xf32>, tensor<8x4xf32>) => %s : !hal.fence
    %r = hal.tensor.export %d#0 "r" : tensor<?x4xf32>{%n} -> !hal.buffer_view
    %q = hal.tensor.export %d#1 : tensor<8x4xf32> -> !hal.buffer_view
    util.return %r, %q : !hal.buffer_view, !hal.buffer_view
"""

TEXT = f"""
module {{
  util.func public @main$async(%a: !hal.buffer_view, %b: !hal.buffer_view, %w: !hal.fence,
      %s: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view)
      attributes {{inlining_policy = #util.inline.never, iree.abi.stub}} {{{BODY}  }}
  util.func public @main(%a: !hal.buffer_view, %b: !hal.buffer_view)
      -> (!hal.buffer_view, !hal.buffer_view) attributes {{iree.abi.stub}} {{
    %0 = util.null : !hal.fence
    %never = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device : !hal.device) flags("None") : !hal.fence
    %1:2 = util.call @main$async(%a, %b, %0, %fence) : (!hal.buffer_view, !hal.buffer_view,
      !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%never) flags("None") : i32
    util.return %1#0, %1#1 : !hal.buffer_view, !hal.buffer_view
  }}
}}
"""


def test_it_is_a_function_on_tensors() -> None:
    module = frontend.parse(TEXT)
    frontend.verify(module)
    kinds = {op.dialect_name() for op in module.walk()}
    assert kinds == {"builtin", "func", "arith", "tensor", "linalg"}
    printed = frontend.print_module(module)
    head = "func.func public @main(%a: tensor<?x8xf32>, %b: tensor<8x4xf32>)"
    assert f"{head} -> (tensor<?x4xf32>, tensor<8x4xf32>)" in printed
    assert printed.count("func.func") == 1


def test_it_computes_what_it_says() -> None:
    ctx = frontend.context()
    module = frontend.parse(TEXT, "t.mlir", ctx)
    apply(module, ctx, resolve("auto", module, ctx))
    x, y = np.full((5, 8), 2, np.float32), np.full((8, 4), 3, np.float32)
    product, same = run(module, [x, y])
    assert product.tolist() == (x @ y).tolist()
    assert same.tolist() == y.tolist()


LINE = '%y = hal.tensor.import wait(%w) => %b "y" : !hal.buffer_view -> tensor<8x4xf32>'


def test_an_argument_that_nothing_reads_is_left_out() -> None:
    """ONNX programs keep inputs that others have replaced, as TopK's number by a constant."""
    ctx = frontend.context()
    text = TEXT.replace(LINE, "%y = arith.constant dense<3.0> : tensor<8x4xf32>")
    module = frontend.parse(text, "t.mlir", ctx)
    assert "func.func public @main(%a: tensor<?x8xf32>) ->" in frontend.print_module(module)
    apply(module, ctx, resolve("auto", module, ctx))
    x = np.full((5, 8), 2, np.float32)
    assert run(module, [x])[0].tolist() == np.full((5, 4), 48).tolist()


def test_an_argument_that_is_no_tensor_is_refused() -> None:
    text = TEXT.replace(LINE, "%m8 = hal.buffer_view.dim<%b : !hal.buffer_view>[0] : index\n"
                              "    %y = tensor.empty() : tensor<8x4xf32>")  # fmt: skip
    needed = "needed a hal.tensor.import of one type for each argument; found none"
    with pytest.raises(GemmcError, match=rf"^t\.mlir:3:3: error: func\.func: {needed}"):
        frontend.parse(text, "t.mlir")


IDENTITY = """
util.func public @main$async(%a: !hal.buffer_view, %w: !hal.fence, %s: !hal.fence)
    -> !hal.buffer_view attributes {iree.abi.stub} {
  hal.fence.signal<%s : !hal.fence>
  util.return %a : !hal.buffer_view
}
"""


def test_an_argument_that_is_a_result_has_no_type() -> None:
    said = "found none of argument 0; leave out the result that is this argument"
    with pytest.raises(GemmcError, match=rf"^t\.mlir:2:1: error: func\.func: .*{said}"):
        frontend.parse(IDENTITY, "t.mlir")


def test_a_signal_of_a_fence_is_left_out() -> None:
    text = TEXT.replace("%zero =", "hal.fence.signal<%s : !hal.fence>\n    %zero =", 1)
    assert "hal" not in frontend.print_module(frontend.parse(text))


@pytest.mark.parametrize("op", [
    "%v = hal.fence.create device(%t : !hal.device) flags(\"None\") : !hal.fence",
    "%v = hal.devices.get %n : !hal.device",
])  # fmt: skip
def test_other_ops_of_a_device_are_refused(op: str) -> None:
    made = f"%t = hal.devices.get %n : !hal.device\n    {op}\n    %zero ="
    text = TEXT.replace("%zero =", made, 1)
    needed = "needed views of buffers that are imported as tensors and exported; found hal"
    with pytest.raises(GemmcError, match=needed):
        frontend.parse(text, "t.mlir")


def test_a_fence_that_something_else_reads_is_refused() -> None:
    text = TEXT.replace("util.return %r, %q : !hal.buffer_view, !hal.buffer_view",
                        "util.return %s, %q : !hal.fence, !hal.buffer_view", 1)  # fmt: skip
    with pytest.raises(GemmcError, match="needed fences that tensors wait for; found func.return"):
        frontend.parse(text, "t.mlir")


SIGNS = """
module {
  util.func public @main(%a: !hal.buffer_view, %b: !hal.buffer_view)
      -> (!hal.buffer_view) attributes {iree.abi.stub} {
    %x = hal.tensor.import %a "a" : !hal.buffer_view -> tensor<4xui8> as tensor<4xi8>
    %y = hal.tensor.import %b "b" : !hal.buffer_view -> tensor<4xsi8> as tensor<4xi8>
    %e = tensor.empty() : tensor<4xi8>
    %z = linalg.add ins(%x, %y : tensor<4xi8>, tensor<4xi8>)
      outs(%e : tensor<4xi8>) -> tensor<4xi8>
    %r = hal.tensor.export %z "r" : tensor<4xui8> as tensor<4xi8> -> !hal.buffer_view
    util.return %r : !hal.buffer_view
  }
}
"""


def test_a_callers_type_may_say_signs() -> None:
    printed = frontend.print_module(frontend.parse(SIGNS))
    head = "func.func public @main(%a: tensor<4xi8>, %b: tensor<4xi8>) -> tensor<4xi8>"
    assert head in printed


@pytest.mark.parametrize("other", ["tensor<4xf32>", "tensor<2x2xui8>", "tensor<4xui16>"])
def test_a_callers_type_of_other_elements_is_refused(other: str) -> None:
    needed = rf"hal: needed the caller's type to be tensor<4xi8>.*; found {other}; convert it"
    with pytest.raises(GemmcError, match=needed):
        frontend.parse(SIGNS.replace("tensor<4xui8>", other))
