// RUN: not gemmc %s -p 'normalize-contractions,sink-scales' 2>&1 | filecheck %s
// RUN: not gemmc %s --tuned --relax 2>&1 | filecheck %s --check-prefix TUNED
// RUN: not gemmc %s -p form-kernel --relax 2>&1 | filecheck %s --check-prefix NOWHERE

// CHECK: <pipeline>:1:24: error: sink-scales: needed a program on tensors; found none; move sink-scales before normalize-contractions at <pipeline>:1:1
// TUNED: error: --relax: needed a pipeline that is chosen after the change, or one that is named; found --tuned, which looks up what was measured of the program as it stands; leave out --relax, or take --pipeline auto
// NOWHERE: error: pipeline: needed a pass normalize-contractions in <pipeline>; found form-kernel
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
