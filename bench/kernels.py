"""Each kernel of programs with extents several times as large, beside the time that its bytes take.

    python bench/kernels.py FOLDER … --json kernels.json [--seconds S] [--workers N] [--only FILE]
    python bench/kernels.py --report kernels.json [--against BEFORE]

Of each program, extents of more than four, or else of more than one, are multiplied by the largest
power of two up to 64 that leaves no tensor above 200 MB and that the program still is one with;
what cannot be enlarged so is left out, as is what has sizes that a launch tells. Each kernel is
timed by itself (CUPTI, through torch.profiler), without starting early. The report has those that
take longest of the time in which DRAM moves what they read and write: products are limited by
their operations, so that their figure says less. With `--against`, programs that changed.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from statistics import geometric_mean, median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from enlarged import enlarged  # noqa: E402
from graphs import said  # noqa: E402

TIMES, KEPT = (64, 32, 16, 8, 4, 2), (4, 1)
"""What extents are multiplied by, and those that stay, in the order in which they are tried."""

MOST_BYTES = 200e6
"""Of the largest tensor."""

LAPS = 3
"""Calls that are timed."""

DRAM_BYTES_US, LAUNCH_US = 3.0e6, 2.5
"""What an H100 moves in a microsecond, and what a kernel takes that does nothing."""

TYPED = re.compile(r"(?:tensor|memref)<((?:\d+x)+)(\w+)")


def largest(text: str) -> int:
    """Bytes of a program's largest tensor, of types that are no floats or integers 8 for each."""
    found = 0
    for shape, kind in TYPED.findall(text):
        size = max(1, int(kind.lstrip("bfi") or 64) // 8) if kind.lstrip("bfi").isdigit() else 8
        for each in shape.split("x")[:-1]:
            size *= int(each)
        found = max(found, size)
    return found


def build(path: Path) -> dict[str, Any]:
    """Machine code and manifest of a program as large as it can be, or that there is none."""
    from gemmc import api, frontend
    from gemmc.assemble import AssembleError
    from gemmc.errors import GemmcError

    text = path.read_text("utf-8")
    if "?x" in text:
        return {"name": path.stem, "left_out": "open sizes"}
    for kept in KEPT:
        for times in TIMES:
            try:
                larger = enlarged(text, times, kept)
                if largest(larger) > MOST_BYTES:
                    continue
                frontend.parse(larger, path.name)
            except (GemmcError, ValueError, IndexError):
                break  # another factor changes nothing
            try:
                made = api.compile(larger, pipeline="auto", filename=path.name)
                code = made.cubin
            except (GemmcError, AssembleError):
                continue
            return {"name": path.stem, "times": times, "kept": kept, "cubin": code,
                    "manifest": made.manifest}  # fmt: skip
    return {"name": path.stem, "left_out": "no larger"}


def timed(built: dict[str, Any]) -> list[dict[str, Any]]:
    """Of each kernel of a program its microseconds, calls, bytes and arguments."""
    import torch
    from torch.profiler import ProfilerActivity, profile

    from gemmc.runtime import load

    manifest = built["manifest"]
    kernels = manifest.get("kernels", [manifest])
    for each in kernels:
        each["launch"].get("attributes", {}).pop("programmatic_stream_serialization", None)
    loaded = load(built["cubin"], manifest)
    given = [_drawn(torch, each) for each in loaded.manifest.with_role("input")]
    made = [_empty(torch, each) for each in loaded.manifest.with_role("output")]
    out = made if len(made) > 1 else made[0]
    for _ in range(2):
        loaded(*given, out=out)
    torch.cuda.synchronize()
    with profile(activities=[ProfilerActivity.CUDA], acc_events=True) as found:
        for _ in range(LAPS):
            loaded(*given, out=out)
        torch.cuda.synchronize()
    taken: dict[str, list[float]] = {}
    for event in found.events():
        taken.setdefault(event.name, []).append(event.device_time)
    return [
        {"kernel": each["entry"], "us": round(median(taken[each["entry"]]), 2),
         "calls": len(taken[each["entry"]]) // LAPS, "bytes": sum(map(_bytes, each["arguments"])),
         "product": "k" in each.get("sizes", {}), "grid": each["launch"]["grid"][0],
         "arguments": [f"{'x'.join(map(str, a['shape']))}x{a['dtype']}" for a in each["arguments"]]}
        for each in kernels if each["entry"] in taken
    ]  # fmt: skip


def _bytes(argument: dict[str, Any]) -> int:
    from gemmc.element_types import ELEMENT_TYPES

    size = ELEMENT_TYPES[argument["dtype"]].bits // 8
    for each in argument["shape"]:
        size *= each if isinstance(each, int) else 1
    return size


def _empty(torch: Any, argument: Any) -> Any:
    from gemmc.element_types import ELEMENT_TYPES

    kind = getattr(torch, ELEMENT_TYPES[argument.dtype].numpy)
    return torch.empty(tuple(argument.shape), device="cuda", dtype=kind)


def _drawn(torch: Any, argument: Any) -> Any:
    """Numbers near 0; integers that are places in any tensor."""
    made = _empty(torch, argument)
    if made.dtype.is_floating_point and made.dtype.itemsize > 1:
        return made.normal_(0, 1 / 8)
    if made.dtype in (torch.int32, torch.int64):
        return made.random_(0, 8)
    made.view(-1).view(torch.uint8).zero_()
    return made


def run(paths: list[Path], options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """A row for each program, as they are built."""
    begun = time.monotonic()
    with ProcessPoolExecutor(options.workers, multiprocessing.get_context("spawn")) as pool:
        jobs: list[Future[dict[str, Any]]] = [pool.submit(build, path) for path in paths]
        for path, job in zip(paths, jobs, strict=True):
            if time.monotonic() - begun > options.seconds:
                job.cancel()
                yield {"name": path.stem, "left_out": "out of time"}
                continue
            built = job.result()
            row = {key: built[key] for key in built if key not in ("cubin", "manifest")}
            if "cubin" in built:
                try:
                    row["kernels"] = timed(built)
                except Exception as error:
                    row["error"] = said(error)
            yield row


def floor(kernel: dict[str, Any]) -> float:
    """Microseconds in which DRAM moves what a kernel reads and writes."""
    return kernel["bytes"] / DRAM_BYTES_US + LAUNCH_US


def report(rows: list[dict[str, Any]], most: int) -> None:
    """The kernels that are farthest from what their bytes take."""
    found = [(row, each) for row in rows for each in row.get("kernels", ())]
    others = [pair for pair in found if not pair[1]["product"]]
    others.sort(key=lambda pair: -pair[1]["us"] / floor(pair[1]))
    for row, each in others[:most]:
        print(f"{each['us'] / floor(each):7.1f} {each['us']:9.1f} us x{each['calls']} "
              f"{row['name']} ({row['times']} times) {each['kernel']} [{each['grid']}] "
              f"{' '.join(each['arguments'])}"[:240])  # fmt: skip
    ratios = [each["us"] / floor(each) for _, each in others]
    if ratios:
        print(f"{len(rows)} programs, {sum('kernels' in row for row in rows)} enlarged, "
              f"{len(found)} kernels, {len(others)} of them no products: "
              f"{geometric_mean(ratios):.2f} of the time of their bytes in the geometric mean, "
              f"{sum(each > 2.5 for each in ratios)} above 2.5")  # fmt: skip


def against(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
    """Programs that took another time before, of those enlarged alike."""
    old = {row["name"]: row for row in before if row.get("kernels")}
    pairs = [
        (_whole(old[row["name"]]) / _whole(row), old[row["name"]], row) for row in after
        if row.get("kernels") and old.get(row["name"], {}).get("times") == row["times"]
    ]  # fmt: skip
    for ratio, one, other in sorted(pairs, key=lambda each: -each[0]):
        if not 0.95 < ratio < 1.05:
            print(f"{ratio:7.2f} {_whole(one):9.1f} us, now {_whole(other):9.1f}: {one['name']}")
    ratios = [each[0] for each in pairs]
    print(f"{len(pairs)} programs: {geometric_mean(ratios):.3f} times as fast in the geometric "
          f"mean, {sum(each > 1.3 for each in ratios)} more than 1.3, the worst "
          f"{min(ratios):.2f}")  # fmt: skip


def _whole(row: dict[str, Any]) -> float:
    return sum(each["us"] * each["calls"] for each in row["kernels"])


def main() -> int:
    """1 where a program fails."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="*", type=Path)
    parser.add_argument("--report", type=Path)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--most", type=int, default=40, help="kernels of the report")
    parser.add_argument("--only", type=Path, help="a file with the names of programs")
    parser.add_argument("--json", type=Path, default=Path("kernels.json"))
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--workers", type=int, default=15)
    options = parser.parse_args()
    if options.report:
        rows = json.loads(options.report.read_text())["programs"]
        report(rows, options.most)
        if options.against:
            against(json.loads(options.against.read_text())["programs"], rows)
        return 0
    paths = sorted(path for folder in options.folder for path in folder.glob("*.mlir"))
    if options.only:
        wanted = options.only.read_text().split()
        paths = [path for path in paths if path.stem in wanted]
    rows = list(run(paths, options))
    options.json.write_text(json.dumps({"programs": rows}) + "\n")
    report(rows, options.most)
    return int(any("error" in row for row in rows))


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)  # CUPTI's threads need no farewell
