"""What is put into other ops when a text is read, so that no pass and no reference has to know it:
each group's words, which a text that has some of it contains, and what writes it out."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

_ELEMENT_LOOPS = "element_loops.write_out"

COMPLEX = "complex<"
"""What a text with complex numbers has, and modules that somebody built are written out for."""

_BRANCHES = ("cf.br", "cf.cond_br", "cf.switch")
"""What blocks that branch to each other end in: choices and loops may be made of them."""

_GROUPS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("bufferization.dealloc", "bufferization.materialize"), "bufferization"),
    (_BRANCHES, "branches"),
    (("flow.",), "flow_written_out"),
    (("flow.tensor.constant", "flow.tensor.dynamic_constant"), "flow_constants"),
    (("flow.tensor.", "iree_tensor_ext.bitcast"), "flow_tensors"),
    (("module", "memref.alloca_scope", "scf.execute_region"), "scopes_written_out"),
    (("unrealized_conversion_cast", "xui", "xsi"), "signless"),
    (("tensor.bitcast", "tensor_ext.bitcast", "tensor.rank"), "tensor_more"),
    (('"linalg.', '"scf.forall"', '"tensor.pack"', '"tensor.unpack"'), "generic_form"),
    (("linalg.conv", "linalg.depthwise_conv", "linalg.pooling"), "linalg_windows"),
    (("linalg.fill",), "linalg_elements"),
    (("memref<",), "linalg_own_elements"),
    (("memref.global",), "read_globals"),
    (("memref.view",), "pools_written_out"),
    (("linalg.softmax", "pack"), "linalg_written_out"),
    (("linalg.winograd",), "linalg_winograd"),
    (("tensor.pad", "tensor.extract_slice", "insert_slice"), "constant_places"),
    (("tensor.pad",), "tensor_pads"),
    (("ub.poison", "llvm.mlir."), "poison"),
    (("tosa.apply_scale",), "tosa"),
    (("transform.",), "schedules"),
    (("index.",), "index_words"),
    (("shape.",), "shape_words"),
    (
        ("tensor.from_elements", "shape.", "flow.tensor.reshape", "tensor.extract %"),
        "size_tensors",
    ),
    (("_ext.s", "tm_tensor.s", ".topk"), "linalg_ext_in_memory"),
    (("_ext.sort", "tm_tensor.sort", ".topk"), "linalg_sorted"),
    (
        ("math.ctpop", "math.ctlz", "math.cttz", "math.ipowi", "_extended", "arith.index_castui"),
        "words_written_out",
    ),
    (("math.is", "math.fpowi", "math.sincos", "math.clampf", "convertf"), "floats_written_out"),
    (("f8E4M3FN", "f8E5M2"), "f8_arithmetic"),
    (("_ext.arg_compare",), "linalg_arg_compare"),
    (("_ext.fft",), "linalg_fft"),
    (("_ext.gather",), "linalg_gather"),
    (("_ext.attention", "tm_tensor.attention"), "linalg_attention"),
    (("xindex", "<index>"), "index_tensors"),
    (("tensor.scatter",), "tensor_scatter"),
    (("xindex", "arith.index_cast"), "wide_indices"),
    (("affine.",), "affine_written_out"),
    (("scf.forall", "scf.parallel", "scf.index_switch"), "scf_more"),
    (
        ("memref.atomic", "memref.generic_atomic", "memref.prefetch", "memref.rank"),
        "memref_atomics",
    ),
    (("tensor.from_elements", "memref.store", "memref.atomic"), "cells_written_out"),
    (("memref.dim",), "sizes_ahead"),
    (("scf.for", "affine.for"), "number_bounds"),
    (("scf.for", "scf.parallel", "affine.for", "affine.parallel", *_BRANCHES), _ELEMENT_LOOPS),
    (("util.optimization_barrier", "util.assume", "util.numeric", "compute_barrier"), "util"),
    (("util.global", "ml_program.global"), "globals"),
    (("reduction",), "own_loops"),
    (("!hal.",), "hal_written_out"),
    ((": index",), "size_arguments"),
    ((": index", "index.cast", "index_cast"), "number_arguments"),
    ((COMPLEX,), "complex_parts.write_out"),
)
"""Words, and the module of `gemmc.dialects` whose `write_out` is for them."""


def write_out_all(module: ModuleOp, text: str, ctx: Context, step_by_step: bool = False) -> None:
    """Put other ops in the place of those that no pass knows; with `step_by_step`, loops over
    single elements stay. GemmcError for one that is not
    valid, or of types that it is not written out for."""
    for words, name in _GROUPS:
        if step_by_step and name == _ELEMENT_LOOPS:
            continue
        if any(word in text for word in words):
            found = import_module(f"gemmc.dialects.{name}")
            write_out: Callable[[ModuleOp, Context], None] = found.write_out
            write_out(module, ctx)
