func.func @gemm(%arg0: memref<?x32xf16>, %arg1: memref<32x24xf16>, %arg2: memref<?x24xf32>) {
  %c0 = arith.constant 0 : index
  %m = memref.dim %arg0, %c0 : memref<?x32xf16>
  %t = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%m]
  scf.forall (%i) in (%t) {
    %i0 = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
    %n = affine.min affine_map<(d0)[s0] -> (8, s0 - d0)>(%i0)[%m]
    %as = memref.subview %arg0[%i0, 0] [%n, 32] [1, 1] : memref<?x32xf16> to memref<?x32xf16, strided<[32, 1], offset: ?>>
    %cs = memref.subview %arg2[%i0, 0] [%n, 24] [1, 1] : memref<?x24xf32> to memref<?x24xf32, strided<[24, 1], offset: ?>>
    linalg.matmul ins(%as, %arg1 : memref<?x32xf16, strided<[32, 1], offset: ?>>, memref<32x24xf16>) outs(%cs : memref<?x24xf32, strided<[24, 1], offset: ?>>)
  }
  return
}
