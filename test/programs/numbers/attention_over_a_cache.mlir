func.func @kv(%q: tensor<16x64xf32>, %k: tensor<128x64xf32>, %v: tensor<128x64xf32>, %n: index) -> tensor<16x64xf32> {
  %z = arith.constant 0.0 : f32
  %kn = tensor.extract_slice %k[0, 0][%n, 64][1, 1] : tensor<128x64xf32> to tensor<?x64xf32>
  %vn = tensor.extract_slice %v[0, 0][%n, 64][1, 1] : tensor<128x64xf32> to tensor<?x64xf32>
  %e = tensor.empty(%n) : tensor<16x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x?xf32>) -> tensor<16x?xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%q, %kn : tensor<16x64xf32>, tensor<?x64xf32>) outs(%f : tensor<16x?xf32>) -> tensor<16x?xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<16x?xf32>) outs(%e : tensor<16x?xf32>) -> tensor<16x?xf32>
  %e2 = tensor.empty() : tensor<16x64xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<16x64xf32>) -> tensor<16x64xf32>
  %r = linalg.matmul ins(%p, %vn : tensor<16x?xf32>, tensor<?x64xf32>) outs(%f2 : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %r : tensor<16x64xf32>
}
