#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x16xf32>) -> tensor<?x?x16xf32> {
    %c16_i64 = arith.constant 16 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_2> : tensor<16x16xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_5_16_torch.float32> : tensor<5x16xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_16_torch.float32_1> : tensor<16x16xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_11 = arith.constant 1.000000e-05 : f64
    %cst_12 = arith.constant 1.600000e+01 : f64
    %cst_13 = arith.constant 1.600000e+01 : f32
    %cst_14 = arith.constant 2.500000e-01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_15 = tensor.dim %arg0, %c1 : tensor<?x?x16xf32>
    %1 = arith.index_cast %dim_15 : index to i64
    %2 = tensor.empty(%dim, %dim_15) : tensor<?x?x16xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x16xf32>) outs(%2 : tensor<?x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %94 = arith.extf %in : f32 to f64
      linalg.yield %94 : f64
    } -> tensor<?x?x16xf64>
    %4 = tensor.empty(%dim, %dim_15) : tensor<?x?x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<?x?x16xf64>) outs(%5 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.addf %in, %out : f64
      linalg.yield %94 : f64
    } -> tensor<?x?x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<?x?x1xf64>) outs(%4 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.divf %in, %cst_12 : f64
      linalg.yield %94 : f64
    } -> tensor<?x?x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %7 : tensor<?x?x16xf64>, tensor<?x?x1xf64>) outs(%2 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_22: f64, %out: f64):
      %94 = arith.subf %in, %in_22 : f64
      linalg.yield %94 : f64
    } -> tensor<?x?x16xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<?x?x16xf64>, tensor<?x?x16xf64>) outs(%2 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_22: f64, %out: f64):
      %94 = arith.mulf %in, %in_22 : f64
      linalg.yield %94 : f64
    } -> tensor<?x?x16xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<?x?x16xf64>) outs(%5 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.addf %in, %out : f64
      linalg.yield %94 : f64
    } -> tensor<?x?x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<?x?x1xf64>) outs(%4 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %94 = arith.divf %in, %cst_12 : f64
      linalg.yield %94 : f64
    } -> tensor<?x?x1xf64>
    %12 = tensor.empty(%dim, %dim_15) : tensor<?x?x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?x1xf64>) outs(%12 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %94 = arith.truncf %in : f64 to f32
      linalg.yield %94 : f32
    } -> tensor<?x?x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<?x?x16xf32>) outs(%14 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<?x?x1xf32>) outs(%12 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.divf %in, %cst_13 : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<?x?x1xf32>) outs(%12 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.truncf %cst_11 : f64 to f32
      %95 = arith.addf %in, %94 : f32
      linalg.yield %95 : f32
    } -> tensor<?x?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<?x?x1xf32>) outs(%12 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.rsqrt %in : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x1xf32>
    %19 = tensor.empty(%dim, %dim_15) : tensor<?x?x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %16 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%19 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %94 = arith.subf %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x16xf32>
    %21 = tensor.empty(%dim) : tensor<?x1x16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %18 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%21 : tensor<?x1x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %94 = arith.mulf %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<?x1x16xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %cst_10 : tensor<?x1x16xf32>, tensor<16xf32>) outs(%21 : tensor<?x1x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %94 = arith.mulf %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<?x1x16xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %cst_9 : tensor<?x1x16xf32>, tensor<16xf32>) outs(%21 : tensor<?x1x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %94 = arith.addf %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<?x1x16xf32>
    %25 = arith.muli %0, %1 : i64
    %collapsed = tensor.collapse_shape %24 [[0], [1, 2]] : tensor<?x1x16xf32> into tensor<?x16xf32>
    %26 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%cst_8 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %27 = tensor.empty(%dim) : tensor<?x16xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %29 = linalg.matmul ins(%collapsed, %transposed : tensor<?x16xf32>, tensor<16x16xf32>) outs(%28 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %30 = arith.cmpi sge, %25, %c0_i64 : i64
    cf.assert %30, "negative values not allowed in new dimensions"
    %31 = arith.index_cast %25 : i64 to index
    %32 = tensor.empty(%31) : tensor<?x16xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<16xf32>) outs(%32 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %34 = arith.cmpi eq, %dim, %31 : index
    cf.assert %34, "mismatched size for broadcast"
    %35 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%29, %33 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%27 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %94 = arith.addf %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<?x16xf32>
    %36 = arith.cmpi slt, %0, %c0_i64 : i64
    %37 = arith.select %36, %c1_i64, %0 : i64
    %38 = arith.extui %36 : i1 to i64
    %39 = arith.muli %37, %1 : i64
    %40 = arith.addi %38, %c1_i64 : i64
    %41 = arith.cmpi slt, %1, %c0_i64 : i64
    %42 = arith.select %41, %37, %39 : i64
    %43 = arith.select %41, %40, %38 : i64
    %44 = arith.muli %42, %c16_i64 : i64
    %45 = arith.cmpi sle, %43, %c1_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %46 = arith.muli %0, %c16_i64 : i64
    %47 = arith.divsi %46, %44 : i64
    %48 = arith.select %36, %47, %0 : i64
    %49 = arith.select %41, %47, %1 : i64
    %from_elements = tensor.from_elements %48, %49, %c16_i64 : tensor<3xi64>
    %reshape = tensor.reshape %35(%from_elements) : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %transposed_16 = linalg.transpose ins(%cst_6 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %50 = tensor.empty() : tensor<5x16xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<5x16xf32>) -> tensor<5x16xf32>
    %52 = linalg.matmul ins(%cst_5, %transposed_16 : tensor<5x16xf32>, tensor<16x16xf32>) outs(%51 : tensor<5x16xf32>) -> tensor<5x16xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<16xf32>) outs(%50 : tensor<5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x16xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%52, %53 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%50 : tensor<5x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %94 = arith.addf %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<5x16xf32>
    %55 = tensor.empty() : tensor<16x5xf32>
    %transposed_17 = linalg.transpose ins(%54 : tensor<5x16xf32>) outs(%55 : tensor<16x5xf32>) permutation = [1, 0] 
    %56 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %56, "negative values not allowed in new dimensions"
    %57 = tensor.empty(%dim) : tensor<?x16x5xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_17 : tensor<16x5xf32>) outs(%57 : tensor<?x16x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x5xf32>
    %59 = arith.index_cast %48 : i64 to index
    %60 = arith.index_cast %49 : i64 to index
    %61 = arith.cmpi eq, %48, %0 : i64
    cf.assert %61, "mismatching contracting dimension"
    %62 = tensor.empty(%59, %60) : tensor<?x?x5xf32>
    %63 = linalg.fill ins(%cst_0 : f32) outs(%62 : tensor<?x?x5xf32>) -> tensor<?x?x5xf32>
    %64 = linalg.batch_matmul ins(%reshape, %58 : tensor<?x?x16xf32>, tensor<?x16x5xf32>) outs(%63 : tensor<?x?x5xf32>) -> tensor<?x?x5xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<?x?x5xf32>) outs(%62 : tensor<?x?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.mulf %in, %cst_14 : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x5xf32>
    %66 = tensor.empty(%59, %60) : tensor<?x?xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %68 = tensor.empty(%59, %60) : tensor<?x?xf32>
    %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %70:2 = linalg.generic {indexing_maps = [#map, #map6, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<?x?x5xf32>) outs(%69, %67 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_22: i64):
      %94 = linalg.index 2 : index
      %95 = arith.index_cast %94 : index to i64
      %96 = arith.maximumf %in, %out : f32
      %97 = arith.cmpf ogt, %in, %out : f32
      %98 = arith.select %97, %95, %out_22 : i64
      linalg.yield %96, %98 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded = tensor.expand_shape %70#0 [[0], [1, 2]] output_shape [%59, %60, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %expanded : tensor<?x?x5xf32>, tensor<?x?x1xf32>) outs(%62 : tensor<?x?x5xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %94 = arith.subf %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x5xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<?x?x5xf32>) outs(%62 : tensor<?x?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.exp %in : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x5xf32>
    %73 = tensor.empty(%59, %60) : tensor<?x?x1xf32>
    %74 = linalg.fill ins(%cst_0 : f32) outs(%73 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<?x?x5xf32>) outs(%74 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x1xf32>
    %76 = tensor.empty(%59) : tensor<?x1x5xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<?x?x5xf32>, tensor<?x?x1xf32>) outs(%76 : tensor<?x1x5xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %94 = arith.divf %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<?x1x5xf32>
    %transposed_18 = linalg.transpose ins(%cst_3 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) permutation = [1, 0] 
    %78 = linalg.matmul ins(%cst_5, %transposed_18 : tensor<5x16xf32>, tensor<16x16xf32>) outs(%51 : tensor<5x16xf32>) -> tensor<5x16xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<16xf32>) outs(%50 : tensor<5x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x16xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%78, %79 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%50 : tensor<5x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %94 = arith.addf %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<5x16xf32>
    %collapsed_19 = tensor.collapse_shape %77 [[0], [1, 2]] : tensor<?x1x5xf32> into tensor<?x5xf32>
    %81 = arith.index_cast %48 : i64 to index
    %82 = tensor.empty(%81) : tensor<?x16xf32>
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %84 = linalg.matmul ins(%collapsed_19, %80 : tensor<?x5xf32>, tensor<5x16xf32>) outs(%83 : tensor<?x16xf32>) -> tensor<?x16xf32>
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %85 = arith.muli %48, %c16_i64 : i64
    %86 = arith.divsi %85, %44 : i64
    %87 = arith.select %36, %86, %0 : i64
    %88 = arith.select %41, %86, %1 : i64
    %from_elements_20 = tensor.from_elements %87, %88, %c16_i64 : tensor<3xi64>
    %reshape_21 = tensor.reshape %84(%from_elements_20) : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %89 = arith.index_cast %87 : i64 to index
    %90 = arith.cmpi eq, %dim, %89 : index
    cf.assert %90, "mismatched size for broadcast"
    %91 = arith.index_cast %88 : i64 to index
    %92 = arith.cmpi eq, %dim_15, %91 : index
    cf.assert %92, "mismatched size for broadcast"
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %reshape_21 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%19 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %94 = arith.addf %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x16xf32>
    return %93 : tensor<?x?x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_4: "0x04000000BAA84ABE3409883DC060873DC0AFF2BC900BB13C0C3551BE8E8666BE6831993D9AB8433EF0145E3EA473DBBD5A3A713E28697EBD729D09BE44D3043EE0869D3C",
      torch_tensor_16_16_torch.float32_2: "0x04000000BEBA333EE06FBB3D300F7D3D9E040CBEA0E4023DE427CDBD50770ABE30D518BE8C6BF53D0C67AB3DB8917C3D9CC2233E6C3CD53DDA5741BE2887013D1441FD3D8C3DFABD84EB0FBEBE12773EA08625BED0EB683EF4829BBD88873ABE78AFF4BDD0C1E63C4047EFBDB0F00EBE66BA7F3E56C220BEF0BFBABC884B333D30238EBD582E6B3D3E3001BEC2677A3ECC8480BDB47F76BECC151E3EA0183ABD14908D3DF2084FBED0180B3D6A5472BE1E7C26BE5039953D2488FFBD80F2363BFAD33DBE807AD5BC106946BE54997C3E524D63BEEA0E13BEC0F820BC38FE2E3E3C4D7FBE102A3DBD1C57B1BDC802633E8C13C8BD306979BE8A933CBE52B3743E1089473D007827BEB2073DBE4E733CBEF8E3413E882EEC3D3047FCBD905EF83C8CBB433EFA8151BE2026413D144CFABDB4014ABED8ADB4BDE41C30BE427F06BE1ED519BE00AE1ABB20FDF03DDC49703E3EEF5C3E80DEB7BD8EDF07BE50913BBD90671CBD3A5C623EF080813CC877E43D2A4C603E5881BEBDC66654BE002807BEC474163E66EB753E5EF576BE64076CBE3CC0A7BD781B743ED80A17BE9CBE8A3DFC9BF9BD7439A83D32430BBEC23A29BECADA21BE94B7633E7E10493E6024C53C00C599BDAC3F2FBE506EA6BC30833F3DDC8E61BE9C636ABE4C91253E3E94573E648A3C3E20287BBE2CB9D3BD000DDC3B46256DBE0437C63DAAA206BE58099ABD4827793E5CCE48BE9C0DC5BDD4FFE53DF009563D00CFBBBDAE9E20BE4A7579BEEC42183E002368BBB2E87C3E322703BE442E5E3E809FC3BB10D239BECE8010BE8010A63D50048CBCACC4B6BD063B75BEEC81B4BD52B2423E3E4443BE8415053E103643BE009633BC28D87F3DB82644BD284C56BDF003CBBD2600743E00A5FABD70D0363E488D4FBDE098DCBDC0B11F3CE87DDD3D80AF983BB0F9303DE0E24EBDA26C663E38AA01BD20BF703CD6737FBE6CC25FBECA67303EF8A1C3BD7068D43D18580ABE6873253D8431F2BD428B0A3EC8AB393D1C71F13D3EB915BEE0F92CBDF00B6DBE005D993CA6BB583EAE8736BE4CC469BEEC2A0A3E78C518BEA63777BE880E21BE206F13BD600FA6BC2083243CF280643EACE9633EA2DA283E78DC2BBD5ADD12BE58B9243D14A0F5BD9A8201BED8AA62BEC81E7F3D7C74D13D80E37DBEFC96D8BD18CF53BE181E5B3DA0C6BA3DEEA716BE900C30BE6C87FD3D20D129BEC049F2BCA0B47E3EC69814BEF6E33CBEB0DF30BDDCF8803D14361F3E0254303EDA2445BE42526C3EE465823D60BB93BD80F342BE4469ABBD982F88BD189A3CBE981C03BE387B07BD3457AFBD646FA83D3896753D9A0505BEE0244B3D0052663C801BB5BD008C7B3EB86C353D6031913D6CAD093E88A13E3DEEC10F3E80F66B3EC84E3B3DE2CD12BE408B94BD00637ABDECD4E13D288342BD801A0ABC507E62BDD2CB59BE",
      torch_tensor_16_torch.float32_3: "0x04000000B8F860BDCE280BBE44A49C3D60EFE8BC34EC6B3EC6FB7CBE1029FD3CA8FDD03D7ACF7FBEF65D3FBE5473E63DFCB2EBBD9A3E4BBEDCF6403EBC2FA43DC8FA43BD",
      torch_tensor_5_16_torch.float32: "0x04000000AA51553F8D00D8BE3799063F85E40D3FEA8CA73F7F46403F1F6C5EBFCEDB7EBFC6BBF6BC925D94BF11F8503DFD85083F73EB38BFC41F9DBEDD4ECD3E0D53D13F0A18A63EF12FD73D7EEA46BF31E3B03E6AA2753F889BAD3FD83504400904ABBE9BC339BF8E7018BF6277AEBF92B1013E864773BF2A31E8BF69BF5CBF55032740DFC4DCBE5224C93E61940CBF5B7A1E3D99B8BD3D8EB6B0BF60CDBA3F6F2BC63F9BBEB5BF4FB4363E5CB9AA3D4795073F71915ABFD52E91BF3F1935BF48A209C06AE1163ED16F213F6C0DDF3EAAEA793FE5647CBFE132CEBF27DC3BBF6D76883FDCE9DCBD29B8E5BE2488213F27A0983FEAC2193F4525B5BE933DD23E83BE933F4736273F91A8443F3671853FEB0B01BF37CF65BF64FCD33F1F37503F49C2973D79C2113F273F923FCB509DBFEE3A793FF59491BF66B1CD3FA4D177BE0B448ABD",
      torch_tensor_16_16_torch.float32_1: "0x0400000070FC6DBD005B85BC7CEBDDBD585BCDBD44E23E3EFC014A3E00322F3E64686CBE7831793D6002863C009E23BE12D93F3E0AF76DBE888F0D3D120A683E4055603C00EC3DBDF004643E7C842F3EB819753D04A3373E309FCB3DC44A55BE5880393EE0CCD83C3A4D5D3EE8A75EBD7049D5BD581B183E58171CBED02E3A3E96514E3EEE97683EE80C0EBE4C2BDF3D02B535BE28779D3D70568C3D7C202DBEC8AB6ABEC0B406BC080DCDBDFAC67E3E98B33CBDF2EF70BEC09D7A3E3E4452BEF8C1493E409C983CC89CD53D10078B3C08D8943D0453E73D1EBC5CBEA03BAD3C3491F2BD50F2453E027A12BE0449D83D7C21A43DE01B27BE52A403BE20D015BC80CB0A3C18130DBD5434093EEE8903BE4E740FBED61A0F3E185332BEC06C3DBD70288DBCC0D1CA3B386866BE38C2C1BD4CB2563EC44AE2BDF01682BC52D51D3E82C218BE24E2613EEAF62BBE08947DBD80898ABB58D5343E6AAB063EAAD1253EA4F5B83D3E4D13BE942D823D2C753C3E22DB12BE2E741C3ED6B3543EDCC225BE8A3E1B3EF2D1403E20B89D3C66E10B3E16477CBEE8265D3EB856ED3D6471993DA636743E9467813D2431CC3DD05E68BE78F7FBBD603F223E825278BEA4649BBD58DE6ABEF85417BDA2855E3EC01E6C3C200D873C08DB9C3D8ACD633E5A6029BE6E88653EAC1A97BDC482BB3D284884BD000D7DBDCC568DBD94AA72BEA81C08BD70F344BE58A02D3EFEFA233E50C138BE24322BBE3CE6AE3D0CE52B3E6AE54F3E1481283EB4871B3EDCADF93DCEF3483E40D7F43DE00100BDB8F4463EEE0E15BED40BDD3DC00D033C203B82BD987D03BE00CAC0BBD2947EBE5831113D2C92CE3D78A271BE183E19BEC88929BE3CE971BEA8E9D8BD10B292BC4E74463E20FDA33CA06291BD089C36BE58F1313EC045C9BC0041F1BDA03E8F3C20CC06BDA0A34CBD60290A3C909C4ABD5826EFBDE0DBEF3DE07EC03DC097AA3CC84F223ED2883B3E50E12A3E6A3322BE18470D3D947BDE3DE6BA033E4090783DE6022FBE50DC94BD4410703EC2010CBE5AB8433EF82E88BDC6F91ABE20B959BEA073D2BCC83B773D806E273E061814BEE83F543D3C28D9BD7E8C1A3EB44CCBBD001D46BCF6DB783E80A1EEBD8898D53D0A1F65BEEC148D3DE00B4B3D94F83ABE5665333EAE352B3E66476CBE30751F3D56232C3E806107BCF05C5C3EBEB86BBE2280513EFE5926BEB6C859BE86C952BE405FE63D54CB73BE0EAF19BE9C6A10BE40BE7DBEB6953A3EC89DE0BDA0E4853C2CF9043E18611B3E101BD9BD243F2FBED87EE9BD3092F03CCAF0423E98F8ADBDBC0CB3BD70FAA83CFC53913D4ACC683E0887063D58AF04BDBCD4BFBDA0B6673C608EC1BD342692BD4405A43D1831593ECCEF683E402C9EBB905F90BCBECD50BE02602ABE70C8B43DEC0BA3BD5062C93C40679BBB44BD99BD7C585A3E",
      torch_tensor_16_torch.float32_2: "0x04000000C6C839BEE81E4DBE8002223ED02006BDA098823DC063183D8C7EE4BDFAD10FBE08C008BD724B5CBEBC6C50BE20680DBC0E3D043ED036EF3DEA74213EE0C35EBE",
      torch_tensor_16_16_torch.float32: "0x04000000C8F7F83D787B05BDA043053CD0EC51BD20713DBC146596BD72152DBEB0AC94BDB6675E3E64E3E03DF03921BE681E2EBEA49082BDD83910BDFA43023E7877C43D467A663E28EF3BBD1CBCF3BDE8E6573DBC17B53D9094B9BD806E97BC6C7C30BED27030BEA8BB373EF89D1C3E02E51E3E38173E3DE87BB5BDD451C33DC49E183E908D983C3C8E173EE028913C60EB383D4E58613ED4EE7D3EC4C024BE24A1493EF05F51BD4C42FD3D242CDEBD0EC657BEF4BCCE3D005004BB80205D3DCEBD343EA063F33C94FBC43DB03772BE8CEFE93D289F8F3DA2BF30BE08034C3D8614123EAC52C2BD983B17BD600CF8BD00C0EDB8206A94BCAC36873D78AD11BDFAD4353E0C8A49BE5C3DF0BD38D8083ED8CE6B3E44AC123EE81CE53DA05FC93C8073A13B08F96EBEE87480BD52D032BEFEC6653ECEF966BEC8F16BBE608026BD4679353E28B61B3D02DC2ABE16025ABED22D5B3E00BCA73DF01983BD201A253DA0C328BC6EBA49BE4036E7BC268E3EBE04CC433EC0A902BC7095473DDC0811BE404AF6BBE28E5D3EEE02293E52C765BE4A205E3EA24143BECAEF4D3EB46878BE400FF3BD447466BE60CF0E3EF67544BE147DD33D04E4753EB86994BD68DF15BD64B4C7BDC8EF6EBEB80FA23D124A523E0CF873BE9C927B3E00EC833CA80737BD24C29D3D7C197F3E689277BD6CABD23DD468A4BD10AE203DC673203ED054BABD2419193E0EC9733EF8BD03BD1C42D6BDC4E57ABE0E6F7A3E64BF65BE8082BC3DCE2E703E3E4510BE286BFC3D20454DBDE07C5A3C88A0123D0462223EEE381D3ED22428BE2019753DA8A5C63D9E46213EF4454CBE506B41BD60C609BCA0B7CA3C506E1DBEFCB29B3D1C63A8BDB4B0523E08B67BBEC28D40BE2A72763E801F85BCA093D33DECCED4BDEC81103E32147E3EA07813BC70DBA2BCC47FA33DD8A198BDC457EDBD381D6F3DE031E53C80F8563CA0EBE53DE85135BEE6F32B3E143DD93DD09D7A3EF0C37ABEBA16653EA2EC183E3436893DA0BCFE3C6810603DFA757EBEB02ADA3D8E6A653E6C0925BEB84C373E207B853C3A05463EA6825A3EDC2C42BE402C023E7494D7BD18046EBE389E7EBDE092DEBCF47BF3BD5A4665BE5045E1BDE4C1173E02A56A3ED8A8753D4A4129BED0E57CBED024D43D6074143C46B216BEC01E13BDA6E8413E26E02F3EE8F9B33DC85E37BEE84E37BEB840CB3DD08D9F3CE03D62BDCAF642BE14370FBE860951BE6CDF893D60E9083DA01D423E40DD46BDAE6E22BE80A22F3B182D0ABD8C777A3E1032533E28CAE7BD7410CFBD1041C2BC08F9D9BDDCA9D5BDBADE68BE9A7C6B3E34A1543EE0A4EABDF0DC863D0CF69CBD800354BC803C18BBA800B43DBC0A0BBEDE48183ED81E393DDCE4893D18F056BEC0C9463C2E73723E4E6071BE28A9413D4096223DAA22683EE0C633BD70A9D73C90619EBC",
      torch_tensor_16_torch.float32_1: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"
    }
  }
#-}
