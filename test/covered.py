"""Tests of which `make test` takes so many cases that each value of every parameter is in one.

`make thorough` has the others, in which the same values are in other company.
"""

from __future__ import annotations

COVERED: dict[str, tuple[str, ...]] = {
    "complex_numbers/test_ops.py": ("test_each_op_is_numpys_within_its_error",),
    "frontend/test_sorts.py": ("test_merged_runs_are_in_order",),
    "frontend/test_winograd.py": ("test_a_convolution",),
    "interpret/test_beta.py": ("test_what_is_added_early_is_read_only_where_it_counts",),
    "interpret/test_bits.py": ("test_many_bits",),
    "interpret/test_empty.py": ("test_it_is_right_and_launches_no_more",),
    "interpret/test_integer_starts.py": ("test_the_reference_combines_with_any_start",),
    "interpret/test_nans.py": (
        "test_of_a_row",
        "test_of_two_elements",
    ),
    "interpret/test_odd_widths.py": ("test_they_wrap_at_their_width",),
    "interpret_ptx/test_in_place_races.py": ("test_rows_that_others_read_race",),
    "interpret_ptx/test_mma_f64.py": ("test_its_epilogue_reads_a_piece_at_a_time",),
    "runtime/test_reference_contractions.py": (
        "test_a_contraction_with_its_epilogue_is_what_it_was_made_of",
    ),
    "runtime/test_size_numbers.py": ("test_a_padding_below_0_leaves_elements_out",),
    "select/test_copies.py": ("test_threads_share_every_tile_of_a_row",),
    "select/test_registers.py": (
        "test_what_loads_ahead_has_room_by_the_pass_where_it_has_by_the_rule",
    ),
    "show/test_pictures.py": ("test_bytes_of_every_element_of_panels_and_swizzles",),
    "transforms/problem/test_behind_reductions.py": (
        "test_one_reduction",
        "test_sizes_that_a_launch_tells",
        "test_two_reductions",
    ),
    "transforms/problem/test_chosen_rows.py": ("test_each_question_is_needed",),
    "transforms/problem/test_counted_whiles.py": ("test_a_condition_ends_it",),
    "transforms/problem/test_emulated_sums.py": ("test_they_are_taken_in_f32_and_rounded_once",),
    "transforms/problem/test_f8_results.py": (
        "test_arithmetic_rounds_once",
        "test_roundings_are_to_the_nearest",
    ),
    "transforms/problem/test_fuse_rows.py": (
        "test_as_many_rows_as_a_launch_tells",
        "test_rows_of_several_dimensions",
    ),
    "transforms/problem/test_fuse_siblings.py": (
        "test_dot_products_are_rounded_once",
        "test_sizes_that_a_launch_tells",
        "test_the_largest_of_rows_and_its_place",
    ),
    "transforms/problem/test_im2col.py": ("test_windows_are_multiplied",),
    "transforms/problem/test_integer_products.py": ("test_products_are_exact",),
    "transforms/problem/test_kept_starts.py": (
        "test_a_combination_that_steps_of_another_result_read",
        "test_one_result",
        "test_the_least_of_no_narrow_integers",
    ),
    "transforms/problem/test_log_sums.py": ("test_rows_are_numpys",),
    "transforms/problem/test_long_scans.py": (
        "test_the_largest_of_no_numbers_is_none",
        "test_they_are_as_exact_as_short_ones",
        "test_what_all_combine_to",
    ),
    "transforms/problem/test_open_guards.py": ("test_elements_are_what_steps_leave",),
    "transforms/problem/test_open_rows.py": (
        "test_each_barrier_is_needed",
        "test_each_end_of_a_row_is_needed",
        "test_each_row_and_each_run_is_asked",
        "test_rows_of_whole_vectors",
        "test_sums_of_types",
    ),
    "transforms/problem/test_open_sums.py": ("test_sums_over_two_dimensions",),
    "transforms/problem/test_ordered_loops.py": ("test_elements_are_weighed_by_their_places",),
    "transforms/problem/test_own_lengths.py": ("test_of_the_length_nothing_is_read",),
    "transforms/problem/test_padded_tiles.py": ("test_a_body_that_knows_its_place",),
    "transforms/problem/test_raised.py": ("test_another_coefficient_is_another_function",),
    "transforms/problem/test_read_in_place.py": (
        "test_products_of_extended_floats_hand_on_the_narrow_ones",
    ),
    "transforms/problem/test_rows_of_types.py": (
        "test_each_way_to_combine",
        "test_each_way_to_combine_integers",
    ),
    "transforms/problem/test_scans.py": ("test_what_all_combine_to",),
    "transforms/problem/test_scatters.py": ("test_the_last_of_several_stays",),
    "transforms/problem/test_shared_rows.py": (
        "test_each_barrier_is_needed",
        "test_each_number_of_warps",
    ),
    "transforms/problem/test_short_rows.py": (
        "test_a_known_number_of_rows",
        "test_each_question_is_needed",
        "test_one_reduction",
    ),
    "transforms/problem/test_spelled_choices.py": (
        "test_conditions_that_are_chosen",
        "test_places_are_those_of_steps",
    ),
    "transforms/problem/test_split_open.py": ("test_every_element_is_combined_once",),
    "transforms/problem/test_untiled.py": ("test_open_sizes",),
    "transforms/problem/test_vectors.py": ("test_exact_integers_are_exact",),
    "transforms/problem/test_zero_points.py": ("test_integers_wrap_whatever_the_zero_points",),
    "transforms/schedule/test_flat_loops.py": (
        "test_every_form_and_type",
        "test_extents_that_a_launch_tells",
    ),
    "transforms/schedule/test_open_sums_of_nothing.py": ("test_two_dimensions_are_summed",),
    "transforms/schedule/test_parted_runs.py": ("test_zeros_are_on_both_sides",),
    "transforms/schedule/test_shared_lanes.py": (
        "test_each_row_is_summed",
        "test_sums_beside_each_other_are_one_kernel",
    ),
    "transforms/schedule/test_sum_steps.py": ("test_the_order_is_that_of_single_steps",),
    "transforms/test_division.py": ("test_every_number_is_divided_exactly",),
    "tune/test_programs.py": ("test_the_part_is_that_of_the_whole",),
}
"""Functions, by their file."""
