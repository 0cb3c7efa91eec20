module {
  func.func @main(%x: tensor<1x9x9x4xf32>, %w: tensor<8x3x3x4xf32>, %b: tensor<8xf32>) -> tensor<1x9x9x8xf32> {
    %z = arith.constant 0.0 : f32

    %six = arith.constant 6.0 : f32
    %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%a: index, %i: index, %c: index, %d: index):
      tensor.yield %z : f32
    } : tensor<1x9x9x4xf32> to tensor<1x11x11x4xf32>
    %e = tensor.empty() : tensor<1x9x9x8xf32>
    %bb = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%b : tensor<8xf32>) outs(%e : tensor<1x9x9x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9x9x8xf32>
    %r = linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%p, %w : tensor<1x11x11x4xf32>, tensor<8x3x3x4xf32>) outs(%bb : tensor<1x9x9x8xf32>) -> tensor<1x9x9x8xf32>
    %t = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<1x9x9x8xf32>) outs(%e : tensor<1x9x9x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.minimumf %in, %six : f32
      %1 = arith.maximumf %0, %z : f32
      linalg.yield %1 : f32
    } -> tensor<1x9x9x8xf32>
    return %t : tensor<1x9x9x8xf32>
  }
}
