"""Where each state space lies (PTX ISA, "State Spaces", "Generic Addressing").

A shared address has 32 bits: the CTA's rank in its cluster in bits 24 and up, and the byte
in its shared memory below, which starts at RESERVED as the system keeps the bytes before
it. The same number is thus good as a shared::cta and as a shared::cluster address. A
generic address is an address of a space plus the start of that space's window; global
addresses are generic ones.
"""

from __future__ import annotations

RESERVED = 1024
"""Bytes of shared memory before a kernel's own."""
RANK_SHIFT = 24
WINDOWS: dict[str, int] = {
    "global": 0,
    "const": 0,
    "shared": 0x7A00_0000_0000,
    "local": 0x7B00_0000_0000,
    "param": 0x7C00_0000_0000,
}
SHARED_SPACES = ("shared", "shared::cta", "shared::cluster")
_WINDOW_BITS = 40


def space_of(address: int) -> str:
    """The state space of a generic address."""
    start = address >> _WINDOW_BITS << _WINDOW_BITS
    for space, window in WINDOWS.items():
        if window and window == start:
            return space
    return "global"


def shared_base(rank: int) -> int:
    """The shared address of a CTA's first byte."""
    return (rank << RANK_SHIFT) + RESERVED


def split_shared(address: int) -> tuple[int, int]:
    """(rank, byte in its shared memory) of a shared address; the byte is negative if reserved."""
    return address >> RANK_SHIFT, (address & ((1 << RANK_SHIFT) - 1)) - RESERVED
