#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
module @jit_normal_samples {
  func.func public @main(%arg0: tensor<2xi32> {iree.abi.encoding = tensor<2xui32>}) -> tensor<5x7xf32> {
    %cst = arith.constant 1.41421354 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 2.83297682 : f32
    %cst_2 = arith.constant 1.50140941 : f32
    %cst_3 = arith.constant 1.00167406 : f32
    %cst_4 = arith.constant 0.246640727 : f32
    %cst_5 = arith.constant 0.00943887047 : f32
    %cst_6 = arith.constant -0.00417768164 : f32
    %cst_7 = arith.constant -0.0076224613 : f32
    %cst_8 = arith.constant -0.00125372503 : f32
    %cst_9 = arith.constant 0.00573950773 : f32
    %cst_10 = arith.constant 2.1858087E-4 : f32
    %cst_11 = arith.constant -0.00367342844 : f32
    %cst_12 = arith.constant -4.39150654E-6 : f32
    %cst_13 = arith.constant 0.00134934322 : f32
    %cst_14 = arith.constant -3.5233877E-6 : f32
    %cst_15 = arith.constant 1.00950558E-4 : f32
    %cst_16 = arith.constant 3.43273939E-7 : f32
    %cst_17 = arith.constant -2.00214257E-4 : f32
    %cst_18 = arith.constant 2.81022636E-8 : f32
    %cst_19 = arith.constant 3.000000e+00 : f32
    %cst_20 = arith.constant 2.500000e+00 : f32
    %cst_21 = arith.constant 5.000000e+00 : f32
    %cst_22 = arith.constant -0.99999994 : f32
    %cst_23 = arith.constant 2.000000e+00 : f32
    %cst_24 = arith.constant 1.000000e+00 : f32
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %c9_i32 = arith.constant 9 : i32
    %c32_i32 = arith.constant 32 : i32
    %c466688986_i32 = arith.constant 466688986 : i32
    %c32_i64 = arith.constant 32 : i64
    %c7_i64 = arith.constant 7 : i64
    %cst_25 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32>
    %cst_26 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32>
    %cst_27 = arith.constant dense<0> : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_28 = tensor.extract_slice %arg0[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [] : tensor<1xi32> into tensor<i32>
    %0 = tensor.empty() : tensor<5x7xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<5x7xi64>) {
    ^bb0(%out: i64):
      %123 = linalg.index 0 : index
      %124 = arith.index_cast %123 : index to i64
      linalg.yield %124 : i64
    } -> tensor<5x7xi64>
    %2 = tensor.empty() : tensor<5x7xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<5x7xi64>) {
    ^bb0(%out: i64):
      %123 = linalg.index 1 : index
      %124 = arith.index_cast %123 : index to i64
      linalg.yield %124 : i64
    } -> tensor<5x7xi64>
    %4 = tensor.empty() : tensor<5x7xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<5x7xi64>) outs(%4 : tensor<5x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %123 = arith.muli %in, %c7_i64 : i64
      linalg.yield %123 : i64
    } -> tensor<5x7xi64>
    %6 = tensor.empty() : tensor<5x7xi64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<5x7xi64>, tensor<5x7xi64>) outs(%6 : tensor<5x7xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %123 = arith.addi %in, %in_30 : i64
      linalg.yield %123 : i64
    } -> tensor<5x7xi64>
    %8 = tensor.empty() : tensor<5x7xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<5x7xi64>) outs(%8 : tensor<5x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %123 = arith.shrui %in, %c32_i64 : i64
      linalg.yield %123 : i64
    } -> tensor<5x7xi64>
    %10 = tensor.empty() : tensor<5x7xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<5x7xi64>) outs(%10 : tensor<5x7xi32>) {
    ^bb0(%in: i64, %out: i32):
      %123 = arith.trunci %in : i64 to i32
      linalg.yield %123 : i32
    } -> tensor<5x7xi32>
    %12 = tensor.empty() : tensor<5x7xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<5x7xi64>) outs(%12 : tensor<5x7xi32>) {
    ^bb0(%in: i64, %out: i32):
      %123 = arith.trunci %in : i64 to i32
      linalg.yield %123 : i32
    } -> tensor<5x7xi32>
    %14 = tensor.empty() : tensor<i32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed, %collapsed_29 : tensor<i32>, tensor<i32>) outs(%14 : tensor<i32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %123 = arith.xori %in, %in_30 : i32
      linalg.yield %123 : i32
    } -> tensor<i32>
    %16 = tensor.empty() : tensor<i32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%15 : tensor<i32>) outs(%16 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %123 = arith.xori %in, %c466688986_i32 : i32
      linalg.yield %123 : i32
    } -> tensor<i32>
    %18 = tensor.empty() : tensor<5x7xi32>
    %19 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<i32>) outs(%18 : tensor<5x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x7xi32>
    %20 = tensor.empty() : tensor<5x7xi32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %19 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%20 : tensor<5x7xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %123 = arith.addi %in, %in_30 : i32
      linalg.yield %123 : i32
    } -> tensor<5x7xi32>
    %22 = tensor.empty() : tensor<5x7xi32>
    %23 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_29 : tensor<i32>) outs(%22 : tensor<5x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x7xi32>
    %24 = tensor.empty() : tensor<5x7xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %23 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%24 : tensor<5x7xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %123 = arith.addi %in, %in_30 : i32
      linalg.yield %123 : i32
    } -> tensor<5x7xi32>
    %26:8 = scf.for %arg1 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg2 = %cst_27, %arg3 = %21, %arg4 = %25, %arg5 = %collapsed_29, %arg6 = %17, %arg7 = %collapsed, %arg8 = %cst_26, %arg9 = %cst_25) -> (tensor<i32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %123 = tensor.empty() : tensor<i32>
      %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%123 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %201 = arith.addi %in, %c1_i32 : i32
        linalg.yield %201 : i32
      } -> tensor<i32>
      %extracted_slice_30 = tensor.extract_slice %arg8[0] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [] : tensor<1xi32> into tensor<i32>
      %125 = tensor.empty() : tensor<5x7xi32>
      %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg4 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%125 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.addi %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %127 = tensor.empty() : tensor<5x7xi32>
      %128 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_31 : tensor<i32>) outs(%127 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %129 = tensor.empty() : tensor<5x7xi32>
      %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %128 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%129 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.shli %in, %in_38 : i32
        %202 = arith.cmpi ult, %in_38, %c32_i32 : i32
        %203 = arith.select %202, %201, %c0_i32 : i32
        linalg.yield %203 : i32
      } -> tensor<5x7xi32>
      %131 = tensor.empty() : tensor<i32>
      %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_31 : tensor<i32>) outs(%131 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %201 = arith.subi %c32_i32, %in : i32
        linalg.yield %201 : i32
      } -> tensor<i32>
      %133 = tensor.empty() : tensor<5x7xi32>
      %134 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<i32>) outs(%133 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %135 = tensor.empty() : tensor<5x7xi32>
      %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %134 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%135 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.shrui %in, %in_38 : i32
        %202 = arith.cmpi ult, %in_38, %c32_i32 : i32
        %203 = arith.select %202, %201, %c0_i32 : i32
        linalg.yield %203 : i32
      } -> tensor<5x7xi32>
      %137 = tensor.empty() : tensor<5x7xi32>
      %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %136 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%137 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.ori %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %139 = tensor.empty() : tensor<5x7xi32>
      %140 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %138 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%139 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.xori %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %extracted_slice_32 = tensor.extract_slice %arg8[1] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [] : tensor<1xi32> into tensor<i32>
      %141 = tensor.empty() : tensor<5x7xi32>
      %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %140 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%141 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.addi %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %143 = tensor.empty() : tensor<5x7xi32>
      %144 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33 : tensor<i32>) outs(%143 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %145 = tensor.empty() : tensor<5x7xi32>
      %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%140, %144 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%145 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.shli %in, %in_38 : i32
        %202 = arith.cmpi ult, %in_38, %c32_i32 : i32
        %203 = arith.select %202, %201, %c0_i32 : i32
        linalg.yield %203 : i32
      } -> tensor<5x7xi32>
      %147 = tensor.empty() : tensor<i32>
      %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_33 : tensor<i32>) outs(%147 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %201 = arith.subi %c32_i32, %in : i32
        linalg.yield %201 : i32
      } -> tensor<i32>
      %149 = tensor.empty() : tensor<5x7xi32>
      %150 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<i32>) outs(%149 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %151 = tensor.empty() : tensor<5x7xi32>
      %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%140, %150 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%151 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.shrui %in, %in_38 : i32
        %202 = arith.cmpi ult, %in_38, %c32_i32 : i32
        %203 = arith.select %202, %201, %c0_i32 : i32
        linalg.yield %203 : i32
      } -> tensor<5x7xi32>
      %153 = tensor.empty() : tensor<5x7xi32>
      %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%146, %152 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%153 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.ori %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %155 = tensor.empty() : tensor<5x7xi32>
      %156 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%142, %154 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%155 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.xori %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %extracted_slice_34 = tensor.extract_slice %arg8[2] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [] : tensor<1xi32> into tensor<i32>
      %157 = tensor.empty() : tensor<5x7xi32>
      %158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%142, %156 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%157 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.addi %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %159 = tensor.empty() : tensor<5x7xi32>
      %160 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_35 : tensor<i32>) outs(%159 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %161 = tensor.empty() : tensor<5x7xi32>
      %162 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%156, %160 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%161 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.shli %in, %in_38 : i32
        %202 = arith.cmpi ult, %in_38, %c32_i32 : i32
        %203 = arith.select %202, %201, %c0_i32 : i32
        linalg.yield %203 : i32
      } -> tensor<5x7xi32>
      %163 = tensor.empty() : tensor<i32>
      %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_35 : tensor<i32>) outs(%163 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %201 = arith.subi %c32_i32, %in : i32
        linalg.yield %201 : i32
      } -> tensor<i32>
      %165 = tensor.empty() : tensor<5x7xi32>
      %166 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<i32>) outs(%165 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %167 = tensor.empty() : tensor<5x7xi32>
      %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%156, %166 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%167 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.shrui %in, %in_38 : i32
        %202 = arith.cmpi ult, %in_38, %c32_i32 : i32
        %203 = arith.select %202, %201, %c0_i32 : i32
        linalg.yield %203 : i32
      } -> tensor<5x7xi32>
      %169 = tensor.empty() : tensor<5x7xi32>
      %170 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%162, %168 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%169 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.ori %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %171 = tensor.empty() : tensor<5x7xi32>
      %172 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%158, %170 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%171 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.xori %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %extracted_slice_36 = tensor.extract_slice %arg8[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [] : tensor<1xi32> into tensor<i32>
      %173 = tensor.empty() : tensor<5x7xi32>
      %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%158, %172 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%173 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.addi %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %175 = tensor.empty() : tensor<5x7xi32>
      %176 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_37 : tensor<i32>) outs(%175 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %177 = tensor.empty() : tensor<5x7xi32>
      %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%172, %176 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%177 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.shli %in, %in_38 : i32
        %202 = arith.cmpi ult, %in_38, %c32_i32 : i32
        %203 = arith.select %202, %201, %c0_i32 : i32
        linalg.yield %203 : i32
      } -> tensor<5x7xi32>
      %179 = tensor.empty() : tensor<i32>
      %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_37 : tensor<i32>) outs(%179 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %201 = arith.subi %c32_i32, %in : i32
        linalg.yield %201 : i32
      } -> tensor<i32>
      %181 = tensor.empty() : tensor<5x7xi32>
      %182 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%180 : tensor<i32>) outs(%181 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %183 = tensor.empty() : tensor<5x7xi32>
      %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%172, %182 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%183 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.shrui %in, %in_38 : i32
        %202 = arith.cmpi ult, %in_38, %c32_i32 : i32
        %203 = arith.select %202, %201, %c0_i32 : i32
        linalg.yield %203 : i32
      } -> tensor<5x7xi32>
      %185 = tensor.empty() : tensor<5x7xi32>
      %186 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%178, %184 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%185 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.ori %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %187 = tensor.empty() : tensor<5x7xi32>
      %188 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%174, %186 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%187 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.xori %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %189 = tensor.empty() : tensor<5x7xi32>
      %190 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<i32>) outs(%189 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %191 = tensor.empty() : tensor<5x7xi32>
      %192 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%174, %190 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%191 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.addi %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %193 = tensor.empty() : tensor<5x7xi32>
      %194 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<i32>) outs(%193 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %195 = tensor.empty() : tensor<5x7xi32>
      %196 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%188, %194 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%195 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.addi %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      %197 = tensor.empty() : tensor<5x7xi32>
      %198 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<i32>) outs(%197 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x7xi32>
      %199 = tensor.empty() : tensor<5x7xi32>
      %200 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%196, %198 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%199 : tensor<5x7xi32>) {
      ^bb0(%in: i32, %in_38: i32, %out: i32):
        %201 = arith.addi %in, %in_38 : i32
        linalg.yield %201 : i32
      } -> tensor<5x7xi32>
      scf.yield %124, %192, %200, %arg6, %arg7, %arg5, %arg9, %arg8 : tensor<i32>, tensor<5x7xi32>, tensor<5x7xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>
    }
    %27 = tensor.empty() : tensor<5x7xi32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26#1, %26#2 : tensor<5x7xi32>, tensor<5x7xi32>) outs(%27 : tensor<5x7xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %123 = arith.xori %in, %in_30 : i32
      linalg.yield %123 : i32
    } -> tensor<5x7xi32>
    %29 = tensor.empty() : tensor<5x7xi32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<5x7xi32>) outs(%29 : tensor<5x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %123 = arith.shrui %in, %c9_i32 : i32
      linalg.yield %123 : i32
    } -> tensor<5x7xi32>
    %31 = tensor.empty() : tensor<5x7xi32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<5x7xi32>) outs(%31 : tensor<5x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %123 = arith.ori %in, %c1065353216_i32 : i32
      linalg.yield %123 : i32
    } -> tensor<5x7xi32>
    %33 = tensor.empty() : tensor<5x7xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<5x7xi32>) outs(%33 : tensor<5x7xf32>) {
    ^bb0(%in: i32, %out: f32):
      %123 = arith.bitcast %in : i32 to f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %35 = tensor.empty() : tensor<5x7xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<5x7xf32>) outs(%35 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.subf %in, %cst_24 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %37 = tensor.empty() : tensor<5x7xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<5x7xf32>) outs(%37 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.mulf %in, %cst_23 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %39 = tensor.empty() : tensor<5x7xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<5x7xf32>) outs(%39 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.addf %in, %cst_22 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %41 = tensor.empty() : tensor<5x7xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<5x7xf32>) outs(%41 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.maximumf %in, %cst_22 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %43 = tensor.empty() : tensor<5x7xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<5x7xf32>) outs(%43 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.negf %in : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %45 = tensor.empty() : tensor<5x7xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %44 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%45 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.mulf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %47 = tensor.empty() : tensor<5x7xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<5x7xf32>) outs(%47 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = math.log1p %in : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %49 = tensor.empty() : tensor<5x7xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<5x7xf32>) outs(%49 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.negf %in : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %51 = tensor.empty() : tensor<5x7xi1>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<5x7xf32>) outs(%51 : tensor<5x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %123 = arith.cmpf olt, %in, %cst_21 : f32
      linalg.yield %123 : i1
    } -> tensor<5x7xi1>
    %53 = tensor.empty() : tensor<5x7xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<5x7xf32>) outs(%53 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.subf %in, %cst_20 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %55 = tensor.empty() : tensor<5x7xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<5x7xf32>) outs(%55 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = math.sqrt %in : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %57 = tensor.empty() : tensor<5x7xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<5x7xf32>) outs(%57 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.subf %in, %cst_19 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %59 = tensor.empty() : tensor<5x7xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %54, %58 : tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) outs(%59 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %123 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %61 = tensor.empty() : tensor<5x7xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<5x7xi1>) outs(%61 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %123 = arith.select %in, %cst_18, %cst_17 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %63 = tensor.empty() : tensor<5x7xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<5x7xi1>) outs(%63 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %123 = arith.select %in, %cst_16, %cst_15 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %65 = tensor.empty() : tensor<5x7xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %60 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%65 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.mulf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %67 = tensor.empty() : tensor<5x7xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %66 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%67 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.addf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %69 = tensor.empty() : tensor<5x7xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<5x7xi1>) outs(%69 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %123 = arith.select %in, %cst_14, %cst_13 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %71 = tensor.empty() : tensor<5x7xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %60 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%71 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.mulf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %73 = tensor.empty() : tensor<5x7xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %72 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%73 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.addf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %75 = tensor.empty() : tensor<5x7xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<5x7xi1>) outs(%75 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %123 = arith.select %in, %cst_12, %cst_11 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %77 = tensor.empty() : tensor<5x7xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %60 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%77 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.mulf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %79 = tensor.empty() : tensor<5x7xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%76, %78 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%79 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.addf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %81 = tensor.empty() : tensor<5x7xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<5x7xi1>) outs(%81 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %123 = arith.select %in, %cst_10, %cst_9 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %83 = tensor.empty() : tensor<5x7xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%80, %60 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%83 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.mulf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %85 = tensor.empty() : tensor<5x7xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%82, %84 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%85 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.addf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %87 = tensor.empty() : tensor<5x7xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<5x7xi1>) outs(%87 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %123 = arith.select %in, %cst_8, %cst_7 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %89 = tensor.empty() : tensor<5x7xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %60 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%89 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.mulf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %91 = tensor.empty() : tensor<5x7xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%88, %90 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%91 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.addf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %93 = tensor.empty() : tensor<5x7xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<5x7xi1>) outs(%93 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %123 = arith.select %in, %cst_6, %cst_5 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %95 = tensor.empty() : tensor<5x7xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %60 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%95 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.mulf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %97 = tensor.empty() : tensor<5x7xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %96 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%97 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.addf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %99 = tensor.empty() : tensor<5x7xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<5x7xi1>) outs(%99 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %123 = arith.select %in, %cst_4, %cst_3 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %101 = tensor.empty() : tensor<5x7xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %60 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%101 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.mulf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %103 = tensor.empty() : tensor<5x7xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %102 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%103 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.addf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %105 = tensor.empty() : tensor<5x7xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<5x7xi1>) outs(%105 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %123 = arith.select %in, %cst_2, %cst_1 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %107 = tensor.empty() : tensor<5x7xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%104, %60 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%107 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.mulf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %109 = tensor.empty() : tensor<5x7xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %108 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%109 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.addf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %111 = tensor.empty() : tensor<5x7xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%110, %42 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%111 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %123 = arith.mulf %in, %in_30 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %113 = tensor.empty() : tensor<5x7xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<5x7xf32>) outs(%113 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = math.absf %in : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %115 = tensor.empty() : tensor<5x7xi1>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<5x7xf32>) outs(%115 : tensor<5x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %123 = arith.cmpf oeq, %in, %cst_24 : f32
      linalg.yield %123 : i1
    } -> tensor<5x7xi1>
    %117 = tensor.empty() : tensor<5x7xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<5x7xf32>) outs(%117 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.mulf %in, %cst_0 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %119 = tensor.empty() : tensor<5x7xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%116, %118, %112 : tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) outs(%119 : tensor<5x7xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %123 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    %121 = tensor.empty() : tensor<5x7xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<5x7xf32>) outs(%121 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %123 = arith.mulf %in, %cst : f32
      linalg.yield %123 : f32
    } -> tensor<5x7xf32>
    return %122 : tensor<5x7xf32>
  }
}

