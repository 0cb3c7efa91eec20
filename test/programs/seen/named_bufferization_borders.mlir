// Tensors made of memrefs and written back, alloc_tensor between.
func.func @main(%a: memref<32x64xf16>, %b: memref<64x48xf16>, %c: memref<32x48xf32>) {
  %ta = bufferization.to_tensor %a restrict : memref<32x64xf16> to tensor<32x64xf16>
  %tb = bufferization.to_tensor %b restrict : memref<64x48xf16> to tensor<64x48xf16>
  %z = arith.constant 0.0 : f32
  %e = bufferization.alloc_tensor() : tensor<32x48xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p = linalg.matmul ins(%ta, %tb : tensor<32x64xf16>, tensor<64x48xf16>) outs(%f : tensor<32x48xf32>) -> tensor<32x48xf32>
  bufferization.materialize_in_destination %p in restrict writable %c : (tensor<32x48xf32>, memref<32x48xf32>) -> ()
  return
}
