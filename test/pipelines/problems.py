"""What `--pipeline auto` makes of many problems, as digests: proof that a change moved no kernel.

    python test/pipelines/problems.py            compare all with golden/problems.json
    python test/pipelines/problems.py --update   write it anew, for `git diff` to show

A problem is a size, one from each region of sizes that wants another kernel, with an element
type, a layout and a result type. Its digest is over the PTX and the manifest, `provenance` left
out: that holds the pipeline's text, which may be spelled in other words.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path

HASHES = Path(__file__).parent / "golden" / "problems.json"
SIZES_16 = (
    *((16, 8192, 8192), (4096, 4096, 128), (8192, 8192, 512), (8192, 8192, 1024)),
    *((16384, 16384, 16384), (8192, 28672, 8192), (8192, 8192, 8192), (5120, 14336, 8192)),
    *((7168, 10240, 8192), (4096, 14336, 4096), (6144, 6144, 6144), (4096, 4096, 4096)),
    *((8192, 4096, 4096), (2048, 2048, 2048), (1024, 3840, 1024), (1024, 1024, 1024)),
    *((1000, 1002, 1001),),
)
SIZES_32 = ((1024, 1024, 1024), (1000, 1002, 1001), (2048, 8192, 4096))
LAYOUTS = {"nn": ("mk", "kn"), "nt": ("mk", "nk"), "tn": ("km", "kn"), "tt": ("km", "nk")}


@dataclass(frozen=True)
class Product:
    """C = A·B of `size` (m, n, k); `layout` says for each operand whether it lies transposed."""

    size: tuple[int, int, int]
    dtype: str
    layout: str
    result: str

    @property
    def name(self) -> str:
        size = "x".join(map(str, self.size))
        return f"{size} {self.dtype} {self.layout} to {self.result}"

    @property
    def mlir(self) -> str:
        """A `linalg.generic` that sums in f32 or f64, and a cast where the result is narrower."""
        extents = dict(zip("mnk", self.size, strict=True))
        first, second = LAYOUTS[self.layout]
        kept = "f64" if self.dtype == "f64" else "f32"
        place = {"m": "d0", "n": "d1", "k": "d2"}
        maps = ", ".join(
            f"affine_map<(d0, d1, d2) -> ({', '.join(place[each] for each in dims)})>"
            for dims in (first, second, "mn")
        )
        a, b = (f"tensor<{'x'.join(str(extents[d]) for d in dims)}x{self.dtype}>"
                for dims in (first, second))  # fmt: skip
        sums = f"tensor<{extents['m']}x{extents['n']}x{kept}>"
        out = sums.replace(kept, self.result)
        widen = self.dtype != kept
        names = ("%ax", "%bx") if widen else ("%ai", "%bi")
        lines = [
            f"func.func @main(%a: {a}, %b: {b}) -> {out} {{",
            f"%zero = arith.constant 0.000000e+00 : {kept}",
            f"%empty = tensor.empty() : {sums}",
            f"%init = linalg.fill ins(%zero : {kept}) outs(%empty : {sums}) -> {sums}",
            f"%c = linalg.generic {{indexing_maps = [{maps}], "
            'iterator_types = ["parallel", "parallel", "reduction"]} '
            f"ins(%a, %b : {a}, {b}) outs(%init : {sums}) {{",
            f"^bb0(%ai: {self.dtype}, %bi: {self.dtype}, %sum: {kept}):",
            *(f"%{x}x = arith.extf %{x}i : {self.dtype} to {kept}" for x in "ab" if widen),
            f"%p = arith.mulf {names[0]}, {names[1]} : {kept}",
            f"%s = arith.addf %sum, %p : {kept}",
            f"linalg.yield %s : {kept}",
            f"}} -> {sums}",
        ]
        if self.result == kept:
            return "\n".join([*lines, f"func.return %c : {sums}", "}", ""])
        same = "affine_map<(d0, d1) -> (d0, d1)>"
        lines += [
            f"%narrow = tensor.empty() : {out}",
            f"%r = linalg.generic {{indexing_maps = [{same}, {same}], "
            'iterator_types = ["parallel", "parallel"]} '
            f"ins(%c : {sums}) outs(%narrow : {out}) {{",
            f"^bb0(%ci: {kept}, %ri: {self.result}):",
            f"%e = arith.truncf %ci : {kept} to {self.result}",
            f"linalg.yield %e : {self.result}",
            f"}} -> {out}",
            *(f"func.return %r : {out}", "}", ""),
        ]
        return "\n".join(lines)


def problems() -> list[Product]:
    """All of them."""
    types = [(d, r) for d in ("bf16", "f16") for r in (d, "f32")]
    layouts = ("nt", "nn", "tn", "tt")
    tensor = [Product(s, d, la, r) for s, (d, r), la in product(SIZES_16, types, layouts)]
    return tensor + [Product(s, "f32", la, "f32") for s, la in product(SIZES_32, layouts)]


def digest(problem: Product) -> str:
    """Of the PTX and of the manifest, or what was refused."""
    from gemmc import api
    from gemmc.errors import GemmcError

    try:
        made = api.compile(problem.mlir, pipeline="auto")
    except GemmcError as error:
        return f"refused: {error.needed}; found {error.found}"
    manifest = {key: value for key, value in made.manifest.items() if key != "provenance"}
    whole = made.ptx + json.dumps(manifest, sort_keys=True)
    return hashlib.sha256(whole.encode()).hexdigest()


def main() -> int:
    """0 where all digests are as they were."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--update", action="store_true", help="write the digests anew")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.workers) as pool:
        chosen = problems()
        found = dict(
            zip((p.name for p in chosen), pool.map(digest, chosen, chunksize=4), strict=True)
        )
    if options.update:
        HASHES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    known = json.loads(HASHES.read_text(encoding="utf-8"))
    changed = [name for name in {**known, **found} if known.get(name) != found.get(name)]
    print("\n".join([*changed, f"{len(found)} problems, {len(changed)} changed"]))
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
