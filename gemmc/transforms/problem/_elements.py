"""What one element of a tensor is, in terms of elements of tensors that are there as a whole.

An element is asked for at indices that are affine in the counters of the loops around; what makes
the tensor says of which elements it is made, at which indices.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from struct import pack, unpack
from typing import Any, cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, FloatAttr, LocationAttr, TensorType, f32, f64
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import BroadcastOp, IndexOp
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.reshapes import RESHAPES, shape_of
from gemmc.dialects.linalg_contraction import is_contraction
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.tile.loops import LoopGatherOp
from gemmc.errors import Run, refuse
from gemmc.transforms.problem._body import Body
from gemmc.transforms.problem._extents import Extents
from gemmc.transforms.problem._indices import (
    Indices,
    affine_of,
    is_computed,
    loops_of_result,
    reshaped,
    simplified,
)
from gemmc.transforms.problem._slices import of_concatenation, of_insertion, of_padding, of_slice
from gemmc.transforms.problem._wholes import is_tensor


class Elements(Body):
    """The body of `tile.loops` while it is written.

    `inputs` are the tensors that it reads, each with its map and an argument of the body, `tables`
    those that it reads at indices that it computes.
    `is_whole` says which tensors are not taken apart.
    """

    def __init__(
        self,
        loops: int,
        is_whole: Callable[[SSAValue], bool],
        location: LocationAttr,
        extents: Extents,
    ) -> None:
        super().__init__(location, extents)
        self.inputs: list[tuple[SSAValue, AffineMap]] = []
        self.tables: list[SSAValue] = []
        self._loops = loops
        self._is_whole = is_whole
        self._known: dict[tuple[SSAValue, Indices], SSAValue] = {}
        self._reader: Operation | None = None

    def element(self, value: SSAValue, indices: Sequence[AffineExpr]) -> SSAValue:
        """The tensor's element at some indices; a number is itself."""
        if not is_tensor(value):
            return self.scalar(value)
        key = value, tuple(simplified(each) for each in indices)
        # What an element is made of comes first: chains are longer than Python's calls are deep.
        waiting = [] if key in self._known else [key]
        while waiting:
            last = waiting[-1]
            missing = next((each for each in self._sources(*last) if each not in self._known), None)
            if last not in self._known and missing is not None:
                waiting.append(missing)
                continue
            waiting.pop()
            if last not in self._known:
                self._known[last] = self._made(*last)
        return self._known[key]

    def _sources(self, value: SSAValue, indices: Indices) -> list[tuple[SSAValue, Indices]]:
        """The elements of tensors that element-wise ops make an element of, in their order."""
        op = value.owner
        if self._is_whole(value) or not isinstance(op, Operation):
            return []
        found: list[tuple[SSAValue, Sequence[AffineExpr]]] = []
        if isinstance(op, LinalgStructuredOperation) and all_parallel(op):
            number = list(op.results).index(value)  # type: ignore[arg-type]
            loops = loops_of_result(op, number, indices)
            end = op.body.block.last_op
            if loops is None or end is None:
                return []
            found = self._operands(op, loops, needed_for([end.operands[number]]))
        elif op.dialect_name() in ("arith", "math") and not op.regions:
            found = [(each, indices) for each in op.operands]
        of_tensors = [(each, at) for each, at in found if is_tensor(each)]
        return [(each, tuple(simplified(index) for index in at)) for each, at in of_tensors]

    def _operands(
        self, op: LinalgStructuredOperation, loops: Sequence[AffineExpr], needed: set[SSAValue]
    ) -> list[tuple[SSAValue, Sequence[AffineExpr]]]:
        """The operands whose elements a body needs, and where."""
        maps = [each.data for each in op.get_indexing_maps()]
        operands = zip(op.body.block.args, (*op.inputs, *op.outputs), maps, strict=True)
        return [
            (operand, [each.replace_dims_and_symbols(loops, ()) for each in indexing.results])
            for argument, operand, indexing in operands
            if argument in needed
        ]

    def reads(self, value: SSAValue, element: SSAValue) -> bool:
        if isinstance(element.owner, LoopGatherOp):
            return self.tables[element.owner.table.value.data] is value
        return isinstance(element, BlockArgument) and self.inputs[element.index][0] is value

    def values_of(
        self,
        op: LinalgStructuredOperation,
        loops: Sequence[AffineExpr],
        wanted: Sequence[SSAValue],
        given: Mapping[SSAValue, SSAValue] | None = None,
    ) -> list[SSAValue]:
        """Values of an op's body where its loops' counters are `loops`: what they need of it.
        `given` are arguments of the body that are no elements of operands."""
        body = op.body.block
        maps = [each.data for each in op.get_indexing_maps()]
        operands = (*op.inputs, *op.outputs)
        known: dict[SSAValue, SSAValue] = dict(given or {})
        needed = needed_for(wanted)
        for argument, operand, indexing in zip(body.args, operands, maps, strict=True):
            if argument in needed and argument not in known:
                at = [each.replace_dims_and_symbols(loops, ()) for each in indexing.results]
                known[argument] = self.element(operand, at)
        for inner in body.ops:
            if not any(result in needed for result in inner.results):
                continue
            if isinstance(inner, IndexOp):
                known[inner.result] = self.index(loops[inner.dim.value.data])
                continue
            if isinstance(inner, tensor.ExtractOp):
                known[inner.result] = self._extracted(inner, loops, known)
                continue
            if inner.dialect_name() not in ("arith", "math") or inner.regions:
                raise refuse(inner, "arithmetic of numbers", inner.name)
            for operand in inner.operands:
                if operand not in known:
                    known[operand] = self.scalar(operand)
            self.block.add_op(inner.clone(known))
            if isinstance(inner, arith.CmpfOp):
                known[inner.result] = self._narrowed(inner, known)
            elif isinstance(inner, arith.TruncFOp):
                known[inner.result] = self._rounded(inner, known)
        return [known[each] if each in known else self.scalar(each) for each in wanted]

    def _extracted(
        self, op: tensor.ExtractOp, loops: Sequence[AffineExpr], known: dict[SSAValue, SSAValue]
    ) -> SSAValue:
        """An element at indices that the loops' counters give, or the body computes. Of a tensor of
        open sizes with one index of two by a condition, one of two elements."""
        self._reader = op
        chosen = next((each.owner for each in op.indices if _is_choice(each, loops)), None)
        if isinstance(chosen, arith.SelectOp) and DYNAMIC_INDEX in shape_of(op.tensor):
            sides = [
                self._at(op, [side if each is chosen.result else each for each in op.indices],
                         loops, known)
                for side in (chosen.lhs, chosen.rhs)
            ]  # fmt: skip
            return self.add(arith.SelectOp(known[chosen.cond], *sides))
        return self._at(op, op.indices, loops, known)

    def _at(
        self,
        op: tensor.ExtractOp,
        indices: Sequence[SSAValue],
        loops: Sequence[AffineExpr],
        known: dict[SSAValue, SSAValue],
    ) -> SSAValue:
        places: list[AffineExpr] = []
        for each in indices:
            found = affine_of(each, loops)
            if found is None and each in known:
                found = self.symbol(known[each])
            places.append(self.place(each) if found is None else found)
        return self.element_or_zero(op.tensor, places)

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
        narrow = self.constant(FloatAttr(number, f32))
        return self.add(arith.CmpfOp(lhs.input, narrow, op.predicate.value.data))

    def _rounded(self, op: arith.TruncFOp, known: dict[SSAValue, SSAValue]) -> SSAValue:
        """A constant of f64 that is rounded to f32, as a constant."""
        owner = known[op.input].owner
        if not isinstance(owner, arith.ConstantOp) or op.result.type != f32:
            return known[op.result]
        number = cast("FloatAttr", owner.value).value.data
        return self.constant(FloatAttr(unpack("f", pack("f", number))[0], f32))

    def _made(self, value: SSAValue, indices: Indices) -> SSAValue:
        owner = value.owner
        if self._is_whole(value) or not isinstance(owner, Operation):
            return self._read(value, indices)
        before, self._reader = self._reader, owner
        made = self._of_op(owner, value, indices)
        self._reader = before
        return made

    def _of_op(self, owner: Operation, value: SSAValue, indices: Indices) -> SSAValue:
        if isinstance(owner, arith.ConstantOp):
            return self.splat(owner)
        if isinstance(owner, LinalgStructuredOperation):
            return self._of_structured(owner, value, indices)
        if isinstance(owner, BroadcastOp):
            added = set(cast("Any", owner.dimensions).get_values())
            kept = [each for axis, each in enumerate(indices) if axis not in added]
            return self.element(owner.input, kept)
        if isinstance(owner, tensor.EmptyOp):
            raise refuse(owner, "a tensor whose elements are written before they are read", "none")
        if isinstance(owner, RESHAPES):
            return self.element(owner.src, reshaped(indices, shape_of(value), shape_of(owner.src)))
        if isinstance(owner, tensor.ExtractSliceOp):
            return of_slice(self, owner, indices)
        if isinstance(owner, tensor.InsertSliceOp):
            return of_insertion(self, owner, indices)
        if isinstance(owner, tensor.PadOp):
            return of_padding(self, owner, indices)
        if isinstance(owner, tensor.ConcatOp):
            return of_concatenation(self, owner, indices)
        if isinstance(owner, tensor.CastOp):
            return self.element(owner.source, indices)
        if isinstance(owner, tensor.SplatOp):
            return self.scalar(owner.input)
        if isinstance(owner, tensor.FromElementsOp) and len(owner.elements) == 1:
            return self.scalar(owner.elements[0])
        if owner.dialect_name() in ("arith", "math") and not owner.regions:
            return self._of_arithmetic(owner, indices)
        raise refused(owner)

    def read(self, value: SSAValue, indices: Sequence[AffineExpr]) -> SSAValue:
        """An element of a tensor that is there as a whole; zero outside of it."""
        return self._read(value, tuple(indices))

    def _read(self, value: SSAValue, indices: Indices) -> SSAValue:
        element = cast("TensorType[Attribute]", value.type).element_type
        if any(map(is_computed, indices)):
            if value not in self.tables:
                self.tables.append(value)
            places = [self.index(each) for each in indices]
            return self.add(LoopGatherOp(self.tables.index(value), places, element))
        self.inputs.append((value, AffineMap(self._loops, 2 * len(self.extents.names), indices)))
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


def _is_choice(value: SSAValue, loops: Sequence[AffineExpr]) -> bool:
    """Whether an index is one of two that follow from the loops' counters."""
    op = value.owner
    if not isinstance(op, arith.SelectOp):
        return False
    return None not in (affine_of(op.lhs, loops), affine_of(op.rhs, loops))


def needed_for(wanted: Sequence[SSAValue]) -> set[SSAValue]:
    """Values, and what they are computed from."""
    needed: set[SSAValue] = set()
    waiting = list(wanted)
    while waiting:
        value = waiting.pop()
        if value not in needed:
            needed.add(value)
            waiting += value.owner.operands if isinstance(value.owner, Operation) else ()
    return needed


def refused(op: Operation) -> Exception:
    """What no kernel is known for."""
    change = "write it with products, element-wise ops and reductions of linalg on tensors"
    if is_contraction(op):
        return refuse(op, "a tile.contract", op.name, Run("normalize-contractions"))
    return refuse(op, "an op that a kernel is known for", op.name, change)
