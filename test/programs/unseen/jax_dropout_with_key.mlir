#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
module @jit_dropout_with_key {
  func.func public @main(%arg0: tensor<2xi32> {iree.abi.encoding = tensor<2xui32>}, %arg1: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %cst = arith.constant 0.899999976 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %c9_i32 = arith.constant 9 : i32
    %c32_i32 = arith.constant 32 : i32
    %c466688986_i32 = arith.constant 466688986 : i32
    %c32_i64 = arith.constant 32 : i64
    %c8_i64 = arith.constant 8 : i64
    %cst_2 = arith.constant dense<0> : tensor<i32>
    %cst_3 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32>
    %cst_4 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32>
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_5 = tensor.extract_slice %arg0[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [] : tensor<1xi32> into tensor<i32>
    %0 = tensor.empty() : tensor<16x8xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<16x8xi64>) {
    ^bb0(%out: i64):
      %51 = linalg.index 0 : index
      %52 = arith.index_cast %51 : index to i64
      linalg.yield %52 : i64
    } -> tensor<16x8xi64>
    %2 = tensor.empty() : tensor<16x8xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<16x8xi64>) {
    ^bb0(%out: i64):
      %51 = linalg.index 1 : index
      %52 = arith.index_cast %51 : index to i64
      linalg.yield %52 : i64
    } -> tensor<16x8xi64>
    %4 = tensor.empty() : tensor<16x8xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x8xi64>) outs(%4 : tensor<16x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %51 = arith.muli %in, %c8_i64 : i64
      linalg.yield %51 : i64
    } -> tensor<16x8xi64>
    %6 = tensor.empty() : tensor<16x8xi64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<16x8xi64>, tensor<16x8xi64>) outs(%6 : tensor<16x8xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %51 = arith.addi %in, %in_7 : i64
      linalg.yield %51 : i64
    } -> tensor<16x8xi64>
    %8 = tensor.empty() : tensor<16x8xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x8xi64>) outs(%8 : tensor<16x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %51 = arith.shrui %in, %c32_i64 : i64
      linalg.yield %51 : i64
    } -> tensor<16x8xi64>
    %10 = tensor.empty() : tensor<16x8xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x8xi64>) outs(%10 : tensor<16x8xi32>) {
    ^bb0(%in: i64, %out: i32):
      %51 = arith.trunci %in : i64 to i32
      linalg.yield %51 : i32
    } -> tensor<16x8xi32>
    %12 = tensor.empty() : tensor<16x8xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x8xi64>) outs(%12 : tensor<16x8xi32>) {
    ^bb0(%in: i64, %out: i32):
      %51 = arith.trunci %in : i64 to i32
      linalg.yield %51 : i32
    } -> tensor<16x8xi32>
    %14 = tensor.empty() : tensor<i32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed, %collapsed_6 : tensor<i32>, tensor<i32>) outs(%14 : tensor<i32>) {
    ^bb0(%in: i32, %in_7: i32, %out: i32):
      %51 = arith.xori %in, %in_7 : i32
      linalg.yield %51 : i32
    } -> tensor<i32>
    %16 = tensor.empty() : tensor<i32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%15 : tensor<i32>) outs(%16 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %51 = arith.xori %in, %c466688986_i32 : i32
      linalg.yield %51 : i32
    } -> tensor<i32>
    %18 = tensor.empty() : tensor<16x8xi32>
    %19 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<i32>) outs(%18 : tensor<16x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x8xi32>
    %20 = tensor.empty() : tensor<16x8xi32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %19 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%20 : tensor<16x8xi32>) {
    ^bb0(%in: i32, %in_7: i32, %out: i32):
      %51 = arith.addi %in, %in_7 : i32
      linalg.yield %51 : i32
    } -> tensor<16x8xi32>
    %22 = tensor.empty() : tensor<16x8xi32>
    %23 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_6 : tensor<i32>) outs(%22 : tensor<16x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x8xi32>
    %24 = tensor.empty() : tensor<16x8xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %23 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%24 : tensor<16x8xi32>) {
    ^bb0(%in: i32, %in_7: i32, %out: i32):
      %51 = arith.addi %in, %in_7 : i32
      linalg.yield %51 : i32
    } -> tensor<16x8xi32>
    %26:8 = scf.for %arg2 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg3 = %cst_2, %arg4 = %21, %arg5 = %25, %arg6 = %collapsed_6, %arg7 = %17, %arg8 = %collapsed, %arg9 = %cst_4, %arg10 = %cst_3) -> (tensor<i32>, tensor<16x8xi32>, tensor<16x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %51 = tensor.empty() : tensor<i32>
      %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%51 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %129 = arith.addi %in, %c1_i32 : i32
        linalg.yield %129 : i32
      } -> tensor<i32>
      %extracted_slice_7 = tensor.extract_slice %arg9[0] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [] : tensor<1xi32> into tensor<i32>
      %53 = tensor.empty() : tensor<16x8xi32>
      %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg5 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%53 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.addi %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %55 = tensor.empty() : tensor<16x8xi32>
      %56 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_8 : tensor<i32>) outs(%55 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %57 = tensor.empty() : tensor<16x8xi32>
      %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %56 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%57 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.shli %in, %in_15 : i32
        %130 = arith.cmpi ult, %in_15, %c32_i32 : i32
        %131 = arith.select %130, %129, %c0_i32 : i32
        linalg.yield %131 : i32
      } -> tensor<16x8xi32>
      %59 = tensor.empty() : tensor<i32>
      %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_8 : tensor<i32>) outs(%59 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %129 = arith.subi %c32_i32, %in : i32
        linalg.yield %129 : i32
      } -> tensor<i32>
      %61 = tensor.empty() : tensor<16x8xi32>
      %62 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<i32>) outs(%61 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %63 = tensor.empty() : tensor<16x8xi32>
      %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %62 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%63 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.shrui %in, %in_15 : i32
        %130 = arith.cmpi ult, %in_15, %c32_i32 : i32
        %131 = arith.select %130, %129, %c0_i32 : i32
        linalg.yield %131 : i32
      } -> tensor<16x8xi32>
      %65 = tensor.empty() : tensor<16x8xi32>
      %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %64 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%65 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.ori %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %67 = tensor.empty() : tensor<16x8xi32>
      %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %66 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%67 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.xori %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %extracted_slice_9 = tensor.extract_slice %arg9[1] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [] : tensor<1xi32> into tensor<i32>
      %69 = tensor.empty() : tensor<16x8xi32>
      %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %68 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%69 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.addi %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %71 = tensor.empty() : tensor<16x8xi32>
      %72 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10 : tensor<i32>) outs(%71 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %73 = tensor.empty() : tensor<16x8xi32>
      %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %72 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%73 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.shli %in, %in_15 : i32
        %130 = arith.cmpi ult, %in_15, %c32_i32 : i32
        %131 = arith.select %130, %129, %c0_i32 : i32
        linalg.yield %131 : i32
      } -> tensor<16x8xi32>
      %75 = tensor.empty() : tensor<i32>
      %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_10 : tensor<i32>) outs(%75 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %129 = arith.subi %c32_i32, %in : i32
        linalg.yield %129 : i32
      } -> tensor<i32>
      %77 = tensor.empty() : tensor<16x8xi32>
      %78 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<i32>) outs(%77 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %79 = tensor.empty() : tensor<16x8xi32>
      %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %78 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%79 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.shrui %in, %in_15 : i32
        %130 = arith.cmpi ult, %in_15, %c32_i32 : i32
        %131 = arith.select %130, %129, %c0_i32 : i32
        linalg.yield %131 : i32
      } -> tensor<16x8xi32>
      %81 = tensor.empty() : tensor<16x8xi32>
      %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %80 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%81 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.ori %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %83 = tensor.empty() : tensor<16x8xi32>
      %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %82 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%83 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.xori %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %extracted_slice_11 = tensor.extract_slice %arg9[2] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [] : tensor<1xi32> into tensor<i32>
      %85 = tensor.empty() : tensor<16x8xi32>
      %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %84 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%85 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.addi %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %87 = tensor.empty() : tensor<16x8xi32>
      %88 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_12 : tensor<i32>) outs(%87 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %89 = tensor.empty() : tensor<16x8xi32>
      %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %88 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%89 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.shli %in, %in_15 : i32
        %130 = arith.cmpi ult, %in_15, %c32_i32 : i32
        %131 = arith.select %130, %129, %c0_i32 : i32
        linalg.yield %131 : i32
      } -> tensor<16x8xi32>
      %91 = tensor.empty() : tensor<i32>
      %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_12 : tensor<i32>) outs(%91 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %129 = arith.subi %c32_i32, %in : i32
        linalg.yield %129 : i32
      } -> tensor<i32>
      %93 = tensor.empty() : tensor<16x8xi32>
      %94 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<i32>) outs(%93 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %95 = tensor.empty() : tensor<16x8xi32>
      %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %94 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%95 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.shrui %in, %in_15 : i32
        %130 = arith.cmpi ult, %in_15, %c32_i32 : i32
        %131 = arith.select %130, %129, %c0_i32 : i32
        linalg.yield %131 : i32
      } -> tensor<16x8xi32>
      %97 = tensor.empty() : tensor<16x8xi32>
      %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%90, %96 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%97 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.ori %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %99 = tensor.empty() : tensor<16x8xi32>
      %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %98 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%99 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.xori %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %extracted_slice_13 = tensor.extract_slice %arg9[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [] : tensor<1xi32> into tensor<i32>
      %101 = tensor.empty() : tensor<16x8xi32>
      %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %100 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%101 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.addi %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %103 = tensor.empty() : tensor<16x8xi32>
      %104 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_14 : tensor<i32>) outs(%103 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %105 = tensor.empty() : tensor<16x8xi32>
      %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %104 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%105 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.shli %in, %in_15 : i32
        %130 = arith.cmpi ult, %in_15, %c32_i32 : i32
        %131 = arith.select %130, %129, %c0_i32 : i32
        linalg.yield %131 : i32
      } -> tensor<16x8xi32>
      %107 = tensor.empty() : tensor<i32>
      %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_14 : tensor<i32>) outs(%107 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %129 = arith.subi %c32_i32, %in : i32
        linalg.yield %129 : i32
      } -> tensor<i32>
      %109 = tensor.empty() : tensor<16x8xi32>
      %110 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<i32>) outs(%109 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %111 = tensor.empty() : tensor<16x8xi32>
      %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %110 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%111 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.shrui %in, %in_15 : i32
        %130 = arith.cmpi ult, %in_15, %c32_i32 : i32
        %131 = arith.select %130, %129, %c0_i32 : i32
        linalg.yield %131 : i32
      } -> tensor<16x8xi32>
      %113 = tensor.empty() : tensor<16x8xi32>
      %114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %112 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%113 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.ori %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %115 = tensor.empty() : tensor<16x8xi32>
      %116 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %114 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%115 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.xori %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %117 = tensor.empty() : tensor<16x8xi32>
      %118 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<i32>) outs(%117 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %119 = tensor.empty() : tensor<16x8xi32>
      %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %118 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%119 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.addi %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %121 = tensor.empty() : tensor<16x8xi32>
      %122 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<i32>) outs(%121 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %123 = tensor.empty() : tensor<16x8xi32>
      %124 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%116, %122 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%123 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.addi %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      %125 = tensor.empty() : tensor<16x8xi32>
      %126 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<i32>) outs(%125 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16x8xi32>
      %127 = tensor.empty() : tensor<16x8xi32>
      %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%124, %126 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%127 : tensor<16x8xi32>) {
      ^bb0(%in: i32, %in_15: i32, %out: i32):
        %129 = arith.addi %in, %in_15 : i32
        linalg.yield %129 : i32
      } -> tensor<16x8xi32>
      scf.yield %52, %120, %128, %arg7, %arg8, %arg6, %arg10, %arg9 : tensor<i32>, tensor<16x8xi32>, tensor<16x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>
    }
    %27 = tensor.empty() : tensor<16x8xi32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26#1, %26#2 : tensor<16x8xi32>, tensor<16x8xi32>) outs(%27 : tensor<16x8xi32>) {
    ^bb0(%in: i32, %in_7: i32, %out: i32):
      %51 = arith.xori %in, %in_7 : i32
      linalg.yield %51 : i32
    } -> tensor<16x8xi32>
    %29 = tensor.empty() : tensor<16x8xi32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<16x8xi32>) outs(%29 : tensor<16x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %51 = arith.shrui %in, %c9_i32 : i32
      linalg.yield %51 : i32
    } -> tensor<16x8xi32>
    %31 = tensor.empty() : tensor<16x8xi32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x8xi32>) outs(%31 : tensor<16x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %51 = arith.ori %in, %c1065353216_i32 : i32
      linalg.yield %51 : i32
    } -> tensor<16x8xi32>
    %33 = tensor.empty() : tensor<16x8xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<16x8xi32>) outs(%33 : tensor<16x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %51 = arith.bitcast %in : i32 to f32
      linalg.yield %51 : f32
    } -> tensor<16x8xf32>
    %35 = tensor.empty() : tensor<16x8xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<16x8xf32>) outs(%35 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.subf %in, %cst_1 : f32
      linalg.yield %51 : f32
    } -> tensor<16x8xf32>
    %37 = tensor.empty() : tensor<16x8xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<16x8xf32>) outs(%37 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %cst_0 : f32
      linalg.yield %51 : f32
    } -> tensor<16x8xf32>
    %39 = tensor.empty() : tensor<16x8xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<16x8xf32>) outs(%39 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %51 : f32
    } -> tensor<16x8xf32>
    %41 = tensor.empty() : tensor<16x8xi1>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<16x8xf32>) outs(%41 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %51 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %51 : i1
    } -> tensor<16x8xi1>
    %43 = tensor.empty() : tensor<16x8xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x8xf32>) outs(%43 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.divf %in, %cst : f32
      linalg.yield %51 : f32
    } -> tensor<16x8xf32>
    %45 = tensor.empty() : tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%45 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %47 = tensor.empty() : tensor<16x8xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<f32>) outs(%47 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %49 = tensor.empty() : tensor<16x8xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %44, %48 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%49 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %51 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %51 : f32
    } -> tensor<16x8xf32>
    return %50 : tensor<16x8xf32>
  }
}

