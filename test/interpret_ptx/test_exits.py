"""No CTA of a cluster exits while others may still arrive at its barriers.

With fewer steps of K than slots and several blocks a CTA, consumers that take turns release the
slots in no order that one wait could follow: the producer has to wait for each of them.
"""

from __future__ import annotations

import numpy as np
import pytest
from gpu.cases import Case, matmul_text
from parts import thorough_but

from gemmc import api, frontend, pipeline
from gemmc.dialects.barrier import WaitOp
from gemmc.dialects.tile.kernel import RoleOp
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import ArriveAtExited
from gemmc.interpret.ptx.simulate import run

NAME = "hopper-pingpong"
ROWS, COLUMNS = 768, 384
"""Six blocks, in clusters of two, for the one cluster that the device holds."""

DEVICE = {"sm_count": 2, "max_active_clusters": 1}


def product(k: int) -> str:
    return matmul_text(Case(NAME, "bf16", "nt", ROWS, COLUMNS, k))


def ones(k: int) -> list[object]:
    kind = numpy_dtype("bf16")
    return [np.ones((ROWS, k), kind), np.ones((COLUMNS, k), kind)]


@pytest.mark.parametrize("k", thorough_but((64, 128, 192), lambda k: k == 128))
def test_a_cta_waits_for_the_releases_of_its_peers(k: int) -> None:
    kernel = api.compile(product(k), pipeline=NAME)
    (found,) = run(kernel.ptx, kernel.manifest, ones(k), device=DEVICE)
    np.testing.assert_array_equal(found.astype("f4"), np.full((ROWS, COLUMNS), k, "f4"))


def test_a_wait_for_the_last_release_alone_is_not_enough() -> None:
    passes = pipeline.load(NAME).passes
    position = 1 + [each.name for each in passes].index("insert-barriers")
    module, ctx = frontend.parse(product(64), "x.mlir"), frontend.context()
    pipeline.run(module, ctx, passes[:position])
    producer = next(op for op in module.walk() if isinstance(op, RoleOp))
    waits = [op for op in producer.body.block.ops if isinstance(op, WaitOp)]
    assert len(waits) > 1
    for wait in waits[:-1]:
        wait.detach()
        wait.erase()
    text = ",".join(str(each.pipeline_pass_spec()) for each in passes[position:])
    kernel = api.compile(module, pipeline=text)
    with pytest.raises(ArriveAtExited, match=r"CTA \d[\s\S]*mbarrier\.arrive"):
        run(kernel.ptx, kernel.manifest, ones(64), device=DEVICE)
