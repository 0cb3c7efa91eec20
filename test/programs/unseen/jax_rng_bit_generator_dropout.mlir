// Dropout from lax.rng_bit_generator.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> ()>
module @jit_rng_bit_generator_dropout {
  func.func public @main(%arg0: tensor<16x12xf32>, %arg1: tensor<12x12xf32>, %arg2: tensor<4xi32> {iree.abi.encoding = tensor<4xui32>}) -> (tensor<4xi32> {iree.abi.encoding = tensor<4xui32>}, tensor<16x12xf32>) {
    %c-1767562579_i32 = arith.constant -1767562579 : i32
    %c-1879881855_i32 = arith.constant -1879881855 : i32
    %c-616729560_i32 = arith.constant -616729560 : i32
    %c-239350328_i32 = arith.constant -239350328 : i32
    %c534103459_i32 = arith.constant 534103459 : i32
    %c1401181199_i32 = arith.constant 1401181199 : i32
    %c1684936478_i32 = arith.constant 1684936478 : i32
    %c-1253254570_i32 = arith.constant -1253254570 : i32
    %c-1459197799_i32 = arith.constant -1459197799 : i32
    %c387276957_i32 = arith.constant 387276957 : i32
    %c-308364780_i32 = arith.constant -308364780 : i32
    %c2027808484_i32 = arith.constant 2027808484 : i32
    %c842468239_i32 = arith.constant 842468239 : i32
    %c-626627285_i32 = arith.constant -626627285 : i32
    %c1993301258_i32 = arith.constant 1993301258 : i32
    %c1013904242_i32 = arith.constant 1013904242 : i32
    %c3449720151_i64 = arith.constant 3449720151 : i64
    %c3528531795_i64 = arith.constant 3528531795 : i64
    %cst = arith.constant 0.899999976 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c-429496730_i32 = arith.constant -429496730 : i32
    %c-1150833019_i32 = arith.constant -1150833019 : i32
    %c-1640531527_i32 = arith.constant -1640531527 : i32
    %c48_i64 = arith.constant 48 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32_i64 = arith.constant 32 : i64
    %c0_i64 = arith.constant 0 : i64
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<2xi64>) -> tensor<2xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<2x2xi32>) outs(%1 : tensor<2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %28 = linalg.index 1 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.muli %29, %c32_i64 : i64
      %31 = arith.extui %in : i32 to i64
      %32 = arith.shli %31, %30 : i64
      %33 = arith.ori %32, %out : i64
      linalg.yield %33 : i64
    } -> tensor<2xi64>
    %extracted = tensor.extract %2[%c1] : tensor<2xi64>
    %extracted_1 = tensor.extract %2[%c0] : tensor<2xi64>
    %3 = arith.trunci %extracted_1 : i64 to i32
    %4 = arith.shrui %extracted_1, %c32_i64 : i64
    %5 = arith.trunci %4 : i64 to i32
    %6 = arith.addi %extracted, %c48_i64 : i64
    %7 = tensor.empty() : tensor<48xi32>
    %8 = tensor.empty() : tensor<48xi32>
    %9 = tensor.empty() : tensor<48xi32>
    %10 = tensor.empty() : tensor<48xi32>
    %11:4 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} outs(%7, %8, %9, %10 : tensor<48xi32>, tensor<48xi32>, tensor<48xi32>, tensor<48xi32>) {
    ^bb0(%out: i32, %out_11: i32, %out_12: i32, %out_13: i32):
      %28 = linalg.index 0 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.addi %29, %extracted : i64
      %31 = arith.trunci %30 : i64 to i32
      %32 = arith.shrui %30, %c32_i64 : i64
      %33 = arith.trunci %32 : i64 to i32
      %34 = arith.extui %31 : i32 to i64
      %35 = arith.muli %34, %c3528531795_i64 : i64
      %36 = arith.shrui %35, %c32_i64 : i64
      %37 = arith.trunci %36 : i64 to i32
      %38 = arith.trunci %35 : i64 to i32
      %39 = arith.extui %3 : i32 to i64
      %40 = arith.muli %39, %c3449720151_i64 : i64
      %41 = arith.shrui %40, %c32_i64 : i64
      %42 = arith.trunci %41 : i64 to i32
      %43 = arith.trunci %40 : i64 to i32
      %44 = arith.xori %42, %33 : i32
      %45 = arith.xori %44, %3 : i32
      %46 = arith.addi %3, %c-1640531527_i32 : i32
      %47 = arith.addi %5, %c-1150833019_i32 : i32
      %48 = arith.extui %45 : i32 to i64
      %49 = arith.muli %48, %c3528531795_i64 : i64
      %50 = arith.shrui %49, %c32_i64 : i64
      %51 = arith.trunci %50 : i64 to i32
      %52 = arith.trunci %49 : i64 to i32
      %53 = arith.extui %37 : i32 to i64
      %54 = arith.muli %53, %c3449720151_i64 : i64
      %55 = arith.shrui %54, %c32_i64 : i64
      %56 = arith.trunci %55 : i64 to i32
      %57 = arith.trunci %54 : i64 to i32
      %58 = arith.xori %56, %43 : i32
      %59 = arith.xori %58, %46 : i32
      %60 = arith.xori %51, %38 : i32
      %61 = arith.xori %60, %47 : i32
      %62 = arith.addi %3, %c1013904242_i32 : i32
      %63 = arith.addi %5, %c1993301258_i32 : i32
      %64 = arith.extui %59 : i32 to i64
      %65 = arith.muli %64, %c3528531795_i64 : i64
      %66 = arith.shrui %65, %c32_i64 : i64
      %67 = arith.trunci %66 : i64 to i32
      %68 = arith.trunci %65 : i64 to i32
      %69 = arith.extui %61 : i32 to i64
      %70 = arith.muli %69, %c3449720151_i64 : i64
      %71 = arith.shrui %70, %c32_i64 : i64
      %72 = arith.trunci %71 : i64 to i32
      %73 = arith.trunci %70 : i64 to i32
      %74 = arith.xori %72, %57 : i32
      %75 = arith.xori %74, %62 : i32
      %76 = arith.xori %67, %52 : i32
      %77 = arith.xori %76, %63 : i32
      %78 = arith.addi %3, %c-626627285_i32 : i32
      %79 = arith.addi %5, %c842468239_i32 : i32
      %80 = arith.extui %75 : i32 to i64
      %81 = arith.muli %80, %c3528531795_i64 : i64
      %82 = arith.shrui %81, %c32_i64 : i64
      %83 = arith.trunci %82 : i64 to i32
      %84 = arith.trunci %81 : i64 to i32
      %85 = arith.extui %77 : i32 to i64
      %86 = arith.muli %85, %c3449720151_i64 : i64
      %87 = arith.shrui %86, %c32_i64 : i64
      %88 = arith.trunci %87 : i64 to i32
      %89 = arith.trunci %86 : i64 to i32
      %90 = arith.xori %88, %73 : i32
      %91 = arith.xori %90, %78 : i32
      %92 = arith.xori %83, %68 : i32
      %93 = arith.xori %92, %79 : i32
      %94 = arith.addi %3, %c2027808484_i32 : i32
      %95 = arith.addi %5, %c-308364780_i32 : i32
      %96 = arith.extui %91 : i32 to i64
      %97 = arith.muli %96, %c3528531795_i64 : i64
      %98 = arith.shrui %97, %c32_i64 : i64
      %99 = arith.trunci %98 : i64 to i32
      %100 = arith.trunci %97 : i64 to i32
      %101 = arith.extui %93 : i32 to i64
      %102 = arith.muli %101, %c3449720151_i64 : i64
      %103 = arith.shrui %102, %c32_i64 : i64
      %104 = arith.trunci %103 : i64 to i32
      %105 = arith.trunci %102 : i64 to i32
      %106 = arith.xori %104, %89 : i32
      %107 = arith.xori %106, %94 : i32
      %108 = arith.xori %99, %84 : i32
      %109 = arith.xori %108, %95 : i32
      %110 = arith.addi %3, %c387276957_i32 : i32
      %111 = arith.addi %5, %c-1459197799_i32 : i32
      %112 = arith.extui %107 : i32 to i64
      %113 = arith.muli %112, %c3528531795_i64 : i64
      %114 = arith.shrui %113, %c32_i64 : i64
      %115 = arith.trunci %114 : i64 to i32
      %116 = arith.trunci %113 : i64 to i32
      %117 = arith.extui %109 : i32 to i64
      %118 = arith.muli %117, %c3449720151_i64 : i64
      %119 = arith.shrui %118, %c32_i64 : i64
      %120 = arith.trunci %119 : i64 to i32
      %121 = arith.trunci %118 : i64 to i32
      %122 = arith.xori %120, %105 : i32
      %123 = arith.xori %122, %110 : i32
      %124 = arith.xori %115, %100 : i32
      %125 = arith.xori %124, %111 : i32
      %126 = arith.addi %3, %c-1253254570_i32 : i32
      %127 = arith.addi %5, %c1684936478_i32 : i32
      %128 = arith.extui %123 : i32 to i64
      %129 = arith.muli %128, %c3528531795_i64 : i64
      %130 = arith.shrui %129, %c32_i64 : i64
      %131 = arith.trunci %130 : i64 to i32
      %132 = arith.trunci %129 : i64 to i32
      %133 = arith.extui %125 : i32 to i64
      %134 = arith.muli %133, %c3449720151_i64 : i64
      %135 = arith.shrui %134, %c32_i64 : i64
      %136 = arith.trunci %135 : i64 to i32
      %137 = arith.trunci %134 : i64 to i32
      %138 = arith.xori %136, %121 : i32
      %139 = arith.xori %138, %126 : i32
      %140 = arith.xori %131, %116 : i32
      %141 = arith.xori %140, %127 : i32
      %142 = arith.addi %3, %c1401181199_i32 : i32
      %143 = arith.addi %5, %c534103459_i32 : i32
      %144 = arith.extui %139 : i32 to i64
      %145 = arith.muli %144, %c3528531795_i64 : i64
      %146 = arith.shrui %145, %c32_i64 : i64
      %147 = arith.trunci %146 : i64 to i32
      %148 = arith.trunci %145 : i64 to i32
      %149 = arith.extui %141 : i32 to i64
      %150 = arith.muli %149, %c3449720151_i64 : i64
      %151 = arith.shrui %150, %c32_i64 : i64
      %152 = arith.trunci %151 : i64 to i32
      %153 = arith.trunci %150 : i64 to i32
      %154 = arith.xori %152, %137 : i32
      %155 = arith.xori %154, %142 : i32
      %156 = arith.xori %147, %132 : i32
      %157 = arith.xori %156, %143 : i32
      %158 = arith.addi %3, %c-239350328_i32 : i32
      %159 = arith.addi %5, %c-616729560_i32 : i32
      %160 = arith.extui %155 : i32 to i64
      %161 = arith.muli %160, %c3528531795_i64 : i64
      %162 = arith.shrui %161, %c32_i64 : i64
      %163 = arith.trunci %162 : i64 to i32
      %164 = arith.trunci %161 : i64 to i32
      %165 = arith.extui %157 : i32 to i64
      %166 = arith.muli %165, %c3449720151_i64 : i64
      %167 = arith.shrui %166, %c32_i64 : i64
      %168 = arith.trunci %167 : i64 to i32
      %169 = arith.trunci %166 : i64 to i32
      %170 = arith.xori %168, %153 : i32
      %171 = arith.xori %170, %158 : i32
      %172 = arith.xori %163, %148 : i32
      %173 = arith.xori %172, %159 : i32
      %174 = arith.addi %3, %c-1879881855_i32 : i32
      %175 = arith.addi %5, %c-1767562579_i32 : i32
      %176 = arith.extui %171 : i32 to i64
      %177 = arith.muli %176, %c3528531795_i64 : i64
      %178 = arith.shrui %177, %c32_i64 : i64
      %179 = arith.trunci %178 : i64 to i32
      %180 = arith.trunci %177 : i64 to i32
      %181 = arith.extui %173 : i32 to i64
      %182 = arith.muli %181, %c3449720151_i64 : i64
      %183 = arith.shrui %182, %c32_i64 : i64
      %184 = arith.trunci %183 : i64 to i32
      %185 = arith.trunci %182 : i64 to i32
      %186 = arith.xori %184, %169 : i32
      %187 = arith.xori %186, %174 : i32
      %188 = arith.xori %179, %164 : i32
      %189 = arith.xori %188, %175 : i32
      linalg.yield %187, %185, %189, %180 : i32, i32, i32, i32
    } -> (tensor<48xi32>, tensor<48xi32>, tensor<48xi32>, tensor<48xi32>)
    %expanded_2 = tensor.expand_shape %11#0 [[0, 1]] output_shape [48, 1] : tensor<48xi32> into tensor<48x1xi32>
    %expanded_3 = tensor.expand_shape %11#1 [[0, 1]] output_shape [48, 1] : tensor<48xi32> into tensor<48x1xi32>
    %expanded_4 = tensor.expand_shape %11#2 [[0, 1]] output_shape [48, 1] : tensor<48xi32> into tensor<48x1xi32>
    %expanded_5 = tensor.expand_shape %11#3 [[0, 1]] output_shape [48, 1] : tensor<48xi32> into tensor<48x1xi32>
    %12 = tensor.empty() : tensor<48x4xi32>
    %inserted_slice = tensor.insert_slice %expanded_2 into %12[0, 0] [48, 1] [1, 1] : tensor<48x1xi32> into tensor<48x4xi32>
    %inserted_slice_6 = tensor.insert_slice %expanded_3 into %inserted_slice[0, 1] [48, 1] [1, 1] : tensor<48x1xi32> into tensor<48x4xi32>
    %inserted_slice_7 = tensor.insert_slice %expanded_4 into %inserted_slice_6[0, 2] [48, 1] [1, 1] : tensor<48x1xi32> into tensor<48x4xi32>
    %inserted_slice_8 = tensor.insert_slice %expanded_5 into %inserted_slice_7[0, 3] [48, 1] [1, 1] : tensor<48x1xi32> into tensor<48x4xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_8 [[0, 1]] : tensor<48x4xi32> into tensor<192xi32>
    %expanded_9 = tensor.expand_shape %collapsed [[0, 1]] output_shape [16, 12] : tensor<192xi32> into tensor<16x12xi32>
    %inserted = tensor.insert %6 into %2[%c1] : tensor<2xi64>
    %13 = tensor.empty() : tensor<2x2xi32>
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted : tensor<2xi64>) outs(%13 : tensor<2x2xi32>) {
    ^bb0(%in: i64, %out: i32):
      %28 = linalg.index 1 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.muli %29, %c32_i64 : i64
      %31 = arith.shrui %in, %30 : i64
      %32 = arith.trunci %31 : i64 to i32
      linalg.yield %32 : i32
    } -> tensor<2x2xi32>
    %collapsed_10 = tensor.collapse_shape %14 [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
    %15 = tensor.empty() : tensor<16x12xi1>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_9 : tensor<16x12xi32>) outs(%15 : tensor<16x12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %28 = arith.cmpi ult, %in, %c-429496730_i32 : i32
      linalg.yield %28 : i1
    } -> tensor<16x12xi1>
    %17 = tensor.empty() : tensor<16x12xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %19 = linalg.matmul ins(%arg0, %arg1 : tensor<16x12xf32>, tensor<12x12xf32>) outs(%18 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %20 = tensor.empty() : tensor<16x12xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x12xf32>) outs(%20 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.divf %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<16x12xf32>
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%22 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %24 = tensor.empty() : tensor<16x12xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<f32>) outs(%24 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %26 = tensor.empty() : tensor<16x12xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %21, %25 : tensor<16x12xi1>, tensor<16x12xf32>, tensor<16x12xf32>) outs(%26 : tensor<16x12xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %28 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %28 : f32
    } -> tensor<16x12xf32>
    return %collapsed_10, %27 : tensor<4xi32>, tensor<16x12xf32>
  }
}

