"""Ops of `linalg` written out as others, as MLIR's own decompositions have them, when a text is
read: no pass and no reference has to know them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import cast

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import DYNAMIC_INDEX, AnyFloat, ModuleOp, TensorType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.parser import Parser

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.blocks import copy_ahead
from gemmc.dialects.bufferization import MaterializeInDestinationOp
from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_ext_in_memory import tensor_for
from gemmc.dialects.linalg_relayout import PackOp, SoftmaxOp, UnPackOp
from gemmc.dialects.memory_types import is_memref, tensor_of
from gemmc.errors import refuse


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put other ops in the place of these. GemmcError for one that is not of static shape, or whose
    tensors do not fit."""
    for found in [each for each in module.walk() if isinstance(each, SoftmaxOp | PackOp)]:
        op = _on_tensors(found) if is_memref(found.operands[1]) else found
        if isinstance(op, SoftmaxOp):
            text, operands = _softmax(op), [op.input]
        elif isinstance(op, UnPackOp):
            text, operands = _unpack(op), [op.source, op.dest]
        else:
            text, operands = _pack(op), [op.source, *([op.padding] if op.padding else [])]
        replace_by_text(op, text, operands, ctx)


def _on_tensors(op: SoftmaxOp | PackOp) -> SoftmaxOp | PackOp:
    """The op on what its memrefs hold, ahead of one that puts the result into memory."""
    memory = op.operands[1]
    values = [tensor_for(op, each, unread=each is memory) for each in op.operands]
    made = type(op).create(
        operands=values, result_types=[tensor_of(memory.type)], properties=op.properties
    )
    put_ahead(op, made)
    put_ahead(op, MaterializeInDestinationOp(made.results[0], memory))
    op.detach()
    op.erase()
    return made


def replace_by_text(op: Operation, text: str, operands: Sequence[SSAValue], ctx: Context) -> None:
    """The body of the function that a text is, on these operands, in an op's place."""
    for result, value in zip(op.results, by_text(op, text, operands, ctx), strict=True):
        result.replace_all_uses_with(value)
        value.name_hint = result.name_hint
    op.detach()
    op.erase()


def by_text(
    op: Operation, text: str, operands: Sequence[SSAValue], ctx: Context
) -> list[SSAValue]:
    """What the function that a text is returns of these operands, computed ahead of an op."""
    function = Parser(ctx, text).parse_module().body.block.first_op
    assert isinstance(function, func.FuncOp), "the text is a function"
    for inner in function.walk():
        inner.location = op.location
    body = function.body.block
    return copy_ahead(op, body, dict(zip(body.args, operands, strict=True)))


def _kind(value: SSAValue) -> TensorType[Attribute]:
    return cast("TensorType[Attribute]", value.type)


def _map(rank: int, results: Sequence[int]) -> str:
    dims, found = (", ".join(f"d{n}" for n in each) for each in (range(rank), results))
    return f"affine_map<({dims}) -> ({found})>"


def _softmax(op: SoftmaxOp) -> str:
    """exp(x − max) over its sum, along a dimension."""
    kind, axis = _kind(op.input), op.dimension.value.data
    element, rank = kind.element_type, kind.get_num_dims()
    if not isa(element, AnyFloat) or not 0 <= axis < rank or kind != _kind(op.output):
        needed = f"floats in tensors of one type, and one of {rank} dimensions"
        raise refuse(op, needed, f"{kind} to {op.output.type}, dimension {axis}")
    kept = [n for n in range(rank) if n != axis]
    part = TensorType(element, [kind.get_shape()[n] for n in kept])
    told, whole_sizes, part_sizes = _open_extents(kind, kept)
    whole, row = _map(rank, range(rank)), _map(rank, kept)
    kinds = ", ".join('"reduction"' if n == axis else '"parallel"' for n in range(rank))
    parallel = ", ".join(['"parallel"'] * rank)
    e, p, least = f"{element}", f"{part}", _hex(element)
    reduction = f"{{indexing_maps = [{whole}, {row}], iterator_types = [{kinds}]}}"
    both = f"{{indexing_maps = [{whole}, {row}, {whole}], iterator_types = [{parallel}]}}"
    return f"""func.func @softmax(%x: {kind}) -> {kind} {{
{told}  %least = arith.constant {least} : {e}
  %zero = arith.constant 0.0 : {e}
  %e = tensor.empty({part_sizes}) : {p}
  %w = tensor.empty({whole_sizes}) : {kind}
  %f = linalg.fill ins(%least : {e}) outs(%e : {p}) -> {p}
  %m = linalg.generic {reduction} ins(%x : {kind}) outs(%f : {p}) {{
  ^bb0(%a: {e}, %b: {e}):
    %0 = arith.maximumf %b, %a : {e}
    linalg.yield %0 : {e}
  }} -> {p}
  %n = linalg.generic {both} ins(%x, %m : {kind}, {p}) outs(%w : {kind}) {{
  ^bb0(%a: {e}, %b: {e}, %c: {e}):
    %0 = arith.subf %a, %b : {e}
    %1 = math.exp %0 : {e}
    linalg.yield %1 : {e}
  }} -> {kind}
  %z = linalg.fill ins(%zero : {e}) outs(%e : {p}) -> {p}
  %s = linalg.generic {reduction} ins(%n : {kind}) outs(%z : {p}) {{
  ^bb0(%a: {e}, %b: {e}):
    %0 = arith.addf %b, %a : {e}
    linalg.yield %0 : {e}
  }} -> {p}
  %r = linalg.generic {both} ins(%n, %s : {kind}, {p}) outs(%w : {kind}) {{
  ^bb0(%a: {e}, %b: {e}, %c: {e}):
    %0 = arith.divf %a, %b : {e}
    linalg.yield %0 : {e}
  }} -> {kind}
  func.return %r : {kind}
}}
"""


def _open_extents(kind: TensorType[Attribute], kept: Sequence[int]) -> tuple[str, str, str]:
    """The ops that read the open extents of `%x`; and these as operands, those of all dimensions
    and those of some."""
    shape = kind.get_shape()
    sizes = [n for n in range(len(shape)) if shape[n] == DYNAMIC_INDEX]
    told = "".join(
        f"  %i{n} = arith.constant {n} : index\n  %d{n} = tensor.dim %x, %i{n} : {kind}\n"
        for n in sizes
    )
    whole = ", ".join(f"%d{n}" for n in sizes)
    part = ", ".join(f"%d{n}" for n in sizes if n in kept)
    return told, whole, part


def _hex(kind: AnyFloat) -> str:
    """-∞ in a type, as its bits."""
    return "0x" + kind.pack([-inf])[::-1].hex().upper()


@dataclass(frozen=True)
class _Tiled:
    """How a tensor is cut into tiles: its shape and that with padding, open sizes open; the order
    in which tiles and what is in them come, in those of the tensor with each dimension that is cut
    in two; the groups of these; the tile's size of each dimension; and the tiles' type, in which
    a size that a constant tells is a number."""

    shape: list[int]
    padded: list[int]
    order: list[int]
    groups: list[list[int]]
    cut: dict[int, int]
    kind: TensorType[Attribute]

    def open(self) -> list[int]:
        """The dimensions of open size."""
        return [n for n, size in enumerate(self.shape) if size == DYNAMIC_INDEX]

    def told(self, tensor: SSAValue) -> str:
        """Lines that name each open size `%d0`, its tiles `%o0` and what they miss `%h0`."""
        kind, lines = _kind(tensor), ""
        for n in self.open():
            tile = self.cut.get(n, 1)
            lines += f"""  %i{n} = arith.constant {n} : index
  %d{n} = tensor.dim %sized, %i{n} : {kind}
  %o{n} = affine.apply affine_map<(d) -> (d ceildiv {tile})>(%d{n})
  %h{n} = affine.apply affine_map<(d) -> ({self.end(n)} - d)>(%d{n})
"""
        return lines

    def end(self, n: int) -> str:
        """An open size `d` up to whole tiles, or as far as tiles of a known number go."""
        tile = self.cut.get(n, 1)
        open_ = self.padded[n] == DYNAMIC_INDEX
        return f"d ceildiv {tile} * {tile}" if open_ else f"{self.padded[n]}"

    def sizes(self) -> list[str]:
        """The extents of the tiled tensor in the tensor's order."""
        found: list[str] = []
        for n, size in enumerate(self.padded):
            outer = f"%o{n}" if size == DYNAMIC_INDEX else str(size // self.cut.get(n, 1))
            found += [outer, str(self.cut[n])] if n in self.cut else [outer]
        return found


def _packed(op: PackOp, loose: SSAValue, packed: SSAValue) -> _Tiled:
    """How a tensor is cut into tiles. GemmcError where they do not fit."""
    shape, rank = list(_kind(loose).get_shape()), _kind(loose).get_num_dims()
    inner, tiles = ([int(n) for n in each.get_values()] for each in (op.inner, op.tiles))
    outer = [int(n) for n in op.outer.get_values()] or list(range(rank))
    cut = dict(zip(inner, tiles, strict=False))
    fits = len(inner) == len(tiles) == len(cut) and all(0 <= n < rank for n in inner)
    if not fits or sorted(outer) != list(range(rank)) or min(tiles, default=1) < 1:
        needed = "a static size for each tile's dimension and an order of all dimensions"
        raise refuse(op, needed, f"{loose.type}, {inner}, {tiles}, {outer}")
    said = _kind(packed).get_shape()
    padded = [
        _padded(size, cut.get(n, 1), said[outer.index(n)] if len(said) > rank else DYNAMIC_INDEX)
        for n, size in enumerate(shape)
    ]
    places: dict[tuple[int, bool], int] = {}
    groups: list[list[int]] = []
    for n in range(rank):
        groups.append([])
        for part in (False, True) if n in cut else (False,):
            groups[-1].append(len(places))
            places[n, part] = len(places)
    order = [places[n, False] for n in outer] + [places[n, True] for n in inner]
    whole = [DYNAMIC_INDEX if padded[n] == DYNAMIC_INDEX else padded[n] // cut.get(n, 1)
             for n in outer]  # fmt: skip
    needed = whole + tiles
    wanted = TensorType(_kind(packed).element_type, needed)
    pairs = zip(needed, said, strict=False)
    if len(needed) != len(said) or any(one != each != DYNAMIC_INDEX for one, each in pairs):
        raise refuse(op, f"tiles of type {wanted}", f"{packed.type}")
    return _Tiled(shape, padded, order, groups, cut, wanted)


def _padded(size: int, tile: int, number: int) -> int:
    """A size up to whole tiles; of an open one, as far as a known number of tiles goes."""
    if size != DYNAMIC_INDEX:
        return -(-size // tile) * tile
    return DYNAMIC_INDEX if number == DYNAMIC_INDEX else number * tile


def _expanded(packed: TensorType[Attribute], order: Sequence[int]) -> TensorType[Attribute]:
    """The type of tiles in the order of the tensor."""
    shape = packed.get_shape()
    return TensorType(packed.element_type, [shape[order.index(n)] for n in range(len(order))])


def _named(sizes: Sequence[str]) -> str:
    """Those of sizes that are values."""
    return ", ".join(each for each in sizes if each.startswith("%"))


def _listed(sizes: Sequence[str]) -> str:
    return f"[{', '.join(sizes)}]"


def _pack(op: PackOp) -> str:
    """Padded, cut and brought into order. An open size without a padding value is of whole
    tiles."""
    source, said = _kind(op.source), _kind(op.dest)
    tiled = _packed(op, op.source, op.dest)
    target = tiled.kind
    element = source.element_type
    whole = TensorType(element, tiled.padded)
    pairs = zip(tiled.shape, tiled.padded, strict=True)
    if op.padding is None and any(size not in (each, DYNAMIC_INDEX) for size, each in pairs):
        change = "give a padding_value"
        raise refuse(op, "whole tiles, or a value for what is missing", f"{source}", change)
    argument = "" if op.padding is None else f", %p: {element}"
    made = "" if whole == source else f"  %w = tensor.cast %sized : {source} to {whole}\n"
    missing = op.padding is not None and (
        whole != source or any(n in tiled.cut for n in tiled.open())
    )
    expanded, sizes = _expanded(target, tiled.order), tiled.sizes()
    ordered, shape = _named([sizes[n] for n in tiled.order]), _listed(sizes)
    made = _pad(tiled, source, whole) if missing else made
    name = "%w" if made else "%sized"
    cast = "" if said == target else f"  %as = tensor.cast %r : {target} to {said}\n"
    return f"""func.func @pack(%sized: {source}{argument}) -> {said} {{
{tiled.told(op.source)}{made}
  %c = tensor.expand_shape {name} {tiled.groups} output_shape {shape} : {whole} into {expanded}
  %e = tensor.empty({ordered}) : {target}
  %r = linalg.transpose ins(%c : {expanded}) outs(%e : {target}) permutation = {tiled.order}
{cast}  func.return {"%as" if cast else "%r"} : {said}
}}
"""


def _pad(tiled: _Tiled, source: TensorType[Attribute], whole: TensorType[Attribute]) -> str:
    """`%w`, a tensor with `%p` behind it up to whole tiles."""
    low = _listed(["0"] * len(tiled.shape))
    high = _listed([
        f"%h{n}" if n in tiled.open() and (n in tiled.cut or whole != size) else str(whole - size)
        for n, (size, whole) in enumerate(zip(tiled.shape, tiled.padded, strict=True))
    ])  # fmt: skip
    names = ", ".join(f"%n{n}: index" for n in range(len(tiled.shape)))
    return f"""  %w = tensor.pad %sized low{low} high{high} {{
  ^bb0({names}):
    tensor.yield %p : {source.element_type}
  }} : {source} to {whole}
"""


def _unpack(op: UnPackOp) -> str:
    """Brought back into order, joined and without what is too much."""
    said, target = _kind(op.source), _kind(op.dest)
    tiled = _packed(op, op.dest, op.source)
    source = tiled.kind
    given = "%x" if said == source else "%given"
    cast = "" if said == source else f"  %x = tensor.cast %given : {said} to {source}\n"
    whole = TensorType(source.element_type, tiled.padded)
    expanded, sizes = _expanded(source, tiled.order), tiled.sizes()
    back = [tiled.order.index(n) for n in range(len(tiled.order))]
    zeros, ones = [0] * len(tiled.shape), [1] * len(tiled.shape)
    kept = _listed([f"%d{n}" if size == DYNAMIC_INDEX else str(size)
                    for n, size in enumerate(tiled.shape)])  # fmt: skip
    cut = f"  %r = tensor.extract_slice %w{zeros} {kept} {ones} : {whole} to {target}\n"
    less = whole != target or any(n in tiled.cut for n in tiled.open())
    return f"""func.func @unpack({given}: {said}, %sized: {target}) -> {target} {{
{cast}{tiled.told(op.dest)}  %e = tensor.empty({_named(sizes)}) : {expanded}
  %t = linalg.transpose ins(%x : {source}) outs(%e : {expanded}) permutation = {back}
  %w = tensor.collapse_shape %t {tiled.groups} : {expanded} into {whole}
{cut if less else ""}  func.return {"%r" if less else "%w"} : {target}
}}
"""
