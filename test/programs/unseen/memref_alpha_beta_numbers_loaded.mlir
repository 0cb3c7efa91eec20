module {
  func.func @main(%alpha: memref<f32>, %beta: memref<1xf32>, %a: memref<16x32xf32>, %b: memref<32x24xf32>, %c: memref<16x24xf32>) {
    %z = arith.constant 0.0 : f32

    %c0 = arith.constant 0 : index
    %al = memref.load %alpha[] : memref<f32>
    %be = memref.load %beta[%c0] : memref<1xf32>
    %t = memref.alloca() : memref<16x24xf32>
    linalg.fill ins(%z : f32) outs(%t : memref<16x24xf32>)
    linalg.matmul ins(%a, %b : memref<16x32xf32>, memref<32x24xf32>) outs(%t : memref<16x24xf32>)
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%t : memref<16x24xf32>) outs(%c : memref<16x24xf32>) {
    ^bb0(%p: f32, %q: f32):
      %0 = arith.mulf %p, %al : f32
      %1 = arith.mulf %q, %be : f32
      %2 = arith.addf %0, %1 : f32
      linalg.yield %2 : f32
    }
    return
  }
}
