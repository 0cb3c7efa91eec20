"""Reading real programs: round trips, the place of every op, and errors of one line."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FileLineColLoc, UnknownLoc
from xdsl.dialects.linalg import ops as stock
from xdsl.ir import Operation

from gemmc.errors import GemmcError, location_of
from gemmc.frontend import context, parse, print_module, verify

INPUTS = sorted((Path(__file__).parent.parent / "inputs").glob("*.mlir"))
EXAMPLES = sorted((Path(__file__).parent.parent.parent / "examples").glob("*.mlir"))


def test_all_inputs_are_here() -> None:
    assert len(INPUTS) == 8
    assert EXAMPLES


@pytest.mark.parametrize("path", INPUTS + EXAMPLES, ids=lambda path: path.stem)
def test_round_trip_is_the_same_program(path: Path) -> None:
    module = parse(path.read_text(), str(path))
    verify(module)
    text = print_module(module)
    again = parse(text, "printed.mlir")
    verify(again)
    assert module.is_structurally_equivalent(again)
    assert print_module(again) == text
    assert "loc(" not in text


@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)
def test_every_op_of_the_text_knows_its_place(path: Path) -> None:
    text = path.read_text()
    lines = text.splitlines()
    module = parse(text, path.name)
    for op in module.walk():
        if isinstance(op.location, UnknownLoc):
            # A named op builds its body itself: the place is the op's.
            assert isinstance(op.parent_op(), stock.NamedOperation)
            assert location_of(op) == location_of(op.parent_op() or op)
            continue
        assert isinstance(op.location, FileLineColLoc)
        line, column = op.location.line.data, op.location.column.data
        rest = lines[line - 1][column - 1 :]
        assert rest.startswith(("%", op.name.split(".")[1], op.name))
        assert op.name.split(".")[1] in rest


def test_a_location_in_the_text_wins() -> None:
    module = parse('%0 = arith.constant 1 : i32 loc("model.py":7:3)\n', "t.mlir")
    (op,) = module.ops
    assert location_of(op) == "model.py:7:3"


def test_columns_count_from_one_and_after_tabs_and_crlf() -> None:
    module = parse('\t"test.op"() : () -> ()\r\n  "test.op"() : () -> ()\r\n', "t", tolerant())
    assert [location_of(op) for op in module.ops] == ["t:1:2", "t:2:3"]


def tolerant():
    ctx = context()
    ctx.allow_unregistered = True
    return ctx


NOT_PARSED = {
    "unknown op": (
        "func.func @f() {\n  foo.bar\n}\n",
        "2:3",
        "foo.bar: needed an operation that gemmc reads; found another",
    ),
    "misspelled op": (
        "func.func @f(%a: tensor<4x4xf32>) {\n  %0 = linalg.matmull ins(%a)\n}\n",
        "2:3",
        "linalg.matmull: needed an operation that gemmc reads; found another; "
        "did you mean 'linalg.matmul'?",
    ),
    "an op of another name now": (
        'func.func @f() {\n  tile.drain "out" <role> %s to %w\n}\n',
        "2:3",
        "tile.drain: needed an operation that gemmc reads; found another; "
        "it is called tile.bulk_store now",
    ),
    "an op of a front end": (
        "func.func @f() {\n  stablehlo.abs\n}\n",
        "2:3",
        "stablehlo.abs: needed an operation that gemmc reads; found another; "
        "lower it to linalg first (stablehlo-opt --stablehlo-legalize-to-linalg)",
    ),
    "an op of a front end without a name for its lowering": (
        "func.func @f() {\n  onnx.Abs\n}\n",
        "2:3",
        "onnx.Abs: needed an operation that gemmc reads; found another; lower it to linalg first",
    ),
    "unknown value": (
        "func.func @f() {\n  return %x : i32\n}\n",
        "2:10",
        "%x: needed a value that is defined; found only its use",
    ),
    "unfinished": ("module {\n", "2:1", "needed more of the program; found the end of the text"),
    "empty": ("", "1:1", "needed a program; found an empty text"),
    "blank": (" \n", "", "needed a program; found an empty text"),
    "no operation": ("func.func private @f()\n}\n", "2:1", "needed an operation; found '}'"),
    "wrong type": (
        "func.func @f(%a: f32) {\n  %b = arith.addf %a, %a : f64\n  return\n}\n",
        "2:19",
        "operand is used with type f64, but has been previously used or defined with type f32",
    ),
    "too deep": (
        "module {" * 2000 + "}" * 2000,
        "1:",
        "needed regions, types and attributes inside of each other as deep as the reader's stack",
    ),
    "a byte order mark": (
        "\ufefffunc.func private @f()\n",
        "1:1",
        "needed UTF-8 text without a byte order mark; found one; save the file without",
    ),
    "bad token": ("module {\n  ??\n}\n", "2:3", ""),
    "a parser's own complaint": (
        "func.func @f(%a: f32, %b: tensor<4xf32>) {\n"
        "  %0 = linalg.fill < outs(%b : tensor<4xf32>) -> tensor<4xf32>\n  return\n}\n",
        "2:",
        "linalg.fill: needed operands and attributes that the op takes; found one that its reader",
    ),
    "what xDSL does not implement": (
        "{-#\n  external_resources: {}\n#-}\n",
        "2:23",
        "Currently only dialect resources are supported",
    ),
    "maps missing": (
        "func.func @f(%a: tensor<4x4xf32>) {\n"
        "  %0 = linalg.contract ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>)"
        " outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>\n  return\n}\n",
        "2:24",
        "linalg.contract needs indexing_maps",
    ),
}


@pytest.mark.parametrize("case", NOT_PARSED)
def test_text_that_does_not_parse(case: str) -> None:
    text, place, message = NOT_PARSED[case]
    with pytest.raises(GemmcError) as error:
        parse(text, "t.mlir")
    line = str(error.value)
    assert line.startswith(f"t.mlir:{place}"), line
    assert ": error: " in line
    assert message in line
    assert "\n" not in line


MATMUL = (
    "func.func @f(%a: tensor<4x8xf32>, %b: tensor<9x6xf32>, %c: tensor<4x6xf32>) {{\n"
    "  {other}\n"
    "    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<9x6xf32>)"
    " outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>\n  return\n}}\n"
)

NOT_VALID = {
    "two sizes of k": (MATMUL.format(other=""), "3:5: error: linalg.matmul: ", "dimension #0"),
    "nested first": (
        "func.func @f() {\n  %0 = arith.constant 1.0 : f32\n}\n",
        "2:3: error: arith.constant: ",
        "is not a terminator",
    ),
    "the signature": (
        "func.func @f(%a: f32) -> f64 {\n\n  return %a : f32\n}\n",
        "3:3: error: func.return: ",
        "",
    ),
    "an empty block": (
        "module {\n  func.func @f() {\n  ^bb0:\n  }\n}\n",
        "2:3: error: func.func: ",
        "",
    ),
}


@pytest.mark.parametrize("case", NOT_VALID)
def test_program_that_does_not_verify(case: str) -> None:
    text, start, message = NOT_VALID[case]
    with pytest.raises(GemmcError) as error:
        verify(parse(text, "t.mlir"))
    line = str(error.value)
    assert line.startswith(f"t.mlir:{start}"), line
    assert message in line
    assert "\n" not in line


def matmuls(module: Operation) -> list[stock.MatmulOp]:
    return [op for op in module.walk() if isinstance(op, stock.MatmulOp)]


def test_the_tolerant_matmul_is_xdsl_matmul_to_a_pass() -> None:
    path = next(path for path in INPUTS if path.stem == "matmul_f16_f32")
    (op,) = matmuls(parse(path.read_text()))
    assert [nested.name for nested in op.body.block.ops] == [
        "arith.extf",
        "arith.extf",
        "arith.mulf",
        "arith.addf",
        "linalg.yield",
    ]


@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)
def test_the_generic_form_round_trips(path: Path) -> None:
    from io import StringIO

    from xdsl.printer import Printer

    module = parse(path.read_text(), path.name)
    stream = StringIO()
    Printer(stream=stream, print_generic_format=True).print_op(module)
    again = parse(stream.getvalue(), "generic.mlir")
    verify(again)
    assert module.is_structurally_equivalent(again)


@pytest.mark.parametrize(
    ("number", "element"),
    [("0.0", "bf16"), ("-1.5", "f32"), ("0xFF800000", "f32"), ("1.5e+02", "f64"), ("true", "i1"),
     ("-3", "i8"), ("255", "ui8"), ("7", "index"), ("(1.0, 2.0)", "complex<f32>"),
     ("0.5", "f8E4M3FN")],
)  # fmt: skip
def test_a_number_in_every_element_is_encoded_once(number: str, element: str) -> None:
    """Of half a million elements it takes no longer than of one, but for their bytes."""
    found: list[bytes] = []
    begun = process_time()
    for kind in (f"tensor<{element}>", f"tensor<8192x64x{element}>"):
        text = f"%0 = arith.constant dense< {number} > : {kind}"
        (op,) = parse(f"{text}\n", "t.mlir").body.block.ops
        value = op.properties["value"]
        assert isinstance(value, DenseIntOrFPElementsAttr)
        found.append(value.data.data)
    assert process_time() - begun < 0.5
    assert found[1] == found[0] * (8192 * 64)


@pytest.mark.parametrize(
    "text", ["0> : tensor<0xi32>", "> : tensor<0xi32>", "1.0> : tensor<4x0xf32>"]
)
def test_a_splat_without_elements_is_read(text: str) -> None:
    (op,) = parse(f"%0 = arith.constant dense<{text}\n", "t.mlir").body.block.ops
    value = op.properties["value"]
    assert isinstance(value, DenseIntOrFPElementsAttr)
    assert not value.data.data and str(op.results[0].type) == text.split(" : ")[1]


@pytest.mark.parametrize(
    ("text", "said"),
    [("dense<1.0> tensor<4xf32>", "Expected ':'"), ("dense<1.0> : f32", "Expected memref, vector"),
     ("dense<1.0> : tensor<?xf32>", "static shape"), ("dense<x> : tensor<4xf32>", "literal"),
     ("dense<> : tensor<4xf32>", "at least one element"),
     ("dense<1.0> : tensor<1099511627776xf32>", "at most 2\\^32 bytes"),
     ("dense<[1.0, 2.0]> : tensor<4xf32>", "Shape mismatch"),
     ("dense<[1000, 2]> : tensor<2xi8>", "out of range")],
)  # fmt: skip
def test_what_is_wrong_with_it_is_said_at_its_place(text: str, said: str) -> None:
    with pytest.raises(GemmcError, match=rf"t\.mlir:1:\d+.*{said}"):
        parse(f"%0 = arith.constant {text}\n%1 = arith.constant 0 : index\n", "t.mlir")


def test_what_is_wrong_with_an_op_is_said_where_it_begins() -> None:
    """The parser stands on a line behind it then, or behind its region."""
    text = """func.func @main(%a: tensor<4x4xf32>) -> tensor<16xf32> {
  %s = tensor.collapse_shape %a [[0, 2]] : tensor<4x4xf32> into tensor<16xf32>
  func.return %s : tensor<16xf32>
}
"""
    with pytest.raises(GemmcError, match=r"t\.mlir:2:3: error: All inner arrays"):
        parse(text, "t.mlir")
    text = """func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %s = linalg.generic {
      indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>],
      iterator_types = ["paralel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } -> tensor<4xf32>
  func.return %s : tensor<4xf32>
}
"""
    with pytest.raises(GemmcError, match=r"t\.mlir:2:3: error: 'paralel' is not a valid"):
        parse(text, "t.mlir")


def test_a_character_that_no_terminal_shows_is_spelled() -> None:
    with pytest.raises(GemmcError, match=r"t\.mlir:1:1: error: Unexpected character: \\x00"):
        parse("\0\0", "t.mlir")
