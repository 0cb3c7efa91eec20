func.func @main(%q: tensor<24x8xf32>, %k: tensor<24x8xf32>) -> tensor<24x24xf32> {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %c24 = arith.constant 24 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<24x24xf32>) -> tensor<24x24xf32>
  %r = scf.for %i = %c0 to %c24 step %c6 iter_args(%acc = %f) -> tensor<24x24xf32> {
    %n = arith.addi %i, %c6 : index
    %a = tensor.extract_slice %q[%i, 0] [6, 8] [1, 1] : tensor<24x8xf32> to tensor<6x8xf32>
    %b = tensor.extract_slice %k[0, 0] [%n, 8] [1, 1] : tensor<24x8xf32> to tensor<?x8xf32>
    %o = tensor.extract_slice %acc[%i, 0] [6, %n] [1, 1] : tensor<24x24xf32> to tensor<6x?xf32>
    %m = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<6x8xf32>, tensor<?x8xf32>) outs(%o : tensor<6x?xf32>) -> tensor<6x?xf32>
    %w = tensor.insert_slice %m into %acc[%i, 0] [6, %n] [1, 1] : tensor<6x?xf32> into tensor<24x24xf32>
    scf.yield %w : tensor<24x24xf32>
  }
  return %r : tensor<24x24xf32>
}
