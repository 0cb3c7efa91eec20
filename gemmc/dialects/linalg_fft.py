"""One stage of a fast Fourier transform, as IREE prints StableHLO's `fft` of 2ⁿ elements: read, and
written out at once as the butterflies that it is.

Source: IREE, dialect "iree_linalg_ext", `FftOp`.
"""

from __future__ import annotations

from cmath import exp, pi
from typing import Self

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AnyFloat,
    IndexType,
    IntegerAttr,
    ModuleOp,
    TensorType,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, var_operand_def, var_result_def
from xdsl.parser import Parser

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.bufferization import MaterializeInDestinationOp
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_ext_in_memory import tensor_for
from gemmc.dialects.linalg_payload import parse_operands
from gemmc.dialects.linalg_written_out import replace_by_text
from gemmc.dialects.memory_types import is_memref, tensor_of
from gemmc.errors import refuse


@irdl_op_definition
class FftOp(IRDLOperation):
    """Stage s of transforms along the last dimension, on real and imaginary parts that stand in the
    order of reversed bits: in each run of 2ˢ elements, those of the second half by roots of one are
    added to, and taken from, those of the first. Without roots they are exp(−2πi·j/2ˢ).

    Text: `fft ins(%stage, %re, %im : index, u, u) outs(%x, %y : t, t) : t, t`.
    """

    name = "iree_linalg_ext.fft"

    values = var_operand_def()
    found = var_result_def()

    @property
    def parts(self) -> tuple[SSAValue, ...]:
        """The real and the imaginary parts."""
        return tuple(self.values[-2:])

    @property
    def roots(self) -> tuple[SSAValue, ...]:
        """Real and imaginary parts of the roots; none where they are not given."""
        return tuple(self.values[1:-2])

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        parser.parse_optional_attr_dict()
        inputs, outputs = parse_operands(parser, "ins"), parse_operands(parser, "outs")
        types: list[Attribute] = []
        if parser.parse_optional_punctuation(":"):
            types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        return cls.create(operands=[*inputs, *outputs], result_types=types)


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put element-wise ops in the place of each stage. GemmcError for one whose stage is not known,
    or whose tensors do not fit it."""
    for found in [each for each in module.walk() if isinstance(each, FftOp)]:
        op = _on_tensors(found)
        kind, half = _checked(op)
        replace_by_text(op, _butterflies(kind, half, bool(op.roots)), (*op.parts, *op.roots), ctx)


def _on_tensors(op: FftOp) -> FftOp:
    """The op on what its memrefs hold, ahead of ops that put the results there."""
    if not any(map(is_memref, op.parts)):
        return op
    values = [tensor_for(op, each, unread=False) for each in op.values]
    kinds = [tensor_of(each.type) for each in values[-2:]]
    made = FftOp.create(operands=values, result_types=kinds)
    put_ahead(op, made)
    for result, memory in zip(made.found, op.parts, strict=True):
        put_ahead(op, MaterializeInDestinationOp(result, memory))
    op.detach()
    op.erase()
    return made


def _checked(op: FftOp) -> tuple[TensorType[Attribute], int]:
    """The type of the parts, and half of a run."""
    types = [each.type for each in op.values]
    said = ", ".join(map(str, types))
    if len(types) not in (3, 5) or not isinstance(types[0], IndexType):
        raise refuse(op, "a stage, two tensors of roots or none, and two of parts", said)
    made = op.values[0].owner
    number = made.value if isinstance(made, arith.ConstantOp) else None
    if not isinstance(number, IntegerAttr) or not 1 <= number.value.data < 31:
        found = "another" if number is None else f"{number}"
        raise refuse(op, "a stage that is a constant of 1 to 30", found)
    half = 1 << number.value.data - 1
    kind = types[-1]
    if not isa(kind, TensorType[Attribute]) or not isa(kind.element_type, AnyFloat):
        raise refuse(op, "tensors of floats", said)
    shape = kind.get_shape()
    whole = bool(shape) and DYNAMIC_INDEX not in shape and shape[-1] % (2 * half) == 0
    roots = TensorType(kind.element_type, [half])
    if not whole or types[-2] != kind or any(each != roots for each in types[1:-2]):
        needed = f"two tensors of one static shape, in runs of {2 * half}, and roots of {roots}"
        raise refuse(op, needed, said)
    if [each.type for each in op.found] != [kind, kind]:
        raise refuse(op, f"two results of {kind}", f"{len(op.found)}")
    return kind, half


def _butterflies(kind: TensorType[Attribute], half: int, given: bool) -> str:
    """Runs as [g, 2, j], of which [g, 0, j] and [g, 1, j] are read for both."""
    *outer, length = kind.get_shape()
    element, rank = kind.element_type, len(outer)
    runs = length // (2 * half)
    cut, part = (TensorType(element, [*outer, runs, *each, half]) for each in ((2,), ()))
    u, groups = TensorType(element, [half]), [[n] for n in range(rank)]
    groups.append([rank, rank + 1, rank + 2])
    dims = [f"d{n}" for n in range(rank + 3)]
    every, row = ", ".join(dims), ", ".join([*dims[:-2], dims[-1]])
    maps = ", ".join(
        f"affine_map<({every}) -> ({each})>" for each in [row] * 4 + [dims[-1]] * 2 + [every] * 2
    )
    kinds = ", ".join(['"parallel"'] * (rank + 3))
    slices = "".join(
        _slice(f"%{name}{p}", f"%{name}", cut, part, p) for name in ("x", "y") for p in (0, 1)
    )
    arguments, e = f", %c: {u}, %d: {u}" if given else "", f"{element}"
    roots = "" if given else _roots(u, half)
    expanded = f"{groups} output_shape {_of(cut)} : {kind} into {cut}"
    inputs = f"%x0, %y0, %x1, %y1, %c, %d : {', '.join(map(str, [part] * 4 + [u] * 2))}"
    return f"""func.func @stage(%a: {kind}, %b: {kind}{arguments}) -> ({kind}, {kind}) {{
{roots}  %x = tensor.expand_shape %a {expanded}
  %y = tensor.expand_shape %b {expanded}
{slices}  %e = tensor.empty() : {cut}
  %r:2 = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins({inputs}) outs(%e, %e : {cut}, {cut}) {{
  ^bb0(%p: {e}, %q: {e}, %s: {e}, %t: {e}, %v: {e}, %w: {e}, %o: {e}, %u: {e}):
    %n = linalg.index {rank + 1} : index
    %zero = arith.constant 0 : index
    %first = arith.cmpi eq, %n, %zero : index
    %0 = arith.mulf %s, %v : {e}
    %1 = arith.mulf %t, %w : {e}
    %2 = arith.subf %0, %1 : {e}
    %3 = arith.mulf %t, %v : {e}
    %4 = arith.mulf %s, %w : {e}
    %5 = arith.addf %3, %4 : {e}
    %6 = arith.addf %p, %2 : {e}
    %7 = arith.subf %p, %2 : {e}
    %8 = arith.addf %q, %5 : {e}
    %9 = arith.subf %q, %5 : {e}
    %10 = arith.select %first, %6, %7 : {e}
    %11 = arith.select %first, %8, %9 : {e}
    linalg.yield %10, %11 : {e}, {e}
  }} -> ({cut}, {cut})
  %f = tensor.collapse_shape %r#0 {groups} : {cut} into {kind}
  %g = tensor.collapse_shape %r#1 {groups} : {cut} into {kind}
  func.return %f, %g : {kind}, {kind}
}}
"""


def _of(kind: TensorType[Attribute]) -> list[int]:
    return list(kind.get_shape())


def _slice(
    name: str, source: str, cut: TensorType[Attribute], part: TensorType[Attribute], half: int
) -> str:
    """One half of each run."""
    shape = _of(cut)
    first, sizes, ones = [0] * len(shape), [*shape[:-2], 1, shape[-1]], [1] * len(shape)
    first[-2] = half
    return f"  {name} = tensor.extract_slice {source}{first} {sizes} {ones} : {cut} to {part}\n"


def _roots(kind: TensorType[Attribute], half: int) -> str:
    """exp(−πi·j/half), as constants."""
    roots = [exp(-1j * pi * each / half) for each in range(half)]
    parts = ([each.real for each in roots], [each.imag for each in roots])
    return "".join(
        f"  %{name} = arith.constant dense<{[float(f'{x:.17g}') for x in part]}> : {kind}\n"
        for name, part in zip("cd", parts, strict=True)
    )
