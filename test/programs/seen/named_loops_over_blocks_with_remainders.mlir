// Three loops over blocks of a product, the last of each shorter by affine.min.
#min = affine_map<(d0)[s0] -> (16, -d0 + s0)>
func.func @main(%a: tensor<40x36xf32>, %b: tensor<36x24xf32>, %c: tensor<40x24xf32>) -> tensor<40x24xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %m = arith.constant 40 : index
  %n = arith.constant 24 : index
  %k = arith.constant 36 : index
  %r = scf.for %i = %c0 to %m step %c16 iter_args(%ci = %c) -> (tensor<40x24xf32>) {
    %mi = affine.min #min(%i)[%m]
    %rj = scf.for %j = %c0 to %n step %c16 iter_args(%cj = %ci) -> (tensor<40x24xf32>) {
      %nj = affine.min #min(%j)[%n]
      %rl = scf.for %l = %c0 to %k step %c16 iter_args(%cl = %cj) -> (tensor<40x24xf32>) {
        %kl = affine.min #min(%l)[%k]
        %as = tensor.extract_slice %a[%i, %l] [%mi, %kl] [1, 1] : tensor<40x36xf32> to tensor<?x?xf32>
        %bs = tensor.extract_slice %b[%l, %j] [%kl, %nj] [1, 1] : tensor<36x24xf32> to tensor<?x?xf32>
        %cs = tensor.extract_slice %cl[%i, %j] [%mi, %nj] [1, 1] : tensor<40x24xf32> to tensor<?x?xf32>
        %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%cs : tensor<?x?xf32>) -> tensor<?x?xf32>
        %w = tensor.insert_slice %p into %cl[%i, %j] [%mi, %nj] [1, 1] : tensor<?x?xf32> into tensor<40x24xf32>
        scf.yield %w : tensor<40x24xf32>
      }
      scf.yield %rl : tensor<40x24xf32>
    }
    scf.yield %rj : tensor<40x24xf32>
  }
  return %r : tensor<40x24xf32>
}
