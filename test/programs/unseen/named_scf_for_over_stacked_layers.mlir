module {
  func.func @main(%x: tensor<8x32xf16>, %w: tensor<3x32x32xf16>, %b: tensor<3x32xf32>) -> tensor<8x32xf16> {
    %z = arith.constant 0.0 : f32

    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %r = scf.for %l = %c0 to %c3 step %c1 iter_args(%h = %x) -> (tensor<8x32xf16>) {
      %wl = tensor.extract_slice %w[%l, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<3x32x32xf16> to tensor<32x32xf16>
      %bl = tensor.extract_slice %b[%l, 0] [1, 32] [1, 1] : tensor<3x32xf32> to tensor<32xf32>
      %e = tensor.empty() : tensor<8x32xf32>
      %bb = linalg.broadcast ins(%bl : tensor<32xf32>) outs(%e : tensor<8x32xf32>) dimensions = [0]
      %m = linalg.matmul ins(%h, %wl : tensor<8x32xf16>, tensor<32x32xf16>) outs(%bb : tensor<8x32xf32>) -> tensor<8x32xf32>
      %eh = tensor.empty() : tensor<8x32xf16>
      %n = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : tensor<8x32xf32>) outs(%eh : tensor<8x32xf16>) {
      ^bb0(%p: f32, %o: f16):
        %q = arith.maximumf %p, %z : f32
        %t = arith.truncf %q : f32 to f16
        linalg.yield %t : f16
      } -> tensor<8x32xf16>
      scf.yield %n : tensor<8x32xf16>
    }
    return %r : tensor<8x32xf16>
  }
}
