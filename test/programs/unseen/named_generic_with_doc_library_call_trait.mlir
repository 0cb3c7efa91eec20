#acc = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
#trait = {doc = "C(m, n) += A(m, k) * B(k, n)", indexing_maps = #acc, library_call = "gemm", iterator_types = ["parallel", "parallel", "reduction"]}
func.func @main(%A: tensor<16x32xf32>, %B: tensor<32x24xf32>, %C: tensor<16x24xf32>) -> tensor<16x24xf32> {
  %0 = linalg.generic #trait ins(%A, %B : tensor<16x32xf32>, tensor<32x24xf32>) outs(%C : tensor<16x24xf32>) attrs = {tag = "x"} {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.mulf %a, %b : f32
    %e = arith.addf %c, %d : f32
    linalg.yield %e : f32
  } -> tensor<16x24xf32>
  return %0 : tensor<16x24xf32>
}
