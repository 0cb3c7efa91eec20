"""IREE's dispatches as the ops in them, when a text is read.

    %y = flow.dispatch.workgroups(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32> =
        (%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x8xf32>>,
         %b: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4x8xf32>>) {
      %0 = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0, 0], sizes = [4, 8], … -> …
      %1 = … %0 …
      iree_tensor_ext.dispatch.tensor.store %1, %b, offsets = [0, 0], sizes = [4, 8], …
      flow.return
    }
  →
    %1 = … %x …

with `%1` for `%y`. What loads and stores a part only is a `tensor.extract_slice` or a
`tensor.insert_slice`.
"""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.context import Context
from xdsl.dialects import func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp, TensorType
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects._integers import ints
from gemmc.dialects.flow import (
    DispatchingOp,
    DispatchOp,
    DispatchRegionOp,
    DispatchWorkgroupsOp,
    ExecutableExportOp,
    ExecutableOp,
    FlowReturnOp,
    TensorTieShapeOp,
    TieShapeOp,
)
from gemmc.dialects.isa import isa
from gemmc.dialects.tensor_ext import (
    DispatchTensorType,
    SlicedOp,
    TensorLoadOp,
    TensorStoreOp,
    WorkloadOrdinalOp,
)
from gemmc.errors import refuse


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put what dispatches do in their place, and leave out what they call. GemmcError where one
    calls a function that the text has not, or loads or stores inside of other ops."""
    for op in [each for each in module.walk() if isinstance(each, TensorTieShapeOp)]:
        Rewriter.replace_op(op, [], [op.value])
    executables = [op for op in module.walk() if isinstance(op, ExecutableOp)]
    functions = {name: each for op in executables for name, each in _functions(op)}
    for op in [each for each in module.walk() if isinstance(each, DispatchingOp)]:
        if isinstance(op, DispatchRegionOp):
            _take_region(op, op.body.block)
        elif isinstance(op, DispatchWorkgroupsOp):
            _Dispatch(op, op.body.block).write_out()
        elif isinstance(op, DispatchOp):
            function = functions.get(op.callee.string_value())
            if function is None or len(function.body.blocks) != 1:
                raise refuse(op, f"a function {op.callee} of one block in the text", "none")
            _Dispatch(op, function.body.block).write_out()
    for op in executables:
        op.detach()
        op.erase()


def _functions(executable: ExecutableOp) -> Iterator[tuple[str, func.FuncOp]]:
    """The functions of an executable by the name that dispatches have for them."""
    names = {
        op.function.data: op.sym_name.data
        for op in executable.body.block.ops
        if isinstance(op, ExecutableExportOp)
    }
    for op in executable.walk():
        if isinstance(op, func.FuncOp):
            own = op.sym_name.data
            yield f"{executable.sym_name.data}.{names.get(own, own)}", op


def _take_region(op: DispatchRegionOp, body: Block) -> None:
    """The ops of a region ahead of it, and what it returns for its results."""
    outer = op.parent_block()
    assert outer is not None, "a dispatch stands in a block"
    for inner in list(body.ops):
        inner.detach()
        if isinstance(inner, FlowReturnOp):
            values = list(inner.values)
            inner.erase()
            Rewriter.replace_op(op, [], values)
            return
        outer.insert_op_before(inner, op)
    raise refuse(op, "a region that ends in flow.return", "another end")


class _Dispatch:
    """A dispatch with a body that loads what it reads and stores what it makes."""

    def __init__(self, op: DispatchingOp, body: Block) -> None:
        self._op, self._body = op, body
        self._known: dict[SSAValue, SSAValue] = {}
        self._held: dict[SSAValue, SSAValue] = {}
        self._places: list[SSAValue] = []
        self._bind()

    def _bind(self) -> None:
        """Which argument is which operand, and which stands for a result alone."""
        inputs, arguments = list(self._op.inputs), list(self._body.args)
        new = [i for i, number in enumerate(ints(self._op.tied)) if number < 0]
        if len(arguments) != len(inputs) + len(new):
            found = f"{len(arguments)} of {len(inputs)} operands and {len(new)} results"
            raise refuse(self._op, "an argument of each operand and each new result", found)
        for argument, value in zip(arguments, inputs, strict=False):
            at = self._held if isinstance(argument.type, DispatchTensorType) else self._known
            at[argument] = value
        self._places = [
            arguments[number if number >= 0 else len(inputs) + new.index(i)]
            for i, number in enumerate(ints(self._op.tied))
        ]
        extents = list(self._op.extents)
        for i in new:
            kind = self._op.made[i].type
            count = kind.get_shape().count(DYNAMIC_INDEX) if isa(kind, TensorType[Attribute]) else 0
            empty = tensor.EmptyOp(extents[:count], kind)
            extents = extents[count:]
            self._held[self._places[i]] = self._put(empty, self._op).results[0]

    def write_out(self) -> None:
        """Its ops ahead of it, and what its places hold in the end for its results."""
        for op in self._body.ops:
            if isinstance(op, FlowReturnOp | func.ReturnOp):
                break
            self._one(op)
        made = [self._held[place] for place in self._places]
        for value, result in zip(made, self._op.made, strict=True):
            if value.type != result.type:
                raise refuse(self._op, f"stores that make {result.type}", f"{value.type}")
        Rewriter.replace_op(self._op, [], made)

    def _one(self, op: Operation) -> None:
        if isinstance(op, TieShapeOp):
            self._held[op.same] = self._held[op.value]
            self._places = [op.same if each is op.value else each for each in self._places]
        elif isinstance(op, WorkloadOrdinalOp):
            self._known[op.same] = self._known[op.value]
        elif isinstance(op, TensorLoadOp):
            self._known[op.value] = self._loaded(op)
        elif isinstance(op, TensorStoreOp):
            self._held[op.place] = self._stored(op)
        else:
            for inner in op.walk():
                if isinstance(inner, SlicedOp):
                    raise refuse(inner, "loads and stores directly in a dispatch", op.name)
            self._put(op.clone(self._known), op)

    def _loaded(self, op: TensorLoadOp) -> SSAValue:
        held = self._held[op.place]
        if held.type == op.value.type and _is_whole(op, held.type):
            return held
        offsets, sizes, strides = self._values(op)
        kind = op.value.type
        made = tensor.ExtractSliceOp.build(
            operands=[held, offsets, sizes, strides], result_types=[kind],
            properties=_numbers(op),
        )  # fmt: skip
        return self._put(made, op).results[0]

    def _stored(self, op: TensorStoreOp) -> SSAValue:
        held, value = self._held[op.place], self._known.get(op.value, op.value)
        if held.type == value.type and _is_whole(op, held.type):
            return value
        offsets, sizes, strides = self._values(op)
        made = tensor.InsertSliceOp.build(
            operands=[value, held, offsets, sizes, strides], result_types=[held.type],
            properties=_numbers(op),
        )  # fmt: skip
        return self._put(made, op).results[0]

    def _values(self, op: SlicedOp) -> tuple[list[SSAValue], list[SSAValue], list[SSAValue]]:
        known = self._known
        return (
            [known.get(each, each) for each in op.offsets],
            [known.get(each, each) for each in op.sizes],
            [known.get(each, each) for each in op.strides],
        )

    def _put(self, made: Operation, source: Operation) -> Operation:
        """An op ahead of the dispatch."""
        outer = self._op.parent_block()
        assert outer is not None, "a dispatch stands in a block"
        made.location = source.location
        outer.insert_op_before(made, self._op)
        return made


def _numbers(op: SlicedOp) -> dict[str, Attribute]:
    return {
        "static_offsets": op.static_offsets,
        "static_sizes": op.static_sizes,
        "static_strides": op.static_strides,
    }


def _is_whole(op: SlicedOp, kind: Attribute) -> bool:
    """Whether a part of a tensor of a type is all of it."""
    if not isa(kind, TensorType[Attribute]):
        return False
    first, sizes, steps = map(ints, (op.static_offsets, op.static_sizes, op.static_strides))
    shape = tuple(DYNAMIC_INDEX if each < 0 else each for each in kind.get_shape())
    same = len(op.sizes) == len(op.extents) and all(
        size is extent for size, extent in zip(op.sizes, op.extents, strict=True)
    )
    return not any(first) and set(steps) <= {1} and sizes == shape and same
