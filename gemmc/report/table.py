"""Reports side by side: a line for each thing that is known, a column for each pipeline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gemmc.report.found import Buffer, Registers, Report

UNKNOWN = "not known"
LEAST_WIDTH = 12


def text(reports: Sequence[Report]) -> str:
    """The lines; maps of shared memory stand below, one for each report that has one."""
    rows = [("", *(each.title for each in reports)), *_rows(reports)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(reports) + 1)]
    lines = ["  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)) for row in rows]
    head = _head(reports)
    maps = [line for each in reports if each.buffers for line in _map(each)]
    refused = [f"{each.title}: refused: {each.refused}" for each in reports if each.refused]
    return "\n".join(line.rstrip() for line in (head, *lines, *maps, *refused)) + "\n"


def _head(reports: Sequence[Report]) -> str:
    """The problem, where all kernels have the same one, and the target."""
    if any(each.kernel for each in reports):
        return f"a program of several kernels on {reports[0].target}"
    problem = next((each.problem for each in reports if each.problem), "")
    return f"{problem} on {reports[0].target}"


def _rows(reports: Sequence[Report]) -> Iterator[tuple[str, ...]]:
    columns = [dict(_facts(each)) for each in reports]
    names = dict.fromkeys(name for each in columns for name in each)
    for name in names:
        yield name, *(each.get(name, "") for each in columns)


def _facts(report: Report) -> Iterator[tuple[str, str]]:
    """What is known of one, in words."""
    if report.refused:
        yield "kernel", "refused"
        return
    if report.kernel:
        yield "problem", report.problem or "no product"
    if report.chosen:
        yield "pipeline", report.chosen
    if report.tile:
        yield "tile", "x".join(map(str, report.tile))
    yield from _launch(report)
    yield from _registers(report.registers)
    yield "shared memory", f"{report.shared_bytes} B"
    swizzles = {each.swizzle for each in report.buffers if each.shape}
    yield "swizzle", " ".join(f"{each} B" if each else "none" for each in sorted(swizzles)) or "-"
    traffic, bound = report.traffic, report.bound
    if traffic is not None:
        yield "bytes of DRAM, at least", _megabytes(traffic.dram)
        yield "bytes of L2, counted", _megabytes(traffic.l2)
        yield "bytes into shared memory", _megabytes(traffic.shared)
    if bound is not None:
        yield "roofline", f"{bound.us:.1f} us by {bound.limit}"
    if report.traffic is not None:
        yield from _modelled(report)


def _launch(report: Report) -> Iterator[tuple[str, str]]:
    launch = report.launch
    if launch is None:
        return
    yield "cluster", "x".join(map(str, launch.cluster))
    if launch.sizes:
        yield "sizes", launch.sizes
    ctas = launch.grid if launch.ctas is None else str(launch.ctas)
    yield "CTAs", f"{ctas} of {launch.threads} threads"
    blocks = UNKNOWN if launch.blocks is None else str(launch.blocks)
    yield "blocks", blocks
    held = UNKNOWN
    if launch.ctas_per_sm is not None:
        held = f"{launch.ctas_per_sm} (by {launch.limited_by})"
    yield "CTAs on an SM", held
    waves = UNKNOWN
    if launch.waves is not None and launch.tail is not None:
        waves = f"{launch.waves:.2f}, the last {launch.tail:.0%} full"
    yield "waves", waves


def _registers(found: Registers) -> Iterator[tuple[str, str]]:
    yield "registers at launch (ptxas)", _or_unknown(found.launch)
    asked = ", ".join(map(str, found.setmaxnreg))
    yield "registers by setmaxnreg", asked or "-"
    alive = _or_unknown(found.live)
    if found.live_by_count:
        parts = (f"{most} of {count}" for count, most in sorted(found.live_by_count.items()))
        alive += f" ({', '.join(parts)})"
    yield "registers alive (nvdisasm)", alive
    yield "spilled (ptxas)", UNKNOWN if found.spilled is None else f"{found.spilled} B"


def _modelled(report: Report) -> Iterator[tuple[str, str]]:
    found = report.modelled
    if found is None:
        yield "modelled", "no timeline"
        return
    share = f"tensor core {found.tensor_core:.0%}" if found.tensor_core else "no tensor core"
    yield "modelled", f"{found.clocks:.0f} clk for {found.steps} steps, {share}"


def _map(report: Report) -> Iterator[str]:
    """Where each buffer lies, and what is left over between them."""
    yield ""
    yield f"shared memory of {report.title}:"
    at = 0
    for each in report.buffers:
        if each.offset > at:
            yield _line(at, each.offset, "(unused)")
        yield _line(each.offset, each.end, each.name, _described(each))
        at = max(at, each.end)
    if report.shared_bytes > at:
        yield _line(at, report.shared_bytes, "(unused)")


def _line(begin: int, end: int, name: str, more: str = "") -> str:
    return f"  {begin:6}..{end - 1:<6} {end - begin:6} B  {name:{LEAST_WIDTH}}  {more}"


def _described(each: Buffer) -> str:
    if not each.shape:
        return f"{each.slots} mbarrier{'s' * (each.slots > 1)}"
    swizzle = f", swizzle {each.swizzle} B" if each.swizzle else ""
    slots = f"{each.slots} slots of " if each.slots > 1 else ""
    return f"{slots}{each.shape}{swizzle}"


def _or_unknown(value: int | None) -> str:
    return UNKNOWN if value is None else str(value)


def _megabytes(value: int | None) -> str:
    return UNKNOWN if value is None else f"{value / 1e6:.1f} MB"
