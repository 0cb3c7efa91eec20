"""Where numbers of indices have 32 bits, as in a browser, and where ml_dtypes is not there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parents[2] / "gemmc" / "explore" / "examples" / "product_f16.mlir"

NARROW = """
import sys
import numpy as np

wide = np.arange
def arange(*arguments, dtype=None, **options):
    made = wide(*arguments, dtype=dtype, **options)
    return made.astype(np.int32) if dtype is None and made.dtype == np.int64 else made

np.arange, np.intp, np.int_ = arange, np.int32, np.int32
sys.modules["ml_dtypes"] = None
from gemmc.explore import answer

source = open(sys.argv[1]).read()
for level in ("ir", "ptx"):
    asked = {"source": source, "pipeline": "hopper-ws", "size": "m=72 n=64 k=72"}
    found = answer({**asked, "kind": "run", "level": level})
    assert found.get("ok"), found
"""


def test_f16_runs_with_indices_of_32_bits_and_without_ml_dtypes() -> None:
    command = [sys.executable, "-c", NARROW, str(PROGRAM)]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
