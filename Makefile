# Needs Python >= 3.11 and make; everything else goes into .venv, once.
# With BIN=<folder with python, gemmc, …> an environment that exists is used as it is.

.DEFAULT_GOAL := help
.PHONY: help playground site test-page demo docs test check lint unit all-units lit thorough kernels programs pairs fuzz sweep orders gpu configurations bench-compile clean test-torch test-jax test-aot test-iree

PYTHON ?= $(shell command -v python3.11 || command -v python3)
EXAMPLE ?= examples/matmul_nt_bf16_cast.mlir
PIPELINE ?= hopper-ws
# Without a GPU: other sizes to run it with, as resize takes them (SIZE='k=256').
SIZE ?=
DEMO := demo-out
PYTEST := python -m pytest -n 2 --dist worksteal --ignore=test/gpu --ignore=test/ahead
, := ,

ifdef BIN
READY :=
else
BIN := .venv/bin
READY := .venv/installed
endif

export PATH := $(abspath $(BIN)):$(PATH)
# The checks start hundreds of processes: each would compile every module that it imports.
export PYTHONDONTWRITEBYTECODE :=
# The node that comes with the wheel, not whichever one the machine has.
export PYRIGHT_PYTHON_GLOBAL_NODE := 0
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.venv/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "needed Python >= 3.11; found " + sys.version.split()[0])'
	$(PYTHON) -m venv .venv
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[test,ptxas]'
	@touch $@

.venv/docs: pyproject.toml | .venv/installed
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

docs: $(if $(READY),.venv/docs) ## the documents as a site, in build/site/: open index.html
	sphinx-build -q -W --keep-going -c docs/site . build/site
	@echo "built build/site/index.html"

playground/node_modules/installed: playground/package-lock.json | $(READY)
	python playground/npm.py ci --loglevel=error
	@touch $@

# With PYODIDE_DIST=<folder with wheels of Pyodide's distribution> programs run in the browser too.
playground: $(READY) playground/node_modules/installed ## the page that compiles in a browser, in build/site/playground/
	python playground/build.py build/site/playground $(if $(PYODIDE_DIST),--dist $(PYODIDE_DIST))

site: ## the documents with the playground in them, in build/site/
	@$(MAKE) --no-print-directory playground
	@$(MAKE) --no-print-directory docs

test-page: playground ## the page in a real browser, from the lock file or GEMMC_BROWSER: every view, with both engines
	cd playground && python npm.py run test

demo: $(READY) ## compile an example into demo-out/, run it: on the GPU, or on the CPU where there is none
	@rm -rf $(DEMO)
	@gemmc $(EXAMPLE) --pipeline $(PIPELINE) --dump-dir $(DEMO) --timing
	@echo "compiled $(EXAMPLE) with $(PIPELINE); $(DEMO)/ holds:"
	@ls $(DEMO) | sed 's/^/  /'
	@if python -c 'import ctypes, sys; sys.exit(ctypes.CDLL("libcuda.so.1").cuInit(0))' 2>/dev/null; \
	then echo "running it on the GPU:"; gemmc run $(EXAMPLE) --pipeline $(PIPELINE) --check; \
	else echo "no CUDA driver found: running all of it on the CPU interpreter$(if $(SIZE),$(,) with $(SIZE)), a cluster at a time:"; \
	gemmc run $(EXAMPLE) --pipeline '$(if $(SIZE),resize{$(SIZE)}$(,))$(PIPELINE)' --on cpu --check && \
	echo "no CUDA driver found: ran on the CPU interpreter"; fi

lint: $(READY)
	ruff check .
	pyright --pythonpath $(BIN)/python

unit: $(READY)
	$(PYTEST) -m "not slow and not thorough" test

lit: $(READY)
	lit -j2 -s --order=lexical test

check: $(READY) ## ruff, pyright, lit, the quick unit tests: some four minutes on two cores
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint lit
	@$(MAKE) --no-print-directory unit

all-units: $(READY)
	$(PYTEST) -m "not thorough" test

# lit leaves a core idle now and then: the unit tests run beside it, and end last.
test: $(READY) ## what CI runs beside make lint: all tests that need no GPU and find something of their own
	@$(MAKE) --no-print-directory -j2 lit all-units

thorough: $(READY) ## tests that make test leaves out: every level and cut of each pipeline, the larger recordings and the like
	$(PYTEST) -m thorough test
	GEMMC_TILES=all $(PYTEST) test/pipelines/test_tiles.py

.venv-torch/installed: pyproject.toml
	$(PYTHON) -m venv .venv-torch
	.venv-torch/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[torch]' pytest
	@touch $@

TORCH ?= $(CURDIR)/.venv-torch/bin/python
test-torch: $(if $(findstring .venv-torch/,$(TORCH)),.venv-torch/installed) ## gemmc.torch beside torch on the CPU, in an environment of its own (TORCH=<python with torch>)
	cd test/with_torch && PYTHONPATH=$(CURDIR):. $(TORCH) -m pytest -q -c /dev/null --rootdir . .

.venv-jax/installed: pyproject.toml
	$(PYTHON) -m venv .venv-jax
	.venv-jax/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[jax]' pytest
	@touch $@

JAX ?= $(CURDIR)/.venv-jax/bin/python
test-jax: $(if $(findstring .venv-jax/,$(JAX)),.venv-jax/installed) ## gemmc.jax beside JAX on the CPU, in an environment of its own (JAX=<python with jax>)
	cd test/with_jax && PYTHONPATH=$(CURDIR):. $(JAX) -m pytest -q -c /dev/null --rootdir . .

test-aot: $(READY) ## what gemmc build writes, compiled by the C and C++ compilers of this machine
	python -m pytest -q -n 2 test/ahead

.venv-iree/installed:
	$(PYTHON) -m venv .venv-iree
	.venv-iree/bin/python -m pip install --quiet --disable-pip-version-check iree-base-compiler==3.13.0
	@touch $@

IREE ?= $(CURDIR)/.venv-iree/bin/iree-compile
test-iree: $(READY) $(if $(findstring .venv-iree/,$(IREE)),.venv-iree/installed) ## a kernel as a custom dispatch, through IREE's compiler in an environment of its own (IREE=<iree-compile>)
	IREE_COMPILE=$(IREE) python -m pytest -q test/ahead/test_loading.py -k iree

orders: $(READY) ## every pipeline with one pass swapped, moved, left out or doubled is refused or right: some ten minutes
	python test/rules/orders.py --workers 2

kernels: $(READY) ## what auto makes of 280 problems, compared with the digests that are kept
	python test/pipelines/problems.py

pairs: $(READY) ## 300 random products with random schedules, bit for bit on integers: some six minutes
	python test/pairs.py --workers 2

programs: $(READY) ## all programs of test/programs compile, and in PTX ops compute what the reference does: some half an hour
	python bench/programs.py test/programs/seen test/programs/unseen --check ptx --workers 2 --limit 60

FUZZ ?= --count 1000 --workers 2
fuzz: $(READY) ## 1000 random programs (FUZZ='--count N --seed S …', '--bad' for wrong texts): compiled or refused in a line, and right
	python test/fuzz $(FUZZ)

sweep: $(READY) ## 400 random products through auto and ptxas: no refusal, no spill, nothing serialized
	python test/sweep.py

gpu: $(READY) ## the tests that launch kernels on the GPU of this machine
	python test/gpu/correctness.py
	python test/gpu/resources.py
	python test/gpu/frameworks.py

configurations: $(READY) ## random configurations of the template: what rules accept compiles, what they refuse does not
	python test/select/configurations.py --count 1000

bench-compile: $(READY) ## how long a compilation takes, per pass and in all
	python bench/compile_time.py --pipeline $(PIPELINE) $(EXAMPLE)

clean: ## remove what building and testing left, .venv included
	rm -rf .venv .venv-torch .venv-jax .venv-iree build dist $(DEMO) .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
