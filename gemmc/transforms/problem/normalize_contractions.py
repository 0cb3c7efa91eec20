"""The pass `normalize-contractions`."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import NamedTuple, cast

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import AnyFloat, IntegerType, ModuleOp, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import GenericOp
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Attribute, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.reshapes import RESHAPES, root_of, shape_of
from gemmc.dialects.approximate import mark, may_be_approximate
from gemmc.dialects.linalg_contraction import (
    Contraction,
    is_contraction,
    is_matrix_product,
    is_unsigned,
    read_contraction,
    sums_doubles,
    sums_integers,
)
from gemmc.dialects.linalg_forms import (
    describe_origin,
    is_number,
    is_zero,
)
from gemmc.dialects.tile.contract import ContractOp, YieldOp
from gemmc.errors import refuse
from gemmc.facts import CONTRACTS, SOURCE, Facts
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.problem._axes import Axes, Dims
from gemmc.transforms.problem._bounds import check_bounds
from gemmc.transforms.problem._calls import inline_calls
from gemmc.transforms.problem._condition_arithmetic import spell_condition_arithmetic
from gemmc.transforms.problem._control import straighten_all
from gemmc.transforms.problem._double_functions import spell_doubles
from gemmc.transforms.problem._elementwise import generalize
from gemmc.transforms.problem._emulated_sums import spell_in_halves
from gemmc.transforms.problem._epilogue import Epilogue, Follower, consumers
from gemmc.transforms.problem._integer_operands import convert_integers
from gemmc.transforms.problem._integer_products import multiply_in_floats
from gemmc.transforms.problem._letters import grouped
from gemmc.transforms.problem._looped_products import stays_in_loops
from gemmc.transforms.problem._moved_slices import behind_reshapes, move_slices
from gemmc.transforms.problem._multiplied_sums import join
from gemmc.transforms.problem._open_dimensions import merge_open
from gemmc.transforms.problem._raised import raise_functions
from gemmc.transforms.problem._read_once import is_read_once
from gemmc.transforms.problem._repeats import compute_once
from gemmc.transforms.problem._replaced import put_for
from gemmc.transforms.problem._reshapes import Pieces
from gemmc.transforms.problem._scalars import indices_to_integers, scalars_to_tensors
from gemmc.transforms.problem._scans import spell_scans
from gemmc.transforms.problem._scatters import spell_scatters
from gemmc.transforms.problem._several_products import split_products
from gemmc.transforms.problem._shared_results import share_results
from gemmc.transforms.problem._sizes import check_sizes, drop_sizes
from gemmc.transforms.problem._spelled import spell_conditions, spell_forms
from gemmc.transforms.problem._spelled_sums import spell_sums
from gemmc.transforms.problem._unit_indices import drop_unit_indices
from gemmc.transforms.problem._unit_reductions import drop_unit_reductions
from gemmc.transforms.problem._unpadded import drop_pads
from gemmc.transforms.problem._unread_starts import start_unread
from gemmc.transforms.problem._wholes import window_of
from gemmc.transforms.problem._zero_points import take_zero_points_apart
from gemmc.transforms.problem._zero_terms import drop_zero_terms


@dataclass(frozen=True)
class NormalizeContractionsPass(ModulePass):
    """What is being computed: every matrix product becomes one `tile.contract`.

    Before → after:

        %t = linalg.generic {transposing maps} ins(%b) … { linalg.yield %in }
        %z = linalg.fill ins(%zero) …
        %c = linalg.matmul ins(%a, %t) outs(%z)
        %r = linalg.generic {identity maps} ins(%c) … { linalg.yield (arith.truncf %in) }
      →
        %r = tile.contract %a, %b maps [mk, nk, mn] accumulate f32 … {
        ^bb0(%x: f32):
          %y = arith.truncf %x : f32 to bf16
          tile.yield %y : bf16
        }

    With batches, reshapes and permutations the maps have further dimensions, ahead of m, n and k:

        %q = linalg.transpose … ; %k = linalg.transpose … ; linalg.batch_matmul of both, collapsed
      →
        tile.contract %a, %b maps [bmck, bnck, bcmn] …

    Requires: linalg on tensors, named or generic. A contraction's inputs are extended, if at
    all, by `extf` or `extsi` inside the body, or as whole tensors by `extf`; integers that a body
    makes floats of are first converted as whole tensors, but for those of a matrix times a vector
    that stays an op of linalg (`vectors`), whose sum converts what it reads.

    Ensures: loops of known steps are written out, or of a known largest number of them, both
    sides of choices computed, and calls of functions of the module are what these do; running
    sums are reductions of what is in front of each place, long ones in blocks, scatters ones in
    steps over the updates; arithmetic on whole tensors and `linalg.map` are `linalg.generic`;
    arithmetic of numbers of one bit is logic; functions of f64 but roots are arithmetic; JAX's
    polynomials of f32 for erf and erfc are `math.erf` and `math.erfc`; numbers that are no
    constants elements of tensors of rank 0.
    No contraction is left in linalg; `n` follows `m` in each result
    (the operands are swapped otherwise). Copies that permute or repeat an operand along its indices
    are in its map, and so are reshapes, for which dimensions are cut; those that then lie one
    behind the other in every tensor are one, of open sizes by reshapes of the tensors. m, n and k
    are those that lie contiguously in most tensors, of these the largest; one that is missing has
    one element. What is left of reshapes are `tensor.expand_shape` and `collapse_shape` of
    arguments and the result, for `form-kernel`.
    A sum of what a multiplication alone makes is a contraction too, and so is one that subtracts,
    behind which the product is subtracted, or that `math.fma` adds.
    Element-wise ops that the product alone flows through are in the epilogue, however often they
    use it; so is what element-wise ops, broadcasts and constants make of other tensors for them,
    which are the epilogue's inputs; what a product ahead reads is in memory, and read as it is; a
    tensor that a constant 0 scales is none. A sum that starts
    from a tensor is one from zero, and the tensor is added in the epilogue. A sum that the program
    spells in f16 or bf16, or in f32 and rounds in each step, is taken in f32 and rounded once.
    Functions of which the program sees roundings to 16 bits only are approximate
    (`fastmath<afn>`). What became dead is erased; every other op is left as it was. A contraction
    that is not of this form is refused.

    Why here: first, because every later pass asks one op what is computed instead of
    matching spellings of it, and because a transpose or a cast of a whole tensor costs
    nothing as a layout or an epilogue but a kernel of its own once the product is tiled.
    """

    integers: str = "contract"
    """What becomes of products that are summed in integers: contracts, or ops of linalg as they are
    (`linalg`), which kernels of loops compute, or where bf16 has the integers and it pays products
    of bf16, whose sums f32 has (`floats`), and else ops of linalg."""

    doubles: str = "contract"
    """The same of products that are summed in f64; with `matrices` those whose operands are f64,
    and that have several rows and columns, are contracts, and the others ops of linalg."""

    vectors: str = "contract"
    """The same of matrices times a vector, of known sizes, that nothing repeats: in f32, and in 16
    bits where lanes read the matrix along the sum, or its rows are no whole 16 bytes."""

    others: str = "contract"
    """The same of sums of products that are no matrix product: with a loop of one operand alone,
    a scalar as an operand, or other roundings, which with `contract` are refused; or dot products,
    which have neither rows nor columns. As ops of linalg, reductions of which many elements are the
    same are taken once and spread."""

    name = "normalize-contractions"

    def facts(self) -> Facts:
        return Facts(establishes=(CONTRACTS,), removes=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for option in ("integers", "doubles", "vectors", "others"):
            taken = ("contract", "linalg", *_TAKEN.get(option, ()))
            if (given := getattr(self, option)) not in taken:
                needed = f"{', '.join(taken[:-1])} or {taken[-1]} for {option}"
                raise refuse(op, needed, f"{option}={given}")
        check_bounds(op)
        straighten_all(op)
        inline_calls(op)
        straighten_all(op)
        check_bounds(op)
        for function in walk_type(op, func.FuncOp):
            indices_to_integers(function)
            spell_forms(function)
            drop_pads(function)
            spell_scans(function)
            spell_scatters(function)
            generalize(function)
            start_unread(function)
            spell_sums(function)
            split_products(function)
            drop_unit_reductions(function)
            drop_unit_indices(function)
            move_slices(function)
            raise_functions(function)
            spell_conditions(function)
            spell_condition_arithmetic(function)
            spell_doubles(function)
            scalars_to_tensors(function)
            compute_once(function)
            if self.others == "linalg":
                share_results(function)
            if self.integers == "floats":
                for generic in walk_type(function, GenericOp):
                    take_zero_points_apart(generic)
        check_sizes(op)
        for nested in list(op.walk()):
            join(nested)
            spell_in_halves(nested)
        for contraction in [nested for nested in op.walk() if is_contraction(nested)]:
            if isinstance(contraction, LinalgStructuredOperation):
                if self.vectors == "contract" or not is_read_once(contraction):
                    convert_integers(contraction)
                if self.integers == "floats":
                    multiply_in_floats(contraction)
        wholes = set[SSAValue]()
        for contraction in [nested for nested in op.walk() if is_contraction(nested)]:
            if not self._leaves(contraction):
                _refuse_unsigned_sums(contraction)
                _normalize(read_contraction(contraction), wholes)
        for contract in walk_type(op, ContractOp):
            merge_open(contract)
        drop_sizes(op)

    def _leaves(self, op: Operation) -> bool:
        """Whether a product stays an op of linalg."""
        asked = (
            (self.integers, sums_integers),
            (self.doubles, stays_in_loops if self.doubles == "matrices" else sums_doubles),
            (self.vectors, is_read_once),
            (self.others, _is_no_product),
        )
        return any(option != "contract" and holds(op) for option, holds in asked)


_TAKEN = {"integers": ("floats",), "doubles": ("matrices",)}
"""What options may be beside `contract` and `linalg`."""

def _is_no_product(op: Operation) -> bool:
    on_tensors = all(isinstance(each.type, TensorType) for each in op.operands)
    return on_tensors and not is_matrix_product(op)


def _refuse_unsigned_sums(op: Operation) -> None:
    """No `tile.contract` says of its integers that they have no sign."""
    if not isinstance(op, LinalgStructuredOperation) or not sums_integers(op):
        return
    if any(is_unsigned(op, number) for number in range(len(op.inputs))):
        needed = "signed integers, extended by arith.extsi"
        raise refuse(op, needed, "arith.extui", "take --pipeline auto, which sums them in loops")


def _normalize(contraction: Contraction, wholes: set[SSAValue]) -> None:
    """Follow the tensors, from the loops on, until a walk finds all axes as fine as it needs;
    `wholes` are those that products read so far, which this one's are added to."""
    axes, found = Axes(contraction), None
    while found is None or axes.cut:
        axes.cut = False
        found = _followed(contraction, axes, wholes)
    wholes |= {root_of(window_of(each)) for each in _contract(contraction, axes, found).operands}


class _Followed(NamedTuple):
    """What a contraction is with all that is folded into it: lhs, rhs, and the ops behind."""

    operands: list[tuple[SSAValue, Dims]]
    folded: list[tuple[Follower, Dims]]
    epilogue: Epilogue
    last: tuple[Operation, Dims]


def _followed(contraction: Contraction, axes: Axes, wholes: Set[SSAValue]) -> _Followed:
    op, order = contraction.op, axes.of_loops(contraction.loops[2])
    folded = consumers(contraction, axes)
    last = folded[-1] if folded else (op, order)
    epilogue = Epilogue(contraction.summed_in, op.location, axes, wholes)
    value = _finished(contraction, epilogue, order)
    epilogue.define(op.results[0], order, value)
    known: dict[SSAValue, Dims] = {op.results[0]: order}
    for each, dims in folded:
        known[each.results[0]] = dims
        if isinstance(each, RESHAPES):
            # Its dimensions do not always tell those that it was made of.
            value = epilogue.element(each.src, known[each.src])
            epilogue.define(each.results[0], dims, value)
        elif each.results[0].uses:
            value = epilogue.element(each.results[0], dims)
    end = YieldOp(value)
    end.location = last[0].location
    epilogue.block.add_op(end)
    drop_zero_terms(epilogue)
    for each in [inner for inner in epilogue.block.ops if may_be_approximate(inner)]:
        mark(each)
    return _Followed(_operands(contraction, axes, last[1]), folded, epilogue, last)


def _operands(contraction: Contraction, axes: Axes, result: Dims) -> list[tuple[SSAValue, Dims]]:
    """lhs and rhs where they come from. An operand that is repeated along an axis lacks it, as long
    as two of the three tensors have it."""
    for shared in (True, False):
        found = [
            axes.source(value, axes.of_loops(loops), shared=shared)
            for value, loops in zip(contraction.op.inputs, contraction.loops, strict=False)
        ]
        held = [each for dims in (*(dims for _, dims in found), result) for each in sum(dims, ())]
        if all(held.count(axis) > 1 for axis in held if axes.sizes[axis] != 1):
            break
    return found


def _contract(contraction: Contraction, axes: Axes, found: _Followed) -> ContractOp:
    op, (last, dims) = contraction.op, found.last
    tensors = [*found.operands, (last.results[0], dims), *found.epilogue.inputs]
    groups = grouped(axes, tensors)
    named = {group.letter for group in groups}
    needed = ["".join(c for c in each if c not in named) for each in ("mk", "nk", "mn")]
    needed += [""] * len(found.epilogue.inputs)
    pieces = [
        Pieces(axes, groups, shape_of(value), of_dims, units)
        for (value, of_dims), units in zip(tensors, needed, strict=True)
    ]
    build = Inserter.before(last, op)
    taken = [
        behind_reshapes(each.taken(build, value))
        for number, (each, (value, _)) in enumerate(zip(pieces, tensors, strict=True))
        if number != 2
    ]
    kind = cast("TensorType[Attribute]", last.results[0].type)
    contract = ContractOp(
        taken[0],
        taken[1],
        tuple(each.letters for each in pieces),
        contraction.summed_in,
        pieces[2].kind(kind.element_type),
        Region(found.epilogue.block),
        taken[2:],
    )
    letters = contract.result_layout
    if letters.index("n") < letters.index("m"):
        contract = contract.swapped()
    put_for((op, *(each for each, _ in found.folded)), build.op(contract), pieces[2])
    return contract


def _finished(contraction: Contraction, epilogue: Epilogue, order: Dims) -> SSAValue:
    """The product's element: the sum, what it does not start at zero for, and in its own type."""
    op, wide, narrow = contraction.op, contraction.summed_in, contraction.accumulator
    output, value = op.outputs[0], epilogue.sum
    if not is_zero(output):
        start = epilogue.element(output, order)
        _refuse_start(op, start)
        if wide != narrow:
            start = epilogue.add(arith.ExtFOp(start, cast(AnyFloat, wide)))
        add = arith.AddiOp if isinstance(wide, IntegerType) else arith.AddfOp
        value = epilogue.add(add(value, start))
    if wide != narrow:
        value = epilogue.add(arith.TruncFOp(value, cast(AnyFloat, narrow)))
    return value


def _refuse_start(op: LinalgStructuredOperation, start: SSAValue) -> None:
    """What no term behind the sum stands for: a start that nobody wrote, and -0."""
    output = op.outputs[0]
    negative = isinstance(start.owner, arith.ConstantOp) and is_number(start.owner, -0.0)
    if isinstance(output.owner, EmptyOp) or negative:
        raise refuse(
            op,
            "an output that is linalg.fill of +0, or a tensor with elements",
            describe_origin(output) + (" of -0" if negative else ""),
            "accumulate from zero and add the other term to the result",
        )
