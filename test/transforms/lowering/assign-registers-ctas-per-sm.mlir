// RUN: gemmc %s --pipeline 'assign-registers{ctas_per_sm=4}' --emit mlir | filecheck %s

// FOREIGN: a kernel that does nothing, of which four are to fit an SM.
// CHECK: ptx.kernel @small {{.*}} threads 512 shared 0 registers {r = 1 : i64} ctas_per_sm 4 {
ptx.kernel @small arguments [] parameters [] sizes {} grid ["1"] threads 512 shared 0 {
  %t = ptx.special "%tid.x" : !ptx.reg<b32>
}
