"""The pass `normalize-contractions`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, IntegerType, ModuleOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Operation, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.linalg_contraction import Contraction, is_contraction, read_contraction
from gemmc.dialects.linalg_forms import (
    captured,
    describe_origin,
    index_loops,
    is_exact_cast,
    is_number,
    is_permuting_copy,
    is_zero,
)
from gemmc.dialects.tile.contract import ContractOp, YieldOp
from gemmc.errors import refuse
from gemmc.facts import CONTRACTS, SOURCE, Facts
from gemmc.transforms.problem._epilogue import Epilogue, consumers


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

    Requires: linalg on tensors, named or generic. A contraction's inputs are extended, if at
    all, by `extf` or `extsi` inside the body, or as whole tensors by `extf`.

    Ensures: no contraction is left in linalg; `n` follows `m` in each result (the operands
    are swapped otherwise). Copies that only permute an operand's indices are in its map.
    Element-wise ops that the product alone flows through are in the epilogue, however often they
    use it; so is what element-wise ops, broadcasts and constants make of other tensors for them,
    which are the epilogue's inputs. A sum that starts from a tensor is one from zero, and the
    tensor is added in the epilogue. A sum that the program spells in f16 or bf16 is taken in f32
    and rounded once. What became dead is erased; every other op is left as it was. A contraction
    that is not of this form is refused.

    Why here: first, because every later pass asks one op what is computed instead of
    matching spellings of it, and because a transpose or a cast of a whole tensor costs
    nothing as a layout or an epilogue but a kernel of its own once the product is tiled.
    """

    name = "normalize-contractions"

    def facts(self) -> Facts:
        return Facts(establishes=(CONTRACTS,), removes=(SOURCE,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for contraction in [nested for nested in op.walk() if is_contraction(nested)]:
            _normalize(read_contraction(contraction))


def _normalize(contraction: Contraction) -> None:
    op, order = contraction.op, contraction.result
    lhs, lhs_layout = _through_copies(op.inputs[0], contraction.lhs)
    rhs, rhs_layout = _through_copies(op.inputs[1], contraction.rhs)
    folded = consumers(contraction)
    last, letters = folded[-1] if folded else (op, order)
    epilogue = Epilogue(contraction.summed_in, op.location)
    value = _finished(contraction, epilogue)
    epilogue.define(op.results[0], order, value)
    for each, dims in folded:
        if each.results[0].uses:
            value = epilogue.element(each.results[0], dims)
    end = YieldOp(value)
    end.location = last.location
    epilogue.block.add_op(end)
    contract = ContractOp(
        lhs,
        rhs,
        (lhs_layout, rhs_layout, letters, *(dims for _, dims in epilogue.inputs)),
        contraction.summed_in,
        last.results[0].type,
        Region(epilogue.block),
        [tensor for tensor, _ in epilogue.inputs],
    )
    if letters.index("n") < letters.index("m"):
        contract = contract.swapped()
    contract.location = op.location
    _replace((op, *(each for each, _ in folded)), contract)


def _finished(contraction: Contraction, epilogue: Epilogue) -> SSAValue:
    """The product's element: the sum, what it does not start at zero for, and in its own type."""
    op, wide, narrow = contraction.op, contraction.summed_in, contraction.accumulator
    output, value = op.outputs[0], epilogue.sum
    if not is_zero(output):
        start = epilogue.element(output, contraction.result)
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


def _through_copies(value: SSAValue, layout: str) -> tuple[SSAValue, str]:
    """The tensor that `value` copies with its indices permuted, or exactly extended, and its own
    index order."""
    while isinstance(owner := value.owner, LinalgStructuredOperation):
        if not is_permuting_copy(owner) and not is_exact_cast(owner):
            break
        source, target = cast(list[list[int]], index_loops(owner))
        if sorted(source) != sorted(target):
            break
        layout = "".join(layout[target.index(loop)] for loop in source)
        value = owner.inputs[0]
    return value, layout


def _replace(ops: tuple[LinalgStructuredOperation, ...], contract: ContractOp) -> None:
    """`contract` for a chain of ops, where the last stood; then what only they used."""
    last = ops[-1]
    block = last.parent
    assert block is not None, "an op of a module is in a block"
    block.insert_op_before(contract, last)
    contract.result.name_hint = last.results[0].name_hint
    last.results[0].replace_all_uses_with(contract.result)
    leftovers = [value for op in ops for value in (*op.operands, *captured(op.body.block))]
    for op in reversed(ops):
        op.detach()
        op.erase()
    gone = set[Operation](ops)
    for value in leftovers:
        if isinstance(value.owner, Operation):
            _erase_if_dead(value.owner, gone)


def _erase_if_dead(op: Operation, gone: set[Operation]) -> None:
    if op in gone or any(result.uses for result in op.results):
        return
    if not isinstance(op, EmptyOp | arith.ConstantOp | LinalgStructuredOperation):
        return
    if isinstance(op, LinalgStructuredOperation) and not op.results:
        return
    operands = (*op.operands, *_captured(op))
    gone.add(op)
    op.detach()
    op.erase()
    for value in operands:
        if isinstance(value.owner, Operation):
            _erase_if_dead(value.owner, gone)


def _captured(op: Operation) -> list[SSAValue]:
    return captured(op.body.block) if isinstance(op, LinalgStructuredOperation) else []
