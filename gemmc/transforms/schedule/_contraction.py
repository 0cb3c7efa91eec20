"""A function that is one contraction: found and checked, its epilogue brought into a kernel."""

from __future__ import annotations

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, TensorType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from gemmc.analysis.reshapes import RESHAPES, root_of, seen_in
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import has_complex
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import Run, refuse
from gemmc.ir import Inserter

LIMIT = 2**31
"""Kernels count in 32 bits with a sign."""


def refuse_complex(function: func.FuncOp) -> None:
    """GemmcError for a function whose calls have complex numbers, which only programs say."""
    if has_complex(function):
        needed = "arrays of floats, as a kernel alone has them"
        raise refuse(function, needed, "arrays of complex numbers", Run("form-program"))


def only_contraction(function: func.FuncOp) -> ContractOp:
    """The function's contraction, if the function is nothing else."""
    if len(function.body.blocks) != 1:
        found = "a declaration" if function.is_declaration else f"{len(function.body.blocks)}"
        raise refuse(function, "a function with a body of one block", found)
    refuse_complex(function)
    ops = list(function.body.block.ops)
    contracts = [o for o in ops if isinstance(o, ContractOp)]
    if len(contracts) != 1:
        several = "give each matmul a function of its own"
        change = several if contracts else Run("normalize-contractions")
        raise refuse(function, "one contraction per function", f"{len(contracts)}", change)
    contract = contracts[0]
    _check_types(function, contract)
    kept = ContractOp | func.ReturnOp | arith.ConstantOp | RESHAPES | tensor.ExtractSliceOp
    others = [o for o in ops if not isinstance(o, kept)]
    if others:
        # Not the empty tensor that another op writes to, where there is such an op.
        other = next((o for o in others if not isinstance(o, tensor.EmptyOp)), others[0])
        raise refuse(
            other,
            "a function that is one contraction with an element-wise epilogue",
            f"{other.name} beside it",
            "give it a function of its own",
        )
    _check_operands(function, contract)
    return contract


def _check_types(function: func.FuncOp, contract: ContractOp) -> None:
    values = (*contract.tensors, *function.args)
    for value in values:
        kind = value.type
        if not isa(kind, TensorType[Attribute]):
            raise refuse(function, "arguments that are tensors", f"{kind}")
        if value.uses and any(s < 1 and s != DYNAMIC_INDEX for s in kind.get_shape()):
            raise refuse(contract, "sizes of at least 1", f"{kind}", "write the sizes out")
        if max(kind.get_shape(), default=1) >= LIMIT:
            raise refuse(contract, "sizes below 2^31", f"{kind}")


def _check_operands(function: func.FuncOp, contract: ContractOp) -> None:
    returned = function.get_return_op()
    results = [] if returned is None else list(returned.operands)
    if not results or root_of(results[0]) is not contract.result:
        raise refuse(function, "a function that returns just its contraction", "other results")
    partials = [] if contract.partials is None else [contract.partials]
    if results[1:] != partials or (partials and results[0] is not contract.result):
        raise refuse(function, "a function that returns just its contraction", "other results")
    for value in contract.operands:
        if seen_in(value) not in function.args:
            raise refuse(contract, "operands that are the function's arguments", "another value")


def epilogue_of(contract: ContractOp) -> Region:
    """The epilogue with the constants that it captures."""
    source = contract.epilogue.block
    body = Block(arg_types=list(source.arg_types))
    mapping: dict[SSAValue, SSAValue] = dict(zip(source.args, body.args, strict=True))
    inner = Inserter.at_end(body, contract)
    for op in source.ops:
        if op.regions:
            raise refuse(op, "an epilogue of scalar ops in a straight line", "an op with a region")
        for captured in op.operands:
            if captured not in mapping:
                _bring_constant(inner, op, captured, mapping)
        inner.op(op.clone(mapping))
    return Region(body)


def _bring_constant(
    build: Inserter, user: Operation, captured: SSAValue, mapping: dict[SSAValue, SSAValue]
) -> None:
    if not isinstance(captured.owner, arith.ConstantOp):
        raise refuse(user, "an epilogue of the sum and constants", f"a use of {captured.type}")
    mapping[captured] = build.value(captured.owner.clone())
