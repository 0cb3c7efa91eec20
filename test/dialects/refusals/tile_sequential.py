"""Nests whose steps are taken in order, and the memory that they have."""

from __future__ import annotations

from dialects.refusals import Refusal, function

KIND = "memref<8xf32>"


def nest(
    inner: str = "", body: str = f"{KIND}, {KIND}", made: str = "tensor<8xf32>",
    kind: str = "tensor<8xf32>",
) -> str:  # fmt: skip
    named = ", ".join(f"%a{number}: {each}" for number, each in enumerate(body.split(", ")))
    op = f"%r = tile.sequential reads %x updates %b : {kind} updates {kind} -> {made}"
    return function(f"%x: {kind}, %b: {kind}, %m: {KIND}", f"{op} {{\n^bb0({named}):\n{inner}}}")


NEEDED = "needed scf.for, scf.if, arithmetic, loads of the body's arguments, and stores to those"
ZERO = "%c0 = arith.constant 0 : index\n"
LOAD = f"{ZERO}%e = memref.load %a0[%c0] : {KIND}\n"

REFUSALS = [
    Refusal(
        "a result of another type", nest(made="tensor<4xf32>"),
        "needed a result of the type of each tensor that is updated; found tensor<4xf32>",
    ),
    Refusal(
        "open sizes", nest(made="tensor<?xf32>", kind="tensor<?xf32>"),
        "needed tensors of known sizes; found tensor<?xf32>, tensor<?xf32>",
    ),
    Refusal(
        "a body of other memory", nest(body=KIND), f"needed a body of {KIND}, {KIND}; found {KIND}"
    ),
    Refusal(
        "a load of memory from outside", nest(f"{ZERO}%e = memref.load %m[%c0] : {KIND}\n"),
        NEEDED,
    ),
    Refusal(
        "a store to what is read", nest(f"{LOAD}memref.store %e, %a0[%c0] : {KIND}\n"), NEEDED
    ),
    Refusal("an allocation", nest(f"%w = memref.alloc() : {KIND}\n"), NEEDED),
]  # fmt: skip
