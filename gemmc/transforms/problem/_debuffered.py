"""A function on memrefs while it becomes one on tensors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from xdsl.dialects import arith, func, memref, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseIntOrFPElementsAttr,
    MemRefType,
    ShapedType,
    TensorType,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.rewriter import Rewriter
from xdsl.traits import SymbolTable

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.bufferization import (
    CloneOp,
    MaterializeInDestinationOp,
    ToBufferOp,
    ToTensorOp,
)
from gemmc.dialects.in_memory import (
    VIEWS,
    Destinations,
    Use,
    destinations,
    is_cast_alone,
    on_tensors,
    sources,
)
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.memory_types import (
    element_in,
    is_memref,
    is_padded_rows,
    shape_in_memory,
    strides_in_memory,
    tensor_of,
)
from gemmc.dialects.memref import ReshapeOp
from gemmc.dialects.strides import strides_of
from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, erase_dead
from gemmc.transforms.problem._marks import say_arguments, say_complex_results
from gemmc.transforms.problem._memory import AnyView, EitherView, Memory, View
from gemmc.transforms.problem._scalars import retype
from gemmc.transforms.problem._strided import reshaped_steps, strided_steps
from gemmc.transforms.problem._views import (
    Slice,
    Step,
    Told,
    known_number,
    numbers_of,
    step_of,
)

_NOTHING = memref.DeallocOp
"""Ops that say nothing of elements."""


def _base(op: memref.ExtractStridedMetaDataOp, memory: Memory) -> tuple[Step, ...]:
    """The first element of a memory, which a base buffer is; for casts, which count from it, all of
    it. GemmcError of an element that the memory here does not hold."""
    if is_cast_alone(op):
        return ()
    kind = tensor_of(op.base_buffer.type)
    return strided_steps(op, shape_of(memory.value), -memory.origin, (), kind)


class Debuffered:
    """A function of one block, and which memory each of its memrefs shows."""

    def __init__(self, function: func.FuncOp, uses: Sequence[Use]) -> None:
        self.function, self.uses = function, uses
        self.views: dict[SSAValue, AnyView] = {}
        self.memory: list[Memory | None] = []
        self.gone: list[Operation] = []
        self._handlers: dict[str, Callable[..., None]] = {
            memref.AllocOp.name: self._take,
            memref.AllocaOp.name: self._take,
            memref.GetGlobalOp.name: self._take_global,
            memref.CopyOp.name: self._copy,
            CloneOp.name: self._clone,
            MaterializeInDestinationOp.name: self._materialize,
            memref.LoadOp.name: self._load,
            memref.StoreOp.name: self._store,
            memref.DimOp.name: self._dim,
            memref.ReinterpretCastOp.name: self._reinterpret,
            memref.ExtractStridedMetaDataOp.name: self._metadata,
            ReshapeOp.name: self._reshape,
            ToTensorOp.name: self._to_tensor,
        }

    def rewrite(self) -> None:
        """Put tensors in the place of memrefs. GemmcError for what cannot be followed."""
        arguments = list(self.function.body.block.args)
        for argument, use in zip(arguments, self.uses, strict=True):
            self._enter(argument, use)
        for op in list(self.function.body.block.ops):
            self._rewrite(op)
        first = self._return()
        for argument in filter(is_memref, arguments):
            self.function.body.block.erase_arg(argument)
        erase_dead(self.function)
        in_memory = [memory is not None for memory in self.memory]
        say_arguments(self.function, in_memory, self.uses, first)
        retype(self.function)

    def _enter(self, argument: BlockArgument, use: Use) -> None:
        """An argument as the tensor that it is when the function starts."""
        if not is_memref(argument):
            self.memory.append(None)
            return
        kind = cast("MemRefType[Attribute]", argument.type)
        shape = shape_in_memory(kind)
        if shape is None:
            needed = "memory at strides of 0 and more, of sizes that are static or the outermost"
            raise refuse(self.function, needed, f"{kind}", "copy it into rows ahead of the call")
        whole, block = TensorType(kind.element_type, shape), self.function.body.block
        first = block.first_op
        assert first is not None, "a function ends in a return"
        build = Inserter.before(first, self.function)
        if use.read:
            value: SSAValue = block.insert_arg(whole, argument.index)
        else:
            value = build.value(EmptyOp([], whole))
        value.name_hint = argument.name_hint
        strides, origin = strides_in_memory(kind), kind.get_offset() or 0
        view = View(Memory(value, fixed=not use.written, origin=origin))
        self.memory.append(view.memory)
        if strides is not None and is_padded_rows(kind):
            if shape != tuple(kind.get_shape()):
                view = view.then(self._rows(build, value, kind))
        elif strides is not None:
            seen = tensor_of(kind)
            view = view.anew(lambda _: strided_steps(self.function, shape, 0, strides, seen))
        self.views[argument] = view

    def _rows(self, build: Inserter, argument: SSAValue, kind: MemRefType[Attribute]) -> Slice:
        """The first elements in each dimension of an argument."""
        rank = kind.get_num_dims()
        sizes = [
            size if size != DYNAMIC_INDEX else build.value(tensor.DimOp(argument, build.index(n)))
            for n, size in enumerate(kind.get_shape())
        ]
        return Slice((0,) * rank, tuple(sizes), (1,) * rank, tensor_of(kind))

    def _rewrite(self, op: Operation) -> None:
        self._read_inside(op)
        touched = any(map(is_memref, (*op.operands, *op.results)))
        handler = self._handlers.get(op.name)
        if isinstance(op, func.ReturnOp) or not (touched or handler):
            return
        if isinstance(op, VIEWS) and handler is None:
            shown = self.views[op.operands[0]]
            kind = cast("TensorType[Attribute]", self._kind(shown, op.operands[0]))
            self.views[op.results[0]] = shown.then(step_of(op, kind))
        elif isinstance(op, Destinations):
            self._linalg(op)
        elif isinstance(op, ToBufferOp):
            self.views[op.result] = View(Memory(op.source, fixed=True))
        elif isinstance(op, arith.SelectOp):
            self.views[op.result] = EitherView(op.cond, self.views[op.lhs], self.views[op.rhs])
        elif handler is not None:
            handler(op)
        elif not isinstance(op, _NOTHING):
            needed = "an operation on memrefs that can be followed"
            raise refuse(op, needed, "another", "write it with linalg, memref.copy and views")
        self.gone.append(op)

    def _read_inside(self, op: Operation) -> None:
        """What a body loads at computed places is what its memory holds ahead of the op, whose
        sizes it may ask for."""
        if isinstance(op, SequentialOp):
            return  # its body has memory of its own
        for inner in list(op.walk()):
            if inner is op or not any(map(is_memref, inner.operands)):
                continue
            if isinstance(inner, memref.DimOp):
                size = tensor.DimOp(self._read(op, inner.source), inner.index)
                size.location = inner.location
                Rewriter.replace_op(inner, size)
                continue
            if not isinstance(inner, memref.LoadOp):
                needed = "bodies that only load from memory, or ask for its sizes"
                change = "write it with linalg and views, outside of the body"
                raise refuse(inner, needed, inner.name, change)
            shown, outputs = self.views[inner.memref], filter(is_memref, op.operands)
            written = destinations(op) if isinstance(op, Destinations) else ()
            if any(each in written and not self.views[each].is_apart(shown) for each in outputs):
                needed, change = "an output that the body does not load", "copy it into another"
                raise refuse(inner, needed, "one memory for both", change)
            value = self._read(op, inner.memref)
            found = tensor.ExtractOp(value, list(inner.indices), element_in(value.type))
            found.location = inner.location
            Rewriter.replace_op(inner, found)

    def _kind(self, view: AnyView, value: SSAValue) -> Attribute:
        """The type of the tensor that a view shows."""
        if isinstance(view, EitherView):
            return tensor_of(value.type)
        if view.steps:
            last = view.steps[-1]
            if not hasattr(last, "kind"):
                return tensor_of(value.type)
            return last.kind  # type: ignore[union-attr]
        kind = view.memory.value.type
        return tensor_of(kind)

    def _write(self, op: Operation, value: SSAValue, made: SSAValue) -> None:
        view = self.views[value]
        if any(each.fixed for each in view.memories()):
            found = "a constant, or what bufferization.to_buffer shows"
            raise refuse(op, "memory that may be written", found, "copy it into a memref.alloc")
        view.write(Inserter.before(op), made)

    def _read(self, op: Operation, value: SSAValue) -> SSAValue:
        if not is_memref(value):
            return value
        return self.views[value].read(Inserter.before(op))

    def _linalg(self, op: Destinations) -> None:
        outputs = destinations(op)
        if not all(map(is_memref, outputs)):
            raise refuse(op, "outputs that are all memrefs, or all tensors", "both")
        self._check_overlaps(op)
        known = {each: self._read(op, each) for each in op.operands if is_memref(each)}
        made = Inserter.before(op).op(on_tensors(op, known))
        for value, result in zip(outputs, made.results, strict=True):
            self._write(op, value, result)

    def _check_overlaps(self, op: Destinations) -> None:
        """Refuse an output that another operand overlaps, but as the element that a step writes."""
        outputs, given = destinations(op), sources(op)
        for number, output in enumerate(outputs):
            for at, other in enumerate((*given, *outputs[:number])):
                if not is_memref(other) or self.views[output].is_apart(self.views[other]):
                    continue
                if not self._is_element(op, at, len(given) + number):
                    needed = "an output that no other operand overlaps, but element by element"
                    change = "write to a memref.alloc and copy it"
                    raise refuse(op, needed, f"one in the memory of operand {at}", change)

    def _is_element(self, op: Destinations, at: int, output: int) -> bool:
        """Whether an input is at each step the element that this step alone writes."""
        structured = isinstance(op, LinalgStructuredOperation)
        if at >= len(sources(op)) or not structured or not all_parallel(op):
            return False
        maps = [each.data for each in op.get_indexing_maps()]
        same = self.views[op.operands[at]].is_same(self.views[op.operands[output]])
        return same and maps[at] == maps[output]

    def _take(self, op: memref.AllocOp | memref.AllocaOp) -> None:
        """Memory of the function's own, which nobody has written."""
        result = op.results[0]
        made = EmptyOp(list(op.dynamic_sizes), tensor_of(result.type))
        self.views[result] = View(Memory(Inserter.before(op).value(made)))

    def _take_global(self, op: memref.GetGlobalOp) -> None:
        found = SymbolTable.lookup_symbol(op, op.name_)
        constant = isinstance(found, memref.GlobalOp) and found.constant is not None
        value = found.initial_value if isinstance(found, memref.GlobalOp) and constant else None
        if not isinstance(value, DenseIntOrFPElementsAttr):
            raise refuse(op, "a constant with elements", "a memref.global that may change")
        made = Inserter.before(op).value(arith.ConstantOp(value))
        self.views[op.memref] = View(Memory(made, fixed=True))

    def _copy(self, op: memref.CopyOp) -> None:
        one, other = (self.views[each] for each in op.operands)
        if one.is_same(other):
            return
        if not one.is_apart(other):
            change = "copy through a memref.alloc"
            raise refuse(op, "memrefs that do not overlap", "two views of one memory", change)
        self._write(op, op.destination, self._read(op, op.source))

    def _clone(self, op: CloneOp) -> None:
        self.views[op.result] = View(Memory(self._read(op, op.source)))

    def _materialize(self, op: MaterializeInDestinationOp) -> None:
        if is_memref(op.dest):
            self._write(op, op.dest, op.source)
        elif op.result is not None:
            op.result.replace_all_uses_with(op.source)

    def _to_tensor(self, op: ToTensorOp) -> None:
        op.result.replace_all_uses_with(self._read(op, op.source))

    def _load(self, op: memref.LoadOp) -> None:
        value = self._read(op, op.memref)
        found = Inserter.before(op).value(
            tensor.ExtractOp(value, list(op.indices), element_in(value.type))
        )
        op.res.replace_all_uses_with(found)

    def _store(self, op: memref.StoreOp) -> None:
        view, build, rank = self.views[op.memref], Inserter.before(op), len(op.indices)
        kind = TensorType(op.value.type, [1] * rank)
        made = build.value(tensor.FromElementsOp(op.value, result_type=kind))
        if rank:
            ones = (1,) * rank
            view = view.then(Slice(tuple(map(known_number, op.indices)), ones, ones, kind))
        if any(each.fixed for each in view.memories()):
            self._write(op, op.memref, made)
        view.write(build, made)

    def _dim(self, op: memref.DimOp) -> None:
        value = self._read(op, op.source)
        op.result.replace_all_uses_with(Inserter.before(op).value(tensor.DimOp(value, op.index)))

    def _reinterpret(self, op: memref.ReinterpretCastOp) -> None:
        """Elements of all of the memory that a view is of, whatever that one shows."""
        offsets = numbers_of(op.static_offsets, op.offsets)
        strides = numbers_of(op.static_strides, op.strides)
        sizes, kind = numbers_of(op.static_sizes, op.sizes), tensor_of(op.result.type)
        known = [each for each in (*sizes, *strides) if isinstance(each, int)]
        if len(known) != len(sizes) + len(strides):
            change = "write them into the op"
            raise refuse(op, "sizes and strides that are numbers", "some that a call tells", change)
        kind = TensorType(kind.element_type, known[: len(sizes)])

        def steps(memory: Memory) -> tuple[Step, ...]:
            first = offsets[0]
            if isinstance(first, int):
                first -= memory.origin
            return strided_steps(op, shape_of(memory.value), first, known[len(sizes) :], kind)

        self.views[op.result] = self.views[op.source].anew(steps)

    def _metadata(self, op: memref.ExtractStridedMetaDataOp) -> None:
        """The memory that a view is of, and the numbers that its type has; what only a call tells
        is that of a contiguous array."""
        kind, build = cast("MemRefType[Attribute]", op.source.type), Inserter.before(op)
        self.views[op.base_buffer] = self.views[op.source].anew(partial(_base, op))
        strides = strides_in_memory(kind) or ShapedType.strides_for_shape(kind.get_shape())
        offset = kind.get_offset()
        argument = isinstance(op.source.owner, Block)
        told = (kind.get_offset() is None or None in (strides_of(kind) or ())) and not argument
        used = [op.offset, *op.strides]
        if DYNAMIC_INDEX in kind.get_shape() or (told and any(each.uses for each in used)):
            change = "write them into the type"
            raise refuse(op, "a type with its sizes, strides and offset", f"{kind}", change)
        numbers = cast("tuple[int, ...]", (offset or 0, *kind.get_shape(), *strides))
        for value, number in zip((op.offset, *op.sizes, *op.strides), numbers, strict=True):
            if value.uses:
                value.replace_all_uses_with(build.index(number))

    def _reshape(self, op: ReshapeOp) -> None:
        """As many elements in another shape, which is in memory; one of numbers is in the type."""
        shown, kind = self.views[op.source], tensor_of(op.result.type)
        given = self._kind(shown, op.source)
        shape = cast("TensorType[Attribute]", given).get_shape()
        if DYNAMIC_INDEX in (*shape, *kind.get_shape()):
            self.views[op.result] = shown.then(Told(self._read(op, op.shape), kind))
            return
        for step in reshaped_steps(shape, kind):
            shown = shown.then(step)
        self.views[op.result] = shown

    def _return(self) -> int:
        """Return what was returned, as tensors, and behind that what was written; the number of the
        first of those."""
        end = self.function.get_return_op()
        assert end is not None, "a function that is verified returns"
        kept = [n for n, each in enumerate(end.operands) if not self._is_written(each)]
        found = [self._read(end, end.operands[n]) for n in kept]
        first = len(found)
        memory = zip(self.memory, self.uses, strict=True)
        say_complex_results(self.function, kept, [m is not None and u.written for m, u in memory])
        for memory, use in zip(self.memory, self.uses, strict=True):
            if memory is not None and use.written:
                found.append(memory.value)
        if not found:
            needed = "a function that returns something, or writes one of its arguments"
            raise refuse(self.function, needed, "one that does neither")
        Rewriter.replace_op(end, new := func.ReturnOp(*found))
        new.location = end.location
        for op in reversed(self.gone):
            op.detach()
            op.erase()
        return first

    def _is_written(self, value: SSAValue) -> bool:
        """Whether a memref is all of an argument that is written, and so a result anyway."""
        shown = self.views.get(value)
        arguments = zip(self.memory, self.uses, strict=True)
        written = [memory for memory, use in arguments if memory is not None and use.written]
        return isinstance(shown, View) and not shown.steps and shown.memory in written
