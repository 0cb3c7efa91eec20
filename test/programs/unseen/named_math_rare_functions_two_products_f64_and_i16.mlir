func.func @main(%x: tensor<5x6xf64>, %w: tensor<6x4xf64>, %i: tensor<5x6xi16>, %j: tensor<6x4xi16>) -> (tensor<5x4xf64>, tensor<5x4xi32>) {
  %z = arith.constant 0.0 : f64
  %zi = arith.constant 0 : i32
  %p_e = tensor.empty() : tensor<5x4xf64>
  %p_f = linalg.fill ins(%z : f64) outs(%p_e : tensor<5x4xf64>) -> tensor<5x4xf64>
  %p = linalg.matmul ins(%x, %w : tensor<5x6xf64>, tensor<6x4xf64>) outs(%p_f : tensor<5x4xf64>) -> tensor<5x4xf64>

  %q_e = tensor.empty() : tensor<5x4xi32>
  %q_f = linalg.fill ins(%zi : i32) outs(%q_e : tensor<5x4xi32>) -> tensor<5x4xi32>
  %q = linalg.matmul ins(%i, %j : tensor<5x6xi16>, tensor<6x4xi16>) outs(%q_f : tensor<5x4xi32>) -> tensor<5x4xi32>

  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<5x4xf64>) outs(%p_e : tensor<5x4xf64>) {
  ^bb0(%v: f64, %o: f64):
    %t = math.tanh %v : f64
    %as = math.asin %t : f64
    %sh = math.sinh %t : f64
    %cb = math.cbrt %t : f64
    %at = math.atan2 %as, %sh : f64
    %rd = math.roundeven %v : f64
    %cs = math.copysign %cb, %rd : f64
    %ex = math.expm1 %at : f64
    %s = arith.addf %cs, %ex : f64
    linalg.yield %s : f64
  } -> tensor<5x4xf64>
  %ri = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%q : tensor<5x4xi32>) outs(%q_e : tensor<5x4xi32>) {
  ^bb0(%v: i32, %o: i32):
    %ab = math.absi %v : i32
    %c7 = arith.constant 7 : i32
    %fd = arith.floordivsi %v, %c7 : i32
    %cd = arith.ceildivsi %v, %c7 : i32
    %rm = arith.remsi %v, %c7 : i32
    %s0 = arith.addi %ab, %fd : i32
    %s1 = arith.muli %cd, %rm : i32
    %s2 = arith.subi %s0, %s1 : i32
    linalg.yield %s2 : i32
  } -> tensor<5x4xi32>
  return %r, %ri : tensor<5x4xf64>, tensor<5x4xi32>
}
