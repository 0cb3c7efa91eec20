"""One small converter per op: what each op of the lowest tile level is in PTX."""
