"""What `gemmc report` says that a kernel needs, beside what this GPU's driver says of it.

    python3 test/gpu/resources.py [PIPELINE …]

Nothing is launched. Registers, shared memory and CTAs on a multiprocessor of each pipeline's kernel
have to be the same; 1 where one is not.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS.parent), str(TESTS)]

from needs import require  # noqa: E402
from pipelines.problems import Product  # noqa: E402

import gemmc  # noqa: E402
from gemmc import frontend  # noqa: E402
from gemmc.report import collect  # noqa: E402
from gemmc.report.found import Report  # noqa: E402
from gemmc.runtime import cuda  # noqa: E402

Needs = dict[str, int | None]


def main(names: list[str]) -> int:
    """1 where the report and the driver differ."""
    wrong = 0
    for name in names or gemmc.pipeline_names():
        dtype = gemmc.load_pipeline(name).metadata["dtypes"].split(",")[0]
        layout = "nn" if name.startswith("simt") else "nt"
        text = Product((1024, 1536, 1024), dtype, layout, dtype).mlir
        program = frontend.parse(text, "product.mlir")
        said, found = reported(collect(program, name, run=False)), driven(program, name)
        wrong += said != found
        print(f"{name}: {found}" + ("" if said == found else f"; the report has {said}"))
    print(f"{wrong} differ")
    return int(wrong > 0)


def reported(report: Report) -> Needs:
    """By the report."""
    assert report.launch is not None, report.refused
    return {
        "registers": report.registers.launch, "shared": report.shared_bytes,
        "ctas": report.launch.ctas_per_sm,
    }  # fmt: skip


def driven(program: Any, name: str) -> Needs:
    """By the driver, of the machine code that ptxas makes."""
    require("resources")
    cuda.use_device(0)
    cu, kernel = cuda.bindings(), gemmc.compile(program, pipeline=name)
    launch = kernel.manifest["launch"]
    threads, dynamic = launch["block"][0], launch["dynamic_shared_memory"]
    module = cuda.load_module(kernel.assembled.cubin)
    function = cuda.function_of(module, kernel.manifest["entry"], dynamic)
    kinds = cu.CUfunction_attribute

    def attribute(kind: Any) -> int:
        return int(cuda.checked(cu.cuFuncGetAttribute(kind, function), "reading an attribute"))

    held = cu.cuOccupancyMaxActiveBlocksPerMultiprocessor(function, threads, dynamic)
    found: Needs = {
        "registers": attribute(kinds.CU_FUNC_ATTRIBUTE_NUM_REGS),
        "shared": attribute(kinds.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES) + dynamic,
        "ctas": int(cuda.checked(held, "counting the CTAs that fit")),
    }
    cuda.unload_module(module)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
