"""Loops over tiles as ops of whole tensors.

A loop whose steps read slices, compute with them by `linalg` and put slices into a tensor that it
carries is what tiling makes of a few ops. Where each step has its own tile of everything that it
reads and writes along one dimension, or sums the tiles of what it reads, the steps together are
those ops on whole tensors again: one product, of which the schedule is a pipeline's business.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import affine, arith, func, memref, scf, tensor
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, MemRefType, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import FillOp, GenericOp, IndexOp
from xdsl.ir import Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap

from gemmc.analysis.reshapes import RESHAPES
from gemmc.dialects.element_loops.linear import is_inside
from gemmc.dialects.in_memory import VIEWS
from gemmc.dialects.linalg_forms import all_parallel, yielded
from gemmc.dialects.sizes.made import sizes_of
from gemmc.ir import erase_dead, is_pure, replace, retype, walk_type
from gemmc.transforms.problem._joined_parts import join_parts
from gemmc.transforms.problem._joined_sums import join_sums
from gemmc.transforms.problem._split_counters import split_counters
from gemmc.transforms.problem._tile_groups import regrouped
from gemmc.transforms.problem._tile_indices import TileIndices
from gemmc.transforms.problem._tile_pads import PaddedTiles
from gemmc.transforms.problem._tile_parts import Part
from gemmc.transforms.problem._tile_sizes import name_sizes
from gemmc.transforms.problem._tile_slices import (
    Slice,
    as_numbers,
    reshaped_tiles,
    told,
)
from gemmc.transforms.problem._tiles import StaysError


def raise_tiles(function: func.FuncOp) -> None:
    """Put whole ops in the place of loops over tiles, the inner ones first; others stay."""
    for copy in walk_type(function, LinalgStructuredOperation):
        if _is_copy(copy):
            replace(copy, [copy.inputs[0]])
    split_counters(function)
    name_sizes(function)
    _join(function)
    for loop in reversed(walk_type(function, scf.ForOp)):
        if not any(isinstance(each.type, MemRefType) for each in loop.iter_args):
            erase_dead(loop)
            _Untiled(loop).apply()
    _join(function)


def _join(function: func.FuncOp) -> None:
    """What parts are done one by one, alike, as done at once."""
    join_sums(function)
    join_parts(function)


class _Untiled(PaddedTiles):
    """The ops of one loop's steps, made whole ahead of it."""

    def apply(self) -> None:
        before, block = self._loop.prev_op, self._loop.parent_block()
        assert block is not None, "a loop stands in a block"
        try:
            found: list[SSAValue] = []
            for op in self._loop.body.block.ops:
                if isinstance(op, scf.YieldOp):
                    found = [self._left(*each) for each in enumerate(op.operands)]
                else:
                    self._op(op)
            self._check_memory()
            replace(self._loop, found)
        except StaysError:
            while (last := self._loop.prev_op) is not before and last is not None:
                last.detach()
                last.erase()

    def _left(self, number: int, value: SSAValue) -> SSAValue:
        carried = self._carried.get(value)
        if carried is None or carried.number != number:
            raise StaysError
        return carried.whole

    def _op(self, op: Operation) -> None:
        if isinstance(op, Slice) and self._axis(op) is not None:
            if isinstance(op, tensor.InsertSliceOp):
                return self._insertion(op)
            return self._slice(op)
        if isinstance(op, RESHAPES) and op.src in self._parts:
            return self._reshape(op)
        if isinstance(op, tensor.PadOp) and self.is_padding(op):
            return self.pad(op)
        if isinstance(op, tensor.ExtractSliceOp) and self.is_padding(op):
            return self.cut_again(op)
        moves = isinstance(op, tensor.ExtractSliceOp | tensor.InsertSliceOp)
        if moves and op.operands[0] in self._carried:
            return self._window(op)
        inside = [each for inner in op.walk() for each in inner.operands]
        if any(each in self._parts or each in self._carried for each in inside):
            if isinstance(op, memref.CopyOp):
                return self._copy(op)
            if not isinstance(op, LinalgStructuredOperation):
                raise StaysError
            return self._structured(op)
        if any(isinstance(each.type, MemRefType) for each in inside) and not _is_view(op):
            raise StaysError
        free = [each for each in inside if not is_inside(op, each)]
        if all(self._is_known(each) for each in free):
            if not _can_be_ahead(op):
                raise StaysError
            made = self._build.op(op.clone(self._known))
            self._known.update(zip(op.results, made.results, strict=True))
        elif not isinstance(op, tensor.EmptyOp | FillOp) and not _is_index_arithmetic(op):
            made_of = op.inputs if isinstance(op, LinalgStructuredOperation) else ()
            if not made_of or not all(map(self._is_known, made_of)):
                raise StaysError  # what is made of known values alone may grow where it is used
        return None

    def _reshape(self, op: RESHAPES) -> None:
        part = self._parts[op.src]
        if part.view is not None:
            raise StaysError
        if part.single:
            found, axis = reshaped_tiles(self._build, op, part.whole, part.axis)
            self._parts[op.result] = part._replace(whole=found, axis=axis)
            return
        made = regrouped(self._build, self._counts, op, part.whole, part.axis, part.cut)
        self._parts[op.result] = Part(made[0], made[1], False, made[2])

    def _copy(self, op: memref.CopyOp) -> None:
        source, dest = self._parts.get(op.source), self._parts.get(op.destination)
        if source is None or dest is None or not _alike(source, dest) or source.axis != dest.axis:
            raise StaysError
        self._build.op(memref.CopyOp(source.whole, dest.whole))

    # Ops of linalg.

    def _structured(self, op: LinalgStructuredOperation) -> None:
        parts = {n: self._parts[each] for n, each in enumerate(op.operands) if each in self._parts}
        if not parts:
            raise StaysError
        first = next(iter(parts.values()))
        if not all(_alike(each, first) for each in parts.values()):
            parts = {number: self._apart(each) for number, each in parts.items()}
            first = next(iter(parts.values()))
        if not all(_alike(each, first) for each in parts.values()):
            raise StaysError
        maps = [each.data for each in op.get_indexing_maps()]
        kinds = list(op.get_iterator_types())
        if first.single:
            loop = maps[0].num_dims
            maps = [_with(each, loop, parts.get(n)) for n, each in enumerate(maps)]
            sums = any(self._is_summed(op, number) for number in range(len(maps)))
            if sums and all(each == IteratorTypeAttr.parallel() for each in kinds):
                raise StaysError
            kinds.append(IteratorTypeAttr.reduction() if sums else IteratorTypeAttr.parallel())
        else:
            loop = _loop_of(maps, parts)
        indices = TileIndices(self._loop, loop, None if first.single else first.cut.width)
        indices.check(op, self._is_known)
        summed = kinds[loop] != IteratorTypeAttr.parallel()
        if summed and any(number >= len(maps) - len(op.outputs) for number in parts):
            raise StaysError
        operands: list[SSAValue] = []
        for number, value in enumerate(op.operands):
            is_output = number >= len(op.operands) - len(op.outputs)
            if number in parts:
                operands.append(parts[number].whole)
            elif is_output and first.single and not summed:
                maps[number] = _with(maps[number], loop, first._replace(axis=0), again=True)
                operands.append(self._grown(value, 0, first))
            else:
                to_sum = summed and is_output
                operands.append(self._operand(op, number, maps[number], loop, to_sum, first))
        self._make(op, operands, maps, kinds, indices, first)

    def _is_summed(self, op: LinalgStructuredOperation, number: int) -> bool:
        """Whether an operand is an output that is the same one in all steps."""
        value = op.operands[number]
        if number < len(op.operands) - len(op.outputs) or value in self._parts:
            return False
        return value in self._carried or isinstance(value.type, MemRefType)

    def _operand(
        self, op: LinalgStructuredOperation, number: int, said: AffineMap, loop: int,
        summed: bool, first: Part,
    ) -> SSAValue:  # fmt: skip
        """What an operand is of the whole op; what it sums into is carried, and used by nothing
        else."""
        value = op.operands[number]
        if summed and isinstance(value.type, MemRefType):
            return self._outside(value)
        if summed:
            carried = self._carried.get(value)
            place = number - len(op.operands) + len(op.outputs)
            ends = list(op.results[place].uses)
            alone = len(list(value.uses)) == 1 and len(ends) == 1
            if carried is None or carried.tiled is not None or not alone:
                raise StaysError
            into = scf.YieldOp if carried.window is None else tensor.InsertSliceOp
            into = into if carried.pad is None else tensor.ExtractSliceOp
            if not isinstance(ends[0].operation, into):
                raise StaysError
            return carried.whole
        if value in self._carried:
            raise StaysError
        at = [n for n, each in enumerate(said.results) if loop in each.used_dims()]
        if not at:
            return self._outside(value)
        if len(at) > 1 or not isinstance(said.results[at[0]], AffineDimExpr):
            raise StaysError
        return self._grown(value, at[0], first)

    def _check_memory(self) -> None:
        """StaysError where a step may write what another one reads or writes: what is written is
        touched by tiles of one cut, or by the one op that sums into it."""
        touched: dict[SSAValue, list[tuple[SSAValue, int] | None]] = {}
        written: set[SSAValue] = set()
        for op in self._loop.body.block.ops:
            if not isinstance(op, LinalgStructuredOperation | memref.CopyOp):
                continue
            outputs = op.outputs if isinstance(op, LinalgStructuredOperation) else [op.destination]
            written.update(_root(each) for each in outputs if isinstance(each.type, MemRefType))
            for value in op.operands:
                if isinstance(value.type, MemRefType):
                    part = self._parts.get(value)
                    found = None if part is None else part.view
                    touched.setdefault(_root(value), []).append(found)
        for root in written:
            ways = touched[root]
            if len(ways) > 1 and (None in ways or len(set(ways)) > 1):
                raise StaysError

    def _make(
        self, op: LinalgStructuredOperation, operands: Sequence[SSAValue],
        maps: Sequence[AffineMap], kinds: Sequence[IteratorTypeAttr], indices: TileIndices,
        part: Part,
    ) -> None:  # fmt: skip
        made: LinalgStructuredOperation
        outputs = operands[len(operands) - len(op.outputs) :]
        if part.single:
            body = Region()
            op.body.clone_into(body, value_mapper=dict(self._known))
            made = GenericOp(
                operands[: -len(outputs)], outputs, body,
                ArrayAttr(map(AffineMapAttr, maps)), list(kinds),
                [each.type for each in outputs[: len(op.results)]],
            )  # fmt: skip
        else:
            made = op.clone({**self._known, **dict(zip(op.operands, operands, strict=True))})
        self._build.op(made)
        indices.write(op, made, self._outside)
        if not made.results:
            return
        for number, (result, output) in enumerate(zip(list(made.results), outputs, strict=True)):
            found = retype(result, output.type)
            source, said = op.results[number], maps[len(operands) - len(outputs) + number]
            into = self._carried.get(op.outputs[number])
            if into is not None:
                self._carried[source] = into._replace(whole=found)
                continue
            axis = [n for n, each in enumerate(said.results) if each == AffineDimExpr(indices.loop)]
            if len(axis) != 1:
                raise StaysError
            self._parts[source] = Part(found, axis[0], part.single, part.cut)

    def _grown(self, value: SSAValue, axis: int, part: Part) -> SSAValue:
        """As many elements as all tiles have, where a tile's are empty, or all of one number."""
        op = value.owner
        if isinstance(op, tensor.EmptyOp):
            sizes = sizes_of(op)
            if part.single:
                sizes.insert(axis, part.cut.extent)
            else:
                sizes[axis] = part.cut.extent
            sizes = [each if isinstance(each, int) else self._outside(each) for each in sizes]
            kind = TensorType(op.tensor.type.get_element_type(), as_numbers(sizes))
            return self._build.value(tensor.EmptyOp(told(sizes), kind))
        if isinstance(op, FillOp) and op.results:
            whole = self._grown(op.outputs[0], axis, part)
            return self._build.value(FillOp([self._outside(op.inputs[0])], [whole], [whole.type]))
        if isinstance(op, LinalgStructuredOperation) and not part.single and _repeats(op, axis):
            whole = self._grown(op.outputs[0], axis, part)
            known = {each: self._outside(each) for each in op.inputs}
            made = self._build.op(op.clone({**self._known, **known, op.outputs[0]: whole}))
            return retype(made.results[0], whole.type)
        raise StaysError


def _is_copy(op: LinalgStructuredOperation) -> bool:
    """Whether a tensor is a copy of another, element by element where they stand."""
    if len(op.inputs) != 1 or [each.type for each in op.results] != [op.inputs[0].type]:
        return False
    maps = [each.data for each in op.get_indexing_maps()]
    return maps[0] == maps[1] == AffineMap.identity(maps[0].num_dims) and (
        yielded(op) is op.body.block.args[0]
    )


def _repeats(op: LinalgStructuredOperation, axis: int) -> bool:
    """Whether the one result of an op is the same at all places along a dimension."""
    *inputs, said = [each.data for each in op.get_indexing_maps()]
    along = said.results[axis]
    if len(op.results) != 1 or not all_parallel(op) or not isinstance(along, AffineDimExpr):
        return False
    loop = along.position
    uses_output = any(each.uses for each in op.body.block.args[len(op.inputs) :])
    counts = any(isinstance(each, IndexOp) for each in op.body.walk())
    read = any(loop in each.used_dims() for one in inputs for each in one.results)
    return not (uses_output or counts or read)


def _is_index_arithmetic(op: Operation) -> bool:
    return not op.regions and op.dialect_name() in (arith.Arith.name, affine.Affine.name)


def _is_view(op: Operation) -> bool:
    return isinstance(op, VIEWS) or isinstance(op, memref.DimOp)


def _root(value: SSAValue) -> SSAValue:
    """The memory that a view is of."""
    while isinstance(value.owner, VIEWS):
        value = value.owner.operands[0]
    return value


def _can_be_ahead(op: Operation) -> bool:
    """Whether an op of values that are there ahead of a loop can be done there."""
    whole = LinalgStructuredOperation | tensor.EmptyOp | tensor.PadOp
    if isinstance(op, whole) or _is_view(op):
        return True
    if _is_index_arithmetic(op):
        return True
    return is_pure(op) and not op.regions


def _alike(one: Part, other: Part) -> bool:
    return one.single == other.single and one.cut.same(other.cut)


def _loop_of(maps: Sequence[AffineMap], parts: dict[int, Part]) -> int:
    """The loop of an op that is over its operands' tiles."""
    found = {maps[number].results[part.axis] for number, part in parts.items()}
    loop = found.pop()
    if found or not isinstance(loop, AffineDimExpr):
        raise StaysError
    for number, part in parts.items():
        others = [each for n, each in enumerate(maps[number].results) if n != part.axis]
        if any(loop.position in each.used_dims() for each in others):
            raise StaysError
    return loop.position


def _with(said: AffineMap, loop: int, part: Part | None, again: bool = False) -> AffineMap:
    """A map of an op with one loop more, which the tiles of a part are over."""
    results: list[AffineExpr] = list(said.results)
    if part is not None:
        results.insert(part.axis, AffineDimExpr(loop))
    return AffineMap(said.num_dims + (not again), said.num_symbols, tuple(results))
