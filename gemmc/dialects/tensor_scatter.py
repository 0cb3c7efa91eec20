"""`tensor.scatter`, written out when a text is read as the scatter of `linalg_ext` whose updates
replace what is there."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp, TensorType

from gemmc.dialects.linalg_written_out import replace_by_text
from gemmc.dialects.tensor_more import Kind, ScatterOp


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put a scatter of `linalg_ext` in the place of each, whose indices `index_tensors` has made
    integers. VerifyException for one that is not valid."""
    for op in [each for each in module.walk() if isinstance(each, ScatterOp)]:
        op.verify()
        replace_by_text(op, _text(op), list(op.operands), ctx)


def _text(op: ScatterOp) -> str:
    """The function that scatters."""
    source, dest, indices = op.kinds
    widened, updates = "", "%u"
    if op.is_reduced:
        whole = [*source.get_shape()[: indices.get_num_dims() - 1],
                 *(1 if n in op.dims else size for n, size in enumerate(dest.get_shape()))]
        wide = TensorType(source.element_type, whole)
        widened = _with_units(op, source, wide)
        source, updates = wide, "%w"
    e = source.element_type
    named = zip(("%u", "%x", "%at"), op.kinds, strict=True)
    given = ", ".join(f"{name}: {kind}" for name, kind in named)
    return f"""func.func @scatter({given}) -> {dest} {{
  {widened}
  %r = iree_linalg_ext.scatter dimension_map = {op.dims} unique_indices(true)
      ins({updates}, %at : {source}, {indices}) outs(%x : {dest}) {{
  ^bb0(%new: {e}, %old: {e}):
    iree_linalg_ext.yield %new : {e}
  }} -> {dest}
  func.return %r : {dest}
}}
"""  # fmt: skip


def _with_units(op: ScatterOp, source: Kind, wide: Kind) -> str:
    """The source with a dimension of extent 1 for each index: each joins one beside it."""
    first = wide.get_num_dims() - op.kinds[1].get_num_dims()
    units = {first + n for n in op.dims}
    groups = list[list[int]]()
    for n in range(wide.get_num_dims()):
        if n in units and groups:
            groups[-1].append(n)
        else:
            groups.append([n])
    asked, sizes = list[str](), list[str]()
    open_ = iter([n for n, s in enumerate(source.get_shape()) if s == DYNAMIC_INDEX])
    for size in wide.get_shape():
        if size != DYNAMIC_INDEX:
            sizes.append(f"{size}")
            continue
        n = next(open_)
        asked.append(f"%k{n} = arith.constant {n} : index")
        asked.append(f"%t{n} = tensor.dim %u, %k{n} : {source}")
        sizes.append(f"%t{n}")
    made = f"%w = tensor.expand_shape %u {groups} output_shape [{', '.join(sizes)}]"
    return "\n  ".join([*asked, f"{made} : {source} into {wide}"])
