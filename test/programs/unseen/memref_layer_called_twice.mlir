module {
  func.func private @layer(%x: memref<16x32xf32>, %w: memref<32x32xf32>, %y: memref<16x32xf32>) {
    %z = arith.constant 0.0 : f32
    linalg.fill ins(%z : f32) outs(%y : memref<16x32xf32>)
    linalg.matmul ins(%x, %w : memref<16x32xf32>, memref<32x32xf32>) outs(%y : memref<16x32xf32>)
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%y : memref<16x32xf32>) {
    ^bb0(%o: f32):
      %m = arith.maximumf %o, %z : f32
      linalg.yield %m : f32
    }
    return
  }
  func.func @main(%x: memref<16x32xf32>, %w1: memref<32x32xf32>, %w2: memref<32x32xf32>, %y: memref<16x32xf32>) {
    %t = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
    func.call @layer(%x, %w1, %t) : (memref<16x32xf32>, memref<32x32xf32>, memref<16x32xf32>) -> ()
    call @layer(%t, %w2, %y) : (memref<16x32xf32>, memref<32x32xf32>, memref<16x32xf32>) -> ()
    memref.dealloc %t : memref<16x32xf32>
    return
  }
}
