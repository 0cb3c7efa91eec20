"""Running the IR of every level on the CPU, with the hardware's asynchronous semantics.

    outputs = gemmc.interpret.run(module, inputs, seed=0)

`module` may stand anywhere in a pipeline. Semantics belong to ops (`ops/`, one small handler
per op class), never to passes; what the ops act on is `hardware/`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gemmc.interpret.hardware.errors import InterpretError
from gemmc.target import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from xdsl.dialects.builtin import ModuleOp

    from gemmc.interpret.hardware.scheduler import Scheduler

__all__ = ["InterpretError", "run"]


def run(
    module: ModuleOp,
    inputs: Sequence[Any],
    *,
    seed: int = 0,
    ctas: Sequence[int] | None = None,
    scheduler: Scheduler | None = None,
    sm_count: int = DEFAULT.sms,
) -> list[Any]:
    """The outputs of `module` on NumPy arrays `inputs`, under the schedule of `seed`.

    `ctas` runs only those CTAs of the grid (whole clusters) and leaves the rest unwritten;
    `scheduler` replaces the seed's; `sm_count` is the SMs of the chip, which decide the grid of
    a persistent kernel. Raises InterpretError for what is wrong with the program,
    GemmcError for an op without semantics here, and for what is no module or no arrays.
    """
    from numpy import dtype

    from gemmc.dialects.entries import check_module
    from gemmc.errors import GemmcError, described
    from gemmc.interpret.execute import execute

    check_module(module)
    given = inputs if isinstance(inputs, list | tuple) else [inputs]
    if wrong := [each for each in given if not isinstance(getattr(each, "dtype", None), dtype)]:
        needed = "inputs that are a list of NumPy arrays"
        raise GemmcError("run", needed, described(wrong[0]))
    result = execute(
        module, inputs, seed=seed, ctas=ctas, scheduler=scheduler, sm_count=sm_count
    )
    return result.outputs
