// pipeline: hopper-single, sizes: none, exact: False
// right: a sigmoid in f16 whose exponential may or may not be past the largest number
func.func @main(%arg0: tensor<8x264xf16>, %arg1: tensor<8x16xf16>, %arg2: tensor<264x16xf16>, %arg3: tensor<bf16>) -> tensor<264x16xf32> {
  %1 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%arg0, %arg1 : tensor<8x264xf16>, tensor<8x16xf16>) outs(%arg2 : tensor<264x16xf16>) -> tensor<264x16xf16>
  %2 = tensor.empty() : tensor<264x16xf16>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<264x16xf16>) outs(%2 : tensor<264x16xf16>) {
  ^bb0(%3: f16, %4: f16):
    %5 = arith.constant 3.000000e+00 : f16
    %6 = arith.divf %3, %5 : f16
    %7 = arith.addf %3, %6 : f16
    linalg.yield %7 : f16
  } -> tensor<264x16xf16>
  %9 = tensor.empty() : tensor<264x16xf16>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<264x16xf16>) outs(%9 : tensor<264x16xf16>) {
  ^bb0(%10: f16, %11: f16):
    %12 = math.absf %10 : f16
    %13 = arith.negf %12 : f16
    %14 = math.expm1 %13 : f16
    %15 = arith.addf %10, %14 : f16
    linalg.yield %15 : f16
  } -> tensor<264x16xf16>
  %17 = tensor.empty() : tensor<264x16xf16>
  %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<264x16xf16>) outs(%17 : tensor<264x16xf16>) {
  ^bb0(%18: f16, %19: f16):
    %20 = arith.constant 1.000000e+00 : f16
    %21 = arith.negf %18 : f16
    %22 = math.exp %21 : f16
    %23 = arith.addf %20, %22 : f16
    %24 = arith.divf %20, %23 : f16
    linalg.yield %24 : f16
  } -> tensor<264x16xf16>
  %26 = tensor.empty() : tensor<264x16xf16>
  %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3, %25 : tensor<bf16>, tensor<264x16xf16>) outs(%26 : tensor<264x16xf16>) {
  ^bb0(%27: bf16, %28: f16, %29: f16):
    %30 = arith.extf %27 : bf16 to f32
    %31 = arith.truncf %30 : f32 to f16
    %32 = arith.constant 0.000000e+00 : f16
    %33 = arith.cmpf ogt, %31, %32 : f16
    %34 = arith.select %33, %28, %32 : f16
    linalg.yield %34 : f16
  } -> tensor<264x16xf16>
  %36 = tensor.empty() : tensor<264x16xf32>
  %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<264x16xf16>) outs(%36 : tensor<264x16xf32>) {
  ^bb0(%37: f16, %38: f32):
    %39 = arith.extf %37 : f16 to f32
    linalg.yield %39 : f32
  } -> tensor<264x16xf32>
  return %40 : tensor<264x16xf32>
}
