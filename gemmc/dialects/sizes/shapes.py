"""Walking a function: the extents of each tensor, of those of its arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from xdsl.dialects import affine, arith, cf, func, memref, scf, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseIntOrFPElementsAttr,
    IntegerAttr,
    TensorType,
    i1,
)
from xdsl.dialects.linalg import ops as linalg
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr

from gemmc.dialects.bufferization import CloneOp, ToBufferOp, ToTensorOp
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_ext import ScanOp
from gemmc.dialects.linalg_forms import index_loops
from gemmc.dialects.linalg_scatter import ScatterOp
from gemmc.dialects.memory_types import is_memref
from gemmc.dialects.memref import ReshapeOp, TransposeOp
from gemmc.dialects.sizes.arithmetic import (
    LESS,
    NOT_LESS,
    Size,
    added,
    computed,
    larger_than,
    least_of,
    product,
    quotient,
    without_common_factor,
)
from gemmc.dialects.sizes.asserted import is_said
from gemmc.dialects.sizes.scaled import scaled
from gemmc.dialects.tensor_more import GenerateOp
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import refuse

Shape = tuple[Size, ...]


def shape_of(value: SSAValue) -> tuple[int, ...]:
    """The extents of a tensor or of memory, DYNAMIC_INDEX where it has none; () of scalars."""
    kind = value.type
    return tuple(cast("TensorType[Attribute]", kind).get_shape()) if _is_shaped(value) else ()


class Shapes:
    """The extents of a function's tensors, and the values of its sizes.

    `ties` are pairs of sizes that the program's ops need to be the same, and are written otherwise.
    """

    def __init__(
        self, function: func.FuncOp, arguments: Sequence[Shape], told: Mapping[SSAValue, Size]
    ) -> None:
        """The arguments' extents, and those that are sizes themselves. GemmcError for an op whose
        result's extents do not follow from those of its operands."""
        self._shapes: dict[SSAValue, Shape] = {}
        self._sizes: dict[SSAValue, Size] = dict(told)
        self._extents: set[Size | None] = set()
        self.ties: list[tuple[Size, Size]] = []
        for value, shape in zip(function.body.block.args, arguments, strict=True):
            self._shapes[value] = shape
            self._extents |= {*shape}
        for op in function.body.block.ops:
            self._visit(op)

    def of(self, value: SSAValue) -> Shape:
        """The extents of a tensor; () of a scalar."""
        return self._shapes.get(value, ())

    def know(self, value: SSAValue, shape: Shape) -> None:
        """Say the extents of a tensor that the function was given since."""
        self._shapes[value] = shape

    def size(self, value: SSAValue) -> Size | None:
        """What a size or a condition is; None where that is not known."""
        return self._sizes.get(value)

    def _visit(self, op: Operation) -> None:
        if isinstance(op, cf.AssertOp):
            self._assert(op)
            return
        for operand in op.operands:
            self._known_by_type(op, operand)
        if isinstance(op, LinalgStructuredOperation):
            self._tie_loops(op)
        if isinstance(op, linalg.ReduceOp):
            self._tie_reduced(op)
        if isinstance(op, ScatterOp):
            self._tie_updates(op)
        if isinstance(op, tensor.InsertSliceOp):
            self._tie_inserted(op)
        if isinstance(op, memref.CopyOp):
            self._elementwise(op)
        if isinstance(op, ContractOp):
            self._shapes[op.result] = self._of_contract(op)
            return
        if len(op.results) == 1 and not _is_shaped(op.results[0]):
            self._scalar(op)
            return
        for number, result in enumerate(op.results):
            self._set(op, result, self._result(op, number))

    def _known_by_type(self, op: Operation, value: SSAValue) -> None:
        if value not in self._shapes and DYNAMIC_INDEX in shape_of(value):
            raise refuse(op, "sizes that follow from the arguments'", f"{value.type}")
        self._shapes.setdefault(value, shape_of(value))

    def _set(self, op: Operation, result: SSAValue, found: Shape | None) -> None:
        """A result's extents: what was found, and numbers where its type has them."""
        kind = shape_of(result)
        if found is None:
            if DYNAMIC_INDEX in kind:
                needed = "an op whose result's sizes follow from its operands'"
                raise refuse(op, needed, op.name)
            found = kind
        pairs = [*zip(kind, found, strict=True)]
        for said, size in pairs:
            if isinstance(size, int) and size < 0:
                raise refuse(op, "a size of 0 or more", f"{size}", "give sizes that make it so")
            if said != DYNAMIC_INDEX:
                self._tie(said, size)
        self._shapes[result] = tuple(f if s == DYNAMIC_INDEX else s for s, f in pairs)
        self._extents |= {*self._shapes[result]}

    def _tie(self, one: Size, other: Size) -> None:
        one, other = without_common_factor(one, other)
        if one != other:
            self.ties.append((one, other))

    def _assert(self, op: cf.AssertOp) -> None:
        """A condition on sizes that has to hold: that two are equal is used. Which of two is the
        larger (a batch of more than 0) is not: no other kernel would follow from it."""
        if not is_said(op.arg, self.size, self._tie):
            found = "one that does not hold" if self.size(op.arg) == 0 else "another condition"
            raise refuse(op, "an assertion that compares two sizes", found, "leave it out")

    def _scalar(self, op: Operation) -> None:
        """A size, a condition on sizes, or a number that none of these depend on."""
        (result,) = op.results
        found: Size | None = None
        if isinstance(op, tensor.DimOp | memref.DimOp):
            index = self.size(op.index)
            shape = self.of(op.source)
            if isinstance(index, int) and 0 <= index < len(shape):
                found = shape[index]
        elif isinstance(op, arith.ConstantOp) and isinstance(op.value, IntegerAttr):
            found = op.value.value.data
            found = abs(found) if result.type == i1 else found  # -1 is how xDSL has `true`
        elif isinstance(op, affine.ApplyOp | affine.MinOp):
            found = self._applied(op)
        elif op.dialect_name() == arith.Arith.name:
            operands = [self.size(each) for each in op.operands]
            if None not in operands:
                found = computed(op, cast("list[Size]", operands))
            elif isinstance(op, arith.SelectOp):
                found = larger_than(op, self.size)
            elif isinstance(op, arith.FPToSIOp):
                found = scaled(op, self.size)
            if found is None and isinstance(op, arith.CmpiOp):
                found = self._against_zero(op)
        if found is not None:
            self._sizes[result] = found

    def _against_zero(self, op: arith.CmpiOp) -> Size | None:
        """An extent of a tensor is not below 0, whatever it is computed of."""
        lhs, rhs = (self.size(each) for each in op.operands)
        if rhs != 0 or lhs is None or lhs not in self._extents:
            return None
        return {LESS: 0, NOT_LESS: 1}.get(op.predicate.value.data)

    def _applied(self, op: affine.ApplyOp | affine.MinOp) -> Size | None:
        sizes = [self.size(each) for each in op.operands]
        return None if None in sizes else least_of(op.map.data, cast("list[Size]", sizes))

    def _reshaped(self, op: tensor.ReshapeOp) -> Shape | None:
        """The sizes that the op is given, where they are known."""
        owner = op.shape.owner
        if isinstance(owner, tensor.FromElementsOp):
            sizes = [self.size(each) for each in owner.elements]
            return None if None in sizes else tuple(cast("list[Size]", sizes))
        told = owner.value if isinstance(owner, arith.ConstantOp) else None
        if isinstance(told, DenseIntOrFPElementsAttr):
            return tuple(cast("Sequence[int]", told.get_values()))
        return None

    def _result(self, op: Operation, number: int) -> Shape | None:
        """The extents of a result; None where there is no rule."""
        if isinstance(op, tensor.EmptyOp):
            return self._filled(op, shape_of(op.tensor), op.dynamic_sizes)
        if isinstance(op, GenerateOp):
            return self._filled(op, shape_of(op.result), op.sizes)
        if is_memref(op.results[number]) or isinstance(op, ToTensorOp):
            return self._in_memory(op)
        if isinstance(op, tensor.ExtractSliceOp):
            return self._slice(op)
        if isinstance(op, tensor.ConcatOp):
            return self._concatenated(op)
        if isinstance(op, tensor.PadOp):
            return self._padded(op)
        if isinstance(op, tensor.InsertSliceOp | tensor.InsertOp):
            return self.of(op.dest)
        if isinstance(op, tensor.SplatOp):
            return self._filled(op, shape_of(op.result), op.dynamicSizes)
        if isinstance(op, tensor.ReshapeOp):
            return self._reshaped(op)
        if isinstance(op, tensor.CollapseShapeOp):
            return self._collapsed(op)
        if isinstance(op, tensor.ExpandShapeOp):
            return self._expanded(op, op.dynamic_output_shape)
        known = isinstance(op, LinalgStructuredOperation | ScanOp | ScatterOp)
        if known or op.dialect_name() == "linalg":
            return self.of(op.operands[len(op.operands) - len(op.results) + number])
        if isinstance(op, scf.ForOp):  # a step yields what the next one takes
            return self.of(op.iter_args[number])
        if isinstance(op, tensor.CastOp) or op.dialect_name() in ("arith", "math"):
            return self._elementwise(op)
        return None

    def _in_memory(self, op: Operation) -> Shape | None:
        """The extents of memory that is taken or viewed, and of its elements as a tensor."""
        if isinstance(op, memref.AllocOp | memref.AllocaOp):
            return self._filled(op, shape_of(op.memref), op.dynamic_sizes)
        if isinstance(op, memref.SubviewOp):
            return self._slice(op)
        if isinstance(op, memref.ReinterpretCastOp):
            sizes = cast("Sequence[int]", op.static_sizes.get_values())
            return self._filled(op, sizes, op.sizes)
        if isinstance(op, memref.CollapseShapeOp):
            return self._collapsed(op)
        if isinstance(op, memref.ExpandShapeOp):
            return self._expanded(op, op.output_shape)
        if isinstance(op, ReshapeOp):
            return self._stored(op.shape)
        if isinstance(op, TransposeOp):
            return tuple(self.of(op.source)[axis] for axis in op.order)
        whole = memref.CastOp | memref.MemorySpaceCastOp | memref.AssumeAlignmentOp
        if isinstance(op, whole | ToTensorOp | ToBufferOp | CloneOp):
            return self.of(op.operands[0])
        return None

    def _stored(self, shape: SSAValue) -> Shape | None:
        """The sizes that are stored into memory, each once and at a known place."""
        users = [use.operation for use in shape.uses]
        stores = [each for each in users if isinstance(each, memref.StoreOp)]
        found = {self.size(each.indices[0]): self.size(each.value) for each in stores}
        (count,) = shape_of(shape)
        if len(stores) != count or None in found.values() or set(found) != set(range(count)):
            return None
        return tuple(cast("Size", found[n]) for n in range(count))

    def _collapsed(self, op: tensor.CollapseShapeOp | memref.CollapseShapeOp) -> Shape:
        source = self.of(op.operands[0])
        groups = [[n.value.data for n in group] for group in op.reassociation]
        return tuple(product(tuple(source[n] for n in group)) for group in groups)

    def _elementwise(self, op: Operation) -> Shape | None:
        """The extents that all tensors among the operands have."""
        first, *others = [self.of(each) for each in op.operands if self.of(each)] or [None]
        for other in others:
            for one, size in zip(first or (), other or (), strict=True):
                self._tie(one, size)
        return first

    def _filled(self, op: Operation, shape: Sequence[int], sizes: Sequence[SSAValue]) -> Shape:
        """A shape with the values of sizes where it has none."""
        given = iter(sizes)
        return tuple(self._value(op, next(given)) if s == DYNAMIC_INDEX else s for s in shape)

    def _value(self, op: Operation, size: SSAValue) -> Size:
        found = self.size(size)
        if found is None:
            raise refuse(op, "sizes that follow from the arguments'", "a computed one")
        return found

    def _slice(self, op: tensor.ExtractSliceOp | memref.SubviewOp) -> Shape | None:
        sizes = self._filled(op, cast("Sequence[int]", op.static_sizes.get_values()), op.sizes)
        kept, kind = list[Size](), shape_of(op.result)
        if len(sizes) == len(kind):
            return sizes
        for said, size in zip(op.static_sizes.get_values(), sizes, strict=True):
            if len(kept) < len(kind) and kind[len(kept)] in (said, size):
                kept.append(size)
            elif size != 1:
                return None
        return tuple(kept) if len(kept) == len(kind) else None

    def _concatenated(self, op: tensor.ConcatOp) -> Shape:
        """Of tensors that differ in one dimension alone."""
        axis = op.dim.value.data
        first, *others = (self.of(value) for value in op.inputs)
        shape = list(first)
        for other in others:
            for number, size in enumerate(other):
                if number == axis:
                    shape[axis] = added(shape[axis], size)
                else:
                    self._tie(shape[number], size)
        return tuple(shape)

    def _padded(self, op: tensor.PadOp) -> Shape:
        """The source's extents and what is put around it."""
        low = self._filled(op, cast("Sequence[int]", op.static_low.get_values()), op.low)
        high = self._filled(op, cast("Sequence[int]", op.static_high.get_values()), op.high)
        around = zip(self.of(op.source), low, high, strict=True)
        return tuple(added(added(size, before), behind) for size, before, behind in around)

    def _expanded(
        self, op: tensor.ExpandShapeOp | memref.ExpandShapeOp, told: Sequence[SSAValue]
    ) -> Shape:
        """Sizes that are given; a group's only open one by division, if computed or not given."""
        shape, source, given = list[Size](shape_of(op.result)), self.of(op.operands[0]), iter(told)
        for size, group in zip(source, op.reassociation, strict=True):
            numbers = [each.value.data for each in group]
            open_ = [n for n in numbers if shape[n] == DYNAMIC_INDEX]
            for n, value in zip(open_, given, strict=False):
                if len(open_) > 1 or self.size(value) is not None:
                    shape[n] = self._value(op, value)
            open_ = [n for n in open_ if shape[n] == DYNAMIC_INDEX]
            others = product(tuple(shape[n] for n in numbers if n not in open_))
            if len(open_) == 1:
                shape[open_[0]] = quotient(size, others)
            else:
                self._tie(size, others)
        return tuple(shape)

    def _of_contract(self, op: ContractOp) -> Shape:
        """By the letters of the product's dimensions."""
        known: dict[str, Size] = {}
        for value, letters in zip(op.tensors, op.layouts, strict=True):
            shape = self.of(value) if value is not op.result else ()
            for letter, size in zip(letters, shape, strict=False):
                self._tie(known.setdefault(letter, size), size)
        return tuple(known[letter] for letter in op.result_layout)

    def _tie_loops(self, op: LinalgStructuredOperation) -> None:
        """The extents of all operands along a loop are the same."""
        known: dict[int, Size] = {}
        for value, dims in zip(op.operands, index_loops(op) or _own_loops(op), strict=True):
            for loop, size in zip(dims, self.of(value), strict=True):
                if loop is not None:
                    self._tie(known.setdefault(loop, size), size)

    def _tie_reduced(self, op: linalg.ReduceOp) -> None:
        """The init has the extents of the input that are not reduced."""
        gone = set(op.dimensions.get_values())
        kept = (size for axis, size in enumerate(self.of(op.input)) if axis not in gone)
        for one, size in zip(kept, self.of(op.init), strict=True):
            self._tie(one, size)

    def _tie_updates(self, op: ScatterOp) -> None:
        """There are as many updates as indices, with the original's extents behind them."""
        counted = self.of(op.updates)[: op.batch]
        for one, size in zip(counted, self.of(op.indices), strict=False):
            self._tie(one, size)
        mapped = op.dimension_map.get_values()
        for (dimension, _), size in zip(
            op.slices.items(), self.of(op.updates)[op.batch :], strict=True
        ):
            if dimension not in mapped:
                self._tie(self.of(op.original)[dimension], size)

    def _tie_inserted(self, op: tensor.InsertSliceOp) -> None:
        """A tensor that is put into another has the sizes of the place that it is put into; what is
        computed of sizes is not compared."""
        said = cast("Sequence[int]", op.static_sizes.get_values())
        told, left = iter(op.sizes), list(zip(shape_of(op.source), self.of(op.source), strict=True))
        for size in said:
            given = self.size(next(told)) if size == DYNAMIC_INDEX else size
            if not left or size != left[0][0]:
                continue  # a dimension of one element, which the source has dropped
            _, found = left.pop(0)
            if given is not None and _is_plain(given) and _is_plain(found):
                self._tie(found, given)


def _is_plain(size: Size) -> bool:
    """Whether a size is a number or the extent of an argument."""
    return isinstance(size, int) or size.isidentifier()


def _is_shaped(value: SSAValue) -> bool:
    return isa(value.type, TensorType[Attribute]) or is_memref(value)


def _own_loops(op: LinalgStructuredOperation) -> list[list[int | None]]:
    """The loop that each index of each operand is; None of an expression."""
    return [
        [each.position if isinstance(each, AffineDimExpr) else None for each in found.data.results]
        for found in op.get_indexing_maps()
    ]
