"""Whether what a CTA computes depends on its place in the cluster."""

from __future__ import annotations

from math import prod

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue

from gemmc.dialects.interfaces import ThreadRegion
from gemmc.dialects.tile.kernel import BlockIdOp, ClusterIdOp, KernelOp
from gemmc.ir import ancestors, constant_of, index_of


class Variation:
    """Whether ops and values depend on the CTA's place along one dimension of its cluster.

    CTAs of a cluster have neighbouring numbers, so the number divided by their count does not
    vary; any other use of it may. Control flow this class does not know may vary too.
    """

    def __init__(self, shape: tuple[int, int], dimension: int):
        self._size = prod(shape)
        self._dimension = dimension
        self._seen: set[SSAValue] = set()

    def of_op(self, op: Operation) -> bool:
        """True if an operand varies, or whether or how often the op is run."""
        return any(self.of(v) for v in op.operands) or any(
            self._of_surroundings(a) for a in ancestors(op)
        )

    def of(self, value: SSAValue) -> bool:
        """True if the value may differ between CTAs along the dimension."""
        if value in self._seen:
            return False
        self._seen.add(value)
        owner = value.owner
        if isinstance(owner, Block):
            return self._of_argument(owner, index_of(value))
        if isinstance(owner, ClusterIdOp):
            return owner.dimension.value.data == self._dimension
        if isinstance(owner, BlockIdOp):
            return True
        if isinstance(owner, arith.DivUIOp) and isinstance(owner.lhs.owner, BlockIdOp):
            return constant_of(owner.rhs) != self._size
        if owner.regions:
            return self._of_result(owner, index_of(value))
        return any(self.of(v) for v in owner.operands)

    def _of_argument(self, block: Block, position: int) -> bool:
        """A loop's counter or carried value varies with what it starts from and becomes."""
        loop = block.parent_op()
        if not isinstance(loop, scf.ForOp):
            return not isinstance(loop, KernelOp)
        if position == 0:
            return self.of(loop.lb) or self.of(loop.step)
        return self.of(loop.iter_args[position - 1]) or self._of_yielded(loop, position - 1)

    def _of_result(self, op: Operation, position: int) -> bool:
        if isinstance(op, scf.ForOp) and self.of(op.iter_args[position]):
            return True
        return self._of_surroundings(op) or self._of_yielded(op, position)

    def _of_yielded(self, op: Operation, position: int) -> bool:
        ends = [block.last_op for region in op.regions for block in region.blocks]
        return any(self.of(end.operands[position]) for end in ends if end is not None)

    def _of_surroundings(self, op: Operation) -> bool:
        """True if whether or how often the op runs what is in it varies."""
        if isinstance(op, scf.ForOp):
            return any(self.of(v) for v in (op.lb, op.ub, op.step))
        if isinstance(op, scf.IfOp):
            return self.of(op.cond)
        return not isinstance(op, ThreadRegion | ModuleOp)
