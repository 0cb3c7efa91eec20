"""The pass `resize`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple, cast

from xdsl.context import Context
from xdsl.dialects.arith import ConstantOp
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyDenseElement,
    BytesAttr,
    DenseIntOrFPElementsAttr,
    FunctionType,
    ModuleOp,
    TensorType,
)
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import Rewriter

from gemmc.dialects.linalg_contraction import is_contraction, read_contraction
from gemmc.dialects.linalg_dimensions import Dim, Dimensions, shape_of
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import refuse
from gemmc.facts import SOURCE, Facts


@dataclass(frozen=True)
class ResizePass(ModulePass):
    """Which sizes: the program as it would be for another m, n or k.

    Before → after, with `resize{m=128 k=64}`:

        func.func @f(%a: tensor<1024x512xf16>, %b: tensor<512x256xf16>) -> tensor<1024x256xf32>
      →
        func.func @f(%a: tensor<128x64xf16>, %b: tensor<64x256xf16>) -> tensor<128x256xf32>

    and the same in every tensor type between. An option left out keeps its size.

    Requires: one matrix product, in linalg or a `tile.contract`, in one function of static
    shapes, its operands and result connected to the signature by linalg ops, `tensor.empty`,
    splat constants and `func.return`.

    Ensures: two dimensions that were equal because an op ties them are still equal; only
    types have changed. What can't be resized alone (two dimensions that are one, an op
    whose dimensions are not understood, a constant that is not a splat) is refused.

    Why here: an entry pass, before `normalize-contractions`. It serves tests and
    experiments, and the program it makes is one that a front end could have written.
    """

    name = "resize"

    m: int | None = None
    n: int | None = None
    k: int | None = None

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        wanted = {
            name: size
            for name, size in (("m", self.m), ("n", self.n), ("k", self.k))
            if size is not None
        }
        for name, size in wanted.items():
            if size < 1:
                raise refuse(op, f"a positive {name}", str(size), f"change {name}")
        product = _only_product(op)
        func = _function_of(product.op, op)
        dims = Dimensions(func)
        sizes = _sizes_of_dimensions(product, dims, wanted)
        dims.refuse_unknown(sizes)
        _retype(func, dims, sizes)


class _Product(NamedTuple):
    """A product, its tensors, and the letters of their dimensions."""

    op: Operation
    tensors: Sequence[SSAValue]
    letters: Sequence[str]


def _only_product(module: ModuleOp) -> _Product:
    found = [op for op in module.walk() if isinstance(op, ContractOp) or is_contraction(op)]
    if len(found) == 1:
        return _read(found[0])
    where = found[1] if found else module
    raise refuse(
        where,
        "one matrix product, so that m, n and k have one meaning",
        str(len(found)),
        "resize the program in its source",
    )


def _read(op: Operation) -> _Product:
    if isinstance(op, ContractOp):
        return _Product(op, op.tensors, op.layouts)
    return _Product(op, op.operands, read_contraction(op).letters)


def _function_of(op: Operation, module: ModuleOp) -> FuncOp:
    parent = op.parent_op()
    if not isinstance(parent, FuncOp):
        found = "no parent" if parent is None else parent.name
        raise refuse(op, "a product directly inside func.func", f"inside {found}")
    name = parent.sym_name.data
    for other in module.walk():
        if isinstance(other, CallOp) and other.callee.root_reference.data == name:
            raise refuse(other, "a function that is not called", f"a call of @{name}")
    return parent


def _sizes_of_dimensions(
    product: _Product, dims: Dimensions, wanted: dict[str, int]
) -> dict[Dim, int]:
    """The new size of each class of dimensions that gets one."""
    op = product.op
    classes = {
        letter: dims.find((value, index))
        for value, layout in zip(product.tensors, product.letters, strict=True)
        for index, letter in enumerate(layout)
    }
    for value in product.tensors:
        if DYNAMIC_INDEX in shape_of(value):
            raise refuse(op, "static shapes", str(value.type))
    for letter in wanted:
        for other, found in classes.items():
            if found == classes[letter] and wanted.get(other) != wanted[letter]:
                raise refuse(
                    op,
                    f"{letter} and {other} as dimensions of their own",
                    "one dimension that is both",
                    f"give {letter} and {other} the same size",
                )
    return {classes[letter]: size for letter, size in wanted.items()}


def _retype(func: FuncOp, dims: Dimensions, sizes: dict[Dim, int]) -> None:
    """New types for every value of the function, then for its constants and signature."""
    values = [*func.body.block.args, *(r for op in func.body.walk() for r in op.results)]
    types: dict[SSAValue, TensorType[Attribute]] = {}
    for value in values:
        shape = [sizes.get(dims.find((value, i)), size) for i, size in enumerate(shape_of(value))]
        if tuple(shape) != shape_of(value):
            element = cast(TensorType[Attribute], value.type).element_type
            types[value] = TensorType(element, shape)
    for value, new_type in types.items():
        Rewriter.replace_value_with_new_type(value, new_type)
        if isinstance(op := value.owner, ConstantOp):
            _resize_splat(op, new_type)
    end = func.body.block.last_op
    assert end is not None, "a function's block ends in func.return"
    func.function_type = FunctionType.from_lists(
        [arg.type for arg in func.body.block.args], [value.type for value in end.operands]
    )


def _resize_splat(op: ConstantOp, new_type: TensorType[Attribute]) -> None:
    value = cast(DenseIntOrFPElementsAttr, op.value)
    splat_type = cast(TensorType[AnyDenseElement], new_type)
    one = value.data.data[: value.get_element_type().compile_time_size]
    data = BytesAttr(one * prod(new_type.get_shape()))
    op.properties["value"] = DenseIntOrFPElementsAttr(splat_type, data)
