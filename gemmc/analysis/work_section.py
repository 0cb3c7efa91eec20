"""A kernel's work section: where it begins, and what it may hold for two roles to share it."""

from __future__ import annotations

from xdsl.dialects import scf
from xdsl.ir import Block, Operation
from xdsl.traits import IsTerminator

from gemmc.dialects.interfaces import Collective, FragmentFlow, VariesByThread
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import refuse
from gemmc.ir import is_pure, only_reads


def work_section(block: Block) -> list[Operation]:
    """The kernel's ops from the first that is more than index arithmetic or an allocation."""
    ops = list(block.ops)
    for position, op in enumerate(ops):
        plain = is_pure(op) or isinstance(op, AllocOp)
        if not plain or makes_fragment(op):
            return ops[position:]
    return []


def check_section(section: list[Operation]) -> None:
    """Both roles get all of it but copies, products and stores, so the rest must bear that."""
    for op in (inner for top in section for inner in top.walk()):
        work = isinstance(op, Collective | FragmentFlow | scf.ForOp | scf.IfOp)
        plain = (is_pure(op) or only_reads(op)) and not isinstance(op, VariesByThread)
        element_wise = isinstance(op.parent_op(), FragmentFlow)
        if not (work or plain or element_wise or op.has_trait(IsTerminator())):
            raise refuse(
                op,
                "work of copies, products, stores, loops and pure ops, which two roles can share",
                op.name,
                "put what adds it behind specialize-warps, or give it the trait Pure",
            )


def makes_fragment(op: Operation) -> bool:
    return any(isinstance(r.type, FragmentType) for r in op.results)
