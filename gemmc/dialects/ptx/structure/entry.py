"""The entry function, its shared memory and its end."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    StringAttr,
    SymbolNameConstraint,
    UnitAttr,
    i64,
)
from xdsl.irdl import (
    IRDLOperation,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
)
from xdsl.traits import IsolatedFromAbove, NoTerminator, SymbolOpInterface
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.dynamic import Dynamic
from gemmc.dialects.ptx.types import PtxOp, is_identifier


@op_definition
class KernelOp(IRDLOperation, Dynamic):
    """An entry function, with all a launcher has to know (see docs/manifest.md).

    `arguments` are the user's matrices, `parameters` what the entry receives in order: a
    pointer to an argument, the tensor map of one, or a size. `dynamic` and `guard` are those of
    `tile.kernel`. `launch_registers` is what a thread starts
    with, where that must be known; `overlapped`: it may start before the grid before it has
    ended; `registers` counts the registers declared per kind, once they are assigned.
    `ctas_per_sm` CTAs are to fit an SM at a time (PTX ISA, ".minnctapersm"): ptxas keeps to as
    many machine registers as that leaves.
    """

    name = "ptx.kernel"

    sym_name = prop_def(SymbolNameConstraint())
    arguments = prop_def(ArrayAttr[DictionaryAttr])
    parameters = prop_def(ArrayAttr[DictionaryAttr])
    sizes = prop_def(DictionaryAttr)
    dynamic = opt_prop_def(DictionaryAttr)
    guard = opt_prop_def(DictionaryAttr)
    grid = prop_def(ArrayAttr[StringAttr])
    cluster = opt_prop_def(DenseArrayBase.constr(i64))
    threads = prop_def(I64)
    launch_registers = opt_prop_def(I64)
    overlapped = opt_prop_def(UnitAttr)
    shared_bytes = prop_def(I64)
    registers = opt_prop_def(DictionaryAttr)
    ctas_per_sm = opt_prop_def(I64)
    body = region_def("single_block")

    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface())

    assembly_format = (
        "$sym_name `arguments` $arguments `parameters` $parameters `sizes` $sizes "
        "(`dynamic` $dynamic^)? (`guard` $guard^)? `grid` $grid "
        "(`cluster` $cluster^)? `threads` $threads (`start` $launch_registers^)? "
        "(`overlapped` $overlapped^)? `shared` $shared_bytes "
        "(`registers` $registers^)? (`ctas_per_sm` $ctas_per_sm^)? attr-dict-with-keyword $body"
    )

    def verify_(self) -> None:
        if not is_identifier(self.sym_name.data):
            found = self.sym_name.data
            raise VerifyException(f"needed a name that is an identifier of PTX; found {found!r}")


@op_definition
class RetOp(PtxOp):
    """Return from the kernel (PTX ISA, "ret")."""

    name = "ptx.ret"
    assembly_format = "attr-dict"

    def text(self) -> str:
        return "ret;"


@op_definition
class ExternSharedOp(PtxOp):
    """Directive: the CTA's dynamic shared memory (PTX ISA, "State Spaces: .shared")."""

    name = "ptx.extern_shared"

    symbol = prop_def(StringAttr)
    alignment = prop_def(I64)
    assembly_format = "$symbol `align` $alignment attr-dict"

    def __init__(self, symbol: str, alignment: int):
        super().__init__(
            properties={"symbol": StringAttr(symbol), "alignment": int_attr(alignment)}
        )

    def text(self) -> str:
        return f".extern .shared .align {self.alignment.value.data} .b8 {self.symbol.data}[];"
