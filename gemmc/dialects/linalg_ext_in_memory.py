"""Scatters, scans, sorts and largest elements on memrefs, as bufferization leaves them.

    iree_linalg_ext.sort dimension(0) outs(%m : memref<8xf32>) { … }
  →
    %t = bufferization.to_tensor %m
    %s = iree_linalg_ext.sort dimension(0) outs(%t : tensor<8xf32>) { … } -> tensor<8xf32>
    bufferization.materialize_in_destination %s in restrict writable %m
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.parser import Parser

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.bufferization import MaterializeInDestinationOp, ToTensorOp
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_payload import parse_operands
from gemmc.dialects.memory_types import is_memref, tensor_of
from gemmc.errors import refuse

Values = tuple[SSAValue, ...]


def parse_inputs_and_outputs(parser: Parser, name: str, needed: str, count: int | None) -> Values:
    """The operands of `ins(…) outs(…)`, tensors or memrefs, `count` of them where that is known.
    ParseError at others, and for outputs of both kinds."""
    start = parser.pos
    inputs, outputs = parse_operands(parser, "ins"), parse_operands(parser, "outs")
    values = (*inputs, *outputs)
    shaped = all(is_memref(each) or isa(each.type, TensorType[Attribute]) for each in values)
    both = len({is_memref(each) for each in outputs}) != 1
    if not shaped or both or count not in (None, len(values)):
        found = ", ".join(str(each.type) for each in values) or "none"
        parser.raise_error(f"{name}: needed {needed}; found {found}", start, start)
    return values


def parse_result_types(parser: Parser, outputs: Sequence[SSAValue]) -> list[Attribute]:
    """The types behind the arrow; none of an op that writes memrefs."""
    if any(map(is_memref, outputs)):
        return []
    parser.parse_punctuation("->")
    return parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put ops on tensors in the place of those on memrefs."""
    for op in list(module.walk()):
        name = op.name.rpartition(".")[2]
        if op.dialect_name() in _DIALECTS and name in _OUTPUTS and any(map(is_memref, op.operands)):
            _on_tensors(op, name)


_DIALECTS = ("iree_linalg_ext", "tm_tensor", "linalg_ext")
_OUTPUTS = {"scatter": 1, "scan": 2, "topk": 2, "sort": 0}
"""How many of the last operands are written; 0 is all of them."""


_UNREAD = ("topk",)
"""Ops whose outputs give shapes alone."""


def _on_tensors(op: Operation, name: str) -> None:
    written = op.operands[-_OUTPUTS[name] :]
    _check_body(op)
    unread = written if name in _UNREAD else ()
    values = [tensor_for(op, each, each in unread) for each in op.operands]
    kinds = [tensor_of(each.type) for each in written]
    made = type(op).create(
        operands=values,
        result_types=kinds,
        properties=op.properties,
        attributes=op.attributes,
        regions=[op.detach_region(each) for each in list(op.regions)],
    )
    results = put_ahead(op, made).results
    if op.results:
        for old, new in zip(op.results, results, strict=True):
            old.replace_all_uses_with(new)
    else:
        for result, memory in zip(results, written, strict=True):
            put_ahead(op, MaterializeInDestinationOp(result, memory))
    op.detach()
    op.erase()


def _check_body(op: Operation) -> None:
    for inner in (each for region in op.regions for each in region.walk()):
        if any(map(is_memref, inner.operands)):
            change = "load it outside of the body"
            raise refuse(inner, f"a body of {op.name} without memory", inner.name, change)


def tensor_for(op: Operation, value: SSAValue, unread: bool) -> SSAValue:
    """The elements of a memref, or any of its shape where these are not read."""
    if not is_memref(value):
        return value
    kind = tensor_of(value.type)
    plain = unread and kind.has_static_shape()
    return put_ahead(op, EmptyOp([], kind) if plain else ToTensorOp(value, kind)).results[0]
