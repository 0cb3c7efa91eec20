// RUN: echo "builtin.module {}" | not gemmc - -p 'inline-operands{least=0}' 2>&1 | filecheck %s
// RUN: not gemmc %inputs/matmul_f32.mlir -p 'normalize-contractions, inline-operands' 2>&1 | filecheck %s --check-prefix LATE

// CHECK: error: builtin.module: needed least of 1 or more; found least=0
// LATE: error: inline-operands: needed a program on tensors
