"""A kernel of `gemmc build` as a custom dispatch of IREE: writes the program that dispatches it.

    gemmc build examples/matmul_f16.mlir -o out -p ampere-mma --name product
    gemmc examples/matmul_f16.mlir -p ampere-mma -o out/product.ptx
    python3 examples/loading/iree_dispatch.py out product >out/dispatch.mlir
    iree-compile out/dispatch.mlir --iree-hal-executable-object-search-path=out -o out/product.vmfb
    iree-run-module --device=cuda --module=out/product.vmfb --function=main --input=… --input=…

IREE's CUDA backend takes PTX, and passes a kernel the addresses of its buffers in the order of the
bindings, then numbers of 32 bits. It makes no tensor maps and names no clusters, so that kernels by
`cp.async` and `mma.sync` or on the CUDA cores can be dispatched, and those by TMA can not. Written
for IREE 3.13, whose text says what is an op's own between angle brackets.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from words import words


def program(folder: Path, name: str) -> str:
    """MLIR of a module with a function `main`, which is the kernel. RuntimeError for kernels that
    IREE cannot dispatch."""
    sys.path.insert(0, str(folder))
    reader: Any = import_module(name)
    manifest = json.loads((folder / f"{name}.json").read_text())
    arguments = manifest["arguments"]
    found = reader.geometry(manifest, *range(len(arguments)))
    check(manifest, found)
    *inputs, out = (tensor(each) for each in arguments)
    names = [f"%{each['name']}" for each in arguments[:-1]]
    typed = ", ".join(f"{name}: {kind}" for name, kind in zip(names, inputs, strict=True))
    binding = "#hal.pipeline.binding<storage_buffer{}>"
    bindings = [binding.format(", ReadOnly") for _ in inputs] + [binding.format("")]
    x, y, z = found["grid"]
    block = ", ".join(f"{each} : index" for each in found["block"])
    return f"""\
#target = #hal.executable.target<"cuda", "cuda-nvptx-fb", {{target_arch = "sm_90a"}}>
#device = #hal.device.target<"cuda", [#target]> : !hal.device
#object = #hal.executable.object<{{path = "{name}.ptx"}}>
#layout = #hal.pipeline.layout<bindings = [{", ".join(bindings)}]>
module @{name} attributes {{hal.device.targets = [#device]}} {{
  hal.executable.source private @kernels <objects = <{{#target = [#object]}}>> {{
    hal.executable.export public @{found["entry"]} ordinal(0) layout(#layout)
        count(%device: !hal.device) -> (index, index, index) {{
      %x = arith.constant {x} : index
      %y = arith.constant {y} : index
      %z = arith.constant {z} : index
      hal.return %x, %y, %z : index, index, index
    }} <workgroup_size = [{block}], workgroup_local_memory = {found["shared"]}>
  }}
  func.func @main({typed}) -> {out} {{
    %found = flow.dispatch @kernels::@{found["entry"]}({", ".join(names)})
        : ({", ".join(inputs)}) -> {out}
    return %found : {out}
  }}
}}
"""


def check(manifest: dict[str, Any], found: dict[str, Any]) -> None:
    """RuntimeError for what IREE cannot pass, or passes in another order."""
    if found["cluster"] != [1, 1, 1]:
        raise RuntimeError(f"needed a kernel without clusters; found {found['cluster']}")
    passed = [each.get("argument", each["kind"]) for each in manifest["parameters"]]
    kinds = {each["kind"] for each in manifest["parameters"]}
    if kinds != {"pointer"}:
        raise RuntimeError(f"needed a kernel of pointers; found {', '.join(sorted(kinds))}")
    names = [each["name"] for each in manifest["arguments"]]
    roles = [each["role"] for each in manifest["arguments"]]
    if passed != names or roles != ["input"] * (len(roles) - 1) + ["output"]:
        raise RuntimeError(f"needed the inputs and one output in order; found {passed}")


def tensor(argument: dict[str, Any]) -> str:
    """An argument's type in MLIR."""
    return f"tensor<{'x'.join(map(str, [*argument['shape'], argument['dtype']]))}>"


def main() -> None:
    """Print the program."""
    try:
        print(program(*words("Writes a program of IREE's that dispatches a kernel.")), end="")
    except RuntimeError as error:
        sys.exit(f"iree_dispatch: {error}")


if __name__ == "__main__":
    main()
