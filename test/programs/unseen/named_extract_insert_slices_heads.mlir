#id = affine_map<(i, j) -> (i, j)>
func.func @main(%x: tensor<10x48xbf16>, %w: tensor<48x16xbf16>) -> tensor<10x32xbf16> {
  %z = arith.constant 0.0 : bf16
  %zf = arith.constant 0.0 : f32
  %init = tensor.empty() : tensor<10x32xbf16>
  %fill = linalg.fill ins(%z : bf16) outs(%init : tensor<10x32xbf16>) -> tensor<10x32xbf16>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %r = scf.for %h = %c0 to %c2 step %c1 iter_args(%out = %fill) -> (tensor<10x32xbf16>) {
    %at = affine.apply affine_map<(d0) -> (d0 * 24)>(%h)
    %xs = tensor.extract_slice %x[0, %at] [10, 24] [1, 1] : tensor<10x48xbf16> to tensor<10x24xbf16>
    %ws = tensor.extract_slice %w[%at, 0] [24, 16] [1, 1] : tensor<48x16xbf16> to tensor<24x16xbf16>
    %e = tensor.empty() : tensor<10x16xf32>
    %f = linalg.fill ins(%zf : f32) outs(%e : tensor<10x16xf32>) -> tensor<10x16xf32>
    %m = linalg.matmul ins(%xs, %ws : tensor<10x24xbf16>, tensor<24x16xbf16>) outs(%f : tensor<10x16xf32>) -> tensor<10x16xf32>
    %eb = tensor.empty() : tensor<10x16xbf16>
    %c = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : tensor<10x16xf32>) outs(%eb : tensor<10x16xbf16>) {
    ^bb0(%a: f32, %o: bf16):
      %t = arith.truncf %a : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<10x16xbf16>
    %to = arith.muli %h, %c16 : index
    %n = tensor.insert_slice %c into %out[0, %to] [10, 16] [1, 1] : tensor<10x16xbf16> into tensor<10x32xbf16>
    scf.yield %n : tensor<10x32xbf16>
  }
  return %r : tensor<10x32xbf16>
}
