func.func @syr2k(%a: tensor<24x16xf32>, %b: tensor<24x16xf32>, %c: tensor<24x24xf32> {bufferization.writable = true}) -> (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x16xf32>) attributes {llvm.emit_c_interface} {
  %1 = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : tensor<24x16xf32>, tensor<24x16xf32>) outs(%c : tensor<24x24xf32>) -> tensor<24x24xf32>
  %2 = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>] ins(%b, %a : tensor<24x16xf32>, tensor<24x16xf32>) outs(%1 : tensor<24x24xf32>) -> tensor<24x24xf32>
  %e = tensor.empty() : tensor<24x24xf32>
  %t = linalg.transpose ins(%2 : tensor<24x24xf32>) outs(%e : tensor<24x24xf32>) permutation = [1, 0]
  return %2, %t, %a : tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x16xf32>
}
