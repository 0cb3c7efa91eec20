// As MLIR spelled it some years ago: init_tensor, maxf, expand_shape without output_shape, matmul_unsigned, a fill of f64.
#row = affine_map<(i, j) -> (i, j)>
#bias = affine_map<(i, j) -> (j)>
func.func @main(%x: tensor<12x20xf32>, %w: tensor<20x24xf32>, %b: tensor<24xf32>, %p: tensor<12x10xi8>, %q: tensor<10x24xi8>) -> (tensor<12x3x8xf32>, tensor<12x24xi32>) {
  %zero = arith.constant 0.0 : f64
  %none = arith.constant 0 : i32
  %i = linalg.init_tensor [12, 24] : tensor<12x24xf32>
  %f = linalg.fill ins(%zero : f64) outs(%i : tensor<12x24xf32>) -> tensor<12x24xf32>
  %y = linalg.matmul ins(%x, %w : tensor<12x20xf32>, tensor<20x24xf32>) outs(%f : tensor<12x24xf32>) -> tensor<12x24xf32>
  %r = linalg.generic {indexing_maps = [#row, #bias, #row], iterator_types = ["parallel", "parallel"]} ins(%y, %b : tensor<12x24xf32>, tensor<24xf32>) outs(%i : tensor<12x24xf32>) {
  ^0(%a: f32, %c: f32, %o: f32):
    %least = arith.constant -0.5 : f32
    %most = arith.constant 6.0 : f32
    %s = arith.addf %a, %c : f32
    %m = arith.maxf %s, %least : f32
    %n = arith.minf %m, %most : f32
    linalg.yield %n : f32
  } -> tensor<12x24xf32>
  %heads = tensor.expand_shape %r [[0], [1, 2]] : tensor<12x24xf32> into tensor<12x3x8xf32>
  %j = linalg.init_tensor [12, 24] : tensor<12x24xi32>
  %g = linalg.fill ins(%none : i32) outs(%j : tensor<12x24xi32>) -> tensor<12x24xi32>
  %u = linalg.matmul_unsigned ins(%p, %q : tensor<12x10xi8>, tensor<10x24xi8>) outs(%g : tensor<12x24xi32>) -> tensor<12x24xi32>
  return %heads, %u : tensor<12x3x8xf32>, tensor<12x24xi32>
}
