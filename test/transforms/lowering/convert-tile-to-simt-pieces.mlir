// RUN: gemmc %s -p 'simt-warptile{tile=64,64,32 warps=1,2}' --stop-after convert-tile-to-simt | filecheck %s
// RUN: gemmc %s -p 'simt-warptile{tile=32,32,32 warps=2,1}' --stop-after convert-tile-to-simt | filecheck %s --check-prefix SMALL

// 64 registers of sums, and as many of the residual: two rows of 8 columns are 16, and with the factor of each
// row 18; four would be 36. Rows 4 to 7 lie in a run of their own, 32 rows on. The bias is loaded once.
// CHECK:      [[FIRST:%.*]] = tile.extract %total from 0 row 0 : !tile.fragment<8x8xf32, {{.*}}> to !tile.fragment<2x8xf32, #tile.layout<threads [] values [8, 0, 1, 2, 1, 0]>>
// CHECK:      [[PART:%.*]] = tile.part [[RESIDUAL:%.*]][{{.*}}] of [4, 1] : !tile.window<8x8xf32, runs [4, 4] of [8, 4]> to !tile.window<2x8xf32, runs [1, 4] of [1, 4]>
// CHECK-NEXT: [[ADDED:%.*]] = tile.load [[PART]] by "mn"
// CHECK-NEXT: [[BIAS:%.*]] = tile.load {{%.*}} by "n"
// CHECK:      [[SCALE:%.*]] = tile.load {{%.*}} by "m"
// CHECK-NEXT: %result = tile.map [[FIRST]] with [[ADDED]], [[BIAS]], [[SCALE]]
// CHECK:      tile.store "out" <thread> %result
// CHECK:      [[NEXT:%.*]] = tile.extract %total from 0 row 2
// CHECK:      [[ONE:%.*]] = arith.constant 1 : index
// CHECK:      tile.part [[RESIDUAL]][[[ONE]],
// CHECK-NEXT: tile.load {{.*}} by "mn"
// CHECK-NOT:  by "n"
// CHECK:      tile.map [[NEXT]] with {{%.*}}, [[BIAS]], {{%.*}}
// CHECK:      tile.extract %total from 0 row 6
// CHECK-NOT:  tile.extract

// 16 registers of sums have as many inputs, which go as they are.
// SMALL-NOT: tile.extract
// SMALL:     tile.load {{.*}} by "mn"
// SMALL-NOT: tile.extract
#map = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>
#columns = affine_map<(d0, d1) -> (d1)>
func.func @main(%a: tensor<512x256xf32>, %b: tensor<256x768xf32>, %r: tensor<512x768xf32>, %n: tensor<768xf32>, %m: tensor<512xf32>) -> tensor<512x768xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<512x768xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<512x768xf32>) -> tensor<512x768xf32>
  %sum = linalg.matmul ins(%a, %b : tensor<512x256xf32>, tensor<256x768xf32>) outs(%start : tensor<512x768xf32>) -> tensor<512x768xf32>
  %out = tensor.empty() : tensor<512x768xf32>
  %y = linalg.generic {indexing_maps = [#map, #map, #columns, #rows, #map], iterator_types = ["parallel", "parallel"]} ins(%sum, %r, %n, %m : tensor<512x768xf32>, tensor<512x768xf32>, tensor<768xf32>, tensor<512xf32>) outs(%out : tensor<512x768xf32>) {
  ^bb0(%x: f32, %e: f32, %f: f32, %g: f32, %o: f32):
    %s = arith.addf %x, %e : f32
    %t = arith.addf %s, %f : f32
    %u = arith.mulf %t, %g : f32
    linalg.yield %u : f32
  } -> tensor<512x768xf32>
  func.return %y : tensor<512x768xf32>
}
