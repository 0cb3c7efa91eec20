"""What one element of a tensor is, in terms of elements of tensors that are there as a whole.

An element is asked for at indices that are affine in the counters of the loops around; what makes
the tensor says of which elements it is made, at which indices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from struct import pack, unpack
from typing import Any, cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    LocationAttr,
    TensorType,
    f32,
    f64,
    i1,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import BroadcastOp, IndexOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)

from gemmc.analysis.reshapes import RESHAPES, shape_of
from gemmc.dialects.linalg_contraction import is_contraction
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.tile.loops import LoopIndexOp
from gemmc.errors import refuse
from gemmc.transforms.problem._wholes import is_tensor

Indices = tuple[AffineExpr, ...]

_EQUAL, _LESS, _AT_LEAST = 0, 2, 5
"""arith.cmpi's predicates eq, slt and sge."""


class Elements:
    """The body of `tile.loops` while it is written.

    `inputs` are the tensors that it reads, each with its map and an argument of the body.
    `is_whole` says which tensors are not taken apart.
    """

    def __init__(
        self, loops: int, is_whole: Callable[[SSAValue], bool], location: LocationAttr
    ) -> None:
        self.block = Block()
        self.inputs: list[tuple[SSAValue, AffineMap]] = []
        self._loops = loops
        self._is_whole = is_whole
        self._location = location
        self._known: dict[tuple[SSAValue, Indices], SSAValue] = {}
        self._indices: dict[AffineExpr, SSAValue] = {}
        self._constants: dict[tuple[Attribute, Attribute], SSAValue] = {}

    def element(self, value: SSAValue, indices: Sequence[AffineExpr]) -> SSAValue:
        """The tensor's element at some indices; a number is itself."""
        if not is_tensor(value):
            return self._scalar(value)
        key = value, tuple(simplified(each) for each in indices)
        if key not in self._known:
            self._known[key] = self._made(*key)
        return self._known[key]

    def add(self, op: Operation) -> SSAValue:
        """Append an op; its result."""
        op.location = self._location
        self.block.add_op(op)
        return op.results[0]

    def values_of(
        self, op: LinalgStructuredOperation, loops: Sequence[AffineExpr], wanted: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """Values of an op's body where its loops' counters are `loops`: what they need of it."""
        body = op.body.block
        maps = [each.data for each in op.get_indexing_maps()]
        operands = (*op.inputs, *op.outputs)
        known: dict[SSAValue, SSAValue] = {}
        needed = _needed_for(wanted)
        for argument, operand, indexing in zip(body.args, operands, maps, strict=True):
            if argument in needed:
                at = [each.replace_dims_and_symbols(loops, ()) for each in indexing.results]
                known[argument] = self.element(operand, at)
        for inner in body.ops:
            if not any(result in needed for result in inner.results):
                continue
            if isinstance(inner, IndexOp):
                known[inner.result] = self._index(loops[inner.dim.value.data])
                continue
            if inner.dialect_name() not in ("arith", "math") or inner.regions:
                raise refuse(inner, "arithmetic of numbers", inner.name)
            for operand in inner.operands:
                if operand not in known:
                    known[operand] = self._scalar(operand)
            self.block.add_op(inner.clone(known))
            if isinstance(inner, arith.CmpfOp):
                known[inner.result] = self._narrowed(inner, known)
            elif isinstance(inner, arith.TruncFOp):
                known[inner.result] = self._rounded(inner, known)
        return [known[each] if each in known else self._scalar(each) for each in wanted]

    def _narrowed(self, op: arith.CmpfOp, known: dict[SSAValue, SSAValue]) -> SSAValue:
        """A comparison of what was extended to f64 with a number that f32 has, in f32."""
        made = known[op.result]
        lhs, rhs = (known[each].owner for each in op.operands)
        if not isinstance(lhs, arith.ExtFOp) or not isinstance(rhs, arith.ConstantOp):
            return made
        if lhs.result.type != f64 or lhs.input.type != f32:
            return made
        number = cast("FloatAttr", rhs.value).value.data
        if unpack("f", pack("f", number))[0] != number:
            return made
        narrow = self._constant(FloatAttr(number, f32))
        return self.add(arith.CmpfOp(lhs.input, narrow, op.predicate.value.data))

    def _rounded(self, op: arith.TruncFOp, known: dict[SSAValue, SSAValue]) -> SSAValue:
        """A constant of f64 that is rounded to f32, as a constant."""
        owner = known[op.input].owner
        if not isinstance(owner, arith.ConstantOp) or op.result.type != f32:
            return known[op.result]
        number = cast("FloatAttr", owner.value).value.data
        return self._constant(FloatAttr(unpack("f", pack("f", number))[0], f32))

    def finish(self) -> None:
        """Erase what nothing needs, behind the last op."""
        for op in reversed(list(self.block.ops)):
            if op.results and not any(result.uses for result in op.results):
                op.detach()
                op.erase()

    def _made(self, value: SSAValue, indices: Indices) -> SSAValue:
        owner = value.owner
        if self._is_whole(value) or not isinstance(owner, Operation):
            return self._read(value, indices)
        if isinstance(owner, arith.ConstantOp):
            return self._splat(owner)
        if isinstance(owner, LinalgStructuredOperation):
            return self._of_structured(owner, value, indices)
        if isinstance(owner, BroadcastOp):
            added = set(cast("Any", owner.dimensions).get_values())
            kept = [each for axis, each in enumerate(indices) if axis not in added]
            return self.element(owner.input, kept)
        if isinstance(owner, tensor.EmptyOp):
            raise refuse(owner, "a tensor whose elements are written before they are read", "none")
        if isinstance(owner, RESHAPES):
            return self.element(owner.src, _reshaped(indices, shape_of(value), shape_of(owner.src)))
        if isinstance(owner, tensor.ExtractSliceOp):
            return self._of_slice(owner, indices)
        if isinstance(owner, tensor.InsertSliceOp):
            return self._of_insertion(owner, indices)
        if isinstance(owner, tensor.PadOp):
            return self._of_padding(owner, indices)
        if isinstance(owner, tensor.ConcatOp):
            return self._of_concatenation(owner, indices)
        if isinstance(owner, tensor.SplatOp):
            return self._scalar(owner.input)
        if owner.dialect_name() in ("arith", "math") and not owner.regions:
            return self._of_arithmetic(owner, indices)
        raise refused(owner)

    def _read(self, value: SSAValue, indices: Indices) -> SSAValue:
        self.inputs.append((value, AffineMap(self._loops, 0, indices)))
        element = cast("TensorType[Attribute]", value.type).element_type
        return self.block.insert_arg(element, len(self.block.args))

    def _of_structured(
        self, op: LinalgStructuredOperation, value: SSAValue, indices: Indices
    ) -> SSAValue:
        number = list(op.results).index(value)  # type: ignore[arg-type]
        loops = loops_of_result(op, number, indices)
        if loops is None or not all_parallel(op):
            raise refused(op)
        end = op.body.block.last_op
        assert end is not None, "a body ends in linalg.yield"
        return self.values_of(op, loops, [end.operands[number]])[0]

    def _of_arithmetic(self, op: Operation, indices: Indices) -> SSAValue:
        operands = [self.element(each, indices) for each in op.operands]
        kinds = [cast("TensorType[Attribute]", each.type).element_type for each in op.results]
        made = type(op).create(operands=operands, result_types=kinds, properties=op.properties)
        return self.add(made)

    def _of_slice(self, op: tensor.ExtractSliceOp, indices: Indices) -> SSAValue:
        if op.offsets or op.sizes or op.strides:
            raise refuse(op, "a slice of static place and size", "a dynamic one")
        parts = (op.static_sizes, op.static_offsets, op.static_strides)
        sizes, offsets, strides = (list(each.get_values()) for each in parts)
        at = _with_dropped(indices, sizes, shape_of(op.result))
        places = zip(at, offsets, strides, strict=True)
        return self.element(op.source, [each * step + first for each, first, step in places])

    def _of_insertion(self, op: tensor.InsertSliceOp, indices: Indices) -> SSAValue:
        if op.offsets or op.sizes or op.strides or set(op.static_strides.get_values()) - {1}:
            raise refuse(op, "a slice of static place and size, and strides of 1", "another")
        offsets, sizes = (list(each.get_values()) for each in (op.static_offsets, op.static_sizes))
        at = [each - offset for each, offset in zip(indices, offsets, strict=True)]
        inside = self._all_inside(at, sizes, shape_of(op.result))
        kept = [
            each for each, axis in zip(at, range(len(sizes)), strict=True)
            if axis in _kept_axes(sizes, shape_of(op.source))
        ]  # fmt: skip
        inserted = self.element(op.source, kept)
        if inside is None:
            return inserted
        return self.add(arith.SelectOp(inside, inserted, self.element(op.dest, indices)))

    def _of_padding(self, op: tensor.PadOp, indices: Indices) -> SSAValue:
        end = op.region.block.last_op
        number = end.operands[0] if end is not None and end.operands else None
        if op.low or op.high or number is None or not isinstance(number.owner, arith.ConstantOp):
            raise refuse(op, "static padding with a constant", "another")
        low = list(op.static_low.get_values())
        at = [each - before for each, before in zip(indices, low, strict=True)]
        inside = self._all_inside(at, list(shape_of(op.source)), shape_of(op.result))
        element = self.element(op.source, at)
        if inside is None:
            return element
        return self.add(arith.SelectOp(inside, element, self._scalar(number)))

    def _of_concatenation(self, op: tensor.ConcatOp, indices: Indices) -> SSAValue:
        axis = op.dim.value.data
        *most, last = op.inputs
        ends: list[int] = []
        for each in most:
            ends.append((ends[-1] if ends else 0) + shape_of(each)[axis])
        starts = [0, *ends]
        parts = [
            self.element(each, [i - (start if n == axis else 0) for n, i in enumerate(indices)])
            for each, start in zip((*most, last), starts, strict=True)
        ]
        found = parts[-1]
        for part, end in reversed(list(zip(parts, ends, strict=False))):
            first = self._compare(_LESS, indices[axis], end)
            found = self.add(arith.SelectOp(first, part, found))
        return found

    def _all_inside(
        self, at: Sequence[AffineExpr], sizes: Sequence[int], shape: Sequence[int]
    ) -> SSAValue | None:
        """Whether indices are those of a part of so many elements; None where each one is."""
        tests: list[SSAValue] = []
        for each, size, extent in zip(at, sizes, shape, strict=True):
            if size == extent:
                continue
            tests.append(self._compare(_AT_LEAST, each, 0))
            tests.append(self._compare(_LESS, each, size))
        found = tests[0] if tests else None
        for test in tests[1:]:
            assert found is not None
            found = self.add(arith.AndIOp(found, test, i1))
        return found

    def _compare(self, predicate: int, index: AffineExpr, number: int) -> SSAValue:
        other = self._constant(IntegerAttr(number, IndexType()))
        return self.add(arith.CmpiOp(self._index(index), other, predicate))

    def _index(self, found: AffineExpr) -> SSAValue:
        """An index as a value."""
        found = simplified(found)
        if found not in self._indices:
            self._indices[found] = self._computed(found)
        return self._indices[found]

    def _computed(self, found: AffineExpr) -> SSAValue:
        if isinstance(found, AffineDimExpr):
            return self.add(LoopIndexOp(found.position))
        if isinstance(found, AffineConstantExpr):
            return self._constant(IntegerAttr(found.value, IndexType()))
        assert isinstance(found, AffineBinaryOpExpr), "no symbols are used"
        lhs, rhs = self._index(found.lhs), self._index(found.rhs)
        return self.add(INDEX_OPS[found.kind](lhs, rhs))

    def _splat(self, op: arith.ConstantOp) -> SSAValue:
        value = op.value
        if not isinstance(value, DenseIntOrFPElementsAttr) or not value.is_splat():
            needed = "a constant that is one number in every element"
            raise refuse(op, needed, "others", "pass it as an argument")
        return self._constant(value.get_attrs()[0])

    def _scalar(self, value: SSAValue) -> SSAValue:
        owner = value.owner
        if isinstance(owner, arith.ConstantOp):
            return self._constant(owner.value)
        name = owner.name if isinstance(owner, Operation) else "an argument"
        needed = "numbers that are constants, or elements of tensors"
        at = owner if isinstance(owner, Operation) else owner.parent_op()
        assert at is not None
        raise refuse(at, needed, f"a {value.type} of {name}", "pass it as a tensor of rank 0")

    def _constant(self, value: Attribute) -> SSAValue:
        key = value, getattr(value, "type", IndexType())
        if key not in self._constants:
            made = arith.ConstantOp(cast("Any", value))
            made.location = self._location
            first = self.block.first_op
            if first is None:
                self.block.add_op(made)
            else:
                self.block.insert_op_before(made, first)
            self._constants[key] = made.result
        return self._constants[key]


INDEX_OPS: dict[AffineBinaryOpKind, Callable[[SSAValue, SSAValue], Operation]] = {
    AffineBinaryOpKind.Add: arith.AddiOp,
    AffineBinaryOpKind.Mul: arith.MuliOp,
    AffineBinaryOpKind.Mod: arith.RemUIOp,
    AffineBinaryOpKind.FloorDiv: arith.DivUIOp,
    AffineBinaryOpKind.CeilDiv: arith.CeilDivUIOp,
}
"""What computes an affine expression of indices."""


def _needed_for(wanted: Sequence[SSAValue]) -> set[SSAValue]:
    """Values, and what they are computed from."""
    needed: set[SSAValue] = set()
    waiting = list(wanted)
    while waiting:
        value = waiting.pop()
        if value not in needed:
            needed.add(value)
            waiting += value.owner.operands if isinstance(value.owner, Operation) else ()
    return needed


def simplified(found: AffineExpr) -> AffineExpr:
    """The expression with its terms added up, where it is a sum of multiples."""
    parts = (each for each in found.post_order() if isinstance(each, AffineBinaryOpExpr))
    linear = all(each.kind in (AffineBinaryOpKind.Add, AffineBinaryOpKind.Mul) for each in parts)
    dims = max(found.used_dims(), default=-1) + 1
    return found.simplify(dims, 0) if linear else found


def refused(op: Operation) -> Exception:
    """What no kernel is known for."""
    change = "write it with products, element-wise ops and reductions of linalg on tensors"
    if is_contraction(op):
        return refuse(op, "a tile.contract", op.name, "run normalize-contractions first")
    return refuse(op, "an op that a kernel is known for", op.name, change)


def loops_of_result(
    op: LinalgStructuredOperation, number: int, indices: Sequence[AffineExpr]
) -> list[AffineExpr] | None:
    """The counters of an op's loops where it makes an element; None where they are not known."""
    indexing = list(op.get_indexing_maps())[len(op.inputs) + number].data
    found: dict[int, AffineExpr] = {}
    for each, at in zip(indexing.results, indices, strict=True):
        if isinstance(each, AffineConstantExpr):
            continue
        if not isinstance(each, AffineDimExpr) or each.position in found:
            return None
        found[each.position] = at
    count = op.get_num_loops()
    if sorted(found) != list(range(count)):
        return None
    return [found[loop] for loop in range(count)]


def _reshaped(indices: Indices, shape: Sequence[int], other: Sequence[int]) -> Indices:
    """Indices of a tensor's element as those of the same element in another shape.

    Dimensions are grouped from the left by equal numbers of elements, so that a dimension that both
    have stays what it is.
    """
    found: list[AffineExpr] = []
    own, others = 0, 0
    while own < len(shape) or others < len(other):
        first, second = own, others
        left = shape[own] if own < len(shape) else 1
        right = other[others] if others < len(other) else 1
        own, others = own + 1, others + 1
        while left != right:
            if left < right:
                left, own = left * shape[own], own + 1
            else:
                right, others = right * other[others], others + 1
        found += _regrouped(
            indices[first:own], shape[first:own], other[second:others]
        )
    return tuple(found)


def _regrouped(
    indices: Indices, shape: Sequence[int], other: Sequence[int]
) -> list[AffineExpr]:
    """Of a group of dimensions with as many elements as another one."""
    place: AffineExpr = AffineExpr.constant(0)
    for axis, each in enumerate(indices):
        if shape[axis] > 1:
            place = place + each * prod(shape[axis + 1 :])
    found: list[AffineExpr] = []
    outermost = True
    for axis, extent in enumerate(other):
        if extent == 1:
            found.append(AffineExpr.constant(0))
            continue
        behind = prod(other[axis + 1 :])
        at = place if behind == 1 else place // behind
        found.append(at if outermost else at % extent)
        outermost = False
    return found


def _kept_axes(sizes: Sequence[int], shape: Sequence[int]) -> list[int]:
    """Which dimensions of a slice a tensor of fewer has: those dropped have one element."""
    kept: list[int] = []
    wanted = list(shape)
    for axis, size in enumerate(sizes):
        left = len(sizes) - axis
        if wanted and size == wanted[0] and (size != 1 or left >= len(wanted)):
            kept.append(axis)
            wanted.pop(0)
    return kept


def _with_dropped(
    indices: Indices, sizes: Sequence[int], shape: Sequence[int]
) -> list[AffineExpr]:
    """Indices of all dimensions of a slice, 0 where the result has dropped one."""
    kept = _kept_axes(sizes, shape)
    known = dict(zip(kept, indices, strict=True))
    return [known.get(axis, AffineExpr.constant(0)) for axis in range(len(sizes))]
