"""The body of a `tile.loops` while it is written: its numbers, each computed once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import (
    IndexType,
    IntegerAttr,
    LocationAttr,
    TensorType,
    i1,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymExpr,
)

from gemmc.dialects.splats import number_as, splat_of
from gemmc.dialects.tile.loops import LoopIndexOp, LoopSizeOp
from gemmc.errors import refuse
from gemmc.transforms.problem._extents import Extent, Extents, in_other_symbols, symbols_in
from gemmc.transforms.problem._index_arithmetic import of_indices, size_of
from gemmc.transforms.problem._indices import is_computed, simplified

EQUAL, LESS = 0, 2
"""arith.cmpi's predicates eq and slt."""

_AT_LEAST = 5
"""arith.cmpi's predicate sge."""

_WORDS = -(1 << 31), (1 << 31) - 1
"""The least and the largest integer of 32 bits."""


def computes_numbers(op: Operation) -> bool:
    """Whether an op is arithmetic of numbers."""
    scalars = all(not isinstance(each.type, TensorType) for each in (*op.operands, *op.results))
    return op.dialect_name() in ("arith", "math") and not op.regions and scalars


def constant_index(value: SSAValue) -> int | None:
    """The number that an index is, if it is a constant."""
    owner = value.owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr):
        return owner.value.value.data
    return None


class Body(ABC):
    """The ops of a body and the constants, indices and comparisons that they share."""

    def __init__(self, location: LocationAttr, extents: Extents | None = None) -> None:
        self.block = Block()
        self.extents = extents or Extents(None)
        self.sizes: list[tuple[LoopSizeOp, AffineExpr]] = []
        self._location = location
        self._indices: dict[AffineExpr, SSAValue] = {}
        self._symbols: list[SSAValue] = []
        self._in_words: set[Operation] = set()
        self._constants: dict[tuple[Attribute, Attribute], SSAValue] = {}
        self._scalars: dict[SSAValue, SSAValue] = {}

    @abstractmethod
    def element(self, value: SSAValue, indices: Sequence[AffineExpr]) -> SSAValue:
        """The tensor's element at some indices; a number is itself."""

    @abstractmethod
    def reads(self, value: SSAValue, element: SSAValue) -> bool:
        """Whether an element is read from the tensor itself, and so is zero outside of it:
        not from what it is a reshape or a part of, which ends elsewhere."""

    def element_or_zero(self, value: SSAValue, indices: Sequence[AffineExpr]) -> SSAValue:
        """The tensor's element at indices that the body computes, zero where one is outside of its
        dimension. MLIR leaves that undefined (`tensor.extract`, `tensor.extract_slice`), but of a
        reshape or a part it would be another element, and of what is computed not even a number of
        the tensor's."""
        element = self.element(value, indices)
        places = zip(indices, self.extents.of(value), strict=True)
        inside = self._inside([(at, extent) for at, extent in places if is_computed(at)])
        if inside is None or self.reads(value, element):
            return element
        zero = self.constant(number_as(0, element.type))
        return self.add(arith.SelectOp(inside, element, zero))

    def add(self, op: Operation) -> SSAValue:
        """Append an op; its result."""
        op.location = self._location
        self.block.add_op(op)
        return op.results[0]

    def finish(self) -> None:
        """Erase what nothing needs, behind the last op."""
        for op in reversed(list(self.block.ops)):
            if op.results and not any(result.uses for result in op.results):
                op.detach()
                op.erase()

    def all_inside(
        self, at: Sequence[AffineExpr], sizes: Sequence[Extent], shape: Sequence[Extent]
    ) -> SSAValue | None:
        """Whether indices are those of a part of so many elements; None where each one is."""
        places = zip(at, sizes, shape, strict=True)
        return self._inside([(each, size) for each, size, extent in places if size != extent])

    def _inside(self, places: Sequence[tuple[AffineExpr, Extent]]) -> SSAValue | None:
        """Whether each index lies from 0 on and below its size; None without any."""
        tests: list[SSAValue] = []
        for each, size in places:
            tests.append(self.compare(_AT_LEAST, each, AffineExpr.constant(0)))
            tests.append(self.compare(LESS, each, size))
        found = tests[0] if tests else None
        for test in tests[1:]:
            assert found is not None
            found = self.add(arith.AndIOp(found, test, i1))
        return found

    def compare(self, predicate: int, index: AffineExpr, number: Extent) -> SSAValue:
        """An index compared with a size, as `arith.cmpi` does by the predicate."""
        other = self.index(number)
        return self.add(arith.CmpiOp(self.index(index), other, predicate))

    def symbol(self, value: SSAValue) -> AffineExpr:
        """An index that the body computes, as a symbol of affine expressions: of an odd number,
        where those of sizes have even ones."""
        if value not in self._symbols:
            self._put_in_words(value)
            self._symbols.append(value)
        return AffineExpr.symbol(2 * self._symbols.index(value) + 1)

    def _put_in_words(self, value: SSAValue) -> None:
        """Let 64 bits of which an index is made be those of a word, of the same sign: kernels
        compute indices in words, and what lies outside of any tensor stays outside."""
        waiting, seen = [value], set[SSAValue]()
        while waiting:
            each = waiting.pop()
            owner = each.owner
            if each in seen or not isinstance(owner, Operation) or owner.parent is not self.block:
                continue
            seen.add(each)
            if not isinstance(owner, arith.IndexCastOp):
                waiting += [other for other in owner.operands if other.type == IndexType()]
            elif owner.input.type == i64 and owner not in self._in_words:
                self._in_words.add(owner)
                low, high = (self.constant(IntegerAttr(n, i64)) for n in _WORDS)
                most = arith.MinSIOp(owner.input, high)
                least = arith.MaxSIOp(most.result, low)
                for made in (most, least):
                    made.location = self._location
                    self.block.insert_op_before(made, owner)
                owner.operands[0] = least.result

    def place(self, value: SSAValue) -> AffineExpr:
        """An index from outside of the body as an expression: a constant, or a symbol."""
        known = constant_index(value)
        return self.symbol(self.scalar(value)) if known is None else AffineExpr.constant(known)

    def index(self, found: AffineExpr) -> SSAValue:
        """An index as a value."""
        found = simplified(found)
        if found not in self._indices:
            self._indices[found] = self._computed(found)
        return self._indices[found]

    def _computed(self, found: AffineExpr) -> SSAValue:
        if isinstance(found, AffineDimExpr):
            return self.add(LoopIndexOp(found.position))
        if isinstance(found, AffineConstantExpr):
            return self.constant(IntegerAttr(found.value, IndexType()))
        if isinstance(found, AffineSymExpr):
            number, computed = divmod(found.position, 2)
            if computed:
                return self._symbols[number]
            # Its name is the kernel's, which is known when all that the kernel reads is.
            made = LoopSizeOp("")
            self.sizes.append((made, found))
            return self.add(made)
        assert isinstance(found, AffineBinaryOpExpr), "there is no other expression"
        return of_indices(self.add, found, self.index(found.lhs), self.index(found.rhs))

    def spell_sizes(self, parts: Mapping[int, AffineExpr], others: Mapping[int, str]) -> None:
        """Let sizes that no tensor of the kernel has be computed of those that some has; `others`
        are such as only arithmetic says, the smaller of two say."""
        for made, found in list(self.sizes):
            if made.parent is None or not symbols_in(found) & {*parts, *others}:
                continue
            self.sizes.remove((made, found))
            spelled = self._size(made, in_other_symbols(found, parts), others)
            made.result.replace_all_uses_with(spelled)
            made.detach()
            made.erase()

    def _size(self, at: Operation, found: AffineExpr, others: Mapping[int, str]) -> SSAValue:
        """An expression of sizes, ahead of an op."""
        if isinstance(found, AffineConstantExpr):
            return self.constant(IntegerAttr(found.value, IndexType()))
        if isinstance(found, AffineBinaryOpExpr):
            lhs, rhs = (self._size(at, each, others) for each in (found.lhs, found.rhs))
            return of_indices(lambda op: self._ahead(at, op), found, lhs, rhs)
        if isinstance(found, AffineSymExpr) and found.position in others:
            return size_of(
                others[found.position],
                lambda op: self._ahead(at, op),
                lambda name: self._size(at, self.extents.as_expression(name), others),
            )
        made = LoopSizeOp("")
        self.sizes.append((made, found))
        return self._ahead(at, made)

    def _ahead(self, at: Operation, op: Operation) -> SSAValue:
        op.location = self._location
        self.block.insert_op_before(op, at)
        return op.results[0]

    def splat(self, op: arith.ConstantOp) -> SSAValue:
        """The number in each element of a constant; GemmcError where there are several."""
        number = splat_of(op.value)
        if number is None:
            needed = "a constant that is one number in every element"
            raise refuse(op, needed, "others", "pass it as an argument")
        return self.constant(number)

    def scalar(self, value: SSAValue) -> SSAValue:
        """A number from outside of the body: a constant, an element of a tensor, or what is
        computed of such, once. GemmcError for another."""
        known = self._scalars.get(value)
        if known is None or known.owner.parent is None:  # `finish` left it out
            known = self._scalars[value] = self._scalar(value)
        return known

    def _scalar(self, value: SSAValue) -> SSAValue:
        owner = value.owner
        if isinstance(owner, arith.ConstantOp):
            return self.constant(owner.value)
        if isinstance(owner, tensor.ExtractOp):
            places = [constant_index(each) for each in owner.indices]
            if None not in places:
                at = [AffineExpr.constant(cast(int, place)) for place in places]
                return self.element(owner.tensor, at)
        if isinstance(owner, tensor.DimOp) and (size := self.extents.size(value)) is not None:
            return self.index(size)
        if isinstance(owner, Operation) and computes_numbers(owner):
            known = {each: self.scalar(each) for each in owner.operands}
            self.block.add_op(made := owner.clone(known))
            return made.results[0]
        name = owner.name if isinstance(owner, Operation) else "an argument"
        needed = "numbers that are constants, or elements of tensors"
        at = owner if isinstance(owner, Operation) else owner.parent_op()
        assert at is not None
        raise refuse(at, needed, f"a {value.type} of {name}", "pass it as a tensor of rank 0")

    def constant(self, value: Attribute) -> SSAValue:
        """A constant, at the head of the body."""
        key = value, getattr(value, "type", IndexType())
        known = self._constants.get(key)
        if known is None or known.owner.parent is None:  # `finish` left it out
            made = arith.ConstantOp(cast("Any", value))
            made.location = self._location
            first = self.block.first_op
            if first is None:
                self.block.add_op(made)
            else:
                self.block.insert_op_before(made, first)
            known = self._constants[key] = made.result
        return known
