module @jit_threefry_uniform_util {
  util.func public @main(%arg0: tensor<2xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %c9_i32 = arith.constant 9 : i32
    %c32_i32 = arith.constant 32 : i32
    %c466688986_i32 = arith.constant 466688986 : i32
    %c32_i64 = arith.constant 32 : i64
    %c8_i64 = arith.constant 8 : i64
    %c1_i32 = arith.constant 1 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %cst_2 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32>
    %cst_3 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32>
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%0 : tensor<2xi32>) {
    ^bb0(%in: f32, %out: i32):
      %43 = arith.fptoui %in : f32 to i32
      linalg.yield %43 : i32
    } -> tensor<2xi32>
    %extracted_slice = tensor.extract_slice %1[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_4 = tensor.extract_slice %1[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [] : tensor<1xi32> into tensor<i32>
    %2 = tensor.empty() : tensor<4x8xi64>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<4x8xi64>) {
    ^bb0(%out: i64):
      %43 = linalg.index 0 : index
      %44 = arith.index_cast %43 : index to i64
      linalg.yield %44 : i64
    } -> tensor<4x8xi64>
    %4 = tensor.empty() : tensor<4x8xi64>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<4x8xi64>) {
    ^bb0(%out: i64):
      %43 = linalg.index 1 : index
      %44 = arith.index_cast %43 : index to i64
      linalg.yield %44 : i64
    } -> tensor<4x8xi64>
    %6 = tensor.empty() : tensor<4x8xi64>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x8xi64>) outs(%6 : tensor<4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %43 = arith.muli %in, %c8_i64 : i64
      linalg.yield %43 : i64
    } -> tensor<4x8xi64>
    %8 = tensor.empty() : tensor<4x8xi64>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %5 : tensor<4x8xi64>, tensor<4x8xi64>) outs(%8 : tensor<4x8xi64>) {
    ^bb0(%in: i64, %in_6: i64, %out: i64):
      %43 = arith.addi %in, %in_6 : i64
      linalg.yield %43 : i64
    } -> tensor<4x8xi64>
    %10 = tensor.empty() : tensor<4x8xi64>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x8xi64>) outs(%10 : tensor<4x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %43 = arith.shrui %in, %c32_i64 : i64
      linalg.yield %43 : i64
    } -> tensor<4x8xi64>
    %12 = tensor.empty() : tensor<4x8xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x8xi64>) outs(%12 : tensor<4x8xi32>) {
    ^bb0(%in: i64, %out: i32):
      %43 = arith.trunci %in : i64 to i32
      linalg.yield %43 : i32
    } -> tensor<4x8xi32>
    %14 = tensor.empty() : tensor<4x8xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x8xi64>) outs(%14 : tensor<4x8xi32>) {
    ^bb0(%in: i64, %out: i32):
      %43 = arith.trunci %in : i64 to i32
      linalg.yield %43 : i32
    } -> tensor<4x8xi32>
    %16 = tensor.empty() : tensor<i32>
    %17 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%collapsed, %collapsed_5 : tensor<i32>, tensor<i32>) outs(%16 : tensor<i32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %43 = arith.xori %in, %in_6 : i32
      linalg.yield %43 : i32
    } -> tensor<i32>
    %18 = tensor.empty() : tensor<i32>
    %19 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%17 : tensor<i32>) outs(%18 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %43 = arith.xori %in, %c466688986_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<i32>
    %20 = tensor.empty() : tensor<4x8xi32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<i32>) outs(%20 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %22 = tensor.empty() : tensor<4x8xi32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %21 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%22 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %43 = arith.addi %in, %in_6 : i32
      linalg.yield %43 : i32
    } -> tensor<4x8xi32>
    %24 = tensor.empty() : tensor<4x8xi32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_5 : tensor<i32>) outs(%24 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %26 = tensor.empty() : tensor<4x8xi32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %25 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%26 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %43 = arith.addi %in, %in_6 : i32
      linalg.yield %43 : i32
    } -> tensor<4x8xi32>
    %28:8 = scf.for %arg1 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg2 = %cst_1, %arg3 = %23, %arg4 = %27, %arg5 = %collapsed_5, %arg6 = %19, %arg7 = %collapsed, %arg8 = %cst_2, %arg9 = %cst_3) -> (tensor<i32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %43 = tensor.empty() : tensor<i32>
      %44 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%43 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %121 = arith.addi %in, %c1_i32 : i32
        linalg.yield %121 : i32
      } -> tensor<i32>
      %extracted_slice_6 = tensor.extract_slice %arg8[0] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [] : tensor<1xi32> into tensor<i32>
      %45 = tensor.empty() : tensor<4x8xi32>
      %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg4 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%45 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.addi %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %47 = tensor.empty() : tensor<4x8xi32>
      %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_7 : tensor<i32>) outs(%47 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %49 = tensor.empty() : tensor<4x8xi32>
      %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4, %48 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%49 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.shli %in, %in_14 : i32
        %122 = arith.cmpi ult, %in_14, %c32_i32 : i32
        %123 = arith.select %122, %121, %c0_i32 : i32
        linalg.yield %123 : i32
      } -> tensor<4x8xi32>
      %51 = tensor.empty() : tensor<i32>
      %52 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%collapsed_7 : tensor<i32>) outs(%51 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %121 = arith.subi %c32_i32, %in : i32
        linalg.yield %121 : i32
      } -> tensor<i32>
      %53 = tensor.empty() : tensor<4x8xi32>
      %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<i32>) outs(%53 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %55 = tensor.empty() : tensor<4x8xi32>
      %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4, %54 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%55 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.shrui %in, %in_14 : i32
        %122 = arith.cmpi ult, %in_14, %c32_i32 : i32
        %123 = arith.select %122, %121, %c0_i32 : i32
        linalg.yield %123 : i32
      } -> tensor<4x8xi32>
      %57 = tensor.empty() : tensor<4x8xi32>
      %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%50, %56 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%57 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.ori %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %59 = tensor.empty() : tensor<4x8xi32>
      %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%46, %58 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%59 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.xori %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %extracted_slice_8 = tensor.extract_slice %arg8[1] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [] : tensor<1xi32> into tensor<i32>
      %61 = tensor.empty() : tensor<4x8xi32>
      %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%46, %60 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%61 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.addi %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %63 = tensor.empty() : tensor<4x8xi32>
      %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9 : tensor<i32>) outs(%63 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %65 = tensor.empty() : tensor<4x8xi32>
      %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%60, %64 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%65 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.shli %in, %in_14 : i32
        %122 = arith.cmpi ult, %in_14, %c32_i32 : i32
        %123 = arith.select %122, %121, %c0_i32 : i32
        linalg.yield %123 : i32
      } -> tensor<4x8xi32>
      %67 = tensor.empty() : tensor<i32>
      %68 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%collapsed_9 : tensor<i32>) outs(%67 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %121 = arith.subi %c32_i32, %in : i32
        linalg.yield %121 : i32
      } -> tensor<i32>
      %69 = tensor.empty() : tensor<4x8xi32>
      %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<i32>) outs(%69 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %71 = tensor.empty() : tensor<4x8xi32>
      %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%60, %70 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%71 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.shrui %in, %in_14 : i32
        %122 = arith.cmpi ult, %in_14, %c32_i32 : i32
        %123 = arith.select %122, %121, %c0_i32 : i32
        linalg.yield %123 : i32
      } -> tensor<4x8xi32>
      %73 = tensor.empty() : tensor<4x8xi32>
      %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%66, %72 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%73 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.ori %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %75 = tensor.empty() : tensor<4x8xi32>
      %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%62, %74 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%75 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.xori %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %extracted_slice_10 = tensor.extract_slice %arg8[2] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [] : tensor<1xi32> into tensor<i32>
      %77 = tensor.empty() : tensor<4x8xi32>
      %78 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%62, %76 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%77 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.addi %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %79 = tensor.empty() : tensor<4x8xi32>
      %80 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_11 : tensor<i32>) outs(%79 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %81 = tensor.empty() : tensor<4x8xi32>
      %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%76, %80 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%81 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.shli %in, %in_14 : i32
        %122 = arith.cmpi ult, %in_14, %c32_i32 : i32
        %123 = arith.select %122, %121, %c0_i32 : i32
        linalg.yield %123 : i32
      } -> tensor<4x8xi32>
      %83 = tensor.empty() : tensor<i32>
      %84 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%collapsed_11 : tensor<i32>) outs(%83 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %121 = arith.subi %c32_i32, %in : i32
        linalg.yield %121 : i32
      } -> tensor<i32>
      %85 = tensor.empty() : tensor<4x8xi32>
      %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<i32>) outs(%85 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %87 = tensor.empty() : tensor<4x8xi32>
      %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%76, %86 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%87 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.shrui %in, %in_14 : i32
        %122 = arith.cmpi ult, %in_14, %c32_i32 : i32
        %123 = arith.select %122, %121, %c0_i32 : i32
        linalg.yield %123 : i32
      } -> tensor<4x8xi32>
      %89 = tensor.empty() : tensor<4x8xi32>
      %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%82, %88 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%89 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.ori %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %91 = tensor.empty() : tensor<4x8xi32>
      %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%78, %90 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%91 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.xori %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %extracted_slice_12 = tensor.extract_slice %arg8[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [] : tensor<1xi32> into tensor<i32>
      %93 = tensor.empty() : tensor<4x8xi32>
      %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%78, %92 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%93 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.addi %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %95 = tensor.empty() : tensor<4x8xi32>
      %96 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_13 : tensor<i32>) outs(%95 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %97 = tensor.empty() : tensor<4x8xi32>
      %98 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%92, %96 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%97 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.shli %in, %in_14 : i32
        %122 = arith.cmpi ult, %in_14, %c32_i32 : i32
        %123 = arith.select %122, %121, %c0_i32 : i32
        linalg.yield %123 : i32
      } -> tensor<4x8xi32>
      %99 = tensor.empty() : tensor<i32>
      %100 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%collapsed_13 : tensor<i32>) outs(%99 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %121 = arith.subi %c32_i32, %in : i32
        linalg.yield %121 : i32
      } -> tensor<i32>
      %101 = tensor.empty() : tensor<4x8xi32>
      %102 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<i32>) outs(%101 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %103 = tensor.empty() : tensor<4x8xi32>
      %104 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%92, %102 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%103 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.shrui %in, %in_14 : i32
        %122 = arith.cmpi ult, %in_14, %c32_i32 : i32
        %123 = arith.select %122, %121, %c0_i32 : i32
        linalg.yield %123 : i32
      } -> tensor<4x8xi32>
      %105 = tensor.empty() : tensor<4x8xi32>
      %106 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%98, %104 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%105 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.ori %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %107 = tensor.empty() : tensor<4x8xi32>
      %108 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%94, %106 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%107 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.xori %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %109 = tensor.empty() : tensor<4x8xi32>
      %110 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<i32>) outs(%109 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %111 = tensor.empty() : tensor<4x8xi32>
      %112 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%94, %110 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%111 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.addi %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %113 = tensor.empty() : tensor<4x8xi32>
      %114 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<i32>) outs(%113 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %115 = tensor.empty() : tensor<4x8xi32>
      %116 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%108, %114 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%115 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.addi %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      %117 = tensor.empty() : tensor<4x8xi32>
      %118 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<i32>) outs(%117 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %119 = tensor.empty() : tensor<4x8xi32>
      %120 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%116, %118 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%119 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_14: i32, %out: i32):
        %121 = arith.addi %in, %in_14 : i32
        linalg.yield %121 : i32
      } -> tensor<4x8xi32>
      scf.yield %44, %112, %120, %arg6, %arg7, %arg5, %arg9, %arg8 : tensor<i32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>
    }
    %29 = tensor.empty() : tensor<4x8xi32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28#1, %28#2 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%29 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %43 = arith.xori %in, %in_6 : i32
      linalg.yield %43 : i32
    } -> tensor<4x8xi32>
    %31 = tensor.empty() : tensor<4x8xi32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<4x8xi32>) outs(%31 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %43 = arith.shrui %in, %c9_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<4x8xi32>
    %33 = tensor.empty() : tensor<4x8xi32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<4x8xi32>) outs(%33 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %43 = arith.ori %in, %c1065353216_i32 : i32
      linalg.yield %43 : i32
    } -> tensor<4x8xi32>
    %35 = tensor.empty() : tensor<4x8xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<4x8xi32>) outs(%35 : tensor<4x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %43 = arith.bitcast %in : i32 to f32
      linalg.yield %43 : f32
    } -> tensor<4x8xf32>
    %37 = tensor.empty() : tensor<4x8xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<4x8xf32>) outs(%37 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.subf %in, %cst_0 : f32
      linalg.yield %43 : f32
    } -> tensor<4x8xf32>
    %39 = tensor.empty() : tensor<4x8xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<4x8xf32>) outs(%39 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %in, %cst : f32
      linalg.yield %43 : f32
    } -> tensor<4x8xf32>
    %41 = tensor.empty() : tensor<4x8xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<4x8xf32>) outs(%41 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.maximumf %in, %cst : f32
      linalg.yield %43 : f32
    } -> tensor<4x8xf32>
    util.return %42 : tensor<4x8xf32>
  }
}