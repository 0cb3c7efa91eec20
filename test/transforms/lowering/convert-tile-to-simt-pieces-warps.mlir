// RUN: gemmc %s -p 'ampere-mma-f64{tile=128,64,16}' --stop-after convert-tile-to-simt | filecheck %s
// RUN: gemmc %s -p 'ampere-mma-f64{tile=32,32,16}' --stop-after convert-tile-to-simt | filecheck %s --check-prefix SMALL

// 128 registers of sums of f64, and as many of the residual: 8 columns of 64 rows are 32, the least that mma.sync
// leaves side by side. The factor of each row is loaded once, the bias with its columns.
// CHECK:      [[FIRST:%.*]] = tile.extract %total from 0 : !tile.fragment<64x32xf64, {{.*}}> to !tile.fragment<64x8xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 4, 16, 0]>>
// CHECK:      tile.part [[RESIDUAL:%.*]][{{.*}}] of [1, 4] : !tile.window<64x32xf64> to !tile.window<64x8xf64>
// CHECK:      [[ADDED:%.*]] = tile.load {{%.*}} by "mn"
// CHECK:      [[BIAS:%.*]] = tile.load {{%.*}} by "n"
// CHECK:      [[SCALE:%.*]] = tile.load {{%.*}} by "m"
// CHECK-NEXT: %result = tile.map [[FIRST]] with [[ADDED]], [[BIAS]], [[SCALE]]
// CHECK:      tile.store "out" <thread> %result
// CHECK:      [[NEXT:%.*]] = tile.extract %total from 8
// CHECK:      tile.part [[RESIDUAL]][{{.*}}] of [1, 4]
// CHECK:      tile.load {{.*}} by "mn"
// CHECK:      tile.load {{.*}} by "n"
// CHECK-NOT:  by "m"
// CHECK:      tile.map [[NEXT]] with {{%.*}}, {{%.*}}, [[SCALE]]
// CHECK:      tile.extract %total from 24
// CHECK-NOT:  tile.extract

// 16 registers of sums have 28 of inputs, which go as they are.
// SMALL-NOT: tile.extract
// SMALL:     tile.load {{.*}} by "mn"
// SMALL-NOT: tile.extract
#map = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>
#columns = affine_map<(d0, d1) -> (d1)>
func.func @main(%a: tensor<512x256xf64>, %b: tensor<256x768xf64>, %r: tensor<512x768xf64>, %n: tensor<768xf64>, %m: tensor<512xf64>) -> tensor<512x768xf64> {
  %zero = arith.constant 0.0 : f64
  %empty = tensor.empty() : tensor<512x768xf64>
  %start = linalg.fill ins(%zero : f64) outs(%empty : tensor<512x768xf64>) -> tensor<512x768xf64>
  %sum = linalg.matmul ins(%a, %b : tensor<512x256xf64>, tensor<256x768xf64>) outs(%start : tensor<512x768xf64>) -> tensor<512x768xf64>
  %out = tensor.empty() : tensor<512x768xf64>
  %y = linalg.generic {indexing_maps = [#map, #map, #columns, #rows, #map], iterator_types = ["parallel", "parallel"]} ins(%sum, %r, %n, %m : tensor<512x768xf64>, tensor<512x768xf64>, tensor<768xf64>, tensor<512xf64>) outs(%out : tensor<512x768xf64>) {
  ^bb0(%x: f64, %e: f64, %f: f64, %g: f64, %o: f64):
    %s = arith.addf %x, %e : f64
    %t = arith.addf %s, %f : f64
    %u = arith.mulf %t, %g : f64
    linalg.yield %u : f64
  } -> tensor<512x768xf64>
  func.return %y : tensor<512x768xf64>
}
