
func.func @main(%a: memref<32x16xbf16>, %b: tensor<16x24xbf16>, %o: memref<32x24xf32, strided<[48, 1], offset: 24>>) -> tensor<24xf32> {
  %z = arith.constant 0.0 : f32
  %t = bufferization.to_tensor %a restrict : memref<32x16xbf16> to tensor<32x16xbf16>
  %e = tensor.empty() : tensor<32x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x24xf32>) -> tensor<32x24xf32>
  %p = linalg.matmul ins(%t, %b : tensor<32x16xbf16>, tensor<16x24xbf16>) outs(%f : tensor<32x24xf32>) -> tensor<32x24xf32>
  bufferization.materialize_in_destination %p in restrict writable %o : (tensor<32x24xf32>, memref<32x24xf32, strided<[48, 1], offset: 24>>) -> ()
  %g = tensor.empty() : tensor<24xf32>
  %h = linalg.fill ins(%z : f32) outs(%g : tensor<24xf32>) -> tensor<24xf32>
  %r = linalg.reduce { arith.maximumf } ins(%p : tensor<32x24xf32>) outs(%h : tensor<24xf32>) dimensions = [0]
  return %r : tensor<24xf32>
}