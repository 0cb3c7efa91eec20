"""Products in the spellings of linalg, their operands in any layout, with batches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fuzz.text import Body, Scalar, Tensor, Writer, map_of

LAYOUTS = ("nn", "nt", "tn", "tt")
BATCHES = ("none", "both", "lhs", "rhs", "two", "shared")
"""Which operands have batch dimensions: `two` in both, `shared` a second one in the left alone."""

SPELLINGS = ("named", "maps", "contract", "generic", "transposed", "copied")
"""A named op for the layout; `linalg.matmul` or `linalg.contract` with maps; `linalg.generic`; a
`linalg.transpose`, or a generic that permutes, in front of a plain product."""

VECTORS = ("matvec", "vecmat", "dot")
"""Products with n, m or both missing."""


@dataclass(frozen=True)
class Sizes:
    """Extents of one product; `batch` are those of its batches, outermost first."""

    m: int
    n: int
    k: int
    batch: tuple[int, ...] = ()


@dataclass(frozen=True)
class Form:
    """How a product is spelled."""

    spelling: str
    layout: str = "nn"
    batches: str = "none"


def indices(form: Form, sizes: Sizes) -> tuple[list[str], list[str], list[str]]:
    """The loops of lhs, rhs and result, by letter: b, c (batches), m, n, k."""
    left = ["m", "k"] if form.layout[0] == "n" else ["k", "m"]
    right = ["k", "n"] if form.layout[1] == "n" else ["n", "k"]
    result = ["m", "n"]
    if form.spelling == "matvec":
        right, result = ["k"], ["m"]
    elif form.spelling == "vecmat":
        left, result = ["k"], ["n"]
    elif form.spelling == "dot":
        left, right, result = ["k"], ["k"], []
    names = ["b", "c"][: len(sizes.batch)]
    having = {"none": ("", ""), "both": ("b", "b"), "lhs": ("b", ""), "rhs": ("", "b"),
              "two": ("bc", "bc"), "shared": ("bc", "b")}[form.batches]  # fmt: skip
    left = [each for each in names if each in having[0]] + left
    right = [each for each in names if each in having[1]] + right
    return left, right, names + result


def extents(letters: Sequence[str], sizes: Sizes) -> tuple[int, ...]:
    """The shape that has these loops."""
    known = {"m": sizes.m, "n": sizes.n, "k": sizes.k, **dict(zip("bc", sizes.batch, strict=False))}
    return tuple(known[each] for each in letters)


def form_for(form: Form) -> Form:
    """The same, or the nearest spelling that there is: batches of one operand have no named op."""
    if form.spelling in VECTORS:
        return Form(form.spelling)
    plain = form.batches in ("none", "both")
    if form.spelling == "named" and (form.layout == "tt" or not plain):
        return Form("generic", form.layout, form.batches)
    if form.spelling == "maps" and form.batches != "none":
        return Form("contract", form.layout, form.batches)
    if form.spelling in ("transposed", "copied") and not plain:
        return Form("generic", form.layout, form.batches)
    return form


def product(
    writer: Writer, form: Form, sizes: Sizes, a: Tensor, b: Tensor, start: Tensor
) -> Tensor:
    """The product of two operands in the form's layout, added to `start`."""
    left, right, result = indices(form, sizes)
    if form.spelling in ("transposed", "copied"):
        copied = form.spelling == "copied"
        if form.layout[0] == "t":
            a = swapped(writer, a, copied)
        if form.layout[1] == "t":
            b = swapped(writer, b, copied)
        return writer.named(_plain(form, sizes), (a, b), start)
    if form.spelling == "named":
        name = {"nn": "", "tn": "_transpose_a", "nt": "_transpose_b"}[form.layout]
        return writer.named(_plain(form, sizes) + name, (a, b), start)
    if form.spelling in VECTORS:
        return writer.named(f"linalg.{form.spelling}", (a, b), start)
    letters = [*result, "k"]
    maps = [[letters.index(each) for each in dims] for dims in (left, right, result)]
    if form.spelling in ("maps", "contract"):
        texts = ", ".join(map_of(len(letters), each) for each in maps)
        op = "linalg.matmul" if form.spelling == "maps" else "linalg.contract"
        return writer.named(f"{op} indexing_maps = [{texts}]", (a, b), start)
    tensors = list(zip((a, b, start), maps, strict=True))
    loops = len(letters)
    return writer.generic(tensors[:2], tensors[2:], _multiplied, loops, (loops - 1,))[0]


def _plain(form: Form, sizes: Sizes) -> str:
    return "linalg.batch_matmul" if sizes.batch else "linalg.matmul"


def _multiplied(body: Body, numbers: list[Scalar]) -> list[Scalar]:
    a, b, so_far = numbers
    x, y = (_extended(body, each, so_far.element) for each in (a, b))
    whole = so_far.element.startswith("i")
    times, plus = ("arith.muli", "arith.addi") if whole else ("arith.mulf", "arith.addf")
    return [body.op(plus, so_far, body.op(times, x, y))]


def _extended(body: Body, x: Scalar, element: str) -> Scalar:
    if x.element == element:
        return x
    if x.element.startswith("i"):
        signed = "arith.extsi" if element.startswith("i") else "arith.sitofp"
        return body.op(signed, x, to=element)
    return body.as_float(x, element)


def swapped(writer: Writer, x: Tensor, copied: bool = False) -> Tensor:
    """The last two dimensions the other way round."""
    *most, rows, columns = x.shape
    shape = (*most, columns, rows)
    rank = len(shape)
    order = [*range(rank - 2), rank - 1, rank - 2]
    if copied:
        return writer.elementwise([(x, order)], shape, x.element, lambda body, numbers: numbers[0])
    out = writer.empty(shape, x.element)
    text = f"linalg.transpose ins({x.name} : {x.type}) outs({out.name} : {out.type})"
    return writer.op(f"{text} permutation = {order}", shape, x.element)
