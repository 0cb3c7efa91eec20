// RUN: gemmc %s -p form-program | filecheck %s

// Element-wise ops, a broadcast and a transpose are one kernel; the sum that they need is another.
// CHECK-LABEL: func.func @softened_0(%x: tensor<4x8xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    {{.*}} = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [8] by "max" : tensor<4x8xf32> -> tensor<4xf32> {
// CHECK-LABEL: func.func @softened_1(%x: tensor<4x8xf32>, {{%.*}}: tensor<4xf32>) -> tensor<8x4xf32> {
// CHECK-NEXT:    {{.*}} maps [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>] :
// CHECK:           arith.subf
// CHECK-NEXT:      math.exp
// CHECK-LABEL: launch.program @softened ["arg0", "result0"] outputs 1 {
func.func @softened(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %low = arith.constant 0xFF800000 : f32
  %none = tensor.empty() : tensor<4xf32>
  %start = linalg.fill ins(%low : f32) outs(%none : tensor<4xf32>) -> tensor<4xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%start : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.maximumf %in, %out : f32
    linalg.yield %m : f32
  } -> tensor<4xf32>
  %into = tensor.empty() : tensor<4x8xf32>
  %less = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<4x8xf32>, tensor<4xf32>) outs(%into : tensor<4x8xf32>) {
  ^bb0(%in: f32, %m: f32, %out: f32):
    %d = arith.subf %in, %m : f32
    linalg.yield %d : f32
  } -> tensor<4x8xf32>
  %e = math.exp %less : tensor<4x8xf32>
  %turned = tensor.empty() : tensor<8x4xf32>
  %t = linalg.transpose ins(%e : tensor<4x8xf32>) outs(%turned : tensor<8x4xf32>) permutation = [1, 0]
  func.return %t : tensor<8x4xf32>
}

// FOREIGN: what no front end prints together. Parts are chosen by the loop's counter; the slice of a
// padded tensor reads zeros outside of it; an argument that is returned is copied.
// CHECK-LABEL: func.func @joined_0(%x: tensor<4x8xf32>, %y: tensor<2x8xf32>) -> tensor<6x8xf32> {
// CHECK-NEXT:    {{.*}} = tile.loops %x, %y maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ((d0 + -4), d1)>]
// CHECK:           [[ROW:%.*]] = tile.loop_index 0
// CHECK-NEXT:      [[FIRST:%.*]] = arith.cmpi slt, [[ROW]]
// CHECK-NEXT:      arith.select [[FIRST]]
// CHECK-LABEL: func.func @joined_1(%x: tensor<4x8xf32>) -> tensor<5x4xf32> {
// CHECK-NEXT:    {{.*}} = tile.loops %x maps [affine_map<(d0, d1) -> ((d0 + -1), (d1 * 2))>]
// CHECK-LABEL: func.func @joined_2({{%.*}}: tensor<2x8xf32>) -> tensor<2x8xf32> {
// CHECK-LABEL: launch.program @joined ["arg0", "arg1", "result0", "result1", "result2"] outputs 3 {
// CHECK:         launch.run @joined_2 reads %arg1 : {{.*}} writes %result2
func.func @joined(%x: tensor<4x8xf32>, %y: tensor<2x8xf32>) -> (tensor<6x8xf32>, tensor<5x4xf32>, tensor<2x8xf32>) {
  %all = tensor.concat dim(0) %x, %y : (tensor<4x8xf32>, tensor<2x8xf32>) -> tensor<6x8xf32>
  %one = arith.constant 1.0 : f32
  %wide = tensor.pad %x low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<4x8xf32> to tensor<5x8xf32>
  %some = tensor.extract_slice %wide[0, 0] [5, 4] [1, 2] : tensor<5x8xf32> to tensor<5x4xf32>
  func.return %all, %some, %y : tensor<6x8xf32>, tensor<5x4xf32>, tensor<2x8xf32>
}
