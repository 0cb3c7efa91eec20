"""The web of an accumulator: every value that is the same register tile at another time."""

from __future__ import annotations

from xdsl.dialects import scf
from xdsl.ir import Block, Operation, SSAValue, Use

from gemmc.dialects.tile.compute import MapOp, MmaOp, ZeroOp
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.data import StoreOp
from gemmc.dialects.tile.epilogue import EpilogueOp, StagedEpilogueOp
from gemmc.dialects.tile.output import ExtractOp
from gemmc.errors import refuse
from gemmc.ir import ancestors, index_of


class Web:
    """Values connected by zero, mma, map and loop carrying; the stores and epilogues at its end."""

    def __init__(self, product: MmaOp):
        self.values: set[SSAValue] = set()
        self.products: list[MmaOp] = []
        self.stores: list[StoreOp | EpilogueOp] = []
        self._pending: list[SSAValue] = [product.result]
        while self._pending:
            self._visit(self._pending.pop())
        self._sort(product)

    def _sort(self, product: MmaOp) -> None:
        """Put ops in textual order: that of uses is not kept where IR is printed and read."""
        *_, root = ancestors(product)
        place = {op: number for number, op in enumerate(root.walk())}
        self.products.sort(key=lambda op: place[op])
        self.stores.sort(key=lambda op: place[op])

    def _add(self, *values: SSAValue) -> None:
        self._pending.extend(v for v in values if v not in self.values)

    def _visit(self, value: SSAValue) -> None:
        if value in self.values:
            return
        self.values.add(value)
        self._visit_owner(value)
        for use in list(value.uses):
            self._visit_use(use)

    def _visit_owner(self, value: SSAValue) -> None:
        owner = value.owner
        if isinstance(owner, Block) and isinstance(staged := owner.parent_op(), StagedEpilogueOp):
            self._through(staged)
        elif isinstance(owner, Block):
            self._carried(owner.parent_op(), index_of(value) - 1)
        elif isinstance(owner, scf.ForOp):
            self._carried(owner, index_of(value))
        elif isinstance(owner, MmaOp):
            if owner not in self.products:
                self.products.append(owner)
            self._add(owner.accumulator)
        elif isinstance(owner, MapOp | ExtractOp):
            self._add(owner.value)
        elif not isinstance(owner, ZeroOp):
            raise refuse(owner, "an accumulator made by tile.zero", owner.name)

    def _visit_use(self, use: Use) -> None:
        op = use.operation
        if isinstance(op, MmaOp | MapOp | ExtractOp):
            self._add(op.results[0])
        elif isinstance(op, scf.ForOp):
            self._carried(op, use.index - 3)
        elif isinstance(op, StagedEpilogueOp):
            self._through(op)
        elif isinstance(op, YieldOp) and isinstance(staged := op.parent_op(), StagedEpilogueOp):
            self._through(staged)
        elif isinstance(op, scf.YieldOp):
            self._carried(op.parent_op(), use.index)
        elif isinstance(op, StoreOp | EpilogueOp):
            self.stores.append(op)
        else:
            raise refuse(op, "an accumulator used by tile ops and loops only", op.name)

    def _through(self, staged: StagedEpilogueOp) -> None:
        """The tile of a staged epilogue, in its computation and in its pieces."""
        self._add(staged.value, staged.compute.block.args[0], staged.held)
        self._add(*(piece.block.args[0] for piece in staged.pieces))

    def _carried(self, loop: Operation | None, position: int) -> None:
        if not isinstance(loop, scf.ForOp) or position < 0:
            assert loop is not None
            raise refuse(loop, "an accumulator carried by scf.for", loop.name)
        end = loop.body.block.last_op
        assert isinstance(end, scf.YieldOp)
        self._add(
            loop.iter_args[position],
            loop.body.block.args[position + 1],
            end.operands[position],
            loop.results[position],
        )


def webs(products: list[MmaOp]) -> list[Web]:
    """The separate webs of some products."""
    found: list[Web] = []
    for product in products:
        if not any(product.result in web.values for web in found):
            found.append(Web(product))
    return found
