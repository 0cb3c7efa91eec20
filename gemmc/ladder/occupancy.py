"""How many CTAs of a kernel an SM holds at once, by the rules of sm_90.

The limits are those of compute capability 9.0 in the CUDA C++ Programming Guide ("Compute
Capabilities", technical specifications) and in the Hopper Tuning Guide ("Occupancy"); the units
in which registers and shared memory are handed out are those of the occupancy calculator in the
CUDA toolkit (`cuda_occupancy.h`). The carve-out of shared memory is taken at its largest.
"""

from __future__ import annotations

from dataclasses import dataclass

from gemmc.target import DEFAULT

WARP = 32
MAX_WARPS = DEFAULT.sm_threads // WARP
MAX_CTAS = DEFAULT.sm_ctas
REGISTERS = DEFAULT.sm_registers
MAX_REGISTERS = DEFAULT.thread_registers
PARTITIONS = DEFAULT.partitions
REGISTER_UNIT = DEFAULT.register_unit
SHARED_BYTES = DEFAULT.sm_shared_bytes
SHARED_RESERVED = DEFAULT.cta_reserved_bytes
SHARED_UNIT = DEFAULT.shared_unit


@dataclass(frozen=True)
class Occupancy:
    """CTAs and warps that an SM holds, and what keeps it from holding more."""

    ctas: int
    warps: int
    limit: str

    @property
    def share(self) -> float:
        """Of the warps that an SM could hold."""
        return self.warps / MAX_WARPS


def occupancy(threads: int, registers: int, shared: int) -> Occupancy:
    """Of a CTA with `threads`, `registers` a thread (as ptxas says), `shared` bytes in all.

    0 CTAs where one alone does not fit.
    """
    warps = -(-threads // WARP)
    limits = {
        "CTAs": MAX_CTAS,
        "warps": MAX_WARPS // warps,
        "registers": _by_registers(warps, registers),
        "shared memory": SHARED_BYTES // _up(shared + SHARED_RESERVED, SHARED_UNIT),
    }
    ctas = min(limits.values())
    limit = ", ".join(name for name, most in limits.items() if most == ctas)
    return Occupancy(ctas, ctas * warps, limit)


def _by_registers(warps: int, registers: int) -> int:
    """A warp's registers come from the partition it is in, so each partition holds whole warps.

    A launch is checked as if every partition held as many of the CTA's warps.
    """
    each = _up(max(registers, 1) * WARP, REGISTER_UNIT)
    if registers > MAX_REGISTERS or each * _up(warps, PARTITIONS) > REGISTERS:
        return 0
    return PARTITIONS * (REGISTERS // PARTITIONS // each) // warps


def _up(value: int, unit: int) -> int:
    """`value`, rounded up to a multiple of `unit`."""
    return -(-value // unit) * unit
