#id = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func.func @main(%a: tensor<13x31xf16>, %b: tensor<31x17xf16>, %m: tensor<13xi1>, %n: tensor<13x17xi8>) -> (tensor<13x17xf16>, tensor<13x17xi1>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : i8
  %e = tensor.empty() : tensor<13x17xf32>
  %eh = tensor.empty() : tensor<13x17xf16>
  %em = tensor.empty() : tensor<13x17xi1>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<13x17xf32>) -> tensor<13x17xf32>
  %p = linalg.matmul ins(%a, %b : tensor<13x31xf16>, tensor<31x17xf16>) outs(%f : tensor<13x17xf32>) -> tensor<13x17xf32>
  %r:2 = linalg.generic {indexing_maps = [#id, #r, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %m, %n : tensor<13x17xf32>, tensor<13xi1>, tensor<13x17xi8>) outs(%eh, %em : tensor<13x17xf16>, tensor<13x17xi1>) {
  ^bb0(%x: f32, %i: i1, %j: i8, %o: f16, %q: i1):
    %k = arith.cmpi sgt, %j, %c0 : i8
    %l = arith.andi %i, %k : i1
    %w = arith.sitofp %j : i8 to f32
    %y = arith.select %l, %x, %w : f32
    %h = arith.truncf %y : f32 to f16
    linalg.yield %h, %l : f16, i1
  } -> (tensor<13x17xf16>, tensor<13x17xi1>)
  return %r#0, %r#1 : tensor<13x17xf16>, tensor<13x17xi1>
}
