func.func @qz(%a: tensor<8x32xi8>, %b: tensor<32x8xi8>, %za: i8, %zb: i8, %s: f32) -> tensor<8x8xi8> {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<8x8xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<8x8xi32>) -> tensor<8x8xi32>
  %m = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8x32xi8>, tensor<32x8xi8>) outs(%f : tensor<8x8xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extsi %za : i8 to i32
    %2 = arith.subi %0, %1 : i32
    %3 = arith.extsi %y : i8 to i32
    %4 = arith.extsi %zb : i8 to i32
    %5 = arith.subi %3, %4 : i32
    %6 = arith.muli %2, %5 : i32
    %7 = arith.addi %o, %6 : i32
    linalg.yield %7 : i32
  } -> tensor<8x8xi32>
  %e8 = tensor.empty() : tensor<8x8xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : tensor<8x8xi32>) outs(%e8 : tensor<8x8xi8>) {
  ^bb0(%x: i32, %o: i8):
    %lo = arith.constant -128.0 : f32
    %hi = arith.constant 127.0 : f32
    %0 = arith.sitofp %x : i32 to f32
    %1 = arith.mulf %0, %s : f32
    %2 = math.roundeven %1 : f32
    %3 = arith.maximumf %2, %lo : f32
    %4 = arith.minimumf %3, %hi : f32
    %5 = arith.fptosi %4 : f32 to i8
    linalg.yield %5 : i8
  } -> tensor<8x8xi8>
  return %r : tensor<8x8xi8>
}
