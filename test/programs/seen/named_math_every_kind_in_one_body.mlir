func.func @m(%x: tensor<7x9xf32>, %y: tensor<7x9xf32>) -> (tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xi1>) {
  %e = tensor.empty() : tensor<7x9xf32>
  %b = tensor.empty() : tensor<7x9xi1>
  %r:3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<7x9xf32>, tensor<7x9xf32>) outs(%e, %e, %b : tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xi1>) {
  ^bb0(%p: f32, %q: f32, %o: f32, %o2: f32, %o3: i1):
    %c1 = arith.constant 1.0 : f32
    %0 = math.erfc %p : f32
    %1 = math.cbrt %q : f32
    %2 = math.log2 %q : f32
    %3 = math.exp2 %p : f32
    %4 = math.roundeven %3 : f32
    %5 = math.trunc %2 : f32
    %6 = math.atan %p : f32
    %7 = math.asinh %q : f32
    %8 = math.acos %p : f32
    %9 = math.copysign %7, %6 : f32
    %10 = math.fma %0, %1, %9 : f32
    %11 = arith.remf %4, %c1 : f32
    %12 = math.isnan %8 : f32
    %13 = math.isfinite %2 : f32
    %14 = arith.andi %12, %13 : i1
    %15 = math.log10 %q : f32
    %16 = arith.addf %11, %5 : f32
    %17 = arith.addf %15, %16 : f32
    %18 = math.sinh %p : f32
    %19 = math.cosh %p : f32
    %20 = arith.divf %18, %19 : f32
    %21 = arith.addf %17, %20 : f32
    linalg.yield %10, %21, %14 : f32, f32, i1
  } -> (tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xi1>)
  return %r#0, %r#1, %r#2 : tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xi1>
}
