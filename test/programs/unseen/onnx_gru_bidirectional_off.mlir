#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<4x2x4xf32>) -> (tensor<4x1x2x6xf32>, tensor<1x2x6xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x2x6xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<2x6xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c4_i64 = arith.constant 4 : i64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<2x6xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<6xf32>
    %cst_5 = arith.constant dense<[[-0.640262424, 0.732301712, -1.1705308, -1.43428147], [0.639852046, 0.754368901, -0.958933711, 0.562397659], [-0.291632444, 0.301292181, -1.26096022, 0.832894444], [1.20325899, 0.637073218, 0.558339953, -3.77227521], [0.260629743, -0.025445316, -0.147045508, -0.630577981], [0.0553649738, 0.412117392, -0.263788164, -0.46332413], [1.22975385, -1.10536706, 1.03015518, 0.17681247], [-0.804305672, -0.289981902, -0.919993579, 0.675064504], [0.347901762, -0.556796193, -1.10221827, 0.301716089], [0.957385599, -0.113836348, 0.418352515, -0.376027137], [6.756920e-02, -0.291282922, 0.29404214, -1.50977254], [0.64419055, -0.229932487, 0.358608067, -0.340310127], [0.320361197, -1.07256281, 1.18915439, -1.70354462], [-1.03923881, 0.235666066, 1.46284223, 0.278126299], [-0.247908458, -1.42509019, -0.19127667, -0.019877011], [1.69056869, 0.622125208, -1.52909291, 2.02677917], [-0.395009875, -0.879459738, 1.47482264, -0.0497557595], [-0.367402613, 0.218785986, 0.844888806, 0.9933362]]> : tensor<18x4xf32>
    %cst_6 = arith.constant dense<"0xA206B0BF3ECEFF3F8565723FA426C2BEB19351BF331178BFD6ADFC3D65E425BFC8CE43BF5EAE4F3F92A8BA3E3E05CABEA7F73B3F4306AF3F75188CBF56711ABFAA4F713F7D0C383FBF23683E38CA943F864A8BBF6354BDBF6DD35DBF66F8FA3D58CC4BBFA874F9BE9C9979BF72D41EBFDE9C80BF8824BC3EFB7D4B3F03FDF5BE7C3D54BE8DBE14BF1400083F0363B63D550DCC3F6D388CBFED99B93ED752E33E9D8BB8BE7E62153F8321B8BF789A07401DC8ABBF7D786B3FF3808FBF2350933F1A01C5BE9D39223EFB7E5A3DDBE48C3FDEA1A4BE57E63DC0369342BF151F3C3E0C85E1BEFB12453F3CF6813F7E5117BEB3ACBEBF532CB13F7FA18A3F952F99BE33EE0640CE9FB2BE248D91BF499D1FBE75F6893FF3FC6FBFBEC1F93FBE8265BF0555743FE3610B3F22C11DBEE84E8A3F68F9BFBFEAC4AD3FC66C82BD09DD0ABFDFC93F3FC5AA873F5011453FBEEFFF3F3B558A3FF249A43F86340ABF2329DA3DA01F103F2B5891BCEF6F9A3E672ADA3E5F20583F5218D0BDE218B3BE7F0C54BF924864BFE212963F9A19ADBD3075493F0510A6BFE415F8BF9F4886BFACC4923FC3B6883FF700AA3E065B4DBF21F105BE"> : tensor<18x6xf32>
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %cst_5[0, 0] [6, 4] [1, 1] : tensor<18x4xf32> to tensor<6x4xf32>
    %extracted_slice_7 = tensor.extract_slice %cst_5[6, 0] [6, 4] [1, 1] : tensor<18x4xf32> to tensor<6x4xf32>
    %extracted_slice_8 = tensor.extract_slice %cst_5[12, 0] [6, 4] [1, 1] : tensor<18x4xf32> to tensor<6x4xf32>
    %extracted_slice_9 = tensor.extract_slice %cst_6[0, 0] [6, 6] [1, 1] : tensor<18x6xf32> to tensor<6x6xf32>
    %extracted_slice_10 = tensor.extract_slice %cst_6[6, 0] [6, 6] [1, 1] : tensor<18x6xf32> to tensor<6x6xf32>
    %extracted_slice_11 = tensor.extract_slice %cst_6[12, 0] [6, 6] [1, 1] : tensor<18x6xf32> to tensor<6x6xf32>
    %0:2 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %cst, %arg3 = %cst_0) -> (tensor<4x2x6xf32>, tensor<2x6xf32>) {
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.cmpi slt, %1, %c0_i64 : i64
      %3 = arith.extui %2 : i1 to i64
      %4 = arith.muli %3, %c4_i64 : i64
      %5 = arith.addi %1, %4 : i64
      %6 = arith.addi %5, %c4_i64 : i64
      %7 = arith.cmpi sge, %5, %c0_i64 : i64
      %8 = arith.select %7, %5, %6 : i64
      %9 = arith.maxsi %8, %c0_i64 : i64
      %10 = arith.minsi %9, %c4_i64 : i64
      %11 = arith.index_cast %10 : i64 to index
      %extracted_slice_13 = tensor.extract_slice %arg0[%11, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<4x2x4xf32> to tensor<1x2x4xf32>
      %collapsed = tensor.collapse_shape %extracted_slice_13 [[0, 1], [2]] : tensor<1x2x4xf32> into tensor<2x4xf32>
      %12 = tensor.empty() : tensor<4x6xf32>
      %transposed = linalg.transpose ins(%extracted_slice : tensor<6x4xf32>) outs(%12 : tensor<4x6xf32>) permutation = [1, 0] 
      %13 = tensor.empty() : tensor<2x6xf32>
      %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %15 = linalg.matmul ins(%collapsed, %transposed : tensor<2x4xf32>, tensor<4x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %16 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %cst_4 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.addf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %17 = tensor.empty() : tensor<6x6xf32>
      %transposed_14 = linalg.transpose ins(%extracted_slice_9 : tensor<6x6xf32>) outs(%17 : tensor<6x6xf32>) permutation = [1, 0] 
      %18 = linalg.matmul ins(%arg3, %transposed_14 : tensor<2x6xf32>, tensor<6x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %cst_4 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.addf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %19 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.addf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %45 = arith.negf %in : f32
        %46 = math.exp %45 : f32
        %47 = arith.addf %46, %cst_2 : f32
        %48 = arith.divf %cst_2, %47 : f32
        linalg.yield %48 : f32
      } -> tensor<2x6xf32>
      %transposed_15 = linalg.transpose ins(%extracted_slice_7 : tensor<6x4xf32>) outs(%12 : tensor<4x6xf32>) permutation = [1, 0] 
      %22 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<2x4xf32>, tensor<4x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %cst_4 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.addf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %transposed_16 = linalg.transpose ins(%extracted_slice_10 : tensor<6x6xf32>) outs(%17 : tensor<6x6xf32>) permutation = [1, 0] 
      %24 = linalg.matmul ins(%arg3, %transposed_16 : tensor<2x6xf32>, tensor<6x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %25 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %cst_4 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.addf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.addf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %45 = arith.negf %in : f32
        %46 = math.exp %45 : f32
        %47 = arith.addf %46, %cst_2 : f32
        %48 = arith.divf %cst_2, %47 : f32
        linalg.yield %48 : f32
      } -> tensor<2x6xf32>
      %transposed_17 = linalg.transpose ins(%extracted_slice_8 : tensor<6x4xf32>) outs(%12 : tensor<4x6xf32>) permutation = [1, 0] 
      %28 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<2x4xf32>, tensor<4x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %29 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %cst_4 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.addf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %transposed_18 = linalg.transpose ins(%extracted_slice_11 : tensor<6x6xf32>) outs(%17 : tensor<6x6xf32>) permutation = [1, 0] 
      %30 = linalg.matmul ins(%arg3, %transposed_18 : tensor<2x6xf32>, tensor<6x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %31 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_4 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.addf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %27 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.mulf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %32 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.addf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %45 = math.tanh %in : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %21 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.subf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %34 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.mulf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %21 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.mulf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %37 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %45 = arith.addf %in, %in_20 : f32
        linalg.yield %45 : f32
      } -> tensor<2x6xf32>
      %expanded_19 = tensor.expand_shape %38 [[0, 1], [2]] output_shape [1, 2, 6] : tensor<2x6xf32> into tensor<1x2x6xf32>
      %39 = arith.addi %1, %c4_i64 : i64
      %40 = arith.cmpi sge, %1, %c0_i64 : i64
      %41 = arith.select %40, %1, %39 : i64
      %42 = arith.maxsi %41, %c0_i64 : i64
      %43 = arith.minsi %42, %c4_i64 : i64
      %44 = arith.index_cast %43 : i64 to index
      %inserted_slice = tensor.insert_slice %expanded_19 into %arg2[%44, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x6xf32> into tensor<4x2x6xf32>
      scf.yield %inserted_slice, %38 : tensor<4x2x6xf32>, tensor<2x6xf32>
    }
    %expanded = tensor.expand_shape %0#0 [[0], [1, 2], [3]] output_shape [4, 1, 2, 6] : tensor<4x2x6xf32> into tensor<4x1x2x6xf32>
    %expanded_12 = tensor.expand_shape %0#1 [[0, 1], [2]] output_shape [1, 2, 6] : tensor<2x6xf32> into tensor<1x2x6xf32>
    return %expanded, %expanded_12 : tensor<4x1x2x6xf32>, tensor<1x2x6xf32>
  }
}

