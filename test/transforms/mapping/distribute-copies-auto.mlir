// RUN: gemmc %inputs/matmul_f32.mlir -p 'resize{n=768}, simt-warptile{rhs_vector=auto}' --show-pipeline | filecheck %s --check-prefix FOUR
// RUN: gemmc %inputs/matmul_f32.mlir -p 'resize{n=770}, simt-warptile{rhs_vector=auto}' --show-pipeline | filecheck %s --check-prefix TWO
// RUN: gemmc %inputs/matmul_f32.mlir -p 'resize{n=769}, simt-warptile{rhs_vector=auto}' --show-pipeline | filecheck %s --check-prefix ONE
// RUN: gemmc %inputs/matmul_f32.mlir -p 'simt-warptile{tile=16,64,8 warps=1,2 lhs_vector=auto rhs_vector=auto}' --show-pipeline | filecheck %s --check-prefix SHARED

// As many elements as the matrix's rows align; a single one of f32 is 4 bytes, which cp.async takes.
// FOUR: distribute-copies{label=rhs vector=4
// TWO:  distribute-copies{label=rhs vector=2
// ONE:  distribute-copies{label=rhs vector=1

// Of 16 x 8 elements 64 threads can share vectors of two; of 8 x 64 those of four.
// SHARED: distribute-copies{label=lhs vector=2
// SHARED: distribute-copies{label=rhs vector=4
