"""Pass `hint-cache`: what L2 should do with an operand's or a result's lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.passes import ModulePass

from gemmc.dialects.interfaces import CacheHinted
from gemmc.errors import refuse
from gemmc.facts import COPY_ENGINE, HINTED, LABEL, Facts
from gemmc.ir import walk_type


@dataclass(frozen=True)
class HintCachePass(ModulePass):
    """Give the copies or bulk stores of a label an L2 eviction priority.

    Before → after, with label=rhs policy=evict_last:

        tile.copy "rhs" … %w to %s
        → tile.copy "rhs" … cache "evict_last" %w to %s

    Requires: copies or bulk stores of the label, which have none yet and are not done by threads.
    Ensures: the copy engine's loads and stores carry the hint (PTX ISA, "createpolicy" and
    ".level::cache_hint"); what is copied does not change.
    Why here: anywhere between `promote` or `stage-epilogue`, which make the ops, and
    `convert-tile-to-tma`, which spells them. On an H200, evict_first on the result
    brought 1 percent where K is short and nothing for large squares; on a streamed operand it cost
    3 to 4 percent.
    """

    name = "hint-cache"

    label: str
    policy: Literal["evict_first", "evict_last"]

    def facts(self) -> Facts:
        return Facts(
            requires=(LABEL.of(self.label),),
            forbids=(HINTED.of(self.label), COPY_ENGINE),
            establishes=(HINTED.of(self.label),),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = walk_type(op, CacheHinted)
        chosen = [o for o in found if o.label.data == self.label]
        if not chosen:
            labels = ", ".join(sorted({o.label.data for o in found})) or "none"
            needed = f"copies or bulk stores labelled {self.label}"
            raise refuse(op, needed, labels, "run hint-cache after promote or stage-epilogue")
        for each in chosen:
            if each.cache is not None:
                raise refuse(each, "a copy without a hint", each.cache.data, "hint it once")
            each.cache = StringAttr(self.policy)
