// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,fuse-rows,fuse-siblings' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,fuse-rows' --emit mlir | filecheck %s --check-prefix ROWS
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program' --emit mlir | filecheck %s --check-prefix APART

// What follows on reductions element by element is in their kernel: behind two of the same rows by fuse-rows, behind one, or sums
// of columns, by fuse-siblings. The sums are no memory.
// CHECK:      func.func @main_2(%x: tensor<64x128xf32>) -> tensor<64xf32> {
// CHECK-NEXT:   %m = tile.loops %x maps [{{.*}}] over [128] by "max"
// CHECK:        %s = tile.loops %x, %m maps [{{.*}}] over [128] by "add"
// CHECK:        %l = tile.loops %s, %m maps [{{.*}}] : tensor<64xf32>, tensor<64xf32> -> tensor<64xf32> {
// CHECK:        func.return %l : tensor<64xf32>
// CHECK:      func.func @main_4(%x: tensor<64x128xf32>) -> tensor<128xf32> {
// CHECK-NEXT:   %c = tile.loops %x maps [affine_map<(d0, d1) -> (d1, d0)>] over [64] by "add"
// CHECK:        %d = tile.loops %c maps
// CHECK:      launch.program @main
// CHECK-COUNT-2: launch.run
// CHECK-NOT:  launch.run

// ROWS-COUNT-3: launch.run
// ROWS-NOT:   launch.run

// APART-COUNT-5: launch.run
// APART-NOT:  launch.run
func.func @main(%x: tensor<64x128xf32>) -> (tensor<64xf32>, tensor<128xf32>) {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %g = tensor.empty() : tensor<128xf32>
  %e0 = linalg.fill ins(%low : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %m = linalg.reduce { arith.maximumf } ins(%x : tensor<64x128xf32>) outs(%e0 : tensor<64xf32>) dimensions = [1]
  %e1 = linalg.fill ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, s) -> (b, s)>, affine_map<(b, s) -> (b)>, affine_map<(b, s) -> (b)>], iterator_types = ["parallel", "reduction"]} ins(%x, %m : tensor<64x128xf32>, tensor<64xf32>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%a: f32, %n: f32, %acc: f32):
    %d = arith.subf %a, %n : f32
    %p = math.exp %d : f32
    %r = arith.addf %p, %acc : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  %l = linalg.generic {indexing_maps = [affine_map<(b) -> (b)>, affine_map<(b) -> (b)>, affine_map<(b) -> (b)>], iterator_types = ["parallel"]} ins(%s, %m : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %n: f32, %o: f32):
    %d = math.log %a : f32
    %r = arith.addf %d, %n : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  %g0 = linalg.fill ins(%zero : f32) outs(%g : tensor<128xf32>) -> tensor<128xf32>
  %c = linalg.reduce { arith.addf } ins(%x : tensor<64x128xf32>) outs(%g0 : tensor<128xf32>) dimensions = [0]
  %d = linalg.exp ins(%c : tensor<128xf32>) outs(%g : tensor<128xf32>) -> tensor<128xf32>
  return %l, %d : tensor<64xf32>, tensor<128xf32>
}
