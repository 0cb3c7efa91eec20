"""Which ops run one after the other: a block's, with a staged epilogue's pieces in its place."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from gemmc.analysis.straight_line import in_line, line_of
from gemmc.frontend import parse
from gemmc.ir import kernels

TILE = "!tile.fragment<8x8xf32>"
TEXT = f"""
tile.kernel @k [] outputs 0 sizes {{}} {{
  %first = tile.zero : {TILE}
  tile.staged_epilogue "out" %first : {TILE} {{
  ^bb0(%x: {TILE}):
    tile.yield %x : {TILE}
  }} pieces {{
  ^bb1(%y: {TILE}):
    tile.elect {{
      %inside = arith.constant 1 : index
    }}
  }} {{
  ^bb2(%z: {TILE}):
    %piece = tile.extract %z from 0 : {TILE} to {TILE}
  }}
  %last = tile.zero : {TILE}
}}
"""


def program() -> ModuleOp:
    return parse(TEXT, "t.mlir")


def test_pieces_stand_in_the_place_of_their_epilogue() -> None:
    (kernel,) = kernels(program())
    names = [op.name for op in in_line(kernel.body.block)]
    assert names == ["tile.zero", "tile.yield", "tile.elect", "tile.extract", "tile.zero"]


def test_what_a_piece_does_is_in_the_line_of_the_block_around() -> None:
    (kernel,) = kernels(program())
    block = kernel.body.block
    assert all(line_of(op) is block for op in in_line(block))


def test_a_region_of_another_op_is_a_line_of_its_own() -> None:
    (kernel,) = kernels(program())
    (inside,) = [op for op in kernel.walk() if op.name == "arith.constant"]
    assert line_of(inside) is inside.parent
    assert line_of(inside) is not kernel.body.block
