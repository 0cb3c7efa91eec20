// RUN: not gemmc %s --pipeline 'row-variants{most=0}' 2>&1 | filecheck %s --check-prefix ZERO
// RUN: not gemmc %s --pipeline 'row-variants{most=64,32}' 2>&1 | filecheck %s --check-prefix ORDER
// RUN: not gemmc %s --pipeline 'row-variants{most=64 whole=64,128}' 2>&1 | filecheck %s --check-prefix WHOLE
// RUN: not gemmc %s --pipeline 'row-variants{multiple=12}' 2>&1 | filecheck %s --check-prefix MULTIPLE
// RUN: not gemmc %s --pipeline 'row-variants{columns=64,64}' 2>&1 | filecheck %s --check-prefix COLUMNS

// COLUMNS: error: row-variants: needed columns=A,B,… of ascending lengths; found columns=64,64
// ZERO: error: row-variants: needed most=A,B,… of ascending lengths; found most=0
// ORDER: error: row-variants: needed most=A,B,… of ascending lengths; found most=64,32
// WHOLE: error: row-variants: needed whole=A,B,… of most=64; found whole=64,128
// MULTIPLE: error: row-variants: needed a power of 2 for multiple; found multiple=12
func.func @nothing(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  func.return %x : tensor<4x8xf32>
}
