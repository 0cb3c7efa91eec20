"""Staged epilogues: all of a kernel's, the loop over K beside one, and one in a branch, of work
whose sum is not always finished where its products end."""

from __future__ import annotations

from xdsl.dialects import arith, scf
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.tile.epilogue import StagedEpilogueOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.errors import Run, refuse
from gemmc.ir import Inserter, is_pure, walk_type
from gemmc.transforms.epilogue._steps import product_loops


def all_staged(kernel: KernelOp) -> list[StagedEpilogueOp]:
    """The staged epilogues of a kernel, of which there is one at least."""
    found = walk_type(kernel, StagedEpilogueOp)
    if not found:
        raise refuse(kernel, "a tile.staged_epilogue", "none", Run("stage-epilogue"))
    return found


def product_loop(staged: StagedEpilogueOp, change: str = "") -> scf.ForOp:
    """The loop over K beside an epilogue; where there is not one, what to change."""
    block = staged.parent
    assert block is not None
    loops = product_loops(block)
    if len(loops) != 1:
        raise refuse(staged, "one loop over K beside the epilogue", f"{len(loops)}", change)
    return loops[0]


def staged_in(walk: scf.ForOp) -> tuple[StagedEpilogueOp, scf.IfOp | None]:
    """The epilogue of a loop over tiles, and the branch right in the loop in which it stands."""
    found: list[tuple[StagedEpilogueOp, scf.IfOp | None]] = []
    for op in walk.body.block.ops:
        if isinstance(op, StagedEpilogueOp):
            found.append((op, None))
        elif isinstance(op, scf.IfOp) and not op.results and not op.false_region.blocks:
            inside = op.true_region.block.ops
            found += [(each, op) for each in inside if isinstance(each, StagedEpilogueOp)]
    if len(found) != 1:
        change = "use stage-epilogue and assign-atoms{bulk_store=tma_store}"
        raise refuse(walk, "one tile.staged_epilogue in a loop over tiles", f"{len(found)}", change)
    return found[0]


def taken_out(staged: StagedEpilogueOp, branch: scf.IfOp) -> SSAValue:
    """Put the epilogue, and the arithmetic before it, in the place of its branch; whether the tile
    is finished, as a number."""
    block = branch.true_region.block
    for op in block.ops:
        if not (op is staged or is_pure(op) or isinstance(op, scf.YieldOp)):
            needed = "nothing but arithmetic beside the epilogue of a tile that may be unfinished"
            raise refuse(op, needed, op.name)
    for op in list(block.ops):
        op.detach()
        if not isinstance(op, scf.YieldOp):
            _moved(op, branch)
    build = Inserter.before(branch)
    one, none = build.index(1), build.index(0)
    finished = build.value(arith.SelectOp(branch.cond, one, none), "finished")
    branch.detach()
    branch.erase()
    return finished


def _moved(op: Operation, branch: scf.IfOp) -> None:
    location = op.location
    Inserter.before(branch).op(op).location = location
