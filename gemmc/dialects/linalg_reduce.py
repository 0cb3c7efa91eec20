"""`linalg.reduce` as MLIR prints it: a body of one op in front, one or several inputs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from xdsl.dialects.builtin import AffineMapAttr, DenseArrayBase, i64
from xdsl.dialects.linalg import ops as stock
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.ir import Region, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.parser import Parser

from gemmc.dialects.linalg_generic import GenericOp
from gemmc.dialects.linalg_payload import (
    parse_body,
    parse_operands,
    parse_payload,
    read_types,
    shape_of,
    tensor_types,
)


class ReduceOp(stock.ReduceOp):
    """An xDSL `linalg.reduce` to every pass; only its reader is another.

    Text: `linalg.reduce ins(%a : type) outs(%b : type) dimensions = [0] (%x: t, %y: t) { body }`,
    or with a body of one op `linalg.reduce { arith.addf } ins(…) outs(…) dimensions = [0]`. What
    reduces several inputs at once, or does more with an element than to combine it, is read as the
    `linalg.generic` that does the same. Source: MLIR, "linalg" dialect, `ReduceOp`.
    """

    name = "linalg.reduce"

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start, payload = parser.pos, parse_payload(parser)
        inputs, outputs = parse_operands(parser, "ins"), parse_operands(parser, "outs")
        if not inputs or len(inputs) != len(outputs):
            found = f"{len(inputs)} and {len(outputs)}"
            parser.raise_error(
                f"linalg.reduce: needed as many inputs as outputs; found {found}", start
            )
        parser.parse_keyword("dimensions")
        parser.parse_punctuation("=")
        dimensions = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, parser.parse_integer
        )
        types = read_types(parser, cls.name, start, (*inputs, *outputs))
        if payload is None:
            body = parse_body(parser)
        else:
            body = payload.region(parser, types, start_first=True)
        if len(inputs) == 1 and is_combination(body):
            return cls(inputs[0], outputs[0], DenseArrayBase.from_list(i64, dimensions), body)
        return cast(Self, reduction(inputs, outputs, dimensions, body))


def is_combination(body: Region) -> bool:
    """Whether a body is one op on an element and what there is so far."""
    first, *others = body.block.ops
    return len(others) == 1 and set(first.operands) == set(body.block.args)


def reduction(
    inputs: Sequence[SSAValue], outputs: Sequence[SSAValue], dimensions: Sequence[int], body: Region
) -> GenericOp:
    """A `linalg.reduce` of inputs that are all of one shape, as a `linalg.generic`."""
    rank = len(shape_of(inputs[0]))
    kept = [each for each in range(rank) if each not in dimensions]
    whole = AffineMap.identity(rank)
    result = AffineMap(rank, 0, tuple(whole.results[each] for each in kept))
    parallel, reduction = IteratorTypeAttr.parallel(), IteratorTypeAttr.reduction()
    return GenericOp(
        inputs,
        outputs,
        body,
        [AffineMapAttr(each) for each in [whole] * len(inputs) + [result] * len(outputs)],
        [parallel if each in kept else reduction for each in range(rank)],
        tensor_types(outputs),
    )
