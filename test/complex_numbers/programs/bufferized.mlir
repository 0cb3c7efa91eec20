func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %m = bufferization.to_buffer %x : tensor<4xcomplex<f32>> to memref<4xcomplex<f32>>
  %t = memref.alloc() : memref<4xcomplex<f32>>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xcomplex<f32>>) outs(%t : memref<4xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
   %p = complex.mul %a, %a : complex<f32>
   linalg.yield %p : complex<f32> }
  %r = bufferization.to_tensor %t restrict : memref<4xcomplex<f32>> to tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>> }
