module {
  func.func @main(%a: tensor<16x40xf16>, %b: tensor<40x24xf16>) -> tensor<16x24xf32> {
    %z = arith.constant 0.0 : f32

    %zh = arith.constant 0.0 : f16
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c40 = arith.constant 40 : index
    %e = tensor.empty() : tensor<16x24xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
    %r = scf.for %k = %c0 to %c40 step %c16 iter_args(%acc = %f) -> (tensor<16x24xf32>) {
      %s = affine.min affine_map<(d0) -> (16, -d0 + 40)>(%k)
      %h = affine.apply affine_map<(d0) -> (-d0 + 16)>(%s)
      %at = tensor.extract_slice %a[0, %k] [16, %s] [1, 1] : tensor<16x40xf16> to tensor<16x?xf16>
      %ap = tensor.pad %at nofold low[0, 0] high[0, %h] {
      ^bb0(%i: index, %j: index):
        tensor.yield %zh : f16
      } : tensor<16x?xf16> to tensor<16x16xf16>
      %bt = tensor.extract_slice %b[%k, 0] [%s, 24] [1, 1] : tensor<40x24xf16> to tensor<?x24xf16>
      %bp = tensor.pad %bt nofold low[0, 0] high[%h, 0] {
      ^bb0(%i: index, %j: index):
        tensor.yield %zh : f16
      } : tensor<?x24xf16> to tensor<16x24xf16>
      %m = linalg.matmul ins(%ap, %bp : tensor<16x16xf16>, tensor<16x24xf16>) outs(%acc : tensor<16x24xf32>) -> tensor<16x24xf32>
      scf.yield %m : tensor<16x24xf32>
    }
    return %r : tensor<16x24xf32>
  }
}
