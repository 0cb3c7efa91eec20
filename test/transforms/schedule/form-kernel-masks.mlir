// RUN: gemmc %s -p 'normalize-contractions, form-kernel{tile=64,32,16}' | filecheck %s
// RUN: gemmc %s -p 'hopper-ws' --set form-kernel.tile=128,64,64 --stop-after specialize-warps | filecheck %s --check-prefix ROLES
// RUN: gemmc %s -p 'hopper-coop{load=true cluster=none tile=128,64,64}' --stop-after convert-tile-to-tma | filecheck %s --check-prefix LOADED
// RUN: gemmc %s -p hopper-ws --set form-kernel.tile=128,64,64 | filecheck %s --check-prefix PTX

// C and the row are only ever multiplied by β, which is looked at when the kernel starts; the column is
// added, too, and is read whatever β is. α scales the sum, which is no input.
// CHECK:      %arg6_window = tile.window %arg6[
// CHECK-NEXT: %needed = tile.is_nonzero %arg6_window : !tile.window<1x1xf32>
// CHECK-NEXT: tile.work of
// CHECK-NOT:  tile.is_nonzero
// CHECK:      tile.window %arg2[%row, %column] within [%m, %n] if %needed : memref<128x64xbf16
// CHECK:      tile.window %arg3[{{.*}}] within [{{.*}}, %n] if %needed : memref<64xf32
// CHECK:      tile.window %arg4[{{.*}}] within [{{.*}}, %m] : memref<128xf32

// The producer has no use for it.
// ROLES:      tile.role "producer"
// ROLES-NOT:  tile.is_nonzero
// ROLES:      tile.role "consumer"
// ROLES:      %needed = tile.is_nonzero

// Where it asks for C, it asks for what lies behind the last row, of which nothing is read.
// LOADED:      tile.role "producer"
// LOADED:      %needed = tile.is_nonzero
// LOADED:      %masked_row = arith.select %needed, {{%.*}}, %m : index
// LOADED:      tma.load %arg2_map[%masked_row, 

// PTX:      ld.global.f32 [[BETA:%f[0-9]+]],
// PTX-NEXT: setp.neu.f32 [[NEEDED:%p[0-9]+]], [[BETA]], 0f00000000;
// PTX:      and.pred {{%p[0-9]+}}, {{%p[0-9]+}}, [[NEEDED]];
#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
#column = affine_map<(i, j) -> (i)>
func.func @main(%a: tensor<128x128xbf16>, %b: tensor<128x64xbf16>, %c: tensor<128x64xbf16>, %r: tensor<64xf32>, %d: tensor<128xf32>, %alpha: f32, %beta: f32) -> tensor<128x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<128x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<128x64xf32>) -> tensor<128x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<128x128xbf16>, tensor<128x64xbf16>) outs(%f : tensor<128x64xf32>) -> tensor<128x64xf32>
  %o = linalg.generic {indexing_maps = [#whole, #whole, #row, #column, #whole], iterator_types = ["parallel", "parallel"]} ins(%p, %c, %r, %d : tensor<128x64xf32>, tensor<128x64xbf16>, tensor<64xf32>, tensor<128xf32>) outs(%e : tensor<128x64xf32>) {
  ^bb0(%x: f32, %y: bf16, %v: f32, %w: f32, %out: f32):
    %0 = arith.mulf %x, %alpha : f32
    %1 = arith.extf %y : bf16 to f32
    %2 = arith.mulf %beta, %1 : f32
    %3 = arith.mulf %v, %beta : f32
    %4 = arith.mulf %w, %beta : f32
    %5 = arith.addf %0, %2 : f32
    %6 = arith.addf %5, %3 : f32
    %7 = arith.addf %6, %4 : f32
    %8 = arith.addf %7, %w : f32
    linalg.yield %8 : f32
  } -> tensor<128x64xf32>
  return %o : tensor<128x64xf32>
}
