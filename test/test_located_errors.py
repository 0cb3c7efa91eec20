"""What ptxas says of a kernel comes back as one line about the program and the pass."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from parts import some
from rules.programs import INPUTS, settled
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from gemmc import frontend, pipeline
from gemmc.api import CompiledKernel
from gemmc.assemble import AssembleError
from gemmc.cli import main
from gemmc.dialects.ptx.tensor import WgmmaFenceOp, WgmmaWaitOp
from gemmc.driver import compile_module, emit

SOURCE = INPUTS / "matmul_bf16_cast.mlir"
OWNER = "insert-fences"
NAMES = [name for name in pipeline.names() if OWNER in pipeline.load(name).text]


def halves(name: str) -> tuple[str, str]:
    """A pipeline's text up to where fences and waits are instructions, and the rest of it."""
    whole = settled(name)
    if "overlap-epilogue" in whole:  # one loop over K, so that ptxas has one thing to say
        whole = whole.remove("overlap-epilogue")
    first, rest = whole.split("assign-registers")
    return first.resolved().text, rest.resolved().text


def without(kind: type[Operation], name: str) -> ModuleOp:
    """The program with fences, the ops of one kind taken out again."""
    module = frontend.parse(SOURCE.read_text(), str(SOURCE))
    compile_module(module, halves(name)[0])
    for op in [each for each in module.walk() if isinstance(each, kind)]:
        op.results[0].replace_all_uses_with(op.operands[0])
        op.detach()
        op.erase()
    return module


@pytest.mark.parametrize("name", some(NAMES, ("hopper-single", "hopper-ws")))
@pytest.mark.parametrize(
    ("kind", "code", "needed"),
    [
        (WgmmaWaitOp, "C7514|C7517", "a wait before accumulators are read"),
        (WgmmaFenceOp, "C7519", "a fence before the first mma"),
    ],
)
def test_a_missing_op_is_an_error_about_its_pass(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    name: str,
    kind: type[Operation],
    code: str,
    needed: str,
) -> None:
    broken, cubin = tmp_path / "broken.mlir", tmp_path / "x.cubin"
    broken.write_text(frontend.print_module(without(kind, name)))
    command = [str(broken), "-p", halves(name)[1], "--emit", "cubin", "-o", str(cubin)]
    assert main(command) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert re.match(rf"error: ptxas: \(({code})\) ", err)
    assert re.search(rf"; PTX line \d+ `.*`; from {broken}:\d+:\d+: ptx\.\w+; ", err)
    assert err.rstrip().endswith(f"owned by the pass {OWNER}: needed {needed}")
    assert not cubin.exists()


def test_from_python_it_names_the_line_of_the_input() -> None:
    name = NAMES[0]
    rest = pipeline.load(halves(name)[1])
    compiled = emit(compile_module(without(WgmmaWaitOp, name), rest), rest)
    kernel = CompiledKernel(compiled.ptx, compiled.manifest, compiled.sources)
    product = SOURCE.read_text().partition("linalg.matmul")[0].count("\n") + 1
    with pytest.raises(AssembleError, match=rf"from {SOURCE}:{product}:\d+: ptx"):
        _ = kernel.cubin


def test_every_instruction_has_a_source() -> None:
    name = NAMES[0]
    loaded = pipeline.load(name)
    module = compile_module(frontend.parse(SOURCE.read_text(), "x.mlir"), loaded)
    compiled = emit(module, loaded)
    lines = compiled.ptx.splitlines()
    instructions = {at for at, line in enumerate(lines, 1) if line.endswith(";")}
    unknown = instructions - set(compiled.sources)
    assert {lines[at - 1].split()[0] for at in unknown} <= {".extern"}
    assert set(compiled.sources) <= set(range(1, len(lines) + 1))
