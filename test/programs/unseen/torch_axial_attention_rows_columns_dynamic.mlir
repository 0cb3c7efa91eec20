#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x?x5x16xf32>) -> tensor<?x?x5x16xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5_i64 = arith.constant 5 : i64
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c80_i64 = arith.constant 80 : i64
    %c25_i64 = arith.constant 25 : i64
    %cst_1 = arith.constant 4.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x5x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x5x16xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [%dim, %dim_2, 5, 16, 1] : tensor<?x?x5x16xf32> into tensor<?x?x5x16x1xf32>
    %2 = arith.muli %0, %1 : i64
    %3 = arith.cmpi slt, %2, %c0_i64 : i64
    %4 = arith.select %3, %c1_i64, %2 : i64
    %5 = arith.extui %3 : i1 to i64
    %6 = arith.muli %4, %c80_i64 : i64
    %7 = arith.cmpi sle, %5, %c1_i64 : i64
    cf.assert %7, "must have at most one inferred (negative) dimension"
    %8 = arith.muli %0, %1 : i64
    %9 = arith.muli %8, %c80_i64 : i64
    %10 = arith.divsi %9, %6 : i64
    %11 = arith.select %3, %10, %2 : i64
    %from_elements = tensor.from_elements %11, %c5_i64, %c16_i64 : tensor<3xi64>
    %reshape = tensor.reshape %expanded(%from_elements) : (tensor<?x?x5x16x1xf32>, tensor<3xi64>) -> tensor<?x5x16xf32>
    %12 = tensor.empty(%dim, %dim_2) : tensor<?x?x16x5x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x?x5x16x1xf32>) outs(%12 : tensor<?x?x16x5x1xf32>) permutation = [0, 1, 3, 2, 4] 
    cf.assert %7, "must have at most one inferred (negative) dimension"
    %from_elements_3 = tensor.from_elements %11, %c16_i64, %c5_i64 : tensor<3xi64>
    %reshape_4 = tensor.reshape %transposed(%from_elements_3) : (tensor<?x?x16x5x1xf32>, tensor<3xi64>) -> tensor<?x16x5xf32>
    %13 = arith.index_cast %11 : i64 to index
    %14 = tensor.empty(%13) : tensor<?x5x5xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<?x5x5xf32>) -> tensor<?x5x5xf32>
    %16 = linalg.batch_matmul ins(%reshape, %reshape_4 : tensor<?x5x16xf32>, tensor<?x16x5xf32>) outs(%15 : tensor<?x5x5xf32>) -> tensor<?x5x5xf32>
    %17 = arith.cmpi slt, %0, %c0_i64 : i64
    %18 = arith.select %17, %c1_i64, %0 : i64
    %19 = arith.extui %17 : i1 to i64
    %20 = arith.muli %18, %1 : i64
    %21 = arith.addi %19, %c1_i64 : i64
    %22 = arith.cmpi slt, %1, %c0_i64 : i64
    %23 = arith.select %22, %18, %20 : i64
    %24 = arith.select %22, %21, %19 : i64
    %25 = arith.muli %23, %c25_i64 : i64
    %26 = arith.cmpi sle, %24, %c1_i64 : i64
    cf.assert %26, "must have at most one inferred (negative) dimension"
    %27 = arith.muli %11, %c25_i64 : i64
    %28 = arith.divsi %27, %25 : i64
    %29 = arith.select %17, %28, %0 : i64
    %30 = arith.select %22, %28, %1 : i64
    %from_elements_5 = tensor.from_elements %29, %30, %c5_i64, %c1_i64, %c5_i64 : tensor<5xi64>
    %reshape_6 = tensor.reshape %16(%from_elements_5) : (tensor<?x5x5xf32>, tensor<5xi64>) -> tensor<?x?x5x1x5xf32>
    %31 = arith.index_cast %29 : i64 to index
    %32 = arith.index_cast %30 : i64 to index
    %33 = tensor.empty(%31, %32) : tensor<?x?x5x5x1xf32>
    %transposed_7 = linalg.transpose ins(%reshape_6 : tensor<?x?x5x1x5xf32>) outs(%33 : tensor<?x?x5x5x1xf32>) permutation = [0, 1, 2, 4, 3] 
    cf.assert %26, "must have at most one inferred (negative) dimension"
    %34 = arith.muli %29, %30 : i64
    %35 = arith.muli %34, %c25_i64 : i64
    %36 = arith.divsi %35, %25 : i64
    %37 = arith.select %17, %36, %0 : i64
    %38 = arith.select %22, %36, %1 : i64
    %from_elements_8 = tensor.from_elements %37, %38, %c5_i64, %c5_i64 : tensor<4xi64>
    %reshape_9 = tensor.reshape %transposed_7(%from_elements_8) : (tensor<?x?x5x5x1xf32>, tensor<4xi64>) -> tensor<?x?x5x5xf32>
    %39 = arith.index_cast %37 : i64 to index
    %40 = arith.index_cast %38 : i64 to index
    %41 = tensor.empty(%39, %40) : tensor<?x?x5x5xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_9 : tensor<?x?x5x5xf32>) outs(%41 : tensor<?x?x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = arith.divf %in, %cst_1 : f32
      linalg.yield %181 : f32
    } -> tensor<?x?x5x5xf32>
    %43 = tensor.empty(%39, %40) : tensor<?x?x5xi64>
    %44 = linalg.fill ins(%c0_i64 : i64) outs(%43 : tensor<?x?x5xi64>) -> tensor<?x?x5xi64>
    %45 = tensor.empty(%39, %40) : tensor<?x?x5xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<?x?x5xf32>) -> tensor<?x?x5xf32>
    %47:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<?x?x5x5xf32>) outs(%46, %44 : tensor<?x?x5xf32>, tensor<?x?x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %181 = linalg.index 3 : index
      %182 = arith.index_cast %181 : index to i64
      %183 = arith.maximumf %in, %out : f32
      %184 = arith.cmpf ogt, %in, %out : f32
      %185 = arith.select %184, %182, %out_40 : i64
      linalg.yield %183, %185 : f32, i64
    } -> (tensor<?x?x5xf32>, tensor<?x?x5xi64>)
    %expanded_10 = tensor.expand_shape %47#0 [[0], [1], [2, 3]] output_shape [%39, %40, 5, 1] : tensor<?x?x5xf32> into tensor<?x?x5x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %expanded_10 : tensor<?x?x5x5xf32>, tensor<?x?x5x1xf32>) outs(%41 : tensor<?x?x5x5xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %181 = arith.subf %in, %in_40 : f32
      linalg.yield %181 : f32
    } -> tensor<?x?x5x5xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<?x?x5x5xf32>) outs(%41 : tensor<?x?x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = math.exp %in : f32
      linalg.yield %181 : f32
    } -> tensor<?x?x5x5xf32>
    %50 = tensor.empty(%39, %40) : tensor<?x?x5x1xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<?x?x5x1xf32>) -> tensor<?x?x5x1xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<?x?x5x5xf32>) outs(%51 : tensor<?x?x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = arith.addf %in, %out : f32
      linalg.yield %181 : f32
    } -> tensor<?x?x5x1xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %52 : tensor<?x?x5x5xf32>, tensor<?x?x5x1xf32>) outs(%41 : tensor<?x?x5x5xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %181 = arith.divf %in, %in_40 : f32
      linalg.yield %181 : f32
    } -> tensor<?x?x5x5xf32>
    %expanded_11 = tensor.expand_shape %53 [[0], [1], [2], [3, 4]] output_shape [%39, %40, 5, 5, 1] : tensor<?x?x5x5xf32> into tensor<?x?x5x5x1xf32>
    %54 = arith.muli %4, %c25_i64 : i64
    cf.assert %7, "must have at most one inferred (negative) dimension"
    %55 = arith.muli %37, %38 : i64
    %56 = arith.muli %55, %c25_i64 : i64
    %57 = arith.divsi %56, %54 : i64
    %58 = arith.select %3, %57, %2 : i64
    %from_elements_12 = tensor.from_elements %58, %c5_i64, %c5_i64 : tensor<3xi64>
    %reshape_13 = tensor.reshape %expanded_11(%from_elements_12) : (tensor<?x?x5x5x1xf32>, tensor<3xi64>) -> tensor<?x5x5xf32>
    cf.assert %7, "must have at most one inferred (negative) dimension"
    %59 = arith.index_cast %58 : i64 to index
    %60 = arith.cmpi eq, %58, %11 : i64
    cf.assert %60, "mismatching contracting dimension"
    %61 = tensor.empty(%59) : tensor<?x5x16xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<?x5x16xf32>) -> tensor<?x5x16xf32>
    %63 = linalg.batch_matmul ins(%reshape_13, %reshape : tensor<?x5x5xf32>, tensor<?x5x16xf32>) outs(%62 : tensor<?x5x16xf32>) -> tensor<?x5x16xf32>
    %64 = arith.muli %23, %c80_i64 : i64
    cf.assert %26, "must have at most one inferred (negative) dimension"
    %65 = arith.muli %58, %c80_i64 : i64
    %66 = arith.divsi %65, %64 : i64
    %67 = arith.select %17, %66, %0 : i64
    %68 = arith.select %22, %66, %1 : i64
    %from_elements_14 = tensor.from_elements %67, %68, %c5_i64, %c1_i64, %c16_i64 : tensor<5xi64>
    %reshape_15 = tensor.reshape %63(%from_elements_14) : (tensor<?x5x16xf32>, tensor<5xi64>) -> tensor<?x?x5x1x16xf32>
    %69 = arith.index_cast %67 : i64 to index
    %70 = arith.index_cast %68 : i64 to index
    %71 = tensor.empty(%69, %70) : tensor<?x?x5x16x1xf32>
    %transposed_16 = linalg.transpose ins(%reshape_15 : tensor<?x?x5x1x16xf32>) outs(%71 : tensor<?x?x5x16x1xf32>) permutation = [0, 1, 2, 4, 3] 
    cf.assert %26, "must have at most one inferred (negative) dimension"
    %72 = arith.muli %67, %68 : i64
    %73 = arith.muli %72, %c80_i64 : i64
    %74 = arith.divsi %73, %64 : i64
    %75 = arith.select %17, %74, %0 : i64
    %76 = arith.select %22, %74, %1 : i64
    %from_elements_17 = tensor.from_elements %75, %76, %c5_i64, %c16_i64 : tensor<4xi64>
    %reshape_18 = tensor.reshape %transposed_16(%from_elements_17) : (tensor<?x?x5x16x1xf32>, tensor<4xi64>) -> tensor<?x?x5x16xf32>
    %77 = arith.index_cast %75 : i64 to index
    %78 = arith.index_cast %76 : i64 to index
    %expanded_19 = tensor.expand_shape %reshape_18 [[0], [1], [2], [3, 4]] output_shape [%77, %78, 5, 16, 1] : tensor<?x?x5x16xf32> into tensor<?x?x5x16x1xf32>
    %79 = arith.muli %0, %c5_i64 : i64
    %80 = tensor.empty(%77, %78) : tensor<?x5x?x16x1xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<?x?x5x16x1xf32>) outs(%80 : tensor<?x5x?x16x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %81 = arith.cmpi slt, %79, %c0_i64 : i64
    %82 = arith.select %81, %c1_i64, %79 : i64
    %83 = arith.extui %81 : i1 to i64
    %84 = arith.muli %82, %1 : i64
    %85 = arith.addi %83, %c1_i64 : i64
    %86 = arith.select %22, %82, %84 : i64
    %87 = arith.select %22, %85, %83 : i64
    %88 = arith.muli %86, %c16_i64 : i64
    %89 = arith.cmpi sle, %87, %c1_i64 : i64
    cf.assert %89, "must have at most one inferred (negative) dimension"
    %90 = arith.muli %75, %c5_i64 : i64
    %91 = arith.muli %90, %76 : i64
    %92 = arith.muli %91, %c16_i64 : i64
    %93 = arith.divsi %92, %88 : i64
    %94 = arith.select %81, %93, %79 : i64
    %95 = arith.select %22, %93, %1 : i64
    %from_elements_21 = tensor.from_elements %94, %95, %c16_i64 : tensor<3xi64>
    %reshape_22 = tensor.reshape %transposed_20(%from_elements_21) : (tensor<?x5x?x16x1xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %96 = tensor.empty(%77, %78) : tensor<?x5x16x?x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_19 : tensor<?x?x5x16x1xf32>) outs(%96 : tensor<?x5x16x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %97 = arith.muli %82, %c16_i64 : i64
    %98 = arith.muli %97, %1 : i64
    %99 = arith.select %22, %97, %98 : i64
    cf.assert %89, "must have at most one inferred (negative) dimension"
    %100 = arith.muli %75, %c80_i64 : i64
    %101 = arith.muli %100, %76 : i64
    %102 = arith.divsi %101, %99 : i64
    %103 = arith.select %81, %102, %79 : i64
    %104 = arith.select %22, %102, %1 : i64
    %from_elements_24 = tensor.from_elements %103, %c16_i64, %104 : tensor<3xi64>
    %reshape_25 = tensor.reshape %transposed_23(%from_elements_24) : (tensor<?x5x16x?x1xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %105 = arith.index_cast %94 : i64 to index
    %106 = arith.index_cast %95 : i64 to index
    %107 = arith.index_cast %104 : i64 to index
    %108 = arith.cmpi eq, %94, %103 : i64
    cf.assert %108, "mismatching contracting dimension"
    %109 = tensor.empty(%105, %106, %107) : tensor<?x?x?xf32>
    %110 = linalg.fill ins(%cst : f32) outs(%109 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %111 = linalg.batch_matmul ins(%reshape_22, %reshape_25 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%110 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %112 = arith.muli %18, %c5_i64 : i64
    %113 = arith.muli %112, %1 : i64
    %114 = arith.select %22, %112, %113 : i64
    %115 = arith.muli %114, %1 : i64
    %116 = arith.addi %24, %c1_i64 : i64
    %117 = arith.select %22, %112, %115 : i64
    %118 = arith.select %22, %116, %19 : i64
    %119 = arith.cmpi sle, %118, %c1_i64 : i64
    cf.assert %119, "must have at most one inferred (negative) dimension"
    %120 = arith.muli %94, %95 : i64
    %121 = arith.muli %120, %104 : i64
    %122 = arith.divsi %121, %117 : i64
    %123 = arith.select %17, %122, %0 : i64
    %124 = arith.select %22, %122, %1 : i64
    %from_elements_26 = tensor.from_elements %123, %c5_i64, %124, %c1_i64, %124 : tensor<5xi64>
    %reshape_27 = tensor.reshape %111(%from_elements_26) : (tensor<?x?x?xf32>, tensor<5xi64>) -> tensor<?x5x?x1x?xf32>
    %125 = arith.index_cast %123 : i64 to index
    %126 = arith.index_cast %124 : i64 to index
    %127 = tensor.empty(%125, %126, %126) : tensor<?x5x?x?x1xf32>
    %transposed_28 = linalg.transpose ins(%reshape_27 : tensor<?x5x?x1x?xf32>) outs(%127 : tensor<?x5x?x?x1xf32>) permutation = [0, 1, 2, 4, 3] 
    cf.assert %119, "must have at most one inferred (negative) dimension"
    %128 = arith.muli %123, %c5_i64 : i64
    %129 = arith.muli %128, %124 : i64
    %130 = arith.muli %129, %124 : i64
    %131 = arith.divsi %130, %117 : i64
    %132 = arith.select %17, %131, %0 : i64
    %133 = arith.select %22, %131, %1 : i64
    %from_elements_29 = tensor.from_elements %132, %c5_i64, %133, %133 : tensor<4xi64>
    %reshape_30 = tensor.reshape %transposed_28(%from_elements_29) : (tensor<?x5x?x?x1xf32>, tensor<4xi64>) -> tensor<?x5x?x?xf32>
    %134 = arith.index_cast %132 : i64 to index
    %135 = arith.index_cast %133 : i64 to index
    %136 = tensor.empty(%134, %135, %135) : tensor<?x5x?x?xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_30 : tensor<?x5x?x?xf32>) outs(%136 : tensor<?x5x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = arith.divf %in, %cst_1 : f32
      linalg.yield %181 : f32
    } -> tensor<?x5x?x?xf32>
    %138 = tensor.empty(%134, %135) : tensor<?x5x?xi64>
    %139 = linalg.fill ins(%c0_i64 : i64) outs(%138 : tensor<?x5x?xi64>) -> tensor<?x5x?xi64>
    %140 = tensor.empty(%134, %135) : tensor<?x5x?xf32>
    %141 = linalg.fill ins(%cst_0 : f32) outs(%140 : tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
    %142:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%137 : tensor<?x5x?x?xf32>) outs(%141, %139 : tensor<?x5x?xf32>, tensor<?x5x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %181 = linalg.index 3 : index
      %182 = arith.index_cast %181 : index to i64
      %183 = arith.maximumf %in, %out : f32
      %184 = arith.cmpf ogt, %in, %out : f32
      %185 = arith.select %184, %182, %out_40 : i64
      linalg.yield %183, %185 : f32, i64
    } -> (tensor<?x5x?xf32>, tensor<?x5x?xi64>)
    %expanded_31 = tensor.expand_shape %142#0 [[0], [1], [2, 3]] output_shape [%134, 5, %135, 1] : tensor<?x5x?xf32> into tensor<?x5x?x1xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %expanded_31 : tensor<?x5x?x?xf32>, tensor<?x5x?x1xf32>) outs(%136 : tensor<?x5x?x?xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %181 = arith.subf %in, %in_40 : f32
      linalg.yield %181 : f32
    } -> tensor<?x5x?x?xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143 : tensor<?x5x?x?xf32>) outs(%136 : tensor<?x5x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = math.exp %in : f32
      linalg.yield %181 : f32
    } -> tensor<?x5x?x?xf32>
    %145 = tensor.empty(%134, %135) : tensor<?x5x?x1xf32>
    %146 = linalg.fill ins(%cst : f32) outs(%145 : tensor<?x5x?x1xf32>) -> tensor<?x5x?x1xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%144 : tensor<?x5x?x?xf32>) outs(%146 : tensor<?x5x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %181 = arith.addf %in, %out : f32
      linalg.yield %181 : f32
    } -> tensor<?x5x?x1xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %147 : tensor<?x5x?x?xf32>, tensor<?x5x?x1xf32>) outs(%136 : tensor<?x5x?x?xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %181 = arith.divf %in, %in_40 : f32
      linalg.yield %181 : f32
    } -> tensor<?x5x?x?xf32>
    %expanded_32 = tensor.expand_shape %148 [[0], [1], [2], [3, 4]] output_shape [%134, 5, %135, %135, 1] : tensor<?x5x?x?xf32> into tensor<?x5x?x?x1xf32>
    %149 = arith.muli %86, %1 : i64
    %150 = arith.addi %87, %c1_i64 : i64
    %151 = arith.select %22, %82, %149 : i64
    %152 = arith.select %22, %150, %83 : i64
    %153 = arith.cmpi sle, %152, %c1_i64 : i64
    cf.assert %153, "must have at most one inferred (negative) dimension"
    %154 = arith.muli %132, %c5_i64 : i64
    %155 = arith.muli %154, %133 : i64
    %156 = arith.muli %155, %133 : i64
    %157 = arith.divsi %156, %151 : i64
    %158 = arith.select %81, %157, %79 : i64
    %159 = arith.select %22, %157, %1 : i64
    %from_elements_33 = tensor.from_elements %158, %159, %159 : tensor<3xi64>
    %reshape_34 = tensor.reshape %expanded_32(%from_elements_33) : (tensor<?x5x?x?x1xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %89, "must have at most one inferred (negative) dimension"
    %160 = arith.index_cast %158 : i64 to index
    %161 = arith.index_cast %159 : i64 to index
    %162 = arith.cmpi eq, %158, %94 : i64
    cf.assert %162, "mismatching contracting dimension"
    %163 = arith.cmpi eq, %159, %95 : i64
    cf.assert %163, "mismatching contracting dimension"
    %164 = tensor.empty(%160, %161) : tensor<?x?x16xf32>
    %165 = linalg.fill ins(%cst : f32) outs(%164 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %166 = linalg.batch_matmul ins(%reshape_34, %reshape_22 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%165 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %167 = arith.muli %114, %c16_i64 : i64
    cf.assert %26, "must have at most one inferred (negative) dimension"
    %168 = arith.muli %158, %159 : i64
    %169 = arith.muli %168, %c16_i64 : i64
    %170 = arith.divsi %169, %167 : i64
    %171 = arith.select %17, %170, %0 : i64
    %172 = arith.select %22, %170, %1 : i64
    %from_elements_35 = tensor.from_elements %171, %c5_i64, %172, %c1_i64, %c16_i64 : tensor<5xi64>
    %reshape_36 = tensor.reshape %166(%from_elements_35) : (tensor<?x?x16xf32>, tensor<5xi64>) -> tensor<?x5x?x1x16xf32>
    %173 = arith.index_cast %171 : i64 to index
    %174 = arith.index_cast %172 : i64 to index
    %175 = tensor.empty(%173, %174) : tensor<?x?x5x16x1xf32>
    %transposed_37 = linalg.transpose ins(%reshape_36 : tensor<?x5x?x1x16xf32>) outs(%175 : tensor<?x?x5x16x1xf32>) permutation = [0, 2, 1, 4, 3] 
    cf.assert %26, "must have at most one inferred (negative) dimension"
    %176 = arith.muli %171, %172 : i64
    %177 = arith.muli %176, %c80_i64 : i64
    %178 = arith.divsi %177, %64 : i64
    %179 = arith.select %17, %178, %0 : i64
    %180 = arith.select %22, %178, %1 : i64
    %from_elements_38 = tensor.from_elements %179, %180, %c5_i64, %c16_i64 : tensor<4xi64>
    %reshape_39 = tensor.reshape %transposed_37(%from_elements_38) : (tensor<?x?x5x16x1xf32>, tensor<4xi64>) -> tensor<?x?x5x16xf32>
    return %reshape_39 : tensor<?x?x5x16xf32>
  }
}
