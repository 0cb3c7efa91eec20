func.func @k(%P: tensor<6x6xf32>, %F: tensor<6x6xf32>, %q: f32, %n: i32) -> tensor<6x6xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<6x6xf32>) -> tensor<6x6xf32>
  %1 = linalg.matmul ins(%F, %P : tensor<6x6xf32>, tensor<6x6xf32>) outs(%f : tensor<6x6xf32>) -> tensor<6x6xf32>
  %i = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<6x6xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = arith.cmpi eq, %a, %b : index
    %nf = arith.sitofp %n : i32 to f32
    %qn = math.fpowi %q, %n : f32, i32
    %s = arith.addf %qn, %nf : f32
    %v = arith.select %c, %s, %z : f32
    linalg.yield %v : f32
  } -> tensor<6x6xf32>
  %2 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%1, %F : tensor<6x6xf32>, tensor<6x6xf32>) outs(%i : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %2 : tensor<6x6xf32>
}
