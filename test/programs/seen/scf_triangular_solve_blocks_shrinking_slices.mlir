// L x = b by blocks of rows: each block less the product of what is solved, then its own substitution.
func.func @main(%l: tensor<12x12xf32>, %b: tensor<12x7xf32>) -> tensor<12x7xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1.0 : f32
  %r = scf.for %i = %c0 to %c12 step %c4 iter_args(%x = %b) -> tensor<12x7xf32> {
    %li = tensor.extract_slice %l[%i, 0] [4, %i] [1, 1] : tensor<12x12xf32> to tensor<4x?xf32>
    %xi = tensor.extract_slice %x[0, 0] [%i, 7] [1, 1] : tensor<12x7xf32> to tensor<?x7xf32>
    %bi = tensor.extract_slice %x[%i, 0] [4, 7] [1, 1] : tensor<12x7xf32> to tensor<4x7xf32>
    %y = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%li, %xi : tensor<4x?xf32>, tensor<?x7xf32>) outs(%bi : tensor<4x7xf32>) {
    ^bb0(%u: f32, %v: f32, %w: f32):
      %m = arith.mulf %u, %v : f32
      %s = arith.subf %w, %m : f32
      linalg.yield %s : f32
    } -> tensor<4x7xf32>
    %solved = scf.for %j = %c0 to %c4 step %c1 iter_args(%t = %y) -> tensor<4x7xf32> {
      %ij = arith.addi %i, %j : index
      %lr = tensor.extract_slice %l[%ij, %i] [1, %j] [1, 1] : tensor<12x12xf32> to tensor<1x?xf32>
      %tr = tensor.extract_slice %t[0, 0] [%j, 7] [1, 1] : tensor<4x7xf32> to tensor<?x7xf32>
      %row = tensor.extract_slice %t[%j, 0] [1, 7] [1, 1] : tensor<4x7xf32> to tensor<1x7xf32>
      %d = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%lr, %tr : tensor<1x?xf32>, tensor<?x7xf32>) outs(%row : tensor<1x7xf32>) {
      ^bb0(%u: f32, %v: f32, %w: f32):
        %m = arith.mulf %u, %v : f32
        %s = arith.subf %w, %m : f32
        linalg.yield %s : f32
      } -> tensor<1x7xf32>
      %p = tensor.extract %l[%ij, %ij] : tensor<12x12xf32>
      %ap = math.absf %p : f32
      %q = arith.addf %ap, %one : f32
      %e = tensor.empty() : tensor<1x7xf32>
      %dv = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<1x7xf32>) outs(%e : tensor<1x7xf32>) {
      ^bb0(%u: f32, %w: f32):
        %s = arith.divf %u, %q : f32
        linalg.yield %s : f32
      } -> tensor<1x7xf32>
      %n = tensor.insert_slice %dv into %t[%j, 0] [1, 7] [1, 1] : tensor<1x7xf32> into tensor<4x7xf32>
      scf.yield %n : tensor<4x7xf32>
    }
    %w = tensor.insert_slice %solved into %x[%i, 0] [4, 7] [1, 1] : tensor<4x7xf32> into tensor<12x7xf32>
    scf.yield %w : tensor<12x7xf32>
  }
  return %r : tensor<12x7xf32>
}
