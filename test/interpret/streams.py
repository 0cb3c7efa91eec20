"""Kernels that stream the steps of K, small enough for a CPU, which tests of both machines run."""

from __future__ import annotations

from interpret.test_split_k import Split

LONG = Split(
    "m=130 n=168 k=520",
    "epilogue=plain least=4 stream=5 whole=0 cluster=none tile=128,64,64 stages=2",
)
"""Six blocks, whose nine steps are two units, of four and of five: edges of five segments between
blocks and inside of them; two consumers."""

SHORT = Split(
    "m=100 n=100 k=840",
    "epilogue=plain least=4 stream=5 whole=0 cluster=none tile=128,64,64 stages=2",
)
"""Two blocks of three units, six units for five segments: a block of three parts."""

HYBRID = Split(
    "m=130 n=330 k=520",
    "epilogue=plain least=4 stream=5 whole=1 cluster=none tile=128,64,64 stages=2",
)
"""Twelve blocks: each CTA has a segment of seven of them, and behind it one of its own."""

CLUSTER = Split(
    "m=300 n=100 k=520",
    "epilogue=plain least=4 stream=4 whole=1 cluster=2,1 tile=64,64,64 stages=2",
)
"""Six pairs of blocks, whose CTAs have the same segment and slots of their own; two of them are in
the stream, half of one in each segment."""

ROWS = Split(
    "m=12 n=136 k=776",
    "epilogue=plain least=4 stream=5 whole=0 swap=true cluster=none tile=64,8,64 stages=2",
)
"""Few rows, swapped: six blocks of thirteen steps, eighteen units for five segments."""

OVERLAPPED = Split(
    "m=100 n=288 k=776",
    "epilogue=overlap least=4 stream=5 whole=1 cluster=none tile=128,32,64 stages=2",
)
"""Nine blocks of thirteen steps: each CTA has a segment of four of them, and one of its own, behind
whose first products it stores what it has finished of the segment."""

CASES = {"long": LONG, "short": SHORT, "hybrid": HYBRID, "cluster": CLUSTER, "rows": ROWS}
CASES |= {"overlapped": OVERLAPPED}
