// RUN: gemmc %s --pipeline 'assign-registers, linearize' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'assign-registers' --emit mlir -o %t && gemmc %t --pipeline 'linearize' --emit mlir | filecheck %s

// FOREIGN: no pass makes a loop whose two carried values change places: one goes through a third
// register; the loop's own predicate and that register are the next free ones. Bounds that are not
// known need a test ahead.
// CHECK-LABEL: ptx.kernel @swap
// CHECK-SAME:    registers {p = 1 : i64, r = 5 : i64, d = 1 : i64}
// CHECK:         %i = ptx.mov "b32" %zero : !ptx.reg<b32, "0"> to !ptx.reg<b32, "%r1">
// CHECK-NEXT:    %x = ptx.mov "b32" %zero : !ptx.reg<b32, "0"> to !ptx.reg<b32, "%r2">
// CHECK-NEXT:    %y = ptx.mov "b32" %one : !ptx.reg<b32, "1"> to !ptx.reg<b32, "%r3">
// CHECK-NEXT:    [[NONE:%.*]] = ptx.setp "ge" "s32" %i, %n {{.*}} to !ptx.reg<pred, "%p0">
// CHECK-NEXT:    ptx.bra "$L_end_0" [[NONE]] : !ptx.reg<pred, "%p0">
// CHECK-NEXT:    ptx.label "$L_loop_0"
// CHECK-NEXT:    [[SAVED:%.*]] = ptx.mov "b32" %x : !ptx.reg<b32, "%r2"> to !ptx.reg<b32, "%r4">
// CHECK-NEXT:    {{%.*}} = ptx.mov "b32" %y : !ptx.reg<b32, "%r3"> to !ptx.reg<b32, "%r2">
// CHECK-NEXT:    {{%.*}} = ptx.mov "b32" [[SAVED]] : !ptx.reg<b32, "%r4"> to !ptx.reg<b32, "%r3">
// CHECK-NEXT:    {{%.*}} = ptx.add "s32" %i, %one {{.*}} to !ptx.reg<b32, "%r1">
// CHECK-NEXT:    [[MORE:%.*]] = ptx.setp "lt" "s32" %i, %n {{.*}} to !ptx.reg<pred, "%p0">
// CHECK-NEXT:    ptx.bra "$L_loop_0" [[MORE]] : !ptx.reg<pred, "%p0">
// CHECK-NEXT:    ptx.label "$L_end_0"
// CHECK-NEXT:    ptx.st "global.b32" %out offset 0, %x : !ptx.reg<b64, "%d0">, !ptx.reg<b32, "%r2">
// CHECK-NEXT:    ptx.ret
// CHECK-NEXT:  }
ptx.kernel @swap arguments [{name = "result0", role = "output", dtype = "f32", shape = array<i64: 128>}] parameters [{kind = "pointer", argument = 0}] sizes {m = array<i64: 0, 0>} grid ["cdiv(m, 128)"] threads 128 shared 0 {
  %out = ptx.param "swap_param_0" : !ptx.reg<b64>
  %n = ptx.special "%ctaid.x" : !ptx.reg<b32>
  %zero = ptx.immediate "0" : !ptx.reg<b32>
  %one = ptx.immediate "1" : !ptx.reg<b32>
  %a, %b = ptx.for %zero to %n step %one : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32> carries %zero, %one : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>, !ptx.reg<b32> {
  ^bb0(%i: !ptx.reg<b32>, %x: !ptx.reg<b32>, %y: !ptx.reg<b32>):
    ptx.yield %y, %x : !ptx.reg<b32>, !ptx.reg<b32>
  }
  ptx.st "global.b32" %out offset 0, %a : !ptx.reg<b64>, !ptx.reg<b32>
}

// Branches, a wait, and a loop that is known to run. Label numbers go on from kernel to kernel;
// a number that a label of the program has already is left out.
// CHECK-LABEL: ptx.kernel @branches
// CHECK:         ptx.bra "$L_else_1" unless %p : !ptx.reg<pred, "%p0">
// CHECK-NEXT:    ptx.label "$L_repeat_2"
// CHECK-NEXT:    %done = ptx.mbarrier_try_wait
// CHECK-NEXT:    ptx.bra "$L_repeat_2" unless %done : !ptx.reg<pred, "%p1">
// CHECK-NEXT:    ptx.bra "$L_end_1"
// CHECK-NEXT:    ptx.label "$L_else_1"
// CHECK-NEXT:    ptx.bar_sync 0
// CHECK-NEXT:    ptx.label "$L_end_1"
// CHECK-NEXT:    ptx.bra "$L_end_4" unless %p : !ptx.reg<pred, "%p0">
// CHECK-NEXT:    %i = ptx.mov "b32" %zero
// CHECK-NEXT:    ptx.label "$L_loop_5"
// CHECK-NEXT:    ptx.bar_sync 1
// CHECK-NEXT:    {{%.*}} = ptx.add "s32" %i, %one
// CHECK-NEXT:    [[MORE:%.*]] = ptx.setp "lt" "s32" %i, %four
// CHECK-NEXT:    ptx.bra "$L_loop_5" [[MORE]] : !ptx.reg<pred, "%p2">
// CHECK-NEXT:    ptx.label "$L_end_4"
// CHECK-NEXT:    ptx.label "$L_loop_3"
// CHECK-NEXT:    ptx.ret
// CHECK-NEXT:  }
ptx.kernel @branches arguments [{name = "result0", role = "output", dtype = "f32", shape = array<i64: 128>}] parameters [{kind = "pointer", argument = 0}] sizes {m = array<i64: 0, 0>} grid ["cdiv(m, 128)"] threads 128 shared 0 {
  %zero = ptx.immediate "0" : !ptx.reg<b32>
  %one = ptx.immediate "1" : !ptx.reg<b32>
  %four = ptx.immediate "4" : !ptx.reg<b32>
  %at = ptx.special "%tid.x" : !ptx.reg<b32>
  %p = ptx.elect : !ptx.reg<pred>
  ptx.if %p : !ptx.reg<pred> {
    ptx.repeat {
      %done = ptx.mbarrier_try_wait %at, %one : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<pred>
      ptx.yield %done : !ptx.reg<pred>
    }
  } else {
    ptx.bar_sync 0
  }
  ptx.if %p : !ptx.reg<pred> {
    ptx.for %zero to %four step %one : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32> {
    ^bb0(%i: !ptx.reg<b32>):
      ptx.bar_sync 1
      ptx.yield
    }
  } else {
  }
  ptx.label "$L_loop_3"
  ptx.ret
}
