"""Pass `form-cluster`: which CTAs share operands."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import DenseArrayBase, ModuleOp, i64
from xdsl.passes import ModulePass

from gemmc.dialects.tile.kernel import WorkOp
from gemmc.errors import GemmcError, refuse
from gemmc.facts import CLUSTER, PARTS, STREAM, WORK, Facts
from gemmc.ir import kernels, walk_type

PORTABLE_SIZE = 8
"""CTAs every chip with clusters can put in one (CUDA programming guide, "Clusters")."""


@dataclass(frozen=True)
class FormClusterPass(ModulePass):
    """Let neighbouring blocks be computed by the CTAs of one cluster, at the same time.

    Before → after, with shape=2,1:

        tile.kernel @main … { tile.work … }
        → tile.kernel @main … cluster [2, 1] … { tile.work … }

    Requires: a kernel whose work is not scheduled yet, and no cluster.
    Ensures: the kernel's cluster covers `shape` rows × columns of blocks, so that along its
    rows CTAs use the same columns of the right operand, and along its columns the same rows of
    the left one. Nothing is shared yet: `multicast` does that.
    Why here: before `schedule-work`, which walks the output in units of clusters. Serves the
    pipelines that multicast; one CTA is a cluster of its own elsewhere.
    """

    name = "form-cluster"

    shape: tuple[int, ...]

    def facts(self) -> Facts:
        return Facts(requires=(WORK,), forbids=(CLUSTER, PARTS, STREAM), establishes=(CLUSTER,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if len(self.shape) != 2 or min(self.shape) < 1 or prod(self.shape) > PORTABLE_SIZE:
            raise GemmcError(
                self.name,
                f"shape=rows,columns of at most {PORTABLE_SIZE} CTAs",
                f"shape={','.join(map(str, self.shape))}",
            )
        for kernel in kernels(op):
            works = walk_type(kernel, WorkOp)
            if not works:
                raise refuse(
                    kernel, "a tile.work", "none", "run form-cluster before schedule-work"
                )
            if cut := [work for work in works if work.cut]:
                change = "run form-cluster before split-k or stream-k"
                raise refuse(cut[0], "whole blocks", cast(str, cut[0].cut), change)
            if kernel.cluster is not None:
                raise refuse(kernel, "a kernel without a cluster", str(kernel.cluster))
            kernel.cluster = DenseArrayBase.from_list(i64, self.shape)
