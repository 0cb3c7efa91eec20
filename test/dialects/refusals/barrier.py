"""The barrier dialect."""

from __future__ import annotations

from dialects.refusals import Refusal, function, with_type

RING = "!barrier.ring<4>"


def on_ring(op: str) -> str:
    return function(f"%r: {RING}, %i: index", f"{op} : {RING}")


def on_mbarrier(op: str) -> str:
    return function("%b: !barrier.mbarrier", op)


def ticket(of: str, at: str) -> str:
    op = f"%l = barrier.take_ticket %t[%i] {of} by %p {at} threads 128 : !barrier.tickets<4>"
    return function("%t: !barrier.tickets<4>, %i: index, %p: i1", op)


COUNT = "needed a count in 1 to 1048575 (PTX mbarrier.init); found"
BYTES = "needed 1 to 1048575 bytes (PTX mbarrier tx-count); found"
THREADS = "needed a multiple of 32 in 32 to 1024 threads; found"
ARRIVER = "needed one of thread, warp, warpgroup, copies; found"

ARRIVALS = "needed a number of arrivals, known or counted,"

REFUSALS = [
    Refusal(
        "ring of no slots",
        with_type("!barrier.ring<0>"),
        "!barrier.ring: needed at least one slot; found none",
    ),
    Refusal(
        "no tickets",
        with_type("!barrier.tickets<0>"),
        "!barrier.tickets: needed at least one; found none",
    ),
    Refusal("one arrival", ticket("of 1", "at 2"), "needed 2 arrivals or more; found 1"),
    Refusal("arrivals said twice", ticket("of 2 counted %i", "at 2"), f"{ARRIVALS} and only one"),
    Refusal("arrivals not said", ticket("", "at 2"), f"{ARRIVALS} and only one"),
    Refusal("ticket at 16", ticket("of 2", "at 16"), "needed a barrier in 0 to 15; found 16"),
    Refusal("no arrivals", on_ring("barrier.init %r count 0"), f"{COUNT} 0"),
    Refusal("2^20 arrivals", on_ring("barrier.init %r count 1048576"), f"{COUNT} 1048576"),
    Refusal(
        "barrier 16",
        function("", "barrier.sync 16"),
        "needed a barrier in 0 to 15; found 16",
    ),
    Refusal(
        "barrier -1",
        function("", "barrier.sync -1"),
        "needed a barrier in 0 to 15; found -1",
    ),
    Refusal(
        "no clocks",
        function("%c: !barrier.counter, %i: index", "barrier.throttle %c of %i until %i for 0"
                 " : !barrier.counter"),
        "needed 1 to 2^31 - 1 clocks; found 0",
    ),
    Refusal("barrier of 48 threads", function("", "barrier.sync 1 threads 48"), f"{THREADS} 48"),
    Refusal("barrier of no threads", function("", "barrier.sync 1 threads 0"), f"{THREADS} 0"),
    Refusal(
        "barrier of 1056 threads", function("", "barrier.sync 1 threads 1056"), f"{THREADS} 1056"
    ),
    Refusal(
        "arrival by lane", on_ring('barrier.arrive %r[%i offset 0] by "lane"'), f"{ARRIVER} lane"
    ),
    Refusal(
        "arrival by CTA at an mbarrier",
        on_mbarrier('barrier.arrive_at %b by "cta"'),
        f"{ARRIVER} cta",
    ),
    Refusal("no bytes", on_ring("barrier.expect %r[%i] bytes 0"), f"{BYTES} 0"),
    Refusal("2^20 bytes", on_ring("barrier.expect %r[%i] bytes 1048576"), f"{BYTES} 1048576"),
    Refusal(
        "-1 groups", function("", "barrier.wait_copies -1"), "needed 0 or more groups; found -1"
    ),
    Refusal("bytes below 0", on_mbarrier("barrier.expect_at %b bytes -8"), f"{BYTES} -8"),
]
