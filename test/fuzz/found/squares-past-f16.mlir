// pipeline: auto --set fuse-reductions.least=0 --set fuse-reductions.gain=0, sizes: arg0.shape[2]=1|111, exact: False
// right: a product of squares that may be past the largest number of f16
func.func @main(%arg0: tensor<2x191x?xbf16>, %arg1: tensor<191xbf16>, %arg2: tensor<191x47xbf16>, %arg3: tensor<2x47x7xf16>, %arg4: tensor<f32>, %arg5: tensor<2x7x64xf16>, %arg6: tensor<f16>) -> (tensor<2x?x64xf16>, tensor<2x?x47xf32>) {
  %1 = arith.constant 2 : index
  %2 = tensor.dim %arg0, %1 : tensor<2x191x?xbf16>
  %3 = tensor.empty(%2) : tensor<2x191x?xbf16>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x191x?xbf16>) outs(%3 : tensor<2x191x?xbf16>) {
  ^bb0(%4: bf16, %5: bf16):
    %6 = arith.constant 5.000000e-01 : bf16
    %7 = arith.mulf %4, %6 : bf16
    linalg.yield %7 : bf16
  } -> tensor<2x191x?xbf16>
  %9 = tensor.empty(%2) : tensor<2x191x?xbf16>
  %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg1 : tensor<2x191x?xbf16>, tensor<191xbf16>) outs(%9 : tensor<2x191x?xbf16>) {
  ^bb0(%10: bf16, %11: bf16, %12: bf16):
    %13 = arith.addf %10, %11 : bf16
    linalg.yield %13 : bf16
  } -> tensor<2x191x?xbf16>
  %15 = arith.constant 0.000000e+00 : f32
  %16 = tensor.empty(%2) : tensor<2x?x47xf32>
  %17 = linalg.fill ins(%15 : f32) outs(%16 : tensor<2x?x47xf32>) -> tensor<2x?x47xf32>
  %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14, %arg2 : tensor<2x191x?xbf16>, tensor<191x47xbf16>) outs(%17 : tensor<2x?x47xf32>) {
  ^bb0(%18: bf16, %19: bf16, %20: f32):
    %21 = arith.extf %18 : bf16 to f32
    %22 = arith.extf %19 : bf16 to f32
    %23 = arith.mulf %21, %22 : f32
    %24 = arith.addf %20, %23 : f32
    linalg.yield %24 : f32
  } -> tensor<2x?x47xf32>
  %26 = tensor.empty(%2) : tensor<2x?x47xf32>
  %27 = linalg.negf ins(%25 : tensor<2x?x47xf32>) outs(%26 : tensor<2x?x47xf32>) -> tensor<2x?x47xf32>
  %28 = tensor.empty(%2) : tensor<2x?x47xf16>
  %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x?x47xf32>) outs(%28 : tensor<2x?x47xf16>) {
  ^bb0(%29: f32, %30: f16):
    %31 = arith.truncf %29 : f32 to f16
    linalg.yield %31 : f16
  } -> tensor<2x?x47xf16>
  %33 = arith.constant 0.000000e+00 : f32
  %34 = tensor.empty(%2) : tensor<2x?x7xf32>
  %35 = linalg.fill ins(%33 : f32) outs(%34 : tensor<2x?x7xf32>) -> tensor<2x?x7xf32>
  %36 = linalg.batch_matmul ins(%32, %arg3 : tensor<2x?x47xf16>, tensor<2x47x7xf16>) outs(%35 : tensor<2x?x7xf32>) -> tensor<2x?x7xf32>
  %37 = tensor.empty(%2) : tensor<2x?x7xf32>
  %38 = linalg.broadcast ins(%arg4 : tensor<f32>) outs(%37 : tensor<2x?x7xf32>) dimensions = [0, 1, 2]
  %39 = tensor.empty(%2) : tensor<2x?x7xf32>
  %40 = linalg.max ins(%36, %38 : tensor<2x?x7xf32>, tensor<2x?x7xf32>) outs(%39 : tensor<2x?x7xf32>) -> tensor<2x?x7xf32>
  %41 = tensor.empty(%2) : tensor<2x?x7xf32>
  %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x?x7xf32>) outs(%41 : tensor<2x?x7xf32>) {
  ^bb0(%42: f32, %43: f32):
    %44 = arith.constant 2 : i32
    %45 = math.fpowi %42, %44 : f32, i32
    linalg.yield %45 : f32
  } -> tensor<2x?x7xf32>
  %47 = tensor.empty(%2) : tensor<2x?x7xf16>
  %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<2x?x7xf32>) outs(%47 : tensor<2x?x7xf16>) {
  ^bb0(%48: f32, %49: f16):
    %50 = arith.truncf %48 : f32 to f16
    linalg.yield %50 : f16
  } -> tensor<2x?x7xf16>
  %52 = arith.constant 0.000000e+00 : f32
  %53 = tensor.empty(%2) : tensor<2x?x64xf32>
  %54 = linalg.fill ins(%52 : f32) outs(%53 : tensor<2x?x64xf32>) -> tensor<2x?x64xf32>
  %55 = linalg.batch_matmul ins(%51, %arg5 : tensor<2x?x7xf16>, tensor<2x7x64xf16>) outs(%54 : tensor<2x?x64xf32>) -> tensor<2x?x64xf32>
  %56 = tensor.empty(%2) : tensor<2x?x64xf32>
  %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x?x64xf32>) outs(%56 : tensor<2x?x64xf32>) {
  ^bb0(%57: f32, %58: f32):
    %59 = arith.constant 0.000000e+00 : f32
    %60 = arith.cmpf ogt, %57, %59 : f32
    %61 = arith.select %60, %57, %59 : f32
    linalg.yield %61 : f32
  } -> tensor<2x?x64xf32>
  %63 = tensor.empty(%2) : tensor<2x?x64xf32>
  %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x?x64xf32>) outs(%63 : tensor<2x?x64xf32>) {
  ^bb0(%64: f32, %65: f32):
    %66 = math.absf %64 : f32
    linalg.yield %66 : f32
  } -> tensor<2x?x64xf32>
  %68 = tensor.empty(%2) : tensor<2x?x64xf32>
  %78 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x?x64xf32>) outs(%68 : tensor<2x?x64xf32>) {
  ^bb0(%69: f32, %70: f32):
    %71 = arith.constant -2.000000e+00 : f32
    %72 = arith.cmpf ogt, %69, %71 : f32
    %73 = arith.constant 3.000000e+00 : f32
    %74 = arith.cmpf olt, %69, %73 : f32
    %75 = arith.andi %72, %74 : i1
    %76 = arith.constant 5.000000e-01 : f32
    %77 = arith.select %75, %69, %76 : f32
    linalg.yield %77 : f32
  } -> tensor<2x?x64xf32>
  %79 = tensor.empty(%2) : tensor<2x?x64xf16>
  %83 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x?x64xf32>) outs(%79 : tensor<2x?x64xf16>) {
  ^bb0(%80: f32, %81: f16):
    %82 = arith.truncf %80 : f32 to f16
    linalg.yield %82 : f16
  } -> tensor<2x?x64xf16>
  %84 = tensor.empty(%2) : tensor<2x?x64xf16>
  %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %83 : tensor<f16>, tensor<2x?x64xf16>) outs(%84 : tensor<2x?x64xf16>) {
  ^bb0(%85: f16, %86: f16, %87: f16):
    %88 = arith.cmpf ogt, %86, %85 : f16
    %89 = arith.select %88, %86, %85 : f16
    linalg.yield %89 : f16
  } -> tensor<2x?x64xf16>
  return %90, %25 : tensor<2x?x64xf16>, tensor<2x?x47xf32>
}
