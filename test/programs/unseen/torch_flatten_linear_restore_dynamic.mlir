#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x3x4xf32>) -> tensor<?x?x5xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c5_i64 = arith.constant 5 : i64
    %cst_0 = arith.constant dense_resource<torch_tensor_5_torch.float32> : tensor<5xf32>
    %cst_1 = arith.constant dense_resource<torch_tensor_5_12_torch.float32> : tensor<5x12xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x3x4xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x3x4xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %2 = arith.muli %0, %1 : i64
    %cast = tensor.cast %arg0 : tensor<?x?x3x4xf32> to tensor<?x1x3x4xf32>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2, 3]] : tensor<?x1x3x4xf32> into tensor<?x12xf32>
    %3 = tensor.empty() : tensor<12x5xf32>
    %transposed = linalg.transpose ins(%cst_1 : tensor<5x12xf32>) outs(%3 : tensor<12x5xf32>) permutation = [1, 0] 
    %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?x3x4xf32>
    %4 = tensor.empty(%dim_3) : tensor<?x5xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x5xf32>) -> tensor<?x5xf32>
    %6 = linalg.matmul ins(%collapsed, %transposed : tensor<?x12xf32>, tensor<12x5xf32>) outs(%5 : tensor<?x5xf32>) -> tensor<?x5xf32>
    %7 = arith.cmpi sge, %2, %c0_i64 : i64
    cf.assert %7, "negative values not allowed in new dimensions"
    %8 = arith.index_cast %2 : i64 to index
    %9 = tensor.empty(%8) : tensor<?x5xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<5xf32>) outs(%9 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x5xf32>
    %11 = arith.cmpi eq, %dim_3, %8 : index
    cf.assert %11, "mismatched size for broadcast"
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %10 : tensor<?x5xf32>, tensor<?x5xf32>) outs(%4 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %28 = arith.addf %in, %in_4 : f32
      linalg.yield %28 : f32
    } -> tensor<?x5xf32>
    %13 = arith.cmpi slt, %0, %c0_i64 : i64
    %14 = arith.select %13, %c1_i64, %0 : i64
    %15 = arith.extui %13 : i1 to i64
    %16 = arith.muli %14, %1 : i64
    %17 = arith.addi %15, %c1_i64 : i64
    %18 = arith.cmpi slt, %1, %c0_i64 : i64
    %19 = arith.select %18, %14, %16 : i64
    %20 = arith.select %18, %17, %15 : i64
    %21 = arith.muli %19, %c5_i64 : i64
    %22 = arith.cmpi sle, %20, %c1_i64 : i64
    cf.assert %22, "must have at most one inferred (negative) dimension"
    %23 = arith.index_cast %dim_3 : index to i64
    %24 = arith.muli %23, %c5_i64 : i64
    %25 = arith.divsi %24, %21 : i64
    %26 = arith.select %13, %25, %0 : i64
    %27 = arith.select %18, %25, %1 : i64
    %from_elements = tensor.from_elements %26, %27, %c5_i64 : tensor<3xi64>
    %reshape = tensor.reshape %12(%from_elements) : (tensor<?x5xf32>, tensor<3xi64>) -> tensor<?x?x5xf32>
    return %reshape : tensor<?x?x5xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_5_torch.float32: "0x040000006D9F5D3E8C9917BEBF08F6BDCDFEA5BD78B7FC3D",
      torch_tensor_5_12_torch.float32: "0x0400000085BD2ABE875687BEDA77ACBD78DE88BE07115BBD189B9A3B036698BC923411BEE32A4D3E547A263EE8A891BDD696E9BDC8D7393E4F97803E395587BEA6787FBD0776DBBC860DD6BDF85B7C3EEBA72EBD79A07A3E6E0DBB3A044200BD096D2CBE7C94C4BD1A81BE3DA6C1023E254828BCEED48C3EC6984CBE34ADE23D121F853ED0994DBDA3AE6A3E49EE9B3B6D5C5DBE3F2C22BE690EDC3D13D8FFBD16318E3D7E79913E43D2C83DD852DDBC68C6933D5D4F2ABEB26178BE74345EBEA00A78BE7FA7723D7450663D713EFBBD829290BE3621203E63BA27BEB66645BDA9DB77BE5DC426BEB2A0F63DF7B589BE939028BE"
    }
  }
#-}
