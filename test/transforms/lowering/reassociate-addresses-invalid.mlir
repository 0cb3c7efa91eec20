// RUN: echo "builtin.module {}" | not gemmc - -p reassociate-addresses 2>&1 | filecheck %s --check-prefix NONE
// RUN: not gemmc %s -p reassociate-addresses 2>&1 | filecheck %s --check-prefix NAMED

// NONE: error: builtin.module: needed a ptx.for; found none; run convert-to-ptx first
// NAMED: reassociate-addresses-invalid.mlir:7:1: error: ptx.kernel: needed values without registers; found registers {r = 1 : i64}

ptx.kernel @named arguments [] parameters [] sizes {} grid ["1", "1", "1"] threads 32 shared 0 registers {r = 1 : i64} {
  %zero = ptx.immediate "0" : !ptx.reg<b32, "0">
  ptx.for %zero to %zero step %zero : !ptx.reg<b32, "0">, !ptx.reg<b32, "0">, !ptx.reg<b32, "0"> {
  ^bb0(%k: !ptx.reg<b32, "%r0">):
    ptx.yield
  }
}
