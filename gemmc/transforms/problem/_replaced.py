"""A contraction in the place of the ops that it stands for, without what only they used."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.tensor import EmptyOp, ExtractOp, SplatOp
from xdsl.ir import Operation, SSAValue

from gemmc.analysis.reshapes import RESHAPES
from gemmc.dialects.linalg_forms import captured
from gemmc.dialects.tile.contract import ContractOp
from gemmc.ir import Inserter
from gemmc.transforms.problem._epilogue import Follower
from gemmc.transforms.problem._reshapes import Pieces

_MADE = (
    EmptyOp | SplatOp | ExtractOp | arith.ConstantOp | arith.ExtFOp | arith.TruncFOp
    | LinalgStructuredOperation | RESHAPES
)  # fmt: skip
"""What is erased where nothing uses it any more."""


def put_for(ops: tuple[Follower, ...], contract: ContractOp, pieces: Pieces) -> None:
    """`contract` for a chain of ops, where the last stood; then what only they used."""
    last = ops[-1]
    contract.result.name_hint = last.results[0].name_hint
    result = pieces.given(Inserter.before(last, contract), contract.result, last.results[0].type)
    last.results[0].replace_all_uses_with(result)
    leftovers = [value for op in ops for value in (*op.operands, *_captured(op))]
    for op in reversed(ops):
        op.detach()
        op.erase()
    gone = set[Operation](ops)
    for value in leftovers:
        if isinstance(value.owner, Operation):
            _erase_if_dead(value.owner, gone)


def erase_with_sources(op: Operation) -> None:
    """Erase an op that nothing uses, and what only it used."""
    _erase_if_dead(op, set())


def _erase_if_dead(op: Operation, gone: set[Operation]) -> None:
    if op in gone or any(result.uses for result in op.results):
        return
    if not isinstance(op, _MADE):
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
