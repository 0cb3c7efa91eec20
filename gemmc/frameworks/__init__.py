"""What array frameworks share: products as values, their kernels, and what was launched."""
