
func.func @main(%q: tensor<?x64xf16>, %k: tensor<?x64xf16>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %z = arith.constant 0.0 : f32
  %ninf = arith.constant -1.0e30 : f32
  %m = tensor.dim %q, %c0 : tensor<?x64xf16>
  %n = tensor.dim %k, %c0 : tensor<?x64xf16>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = scf.forall (%i) = (0) to (%m) step (16) shared_outs(%o = %e) -> (tensor<?x?xf32>) {
    %s = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%m]
    %x = tensor.extract_slice %q[%i, 0] [%s, 64] [1, 1] : tensor<?x64xf16> to tensor<?x64xf16>
    %y = tensor.empty(%s, %n) : tensor<?x?xf32>
    %f = linalg.fill ins(%z : f32) outs(%y : tensor<?x?xf32>) -> tensor<?x?xf32>
    %p = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %k : tensor<?x64xf16>, tensor<?x64xf16>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%p : tensor<?x?xf32>) {
    ^bb0(%u: f32):
      %0 = linalg.index 0 : index
      %1 = arith.addi %0, %i : index
      %2 = linalg.index 1 : index
      %3 = arith.cmpi uge, %1, %2 : index
      %4 = arith.select %3, %u, %ninf : f32
      linalg.yield %4 : f32
    } -> tensor<?x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%i, 0] [%s, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    }
  }
  %t = linalg.softmax dimension(1) ins(%r : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %t : tensor<?x?xf32>
}