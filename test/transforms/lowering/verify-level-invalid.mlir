// RUN: not gemmc %inputs/matmul_f16_f32.mlir --pipeline 'verify-level{level=contract}' --emit mlir 2>&1 | filecheck %s --check-prefix LINALG
// RUN: not gemmc %s --pipeline 'verify-level{level=flat}' --emit mlir 2>&1 | filecheck %s --check-prefix FLAT
// RUN: not gemmc %s --pipeline 'verify-level{level=threads}' --emit mlir 2>&1 | filecheck %s --check-prefix THREADS
// RUN: not gemmc %s --pipeline 'verify-level{level=silicon}' --emit mlir 2>&1 | filecheck %s --check-prefix UNKNOWN

// LINALG: matmul_f16_f32.mlir:{{[0-9]+:[0-9]+}}: error: linalg.matmul: needed ops legal at level contract; found linalg.matmul; run normalize-contractions first
// FLAT: verify-level-invalid.mlir:11:3: error: ptx.repeat: needed ops legal at level flat; found ptx.repeat; run linearize first
// THREADS: verify-level-invalid.mlir:10:1: error: ptx.kernel: needed ops legal at level threads; found ptx.kernel; run lower-rings and lower-hierarchy
// UNKNOWN: error: verify-level: needed a level: linalg, contract, tile, hardware, threads, ptx, flat; found 'silicon'
ptx.kernel @waits arguments [] parameters [] sizes {} grid ["1"] threads 128 shared 0 {
  ptx.repeat {
    %p = ptx.elect : !ptx.reg<pred>
    ptx.yield %p : !ptx.reg<pred>
  }
}
