module {
  func.func @main(%x: tensor<1x8x8x4xf32>, %w: tensor<64x10xf32>) -> tensor<1x10xf32> {
    %z = arith.constant 0.0 : f32

    %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%a: index, %b: index, %c: index, %d: index):
      tensor.yield %z : f32
    } : tensor<1x8x8x4xf32> to tensor<1x10x10x4xf32>
    %e = tensor.empty() : tensor<1x4x4x4xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
    %k = tensor.empty() : tensor<3x3xf32>
    %s = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%p, %k : tensor<1x10x10x4xf32>, tensor<3x3xf32>) outs(%f : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
    %q = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s : tensor<1x4x4x4xf32>) outs(%e : tensor<1x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c7 = arith.constant 7 : index
      %iy = linalg.index 1 : index
      %ix = linalg.index 2 : index
      %y0 = arith.muli %iy, %c2 : index
      %y1 = arith.subi %y0, %c1 : index
      %y2 = arith.addi %y1, %c3 : index
      %ys = arith.maxsi %y1, %c0 : index
      %c8 = arith.addi %c7, %c1 : index
      %ye = arith.minsi %y2, %c8 : index
      %yn = arith.subi %ye, %ys : index
      %x0 = arith.muli %ix, %c2 : index
      %x1 = arith.subi %x0, %c1 : index
      %x2 = arith.addi %x1, %c3 : index
      %xs = arith.maxsi %x1, %c0 : index
      %xe = arith.minsi %x2, %c8 : index
      %xn = arith.subi %xe, %xs : index
      %n = arith.muli %yn, %xn : index
      %ni = arith.index_cast %n : index to i32
      %nf = arith.sitofp %ni : i32 to f32
      %v = arith.divf %in, %nf : f32
      linalg.yield %v : f32
    } -> tensor<1x4x4x4xf32>
    %c = tensor.collapse_shape %q [[0], [1, 2, 3]] : tensor<1x4x4x4xf32> into tensor<1x64xf32>
    %e1 = tensor.empty() : tensor<1x10xf32>
    %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<1x10xf32>) -> tensor<1x10xf32>
    %r = linalg.matmul ins(%c, %w : tensor<1x64xf32>, tensor<64x10xf32>) outs(%f1 : tensor<1x10xf32>) -> tensor<1x10xf32>
    return %r : tensor<1x10xf32>
  }
}
