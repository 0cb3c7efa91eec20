"""Loops that were unrolled, peeled, split, coalesced or put into functions, and work in chunks: what
is left of them, and that it computes the same."""

# ruff: noqa: E501

from __future__ import annotations

import pytest

from test.transforms.problem.test_untiled import check, products_of, program

MATMUL = "linalg.matmul ins(%{x}, %{y} : {a}, {b}) outs(%{o} : {c}) -> {c}"


def matmul(x: str, y: str, o: str, a: str, b: str, c: str) -> str:
    return MATMUL.format(x=x, y=y, o=o, a=a, b=b, c=c)


UNROLLED = program("%a: t12x16, %b: t16x8, %c: t12x8", "t12x8", f"""
  %r = scf.for %k = %c0 to %c16 step %c8 iter_args(%o = %c) -> t12x8 {{
    %x = tensor.extract_slice %a[0, %k] [12, 4] [1, 1] : t12x16 to t12x4
    %y = tensor.extract_slice %b[%k, 0] [4, 8] [1, 1] : t16x8 to t4x8
    %p = {matmul("x", "y", "o", "t12x4", "t4x8", "t12x8")}
    %l = arith.addi %k, %c4 : index
    %x1 = tensor.extract_slice %a[0, %l] [12, 4] [1, 1] : t12x16 to t12x4
    %y1 = tensor.extract_slice %b[%l, 0] [4, 8] [1, 1] : t16x8 to t4x8
    %q = {matmul("x1", "y1", "p", "t12x4", "t4x8", "t12x8")}
    scf.yield %q : t12x8
  }}
  return %r : t12x8
""")  # fmt: skip

PEELED = program("%a: t12x10, %b: t10x8, %c: t12x8", "t12x8", f"""
  %r = scf.for %k = %c0 to %c8 step %c4 iter_args(%o = %c) -> t12x8 {{
    %x = tensor.extract_slice %a[0, %k] [12, 4] [1, 1] : t12x10 to t12x4
    %y = tensor.extract_slice %b[%k, 0] [4, 8] [1, 1] : t10x8 to t4x8
    %d = tensor.extract_slice %o[4, 0] [8, 8] [1, 1] : t12x8 to t8x8
    %x0 = tensor.extract_slice %x[4, 0] [8, 4] [1, 1] : t12x4 to t8x4
    %p = {matmul("x", "y", "o", "t12x4", "t4x8", "t12x8")}
    scf.yield %p : t12x8
  }}
  %x1 = tensor.extract_slice %a[0, 8] [12, 2] [1, 1] : t12x10 to t12x2
  %y1 = tensor.extract_slice %b[8, 0] [2, 8] [1, 1] : t10x8 to t2x8
  %q = {matmul("x1", "y1", "r", "t12x2", "t2x8", "t12x8")}
  return %q : t12x8
""")  # fmt: skip

PUT_AGAIN = program("%a: t8x8, %b: t8x4, %c: t12x4", "t12x4", f"""
  %x = tensor.extract_slice %a[0, 0] [8, 4] [1, 1] : t8x8 to t8x4
  %y = tensor.extract_slice %b[0, 0] [4, 4] [1, 1] : t8x4 to t4x4
  %o = tensor.extract_slice %c[2, 0] [8, 4] [1, 1] : t12x4 to t8x4
  %p = {matmul("x", "y", "o", "t8x4", "t4x4", "t8x4")}
  %s = tensor.insert_slice %p into %c[2, 0] [8, 4] [1, 1] : t8x4 into t12x4
  %x1 = tensor.extract_slice %a[0, 4] [8, 4] [1, 1] : t8x8 to t8x4
  %y1 = tensor.extract_slice %b[4, 0] [4, 4] [1, 1] : t8x4 to t4x4
  %o1 = tensor.extract_slice %s[2, 0] [8, 4] [1, 1] : t12x4 to t8x4
  %q = {matmul("x1", "y1", "o1", "t8x4", "t4x4", "t8x4")}
  %t = tensor.insert_slice %q into %s[2, 0] [8, 4] [1, 1] : t8x4 into t12x4
  return %t : t12x4
""")  # fmt: skip

SPLIT_ROWS = program("%a: t12x6, %b: t6x8, %c: t12x8", "t12x8", f"""
  %x = tensor.extract_slice %a[0, 0] [8, 6] [1, 1] : t12x6 to t8x6
  %o = tensor.extract_slice %c[0, 0] [8, 8] [1, 1] : t12x8 to t8x8
  %p = {matmul("x", "b", "o", "t8x6", "t6x8", "t8x8")}
  %s = tensor.insert_slice %p into %c[0, 0] [8, 8] [1, 1] : t8x8 into t12x8
  %x1 = tensor.extract_slice %a[8, 0] [4, 6] [1, 1] : t12x6 to t4x6
  %o1 = tensor.extract_slice %s[8, 0] [4, 8] [1, 1] : t12x8 to t4x8
  %q = {matmul("x1", "b", "o1", "t4x6", "t6x8", "t4x8")}
  %t = tensor.insert_slice %q into %s[8, 0] [4, 8] [1, 1] : t4x8 into t12x8
  return %t : t12x8
""")  # fmt: skip

RELU = """linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}} ins(%{p} : t{n}x8) outs(%{e} : t{n}x8) {{
  ^bb0(%u: f32, %v: f32):
    %m = arith.maximumf %u, %z : f32
    linalg.yield %m : f32
  }} -> t{n}x8"""


def chunk(number: int, begin: int, rows: int, more: str = "") -> str:
    """A chunk's product and what is above 0 of it."""
    n = number
    return f"""
  %x{n} = tensor.extract_slice %a[{begin}, 0] [{rows}, 6] [1, 1] : t12x6 to t{rows}x6
  %e{n} = tensor.empty() : t{rows}x8
  %f{n} = linalg.fill ins(%z : f32) outs(%e{n} : t{rows}x8) -> t{rows}x8
  %p{n} = {matmul(f"x{n}", "b", f"f{n}", f"t{rows}x6", "t6x8", f"t{rows}x8")}
  %q{n} = {RELU.format(p=f"p{n}", e=f"e{n}", n=rows)}{more}
"""


CHUNKS = program("%a: t12x6, %b: t6x8", "t12x8", f"""{chunk(0, 0, 4)}{chunk(1, 4, 4)}{chunk(2, 8, 4)}
  %r = tensor.concat dim(0) %q0, %q1, %q2 : (t4x8, t4x8, t4x8) -> t12x8
  return %r : t12x8
""")  # fmt: skip

TWO_CHUNKS = program("%a: t12x6, %b: t6x8", "(t12x8, t4x8)", f"""{chunk(0, 0, 8)}{chunk(1, 8, 4)}
  %r = tensor.concat dim(0) %q0, %q1 : (t8x8, t4x8) -> t12x8
  return %r, RESULT : t12x8, t4x8
""")  # fmt: skip

def batch(number: int, begin: int) -> str:
    """A chunk of two batches' rows: their product as one of rows of both, less the rows' maxima."""
    n = number
    return f"""
  %x{n} = tensor.extract_slice %a[0, {begin}, 0] [2, 4, 6] [1, 1, 1] : t2x12x6 to t2x4x6
  %g{n} = tensor.collapse_shape %x{n} [[0, 1], [2]] : t2x4x6 into t8x6
  %e{n} = tensor.empty() : t8x8
  %f{n} = linalg.fill ins(%z : f32) outs(%e{n} : t8x8) -> t8x8
  %p{n} = {matmul(f"g{n}", "b", f"f{n}", "t8x6", "t6x8", "t8x8")}
  %h{n} = tensor.empty() : t8
  %w{n} = tensor.empty() : tensor<8xi64>
  %s{n} = linalg.fill ins(%low : f32) outs(%h{n} : t8) -> t8
  %v{n} = linalg.fill ins(%no : i64) outs(%w{n} : tensor<8xi64>) -> tensor<8xi64>
  %y{n}:2 = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}} ins(%p{n} : t8x8) outs(%s{n}, %v{n} : t8, tensor<8xi64>) {{
  ^bb0(%u: f32, %o: f32, %k: i64):
    %j = linalg.index 1 : index
    %l = arith.index_cast %j : index to i64
    %t = arith.maximumf %u, %o : f32
    %c = arith.cmpf ogt, %u, %o : f32
    %r = arith.select %c, %l, %k : i64
    linalg.yield %t, %r : f32, i64
  }} -> (t8, tensor<8xi64>)
  %d{n} = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}} ins(%p{n}, %y{n}#0 : t8x8, t8) outs(%e{n} : t8x8) {{
  ^bb0(%u: f32, %o: f32, %t: f32):
    %q = arith.subf %u, %o : f32
    linalg.yield %q : f32
  }} -> t8x8
  %q{n} = tensor.expand_shape %d{n} [[0, 1], [2]] output_shape [2, 4, 8] : t8x8 into t2x4x8
"""


BATCHES = program("%a: t2x12x6, %b: t6x8", "t2x12x8", f"""
  %low = arith.constant 0xFF800000 : f32
  %no = arith.constant 0 : i64
{batch(0, 0)}{batch(1, 4)}{batch(2, 8)}
  %r = tensor.concat dim(1) %q0, %q1, %q2 : (t2x4x8, t2x4x8, t2x4x8) -> t2x12x8
  return %r : t2x12x8
""")  # fmt: skip

COALESCED = program("%a: t12x6, %b: t6x8", "t12x8", f"""
  %e = tensor.empty() : t12x8
  %r = scf.for %i = %c0 to %c12 step %c1 iter_args(%o = %e) -> t12x8 {{
    PLACES
    %m = affine.apply affine_map<(d0) -> (d0 * 4)>(%row)
    %n = affine.apply affine_map<(d0) -> (d0 * 2)>(%column)
    %x = tensor.extract_slice %a[%m, 0] [4, 6] [1, 1] : t12x6 to t4x6
    %y = tensor.extract_slice %b[0, %n] [6, 2] [1, 1] : t6x8 to t6x2
    %e2 = tensor.empty() : t4x2
    %f = linalg.fill ins(%z : f32) outs(%e2 : t4x2) -> t4x2
    %p = {matmul("x", "y", "f", "t4x6", "t6x2", "t4x2")}
    %s = tensor.insert_slice %p into %o[%m, %n] [4, 2] [1, 1] : t4x2 into t12x8
    scf.yield %s : t12x8
  }}
  return %r : t12x8
""")  # fmt: skip

PLACES = {
    "delinearized": "%row, %column = affine.delinearize_index %i into (3, 4) : index, index",
    "unsigned": "%row = arith.divui %i, %c4 : index\n%column = arith.remui %i, %c4 : index",
    "signed": "%row = arith.divsi %i, %c4 : index\n%column = arith.remsi %i, %c4 : index",
    "the other order": "%row = affine.apply affine_map<(d0) -> (d0 mod 3)>(%i)\n"
    "%column = affine.apply affine_map<()[s0] -> (s0 floordiv 3)>()[%i]",
}

OUTLINED = program("%a: t12x6, %b: t6x8", "t12x8", """
  %e = tensor.empty() : t12x8
  %r = scf.for %i = %c0 to %c12 step %c4 iter_args(%o = %e) -> t12x8 {
    %s = func.call @tile(%i, %a, %b, %o) : (index, t12x6, t6x8, t12x8) -> t12x8
    scf.yield %s : t12x8
  }
  return %r : t12x8
""") + program("%i: index, %a: t12x6, %b: t6x8, %o: t12x8", "t12x8", f"""
  %x = tensor.extract_slice %a[%i, 0] [4, 6] [1, 1] : t12x6 to t4x6
  %e2 = tensor.empty() : t4x8
  %f = linalg.fill ins(%z : f32) outs(%e2 : t4x8) -> t4x8
  %p = {matmul("x", "b", "f", "t4x6", "t6x8", "t4x8")}
  %s = tensor.insert_slice %p into %o[%i, 0] [4, 8] [1, 1] : t4x8 into t12x8
  return %s : t12x8
""").replace("@main", "private @tile")  # fmt: skip


WINDOW = """linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}} ins(%x, %{f} : t16, t3) outs(%{o} : t10) {{
  ^bb0(%u: f32, %v: f32, %w: f32):
    %m = arith.mulf %u, %v : f32
    %s = arith.addf %m, %w : f32
    linalg.yield %s : f32
  }} -> t10"""

DIAGONAL = """linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i + j, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}} ins(%{f} : t12x3) outs(%{o} : t10) {{
  ^bb0(%u: f32, %v: f32):
    %s = arith.addf %u, %v : f32
    linalg.yield %s : f32
  }} -> t10"""

KEPT = """linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "reduction"]}} ins(%{f} : t4x3) outs(%{o} : t4x3) {{
  ^bb0(%u: f32, %v: f32):
    %s = arith.addf %u, %v : f32
    linalg.yield %s : f32
  }} -> t4x3"""

READ_AT_A_SUM = program("%x: t16, %f: t6, %c: t10", "t10", f"""
  %g = tensor.extract_slice %f[0] [3] [1] : t6 to t3
  %h = tensor.extract_slice %f[3] [3] [1] : t6 to t3
  %p = {WINDOW.format(f="g", o="c")}
  %q = {WINDOW.format(f="h", o="p")}
  return %q : t10
""")  # fmt: skip

MOVED_AND_READ_AT_A_SUM = program("%x: t12x6, %c: t10", "t10", f"""
  %g = tensor.extract_slice %x[0, 0] [12, 3] [1, 1] : t12x6 to t12x3
  %h = tensor.extract_slice %x[0, 3] [12, 3] [1, 1] : t12x6 to t12x3
  %p = {DIAGONAL.format(f="g", o="c")}
  %q = {DIAGONAL.format(f="h", o="p")}
  return %q : t10
""")  # fmt: skip

SAME_FACTOR = program("%x: t4x16, %y: t8x4, %c: t4x4", "t4x4", f"""
  %g = tensor.extract_slice %x[0, 0] [4, 8] [1, 1] : t4x16 to t4x8
  %h = tensor.extract_slice %x[0, 8] [4, 8] [1, 1] : t4x16 to t4x8
  %p = {matmul("g", "y", "c", "t4x8", "t8x4", "t4x4")}
  %q = {matmul("h", "y", "p", "t4x8", "t8x4", "t4x4")}
  return %q : t4x4
""")  # fmt: skip

SAME_FACTOR_IN_A_LOOP = program("%x: t4x16, %y: t8x4, %c: t4x4", "t4x4", f"""
  %r = scf.for %k = %c0 to %c16 step %c8 iter_args(%o = %c) -> t4x4 {{
    %g = tensor.extract_slice %x[0, %k] [4, 8] [1, 1] : t4x16 to t4x8
    %p = {matmul("g", "y", "o", "t4x8", "t8x4", "t4x4")}
    scf.yield %p : t4x4
  }}
  return %r : t4x4
""")  # fmt: skip

SAME_FACTOR_OF_DOT = program("%x: t16, %y: t8, %c: tensor<f32>", "tensor<f32>", """
  %g = tensor.extract_slice %x[0] [8] [1] : t16 to t8
  %h = tensor.extract_slice %x[8] [8] [1] : t16 to t8
  %p = linalg.dot ins(%g, %y : t8, t8) outs(%c : tensor<f32>) -> tensor<f32>
  %q = linalg.dot ins(%h, %y : t8, t8) outs(%p : tensor<f32>) -> tensor<f32>
  return %q : tensor<f32>
""")  # fmt: skip

KEPT_APART = program("%x: t4x6, %c: t4x3", "t4x3", f"""
  %g = tensor.extract_slice %x[0, 0] [4, 3] [1, 1] : t4x6 to t4x3
  %h = tensor.extract_slice %x[0, 3] [4, 3] [1, 1] : t4x6 to t4x3
  %p = {KEPT.format(f="g", o="c")}
  %q = {KEPT.format(f="h", o="p")}
  return %q : t4x3
""")  # fmt: skip

APART = {
    "the same window": (READ_AT_A_SUM, 2),
    "a window that moves": (MOVED_AND_READ_AT_A_SUM, 2),
    "the same factor": (SAME_FACTOR, 2),
    "the same factor in a loop": (SAME_FACTOR_IN_A_LOOP, 2),
    "the same factor of a dot product": (SAME_FACTOR_OF_DOT, 2),
}
"""Sums of which an input neither moves along what is summed nor is independent of it, and how many
ops of linalg they have."""


@pytest.mark.parametrize("text", [UNROLLED, PEELED, PUT_AGAIN], ids=["unrolled", "peeled", "put"])
def test_sums_over_neighbouring_slices_are_one(text: str) -> None:
    assert products_of(text) == 1
    check(text)


@pytest.mark.parametrize(("begin", "rows"), [("4", 4), ("8", 2)])
def test_sums_over_other_slices_stay(begin: str, rows: int) -> None:
    """Of an overlap, and of what does not follow in both operands."""
    text = PEELED.replace("%b[8, 0]", f"%b[{begin}, 0]").replace("%a[0, 8]", "%a[0, 6]")
    assert products_of(text) == 2
    check(text)


@pytest.mark.parametrize("name", APART)
def test_sums_of_which_an_input_does_not_move_alike_stay(name: str) -> None:
    text, ops = APART[name]
    assert products_of(text) == ops
    check(text)


def test_sums_into_a_result_that_has_the_loop_stay() -> None:
    """A loop that is said to reduce is a place of the result: they sum along no loop of both."""
    assert products_of(KEPT_APART) == 2
    check(KEPT_APART)


def test_rows_that_were_split_are_one_product() -> None:
    assert products_of(SPLIT_ROWS) == 1
    check(SPLIT_ROWS)


def test_other_rows_stay() -> None:
    text = SPLIT_ROWS.replace("%a[8, 0] [4, 6]", "%a[7, 0] [4, 6]")
    assert products_of(text) == 2
    check(text)


def test_chunks_are_one_product() -> None:
    assert products_of(CHUNKS) == 3  # a fill, a product, what is above 0
    check(CHUNKS)


def test_chunks_that_nothing_uses_are_left() -> None:
    text = CHUNKS.replace("return %r", "%s = tensor.concat dim(0) %q0, %q1, %q2 : (tensor<4x8xf32>, "
                          "tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<12x8xf32>\n  return %r")  # fmt: skip
    check(text)


def test_elements_that_are_put_beside_each_other_stay() -> None:
    """Each is a tensor of rank 0 first, of which no dimension has parts."""
    text = """
    func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<2xf32> {
      %x = tensor.expand_shape %a [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %y = tensor.expand_shape %b [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %r = tensor.concat dim(0) %x, %y : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      func.return %r : tensor<2xf32>
    }"""
    check(text)


def test_chunks_of_batches_that_are_rows_are_one_product() -> None:
    """Rows of both batches in turn; a reduction of two results, which knows its own place."""
    assert products_of(BATCHES) == 6  # three fills, a product, the maxima, what is less these
    check(BATCHES)


def test_chunks_of_batches_in_another_order_stay() -> None:
    text = BATCHES.replace("%a[0, 4, 0]", "%a[0, 5, 0]").replace("%a[0, 8, 0]", "%a[0, 6, 0]")
    assert products_of(text) == 18
    check(text)


@pytest.mark.parametrize(("result", "ops"), [("%q1", 6), ("%p1", 6)])
def test_chunks_that_are_used_elsewhere_stay(result: str, ops: int) -> None:
    text = TWO_CHUNKS.replace("RESULT", result)
    assert products_of(text) == ops
    check(text)


def test_chunks_that_differ_stay() -> None:
    first, second = TWO_CHUNKS.replace(", RESULT", "").replace("(t12x8, t4x8)", "t12x8"), "arith."
    head, _, tail = first.partition(f"{second}maximumf")
    text = f"{head}{second}maximumf{tail.replace('maximumf', 'minimumf')}"
    text = text.replace("(tensor<12x8xf32>, tensor<4x8xf32>) {", "tensor<12x8xf32> {")
    text = text.replace("%r : tensor<12x8xf32>, tensor<4x8xf32>", "%r : tensor<12x8xf32>")
    assert products_of(text) == 6
    check(text)


@pytest.mark.parametrize("name", PLACES)
def test_coalesced_loops_are_one_product(name: str) -> None:
    text = COALESCED.replace("PLACES", PLACES[name])
    assert products_of(text) == 2
    check(text)


def test_a_counter_that_is_read_itself_stays() -> None:
    places = PLACES["unsigned"].replace("%column =", "%column = arith.muli %i, %c0 : index\n%k =")
    assert products_of(COALESCED.replace("PLACES", places)) > 2


def test_a_counter_of_another_type_stays() -> None:
    places = """%q = arith.divui %i, %four : i64
    %row = arith.index_cast %q : i64 to index
    %w = arith.remui %i, %four : i64
    %column = arith.index_cast %w : i64 to index"""
    numbers = {"four": 4, "begin": 0, "one": 1, "end": 12}
    lines = "".join(f"%{name} = arith.constant {n} : i64\n" for name, n in numbers.items())
    text = COALESCED.replace("PLACES", places).replace("  %r = scf", f"{lines}  %r = scf")
    text = text.replace("%i = %c0 to %c12 step %c1 ", "%i = %begin to %end step %one ")
    check(text.replace("-> tensor<12x8xf32> {\n    %q", "-> tensor<12x8xf32> : i64 {\n    %q"))


def test_loops_around_calls_are_one_product() -> None:
    assert products_of(OUTLINED) == 2 + 2  # and the function's own
    check(OUTLINED)
