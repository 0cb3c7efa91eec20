
func.func @main(%a: tensor<?x64xi8>, %b: tensor<64x40xi8>, %bias: tensor<40xi32>, %s: tensor<40xf32>) -> tensor<?x40xi8> {
  %c0 = arith.constant 0 : index
  %za = arith.constant -5 : i32
  %zb = arith.constant 0 : i32
  %lo = arith.constant -128.0 : f32
  %hi = arith.constant 127.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x64xi8>
  %e = tensor.empty(%m) : tensor<?x40xi32>
  %i = linalg.broadcast ins(%bias : tensor<40xi32>) outs(%e : tensor<?x40xi32>) dimensions = [0]
  %p = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<?x64xi8>, tensor<64x40xi8>, i32, i32) outs(%i : tensor<?x40xi32>) -> tensor<?x40xi32>
  %o = tensor.empty(%m) : tensor<?x40xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%p, %s : tensor<?x40xi32>, tensor<40xf32>) outs(%o : tensor<?x40xi8>) {
  ^bb0(%x: i32, %y: f32, %u: i8):
    %0 = arith.sitofp %x : i32 to f32
    %1 = arith.mulf %0, %y : f32
    %2 = math.roundeven %1 : f32
    %3 = arith.maximumf %2, %lo : f32
    %4 = arith.minimumf %3, %hi : f32
    %5 = arith.fptosi %4 : f32 to i8
    linalg.yield %5 : i8
  } -> tensor<?x40xi8>
  return %r : tensor<?x40xi8>
}