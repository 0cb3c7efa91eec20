"""Which grid of warpgroups shares a tile, where a pipeline leaves it to gemmc."""

from __future__ import annotations

from gemmc.errors import GemmcError
from gemmc.plan import Plan, settled
from gemmc.transforms.mapping.specialize_warps import SpecializeWarpsPass
from gemmc.transforms.problem.swap_ab import SwapAbPass
from gemmc.transforms.schedule.form_kernel import STORED


def shape_for(plan: Plan, to: str, label: str) -> tuple[int, int]:
    """Rows and columns of units: a warpgroup has whole rows of the product, as wgmma does.

    What leaves transposed lies the other way in the result.
    """
    roles = plan.first(SpecializeWarpsPass)
    if roles is None or to != "warpgroup":
        needed = "to=warpgroup and specialize-warps in the pipeline, to share among"
        raise GemmcError("distribute", needed, f"shape=auto to={to}", "give the shape")
    consumers = settled(roles, roles.consumers)
    turned = label == STORED and bool(plan.written(SwapAbPass))
    return (1, consumers) if turned else (consumers, 1)
