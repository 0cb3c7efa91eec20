// Sums of pairs at distances 8, 4, 2 and 1.
func.func @main(%x: tensor<16xf32>) -> tensor<16xf32> {
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %r:2 = scf.while (%s = %c8, %y = %x) : (index, tensor<16xf32>) -> (index, tensor<16xf32>) {
    %c = arith.cmpi ugt, %s, %c0 : index
    scf.condition(%c) %s, %y : index, tensor<16xf32>
  } do {
  ^bb0(%s: index, %y: tensor<16xf32>):
    %e = tensor.empty() : tensor<16xf32>
    %n = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%y : tensor<16xf32>) outs(%e : tensor<16xf32>) {
    ^bb0(%a: f32, %o: f32):
      %i = linalg.index 0 : index
      %j = arith.xori %i, %s : index
      %b = tensor.extract %y[%j] : tensor<16xf32>
      %t = arith.addf %a, %b : f32
      linalg.yield %t : f32
    } -> tensor<16xf32>
    %h = arith.shrui %s, %c1 : index
    scf.yield %h, %n : index, tensor<16xf32>
  }
  return %r#1 : tensor<16xf32>
}
