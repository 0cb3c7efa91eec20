"""Random programs through the compiler: compiled or refused in one line, and right.

    python test/fuzz --count 1000 --seed 1 --workers 2 [--on cpu|gpu] [--pipeline auto|hopper-ws|…]
    python test/fuzz … --seconds 300 --json FILE   for so long; counts as they grow, added to FILE's
    python test/fuzz --graphs …            graphs of any ops, beside what NumPy makes of each op
    python test/fuzz --again FILE …        what was kept of a failure, once more
    python test/fuzz --bad --count 5000    texts with something wrong in them, instead of programs

Failures are made as small as they get and kept in `--out`, as programs that `--again` and `gemmc`
take. docs/programs.md says how to read what is printed. The exit code is 1 where any failed.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Before NumPy is loaded: the products are small, and the workers share the cores already."""

ROOT = Path(__file__).resolve().parents[2]
sys.path[0:1] = [str(ROOT), str(ROOT / "test")]

from fuzz.bad import BadTexts  # noqa: E402
from fuzz.campaign import Campaign  # noqa: E402
from fuzz.check import FAILURES, How, outcome  # noqa: E402
from fuzz.device import on_gpu  # noqa: E402
from fuzz.draw import Program  # noqa: E402
from fuzz.mutate import texts  # noqa: E402
from fuzz.tally import Tally  # noqa: E402

from gemmc.runtime import why_no_gpu  # noqa: E402

MOST_SECONDS = 20.0
"""Processor time of a text that may be wrong."""


def main(arguments: list[str]) -> int:
    """1 where a program failed, 2 where there is no GPU to run them on."""
    options = parser().parse_args(arguments)
    if options.again:
        return again(options.again)
    if options.bad:
        return bad(options)
    reason = why_no_gpu() if options.on == "gpu" else None
    if reason is not None:
        print(f"fuzz: needed a GPU for --on gpu; found none: {reason}")
        return 2
    campaign = campaign_of(options)
    campaign.run()
    for line in campaign.report():
        print(line)
    return int(any(campaign.tally.kinds[kind] for kind in FAILURES))


def campaign_of(options: argparse.Namespace) -> Campaign:
    """What the options ask for. On a GPU time is short: failures stay as they are, and a program
    that hangs is ended earlier."""
    gpu = options.on == "gpu"
    if gpu:
        os.environ.setdefault("CUDA_CACHE_DISABLE", "1")  # no kernel comes twice
    shrink, each = (0.0, 40.0) if gpu else (60.0, 60.0)
    return Campaign(
        options.count, options.seed, options.workers, on_gpu if gpu else None, options.pipeline,
        options.graphs, each=options.each or each, ptx=options.ptx,
        shrink=shrink if options.shrink is None else options.shrink,
        seconds=options.seconds, json=options.json, tally=Tally(options.out),
    )  # fmt: skip


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    made.add_argument("--count", type=int, default=1000)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--workers", type=int, default=1)
    made.add_argument("--on", choices=("cpu", "gpu"), default="cpu")
    made.add_argument("--pipeline", default="", help="one for all; else mostly auto")
    made.add_argument("--graphs", action="store_true", help="graphs of any ops, by auto")
    made.add_argument("--seconds", type=float, default=float("inf"), help="of the whole run")
    made.add_argument("--each", type=float, help="processor time of one program: 60, 40 on a GPU")
    made.add_argument("--shrink", type=float, help="time to make a failure small: 60, 0 on a GPU")
    made.add_argument("--json", type=Path, help="counts, pairs, failures; added to what it has")
    made.add_argument("--ptx", type=float, default=0.5, help="the share that the PTX machine runs")
    made.add_argument("--out", type=Path, default=Path("fuzz-failures"))
    made.add_argument("--bad", action="store_true", help="mutations of programs' texts")
    made.add_argument("--texts", type=Path, nargs="+", help="folders with texts for --bad")
    made.add_argument("--again", type=Path, nargs="+", help="programs that were kept")
    return made


def bad(options: argparse.Namespace) -> int:
    """1 where a text was not refused in a line with a place, and did not compile."""
    files = texts(*(options.texts or [ROOT / "test" / "programs", ROOT / "test" / "inputs"]))
    each = min(options.each or MOST_SECONDS, MOST_SECONDS)
    found = BadTexts(files, options.count, options.seed, options.workers, each, options.out)
    found.run()
    print(f"{sum(found.kinds.values())} texts: {found.summary()}")
    return int(bool(found.failures))


def again(files: list[Path]) -> int:
    """1 where one still fails."""
    failed = 0
    for file in files:
        if not file.is_file():
            print(f"{file}: needed a program that was kept; found no such file")
            failed = 1
            continue
        found = outcome(Program.read(file.read_text("utf-8")), How())
        print(f"{file}: {found.kind} {found.said or found.reason}")
        failed |= found.failed
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
