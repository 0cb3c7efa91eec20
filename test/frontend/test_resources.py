"""Constants whose elements stand at the end of the text."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from gemmc import frontend
from gemmc.errors import GemmcError
from gemmc.reference import evaluate

TEXT = """func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %c = arith.constant dense_resource<weights_of_TEST> : tensor<2xf32>
  %r = arith.addf %a, %c : tensor<2xf32>
  func.return %r : tensor<2xf32>
}
{-#
  dialect_resources: {
    builtin: {
      weights_of_TEST: "0xBLOB"
    }
  }
#-}
"""


def text(name: str, data: bytes) -> str:
    return TEXT.replace("TEST", name).replace("BLOB", (b"\4\0\0\0" + data).hex().upper())


def test_the_elements_are_the_constant_s() -> None:
    module = frontend.parse(text("one", struct.pack("<2f", 1.5, -2.0)), "t.mlir")
    frontend.verify(module)
    (found,) = evaluate(module, [np.array([1.0, 1.0], np.float32)], rounded=True)
    assert found.value.tolist() == [2.5, -1.0]
    assert "dense<[1.500000e+00, -2.000000e+00]>" in frontend.print_module(module)


def test_a_blob_of_another_size_is_refused() -> None:
    with pytest.raises(GemmcError, match=r"^t\.mlir:2:3: error: .*: needed 8 bytes of"):
        frontend.parse(text("two", b"1234"), "t.mlir")


def test_a_blob_that_is_missing_is_refused() -> None:
    alone = text("three", b"").partition("{-#")[0]
    with pytest.raises(GemmcError, match="needed the elements of weights_of_three at the end"):
        frontend.parse(alone, "t.mlir")


def test_elements_of_less_than_a_byte_are_refused() -> None:
    bits = text("four", b"1").replace("2xf32", "2xi4").replace("addf", "andi")
    with pytest.raises(GemmcError, match="needed elements of whole bytes, or i1; found i4"):
        frontend.parse(bits, "t.mlir")


@pytest.mark.parametrize("data", [b"\1\0\1\1\0\0\0\0\1\1", b"\x0d\xff"])
def test_conditions_are_bytes_or_bits(data: bytes) -> None:
    wanted = [1, 0, 1, 1, 0, 0, 0, 0, 1, 1]
    given = text(f"six{len(data)}", data).replace("2xf32", "10xi1").replace("addf", "andi")
    literal = f'dense<"0x{data.hex().upper()}">'
    spelled = given.replace(f"dense_resource<weights_of_six{len(data)}>", literal)
    for each in (given, spelled.partition("{-#")[0]):
        module = frontend.parse(each, "t.mlir")
        (found,) = evaluate(module, [np.ones(10, np.int8)], rounded=True)
        assert found.value.tolist() == wanted


@pytest.mark.parametrize(("data", "count"), [(b"\1", 20), (b"\xff", 8), (b"\xff", 20)])
def test_one_byte_is_all_conditions(data: bytes, count: int) -> None:
    kind = f"tensor<{count}xi1>"
    text = f'func.func @f() -> {kind} {{\n  %c = arith.constant dense<"0x{data.hex()}"> : {kind}\n'
    module = frontend.parse(text + f"  return %c : {kind}\n}}", "t.mlir")
    assert evaluate(module, [], rounded=True)[0].value.tolist() == [1] * count


def test_conditions_of_another_size_are_refused() -> None:
    text = 'func.func @f() {\n  %c = arith.constant dense<"0x010203"> : tensor<9xi1>\n  return\n}'
    with pytest.raises(GemmcError, match=r"^t\.mlir:2:28: .*needed 9 conditions in bits or bytes"):
        frontend.parse(text, "t.mlir")


def test_a_key_of_another_text_of_the_process_is_no_other_constant() -> None:
    texts = [text("same", struct.pack("<2f", *each)) for each in ((1.0, 2.0), (3.0, 4.0))]
    modules = [frontend.parse(each, "t.mlir") for each in texts]
    found = [evaluate(each, [np.zeros(2, np.float32)], rounded=True)[0] for each in modules]
    assert [each.value.tolist() for each in found] == [[1.0, 2.0], [3.0, 4.0]]


def test_a_blob_that_is_no_hexadecimal_text_is_refused() -> None:
    with pytest.raises(GemmcError, match=r"^t\.mlir:9:24: error: .*needed a string of 0x"):
        frontend.parse(text("five", b"").replace('"0x', '"'), "t.mlir")


def test_a_blob_with_half_a_byte_is_refused() -> None:
    said = r"^t\.mlir:9:24: error: .*two hexadecimal digits for each byte; found \d+ digits$"
    with pytest.raises(GemmcError, match=said):
        frontend.parse(text("five", b"").replace('"0x', '"0x0'), "t.mlir")


IN_MEMORY = """memref.global constant @w : memref<2xf32> = dense_resource<held> alignment = 64
func.func @main(%a: memref<2xf32>, %r: memref<2xf32>) {
  %w = memref.get_global @w : memref<2xf32>
  linalg.add ins(%a, %w : memref<2xf32>, memref<2xf32>) outs(%r : memref<2xf32>)
  return
}
{-#
  dialect_resources: {
    builtin: {
      held: "0x040000000000C03F000000C0"
    }
  }
#-}
"""


def test_a_global_memref_has_its_elements() -> None:
    module = frontend.parse(IN_MEMORY, "t.mlir")
    frontend.verify(module)
    (found,) = evaluate(module, [np.array([1.0, 1.0], np.float32)], rounded=True)
    assert found.value.tolist() == [2.5, -1.0]


def test_a_global_without_its_blob_is_refused() -> None:
    with pytest.raises(GemmcError, match=r"^t\.mlir:1:1: error: .*elements of held at the end"):
        frontend.parse(IN_MEMORY.partition("{-#")[0], "t.mlir")
