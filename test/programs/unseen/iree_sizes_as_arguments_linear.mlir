// A linear layer whose sizes a caller passes as numbers beside the tensors that have them, as IREE's programs do.
util.func public @main(%rows: index, %x: tensor<?x96xbf16>, %w: tensor<?x96xbf16>, %b: tensor<?xf32>, %columns: index) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%rows, %columns) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = linalg.matmul_transpose_b ins(%x, %w : tensor<?x96xbf16>, tensor<?x96xbf16>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%0, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%s: f32, %t: f32, %o: f32):
    %2 = arith.addf %s, %t : f32
    %3 = arith.maximumf %2, %zero : f32
    linalg.yield %3 : f32
  } -> tensor<?x?xf32>
  util.return %1 : tensor<?x?xf32>
}
