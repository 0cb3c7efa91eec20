// RUN: gemmc %s -p normalize-contractions,form-program | filecheck %s
// RUN: gemmc run %s --on cpu --check --pipeline auto 2>&1 | filecheck %s --check-prefix CPU

// Two layers each write their mask, and the sums of the same rows: one kernel makes each, and both products read it. The third sums are of other rows.
// CHECK-LABEL: launch.program @main
// CHECK:         %s0 = launch.workspace
// CHECK-NEXT:    launch.run @main_0 reads %arg0 : {{.*}} writes %s0
// CHECK-NEXT:    %m0 = launch.workspace
// CHECK-NEXT:    launch.run @main_1 writes %m0
// CHECK-NEXT:    %y0 = launch.workspace
// CHECK-NEXT:    launch.run @main_2 reads %arg0, %arg1, %m0, %s0 : {{.*}} writes %y0
// CHECK-NEXT:    launch.run @main_3 reads %y0, %arg1, %m0, %s0 : {{.*}} writes %result0
// CHECK-NEXT:    launch.run @main_4 reads %y0 : {{.*}} writes %result1
// CHECK-NOT:     launch.run
// CPU: PASS
// CPU: PASS

#all = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @main(%x: tensor<32x32xf16>, %w: tensor<32x32xf16>) -> (tensor<32x32xf16>, tensor<32xf32>) {
  %z = arith.constant 0.0 : f16
  %zf = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x32xf16>
  %es = tensor.empty() : tensor<32xf32>
  %em = tensor.empty() : tensor<32x32xi1>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<32x32xf16>) -> tensor<32x32xf16>
  %fs = linalg.fill ins(%zf : f32) outs(%es : tensor<32xf32>) -> tensor<32xf32>
  %m0 = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel"]} outs(%em : tensor<32x32xi1>) {
  ^bb0(%o: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi uge, %i, %j : index
    linalg.yield %c : i1
  } -> tensor<32x32xi1>
  %s0 = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<32x32xf16>) outs(%fs : tensor<32xf32>) {
  ^bb0(%a: f16, %o: f32):
    %b = arith.extf %a : f16 to f32
    %c = arith.addf %o, %b : f32
    linalg.yield %c : f32
  } -> tensor<32xf32>
  %p0 = linalg.matmul ins(%x, %w : tensor<32x32xf16>, tensor<32x32xf16>) outs(%f : tensor<32x32xf16>) -> tensor<32x32xf16>
  %y0 = linalg.generic {indexing_maps = [#all, #all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%p0, %m0, %s0 : tensor<32x32xf16>, tensor<32x32xi1>, tensor<32xf32>) outs(%e : tensor<32x32xf16>) {
  ^bb0(%a: f16, %b: i1, %s: f32, %o: f16):
    %t = arith.truncf %s : f32 to f16
    %c = arith.select %b, %a, %t : f16
    linalg.yield %c : f16
  } -> tensor<32x32xf16>
  %m1 = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel"]} outs(%em : tensor<32x32xi1>) {
  ^bb0(%o: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi uge, %i, %j : index
    linalg.yield %c : i1
  } -> tensor<32x32xi1>
  %s1 = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<32x32xf16>) outs(%fs : tensor<32xf32>) {
  ^bb0(%a: f16, %o: f32):
    %b = arith.extf %a : f16 to f32
    %c = arith.addf %o, %b : f32
    linalg.yield %c : f32
  } -> tensor<32xf32>
  %p1 = linalg.matmul ins(%y0, %w : tensor<32x32xf16>, tensor<32x32xf16>) outs(%f : tensor<32x32xf16>) -> tensor<32x32xf16>
  %y1 = linalg.generic {indexing_maps = [#all, #all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%p1, %m1, %s1 : tensor<32x32xf16>, tensor<32x32xi1>, tensor<32xf32>) outs(%e : tensor<32x32xf16>) {
  ^bb0(%a: f16, %b: i1, %s: f32, %o: f16):
    %t = arith.truncf %s : f32 to f16
    %c = arith.select %b, %a, %t : f16
    linalg.yield %c : f16
  } -> tensor<32x32xf16>
  %s2 = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%y0 : tensor<32x32xf16>) outs(%fs : tensor<32xf32>) {
  ^bb0(%a: f16, %o: f32):
    %b = arith.extf %a : f16 to f32
    %c = arith.addf %o, %b : f32
    linalg.yield %c : f32
  } -> tensor<32xf32>
  return %y1, %s2 : tensor<32x32xf16>, tensor<32xf32>
}
