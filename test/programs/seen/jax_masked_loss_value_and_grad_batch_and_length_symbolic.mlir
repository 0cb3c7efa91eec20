#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_masked_loss_value_and_grad_batch_and_length_symbolic attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<?x?x32xf32>, %arg1: tensor<?x?xi32>, %arg2: tensor<?x?xf32>, %arg3: tensor<32x40xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<32x40xf32> {jax.result_info = "result[1]"}) {
    %cst = arith.constant dense<40> : tensor<1xi32>
    %cst_0 = arith.constant dense<1> : tensor<1xi32>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x32xf32>
    %0 = arith.index_cast %dim : index to i32
    %from_elements = tensor.from_elements %0 : tensor<i32>
    %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x32xf32>
    %1 = arith.index_cast %dim_2 : index to i32
    %from_elements_3 = tensor.from_elements %1 : tensor<i32>
    %dim_4 = tensor.dim %arg3, %c1 : tensor<32x40xf32>
    %from_elements_5 = tensor.from_elements %dim, %dim_2, %dim_4 : tensor<3xindex>
    %extracted = tensor.extract %from_elements_5[%c0] : tensor<3xindex>
    %extracted_6 = tensor.extract %from_elements_5[%c1] : tensor<3xindex>
    %2 = tensor.empty(%extracted, %extracted_6) : tensor<?x?x40xf32>
    %cst_7 = arith.constant 0.000000e+00 : f32
    %3 = linalg.fill ins(%cst_7 : f32) outs(%2 : tensor<?x?x40xf32>) -> tensor<?x?x40xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg3 : tensor<?x?x32xf32>, tensor<32x40xf32>) outs(%3 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.mulf %in, %in_53 : f32
      %99 = arith.addf %out, %98 : f32
      linalg.yield %99 : f32
    } -> tensor<?x?x40xf32>
    %cst_8 = arith.constant 0xFF800000 : f32
    %dim_9 = tensor.dim %4, %c0 : tensor<?x?x40xf32>
    %dim_10 = tensor.dim %4, %c1 : tensor<?x?x40xf32>
    %5 = tensor.empty(%dim_9, %dim_10) : tensor<?x?xf32>
    %6 = linalg.fill ins(%cst_8 : f32) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<?x?x40xf32>) outs(%6 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements_53 = tensor.from_elements %in : tensor<f32>
      %from_elements_54 = tensor.from_elements %out : tensor<f32>
      %extracted_55 = tensor.extract %from_elements_54[] : tensor<f32>
      %extracted_56 = tensor.extract %from_elements_53[] : tensor<f32>
      %98 = arith.maximumf %extracted_55, %extracted_56 : f32
      %from_elements_57 = tensor.from_elements %98 : tensor<f32>
      %extracted_58 = tensor.extract %from_elements_57[] : tensor<f32>
      linalg.yield %extracted_58 : f32
    } -> tensor<?x?xf32>
    %expanded = tensor.expand_shape %from_elements [] output_shape [1] : tensor<i32> into tensor<1xi32>
    %expanded_11 = tensor.expand_shape %from_elements_3 [] output_shape [1] : tensor<i32> into tensor<1xi32>
    %8 = tensor.empty() : tensor<2xi32>
    %9 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%8 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %98 = linalg.index 0 : index
      %dim_53 = tensor.dim %expanded, %c0 : tensor<1xi32>
      %99 = arith.addi %c0, %dim_53 : index
      %100 = arith.cmpi ult, %98, %99 : index
      %101 = scf.if %100 -> (i32) {
        %102 = arith.subi %98, %c0 : index
        %extracted_54 = tensor.extract %expanded[%102] : tensor<1xi32>
        scf.yield %extracted_54 : i32
      } else {
        %102 = arith.subi %98, %99 : index
        %extracted_54 = tensor.extract %expanded_11[%102] : tensor<1xi32>
        scf.yield %extracted_54 : i32
      }
      linalg.yield %101 : i32
    } -> tensor<2xi32>
    %10 = arith.index_cast %9 : tensor<2xi32> to tensor<2xindex>
    %extracted_12 = tensor.extract %10[%c0] : tensor<2xindex>
    %extracted_13 = tensor.extract %10[%c1] : tensor<2xindex>
    %11 = tensor.empty(%extracted_12, %extracted_13) : tensor<?x?xf32>
    %12 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%11 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %13 = shape.shape_of %12 : tensor<?x?xf32> -> tensor<2xindex>
    %extracted_14 = tensor.extract %13[%c0] : tensor<2xindex>
    %extracted_15 = tensor.extract %13[%c1] : tensor<2xindex>
    %14 = tensor.empty(%extracted_14, %extracted_15) : tensor<?x?xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%12, %7 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%14 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.maximumf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<?x?xf32>
    %16 = tensor.empty() : tensor<3xi32>
    %17 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%16 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %98 = linalg.index 0 : index
      %dim_53 = tensor.dim %expanded, %c0 : tensor<1xi32>
      %99 = arith.addi %c0, %dim_53 : index
      %100 = arith.cmpi ult, %98, %99 : index
      %101 = scf.if %100 -> (i32) {
        %102 = arith.subi %98, %c0 : index
        %extracted_54 = tensor.extract %expanded[%102] : tensor<1xi32>
        scf.yield %extracted_54 : i32
      } else {
        %dim_54 = tensor.dim %expanded_11, %c0 : tensor<1xi32>
        %102 = arith.addi %99, %dim_54 : index
        %103 = arith.cmpi ult, %98, %102 : index
        %104 = scf.if %103 -> (i32) {
          %105 = arith.subi %98, %99 : index
          %extracted_55 = tensor.extract %expanded_11[%105] : tensor<1xi32>
          scf.yield %extracted_55 : i32
        } else {
          %105 = arith.subi %98, %102 : index
          %extracted_55 = tensor.extract %cst[%105] : tensor<1xi32>
          scf.yield %extracted_55 : i32
        }
        scf.yield %104 : i32
      }
      linalg.yield %101 : i32
    } -> tensor<3xi32>
    %18 = arith.index_cast %17 : tensor<3xi32> to tensor<3xindex>
    %extracted_16 = tensor.extract %18[%c0] : tensor<3xindex>
    %extracted_17 = tensor.extract %18[%c1] : tensor<3xindex>
    %19 = tensor.empty(%extracted_16, %extracted_17) : tensor<?x?x40xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<?x?xf32>) outs(%19 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x40xf32>
    %21 = shape.shape_of %4 : tensor<?x?x40xf32> -> tensor<3xindex>
    %extracted_18 = tensor.extract %21[%c0] : tensor<3xindex>
    %extracted_19 = tensor.extract %21[%c1] : tensor<3xindex>
    %22 = tensor.empty(%extracted_18, %extracted_19) : tensor<?x?x40xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %20 : tensor<?x?x40xf32>, tensor<?x?x40xf32>) outs(%22 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.subf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<?x?x40xf32>
    %24 = shape.shape_of %23 : tensor<?x?x40xf32> -> tensor<3xindex>
    %extracted_20 = tensor.extract %24[%c0] : tensor<3xindex>
    %extracted_21 = tensor.extract %24[%c1] : tensor<3xindex>
    %25 = tensor.empty(%extracted_20, %extracted_21) : tensor<?x?x40xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<?x?x40xf32>) outs(%25 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %98 = math.exp %in : f32
      linalg.yield %98 : f32
    } -> tensor<?x?x40xf32>
    %dim_22 = tensor.dim %26, %c0 : tensor<?x?x40xf32>
    %dim_23 = tensor.dim %26, %c1 : tensor<?x?x40xf32>
    %27 = tensor.empty(%dim_22, %dim_23) : tensor<?x?xf32>
    %28 = linalg.fill ins(%cst_7 : f32) outs(%27 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<?x?x40xf32>) outs(%28 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements_53 = tensor.from_elements %in : tensor<f32>
      %from_elements_54 = tensor.from_elements %out : tensor<f32>
      %extracted_55 = tensor.extract %from_elements_54[] : tensor<f32>
      %extracted_56 = tensor.extract %from_elements_53[] : tensor<f32>
      %98 = arith.addf %extracted_55, %extracted_56 : f32
      %from_elements_57 = tensor.from_elements %98 : tensor<f32>
      %extracted_58 = tensor.extract %from_elements_57[] : tensor<f32>
      linalg.yield %extracted_58 : f32
    } -> tensor<?x?xf32>
    %30 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%16 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %98 = linalg.index 0 : index
      %dim_53 = tensor.dim %expanded, %c0 : tensor<1xi32>
      %99 = arith.addi %c0, %dim_53 : index
      %100 = arith.cmpi ult, %98, %99 : index
      %101 = scf.if %100 -> (i32) {
        %102 = arith.subi %98, %c0 : index
        %extracted_54 = tensor.extract %expanded[%102] : tensor<1xi32>
        scf.yield %extracted_54 : i32
      } else {
        %dim_54 = tensor.dim %expanded_11, %c0 : tensor<1xi32>
        %102 = arith.addi %99, %dim_54 : index
        %103 = arith.cmpi ult, %98, %102 : index
        %104 = scf.if %103 -> (i32) {
          %105 = arith.subi %98, %99 : index
          %extracted_55 = tensor.extract %expanded_11[%105] : tensor<1xi32>
          scf.yield %extracted_55 : i32
        } else {
          %105 = arith.subi %98, %102 : index
          %extracted_55 = tensor.extract %cst_0[%105] : tensor<1xi32>
          scf.yield %extracted_55 : i32
        }
        scf.yield %104 : i32
      }
      linalg.yield %101 : i32
    } -> tensor<3xi32>
    %31 = arith.index_cast %30 : tensor<3xi32> to tensor<3xindex>
    %extracted_24 = tensor.extract %31[%c0] : tensor<3xindex>
    %extracted_25 = tensor.extract %31[%c1] : tensor<3xindex>
    %32 = tensor.empty(%extracted_24, %extracted_25) : tensor<?x?x1xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<?x?xf32>) outs(%32 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x1xf32>
    %34 = shape.shape_of %33 : tensor<?x?x1xf32> -> tensor<3xindex>
    %extracted_26 = tensor.extract %34[%c0] : tensor<3xindex>
    %extracted_27 = tensor.extract %34[%c1] : tensor<3xindex>
    %35 = tensor.empty(%extracted_26, %extracted_27) : tensor<?x?x1xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<?x?x1xf32>) outs(%35 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %98 = math.log %in : f32
      linalg.yield %98 : f32
    } -> tensor<?x?x1xf32>
    %37 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<?x?x1xf32>) outs(%19 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x40xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %37 : tensor<?x?x40xf32>, tensor<?x?x40xf32>) outs(%25 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.subf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<?x?x40xf32>
    %39 = tensor.empty() : tensor<1x1x40xi32>
    %40 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%39 : tensor<1x1x40xi32>) {
    ^bb0(%out: i32):
      %98 = linalg.index 2 : index
      %99 = arith.index_cast %98 : index to i32
      linalg.yield %99 : i32
    } -> tensor<1x1x40xi32>
    %41 = tensor.empty(%extracted_16, %extracted_17) : tensor<?x?x40xi32>
    %42 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x?xi32>) outs(%41 : tensor<?x?x40xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x?x40xi32>
    %43 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<1x1x40xi32>) outs(%41 : tensor<?x?x40xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x?x40xi32>
    %44 = shape.shape_of %42 : tensor<?x?x40xi32> -> tensor<3xindex>
    %extracted_28 = tensor.extract %44[%c0] : tensor<3xindex>
    %extracted_29 = tensor.extract %44[%c1] : tensor<3xindex>
    %45 = tensor.empty(%extracted_28, %extracted_29) : tensor<?x?x40xi1>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %43 : tensor<?x?x40xi32>, tensor<?x?x40xi32>) outs(%45 : tensor<?x?x40xi1>) {
    ^bb0(%in: i32, %in_53: i32, %out: i1):
      %98 = arith.cmpi eq, %in, %in_53 : i32
      linalg.yield %98 : i1
    } -> tensor<?x?x40xi1>
    %47 = shape.shape_of %46 : tensor<?x?x40xi1> -> tensor<3xindex>
    %extracted_30 = tensor.extract %47[%c0] : tensor<3xindex>
    %extracted_31 = tensor.extract %47[%c1] : tensor<3xindex>
    %48 = tensor.empty(%extracted_30, %extracted_31) : tensor<?x?x40xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<?x?x40xi1>) outs(%48 : tensor<?x?x40xf32>) {
    ^bb0(%in: i1, %out: f32):
      %98 = arith.uitofp %in : i1 to f32
      linalg.yield %98 : f32
    } -> tensor<?x?x40xf32>
    %50 = shape.shape_of %38 : tensor<?x?x40xf32> -> tensor<3xindex>
    %extracted_32 = tensor.extract %50[%c0] : tensor<3xindex>
    %extracted_33 = tensor.extract %50[%c1] : tensor<3xindex>
    %51 = tensor.empty(%extracted_32, %extracted_33) : tensor<?x?x40xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %49 : tensor<?x?x40xf32>, tensor<?x?x40xf32>) outs(%51 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.mulf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<?x?x40xf32>
    %dim_34 = tensor.dim %52, %c0 : tensor<?x?x40xf32>
    %dim_35 = tensor.dim %52, %c1 : tensor<?x?x40xf32>
    %53 = tensor.empty(%dim_34, %dim_35) : tensor<?x?xf32>
    %54 = linalg.fill ins(%cst_7 : f32) outs(%53 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<?x?x40xf32>) outs(%54 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements_53 = tensor.from_elements %in : tensor<f32>
      %from_elements_54 = tensor.from_elements %out : tensor<f32>
      %extracted_55 = tensor.extract %from_elements_54[] : tensor<f32>
      %extracted_56 = tensor.extract %from_elements_53[] : tensor<f32>
      %98 = arith.addf %extracted_55, %extracted_56 : f32
      %from_elements_57 = tensor.from_elements %98 : tensor<f32>
      %extracted_58 = tensor.extract %from_elements_57[] : tensor<f32>
      linalg.yield %extracted_58 : f32
    } -> tensor<?x?xf32>
    %56 = shape.shape_of %55 : tensor<?x?xf32> -> tensor<2xindex>
    %extracted_36 = tensor.extract %56[%c0] : tensor<2xindex>
    %extracted_37 = tensor.extract %56[%c1] : tensor<2xindex>
    %57 = tensor.empty(%extracted_36, %extracted_37) : tensor<?x?xf32>
    %58 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%55, %arg2 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%57 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.mulf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<?x?xf32>
    %59 = tensor.empty() : tensor<f32>
    %60 = linalg.fill ins(%cst_7 : f32) outs(%59 : tensor<f32>) -> tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["reduction", "reduction"]} ins(%58 : tensor<?x?xf32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements_53 = tensor.from_elements %in : tensor<f32>
      %from_elements_54 = tensor.from_elements %out : tensor<f32>
      %extracted_55 = tensor.extract %from_elements_54[] : tensor<f32>
      %extracted_56 = tensor.extract %from_elements_53[] : tensor<f32>
      %98 = arith.addf %extracted_55, %extracted_56 : f32
      %from_elements_57 = tensor.from_elements %98 : tensor<f32>
      %extracted_58 = tensor.extract %from_elements_57[] : tensor<f32>
      linalg.yield %extracted_58 : f32
    } -> tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%61 : tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %98 = arith.negf %in : f32
      linalg.yield %98 : f32
    } -> tensor<f32>
    %63 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["reduction", "reduction"]} ins(%arg2 : tensor<?x?xf32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements_53 = tensor.from_elements %in : tensor<f32>
      %from_elements_54 = tensor.from_elements %out : tensor<f32>
      %extracted_55 = tensor.extract %from_elements_54[] : tensor<f32>
      %extracted_56 = tensor.extract %from_elements_53[] : tensor<f32>
      %98 = arith.addf %extracted_55, %extracted_56 : f32
      %from_elements_57 = tensor.from_elements %98 : tensor<f32>
      %extracted_58 = tensor.extract %from_elements_57[] : tensor<f32>
      linalg.yield %extracted_58 : f32
    } -> tensor<f32>
    %cst_38 = arith.constant 1.000000e+00 : f32
    %64 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%63 : tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %98 = arith.maximumf %in, %cst_38 : f32
      linalg.yield %98 : f32
    } -> tensor<f32>
    %65 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%62, %64 : tensor<f32>, tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.divf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<f32>
    %66 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%64 : tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %98 = arith.divf %cst_38, %in : f32
      linalg.yield %98 : f32
    } -> tensor<f32>
    %67 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%66 : tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %98 = arith.negf %in : f32
      linalg.yield %98 : f32
    } -> tensor<f32>
    %68 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<f32>) outs(%11 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %69 = shape.shape_of %68 : tensor<?x?xf32> -> tensor<2xindex>
    %extracted_39 = tensor.extract %69[%c0] : tensor<2xindex>
    %extracted_40 = tensor.extract %69[%c1] : tensor<2xindex>
    %70 = tensor.empty(%extracted_39, %extracted_40) : tensor<?x?xf32>
    %71 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%68, %arg2 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%70 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.mulf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<?x?xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<?x?xf32>) outs(%19 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x40xf32>
    %73 = shape.shape_of %72 : tensor<?x?x40xf32> -> tensor<3xindex>
    %extracted_41 = tensor.extract %73[%c0] : tensor<3xindex>
    %extracted_42 = tensor.extract %73[%c1] : tensor<3xindex>
    %74 = tensor.empty(%extracted_41, %extracted_42) : tensor<?x?x40xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %49 : tensor<?x?x40xf32>, tensor<?x?x40xf32>) outs(%74 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.mulf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<?x?x40xf32>
    %76 = shape.shape_of %75 : tensor<?x?x40xf32> -> tensor<3xindex>
    %extracted_43 = tensor.extract %76[%c0] : tensor<3xindex>
    %extracted_44 = tensor.extract %76[%c1] : tensor<3xindex>
    %77 = tensor.empty(%extracted_43, %extracted_44) : tensor<?x?x40xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<?x?x40xf32>) outs(%77 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %98 = arith.negf %in : f32
      linalg.yield %98 : f32
    } -> tensor<?x?x40xf32>
    %dim_45 = tensor.dim %78, %c0 : tensor<?x?x40xf32>
    %dim_46 = tensor.dim %78, %c1 : tensor<?x?x40xf32>
    %79 = tensor.empty(%dim_45, %dim_46) : tensor<?x?xf32>
    %80 = linalg.fill ins(%cst_7 : f32) outs(%79 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<?x?x40xf32>) outs(%80 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements_53 = tensor.from_elements %in : tensor<f32>
      %from_elements_54 = tensor.from_elements %out : tensor<f32>
      %extracted_55 = tensor.extract %from_elements_54[] : tensor<f32>
      %extracted_56 = tensor.extract %from_elements_53[] : tensor<f32>
      %98 = arith.addf %extracted_55, %extracted_56 : f32
      %from_elements_57 = tensor.from_elements %98 : tensor<f32>
      %extracted_58 = tensor.extract %from_elements_57[] : tensor<f32>
      linalg.yield %extracted_58 : f32
    } -> tensor<?x?xf32>
    %reshape = tensor.reshape %81(%30) : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x1xf32>
    %82 = shape.shape_of %reshape : tensor<?x?x1xf32> -> tensor<3xindex>
    %extracted_47 = tensor.extract %82[%c0] : tensor<3xindex>
    %extracted_48 = tensor.extract %82[%c1] : tensor<3xindex>
    %83 = tensor.empty(%extracted_47, %extracted_48) : tensor<?x?x1xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape, %33 : tensor<?x?x1xf32>, tensor<?x?x1xf32>) outs(%83 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.divf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<?x?x1xf32>
    %dim_49 = tensor.dim %84, %c0 : tensor<?x?x1xf32>
    %dim_50 = tensor.dim %84, %c1 : tensor<?x?x1xf32>
    %85 = tensor.empty(%dim_49, %dim_50) : tensor<?x?xf32>
    %86 = linalg.fill ins(%cst_7 : f32) outs(%85 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<?x?x1xf32>) outs(%86 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements_53 = tensor.from_elements %in : tensor<f32>
      %from_elements_54 = tensor.from_elements %out : tensor<f32>
      %extracted_55 = tensor.extract %from_elements_54[] : tensor<f32>
      %extracted_56 = tensor.extract %from_elements_53[] : tensor<f32>
      %98 = arith.addf %extracted_55, %extracted_56 : f32
      %from_elements_57 = tensor.from_elements %98 : tensor<f32>
      %extracted_58 = tensor.extract %from_elements_57[] : tensor<f32>
      linalg.yield %extracted_58 : f32
    } -> tensor<?x?xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<?x?xf32>) outs(%19 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x40xf32>
    %89 = shape.shape_of %88 : tensor<?x?x40xf32> -> tensor<3xindex>
    %extracted_51 = tensor.extract %89[%c0] : tensor<3xindex>
    %extracted_52 = tensor.extract %89[%c1] : tensor<3xindex>
    %90 = tensor.empty(%extracted_51, %extracted_52) : tensor<?x?x40xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %26 : tensor<?x?x40xf32>, tensor<?x?x40xf32>) outs(%90 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.mulf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<?x?x40xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %91 : tensor<?x?x40xf32>, tensor<?x?x40xf32>) outs(%77 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.addf %in, %in_53 : f32
      linalg.yield %98 : f32
    } -> tensor<?x?x40xf32>
    %93 = tensor.empty() : tensor<40x32xf32>
    %94 = linalg.fill ins(%cst_7 : f32) outs(%93 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %95 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%92, %arg0 : tensor<?x?x40xf32>, tensor<?x?x32xf32>) outs(%94 : tensor<40x32xf32>) {
    ^bb0(%in: f32, %in_53: f32, %out: f32):
      %98 = arith.mulf %in, %in_53 : f32
      %99 = arith.addf %out, %98 : f32
      linalg.yield %99 : f32
    } -> tensor<40x32xf32>
    %96 = tensor.empty() : tensor<32x40xf32>
    %97 = linalg.generic {indexing_maps = [#map14, #map7], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<40x32xf32>) outs(%96 : tensor<32x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x40xf32>
    return %65, %97 : tensor<f32>, tensor<32x40xf32>
  }
}

