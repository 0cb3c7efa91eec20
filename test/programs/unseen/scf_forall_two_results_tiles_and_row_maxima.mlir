// Tiles of rows that leave a product and, into another result, the greatest of each row.
func.func @main(%a: tensor<18x9xbf16>, %b: tensor<9x11xbf16>) -> (tensor<18x11xf32>, tensor<18xf32>) {
  %z = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<18x11xf32>
  %g = tensor.empty() : tensor<18xf32>
  %r:2 = scf.forall (%i) = (0) to (18) step (5) shared_outs(%o = %e, %p = %g) -> (tensor<18x11xf32>, tensor<18xf32>) {
    %n = affine.min affine_map<(d0) -> (5, 18 - d0)>(%i)
    %x = tensor.extract_slice %a[%i, 0] [%n, 9] [1, 1] : tensor<18x9xbf16> to tensor<?x9xbf16>
    %t = tensor.extract_slice %o[%i, 0] [%n, 11] [1, 1] : tensor<18x11xf32> to tensor<?x11xf32>
    %u = tensor.extract_slice %p[%i] [%n] [1] : tensor<18xf32> to tensor<?xf32>
    %f = linalg.fill ins(%z : f32) outs(%t : tensor<?x11xf32>) -> tensor<?x11xf32>
    %m = linalg.matmul ins(%x, %b : tensor<?x9xbf16>, tensor<9x11xbf16>) outs(%f : tensor<?x11xf32>) -> tensor<?x11xf32>
    %h = linalg.fill ins(%low : f32) outs(%u : tensor<?xf32>) -> tensor<?xf32>
    %k = linalg.reduce {arith.maximumf} ins(%m : tensor<?x11xf32>) outs(%h : tensor<?xf32>) dimensions = [1]
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, 0] [%n, 11] [1, 1] : tensor<?x11xf32> into tensor<18x11xf32>
      tensor.parallel_insert_slice %k into %p[%i] [%n] [1] : tensor<?xf32> into tensor<18xf32>
    }
  }
  return %r#0, %r#1 : tensor<18x11xf32>, tensor<18xf32>
}
