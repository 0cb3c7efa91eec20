// RUN: not gemmc %s --pipeline 'linearize' --emit mlir 2>&1 | filecheck %s --check-prefix NAMES
// RUN: not gemmc %s --pipeline 'assign-registers' --emit ptx 2>&1 | filecheck %s --check-prefix FLAT

// NAMES-NOT: builtin.module
// NAMES: linearize-invalid.mlir:9:1: error: ptx.kernel: needed assigned registers; found values without names; run assign-registers first
// FLAT-NOT: .version
// FLAT: linearize-invalid.mlir:13:3: error: ptx.for: needed linearized ptx instructions to print; found ptx.for; run linearize first

ptx.kernel @loops arguments [] parameters [] sizes {} grid ["1"] threads 128 shared 0 {
  %zero = ptx.immediate "0" : !ptx.reg<b32>
  %n = ptx.special "%ctaid.x" : !ptx.reg<b32>

  ptx.for %zero to %n step %n : !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32> {
  ^bb0(%i: !ptx.reg<b32>):
    ptx.bar_sync 0
    ptx.yield
  }
}
