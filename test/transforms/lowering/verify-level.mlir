// RUN: gemmc %s --pipeline 'verify-level{level=ptx}, assign-registers, verify-level{level=ptx}, linearize, verify-level{level=flat}' --emit mlir | filecheck %s
// RUN: gemmc %inputs/matmul_nt_bf16.mlir --pipeline 'verify-level{level=linalg}' --emit mlir | filecheck %s --check-prefix LINALG
// RUN: gemmc %inputs/matmul_nt_bf16.mlir --pipeline 'normalize-contractions, verify-level{level=contract}' --emit mlir | filecheck %s --check-prefix CONTRACT

// FOREIGN: a kernel without operands that waits for nothing. At its level it is left as it is.
// LINALG: linalg.generic
// CONTRACT: tile.contract
// CHECK:      ptx.label "$L_repeat_0"
// CHECK-NEXT: %p = ptx.elect : !ptx.reg<pred, "%p0">
ptx.kernel @waits arguments [] parameters [] sizes {} grid ["1"] threads 128 shared 0 {
  ptx.repeat {
    %p = ptx.elect : !ptx.reg<pred>
    ptx.yield %p : !ptx.reg<pred>
  }
}
