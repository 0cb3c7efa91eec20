// A filter in frequencies: what is above a limit is left out, the rest is scaled by a real window,
// and the spectrum's other half is its mirror image, conjugated.
func.func @main(%x: tensor<8x33xcomplex<f32>>, %window: tensor<33xf32>) -> (tensor<8x64xcomplex<f32>>, tensor<8x33xf32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %limit = arith.constant 2.0 : f32
  %0 = tensor.empty() : tensor<8x33xcomplex<f32>>
  %kept = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x, %window : tensor<8x33xcomplex<f32>>, tensor<33xf32>) outs(%0 : tensor<8x33xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %w: f32, %out: complex<f32>):
    %none = arith.constant 0.0 : f32
    %factor = complex.create %w, %none : complex<f32>
    %scaled = complex.mul %a, %factor : complex<f32>
    %size = complex.abs %a : complex<f32>
    %small = arith.cmpf olt, %size, %limit : f32
    %c = arith.select %small, %scaled, %zero : complex<f32>
    linalg.yield %c : complex<f32>
  } -> tensor<8x33xcomplex<f32>>
  %inner = tensor.extract_slice %kept[0, 1] [8, 31] [1, 1] : tensor<8x33xcomplex<f32>> to tensor<8x31xcomplex<f32>>
  %1 = tensor.empty() : tensor<8x31xcomplex<f32>>
  %mirror = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<8x31xcomplex<f32>>) {
  ^bb0(%out: complex<f32>):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %last = arith.constant 30 : index
    %at = arith.subi %last, %j : index
    %e = tensor.extract %inner[%i, %at] : tensor<8x31xcomplex<f32>>
    %c = complex.conj %e : complex<f32>
    linalg.yield %c : complex<f32>
  } -> tensor<8x31xcomplex<f32>>
  %whole = tensor.concat dim(1) %kept, %mirror : (tensor<8x33xcomplex<f32>>, tensor<8x31xcomplex<f32>>) -> tensor<8x64xcomplex<f32>>
  %2 = tensor.empty() : tensor<8x33xf32>
  %angles = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x33xcomplex<f32>>) outs(%2 : tensor<8x33xf32>) {
  ^bb0(%a: complex<f32>, %out: f32):
    %c = complex.angle %a : complex<f32>
    linalg.yield %c : f32
  } -> tensor<8x33xf32>
  return %whole, %angles : tensor<8x64xcomplex<f32>>, tensor<8x33xf32>
}
