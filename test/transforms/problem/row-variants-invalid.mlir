// RUN: not gemmc %s --pipeline 'row-variants{most=0}' 2>&1 | filecheck %s --check-prefix ZERO
// RUN: not gemmc %s --pipeline 'row-variants{most=64,32}' 2>&1 | filecheck %s --check-prefix ORDER

// ZERO: error: row-variants: needed most=A,B,… of ascending lengths; found most=0
// ORDER: error: row-variants: needed most=A,B,… of ascending lengths; found most=64,32
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
