"""All schedules of one cluster of a tile.kernel with barriers."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from xdsl.dialects.builtin import ModuleOp

from gemmc.dialects.tile.kernel import KernelOp
from gemmc.interpret.hardware.errors import InterpretError, Unsupported
from gemmc.interpret.hardware.explore import Exploration, Recording, explore
from gemmc.interpret.hardware.scheduler import adversary, run
from gemmc.interpret.kernels import build, prepare


def exhaust(module: ModuleOp, inputs: Sequence[Any], cluster: int = 0) -> Exploration:
    """Record one run of a cluster, an agent per warpgroup, then search every schedule of it.

    What the recorded run itself finds is the answer, with no state searched.
    """
    kernels = [op for op in module.body.block.ops if isinstance(op, KernelOp)]
    if not kernels:
        raise Unsupported("a module without a tile.kernel to exhaust")
    launch = prepare(kernels[0], inputs)
    recording = Recording()
    launch.notes["recorder"] = recording
    launch.notes["agent_threads"] = 128
    size = prod(launch.cluster)
    try:
        run(build(launch, range(cluster * size, cluster * size + size)), adversary(0))
    except InterpretError as error:
        return Exploration(0, error)
    return explore(recording)
