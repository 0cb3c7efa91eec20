// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: prefetch-inputs
// CHECK: prefetch-inputs-invalid.mlir:6:1: error: tile.kernel: needed a tile.epilogue; found none; run prefetch-inputs after form-kernel and before stage-epilogue
tile.kernel @nothing [] outputs 0 sizes {} {
^bb0:
}
