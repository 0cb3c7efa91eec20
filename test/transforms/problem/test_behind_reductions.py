"""What follows on reductions element by element: in their kernels, and what these compute."""

from __future__ import annotations

import pytest
from parts import in_pairs
from three_ways import Compiled

pytestmark = pytest.mark.usefixtures("few_parts")

ROWS, COLUMNS = "affine_map<(b, s) -> (b)>", "affine_map<(b, s) -> (s)>"
OF_ROWS, OF_COLUMNS = '"parallel", "reduction"', '"reduction", "parallel"'


def _reduction(name: str, op: str, start: str, along: str) -> str:
    target, loops = (ROWS, OF_ROWS) if along == "rows" else (COLUMNS, OF_COLUMNS)
    return f"""
  %start_{name} = arith.constant {start} : TYPE
  %filled_{name} = linalg.fill ins(%start_{name} : TYPE) outs(%e : OUT) -> OUT
  %{name} = linalg.generic {{indexing_maps = [affine_map<(b, s) -> (b, s)>, {target}],
      iterator_types = [{loops}]}} ins(%x : IN) outs(%filled_{name} : OUT) {{
  ^bb0(%a: TYPE, %acc: TYPE):
    %r = arith.{op} %a, %acc : TYPE
    linalg.yield %r : TYPE
  }} -> OUT"""


def _behind(name: str, inputs: str, op: str) -> str:
    one, other = inputs.split()
    return f"""
  %{name} = linalg.generic {{indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]}}
      ins({one}, {other} : OUT, OUT) outs(%e : OUT) {{
  ^bb0(%p: TYPE, %q: TYPE, %o: TYPE):
    %r = arith.{op} %p, %q : TYPE
    linalg.yield %r : TYPE
  }} -> OUT"""


def _program(shape: tuple[str, str], along: str, kind: str, body: list[str], result: str) -> str:
    kept = shape[0 if along == "rows" else 1]
    dim = "%c0" if along == "rows" else "%c1"
    size = f"%n = tensor.dim %x, {dim} : IN" if kept == "?" else ""
    text = f"""
#i = affine_map<(i) -> (i)>
func.func @main(%x: IN, %y: OUT) -> {"(OUT, OUT)" if "," in result else "OUT"} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  {size}
  %e = tensor.empty({"%n" if size else ""}) : OUT{"".join(body)}
  return {result} : {"OUT, OUT" if "," in result else "OUT"}
}}
"""
    text = text.replace("IN", f"tensor<{'x'.join(shape)}x{kind}>")
    return text.replace("OUT", f"tensor<{kept}x{kind}>").replace("TYPE", kind)


KNOWN = [(3, 8), (70, 100), (9, 2500), (40, 33), (1, 700), (300, 5)]


@pytest.mark.parametrize("case", in_pairs(KNOWN, ["rows", "columns"], ["f32", "i32"]), ids=str)
def test_one_reduction(case: tuple[tuple[int, int], str, str]) -> None:
    """Of rows that lanes of a warp share, of one that a warp has, and of columns of threads."""
    shape, along, kind = case
    op = "f" if kind == "f32" else "i"
    body = [
        _reduction("s", f"add{op}", "0" if op == "i" else "0.0", along),
        _behind("m", "%s %y", f"sub{op}"),
        _behind("n", "%m %s", f"mul{op}"),
    ]
    rows, columns = map(str, shape)
    made = Compiled.of(_program((rows, columns), along, kind, body, "%n, %s"))
    made.agrees()
    alone = Compiled.of(_program((rows, columns), along, kind, body[:1], "%s"))
    assert made.launches == alone.launches


@pytest.mark.parametrize("shape", KNOWN)
@pytest.mark.parametrize("along", ["rows", "columns"])
def test_two_reductions(shape: tuple[int, int], along: str) -> None:
    """What follows on the largest and the sum, in f16; neither is memory."""
    body = [
        _reduction("s", "maximumf", "0xFC00", along),
        _reduction("t", "minimumf", "0x7C00", along),
        _behind("m", "%s %t", "subf"),
    ]
    rows, columns = map(str, shape)
    made = Compiled.of(_program((rows, columns), along, "f16", body, "%m"))
    made.agrees()
    alone = Compiled.of(_program((rows, columns), along, "f16", body[:2], "%s, %t"))
    assert made.launches == alone.launches


TOLD = in_pairs(
    (("?", "COLS"), ("ROWS", "?"), ("?", "?")),
    ("rows", "columns"),
    ((40, 70), (3, 8), (5, 300)),
)
"""Of columns of any length those of the fewest elements are taken: the more, the more text."""


@pytest.mark.parametrize("case", TOLD, ids=str)
def test_sizes_that_a_launch_tells(
    case: tuple[tuple[str, str], str, tuple[int, int]],
) -> None:
    said, along, shape = case
    written = [word if word == "?" else str(size) for word, size in zip(said, shape, strict=True)]
    body = [
        _reduction("s", "addf", "0.0", along),
        _reduction("t", "maximumf", "0xFF800000", along),
        _behind("m", "%s %t", "subf"),
    ]
    made = Compiled.of(_program((written[0], written[1]), along, "f32", body, "%m, %t"))
    alone = Compiled.of(_program((written[0], written[1]), along, "f32", body[:2], "%s, %t"))
    assert made.launches == alone.launches
    for more in (0, 40) if sum(shape) < 20 else (0,):
        sizes = {
            f"arg0.shape[{n}]": size + more
            for n, (word, size) in enumerate(zip(said, shape, strict=True)) if word == "?"
        }  # fmt: skip
        kept = f"arg0.shape[{0 if along == 'rows' else 1}]"
        own = {"arg1.shape[0]": sizes[kept]} if kept in sizes else {}
        made.agrees(sizes | own)


def test_what_is_long_stays_apart() -> None:
    """A warp's other lanes would wait for what one computes of many rows."""
    chain = [_behind("m0", "%s %y", "subf")]
    chain += [_behind(f"m{n}", f"%m{n - 1} %y", "mulf") for n in range(1, 12)]
    body = [_reduction("s", "addf", "0.0", "rows"), *chain]
    assert Compiled.of(_program(("60000", "64"), "rows", "f32", body, "%m11")).launches == 2
