#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_gumbel_softmax_straight_through_grads {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<5x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<2xi32> {iree.abi.encoding = tensor<2xui32>}) -> tensor<8x8xf32> {
    %cst = arith.constant 2.500000e-02 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 1.17549435E-38 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %c9_i32 = arith.constant 9 : i32
    %c32_i32 = arith.constant 32 : i32
    %c466688986_i32 = arith.constant 466688986 : i32
    %c32_i64 = arith.constant 32 : i64
    %c8_i64 = arith.constant 8 : i64
    %cst_6 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32>
    %cst_7 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32>
    %cst_8 = arith.constant dense<0> : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %extracted_slice = tensor.extract_slice %arg3[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_9 = tensor.extract_slice %arg3[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [] : tensor<1xi32> into tensor<i32>
    %0 = tensor.empty() : tensor<5x8xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<5x8xi64>) {
    ^bb0(%out: i64):
      %138 = linalg.index 0 : index
      %139 = arith.index_cast %138 : index to i64
      linalg.yield %139 : i64
    } -> tensor<5x8xi64>
    %2 = tensor.empty() : tensor<5x8xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<5x8xi64>) {
    ^bb0(%out: i64):
      %138 = linalg.index 1 : index
      %139 = arith.index_cast %138 : index to i64
      linalg.yield %139 : i64
    } -> tensor<5x8xi64>
    %4 = tensor.empty() : tensor<5x8xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<5x8xi64>) outs(%4 : tensor<5x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %138 = arith.muli %in, %c8_i64 : i64
      linalg.yield %138 : i64
    } -> tensor<5x8xi64>
    %6 = tensor.empty() : tensor<5x8xi64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<5x8xi64>, tensor<5x8xi64>) outs(%6 : tensor<5x8xi64>) {
    ^bb0(%in: i64, %in_12: i64, %out: i64):
      %138 = arith.addi %in, %in_12 : i64
      linalg.yield %138 : i64
    } -> tensor<5x8xi64>
    %8 = tensor.empty() : tensor<5x8xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<5x8xi64>) outs(%8 : tensor<5x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %138 = arith.shrui %in, %c32_i64 : i64
      linalg.yield %138 : i64
    } -> tensor<5x8xi64>
    %10 = tensor.empty() : tensor<5x8xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<5x8xi64>) outs(%10 : tensor<5x8xi32>) {
    ^bb0(%in: i64, %out: i32):
      %138 = arith.trunci %in : i64 to i32
      linalg.yield %138 : i32
    } -> tensor<5x8xi32>
    %12 = tensor.empty() : tensor<5x8xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<5x8xi64>) outs(%12 : tensor<5x8xi32>) {
    ^bb0(%in: i64, %out: i32):
      %138 = arith.trunci %in : i64 to i32
      linalg.yield %138 : i32
    } -> tensor<5x8xi32>
    %14 = tensor.empty() : tensor<i32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed, %collapsed_10 : tensor<i32>, tensor<i32>) outs(%14 : tensor<i32>) {
    ^bb0(%in: i32, %in_12: i32, %out: i32):
      %138 = arith.xori %in, %in_12 : i32
      linalg.yield %138 : i32
    } -> tensor<i32>
    %16 = tensor.empty() : tensor<i32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%15 : tensor<i32>) outs(%16 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %138 = arith.xori %in, %c466688986_i32 : i32
      linalg.yield %138 : i32
    } -> tensor<i32>
    %18 = tensor.empty() : tensor<5x8xi32>
    %19 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<i32>) outs(%18 : tensor<5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x8xi32>
    %20 = tensor.empty() : tensor<5x8xi32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %19 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%20 : tensor<5x8xi32>) {
    ^bb0(%in: i32, %in_12: i32, %out: i32):
      %138 = arith.addi %in, %in_12 : i32
      linalg.yield %138 : i32
    } -> tensor<5x8xi32>
    %22 = tensor.empty() : tensor<5x8xi32>
    %23 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10 : tensor<i32>) outs(%22 : tensor<5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x8xi32>
    %24 = tensor.empty() : tensor<5x8xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %23 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%24 : tensor<5x8xi32>) {
    ^bb0(%in: i32, %in_12: i32, %out: i32):
      %138 = arith.addi %in, %in_12 : i32
      linalg.yield %138 : i32
    } -> tensor<5x8xi32>
    %26:8 = scf.for %arg4 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg5 = %cst_8, %arg6 = %21, %arg7 = %25, %arg8 = %collapsed_10, %arg9 = %17, %arg10 = %collapsed, %arg11 = %cst_7, %arg12 = %cst_6) -> (tensor<i32>, tensor<5x8xi32>, tensor<5x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %138 = tensor.empty() : tensor<i32>
      %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%138 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %216 = arith.addi %in, %c1_i32 : i32
        linalg.yield %216 : i32
      } -> tensor<i32>
      %extracted_slice_12 = tensor.extract_slice %arg11[0] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [] : tensor<1xi32> into tensor<i32>
      %140 = tensor.empty() : tensor<5x8xi32>
      %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6, %arg7 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%140 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.addi %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %142 = tensor.empty() : tensor<5x8xi32>
      %143 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_13 : tensor<i32>) outs(%142 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %144 = tensor.empty() : tensor<5x8xi32>
      %145 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7, %143 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%144 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.shli %in, %in_20 : i32
        %217 = arith.cmpi ult, %in_20, %c32_i32 : i32
        %218 = arith.select %217, %216, %c0_i32 : i32
        linalg.yield %218 : i32
      } -> tensor<5x8xi32>
      %146 = tensor.empty() : tensor<i32>
      %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_13 : tensor<i32>) outs(%146 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %216 = arith.subi %c32_i32, %in : i32
        linalg.yield %216 : i32
      } -> tensor<i32>
      %148 = tensor.empty() : tensor<5x8xi32>
      %149 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<i32>) outs(%148 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %150 = tensor.empty() : tensor<5x8xi32>
      %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7, %149 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%150 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.shrui %in, %in_20 : i32
        %217 = arith.cmpi ult, %in_20, %c32_i32 : i32
        %218 = arith.select %217, %216, %c0_i32 : i32
        linalg.yield %218 : i32
      } -> tensor<5x8xi32>
      %152 = tensor.empty() : tensor<5x8xi32>
      %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%145, %151 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%152 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.ori %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %154 = tensor.empty() : tensor<5x8xi32>
      %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%141, %153 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%154 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.xori %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %extracted_slice_14 = tensor.extract_slice %arg11[1] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [] : tensor<1xi32> into tensor<i32>
      %156 = tensor.empty() : tensor<5x8xi32>
      %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%141, %155 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%156 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.addi %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %158 = tensor.empty() : tensor<5x8xi32>
      %159 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_15 : tensor<i32>) outs(%158 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %160 = tensor.empty() : tensor<5x8xi32>
      %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%155, %159 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%160 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.shli %in, %in_20 : i32
        %217 = arith.cmpi ult, %in_20, %c32_i32 : i32
        %218 = arith.select %217, %216, %c0_i32 : i32
        linalg.yield %218 : i32
      } -> tensor<5x8xi32>
      %162 = tensor.empty() : tensor<i32>
      %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_15 : tensor<i32>) outs(%162 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %216 = arith.subi %c32_i32, %in : i32
        linalg.yield %216 : i32
      } -> tensor<i32>
      %164 = tensor.empty() : tensor<5x8xi32>
      %165 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<i32>) outs(%164 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %166 = tensor.empty() : tensor<5x8xi32>
      %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%155, %165 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%166 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.shrui %in, %in_20 : i32
        %217 = arith.cmpi ult, %in_20, %c32_i32 : i32
        %218 = arith.select %217, %216, %c0_i32 : i32
        linalg.yield %218 : i32
      } -> tensor<5x8xi32>
      %168 = tensor.empty() : tensor<5x8xi32>
      %169 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%161, %167 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%168 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.ori %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %170 = tensor.empty() : tensor<5x8xi32>
      %171 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%157, %169 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%170 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.xori %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %extracted_slice_16 = tensor.extract_slice %arg11[2] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [] : tensor<1xi32> into tensor<i32>
      %172 = tensor.empty() : tensor<5x8xi32>
      %173 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%157, %171 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%172 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.addi %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %174 = tensor.empty() : tensor<5x8xi32>
      %175 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17 : tensor<i32>) outs(%174 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %176 = tensor.empty() : tensor<5x8xi32>
      %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%171, %175 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%176 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.shli %in, %in_20 : i32
        %217 = arith.cmpi ult, %in_20, %c32_i32 : i32
        %218 = arith.select %217, %216, %c0_i32 : i32
        linalg.yield %218 : i32
      } -> tensor<5x8xi32>
      %178 = tensor.empty() : tensor<i32>
      %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_17 : tensor<i32>) outs(%178 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %216 = arith.subi %c32_i32, %in : i32
        linalg.yield %216 : i32
      } -> tensor<i32>
      %180 = tensor.empty() : tensor<5x8xi32>
      %181 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<i32>) outs(%180 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %182 = tensor.empty() : tensor<5x8xi32>
      %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%171, %181 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%182 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.shrui %in, %in_20 : i32
        %217 = arith.cmpi ult, %in_20, %c32_i32 : i32
        %218 = arith.select %217, %216, %c0_i32 : i32
        linalg.yield %218 : i32
      } -> tensor<5x8xi32>
      %184 = tensor.empty() : tensor<5x8xi32>
      %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%177, %183 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%184 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.ori %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %186 = tensor.empty() : tensor<5x8xi32>
      %187 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%173, %185 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%186 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.xori %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %extracted_slice_18 = tensor.extract_slice %arg11[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [] : tensor<1xi32> into tensor<i32>
      %188 = tensor.empty() : tensor<5x8xi32>
      %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%173, %187 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%188 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.addi %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %190 = tensor.empty() : tensor<5x8xi32>
      %191 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_19 : tensor<i32>) outs(%190 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %192 = tensor.empty() : tensor<5x8xi32>
      %193 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%187, %191 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%192 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.shli %in, %in_20 : i32
        %217 = arith.cmpi ult, %in_20, %c32_i32 : i32
        %218 = arith.select %217, %216, %c0_i32 : i32
        linalg.yield %218 : i32
      } -> tensor<5x8xi32>
      %194 = tensor.empty() : tensor<i32>
      %195 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_19 : tensor<i32>) outs(%194 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %216 = arith.subi %c32_i32, %in : i32
        linalg.yield %216 : i32
      } -> tensor<i32>
      %196 = tensor.empty() : tensor<5x8xi32>
      %197 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%195 : tensor<i32>) outs(%196 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %198 = tensor.empty() : tensor<5x8xi32>
      %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%187, %197 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%198 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.shrui %in, %in_20 : i32
        %217 = arith.cmpi ult, %in_20, %c32_i32 : i32
        %218 = arith.select %217, %216, %c0_i32 : i32
        linalg.yield %218 : i32
      } -> tensor<5x8xi32>
      %200 = tensor.empty() : tensor<5x8xi32>
      %201 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%193, %199 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%200 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.ori %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %202 = tensor.empty() : tensor<5x8xi32>
      %203 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%189, %201 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%202 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.xori %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %204 = tensor.empty() : tensor<5x8xi32>
      %205 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<i32>) outs(%204 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %206 = tensor.empty() : tensor<5x8xi32>
      %207 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%189, %205 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%206 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.addi %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %208 = tensor.empty() : tensor<5x8xi32>
      %209 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<i32>) outs(%208 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %210 = tensor.empty() : tensor<5x8xi32>
      %211 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%203, %209 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%210 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.addi %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      %212 = tensor.empty() : tensor<5x8xi32>
      %213 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<i32>) outs(%212 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x8xi32>
      %214 = tensor.empty() : tensor<5x8xi32>
      %215 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%211, %213 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%214 : tensor<5x8xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %216 = arith.addi %in, %in_20 : i32
        linalg.yield %216 : i32
      } -> tensor<5x8xi32>
      scf.yield %139, %207, %215, %arg9, %arg10, %arg8, %arg12, %arg11 : tensor<i32>, tensor<5x8xi32>, tensor<5x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>
    }
    %27 = tensor.empty() : tensor<5x8xi32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26#1, %26#2 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%27 : tensor<5x8xi32>) {
    ^bb0(%in: i32, %in_12: i32, %out: i32):
      %138 = arith.xori %in, %in_12 : i32
      linalg.yield %138 : i32
    } -> tensor<5x8xi32>
    %29 = tensor.empty() : tensor<5x8xi32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<5x8xi32>) outs(%29 : tensor<5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %138 = arith.shrui %in, %c9_i32 : i32
      linalg.yield %138 : i32
    } -> tensor<5x8xi32>
    %31 = tensor.empty() : tensor<5x8xi32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<5x8xi32>) outs(%31 : tensor<5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %138 = arith.ori %in, %c1065353216_i32 : i32
      linalg.yield %138 : i32
    } -> tensor<5x8xi32>
    %33 = tensor.empty() : tensor<5x8xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<5x8xi32>) outs(%33 : tensor<5x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %138 = arith.bitcast %in : i32 to f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %35 = tensor.empty() : tensor<5x8xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<5x8xf32>) outs(%35 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.subf %in, %cst_5 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %37 = tensor.empty() : tensor<5x8xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<5x8xf32>) outs(%37 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.addf %in, %cst_4 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %39 = tensor.empty() : tensor<5x8xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<5x8xf32>) outs(%39 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %41 = tensor.empty() : tensor<5x8xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<5x8xf32>) outs(%41 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = math.log %in : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %43 = tensor.empty() : tensor<5x8xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<5x8xf32>) outs(%43 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.negf %in : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %45 = tensor.empty() : tensor<5x8xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<5x8xf32>) outs(%45 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = math.log %in : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %47 = tensor.empty() : tensor<5x8xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<5x8xf32>) outs(%47 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.negf %in : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %49 = tensor.empty() : tensor<5x8xf32>
    %50 = linalg.fill ins(%cst_3 : f32) outs(%49 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %51 = linalg.matmul ins(%arg0, %arg2 : tensor<5x8xf32>, tensor<8x8xf32>) outs(%50 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %52 = tensor.empty() : tensor<5x8xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %48 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%52 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.addf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %54 = tensor.empty() : tensor<5x8xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<5x8xf32>) outs(%54 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.divf %in, %cst_2 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %56 = tensor.empty() : tensor<5xf32>
    %57 = linalg.fill ins(%cst_1 : f32) outs(%56 : tensor<5xf32>) -> tensor<5xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%55 : tensor<5x8xf32>) outs(%57 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.maximumf %out, %in : f32
      linalg.yield %138 : f32
    } -> tensor<5xf32>
    %59 = tensor.empty() : tensor<5x8xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<5xf32>) outs(%59 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %61 = tensor.empty() : tensor<5x8xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %60 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%61 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.subf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %63 = tensor.empty() : tensor<5x8xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<5x8xf32>) outs(%63 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = math.exp %in : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %65 = tensor.empty() : tensor<5xf32>
    %66 = linalg.fill ins(%cst_3 : f32) outs(%65 : tensor<5xf32>) -> tensor<5xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<5x8xf32>) outs(%66 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.addf %out, %in : f32
      linalg.yield %138 : f32
    } -> tensor<5xf32>
    %expanded = tensor.expand_shape %67 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %68 = tensor.empty() : tensor<5x8xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<5xf32>) outs(%68 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %70 = tensor.empty() : tensor<5x8xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %69 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%70 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.divf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %72 = tensor.empty() : tensor<5x1xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<5x1xf32>) outs(%72 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.mulf %in, %in : f32
      linalg.yield %138 : f32
    } -> tensor<5x1xf32>
    %74 = tensor.empty() : tensor<5x1xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<5x1xf32>) outs(%74 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.divf %cst_5, %in : f32
      linalg.yield %138 : f32
    } -> tensor<5x1xf32>
    %76 = tensor.empty() : tensor<5x8xi32>
    %77 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%76 : tensor<5x8xi32>) {
    ^bb0(%out: i32):
      %138 = linalg.index 1 : index
      %139 = arith.index_cast %138 : index to i32
      linalg.yield %139 : i32
    } -> tensor<5x8xi32>
    %78 = tensor.empty() : tensor<5xf32>
    %79 = linalg.fill ins(%cst_1 : f32) outs(%78 : tensor<5xf32>) -> tensor<5xf32>
    %80 = tensor.empty() : tensor<5xi32>
    %81 = linalg.fill ins(%c0_i32 : i32) outs(%80 : tensor<5xi32>) -> tensor<5xi32>
    %82:2 = linalg.generic {indexing_maps = [#map, #map, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%71, %77 : tensor<5x8xf32>, tensor<5x8xi32>) outs(%79, %81 : tensor<5xf32>, tensor<5xi32>) {
    ^bb0(%in: f32, %in_12: i32, %out: f32, %out_13: i32):
      %138 = arith.cmpf ogt, %out, %in : f32
      %139 = arith.cmpf une, %out, %out : f32
      %140 = arith.ori %138, %139 : i1
      %141 = arith.cmpf oeq, %out, %in : f32
      %142 = arith.cmpi slt, %out_13, %in_12 : i32
      %143 = arith.andi %141, %142 : i1
      %144 = arith.ori %140, %143 : i1
      %145 = arith.select %140, %out, %in : f32
      %146 = arith.select %144, %out_13, %in_12 : i32
      linalg.yield %145, %146 : f32, i32
    } -> (tensor<5xf32>, tensor<5xi32>)
    %83 = tensor.empty() : tensor<1x8xi32>
    %84 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%83 : tensor<1x8xi32>) {
    ^bb0(%out: i32):
      %138 = linalg.index 1 : index
      %139 = arith.index_cast %138 : index to i32
      linalg.yield %139 : i32
    } -> tensor<1x8xi32>
    %85 = tensor.empty() : tensor<5x8xi32>
    %86 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%82#1 : tensor<5xi32>) outs(%85 : tensor<5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x8xi32>
    %87 = tensor.empty() : tensor<5x8xi32>
    %88 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<1x8xi32>) outs(%87 : tensor<5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x8xi32>
    %89 = tensor.empty() : tensor<5x8xi1>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %88 : tensor<5x8xi32>, tensor<5x8xi32>) outs(%89 : tensor<5x8xi1>) {
    ^bb0(%in: i32, %in_12: i32, %out: i1):
      %138 = arith.cmpi eq, %in, %in_12 : i32
      linalg.yield %138 : i1
    } -> tensor<5x8xi1>
    %91 = tensor.empty() : tensor<5x8xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<5x8xi1>) outs(%91 : tensor<5x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %138 = arith.uitofp %in : i1 to f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %93 = tensor.empty() : tensor<5x8xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %71 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%93 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.subf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %95 = tensor.empty() : tensor<5x8xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %71 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%95 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.addf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %97 = tensor.empty() : tensor<5x8xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %arg1 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%97 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.subf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %99 = tensor.empty() : tensor<5x8xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<5x8xf32>) outs(%99 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.mulf %in, %cst_0 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %101 = tensor.empty() : tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%101 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %103 = tensor.empty() : tensor<5x8xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<f32>) outs(%103 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %105 = tensor.empty() : tensor<5x8xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%104, %100 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%105 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.mulf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %107 = tensor.empty() : tensor<5x8xf32>
    %108 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<5x1xf32>) outs(%107 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %109 = tensor.empty() : tensor<5x8xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %108 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%109 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.mulf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %111 = tensor.empty() : tensor<5x8xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%110, %64 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%111 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.mulf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %113 = tensor.empty() : tensor<5xf32>
    %114 = linalg.fill ins(%cst_3 : f32) outs(%113 : tensor<5xf32>) -> tensor<5xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%112 : tensor<5x8xf32>) outs(%114 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.addf %out, %in : f32
      linalg.yield %138 : f32
    } -> tensor<5xf32>
    %116 = tensor.empty() : tensor<5xf32>
    %117 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%115 : tensor<5xf32>) outs(%116 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.negf %in : f32
      linalg.yield %138 : f32
    } -> tensor<5xf32>
    %expanded_11 = tensor.expand_shape %117 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %118 = tensor.empty() : tensor<5x8xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %69 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%118 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.divf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %120 = tensor.empty() : tensor<5xf32>
    %121 = linalg.fill ins(%cst_3 : f32) outs(%120 : tensor<5xf32>) -> tensor<5xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_11 : tensor<5x1xf32>) outs(%121 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.addf %out, %in : f32
      linalg.yield %138 : f32
    } -> tensor<5xf32>
    %123 = tensor.empty() : tensor<5x8xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<5xf32>) outs(%123 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8xf32>
    %125 = tensor.empty() : tensor<5x8xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %124 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%125 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.addf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %127 = tensor.empty() : tensor<5x8xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %64 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%127 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %138 = arith.mulf %in, %in_12 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %129 = tensor.empty() : tensor<5x8xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<5x8xf32>) outs(%129 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.divf %in, %cst_2 : f32
      linalg.yield %138 : f32
    } -> tensor<5x8xf32>
    %131 = tensor.empty() : tensor<8x5xf32>
    %132 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%130 : tensor<5x8xf32>) outs(%131 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x5xf32>
    %133 = tensor.empty() : tensor<8x8xf32>
    %134 = linalg.fill ins(%cst_3 : f32) outs(%133 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %135 = linalg.matmul ins(%132, %arg0 : tensor<8x5xf32>, tensor<5x8xf32>) outs(%134 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %136 = tensor.empty() : tensor<8x8xf32>
    %137 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<8x8xf32>) outs(%136 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    return %137 : tensor<8x8xf32>
  }
}

