// A power of a matrix by squares: the exponent is halved until it is 0.
func.func @main(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %n = arith.constant 11 : i32
  %e = tensor.empty() : tensor<8x8xf32>
  %id = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %q = arith.cmpi eq, %i, %j : index
    %one = arith.constant 1.0 : f32
    %s = arith.select %q, %one, %z : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %r:3 = scf.while (%k = %n, %b = %a, %acc = %id) : (i32, tensor<8x8xf32>, tensor<8x8xf32>) -> (i32, tensor<8x8xf32>, tensor<8x8xf32>) {
    %c = arith.cmpi sgt, %k, %c0 : i32
    scf.condition(%c) %k, %b, %acc : i32, tensor<8x8xf32>, tensor<8x8xf32>
  } do {
  ^bb0(%k: i32, %b: tensor<8x8xf32>, %acc: tensor<8x8xf32>):
    %bit = arith.andi %k, %c1 : i32
    %odd = arith.cmpi ne, %bit, %c0 : i32
    %fz = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
    %na = scf.if %odd -> (tensor<8x8xf32>) {
      %m = linalg.matmul ins(%acc, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%fz : tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.yield %m : tensor<8x8xf32>
    } else {
      scf.yield %acc : tensor<8x8xf32>
    }
    %nb = linalg.matmul ins(%b, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%fz : tensor<8x8xf32>) -> tensor<8x8xf32>
    %nk = arith.shrui %k, %c1 : i32
    scf.yield %nk, %nb, %na : i32, tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %r#2 : tensor<8x8xf32>
}
