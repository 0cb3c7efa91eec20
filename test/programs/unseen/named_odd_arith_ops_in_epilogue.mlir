// Rarer ops of arith and math in the body behind a product.
#mm = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%a: tensor<16x32xf32>, %b: tensor<32x16xf32>, %c: tensor<16x16xi32>) -> (tensor<16x16xf32>, tensor<16x16xi32>) {
  %z = arith.constant 0.0 : f32
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %two = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %ei = tensor.empty() : tensor<16x16xi32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %p = linalg.matmul ins(%a, %b : tensor<16x32xf32>, tensor<32x16xf32>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  %r:2 = linalg.generic {indexing_maps = [#mm, #mm, #mm, #mm], iterator_types = ["parallel", "parallel"]} ins(%p, %c : tensor<16x16xf32>, tensor<16x16xi32>) outs(%e, %ei : tensor<16x16xf32>, tensor<16x16xi32>) {
  ^bb0(%x: f32, %i: i32, %o: f32, %oi: i32):
    %1 = math.roundeven %x : f32
    %2 = math.trunc %x : f32
    %3 = arith.subf %1, %2 : f32
    %4 = math.copysign %two, %x : f32
    %5 = math.exp2 %3 : f32
    %6 = arith.minnumf %4, %5 : f32
    %7 = math.powf %two, %6 : f32
    %8 = arith.ceildivsi %i, %c3 : i32
    %9 = arith.floordivsi %i, %c7 : i32
    %10 = arith.xori %8, %9 : i32
    %11 = math.ctpop %10 : i32
    %12 = math.absi %9 : i32
    %13 = arith.maxsi %11, %12 : i32
    %14 = arith.shrsi %i, %c3 : i32
    %15 = arith.addi %13, %14 : i32
    %16 = arith.uitofp %11 : i32 to f32
    %17 = arith.addf %7, %16 : f32
    linalg.yield %17, %15 : f32, i32
  } -> (tensor<16x16xf32>, tensor<16x16xi32>)
  return %r#0, %r#1 : tensor<16x16xf32>, tensor<16x16xi32>
}
