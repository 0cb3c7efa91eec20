"""The pass `normalize-contractions`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.linalg_contraction import Contraction, is_contraction, read_contraction
from gemmc.dialects.linalg_forms import (
    captured,
    describe_origin,
    index_loops,
    is_elementwise,
    is_permuting_copy,
    is_zero,
    yielded,
)
from gemmc.dialects.tile.contract import ContractOp, YieldOp
from gemmc.errors import refuse
from gemmc.facts import CONTRACTS, SOURCE, Facts


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

    Requires: linalg on tensors, named or generic. A contraction accumulates onto a fill of
    zero; its inputs are extended, if at all, by `extf` or `extsi` inside the body.

    Ensures: no contraction is left in linalg; `n` follows `m` in each result (the operands
    are swapped otherwise). Copies that only permute an operand's indices are in its map.
    Element-wise ops whose one tensor input is the product, its only use, are in the
    epilogue. What became dead is erased; every other op is left as it was. A contraction
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
    op = contraction.op
    if not is_zero(op.outputs[0]):
        raise refuse(
            op,
            "an output that is linalg.fill of +0",
            describe_origin(op.outputs[0]),
            "accumulate from zero and add the other term to the result",
        )
    lhs, lhs_layout = _through_copies(op.inputs[0], contraction.lhs)
    rhs, rhs_layout = _through_copies(op.inputs[1], contraction.rhs)
    folded = _foldable_consumers(op)
    last = folded[-1] if folded else op
    contract = ContractOp(
        lhs,
        rhs,
        (lhs_layout, rhs_layout, contraction.result),
        contraction.accumulator,
        last.results[0].type,
        _epilogue(contraction, folded),
    )
    if contraction.result.index("n") < contraction.result.index("m"):
        contract = contract.swapped()
    contract.location = op.location
    _replace((op, *folded), contract)


def _through_copies(value: SSAValue, layout: str) -> tuple[SSAValue, str]:
    """The tensor that `value` copies with its indices permuted, and its own index order."""
    while isinstance(owner := value.owner, LinalgStructuredOperation):
        if not is_permuting_copy(owner):
            break
        source, target = cast(list[list[int]], index_loops(owner))
        layout = "".join(layout[target.index(loop)] for loop in source)
        value = owner.inputs[0]
    return value, layout


def _foldable_consumers(op: LinalgStructuredOperation) -> tuple[LinalgStructuredOperation, ...]:
    """The chain of element-wise ops that the product alone flows through."""
    chain: list[LinalgStructuredOperation] = []
    result = op.results[0]
    while (user := result.get_user_of_unique_use()) is not None:
        if not isinstance(user, LinalgStructuredOperation) or not _is_foldable(user, op, result):
            break
        chain.append(user)
        result = user.results[0]
    return tuple(chain)


def _is_foldable(
    user: LinalgStructuredOperation, op: LinalgStructuredOperation, value: SSAValue
) -> bool:
    if user.parent is not op.parent or not is_elementwise(user):
        return False
    if list(user.inputs) != [value]:
        return False
    in_order = list(range(user.get_num_loops()))
    if index_loops(user) != [in_order, in_order] or yielded(user) is None:
        return False
    body = user.body.block
    if body.args[1].uses:
        return False
    # The scalar dialects have no side effects and no regions, so a body of theirs can move.
    return all(
        nested is body.last_op or nested.dialect_name() in ("arith", "math") for nested in body.ops
    ) and all(isinstance(value.owner, arith.ConstantOp) for value in captured(body))


def _epilogue(contraction: Contraction, consumers: tuple[LinalgStructuredOperation, ...]) -> Region:
    block = Block(arg_types=[contraction.accumulator])
    value: SSAValue = block.args[0]
    copies: dict[SSAValue, SSAValue] = {}
    for consumer in consumers:
        body = consumer.body.block
        copies[body.args[0]] = value
        for constant in captured(body):
            if constant not in copies and isinstance(constant.owner, Operation):
                block.add_op(constant.owner.clone(copies))
        for nested in body.ops:
            if nested is not body.last_op:
                block.add_op(nested.clone(copies))
        value = copies[cast(SSAValue, yielded(consumer))]
    end = YieldOp(value)
    end.location = (consumers[-1] if consumers else contraction.op).location
    block.add_op(end)
    return Region(block)


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
    operands = tuple(op.operands)
    gone.add(op)
    op.detach()
    op.erase()
    for value in operands:
        if isinstance(value.owner, Operation):
            _erase_if_dead(value.owner, gone)
