// Rotary embeddings as Llama's own code has them: pairs of floats viewed as complex numbers, times
// torch.polar(1, angles), and back.
module {
  func.func @main(%q: tensor<2x16x4x32xf32>, %angles: tensor<16x16xf32>) -> tensor<2x16x4x32xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %one = arith.constant dense<1.0> : tensor<16x16xf32>
    %pairs = tensor.expand_shape %q [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 16, 2] : tensor<2x16x4x32xf32> into tensor<2x16x4x16x2xf32>
    %0 = tensor.empty() : tensor<2x16x4x16xcomplex<f32>>
    %z = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<2x16x4x16xcomplex<f32>>) {
    ^bb0(%out: complex<f32>):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %k = linalg.index 2 : index
      %l = linalg.index 3 : index
      %re = tensor.extract %pairs[%i, %j, %k, %l, %c0] : tensor<2x16x4x16x2xf32>
      %im = tensor.extract %pairs[%i, %j, %k, %l, %c1] : tensor<2x16x4x16x2xf32>
      %c = complex.create %re, %im : complex<f32>
      linalg.yield %c : complex<f32>
    } -> tensor<2x16x4x16xcomplex<f32>>
    %1 = tensor.empty() : tensor<16x16xcomplex<f32>>
    %freqs = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%one, %angles : tensor<16x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<16x16xcomplex<f32>>) {
    ^bb0(%r: f32, %a: f32, %out: complex<f32>):
      %cos = math.cos %a : f32
      %sin = math.sin %a : f32
      %x = arith.mulf %r, %cos : f32
      %y = arith.mulf %r, %sin : f32
      %c = complex.create %x, %y : complex<f32>
      linalg.yield %c : complex<f32>
    } -> tensor<16x16xcomplex<f32>>
    %row = tensor.expand_shape %freqs [[0, 1], [2, 3]] output_shape [1, 16, 1, 16] : tensor<16x16xcomplex<f32>> into tensor<1x16x1x16xcomplex<f32>>
    %rotated = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%z, %row : tensor<2x16x4x16xcomplex<f32>>, tensor<1x16x1x16xcomplex<f32>>) outs(%0 : tensor<2x16x4x16xcomplex<f32>>) {
    ^bb0(%a: complex<f32>, %b: complex<f32>, %out: complex<f32>):
      %c = complex.mul %a, %b : complex<f32>
      linalg.yield %c : complex<f32>
    } -> tensor<2x16x4x16xcomplex<f32>>
    %2 = tensor.empty() : tensor<2x16x4x16xf32>
    %re = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%rotated : tensor<2x16x4x16xcomplex<f32>>) outs(%2 : tensor<2x16x4x16xf32>) {
    ^bb0(%a: complex<f32>, %out: f32):
      %c = complex.re %a : complex<f32>
      linalg.yield %c : f32
    } -> tensor<2x16x4x16xf32>
    %im = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%rotated : tensor<2x16x4x16xcomplex<f32>>) outs(%2 : tensor<2x16x4x16xf32>) {
    ^bb0(%a: complex<f32>, %out: f32):
      %c = complex.im %a : complex<f32>
      linalg.yield %c : f32
    } -> tensor<2x16x4x16xf32>
    %x = tensor.expand_shape %re [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 16, 1] : tensor<2x16x4x16xf32> into tensor<2x16x4x16x1xf32>
    %y = tensor.expand_shape %im [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 16, 1] : tensor<2x16x4x16xf32> into tensor<2x16x4x16x1xf32>
    %both = tensor.concat dim(4) %x, %y : (tensor<2x16x4x16x1xf32>, tensor<2x16x4x16x1xf32>) -> tensor<2x16x4x16x2xf32>
    %r = tensor.collapse_shape %both [[0], [1], [2], [3, 4]] : tensor<2x16x4x16x2xf32> into tensor<2x16x4x32xf32>
    return %r : tensor<2x16x4x32xf32>
  }
}
