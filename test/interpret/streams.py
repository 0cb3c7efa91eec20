"""Kernels that stream the steps of K, small enough for a CPU, which tests of both machines run."""

from __future__ import annotations

from interpret.test_split_k import Split

LONG = Split(
    "m=130 n=168 k=520",
    "epilogue=plain stream=5 whole=0 cluster=none tile=128,64,64 stages=2",
)
"""Six blocks, whose nine steps are two units, of four and of five: edges of five segments between
blocks and inside of them; two consumers."""

SHORT = Split(
    "m=100 n=100 k=840",
    "epilogue=plain stream=5 whole=0 cluster=none tile=128,64,64 stages=2",
)
"""Two blocks of three units, six units for five segments: a block of three parts."""

HYBRID = Split(
    "m=130 n=330 k=520",
    "epilogue=plain stream=5 whole=1 cluster=none tile=128,64,64 stages=2",
)
"""Twelve blocks: each CTA has a segment of seven of them, and behind it one of its own."""

CLUSTER = Split(
    "m=300 n=100 k=520",
    "epilogue=plain stream=4 whole=1 cluster=2,1 tile=64,64,64 stages=2",
)
"""Six pairs of blocks, whose CTAs have the same segment and slots of their own; two of them are in
the stream, half of one in each segment."""

ROWS = Split(
    "m=12 n=136 k=776",
    "epilogue=plain stream=5 whole=0 swap=true cluster=none tile=64,8,64 stages=2",
)
"""Few rows, swapped: six blocks of thirteen steps, eighteen units for five segments."""

CASES = {"long": LONG, "short": SHORT, "hybrid": HYBRID, "cluster": CLUSTER, "rows": ROWS}
