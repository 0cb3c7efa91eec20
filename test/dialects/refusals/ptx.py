"""The ptx dialect."""

from __future__ import annotations

from dialects.refusals import Refusal, function, with_type
from xdsl.dialects.builtin import IntAttr, NoneAttr, StringAttr, f32
from xdsl.ir import Attribute, Block, SSAValue

from gemmc.dialects.ptx.types import RangeType, RegType, kind_of, reg, unnamed

B32, B64, F32, PRED = "!ptx.reg<b32>", "!ptx.reg<b64>", "!ptx.reg<f32>", "!ptx.reg<pred>"
RANGE = "!ptx.range<f32, 8>"
KINDS = "needed one of pred, b16, b32, b64, f32, f64; found"


def value_of(kind: Attribute) -> SSAValue:
    return Block(arg_types=[kind]).args[0]


def loop(arguments: str, last: str, carries: bool = True, results: str = B32) -> str:
    bounds = f"%a to %a step %a : {B32}, {B32}, {B32}"
    names = ", ".join(f"%{i}" for i in range(len(results.split(", ")))) + " = " if results else ""
    carried = f"carries %a : {B32} to {results}" if carries else ""
    body = f"{{\n  ^bb0({arguments}):\n    {last}\n  }}"
    return function(f"%a: {B32}", f"{names if carries else ''}ptx.for {bounds} {carried} {body}")


def load(results: int, form: str = "global.f32", guard: str = "") -> str:
    names = ", ".join(f"%r{i}" for i in range(results))
    types = ", ".join([F32] * results)
    op = f'{names} = ptx.ld "{form}" %a offset 0 {guard} : {B64} to {types}'
    return function(f"%a: {B64}, %p: {PRED}, %x: {F32}", op)


def store(values: int, form: str = "global.f32") -> str:
    names, types = ", ".join(["%x"] * values), ", ".join([F32] * values)
    op = f'ptx.st "{form}" %a offset 0, {names} : {B64}, {types}'
    return function(f"%a: {B64}, %x: {F32}", op)


def wgmma(
    shape: str = "[64, 16, 16]", transposes: str = "[0, 0]", first: int = 0, total: str = RANGE
) -> str:
    types = f"{total}, {B64}, {B64}, {PRED} to {total}"
    op = f'%r = ptx.wgmma {shape} "bf16" {transposes} %d from {first}, %a, %a, %p : {types}'
    return function(f"%d: {total}, %a: {B64}, %p: {PRED}", op)


def matrices(count: int) -> str:
    values = "".join([", %x"] * count) or ", "
    types = "".join([f", {B32}"] * count) or ", "
    return function(f"%x: {B32}", f"ptx.stmatrix %x offset 0{values} : {B32}{types}")


def loaded(count: int) -> str:
    names = ", ".join(f"%r{i}" for i in range(count))
    results = f"{names} = " if count else ""
    types = ", ".join([B32] * count)
    return function(f"%x: {B32}", f"{results}ptx.ldmatrix %x offset 0 : {B32} to {types}")


def mma_sync(
    lhs: int = 4, rhs: int = 2, first: int = 0, element: str = "bf16", kind: str = B32
) -> str:
    sides = " ".join(f"{s} {', '.join(['%x'] * n)}" for s, n in (("lhs", lhs), ("rhs", rhs)))
    types = " ".join(f"{s} {', '.join([kind] * n)}" for s, n in (("lhs", lhs), ("rhs", rhs)))
    op = f'%r = ptx.mma_sync "{element}" %d from {first} {sides} : {RANGE} {types} to {RANGE}'
    return function(f"%d: {RANGE}, %x: {kind}", op)


TYPES = [
    Refusal(
        "tensor of six dimensions",
        function(
            f"%x: {B32}, %m: {B64}",
            f"ptx.tensor_load %x, %m[%x, %x, %x, %x, %x, %x], %x : {B32}, {B64}, {B32}"
            + f", {B32}" * 6,
        ),
        "needed one to five coordinates; found 6",
    ),
    Refusal("register of f16", with_type("!ptx.reg<f16>"), f"!ptx.reg: {KINDS} f16"),
    Refusal("range of u32", with_type("!ptx.range<u32, 4>"), f"!ptx.range: {KINDS} u32"),
    Refusal(
        "empty range",
        with_type("!ptx.range<f32, 0>"),
        "!ptx.range: needed at least one register; found none",
    ),
    Refusal(
        "range below nothing",
        lambda: RangeType(StringAttr("f32"), IntAttr(-1), NoneAttr()),
        "!ptx.range: needed at least one register; found none",
    ),
    Refusal(
        "text of an unassigned range",
        lambda: RangeType.of("f32", 8).register(0),
        "needed assigned registers (assign-registers); found !ptx.range<f32, 8>",
    ),
    Refusal(
        "text of an unassigned register",
        lambda: reg(value_of(RegType.of("b32"))),
        "needed an assigned register (assign-registers); found !ptx.reg<b32>",
    ),
    Refusal(
        "text of a range as one register",
        lambda: reg(value_of(RangeType.of("b32", 2, 0))),
        "needed an assigned register (assign-registers); found !ptx.range<b32, 2, 0>",
    ),
    Refusal(
        "kind of a number",
        lambda: kind_of(value_of(f32)),
        "needed a ptx register; found f32",
    ),
    Refusal(
        "register like a number", lambda: unnamed(f32), "needed a ptx register; found f32"
    ),
]

YIELD = "needed a ptx.yield of one value per carried value"
PLAIN = 'arguments [] parameters [] sizes {} grid ["1"] threads 32 shared 0 {\n  ptx.ret\n}'
NAMES = ["a.b", "a-b", "1abc", "WARP_SZ", "_", "$", "%tid", "", "a b", "a\\nb", "é", "aé"]
STRUCTURE = [
    *(
        Refusal(
            f"kernel called {name}",
            f'ptx.kernel @"{name}" {PLAIN}\n',
            "needed a name that is an identifier of PTX; found",
        )
        for name in NAMES
    ),
    Refusal("loop that yields nothing", loop(f"%i: {B32}, %c: {B32}", "ptx.yield"), YIELD),
    Refusal("loop that ends in nothing", loop(f"%i: {B32}, %c: {B32}", "tile.yield"), YIELD),
    Refusal(
        "loop without a counter",
        loop(f"%c: {B32}", f"ptx.yield %c : {B32}"),
        "needed a body of the counter and the carried values",
    ),
    Refusal(
        "loop of two results for one value",
        loop(f"%i: {B32}, %c: {B32}", f"ptx.yield %c : {B32}", results=f"{B32}, {B32}"),
        "needed a result per carried value",
    ),
    Refusal(
        "repeat without a predicate",
        function("", "ptx.repeat {\n    ptx.yield\n  }"),
        "needed a ptx.yield of one predicate",
    ),
    Refusal(
        "repeat that ends in nothing",
        function("", "ptx.repeat {\n    tile.yield\n  }"),
        "needed a ptx.yield of one predicate",
    ),
    Refusal(
        "branch unless nothing",
        function("", 'ptx.bra "L" unless'),
        "needed a guard with unless; found none",
    ),
    Refusal(
        "element past the end",
        function(f"%d: {RANGE}", f"%x = ptx.element %d[8] : {RANGE} to {F32}"),
        "needed an index below 8; found 8",
    ),
    Refusal(
        "element set below 0",
        function(f"%d: {RANGE}, %x: {F32}", f"%e = ptx.set %d[-1], %x : {RANGE}, {F32} to {RANGE}"),
        "needed an index below 8; found -1",
    ),
    Refusal(
        "sum past the end",
        function(
            f"%d: {RANGE}, %x: {F32}",
            f"%e = ptx.fma_element %d[9], %x, %x : {RANGE}, {F32}, {F32} to {RANGE}",
        ),
        "needed an index below 8; found 9",
    ),
]

OTHERWISE = "needed an otherwise value per result with a guard, else none"
FENCES = "needed one of mbarrier_init.release.cluster, proxy.async.shared::cta; found"
REGISTERS = "needed inc or dec of a multiple of 8 in 24 to 256; found"
ACCUMULATOR = "needed accumulator registers within 0 to 7; found"
FRAGMENTS = "needed 4 registers of A and 2 of B; found"
SHAPES = "needed a shape of three numbers and two transposes; found array<i64: "
INSTRUCTIONS = [
    Refusal(
        "special register of a lane",
        function("", f'%t = ptx.special "%laneid" : {B32}'),
        "needed one of %tid.x, %ctaid.x, %nctaid.x, %cluster_ctarank; found %laneid",
    ),
    Refusal(
        "a lane of another warp",
        function(f"%x: {B32}", f"%t = ptx.shfl_bfly %x, 32 : {B32} to {B32}"),
        "needed 1 to 31 lanes apart; found 32",
    ),
    Refusal(
        "halves that are no halves",
        function(f"%x: {B32}", f"%t = ptx.pack %x, %x : {B32}, {B32} to {B32}"),
        "needed a register of 32 or 64 bits and two halves of it; found 32 of 32, 32",
    ),
    Refusal(
        "a register of two of its own width",
        function(f"%x: {B32}", f"%a, %b = ptx.unpack %x : {B32} to {B32}, {B32}"),
        "needed a register of 32 or 64 bits and two halves of it; found 32 of 32, 32",
    ),
    Refusal(
        "a quotient of pairs",
        function(f"%x: {B32}", f'%t = ptx.packed "div" "f16x2" %x, %x : {B32}, {B32} to {B32}'),
        "needed add, sub or mul; found div",
    ),
    Refusal(
        "a sum that is of no pairs",
        function(f"%x: {B32}", f'%t = ptx.packed "add" "f16" %x, %x : {B32}, {B32} to {B32}'),
        "needed f16x2 or bf16x2; found f16",
    ),
    Refusal("no matrices", matrices(0), "needed 1, 2 or 4 matrices; found 0"),
    Refusal("three matrices", matrices(3), "needed 1, 2 or 4 matrices; found 3"),
    Refusal("three matrices loaded", loaded(3), "needed 1, 2 or 4 matrices; found 3"),
    Refusal("product of a half", mma_sync(2), f"{FRAGMENTS} 2 and 2"),
    Refusal("product by all of B", mma_sync(rhs=4), f"{FRAGMENTS} 4 and 4"),
    Refusal("product of tf32", mma_sync(element="tf32"), "needed elements of f64, f16 or bf16"),
    Refusal(
        "product of 32 of K in f64",
        mma_sync(16, 8, element="f64", kind="!ptx.reg<f64>"),
        "needed 8 registers of A and 4 of B, 4 registers of A and 2 of B or 2 registers of A and 1 "
        "of B; found 16 and 8",
    ),
    Refusal(
        "product of f64 in pairs of 32 bits",
        mma_sync(element="f64"),
        "needed operands in registers of f64 and sums in f64; found b32 and f32",
    ),
    Refusal(
        "product of bf16 in registers of f64",
        mma_sync(kind="!ptx.reg<f64>"),
        "needed operands in registers of b32 and sums in f32; found f64 and f32",
    ),
    Refusal("product past the accumulator", mma_sync(first=6), f"{ACCUMULATOR} 6 to 9"),
    Refusal("product before the accumulator", mma_sync(first=-2), f"{ACCUMULATOR} -2 to 1"),
    Refusal(
        "third half of the cluster's barrier",
        function("", 'ptx.cluster_barrier "sync"'),
        "needed arrive or wait; found sync",
    ),
    Refusal(
        "cache policy of another priority",
        function("", '%p = ptx.createpolicy "evict_normal" : !ptx.reg<b64>'),
        "needed a priority evict_first or evict_last; found evict_normal",
    ),
    Refusal(
        "griddepcontrol of another kind",
        function("", 'ptx.griddepcontrol "start"'),
        "needed wait or launch_dependents; found start",
    ),
    Refusal("load of three values", load(3), "needed 1, 2 or 4 values; found 3"),
    Refusal("load of no type", load(1, "global"), "needed a form like global.f32; found global"),
    Refusal(
        "guarded load of two values with one other",
        load(2, guard=f"guard %p else %x : {PRED} else {F32}"),
        OTHERWISE,
    ),
    Refusal("store of eight values", store(8), "needed 1, 2 or 4 values; found 8"),
    Refusal(
        "red of another operation",
        function(f"%a: {B64}, %x: {B32}", f'ptx.red "xor" %a, %x : {B64}, {B32}'),
        "needed add or inc; found xor",
    ),
    Refusal(
        "add of three values",
        function(
            f"%a: {B64}, %x: {F32}",
            f"ptx.red_add %a offset 0, %x, %x, %x : {B64}, {F32}, {F32}, {F32}",
        ),
        "needed 1, 2 or 4 values of f32; found f32, f32, f32",
    ),
    Refusal(
        "add of words",
        function(f"%a: {B64}, %x: {B32}", f"ptx.red_add %a offset 0, %x : {B64}, {B32}"),
        "needed 1, 2 or 4 values of f32; found b32",
    ),
    Refusal(
        "store to shared memory with a policy",
        function(
            f"%a: {B32}, %x: {F32}, %p: {B64}",
            f'ptx.st "shared.f32" %a offset 0, %x policy %p : {B64} : {B32}, {F32}',
        ),
        "needed global memory with a policy; found shared.f32",
    ),
    Refusal("store of no type", store(1, "shared"), "needed a form like global.f32; found shared"),
    Refusal(
        "copy of 12 bytes",
        function(f"%x: {B32}", f"ptx.cp_async 12 to %x offset 0 from %x offset 0 : {B32}, {B32}"),
        "needed 4, 8 or 16 bytes; found 12",
    ),
    Refusal(
        "-1 groups of copies",
        function("", "ptx.cp_async_wait -1"),
        "needed 0 or more groups; found -1",
    ),
    Refusal("fence of all", function("", 'ptx.fence "sc.cta"'), f"{FENCES} sc.cta"),
    Refusal("registers set", function("", 'ptx.setmaxnreg "set" 40'), f"{REGISTERS} set 40"),
    Refusal("20 registers", function("", 'ptx.setmaxnreg "inc" 20'), f"{REGISTERS} inc 20"),
    Refusal("16 registers", function("", 'ptx.setmaxnreg "dec" 16'), f"{REGISTERS} dec 16"),
    Refusal("264 registers", function("", 'ptx.setmaxnreg "dec" 264'), f"{REGISTERS} dec 264"),
    Refusal("wgmma of one number", wgmma("[64]"), f"{SHAPES}64>"),
    Refusal("wgmma of one transpose", wgmma(transposes="[0]"), f"{SHAPES}64, 16, 16>"),
    Refusal(
        "wgmma of bf16 that sums in pairs",
        wgmma(total="!ptx.range<b32, 8>"),
        "needed f32 accumulators, or b32 ones of products of f16; found b32 ones of bf16",
    ),
    Refusal("wgmma past the accumulator", wgmma(first=4), f"{ACCUMULATOR} 4 to 11"),
    Refusal("wgmma before the accumulator", wgmma(first=-4), f"{ACCUMULATOR} -4 to 3"),
    Refusal("wgmma wider than the accumulator", wgmma("[64, 32, 16]"), f"{ACCUMULATOR} 0 to 15"),
]

REFUSALS = [*TYPES, *STRUCTURE, *INSTRUCTIONS]
