"""Running a function of tensors: linalg, and tile.contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp
from xdsl.dialects.linalg.ops import YieldOp as LinalgYieldOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from gemmc.dialects.in_memory import on_tensors, uses_of
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_contraction import is_contraction, is_unsigned, read_contraction
from gemmc.dialects.linalg_forms import all_parallel, index_loops
from gemmc.dialects.memory_types import is_memref, tensor_of
from gemmc.dialects.product_axes import Axes, ProductAxes
from gemmc.dialects.sizes import is_dynamic, tell
from gemmc.dialects.tile.contract import ContractOp
from gemmc.dialects.tile.factors import scaling_inputs
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.segments import SEGMENTS
from gemmc.element_types import ELEMENT_TYPES
from gemmc.errors import location_of
from gemmc.interpret.frame import Code, Frame, Launch, step_of
from gemmc.interpret.hardware.errors import NOWHERE, Site, Unsupported
from gemmc.interpret.hardware.machine import Machine
from gemmc.interpret.launches import Outputs, check_inputs, check_kinds
from gemmc.interpret.op_table import handles
from gemmc.interpret.ops import (
    compute,
    control,
    memrefs,
    partial_reduce,
    scalars,
    sequential,
    words,
)
from gemmc.interpret.ops import loops as over_loops
from gemmc.interpret.ops.partial_reduce import combined
from gemmc.interpret.sources import is_source, run_source
from gemmc.interpret.types import dtype_of, shape_of

Array = NDArray[Any]
HANDLED_BY = (
    compute, control, memrefs, over_loops, partial_reduce, scalars, sequential, words,
)  # fmt: skip


def run_function(
    function: func.FuncOp, inputs: Sequence[Array], outputs: Outputs = ()
) -> list[Array]:
    """The results of a function on tensors, whose dynamic sizes are the inputs'; those of results
    that are others are in the shapes of `outputs`.

    The reference runs a function that is as the program has it, and one that has beside what passes
    made ops that have no handler here; one that returns memory runs here, which tells what is read
    and written outside of it. Unsupported for inputs of other shapes or floats than its arguments.
    """
    if is_source(function) and not _returns_memory(function):
        _check(_read_by(function), inputs)
        return run_source(function, inputs)
    _check(function.body.block.args, inputs)
    try:
        return _run_tiles(function, inputs, outputs)
    except Unsupported as error:
        try:
            return run_source(function, inputs)
        except Unsupported:
            raise error from None


def _read_by(function: func.FuncOp) -> list[SSAValue]:
    """The arguments that a function reads: others are memory that it only writes."""
    uses = zip(function.body.block.args, uses_of(function), strict=True)
    return [argument for argument, use in uses if use.read]


def _check(arguments: Sequence[SSAValue], inputs: Sequence[Array]) -> None:
    if len(inputs) != len(arguments):
        raise Unsupported(f"{len(inputs)} inputs for {len(arguments)} arguments")
    names, shapes = list[str](), list[tuple[int, ...]]()
    for number, (argument, array) in enumerate(zip(arguments, inputs, strict=True)):
        names.append(argument.name_hint or f"argument {number}")
        given = tuple(array.shape)
        kind = tensor_of(argument.type) if is_memref(argument) else argument.type
        if not isa(kind, TensorType[Attribute]):
            shapes.append(given)
            continue
        told = tuple(kind.get_shape())
        if len(told) == len(given):
            pairs = zip(told, given, strict=True)
            told = tuple(have if size == DYNAMIC_INDEX else size for size, have in pairs)
        shapes.append(told)
        if str(kind.element_type) in ELEMENT_TYPES:
            check_kinds(names[-1:], [dtype_of(kind.element_type)], [array])
    check_inputs(names, shapes, inputs)


def _returns_memory(function: func.FuncOp) -> bool:
    return any(isinstance(kind, MemRefType) for kind in function.function_type.outputs)


def _run_tiles(function: func.FuncOp, inputs: Sequence[Array], outputs: Outputs) -> list[Array]:
    """The results of a function by the handlers of its ops."""
    loops = any(isinstance(op, LoopsOp) for op in function.body.block.ops)
    if is_dynamic(function) and not loops:
        function = function.clone()
        tell(function, [np.asarray(each).shape for each in inputs])
    machine = Machine()
    launch = Launch(function, [], Code(), 1, (1, 1, 1), False)
    shapes = [each.shape if isinstance(each, np.ndarray) else each for each in outputs]
    launch.notes["outputs"] = shapes
    results: list[Array] = []

    def program(agent: Any) -> Any:
        frame = Frame(launch, agent)
        frame.bind(function.body.block, inputs)
        for op in function.body.block.ops:
            agent.site = Site(op.name, location_of(op))
            if isinstance(op, func.ReturnOp):
                results.extend(np.asarray(frame.get(v)) for v in op.operands)
            else:
                yield from _plain(frame, op)

    machine.spawn(machine.add_cta(0, 1), "main", 0, 1, program)
    from gemmc.interpret.hardware.scheduler import adversary, run

    run(machine, adversary(0))
    return results


def _plain(frame: Frame, op: Operation) -> Any:
    _, execute, blocks, _ = step_of(op)
    if blocks:
        yield from execute(frame)
    else:
        execute(frame)


@handles(tensor.EmptyOp)
def empty(frame: Frame, op: tensor.EmptyOp) -> None:
    kind = op.tensor.type
    frame.set(op, np.zeros(shape_of(kind), dtype_of(kind.element_type)))


@handles(tensor.CollapseShapeOp)
@handles(tensor.ExpandShapeOp)
def reshape(frame: Frame, op: tensor.CollapseShapeOp | tensor.ExpandShapeOp) -> None:
    frame.set(op, np.asarray(frame.get(op.src)).reshape(shape_of(op.result.type)))


@handles(tensor.CastOp)
def cast(frame: Frame, op: tensor.CastOp) -> None:
    """The same elements; Unsupported where extents are not those that the type says."""
    value = np.asarray(frame.get(op.source))
    shape = shape_of(op.dest.type)
    if len(shape) != value.ndim or any(
        size not in (DYNAMIC_INDEX, found) for size, found in zip(shape, value.shape, strict=True)
    ):
        found = "x".join(map(str, value.shape))
        raise Unsupported(f"a cast of {found} elements to {op.dest.type}", frame.agent.site)
    frame.set(op, value)


@handles(tensor.ExtractSliceOp)
def extract_slice(frame: Frame, op: tensor.ExtractSliceOp) -> None:
    numbers = (op.static_offsets, op.static_sizes, op.static_strides)
    offsets, sizes, steps = ([int(n) for n in each.get_values()] for each in numbers)
    if DYNAMIC_INDEX in (*offsets, *sizes, *steps):
        raise Unsupported("a slice at places that the program computes", frame.agent.site)
    places = zip(offsets, sizes, steps, strict=True)
    part = np.asarray(frame.get(op.source))[tuple(slice(o, o + n * s, s) for o, n, s in places)]
    frame.set(op, part.reshape(shape_of(op.result.type)))


@handles(FillOp)
def fill(frame: Frame, op: FillOp) -> None:
    kind: Any = op.outputs[0].type
    found = np.full(shape_of(kind), frame.get(op.inputs[0]), dtype_of(kind.element_type))
    if op.results:
        frame.set(op, found)
    else:
        frame.get(op.outputs[0])[...] = found


@handles(LinalgStructuredOperation)
def structured(frame: Frame, op: LinalgStructuredOperation) -> None:
    if op.results:
        frame.set(op, _structured(frame, op))
        return
    kinds = [tensor_of(each.type) if is_memref(each) else each.type for each in op.operands]
    values = dict(zip(op.operands, Block(arg_types=kinds).args, strict=True))
    frame.values |= {other: frame.get(value) for value, other in values.items()}
    made = on_tensors(op, values)
    made.location = op.location
    assert isinstance(made, LinalgStructuredOperation), "it is of the op's class"
    frame.get(op.outputs[0])[...] = _structured(frame, made)
    made.drop_all_references()  # it is no user of what its body takes from outside


@handles(ContractOp)
def contract(frame: Frame, op: ContractOp) -> Any:
    """The product, or two, in the accumulator's type, then the epilogue on every element."""
    order = op.result_layout
    layouts = op.lhs_layout, op.rhs_layout, order
    factors = [op.rhs] if op.beside is None else [op.rhs, op.beside]
    dtype = dtype_of(op.accumulator)
    totals = [_einsum(frame.get(op.lhs), frame.get(each), layouts, dtype) for each in factors]
    others = [
        _spread(_read(frame, op, number), [order.index(letter) for letter in letters], len(order))
        for number, letters in enumerate(op.input_layouts)
    ]
    frame.bind(op.epilogue.block, [*totals, *others])
    yield from frame.run(op.epilogue.block)
    values = [np.broadcast_to(each, totals[0].shape) for each in frame.yielded]
    results = [values[0].astype(dtype_of(op.result.type.element_type))]
    if op.partials is not None and op.combine is not None and op.along is not None:
        at = op.result_layout.index(op.along.data)
        of = SEGMENTS["mn".index(op.along.data)]
        results.append(combined(values[1].astype(np.float32), op.combine.data, at, of))
    frame.set(op, *results)


def _read(frame: Frame, op: ContractOp, number: int) -> Array:
    """An input of an epilogue; zeros where the number that scales it is 0."""
    found = np.asarray(frame.get(op.inputs[number]))
    scale = scaling_inputs(op).get(number)
    if scale is None or np.any(frame.get(op.inputs[scale])):
        return found
    return np.zeros_like(found)


def _einsum(a: Array, b: Array, axes: tuple[Axes, Axes, Axes], dtype: np.dtype[Any]) -> Array:
    product = ProductAxes(*axes)
    total = np.matmul(product.left(a.astype(dtype)), product.right(b.astype(dtype)))
    return product.output(total, a.shape, b.shape)


def _structured(frame: Frame, op: LinalgStructuredOperation) -> Array:
    if is_contraction(op):
        found = read_contraction(op)
        lhs, rhs, start = (frame.get(v) for v in op.operands)
        dtype = start.dtype
        kinds = (op.body.block.args[number].type for number in (0, 1))
        lhs, rhs = (
            (words.unsigned if is_unsigned(op, number) else words.extended)(each, kind)
            for number, (each, kind) in enumerate(zip((lhs, rhs), kinds, strict=True))
        )
        return start + _einsum(lhs, rhs, found.loops, dtype)
    loops = index_loops(op)
    if not all_parallel(op) or loops is None or len(op.outputs) != 1:
        raise Unsupported("a structured op other than a product or element-wise", NOWHERE)
    return _elementwise(frame, op, loops)


def _elementwise(frame: Frame, op: LinalgStructuredOperation, loops: Any) -> Array:
    count = op.get_num_loops()
    operands = [*op.inputs, *op.outputs]
    for argument, operand, dims in zip(op.body.block.args, operands, loops, strict=True):
        frame.values[argument] = _spread(np.asarray(frame.get(operand)), dims, count)
    for inner in op.body.block.ops:
        if isinstance(inner, LinalgYieldOp):
            value = np.asarray(frame.get(inner.operands[0]))
            shape = shape_of(op.results[0].type)
            by_loop = {loop: size for loop, size in zip(loops[-1], shape, strict=True)}
            whole = np.broadcast_to(value, [by_loop[i] for i in range(count)])
            return whole.transpose(loops[-1]).copy()
        for _ in _plain(frame, inner):
            pass
    raise Unsupported("a body that does not yield", frame.agent.site)


def _spread(array: Array, dims: Sequence[int], count: int) -> Array:
    """An operand over all loops, of extent 1 where it is not indexed."""
    order = sorted(range(len(dims)), key=lambda i: dims[i])
    extents = dict(zip(sorted(dims), array.transpose(order).shape, strict=True))
    return array.transpose(order).reshape([extents.get(i, 1) for i in range(count)])
