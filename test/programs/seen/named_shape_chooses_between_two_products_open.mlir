
func.func @main(%x: tensor<?x64xf16>, %w: tensor<64x40xf16>, %v: tensor<40x64xf16>) -> tensor<?x40xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x64xf16>
  %e = tensor.empty(%n) : tensor<?x40xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x40xf32>) -> tensor<?x40xf32>
  %small = arith.cmpi ult, %n, %c16 : index
  %r = scf.if %small -> (tensor<?x40xf32>) {
    %p = linalg.matmul ins(%x, %w : tensor<?x64xf16>, tensor<64x40xf16>) outs(%f : tensor<?x40xf32>) -> tensor<?x40xf32>
    scf.yield %p : tensor<?x40xf32>
  } else {
    %q = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %v : tensor<?x64xf16>, tensor<40x64xf16>) outs(%f : tensor<?x40xf32>) -> tensor<?x40xf32>
    scf.yield %q : tensor<?x40xf32>
  }
  return %r : tensor<?x40xf32>
}