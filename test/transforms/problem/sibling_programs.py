"""Programs with several results of the same elements, as MLIR."""

from __future__ import annotations

from collections.abc import Sequence

Shape = Sequence[int | str]

BOTH, ROW = "affine_map<(i, j) -> (i, j)>", "affine_map<(i, j) -> (i)>"
ACROSS = "affine_map<(i, j) -> (j, i)>"
EACH, DOWN = '"parallel", "parallel"', '"parallel", "reduction"'


def _tensor(shape: Shape, kind: str = "f32") -> str:
    return f"tensor<{'x'.join([*map(str, shape), kind])}>"


def element_wise(
    name: str, inputs: Sequence[tuple[str, str]], made: str, outs: str, body: str
) -> str:
    """A `linalg.generic` of inputs of the result's shape, by name and type, whose body's arguments
    are a, b, c and the result's element."""
    rank = made.count("x") if "<" in made else 0
    dims = ", ".join(f"d{n}" for n in range(rank))
    one = f"affine_map<({dims}) -> ({dims})>"
    maps = ", ".join([one] * (len(inputs) + 1))
    kinds = [*(kind for _, kind in inputs), made]
    elements = [kind.rpartition("x")[2].rstrip(">") for kind in kinds]
    arguments = ", ".join(
        f"%{letter}: {kind}" for letter, kind in zip("abcdefgh", elements, strict=False)
    )
    iterators = ", ".join(['"parallel"'] * rank)
    ins = ", ".join(each for each, _ in inputs)
    return f"""
  {name} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}}
    ins({ins} : {", ".join(kind for _, kind in inputs)}) outs({outs} : {made}) {{
  ^bb0({arguments}):
    {body}
  }} -> {made}"""


def adam(shape: Shape) -> str:
    """A step of Adam: new parameters, the same as bf16, and both moments."""
    whole, half = _tensor(shape), _tensor(shape, "bf16")
    first = element_wise("%n", [("%m", whole), ("%g", whole)], whole, "%e", """
    %0 = arith.mulf %a, %b1 : f32
    %1 = arith.mulf %b, %c1 : f32
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32""")
    second = element_wise("%w", [("%v", whole), ("%g", whole)], whole, "%e", """
    %0 = arith.mulf %a, %b2 : f32
    %1 = arith.mulf %b, %b : f32
    %2 = arith.mulf %1, %c2 : f32
    %3 = arith.addf %0, %2 : f32
    linalg.yield %3 : f32""")
    step = element_wise("%q", [("%p", whole), ("%n", whole), ("%w", whole)], whole, "%e", """
    %0 = math.sqrt %c : f32
    %1 = arith.addf %0, %eps : f32
    %2 = arith.divf %b, %1 : f32
    %3 = arith.mulf %2, %rate : f32
    %4 = arith.subf %a, %3 : f32
    linalg.yield %4 : f32""")
    cast = element_wise("%h", [("%q", whole)], half, "%eh", """
    %0 = arith.truncf %a : f32 to bf16
    linalg.yield %0 : bf16""")
    return f"""
func.func @main(%p: {whole}, %g: {whole}, %m: {whole}, %v: {whole})
    -> ({whole}, {half}, {whole}, {whole}) {{
  %e = tensor.empty() : {whole}
  %eh = tensor.empty() : {half}
  %b1 = arith.constant 0.9 : f32
  %c1 = arith.constant 0.1 : f32
  %b2 = arith.constant 0.999 : f32
  %c2 = arith.constant 0.001 : f32
  %rate = arith.constant 0.01 : f32
  %eps = arith.constant 1.0e-4 : f32{first}{second}{step}{cast}
  return %q, %h, %n, %w : {whole}, {half}, {whole}, {whole}
}}"""


def masked(shape: Shape) -> str:
    """The positive ones of a product's elements, and which these are; the arguments in another
    order."""
    whole, flags = _tensor(shape), _tensor(shape, "i8")
    relu = element_wise("%r", [("%x", whole), ("%y", whole)], whole, "%e", """
    %0 = arith.mulf %a, %b : f32
    %1 = arith.maximumf %0, %zero : f32
    linalg.yield %1 : f32""")
    flag = element_wise("%s", [("%y", whole), ("%x", whole)], flags, "%ei", """
    %0 = arith.mulf %a, %b : f32
    %1 = arith.cmpf ogt, %0, %zero : f32
    %2 = arith.extui %1 : i1 to i8
    linalg.yield %2 : i8""")
    return f"""
func.func @main(%x: {whole}, %y: {whole}) -> ({whole}, {flags}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : {whole}
  %n = tensor.dim %x, %c1 : {whole}
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : {whole}
  %ei = tensor.empty(%m, %n) : {flags}{relu}{flag}
  return %r, %s : {whole}, {flags}
}}"""


def normed_residual(shape: Shape) -> str:
    """A sum of two tensors, that divided by the root of its rows' squares, and these."""
    whole, rows = _tensor(shape), _tensor(shape[:-1])
    add = element_wise("%h", [("%x", whole), ("%y", whole)], whole, "%e", """
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32""")
    return f"""
func.func @main(%x: {whole}, %y: {whole}) -> ({whole}, {whole}, {rows}) {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : {whole}
  %er = tensor.empty() : {rows}{add}
  %f = linalg.fill ins(%zero : f32) outs(%er : {rows}) -> {rows}
  %s = linalg.generic {{indexing_maps = [{BOTH}, {ROW}], iterator_types = [{DOWN}]}}
    ins(%h : {whole}) outs(%f : {rows}) {{
  ^bb0(%a: f32, %b: f32):
    %0 = arith.mulf %a, %a : f32
    %1 = arith.addf %0, %b : f32
    linalg.yield %1 : f32
  }} -> {rows}
  %n = linalg.generic {{indexing_maps = [{BOTH}, {ROW}, {BOTH}], iterator_types = [{EACH}]}}
    ins(%h, %s : {whole}, {rows}) outs(%e : {whole}) {{
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = math.rsqrt %b : f32
    %1 = arith.mulf %0, %a : f32
    linalg.yield %1 : f32
  }} -> {whole}
  return %h, %n, %s : {whole}, {whole}, {rows}
}}"""


def column_sums(shape: Shape) -> str:
    """The sums of a tensor's columns, and of those of its product with another."""
    whole, sums = _tensor(shape), _tensor(shape[1:])
    maps = ", ".join([ACROSS, ACROSS, ROW])
    return f"""
func.func @main(%x: {whole}, %y: {whole}) -> ({sums}, {sums}) {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : {sums}
  %f = linalg.fill ins(%zero : f32) outs(%e : {sums}) -> {sums}
  %s = linalg.generic {{indexing_maps = [{ACROSS}, {ROW}], iterator_types = [{DOWN}]}}
    ins(%x : {whole}) outs(%f : {sums}) {{
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }} -> {sums}
  %t = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{DOWN}]}}
    ins(%x, %y : {whole}, {whole}) outs(%f : {sums}) {{
  ^bb0(%a: f32, %c: f32, %b: f32):
    %0 = arith.mulf %a, %c : f32
    %1 = arith.addf %0, %b : f32
    linalg.yield %1 : f32
  }} -> {sums}
  return %s, %t : {sums}, {sums}
}}"""


def momentum_in_place(shape: Shape) -> str:
    """A step of momentum on memory: parameters and moment are written where they were."""
    whole = _tensor(shape).replace("tensor", "memref")
    maps = ", ".join([BOTH] * 2)
    return f"""
func.func @main(%p: {whole}, %g: {whole}, %m: {whole}) {{
  %rate = arith.constant 0.1 : f32
  %decay = arith.constant 0.9 : f32
  linalg.generic {{indexing_maps = [{maps}], iterator_types = [{EACH}]}}
    ins(%g : {whole}) outs(%m : {whole}) {{
  ^bb0(%a: f32, %b: f32):
    %0 = arith.mulf %b, %decay : f32
    %1 = arith.addf %0, %a : f32
    linalg.yield %1 : f32
  }}
  linalg.generic {{indexing_maps = [{maps}], iterator_types = [{EACH}]}}
    ins(%m : {whole}) outs(%p : {whole}) {{
  ^bb0(%a: f32, %b: f32):
    %0 = arith.mulf %a, %rate : f32
    %1 = arith.subf %b, %0 : f32
    linalg.yield %1 : f32
  }}
  return
}}"""


def largest_and_places(shape: tuple[int, int], kept: Sequence[int] = (1, 2)) -> str:
    """Of each row the largest element, its column, and the row: which of these are returned."""
    whole, values, places = (_tensor(shape), _tensor(shape[:1]), _tensor(shape[:1], "i32"))
    maps = ", ".join([BOTH, *[ROW] * 3])
    kinds = ", ".join((values, places, places)[n] for n in kept)
    return f"""
func.func @main(%x: {whole}) -> ({kinds}) {{
  %e = tensor.empty() : {values}
  %ei = tensor.empty() : {places}
  %least = arith.constant 0xFF800000 : f32
  %c0 = arith.constant 0 : i32
  %f = linalg.fill ins(%least : f32) outs(%e : {values}) -> {values}
  %fi = linalg.fill ins(%c0 : i32) outs(%ei : {places}) -> {places}
  %r:3 = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{DOWN}]}}
    ins(%x : {whole}) outs(%f, %fi, %fi : {values}, {places}, {places}) {{
  ^bb0(%a: f32, %b: f32, %i: i32, %k: i32):
    %j = linalg.index 1 : index
    %column = arith.index_cast %j : index to i32
    %h = linalg.index 0 : index
    %row = arith.index_cast %h : index to i32
    %c = arith.cmpf ogt, %a, %b : f32
    %v = arith.select %c, %a, %b : f32
    %n = arith.select %c, %column, %i : i32
    %m = arith.select %c, %row, %k : i32
    linalg.yield %v, %n, %m : f32, i32, i32
  }} -> ({values}, {places}, {places})
  return {", ".join(f"%r#{n}" for n in kept)} : {kinds}
}}"""


def open_column_sums(columns: int) -> str:
    """The same of as many rows as a call tells."""
    text = column_sums((7, columns))
    return text.replace(f"7x{columns}xf32", f"?x{columns}xf32")


def dots(batch: int | str, length: int, dtype: str) -> str:
    """A dot product for each row of two tensors, which the program takes in their own type."""
    whole, sums = _tensor((batch, length), dtype), _tensor((batch,), dtype)
    size = f"""%c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : {whole}
  """
    return f"""
func.func @main(%x: {whole}, %y: {whole}) -> {sums} {{
  %zero = arith.constant 0.0 : {dtype}
  {size if batch == "?" else ""}%e = tensor.empty({"%n" if batch == "?" else ""}) : {sums}
  %f = linalg.fill ins(%zero : {dtype}) outs(%e : {sums}) -> {sums}
  %r = linalg.generic {{indexing_maps = [{BOTH}, {BOTH}, {ROW}], iterator_types = [{DOWN}]}}
    ins(%x, %y : {whole}, {whole}) outs(%f : {sums}) {{
  ^bb0(%a: {dtype}, %b: {dtype}, %c: {dtype}):
    %0 = arith.mulf %a, %b : {dtype}
    %1 = arith.addf %c, %0 : {dtype}
    linalg.yield %1 : {dtype}
  }} -> {sums}
  return %r : {sums}
}}"""
