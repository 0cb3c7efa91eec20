"""The tile of a kernel, for rules that settle other options."""

from __future__ import annotations

from gemmc.errors import GemmcError
from gemmc.plan import Plan
from gemmc.transforms.schedule.form_kernel import FormKernelPass


def tile_of(plan: Plan) -> tuple[int, int, int]:
    """Rows, columns and K of a block; GemmcError without a `form-kernel` of positive sizes."""
    kernel = plan.first(FormKernelPass)
    if kernel is None or len(kernel.tile) != 3 or min(kernel.tile) < 1:
        needed = "tile=M,N,K of three positive sizes, by which other options are settled"
        found = "none" if kernel is None else f"tile={','.join(map(str, kernel.tile))}"
        raise GemmcError(FormKernelPass.name, needed, found)
    m, n, k = kernel.tile
    return m, n, k
