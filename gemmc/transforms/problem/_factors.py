"""What a sum of products multiplies, and which loops each factor depends on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from xdsl.dialects import affine, arith, math, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, AnyFloat, TensorType, f32
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import IndexOp
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_contraction import exactly_from
from gemmc.dialects.linalg_forms import loop_extents, yielded
from gemmc.transforms.problem._integer_products import LARGEST
from gemmc.transforms.problem._integer_ranges import in_body
from gemmc.transforms.problem._told import counted

MOST_FACTORS = 8
"""Of a product, so that all ways to share them between two operands can be tried."""


class Factor(NamedTuple):
    """A value of a body, and the loops that it is another one in each iteration of."""

    value: SSAValue
    loops: frozenset[int]


@dataclass(frozen=True)
class Side:
    """What becomes one operand of a product: its factors, the loops that it is indexed by, and
    whether it is an input as it is, or is computed."""

    factors: Sequence[Factor]
    loops: frozenset[int]
    computed: bool


class Sides(NamedTuple):
    """Both operands, with the extent of each loop."""

    lhs: Side
    rhs: Side
    extents: Mapping[int, int]

    def size(self, loops: frozenset[int] | set[int]) -> int:
        """How often some loops iterate together."""
        open_ = [each for each in self.extents.values() if each == DYNAMIC_INDEX]
        return counted((self.extents[loop] for loop in loops), len(open_))

    @property
    def copied(self) -> int:
        """Elements of operands that are computed."""
        return sum(self.size(each.loops) for each in (self.lhs, self.rhs) if each.computed)

    @property
    def reused(self) -> int:
        """How often the operand is read again that is read again least."""
        lhs, rhs = self.lhs.loops, self.rhs.loops
        return min(self.size(lhs - rhs), self.size(rhs - lhs))


def sides_of(op: LinalgStructuredOperation) -> Sides | None:
    """The two operands that a sum of products is a contraction of, so that least has to
    be computed for them; None where it is none."""
    extents = loop_extents(op)
    if len(extents) != op.get_num_loops() or 0 in extents.values():
        return None
    as_written, factors = factors_of(op)
    found = _sides(op, as_written, extents)
    return _sides(op, factors, extents) if found is None else found


def _sides(
    op: LinalgStructuredOperation, factors: Sequence[Factor], extents: Mapping[int, int]
) -> Sides | None:
    """The operands for which least has to be computed, of those that are read more than once."""
    summed = {
        loop for loop, kind in enumerate(op.get_iterator_types())
        if kind == IteratorTypeAttr.reduction()
    }  # fmt: skip
    if not summed:
        return None
    found = [
        Sides(_side(op, lhs, summed), _side(op, rhs, summed), extents)
        for lhs, rhs in _shared_out(factors)
    ]
    whole = [
        each for each in found
        if len(each.lhs.loops | each.rhs.loops) == len(extents) and each.reused > 1
    ]  # fmt: skip
    return min(whole, key=lambda each: each.copied, default=None)


def _side(op: LinalgStructuredOperation, factors: Sequence[Factor], summed: set[int]) -> Side:
    """An operand of some factors. It is indexed by all loops that are summed over."""
    own = frozenset[int]().union(*(each.loops for each in factors))
    plain = len(factors) == 1 and summed <= own and is_input(op, factors[0].value)
    return Side(factors, own | summed, not plain)


def is_input(op: LinalgStructuredOperation, value: SSAValue) -> bool:
    """Whether a value is an element of an input that is indexed by loops alone, exactly cast."""
    source = exactly_from(value)
    if not isinstance(source, BlockArgument) or source.owner is not op.body.block:
        return False
    if not isinstance(op.operands[source.index].type, TensorType):
        return False
    results = _maps(op)[source.index].results
    dims = [each.position for each in results if isinstance(each, AffineDimExpr)]
    return len({*dims}) == len(results)


def factors_of(op: LinalgStructuredOperation) -> tuple[list[Factor], list[Factor]]:
    """The two factors of the product that a body adds to its only output, and in f32 all that these
    are products of themselves, which rounds as often in any order; none where it adds no product,
    or where more than pure ops compute one. Integers are taken that bf16 has."""
    product, kind = _added_product(op), op.body.block.args[-1].type
    if product is None or not (isa(kind, AnyFloat) and kind.bitwidth <= 32 or in_bf16(op, product)):
        return [], []
    known: dict[SSAValue, frozenset[int] | None] = {}

    def factors(values: Sequence[SSAValue]) -> list[Factor]:
        loops = [_loops(op, each, known) for each in values]
        if len(values) > MOST_FACTORS or None in loops or any(v.type != kind for v in values):
            return []
        pairs = zip(values, loops, strict=True)
        return [Factor(value, each) for value, each in pairs if each is not None]

    two = [product.operands[0], product.operands[1]]
    if kind != f32:
        return factors(two), []
    return factors(two), factors([part for each in two for part in _parts(each, kind)])


def _parts(value: SSAValue, kind: Attribute) -> Iterator[SSAValue]:
    """What a value is the product of."""
    owner = value.owner
    if isinstance(owner, arith.MulfOp) and value.type == kind:
        for each in owner.operands:
            yield from _parts(each, kind)
    else:
        yield value


def _added_product(op: LinalgStructuredOperation) -> Operation | None:
    """The op whose first two operands' product the body adds to the output."""
    value, output = yielded(op), op.body.block.args[-1]
    if value is None or len(op.outputs) != 1 or len(list(output.uses)) != 1:
        return None
    owner = value.owner
    if isinstance(owner, math.FmaOp):
        return owner if owner.c is output else None
    if not isinstance(owner, arith.AddfOp | arith.AddiOp) or output not in owner.operands:
        return None
    term = next((each.owner for each in owner.operands if each is not output), None)
    return term if isinstance(term, arith.MulfOp | arith.MuliOp) else None


def in_bf16(op: LinalgStructuredOperation, product: Operation) -> bool:
    """Whether a body multiplies integers that bf16 has."""
    ranges = [in_body(op, each) for each in product.operands]
    return all(each is not None and each.most <= LARGEST for each in ranges)


def _loops(
    op: LinalgStructuredOperation, value: SSAValue, known: dict[SSAValue, frozenset[int] | None]
) -> frozenset[int] | None:
    """The loops that a value of a body depends on; None where it depends on the output, or on what
    is more than arithmetic of elements."""
    if value not in known:
        known[value] = _loops_anew(op, value, known)
    return known[value]


def _loops_anew(
    op: LinalgStructuredOperation, value: SSAValue, known: dict[SSAValue, frozenset[int] | None]
) -> frozenset[int] | None:
    owner = value.owner
    if owner is op.body.block:
        assert isinstance(value, BlockArgument)
        inside = value.index < len(op.inputs)
        dims = (each.used_dims() for each in _maps(op)[value.index].results)
        return frozenset[int]().union(*dims) if inside else None
    if not isinstance(owner, Operation) or owner.parent is not op.body.block:
        return frozenset()
    if isinstance(owner, IndexOp):
        return frozenset({owner.dim.value.data})
    pure = owner.dialect_name() in ("arith", "math") or isinstance(owner, affine.ApplyOp)
    if not (pure or isinstance(owner, tensor.ExtractOp)) or owner.regions:
        return None
    parts = [_loops(op, each, known) for each in owner.operands]
    found = [each for each in parts if each is not None]
    return frozenset[int]().union(*found) if len(found) == len(parts) else None


def _shared_out(factors: Sequence[Factor]) -> Iterator[tuple[list[Factor], list[Factor]]]:
    """Every way to share factors between two operands, the first factor's ahead."""
    if not factors:
        return
    first, *rest = factors
    for chosen in range(2 ** len(rest) - 1):
        sides: tuple[list[Factor], list[Factor]] = [first], []
        for number, each in enumerate(rest):
            sides[0 if chosen >> number & 1 else 1].append(each)
        yield sides


def _maps(op: LinalgStructuredOperation) -> list[AffineMap]:
    return [each.data for each in op.get_indexing_maps()]
