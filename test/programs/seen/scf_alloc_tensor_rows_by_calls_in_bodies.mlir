// A tensor that alloc_tensor made, filled row by row in a loop; the body of each row's op calls a function; put in an argument's place.
func.func private @softplus(%v: f32, %scale: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %s = arith.mulf %v, %scale : f32
  %e = math.exp %s : f32
  %t = arith.addf %e, %one : f32
  %l = math.log %t : f32
  return %l : f32
}
func.func @main(%x: tensor<7x10xf32>, %scales: tensor<10xf32>, %place: tensor<7x10xf32>) -> tensor<7x10xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %all = bufferization.alloc_tensor() : tensor<7x10xf32>
  %rows = scf.for %i = %c0 to %c7 step %c1 iter_args(%acc = %all) -> (tensor<7x10xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 10] [1, 1] : tensor<7x10xf32> to tensor<10xf32>
    %empty = tensor.empty() : tensor<10xf32>
    %new = linalg.map ins(%row, %scales : tensor<10xf32>, tensor<10xf32>) outs(%empty : tensor<10xf32>)
      (%v: f32, %s: f32, %o: f32) {
        %f = func.call @softplus(%v, %s) : (f32, f32) -> f32
        linalg.yield %f : f32
      }
    %next = tensor.insert_slice %new into %acc[%i, 0] [1, 10] [1, 1] : tensor<10xf32> into tensor<7x10xf32>
    scf.yield %next : tensor<7x10xf32>
  }
  %r = bufferization.materialize_in_destination %rows in %place : (tensor<7x10xf32>, tensor<7x10xf32>) -> tensor<7x10xf32>
  return %r : tensor<7x10xf32>
}
