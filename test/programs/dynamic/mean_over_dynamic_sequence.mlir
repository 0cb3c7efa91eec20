// The largest of each column over an open sequence, for an open batch.
#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x24xf32>) -> tensor<?x24xf32> {
    %c0 = arith.constant 0 : index
    %ninf = arith.constant 0xFF800000 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x24xf32>
    %0 = tensor.empty(%dim) : tensor<?x24xf32>
    %1 = linalg.fill ins(%ninf : f32) outs(%0 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<?x?x24xf32>) outs(%1 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.maximumf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<?x24xf32>
    return %2 : tensor<?x24xf32>
  }
}
