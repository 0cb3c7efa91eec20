"""What products read of tensors that are repeated is computed once for each element: arithmetic on
single elements stands ahead of the repetition, which then is in the product's map."""

from __future__ import annotations

from typing import cast

from xdsl.dialects import func
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    TensorType,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.analysis.reshapes import RESHAPES, shape_of
from gemmc.dialects.linalg_contraction import is_contraction
from gemmc.dialects.linalg_forms import (
    all_parallel,
    index_loops,
    is_exact_cast,
    is_pointwise,
    loop_extents,
    yielded,
)
from gemmc.ir import Inserter, replace, retype
from gemmc.transforms.problem._elementwise import empty_like
from gemmc.transforms.problem._split_repeats import split_repeat


def compute_once(function: func.FuncOp) -> None:
    """Move arithmetic on what operands of products repeat ahead of the repetition.

    Before → after, of keys that 2 heads have for 8:

        %r = linalg.generic {(h, g, t, d) -> (h, t, d)} ins(%k : tensor<2x16x32xf32>) … { yield }
        %c = tensor.collapse_shape %r : … into tensor<8x16x32xf32>
        %s = linalg.generic ins(%c) { %x * 0.5 } ; linalg.batch_matmul ins(%q, %s)
        →
        %s = linalg.generic ins(%k : tensor<2x16x32xf32>) { %x * 0.5 }
        %r = linalg.generic {(h, g, t, d) -> (h, t, d)} ins(%s) … { yield }
        %c = tensor.collapse_shape %r … ; linalg.batch_matmul ins(%q, %c)
    """
    for op in [each for each in function.walk() if is_contraction(each)]:
        product = cast(LinalgStructuredOperation, op)
        for number in range(len(product.inputs)):
            # Both may be one tensor, which is another one when it has been taken apart.
            split_repeat(_made_first(product.inputs[number]))
            for computed in _computed_of_repeated(product.inputs[number]):
                _move_ahead(computed)


def is_repeated(value: SSAValue) -> bool:
    """Whether a value is made of what is repeated, by ops on single elements of one tensor, which
    may be read at index 0 of dimensions of one element."""
    while isinstance(owner := value.owner, Operation):
        if isinstance(owner, LinalgStructuredOperation) and _moves(owner):
            if len(owner.inputs) != 1 or not all_parallel(owner):
                return False
            used = owner.get_indexing_maps().data[0].data.used_dims()
            if any(size != 1 and n not in used for n, size in loop_extents(owner).items()):
                return True
        elif not _is_of_one(owner):
            return False
        value = owner.operands[0]
    return False


def _made_first(value: SSAValue) -> SSAValue:
    """What a value is made of by ops on single elements of one tensor."""
    while isinstance(owner := value.owner, Operation) and _is_of_one(owner):
        value = owner.operands[0]
    return value


def _computed_of_repeated(value: SSAValue) -> list[LinalgStructuredOperation]:
    """The ops on single elements by which a value is made of what is repeated, that next to the
    repetition first; but for exact extensions behind them, which a product takes in."""
    found: list[LinalgStructuredOperation] = []
    waiting: list[LinalgStructuredOperation] = []
    while isinstance(owner := value.owner, Operation) and _is_of_one(owner):
        if _repeats(owner):
            found += waiting
            waiting = []
        elif not _moves(owner) and (found or waiting or not _is_extension(owner)):
            waiting.append(cast("LinalgStructuredOperation", owner))
        value = owner.operands[0]
    return found[::-1]


def _is_of_one(op: Operation) -> bool:
    """Whether each element is one of the only tensor that goes in, or computed of it."""
    if isinstance(op, RESHAPES):
        return True
    return (
        isinstance(op, LinalgStructuredOperation) and len(op.inputs) == 1
        and isinstance(op.inputs[0].type, TensorType) and is_pointwise(op)
    )  # fmt: skip


def _moves(op: Operation) -> bool:
    """Whether each element of what is made of one tensor is one of it."""
    return isinstance(op, RESHAPES) or (
        isinstance(op, LinalgStructuredOperation) and yielded(op) is op.body.block.args[0]
    )


def _is_extension(op: Operation) -> bool:
    return isinstance(op, LinalgStructuredOperation) and is_exact_cast(op)


def _repeats(op: Operation) -> bool:
    """Whether an op only moves elements, and has each of them several times."""
    if not isinstance(op, LinalgStructuredOperation) or not _moves(op):
        return False
    loops = index_loops(op)
    return loops is not None and len(loops[0]) < len(loops[1])


def _move_ahead(op: LinalgStructuredOperation) -> None:
    """Compute what an op does ahead of all that its input is moved and repeated by."""
    moves, value = list[Operation](), op.inputs[0]
    while isinstance(owner := value.owner, Operation) and _is_of_one(owner) and _moves(owner):
        moves.append(owner)
        value = owner.operands[0]
    behind = list(moves)
    while moves and not _repeats(moves[-1]):
        value = moves.pop().results[0]
    element = cast("TensorType[Attribute]", op.results[0].type).element_type
    build = Inserter.before(op)
    made = _of_each(build, op, value)
    for each in reversed(moves):
        made = _moved(build, each, made)
    loops = index_loops(op)
    assert loops is not None, "an op on single elements has a loop for each index"
    if loops[0] != loops[1]:
        made = _copied(build, op, made, _yielding(op, element))
    made.name_hint = op.results[0].name_hint
    replace(op, [made])
    for each in behind:
        if each.results[0].first_use is None:
            each.detach()
            each.erase()


def _of_each(build: Inserter, op: LinalgStructuredOperation, value: SSAValue) -> SSAValue:
    """What a body makes of the elements of another tensor, in its shape."""
    rank = len(shape_of(value))
    kind = TensorType(_element(op.results[0]), shape_of(value))
    made = GenericOp(
        [value], [empty_like(build, kind, value)], op.body.clone(),
        ArrayAttr([AffineMapAttr(AffineMap.identity(rank))] * 2),
        [IteratorTypeAttr.parallel()] * rank, [kind],
    )  # fmt: skip
    return build.value(made)


def _moved(build: Inserter, op: Operation, value: SSAValue) -> SSAValue:
    """Another tensor moved as an op does."""
    kind = TensorType(_element(value), shape_of(op.results[0]))
    if isinstance(op, LinalgStructuredOperation):
        return _copied(build, op, value, _yielding(op, kind.element_type))
    made = op.clone({op.operands[0]: value})
    retype(made.results[0], kind)
    return build.value(made)


def _copied(
    build: Inserter, op: LinalgStructuredOperation, value: SSAValue, body: Region
) -> SSAValue:
    """The elements of another tensor by the maps of an op."""
    kind = TensorType(_element(value), shape_of(op.results[0]))
    made = GenericOp(
        [value], [empty_like(build, kind, op.results[0])], body, op.get_indexing_maps(),
        op.get_iterator_types(), [kind],
    )  # fmt: skip
    return build.value(made)


def _yielding(op: Operation, element: Attribute) -> Region:
    """A body that yields the element that goes in."""
    block = Block(arg_types=[element, element])
    Inserter.at_end(block, op).op(YieldOp(block.args[0]))
    return Region(block)


def _element(value: SSAValue) -> Attribute:
    return cast("TensorType[Attribute]", value.type).element_type
