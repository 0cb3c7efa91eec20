"""Modules built in Python compile to what their text does; results in parentheses are read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from xdsl.builder import ImplicitBuilder
from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FunctionType,
    IndexType,
    IntegerAttr,
    ModuleOp,
    TensorType,
    bf16,
    f16,
    f32,
    i8,
    i32,
    i64,
)
from xdsl.dialects.linalg import ops as stock
from xdsl.ir import Attribute, SSAValue
from xdsl.rewriter import Rewriter

import gemmc
from gemmc import frontend
from gemmc.dialects import linalg
from gemmc.dialects.linalg_generic import GenericOp
from gemmc.errors import GemmcError
from gemmc.reference import evaluate, make_inputs

Product = Callable[[SSAValue, SSAValue, SSAValue], SSAValue]


def with_stock(a: SSAValue, b: SSAValue, start: SSAValue) -> SSAValue:
    return stock.MatmulOp([a, b], [start], [start.type]).results[0]


def with_own(a: SSAValue, b: SSAValue, start: SSAValue) -> SSAValue:
    return linalg.MatmulOp([a, b], [start]).results[0]


def with_a_transpose(a: SSAValue, b: SSAValue, start: SSAValue) -> SSAValue:
    kind = TensorType(b.type.element_type, list(reversed(b.type.get_shape())))  # type: ignore
    empty = tensor.EmptyOp([], kind).tensor
    order = DenseArrayBase.from_list(i64, [1, 0])
    turned = stock.TransposeOp(b, empty, order, kind).results[0]
    return linalg.MatmulTransposeBOp([a, turned], [start]).results[0]


def with_a_sum(a: SSAValue, b: SSAValue, start: SSAValue) -> SSAValue:
    product = with_stock(a, b, start)
    return stock.AddOp([product, product], [start], [start.type]).results[0]


def with_a_row(a: SSAValue, b: SSAValue, start: SSAValue) -> SSAValue:
    product = with_stock(a, b, start)
    kind = TensorType(f32, [start.type.get_shape()[1]])  # type: ignore
    row = arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(kind, [2.0])).result  # type: ignore
    spread = stock.BroadcastOp(row, start, DenseArrayBase.from_list(i64, [0])).results[0]
    return stock.AddOp([product, spread], [start], [start.type]).results[0]


def built(element: Attribute, total: Attribute, product: Product) -> ModuleOp:
    a, b, c = (
        TensorType(kind, shape)
        for kind, shape in ((element, [128, 64]), (element, [64, 256]), (total, [128, 256]))
    )
    function = func.FuncOp("main", ((a, b), (c,)))
    with ImplicitBuilder(function.body) as (lhs, rhs):
        zero = arith.ConstantOp(FloatAttr(0.0, f32) if total == f32 else IntegerAttr(0, i32))
        start = stock.FillOp([zero.result], [tensor.EmptyOp([], c).tensor], [c]).results[0]
        func.ReturnOp(product(lhs, rhs, start))
    return ModuleOp([function])


@pytest.mark.parametrize(
    "product", [with_stock, with_own, with_a_transpose, with_a_sum, with_a_row]
)
@pytest.mark.parametrize(
    ("element", "pipeline"),
    [(f32, "simt-smem"), (bf16, "hopper-ws"), (f16, "ampere-mma"), (f16, "auto")],
)
def test_a_module_compiles_to_what_its_text_does(
    element: Attribute, pipeline: str, product: Product
) -> None:
    module = built(element, f32, product)
    before = str(module)
    kernel = gemmc.compile(module, pipeline=pipeline)
    assert str(module) == before
    again = gemmc.compile(before, pipeline=pipeline)
    assert (kernel.ptx, kernel.manifest) == (again.ptx, again.manifest)


@pytest.mark.parametrize(
    ("element", "total", "product"), [(i8, i32, with_stock), (i32, i32, with_stock)]
)
def test_a_module_is_refused_as_its_text_is(
    element: Attribute, total: Attribute, product: Product
) -> None:
    module = built(element, total, product)
    said: list[str] = []
    for source in (module, str(module)):
        with pytest.raises(GemmcError) as caught:
            gemmc.compile(source, pipeline="hopper-ws")
        said.append(str(caught.value).partition("error: ")[2])
    assert said[0] == said[1]


def test_a_module_that_is_not_valid_is_refused_before_any_pass() -> None:
    module = built(f32, f32, with_stock)
    last = module.body.block.first_op
    assert isinstance(last, func.FuncOp) and last.body.block.last_op is not None
    last.body.block.last_op.detach()
    with pytest.raises(frontend.InputError, match=r"func\.func|linalg"):
        gemmc.compile(module, pipeline="simt-smem")


def test_a_cast_of_integers_is_kept() -> None:
    unsigned = {"cast": linalg.TypeFnAttr(linalg.TypeFn.CAST_UNSIGNED)}
    module = built(i8, i32, lambda a, b, c: stock.MatmulOp([a, b], [c], [c.type], unsigned).res[0])
    linalg.adopt(module)
    (product,) = [op for op in module.walk() if isinstance(op, linalg.MatmulOp)]
    assert [op.name for op in product.body.block.ops][:2] == ["arith.extui"] * 2
    read = frontend.parse(frontend.print_module(module))
    assert read.is_structurally_equivalent(module)


GENERIC = """#identity = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%a: tensor<4x8xf32>) -> {result} {{
  %e = tensor.empty() : tensor<4x8xf32>
  {names} = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}}
    ins(%a : tensor<4x8xf32>) outs({outs}) attrs = {{here}} {{
  ^bb0(%x: f32, {args}):
    %y = arith.negf %x : f32
    linalg.yield {yields}
  }} -> {result}
  func.return {returned} : {returns}
}}
"""
KIND = "tensor<4x8xf32>"


def generic(count: int, result: str) -> str:
    many = ", ".join
    return GENERIC.format(
        names="%t" if count == 1 else f"%t:{count}",
        maps=many(["#identity"] * (count + 1)),
        outs=f"{many(['%e'] * count)} : {many([KIND] * count)}",
        args=many(f"%o{n}: f32" for n in range(count)),
        yields=f"{many(['%y'] * count)} : {many(['f32'] * count)}",
        returned="%t" if count == 1 else many(f"%t#{n}" for n in range(count)),
        returns=many([KIND] * count),
        result=result,
    )


@pytest.mark.parametrize("count", [1, 2, 3])
def test_results_in_parentheses_are_read(count: int) -> None:
    types = ", ".join([KIND] * count)
    module = frontend.parse(generic(count, f"({types})"), "t.mlir")
    frontend.verify(module)
    (op,) = [each for each in module.walk() if isinstance(each, stock.GenericOp)]
    assert isinstance(op, GenericOp)
    assert len(op.results) == count
    assert set(op.attributes) == {"here"}
    again = frontend.parse(frontend.print_module(module))
    assert again.is_structurally_equivalent(module)


@pytest.mark.parametrize("count", [1, 2])
def test_results_in_parentheses_are_evaluated_and_computed(count: int) -> None:
    text = generic(count, f"({', '.join([KIND] * count)})")
    module = frontend.parse(text, "t.mlir")
    inputs = make_inputs(module, 0, True)
    for found in evaluate(module, inputs, rounded=True):
        assert (found.value == -inputs[0]).all()
    manifest = gemmc.compile(text, pipeline="auto", filename="t.mlir").manifest
    (launch,) = manifest["launches"]
    assert len(launch["arguments"]) == 1 + count


@pytest.mark.parametrize("missing", ["indexing_maps", "iterator_types"])
def test_what_a_generic_needs_is_named(missing: str) -> None:
    text = generic(1, KIND).replace(missing, "other")
    with pytest.raises(frontend.InputError, match=rf"t\.mlir:4:23: error: .* array of {missing}"):
        frontend.parse(text, "t.mlir")


def test_a_tensor_of_indices_that_a_module_was_built_with_is_refused() -> None:
    text = """func.func @main(%x: tensor<8xi64>) -> tensor<8xi64> {
      %0 = arith.addi %x, %x : tensor<8xi64>
      return %0 : tensor<8xi64>
    }"""
    module, kind = frontend.parse(text, "t.mlir"), TensorType(IndexType(), [8])
    for op in list(module.walk()):
        for value in (*op.results, *(each for r in op.regions for each in r.block.args)):
            Rewriter.replace_value_with_new_type(value, kind)
        if isinstance(op, func.FuncOp):
            op.function_type = FunctionType.from_lists([kind], [kind])
    with pytest.raises(GemmcError, match="needed elements of a known width; found tensor<8xindex>"):
        gemmc.compile(module, pipeline="auto")
