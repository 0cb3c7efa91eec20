#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x32xbf16>) -> tensor<?x?x32xbf16> {
    %c16_i64 = arith.constant 16 : i64
    %c32_i64 = arith.constant 32 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c64_i64 = arith.constant 64 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense_resource<torch_tensor_32_64_torch.bfloat16> : tensor<32x64xbf16>
    %cst_2 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_32_32_torch.bfloat16> : tensor<32x32xbf16>
    %cst_4 = arith.constant 9.9999999999999998E-13 : f64
    %cst_5 = arith.constant dense_resource<torch_tensor_64_32_torch.bfloat16> : tensor<64x32xbf16>
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 2.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x32xbf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_8 = tensor.dim %arg0, %c1 : tensor<?x?x32xbf16>
    %1 = arith.index_cast %dim_8 : index to i64
    %2 = tensor.empty() : tensor<32x64xbf16>
    %transposed = linalg.transpose ins(%cst_5 : tensor<64x32xbf16>) outs(%2 : tensor<32x64xbf16>) permutation = [1, 0] 
    %cast = tensor.cast %arg0 : tensor<?x?x32xbf16> to tensor<?x1x32xbf16>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x32xbf16> into tensor<?x32xbf16>
    %dim_9 = tensor.dim %arg0, %c0 : tensor<?x?x32xbf16>
    %3 = tensor.empty(%dim_9) : tensor<?x64xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %5 = linalg.matmul ins(%collapsed, %transposed : tensor<?x32xbf16>, tensor<32x64xbf16>) outs(%4 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %6 = tensor.empty(%dim_9) : tensor<?x64xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x64xf32>) outs(%6 : tensor<?x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %227 = arith.truncf %in : f32 to bf16
      linalg.yield %227 : bf16
    } -> tensor<?x64xbf16>
    %8 = arith.cmpi slt, %0, %c0_i64 : i64
    %9 = arith.select %8, %c1_i64, %0 : i64
    %10 = arith.extui %8 : i1 to i64
    %11 = arith.muli %9, %1 : i64
    %12 = arith.addi %10, %c1_i64 : i64
    %13 = arith.cmpi slt, %1, %c0_i64 : i64
    %14 = arith.select %13, %9, %11 : i64
    %15 = arith.select %13, %12, %10 : i64
    %16 = arith.muli %14, %c64_i64 : i64
    %17 = arith.cmpi sle, %15, %c1_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %18 = arith.index_cast %dim_9 : index to i64
    %19 = arith.muli %18, %c64_i64 : i64
    %20 = arith.divsi %19, %16 : i64
    %21 = arith.select %8, %20, %0 : i64
    %22 = arith.select %13, %20, %1 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %23 = arith.muli %21, %22 : i64
    %24 = arith.muli %23, %c64_i64 : i64
    %25 = arith.divsi %24, %16 : i64
    %26 = arith.select %8, %25, %0 : i64
    %27 = arith.select %13, %25, %1 : i64
    %from_elements = tensor.from_elements %26, %27, %c4_i64, %c16_i64 : tensor<4xi64>
    %reshape = tensor.reshape %7(%from_elements) : (tensor<?x64xbf16>, tensor<4xi64>) -> tensor<?x?x4x16xbf16>
    %28 = arith.index_cast %26 : i64 to index
    %29 = arith.index_cast %27 : i64 to index
    %30 = tensor.empty(%28, %29) : tensor<?x?x4x16xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape : tensor<?x?x4x16xbf16>) outs(%30 : tensor<?x?x4x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %227 = arith.extf %in : bf16 to f32
      linalg.yield %227 : f32
    } -> tensor<?x?x4x16xf32>
    %32 = tensor.empty(%28, %29) : tensor<?x?x4x1xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<?x?x4x1xf32>) -> tensor<?x?x4x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<?x?x4x16xf32>) outs(%33 : tensor<?x?x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %227 = math.absf %in : f32
      %228 = math.powf %227, %cst_7 : f32
      %229 = arith.addf %228, %out : f32
      linalg.yield %229 : f32
    } -> tensor<?x?x4x1xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<?x?x4x1xf32>) outs(%32 : tensor<?x?x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %227 = math.powf %in, %cst_6 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x4x1xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<?x?x4x1xf32>) outs(%32 : tensor<?x?x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %227 = arith.truncf %cst_4 : f64 to f32
      %228 = arith.cmpf ult, %in, %227 : f32
      %229 = arith.select %228, %227, %in : f32
      linalg.yield %229 : f32
    } -> tensor<?x?x4x1xf32>
    %37 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %37, "unimplemented: dynamic negative broadcast sizes"
    %38 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %38, "unimplemented: dynamic negative broadcast sizes"
    %39 = tensor.empty(%dim, %dim_8) : tensor<?x?x4x16xf32>
    %40 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%39 : tensor<?x?x4x16xf32>) {
    ^bb0(%out: f32):
      %227 = linalg.index 0 : index
      %228 = linalg.index 1 : index
      %229 = linalg.index 2 : index
      %230 = arith.cmpi eq, %28, %c1 : index
      %231 = arith.select %230, %c0, %227 : index
      %232 = arith.cmpi eq, %29, %c1 : index
      %233 = arith.select %232, %c0, %228 : index
      %extracted = tensor.extract %36[%231, %233, %229, %c0] : tensor<?x?x4x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x4x16xf32>
    %41 = arith.cmpi eq, %28, %dim : index
    cf.assert %41, "mismatched size for broadcast"
    %42 = arith.cmpi eq, %29, %dim_8 : index
    cf.assert %42, "mismatched size for broadcast"
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %40 : tensor<?x?x4x16xf32>, tensor<?x?x4x16xf32>) outs(%30 : tensor<?x?x4x16xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.divf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x4x16xf32>
    %44 = tensor.empty() : tensor<32x32xbf16>
    %transposed_10 = linalg.transpose ins(%cst_3 : tensor<32x32xbf16>) outs(%44 : tensor<32x32xbf16>) permutation = [1, 0] 
    %45 = tensor.empty(%dim_9) : tensor<?x32xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %47 = linalg.matmul ins(%collapsed, %transposed_10 : tensor<?x32xbf16>, tensor<32x32xbf16>) outs(%46 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %48 = tensor.empty(%dim_9) : tensor<?x32xbf16>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<?x32xf32>) outs(%48 : tensor<?x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %227 = arith.truncf %in : f32 to bf16
      linalg.yield %227 : bf16
    } -> tensor<?x32xbf16>
    %50 = arith.muli %14, %c32_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %51 = arith.muli %18, %c32_i64 : i64
    %52 = arith.divsi %51, %50 : i64
    %53 = arith.select %8, %52, %0 : i64
    %54 = arith.select %13, %52, %1 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %55 = arith.muli %53, %54 : i64
    %56 = arith.muli %55, %c32_i64 : i64
    %57 = arith.divsi %56, %50 : i64
    %58 = arith.select %8, %57, %0 : i64
    %59 = arith.select %13, %57, %1 : i64
    %from_elements_11 = tensor.from_elements %58, %59, %c1_i64, %c32_i64 : tensor<4xi64>
    %reshape_12 = tensor.reshape %49(%from_elements_11) : (tensor<?x32xbf16>, tensor<4xi64>) -> tensor<?x?x1x32xbf16>
    %60 = arith.index_cast %58 : i64 to index
    %61 = arith.index_cast %59 : i64 to index
    %extracted_slice = tensor.extract_slice %reshape_12[0, 0, 0, 0] [%60, %61, 1, 16] [1, 1, 1, 1] : tensor<?x?x1x32xbf16> to tensor<?x?x1x16xbf16>
    %extracted_slice_13 = tensor.extract_slice %reshape_12[0, 0, 0, 16] [%60, %61, 1, 16] [1, 1, 1, 1] : tensor<?x?x1x32xbf16> to tensor<?x?x1x16xbf16>
    %62 = tensor.empty(%60, %61) : tensor<?x?x1x16xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x?x1x16xbf16>) outs(%62 : tensor<?x?x1x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %227 = arith.extf %in : bf16 to f32
      linalg.yield %227 : f32
    } -> tensor<?x?x1x16xf32>
    %64 = tensor.empty(%60, %61) : tensor<?x?x1x1xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<?x?x1x1xf32>) -> tensor<?x?x1x1xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<?x?x1x16xf32>) outs(%65 : tensor<?x?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %227 = math.absf %in : f32
      %228 = math.powf %227, %cst_7 : f32
      %229 = arith.addf %228, %out : f32
      linalg.yield %229 : f32
    } -> tensor<?x?x1x1xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<?x?x1x1xf32>) outs(%64 : tensor<?x?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %227 = math.powf %in, %cst_6 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x1x1xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<?x?x1x1xf32>) outs(%64 : tensor<?x?x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %227 = arith.truncf %cst_4 : f64 to f32
      %228 = arith.cmpf ult, %in, %227 : f32
      %229 = arith.select %228, %227, %in : f32
      linalg.yield %229 : f32
    } -> tensor<?x?x1x1xf32>
    cf.assert %37, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %38, "unimplemented: dynamic negative broadcast sizes"
    %69 = tensor.empty(%dim, %dim_8) : tensor<?x?x1x16xf32>
    %70 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%69 : tensor<?x?x1x16xf32>) {
    ^bb0(%out: f32):
      %227 = linalg.index 0 : index
      %228 = linalg.index 1 : index
      %229 = arith.cmpi eq, %60, %c1 : index
      %230 = arith.select %229, %c0, %227 : index
      %231 = arith.cmpi eq, %61, %c1 : index
      %232 = arith.select %231, %c0, %228 : index
      %extracted = tensor.extract %68[%230, %232, %c0, %c0] : tensor<?x?x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x1x16xf32>
    %71 = arith.cmpi eq, %60, %dim : index
    cf.assert %71, "mismatched size for broadcast"
    %72 = arith.cmpi eq, %61, %dim_8 : index
    cf.assert %72, "mismatched size for broadcast"
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %70 : tensor<?x?x1x16xf32>, tensor<?x?x1x16xf32>) outs(%62 : tensor<?x?x1x16xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.divf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x1x16xf32>
    %74 = tensor.empty(%dim_8) : tensor<?xi64>
    %75 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%74 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %227 = linalg.index 0 : index
      %228 = arith.index_cast %227 : index to i64
      linalg.yield %228 : i64
    } -> tensor<?xi64>
    %76 = tensor.empty(%dim_8) : tensor<?xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%75 : tensor<?xi64>) outs(%76 : tensor<?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %227 = arith.sitofp %in : i64 to f32
      linalg.yield %227 : f32
    } -> tensor<?xf32>
    %expanded = tensor.expand_shape %77 [[0, 1]] output_shape [%dim_8, 1] : tensor<?xf32> into tensor<?x1xf32>
    %78 = tensor.empty(%dim_8) : tensor<?x8xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %cst_2 : tensor<?x1xf32>, tensor<8xf32>) outs(%78 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.mulf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x8xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<?x8xf32>) outs(%78 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %227 = math.cos %in : f32
      linalg.yield %227 : f32
    } -> tensor<?x8xf32>
    %expanded_14 = tensor.expand_shape %80 [[0, 1], [2, 3]] output_shape [1, %dim_8, 1, 8] : tensor<?x8xf32> into tensor<1x?x1x8xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<?x8xf32>) outs(%78 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %227 = math.sin %in : f32
      linalg.yield %227 : f32
    } -> tensor<?x8xf32>
    %expanded_15 = tensor.expand_shape %81 [[0, 1], [2, 3]] output_shape [1, %dim_8, 1, 8] : tensor<?x8xf32> into tensor<1x?x1x8xf32>
    %extracted_slice_16 = tensor.extract_slice %43[0, 0, 0, 0] [%28, %29, 4, 8] [1, 1, 1, 1] : tensor<?x?x4x16xf32> to tensor<?x?x4x8xf32>
    %82 = arith.cmpi eq, %29, %dim_8 : index
    cf.assert %82, "mismatched size for broadcast"
    %83 = tensor.empty(%28, %29) : tensor<?x?x4x8xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %expanded_14 : tensor<?x?x4x8xf32>, tensor<1x?x1x8xf32>) outs(%83 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.mulf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x4x8xf32>
    %extracted_slice_17 = tensor.extract_slice %43[0, 0, 0, 8] [%28, %29, 4, 8] [1, 1, 1, 1] : tensor<?x?x4x16xf32> to tensor<?x?x4x8xf32>
    cf.assert %82, "mismatched size for broadcast"
    %85 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %expanded_15 : tensor<?x?x4x8xf32>, tensor<1x?x1x8xf32>) outs(%83 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.mulf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x4x8xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %85 : tensor<?x?x4x8xf32>, tensor<?x?x4x8xf32>) outs(%83 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.subf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x4x8xf32>
    cf.assert %82, "mismatched size for broadcast"
    %87 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %expanded_14 : tensor<?x?x4x8xf32>, tensor<1x?x1x8xf32>) outs(%83 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.mulf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x4x8xf32>
    cf.assert %82, "mismatched size for broadcast"
    %88 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %expanded_15 : tensor<?x?x4x8xf32>, tensor<1x?x1x8xf32>) outs(%83 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.mulf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x4x8xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %88 : tensor<?x?x4x8xf32>, tensor<?x?x4x8xf32>) outs(%83 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.addf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x4x8xf32>
    %concat = tensor.concat dim(3) %86, %89 : (tensor<?x?x4x8xf32>, tensor<?x?x4x8xf32>) -> tensor<?x?x4x16xf32>
    %extracted_slice_18 = tensor.extract_slice %73[0, 0, 0, 0] [%60, %61, 1, 8] [1, 1, 1, 1] : tensor<?x?x1x16xf32> to tensor<?x?x1x8xf32>
    %90 = arith.cmpi eq, %61, %dim_8 : index
    cf.assert %90, "mismatched size for broadcast"
    %91 = tensor.empty(%60, %61) : tensor<?x?x1x8xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %expanded_14 : tensor<?x?x1x8xf32>, tensor<1x?x1x8xf32>) outs(%91 : tensor<?x?x1x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.mulf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x1x8xf32>
    %extracted_slice_19 = tensor.extract_slice %73[0, 0, 0, 8] [%60, %61, 1, 8] [1, 1, 1, 1] : tensor<?x?x1x16xf32> to tensor<?x?x1x8xf32>
    cf.assert %90, "mismatched size for broadcast"
    %93 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19, %expanded_15 : tensor<?x?x1x8xf32>, tensor<1x?x1x8xf32>) outs(%91 : tensor<?x?x1x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.mulf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x1x8xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92, %93 : tensor<?x?x1x8xf32>, tensor<?x?x1x8xf32>) outs(%91 : tensor<?x?x1x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.subf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x1x8xf32>
    cf.assert %90, "mismatched size for broadcast"
    %95 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19, %expanded_14 : tensor<?x?x1x8xf32>, tensor<1x?x1x8xf32>) outs(%91 : tensor<?x?x1x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.mulf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x1x8xf32>
    cf.assert %90, "mismatched size for broadcast"
    %96 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %expanded_15 : tensor<?x?x1x8xf32>, tensor<1x?x1x8xf32>) outs(%91 : tensor<?x?x1x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.mulf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x1x8xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %96 : tensor<?x?x1x8xf32>, tensor<?x?x1x8xf32>) outs(%91 : tensor<?x?x1x8xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.addf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x?x1x8xf32>
    %concat_20 = tensor.concat dim(3) %94, %97 : (tensor<?x?x1x8xf32>, tensor<?x?x1x8xf32>) -> tensor<?x?x1x16xf32>
    %dim_21 = tensor.dim %94, %c0 : tensor<?x?x1x8xf32>
    %dim_22 = tensor.dim %94, %c1 : tensor<?x?x1x8xf32>
    %extracted_slice_23 = tensor.extract_slice %concat_20[0, 0, 0, 0] [%dim_21, %dim_22, 1, 16] [1, 1, 1, 1] : tensor<?x?x1x16xf32> to tensor<?x?x1x16xf32>
    %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0], [1, 2], [3]] : tensor<?x?x1x16xf32> into tensor<?x?x16xf32>
    %dim_25 = tensor.dim %86, %c0 : tensor<?x?x4x8xf32>
    %dim_26 = tensor.dim %86, %c1 : tensor<?x?x4x8xf32>
    %expanded_27 = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [%dim_25, %dim_26, 4, 16, 1] : tensor<?x?x4x16xf32> into tensor<?x?x4x16x1xf32>
    %expanded_28 = tensor.expand_shape %collapsed_24 [[0], [1], [2, 3, 4]] output_shape [%dim_21, %dim_22, 16, 1, 1] : tensor<?x?x16xf32> into tensor<?x?x16x1x1xf32>
    %98 = arith.muli %1, %c4_i64 : i64
    %99 = tensor.empty(%dim_25, %dim_26) : tensor<?x4x?x16x1xf32>
    %transposed_29 = linalg.transpose ins(%expanded_27 : tensor<?x?x4x16x1xf32>) outs(%99 : tensor<?x4x?x16x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %100 = arith.muli %9, %98 : i64
    %101 = arith.cmpi slt, %98, %c0_i64 : i64
    %102 = arith.select %101, %9, %100 : i64
    %103 = arith.select %101, %12, %10 : i64
    %104 = arith.muli %102, %c16_i64 : i64
    %105 = arith.cmpi sle, %103, %c1_i64 : i64
    cf.assert %105, "must have at most one inferred (negative) dimension"
    %106 = arith.index_cast %dim_25 : index to i64
    %107 = arith.muli %106, %c4_i64 : i64
    %108 = arith.index_cast %dim_26 : index to i64
    %109 = arith.muli %107, %108 : i64
    %110 = arith.muli %109, %c16_i64 : i64
    %111 = arith.divsi %110, %104 : i64
    %112 = arith.select %8, %111, %0 : i64
    %113 = arith.select %101, %111, %98 : i64
    %from_elements_30 = tensor.from_elements %112, %113, %c16_i64 : tensor<3xi64>
    %reshape_31 = tensor.reshape %transposed_29(%from_elements_30) : (tensor<?x4x?x16x1xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %114 = tensor.empty(%dim_21, %dim_22) : tensor<?x16x?x1x1xf32>
    %transposed_32 = linalg.transpose ins(%expanded_28 : tensor<?x?x16x1x1xf32>) outs(%114 : tensor<?x16x?x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %115 = arith.muli %9, %c16_i64 : i64
    %116 = arith.muli %115, %1 : i64
    %117 = arith.select %13, %115, %116 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %118 = arith.index_cast %dim_21 : index to i64
    %119 = arith.muli %118, %c16_i64 : i64
    %120 = arith.index_cast %dim_22 : index to i64
    %121 = arith.muli %119, %120 : i64
    %122 = arith.divsi %121, %117 : i64
    %123 = arith.select %8, %122, %0 : i64
    %124 = arith.select %13, %122, %1 : i64
    %from_elements_33 = tensor.from_elements %123, %c16_i64, %124 : tensor<3xi64>
    %reshape_34 = tensor.reshape %transposed_32(%from_elements_33) : (tensor<?x16x?x1x1xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %125 = arith.index_cast %112 : i64 to index
    %126 = arith.index_cast %113 : i64 to index
    %127 = arith.index_cast %124 : i64 to index
    %128 = arith.cmpi eq, %112, %123 : i64
    cf.assert %128, "mismatching contracting dimension"
    %129 = tensor.empty(%125, %126, %127) : tensor<?x?x?xf32>
    %130 = linalg.fill ins(%cst : f32) outs(%129 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %131 = linalg.batch_matmul ins(%reshape_31, %reshape_34 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%130 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %132 = arith.muli %9, %c4_i64 : i64
    %133 = arith.muli %132, %1 : i64
    %134 = arith.select %13, %132, %133 : i64
    %135 = arith.muli %134, %1 : i64
    %136 = arith.addi %15, %c1_i64 : i64
    %137 = arith.select %13, %132, %135 : i64
    %138 = arith.select %13, %136, %10 : i64
    %139 = arith.cmpi sle, %138, %c1_i64 : i64
    cf.assert %139, "must have at most one inferred (negative) dimension"
    %140 = arith.muli %112, %113 : i64
    %141 = arith.muli %140, %124 : i64
    %142 = arith.divsi %141, %137 : i64
    %143 = arith.select %8, %142, %0 : i64
    %144 = arith.select %13, %142, %1 : i64
    %from_elements_35 = tensor.from_elements %143, %c4_i64, %144, %c1_i64, %144 : tensor<5xi64>
    %reshape_36 = tensor.reshape %131(%from_elements_35) : (tensor<?x?x?xf32>, tensor<5xi64>) -> tensor<?x4x?x1x?xf32>
    %145 = arith.index_cast %143 : i64 to index
    %146 = arith.index_cast %144 : i64 to index
    %147 = tensor.empty(%145, %146, %146) : tensor<?x4x?x?x1xf32>
    %transposed_37 = linalg.transpose ins(%reshape_36 : tensor<?x4x?x1x?xf32>) outs(%147 : tensor<?x4x?x?x1xf32>) permutation = [0, 1, 2, 4, 3] 
    cf.assert %139, "must have at most one inferred (negative) dimension"
    %148 = arith.muli %143, %c4_i64 : i64
    %149 = arith.muli %148, %144 : i64
    %150 = arith.muli %149, %144 : i64
    %151 = arith.divsi %150, %137 : i64
    %152 = arith.select %8, %151, %0 : i64
    %153 = arith.select %13, %151, %1 : i64
    %from_elements_38 = tensor.from_elements %152, %c4_i64, %153, %153 : tensor<4xi64>
    %reshape_39 = tensor.reshape %transposed_37(%from_elements_38) : (tensor<?x4x?x?x1xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %154 = arith.index_cast %152 : i64 to index
    %155 = arith.index_cast %153 : i64 to index
    %156 = tensor.empty(%154, %155) : tensor<?x4x?xi64>
    %157 = linalg.fill ins(%c0_i64 : i64) outs(%156 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %158 = tensor.empty(%154, %155) : tensor<?x4x?xf32>
    %159 = linalg.fill ins(%cst_0 : f32) outs(%158 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %160:2 = linalg.generic {indexing_maps = [#map1, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%reshape_39 : tensor<?x4x?x?xf32>) outs(%159, %157 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_60: i64):
      %227 = linalg.index 3 : index
      %228 = arith.index_cast %227 : index to i64
      %229 = arith.maximumf %in, %out : f32
      %230 = arith.cmpf ogt, %in, %out : f32
      %231 = arith.select %230, %228, %out_60 : i64
      linalg.yield %229, %231 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_40 = tensor.expand_shape %160#0 [[0], [1], [2, 3]] output_shape [%154, 4, %155, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %161 = tensor.empty(%154, %155, %155) : tensor<?x4x?x?xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_39, %expanded_40 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%161 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.subf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x4x?x?xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<?x4x?x?xf32>) outs(%161 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %227 = math.exp %in : f32
      linalg.yield %227 : f32
    } -> tensor<?x4x?x?xf32>
    %164 = tensor.empty(%154, %155) : tensor<?x4x?x1xf32>
    %165 = linalg.fill ins(%cst : f32) outs(%164 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%163 : tensor<?x4x?x?xf32>) outs(%165 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %227 = arith.addf %in, %out : f32
      linalg.yield %227 : f32
    } -> tensor<?x4x?x1xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %166 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%161 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %227 = arith.divf %in, %in_60 : f32
      linalg.yield %227 : f32
    } -> tensor<?x4x?x?xf32>
    %168 = tensor.empty(%154, %155, %155) : tensor<?x4x?x?xbf16>
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167 : tensor<?x4x?x?xf32>) outs(%168 : tensor<?x4x?x?xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %227 = arith.truncf %in : f32 to bf16
      linalg.yield %227 : bf16
    } -> tensor<?x4x?x?xbf16>
    %extracted_slice_41 = tensor.extract_slice %extracted_slice_13[0, 0, 0, 0] [%60, %61, 1, 16] [1, 1, 1, 1] : tensor<?x?x1x16xbf16> to tensor<?x?x1x16xbf16>
    %collapsed_42 = tensor.collapse_shape %extracted_slice_41 [[0], [1, 2], [3]] : tensor<?x?x1x16xbf16> into tensor<?x?x16xbf16>
    %expanded_43 = tensor.expand_shape %169 [[0], [1], [2], [3, 4]] output_shape [%154, 4, %155, %155, 1] : tensor<?x4x?x?xbf16> into tensor<?x4x?x?x1xbf16>
    %expanded_44 = tensor.expand_shape %collapsed_42 [[0], [1], [2, 3, 4]] output_shape [%60, %61, 16, 1, 1] : tensor<?x?x16xbf16> into tensor<?x?x16x1x1xbf16>
    %170 = tensor.empty(%154, %155, %155) : tensor<?x?x4x?x1xbf16>
    %transposed_45 = linalg.transpose ins(%expanded_43 : tensor<?x4x?x?x1xbf16>) outs(%170 : tensor<?x?x4x?x1xbf16>) permutation = [0, 2, 1, 3, 4] 
    %171 = arith.muli %102, %1 : i64
    %172 = arith.addi %103, %c1_i64 : i64
    %173 = arith.select %13, %102, %171 : i64
    %174 = arith.select %13, %172, %103 : i64
    %175 = arith.cmpi sle, %174, %c1_i64 : i64
    cf.assert %175, "must have at most one inferred (negative) dimension"
    %176 = arith.muli %152, %153 : i64
    %177 = arith.muli %176, %c4_i64 : i64
    %178 = arith.muli %177, %153 : i64
    %179 = arith.divsi %178, %173 : i64
    %180 = arith.select %8, %179, %0 : i64
    %181 = arith.select %101, %179, %98 : i64
    %182 = arith.select %13, %179, %1 : i64
    %from_elements_46 = tensor.from_elements %180, %181, %182 : tensor<3xi64>
    %reshape_47 = tensor.reshape %transposed_45(%from_elements_46) : (tensor<?x?x4x?x1xbf16>, tensor<3xi64>) -> tensor<?x?x?xbf16>
    %183 = arith.muli %14, %c16_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %184 = arith.muli %58, %59 : i64
    %185 = arith.muli %184, %c16_i64 : i64
    %186 = arith.divsi %185, %183 : i64
    %187 = arith.select %8, %186, %0 : i64
    %188 = arith.select %13, %186, %1 : i64
    %from_elements_48 = tensor.from_elements %187, %188, %c16_i64 : tensor<3xi64>
    %reshape_49 = tensor.reshape %expanded_44(%from_elements_48) : (tensor<?x?x16x1x1xbf16>, tensor<3xi64>) -> tensor<?x?x16xbf16>
    %189 = arith.index_cast %180 : i64 to index
    %190 = arith.index_cast %181 : i64 to index
    %191 = arith.cmpi eq, %180, %187 : i64
    cf.assert %191, "mismatching contracting dimension"
    %192 = arith.cmpi eq, %182, %188 : i64
    cf.assert %192, "mismatching contracting dimension"
    %193 = tensor.empty(%189, %190) : tensor<?x?x16xf32>
    %194 = linalg.fill ins(%cst : f32) outs(%193 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %195 = linalg.batch_matmul ins(%reshape_47, %reshape_49 : tensor<?x?x?xbf16>, tensor<?x?x16xbf16>) outs(%194 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %196 = tensor.empty(%189, %190) : tensor<?x?x16xbf16>
    %197 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<?x?x16xf32>) outs(%196 : tensor<?x?x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %227 = arith.truncf %in : f32 to bf16
      linalg.yield %227 : bf16
    } -> tensor<?x?x16xbf16>
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %198 = arith.muli %180, %181 : i64
    %199 = arith.muli %198, %c16_i64 : i64
    %200 = arith.divsi %199, %16 : i64
    %201 = arith.select %8, %200, %0 : i64
    %202 = arith.select %13, %200, %1 : i64
    %from_elements_50 = tensor.from_elements %201, %202, %c4_i64, %c1_i64, %c16_i64 : tensor<5xi64>
    %reshape_51 = tensor.reshape %197(%from_elements_50) : (tensor<?x?x16xbf16>, tensor<5xi64>) -> tensor<?x?x4x1x16xbf16>
    %203 = arith.index_cast %201 : i64 to index
    %204 = arith.index_cast %202 : i64 to index
    %205 = tensor.empty(%203, %204) : tensor<?x?x4x16x1xbf16>
    %transposed_52 = linalg.transpose ins(%reshape_51 : tensor<?x?x4x1x16xbf16>) outs(%205 : tensor<?x?x4x16x1xbf16>) permutation = [0, 1, 2, 4, 3] 
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %206 = arith.muli %201, %202 : i64
    %207 = arith.muli %206, %c64_i64 : i64
    %208 = arith.divsi %207, %16 : i64
    %209 = arith.select %8, %208, %0 : i64
    %210 = arith.select %13, %208, %1 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %211 = arith.muli %209, %210 : i64
    %212 = arith.muli %211, %c64_i64 : i64
    %213 = arith.divsi %212, %16 : i64
    %214 = arith.select %8, %213, %0 : i64
    %215 = arith.select %13, %213, %1 : i64
    %from_elements_53 = tensor.from_elements %214, %215, %c64_i64 : tensor<3xi64>
    %reshape_54 = tensor.reshape %transposed_52(%from_elements_53) : (tensor<?x?x4x16x1xbf16>, tensor<3xi64>) -> tensor<?x?x64xbf16>
    %216 = tensor.empty() : tensor<64x32xbf16>
    %transposed_55 = linalg.transpose ins(%cst_1 : tensor<32x64xbf16>) outs(%216 : tensor<64x32xbf16>) permutation = [1, 0] 
    %cast_56 = tensor.cast %reshape_54 : tensor<?x?x64xbf16> to tensor<?x1x64xbf16>
    %collapsed_57 = tensor.collapse_shape %cast_56 [[0], [1, 2]] : tensor<?x1x64xbf16> into tensor<?x64xbf16>
    %217 = arith.index_cast %214 : i64 to index
    %218 = tensor.empty(%217) : tensor<?x32xf32>
    %219 = linalg.fill ins(%cst : f32) outs(%218 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %220 = linalg.matmul ins(%collapsed_57, %transposed_55 : tensor<?x64xbf16>, tensor<64x32xbf16>) outs(%219 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %221 = tensor.empty(%217) : tensor<?x32xbf16>
    %222 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<?x32xf32>) outs(%221 : tensor<?x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %227 = arith.truncf %in : f32 to bf16
      linalg.yield %227 : bf16
    } -> tensor<?x32xbf16>
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %223 = arith.muli %214, %c32_i64 : i64
    %224 = arith.divsi %223, %50 : i64
    %225 = arith.select %8, %224, %0 : i64
    %226 = arith.select %13, %224, %1 : i64
    %from_elements_58 = tensor.from_elements %225, %226, %c32_i64 : tensor<3xi64>
    %reshape_59 = tensor.reshape %222(%from_elements_58) : (tensor<?x32xbf16>, tensor<3xi64>) -> tensor<?x?x32xbf16>
    return %reshape_59 : tensor<?x?x32xbf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_32_64_torch.bfloat16: "0x02000000833DF8BDBE3C343D3ABDC23DD4BD22BDF43DFA3D803D99BDDCBDD0BD00BD913D223D79BCE63DC93D6FBD5EBDC0BAD43C6BBA463DB13DB9BC7B3D8B3C453D533D09BD64BD5B3DA4BD863DA4BDB03D4D3DFBBC923D29BDDA3C173D513CCE3C23BB14BD8F3D4A3D3F3DAD3D86BDEEBC69BBCF3DCCBD93BDF4BCDBBDCABDAF3DBF3BCEBDA9BC87BB36BDD6BD8B3D7DBCFA3DC4BD8DBDD5BBB2BDBB3DC63DE83DA2BDB63DB23D4CBD613C743DB73DEFBDFF3D01BD513D9FBDC5BDADBD973D7DBD953D1B3D4C3DE4BC22BD70BD8FBDEC3DDFBB5CBDEEBDB23BFEBDC1BAA23D93BD8D3D23BDC5BDFEBD7E3DC4BD7A3D933C8B3DC0BDE03DFFBDC2BD9A3D8B3B90BDD7BCE4BDDFBDDCBCC33D193DC13C08BDE93D9D3A2D3D023BA03C2B3DC43D933D833C4D3D1ABDAF3D103DC13DA0BCD1BDCA3C503DCF3D463D3D3DCC3D30BDE23D833DAB3DB73DD1BD853DEE3DB4BD30BC9CBDF7BC993C893D15BDF2BD8A3D903DBABCDB3DC53DE2BC9E3BB43CC9BCFCBC67BD92BD803D18BD76BDE23DA43CB93DE93D90BC993CED3DB0BD1ABD923C0BBC083D873D53BD1F3CE83D91BDAEBDC4BD993DEBBD79BDAD3D99BDD03D6FBDA23C863C49BB9F3DD93DA0BD903D093D19BBB3BD183DBA3DDCBDECBDFCBDED3C13BD1FBDEE3D03BDA3BD383C8DBD16BD873DEC3CB0BDF43DAD3DAFBD5F3D523DB8BDB4BDD4BD643DB23C583D61BDC03D833CCCBD01BD833DE13C9DBCB3BD9FBDDD3D93BDB53D2BBDA43AF9BD26BDD83DE6BD813DD7BD953CE8BDCBBDCFBD32BD8B3CBCBD023D9A3DD13DE33DA93D17BD3DBCE33D7F3D08BDC13DE0BDDB3D8F3DBCBDD1BDC83DFD3D333C48BD923D673D80BCCD3DA63DFF3C853DF0BD70BD603C0B3D8CBC413D1C3DEDBD213D27BCB0BD8A3BFCBC88BDE9BDD63D9BBD8A3CCD3D81BCA8BDF8BDAA3C80BD153C243D11BDAE3D85BC4CBDA9BD1B3D9EBDD73C81BCB03D7BBD7CBD84BC9CBD433D3CBD523D953D953DBCBC8C3D88BDFFBD43BCBABDC6BD023DDB3D49BDE8BBB9BDB33C123D9DBCC33DCEBD89BC8EBDE13DD93DFC3DEC3D4B3DC4BDAEBDF53CE5BDA23D5F3DF43CDFBDBA3D59BC57BD863D2D3C64BDF03CABBDEE3DE03D6C3D873DFEBD8EBDF6BD85BDD4BDBC3D8A3D973D63BDC33D94BC05BD8A3DAA3DB8BDF43D4FBC083DFFBD643C7DBDA0BD56BD19BA12BDA4BDB73D183DEEBDD73CFC3C973BF93C2BBC603DB4BD5ABDC03D9FBD7B3DED3DEABD60BDDA3DF8BBCA3C923C533D53BD853CAE3D2DBCEBBD313D03BDD8BC863DB33C9BBD6CBD9CBCFDBCD9BCAFBDB93D853DCA3CE83C703CBF3DE83C9C3C8DBD2B3DEFBD213DDEBD54BD873D98BDCC3D8DBDF23D1E3D5EBD9C3DE3BDA2BDA0BD873C493CDCBDF73DFBB889BD443B5CBD0D3D393D11BDEF3B983DA7BDE4BC97BCA9BD273C973BCFBDD23CF43D883D8BBDEA3DB0BD82BD623DCC3DF43DDC3D8DBDEA3CA1BD353BD43D7C3DECBD5CBDD8BD713D82BCBBBD24BD283D3E3CF03DDABA213D1BBD743C933BDC3D573D92BDE3BDF4BD3ABD843CF13D49BC483D823DC4BDD4BD423D6F3D6EBDA03CFBBDCF3AFB3C9B3AA3BC553D0DBDBF3DDDBD92BDD6BDE8BDBE3DFDBCC9BDD43CC2BDD43B733DD9BC843DD23CCDBDCA3CA53DEDBC423C833C303C053DF5BDC23D5F3D7D3CBA3CCEBD12BDB2BBF33C8CBD593C1FBDBA3DDCBD563CAD3DC7BD6BBB6D3D4F3D713C4F3DB2BDD53D373BA53DE33C64BC5B3DF33DFD3DD7BDF83BB8BD953DB83DB4BDEDBBB13DA93DC0BDAC3DB5BCDABDCC3C6F3D9A3DAEBDB9BDACBD913DE0BD8ABA16BD603DC93C81BDB33CEC3DA93C7EBD893BEBBDA4BDBEBCA0BDD93DC73CC63DE9BC8EBC013D18BD2FBDFBBDC13DE83DFDBD29BDC2BD50BDC33D893D1FBC5B3D193D8C3DCEBD1E3DF2BDA8BD3FBD48BCF2BD4C3BA33C4BBD263DE03DAFBC88BDE3BDBBBD8EBDBDBD49BD8D3D203DE73DFE3D38BD49BD8C3CCCBD8B3DB8BCD6BDC1BDB0BD0D3DC43DCB3D0DBD95BD63BDAFBD04BDE7BD893DF1BD9FBDAC3DBFBDF53CC03DFC3D823D09BD923D87BB1EBDD539E63CAC3D573D743D993CCEBB573DF63CF5BDA63C63BD88BD463DD13CAD3C73BD6D3DF03D7B3C523DE1BD983D323D673D563D07BDF6BBF83DBB3DB7BDCB3DFF3D873CC8BDC63CCFBCB83DF6BD033DC0BA213CB03D143BCEBD95BD4DBD5A3C463DBFBC4ABD613DF9BDB33D6EBCB23DC13D5B3C223D91BDB73D963DA1BC483DE5BBC83D533DBB3DE9BDF93D3F3D793DE43CA83DF13D2EBCD2BDEB3DD8BC77BD9E3D8F3D893C01BCC4BCEB3D9C3D983DA33D86BDD63CDDBD953DFEBD00BEFDBD9E3D553C9539A33C42BD1BBDACBDFABC9EBD583BC93DD4BD7C3DBEBD54BDC83CB03CD23D44B843BD54BD703BC0BDC9BD5BBD523BADBD92BDB73DED3D20BDDCBD44BD4F3D263D1FBDE1BD1ABDE5BC933D7EBD9A3D8E3CACBCE4BDFD3DB7BCA13D84BDF9BDCCBD83BD23BD91BCD63DECBD803DD73D533AA0BD833BF33C633D1CBD30BD72BDF8BD343DC2BD76BDA9BAC53DE43DBABDDE3DE53DCF3D323CCE3D793DB8BD87BD1A3BB5BD29BDCE3D6E3DDF3D7B3A83BDA93D173CAC3C59BD523DBDBDCC3DE03D393DC73D9B3D44BDDEBD873CA13D52BC2C3CBE3D533DBF3D963C663CF5BCADBC88BDAB3DE93D3E3D693B29BDFDBDBEBCB6BDBDBDCBBCC9BCCF3CBABDB83DE9BD72BD42BDFD3B543D07BDA03CF2BC49BD8FBCCE3CF9BDB2BDC83D683D5BBB813B8D3CEE3CAFBD0CBDEBBDC9BDC1BC87BCC83DB03CA6BC63BB8F3D1BBDBFBCCDBCCEBD8FBCEDBD8ABDA3BDBF3DECBDF73D403DADBDD43DE2BCD9BD8EBC7D3DF9BD19BC503D48BD3B3C49BDACBDC83DB6BDC0BA2B3D8FBD773DD5BDF43D643D91BCD5BD7D3B363D8BBD81BCFFBD00BE5EBCD63DC1BB213D4DBD27BD61BC81BD9D3DA03DC7BD1D3D54BD93BD7ABC1FBD92BD973C923D9EBC0FBC1A3C5CBD883DEC3D3BBC0B3CCE3DD23DBEBD6DBDFBBD9D3DC83D3ABD243DF83CDCBD4C3D7B3D343B523CEE3CB83DE23D933C5A3D06BD993D49BDD3BD703D3E3DE13C5A3D743C2E3D513D8ABDDBBB9A3C9BBCD7BD423C9C3D89BDFB3DEA3C5A3D46BDD1BD3FBD7A3B69BDE43DA4BDACBD36BDE63D6ABDED3D763D9CBC843D733D82BDD3BCF83D933D7ABD0ABD8F3D823D223CA5BDBDBDD8BC3C3D5ABCD6BDFBBC003ED4BDC7BDA13DFF3DF6BDE8BD20BDFF3D91BD2F3CD13D35BD1DBDACBD9D3BEF3D513DB43D08BCA3BCB7BC923D86BCDBBD34BD483DFA3DBABCDFBDBCBDC9BD4E3DBD3D173D313DA73DAF3D993D8F3D0B3D843DB0BDA6BD0A3D9F3CE1BDBABDCCBDCB3DA73D87BD9B3CECBCDF3DE8BDBBBDD5BD953D80BD983D2D3D7ABD0ABD4FBD623D4DBD2E3D123CCCBDA1BDB2BD863DDE3C4EBB98BDFEBD35BDC4BDFFBDF4BDA7BDF9BD203D403D4E3DFFBD9E3DC83C833DFCBC763DF3BD2E3DCB3D573DF1BD10BD7EBC863D42BD933C34BDA3BC23BB93BDB2BDD33DD73D78BBDE3DC53DA1BD4BBDB0BD263D4F3B8CBCBE3D48BD8CBDB6BD82BDF73D79BD0DBD673DC5BD9BBDBC3D44BD85BD84BC92BCBB3C3C3DC5BDE93DF3BD2D3D10BD58BDEF3DF7BD0C3CA43DE53DD8BD773CFD3DFBBDFA3CA0BDA63CE8BD7C3DE3BC993DF6BA92BCF9BCEABD59BD883BC6BDE13DA6BD47BD89BCCFBD81BA77BDD6BD493BE33DFC3CD33DA0BA33BDCE3D88BDEDBDE03C7F3D99BD343D36BD78BCE3BCDBBCD0BDFB3C07BDC43DAB3CD1BDC3BD85BD753DA5BD6ABDBA3CB1BD7CBDE83D87BD2BBDB73DE53CC93DE2BD803D9DBCA4BD5BBDF8BDB13DC4BCFBBDDB3DA63D543DFB3DE73DEF3DE53DD03D063D2CBC9C3B55BD713D6D3BF23CA5BD41BDC03D473C313DDFBD5BBD50BB57BCA33D1BBDD63DC6BC473DB4BDAE3CFABDDCBDA4BD0F3D1F3C463C60BCD73DFB3D593DCC3DCABB3CBDC73CA83D9EBCC5BD293D03BD76BDA23D8BBB92BD99BDF13DA73DB8BD7B3831BB743DDBBDF43A2B3D823D563C7EBDF6BD8A3DEA3D1BBDE5BD163DB3BDA7BD0C3D42BC0BBCE63DB4BC9C3D1FBDBE3D1C3DE43D333D35BD5F3DDA3DC23C6C3DB4BD8B3DF2BDE23D533D073CF0BDE93DA33DEC3D493D2C3D05BD52BD4B3D323D85BBA33C303DF7BDE2BD08BDAE3D7A3DF4BD1ABD58BC283DD13D333BC7BDFB3B46BD9CBD8E3D8ABC723DC73D493C903D72BD8F3DA43BAA3DF53DC2BDF33DC33DCEBD163DD0BD263D9E3CF4BD3A3D0DBDFF3DFA3D313DCA3D393DF23D3DBCFD3CA9BC0FBB1ABD4BBD943D5C3D62BDE2BD7A3DEBBDB5BBDCBDD63DD03DD2BDEEBD97BD0D3D80BDF4BC02BDBC3C72BD693DB7BD36BCD73D8DBDC43D853D25BD323DADBD253C113DDD3D8FBD92BD80BDF9BDCF3CD4BD09BD64BDE53B1B3DBABD17BD45BC94BDED3C3E3DB6BDC93DB63D1ABD983C793C8DBCACBDD33D7C3DD6BDC6BDF33DA33CEBBCAE3D133D383DCB3D20BCF43DB4BD9CBDAE3C79BC923D0BBDA13CD5BCC03D06BCFB3ABC3DF93DF53DFABD91BDDEBCD3BC943D673D28BC423BDB3CDD3D853D81BD83BD223D4FBCA4BDF8BD933C16BD95BDC13CF93DD53D923DC1BD923D843D2B3DFFBC0FBB8BBDE7BCA9BC91BCFFBD353DD1BDBFBD503DD2BDF43DF53D23BDB0BCC4BDFD3BBB3C8CBD213D9EBB17BDE3B9F8BDB4BD883CF73D98BDA43D3B3C5CBD1039753D743CE33DC2BCABBDE73D12BDA23DA93DB53CD2BDFBBD733DFA3C953DE2BD8DBCDD3D863DD53DC93DFBBCAEBD99BD2E3D4BBD023AA33C9F3D8F3D923DA63B913D70BD4DBDA2BC95BDE43D9DBC153D7FBBE0BA88BD16BCE5BD75BDC53DF0BDA93CA33CF5BDC83C6E3DB93DC03CC83D9A3B433D173DBDBDE1BCB4BDC73D743D59BDBBBC093DDFBD673B743D803C3CBCA53D5F3DE4BD973DCABD903DD83D3D3C2DBD84BD63BDBDBC54BDFE3D5DBD553DEDBD823DDA3DB8BD03BDF43CF5BDA2BD323DF13D19BD95BAF7BDF6BDDF3DD93D1CBD4ABD05BC6E3DF7BD8EBD29BD5FBD58BBBB3DE03CE8BDED3DCE3D213D7B3D3F3DD23DF6BD9FBD82BCC3BCAABDF6BDC4BD9FBCD93DAA3D143D9DBD4EBD453CEDBDBBBBD03CE73D06BDFB3D1B3CB2BDF23DDE3DCABD95BD753D9EBDAE3D74BD1FBD13BDF43D2DBDC7BC9B3DAFBD1EBAC6BDECBDEABC623CDA3DF6BD13BD073D413D963DCEBDFABCED3CCDBD813DF4BDA03D263D11BD263DD93DBC3D9B3D95BD133DC03DB53CA93D9FBDB43D88BBE6BD05BDE23D33BDB1BC4DBD8BBDB13C9B3D723CFDBBED3BC0BD87BDCD3BCDBD7E3D9C3CAD3A03BCD83DEA3D7A3D7E3D78BD513DADBD5D3DB6BD33BABA3DAA3DE23D2F3D473D093DBB3D863D173D33BD78BDFDBC743D8BBD0C3DE03DD93DBCBD123DA73DE9BDA43DA0BDB9BD59BD41BD54BD133D463D473DB13DA2BDF3BDCDBD8DBD6ABD613DB9BDBBBD893DA3BDC03CC3BD433DA03DD7BD2E3D86BDA23DE63DD8BD403DAD3DE93DC13DC93CEF3BD33C99BDC9BCFDBAA2BDB6BB88BC33BD1DBDFFBDF43D7C3DB93DDABDFBBDBE3DB4BCA03C803D033C88BB983DCD3D0FBDDBBD8CBDB73D323CDB3D33BDF3BD1F3D5ABD99BDA03D0E3C2FBCF93DDF3DD1BDEBBD7DBDC7BD87BDAD3DAABDEB3D203DB23BAF3CD83C253DD0BD0EBBAA3DFE3DD9BBB7BD6B3DEABDE43D9D3D673D8C3CBA3D4FBDD6BD8EBDBF3D80BDCCBDE03C9FBDADBBA2BDD83CA7BC873C6D3DA5BD2FBDABBDD53D37BD413DEC3CFDBDB6BD04BDC4BD883DA13D70B97B3C073D2A3DC6BC49BD9EBDA33BCA3D7FBCDC3D333D84BD473D4D3D64BDB3BC55BC353DC83DE1BCA63D8A3DDEBDBB3DA6BBC63DC73DF8BDD5BD69BC253DA3BC",
      torch_tensor_8_torch.float32: "0x040000000000803F9BE8A13ECDCCCC3DE386013D0AD7233C383E4F3B6F12833A60CBA539",
      torch_tensor_32_32_torch.bfloat16: "0x02000000873D29BD303E143AB9BD3B3DBC3DB8B91B3EE5BD9A3DCE3DB43D88B84F3D0EBE0EBE34BCB6BC063E033EF53DA6BD0EBE2ABE833D23BE35BEB7BD19BE8FBDE4BDBABD2C3E08BD163E813BBABC54BD01BE11BEFB3D5FBD30BE263E573BF2BD0EBE18BE1FBE243EFA3D6D3C1ABE3DBD2ABE7A3D40BD1BBD62BDAA3DC43D1F3DB5BC8FBC4ABB07BE313E9CBDD33DCBBD9C3A783D26BEA63D0BBECA3C10BDD03D303E233DA5BBB3BD873DAEBD963D9DBDF63D0B3EDE3DE83AA83D25BE133E3CBD843DF5BC73BDAABDEA3DC5BDFFBCB73D923C18BE34BEB0BD273E01BEC83D023E96BDA0BD02BEE23CCABC0D3C9D3D983D64BD473C2C3D773B113D93BD143E95BCB9BC22BE03BEB43BE0BCB6BDBE3D82BC7F3D183EA6BDB2BD12BD75BCB5BD2EBDA7BBA23D273E063E993C37BC393DECBBBEBC793D13BE1ABE3C3A5BBDB3BD29BEF33DE7BBC3BD93BD3E3D03BE3A3C0FBB773D903DEDBD9C3D093E3A3CB83D89BD103D543DA7BDE03D2BBE88BDD5BDD7BDDBBD2BBEF93C0FBD18BE98B8F1BC953D0EBE4CBD153D993D5B3C443D353E7BBDF73D1C3E20BE2F3DCD3DE2BCC83DC53B0A3E793BE8BD093E573D1A3E343DC03DE23DF43C28BD163DFCBDC63B69BD373C0FBEDD3D27BE9B3DEE3D26BE243E07BE0EBDBC3D66BD213EA0BDC2BCEDBDA8BD313E083E553C6E3C1ABE093ED9BC97BD10BE153EAC3DDA3D963CF6BD943DA73C733D34BDABBD153E733D93BD813C1DBD78BCCB3D10BE243EF43D1F3994BD143DF0BDEB3DBFBD0A3D32BEAD3DF53D083E6C3CD63D773DF33DCC3D1EBE993C77BDADBDFD3DCFBCE13CE43DF43DC13DFDBC21BE2EBE643D09BBE5BD9E3D243ED13DCCBCC43CE7BDAB3D0CBEFA3DA5BD90BD18BE2FBD8CBCA7BD013ED03D20BE91BC733D2F3E2DBDDE3D22BC8BBDDE3D21BE183E353E46BD8F3D353E5A3D8E3D853D94BD313DC1BD1B3E9BBD263D52BDB53D3F3BC73D44BDD4BD8B3DCCBD15BE8C3DDABD88BD35BD4E3C7BBD82BD36BDFE3D593DAEBDFABD863B683D72BBD43D183E543D6F3DD23D78BD003D123EADBD613C8EBD0BBEC03D113EC4BD883D5E3D8D3DC73D293E093E1EBE8EBDC03DCFBD0E3D9BBD103DB13D643D033EAEBCC53D6A3D64BD00BE263E58BD083EE43DE9BB16BE693CAFBD3C3D90BD0C3E23BE43BDE43C8A3C153E65BD10BEF03D4A3DEE3DD6BDD5BD92BD4E3C753DD0BD88BCFABC253E83BD2F3EDEBD95BD08BE053EF9BD963D85BD343ECC3C1DBEF93CB03C2FBE113D2D3E503D76BA16BD403DA1BD323E1C3EA93D87BD2ABED0BD303E26BE2DBE51BC663D34BE28BE7C3A73BDFC3D503D1DBE23BEF93D00BD9EBD643D0EBDAD3D383D9DBD11BEC43DDABDA0BCC63CD3BDC53DFFBD323D9B3C853D32BE273CB03DE8BD333D363A1A3E19BD9E3A9DBD32BD4F3D2FBE093E023E993D083E61BD253D133CFABD8BBD81BD33BD21BEFFBD8ABCDCBC24BE1B3DC53D173E183EFDBD68BDACBD053D423D213DD43DBF3DC2BDF93DF43DC03C1DBEDEBD4A3D7A3D293EB83D833DC6BBF73D84BD933DACBDD8BAD63DA63D22BD13BBC9BDA83DF43D793D2FBE02BEF23DCFBCDE3D053E54BDD4BD2ABE8A3DBA3DFBBC30BEE9BD1CBCA53D73BDEABDFCBD223E833D13BEE0BD1ABED23C93BD1DBAE5BC1EBE22BE0CBE98BDE13CAABDCEBBADBC263EA5BD2A3E0BBE17BE6B3DD3BDBA3DC8BD0F3E2F3E393C1B3D293ED73D1EBEB9BB23BE0A3E05BDA2BADEBDC5BDBC3C153EB6BD893C243E223E0EBD2A3E843D253EAC3B19BE45BD593DC13D34BE0D3E22BED43D333E323D09BDC73D57BD06BE00BEAA3D0A3EEB3B30BE32BE24BDC33DF1BD433DC6BD133E3EBD17BD1FBE22BE443CEA3CC43D1EBEFE3CD1BCD43DA5BD583D923DB63D78BD693D0EBD433DDFBD10BE14BEE4BD99BDD83C1EBDCEBDC33A65BDDF3D15BE86BDE9BDB33C1E3C27BC343E8ABDD0BC3B3D173E093EA53C89BD6E3DE43D77BBC73D143EC2BD20BD23BE263D013E0DBDE73C673D77BB0D3ED33C32BE15BE33BEEF3BC43DBFBC233E02BD143D233EB73DB9BB2E3ED8BD873DE53DE0BD2ABE683D89BDB7BD103D03BE233E82BC68BD173E4A3D0A3DADBD2D3E5DBD173E55BCB63DFF3D07BEF1BD33BE033E1C3E84BDB1BDF23CC33D333D17BDE6BD1B3EEABD2FBE91BD103D873D8C3DD2BD8BBDA1BDAFBD18BE143D53BD2EBED3BDD9BD9CBDE0BDFBBC823D13BE78BC50BDB9BD21BD99BDBA3B03BE093D263E163EA2BD5F3D2BBE183E34BE22BE22BE28BEC43C3FBD2D3D33BC79BB83BDD7BD18BEB73DBBBD13BDB03D33BD37BDF1BD1BBEAE3D23BDE43D3F3C6BB923BE803B24BDCFBD28BD173C08BEF13CFC3D0F3D2D3EA93D0FBE8FBD2EBD593DA5BB123EA83CE5BD85BD17BE48BDB23DE03A2DBE1DBE833D1FBE10BED8BD2D3E4EBD95BDF4BDE83DEABC0C3D2D3D4C3DE83D163C963C3CBC0DBE26BD2C3E00BEE4BD34BE303C29BEB9BD273E963DC13DF83C1ABEA8BD13BEE0BD773D49BD313E04BE1ABE333E1CBE1A3E433D25BE1E3E45BD95BD0DBE19BE213D32BE953D33BD7E3D31BD7A3D9EBB553D93BDF9BDB83CE7BDE0BD2EBE67BDF2BD0D3E023E2C3D133EAE3D2BBE91BCEBBCDCBD4E3D62BDADBD07BBF1BD163EE53D2B3E00BD6C3DE9BB16BEA43DFDBD83BDA2BD31BED03BED3C57BC053E0B3C04BDC5BDD7BDCEBCD4BDEFBDC0BC00BDDDBDD43D1A3EF7BD9F3DA8BD96BC293EB93C2DBE263EF5BBB5BDBFBD1B3E443BC83DEE3D8DBD763CEABD173EBFBDF03D373DDF3DFFBDB4BBBC3DE7BB26BBB03D07BE11BDA53DB23D283E0FBD2C3DB2BDF3BCB6BD063E8D3A933DC73D073D9A3C54BC19BEE93C20BD18BE293E9ABCB5BD30BE27BE8A3DA5BD9CBDD1BD123E2EBDEB3D103E0CBE073E0ABD2D3E",
      torch_tensor_64_32_torch.bfloat16: "0x02000000D6BDD03C673D4D3CEBBD2D3ED3BD153E10BE2EBDC53D94BD183EF9BD18BEA3BDEA3C273EADBD813D36BD1DBD053E0CBE9A3C2A3EC7BC0D3E5FBD123E2FBED1BCFEBC6B3D8E3D0B3ED8BCE6BBF83D44BD1F3EF1BD9DBC1CBCA23DF83DE6BC16BEB33D593D913DDFBDE93D2B3E7B3C29BEFE3D06BE263DD23CA9BD7C3D22BE253DE6BD9DBCBA3C1A3EADBDE83DB8BCACBD1EBE26BE313E35BD113C443DF63D1A3E133E06BEE8BCD6BDCFBD2C3D2A3E11BEDB3DBCBD0DBD103E24BD843CFDBD1A3EBBBC04BE543D01BE10BE303C103E4DBDAA3D1C3EF03DBEBD9FBC64BD12BE9938083E193E873C243D9DBD093E97BDFBBDDF3CD93D23BE243E823DFEBD1CBD1D3E0BBE54BD6D3D1FBEC63DBC3DE13DE7BD343ED7BD353E2EBE21BEDE3D973C273CC8BD98BD54BD30BE173C003D1DB96A3D2C3E413D85BD95BDE8BDFBBDE9BC00BDA13D9BBD103EFEBD043A233E343ED2BD013DAB3CAABD7ABD443DFCBDEF3C9D3D8FBD163E3FBCA43D333E5DBDC53D4FBDD4BCF5BC90BA89BD2A3DDA3BE53D13BD913C87BD18BE933DB93C91BD75BD3D3D03BDED3D243C893D9E3D32BD9D3D063E053C0E3DD23BFB3D99BDC0BD9E3D1EBE3A3BA6BDEF3D29BEDC3D333E133D41BC323E9BBD68BC9FBDC8BC1D3DC13C09BD35BE143CACBBDA3C0B3E303ED7BD35BC91BD27BE04BE2A3ED33DC23DC93D10BE983C283ECABD213E3E3DFF3D9BBDA73D20BE38BC723D593D173E323E253EF33DFF3DBBBC0CBE86BDA3BCC4BDB93D7E3DEA3C2F3D1F3E843D1FBE03BEA03DC53CB13D35BE27BEDE3DE83D24BE893D0DBE093E633D333E32BE2EBEF53D213EDE3DF13D18BE033E2BBE223DEDBD90BD003D8EBDE5BC2CBE2BBE8C3D99BDDCBD8FBD14BE11BED93DB83DC13CC6BD713D023C01BE1C3D253E32BE34BEBA3C083EDCBD1F3DFF3D5F3D1D3D353EEC3DCCBD7A3CB93D203E34BEC43D52BD31BE213DC5BDCD3CEBBD08BE76BC73BDD43D7A3C0D3E083D69BDF53D1E3C083D69BD263A0BBD76BC0DBE8EBA16BE1CBDD23DFCBDF4BD31BD46BDF53CF03CB83DF9BD4CBCCA3D1D3E53BCD1BD503DCE3DE2BDD2BDA03D4BBC2BBED1BD933D76BDFA3D0F3ED33C65BC66BD12BC043D0ABE2DBD17BEDE3DE7BD253E3BBDCFBDAE3DD83CFB3D973D2EBEE53D08BDA0BDE63D043E1FBE83BC153E8C3D193E78BDC8BD1C3E973D2E3E97BDE8BDAABC2ABE8E3D063E2E3D8FBCB43DE6BD313E34BE2DBE2BBD143E913C8B3D05BE843DA2BC913D003E9D3D76BC32BCE3BD83BDEB3D91BDE13D90BD29BD773B26BEE7BA92BC82BC11BD0F3E063EF5BDA83D0EBE1ABE5D3D2A3BA9BD2FBE8CBD723D28BE30BEB83C02BE1FBE8BBDE9BC24BEF2BD3E3C2BBECCBCEABDFBBD8E3D0BBE09BECE3D073D253E42BDAFBD86BC6A3A0A3E34BE4EBCA03DC7BDB8BDAF3D2DBE2C3D0CBEB43D1BBEDF3D2BBE18BE2B3B0F3E1BBEA1BD1F3EF3BC963D2EBE64BDB8BD193E963D04BEE93C05BB95BDCFBD70BD0F3E02BE01BE5FBD4A3B453DAE3B2EBDDCBD02BD92BD123E30BEE7BD13BE04BD0D3E1F3E1EBEFBBBD53DA03D143EA1BBF3BDEF3D78BDBB3D32BD9A3D233E283E25BEEFBD96BDE7BD2E3E80BCF0BDA1BDC8BD943D1EBE29BE32BE9C3DB33DE1BD343D063ED23C19BD563C9BBCB63DF6BDB83DCC3DDBBD143E323E8FBD4BBDB43D0EBE8F3D293DE43D1DBE16BEA33D823D28BECABD26BE02BEA3BD163E10BDD03D2C3EA53D22BEB63D8A3D0C3E33BEDF3D143E28BE983C1B3E04BE6E3DA03D3E3D343E143E1B3EB5BC183E29BEC3BD1BBD57BD273EAB3DE93DF63D07BEA8BCD33C3C3DBA3D90BD5ABD173E42BDFBBDF53DF53D63BD11BD06BE17BE883D9BBD103E11BEC8BC7A3BBA3D133EF53D9F3DA6BD01BE22BE103C303E0ABDF4BB04BE5E3DE63D32BEFFBD063E2B3D35BC013DDCBCFDBD29BEEE3DACBC86BD3BBDC5BD56BD1BBE073E943DB7BD77BDA23D86BD3F3D473DE4BD353D313C1E3E83BD3ABD1C3E14BE513C2E3EA2BD2E3E213E283E8ABC243E9EBD78BD893D193DC83D2C3EE3BDC03D723DBF3DAC3D87BD0FBE113ECEBDE73D2CBEFBBCF63AFB3C6A3C643DA1BC313D333EEABD1EBC8ABD1F3E1B3E9EBB7BBDE0BD023E47BC2A3ECE3D1E3E0F3EEBBD543D96BDB63D82BC7B3CFABD22BE883D283D7C3CF63D97BD813DC7BD163D25BDFE3D1E3E1D3E023CD53D35BED4BD013D813A0EBEA0BDA9BD33BE8A3CF73D933DACBD26BE12BE573BF93D93BDC5BDC1BD7BBC2CBE20BE323EADBD03BD42BD1FBEFFBC5E3D93BDF7BB5EBA34BE043E123EF73D6EBDBD3D2ABE33BD13BD80BD983DA5BDA8BC51BD2ABEEFBC19BED33DC13D2A3E73BD133C0E3D353E263EBBBD1ABE23BEAEBD183E733D2F3E063E283BE0BD313E113E9D3DC6BD0F3E843CEF3D973DC03D1FBEC9BDD93D17BD1DBE253E7BBB123E0DBE793D88BD98BD17BD86BDC63D0ABD093E253DE0BCD1BD26BE53BD28BE06BD3D3B3BBCB2BDFB3DCC3D32BD8FBDE43D1D3E26BE1CBD86BC83BD1B3ED6BC193E653A9DBCD3BD71BD693DA03DCEBB2C3EFBBD8B3D233EFCBC103E3F3B08BEC7BD873D9DBD2E3D323E763D88BC353DD1BD18BE08BE18BE153D0D3D9ABD31BEC43DCDBDF2BC18BECCBD973D29BECEBD083EBABD97BD4BBD9B3DEDBD913C943D52BC033D0ABEA43D873DB6BC16BE913DEC3DFDBCAB3D863D91BD49BC343E5B3A10BE53BCB43D6CBDBEBD153EC03DF6BC143C99BC283DCE3BDBBD063D983B3B3C8ABD3A3D12BE583DC43D9FBC0DBE28BA84391CBE00BE273E073EC93DFB3D8B3DCC3DF03D29BDB8BC013E86B8ECBD0CBECA3D163E0D3EF13CFA3D26BE02BE2EBE123ED2BAA7BD753D88BDE8BD8C3D053D02BEEEBDAA3D0A3E6C3CB6BDAF3DFD3C1EBEEBBD1E3DE03D69BDAF3DE0BD2D3E013E083DA13D7C3DD6BDCABA413D23BD2E3E8CBD22BEACBD28BE153EA3BDFFBD9DBCF4BDBDBDB93D08BEAB3D043ED0B9A13DCBBD0D3E303E2C3D253E34BE9FBC103D1DBEB03D8ABD83BD10BE943D04BE1ABDA13D083E243D87BD9DBDCB3D063D183E883D123E12BE123EA6BD42BD8B3A08BD0F3D213ED8BD603D11BEE33C153EF43D1B3EC43D70BC3D3D97BD1A3EB53D04BE1D3E2CBB01BC46BD3FBD113CB1BD28BEBABD10BD093E053ED9BDDEBB51BDC2BDFFBC7BBDCA3DB4BDDF3CCCBD62BD0F3EB2BD2EBC2D3E783DB8BDD9BD7EBD63BD9E3D21BD193EC7BD62BD843D113E2D3EE83CF43BA2BDCD3DD2BD3EBD17BE2EBECA3D453C103E103EBE3D913D3CBDC03DAE3D7B3DA7BBD83C4E3A03BE283D05BEB03DD8BD6DBDACBD0F3EFFBDB93DB63D003E353DC53D0F3E0F3D763D0EBE42BD833CAF3C80BD33BE3CBD8B3D1C3E23BEAD3D2CBE2DBEE3BDBFBC4A3D0ABE0B3E243E323C133EA4BD8FBDBBBC9E3CFDBD11BE8F3D513D313E94BD803D92BDB33D20BC063EC93D173EBA3DDA3B1C3ED5BD2B3E313E2D3EA9BDC0BD373C613DB63D933D1A3E35BD6EBD733D4A3DD3BD8C3C09BE54BD8EBD1F3E23BED6BD31BE373D0BBE6A3DFBBDE8BDB9BDD93C263E2A3E5BBC31BE6FBD8ABD1ABD8A3DB63DA13D4F3D93BDF6BAB83CB9BD82BCB5BC2BBEF53D92BC1CBE0F3EC3BD803D343E063C503D903D093E5EBDCCBD63BC0E3E793CFC3DACBA5E3DC93B9D3B2CBE1EBE713CB33DF33DFB3B993D973D1CBE1FBE0CBE473BE5BD68BDD9BC8D3D283D283E233EE7BD12BAEF3C1E3E60BD8EBDE5BD053E4DBD88BDF53D273EF4BBFFBD133E78BDA7BDFFBDAEBD0EBED1BD25BE12BD923D09BE81B986BDAF3D1D3EC0BCB6BD0BBED5BD513D263DC33DD7BCBA3D21BE433D303E33BEBCBDE83DE2BCC1BDDD3D423CE33B5CBD083EC93D023DDD3CBB3DE23D95BD9FBC9F3DAFBD293EF8BDA73D02BE683DFD3DAF3C91BCE63D02BEF4BD1ABEDFBD963BA4BD213DC33B173E9DBD46BDEF3D37BD2D3E90BDFEBA2CBDA93D8B3DC1BDEF3D38BC37BD6ABBFC3D323EB03DFD3CEC3D97BDBDBD51BDEABD9C3D8A3C78BD93BC66BB1B3E223E0BBE853D8C3D8A3DC5BC353D363D303E2DBE89BDF4BDB0BD0E3DDD3D09BEEB3D173EB2BDFD3CBABD1B3DA8BD8DBDF2BD17BE103EB7BCA1BBB4BDFC3DCFBD92BD0DBE18BE213E0CBEC8BC52BD853D423D0BBE233E34BE8F3C72BC28BDF73D193EBD3C80BD073EE33D023D46BDF43B213E9D3C0FBD19BEC2BD033ECCBB41BC8D3DEEBD44BC4CBDBD3D133EE33D073E22BE81BDAB3C1ABE443DEDBD9B3D133E1BBE183EA93DEFBD2D3E1DBEF4BDB4BD13BC023D54BD2CBEA7BC093E0B3EB53DD23C343D0CBE933D34BE96BD3EBD053EA9BBA5BDFD3C16BE40BD493D40BC98BCDD3D0ABEB7BD2F3E103DEABCBC3DDA3DF2BC97BDEDBC833DB9BCD33D14BEB2BD0A3EBE3C123D6E3D2BBD91BD503D40BD96BDBF3C2F3D83BCF5BDDBBCCDBDBF3DF0BD103E903D1BBE063E33BE28BCE2BD1CBE8F3CB0BD033E0EBE163EDA3D1F3E54BDDEBDF1BD173EB4BDB2BCDFBCF93C15BE123E06BE323E8EBDA2BDC7BC563D06BD35BEFF3D333EB73D313E453D63BC10BE1EBEF9BD38BDD33D95BDE1BB24BBEDBD9DBB2F3E113E0A3E8FBC4D3BC63D71BD93BD1B3E253CF4BD193EF03CC23D1DBE063DDD3DD1BCCEBD113EA83D4E3D2B3D803BD03D1EBDD5BD8A3D413D8A3DA1BCC0BC66BC3F3D0BBE29BE873DC6BD74BC493DCB3CE93DBE3C333D82BCD63C853DF73D2CBE97BD22BE90BDDD3D2CBE22BED23DD6BD043E623D363D103E28BE053E6B3DF3BD303D4ABD91BD9DBCABBD1E3E1C3E9ABC21BE31BC3F3CF23DBA3B533D403DCDBDE1BD22BEB6BA603D4EBC303E0ABDECBDF13C4CBDC7BC2F3EA6BB1E3EC13C87BD053ECEBDC03B233DA23D27BE0E3C3BBDEB3D743D913DDA3D22BD3ABC113E12BEFABD543C8FBD263C203EA8BC1ABEA5BD263E1FBD9FBDA33DB33C20BE173ECC3D1D3E9E3D74BD6CBDAF3D0CBD0E3D2FBEB3BD863D0FBCAEBD1EBEE63D12BD32BE2F3EB03DD9BD04BE2F3E413ADABDD03D17BD463CBDBD19BEF0BD9FBC03BE323EFB3A8BBD8F3D20BEB9BD883D1ABEB43D733C17BE34BE653DAB3D11BD20BED1BD9A3CD33B393D003D18BCBF3D303E173E243E74BD77BDA0BC563D933D81BCEABD09BE2E3E43BDC4BCDEBDB3BD1F3D983D8FBD85BD0F3EBABD07BEE2BC2C3E1E3DC83CB4BCE23DB3BDF53D2B3DA13CC73CDFBD063EBE3D0EBE29BE3ABDF13DB2BD283EB6BD24BE9F3DDBBDE4BC62BD66BC1EBE26BE9C3DA4BCDABD94BB25BE403DAC3D303E13BEB0BCC43D263E01BE9A3D953DDA3DFABD013E9EBDDFBD103D193EF0BDC13DA6BC673D0D3E453D16BE5ABD103D19BEF13CC2BD10BD823D12BEE8BDA53D33BEF93D0CBE3BBB153D8F3DE1BDC33C9C3D1B3E08BEB4BD533DBABBF4BD18BE21BEFDBD9ABDFBBD1FBE623CD43DABBD913C0FBBA93DFBBD0A3C293E013E33BEDABCD83A6FBDEEBDFCBDF13D6ABD3ABC543DDEBD813CD73DD4BD533DC6BBC73DF13D403DAF3B1CBE903DDD3D84BD34BE133E2ABD113D4CBDE73D313EE33D66BDFE3DB13D8D3C12BE9BBD33BEF23D333ED33D673D2B3D2E3EB8BD73BD23BE8FBC473C463DFCBDA8BC15BE13BEBD3C31BE413D27BEFCBD16BD2DBE123E143EBDBD183DB93D663DC2BC2BBE043E1FBE06BD343C6EBD84BD1CBE203CA4BC1E3E6EBD0C3E093CA3BD2CBDA4BCF03AEFBC573D153EE43C833DE03D1C3DA73DBE3D293E25BE783D03BC02BD8CBDDA3D263E14BEC43DFA3DFD3C083B0B3EAC3B35BD56BC683D353D1CBC653D433D13BE343DDE3DA63C84BC0B3E1EBEA5BDA4BD1C3E2FBE903C2FBEBEBB"
    }
  }
#-}
