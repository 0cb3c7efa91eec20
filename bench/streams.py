"""Time schedules of K beside each other and torch.mm, and run each of them a thousand times.

    python bench/streams.py --count                        problems and configurations, no GPU
    python bench/streams.py --json streams.json            compile in 16 processes, time on the GPU
    python bench/streams.py --few --json few.json          the same of few rows of many weights

Problems are sizes whose blocks fill their last round badly, of several published models and of
nobody's. For each of five blocks the schedules are whole blocks, stored behind the next one's
products, parts of K, streams of all steps and hybrids; and what `auto` chooses. Timing is
that of bench/search.py. Afterwards one problem runs a thousand times with every schedule, half of
them beside another kernel, and all results are compared with the first.

Few rows of at least 64 MB of weights are bound by DRAM, and late by what the last round leaves
idle: a stream gives each SM as many bytes. Of each size there are its bytes' time at 4.5 TB/s, too.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test"), str(ROOT / "bench")]

from pipelines.problems import Product  # noqa: E402
from search import timed  # noqa: E402
from shapes import compiled  # noqa: E402

SIZES = (
    (3072, 3072, 3072), (2304, 2304, 2304), (2048, 2112, 7168), (512, 3584, 18944),
    (1536, 1536, 1536), (5000, 1000, 3000), (4096, 2112, 7168), (1024, 1024, 8192),
    (256, 2048, 16384), (768, 2304, 6144), (640, 1720, 9000), (3328, 3328, 3328),
    (2176, 4352, 4096), (1152, 1152, 12288), (4224, 4224, 4224), (4480, 4480, 8192),
    (6400, 2560, 5120), (1000, 5000, 5000), (2816, 2816, 2816), (3584, 3584, 7168),
    (896, 896, 4096), (1280, 8192, 2560),
)  # fmt: skip

BLOCKS = [f"tile=128,{columns},64 cluster=2,1" for columns in (256, 224, 192, 160, 128)]

SCHEDULES = {
    "whole": "epilogue=overlap", "hybrid": "epilogue=overlap stream=auto",
    "hybrid, one step": "epilogue=overlap stream=auto least=1",
    "hybrid, not overlapped": "epilogue=plain stream=auto",
    "streamed": "epilogue=overlap stream=auto whole=0",
    "parts of 2": "epilogue=plain split=2", "parts of 4": "epilogue=plain split=4",
    "in a cluster, parts of 2": "epilogue=plain split=2 through=cluster persistent=false",
    "in a cluster, parts of 4": "epilogue=plain split=4 through=cluster persistent=false",
    "in a cluster, parts of 8": "epilogue=plain split=8 through=cluster persistent=false",
}  # fmt: skip

FEW = (
    (4, 37888, 3584), (13, 7168, 18432), (1, 3584, 18944), (1, 7168, 16384), (2, 7168, 18432),
    (2, 13824, 5120), (2, 57344, 8192), (16, 28672, 4096), (16, 13824, 5120), (4, 28672, 4096),
    (7, 8192, 28672), (8, 57344, 8192), (2, 8192, 8192), (4, 14336, 4096), (7, 10240, 8192),
    (1, 12288, 12288), (2, 5120, 13824), (8, 9000, 5008), (3, 11111, 6144), (12, 33000, 2056),
)  # fmt: skip

FEW_BLOCKS = [
    f"swap=true cluster=none tile={tile}"
    for tile in ("64,16,128", "64,16,256", "64,16,512", "128,16,128", "128,16,256")
]
"""Steps of 128 read pieces of 256 bytes of a row of weights, those of 512 whole KiB."""

FEW_SCHEDULES = {
    "whole": "epilogue=plain", "not persistent": "epilogue=plain persistent=false",
    "parts of 2": "epilogue=plain split=2 persistent=false",
    "parts of 3": "epilogue=plain split=3 persistent=false",
}  # fmt: skip

REPEATED = {
    "plain": "hopper-coop{epilogue=plain tile=128,256,64 cluster=2,1}",
    "overlap": "hopper-coop{epilogue=overlap tile=128,256,64 cluster=2,1}",
    "split epilogue": "hopper-coop{epilogue=split tile=128,256,64 cluster=2,1}",
    "split K": "hopper-coop{epilogue=plain split=3 tile=128,256,64 cluster=2,1}",
    "in a cluster": "hopper-coop{epilogue=plain split=4 through=cluster persistent=false \
tile=128,128,64 cluster=none}",
    "throttled": "hopper-coop{epilogue=plain throttle=true tile=128,256,64 cluster=2,1}",
    "hybrid": "hopper-coop{epilogue=plain stream=auto tile=128,256,64 cluster=2,1}",
    "hybrid, overlapped": "hopper-coop{epilogue=overlap stream=auto tile=128,256,64 cluster=2,1}",
    "streamed": "hopper-coop{epilogue=plain stream=auto whole=0 tile=128,128,64 cluster=none}",
    "streamed, short": "hopper-coop{epilogue=plain stream=auto tile=256,128,64 cluster=1,2}",
}  # fmt: skip
REPEATED_SIZE = (3072, 3072, 2048)
SHORT_SIZE = (1024, 1024, 8192)


def configurations_of_few(size: tuple[int, int, int]) -> dict[str, str]:
    """Of few rows, by what they are called: the weights' rows are the block's."""
    found = {"auto": "auto"}
    for block in FEW_BLOCKS:
        tile = block.rpartition("=")[2]
        columns = 8 if size[0] <= 8 else 16
        block = block.replace(",16,", f",{columns},")
        for name, given in FEW_SCHEDULES.items():
            found[f"{name}, {tile}"] = f"hopper-coop{{{block} {given}}}"
    return found


def configurations(size: tuple[int, int, int]) -> dict[str, str]:
    """Of one problem, by what they are called; parts where blocks are few."""
    found = {"auto": "auto"}
    for block in BLOCKS:
        rows, columns, _ = map(int, block.split()[0].partition("=")[2].split(","))
        blocks = -(-size[0] // rows) * -(-size[1] // columns)
        for name, given in SCHEDULES.items():
            parts = int(name.split()[-1]) if "parts" in name else 0
            alone = block.replace("cluster=2,1", "cluster=none") if "in a" in name else block
            if blocks * parts <= 264:
                found[f"{name}, {rows}x{columns}"] = f"hopper-coop{{{alone} {given}}}"
    return found


def bytes_time(size: tuple[int, int, int]) -> float:
    """Microseconds for what a product of 16-bit elements reads and writes, at 4.5 TB/s."""
    m, n, k = size
    return 2 * (m * k + n * k + m * n) / 4.5e6


def build(job: tuple[Product, str]) -> dict[str, Any]:
    """Machine code, manifest and registers, or why there is none."""
    return compiled(job[0].mlir, job[1])


def product(size: tuple[int, int, int], layout: str = "nt") -> Product:
    return Product(size, "bf16", layout, "bf16")


def repeated(name: str, built: dict[str, Any], size: tuple[int, int, int]) -> dict[str, Any]:
    """A thousand launches of one problem, of which another kernel runs beside every second."""
    import torch

    from gemmc.runtime import load

    if "cubin" not in built:
        return {"schedule": name, "error": built.get("error", "")}
    m, n, k = size
    a, b = (torch.randn(rows, k, device="cuda").bfloat16() for rows in (m, n))
    other = torch.randn(512, 512, device="cuda").bfloat16()
    kernel, beside = load(built["cubin"], built["manifest"]), torch.cuda.Stream()
    first, again = (torch.empty(m, n, device="cuda", dtype=torch.bfloat16) for _ in range(2))
    kernel(a, b, out=first)
    differing = torch.zeros((), device="cuda", dtype=torch.int64)
    for launch in range(1000):
        if launch % 2:
            with torch.cuda.stream(beside):
                torch.mm(other, other)
        again.fill_(float("nan"))
        kernel(a, b, out=again)
        differing += (again.view(torch.int16) != first.view(torch.int16)).any()
    torch.cuda.synchronize()
    return {"schedule": name, "size": size, "launches": 1000, "differing": int(differing.item())}


def _write(path: Path, rows: Sequence[dict[str, Any]], repeats: Sequence[dict[str, Any]]) -> None:
    lines, last = (",\n".join(map(json.dumps, each)) for each in (rows, repeats))
    path.write_text(f'{{"results": [\n{lines}\n],\n"repeated": [\n{last}\n]}}\n')


def main() -> int:
    """0 where everything was timed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", action="store_true", help="only say how many there are")
    parser.add_argument("--few", action="store_true", help="few rows of many weights")
    parser.add_argument("--limit", type=float, default=3600, help="seconds")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--ms", type=float, default=6, help="of a graph")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--rest", type=float, default=1, help="for so long as a graph takes")
    parser.add_argument("--json", type=Path, default=Path("streams.json"))
    options = parser.parse_args()
    of = configurations_of_few if options.few else configurations
    work = [(product(size), of(size)) for size in (FEW if options.few else SIZES)]
    print(f"{len(work)} problems, {sum(len(each) for _, each in work)} configurations")
    if options.count:
        return 0
    begun, rows, repeats, rng = time.time(), [], [], random.Random(7)
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
        sizes = {name: SHORT_SIZE if "short" in name else REPEATED_SIZE for name in REPEATED}
        listed = {} if options.few else REPEATED
        again = {n: pool.submit(build, (product(sizes[n]), t)) for n, t in listed.items()}
        jobs = [[pool.submit(build, (p, text)) for text in each.values()] for p, each in work]
        from gemmc.runtime import limit_workspaces

        limit_workspaces(256 << 20)
        for name, job in again.items():
            repeats.append(repeated(name, job.result(), sizes[name]))
        for (problem, each), futures in zip(work, jobs, strict=True):
            built = [future.result() for future in futures]
            first, *times = timed(problem, built, rng, options)
            rows.append({
                "problem": [*problem.size, problem.layout], "torch_us": first,
                "bytes_us": bytes_time(problem.size),
                "schedules": {
                    name: us or made.get("error", "wrong")
                    for name, us, made in zip(each, times, built, strict=True)
                },
            })  # fmt: skip
            _write(options.json, rows, repeats)
            if time.time() - begun > options.limit:
                break
        pool.shutdown(wait=False, cancel_futures=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
