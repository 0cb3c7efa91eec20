#map = affine_map<()[s0] -> (s0 * 12)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @main(%arg0: tensor<?x12x24xf32>) -> tensor<?x12x24xf32> {
    %c12_i64 = arith.constant 12 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c12 = arith.constant 12 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant dense<6.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 1.000000e-02 : f64
    %cst_5 = arith.constant dense_resource<torch_tensor_24_torch.float32_11> : tensor<24xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_11> : tensor<24x24xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_24_torch.float32_10> : tensor<24xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_10> : tensor<24x24xf32>
    %cst_9 = arith.constant 1.0507009873554805 : f64
    %cst_10 = arith.constant 1.6732632423543772 : f64
    %cst_11 = arith.constant dense_resource<torch_tensor_24_torch.float32_9> : tensor<24xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_9> : tensor<24x24xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_24_torch.float32_8> : tensor<24xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_8> : tensor<24x24xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_24_torch.float32_7> : tensor<24xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_7> : tensor<24x24xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_24_torch.float32_6> : tensor<24xf32>
    %cst_18 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_6> : tensor<24x24xf32>
    %cst_19 = arith.constant dense_resource<torch_tensor_24_torch.float32_5> : tensor<24xf32>
    %cst_20 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_5> : tensor<24x24xf32>
    %cst_21 = arith.constant dense_resource<torch_tensor_24_torch.float32_4> : tensor<24xf32>
    %cst_22 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_4> : tensor<24x24xf32>
    %cst_23 = arith.constant dense_resource<torch_tensor_24_torch.float32_3> : tensor<24xf32>
    %cst_24 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_3> : tensor<24x24xf32>
    %cst_25 = arith.constant dense_resource<torch_tensor_24_torch.float32_2> : tensor<24xf32>
    %cst_26 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_2> : tensor<24x24xf32>
    %cst_27 = arith.constant dense_resource<torch_tensor_24_torch.float32_1> : tensor<24xf32>
    %cst_28 = arith.constant dense_resource<torch_tensor_24_24_torch.float32_1> : tensor<24x24xf32>
    %cst_29 = arith.constant dense_resource<torch_tensor_24_torch.float32> : tensor<24xf32>
    %cst_30 = arith.constant dense_resource<torch_tensor_24_24_torch.float32> : tensor<24x24xf32>
    %cst_31 = arith.constant 1.41421354 : f32
    %cst_32 = arith.constant 2.000000e+01 : f32
    %cst_33 = arith.constant 3.000000e+00 : f32
    %cst_34 = arith.constant 6.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x12x24xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.muli %0, %c12_i64 : i64
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %2 = tensor.empty() : tensor<24x24xf32>
    %transposed = linalg.transpose ins(%cst_30 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %3 = affine.apply #map()[%dim]
    %4 = tensor.empty(%3) : tensor<?x24xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %6 = linalg.matmul ins(%collapsed, %transposed : tensor<?x24xf32>, tensor<24x24xf32>) outs(%5 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %7 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %7, "negative values not allowed in new dimensions"
    %8 = arith.index_cast %1 : i64 to index
    %9 = tensor.empty(%8) : tensor<?x24xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %11 = arith.cmpi eq, %3, %8 : index
    cf.assert %11, "mismatched size for broadcast"
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6, %10 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%4 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %13 = arith.divsi %3, %c12 : index
    %expanded = tensor.expand_shape %12 [[0, 1], [2]] output_shape [%13, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %14 = tensor.empty(%13) : tensor<?x12x24xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x12x24xf32>) outs(%14 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.cmpf ugt, %in, %cst : f32
      %157 = arith.select %156, %in, %cst : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_35 = tensor.collapse_shape %15 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_36 = linalg.transpose ins(%cst_28 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %16 = affine.apply #map()[%13]
    %17 = tensor.empty(%16) : tensor<?x24xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %19 = linalg.matmul ins(%collapsed_35, %transposed_36 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%18 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %20 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %21 = arith.cmpi eq, %16, %8 : index
    cf.assert %21, "mismatched size for broadcast"
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19, %20 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%17 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %23 = arith.divsi %16, %c12 : index
    %expanded_37 = tensor.expand_shape %22 [[0, 1], [2]] output_shape [%23, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %24 = tensor.empty(%23) : tensor<?x12x24xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<?x12x24xf32>) outs(%24 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_31 : f32
      %157 = math.erf %156 : f32
      %158 = arith.addf %157, %cst_0 : f32
      %159 = arith.mulf %158, %cst_1 : f32
      %160 = arith.mulf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_38 = tensor.collapse_shape %25 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_39 = linalg.transpose ins(%cst_26 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %26 = affine.apply #map()[%23]
    %27 = tensor.empty(%26) : tensor<?x24xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %29 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%28 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %30 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %31 = arith.cmpi eq, %26, %8 : index
    cf.assert %31, "mismatched size for broadcast"
    %32 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%29, %30 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%27 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %33 = arith.divsi %26, %c12 : index
    %expanded_40 = tensor.expand_shape %32 [[0, 1], [2]] output_shape [%33, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %34 = tensor.empty(%33) : tensor<?x12x24xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<?x12x24xf32>) outs(%34 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.negf %in : f32
      %157 = math.exp %156 : f32
      %158 = arith.addf %157, %cst_0 : f32
      %159 = arith.divf %cst_0, %158 : f32
      linalg.yield %159 : f32
    } -> tensor<?x12x24xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40, %35 : tensor<?x12x24xf32>, tensor<?x12x24xf32>) outs(%34 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.mulf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_41 = tensor.collapse_shape %36 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_42 = linalg.transpose ins(%cst_24 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %37 = affine.apply #map()[%33]
    %38 = tensor.empty(%37) : tensor<?x24xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %40 = linalg.matmul ins(%collapsed_41, %transposed_42 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%39 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %41 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %42 = arith.cmpi eq, %37, %8 : index
    cf.assert %42, "mismatched size for broadcast"
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%38 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %44 = arith.divsi %37, %c12 : index
    %expanded_43 = tensor.expand_shape %43 [[0, 1], [2]] output_shape [%44, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %45 = tensor.empty(%44) : tensor<?x12x24xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<?x12x24xf32>) outs(%45 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.tanh %in : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_44 = tensor.collapse_shape %46 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_45 = linalg.transpose ins(%cst_22 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %47 = affine.apply #map()[%44]
    %48 = tensor.empty(%47) : tensor<?x24xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %50 = linalg.matmul ins(%collapsed_44, %transposed_45 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%49 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %51 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %52 = arith.cmpi eq, %47, %8 : index
    cf.assert %52, "mismatched size for broadcast"
    %53 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%48 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %54 = arith.divsi %47, %c12 : index
    %expanded_46 = tensor.expand_shape %53 [[0, 1], [2]] output_shape [%54, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %55 = tensor.empty(%54) : tensor<?x12x24xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<?x12x24xf32>) outs(%55 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.negf %in : f32
      %157 = math.exp %156 : f32
      %158 = arith.addf %157, %cst_0 : f32
      %159 = arith.divf %cst_0, %158 : f32
      linalg.yield %159 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_47 = tensor.collapse_shape %56 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_48 = linalg.transpose ins(%cst_20 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %57 = affine.apply #map()[%54]
    %58 = tensor.empty(%57) : tensor<?x24xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %60 = linalg.matmul ins(%collapsed_47, %transposed_48 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%59 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %61 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %62 = arith.cmpi eq, %57, %8 : index
    cf.assert %62, "mismatched size for broadcast"
    %63 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%60, %61 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%58 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %64 = arith.divsi %57, %c12 : index
    %expanded_49 = tensor.expand_shape %63 [[0, 1], [2]] output_shape [%64, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %65 = tensor.empty(%64) : tensor<?x12x24xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3, %expanded_49 : tensor<f32>, tensor<?x12x24xf32>) outs(%65 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.cmpf ogt, %in, %in_68 : f32
      %157 = arith.select %156, %in, %in_68 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3, %expanded_49 : tensor<f32>, tensor<?x12x24xf32>) outs(%65 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.cmpf olt, %in, %in_68 : f32
      %157 = arith.select %156, %in, %in_68 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<?x12x24xf32>) outs(%65 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.exp %in : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<?x12x24xf32>) outs(%65 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.subf %in, %cst_0 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %69 : tensor<?x12x24xf32>, tensor<?x12x24xf32>) outs(%65 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_50 = tensor.collapse_shape %70 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_51 = linalg.transpose ins(%cst_18 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %71 = affine.apply #map()[%64]
    %72 = tensor.empty(%71) : tensor<?x24xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %74 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%73 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %75 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %76 = arith.cmpi eq, %71, %8 : index
    cf.assert %76, "mismatched size for broadcast"
    %77 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%74, %75 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%72 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %78 = arith.divsi %71, %c12 : index
    %expanded_52 = tensor.expand_shape %77 [[0, 1], [2]] output_shape [%78, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %79 = tensor.empty(%78) : tensor<?x12x24xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_52 : tensor<?x12x24xf32>) outs(%79 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.exp %in : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<?x12x24xf32>) outs(%79 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.log1p %in : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %82 = tensor.empty(%78) : tensor<?x12x24xi1>
    %83 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_52 : tensor<?x12x24xf32>) outs(%82 : tensor<?x12x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %156 = arith.cmpf ogt, %in, %cst_32 : f32
      linalg.yield %156 : i1
    } -> tensor<?x12x24xi1>
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %expanded_52, %81 : tensor<?x12x24xi1>, tensor<?x12x24xf32>, tensor<?x12x24xf32>) outs(%79 : tensor<?x12x24xf32>) {
    ^bb0(%in: i1, %in_68: f32, %in_69: f32, %out: f32):
      %156 = arith.select %in, %in_68, %in_69 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_53 = tensor.collapse_shape %84 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_54 = linalg.transpose ins(%cst_16 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %85 = affine.apply #map()[%78]
    %86 = tensor.empty(%85) : tensor<?x24xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %88 = linalg.matmul ins(%collapsed_53, %transposed_54 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%87 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %89 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %90 = arith.cmpi eq, %85, %8 : index
    cf.assert %90, "mismatched size for broadcast"
    %91 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%88, %89 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%86 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %92 = arith.divsi %85, %c12 : index
    %expanded_55 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [%92, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %93 = tensor.empty(%92) : tensor<?x12x24xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_55 : tensor<?x12x24xf32>) outs(%93 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %cst_33 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<?x12x24xf32>) outs(%93 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.cmpf ult, %in, %cst : f32
      %157 = arith.select %156, %cst, %in : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<?x12x24xf32>) outs(%93 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.cmpf ugt, %in, %cst_34 : f32
      %157 = arith.select %156, %cst_34, %in : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_55, %96 : tensor<?x12x24xf32>, tensor<?x12x24xf32>) outs(%93 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.mulf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<?x12x24xf32>) outs(%93 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_34 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_56 = tensor.collapse_shape %98 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_57 = linalg.transpose ins(%cst_14 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %99 = affine.apply #map()[%92]
    %100 = tensor.empty(%99) : tensor<?x24xf32>
    %101 = linalg.fill ins(%cst : f32) outs(%100 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %102 = linalg.matmul ins(%collapsed_56, %transposed_57 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%101 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %103 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %104 = arith.cmpi eq, %99, %8 : index
    cf.assert %104, "mismatched size for broadcast"
    %105 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%102, %103 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%100 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %106 = arith.divsi %99, %c12 : index
    %expanded_58 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [%106, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %107 = tensor.empty(%106) : tensor<?x12x24xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<?x12x24xf32>) outs(%107 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.exp %in : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<?x12x24xf32>) outs(%107 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.log1p %in : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %110 = tensor.empty(%106) : tensor<?x12x24xi1>
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<?x12x24xf32>) outs(%110 : tensor<?x12x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %156 = arith.cmpf ogt, %in, %cst_32 : f32
      linalg.yield %156 : i1
    } -> tensor<?x12x24xi1>
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %expanded_58, %109 : tensor<?x12x24xi1>, tensor<?x12x24xf32>, tensor<?x12x24xf32>) outs(%107 : tensor<?x12x24xf32>) {
    ^bb0(%in: i1, %in_68: f32, %in_69: f32, %out: f32):
      %156 = arith.select %in, %in_68, %in_69 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %113 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<?x12x24xf32>) outs(%107 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.tanh %in : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %114 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %113 : tensor<?x12x24xf32>, tensor<?x12x24xf32>) outs(%107 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.mulf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_59 = tensor.collapse_shape %114 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_60 = linalg.transpose ins(%cst_12 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %115 = affine.apply #map()[%106]
    %116 = tensor.empty(%115) : tensor<?x24xf32>
    %117 = linalg.fill ins(%cst : f32) outs(%116 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %118 = linalg.matmul ins(%collapsed_59, %transposed_60 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%117 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %119 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %120 = arith.cmpi eq, %115, %8 : index
    cf.assert %120, "mismatched size for broadcast"
    %121 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%118, %119 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%116 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %122 = arith.divsi %115, %c12 : index
    %expanded_61 = tensor.expand_shape %121 [[0, 1], [2]] output_shape [%122, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %123 = tensor.empty(%122) : tensor<?x12x24xf32>
    %124 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3, %expanded_61 : tensor<f32>, tensor<?x12x24xf32>) outs(%123 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.cmpf ogt, %in, %in_68 : f32
      %157 = arith.select %156, %in, %in_68 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %125 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<?x12x24xf32>) outs(%123 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_9 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %126 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3, %expanded_61 : tensor<f32>, tensor<?x12x24xf32>) outs(%123 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.cmpf olt, %in, %in_68 : f32
      %157 = arith.select %156, %in, %in_68 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %127 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<?x12x24xf32>) outs(%123 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.exp %in : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<?x12x24xf32>) outs(%123 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.subf %in, %cst_0 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<?x12x24xf32>) outs(%123 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_9 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<?x12x24xf32>) outs(%123 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_10 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %131 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<?x12x24xf32>, tensor<?x12x24xf32>) outs(%123 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_62 = tensor.collapse_shape %131 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_63 = linalg.transpose ins(%cst_8 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %132 = affine.apply #map()[%122]
    %133 = tensor.empty(%132) : tensor<?x24xf32>
    %134 = linalg.fill ins(%cst : f32) outs(%133 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %135 = linalg.matmul ins(%collapsed_62, %transposed_63 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%134 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %136 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %137 = arith.cmpi eq, %132, %8 : index
    cf.assert %137, "mismatched size for broadcast"
    %138 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%135, %136 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%133 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %139 = arith.divsi %132, %c12 : index
    %expanded_64 = tensor.expand_shape %138 [[0, 1], [2]] output_shape [%139, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %140 = tensor.empty(%139) : tensor<?x12x24xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64, %cst_3 : tensor<?x12x24xf32>, tensor<f32>) outs(%140 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.cmpf ogt, %in, %in_68 : f32
      %157 = arith.select %156, %in, %in_68 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %142 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2, %141 : tensor<f32>, tensor<?x12x24xf32>) outs(%140 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.cmpf olt, %in, %in_68 : f32
      %157 = arith.select %156, %in, %in_68 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %collapsed_65 = tensor.collapse_shape %142 [[0, 1], [2]] : tensor<?x12x24xf32> into tensor<?x24xf32>
    %transposed_66 = linalg.transpose ins(%cst_6 : tensor<24x24xf32>) outs(%2 : tensor<24x24xf32>) permutation = [1, 0] 
    %143 = affine.apply #map()[%139]
    %144 = tensor.empty(%143) : tensor<?x24xf32>
    %145 = linalg.fill ins(%cst : f32) outs(%144 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %146 = linalg.matmul ins(%collapsed_65, %transposed_66 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%145 : tensor<?x24xf32>) -> tensor<?x24xf32>
    cf.assert %7, "negative values not allowed in new dimensions"
    %147 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<24xf32>) outs(%9 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x24xf32>
    %148 = arith.cmpi eq, %143, %8 : index
    cf.assert %148, "mismatched size for broadcast"
    %149 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%146, %147 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%144 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x24xf32>
    %150 = arith.divsi %143, %c12 : index
    %expanded_67 = tensor.expand_shape %149 [[0, 1], [2]] output_shape [%150, 12, 24] : tensor<?x24xf32> into tensor<?x12x24xf32>
    %151 = tensor.empty(%150) : tensor<?x12x24xf32>
    %152 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3, %expanded_67 : tensor<f32>, tensor<?x12x24xf32>) outs(%151 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.cmpf ogt, %in, %in_68 : f32
      %157 = arith.select %156, %in, %in_68 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3, %expanded_67 : tensor<f32>, tensor<?x12x24xf32>) outs(%151 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.cmpf olt, %in, %in_68 : f32
      %157 = arith.select %156, %in, %in_68 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<?x12x24xf32>) outs(%151 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_4 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<?x12x24xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %154 : tensor<?x12x24xf32>, tensor<?x12x24xf32>) outs(%151 : tensor<?x12x24xf32>) {
    ^bb0(%in: f32, %in_68: f32, %out: f32):
      %156 = arith.addf %in, %in_68 : f32
      linalg.yield %156 : f32
    } -> tensor<?x12x24xf32>
    return %155 : tensor<?x12x24xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_24_torch.float32_11: "0x04000000CFA53DBE794496BD9FD0BD3CA65F0A3E92FBC4BD652A30BE72AF3BBE199A60BBFCD002BE95B737BD03E106BE7F65BC3DED808BBDC91112BEE90A843D25CC01BC2F72023E10B0343CDEFEAC3D82A68B3D45D8E9BD340A273E4364173DA29DF7BC",
      torch_tensor_24_24_torch.float32_11: "0x040000002060FDBB9CF621BEFFE687BD8D03393E7B51413E93BB863C326E423D7DAE393E15B7483E3315C5BD7835043DD47525BD75600FBEC187393E76C8253E3D2E103CD1592C3EDA4A5F3D7BFE093E6F10B13DE2D5C53D963A953D8FCCD13D48AD373E9979A33D045505BE4AD0993DAFB7503EFB4B2D3ED0D2033E097C9EBD0A7B4E3EB298183DDDDEE0BDC942FBBB8CDB173E7BF23FBE458F3FBD2DD01B3EDA7566BDF3D0A8BD5E6861BDB4FD883DF44921BE748DD33C52E5563D54BC5C3D258587BB61B7CD3D296945BC2620223EEA610A3EE26E10BE016323BD4291223EBCA6A7BCC3BD7FBDBD6951BC6A2840BD01E091BD1F00393D5C21303EFF65F23C9D11EB3DC163213E840508BE3DAC14BE606FF6BC3E11793DEEE2CABC1AEBC3BD9FDC0FBE2757C33B72831B3E1544103C4A1B473E41D8C5BDDB02413EE50106BE8311263ECC91B63C90E74F3E1BE9463EF00B8FBD0B9074BC510963BD88FF393DD60ECEBD9E4C42BDAA62FDBDA299FE3D9325253EB213B83CE08FCBBB59C61CBE10703EBEF34721BEE4C31ABE6CFB2BBE9102C43D1A721FBE6455C83D02150B3E683158BAAF12463DB275023E378C3DBE598C343EADD54D3E5A75473EC231A3BD4C51003E98C399BDD10E023D5ACD2E3E662B2F3D08E1983D68965EBD5470C6BD65882A3E21A53CBEDC36123D44B1A1BC74806BBD15314CBE2B96F8BD279CEEBD3705FC3C440EA33D83FE3DBE84C2A0BD264F47BE89F10E3E820B40BE3FB1DFBCDFA6EEBC3C38E5BD2829163E0EDAB23D8F23DA3DC859133E75CDD0BD1B42CA3DA1F5283E75F63FBDF6DD88BC27339E3C76424DBE5EF6B1BCE40BC8BC71F717BEA2E8183E05EA37BE516CA7BD362BF63D85AF013D937AA93DED05103C108142BEFC1B16BE0F898DBD37BE0CBE623302BE554F87BDCD4F3A3E5BFF213E7608283DAE1606BE5FF2FBBDA0AE4C3EC12ECF3C4A58BD3C74EAECBD8D6ED5BDB083CD3D07748FBCA094AEBC03F3CDBD02E41ABEE2E106BE13C84DBEF36D3F3E1473F53CC51BEA3C8DF01C3EBE0AD23DE545F4BC5A6B013E8CA2563BA3C14BBE596F293EB44EF6BDB2F41DBE352341BD73154C3D5C6C243EB9EA4EBEE89C43BEC84A0BBEBD36F4BDA6824D3EF5674FBBAFB5173ECABD6B3D6642F43DE5BDD8BD8900B63D69BE973DDAE58F3D02EF1CBE140B90BDE98B313E37F336BD97D917BE82FC30BEC3AF29BD6778C13D04A476BD6913153E4F2CB23DDE3827BEAEAD0A3B58903E3EEA06023ECB1F96BDB4241BBEAC24593D8CADC83DB4182CBDDE5532BEE2EF493E3B07CA3D241C50BE0440133CF2F73BBD10EB413E4DB7DC3DF9905D3D7E8676BD641D1ABEBDBD823D1918A93D0A148F3BB8BE373ECFF0EF3DD3B32EBE586038BCDC68BABD1A351ABC2174983CC565CD3C2328003E3219103EBA73313CBF009DBD9217D0BDFA95D83D165C973D2E14313EF43530BEA2921FBEEF2AFABD7483B83DC18A223E13C886BCA7F02EBEAD0F053DCFC633BE1988053E5DE51CBEC0EBF23C9DDF143B2F74D23DD8CD10BEACA0BB3DCC9AB93B874ECC3CDCC90DBEA97B453E1EE516BD0796F3BD43446ABD916178BD12D54F3E330D193EF12B6C3AA15E493E71DF9ABAA286C43CEB3C173D182799BC24301EBE31AE783D4DDB81BC8A1EA53D7E48E73DE05F173E392E5F3D13E4273C18FEB3BD36BA433EC00239BE849CDABD124BD13C83A7C83D1877F23D55D138BEEE3A913D4AEA2DBE401A143EE79C31BEC273143D35A1093D364A32BD7468BD3DCB18103EC991913D705C2F3D4DC44C3E2274453E53F30FBE14223C3EBDCD363E9B8D2F3A39808B3DF9DBA8BD6EDDA2BDAEC8093DF73BBABDACBB593DB6C0B03DD7B3F43DD70915BE18D7D3BDA8E711BDC549A73D7F79A8BD509DC5BD623645BD3D958E3DAC57093C28EA51BD1358543D98CC1CBE248848BE7A49EC3DD7F23A3E0648EFBB824DDA3D0A29133EA343333EA259813CF7449CBC698648BE958463BC7DD66CBDF116C7BB71FB473E06CF87BDBA8529BEBA2D3E3E2B7E1E3C5D8B07BEE6EF123C317356BB696A8A3DE125413ED20EE5BD7A67F3BD658159BC6AD0E73D6631503E0E2506BECD52C7BD7E6A5EBC6E7C2CBEF15599BC66841E3E625D3D3E408A173EB5ED07BDDE34CEBDED8B243E64D173BD27C8EA3BEAFF403E2C9684BC7CC61B3E9548F0BDEF9C443B84894F3E7E118439670208BED965313DF9D6CBBD0B94E43DC36F183EF37B14BDAAEDFB3DD7872B3E899D113E0FADF73D780D43BE9F6C2BBE3B6A273E95EE9C3D55E123BE7958333ECCE25F3C09953CBE0AE1A7BD693630BE2F9692BD9FDD9DBC5DDC8EBCEAE9E9BC9D13A7BC702C2A3EE9D9113EA4C73FBE1333433D4348D6BDDAFC1DBD5BEEA3BD8D50D3BDFCBDE1BDEBBF4EBEC8A49FBDDAFF21BD8E2F40BE5E3F843D4D44DDBD3DF26FBD2904A83DD939493EBA28C83D990C1BBE0943173EB591A9BCC2AA983D299700BEE38F433E697205BEE444033E9E322F3ECAECA23CDEFB213E8A49F93D2538FCBC3160D33CEC808C3B0E4407BDB12E39BEF64EEC3DB5C647BEB98A983DC51698BD7F21543CE9702CBD83B8EEBD01EC9CBD6B6A3CBE663AF9BDA4F6D83D0A8F2C3EB59046BE19C33EBDE4E9953C61A0E8BD24081B3DBCE6B7BCAB1E0A3DFB64E8BD991934BE2F81AEBC3D6A0E3EBDCF353E16E2253EDDEF303C89951D3EE0B2AABDA906183EC3A2013DE65B1EBE321C89BD4E133A3E04E399BD629B4EBEF7CF493EE43B823D1164393DA5E3B8BD93273D3E1FEC2B3E5D3729BEE260B73D0C9B3F3E59AE1EBED2AE713DA6CCB1BDDB8A143EB6760F3E363DD73DE77F5DBDF857293E13CD47BDC7A40A3E38A1C53D42FF2BBE43E603BE670287BCC4972BBE87A057BDC75AE23D0AFD3C3EB74184BCD33348BD9F9F1DBEC2C97D3DF446EF3C5F68B23DC4CB30BE4D50233C87C4B8BD73E9EBBD20C3CF3D482C2BBE18D6F9BD35EA193E32B108BEC4D00C3EF39398BDBBE70EBE0CFD57BCB79700BE4F4E5B3D8ABE143EF2601EBE6E740DBEC03811BDD219DC3B62F8343EC02E243EDE35E2BD3862083EFDECF13D841D20BE0963013E0C7E493E57B843BD3970343E4252463ED502523D818F903BFA792D3E9E81103E1DE7463EF40906BE17948E3DA82EFF3D021008BE713A0E3D670FE3BD34A516BE13584D3E627129BE6A503FBE53112E3EF74FF73D8FEE3B3D2B29173E4E72CA3B7C8785BD2843F7BC9E811C3D2DCD47BE",
      torch_tensor_24_torch.float32_10: "0x040000002731C1BD3072ACBDB77D4B3EC4A4043D3FB631BE349F39BE65B633BE59A317BE6977FCBDCBA7DEBD9D631B3E7B8CABBD2E3F403E2A323FBDF1DC28BE725599BDED56B9BD76B10FBE81F642BE1B1CE93B664622BE0F9970BDD5C35BBD5065F1BD",
      torch_tensor_24_24_torch.float32_10: "0x04000000CB0D1FBEE9770D3C3BE7733DFC5F3FBE5C651EBE708F08BED0A8C8BD4BE3213EB4B7FA3DED2B363E6DE73B3E582BE63DA7F1EABD17BE44BE1D3518BEFD0238BEF20D283E1166E2BDEA20043E82C43BBD3D3DFABDBA47ED3CC45C70BDA75081BB6AB7613D65854BBE3CD747BE58EE403E6636773DA12C24BD1336EB3D8608A4BC6F29783DBFC614BE8C25F2BD7FFD8D3D9142A53CD01000BDFAC1F3BCC6B2B23DA759283ED0D4103E9B5DE4BDDF1DACBDFDD835BD2C0F91BD7C5301BD85598EBC54CA0D3E47E908BE0E373B3E5AFB203E5102423E711D0E3E5450B43DE34823BE75ED1E3EE38C4FBE6C1F163D011A4E3ECED3FF3C62038C3C446705BECCF231BECF66EB3C8AED9A3DD24FEABDB472B33C358D7E3CBEF5F1BDB813263D4C982DBEB4B7EB3D016700BE5F81193E4EB02B3EF543F73D1A8E12BEC18C113E3ABC493B974349BE2D5F253E2A9E403EC278B93DEBDB27BE586C59BD22149ABCEE2F3C3E63EF32BEF1D313BEABECD73D22738B3DE0487EBD83122FBEBA0BB1BC894B033E123B3A3EA662ABBB808AF5BDB3D7713D28451D3E680DFCBD47503E3DEE44E93D01C6ECBC7BFD2ABE1A7EDABD77BD4BBE195BABBB9E86173EE82681BCAA921F3EA16627BE54DB473ECDF668BD308B0DBE4CE4263EB97333BD4C83A6BC9A16C13D02E1C4BC5AF821BC7E1BC53D82CD463E1C50BABD4669F73BBDE16CBD56DD443C4E3FFF3D2795163EB54A25BD34B8E6BD54D5C63DA65613BE13F94EBE5ABFAEBD4CCC17BE40760EBEE7F3AD3DA6913D3DF2F0D53D86593A3DC942323DDD2F1A3E10C2E73D963B14BEA3CF403EAC13923DDE803A3E5AB52D3E8ABA8FBD95F259BCABC1743D9ED138BE3CF6A5BD338936BEDA1C393DD45CB63CC741123E0B0F41BE9D191A3E6548D93D472721BDC6DB4FBEDA5B38BCE81A8DBDE1B9DCBDAC09A4BD09D838BD1ADF6FBD55D4BABB6EFB15BE3D65943DBC84B6BDC4FA15BE7A10AFBB3C80A6BCCC2F32BE9802433E270025BE267C2C3E1CBEB93C396D1FBE44B320BEE505A0BDBFD0473E5A9D3C3EE67DD03D09AA423E26FEFB3D7A9C713D01083B3E8566F73DAD990A3D30E4963DB2E1693CCA26B4BD521EC13D1BFEC63D3510FE3DBB4C143E004E3D3EEFF76D3DFE7E84BD9DAE893D6915DF3DBEAC14BE87D6F9BD278520BE018AE3BD3FB0433E0BB4D93D19ED6ABCA7E916BE562D6F3DCFA7153DE2CF2A3B542F08BE150F4D3E90E3DF3CF52B20BE8040EF3DD6EC11BD74F50FBE6DB716BEBB5D84BC6453DDBD5D500CBE00DABD3D1C081DBC9E4D04BEAE2D193CA4304CBE9ABC253E81833EBE62A7F1BD9EFC28BD35D046BE818D34BED1F120BE715F04BEF2F4783D8CC9E83D3BB30FBE7372C43D45B4BABDC61B193E63214DBDB314B93D0B7E5C3D21BE8DBDB6DEB23C66F0C73DFA8A053EC184383D184CC63DFCE87E3D6C6F263EF38B0FBEF94CB4BDB2FFE2B97907013E60404DBE2EB5B93D9CEF473E5A12073EE7B1383E69AA95BD6DEFB13C5A62343EE51FFFBD34AA28BD8E6BB9BD05171E3EBF36313D14523BBE4C2B1A3E6A582C3E215631BC876B403E0FD03CBE28CC863C13C1D23CDCFA4C3DBF81C93DDF658D3D39BA433EC99DEABDF44B1D3D9A91AF3D6C7A25BE7580A0BD6D6B25BED08E9ABDDEE9DEBDFA7D1F3EB940CCBD17BF623DEDBAB7BDAFD3063E071D3ABBB8EE0DBE9D6D8ABD92A803BE7029893DC0A4363EC4C5863DD1F8563D2A2D24BE9EDAA43C648DBC3DDB59163C45A34CBE55A203BE86C948BEB3D80A3DEB63853D242DD53D0E97013E1EF30BBE5026803D3F084B3E761AB2BD5DA550BE03CF6CBDC9BCB3BD00051C3E1B1A1F3E0915433E05B60E3E24B74C3CBBC3DBBD4961143D0CAC1DBD7625B9BD754930BECC1A323E7CDA3FBE928B64BD0317653DA166F5BD4C5758BD44CD2EBED0073E3D0FB73E3ED798883DF6A6D7BCA954153ED622293E9EC32F3E91B897BD0670933D80E54D3D8C5E3B3D0648193EAE12ACBD1A6611BE3BCAAB3D69AE3C3D4B7CCFBD0E5F053E57A9B0BC61273C3EC1C227BEE41FB3BD14ACBF3DD232E6BDA272B0BB57D437BDE945103EA26D3DBE9C0813BE0C3E2BBE6C88E83C969E18BC0DAABABD26191ABE987FDA3D829C0BBE210507BECAE9F1BC430B4FBE86CB85BDBFE9C93CFF81E63D6D5C613B2831463E2B8619BD1273A13D6AD305BE16F8D2BCC2F9273E95430C3E15AAA6BC911FD1BD31C88ABDA2AC28BEC84BCD3D1449433E467FD1BC5148F4BD18A04F3EA3669FBD852725BD46C20CBED8D1293EECAA0B3DAEE24FBEC591443ED29AFE3D660B993D53B44E3E0DFE303D6E15CABD0D71A2BD0305D73DF905E8BD2FAE083ED29BE9BD96FB2A3E5AF624BD57581E3E4AC4E9BD9BD3743DC0CB143EB8B4423D4690D8BCBFD1FDBDDA1EC3BD0D99A13DC2D02C3E9F4CEABD16FDCABDF7D800BEB37F663C0CA1B4BD8C2E903D54AF9CBDC51C5FBDF98F3A3E9F69D2BD82A134BE4A9FE63CCDE11DBEB4A583BD9DD625BE088F15BEA0D7953C85E5BD3DF65D57BD4D2349BEABD02ABE71905BBC3E44D13D31E04DBD8BDFB23D95312B3DCC1E373E8CCDB83D8860063D1785DABD26B29BBC3B0B2E3EA91B9A3D0F670ABEE880263E07A9E03DE2DCE6BDFF106C3C59F78E3D00FBAC3D1E24F2BC13C4CDBB8603FA3D4EEB363B330AC6BD332B1B3EB39C163E3D4DACBDDD203DBE7280C9BDA5F416BE6B5806BDBE2637BE62CF1BBE2600823D6F31BCBC3A5DDEBCBB94FF3CB5F6813DD096163EDCA5D8BCA37B3ABC73C042BEDE5F49BE8CD20DBE0469DD3DFD46D13D3BB7913DA14AE13D70FCFBBCCFEC0CBEEEC7153E39E141BDA75A13BD80B602BEE5430E3E9B5D1F3EC71AC9BD7BF5333E81FA053E23FA6A3D0A0BC7BD3A450CBE3AF1EC3C23B6B83D5FE708BE8B771D3E8B7A013E3DD9653B63DF50BE315523BE57AA133EC233A03C8F2F09BDFE3806BE78C8C2BDFBA82E3E6C03C73D8501843C157B1F3EFA0AF4BD72208DBD1343943DE6191FBE6304393EA961073E29600B3D705225BE117B1C3EAFA897BDDBA204BD6F412E3EC91B37BD2455463E0DFBACBCF54CFABDA5643CBD25BF42BED4DCFE3DB35DC63D5FE0173D410537BE58B6863D3B68ED3D2F7E333E601DB0BD8B3BA83D88A3C33D187ED3BC6285963C4B1C043EE5D58A3CE2DD76BD0DEDA03D1D1A603C221A8CBDCD73A9BC2A31F33DBDA74E3E90BB5CBD9C39223ED6BD493ED5A2F53D077ACD3D596B30BE",
      torch_tensor_24_torch.float32_9: "0x0400000069D191BCB4E43F3E20E90D3DB5CC06BED877183E138F3C3D79510ABE01C34F3EF9BD2C3E546A35BC18E42ABC616BEE3DC993893CB6E2F4BC65298B3DEEDE483E25B00EBDC3CEEE3DA8D5A8BD977E38BE0D80A93CF646083C9DD6913DC2C23CBE",
      torch_tensor_24_24_torch.float32_9: "0x04000000FF272FBE7DAA3DBE4EDBC9BD8F4DB1BDF6B0503EFE9E353BCF749CBD03C0623BC6FDBC3D6FE3423E5C60973C9572203E33DC893CA040063ECBF83ABE301C243E3C6390BDDD7AB0BD9A5D0CBE2233AD3DAE32373E136FD43D6F1CDC3DE948C9BD6FAB1FBE9FE8783B531381BD356BEC3D54E4683D40E791BC677418BEBD09C73DFEC2A3BDED11563CDB4A54BDBA193D3E789FE03DD1FBDEBD5102263D4958A4BD8E4229BD3223013E3A7B57BC7092473C8B752D3E6F586E3D8F9AC53D8452E0BD475C363E8382CE3DD6DDF1BD970739BE4B2810BDB9443CBEAB50043DD337163E9DB20EBECF9F3EBE5204033E82A005BE73F8B53C5BF970BD95DBDD3D714B273EBA3C193E0A6D4EBE6351B4BD6480463E81DB143E3797E5BD047F36BEAF5A093E41DE3BBD05980E3EC15DCABD0D2E3D3EBF96CD3DC4364FBD4E2A6DBD52CA4F3E6C09A63D85B00CBEBBBE033E1B1515BE3A2F40BB80769DBDF61348BE66052B3EA90D283ED8C0F33D3A0624BD37459EBDF9798BBD50C0043E8D17323EF62E2B3ED5FD35BD9433923D5A5D03BDC8317F3D9CCC123DB5C52EBEC8B5243E90C6E8BD82BD9ABCBD61F6BDC3188EBDA304203E622F193E12C5323E56A735BE80592C3ECC5406BE750872BC4763263E283FE23C0AC6963DB8EB3D3D4A332CBE2668B9BDA36081BDD73297BB08D6C6BA04AB05BE4D360A3E8C32883CA63EA63D9259693DD9DD47BEA6DCE73C33CB44BE0B6A363DD84F3E3E489C1C3D689EBD3D9B2CAC3D6B2C14BD011BCF3BE7A0893C9038193EB6CFC33D5B1A353EFD78E6BDDB15F1BDD94306BE78D6213E640DB3BD14740B3E6EE40DBDCE1C2EBECDD156BD457D04BAE713A43D29B448BE557130BEDE22E03DDBFCE5BCB96A15BD69CA1ABE6455F03DB47B2A3E0E2574BDEFC2423E7DD640BEABC50CBE7302ED3DC1FCF7BD3223AE3DC4F8DABD4E662FBEFC41093DBCCBDE3D6417F0BDA042ACBC0FCB3E3DF8054E3E6157283D601A4C3C0553C7BD538CBABCFEAAB63D56AC373EA8059ABDBBB0253EFDC00DBE5B43943D860346BE7CB54E3EA4FA123E35A4FF3DCF2D7CBD1F4A9B3D7BA308BDD8DE993D33800A3EB04F2F3E1125543C4397BE3DE39903BEB6E1A83D270E95BA15BFA5BB9D801ABE2116003E57CA46BEE1B3DDBDCC42433E9C3C403ED2EEE13D82DB00BE228D473E614D70BD28E815BDCEEC083E3C2BA9BC0BE291BCB98A383DC20F463E59B1183EC7C210BE6486523C793BE6BCB1063E3D4DC5DF3C09E79E3D4799F9BDDA1B0DBD153AD83C9C7C15BE8DF93C3D27E939BE460905BDAF0B41BD7ACDDB3DC356FCBDF61B9DBD838F073EBC00DD3DEDF7423E3CD606BD4734663C9038EABD9CE9183E2E1E423E7EE3133EAC55AC3DDE8FEABDECDCCABD278419BDB117E93DF3618ABC40FBC0BCAFBB553D45AB9C3D17931EBDBA71F0BDA8A33B3EFA8DE1BDDBBC383E38783DBE838E21BED42178BD6B81FE3DE7E3B23DA5DAAC3C86CAD03C067889BBB3DE20BEC71F80BD8A883D3D291DC1BDEF29473E32AB0EBD8EE543BDA075E4BD27F1D43DD0D6493E88D2383EFBA53DBEA3E691BC737036BD241851BD68573CBE3ACD503E5841293E281A13BE19C5033ECA7E76BDA6B93E3EB5BAC5BB1146DA3D933850BC929478BDD46641BE39EE1CBEC86A453EF2EB413E08C7483EE5C3173E63603CBECD9705BE0605373DC42941BE1B0401BC6C44883DDA9482BD5053103DFDA5693C37C4A0BDDD9EC83C6E39303D96E12EBEBDB3403E488A4F3EC8BC2BBE1B5348BD2E90B9BBBFD4E5BA839193BD67395E3C76B6773D87387B3D0A98EB3DBC9C1E3D1D518E3DFD0EE0BCDD885BBD19BAC03D76A8243E8B500C3B4C1D22BE55B5863DDE3724BE5242873DC34F473E94690DBE2E3DE7BC58D1433E9DEBA83DFBBC473EDE24C5BD2AE6BBBC69220FBE92CBE2BD47BE333D684D293E2BD73A3EF1B79BBD6345313E991A15BE7BC543BEF8A1DC3C74BA423EBFE21F3E068318BE98522EBD70F1383E02A3DA3D3F098E3BB99EBABDD15A043E5689303EB5F8063EB5B7AF3D8FF8BCBD77194BBE09593C3E8961433DAAE0D23CFEB99C3DC9A79DBD117F17BE2335E43DD6A3C9BCF60548BE54241DBDD945FBBC909B18BEBF7B25BE745441BD9AA32DBE1169D43D0CE149BE8FBEBDBD6F1918BE4FA094BDE95D4FBE423B6ABD26A30ABED87F003E979F2EBE131C443ED5A1443E6E155C3D147F97BCEDADF7BDF6CCB9BD266C0DBE7C0CFD3C903C463EBFD68BBD6883ADBDED9F393D62A243BE85188EBDEB6D11BE107216BEF1707CBDF84E223E24DBB13D0289683DB4372E3EB019F43DB3BE1DBBAF224F3D8FC0E6BCFC66CC3D9D7A3B3D42F6A63D218C43BE45AAE2BCD346DE3D677B9C3D8066503D5601AABDF45E073E70FC32BD0DDFE2BDFC4415BEB36DEB3AD50C25BEBBC3023E695CDE3C5E1131BDD2AF343E38C069BB99C6C53C2D07093E954D0D3D57B2843AB6303F3EE68620BEC1A9CE3D3905543D249E01BD9BAB883D02F9883C8E0002BE74430DBE6BD7D1BDD3B03C3E143A233EB3CCB2BC0D02D33D8929FD3D8B1F303E79745D3D737A1F3E70F25FBDAEF12F3DA9B0FEBDCA8F2EBE163835BD374728BE75D88A3D4A4C093E980C283DE01048BEA68EB13DC7953A3EB9DC043D63433DBEDEE22ABDE7E44A3E4555EFBD8C4221BE577C1A3E6A29213EF5991D3B359F433E0E5434BE89B8003E612945BE59997FBDB95B263E407CCDBD56301CBEA959123DB7C44F3E62A899BDBA8939BEE229ED3D9C1C2B3E50ED05BEE2B8D3BD597CC93DA4F73B3D2FBC20BE6D1223BDCDFA183DD7A5A83CF7881A3EFED8E13DD4E3AE3CC558143E3C6F45BEF45E0F3D85D2B9BB841205BE9A5513BD02B57FBDE5F448BE506A7A3CB851503E1AB20CBE2AE9BFBC10E43EBDDE7DE9BD4B46BC3D1D2048BE19CE4C3EC5F32DBEDA85AFBC3EC713BE543908BEE32F203E627F21BDC3B6B93DC39E91BD84A6923BE8CDD3BD0494303E362A4DBEBF9C23BC46A7323E39F014BE0A9302BD0D85163D71D4493EB191773B608A27BED28C12BE7AE00C3D16DB313E31EB48BEA0741BBE544229BEDD4E34BE4F89863C9672E63DF4A534BE81B701BD9C53543DAC676D3DD35EB33DB3BA3FBDC3986DBDF41300BEC65B41BE36F104BBF003813D4DC2B73C2DAE293E5E42483E70D7693D83E9C6BDA780CC3D0634B33D489709BDBF992DBE8A8738BEFB3B2B3E03F512BE53A03E3E0E892EBE091ABCBD",
      torch_tensor_24_torch.float32_8: "0x040000003CED3A3EB74F49BE71AECB3DC366DB3D328A173E6A00F93D863C0F3EB06F273E48C73EBE6DBF383E723C9BBDEFF87E3D70FF36BEBD0346BED46F143ED14C43BEC87B833DAEE31B3E3D6D103E37B9EABD1FE18A3C4EA2123ED44E47BE305CD2BC",
      torch_tensor_24_24_torch.float32_8: "0x040000002D87CABD0AFD08BE0193BC3C4B3BD4BDA0CE363CE512323DDEFEB0BC66AD36BEC7466EBDA068A9BC8234773D1DA228BE4956113EC2D64B3D7F76BF3CE467433C188909BDB93A973DE9A0113E1F572ABD0EA9B23D1385F33DFB7CAB3DBE447E3A9216913D96C2A23C09F6033E7FC476BD52F5E83C2FEA083D0FDB46BEE830543DFBAB10BE1280CF3D828C26BD2EC95E3DCB6223BE4558BC3D53B6063EA33D953D8642753D4A7CF1BD39663B3E4118683DF9EF44BED9CC85BBE02EBE3BC4078F3D6C3C1B3DADC8233E73A2B0BC65B409BD1C1813BCE6D1FC3D355937BEAB46233E52519FBD4FDEE33D1BA40CBE9D7D96BD6BE4F53B1575C2BCDD0405BE2F9B3CBE09DC2DBEADFD443E04F1CF3D6F5A87BDED98003E1B44E2BCE4803CBCE0EDFDBD968600BE40150C3EC9E5503E9E184FBE922ED03C03883B3D4F4BE4BDF359B9BDEAAE1BBEDA81633D6106483EEB5F943DF35E07BDB523453DFCDE07BECF48D7BDC921833DD808353E3823C6BB02DA75BDBC28A03CD88850BE13E0FC3D1E75FFBD1FB18CBD06192DBEB059763DB192B5BD6AE1733CC8A7FEBD90A1D73DFBE917BE95B62DBEAA0B45BE86ED353E95DFC43DE68012BE922F4EBDA833203E8222803DA4A43D3ED862F7BCD075A1BC6ACF1B3ED9F409BC32FF31BE99333EBD80E01A3EE137AD3D7F0F2ABDA8B74CBE2D8B193E5D8C35BD6B8F2FBD04E03D3E85CFE33D1547813D6D6A8D3D842B7B3BCBE27C3C00FBD9BD0837943D9678CE3D1960E23DC0A9D3BD1F3F413C45E654BC7BACF3BD5B4A353DC425E83D9F95923CB07EBEBDE599273E18C0DBBD90F6A23DE6F8DD3A833C923D57A2A13D324A43BE81054C3DEFC714B91FF527BE803C033EA0369C3CAAB570BDE9B214BCD578133ED6289CBDF44DE3BDC91782BD30314BBD0FA1B03DCAA21BBDC20EC13DAD1C26BE006ACF3CB9BC213EA683B1BCA6E0273EF8A3823DFFF847BE9461F0BDC750263EF1D00BBDB921473E5B5A4BBE0414E0BD44581F3E496F403E3F483EBE0C87873DF2BD4DBE307C17BE6EE6BB3D98B7CFBD93437CBC0B1B9CBDC5563CBE98283CBEAA5CAC3DD7D2FE3D074715BD8865293E8C531CBEE2C557BD857D36BE1001403E2B061E3D98AAD33B5BE8D2BD637C3BBE5021383E1C89BA3D16A718BDAE513E3C54506B3DFFCDC5BDA4DD4B3ED9C1FD3C01DB233C361C033E2AF90CBE4B30F43DB841B0BD734523BE82C373BD1848A5BD060E3F3ED4BFD13C55E70FBE7CBC1BBE3396D1BD69EB4EBE2C931BBC8D17403B8EBD42BE71451F3DEF9231BD5D2408BD4D8630BEB8B2E63D300FF4BC8DCD133D4D856A3CC826523DFB49CE3D2861F0BCAF6161BD69A72CBC12632DBE0B4A373D42C4A7BDAC1B203E5ABF473E3FC04E3D292E8CBD690A64BD050A1E3EAC1825BD628CCA3D1F1014BE425616BD5997BF3D7681133E640C3ABC157CC03C76846ABD5230C2BD3945473E0BD6B0BD2C8692BD4BBA183EEB8D2B3E48998FBD340D9BBD5E8218BE52FBCC3DFD7121BD7E72ACBDDA712FBE5AE079BD35CF863D43BA30BE431CC73DD5B01EBED8AF483E10BE0FBEE53A3E3EE8680DBDAD05F23D51297DBC2BA3CFBDE12F0EBDEDE2AC3D73E8DE3DE68C3A3E0C50D03B3AED9D3DC3450A3EE256ACBDD18387BD7298BF3D47E34EBD9C646D3D4820B53D672B00BD75EC6BBDC9823E3E6E96A33D80EC4ABE827F44BE3C3309BDCE17FBBD6858263EF64F1A3ED8E5073E6ED52B3E192C1D3EAE822C3EC680EF3B3F00353E18258B3D37C2D53DD506D0BDAF6AB53D15712FBEB96E723B5EC7E8BD78AF9C3C107DAA3C9C7BB2BC1FE44F3EABB741BE04824DBE8596593C3E8B09BE70BA0ABE6E3BFABD0E67283E3FFB04BE2CF02BBEE5EB153EF96806BE7467BBBCFAFEFBBDAA72773DC628343E1A87FCBD1AE917BE373EAF3D86CFFDBDE77EA03DA111013E35481E3E4940D73C3609403E255D5FBD5DECED3DDEAE81BD0D04E2BD58067A3D00EEE23D2A95C43DBC9E083E5C8E86BA962FA43D2D22153E99DA0EBEE91D22BDD573013E987318BD146E303E7909C23D885BAFBDE5F4233E1CEAA2BDC4CC073EA8FB233E2782013EBBEA223E3724863C20AC31BE8461233E17B1A03C4BAFA4BDFBCE00BDA345F5BDC163BB3D841D49BE72CBC13D727346BECF54CBBD14B30E3E19C2FFBC7184113EE003263EF90D83BD8ABC3E3BD6B61EBE90737EBD0E09A13D5E4472BD48872A3E9A4BE03D8FA6053E1C96233EE04B5E3C3DF801BC261525BD3A98423EECB20F3E15691FBE73236A3DEA9D65BD2DF0303E2A01F1BD77C522BE1D5A393D62180FBE4631363ED96F423EE30512BEB8310DBD0306D5BC240542BEFA431EBED394423EC1D3193E1B8694BD080F9F3D625436BD4951023DC9EF5EBCAAE0923D9110E1BD936F343EB82411BD0D004E3E9F0EE8BD5A5D15BD5078163EED3E40BE55E23C3DA024C03D274019BC7FE51FBEFED70ABEF57BC83DCA6E4BBE627AF7BD9B320B3E7B2856BDBE174BBE80A0AFBD1735D43CFE97A5BD3885C8BD74FEEEBD95F2303EED452D3EE4DE0EBEB666093E20AA473E6215A4BDBE3AA23DA3CC4FBE3DF2293EF9A8DCBDB02035BE392D01BE8AB84BBE5AF3393E68513DBEA86131BEEE487D3D498EEE3D85B3C2BD5C07C93DB347B6BC737512BEC545BC3DB91AD33DD53640BEF14535BEAAB0C1BC708B23BE72E11EBE4499023D6B057C3C9E0C973DE593F8BD8B2BBFBDF8434ABEDD07E33DCD9935BE5C141C3D391F1C3EA233A43D767AF23D8CCC2F3E1998ED3AE10FA6BDCB02043B334227BECF9703BE0668D83D386B0C3EB90EB63DFEAC33BEA3F60EBE72542B3EDBE8483C559418BE62D6233D6C70E83D9AE5E83DCD11103E19FEBABD50CDED3D613514BE4E52D53D6A0120BE6F21BD3A0AD63A3E8E07183E0C31BE3DDEC2623C4FCFE63D7E61133B39E72A3EB82BE93DFE414E3E692788BDB756DB3DCA641A3E2D43CB3D9EB7EBBD97D9993DFA90CEBD2A4837BE598B343E860B45BEE9DF373E79BE36BD25F47BBDF5C00FBEE21796BD0EF73B3DCA39D8BD08AB393E4BE4873D108E2E3E9B5629BE1262DFBDBE9D7EBBD80B82BDE59510BE1320B1BD43D638BEF3233A3E28B0EA3DC84B2FBE3DFB0BBE271B393EC3E12B3EC4AD3E3D08F9AEBD8A78B13D56917F3D1A7B9ABD2DC4443D06A4253EEDDF283EE1E92EBE8984993D0CBB4BBC7541B73DBBBBC9BD74FA9EBDAC0B203E206C083EC73E813D1DAA313EE33415BE",
      torch_tensor_24_torch.float32_7: "0x04000000708D503DAF09403E2B3526BEE28DA7BCF2AEE0BD838240BB2F55B6BD8E17373E920CD93D640022BD910635BE0974DEBDB29FB0BC7D06613D0BF7A8BDAC0600BEA44BCDBC674D26BE5F203A3DC4B93BBE5A3D0EBD06132FBE72CFA3BD926C113B",
      torch_tensor_24_24_torch.float32_7: "0x04000000F085F43BEBF613BE73A9223EA11404BD262B38BE7BFE893DAF332BBE4C96073E956C283D4041743D7DB837BE08D95C3DA68C99BC301E35BDAB196D3D342D3CBED46B15BEBD733EBECF4793BD55B0B83DD402E53D39C0563DBBEFA4BD6EEF023CF251A43D91E5BABD64EC46BE40FE28BD926DA6BD7220083E9E248C3D866AEF3CC1AFB13DE1CD38BE7D72DBBD70F22ABE90D049BDF28813BED02C10BCD592BFBDBEE2803D925231BE7E1BDBBD4EA3103E350C153E926DB43C7A5FC0BD925037BE3CD5113EA82A823B52580EBDD548B2BC94AC4CBDA5BDE03D3C1406BE845253BC3F0A083E54DB38BD8B6ADE3D54D1523DB2DA31BE2ED5C03C74CC8ABC7DE606BEE87EC3BDB7932E3E7BE7F53DF564443E8758443E352A473D1FC584BD64C8C73D057DDDBDDC3F243E73123B3E3ECE2B3E152A0B3EA7FCA0BDF9B7A7BDE8C696BD19523BBE7F22453ED231DBBDAC2D12BBDA5A68BDA38F583DCEBC2EBEDDEBDC3B6DB62E3E5D1992BDEA521F3D3366AF3DACFB273E62DD48BE88B2B7BD2D0C19BE4DFD16BEBF90F3BD8B36883DD798213E9F6C5B3C635B8D3CAB51B0BCE1DF49BE9F7E4F3EE1B1A53D72F532BE6843423DC8C10F3E55DBFF3DBB473B3EBA1E373E5C1D2A3E0A502EBDC251623D4BB2913D54B431BEFDF68A3D3081FEBDC1C64A3E00C20E3EC08F3B3EF073313EAEA23D3E13244DBE58D430BEE60332BE8257263EA92CDCBD6D660D3EC165A53D90984D3E371FCEBD25021A3DF6352CBEEC9129BE45AC43BEBE9AF53D335268BD006B843CDB93273E64C3DD3D9170823D5D60E3BD66DDF63D8A33453E0EFD40BE322834BD15BC1FBE3F6051BDF741343D62CE44BE539311BE5BBA9E3D24C4283E8459A6BD1916E33DA40F24BE6C0AA5BD2BE31C3ED807D7BC38C7AF3D3C48FBBD332B883DC2FB38BD9F3391BBFF4F9A3DD5E1543D7562103E1EFA44BCD26580BD429D1B3ECAC736BBCDE12FBEA28B0BBEEBFD003ED885C83DF667C5BDD0B4153E15F6CA3DF02BB73D165B2F3C3E99C63D696E3EBDFF3F33BEB43D58BDE2E5283DDC62D2BD2451A83DDC6D3F3E1936A73DBE16083E785EA0BCCD150EBCACA56EBD635B363EE17A1CBED2FAB53DCAF9A73D4780403E26FBC9BCA55DB5BDC0DD4A3E4AB313BE013B173B723B00BE43C2153E7E310B3EF382DEBD829D6DBCA2BC01BB3DFF42BE6C41403E5D06AE3D8D83D5B719AA303E122BD23D8489BB3D8821AC3D2C3B91BDD25728BE8A0F9B3DA89E80BCB7CDD33DDAD316BE69869D3CF4261C3EA747103D5C1413BEF1E0783D78E04E3EF18B7BBD25FB0ABDFA4BF53D080E073E82C3983D03B9253DAB891B3E79A6433E1C2B3ABE51C1053ED0FB1D3E2EACE83D1B91A53D612C8F3D897E1E3EA8F6D23CFBB63C3EC336FEBCC26ADF3D6D0E253E7C9F203C963C1E3EA0EB043E6DB09B3D25E79BBDB9941CBE6389A53DC98EF63DEE763BBECE046ABB1CC74E38949632BDAB3EF53D1A4A333EC52492BD998DA93DF3651B3E08D883BCAECDE03DEFF64A3E758573BCFFED42BEEEB738BE06402C3EA66B07BE3C92403E12FE203DEA4622BEA1BC4B3E16B21F3E8FA670BDDB8619BD0341E9BD4B73DBBD51E6563D68F13EBC9F450CBE393635BD7923A23DB683523D53E4323D783E06BE750EBFBD0AC2673DB0EB093E5D26163DB3751FBEFF6B963D0F0C03BEADFD42BEB65F143ED696F63D32440BBDB63F023ECAB39DBDCE49843D9D0B4CBE7305C8BD5D8C24BDF8F02D3DBDD7C23DFCC5063D634CD0BDF2FC233E3E89F43DD949EBBD9E34073CCD8F413E1FAB8DBD89D44EBE7482193E652AAD3D0B43DB3DD3D1E03C747302BDFB3E3CBDF88DBF3D282058BDAE45C1BD95A004BC31CD783D9D044DBE16CC203CCDD4BF3DADE7F8BD9C330A3EDAD23A3D0E32E73DA021AB3D7E845F3BBBD1C73D6B512CBE83F0163E58E7F8BC1699E73A43FDAFBD89E20FBEDC1EFBBDC011CC3D4CD75CBD1B1E383E8C3E2ABD4BF64EBEC43EE1BD6EAF2ABC4E72DCBD2AE4D9BDAC8AC13DC813B43DD4AF403A7AA320BE5E862ABEFAE71FBC68D044BE460C493DFE2F25BA4C5D0E3D68B68ABC3604013E1BB4E2BD448934BE36BD7ABD4A22AE3DD5F72EBE0FB9EF3CD493213E4F56033E19CEBC3D95738EBDB14D413DFDC6CBBBD44B183ED9CFDB3DA830653DAF373D3D776A893D81C04D3D7ACAFBBCD2C20DBE8D13823D05FDCF3C844D0E3EBFA1F13D0D022ABE017BD4BC23E52ABEE1F32F3E1B30B33C20C40FBE6A3C363E9C270E3E64C536BDDD3CD33D0C2942BBC76873BC3A13B13DF0138FBC1910AABDB72E783D44218BBDD130F43DE9793A3E285FCEBDFB95643D3430193D4758CF3D4BEFAB3BCF08F43B9E71533D7AFE2CBE9365F83CC13E4EBE07D9C3BC9FF6F13DF028CEBD4359E1BC3C662B3EF8B3943DB1D8CD3A43629A3CB2C3C2BD161BF23C8774273E85FD973D899E4D3EF12DE83D98501EBDFA8EFBBC4E02C63DA134033C015C6F3DC24341BECBC12C3DE25DD73C1AC541BE12CE0F3DE3869B3DBBFCA5BBE51441BE7B71363E64AB2EBE4CD5F73D281A083C1A4660BDBE8514BEA688373E2B94243EED9D0ABE06B2EDBCF1E80ABED4BDD9BDD17CAFBCEE003C3E41E525BC3F2E4D3E35DE4EBEDD362BBD5539ED3C8033C1BD7A95CF3B7CDFA7BA1B24123E1F5DD5BCE54104BDEDDEEE3D374398BDEDA5073E2A74303E3089F5BDF9BDCE3C5EF352BD8F71233E3378D4BCA3DF1EBD89B1073E90CA013D657E0A3EA4AA9DBD198A36BEC6080A3D486C2E3E65CD1D3EFF55B4BDB728393EF1DC01BE4BA1433EADB046BC2703D6BD1F11373DEAC22A3E626E043EF389D7BDFC28503D4D2FA23DA81B49BD5F81BD3C1E5E453EDBD75DBD05F7213EA3E631BE06A29BBDBAC3413D6FC3A5BD13B81CBE7AF109BDE72EC7BD0EEDA83DBCDAC83DD89E13BE33EBE53DFC6EF93D467F063E33AF05BE74C025BEFF5EE4BB4B2D913DA248BE3D1BAE20BE8AD42B3EFE5A4A3E977083BCC47B043D4EB7113D9E021BBE3BE346BE3A55013E6996283E3D77ACBBFCC035BEC15B093C27DA08BEE32A8F3D1C0D3F3E89CA503E1B4A2C3E36F93F3D04474D3EADAB21BD55B5DDBBDC930FBE5FE3AD3D5E55A33D2C55A93DD07E163EBDC9343EB18045BE40EC6CBD711727BE95D81E3EF87ED1BB1BDA39BEE06FB13DD61E00BEA5D477BB9DF8DE3D4285E83D47E7013ED7F371BB8EEDA2BC677A1ABCD1FD4DBE489394BD57111F3E77EAD53D7E3C3FBE",
      torch_tensor_24_torch.float32_6: "0x04000000F40E16BEB1E7303E56DB073D379285BDB0D19B3C04AC16BD80C800BAFD880FBED945CE3D90AD10BE0DCB653C637C17BE8E97E2BDB6DCBF3CF440963C40AB3DBE041D633D9841863D023FC1BD88B8BF3CB63EDDBD669834BE79EB0CBD501D0A3E",
      torch_tensor_24_24_torch.float32_6: "0x04000000512A35BE868161BD61B68BBD9799043E915529BE0CF5CFBD7BD74DBE71D575BD5A56A63DEEC3453E2F15353EA2625EBD7DA2DEBDA183393D78A80A3EEF3F3B3EFE0A0F3EAC4B70BBB2AE2CBE8AF9FCBDB0D2FE3D05F031BEE01719BE4D0F05BECF9160BDA2E8C23DB0DF103EBD1A213E090FC23D94D43D3DDF095CBD3D1200BEF4E5D4BDDDC7C9BB22F7343E80CA94BDDEA5FABC8A2FB5BB6F21BCBDDCC9C6BDA3836D3D753715BEAE2B4ABC61BC49BD9A69393D46B1D5BC670EDBBD546B7CBD873D4FBD75F1B13DF9DB3E3D55B881BD2BD2233E6073943CBD3AE43D26F79EBD6E3D31BE0B9549BE8D5F8BBDA8DA003E0470033E07CC7E3DED776C3D5F6D0CBE6D9976BD61D6CA3C5E6936BE95263EBE08931EBE06A1813D0F22D4BC8F9C13BD490B023EE3CE0BBEEC4601BE1F403FBD69C8003E783E063DD94334BE99EA133E42C8F2BD0E19233EC203993DE1375B3D141F2D3E9FBE993D20264EBE9825A63DB4C04A3E3587ADBD3211193E1131293EAB0645BD000896396CABD8BC3AE1383EB31FAF3DC010143E62083BBE8692A9BDCDE61DBEB6F6363D0231A3BDA659723D17B0D93DC1E75CBD1FDAC43C51121ABE2ED5C0BCC038073DB224153EC1EBA83D104F5E3DD101D93D6381233EE00D9D3C1757493E87D8FEBD1C968D3DA9B32C3AD8B81A3E687547BE31E5CA3D18C733BEDFF879BD9AD486BD5BEC8BBDF814CBBD436A2ABEA1FA36BE438D2ABD26B52A3E224060BDBB390DBE59B36EBD78592CBEBC6A35BCC0BA2B3E3A194CBE2B84E13DCFF51A3EC9B7163E40FBF7BDF895C33C1BA2EB3D6F1F33BE868F203E947075BC9DFA37BE9F7956BD290EC03B6A66AABD3DBCA9BD2BF3ABBC08C78F3D0684BD3D1C594CBE2D9056BC12CF4E3DB6AC283E4278D13D2A390E3ED600783DF755A3BCAC0AE7BD75AAADBD502C873DEF012FBD5B6F403EC11003BEE0200E3ED0DB053E870D0A3E26E4233E8FA8F1BD689BF13DCEF44EBE8058E0BD95B504BD400F303EE76F28BD689527BEEE863ABECD5F7A3B1CA9793C40634B3D6A256ABDF9718B3D0048AF3C9F955BBDAD1AD63DF8D516BEF170D8BD96B44E3D61DB6EBD4CBAA1BBC1C495BD5D5CEE3D9DDC443E2903333EEBE7583DF97B04BE742692BD214ABEBD0C5121BDDB5CD0BD1125F93DB64A46BED3F9113CBB07173E3DC925BEE17B12BDD72FE53D270D92BDCCF1C5BD3CA7DE3D42B810BE5593503EC17E3B3E93B7153C3AE8063DF4EDD4BD3BCF423D48EB1DBEE5E159BD311B273EC1F9733D7474173E47EF093EC5A7473E019B533D073219BE7D323DBEF6A5013E5CC7293EF1CC4D3E1A050EBED3F63E3E06F794BD16335A3DEBD3103E6E4C21BE5E9F48BE9CFF0A3E1E5942BE9394CA3DEDDFF13DD5E9183E1360A13B189755BD4D11DA3C058CE7BC77FD44BEE03F453DCD5AF5BDEBB61A3EA845C4BDC00923BDDD2022BE0E89403EB988F23D4404373E5DF6F33D62D800BE449E453EC7DBE0BC6651403ECE2EEA3C565C043E7DECA5BD3239A43D67F9A0BABED226BE92E8213E8993E3BD8C810ABE46A9273EA6C43FBE585F903DC6FB293E842B05BD3EBA45BEA36729BE567C25BCD7AF04BDD826113E3216273EDB4301BE2BF15CBDAA4024BE531F3A3D4D29193E70EF8EBD1FF0DD3B65E281BC954835BE39BD4B3E7168343DE914443E43BB35BEB56174BD46795CBD8491893DEEC353BDAC7FF0BDE72D2B3EF818243EE2DC4F3EB257FB3D7780093EC8190ABE9FB3793C641483BD907B95BC392C883C52B9483D781DF7BDEBE107BD7500C1BD282657BDCD9706BE6360DABD500812BE48C112BEAB4D5CBCDBB431BECC4B47BE8AA2123E3F8316BEF555123EA78D673C1FAFF4BC8EBA213E0C3623BE7845C83D06830B3E27BB263E562D43BEF1771E3C3F6ED4BCDE161BBEE7C10E3E413913BD2F600D3EC719E1BD3467B9BD172E9D3D07AAD53CDB96EF3D2E56B23D2D51273E53141ABEE0EB3C3D34401B3E506EBDBDE59B02BE4AAC4D3EA10B2FBE71D017BEA0DB30BE71E14E3D4AC94A3D617737BE84FCFF3D7FB36F3D879C8D3D709A4CBE15213FBE11CC2BBE7D88ABBDB3B839BEDAC1D33D13FCE2BCB2DCA4BD65A0353E62B6DC3CA1FED73C72C0EABD782376BD3D6930BEDC1900BE76A94F3E395308BEFA42E53DB5A60F3E6984083E6C242B3ED25B333E8953E03D7F3933BC645F56BD3D9547BEB2F6DB3D967F3DBD930B033D23D13CBDB3FF063E7587D43B70BD153ED63E1C3E0656813D772488BC7691C13D5E71F6BDE6FE123E8DEB213E4BDFD93C48F3A7BCCEEF4E3DFDFF373E7745453DCAB1D3BDBDF332BD6A6E4DBE240FB3BBE7903EBE5F723C3D07E3D53CC3A2423E36A479BDD86C2FBCC3BD3EBAEA9499BD987394BD03BAACBD9572B0BD15EFBF3CF2F2A03DF5B3263D7118273ED804D3BC36D1733DC8072DBE611A033EAD182D3E8E09A03DFD8D06BEC7D2F8BBC7682EBE450C3EBE4FFF1D3EA062C23D00011E3E37D9063EAFC504BD6386C13D80A3C6BD18232ABE1C1703BD98ECF6BDE0D8423E0EFB29BE371A433E00610DBDD65C173DEC02363E286FC1BDD4E49ABD07F5AC3D78D353BD3EBED33C3EB3033ED4FA203C23480E3E5926B7BD2BF7A93D27DDA13C9BC520BE6C9DBABC5F5CA33D29AD00BEED66313E6B97EABD6ADDE33D4DFDBC3C20DBF2BDB4971D3EB6743EBD41CB01BD404E70BDDD444FBEC6F9F63D9F65BDBDBF91FA3D16D3C63D9E8DE23DAC31953D6492863DCA3F30BE23C23BBC6401ADBDB8101E3EAEB0A13D999EA63B404D3DBE092040BE8BED2EBE883A123EB6CB023EF32F39BED0ED33BE58092E3E4798A83DB5B703BE6843C1BC0CDE003EA5E1DC3DE8D103BC15E2ADBD0EA48CBD48BA79BD8FBA01BEFB0D0ABEE4FA133E0FBF0A3D7532893D48E617BE94021B3D03353A3E34F8E43D8E4A12BC2D73C0BD044C493E977FB2BD4C216DBD5F0F203C081E6DBDA9CF03BC4FC844BD71FBF7BD5AF5023BD936AC3D29104CBE9104923D0378F23C316306BE2FFA183E2D8E083ECF3D853D6AE6A6BDF4FA463DBC47C13DA8DCF7BCFFDAB3BD76D67F3B943230BE4922133EDF39A43C995BB7BDC5469F3C7949DBBD1DCE00BD3ADA05BE6170613DD4A9CA3D9B3A81BD47F8E03DCA3F143EBA323CBEDA2A07BE14CD983CBB41DFBDB47B0A3EBADF363E97E1EABD98F2CC3CB373563C2E732F3E615E27BE2503903DDEBD14BE3A4B32BE32A2393EEF2FF53DC97F4EBE08F5F93D",
      torch_tensor_24_torch.float32_5: "0x040000006B42EDBDCB7359BD42219CBDB57C023E86EBB6BDCA8EB5BD2834B13D8EE138BCBE40A13C084F1CBEADF5B7BDD30ED23D710BC03D92A13FBE5E2311BEABF1723DF42324BED634DDBD7676ECBD7F871FBEFF32CCBDB7A7123E704940BEAA800A3E",
      torch_tensor_24_24_torch.float32_5: "0x040000008DF54ABE864846BE0E3290BD2EDC063E25D2253D7FAD18BE074F303EE23F2B3E3EBCAD3D369E4C3EB6390B3E0B5AED3C3F77103E8A33EEBD18A0D8BC89E4D9BDC52813BD5A6D25BE4D180E3E7A26A5BDD3C7803D4EB23F3E102A8D3D01E3303CCC9A4F3EB4D04EBE1B98413E693735BECB304F3EF2F2843CC54800BE86C88EBD78A8D6BDA1ACFA3DD390333ECDCBFC3DAED7183E6D86493ECE3738BE87C2AF3DECE0883C96F8FB3D61F26B3D1182BA3B40170B3EC412A9BDF0401FBEBFD015BE9202163EADE18C3B1BEA29BE8C8E903DB64BD9BBDBFCF7BD7D25373E9CC9F23D04FD303EE12808BD8D3801BE7DD130BE7E6FC33C587D12BE7661F93D147D3DBEC3C414BEC4DDF23CE0994C3DAD41DCBC7B152EBDEFECD3BD7AD571BDFCE4D83CB79E3BBE3DEF10BD252404BDF7A8923B345A1B3E633A2FBE916B903D4EFB9A3D9216683D44996FBDC7CEF23D74EA13BEEF70A8BDBD8FB3BB11F3F5BCB3BC4EBEF64DE03DB7FDF63D249639BE29D2CD397FEE2FBE23FB17BD02C1C63C4CCE353E6D02133EC383D73D1F35DC3CDEDF40BEF0DB86BD8A563A3E55B6893CF96A3CBDEC3790BD5CD5C93D447E033ED5E891BCEDE0743D64ED193EC6F10B3E81D6D83D9FBB0E3E0B23983D6F24653DF7B04DBE323624BD5B7779BD68763B3D0FD86FBDA9AF3EBE97E72E3E4C2FB5BDE57D46BEC3D4ADBD492D2F3D2D188EBDEDC750BECF188B3D9227A13D6494423E15984EBE166A1EBD8A4E9FBD93D790BD338A903BE3E1423E36D4AEBCDFF2323EE387E73CFCBFD9BD58E5A0BC9A26D73D372FF73DD1B38ABDC98CCCBC36C62EBE9B1B05BE26F05CBDBA1EF93DA4744E3C44E3DC3DE36E2EBE5E142B3D9BEB28BEC48474BD72A02A3EE98D0B3C09801CBE56D84DBE3EBB7CBD2EEEA3BD960C42BE9DC3E43D1109863B3A5900BD4D72213EA40146BE8873853DEECB1A3E5271343D142CE03DE95E94BD63D144BE2A49433E377B4FBE578AAABDD66C3D3E1F19C8BD9A5A25BD6266D6BDF08B2A3D1E8A96BD04119C3D9FD14B3EB0031DBECCD6083E025C52BD125250BE7DBEB53D30D00BBE68F9F53DB89C11BD9A62FCBD3A0236BE51E0333DCF6F49BE3BC3E53D1CCF9F3D175D31BEAA8DDA3DCCC124BE90B9A93C9D3271BD98C50B3EC7BC30BEFC9083BD814994BDE11990BC746CA93CD0C002BEB4B4E33C0199173C0F2CD4BDAB73463D3A8B193E1332D73D31C5863D991FB8BD4B5117BE26DAF93D4EFA003D4AD3813C25F8D43D9D8FC0BDF8884FBE31800FBE0FC043BE7F18023EC786FE3DBA83BFBD9A343BBD0EB52EBD2E07AABD9D610FBEA79F833DB31794BDE72408BE1ABB1C3D55DCA7BD8551253D2612FDBB5DCE863D40A5093EE5B337BE1987C6BD47F04C3E0C92143CB66909BD3821253E1111363E88D4923DFBAE24BE5D60473ECE393DBE20824FBEAB44FD3C3AF274BD947342BE1D78223ED7B6CA3C5A57E0BD6A79923DF72E183E7C42B1BCB3411A3EDE77013E43FC0D3D94D4DDBD76E71FBE664B40BB19045FBDAE403CBECDB143BE9FAD04BE766D803B4402BDBD2C9E2FBEB04A10BDCC3FB8BD7EB549BD1EDFFC3DC36EF23D6356083E3C8A503EC1C7663CE247DEBD2593AEBC1B99053D552595BDE7A0263E899ADB3D509B17BEE06A9E3CB8BF9D3CA3B3813D505D0BBE439E4D3EA8A990BD16539D3D27DDCEBDBC2D8E3DFCEE90BD5A1ADDBDAFF93ABEDC35933D4A56E53CB90D813DD18AE5BD26F9313D49F6AABD8F8B683DC827433E89252FBEE156A03D95CF06BEBA12803D836836BD69A3AA3D56001CBE31F9123EA323EC3D07B50FBE7F8513BE0A70E43DA60C24BE1045A33DE69BCEBDE24C3BBE1AB1813D32A0AFBDB9EF09BECAD5783DEA44C13D6EF0283E3A664C3EB1AF903DA69871BDC56E0FBD2BCB1D3EF87C22BE152A163E64E1C03DE79AA03D1857813D598C2DBE7727A73D97094ABCFC942E3BE429C2BD7F16173E54A60BBD0F5DD93AA18932BEE582203EF3F040BE1560013EC545B73DEF9AFE3CB35F4ABE3BBEC0BD48DA5DBC7ED21ABE804787BD0A233DBD818A82BD2C6D113E0F1D3F3E3035BBBD6DDFD73D71FE513C2803193E7E4C36BED81BCFBD727E27BD1DBF483E8C6F253E4E4562BD9BD800BEBFACD0BD56A9CD3CCB303D3D8F7DD3BD03966B3DA358C1BCFC901B3E7F5C9FBD6CC0EABD807F003DA1852C3CA611EC3D930E4C3EA75BA8BD745F423EF55EC43D81F3313E74CF803DDF02FABC6C7AE53C02C9AF3B12601ABEA7288BBD95501E3E57D5233D3F2A5E3DE0D6A13CD864343D238011BE8D741DBDEAD834BDFFE28EBD681D04BE604FAEBCAAC99FBB24B788BD705B4CBDED5F80BDCF5705BDB8DE26BEE25E2A3E8247DFBD50BED93D11FC37BE23F018BC875B9ABC02C531BEABAB2D3C8C041CBEABDF933D4ECD023EF34701BDE78F0A3DE53CD1BDB453973DD95645BE3134503EC8623CBCD4662D3DAC16313EEC212DBEB2C1D9BD1DFB153D6A8F50BE992E3E3D80248EBC1F1144BE811250BD34F818BE138AA13C62071A3E97F6463E0A7243BE8911953D52E220BE9D96943D7C1CE63D8D2047BE12DF16BE1E6D3BBE79C89CBCB333993D735319BE959959BC568791BDC7A13D3E9AA43FBE3E08E8BDC1A2FABA14E422BE0AE5203E500940BEFADE86BDE2D0AEBDE92CF5BA969EC6BD5B0F163EB1F133BE4F81DCBD8656BFBD74C747BE3B524FBE0682933D33DD443E0BA9FFBCAF31A2BD81C0B63D4655F63D05973BBE8998C7BDB8AC303E4F12BA3D600C42BE2C197A3B1A491EBEA5AF21BE8BA2CFBD3A764F3EE90AF1BDEDAB0F3ED3B03DBE4A1266BCF3073D3EF6BB3BBDFC1390BD1CD1B8BD6F1217BEA021863D0B5F18BED0F104BECF92353EB2891B3E9596DABDF0338D3BA8A560BD9B201F3EF5A83BBE33CC3BBE10A0CC3D46621F3CCB9374BD611ED63DEEB0AB3D73320EBEF1D6EE3DA7C3F23DF774ECBC55D734BE7A88AF3DB90AF93D29A24FBE876541BE2FE9C9BC5C4C37BE93CFD0BDC321233EA1E9183D02C0F93DDFE7443D4A614C3E0802AD3D2F33763D9B3C1E3E1B09A6BDFF25333E1E4E9F3C25573F3E753BF9BDC5FC0DBE7717183E32BCF0BD1F90213D3E04463E01571C3DB57714BEE888FEBD51B1E6BD75C30DBEB739E03DAA70F23C9EAE96BC28D8683D6C64F43DA97D933C47B2073E25ABE0BCC07AA13D7EBD323DC007E73A3F13183E8FC8493EDF39283E7F2B54BD42B787BD5A0F2C3EC3EDBDBD835AB33C",
      torch_tensor_24_torch.float32_4: "0x04000000C487373EAB2C1E3DC8F421BDAE03203E32A6163CE75677BBA544F33B778201BE8D4C75BD8B7F3CBEC1B39CBC49C649BE3ECFFE3C55D0B7B9C4F7933DDD6902BE6B25B2BADB0569BD7199F9BD3700233EFC2A4EBE3EF2133E14FC4EBD86F7E9BD",
      torch_tensor_24_24_torch.float32_4: "0x0400000013B2D13D24EBFF3DC019623C1F5C0E3D1C52A0BD3841E3BBF527D63D31DC82BC945C86BDE5CD4E3D74B4D8BB287A8D3CEE6D33BDCD8304BB359149BDBAC52F3EFDB80DBE5C5F1FBEABA222BDF77D783C6D78093E2161673D92AA5BBB3BC945BE016CC5BD8FD7593D78DE85BD2EFAFFBDD6D2523D0D2C153E08B3CD3C528C1C3EBF4D343EC8CDA53BD9FF503E58128A3DB7E5893D4E8D973DE88541BE1852AA3D8E892F3E6BF31B3D7B25493C66D50EBD012E24BED21DD43CAA70A83DB4739F3D05DB3D3EC91EFABD4C09383E8D393BBD5BDD73BD5E6DD3BDADC50BBEF48D333DFA4032BDB3A1193DFE734BBE767E87BD85C2D63D7F3BCBBD8D1E413E34C20ABE55B2F0BDCC030B3E7605343E1619B93D8F4DDE3DF72B14BE81F01D3DB4219CBCC3ADC4BD0B9C313D9B91A93DE79810BE171ACDBC61065B3DAF584A3ED35928BE1481383E5BDDA1BCA5023A3DD55734BEF8DC37BEF90AD6BDDA5C76BC5BFE1E3D5FEF3A3EDE580ABDE715103ED0562FBEAB0EEA3D62AC34BE2B6446BEF7E2FA3D4C7108BE7C0EE7BDAEE0F6BD33DB66BD6A24CC3DF842D13DB1561DBE77CC863CFDD92CBE167931BED28F55BD9E938FBCCA93D03D057AB53D978D503DC3791F3EDB85BFBCA35D94BC47004A3E8A04653CA3550E3E8853D0BDC016063E44C8F93D1767243E72E3F7BD7E6547BEBF32143D058DD4BC8FD3453E98B18BBD3D2DB7BD047E023DA4FA26BE21C32BBE6E96063E8C033F3D56AB243D4D01FFBC0448E93D8BAC9DBD51B67D3D6C7C8B3D8B85543D91C20EBE649741BE3A52C7BDD76E32BE792535BE0A5790BDF8F9B0BC9AD3F63C78B9D7BD5C7D06BE47EB5CBDEDDEF33D753FDB3DFD92423EB30FC13D3BAE153E5441583B94D200BE429E803D60E0353E0C8392BDFE74D0BBFE043ABEC351213E1FC629BE5A7CBABDD768F83A6D8AC7BDFE575F3A2D93E3BDB2954A3E4DCAF2BD89D2063DF6C947BE32B4EC3CD7B10A3E38E202BE1D9A25BDEC25FEBB301AF3BBA837223D9CBF283EEDEF75BDA59A8A3D56BF2BBE1AFAF7BD7AA516BE5B0A413DCEEF0E3DC9484C3ED160933DF7F898BC8DB0A6BDA84CA23C55AFC3BDFEDF033DBD8A3CBD36E806BE3F243B3C8B5EA13D17031ABD3113753B2B444FBE07B38EBDF90B50BE579A4F3E2F51323E1D2C35BE1CC620BE494231BEBAC7F03DE1072F3DEF1D41BE187E81BDE9021D3E1CBC05BBD1DA3CBEE109913D74CE4F3EC09A3E3E3628923CFFD065BDC9A8AE3C6A351A3E687AB43D9A602DBEF141DC3D2A14083EC19931BE2F0913BE1CEF0E3E5589DD3D629F36BE2980663DB472FC3DD255293D98FCDE3DC5FE863D8B36703D2CAFF33D3F6C8EBD3D7B923A3C714ABDD09A17BDF12FA13D85EDA1BD931630BCC912323EE553893D67D84C3EEAF11ABC384897BD2CD8373E425F03BE9911C33D3CC1303E1057ECBD4D7728BD33B73C3E500F87BC155E37BEE1D2E7BDD1CD44BE72B022BD913CE73DCD5FDFBCDB0C1CBDE3A3883C05E886BC0C8714BDA47284BD3862CE3CF1484BBCE0BEEFBCBD9753BDA4D1593DD2689FBD509640BC58F8FFBC793E133E253DAF3D352BAF3D6C08A4BA3F6E04BEB7E35F3C8D3124BE832F923BD71C4D3E6768F0BC58A7473EE32B02BE073C243E4AF59C3DEF1FB6BDA44C4EBE650DBCBD17CEC43DDDD8493E671D28BE8DFFBBBD63B7943D492A50BD112932BEA7A28CBDC72F853DE3564BBE30549BBDA693F53D5A31C73D5CB1B2BD9081423E1479063D9700C83D6F2690BC47D79EBDC723353EC58743BE1088923D1E84B7BDFD3884BD2D901F3E82843EBE22ADE0BC1AE88DBDDC36193EE75A1EBE00E623BDCDC8A6BDC98F1B3E2529243E23128A3BB7D9A73DDED3503E548D33BE90E87A3BD9AE3E3EC6965ABD3EC31ABE451F393EDE07463E2492F63D451E1D3E7F688FBC7C1311BE4ED938BEE7B2AD3D20316ABDF8604C3E09A8BA3CA191073E9491573C992240BD09C1A0BDE17832BE96364BBE512E2BBD448D35BE81DD50BE7160D03D9DD0B7BD977A7139EC7556BDBC621DBECF7A7FBDD83B06BE83B9163DFB55443E6EA946BD5856EE3C1D97EE3D3DA8B63DA2E98E3CD6668FBD00A223BD7916E6BC38AE503E9219EC3C62D0083E9C5BEE3DEF362C3E9447103D5C6B673BD5D071BD8C97053EBEBB1B3E9670223EB39539BE2E926D3CB153FFBDECB609BE4D6F36BEF0A19FBD77D93A3E5211EA3D007A10BE4D262DBD614FB73D4641F53DC35E173EF9E2DBBD07B4A8BD1A3BE23D13BC363D13A2D7BDAD4F1EBE157542BCE79C313E0186A5BD8E58E8BCD91F9E3D8F6F2EBECC26A9BDE723ED3C72CFBEBD5577233E33CDECBC742EB13D75B21ABD7500C1BC62C73E3E476D26BED36E11BE02679BBDF6FA1E3DDD6A75BDC161833DF4DEC0BDE81A9B3D46F442BE735CFD3BEBB0DD3DFE5A113DC308B8BDC1E59BBD2C11363D023F10BEDE5222BE752A2DBB885C32BE5D453B3D0F200ABE0BF3E63DEADBF33DEDC9283E4BFE04BEFA1D1C3CD8FE413E210051BD533C953DD0BEE23DDEEFE63B9EA392BD7F525A3DB829643DE0AC21BE088098BD7E0130BE99B430BE34CE193EFBF0123EA8700EBEA60D4ABE51BF29BE4E65C63D80262E3E7680FABC9A0B90BD974628BEB85EF5BB00E9E73DD0A5C93D31F2AABDC034AABDC089153D8B9FCA3DCF222B3E12E0303DF479023EBD682A3EF4E795BB16353BBD9306FA3DAA13A73CFD0B483E4F2DE23D09E53D3DDE4F40BE3B79003EBD3292BDD79115BD6E18BB3D5949673DB17D63BD2C133CBC919E1FBE9A7EAFBD7AD851BD32B2A63A92A052BD262EE73D0CDC2DBC571303BEF06E653D70C089BD5952153EAEB9BEBBF8FE343EBC21353E94224E3E2F4AB33CB7F31E3E3F6720BBC154883DF273C3BD843226BE226F20BE62DE46BEE0913EBD81B633BE0C71223EB59F2EBEC3A51F3EF799353DAF6716BEFF39323ED8D78A3DD45886BC3A8C253E55B42FBEBC86163E992292BC5379C03B96CD983DB03BABBDD51A31BBF6AD163E3692A63DE10FCA3DE48C323E9FF006BEB2DB18BD3340363E979D94BDD10A6E3D94B0A53D35713DBECAAB303B8D22413E4B1A0DBD9E974CBE6C603EBEA856FE3C69AE84BD75420BBEA6C9293E7632ECBD6BBA16BEEEF70D3E0BB91E3E2E338F3D54C4503EFA79A93BB2D11C3E41EDF7BD2C3B2ABE5701BB3C9FFE0ABEF59CBCBB1BE8A7BCB3AA003D1C1B4DBDFEB16EBCAEC83DBE863DB0BD90FDBF3DFCB3353E",
      torch_tensor_24_torch.float32_3: "0x040000008C296B3D0D76A73C9FA942BE9AB2C6BD7B090D3C8327CD3B547DD3BD9805EF3D1962C8BD8ACFDDBD4AD7B63D3E77B3BCB49B823D65C8013ED476A4BDCB9C6D3DE2B0263EDEDE043D0477353E8797B53D0378193E76C7223EA16DFB3D73EE623D",
      torch_tensor_24_24_torch.float32_3: "0x0400000097776DBDD2EE023E60FB6EBC8DCE26BE495109BEE2119C3D9DD2823DAA71B5BD34292BBE9090B13D5C46DFBDC71737BE2DAA3F3EF513A83D21D80DBD2972F53C79C6293E93C139BE865526BD080894BDAD094BBEED43313E349345BE7632A8BD913AD43D302B3D3E6CD25CBDC1222D3E8D9A88BBB92B41BEB4D542BEAF3EC2BD9C55A3BA1088293E7791B2BDF59401BDB8E40E3E30204EBD0C1EB53D03CC8DBC42EBA2BDBE6D07BEC72B4D3E8489E0BD8945AC3CD92C913D65181B3D1A1B87BCAC9721BDD0F2AFBDC077903DA5D173BD04D09B3D2F52D73DEC32943D45C1C4BD9CB90FBE556364BD96AC853DCB35B43CCD524C3EB2320D3E8D95C3BD1C2A163E0A53EEBD471B8DBD70ED1A3E64A519BE1F5D68BDECC92BBED7FFC13DD8C8153EEABF373EDDB891BDF38E1ABE139ADC3D8F2D07BE214F8BBD48F92BBEA70C233EFB06A8BCE26EDE3C7056433C191FEF3CB027B7BD2FCE4C3E0F8B3DBECACCDABC8B6BF3BD51430EBE4899E03D5A67193E87D2C53D6F6B7A3DC16C0B3E611DE03DBC3C73BD23DDB0BDF9BB773D0A32033EA48A0B3EA9475F3A57F4503E620C16BE6672AD3DA105333E5DDB503C677EFC3DD5AE373EC0DF21BE0AE2073E42CAC13D3AAFDB3D5DD2D13D4011FA3D2298853D0201E83DDF933DBE463D50BE0422DE3D4525503EE88379BDA2B1203E4B1DB6BC73B6D13DA6F487BC534CCB3D6B84B5BDF2D72BBEDD42DF3D0372AFBDD9F11B3E78F0E13CB467AABD3E22493E56AB473E53BCD8BDC5EBB93DB4D76F3DAC6000BEBE57D43CE21D37BE73467F3CB13F35BEA0BE323EAFD5D13DFF93253E8E1D223D24FBB1BD5697D53DAC1DB83D0060E53DB91300BDB625503E085305BEBF6D3ABEEE9D5F3D2EE13C3E15F9003D2F1270BD924732BE4A590C3E2D914DBE6254ACBD5905E83D306AECBD70D008BEE1C6D2BDF8A8C73DAF35B2BD857C3EBDA01249BDFEECE23DFE9A373E3A99503CC3EE693A1212ABBCDA21C73DD7D1163E3B11463D2728013E846883BDFED124BC46112EBE7BD0B53DFD2BD7BD385B00BD95804CBEFCFF8E3CDE98833DD8CDFC3DEF0138BD325C213CB183443E7C12293B4A82163E64C44C3EB9DC313EFEA4BD3D5181053EEDCD3E3ECD3DA4BCC7B4273E0FFDABBDD36C84BD3BB9BB3D91E2FBBD7939A0BD4DCE333CA5CA893C464D293C1209E0BC4613853D9DF2493ECA118CBDB5FBE53D69C44C3DF33A043E6D7F2A3EF5EB9FBC80C82DBD92E1A4BD0FAE67BDFCACB1BDEC744EBD1055F43D11F57A3DBF3AC5BDC471EC3D53F5953CB65C043C8B6BA13DD82BEABD04F0B0BC5D6F1F3E0D6C073E2CA7EB3D25A5EABCABB3A83CE8AE073E4193113D9E35E63D64D1D33D4E59B73DEFA9C43DB8080CBE1FB637BEAC1E4FBEC6CD233E4A89E8BDDD5824BE5CC9D53C400321BDD1B9843D48595ABD72F3213EEE2D46BE6AFC4DBEDE08343E1268B5BDBDE44C3DC758983D7A39033D8A0704BE7C54B53CF6D908BE3C52303E4814013D15FB163E44A8133E21F3B13DD3A7933D67C1EB3D4A4205BED6B81D3EA7BB33BDEF8A213E83E85FBC95B9C13D97591A3E0CDA1E3DF91B22BDF182AA3D874950BE7797ABBC94382ABDC81320BE7C4D1EBCF172423D902D4BBE24332B3EB2C3EC3D44394E3E3CB0B3BDB52614BEBA2AFF3DE178443EE2A8F3BD2841F5BDA0B976BC14BC313E324A01BDCC3348BE57F4ACBD453DEFBD64971D3EC1E218BE0B081C3EBF2D9C3D834C95BCB2DF51BDA2EDE63D6AB6ECBD927DA1BD436F383E56A5A1BD64C7A93C1DC5293EF8EE23BEC4430A3D5884B93BFAF1D7BD5FC1283ECEF40F3EB5215BBCA7DAB3BC9531023E0A508ABDFAABEC3DA86F0BBE6BB32BBEFC8E0B3E11960E3E537D22BE01EE38BDBA95B13DB550DF3D5017F93D3B7E123E1354BFBD1E29323DD48C333E96892BBE3895073E8B85533D9833123C4F114F3EC9A3ADBDF63566BDD0541BBE31FD2F3ED8C918BE6AEE3A3E9FCF19BE18A2EF3D4EC0D0BD7AB0373EF2F20BBE015A07BE143C71BD6F0C28BE3FAE463E2A909A3DF10EE3BDE5071EBE5A2D8ABD6D29FB3C613CBCBD1DEDF23DF43DCDBDC820793D917E163EF63114BEEA3223BE27EA47BE72551D3DC31A243E4F5A05BE4637E1BC64D9023EBD2F223E453EE53D2EE2853DCB1A113DDF8D753CA17B363EE0BFEE3B4E77A23D6C1374BC398B253EC1264FBE15F484BD265148BE2459443D5F4C3FBD60C82BBEAB1920BEBF7B6E3D9FF31C3E420F323ECF720F3E03C028BE47C22D3EF83E473E3B01223C54AC48BE292017BE1B1539BE9FAC063DB4E52B3E0015063EC84FCBBDE7F9B5BD14B8453DEE59E0BD27EE9FBCB5EA713D501599BD05C8953DE613EEBC4F59403EB2BC2BBE566E303E43F60C3E812E3BBE117D443DA715D6BCD962C43DA017173ED1A1E0BDFFC3EDBD84F417BE72B9173E35132FBE182202BE004E3C3EA26ED73D6D790F3EBA16343E485E36BEBB0350BD0AFB8CBCEC57413EF3436CBD64EC5FBCD31BED3D07C4D93D866B08BE619035BE57E09DBD4168853D98E8463E557FBC3DB6E4F13DD1A9803D6B8454BDB6FB09BDB5D02F3E6217323D3A0F273DFBA3F43D2BAC163E8B956E3D88C0A8BC17E7B8BD0805FEBD97FBD0BDFD1C2A3EF669263EBB06DDBD7554303E2D0258BD654653BDD6B3843D03E829BE4754F7BDBD9EF4BC576283BD9A11D33D09BC45BD4D1E32BEF0FB35BE85D5493E6984BC3D111050BED97B2BBE0E0204BEB14A3D3E9D76E33D0676883DB0AAEC3D5AA00D3DD708153ED94B28BED640243E6E16BF3D41C38A3D84A9053EED5823BD5C98C6BD287363BD1DCB1CBEED57B63A5505D73D73A41B3D6431E7BB24289E3DFE9A3EBE296D09BEB37536BE83CE4F3E7EFD3DBEF695C63D003F163E36096DBD4BC203BD17B52B3E04DA2ABE287C50BEDC27F5BC8A1CD6BCB11BABBD4172823C686FDE3D1CABDF3DEE8C733DB29E133EF7E2C2BDAB655F3CCA268C3D5971863DCEFB95BD77BD293EB3BB1FBE3455C6BDAE8148BE2914C83C666622BE0EBF143E64F50BBE01715C3DAB99393E152F3E3EEDCE8A3DFEAC983DF6AD143D64DAF03DE15968BC22B61CBE459B383E17621DBE8C494B3E8769383C20C4BF3DCA7CB93BB9FCB13DA96E0E3E024345BEF2D8ED3D5E4F8DBDDE293CBEC79727BE58F1953C9AAE223EF4C545BE4C77723DD8B9A83DD79B40BE79E7383D8126CDBDFA9F023DD0FC9EBD85EF293E43E43FBEDB85DA3D583E9DBD",
      torch_tensor_24_torch.float32_2: "0x04000000FB0C1BBE656A4ABDB8130BBEEF678FBC461EA5BD7B3F8ABD9AB936BD0BE3203E47A54D3DFFE049BEF5BA10BE7C3D82BCF1228A3D5414023EFC173F3ED7020DBEA981453ED2620C3E3C5326BE91F52BBE382A23BE1522823B2B4735BDB53A4CBE",
      torch_tensor_24_24_torch.float32_2: "0x04000000DFC979BDEB7B913DEA86203DFA65493ECE790B3BBA80ED3D57D80DBE29C916BED567D83D8FDC013EDAB4D3BDA772273E15DA893D79EBECBDCA9AC93DBBD54F3E775056BD7F59223E5E0A81BDEB2F44BE382925BEF7918CBD0FB3453E9EADAF3D3D3A343EF2DDD33D2F343EBB551D0ABE15F83DBEABFB8BBDAC9CB8BD771F3C3E16F349BD611ACABC7FA7173D6F962B3E2810ACBCEF39DB3DED3410BE932447BED54600BD2E88BF3DB1EF023E206D983D0E6C1E3EEACDF5BD3F043C3DBFE82D3ED55F01BE46A8103EE95029BE92F4073E3DF2D93D7298363E1AD2B4BCA5E437BC8D29FBBD01A53F3EDC8DE7BBA74C59BDFA775A3CF661D93DF90BD4BD5D7226BEB08C4BBD02787C3D903CA83C516A5EBDF477D93CD7F187BCB3F6213EC4A5F5BD4992493E6315FE3AD2D0123E934FA83D60361DBE9DEE153E2A5992BD99970CBE02F4B63DDB1B1E3D1143D2BD256AC4BD2BBF363E3FF950BE7D23EF3CF121873BF6E226BEFCB7B53D6CB93BBECB5EC7BBFB7430BD8217EB3D577D34BDC56141BEC28F7EBCED92243EEACBF0BDBB26303E2CB3E83DE1CFBEBCF671CFBB7F1D2D3E2542583B29DBE23C7757893C8CC67B3C466D35BE886FF1BD7EE9403E8C09F93DE0132E3C6A8E453EB23BA3BDCFD5B23D0FD2DABD8297213E8977E63D5B16903D9AFD47BC5F640E3E8B5DE33D7D3AD83DEDA39BBDFD91BA3BA08147BD771DF4BD73E74A3DBBD2333E4815F63D776469BD48FAEE3DBD0A78BC16D2453ED4D24EBE5129613D2C9638BEB834C73D4928163E0640203E512289BDF357933C22E05A3D7D528FBD80D3433EA5220F3EA8ECCE3D5444AABD7229123E31F4D4BD1D382ABE9BEB82BD30EF99BC95DE033E756CAC3DFDAE963DEB6F7DBDA841223E4584473E8C1834BE56123C3E98EF233D89BF913D4E5FA33D5A9AF33D04684D3B7C4B57BDBD1990BDB92806BE1CBA00BC68ACEABD9379F93D79A615BE28B3353E089538BE690F2E3EF369BD3CC10845BED3B37A3D699206BE339425BE250B303CE4E16DBD20564E3D434E253E66B23FBE6FE64F3E93CFE7BD5D3825BDC77D073E3C9EAEBD9FB2D2BD819C43BD7D66A33D4BD410BC426B3E3E177EB43DEBBB3EBEE67716BE02C3833CB62000BCD3147EBD687B893D6071AF3DD8A6F2BD88CB26BDF9AC953D8F7D973D9D0896BCFF2CD23D2464953DEC2D44BEB5B547BE88DFDF3BB91A8F3D2F0115BE9E48D7BDD2BC47BEA55B1E3DD57F173E1231393EB3302ABE7666213E0E70A7BDF91638BE8924063ED1A32F3EE4A92BBCBC2970BD85EAD03C5A26C43D7F53C13D788BD2BDA4E3DE3B1924663D173EF23C1ED82D3D13403E3DE1A35D3D6D49E23DF11CD4BD4BF32C3E95C556BD75572ABEBFBF0A3E04F104BE40954EBE7AE58DBCC249493EAD5B1EBE8240353DB34022BEA5F3AA3DDF940D3E5A1108BD550C3ABE88321CBEB06A00BE64229CBD8005C8BDBDF5B73D997D3C3D4A4C27BEFFB0D43C45C641BE3FB4153EA78D67BCC477433E3B43233E21B5EFBDD1C5213EEF9732BE9AA841BE92040C3EB284D6BDBC1B19BE6EDE07BE5404F1BD20BB38BE79BCD63CB03933BE5A9069BD28B0033E5E2B21BE831F0E3EDEE64E3E68A3FEBC737AC9BC2EBE46BEA7FD413E5678273E8043B3BC1AECF83D251838BE457C0DBE7468443EDD8A4FBECE64B0BC30EFDEBD3A5545BE9956093DCE2FB6BD9CC2243D0F1D9CBD81D48A3DB1FEDC3CFDA34FBE5C3B053E7A3A013E4A0720BE0435793D51FDC5BDB9930F3E6709C9BD3A1E033E7B9304BEE424E1BDD427AA3DE1CF633DE106BFBDA5B1193EEDED1E3D18D3C73DFEE3F7BDB64E4A3DF3134A3D5A4CF33DB1DF403E4085043E02744D3EBA2FB7BDCC312CBE6F04143D6D8D6FBBB6E5F8BCEB4C28BE791AE9BB3EA2C43BF81D003E8C93C83DD6520D3D460F133EF34AB3BCF624283E89343EBE5461C4BB1D37BBBDAD1D063ED3AD69BD59520DBE68FE0CBD792CF63850AD0C3EA050E63D520A3DBE39A7B0BD8BC1CABD123430BC3BBFB93D3B4BF3BCC9473E3EBC3FB83C7463E73D99FE48BD9959F23D34FBA33D2380F73B4803DFBB1D38B93D8325EC3C70C903BE8EB281BD661C09BE7AAF473D4AD11C3E4501F0BDED2E8C3DB45E21BE0335AC3D10FF43BEA833A4BDED2F19BB8CD60DBD9243EB3DDCB2A6BDB2908A3D1D9CB73DA482643D9C8E4ABEC0CDE7BDFA164DBD2CB05FBB1688A03D2E0F133E71912C3D10290FBEB1B64FBE2A373B3E9852373A07C239BEA1E765BD6D50A03D7549D2BB8DC3093EAA260FBD96F6D13C71E7433E2CA039BEAF4EA63C34252ABE7CD80CBED7B943BE9D41CD3DA71224BD8BC7973DE649BD3C6D60883DC5992FBE994094BDE1F864BD16D117BE40ECB13D954AED3D913397BD13DC0EBEE29DD9BD00DF42BEAF0D08BE324F66BDE9E7093D05A3C8BDC2362BBEC02CD33DB515273E078B1E3C2CD2EDBC93EAB8BD0952883DDB82853C3C24BFBD68680F3E6844F63D89691A3E5C32103E960FF8BD7E5E3F3E245984BB8F4940BEF67E043EC66F06BE4156C4BD17E4223D4260143ECEFA053DCDB832BEF3520EBE450D9B3DFF3365BD4B56643DF741363E333708BE5B8034BED9368CBD588481BC5DB68CBD1EFB4B3ED0F4F9BDDD2DF23D7B14A23DA43F403ED42E49BEF7A7183EF42D85BD3A5193BD241ADF3B55B70D3E4471D63DEC7CF2BD18D3473DEE6C08BC8A94893DA7891CB9D3684FBDB76FC13DF268323EE890DE3D84A389BD4490363B65251F3D8E01F3BDF848313E1CB7DC3D4B28B53D6C95413E240CDCBC7BBE1D3E8714C4BC1F7C283EF36CFBBD24694CBEC9CCD73DDCF38F3D744C46BE5290B53DD8A432BD3B21AA3D55D23D3E75B6283E09DDEF3B44E3CD3DE7C141BE861C773C0C55873D25B9D53D68F3963D1E2E0C3E0344693C7915883DC41D4DBEB56DC8BD12E2BE3D5980903D667AB23D1CE7A83D5E9D30BECE4D8A3D4F5B7ABD8D6107BDFFFD83BC6960303E28363B3EDA63CF3DCFEBA2BD03F2773D2ECD8F3DBF1A203E6AC8833CC10245BEE5F6A73D096326BE021FD93CC587083E0398AC3DBAD0453ECD84493E4B2D3FBE56B6A43BD161713DA44325BD49A3D7BDFF4E493E15E5FABD895441BE6CF83EBEEBA2E3BD73DCAF3CA9120D3E438750BC4E2524BE6B0E1B3EB84D77BC06E196BDFDAAC5BBD1EEB53D4200D1BC969AA43D9EC2AE3D8EBE09BEB2F43B3E15830A3E34281FBC74AB063E1DE266BD30B232BD35ABAE3D",
      torch_tensor_24_torch.float32_1: "0x040000003A6F3E3EE9BEE73D63201BBE414DF03C10A2C93D1C15863DFA38493EB22B09BEC578EB3C82A54A3E701603BE6827E1BDB5A10D3EA39AD23D257E243E1C3311BD9ACDF73D91A533BE0708F1BDA60A063D035514BEEC7166BBDEFA9BBDAFA14E3E",
      torch_tensor_24_24_torch.float32_1: "0x04000000B9F88E3DDA8AF7BD3AC9E53DBB2996BDA5A7413E08474ABD1ECC14BD9A75F63D7087123ED3E9163EFE6A173ED8A245BE4184E63DBEA4DABD174C143E89A2223E586F8BBC8D25903DA4E3303DA5ADB73D46300C3E20FE713D040B8CBDF489033C421EC13CB7B62CBE5868893D6F3108BE1C8F043EDA4F3B3E5796E33CFF042F3E5E43903B9E71033E378ED03DE92F2EBE0AA527BED9BB48BD7C65A63DBB941BBD9E8E29BDF9CAFC3D0F4F3B3E4701B13DF8D0773D1779D43D7499E33C213F3CBE465C4FBE96B442BE29D037BED84F1E3E01396CBC75E310BE9327363DE8938C3AE1D4FABD030348BED98B413D1E9D4C3B675B94BD5B15E9BD4A3C5DBD65B5353E744927BEB2A8A5BD460485BD95963F3EB4CC4B3CA57F0E3E59F1A5BCD5CC02BD5997ED3D86D8A0BD9A9EF83DD1D9363EDD32AA3DEB01013E88FC21BE08D8403E9614FCBD2730EB3D657F823DE8B5743C418F583DE1134DBEEEA0473EB38D57BC06B03A3EFFC1A33B0968AABD48D4023E86C47EBBC6BE04BEA71CD23CEC0D50BE251201BEFADB29BE7DC72B3C4925E6BDE2E891BB20F11EBEE91534BE2D24C1BCED01C53C2D69163EA9F08EBDBED7463E9A7815BE60B9903D0F0C3CBE0ABB3C3E3AC89DBD7F32E83D2A1A213C321CA8BDE15247BD932C9CBD59A1FF3D49A9183E85EE463E9FDB46BDA30D7CBD22D8D1BDB6D164BC5F364A3D7BA289BC021007BE08B0763C45BAC6BB543127BE5D6863BD47DC08BC1E024BBE138BE83C4F96653D3CBF9CBC060EE7BC584EA03B9F1C553DD64BC8BDABA19BBC8E0DF03D762A75BD3F6D96B99B5441BE131B1FBE68E8A0BCF57190BDF63A4B3ED3E632BDED6C2EBE653C323E241C07BED0012D3EA8CAA9BC8D2C243D0DF84CBEF8AB3D3E7E7916BBAEA1D1BDBD2A15BE9A19183D3D5945BEAAF71A3EB21BE53D132C353E441E3A3E864CF6BD2A6762BD540A003E92C1053EE7974C3E4EBFACBDFE62F03CC316E3BB20C2F03DDECFCCBD173B3D3E5E8577BD43A7CF3D20B71D3EB6C350BED1C61B3D5B530FBE8542C93D8DFF323E72DE84BD81A30DBEC479D4BDBBCD223E127507BDBD951BBE94152B3E8B09093E4101B5BC3E7AC03C1A51CD3CBF064A3E9876F23D92A8163DF42B953BDA9F863DFC6A1ABE2FA7E23D90A3AF3D6296C13C92A5F23D3F3D21BD110D3FBE37F72DBE5E11453EA5E489BD879718BEE2894C3E9CC213BE57DD293E752D3A3E8253D4BC2A6DF33D28FB1F3E3CAB44BEEDC2DFBD0C7FD93C0010833D57AF0EBEFC1D2CBEE351483EF306C5BDE4E24BBEA3A4B73DD7F6D6BDE2E591BDB89E92BD31F2403E7E169F3D89D04C3E5BBE93BDF181173E909D29BEF228FD3D0EE0083C8BC8F93BBC06323EA513803C2FCBB1BD4092E6BD1479073D72DA8BBD5F5DD33DA3922EBE9F760CBE444C363ED5D4A1BD9E014EBE7F8B153E33DD62BDEC189E3AD081013E9B8D8B3DC58A48BE39FF153D51864A3E783C41BC6300183E7A1E373ECF0F9A3DE03241BEBE50333EF016253E5EA37A3D94AE89BC11F90FBE0E52383DF63991BD984F3B3E306050BE1A45343DB1278DBBEA620C3A13DDCFBCC2EDB03DFB7933BEECF1333D3C2F0BBE7500853D5BF88DBC5B33D43CB8BCEB3D2339A6BDB43828BE3304C3BD6A612A3E14252ABE4E8D043E729C93BDEEE22F3C6739AB3D376393BDA9FB0FBE107B8D3D3976FC3D6BC49B3D72FBE8BBA94CB23C1C85AF3D3739853D0735CFBD00AC163E62D3DFBC22ECA4BD7D407CBDD212DE3C4D4ED8BDAF7F18BE291EE93DD7922A3E82BF4FBE5056263E09ABF5BDD57C453DC271413E4CB602BE1BE1ABBD37FC703D0FBF02BE7AB4A2BDE0382FBE3C27C33C0081023E42ED5F3DBBCC14BDF723463EB525233E826CE3BD6623EF3D96D13FBDAFD1863DE7ABB53CCAF8B63D25A7D4BDE57DC9BD6C6AEEBDA05607BEB142B4BDA4B1483DA4FF6D3D246E1E3DB58C1B3EB0F61E3ECDAD283E2218023E6EC7D1BAA2B1543D8682D2BDF038603B568D7D3C0BE62ABE61132B3EC54C39BD25F61F3E8A90C63D5411E3BD6B0E753D2634B8BD19C2CDBD07B4843DB66FCC3D8EC7EEBD8D5AD3BD1CDB1D3EE0AE99BD364B0CBE80FF30BEBBA4F13DBE93163E19354F3EACEF1CBEF585C83C409F223D876FA53C80CB283D831441BE8EF048BE5B54ADBD31C5993CEB557D3CDC06EFBC70C150BEBC85023E46200CBEC082463DABBB18BE13AE163ED03D283E2E76DABDEE56333E67E97BBDCA1D4BBEB44707BDB2C51DBEED612E3D9A91213DD36BB8BD451571BD9772763DFCE0E4BD9DDFAB3D97C91ABE7E51F43D40E8C6BDFA772EBEC768203D0340B03C055E1ABEEAC0373EE3CD96BD46BD093E06ED57BD1DC80B3EE086C9BDFD4811BE069F2ABEA367D5BDBC0EE4BD83B7BE3DC0F809BEACB20DBD87E297BDA3D59DBDA3D4CCBC31ABE63DE866ACBD8F252FBE304D0E3EFBEBF2BD643E103E6A35AABCAFAFC5BC3C0C443E0383163D51183DBEB05C48BE068643BE2E401ABE041C973DF9A1AD3DC39FD83DD75540BEA235FB3DB94C393EED16A43D28D0A4BD024235BE8FA74E3EC70DA43C694A343D1719FD3B15560C3E21704DBED056D33DF20E0EBE63E0413E1C2123BECB6238BDAD248A3D0F008B3D68D58B3D28F6063C1F88653D42AF0CBECD9745BCBB1E693D99AB273E192A2ABEA404A5BDAC1D0CBE2107D8BD6C4FF4BD3B34FFBC7F0D973D529B22BD558B273D01AD45BDA22349BE3BABD43CE96F123CECF20DBEE94449BEE06E4E3DE21166BDE372273D48C136BD26DF4DBDAFA9A7BDCFDA483E9B293ABE25954FBD7CE163BDC82393BDF2F4D33DE5D8393E87632C3E026DCBBD0369B6BDCDF5A53DAA65E03DBE402FBEBA89BDBD010EC5BDF2C2A2BC46F492BDA99321BEFC5E0CBDDC4A41BD215D803C09579FBD1323C3BD4FA03A3E9CEF70BD7FFFF83DD6B708BE6339B5BD721CAA3D3A15253D8C9E1DBE1897213E219D63BDD3DD70B81FAEE3BCA9A31F3ED4654A3D26C8C23DC5DB35BD5967503E63AFA23D915ACE3DF73622BDB2082DBE5E0C173E37243ABE5EA44EBE0BD69E3C089D21BD3C9816BE7EE5203E909FA83C3ABEC1BD1F6A063EC4FF933DE93323BE3B330ABDA91834BEDAF6E8BDE5B9163D2BA2673DACAFA1BDB22D93BDF47E32BEE23801BE6A8A54BC7855F03BD634EB3D09DC0A3EA969363E3196223D0EA91ABE5E676CBD0CF037BE4E9780BCFBE9DA3D7356BF3C45E6BE3D797A303E6C7ED93D22DA2DBD",
      torch_tensor_24_torch.float32: "0x04000000E6FD2B3EA6A55BBD17EC26BD8923553D604501BD9C8D5BBD690023BD9F1A2B3DF9E9E6BD94A01FBEE7CF23BEC79E4D3E146FB33B7123BB3D983348BED3B1F4BCD27123BE3E6790BC0C333A3E9BB2173EEDF196BDEC17E3BDFE072BBEC027CEBD",
      torch_tensor_24_24_torch.float32: "0x040000001D87013E8E8F313ED323093CEFD974BC99E1F53D8C4435BEB8BD4E3C6EC7083EDCA7103E650AC53C5BAC8ABC7C61953DB4BC313D5D93E0BBA790253EDF6D323E2C7CEDBD7B1C3C3E5B455ABD8CE0333DF0293A3EC78AC5BD9620C33D99FEE3BCF08FECBD699B4BBC67AD323E224AE93D3830D8BDFD333D3ED1172A3DD968323E18D1463ED96973BD2DE0263EFCDDF7BCA0FB033D7698D93B6422383B27C081BCC9963FBE547E913C63CC3F3E0F1E893D182341BEC3151C3D636E07BD5275763D23F53FBE7DC40B3D546215BE01EFED3C2E9CFB3D7A55123E2A2C0ABD17AD393EC1B644BC919AF0BD9165C33D17D9103C8AEA24BE10E6043EA270493E1CE9E43DDD2205BD435D2FBED412333E72A5DEBDFCE0FB3CB9203DBE60F1003E9BDB273D5BFC463E79DFCA3D52A047BE512C253EC5E928BE37CDC7BD90D8D73D6685E3BDB23D5B3D693AAC3C7EEA6C3C050FE3BD3449123ECA5DF03C2D359B3D91B4C23C4EF7CFBD10219DBD3B230B3EF39936BEE57B90BD4A563FBE2AECF9BD5CB8E03C13793EBD114F8B3D32451F3E8DDC2F3D2F84463E655E0DBA85A7493E2BE4063D61AEABBBF3AD693DCCCE24BE95732A3E09413F3E1ED437BEEBCDF8BD1B33253EF527523D202297BDFD49D0BDD9913FBD1F5E1DBD49D2403E302EFEBD832BEB3CFFFB6C3DB55CCFBD0A8650BCEC2617BDA27B1F3E808D153E085921BC2F3BD6BDB800F0BD4EFBB1BD5A54353E8BEA293E3140263D94C042BEF780853D74641BBDF6BBE93DDD48D93DDB5A2F3EB387733C33F17F3C18E6C13A2F68103E27D51D3ECAF8C43DF72E27BD66BB72BDEBB2413E6940D8BD51D00F3DC36F833D857AD83D4B8EFDBDD26921BD2761C3BBDC8698BCF36433BE5A63B43D8CD11FBE3D2253BD0D24803D6F5B243E5A6A11BD2776E7BDBC6ABABD3A20F6BAE58AE4BDB08F4E3DEA00BD3D7B44453E3DC72F3EF6DF2ABDFFAFB13D5563DB3CBB32C63DFD05BEBD5D51443ED0E9B13A3963043EC6061B3E8D1A31BDCB2A203E276058BDA0F7CF3D51C301BDFE4C25BEB52455BDB7BF9E3DE1F7263EE78F2ABE3197F2BD5FE1D93D5290D5BD4B462E3C73CF11BE3F45533CB346CABDD2B93A3D31D6A43D8658203D706224BEEAB71C3E2DF12F3E676B3BBE2A322B3E0C2834BEB581C43DC78245BCE4A485BC0E8DCBBDC99C243E8B1F073D188C68BC1B97ECBB2080173E8A1E4F3E2727EEBDD96439BE92680DBEA2FAE2BD7BC42ABE3BDE96BDE0B9A1BD9148BFBA6F726E3D3844063E1CEA09BED3C315BE8D17B6BD790B1ABE8122343C29821EBE6E3B1ABCB1D5E4BC1BDD21BEF1BCBCBD6ABBB63D5AB16FBDF57B38BE9A0D2A3E2C5682BDA889C93C3517283E9328D03D46F328BEBDA0383E4A1069BD6947553DF11BBA3D1EEB913D44DE0E3E0BA8BCBD4D571B3EFBDE043E245237BEB6DC9BBDEBA2343E73241BBE21223DBE5317013E564F933D7E57B73CFBAD263E74AD243C16D04B3EEAB50ABEF9A333BE5CD135BD50344B3ED5B632BEF777AC3DFA16563DAC04B1BD636B2BBE3E0CAF3D9FC69C3D45F2AEBBC52EA53D2B9CE43D1D3813BE62AF34BE1C080BBD04A7F0BC3C93A0BDB80E5C3DB86620BE261C4B3E304028BD4284E9BD719805BD538325BE6ADE34BECCF7713D8F7365BD7361E2BDC1CBC03D0448233E9F7EBB3C2A52D0BD457DE33D8CF78FBD2784C1BDCF0223BD2A2B4BBDFEC9493EC40D16BD6C333CBEC1C384BDB25B993D9EC4B43DA7370CBEAE3D13BED9E46DBDA1DB553C10042CBE4374C03D5AEB1CBDE52EF33DC22F793DA96B05BD0CE996BC0D82803D453DD9BD60BF58BDE752BF3D858F3ABE6D7326BD270A2E3DA097D7BDFFE7C53DFA15CF3DFB6EF2BCE85286BD8754CA3D2B673C3C8A9F21BE98EFF03DF4C44D3EE3E4323EE59BE6BD210F423E5638AEBDAB641EBEBAAE153E1E6713BE7420403E7EDA4C3E767C0CBE326D0A3E6A6F1FBD6F6459BDACB1FD3C2AE59D3D8A430EBE87F94C3EAD75123EA884F1BD6868C53D9270143D4BBEE53D05C29BBBF76C8D3D6DAB693D5057433E17BAEB3C43602A3E95540A3D12A7863DB23BBABCCC9CB5BC64191DBE29EB483E3A2EE2BDBCCDDA3DDCE7403DBB8C073EE4D345BE2D009CBC495348BECB8724BE829F933D838445BD429C0B3E2CEF1B3EA517033A804578BD15FD103EA54B473E8120CA3C35702EBED7C6AE3DE38D0BBD55021ABE06FD333D86659C3B593D463B02F44F3E9C31D43D74F4033E3A62DE3AC65125BD18C29C3DCC641CBE9886453E0BD4CF3CFB4942BE6966F1BD5996C93D35F4403DCB7ACE3D29204EBEBBF583BA1B15F93D46F0E63DE99F353C89A94EBEFAAB363E7592A03DCB4CA33D05F6FB3DA612F73DDEE2BCBCFA720A3E0A0B0E3EAE184F3D9B1021BEB509123E09CFCCBDB941323ED03002BEB87666BC59A3A1BD61E6E4BDB2E189BDF9B6063E3D1D8A3D97399ABC89E027BE7D97E7BD866BED3D2948C3BD342D21BEC749E5BD29C98BBDBAC7B9BDEB3BDD3D941E20BBE34B453E9E6B40BECEE6D1BD2DE08A3DDC27003EE2AAABBDEB38A73DED49E6BD0631FDBD989BE43D9DA54BBC59F618BEF65A01BC02F6373EBBE33E3D275227BDD17517BD4C25F9BDA4CBED3D610F5D3B1AF7D7BDEDC9413C2C37813D5E9D0D3CCBC188BC387D44BEB6A2C9BB88BC85BD2D4B2BBB396600BE06BB9D3DB26A01BEF31587BD6631C0BD4674D2BD34983E3BDD04BABD4BF4B4BDDE3DB03C96B3AF3DFFE9C6BD97DBDE3DDA12783DA25E213E09C6A13C95822B3EE95A3CBEB997733DE59E33BE57BEB03D2D61A0BD276A2BBD5B0A313E74AF433E2CA951BDC4A5F0BD6171E43DDF2DB9BDD996C4BD9F301DBE4BB74F3E895A463C2779233D3816F3BD14E1C23DDE3346BE92B772BDDA8BFFBCEC07F63DF1CC9BBC9524F03C46D41F3E7531933D42D0293EF7768EBDB834013E6D9801BD014B72BC6EAA323DC985493E1CC1583A5A96B2BC4F9FA3BD6F0804BE2F22F03DBC792DBD7CD18CBD0480353D74BA0E3DFEB807BDDCAF2E3E8ACBFF3D36B44B3DE809C6BD5C2FADBDC5C1353E7E9C2C3D28C23DBE6C19E1BC94193C3D8DB5613D9257313EE48BD63B5984C9BC08CC133EBEFAF6BC66B0863D7C901CBE9F9D93BD01A91DBEE647A63CCADF23BE933A1F3E2D5AB9BD51410FBE4943493CD601C5BD0B46FABD630F193E6A83863DD2FF083D4391CD3D43B18BBDAFC7AD3CA4B2493EF4D8B4BDEB71A83D82C22F3EA5B2E9BC"
    }
  }
#-}
