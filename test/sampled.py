"""Tests of which `make test` takes every `EVERY`th case: those that take long.

`make thorough` has the others. Tests of documents, goldens and what was found have all, and so
have those of rules, but for what ptxas says of each pipeline with one change.
"""

from __future__ import annotations

EVERY = 8

SAMPLED: dict[str, tuple[str, ...]] = {
    "complex_numbers/test_ops.py": (
        "test_kernels_have_the_errors_too",
    ),
    "complex_numbers/test_programs.py": (
        "test_its_kernels_compute_the_same",
    ),
    "dialects/element_loops/test_element_loops.py": (
        "test_programs_become_ops_of_linalg",
    ),
    "embedding/test_embedding.py": (
        "test_common_subexpressions_go_and_the_program_stays",
        "test_stock_xdsl_opt_gives_the_same_bytes",
    ),
    "emit/test_locations.py": (
        "test_each_instruction_is_under_its_own_line",
        "test_without_its_lines_it_is_the_same_text",
    ),
    "frontend/test_branches.py": (
        "test_lowered_programs_are_read_as_they_were",
    ),
    "frontend/test_damaged.py": (
        "test_damaged_programs_are_refused_with_their_place_or_read",
    ),
    "frontend/test_modules.py": (
        "test_a_module_compiles_to_what_its_text_does",
    ),
    "interpret/test_beta.py": (
        "test_a_number_of_each_type_and_spelling",
        "test_every_level_reads_it_only_where_it_counts",
    ),
    "interpret/test_checking.py": (
        "test_a_bug_is_blamed_on_its_pass",
    ),
    "interpret/test_control.py": (
        "test_a_loop_of_at_most_so_many_steps_chooses_in_each",
    ),
    "interpret/test_deletion.py": (
        "test_no_deletion_survives",
        "test_no_deletion_survives_where_a_producers_threads_copy",
        "test_no_deletion_survives_where_an_operand_is_held",
        "test_no_deletion_survives_where_operands_are_swapped",
        "test_no_deletion_survives_where_pieces_read_inputs",
        "test_no_deletion_survives_where_threads_store",
    ),
    "interpret/test_dynamic.py": (
        "test_one_artifact_is_right_at_each_size",
    ),
    "interpret/test_dynamic_programs.py": (
        "test_auto_chooses_for_sums_that_may_be_empty",
        "test_one_artifact_is_right_at_each_size",
    ),
    "interpret/test_einsums.py": (
        "test_any_dimensions_in_any_order",
        "test_dimensions_of_a_kind",
    ),
    "interpret/test_epilogues.py": (
        "test_every_level_computes_it",
        "test_the_ptx_computes_it",
    ),
    "interpret/test_fragments.py": (
        "test_every_order_of_dimensions",
    ),
    "interpret/test_levels.py": (
        "test_every_pass_computes_the_program",
        "test_no_schedule_changes_the_result",
    ),
    "interpret/test_mutants.py": (
        "test_mutants_are_caught_or_proven_harmless",
    ),
    "interpret/test_pairs.py": (
        "test_the_ptx_computes_it",
    ),
    "interpret/test_partial_reduce.py": (
        "test_a_change_is_found",
        "test_every_level_combines_the_same",
    ),
    "interpret/test_places_in_front.py": (
        "test_nothing_in_front_is_read",
    ),
    "interpret/test_programs.py": (
        "test_every_level_computes_what_the_program_says",
    ),
    "interpret/test_random.py": (
        "test_what_is_accepted_is_right",
    ),
    "interpret/test_run_dumped.py": (
        "test_a_wait_that_is_deleted_is_reported_as_in_python",
    ),
    "interpret/test_spellings.py": (
        "test_every_level_computes_what_the_program_says",
    ),
    "interpret/test_split_cluster.py": (
        "test_what_is_wrong_is_named",
    ),
    "interpret/test_split_k.py": (
        "test_every_level_computes_the_product",
        "test_what_is_wrong_is_named",
    ),
    "interpret/test_split_k_reduction.py": (
        "test_every_level_computes_the_product",
        "test_every_order_of_ctas_is_within_the_bound",
    ),
    "interpret/test_split_k_threads.py": (
        "test_what_is_wrong_is_named",
    ),
    "interpret/test_stream_k.py": (
        "test_every_level_computes_the_product",
        "test_what_is_wrong_is_named",
    ),
    "interpret/test_timeline.py": (
        "test_a_row_does_one_thing_at_a_time",
        "test_every_row_is_drawn",
    ),
    "interpret/test_verify_each.py": (
        "test_a_program_is_right_after_every_pass",
    ),
    "interpret_ptx/test_both_tensor_cores.py": (
        "test_mma_sync",
        "test_wgmma",
    ),
    "interpret_ptx/test_foreign.py": (
        "test_nvcc_hopper",
    ),
    "interpret_ptx/test_functions.py": (
        "test_errors_are_those_stated",
        "test_what_is_infinite_or_huge_is_no_nan",
    ),
    "interpret_ptx/test_mutations.py": (
        "test_mutations_are_caught",
    ),
    "interpret_ptx/test_partial_reduce.py": (
        "test_a_change_of_the_text_is_found",
        "test_the_text_combines_the_same",
    ),
    "interpret_ptx/test_pipeline_mutations.py": (
        "test_mutations_are_caught_or_proven_harmless",
        "test_unchanged_it_is_right",
    ),
    "interpret_ptx/test_pipelines.py": (
        "test_a_producers_threads_copy_what_the_copy_engine_cannot",
        "test_integers_are_exact",
        "test_the_interpreter_of_the_ir_agrees",
        "test_threads_store_what_the_copy_engine_cannot",
        "test_what_a_launch_left_that_was_broken_off_does_not_matter",
        "test_what_orders_copies_of_threads_is_needed",
    ),
    "interpret_ptx/test_random.py": (
        "test_the_text_is_as_right_as_the_ir",
    ),
    "interpret_ptx/test_recordings.py": (
        "test_the_machine_gives_what_the_gpu_gave",
    ),
    "interpret_ptx/test_snippets.py": (
        "test_it_assembles_without_a_message",
    ),
    "interpret_ptx/test_split_cluster.py": (
        "test_what_is_wrong_is_named",
    ),
    "interpret_ptx/test_split_k.py": (
        "test_what_is_wrong_is_named",
    ),
    "interpret_ptx/test_split_k_reduction.py": (
        "test_every_order_of_ctas_is_right",
    ),
    "interpret_ptx/test_split_k_threads.py": (
        "test_what_is_wrong_is_named",
    ),
    "interpret_ptx/test_stream_k.py": (
        "test_what_is_wrong_is_named",
    ),
    "interpret_ptx/test_wgmma.py": (
        "test_16_bit",
    ),
    "ladder/test_cpu.py": (
        "test_step_by_step_they_are_the_same",
    ),
    "ladder/test_static.py": (
        "test_every_rung_has_a_kernel",
    ),
    "pipelines/test_problems.py": (
        "test_the_kernel_is_as_it_was",
    ),
    "pipelines/test_sass.py": (
        "test_accumulators_stay_where_they_are",
        "test_main_loops_hold_their_products_and_no_fence",
        "test_nothing_is_in_local_memory",
        "test_nothing_is_moved_between_the_products_of_a_group",
        "test_specialized_warps_meet_only_at_mbarriers",
    ),
    "pipelines/test_tiles.py": (
        "test_a_sample_assembles_without_spills",
        "test_a_sample_is_right",
        "test_every_legal_tile_is_built",
    ),
    "report/test_report.py": (
        "test_an_sm_holds_what_its_registers_and_memory_allow",
        "test_buffers_do_not_overlap_and_fill_what_is_taken",
        "test_it_agrees_with_ptxas_and_the_manifest",
    ),
    "rules/test_ablation.py": (
        "test_ptxas_accepts_it_without_a_word",
    ),
    "runtime/test_manifest.py": (
        "test_the_schema_refuses_a_wrong_form_too",
    ),
    "runtime/test_reference.py": (
        "test_the_inputs_of_this_project",
    ),
    "runtime/test_reference_halves.py": (
        "test_running_sums_and_their_total_are_rounded_once",
    ),
    "select/test_choice.py": (
        "test_a_reduced_size_is_right",
        "test_a_result_of_twice_the_bits_fits_as_well",
        "test_an_epilogue_takes_no_registers",
        "test_epilogues_do_not_spill",
        "test_its_example_assembles_without_spills",
        "test_its_example_with_a_bias_compiles",
        "test_odd_sizes_do_not_spill",
        "test_the_rows_of_every_matrix_decide",
        "test_transposed_left_operands_have_a_class",
        "test_what_functions_and_odd_rows_take_is_known",
    ),
    "select/test_fixed.py": (
        "test_every_candidate_of_the_template_has_it",
    ),
    "select/test_sums_in_halves.py": (
        "test_it_sums_in_halves_and_is_judged_by_their_bound",
    ),
    "test_cli_kernels.py": (
        "test_one_run_verifies_each_pass_and_leaves_every_file",
        "test_the_cubin_is_made_by_ptxas",
    ),
    "test_cli_looking.py": (
        "test_options_and_docstring",
    ),
    "test_forks.py": (
        "test_it_is_what_a_process_of_its_own_does",
    ),
    "test_located_errors.py": (
        "test_a_missing_op_is_an_error_about_its_pass",
    ),
    "test_pairs.py": (
        "test_a_drawn_configuration_is_right",
    ),
    "test_python.py": (
        "test_a_module_compiles_to_what_its_text_does",
        "test_nothing_changes_the_module",
    ),
    "transforms/epilogue/test_inputs.py": (
        "test_inputs_are_read_where_the_tile_is",
    ),
    "transforms/epilogue/test_split_registers.py": (
        "test_ptxas_keeps_the_halves_apart",
    ),
    "transforms/problem/test_doubles.py": (
        "test_functions_are_as_exact_as_the_table_says",
    ),
    "transforms/problem/test_pad_operands.py": (
        "test_copies_are_made_where_they_pay",
        "test_products_of_copies_are_right",
    ),
    "transforms/problem/test_permute_operands.py": (
        "test_any_order_is_the_same_sum",
    ),
    "transforms/problem/test_raised.py": (
        "test_a_spelling_is_the_op",
    ),
    "transforms/problem/test_reshaped_results.py": (
        "test_they_compute_what_they_say",
    ),
    "transforms/problem/test_scatters.py": (
        "test_programs_are_right",
        "test_updates_are_combined_in_order",
    ),
    "transforms/problem/test_sink_scales.py": (
        "test_it_computes_the_same",
    ),
    "transforms/problem/test_sorted_updates.py": (
        "test_programs_are_right",
        "test_updates_are_combined_in_order",
    ),
    "transforms/problem/test_transpose_operands.py": (
        "test_products_of_turned_operands_are_right",
        "test_the_operands_that_take_the_least_time_in_all_are_turned",
    ),
    "transforms/schedule/test_dimensions.py": (
        "test_every_level_computes_every_product",
    ),
    "transforms/schedule/test_turned_loops.py": (
        "test_every_element_is_where_it_belongs",
    ),
    "transforms/test_auto.py": (
        "test_the_sums_are_those_of_allocate_smem",
    ),
    "transforms/test_cluster_and_output.py": (
        "test_variants_of_the_cooperative_kernel",
    ),
    "transforms/test_matrix_stores.py": (
        "test_every_element_is_where_the_swizzle_has_it",
        "test_transposed_every_element_is_where_the_swizzle_has_it",
    ),
    "transforms/test_raster.py": (
        "test_each_block_is_met_once",
        "test_hilbert_never_jumps_within_a_band",
    ),
}
"""Functions, by their file."""
