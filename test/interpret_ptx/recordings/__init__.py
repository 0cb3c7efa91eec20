"""Small outputs of a GPU, and the kernels that gave them (README.md)."""
