"""Loops over single elements step by step, in NumPy, from the text as it stands: what
`gemmc.dialects.element_loops` and `affine_written_out` make of them has to leave the same."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from xdsl.dialects import affine, arith, func, memref, scf, tensor
from xdsl.dialects.linalg.ops import FillOp
from xdsl.ir import Block, Operation, SSAValue

from gemmc import frontend
from gemmc.dialects.affine_more import IfOp, MaxOp, ParallelOp
from gemmc.located_parser import LocatedParser

BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "arith.addf": operator.add, "arith.addi": operator.add, "arith.subf": operator.sub,
    "arith.subi": operator.sub, "arith.mulf": operator.mul, "arith.muli": operator.mul,
    "arith.maximumf": max, "arith.minimumf": min, "arith.maxsi": max, "arith.minsi": min,
    "arith.andi": operator.and_, "arith.ori": operator.or_,
    "arith.xori": lambda x, y: bool(x) != bool(y),
    "arith.divf": operator.truediv, "arith.remui": operator.mod,
}  # fmt: skip
COMPARED = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge,
            lambda x, y: 0 <= x < y)  # fmt: skip
UNARY: dict[str, Callable[[Any], Any]] = {
    "arith.negf": operator.neg, "math.exp": np.exp, "math.tanh": np.tanh, "arith.extf": float,
    "arith.truncf": float, "arith.extsi": int, "arith.index_cast": int, "arith.sitofp": float,
}  # fmt: skip
REDUCED = {"addf": operator.add, "maximumf": max, "mulf": operator.mul}


def read(text: str) -> Operation:
    """A module as it is spelled, with nothing written out."""
    return LocatedParser(frontend.context(), text, "<text>").parse_module()


def run(text: str, inputs: Sequence[Any]) -> list[Any]:
    """What `@main` returns; memrefs are arrays that it changes."""
    function = next(each for each in read(text).walk() if isinstance(each, func.FuncOp))
    known = dict(zip(function.body.block.args, inputs, strict=True))
    return _Steps(known).block(function.body.block)


class _Steps:
    def __init__(self, known: dict[SSAValue, Any]) -> None:
        self.known = known

    def block(self, block: Block) -> list[Any]:
        for op in block.ops:
            if isinstance(op, scf.YieldOp | affine.YieldOp | func.ReturnOp):
                return [self.known[each] for each in op.operands]
            if isinstance(op, scf.ReduceOp):
                blocks = [each.block for each in op.reductions]
                return list(zip(self.of(op.args), blocks, strict=True))
            found = self.op(op)
            self.known.update(zip(op.results, found, strict=True))
        return []

    def of(self, values: Sequence[SSAValue]) -> list[Any]:
        return [self.known[each] for each in values]

    def places(self, op: Any) -> tuple[int, ...]:
        found = self.of(op.indices)
        return tuple(self.map(op.map.data, found) if hasattr(op, "map") else map(int, found))

    def map(self, said: Any, values: Sequence[Any]) -> list[int]:
        dims, symbols = values[: said.num_dims], values[said.num_dims :]
        return [int(each.eval(dims, symbols)) for each in said.results]

    def op(self, op: Any) -> list[Any]:
        name = op.name
        if name in BINARY:
            return [BINARY[name](*self.of(op.operands))]
        if name in UNARY:
            return [UNARY[name](*self.of(op.operands))]
        if isinstance(op, arith.ConstantOp):
            return [op.value.value.data]
        if isinstance(op, arith.CmpiOp):
            return [bool(COMPARED[op.predicate.value.data](*self.of(op.operands)))]
        if isinstance(op, arith.CmpfOp):
            assert op.predicate.value.data == 2, "ogt alone"
            return [bool(operator.gt(*self.of(op.operands)))]
        if isinstance(op, arith.SelectOp):
            cond, one, other = self.of(op.operands)
            return [one if cond else other]
        if op.name == "math.fma":
            one, other, added = self.of(op.operands)
            return [one * other + added]
        if isinstance(op, affine.ApplyOp):
            return self.map(op.map.data, self.of(op.operands))
        if isinstance(op, affine.MinOp | MaxOp):
            found = self.map(op.map.data, self.of(op.operands))
            return [max(found) if isinstance(op, MaxOp) else min(found)]
        if isinstance(op, memref.LoadOp | affine.LoadOp):
            return [self.known[op.memref][self.places(op)]]
        if isinstance(op, memref.StoreOp | affine.StoreOp):
            self.known[op.memref][self.places(op)] = self.known[op.value]
            return []
        if isinstance(op, tensor.ExtractOp):
            return [self.known[op.tensor][self.places(op)]]
        if isinstance(op, tensor.InsertOp):
            found = self.known[op.dest].copy()
            found[self.places(op)] = self.known[op.scalar]
            return [found]
        if isinstance(op, memref.AllocOp | memref.AllocaOp | tensor.EmptyOp):
            return [np.full(op.results[0].type.get_shape(), np.nan)]
        if isinstance(op, FillOp):
            self.known[op.outputs[0]][...] = self.known[op.inputs[0]]
            return []
        return self.control(op)

    def control(self, op: Any) -> list[Any]:
        if isinstance(op, scf.IfOp):
            holds = self.known[op.cond]
            region = op.true_region if holds else op.false_region
            return self.block(region.block) if region.blocks else []
        if isinstance(op, IfOp):
            said, values = op.condition.data, self.of(op.args)
            dims, symbols = values[: said.num_dims], values[said.num_dims :]
            holds = all(
                {"ge": operator.ge, "le": operator.le, "eq": operator.eq}[each.kind.name](
                    each.lhs.eval(dims, symbols), each.rhs.eval(dims, symbols))
                for each in said.constraints)  # fmt: skip
            region = op.then_region if holds else op.else_region
            return self.block(region.block) if region.blocks else []
        if isinstance(op, scf.ForOp):
            steps = range(*map(int, self.of([op.lb, op.ub, op.step])))
            return self.steps(op.body.block, steps, self.of(op.iter_args))
        if isinstance(op, affine.ForOp):
            first = max(self.map(op.lowerBoundMap.data, self.of(op.lowerBoundOperands)))
            last = min(self.map(op.upperBoundMap.data, self.of(op.upperBoundOperands)))
            steps = range(first, last, op.step.value.data)
            return self.steps(op.body.block, steps, self.of(op.inits))
        if isinstance(op, ParallelOp):
            firsts = [self.map(each.data, [])[0] for each in op.lower.data]
            lasts = [self.map(each.data, [])[0] for each in op.upper.data]
            found: list[Any] = [None] * len(op.results)
            for place in np.ndindex(*(b - a for a, b in zip(firsts, lasts, strict=True))):
                values = [a + p for a, p in zip(firsts, place, strict=True)]
                self.known.update(zip(op.body.block.args, values, strict=True))
                made = self.block(op.body.block)
                for n, (value, name) in enumerate(zip(made, op.reductions.data, strict=True)):
                    found[n] = value if found[n] is None else REDUCED[name.data](found[n], value)
            return found
        assert op.name == "scf.parallel", f"{op.name} is not known here"
        return self.parallel(op)

    def steps(self, block: Block, steps: range, carried: list[Any]) -> list[Any]:
        for step in steps:
            self.known.update(zip(block.args, [step, *carried], strict=True))
            carried = self.block(block)
        return carried

    def parallel(self, op: Any) -> list[Any]:
        count = op.loops
        values = [int(each) for each in self.of(op.operands[: 3 * count])]
        ranges = [range(*values[n::count]) for n in range(count)]
        carried = self.of(op.operands[3 * count :])
        for place in np.ndindex(*map(len, ranges)):
            counters = [r[p] for r, p in zip(ranges, place, strict=True)]
            self.known.update(zip(op.body.block.args, counters, strict=True))
            for n, (value, region) in enumerate(self.block(op.body.block)):
                self.known.update(zip(region.args, (carried[n], value), strict=True))
                for each in region.ops:
                    if isinstance(each, scf.ReduceReturnOp):
                        carried[n] = self.known[each.result]
                    else:
                        self.known.update(zip(each.results, self.op(each), strict=True))
        return carried
