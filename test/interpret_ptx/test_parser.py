"""The parser: what PTX may look like, and where an error is said to be."""

from __future__ import annotations

import pytest

from gemmc.interpret.ptx.errors import PtxSyntaxError
from gemmc.interpret.ptx.flow import join_points
from gemmc.interpret.ptx.parsing import parse
from gemmc.interpret.ptx.program import Slot
from gemmc.interpret.ptx.resolve import build
from gemmc.interpret.ptx.syntax import Address, Immediate, Instruction, Pair, Sink, Vector

HEAD = ".version 8.6\n.target sm_90a\n.address_size 64\n"


def body(text: str, registers: str = ".reg .b32 %r<9>; .reg .pred %p<9>;") -> str:
    return f"{HEAD}.visible .entry k(.param .u64 p)\n{{ {registers}\n{text}\nret;\n}}\n"


def instructions(text: str) -> list[Instruction]:
    entry = parse(body(text)).entries()[0]
    assert entry.body is not None
    return [s for s in entry.body.statements if isinstance(s, Instruction)]


def test_module_directives() -> None:
    text = HEAD + """
    .extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b);
    .file 1 "x.cu"
    .extern .shared .align 1024 .b8 smem[];
    .global .align 4 .u32 table[3] = {1, 0x2, 3U};
    .const .f32 half = 0.5;
    .visible .entry k(.param .u64 .ptr .global .align 16 p, .param .align 64 .b8 map[128])
    .maxntid 128, 1, 1 .minnctapersm 1 .reqnctapercluster 2, 1, 1
    { .loc 1 2 3
      .pragma "nounroll";
      .shared .align 8 .b64 bar[2];
      ret; }
    .section .debug_abbrev { .b8 1 }
    """
    module = parse(text)
    assert module.version == "8.6" and module.target == ("sm_90a",)
    assert [v.size for v in module.variables] == [None, 12, 4]
    assert module.variables[1].initial == (1, 2, 3)
    assert module.variables[2].initial == (0x3F000000,)
    (entry,) = module.entries()
    assert entry.directives["maxntid"] == (128, 1, 1)
    assert entry.directives["reqnctapercluster"] == (2, 1, 1)
    assert [(v.size, v.alignment) for v in entry.parameters] == [(8, 16), (128, 64)]


def test_operands() -> None:
    vote, load, tensor, number, *_ = instructions(
        "elect.sync _|%p1, 0xffffffff;"
        "@!%p2 ld.shared.v2.b32 {%r1, _}, [%r2+-4];"
        "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%r1, {%r2, %r3}], [%r4];"
        "mov.b32 %r1, 0f3F800000; // one"
    )
    assert vote.operands[0] == Pair(Sink(), vote.operands[0].second)  # pyright: ignore
    assert load.guard is not None and load.guard.negated
    assert isinstance(load.operands[0], Vector) and isinstance(load.operands[1], Address)
    assert load.operands[1].offset == -4
    assert tensor.parts[4] == "2d" and len(tensor.operands[0].parts) == 1  # pyright: ignore
    assert number.operands[1] == Immediate(0x3F800000, "f32")


def test_scopes_hide_names() -> None:
    text = body(
        "mov.b32 %r1, 1; { .reg .b32 %r1; .reg .pred done; AGAIN: mov.b32 %r1, 2;"
        " @done bra AGAIN; } { .reg .pred done; AGAIN: @!done bra AGAIN; }"
    )
    program = build(parse(text))
    slots = [line.operands[0] for line in program.code if line.parts[0] == "mov"]
    assert all(isinstance(s, Slot) for s in slots) and slots[0] != slots[1]
    targets = [line.operands[0].positions for line in program.code if line.parts[0] == "bra"]
    assert targets == [(1,), (3,)]  # pyright: ignore


def test_branches_join_at_the_post_dominator() -> None:
    text = body(
        "@%p1 bra ELSE; mov.b32 %r1, 1; bra END; ELSE: mov.b32 %r1, 2; END: mov.b32 %r2, 3;"
        "LOOP: add.s32 %r2, %r2, 1; @%p2 bra LOOP; @%p3 bra OUT; ret; OUT: mov.b32 %r3, 4;"
    )
    program = build(parse(text))
    joins = join_points(program.code)
    assert joins[0] == 4
    assert joins[6] == 7
    assert joins[7] == len(program.code)


@pytest.mark.parametrize(
    ("text", "at", "message"),
    [
        ("mov.b32 %r1 1;", "5:13", "needed `;`"),
        ("mov.b32 %x1, 1;", "5:1", "a declared register"),
        ("mov.b32 %r9, 1;", "5:1", "a declared register"),
        ("bra NOWHERE;", "5:1", "a declared name"),
        ("mov.b32 %r1, [;", "5:15", "needed an operand"),
        ("L: mov.b32 %r1, 1; L: ret;", "5:20", "a name not yet used"),
    ],
)
def test_errors_are_located(text: str, at: str, message: str) -> None:
    source = HEAD + ".entry k(){ .reg .b32 %r<9>;\n" + text + "\n}"
    with pytest.raises(PtxSyntaxError) as error:
        build(parse(source, "f.ptx"))
    assert str(error.value).startswith(f"f.ptx:{at}: error: ")
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("frobnicate.b32 %r1, %r2;", "an instruction that this machine has"),
        ("add.s32 %r1, %r2;", "needed 3 operands; found 2"),
        ("add.s64 %r1, %r2, %r3;", "a destination of 64 bits; found %r1 of .b32"),
        ("add.cc.u32 %r1, %r2, %r3;", "a wrapping sum"),
        ("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 %r1, %r2, %r3, %r4;", "m16n8kK"),
        ("wgmma.mma_async.sync.aligned.m64n8k32.f32.e4m3.e4m3 {%r1}, %r2, %r3, %p1;", "4 accum"),
        ("cvt.rn.satfinite.e4m3x2.f32 %r1, %r2, %r3;", "f16x2 or bf16x2"),
        ("tcgen05.alloc.b32 %r1;", "an instruction that this machine has"),
        ("setmaxnreg.inc.sync.aligned.u32 41;", "a multiple of 8 in 24 to 256; found 41"),
    ],
)
def test_unknown_instructions_are_refused_by_name(text: str, message: str) -> None:
    from gemmc.interpret.ptx.decode import decode

    with pytest.raises(PtxSyntaxError, match=r"f\.ptx:6:1: error") as error:
        decode(build(parse(body(text), "f.ptx")))
    assert message in str(error.value)
    assert text.split()[0].rstrip(";") in str(error.value)
