"""Memory as a warp's generic instructions see it: global, shared, local and param bytes.

Addresses are uint64 arrays of 32 lanes, data is (32, bytes). Shared accesses go through
the hardware's race detection; global ones know which array they touch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.hardware.errors import (
    OutOfBounds,
    Unsupported,
)
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.ptx.addresses import (
    RANK_SHIFT,
    WINDOWS,
    shared_base,
    space_of,
    split_shared,
)

if TYPE_CHECKING:
    from gemmc.interpret.hardware.machine import Cta
    from gemmc.interpret.ptx.warp import Warp

_BYTES = np.arange(16)


def _own_region(w: Warp, space: str, addresses: Any, size: int) -> Region | None:
    """The region, where all lanes access this CTA's shared memory, aligned: the usual case."""
    if not space.startswith("shared"):
        return None
    base = shared_base(w.cta.hardware.rank)
    each = addresses.tolist()
    low, high = min(each), max(each)
    if low < base or (high >> RANK_SHIFT) != (base >> RANK_SHIFT):
        return None
    if w.tracer is not None or (size > 1 and np.count_nonzero(addresses & np.uint64(size - 1))):
        return None
    offsets = (addresses.astype(np.intp) - base)[:, None] + _BYTES[:size]
    return Region(offsets, low - base, high - base + size)


def load(
    w: Warp, space: str, addresses: Any, size: int, lanes: Any, *, scope: str = "",
    atomic: bool = False,
) -> Any:  # fmt: skip
    """Bytes (32, size) of the lanes; zeros in the others. A strong access has a `scope`; an atomic
    one counts where it stores."""
    if np.count_nonzero(lanes) == lanes.size:
        region = _own_region(w, space, addresses, size)
        if region is not None:
            return w.cta.hardware.shared.read(w.agent, region)
    result = np.zeros((len(addresses), size), np.uint8)
    check_aligned(w, addresses, size, lanes)
    for kind, picked, local in _spaces(w, space, addresses, lanes):
        if kind == "global":
            if w.cta.memory.traffic is not None:
                w.cta.memory.traffic.warp(local, size, picked)
            w.agent.access_global()
            for allocation, here, offsets in w.cta.memory.parts(w.agent, local, size, picked):
                if atomic:
                    allocation.inside(w.agent, offsets)
                    result[here] = allocation.bytes[offsets]
                else:
                    result[here] = allocation.read(w.agent, offsets, here, scope)
        elif kind == "shared":
            for cta, here, region in shared_parts(w, space, local, size, picked):
                cta.visited_by(w.agent)
                result[here] = cta.shared.read(w.agent, region)
        else:
            here, offsets = _private(w, kind, local, size, picked)
            own = w.cta.parameters[offsets] if kind == "param" else w.local[here[:, None], offsets]
            result[here] = own
    if w.tracer is not None:
        w.tracer.access(w, "load", space, addresses, result, lanes)
    return result


def store(
    w: Warp, space: str, addresses: Any, data: Any, lanes: Any, *, scope: str = "",
    atomic: bool = False,
) -> None:  # fmt: skip
    """Write bytes (32, size) in the lanes; of lanes at one place the last one wins. A strong
    access has a `scope`."""
    size = data.shape[1]
    if np.count_nonzero(lanes) == lanes.size:
        region = _own_region(w, space, addresses, size)
        if region is not None:
            w.cta.hardware.shared.write(w.agent, region, data)
            return
    check_aligned(w, addresses, size, lanes)
    if w.tracer is not None:
        w.tracer.access(w, "store", space, addresses, data, lanes)
    for kind, picked, local in _spaces(w, space, addresses, lanes):
        if kind == "global":
            w.agent.access_global()
            w.cta.memory.version += 1
            for allocation, here, offsets in w.cta.memory.parts(w.agent, local, size, picked):
                kind = "atomic" if atomic else ""
                allocation.write(w.agent, offsets, data[here], here, scope, kind)
        elif kind == "shared":
            for cta, here, region in shared_parts(w, space, local, size, picked):
                cta.visited_by(w.agent)
                cta.shared.write(w.agent, region, data[here])
        elif kind == "local":
            here, offsets = _private(w, kind, local, size, picked)
            w.local[here[:, None], offsets] = data[here]
        else:
            raise Unsupported(f"a store to {kind} memory", w.agent.site)


def check_aligned(w: Warp, addresses: Any, size: int, lanes: Any) -> None:
    """Raise OutOfBounds where a lane's address is no multiple of what it accesses."""
    chosen = addresses[lanes]
    if np.count_nonzero(chosen & np.uint64(size - 1)):
        at = int(chosen[(chosen & np.uint64(size - 1)) != 0][0])
        what = f"address 0x{at:x} is no multiple of the {size} bytes accessed"
        raise OutOfBounds(what, w.agent.site, [f"by {w.agent.describe()}"])


def _spaces(w: Warp, space: str, addresses: Any, lanes: Any) -> Any:
    """(space, lanes, addresses in that space); generic addresses are sorted by their window."""
    if space in ("global", "const"):
        return [("global", lanes, addresses)]
    if space:
        return [(space.split("::")[0], lanes, addresses)]
    kinds = [space_of(a) if on else "" for a, on in zip(addresses.tolist(), lanes, strict=True)]
    found: list[tuple[str, Any, Any]] = []
    for kind in dict.fromkeys(k for k in kinds if k):
        picked = np.array([k == kind for k in kinds])
        found.append((kind, picked, addresses - np.uint64(WINDOWS[kind])))
    return found


def shared_parts(w: Warp, space: str, addresses: Any, size: int, lanes: Any) -> Any:
    """(CTA, lanes as indices, region) of an access to shared memory of the cluster."""
    chosen = np.flatnonzero(lanes)
    found = addresses[chosen]
    ranks = found >> np.uint64(24)
    only = int(ranks[0])
    if (ranks == ranks[0]).all():
        cta = shared_cta(w, space, only)
        yield cta, chosen, _region(cta, found, size)
        return
    for rank in np.unique(ranks).tolist():
        here = ranks == rank
        cta = shared_cta(w, space, rank)
        yield cta, chosen[here], _region(cta, found[here], size)


def _region(cta: Cta, addresses: Any, size: int) -> Region:
    starts = (addresses & np.uint64(0xFFFFFF)).astype(np.intp) - 1024
    return Region.of(starts[:, None] + _BYTES[:size])


def shared_cta(w: Warp, space: str, rank: int) -> Cta:
    """The CTA whose shared memory a rank names; shared::cta may name only the own one."""
    own = w.cta.hardware
    if rank == own.rank:
        return own
    if space in ("shared", "shared::cta") or rank >= len(own.cluster):
        what = f"a shared address of CTA {rank} of the cluster, used as one of CTA {own.rank}"
        raise OutOfBounds(what, w.agent.site, [f"by {w.agent.describe()}"])
    return own.cluster[rank]


def shared_byte(w: Warp, space: str, address: int) -> tuple[Cta, int]:
    """(CTA, byte in its shared memory) of one shared or generic address."""
    if not space and space_of(address) == "shared":
        address -= WINDOWS["shared"]
    elif not space:
        what = f"generic address 0x{address:x} is not in shared memory"
        raise OutOfBounds(what, w.agent.site, [f"by {w.agent.describe()}"])
    rank, byte = split_shared(address)
    return shared_cta(w, space, rank), byte


def _private(w: Warp, kind: str, addresses: Any, size: int, lanes: Any) -> tuple[Any, Any]:
    here = np.flatnonzero(lanes)
    offsets = addresses[here].astype(np.int64)[:, None] + np.arange(size)
    limit = w.cta.parameters.size if kind == "param" else w.local.shape[1]
    if offsets.size and (int(offsets.min()) < 0 or int(offsets.max()) >= limit):
        what = f"{kind} bytes {int(offsets.min())} to {int(offsets.max())} of {limit}"
        raise OutOfBounds(what, w.agent.site, [f"by {w.agent.describe()}"])
    return here, offsets


def parameter_bytes(w: Warp, address: int, size: int) -> bytes:
    """Bytes at a generic address, which may be a parameter's (a tensor map, say)."""
    kind = space_of(address)
    if kind == "param":
        start = address - WINDOWS["param"]
        found = w.cta.parameters[start : start + size]
    elif kind == "global":
        allocation = w.cta.memory.find(w.agent, address)
        start = address - allocation.base
        found = allocation.bytes[start : start + size]
    else:
        raise OutOfBounds(f"0x{address:x} is no address of a tensor map", w.agent.site)
    return found.tobytes()
