"""Prints what the main loop of a kernel consists of, in machine instructions. Needs no GPU.

    python3 bench/sass.py PIPELINE|FILE.cubin|FILE.ptx ... [--listing]
                          [--dtype bf16] [--layout nt] [--shape 4096x4096x4096]

The main loop is the innermost one with wgmma (HGMMA), else with mma (HMMA, IMMA), else with
FFMA; a kernel can have several. Of each: instructions by kind and their share.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "test"), str(ROOT / "test/gpu")]

import sass  # noqa: E402
from cases import Case, build, dtypes_of  # noqa: E402

SHOWN = 14
"""Kinds in a table; the rest are one line."""


def cubin_of(name: str, arguments: argparse.Namespace) -> bytes:
    """The machine code of a file, or of a pipeline's kernel for the shape asked for."""
    path = Path(name)
    if path.suffix == ".cubin":
        return path.read_bytes()
    if path.suffix == ".ptx":
        from gemmc.assemble import assemble

        return assemble(path.read_text()).cubin
    dtype = arguments.dtype or dtypes_of(name)[0]
    m, n, k = (int(extent) for extent in arguments.shape.split("x"))
    layouts = [arguments.layout] if arguments.layout else ["nt", "nn"]
    built = [build(Case(name, dtype, layout, m, n, k)) for layout in layouts]
    found = next((b for b in built if not b.error), None)
    if found is None:
        raise SystemExit(f"{name}: {built[0].error}")
    return found.code


def table(loop: list[sass.Instruction]) -> list[str]:
    """Instructions by kind, most frequent first."""
    counts = Counter(i.kind for i in loop)
    common = counts.most_common(SHOWN)
    rest = len(loop) - sum(count for _, count in common)
    rows = [*common, *([("others", rest)] if rest else [])]
    return [f"  {kind:<14}{count:>5}{100 * count / len(loop):>7.1f} %" for kind, count in rows]


def main() -> int:
    """Prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="+", metavar="PIPELINE|FILE")
    parser.add_argument("--listing", action="store_true", help="the instructions themselves too")
    parser.add_argument("--dtype")
    parser.add_argument("--layout", choices=("nn", "nt"), help="nt, or nn where nt is refused")
    parser.add_argument("--shape", default="4096x4096x4096", metavar="MxNxK")
    arguments = parser.parse_args()
    for name in arguments.what:
        for kernel in sass.disassemble(cubin_of(name, arguments)):
            for number, loop in enumerate(kernel.main_loops()):
                where = f"0x{loop[0].address:x}–0x{loop[-1].address:x}"
                total = f"{len(loop)} of {len(kernel.code)} instructions"
                print(f"{Path(name).stem}, main loop {number + 1} at {where}: {total}")
                print("\n".join(table(loop)))
                for each in loop if arguments.listing else ():
                    guard = f"@{each.predicate} " if each.predicate else ""
                    print(f"    {each.address:05x}  {guard}{each.opcode} {each.operands}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
