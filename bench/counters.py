"""Hardware counters of kernels, by Nsight Compute (ncu), as JSON.

    python3 bench/counters.py --out FILE [--pipelines NAME...] [--shapes MxNxK...]
                              [--dtype bf16] [--layout nt] [--seconds S]

Each kernel, and torch.mm beside it, runs in a process of its own under ncu: three launches on
normal inputs, then one that is measured, with cold caches and whatever clock the card has.
Counters that this ncu does not know are left out, and named. A pipeline is a name or a file.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test/gpu")]

from cases import Case, build_all  # noqa: E402

BASELINE = "torch.mm"
LIMIT_S = 90
SECTIONS = (
    "SpeedOfLight", "ComputeWorkloadAnalysis", "MemoryWorkloadAnalysis", "SchedulerStats",
    "WarpStateStats", "LaunchStats", "Occupancy",
)  # fmt: skip
STALLS = (
    "barrier", "branch_resolving", "dispatch_stall", "drain", "gmma", "lg_throttle",
    "long_scoreboard", "math_pipe_throttle", "membar", "mio_throttle", "misc", "no_instruction",
    "not_selected", "selected", "short_scoreboard", "sleeping", "tex_throttle", "wait",
    "warpgroup_arrive",
)  # fmt: skip
ISSUE = "smsp__average_warps_issue_stalled_{}_per_issue_active.ratio"
METRICS = {
    "time_ns": "gpu__time_duration.sum",
    "sm_cycles": "sm__cycles_elapsed.max",
    "tensor_active_pct": "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_elapsed",
    "hmma_active_pct": "sm__pipe_tensor_op_hmma_cycles_active.avg.pct_of_peak_sustained_elapsed",
    "gmma_instructions": "sm__inst_executed_pipe_tensor_op_gmma.sum",
    "fma_pipe_pct": "sm__inst_executed_pipe_fma.avg.pct_of_peak_sustained_active",
    "instructions": "smsp__inst_executed.sum",
    "dram_read_bytes": "dram__bytes_read.sum",
    "dram_write_bytes": "dram__bytes_write.sum",
    "dram_pct": "dram__throughput.avg.pct_of_peak_sustained_elapsed",
    "l2_bytes": "lts__t_bytes.sum",
    "l2_from_sm_sectors": "lts__t_sectors_srcunit_tex.sum",
    "l2_hit_pct": "lts__t_sector_hit_rate.pct",
    "l2_pct": "lts__throughput.avg.pct_of_peak_sustained_elapsed",
    "l2_to_sm_bytes": "l1tex__m_xbar2l1tex_read_bytes.sum",
    "sm_to_l2_bytes": "l1tex__m_l1tex2xbar_write_bytes.sum",
    "shared_wavefronts": "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum",
    "shared_conflicts": "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum",
    "registers": "launch__registers_per_thread",
    **{f"stall_{name}": ISSUE.format(name) for name in STALLS},
}


def available() -> set[str]:
    """The counters this ncu has for this GPU, without their suffixes."""
    command = ["ncu", "--query-metrics"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    except subprocess.TimeoutExpired:
        return set()
    return set(re.findall(r"^(\w+__\w+)", done.stdout, re.MULTILINE))


def chosen(known: set[str]) -> tuple[list[str], list[str]]:
    """(counters to ask for, counters left out); launch__ and smsp__average_ are always there."""
    asked = [m for m in METRICS.values() if not m.startswith(("launch__", "smsp__average"))]
    left_out = [m for m in asked if known and m.partition(".")[0] not in known]
    return [m for m in asked if m not in left_out], left_out


def command_of(counters: list[str], log: Path, target: list[str]) -> list[str]:
    """ncu for the launches between the profiler's start and stop."""
    sections = [word for name in SECTIONS for word in ("--section", name)]
    return [
        "ncu", "--profile-from-start", "off", "--clock-control", "none", "--csv", "--page", "raw",
        "--print-units", "base", "--log-file", str(log), *sections, "--metrics", ",".join(counters),
        *target,
    ]  # fmt: skip


def parse(text: str) -> list[dict[str, Any]]:
    """A dictionary of counters for each launch in what ncu logged: a header, units, values."""
    lines = text.splitlines()
    start = next((i for i, line in enumerate(lines) if line.startswith('"ID"')), None)
    if start is None:
        return []
    rows = list(csv.reader(line for line in lines[start:] if line.startswith('"')))
    header, launches = rows[0], rows[2:]
    return [
        {name: _number(value) for name, value in zip(header, row, strict=True) if value}
        for row in launches
    ]


def _number(text: str) -> float | str:
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return text


def measured(number: int, folder: Path, counters: list[str]) -> dict[str, Any]:
    """The counters of the case of that number in `folder`; `why` where there are none."""
    log = folder / f"{number}.csv"
    target = [sys.executable, __file__, "--launch", str(folder / str(number))]
    try:
        done = subprocess.run(
            command_of(counters, log, target), capture_output=True, text=True, timeout=LIMIT_S,
            check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        return {"why": str(error)}
    logged = log.read_text() if log.exists() else ""
    launches = parse(logged)
    if not launches:
        return {"why": (logged + done.stdout + done.stderr)[-2000:] or "no launch"}
    return {"launches": [{"kernel": r.get("Kernel Name"), "counters": r} for r in launches]}


def summary(case: Case, launches: list[dict[str, Any]]) -> dict[str, float]:
    """METRICS by their short names, summed over launches where they are sums, else the first's;
    DRAM bytes as a multiple of what has to be moved."""
    found: dict[str, float] = {}
    for short, name in METRICS.items():
        values = [each["counters"].get(name) for each in launches]
        numbers = [v for v in values if isinstance(v, float)]
        if numbers:
            found[short] = sum(numbers) if name.endswith(".sum") else numbers[0]
    item = 4 if case.dtype == "f32" else 2
    least = item * (case.m * case.k + case.k * case.n + case.m * case.n)
    moved = found.get("dram_read_bytes", 0) + found.get("dram_write_bytes", 0)
    found["dram_over_least"] = moved / least
    if "time_ns" in found:
        found["tflops"] = 2 * case.m * case.n * case.k / found["time_ns"] / 1e3
    return found


def line_of(name: str, found: dict[str, float]) -> str:
    """One line of the table, the three largest stalls last."""
    stalls = sorted(((v, k) for k, v in found.items() if k.startswith("stall_")), reverse=True)
    most = ", ".join(f"{k.removeprefix('stall_')} {v:.1f}" for v, k in stalls[:3])
    return (
        f"{name:<40} {found.get('tflops', 0):>6.0f} TFLOP/s  tensor "
        f"{found.get('tensor_active_pct', 0):>4.0f} %  DRAM {found['dram_over_least']:>4.1f}x  "
        f"L2→SM {found.get('l2_to_sm_bytes', 0) / 1e9:>6.2f} GB  L2 hit "
        f"{found.get('l2_hit_pct', 0):>3.0f} %  {most}"
    )


def launch(path: Path) -> int:
    """Three launches of the case saved under `path`, then one that the profiler sees."""
    import torch

    case = Case.of_name(path.with_suffix(".name").read_text())
    dtype = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}[case.dtype]
    torch.manual_seed(0)
    second = (case.k, case.n) if case.layout == "nn" else (case.n, case.k)
    a, b = (torch.randn(s, device="cuda").to(dtype) for s in ((case.m, case.k), second))
    out = torch.empty((case.m, case.n), dtype=dtype, device="cuda")
    if case.pipeline == BASELINE:
        right = b if case.layout == "nn" else b.T
        call = partial(torch.mm, a, right, out=out)
    else:
        from gemmc.runtime import load

        kernel = load(path.with_suffix(".code").read_bytes(), path.with_suffix(".json"))
        call = partial(kernel, a, b, out=out)
    for _ in range(3):
        call()
    torch.cuda.synchronize()
    torch.cuda.cudart().cudaProfilerStart()
    call()
    torch.cuda.synchronize()
    torch.cuda.cudart().cudaProfilerStop()
    return 0


def main() -> int:
    """Returns 1 when a kernel could not be measured."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pipelines", nargs="+", default=["hopper-coop", "hopper-pingpong"])
    parser.add_argument("--shapes", nargs="+", default=["8192x8192x8192"], metavar="MxNxK")
    parser.add_argument("--dtype", default="bf16", choices=("bf16", "f16", "f32"))
    parser.add_argument("--layout", default="nt", choices=("nn", "nt"))
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--out", type=Path, default=Path("counters.json"))
    parser.add_argument("--launch", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.launch:
        return launch(arguments.launch)
    shapes = [tuple(int(e) for e in shape.split("x")) for shape in arguments.shapes]
    cases = [
        Case(p, arguments.dtype, arguments.layout, *s)
        for s in shapes for p in (BASELINE, *arguments.pipelines)
    ]  # fmt: skip
    return _measure_all(cases, arguments.seconds, arguments.out)


def _measure_all(cases: list[Case], seconds: float, out: Path) -> int:
    if shutil.which("ncu") is None:
        print("needed ncu (Nsight Compute) in PATH; found none")
        return 1
    started = time.monotonic()
    counters, left_out = chosen(available())
    if left_out:
        print(f"not known to this ncu: {', '.join(left_out)}")
    report: dict[str, Any] = {"date": time.strftime("%Y-%m-%d"), "unknown": left_out, "cases": {}}
    failed = 0
    with tempfile.TemporaryDirectory(prefix="gemmc-") as name:
        folder = Path(name)
        refused = _build(cases, folder)
        for number, case in enumerate(cases):
            late = time.monotonic() - started > seconds
            found = {"why": "no time left" if late else refused.get(number, "")}
            if not found["why"]:
                found = measured(number, folder, counters)
                print(f"{time.monotonic() - started:.0f} s: {case.name}", flush=True)
            if "launches" in found:
                found["summary"] = summary(case, found["launches"])
            failed += "launches" not in found
            report["cases"][case.name] = found
            out.write_text(json.dumps(report, indent=1) + "\n")
    for name, found in report["cases"].items():
        print(line_of(name, found["summary"]) if "summary" in found else f"{name}: {found['why']}")
    print(f"written: {out}, {time.monotonic() - started:.0f} s")
    return 1 if failed else 0


def _build(cases: list[Case], folder: Path) -> dict[int, str]:
    """NUMBER.name of every case, .code and .json of ours; why each of the rest is not there."""
    numbers = {case: number for number, case in enumerate(cases)}
    for case, number in numbers.items():
        (folder / f"{number}.name").write_text(case.name)
    refused: dict[int, str] = {}
    for built in build_all([c for c in cases if c.pipeline != BASELINE]):
        number = numbers[built.case]
        if built.error:
            refused[number] = built.error
            continue
        (folder / f"{number}.code").write_bytes(built.code)
        (folder / f"{number}.json").write_text(built.manifest)
    return refused


if __name__ == "__main__":
    sys.exit(main())
