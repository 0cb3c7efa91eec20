"""ptxas: cubins, and every message about setmaxnreg or wgmma as an error with an owner."""

from __future__ import annotations

import tempfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from gemmc import assemble as assembler
from gemmc.assemble import AssembleError, assemble, find_ptxas

ACCUMULATORS = "{%f0, %f1, %f2, %f3}"
MMA = (
    f"wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {ACCUMULATORS}, "
    "%rd1, %rd2, %p0, 1, 1, 0, 0;"
)
FENCE = "wgmma.fence.sync.aligned;"
COMMIT = "wgmma.commit_group.sync.aligned;"
WAIT = "wgmma.wait_group.sync.aligned 0;"
STORE = [f"st.global.f32 [%rd0+{4 * i}], %f{i};" for i in range(4)]


def kernel(*body: str, threads: str = ".maxntid 128") -> str:
    """A kernel with that body; line 13 is its first line."""
    head = [
        ".version 8.6",
        ".target sm_90a",
        ".address_size 64",
        f".visible .entry main(.param .u64 out) {threads}",
        "{",
        ".reg .f32 %f<4>; .reg .f32 %t<2>;",
        ".reg .b64 %rd<3>; .reg .pred %p<2>; .reg .b32 %r<2>;",
        "ld.param.u64 %rd0, [out];",
        "mov.b64 %rd1, 0x4000004000010000;",
        "mov.b64 %rd2, 0x4000004000010000;",
        "setp.eq.u32 %p0, 1, 0;",
        " ".join(f"mov.f32 %f{i}, 0f00000000;" for i in range(4)),
    ]
    return "\n".join([*head, *body, "ret;", "}", ""])


CLEAN = kernel(FENCE, MMA, COMMIT, WAIT, *STORE)


def test_a_clean_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    found = assemble(CLEAN)
    assert found.cubin.startswith(b"\x7fELF")
    assert found.version.count(".") >= 2 and found.ptxas == find_ptxas()
    assert found.resources.registers > 4
    assert (found.resources.spill_stores, found.resources.spill_loads) == (0, 0)
    assert "Used" in found.log and str(tmp_path) not in found.log
    assert not list(tmp_path.iterdir()), "nothing is left behind"


def test_setmaxnreg_without_maxntid() -> None:
    with pytest.raises(AssembleError) as caught:
        assemble(kernel("setmaxnreg.dec.sync.aligned.u32 40;", threads=""))
    assert "(C7508)" in str(caught.value) and "'setmaxnreg' ignored" in str(caught.value)
    assert "owned by the pass specialize-warps" in str(caught.value)


def test_accumulators_read_before_the_wait() -> None:
    with pytest.raises(AssembleError) as caught:
        assemble(kernel(FENCE, MMA, COMMIT, *STORE), source_map={16: "in.mlir:7:3: ptx.st.global"})
    text = str(caught.value)
    assert "(C7517)" in text and "owned by the pass insert-fences" in text
    assert "PTX line 16 `st.global.f32 [%rd0+0], %f0;`" in text
    assert "from in.mlir:7:3: ptx.st.global" in text
    assert "\n" not in text


def test_a_commit_and_wait_that_some_threads_skip() -> None:
    branch = ["mov.u32 %r0, %tid.x;", "setp.eq.u32 %p1, %r0, 3;", "@%p1 bra SKIP;"]
    with pytest.raises(AssembleError, match=r"\(C75\d\d\).*WG.AR.*convert-tile-to-wgmma"):
        assemble(kernel(FENCE, MMA, *branch, COMMIT, WAIT, "SKIP:", *STORE))


def test_too_few_registers() -> None:
    registers = ", ".join(f"%a{i}" for i in range(128))
    big = MMA.replace("m64n8k16", "m64n256k16").replace(ACCUMULATORS, f"{{{registers}}}")
    stores = [f"st.global.f32 [%rd0+{4 * i}], %a{i};" for i in range(128)]
    ptx = kernel(".reg .f32 %a<128>;", FENCE, big, COMMIT, WAIT, *stores, threads=".maxntid 512")
    with pytest.raises(AssembleError, match=r"owned by the pass form-kernel") as caught:
        assemble(ptx)
    assert "(C7602)" in str(caught.value)
    assert len(str(caught.value)) < 500, "the line of an mma is cut short"


def test_a_syntax_error_names_its_line() -> None:
    with pytest.raises(AssembleError) as caught:
        assemble(kernel("foo.bar %f0;"), source_map={13: "x.mlir:2:5: ptx.foo"})
    assert "PTX line 13 `foo.bar %f0;`; from x.mlir:2:5: ptx.foo" in str(caught.value)
    assert any("foo" in message for message in caught.value.messages)


def test_no_entry_at_all() -> None:
    with pytest.raises(AssembleError, match="Missing .version directive"):
        assemble("")


SERIALIZED = "Potential Performance Loss: wgmma.mma_async instructions are serialized due to "


@pytest.mark.parametrize(
    ("message", "owner"),
    [
        ("(C7508) 'setmaxnreg' ignored to maintain minimum register requirements.", "specialize"),
        ("(C7510) " + SERIALIZED + "the presence of Extern calls", "convert-to-ptx"),
        ("(C7511) " + SERIALIZED + "insufficient register resources", "form-kernel"),
        ("(C7513) " + SERIALIZED + "non wgmma instructions defining input registers", "fences"),
        ("(C7514) " + SERIALIZED + "non wgmma instructions reading accumulator", "insert-fences"),
        ("(C7515) " + SERIALIZED + "non wgmma instructions defining accumulator", "insert-fences"),
        ("(C7516) " + SERIALIZED + "ill formed pipeline stage", "insert-fences"),
        ("(C7519) warpgroup.arrive is injected in around line 2 by compiler", "insert-fences"),
        ("(C7599) something that a later ptxas says", "the passes that place wgmma"),
    ],
)
def test_every_coded_message_has_an_owner(
    monkeypatch: pytest.MonkeyPatch, message: str, owner: str
) -> None:
    def run(command: list[str]) -> tuple[int, str]:
        if "-o" in command:
            Path(command[-1]).write_bytes(b"\x7fELF")
        return 0, f"ptxas info    : {message}\n"

    monkeypatch.setattr(assembler, "_run", run)
    with pytest.raises(AssembleError) as caught:
        assemble("a\nb\nc\n", ptxas="ptxas")
    assert str(caught.value).startswith(f"ptxas: {message[:7]} ")
    assert owner in str(caught.value)


def test_spills_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    log = (
        "ptxas info    : Function properties for main\n"
        "    16 bytes stack frame, 24 bytes spill stores, 32 bytes spill loads\n"
        "ptxas info    : Used 168 registers, used 2 barriers, 1024 bytes smem\n"
    )

    def run(command: list[str]) -> tuple[int, str]:
        if "-o" in command:
            Path(command[-1]).write_bytes(b"\x7fELF")
        return 0, log

    monkeypatch.setattr(assembler, "_run", run)
    made = assemble("\nfma.rn.f32 ;\n", ptxas="ptxas-of-a-log", source_map={2: "in.mlir:7:3: fma"})
    assert made.warnings == (
        "ptxas: needed registers without spills; found 24 bytes of stores and 32 of loads; from "
        "in.mlir:7:3: fma; owned by the pass form-kernel: needed a smaller tile, more threads, or "
        "other registers in specialize-warps",
    )
    assert assemble(CLEAN, ptxas="ptxas-of-a-log").warnings  # some registers, beside wgmmas
    many = log.replace("24 bytes", "68 bytes")
    monkeypatch.setattr(assembler, "_run", lambda command: (run(command)[0], many))
    with pytest.raises(AssembleError, match="68 bytes of stores and 32 of loads; owned by"):
        assemble(CLEAN, ptxas="ptxas-of-a-log")
    assert vars(made.resources) == {
        "registers": 168,
        "spill_stores": 24,
        "spill_loads": 32,
        "stack": 16,
        "shared_memory": 1024,
        "barriers": 2,
    }


def test_the_variable_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    named = tmp_path / "ptxas"
    named.write_text("#!/bin/sh\n")
    monkeypatch.setenv("GEMMC_PTXAS", str(named))
    with pytest.raises(AssembleError, match="needed an executable in \\$GEMMC_PTXAS"):
        find_ptxas()
    named.chmod(0o755)
    assert find_ptxas() == str(named)


def test_a_folder_is_no_assembler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GEMMC_PTXAS", str(tmp_path))
    with pytest.raises(AssembleError, match="needed an executable in \\$GEMMC_PTXAS"):
        find_ptxas()


@pytest.mark.parametrize(("script", "found"), [
    ("#!/bin/sh\n", "needed a cubin of {}; found none"),
    ("#!/bin/sh\nexit 3\n", "needed {} to assemble; found exit status 3: no message"),
    ("#!/nowhere\n", "needed a program to run; found {}, No such file or directory"),
])  # fmt: skip
def test_a_program_that_is_no_assembler(tmp_path: Path, script: str, found: str) -> None:
    named = tmp_path / "ptxas"
    named.write_text(script)
    named.chmod(0o755)
    with pytest.raises(AssembleError) as caught:
        assemble("", ptxas=str(named))
    change = "name NVIDIA's assembler in $GEMMC_PTXAS"
    assert str(caught.value) == f"ptxas: {found.format(named)}; {change}"


def test_then_the_wheel_then_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("GEMMC_PTXAS", raising=False)
    installed = tmp_path / "ptxas"
    installed.write_text("")
    installed.chmod(0o755)
    entry = SimpleNamespace(name="ptxas", locate=lambda: installed)
    monkeypatch.setattr("importlib.metadata.files", lambda name: [entry])
    assert find_ptxas() == str(installed)
    monkeypatch.setattr("importlib.metadata.files", lambda name: [])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_ptxas() == str(installed)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(AssembleError, match="install gemmc"):
        find_ptxas()
