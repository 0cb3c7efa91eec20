// RUN: gemmc %s --pipeline reassociate-addresses --emit mlir | filecheck %s

// Two accesses at base + row + k · 4, one of them a row further. What no step changes is added up
// before the loop; the loop adds its own addend, once for both; the row is an offset, and last.
//
// CHECK-LABEL: ptx.kernel @sums
// CHECK:      %[[K0:.*]] = ptx.immediate "0"
// CHECK:      %[[BASE:.*]] = ptx.cvta
// CHECK:      %[[ROW:.*]] = ptx.mul_wide "u32" %{{.*}} !ptx.reg<b32, "256">
// CHECK:      %[[FIXED:.*]] = ptx.add "s64" %[[BASE]], %[[ROW]]
// CHECK-NEXT: ptx.for
// CHECK-NEXT: ^bb0(%[[K:.*]]: !ptx.reg<b32>):
// CHECK-NEXT:   %[[MOVING:.*]] = ptx.mul_wide "u32" %[[K]], %{{.*}} !ptx.reg<b32, "4">
// CHECK-NEXT:   %[[HERE:.*]] = ptx.add "s64" %[[FIXED]], %[[MOVING]]
// CHECK-NEXT:   %[[VALUE:.*]] = ptx.ld "global.f32" %[[HERE]] offset 0
// CHECK-NEXT:   %[[NUMBER:.*]] = ptx.immediate "1024"
// CHECK-NEXT:   %[[THERE:.*]] = ptx.add "s64" %[[HERE]], %[[NUMBER]]
// CHECK-NEXT:   ptx.st "global.f32" %[[THERE]] offset 0, %[[VALUE]]
// CHECK-NEXT:   ptx.yield
ptx.kernel @sums arguments [] parameters [] sizes {} grid ["1", "1", "1"] threads 32 shared 0 {
  %zero = ptx.immediate "0" : !ptx.reg<b32, "0">
  %end = ptx.immediate "64" : !ptx.reg<b32, "64">
  %one = ptx.immediate "1" : !ptx.reg<b32, "1">
  %p = ptx.param "sums_param_0" : !ptx.reg<b64>
  %base = ptx.cvta "to.global" %p : !ptx.reg<b64> to !ptx.reg<b64>
  %t = ptx.special "%tid.x" : !ptx.reg<b32>
  ptx.for %zero to %end step %one : !ptx.reg<b32, "0">, !ptx.reg<b32, "64">, !ptx.reg<b32, "1"> {
  ^bb0(%k: !ptx.reg<b32>):
    %4 = ptx.immediate "4" : !ptx.reg<b32, "4">
    %along = ptx.mul_wide "u32" %k, %4 : !ptx.reg<b32>, !ptx.reg<b32, "4"> to !ptx.reg<b64>
    %x = ptx.add "s64" %base, %along : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
    %256 = ptx.immediate "256" : !ptx.reg<b32, "256">
    %row = ptx.mul_wide "u32" %t, %256 : !ptx.reg<b32>, !ptx.reg<b32, "256"> to !ptx.reg<b64>
    %y = ptx.add "s64" %x, %row : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
    %v = ptx.ld "global.f32" %y offset 0 : !ptx.reg<b64> to !ptx.reg<f32>
    %1024 = ptx.immediate "1024" : !ptx.reg<b64, "1024">
    %far = ptx.add "s64" %x, %1024 : !ptx.reg<b64>, !ptx.reg<b64, "1024"> to !ptx.reg<b64>
    %z = ptx.add "s64" %far, %row : !ptx.reg<b64>, !ptx.reg<b64> to !ptx.reg<b64>
    ptx.st "global.f32" %z offset 0, %v : !ptx.reg<b64>, !ptx.reg<f32>
    ptx.yield
  }
}

// FOREIGN: a loop in a loop: what only the outer one changes is added up between them, and what
// neither does before both. Products and sums of f32 stay where they are, and so do loads; a sum of
// two addends is as good as it gets.
//
// CHECK-LABEL: ptx.kernel @nested
// CHECK:      %[[T:.*]] = ptx.special
// CHECK:      %[[F:.*]] = ptx.immediate "0f3F800000"
// CHECK:      %[[TWICE:.*]] = ptx.shl "b32" %[[T]]
// CHECK:      %[[BOTH:.*]] = ptx.add "s32" %[[T]], %[[TWICE]]
// CHECK-NEXT: ptx.for
// CHECK-NEXT: ^bb0(%[[I:.*]]: !ptx.reg<b32>):
// CHECK-NEXT:   %[[OUTER:.*]] = ptx.add "s32" %[[BOTH]], %[[I]]
// CHECK-NEXT:   ptx.for
// CHECK-NEXT:   ^bb0(%[[J:.*]]: !ptx.reg<b32>):
// CHECK-NEXT:     %[[INNER:.*]] = ptx.add "s32" %[[OUTER]], %[[J]]
// CHECK-NEXT:     %[[LOADED:.*]] = ptx.ld "shared.f32" %[[INNER]] offset 0
// CHECK-NEXT:     %[[STILL:.*]] = ptx.ld "shared.f32" %[[T]] offset 0
// CHECK-NEXT:     %[[SUM:.*]] = ptx.add "rn.f32" %[[F]], %[[F]]
// CHECK-NEXT:     %[[PAIR:.*]] = ptx.add "s32" %[[J]], %[[T]]
// CHECK-NEXT:     ptx.st "shared.f32" %[[PAIR]] offset 0, %[[SUM]]
ptx.kernel @nested arguments [] parameters [] sizes {} grid ["1", "1", "1"] threads 32 shared 0 {
  %zero = ptx.immediate "0" : !ptx.reg<b32, "0">
  %end = ptx.immediate "64" : !ptx.reg<b32, "64">
  %one = ptx.immediate "1" : !ptx.reg<b32, "1">
  %t = ptx.special "%tid.x" : !ptx.reg<b32>
  %f = ptx.immediate "0f3F800000" : !ptx.reg<f32, "0f3F800000">
  ptx.for %zero to %end step %one : !ptx.reg<b32, "0">, !ptx.reg<b32, "64">, !ptx.reg<b32, "1"> {
  ^bb0(%i: !ptx.reg<b32>):
    ptx.for %zero to %end step %one : !ptx.reg<b32, "0">, !ptx.reg<b32, "64">, !ptx.reg<b32, "1"> {
    ^bb0(%j: !ptx.reg<b32>):
      %twice = ptx.shl "b32" %t, %one : !ptx.reg<b32>, !ptx.reg<b32, "1"> to !ptx.reg<b32>
      %x = ptx.add "s32" %t, %j : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
      %y = ptx.add "s32" %x, %twice : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
      %z = ptx.add "s32" %y, %i : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
      %unused = ptx.add "s32" %z, %j : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
      %v = ptx.ld "shared.f32" %z offset 0 : !ptx.reg<b32> to !ptx.reg<f32>
      %w = ptx.ld "shared.f32" %t offset 0 : !ptx.reg<b32> to !ptx.reg<f32>
      %s = ptx.add "rn.f32" %f, %f : !ptx.reg<f32, "0f3F800000">, !ptx.reg<f32, "0f3F800000"> to !ptx.reg<f32>
      %pair = ptx.add "s32" %j, %t : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
      ptx.st "shared.f32" %pair offset 0, %s : !ptx.reg<b32>, !ptx.reg<f32>
      ptx.yield
    }
    ptx.yield
  }
}
