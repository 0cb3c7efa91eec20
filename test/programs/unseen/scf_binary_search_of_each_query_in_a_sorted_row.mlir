func.func @main(%s: tensor<16xf32>, %q: tensor<5xf32>, %t: tensor<17x4xf32>) -> tensor<5x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c16 = arith.constant 16 : index
  %e = tensor.empty() : tensor<5x4xf32>
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<5x4xf32>) -> tensor<5x4xf32>
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %f) -> (tensor<5x4xf32>) {
    %v = tensor.extract %q[%i] : tensor<5xf32>
    %b = scf.for %k = %c0 to %c5 step %c1 iter_args(%lo = %c0) -> (index) {
      %four = arith.constant 4 : index
      %sh = arith.subi %four, %k : index
      %st = arith.shli %c1, %sh : index
      %pr = arith.addi %lo, %st : index
      %m1 = arith.subi %pr, %c1 : index
      %c15 = arith.constant 15 : index
      %ix = arith.minui %m1, %c15 : index
      %x = tensor.extract %s[%ix] : tensor<16xf32>
      %lt = arith.cmpf olt, %x, %v : f32
      %in = arith.cmpi ule, %pr, %c16 : index
      %ok = arith.andi %lt, %in : i1
      %n = arith.select %ok, %pr, %lo : index
      scf.yield %n : index
    }
    %row = tensor.extract_slice %t[%b, 0] [1, 4] [1, 1] : tensor<17x4xf32> to tensor<1x4xf32>
    %n = tensor.insert_slice %row into %a[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<5x4xf32>
    scf.yield %n : tensor<5x4xf32>
  }
  return %r : tensor<5x4xf32>
}
