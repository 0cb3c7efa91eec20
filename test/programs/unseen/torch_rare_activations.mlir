#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<?x24xf32>) -> (tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x8xf32>) {
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.22916666666666666 : f64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 1.000000e-01 : f64
    %cst_6 = arith.constant 5.000000e-01 : f64
    %cst_7 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_24_torch.float32> : tensor<16x24xf32>
    %cst_10 = arith.constant 3.000000e+00 : f32
    %cst_11 = arith.constant 6.000000e+00 : f32
    %cst_12 = arith.constant 5.000000e-01 : f32
    %cst_13 = arith.constant 1.500000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x24xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty() : tensor<24x16xf32>
    %transposed = linalg.transpose ins(%cst_9 : tensor<16x24xf32>) outs(%1 : tensor<24x16xf32>) permutation = [1, 0] 
    %2 = tensor.empty(%dim) : tensor<?x16xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %4 = linalg.matmul ins(%arg0, %transposed : tensor<?x24xf32>, tensor<24x16xf32>) outs(%3 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %5 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %5, "negative values not allowed in new dimensions"
    %6 = tensor.empty(%dim) : tensor<?x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<16xf32>) outs(%6 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    cf.assert %true, "mismatched size for broadcast"
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.addf %in, %in_15 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %expanded = tensor.expand_shape %cst_7 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %9 = tensor.empty(%dim) : tensor<?x16xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x16xf32>) outs(%9 : tensor<?x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %52 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %52 : i1
    } -> tensor<?x16xi1>
    %11 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %8 : tensor<1x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.mulf %in, %in_15 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %8, %11 : tensor<?x16xi1>, tensor<?x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
      %52 = arith.select %in, %in_15, %in_16 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %in, %cst_10 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.cmpf ult, %in, %cst : f32
      %53 = arith.select %52, %cst, %in : f32
      linalg.yield %53 : f32
    } -> tensor<?x16xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.cmpf ugt, %in, %cst_11 : f32
      %53 = arith.select %52, %cst_11, %in : f32
      linalg.yield %53 : f32
    } -> tensor<?x16xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.divf %in, %cst_11 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %cst_4 : tensor<?x16xf32>, tensor<f32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.cmpf ogt, %in, %in_15 : f32
      %53 = arith.select %52, %in, %in_15 : f32
      linalg.yield %53 : f32
    } -> tensor<?x16xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %17 : tensor<f32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.cmpf olt, %in, %in_15 : f32
      %53 = arith.select %52, %in, %in_15 : f32
      linalg.yield %53 : f32
    } -> tensor<?x16xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2, %8 : tensor<f32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.cmpf olt, %in, %in_15 : f32
      %53 = arith.select %52, %in, %in_15 : f32
      linalg.yield %53 : f32
    } -> tensor<?x16xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.absf %in : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.negf %in : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.exp %in : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.log1p %in : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %23 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.subf %in, %in_15 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %in, %cst_0 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %25 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.divf %in, %in_15 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.tanh %in : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %27 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.subf %in, %in_15 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x16xf32>) outs(%9 : tensor<?x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %52 = arith.extf %in : f32 to f64
      %53 = arith.cmpf ole, %52, %cst_6 : f64
      linalg.yield %53 : i1
    } -> tensor<?x16xi1>
    %30 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %cst_2, %8 : tensor<?x16xi1>, tensor<f32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
      %52 = arith.select %in, %in_15, %in_16 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x16xf32>) outs(%9 : tensor<?x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %52 = arith.extf %in : f32 to f64
      %53 = arith.cmpf ogt, %52, %cst_6 : f64
      linalg.yield %53 : i1
    } -> tensor<?x16xi1>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x16xf32>) outs(%9 : tensor<?x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %52 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %52 : i1
    } -> tensor<?x16xi1>
    %33 = linalg.generic {indexing_maps = [#map1, #map3, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_3, %cst_2 : tensor<?x16xi1>, tensor<f32>, tensor<f32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
      %52 = arith.select %in, %in_15, %in_16 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %cst_4, %33 : tensor<?x16xi1>, tensor<f32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
      %52 = arith.select %in, %in_15, %in_16 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %cst_12 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %35 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.subf %in, %in_15 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %cst : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %36, %37 : tensor<?x16xi1>, tensor<?x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
      %52 = arith.select %in, %in_15, %in_16 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x16xf32>) outs(%9 : tensor<?x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %52 = arith.extf %in : f32 to f64
      %53 = arith.cmpf ole, %52, %cst_5 : f64
      linalg.yield %53 : i1
    } -> tensor<?x16xi1>
    %40 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %cst_4, %8 : tensor<?x16xi1>, tensor<f32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
      %52 = arith.select %in, %in_15, %in_16 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.divf %in, %cst_13 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.expm1 %in : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %cst_13 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %8, %43 : tensor<?x16xi1>, tensor<?x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
      %52 = arith.select %in, %in_15, %in_16 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2, %8 : tensor<f32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.cmpf ogt, %in, %in_15 : f32
      %53 = arith.select %52, %in, %in_15 : f32
      linalg.yield %53 : f32
    } -> tensor<?x16xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.truncf %cst_1 : f64 to f32
      %53 = arith.mulf %in, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<?x16xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2, %46 : tensor<f32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.cmpf olt, %in, %in_15 : f32
      %53 = arith.select %52, %in, %in_15 : f32
      linalg.yield %53 : f32
    } -> tensor<?x16xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %47 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.addf %in, %in_15 : f32
      linalg.yield %52 : f32
    } -> tensor<?x16xf32>
    %extracted_slice = tensor.extract_slice %8[0, 0] [%dim, 8] [1, 1] : tensor<?x16xf32> to tensor<?x8xf32>
    %extracted_slice_14 = tensor.extract_slice %8[0, 8] [%dim, 8] [1, 1] : tensor<?x16xf32> to tensor<?x8xf32>
    %49 = tensor.empty(%dim) : tensor<?x8xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_14 : tensor<?x8xf32>) outs(%49 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.negf %in : f32
      %53 = math.exp %52 : f32
      %54 = arith.addf %53, %cst_0 : f32
      %55 = arith.divf %cst_0, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<?x8xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %50 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%49 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %52 = arith.mulf %in, %in_15 : f32
      linalg.yield %52 : f32
    } -> tensor<?x8xf32>
    return %12, %16, %18, %24, %26, %28, %30, %38, %40, %44, %48, %51 : tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x8xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_1: "0x040000000000803E0000803E0000803E0000803E0000803E0000803E0000803E0000803E0000803E0000803E0000803E0000803E0000803E0000803E0000803E0000803E",
      torch_tensor_16_torch.float32: "0x040000009E352C3E724F4E3E22C1A6BDAD25E8BDF26FFCBD5C26C5BD787347BEA6A0BEBDF8A83E3D41617ABD146D49BE5F40D4BC25053F3E3DA5373DAD6E8C3D7E9720BE",
      torch_tensor_16_24_torch.float32: "0x040000003EB9D23DB00C8BBDEEFDE93D6A80363E545ACCBDC9DBAFBC7547A0BCEE49D23D7AEDC7BC702A3E3D58739FBD2E7B833DC233F73D6F91263DBFF24A3E5BD2393E379114BEE1FD10BEB8EA26BECE612CBDDBA9DB3DEB56ADBD3EB74CBD0CCBC1BD747F6C3D36CB2C3DA3F029BEE63BD2BDA55EFDBC04B3403E84C345BED11142BE93C2B03D2838863DECC593BC6D2926BEB12BCEBDC99D103E37C0423EF9091C3D7FC1503EDDBC253E98CB6BBC1EF601BE281FE4BD0F0F75BD288E2ABE236D4F3EE75CC93B363F48BE7F44D2BD586487BDBE5829BE756B33BD473207BEE04056BD4BF91BBE3624C7BB0A610FBE771AA73D03DA463DCFF570BC28D2FB3D3555CA3D849E3BBC093C813BE194A53D347533BE1D38223D2854873C702FA3BB332D60BD681FCFBD1D2C853D53730FBE10D8A13D56092CBEF5495F3DFCBA993C7D7AC8BDFB97C1BD4BA965BD9531C2BD812065BD3DEE3FBD3855283E7855F03B1AC2373E047F24BD7D2F23BEAE6B3EBD6201E23D36A40DBE0805273E975A97BC64E1223E599755BDF01C38BE1D62F9BD78969A3C455F16BE1A11373EA3BD2E3E03D447BD9AD11A3E88197A3D3B5F90BCBE784EBE494F31BE17251FBEC9984ABC91541F3E9DED573D1DE907BD8473003E53E8B93D76DA0FBE3E1B3A3DF836613C730CAA3D3817AD3CB0EA78BD6C1BBEBDBA5E223EA293843D358B063E98D3223E9DBDAA3DDACB26BE8F8EC73C69E0FA3D35AC6CBD9AF41F3EE909C5BD021E43BE223B503E0ED5063EF3622B3E1C82003E0CC131BE4076803DEDD0403EC020EDBD44060D3D20DF673D188039BE4CFFA83C4F039A3DD4A5A3BB886B2DBE7402D53DB3572DBE6908833DEF8D153C5DB51B3CBE5015BE0A62A1BD8E7575BD2B32C2BD27EC9EBDE576C33CE9BF483EF9C9ACBD490135BE805A653DC65B3B3E298E4DBE4B9C373EA4F5163E323B7F3D4793F63D567304BEA15F3EBEB6EF3D3ECDB7CE3D172409BED4A612BE4CD55F3DFEE9083E3F03373EA477D23CB7B0F43D8D3CA33DFFD2933DCB4ED1BDFC6517BED1FB4A3E3F8F2D3D23EA3BBE0D959ABD16FDA53C8E430C3DF14C1CBECE9A363ED3C240BE7FD4CC3D6EC1B8BD4DF713BEA3E5B83D366248BD5935A6BD8C65AFBC695195BDFC99423E85DE44BEA14F8FBD53FBCABCA47068BD793D00BE8897DD3C90F1863BADCD043EB14B893D261D0F3E26A213BE29602E3E16E8AEBD3D922ABB09EA993D8EC82CBD0CCB5DBD4DFDBD3D6B99163E46F007BEF6D1F03D076E0A3E7BC2AD3DBB61863D066EE03DE9FE453EE3FC0D3ED241D53BF3B00EBE7593A3BB303BF0BD3F53383E934578BD2A16713CD1D7B03DFF66913D976A2BBEF7EC06BE3FE40E3D648719BE87BFA23DA69E5D3DCBBFA2BD755525BE5E22003D1567E9BD0099483E69FD063EA4C5053E578EC33DF2FEA23DB4E61CBE7004473EA6DB2ABDF834F23D2EEC3F3ED2C8203D457717BEEABB1EBC456FF3BD02332ABE2E58153ED8DF9DBD8CEC273EFF07F3BD6F32AD3D452361BC8228BABC5675F13D16433DBECDAF2E3EE76D2BBD88CCBC3D7619F8BDD50DDABD99189BBBF21A48BD93EDA9BD1837E23DDC8FB6BC6792ABBDA80CBFBC253C3B3E455F2BBE3F250BBD0EC902BDA88ACB3DF64E2C3EE73F03BEEEE41ABDFE8842BEA6941ABE2DBC9C3D4B18B6BC23C21A3EFE139FBC8CDFBEBDFEE689BDF917B13C67E6053EE8F8883C27B23E3D37CE92BD4CD39E3DE0120DBEF0D9013EBE0B10BC30972F3E75CDD4BDB3E84C3E59CC043ECAD028BEE52378BD318C363E78FB8D3D04D92D3E305B2FBDE887B2BD97A00A3E8EDF7ABD808F3D3E4E1EF43D2317503E07A41D3E5F4578BDC74A303E1B2A22BE08884C3E8F330CBAE285BEBD3C25743D585EE03D59F11C3C1990143EE6B06DBC54684DBE77CC063E119CF13A749AEA3DC77ACEBD218D083E9D019D3D8DE5F2BD204F42BE64CDDEBB9AD81B3D8E28FCBD30075EBDEE3334BD625436BEE628AFBD06C4DBBD65CD1D3C89624F3ED0B9FD3D46C4D33D634A353E111E853C041D2C3D232BE8BD2EDBE83DC949D93DDAA84D3DA04A00BE81A7543D5AFECD3CD978F93DECE99DBCA2783B3EA12711BDCE22F63DCD5B263D794E22BE8A9F9E3D34563BBEF4F431BE38B41F3E330701BE86B308BEC3405ABD"
    }
  }
#-}
