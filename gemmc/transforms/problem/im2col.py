"""Pass `im2col`: which convolutions are products of unfolded windows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.context import Context
from xdsl.dialects import tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    ModuleOp,
    TensorType,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap
from xdsl.passes import ModulePass

from gemmc.analysis.whole_rows import is_whole
from gemmc.dialects.linalg_contraction import multiplies_and_adds
from gemmc.dialects.linalg_forms import loop_extents
from gemmc.dialects.tile.types import bits
from gemmc.element_types import multiplied
from gemmc.facts import SOURCE, Facts
from gemmc.ir import Inserter
from gemmc.transforms.problem._gain import (
    COPIED_BYTES_US,
    LAUNCH_US,
    LOOPS_FLOP_US,
    MOST_COPIED,
    check_gain,
    flop_us,
)
from gemmc.transforms.problem._told import counted, told_extent


@dataclass(frozen=True)
class Im2colPass(ModulePass):
    """Unfold the windows of a convolution, where a product of them is faster than loops.

    Before → after:

        %r = linalg.conv_2d_nhwc_hwcf ins(%x, %f : tensor<1x58x58x64xbf16>, tensor<3x3x64x128xbf16>)
               outs(%z : tensor<1x56x56x128xf32>)
        →
        %u = linalg.generic {(n, h, w, y, x, c) -> (n, h + y, w + x, c) to all of them}
               ins(%x) outs(%e : tensor<1x56x56x3x3x64xbf16>) { linalg.yield %in }
        %r = linalg.generic {nhwyxc, yxcf -> nhwf} ins(%u, %f) outs(%z) { the convolution's body }

    Requires: linalg on tensors.
    Ensures: a sum of products of two tensors of floats, one of which is indexed by sums of loops,
    reads a copy of that tensor which has an index for each loop, so that it is a contraction; each
    element is the same sum. Taken are those where the copy and the product take less than loops; of
    an extent that a launch tells 512 count, of each of two 64, of more 32. The copy's rows are what
    lies contiguously in the tensor, the loops that are summed or those that are not, unless only
    the others are whole 16 bytes.
    Why here: ahead of `normalize-contractions`, which takes what follows into the product's
    epilogue. Serves convolutions of all kinds, strides and dilations, and their gradients; what
    pads or converts the tensor is computed with the copy.

    `gain` says how many times what the copy and the product take loops have to take; 0 unfolds
    all whose product has more than one column.
    """

    name = "im2col"

    gain: float = 1.0

    def facts(self) -> Facts:
        return Facts(requires=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_gain(op, self.gain)
        for nested in [each for each in op.walk() if isinstance(each, LinalgStructuredOperation)]:
            windowed = _windowed(nested)
            if windowed is not None and _pays(windowed, self.gain):
                _unfold(windowed)


@dataclass(frozen=True)
class _Windowed:
    """A sum of products of windows: the op, which input is unfolded, the extent of each loop, and
    what the loops are to the product: batches, rows, columns, and those that are summed."""

    op: LinalgStructuredOperation
    image: int
    extents: dict[int, int]
    batches: list[int]
    rows: list[int]
    columns: list[int]
    summed: list[int]

    @property
    def element(self) -> Attribute:
        return _kind(self.op.inputs[self.image]).element_type

    @property
    def unfolded(self) -> list[int]:
        """The loops of the copy, outermost first."""
        across, along = self.summed, self.rows
        if not self._reads_along(along):
            across, along = along, across
        if self._is_whole(across) and not self._is_whole(along):
            across, along = along, across
        return [*self.batches, *across, *along]

    def _reads_along(self, loops: list[int]) -> bool:
        """Whether one of these loops walks the innermost dimension of the tensor."""
        innermost = _maps(self.op)[self.image].results[-1]
        return bool(innermost.used_dims() & {*loops})

    def _is_whole(self, loops: list[int]) -> bool:
        sizes = (self.extents[loop] for loop in loops)
        known = prod(1 if each == DYNAMIC_INDEX else each for each in sizes)
        return is_whole(known, bits(self.element))

    def size(self, loops: Iterable[int]) -> int:
        """How often some loops iterate, with a guess for an extent that a launch tells."""
        open_ = [each for each in self.extents.values() if each == DYNAMIC_INDEX]
        return counted((self.extents[loop] for loop in loops), len(open_))


def _maps(op: LinalgStructuredOperation) -> list[AffineMap]:
    return [each.data for each in op.get_indexing_maps()]


def _kind(value: SSAValue) -> TensorType[Attribute]:
    return cast("TensorType[Attribute]", value.type)


def _windowed(op: LinalgStructuredOperation) -> _Windowed | None:
    """What is to be unfolded of an op that sums products of windows."""
    if not multiplies_and_adds(op) or not all(_is_taken(each) for each in op.operands):
        return None
    maps = _maps(op)
    plain = [_plain_loops(each) for each in maps]
    image = [number for number in (0, 1) if plain[number] is None]
    if len(image) != 1 or plain[-1] is None:
        return None
    output, other = plain[-1], plain[1 - image[0]] or []
    extents = loop_extents(op)
    inside = {loop for expr in maps[image[0]].results for loop in expr.used_dims()}
    summed = [loop for loop in other if loop not in output]
    if inside | {*other} != {*range(op.get_num_loops())} or not {*summed} <= inside:
        return None
    known = [each for each in extents.values() if each != DYNAMIC_INDEX]
    if len(extents) != op.get_num_loops() or min(known, default=1) < 1:
        return None
    if not _is_summed(op, summed):
        return None
    shared = [loop for loop in output if loop in inside and loop in other]
    rows = [loop for loop in output if loop in inside and loop not in other]
    columns = [loop for loop in output if loop not in inside]
    return _Windowed(op, image[0], extents, shared, rows, columns, summed)


def _is_taken(value: SSAValue) -> bool:
    """Whether products are taken of a tensor's type."""
    kind = value.type
    return (
        isinstance(kind, TensorType)
        and isinstance(_kind(value).element_type, AnyFloat)
        and str(_kind(value).element_type) in multiplied()
    )


def _plain_loops(given: AffineMap) -> list[int] | None:
    """The loop behind each index; None where one is an expression, or a loop stands twice."""
    loops = [each.position for each in given.results if isinstance(each, AffineDimExpr)]
    plain = len(loops) == len(given.results) == len({*loops})
    return loops if plain else None


def _is_summed(op: LinalgStructuredOperation, loops: list[int]) -> bool:
    """Whether these loops are the reductions of an op."""
    kinds = enumerate(op.get_iterator_types())
    return [loop for loop, kind in kinds if kind == IteratorTypeAttr.reduction()] == sorted(loops)


def _pays(windowed: _Windowed, gain: float) -> bool:
    """Whether loops take longer than the copy and the product. Products of one column read as many
    bytes as they have operations: depthwise convolutions are loops."""
    if windowed.size(windowed.columns) == 1:
        return False
    copied = windowed.size(windowed.unfolded) * bits(windowed.element) // 8
    if copied > MOST_COPIED:
        return False
    operations = 2 * windowed.size(windowed.extents)
    rate = flop_us(bits(windowed.element))
    product = operations / rate + LAUNCH_US + 1.5 * copied / COPIED_BYTES_US
    return operations / LOOPS_FLOP_US > gain * product


def _unfold(windowed: _Windowed) -> None:
    """Let an op read the copy of its windows."""
    op, image, loops = windowed.op, windowed.image, windowed.unfolded
    operands, maps = list(op.operands), _maps(op)
    operands[image] = _copied(windowed, loops)
    count = op.get_num_loops()
    maps[image] = AffineMap(count, 0, tuple(AffineDimExpr(loop) for loop in loops))
    made = GenericOp(
        operands[:2],
        operands[2:],
        op.body.clone(),
        ArrayAttr(AffineMapAttr(each) for each in maps),
        op.get_iterator_types(),
        [op.results[0].type],
    )
    build = Inserter.before(op)
    result = build.value(made, op.results[0].name_hint)
    op.results[0].replace_all_uses_with(result)
    op.detach()
    op.erase()


def _copied(windowed: _Windowed, loops: list[int]) -> SSAValue:
    """The tensor of all windows, indexed by loops."""
    op = windowed.op
    source, given = op.operands[windowed.image], _maps(op)[windowed.image]
    build = Inserter.before(op)
    shape = [windowed.extents[loop] for loop in loops]
    kind = TensorType(windowed.element, shape)
    told = [told_extent(op, loop) for loop in loops if windowed.extents[loop] == DYNAMIC_INDEX]
    empty = build.value(tensor.EmptyOp(told, kind))
    number: dict[int, AffineExpr] = {loop: AffineDimExpr(at) for at, loop in enumerate(loops)}
    # A loop that is not the tensor's is in none of its indices.
    named = [number.get(loop, AffineDimExpr(0)) for loop in range(op.get_num_loops())]
    read = AffineMap(
        len(loops), 0, tuple(each.replace_dims_and_symbols(named, []) for each in given.results)
    )
    body = Block(arg_types=[windowed.element] * 2)
    Inserter.at_end(body, op).op(YieldOp(body.args[0]))
    made = GenericOp(
        [source],
        [empty],
        Region(body),
        ArrayAttr([AffineMapAttr(read), AffineMapAttr(AffineMap.identity(len(loops)))]),
        ArrayAttr([IteratorTypeAttr.parallel()] * len(loops)),
        [kind],
    )
    hint = source.name_hint
    return build.value(made, f"{hint}_windows" if hint else "windows")
