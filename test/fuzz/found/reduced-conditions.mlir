// pipeline: auto, sizes: none, exact: True
// right: reductions of conditions other than by or and and of one input, which were refused
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<7x9xi1>, %arg1: tensor<7x9xf32>, %arg2: tensor<7xi1>) -> (tensor<7xi1>, tensor<7xi1>, tensor<i1>, tensor<7xi1>, tensor<7xf32>, tensor<7xi1>) {
    %true = arith.constant true
    %false = arith.constant false
    %ninf = arith.constant 0xFF800000 : f32
    %cst = arith.constant 1.5 : f32
    %0 = tensor.empty() : tensor<7xi1>
    %t = linalg.fill ins(%true : i1) outs(%0 : tensor<7xi1>) -> tensor<7xi1>
    %f = linalg.fill ins(%false : i1) outs(%0 : tensor<7xi1>) -> tensor<7xi1>
    %p = linalg.reduce { arith.xori } ins(%arg0 : tensor<7x9xi1>) outs(%arg2 : tensor<7xi1>) dimensions = [1]
    %q = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<7x9xf32>) outs(%t : tensor<7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %9 = arith.cmpf olt, %in, %cst : f32
      %10 = arith.andi %out, %9 : i1
      linalg.yield %10 : i1
    } -> tensor<7xi1>
    %1 = tensor.empty() : tensor<i1>
    %2 = linalg.fill ins(%true : i1) outs(%1 : tensor<i1>) -> tensor<i1>
    %r = linalg.reduce ins(%q : tensor<7xi1>) outs(%2 : tensor<i1>) dimensions = [0]
      (%in: i1, %init: i1) {
        %n = arith.xori %in, %true : i1
        %9 = arith.andi %n, %init : i1
        linalg.yield %9 : i1
      }
    %e = tensor.empty() : tensor<7xf32>
    %m = linalg.fill ins(%ninf : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    %s:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1, %arg0 : tensor<7x9xf32>, tensor<7x9xi1>) outs(%m, %f : tensor<7xf32>, tensor<7xi1>) {
    ^bb0(%in: f32, %in_0: i1, %out: f32, %out_0: i1):
      %9 = arith.cmpf ogt, %in, %out : f32
      %10 = arith.select %9, %in, %out : f32
      %11 = arith.select %9, %in_0, %out_0 : i1
      linalg.yield %10, %11 : f32, i1
    } -> (tensor<7xf32>, tensor<7xi1>)
    %any = linalg.reduce { arith.ori } ins(%arg0 : tensor<7x9xi1>) outs(%f : tensor<7xi1>) dimensions = [1]
    return %p, %q, %r, %s#1, %s#0, %any : tensor<7xi1>, tensor<7xi1>, tensor<i1>, tensor<7xi1>, tensor<7xf32>, tensor<7xi1>
  }
}
