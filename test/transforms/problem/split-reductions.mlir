// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,split-reductions' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg},form-program,split-reductions{gain=1000000.0}' --emit mlir | filecheck %s --check-prefix LEFT
// RUN: sed 's/tensor<4096x4096xf32>/tensor<61x67xf32>/' %s | gemmc - --pipeline 'normalize-contractions{others=linalg},form-program,split-reductions{gain=0}' --emit mlir | filecheck %s --check-prefix RAGGED

// LEFT-NOT: _parts

// 2048 warps have two rows each.
// CHECK-LABEL: func.func @sum_0_parts1(%x: tensor<4096x4096xf32>)
// CHECK:         %parts = tile.loops %x maps [affine_map<(d0, d1, d2) -> (((d0 * 2) + d1), d2)>] over [2, 4096] by "add" : tensor<4096x4096xf32> -> tensor<2048xf32>
// CHECK-LABEL: func.func @sum_0(%parts: tensor<2048xf32>)
// CHECK:         tile.loops %parts maps [affine_map<(d0) -> (d0)>] over [2048] by "add" : tensor<2048xf32> -> tensor<f32>
// CHECK:       launch.program @sum
// CHECK:         %[[HELD:.*]] = launch.workspace
// CHECK:         launch.run @sum_0_parts1 reads %arg0{{.*}} writes %[[HELD]]
// CHECK:         launch.run @sum_0 reads %[[HELD]]

// Each of 61 rows of 67 is three parts of 32: the last one adds zeros where there is no row any more.
// RAGGED-LABEL: func.func @sum_0_parts1
// RAGGED:         over [32] by "add" : tensor<61x67xf32> -> tensor<61x3xf32> {
// RAGGED:           %[[AT:.*]] = arith.addi
// RAGGED:           %[[IN:.*]] = arith.cmpi ult, %[[AT]], %{{.*}} : index
// RAGGED:           arith.select %[[IN]], %{{.*}}, %{{.*}} : f32
// RAGGED-LABEL: func.func @sum_0_parts2(%parts: tensor<183xf32>)
// RAGGED:       %[[HELD:.*]] = launch.workspace : memref<61x3xf32
// RAGGED:       %[[FLAT:.*]] = launch.view %[[HELD]] from 0
// RAGGED:       launch.run @sum_0_parts2 reads %[[FLAT]]
func.func @sum(%x: tensor<4096x4096xf32>) -> tensor<f32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<4096x4096xf32>) outs(%i : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    %q = arith.mulf %a, %a : f32
    %t = arith.addf %s, %q : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// Columns are threads', whose parts are the outer dimension, in the type that is combined in; what combines them rounds.
// CHECK-LABEL: func.func @columns_0_parts1
// CHECK:         over [128] by "add" : tensor<8192x4096xbf16> -> tensor<64x4096xf32>
// CHECK-LABEL: func.func @columns_0(
// CHECK:         maps [affine_map<(d0, d1) -> (d1, d0)>] over [64] by "add" : tensor<64x4096xf32> -> tensor<4096xbf16>
func.func @columns(%x: tensor<8192x4096xbf16>) -> tensor<4096xbf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4096xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4096xf32>) -> tensor<4096xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<8192x4096xbf16>) outs(%i : tensor<4096xf32>) {
  ^bb0(%a: bf16, %s: f32):
    %w = arith.extf %a : bf16 to f32
    %t = arith.addf %s, %w : f32
    linalg.yield %t : f32
  } -> tensor<4096xf32>
  %o = tensor.empty() : tensor<4096xbf16>
  %n = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%r : tensor<4096xf32>) outs(%o : tensor<4096xbf16>) {
  ^bb0(%a: f32, %s: bf16):
    %t = arith.truncf %a : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<4096xbf16>
  return %n : tensor<4096xbf16>
}

// A warp's sums have their parts side by side, so that lanes combine them; the more of these there are, the more a body computes.
// CHECK-LABEL: func.func @images_0_parts1(
// CHECK:         over [2, 1536] by "add" : tensor<16x256x1536xf32> -> tensor<16x128xf32>
// CHECK-LABEL: func.func @images_0(
// CHECK:         maps [affine_map<(d0, d1) -> (d0, d1)>] over [128] by "add" : tensor<16x128xf32> -> tensor<16xf32>
func.func @images(%x: tensor<16x256x1536xf32>) -> tensor<16xf32> {
  %z = arith.constant dense<0.0> : tensor<16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%x : tensor<16x256x1536xf32>) outs(%z : tensor<16xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  } -> tensor<16xf32>
  return %r : tensor<16xf32>
}

// Eight rows of 384 are left as they are where they are summed, and are parts where logarithms of their exponentials are.
// CHECK-LABEL: func.func @light_0(
// CHECK-LABEL: func.func @heavy_0_parts1(
// CHECK:         tensor<8x384xf32> -> tensor<8x3xf32>
func.func @light(%x: tensor<8x384xf32>) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<8x384xf32>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}
func.func @heavy(%x: tensor<8x384xf32>) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<8x384xf32>) outs(%z : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    %e = math.exp %a : f32
    %p = arith.addf %e, %one : f32
    %l = math.log %p : f32
    %t = arith.addf %s, %l : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// The place of the largest element: parts keep it and the element, and their steps start anew.
// CHECK-LABEL: func.func @place_0_parts1(
// CHECK:         keeps 0 : tensor<8x65536xf32> -> tensor<8x64xf32> {
// CHECK-LABEL: func.func @place_0_parts1_1(
// CHECK:         keeps 1 : tensor<8x65536xf32> -> tensor<8x64xi32> {
// CHECK:           %[[STEP:.*]] = tile.loop_index 2
// CHECK:           %[[FIRST:.*]] = arith.cmpi eq, %[[STEP]], %{{.*}} : index
// CHECK:           arith.select %[[FIRST]], %{{.*}}, %{{.*}} : f32
// CHECK-LABEL: func.func @place_0(
// CHECK:         tile.loops %{{.*}}, %{{.*}} maps {{.*}} keeps 1
func.func @place(%x: tensor<8x65536xf32>) -> tensor<8xi32> {
  %low = arith.constant dense<0xFF800000> : tensor<8xf32>
  %no = arith.constant dense<0> : tensor<8xi32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x65536xf32>) outs(%low, %no : tensor<8xf32>, tensor<8xi32>) {
  ^bb0(%a: f32, %v: f32, %p: i32):
    %k = linalg.index 1 : index
    %m = arith.index_cast %k : index to i32
    %g = arith.cmpf ogt, %a, %v : f32
    %s = arith.select %g, %a, %v : f32
    %t = arith.select %g, %m, %p : i32
    linalg.yield %s, %t : f32, i32
  } -> (tensor<8xf32>, tensor<8xi32>)
  return %r#1 : tensor<8xi32>
}

// What there is stays where it is as large: any element is taken behind a NaN, so steps begin with one, and carry whether they have read one.
// CHECK-LABEL: func.func @kept_0(
// CHECK:         ^bb0(%{{.*}}: f32, %{{.*}}: f32, %{{.*}}: i32):
// CHECK:           arith.constant 0x7fc00000 : f32
// CHECK:           [[READ:%.*]] = arith.cmpf uno, [[X:%.*]], [[X]] : f32
// CHECK:           [[NAN:%.*]] = arith.cmpf une, [[X]], [[X]] : f32
// CHECK:           [[KEEP:%.*]] = arith.cmpf oge, {{.*}}, [[X]] : f32
// CHECK-NEXT:      arith.ori [[KEEP]], [[NAN]] : i1
// CHECK:           arith.select [[READ]], [[READ]], {{.*}} : i1
func.func @kept(%x: tensor<1024x64xf32>) -> tensor<1024xf32> {
  %low = arith.constant dense<0xFF800000> : tensor<1024xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<1024x64xf32>) outs(%low : tensor<1024xf32>) {
  ^bb0(%a: f32, %v: f32):
    %g = arith.cmpf oge, %v, %a : f32
    %s = arith.select %g, %v, %a : f32
    linalg.yield %s : f32
  } -> tensor<1024xf32>
  return %r : tensor<1024xf32>
}

// Rows of which there are enough are left. Of those whose number a launch tells, there are as many parts as occupy the device, whatever it is, and each has a share of them.
// CHECK-LABEL: func.func @rows_0(
// CHECK-LABEL: func.func @told_0_parts1(
// CHECK:         tile.loops %x maps [affine_map<(d0, d1, d2)[s0] -> (((d0 * (s0 ceildiv 66)) + d2), d1)>] over [{{.*}}] by "add" dynamic {s0 = array<i64: 0, 0>} lengths ["s0"] shares [66] : tensor<?x4096xf32> -> tensor<66x4096xf32> {
// CHECK:           %[[END:.*]] = tile.loop_size "s0"
// CHECK:           %[[IN:.*]] = arith.cmpi ult, %{{.*}}, %[[END]] : index
// CHECK:           arith.select %[[IN]], %{{.*}}, %{{.*}} : f32
// CHECK-LABEL: func.func @told_0(
// CHECK-LABEL: launch.program @told
func.func @rows(%x: tensor<8192x4096xf32>) -> tensor<8192xf32> {
  %z = arith.constant dense<0.0> : tensor<8192xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8192x4096xf32>) outs(%z : tensor<8192xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  } -> tensor<8192xf32>
  return %r : tensor<8192xf32>
}

func.func @told(%x: tensor<?x4096xf32>) -> tensor<4096xf32> {
  %z = arith.constant dense<0.0> : tensor<4096xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<?x4096xf32>) outs(%z : tensor<4096xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  } -> tensor<4096xf32>
  return %r : tensor<4096xf32>
}
