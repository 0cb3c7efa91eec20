"""A program of dynamic sizes as it is for some: what a call tells, in its types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from xdsl.dialects import arith, cf, func, memref, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    I64,
    DenseArrayBase,
    FunctionType,
    IndexType,
    IntegerAttr,
    MemRefType,
    TensorType,
    i32,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects.isa import isa
from gemmc.dialects.sizes.arithmetic import Size
from gemmc.dialects.sizes.naming import naming, size_names
from gemmc.dialects.sizes.shapes import Shapes, shape_of
from gemmc.dialects.tensor_more import GenerateOp
from gemmc.errors import GemmcError, refuse


def is_dynamic(function: func.FuncOp) -> bool:
    """Whether a call tells sizes of a function."""
    return any(DYNAMIC_INDEX in shape_of(value) for value in function.body.blocks[0].args)


def is_open_inside(function: func.FuncOp) -> bool:
    """Whether a function, none of whose arguments has an open size, has a tensor that does."""
    if len(function.body.blocks) != 1 or is_dynamic(function):
        return False
    ops = function.body.block.ops
    return any(DYNAMIC_INDEX in shape_of(value) for op in ops for value in op.results)


def tell_inputs(function: func.FuncOp, sizes: Mapping[str, int]) -> list[tuple[int, ...]]:
    """The shapes of a function's arguments for sizes by their names (see `size_names`). GemmcError
    for a size that is missing, unknown or negative."""
    names = size_names(function)
    told: dict[tuple[int, int], int] = {}
    for name, size in sizes.items():
        if name not in names:
            known = ", ".join(names) or "none: all sizes are static"
            raise GemmcError("run", f"a dynamic size of the program ({known})", f"'{name}'")
        if size < 0:
            raise GemmcError("run", f"{name} of 0 or more", f"{size}")
        told |= dict.fromkeys(names[name], size)
    for name, places in names.items():
        if places[0] not in told:
            short = next((n for n, p in names.items() if p == places and len(n) == 1), name)
            called = name if short == name else f"{short} ({name})"
            change = f"give it: --size {short}=N, in Python sizes={{'{short}': N}}"
            raise GemmcError("run", f"a number for the dynamic size {called}", "none", change)
    arguments = naming(function).arguments
    return [
        tuple(told[n, d] if (n, d) in told else int(size) for d, size in enumerate(shape))
        for n, shape in enumerate(arguments)
    ]


def tell(function: func.FuncOp, shapes: Sequence[Sequence[int]]) -> None:
    """Give a function the types that it has for arguments of these shapes, in place.

    GemmcError where the shapes are not the program's: another rank, another extent where it is a
    number, extents that an op needs to be equal and are not.
    """
    arguments = [_checked(function, *each) for each in enumerate(shapes)]
    found = Shapes(function, arguments, {})
    if found.ties:
        one, other = found.ties[0]
        raise refuse(function, f"sizes of which {one} and {other} are equal", "others")
    _write(function, arguments, found, whole=True)


def settle(function: func.FuncOp) -> None:
    """Write the number into the types of a function of one block where its ops leave an open size
    no other, such as a cast that makes an argument's 1: its type refuses calls with another. So
    are places and sizes of slices that are computed and can be no other number."""
    if not is_dynamic(function):
        return
    try:
        named = naming(function)
    except GemmcError:  # whoever needs the sizes refuses the program
        return
    values = [*function.body.block.args, *(v for op in function.body.block.ops for v in op.results)]
    known = any(_is_known(value, named.shapes) for value in values)
    if known or any(_tells_number(op, named.shapes) for op in function.body.block.ops):
        _write(function, named.arguments, named.shapes, whole=False)


def _is_known(value: SSAValue, found: Shapes) -> bool:
    """Whether a size that a type leaves open is a number."""
    pairs = zip(shape_of(value), found.of(value), strict=False)
    return any(said == DYNAMIC_INDEX and isinstance(size, int) for said, size in pairs)


def _tells_number(op: Operation, found: Shapes) -> bool:
    """Whether a slice is told a place, a size or a step that is a number."""
    if not isinstance(op, tensor.ExtractSliceOp | tensor.InsertSliceOp | memref.SubviewOp):
        return False
    told = (*op.offsets, *op.sizes, *op.strides)
    return any(isinstance(_number(found, each), int) for each in told)


def _write(
    function: func.FuncOp, arguments: Sequence[Sequence[Size]], found: Shapes, *, whole: bool
) -> None:
    """Put what is known of sizes into a function's types."""
    for value, shape in zip(function.body.blocks[0].args, arguments, strict=True):
        _retype(value, shape)
    for op in list(function.body.block.ops):
        _rewrite(op, found, whole)
    end = function.get_return_op()
    assert end is not None, "a function that is verified returns"
    function.function_type = FunctionType.from_lists(
        [value.type for value in function.body.blocks[0].args], [v.type for v in end.operands]
    )


def _checked(function: func.FuncOp, number: int, shape: Sequence[int]) -> tuple[int, ...]:
    said = shape_of(function.body.blocks[0].args[number])
    fits = len(said) == len(shape) and all(
        s in (size, DYNAMIC_INDEX) for s, size in zip(said, shape, strict=True)
    )
    if not fits:
        text = "x".join("?" if s == DYNAMIC_INDEX else str(s) for s in said)
        found = "x".join(map(str, shape))
        raise refuse(function, f"argument {number} of shape {text}", found)
    return tuple(shape)


def _retype(value: SSAValue, shape: Sequence[Size]) -> None:
    kind = value.type
    if DYNAMIC_INDEX not in shape_of(value):
        return
    numbers = [size if isinstance(size, int) else DYNAMIC_INDEX for size in shape]
    if isa(kind, TensorType[Attribute]):
        Rewriter.replace_value_with_new_type(value, TensorType(kind.element_type, numbers))
    elif isa(kind, MemRefType[Attribute]):
        made = MemRefType(kind.element_type, numbers, kind.layout, kind.memory_space)
        Rewriter.replace_value_with_new_type(value, made)


def _rewrite(op: Operation, found: Shapes, whole: bool) -> None:
    """An op in the types that are known, its sizes constants; `whole` where all are."""
    if isinstance(op, cf.AssertOp):
        if whole:
            op.detach()
            op.erase()
        return
    size = found.size(op.results[0]) if len(op.results) == 1 else None
    is_size = isinstance(size, int) and isinstance(op.results[0].type, IndexType)
    if is_size and not isinstance(op, arith.ConstantOp):
        constant = arith.ConstantOp(IntegerAttr(int(cast(Size, size)), IndexType()))
        constant.location = op.location
        Rewriter.replace_op(op, constant)
        return
    open_before = [shape_of(result) for result in op.results]
    for result in op.results:
        _retype(result, found.of(result))
    if isinstance(op, _SIZED):
        op.operands = _still_open(op.results[0], open_before[0], op.operands)
    elif isinstance(op, tensor.ExpandShapeOp):
        said = op.static_output_shape.get_values()
        told = _still_open(op.result, said, op.dynamic_output_shape)
        op.static_output_shape = DenseArrayBase.from_list(i64, shape_of(op.result))
        op.operands = [op.src, *told]
    elif isinstance(op, memref.ExpandShapeOp):
        told = _still_open(op.result, op.static_output_shape.get_values(), op.output_shape)
        op.static_output_shape = DenseArrayBase.from_list(i64, shape_of(op.result))
        op.operands = [op.src, *told]
    elif isinstance(op, tensor.ExtractSliceOp | memref.SubviewOp):
        _rewrite_lists(op, found, [op.source], ("offsets", "sizes", "strides"), whole)
    elif isinstance(op, tensor.InsertSliceOp):
        _rewrite_lists(op, found, [op.source, op.dest], ("offsets", "sizes", "strides"), whole)
    elif isinstance(op, tensor.PadOp):
        told = [DYNAMIC_INDEX in each.get_values() for each in (op.static_low, op.static_high)]
        _rewrite_lists(op, found, [op.source], ("low", "high"), whole)
        if whole and any(told):
            _check_pads(op, open_before[0])
    elif isinstance(op, tensor.CastOp) and op.source.type == op.dest.type:
        op.dest.replace_all_uses_with(op.source)
        op.detach()
        op.erase()


_SIZED = tensor.EmptyOp | GenerateOp | memref.AllocOp | memref.AllocaOp
"""Ops whose operands are the open sizes of their result."""


def _still_open(
    value: SSAValue, before: Sequence[int], sizes: Sequence[SSAValue]
) -> list[SSAValue]:
    """Of the sizes of the extents that were open those that still are."""
    if not sizes:
        return []
    now = [size for size, said in zip(shape_of(value), before, strict=True)
           if said == DYNAMIC_INDEX]  # fmt: skip
    return [told for told, size in zip(sizes, now, strict=True) if size == DYNAMIC_INDEX]


def _rewrite_lists(
    op: tensor.ExtractSliceOp | tensor.InsertSliceOp | tensor.PadOp | memref.SubviewOp,
    found: Shapes,
    tensors: Sequence[SSAValue],
    names: Sequence[str],
    whole: bool,
) -> None:
    """Lists of numbers and values of an op, in which what is known is a number. Where all sizes are
    known, a place may still be one that the program computes."""
    kept = [
        _numbers(
            op, found, getattr(op, name), getattr(op, f"static_{name}"),
            whole and name != "offsets",
        )
        for name in names
    ]  # fmt: skip
    for name, (numbers, _) in zip(names, kept, strict=True):
        setattr(op, f"static_{name}", numbers)
    op.operands = [*tensors, *(value for _, values in kept for value in values)]
    segments = [*(1 for _ in tensors), *(len(values) for _, values in kept)]
    op.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, segments)


def _check_pads(op: tensor.PadOp, said: Sequence[int]) -> None:
    """GemmcError where a call tells more than is padded up to, which the program says."""
    low, high = (each.get_values() for each in (op.static_low, op.static_high))
    for least, size, had in zip(map(min, low, high), said, shape_of(op.source), strict=True):
        if least < 0 and size != DYNAMIC_INDEX:
            needed = f"at most {size} elements to pad up to {size}, as of tiles of a known number"
            raise refuse(op, needed, f"{had}", "give fewer")


def _number(found: Shapes, value: SSAValue) -> Size | None:
    """What a size is, which may have become a constant."""
    owner = value.owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr):
        return owner.value.value.data
    return found.size(value)


def _numbers(
    op: Operation,
    found: Shapes,
    values: Sequence[SSAValue],
    said: DenseArrayBase[I64],
    whole: bool,
) -> tuple[DenseArrayBase[I64], list[SSAValue]]:
    """Numbers, those of values among them that are known; the other values."""
    given, numbers = iter(values), list[int]()
    others: list[SSAValue] = []
    for each in cast("Sequence[int]", said.get_values()):
        if each == DYNAMIC_INDEX:
            value = next(given)
            number = _number(found, value)
            if isinstance(number, int):
                each = number
            elif whole:
                raise refuse(op, "sizes that follow from the arguments'", "a computed one")
            else:
                others.append(value)
        numbers.append(each)
    return DenseArrayBase.from_list(i64, numbers), others
