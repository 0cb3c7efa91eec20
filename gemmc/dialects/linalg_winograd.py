"""Winograd's transforms of filters, images and results, read, and written out at once as the
products by constant matrices that they are: a convolution of windows of r by r with m by m results
at once is Aᵀ[(G·k·Gᵀ) ⊙ (Bᵀ·x·B)]A.

Sources: MLIR, "linalg" dialect, `WinogradFilterTransformOp`, `WinogradInputTransformOp`,
`WinogradOutputTransformOp`, with the matrices that it decomposes them by; Lavin and Gray, "Fast
Algorithms for Convolutional Neural Networks", 2016.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self, cast

from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, AnyFloat, IntegerAttr, ModuleOp, TensorType
from xdsl.ir import Attribute
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, prop_def, result_def
from xdsl.parser import Parser

from gemmc.dialects._integers import int_attr
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_payload import parse_operands
from gemmc.dialects.linalg_written_out import replace_by_text
from gemmc.errors import refuse

Matrix = tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class _Of:
    """m results by windows of r: the matrices G, Bᵀ and Aᵀ, and what results are multiplied by
    for each dimension."""

    m: int
    r: int
    scale: float
    filter: Matrix
    image: Matrix
    result: Matrix

    @property
    def size(self) -> int:
        """The extent of a transformed tile."""
        return self.m + self.r - 1


_SIXTH, _15TH = 1 / 6, 1 / 15
_FORMS: dict[str, _Of] = {
    "F_2_3": _Of(
        2, 3, 1.0,
        ((-1, 0, 0), (0.5, -0.5, 0.5), (0.5, 0.5, 0.5), (0, 0, 1)),
        ((-1, 0, 1, 0), (0, -1, 1, 0), (0, 1, 1, 0), (0, -1, 0, 1)),
        ((1, 1, 1, 0), (0, -1, 1, 1)),
    ),
    "F_4_3": _Of(
        4, 3, 32.0,
        ((1, 0, 0), (-1 / 3, 1 / 3, -1 / 3), (-1 / 3, -1 / 3, -1 / 3), (1 / 12, -1 / 6, 1 / 3),
         (1 / 12, 1 / 6, 1 / 3), (0, 0, 1)),
        ((0.25, 0, -0.3125, 0, 0.0625, 0), (0, 0.25, -0.25, -0.0625, 0.0625, 0),
         (0, -0.25, -0.25, 0.0625, 0.0625, 0), (0, 0.25, -0.125, -0.25, 0.125, 0),
         (0, -0.25, -0.125, 0.25, 0.125, 0), (0, 0.25, 0, -0.3125, 0, 0.0625)),
        ((0.125, 0.25, 0.25, 0.125, 0.125, 0), (0, -0.25, 0.25, -0.25, 0.25, 0),
         (0, 0.25, 0.25, 0.5, 0.5, 0), (0, -0.25, 0.25, -1, 1, 0.5)),
    ),
    "F_2_5": _Of(
        2, 5, 16.0,
        ((1, 0, 0, 0, 0), (_SIXTH, -_SIXTH, _SIXTH, -_SIXTH, _SIXTH), (-_SIXTH,) * 5,
         (-4 * _15TH, 2 * _15TH, -_15TH, 0.5 * _15TH, -0.25 * _15TH),
         (0.25 * _15TH, 0.5 * _15TH, _15TH, 2 * _15TH, 4 * _15TH), (0, 0, 0, 0, 1)),
        ((0.125, 0.1875, -0.25, -0.1875, 0.125, 0), (0, 0.125, 0.0625, -0.3125, 0.125, 0),
         (0, -0.125, -0.3125, -0.0625, 0.125, 0), (0, 0.25, -0.125, -0.25, 0.125, 0),
         (0, -0.125, -0.25, 0.125, 0.25, 0), (0, 0.125, 0.1875, -0.25, -0.1875, 0.125)),
        ((0.5, 1, 1, 2, 1, 0), (0, -1, 1, -1, 2, 0.5)),
    ),
}  # fmt: skip
"""The forms that MLIR has, in the order of their numbers, with its scales."""


class _Transform(IRDLOperation):
    """`linalg.winograd_… fmr(F_4_3) ins(%x : t) outs(%o : u) -> u`, or, as MLIR had it before,
    `m(4) r(3)` in the place of the form."""

    input = operand_def()
    output = operand_def()
    fmr = prop_def(IntegerAttr)
    result = result_def()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        attributes = parser.parse_optional_attr_dict()
        start = parser.pos
        if parser.parse_optional_keyword("m"):
            m = _number(parser)
            parser.parse_keyword("r")
            word = f"F_{m}_{_number(parser)}"
        else:
            parser.parse_keyword("fmr")
            with parser.in_parens():
                start, word = parser.pos, parser.parse_identifier()
        if word not in _FORMS:
            needed = f"{cls.name}: needed one of {', '.join(_FORMS)}; found {word}"
            parser.raise_error(needed, start, start)
        operands = [*parse_operands(parser, "ins"), *parse_operands(parser, "outs")]
        parser.parse_punctuation("->")
        return cls.create(
            operands=operands, result_types=[parser.parse_type()], attributes=attributes,
            properties={"fmr": int_attr(list(_FORMS).index(word))},
        )  # fmt: skip


def _number(parser: Parser) -> int:
    with parser.in_parens():
        return parser.parse_integer(allow_boolean=False, allow_negative=False)


@irdl_op_definition
class WinogradFilterOp(_Transform):
    """G·k·Gᵀ: filters [f, h, w, c] become [i, j, c, f]."""

    name = "linalg.winograd_filter_transform"


@irdl_op_definition
class WinogradInputOp(_Transform):
    """Bᵀ·x·B of the tiles of images [n, h, w, c], which become [i, j, row, column, n, c]."""

    name = "linalg.winograd_input_transform"


@irdl_op_definition
class WinogradOutputOp(_Transform):
    """Aᵀ·v·A, scaled and added to the output: [i, j, row, column, n, f] become images [n, h, w, f].
    """

    name = "linalg.winograd_output_transform"


WINOGRAD = (WinogradFilterOp, WinogradInputOp, WinogradOutputOp)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put sums of products by constants in the place of the transforms. GemmcError for one of other
    than static tensors of floats that fit its form."""
    for op in [each for each in module.walk() if isinstance(each, _Transform)]:
        kinds = [each.type for each in (op.input, op.output)]
        found = _fitting(op, kinds)
        if found is None or op.result.type != kinds[1]:
            needed = "static tensors of floats that fit the form, and a result of the output's type"
            raise refuse(op, needed, f"{kinds[0]} to {kinds[1]}")
        replace_by_text(op, found, [op.input, op.output], ctx)


def _fitting(op: _Transform, kinds: Sequence[Attribute]) -> str | None:
    """The text of a transform; None where its tensors do not fit."""
    number = op.fmr.value.data
    if not 0 <= number < len(_FORMS) or not all(isa(each, TensorType[Attribute]) for each in kinds):
        return None
    given, made = (cast("TensorType[Attribute]", each) for each in kinds)
    shapes = [list(each.get_shape()) for each in (given, made)]
    whole = DYNAMIC_INDEX not in (*shapes[0], *shapes[1])
    ranks = _RANKS[type(op)]
    kind = given.element_type
    if not whole or tuple(map(len, shapes)) != ranks or not isa(kind, AnyFloat):
        return None
    if made.element_type != kind:
        return None
    steps = _STEPS[type(op)](list(_FORMS.values())[number], *shapes)
    form = list(_FORMS.values())[number]
    scale = form.scale ** sum(each != 1 for each in shapes[0][:2])
    last = _added(made, scale) if isinstance(op, WinogradOutputOp) else ""
    return None if steps is None else _text(given, made, steps, last)


_RANKS: dict[type[_Transform], tuple[int, int]] = {
    WinogradFilterOp: (4, 4), WinogradInputOp: (4, 6), WinogradOutputOp: (6, 4)
}  # fmt: skip

Step = tuple[Matrix | None, str, str, list[int]]
"""A matrix, or none; the indices of its product's operand, those of the result, and its shape. The
matrix has rows of the index `p` and columns of `q`."""


def _filter(form: _Of, given: list[int], made: list[int]) -> list[Step] | None:
    f, h, w, c = given
    tall, wide = (each == form.r for each in (h, w))
    i, j = (form.size if each else 1 for each in (tall, wide))
    if h not in (1, form.r) or w not in (1, form.r) or made != [i, j, c, f]:
        return None
    rows = form.filter if tall else None
    columns = form.filter if wide else None
    return [
        (rows, "f q w c" if tall else "f p w c", "p f w c", [i, f, w, c]),
        (columns, "i f q c" if wide else "i f p c", "i p c f", [i, j, c, f]),
    ]


def _input(form: _Of, given: list[int], made: list[int]) -> list[Step] | None:
    n, h, w, c = given
    i, j, rows, columns = made[:4]
    tall, wide = i != 1, j != 1
    fits = made[4:] == [n, c]
    for tiled, extent, size, count in ((tall, h, i, rows), (wide, w, j, columns)):
        needed = (form.size, form.m * (count - 1) + form.size) if tiled else (1, count)
        fits = fits and (size, extent) == needed
    if not fits:
        return None
    first = f"n t*{form.m}+q w c" if tall else "n t w c"
    second = f"i t n s*{form.m}+q c" if wide else "i t n s c"
    return [
        (form.image if tall else None, first, "p t n w c", [i, rows, n, w, c]),
        (form.image if wide else None, second, "i p t s n c", made),
    ]


def _output(form: _Of, given: list[int], made: list[int]) -> list[Step] | None:
    i, j, rows, columns, n, f = given
    tall, wide = i != 1, j != 1
    m, k = (form.m if each else 1 for each in (tall, wide))
    if made != [n, m * rows, k * columns, f] or not {i, j} <= {1, form.size}:
        return None
    first = "q j t s n f" if tall else "p j t s n f"
    second = "a q t s n f" if wide else "a p t s n f"
    return [
        (form.result if tall else None, first, "p j t s n f", [m, j, rows, columns, n, f]),
        (form.result if wide else None, second, "n t a s p f", [n, rows, m, columns, k, f]),
    ]


_Steps = Callable[[_Of, list[int], list[int]], "list[Step] | None"]
_STEPS: dict[type[_Transform], _Steps] = {
    WinogradFilterOp: _filter, WinogradInputOp: _input, WinogradOutputOp: _output
}  # fmt: skip


def _text(
    given: TensorType[Attribute], made: TensorType[Attribute], steps: Sequence[Step], last: str
) -> str:
    element = f"{given.element_type}"
    lines, before, kind = [f"  %zero = arith.constant 0.0 : {element}"], "%x", given
    for number, (matrix, read, written, shape) in enumerate(steps):
        target = TensorType(given.element_type, shape)
        lines += _step(number, matrix, (before, kind, read), (target, written))
        before, kind = f"%r{number}", target
    if kind != made:
        groups = "[[0], [1, 2], [3, 4], [5]]"
        lines.append(f"  %all = tensor.collapse_shape {before} {groups} : {kind} into {made}")
        before = "%all"
    body = "\n".join(lines)
    if last:
        body, before = f"{body}\n{last.format(before)}", "%sum"
    head = f"func.func @f(%x: {given}, %out: {made}) -> {made}"
    return f"{head} {{\n{body}\n  func.return {before} : {made}\n}}\n"


def _added(kind: TensorType[Attribute], scale: float) -> str:
    """`%sum`, of the output and a tensor that is scaled."""
    element = f"{kind.element_type}"
    every = "affine_map<(a, b, c, d) -> (a, b, c, d)>"
    parallel = ", ".join(['"parallel"'] * kind.get_num_dims())
    return f"""  %scale = arith.constant {scale} : {element}
  %sum = linalg.generic {{{{indexing_maps = [{every}, {every}], iterator_types = [{parallel}]}}}}
      ins({{}} : {kind}) outs(%out : {kind}) {{{{
  ^bb0(%a: {element}, %o: {element}):
    %0 = arith.mulf %scale, %a : {element}
    %1 = arith.addf %0, %o : {element}
    linalg.yield %1 : {element}
  }}}} -> {kind}"""


def _step(
    number: int,
    matrix: Matrix | None,
    operand: tuple[str, TensorType[Attribute], str],
    result: tuple[TensorType[Attribute], str],
) -> list[str]:
    """A product by a matrix, or without one the tensor with another order, `p` of extent 1."""
    (name, kind, read), (target, written) = operand, result
    element = target.element_type
    names = [*written.split(), *(["q"] if matrix else [])]
    dims = ", ".join(names)
    maps = [", ".join(read.split()), *(["p, q"] if matrix else []), ", ".join(written.split())]
    said = ", ".join(f"affine_map<({dims}) -> ({each})>" for each in maps)
    loops = ", ".join('"reduction"' if each == "q" else '"parallel"' for each in names)
    head = f"linalg.generic {{indexing_maps = [{said}], iterator_types = [{loops}]}}"
    lines = [f"  %e{number} = tensor.empty() : {target}"]
    if matrix is None:
        return [*lines, f"""  %r{number} = {head}
      ins({name} : {kind}) outs(%e{number} : {target}) {{
  ^bb0(%a: {element}, %o: {element}):
    linalg.yield %a : {element}
  }} -> {target}"""]  # fmt: skip
    m = TensorType(element, [len(matrix), len(matrix[0])])
    rows = [[float(each) for each in row] for row in matrix]
    return [*lines, f"""  %m{number} = arith.constant dense<{rows}> : {m}
  %f{number} = linalg.fill ins(%zero : {element}) outs(%e{number} : {target}) -> {target}
  %r{number} = {head} ins({name}, %m{number} : {kind}, {m}) outs(%f{number} : {target}) {{
  ^bb0(%a: {element}, %b: {element}, %o: {element}):
    %0 = arith.mulf %a, %b : {element}
    %1 = arith.addf %o, %0 : {element}
    linalg.yield %1 : {element}
  }} -> {target}"""]  # fmt: skip
