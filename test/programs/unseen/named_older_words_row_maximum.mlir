// Elements less the largest one of their row, in words that MLIR had before: init_tensor, maxf, a reshape without its result's sizes.
#row = affine_map<(i, j) -> (i)>
#all = affine_map<(i, j) -> (i, j)>
func.func @main(%x: tensor<48x130xf32>) -> tensor<6x8x130xf32> {
  %least = arith.constant 0xFF800000 : f32
  %0 = linalg.init_tensor [48] : tensor<48xf32>
  %1 = linalg.fill ins(%least : f32) outs(%0 : tensor<48xf32>) -> tensor<48xf32>
  %2 = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<48x130xf32>) outs(%1 : tensor<48xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.maxf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<48xf32>
  %3 = linalg.init_tensor [48, 130] : tensor<48x130xf32>
  %4 = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %2 : tensor<48x130xf32>, tensor<48xf32>) outs(%3 : tensor<48x130xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.subf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<48x130xf32>
  %5 = tensor.expand_shape %4 [[0, 1], [2]] : tensor<48x130xf32> into tensor<6x8x130xf32>
  return %5 : tensor<6x8x130xf32>
}
