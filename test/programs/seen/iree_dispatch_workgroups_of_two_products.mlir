#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  util.func public @main(%arg0: tensor<65x70xbf16>, %arg1: tensor<70x50xbf16>, %arg2: tensor<50x33xbf16>, %arg3: tensor<65x33xf32>) -> (tensor<65x33xf32>, tensor<65x50xbf16>) {
    %0 = flow.dispatch.workgroups(%arg0, %arg1) : (tensor<65x70xbf16>, tensor<70x50xbf16>) -> tensor<65x50xbf16> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<65x70xbf16>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<70x50xbf16>>, %arg6: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<65x50xbf16>>) {
      %cst = arith.constant 0.000000e+00 : f32
      %2 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0, 0], sizes = [65, 70], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<65x70xbf16>> -> tensor<65x70xbf16>
      %3 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0, 0], sizes = [70, 50], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<70x50xbf16>> -> tensor<70x50xbf16>
      %4 = tensor.empty() : tensor<65x50xbf16>
      %5 = tensor.empty() : tensor<65x50xf32>
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<65x50xf32>) -> tensor<65x50xf32>
      %7 = linalg.matmul ins(%2, %3 : tensor<65x70xbf16>, tensor<70x50xbf16>) outs(%6 : tensor<65x50xf32>) -> tensor<65x50xf32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<65x50xf32>) outs(%4 : tensor<65x50xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %9 = math.tanh %in : f32
        %10 = arith.truncf %9 : f32 to bf16
        linalg.yield %10 : bf16
      } -> tensor<65x50xbf16>
      iree_tensor_ext.dispatch.tensor.store %8, %arg6, offsets = [0, 0], sizes = [65, 50], strides = [1, 1] : tensor<65x50xbf16> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<65x50xbf16>>
      flow.return
    }
    %1 = flow.dispatch.workgroups(%0, %arg2, %arg3) : (tensor<65x50xbf16>, tensor<50x33xbf16>, tensor<65x33xf32>) -> %arg3 =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<65x50xbf16>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<50x33xbf16>>, %arg6: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<65x33xf32>>) {
      %2 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0, 0], sizes = [65, 50], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<65x50xbf16>> -> tensor<65x50xbf16>
      %3 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0, 0], sizes = [50, 33], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<50x33xbf16>> -> tensor<50x33xbf16>
      %4 = iree_tensor_ext.dispatch.tensor.load %arg6, offsets = [0, 0], sizes = [65, 33], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readwrite:tensor<65x33xf32>> -> tensor<65x33xf32>
      %5 = linalg.matmul ins(%2, %3 : tensor<65x50xbf16>, tensor<50x33xbf16>) outs(%4 : tensor<65x33xf32>) -> tensor<65x33xf32>
      iree_tensor_ext.dispatch.tensor.store %5, %arg6, offsets = [0, 0], sizes = [65, 33], strides = [1, 1] : tensor<65x33xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<65x33xf32>>
      flow.return
    }
    util.return %1, %0 : tensor<65x33xf32>, tensor<65x50xbf16>
  }
}

