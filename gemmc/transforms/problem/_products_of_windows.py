"""Products that each step of a loop takes of other rows of a tensor and of what is the same in all
steps: one product of all rows, ahead of the loop."""

from __future__ import annotations

from math import prod
from typing import NamedTuple, cast

from xdsl.dialects import arith, scf, tensor
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    IndexType,
    TensorType,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.dialects.linalg_contraction import is_contraction
from gemmc.dialects.linalg_forms import is_zero
from gemmc.dialects.recurrent import Places
from gemmc.dialects.tile.types import bits
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._in_shape import in_order, in_shape
from gemmc.transforms.problem._loop_places import Told, is_inside, places_in, told_by

MOST_ELEMENTS, MOST_BYTES = 1 << 20, 1 << 30
"""Elements of a step's product that occupy the device anyway, and bytes of all of them together
that are too many."""


def take_ahead(loop: scf.ForOp, steps: range) -> None:
    """Before → after:

        scf.for %i … { %x = tensor.extract_slice %xs[%i, 0, 0] … ; %p = linalg.matmul %x, %w }
        →
        %ps = linalg.generic of all rows of %xs, and %w
        scf.for %i … { %p = tensor.extract_slice %ps[%i, 0, 0] … }

    where the steps take all of the tensor, one part behind the other, from either end. One product
    of many rows takes a fraction of what as many of few rows take. Products of many elements, or of
    many bytes together, stay where they are.
    """
    told = told_by(loop, steps)
    for op in list(loop.body.block.ops):
        if isinstance(op, LinalgStructuredOperation) and is_contraction(op):
            found = _windows(loop, op, told, len(steps))
            if found is not None:
                _take_ahead(loop, steps, op, found)
    for op in reversed(list(loop.body.block.ops)):
        if op.results and not any(each.uses for each in op.results):
            op.detach()
            op.erase()


class _Windows(NamedTuple):
    """Which of a product's operands is other rows of a tensor in each step, of which, and where."""

    number: int
    source: SSAValue
    places: Places


def _windows(
    loop: scf.ForOp, op: LinalgStructuredOperation, told: Told, steps: int
) -> _Windows | None:
    """None of a product of other things, and of one whose rows are not all those of a tensor."""
    if len(op.results) != 1 or len(op.inputs) != 2 or not is_zero(op.outputs[0]):
        return None
    made = cast("TensorType[Attribute]", op.results[0].type)
    elements = prod(made.get_shape())
    if elements > MOST_ELEMENTS or elements * steps * bits(made.element_type) > 8 * MOST_BYTES:
        return None
    moving = [number for number, each in enumerate(op.inputs) if is_inside(loop, each)]
    if len(moving) != 1:
        return None
    part = in_order(op.inputs[moving[0]]).owner
    if not isinstance(part, tensor.ExtractSliceOp) or is_inside(loop, part.source):
        return None
    places = places_in(part, told, steps)
    size = prod(part.result.type.get_shape())
    whole = prod(cast("TensorType[Attribute]", part.source.type).get_shape())
    if places is None or abs(places.stride) != size or steps * size != whole:
        return None
    return _Windows(moving[0], part.source, places)


def _take_ahead(
    loop: scf.ForOp, steps: range, op: LinalgStructuredOperation, found: _Windows
) -> None:
    """One product ahead of the loop, and in the place of the step's its rows of that."""
    ahead, count = Inserter.before(loop, op), len(steps)
    kind = cast("TensorType[AnyFloat]", op.results[0].type)
    seen = cast("TensorType[Attribute]", op.inputs[found.number].type)
    inputs: list[SSAValue] = list(op.inputs)
    inputs[found.number] = in_shape(ahead, found.source, [count, *seen.get_shape()])
    many = TensorType(kind.element_type, [count, *kind.get_shape()])
    zeros = ahead.value(arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(many, [0])))
    maps = [each.data for each in op.get_indexing_maps()]
    stepped = (found.number, len(maps) - 1)
    wider = [_widened(each, number in stepped) for number, each in enumerate(maps)]
    kinds = ArrayAttr([IteratorTypeAttr.parallel(), *op.get_iterator_types()])
    made = GenericOp(
        inputs, [zeros], op.body.clone(), ArrayAttr(map(AffineMapAttr, wider)), kinds, [many]
    )
    ahead.op(made)
    made.results[0].name_hint = op.results[0].name_hint
    build = Inserter.before(op)
    row = _row(build, loop, steps, found.places)
    sizes = [1, *kind.get_shape()]
    first, ones = [row, *[0] * len(sizes[1:])], [1] * len(sizes)
    replace(op, [build.value(tensor.ExtractSliceOp(made.results[0], first, sizes, ones, kind))])


def _widened(indexing: AffineMap, stepped: bool) -> AffineMap:
    """A map of loops around which there is one more, by which it is indexed first or not."""
    dims = [AffineExpr.dimension(1 + n) for n in range(indexing.num_dims)]
    results = [each.replace_dims_and_symbols(dims, ()) for each in indexing.results]
    ahead = [AffineExpr.dimension(0)] if stepped else []
    return AffineMap(1 + indexing.num_dims, 0, (*ahead, *results))


def _row(build: Inserter, loop: scf.ForOp, steps: range, places: Places) -> SSAValue:
    """The number of a step's part in the tensor that the steps take."""
    counter: SSAValue = loop.body.block.args[0]
    if not isinstance(counter.type, IndexType):
        counter = build.value(arith.IndexCastOp(counter, IndexType()))
    number = build.sub(counter, build.index(steps.start))
    if steps.step != 1:
        number = build.div(number, build.index(steps.step))
    return number if places.stride >= 0 else build.sub(build.index(len(steps) - 1), number)
