"""Any name of a function is a name in PTX, the same in the text and in the manifest."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import frontend
from gemmc.assemble import assemble
from gemmc.cli import main
from gemmc.dialects.ptx.types import is_identifier
from gemmc.driver import compile_module
from gemmc.emit.ptx import emit_ptx
from gemmc.transforms.lowering._to_ptx.names import spelled

PROGRAM = (Path(__file__).parent.parent / "inputs" / "matmul_f32.mlir").read_text()
NAMES = {
    "a.b": "a$2e$b",
    "a-b": "a$2d$b",
    "1abc": "$31$abc",
    "WARP_SZ": "$57$ARP_SZ",
    "_": "$5f$",
    "$": "$24$",
    "%tid": "$25$tid",
    "%": "$25$",
    "a b": "a$20$b",
    "a\nb": "a$a$b",
    "\t": "$9$",
    "é": "$e9$",
    "矩阵": "$77e9$$9635$",
    '"': "$22$",
    "a$2e.b": "a$24$2e$2e$b",
    "0": "$30$",
}
VALID = ["main", "_0", "$a", "a$2e$b", "add", "ret", "$L_end_0", "warp_sz", "WARP_SZ_", "x" * 2000]


def program(name: str) -> str:
    """The product as a function of another name."""
    escaped = "".join(c if c.isalnum() and c.isascii() else _bytes(c) for c in name)
    return PROGRAM.replace("@main", f'@"{escaped}"')


def _bytes(character: str) -> str:
    if not character.isascii():
        return character
    return f"\\{ord(character):02x}"


def names_in(text: str) -> tuple[str, str]:
    """Of the entry and of the shared memory."""
    entry = re.search(r"^\.visible \.entry (.*)\($", text, re.MULTILINE)
    shared = re.search(r"^\.extern \.shared .* (\S*)\[\];$", text, re.MULTILINE)
    assert entry is not None and shared is not None
    return entry[1], shared[1]


@pytest.mark.parametrize("name", [*NAMES, *VALID], ids=lambda name: repr(name[:9]))
def test_the_text_assembles_and_the_manifest_has_its_name(name: str) -> None:
    kernel = gemmc.compile(program(name), pipeline="simt-smem")
    wanted = NAMES.get(name, name)
    assert names_in(kernel.ptx) == (wanted, f"{wanted}_smem")
    assert kernel.manifest["entry"] == wanted
    assert assemble(kernel.ptx).cubin


def test_random_names_are_identifiers_of_their_own() -> None:
    rng = random.Random(0)
    names = {"", *NAMES, *VALID}
    for _ in range(20_000):
        names.add("".join(rng.choice("ab19_$%.-é \n矩") for _ in range(rng.randint(1, 5))))
    others = [name for name in names if not is_identifier(name)]
    found = {spelled(name) for name in others}
    assert len(found) == len(others) > 9_000
    assert all(map(is_identifier, found))


def test_random_identifiers_are_what_ptxas_takes() -> None:
    """One module of many kernels: ptxas reads every name, and finds none twice."""
    rng = random.Random(1)
    lengths = [rng.randint(1, 4) for _ in range(400)]
    names = {"".join(rng.choices("aZ19_$%.-é \n", k=length)) for length in lengths}
    entries = {name if is_identifier(name) else spelled(name) for name in names}
    kernels = "\n".join(
        f".extern .shared .align 16 .b8 {name}_smem[];\n"
        f".visible .entry {name}(.param .u64 {name}_param_0) {{ ret; }}"
        for name in sorted(entries)
    )
    assert len(entries) == len(names) > 250
    assert assemble(f".version 8.6\n.target sm_90a\n.address_size 64\n{kernels}\n").cubin


def kernels_of(*names: str) -> ModuleOp:
    """A module of kernels that use shared memory."""
    body = "  barrier.sync 0\n"
    head = '["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256'
    argument = "^bb0(%a: memref<64x64xf32, #tile.space<global>>):"
    text = "".join(f'tile.kernel @"{n}" {head} {{\n{argument}\n{body}}}\n' for n in names)
    module = frontend.parse(text, "t.mlir")
    return compile_module(module, "convert-to-ptx,assign-registers,linearize")


@pytest.mark.parametrize(
    ("names", "wanted"),
    [
        (("a.b", "a$2e$b"), [("a$2e$b$", "a$2e$b$_smem"), ("a$2e$b", "a$2e$b_smem")]),
        (("a", "a_smem"), [("a", "a_smem$"), ("a_smem", "a_smem_smem")]),
        (("a_smem", "a"), [("a_smem", "a_smem_smem"), ("a", "a_smem$")]),
    ],
)
def test_names_of_one_module_stay_apart(
    names: tuple[str, ...], wanted: list[tuple[str, str]]
) -> None:
    text = emit_ptx(kernels_of(*names))
    entries = re.findall(r"\.entry (.*)\(", text)
    shared = re.findall(r"\.b8 (\S*)\[\]", text)
    assert list(zip(entries, shared, strict=True)) == wanted
    assert assemble(text).cubin


def test_the_command_writes_one_name(tmp_path: Path) -> None:
    (tmp_path / "t.mlir").write_text(program("torch.main-1"), encoding="utf-8")
    ptx, manifest = tmp_path / "t.ptx", tmp_path / "t.json"
    outputs = ["-o", str(ptx), "-o", str(manifest)]
    assert main([str(tmp_path / "t.mlir"), "-p", "simt-smem", *outputs]) == 0
    entry = json.loads(manifest.read_text())["entry"]
    assert entry == names_in(ptx.read_text())[0] == "torch$2e$main$2d$1"


@pytest.mark.parametrize("name", ["a.b", "$L_end_0", "%r1"])
def test_what_is_renamed_runs_on_the_cpu(tmp_path: Path, name: str) -> None:
    (tmp_path / "t.mlir").write_text(program(name), encoding="utf-8")
    small = "resize{m=8 n=8 k=8},simt-smem"
    for level in ("ir", "ptx"):
        command = ["run", str(tmp_path / "t.mlir"), "-p", small, "--on", "cpu", "--check", "--ints"]
        assert main([*command, "--level", level]) == 0
