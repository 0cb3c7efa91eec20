// RUN: gemmc %s --pipeline 'assign-registers{by_grid=true}' --emit mlir | filecheck %s

// Few CTAs leave an SM's threads more registers: two for each SM at least, since the next kernel's begin beside them.
// CHECK: ptx.kernel @one {{.*}} threads 256 shared 0 registers {r = 1 : i64} ctas_per_sm 2 {
ptx.kernel @one arguments [] parameters [] sizes {} grid ["1"] threads 256 shared 0 {
  %t = ptx.special "%tid.x" : !ptx.reg<b32>
  ptx.ret
}

// 500 CTAs are 4 for each of 132 SMs.
// CHECK: ptx.kernel @four {{.*}} threads 256 shared 0 registers {r = 1 : i64} ctas_per_sm 4 {
ptx.kernel @four arguments [] parameters [] sizes {} grid ["500"] threads 256 shared 0 {
  %t = ptx.special "%tid.x" : !ptx.reg<b32>
  ptx.ret
}

// Of more, as many as have 1024 threads: they keep DRAM busy. Of as many as a launch tells, ptxas takes what it wants.
// CHECK: ptx.kernel @many {{.*}} threads 256 shared 0 registers {r = 1 : i64} ctas_per_sm 4 {
ptx.kernel @many arguments [] parameters [] sizes {} grid ["100", "8"] threads 256 shared 0 {
  %t = ptx.special "%tid.x" : !ptx.reg<b32>
  ptx.ret
}

// CHECK: ptx.kernel @large {{.*}} threads 1024 shared 0 registers {r = 1 : i64} ctas_per_sm 1 {
ptx.kernel @large arguments [] parameters [] sizes {} grid ["100"] threads 1024 shared 0 {
  %t = ptx.special "%tid.x" : !ptx.reg<b32>
  ptx.ret
}

// CHECK: ptx.kernel @told {{.*}} threads 256 shared 0 registers {r = 1 : i64} {
ptx.kernel @told arguments [] parameters [] sizes {} grid ["cdiv(m, 256)"] threads 256 shared 0 {
  %t = ptx.special "%tid.x" : !ptx.reg<b32>
  ptx.ret
}
