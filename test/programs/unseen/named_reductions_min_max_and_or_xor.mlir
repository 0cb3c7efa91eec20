#in = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @main(%x: tensor<6x10xi32>, %p: tensor<6x10xi1>, %f: tensor<6x10xf16>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi1>, tensor<6xi1>, tensor<6xf16>, tensor<6xf16>) {
  %m1 = arith.constant -1 : i32
  %z = arith.constant 0 : i32
  %t = arith.constant true
  %fa = arith.constant false
  %inf = arith.constant 0xFC00 : f16
  %one = arith.constant 1.0 : f16
  %e = tensor.empty() : tensor<6xi32>
  %eb = tensor.empty() : tensor<6xi1>
  %eh = tensor.empty() : tensor<6xf16>
  %ia = linalg.fill ins(%m1 : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
  %ix = linalg.fill ins(%z : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
  %it = linalg.fill ins(%t : i1) outs(%eb : tensor<6xi1>) -> tensor<6xi1>
  %if = linalg.fill ins(%fa : i1) outs(%eb : tensor<6xi1>) -> tensor<6xi1>
  %ih = linalg.fill ins(%inf : f16) outs(%eh : tensor<6xf16>) -> tensor<6xf16>
  %ip = linalg.fill ins(%one : f16) outs(%eh : tensor<6xf16>) -> tensor<6xf16>
  %and, %xor = linalg.reduce ins(%x, %x : tensor<6x10xi32>, tensor<6x10xi32>) outs(%ia, %ix : tensor<6xi32>, tensor<6xi32>) dimensions = [1] (%a: i32, %b: i32, %c: i32, %d: i32) {
    %0 = arith.andi %a, %c : i32
    %1 = arith.xori %b, %d : i32
    linalg.yield %0, %1 : i32, i32
  }
  %all:2 = linalg.generic {indexing_maps = [#in, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<6x10xi1>) outs(%it, %if : tensor<6xi1>, tensor<6xi1>) {
  ^bb0(%a: i1, %c: i1, %d: i1):
    %0 = arith.andi %a, %c : i1
    %1 = arith.ori %a, %d : i1
    linalg.yield %0, %1 : i1, i1
  } -> (tensor<6xi1>, tensor<6xi1>)
  %mx = linalg.reduce { arith.maximumf } ins(%f : tensor<6x10xf16>) outs(%ih : tensor<6xf16>) dimensions = [1]
  %pr = linalg.reduce { arith.mulf } ins(%f : tensor<6x10xf16>) outs(%ip : tensor<6xf16>) dimensions = [1]
  return %and, %xor, %all#0, %all#1, %mx, %pr : tensor<6xi32>, tensor<6xi32>, tensor<6xi1>, tensor<6xi1>, tensor<6xf16>, tensor<6xf16>
}
