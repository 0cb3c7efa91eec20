
func.func private @even(%x: tensor<24x32xf16>, %w: tensor<32x32xf16>) -> (tensor<24x32xf16>, tensor<24xf32>) {
  %z = arith.constant 0.0 : f16
  %zf = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24x32xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<24x32xf16>) -> tensor<24x32xf16>
  %p = linalg.matmul ins(%x, %w : tensor<24x32xf16>, tensor<32x32xf16>) outs(%f : tensor<24x32xf16>) -> tensor<24x32xf16>
  %g = tensor.empty() : tensor<24xf32>
  %h = linalg.fill ins(%zf : f32) outs(%g : tensor<24xf32>) -> tensor<24xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<24x32xf16>) outs(%h : tensor<24xf32>) {
  ^bb0(%a: f16, %b: f32):
    %0 = arith.extf %a : f16 to f32
    %1 = arith.addf %0, %b : f32
    linalg.yield %1 : f32
  } -> tensor<24xf32>
  return %p, %r : tensor<24x32xf16>, tensor<24xf32>
}
func.func @main(%x: tensor<24x32xf16>, %ws: tensor<4x32x32xf16>) -> (tensor<24x32xf16>, tensor<24xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zf = arith.constant dense<0.0> : tensor<24xf32>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%y = %x, %s = %zf) -> (tensor<24x32xf16>, tensor<24xf32>) {
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf16> to tensor<32x32xf16>
    %m = arith.remui %i, %c2 : index
    %b = arith.cmpi eq, %m, %c0 : index
    %q:2 = scf.if %b -> (tensor<24x32xf16>, tensor<24xf32>) {
      %0:2 = func.call @even(%y, %w) : (tensor<24x32xf16>, tensor<32x32xf16>) -> (tensor<24x32xf16>, tensor<24xf32>)
      scf.yield %0#0, %0#1 : tensor<24x32xf16>, tensor<24xf32>
    } else {
      %1 = math.tanh %y : tensor<24x32xf16>
      scf.yield %1, %s : tensor<24x32xf16>, tensor<24xf32>
    }
    %t = arith.addf %q#1, %s : tensor<24xf32>
    scf.yield %q#0, %t : tensor<24x32xf16>, tensor<24xf32>
  }
  return %r#0, %r#1 : tensor<24x32xf16>, tensor<24xf32>
}