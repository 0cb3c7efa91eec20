"""Somebody else's compiler driver: xDSL's, with a pass of their own beside gemmc's.

    python test/embedding/foreign_tool.py input.mlir -p 'promote{…},swap-copies,…' -t ptx
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.passes import ModulePass
from xdsl.xdsl_opt_main import xDSLOptMain

from gemmc.dialects.tile.data.moves import CopyOp


@dataclass(frozen=True)
class SwapCopies(ModulePass):
    """Of two copies next to each other, the second first; leaves a mark that nobody knows."""

    name = "swap-copies"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for copy in [each for each in op.walk() if isinstance(each, CopyOp)]:
            following = copy.next_op
            if not isinstance(following, CopyOp) or "swapped" in copy.attributes:
                continue
            block = copy.parent_block()
            assert block is not None
            copy.detach()
            block.insert_op_after(copy, following)
            copy.attributes["swapped"] = following.attributes["swapped"] = UnitAttr()


class Tool(xDSLOptMain):
    """`xdsl-opt` and one pass more."""

    def register_all_passes(self) -> None:
        super().register_all_passes()
        self.register_pass(SwapCopies.name, lambda: SwapCopies)


if __name__ == "__main__":
    Tool().run()
