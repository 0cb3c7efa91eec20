#id = affine_map<(i, j) -> (i, j)>
func.func @main(%x: tensor<?x20xf16>, %w: tensor<20x?xf16>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %zh = arith.constant 0.0 : f16
  %m = tensor.dim %x, %c0 : tensor<?x20xf16>
  %n = tensor.dim %w, %c1 : tensor<20x?xf16>
  %pm = affine.apply affine_map<()[s0] -> ((s0 ceildiv 16) * 16 - s0)>()[%m]
  %pn = affine.apply affine_map<()[s0] -> ((s0 ceildiv 16) * 16 - s0)>()[%n]
  %xp = tensor.pad %x low[0, 0] high[%pm, 12] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zh : f16
  } : tensor<?x20xf16> to tensor<?x32xf16>
  %wp = tensor.pad %w low[0, 0] high[12, %pn] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zh : f16
  } : tensor<20x?xf16> to tensor<32x?xf16>
  %m1 = tensor.dim %xp, %c0 : tensor<?x32xf16>
  %n1 = tensor.dim %wp, %c1 : tensor<32x?xf16>
  %e = tensor.empty(%m1, %n1) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.matmul ins(%xp, %wp : tensor<?x32xf16>, tensor<32x?xf16>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.extract_slice %p[0, 0] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
