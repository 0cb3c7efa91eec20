#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0) -> (d0, 0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1, d2) -> (d0)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<10x16xf32>, %arg1: tensor<2x?xi64>) -> tensor<10x16xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<10x2x8xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<10x2xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %cst_2 = arith.constant dense<-1.000000e+09> : tensor<10x2xf32>
    %c1 = arith.constant 1 : index
    %c10_i64 = arith.constant 10 : i64
    %cst_3 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_2_8_torch.float32> : tensor<2x8xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_2_8_torch.float32_1> : tensor<2x8xf32>
    %cst_6 = arith.constant 2.000000e-01 : f64
    %cst_7 = arith.constant 1.000000e-09 : f64
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%cst_3 : tensor<16x16xf32>) outs(%0 : tensor<16x16xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<10x16xf32>
    %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<10x16xf32>, tensor<16x16xf32>) outs(%2 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %expanded = tensor.expand_shape %3 [[0], [1, 2]] output_shape [10, 2, 8] : tensor<10x16xf32> into tensor<10x2x8xf32>
    %dim = tensor.dim %arg1, %c1 : tensor<2x?xi64>
    %extracted_slice = tensor.extract_slice %arg1[1, 0] [1, %dim] [1, 1] : tensor<2x?xi64> to tensor<1x?xi64>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x?xi64> into tensor<?xi64>
    %extracted_slice_9 = tensor.extract_slice %arg1[0, 0] [1, %dim] [1, 1] : tensor<2x?xi64> to tensor<1x?xi64>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1]] : tensor<1x?xi64> into tensor<?xi64>
    %4 = tensor.empty() : tensor<10x2x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %cst_4 : tensor<10x2x8xf32>, tensor<2x8xf32>) outs(%4 : tensor<10x2x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %53 = arith.mulf %in, %in_20 : f32
      linalg.yield %53 : f32
    } -> tensor<10x2x8xf32>
    %6 = tensor.empty() : tensor<10x2xf32>
    %7 = linalg.fill ins(%cst_1 : f32) outs(%6 : tensor<10x2xf32>) -> tensor<10x2xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<10x2x8xf32>) outs(%7 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.addf %in, %out : f32
      linalg.yield %53 : f32
    } -> tensor<10x2xf32>
    %dim_11 = tensor.dim %collapsed_10, %c0 : tensor<?xi64>
    %9 = tensor.empty(%dim_11) : tensor<?x2xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10 : tensor<?xi64>) outs(%9 : tensor<?x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %53 = arith.cmpi slt, %in, %c0_i64 : i64
      %54 = arith.addi %in, %c10_i64 : i64
      %55 = arith.select %53, %54, %in : i64
      %56 = arith.index_cast %55 : i64 to index
      %57 = linalg.index 1 : index
      %extracted = tensor.extract %8[%56, %57] : tensor<10x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %cst_5 : tensor<10x2x8xf32>, tensor<2x8xf32>) outs(%4 : tensor<10x2x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %53 = arith.mulf %in, %in_20 : f32
      linalg.yield %53 : f32
    } -> tensor<10x2x8xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<10x2x8xf32>) outs(%7 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.addf %in, %out : f32
      linalg.yield %53 : f32
    } -> tensor<10x2xf32>
    %dim_12 = tensor.dim %collapsed, %c0 : tensor<?xi64>
    %13 = tensor.empty(%dim_12) : tensor<?x2xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?xi64>) outs(%13 : tensor<?x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %53 = arith.cmpi slt, %in, %c0_i64 : i64
      %54 = arith.addi %in, %c10_i64 : i64
      %55 = arith.select %53, %54, %in : i64
      %56 = arith.index_cast %55 : i64 to index
      %57 = linalg.index 1 : index
      %extracted = tensor.extract %12[%56, %57] : tensor<10x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2xf32>
    %15 = arith.cmpi eq, %dim_11, %dim_12 : index
    cf.assert %15, "mismatched size for broadcast"
    %16 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%10, %14 : tensor<?x2xf32>, tensor<?x2xf32>) outs(%9 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %53 = arith.addf %in, %in_20 : f32
      linalg.yield %53 : f32
    } -> tensor<?x2xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %16 : tensor<f32>, tensor<?x2xf32>) outs(%9 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %53 = arith.cmpf ogt, %in, %in_20 : f32
      %54 = arith.select %53, %in, %in_20 : f32
      linalg.yield %54 : f32
    } -> tensor<?x2xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %16 : tensor<f32>, tensor<?x2xf32>) outs(%9 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %53 = arith.cmpf olt, %in, %in_20 : f32
      %54 = arith.select %53, %in, %in_20 : f32
      linalg.yield %54 : f32
    } -> tensor<?x2xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<?x2xf32>) outs(%9 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.truncf %cst_6 : f64 to f32
      %54 = arith.mulf %in, %53 : f32
      linalg.yield %54 : f32
    } -> tensor<?x2xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<?x2xf32>, tensor<?x2xf32>) outs(%9 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %53 = arith.addf %in, %in_20 : f32
      linalg.yield %53 : f32
    } -> tensor<?x2xf32>
    %21 = tensor.empty(%dim) : tensor<?x2xi64>
    %22 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?xi64>) outs(%21 : tensor<?x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<?x2xi64>
    %dim_13 = tensor.dim %22, %c0 : tensor<?x2xi64>
    %23 = arith.muli %dim_13, %c2 : index
    %24 = tensor.empty(%23) : tensor<?x1xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<?x1xi64>) -> tensor<?x1xi64>
    %26 = tensor.empty(%23) : tensor<?xf32>
    %27 = linalg.fill ins(%cst_1 : f32) outs(%26 : tensor<?xf32>) -> tensor<?xf32>
    %28:3 = linalg.generic {indexing_maps = [#map6, #map6, #map7], iterator_types = ["parallel"]} outs(%25, %25, %27 : tensor<?x1xi64>, tensor<?x1xi64>, tensor<?xf32>) {
    ^bb0(%out: i64, %out_20: i64, %out_21: f32):
      %53 = linalg.index 0 : index
      %54 = arith.remsi %53, %c2 : index
      %55 = arith.divsi %53, %c2 : index
      %56 = arith.remsi %55, %dim_13 : index
      %extracted = tensor.extract %22[%56, %54] : tensor<?x2xi64>
      %extracted_22 = tensor.extract %20[%56, %54] : tensor<?x2xf32>
      %57 = arith.index_cast %54 : index to i64
      linalg.yield %extracted, %57, %extracted_22 : i64, i64, f32
    } -> (tensor<?x1xi64>, tensor<?x1xi64>, tensor<?xf32>)
    %29 = tensor.empty(%23) : tensor<?x2xi64>
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<?x2xi64>) -> tensor<?x2xi64>
    %inserted_slice = tensor.insert_slice %28#0 into %30[0, 0] [%23, 1] [1, 1] : tensor<?x1xi64> into tensor<?x2xi64>
    %inserted_slice_14 = tensor.insert_slice %28#1 into %inserted_slice[0, 1] [%23, 1] [1, 1] : tensor<?x1xi64> into tensor<?x2xi64>
    %31 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%28#2, %inserted_slice_14 : tensor<?xf32>, tensor<?x2xi64>) outs(%cst_2 : tensor<10x2xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %53 = arith.maximumf %arg2, %arg3 : f32
      tm_tensor.yield %53 : f32
    } -> tensor<10x2xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?xi64>) outs(%13 : tensor<?x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %53 = arith.cmpi slt, %in, %c0_i64 : i64
      %54 = arith.addi %in, %c10_i64 : i64
      %55 = arith.select %53, %54, %in : i64
      %56 = arith.index_cast %55 : i64 to index
      %57 = linalg.index 1 : index
      %extracted = tensor.extract %31[%56, %57] : tensor<10x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2xf32>
    cf.assert %15, "mismatched size for broadcast"
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%20, %32 : tensor<?x2xf32>, tensor<?x2xf32>) outs(%9 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %53 = arith.subf %in, %in_20 : f32
      linalg.yield %53 : f32
    } -> tensor<?x2xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<?x2xf32>) outs(%9 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = math.exp %in : f32
      linalg.yield %53 : f32
    } -> tensor<?x2xf32>
    %35 = arith.index_cast %dim : index to i64
    %36 = arith.maxsi %35, %c1_i64 : i64
    %37 = arith.index_cast %36 : i64 to index
    %38 = arith.cmpi sge, %36, %c0_i64 : i64
    cf.assert %38, "unimplemented: dynamic negative broadcast sizes"
    %39 = tensor.empty(%37) : tensor<?x2xf32>
    %40 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%39 : tensor<?x2xf32>) {
    ^bb0(%out: f32):
      %53 = linalg.index 0 : index
      %54 = linalg.index 1 : index
      %55 = arith.cmpi eq, %dim_11, %c1 : index
      %56 = arith.select %55, %c0, %53 : index
      %extracted = tensor.extract %34[%56, %54] : tensor<?x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2xf32>
    cf.assert %38, "unimplemented: dynamic negative broadcast sizes"
    %41 = tensor.empty(%37) : tensor<?xi64>
    %42 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%41 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %53 = linalg.index 0 : index
      %54 = arith.cmpi eq, %dim, %c1 : index
      %55 = arith.select %54, %c0, %53 : index
      %extracted = tensor.extract %collapsed[%55] : tensor<?xi64>
      linalg.yield %extracted : i64
    } -> tensor<?xi64>
    %expanded_15 = tensor.expand_shape %42 [[0, 1]] output_shape [%37, 1] : tensor<?xi64> into tensor<?x1xi64>
    %expanded_16 = tensor.expand_shape %40 [[0], [1, 2]] output_shape [%37, 1, 2] : tensor<?x2xf32> into tensor<?x1x2xf32>
    %43 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_16, %expanded_15 : tensor<?x1x2xf32>, tensor<?x1xi64>) outs(%cst_0 : tensor<10x2xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %53 = arith.addf %arg3, %arg2 : f32
      tm_tensor.yield %53 : f32
    } -> tensor<10x2xf32>
    %44 = tensor.empty(%dim_11) : tensor<?x2x8xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<?xi64>) outs(%44 : tensor<?x2x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %53 = arith.cmpi slt, %in, %c0_i64 : i64
      %54 = arith.addi %in, %c10_i64 : i64
      %55 = arith.select %53, %54, %in : i64
      %56 = arith.index_cast %55 : i64 to index
      %57 = linalg.index 1 : index
      %58 = linalg.index 2 : index
      %extracted = tensor.extract %expanded[%56, %57, %58] : tensor<10x2x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?xi64>) outs(%13 : tensor<?x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %53 = arith.cmpi slt, %in, %c0_i64 : i64
      %54 = arith.addi %in, %c10_i64 : i64
      %55 = arith.select %53, %54, %in : i64
      %56 = arith.index_cast %55 : i64 to index
      %57 = linalg.index 1 : index
      %extracted = tensor.extract %43[%56, %57] : tensor<10x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<?x2xf32>) outs(%13 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.truncf %cst_7 : f64 to f32
      %54 = arith.addf %in, %53 : f32
      linalg.yield %54 : f32
    } -> tensor<?x2xf32>
    cf.assert %15, "mismatched size for broadcast"
    %48 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%34, %47 : tensor<?x2xf32>, tensor<?x2xf32>) outs(%9 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %53 = arith.divf %in, %in_20 : f32
      linalg.yield %53 : f32
    } -> tensor<?x2xf32>
    %expanded_17 = tensor.expand_shape %48 [[0], [1, 2]] output_shape [%dim_11, 2, 1] : tensor<?x2xf32> into tensor<?x2x1xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %expanded_17 : tensor<?x2x8xf32>, tensor<?x2x1xf32>) outs(%44 : tensor<?x2x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %53 = arith.mulf %in, %in_20 : f32
      linalg.yield %53 : f32
    } -> tensor<?x2x8xf32>
    cf.assert %38, "unimplemented: dynamic negative broadcast sizes"
    %50 = tensor.empty(%37) : tensor<?x2x8xf32>
    %51 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%50 : tensor<?x2x8xf32>) {
    ^bb0(%out: f32):
      %53 = linalg.index 0 : index
      %54 = linalg.index 1 : index
      %55 = linalg.index 2 : index
      %56 = arith.cmpi eq, %dim_11, %c1 : index
      %57 = arith.select %56, %c0, %53 : index
      %extracted = tensor.extract %49[%57, %54, %55] : tensor<?x2x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x8xf32>
    cf.assert %38, "unimplemented: dynamic negative broadcast sizes"
    %expanded_18 = tensor.expand_shape %51 [[0], [1, 2], [3]] output_shape [%37, 1, 2, 8] : tensor<?x2x8xf32> into tensor<?x1x2x8xf32>
    %52 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_18, %expanded_15 : tensor<?x1x2x8xf32>, tensor<?x1xi64>) outs(%cst : tensor<10x2x8xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %53 = arith.addf %arg3, %arg2 : f32
      tm_tensor.yield %53 : f32
    } -> tensor<10x2x8xf32>
    %collapsed_19 = tensor.collapse_shape %52 [[0], [1, 2]] : tensor<10x2x8xf32> into tensor<10x16xf32>
    return %collapsed_19 : tensor<10x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_16_torch.float32: "0x04000000A01B06BC800974BDFACE4EBEC409DD3D061D543E1CC41D3E722528BEB2EC303E00274DBEA800983D108CE3BDC050D23C944D52BE2850193E58F44E3EF07E073EBC07A5BD42097ABE5A4C343E8A41023E50F3783EC03B8B3D8E321C3EA6B76C3E8670703EEA8A11BEE8ABD7BDA0B9D03D00BB4F3C703760BEACF5B7BD2AE00A3E102E7EBEA889703D528816BE94ED81BD02DE233EE0A85B3C8A7138BEDC0C08BEB8E90CBE189B76BE9C480F3EC0F2943B10E4623E40E8803D0044503A20E4B13CA092E3BC02233CBE546DA3BDD078933C50C272BDF6C6143E92843A3E44C4333ED07B20BDF88F24BD24BA84BD7C23513EAE8240BED858433D920B113E38D868BDB84AD0BD9E012C3ECCF0DA3DA0CE89BD4029A13CA8F611BDF49DD4BD54E06B3E90C58D3D50E8233DD056E33C0AEA27BE460B41BE4411BC3DF480563E60CF40BDD0BE47BD84942F3EF25F41BE1E5749BEC6A010BE6E2C38BE80B9F13CD8905C3DB0374FBDC02E623EB03E703E40CF5CBC4ECA29BE28B430BD7AF67EBEDC21453EAA5E683ED004DDBDD46D8BBDC8514DBDD0000DBE8015DE3D88EE263E90E43ABE6A8926BE3C4F293E3081FE3DECC5E7BD009BE8BB345FCA3DAEBF4C3EFA3441BEB26C08BE68EF5ABDB6B250BE60670BBEE849383EE815D2BDC06432BC6A847EBEB815073E88BC3F3D442F053E84F8E83D0085D03CE8A61FBE8C6E6DBE481519BE64A8293E7E0C63BEC834633E50772BBD28031C3D00E64DBB20274EBEB8FA3EBE408A20BC38842FBE9C8DA13D286F733EC4750E3E60D9713EB41C9B3DAA745FBE00EE9FBB1A1C583E961272BEA85E033E00641BBB800D7F3BA8421FBE00B697BDAAED063E4C52AEBDC65C33BEFC60B1BDF249663E3CACA8BD80833A3E24A40EBE66782D3ED0A1193EB8ED9A3D6871C43D6EF04DBE9C873A3E8EE64ABE442A953D901BD43D609D913C50249E3C748153BE345E203E589C13BD9C30EEBD9A67103E44C64BBEA6EF3B3E48FA863D8AC5593E98D44B3DF61646BE60F818BD00DCDCBD6E3432BE3094913D9A4267BEC8ACDA3DB48542BECE001F3E7C0B03BE9093DF3DC824623E08DBD13D80A5D2BDD4BE09BE0CB5AE3DEAAE3DBEF0E36FBDAC368ABD5E5C083EA0A0DD3D14B53FBE6AA1553EDA55043E90935A3D1A7B76BE6871D03D38FD21BE4834C73DECA02C3EA668543E88FB693E6830E93D0C4C3D3E846587BDF6F0453E0C00A9BDF0415CBD50D55ABE062C35BEF0A4D13DEC51A93DCE61693EB2A3403E62520FBE3873063DB8B72EBE18D70CBD10503CBEA07BC83DCAB67A3E1CB9513E66045BBEDE363D3E1080F33DC01D433DC8DF5D3EBC74C2BDE694463E1A7B633EDCF7C23D4CD04BBEA84B16BEB47D733ED2A35FBE5805953D6E97033E1CA1E73DC2F11DBEBA1E463E126B25BE3870AFBDF06E353E760A04BEA8B4623E",
      torch_tensor_2_8_torch.float32: "0x04000000B0A8CA3EC885A73D1C9277BE4870233E6804A83DB86F0E3E2C7936BE4C381BBE50EC1E3D04FFAA3E0416D4BE4E68E33E00C7CABEAE8ACE3E269AA3BEF05B1F3D",
      torch_tensor_2_8_torch.float32_1: "0x04000000183DA63D12029B3E80BB06BCC03BA2BE4CDD843E40F6CABEF8EA68BEC29BE03EE2528ABE90D3DDBD5CC904BEB83180BD685A253E72CCC0BEEC43813E48D3B43E"
    }
  }
#-}
