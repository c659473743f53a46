# Vatra's commands. `make` alone lists them.
#
# Everything happens in .venv, which is made here and can be thrown away (make clean). There, Vatra is installed as
# anyone would install it, with its engine compiled; tests also run on the plain sources in src/.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# Commands in recipes are those of .venv, node and npm among them.
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Only a recipe that says so looks at src/.
unexport PYTHONPATH
# What one process has compiled, the next one need not: tests start hundreds of them.
unexport PYTHONDONTWRITEBYTECODE

# Extras of pyproject.toml that the tests use.
EXTRAS := dev,lab,envs,openspiel,ray
CHECKED := src $(wildcard tests benchmarks) examples tools hatch_build.py
WEB     := $(wildcard web/package.json)
# `make test V=1` shows what the stages say; `make bench GAME=glow` measures one game.
export V
GAME    ?=
ARGS    ?=

STAGE  := python -m tools.stage
# A suite leaves its results where tools/suites.py counts them.
RESULTS = --junitxml=build/test/$@.xml
PYTEST := python -m pytest -q
# Each worker takes a stretch of the tests, so that what neighbours share is made once, and later a part of what another
# still has to do. A browser often waits for its next frame: three of them fill two cores.
SHARED   := -n auto --dist worksteal
BROWSERS  = -n $(shell $(PYTHON) -c 'import os; print(3 * (os.cpu_count() or 1) // 2)') --dist worksteal
# Tests that need a browser or a quiet machine have folders and stages of their own.
APART  := --ignore=tests/browser --ignore=tests/speed
# Once is enough: mutants are made of the sources; words, names of things, terminal, laboratory, environments, server and the
# docs' examples are plain Python in either build; and what a seat may know follows from games that either build plays
# alike (tests/golden).
ON_SOURCES := tests/mutation
INSTALLED  := tests/words tests/conformance/test_words.py tests/conformance/test_things.py tests/conformance/test_why.py \
              tests/docs tests/server tests/secrecy tests/cli tests/lab tests/envs tests/examples

.DEFAULT_GOAL := help
# Stages follow one another, also under `make -j`: each uses all cores itself.
.NOTPARALLEL:
.PHONY: help play tools install test begin lint plain compiled speed scenarios web postgres browser end printed format pin audit dist bench clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## install Vatra here and sit down at a table
	@$(PYTHON) -m tools.install $(VENV)
	@vatra play $(ARGS)

# Checks of the sources need the tools alone; whatever runs the installed Vatra has it built first.
tools:
	@$(PYTHON) -m tools.install $(VENV) $(EXTRAS) --tools

install:
	@$(PYTHON) -m tools.install $(VENV) $(EXTRAS)

test: begin lint plain compiled speed web postgres browser end ## check everything

begin: # results of an earlier run must not count for this one
	@rm -rf build/test && mkdir -p build/test

end:
	@python -m tools.suites

lint: tools ## style, types and the direction of imports
	@$(STAGE) "ruff check" ruff check --quiet $(CHECKED)
	@$(STAGE) "ruff format" ruff format --check --quiet $(CHECKED)
	@$(STAGE) "mypy --strict" mypy $(CHECKED)
	@PYTHONPATH=src $(STAGE) "import arrows" lint-imports
	@PYTHONPATH=src $(STAGE) "page, what is printed" python -m tools.printed --check

plain: tools ## rule tests on the sources as they are
	@PYTHONPATH=src $(STAGE) "tests, plain Python" $(PYTEST) $(SHARED) $(APART) $(INSTALLED:%=--ignore=%) -m "not thinking" $(RESULTS)

# No PYTHONPATH: the installed package is imported. The variable makes a test insist that it is the compiled one.
compiled: install ## tests on the installed, compiled package
	@grep -q compiled build/engine.txt && export VATRA_EXPECT_COMPILED=1; \
	$(STAGE) "tests, compiled" $(PYTEST) $(SHARED) $(APART) $(ON_SOURCES:%=--ignore=%) -m "not postgres" $(RESULTS)

speed: install
ifneq ($(wildcard tests/speed),)
	@$(STAGE) "speed floors" $(PYTEST) tests/speed $(RESULTS)
endif

# `test` runs each of them once in `plain` and once in `compiled`.
scenarios: install ## the executable rulebook and the lessons, alone
	@$(STAGE) "scenarios" vatra check scenarios lessons

web: install ## types, style and unit tests of the page
ifneq ($(WEB),)
	@PYTHON=python $(STAGE) "page, types" npm --prefix web run check
	@$(STAGE) "page, style" npm --prefix web run format:check
	@$(STAGE) "page, unit tests" npm --prefix web run test
endif

# What the system has to provide is installed where that needs no password; elsewhere `end` says what was left out.
postgres: install ## server tests on a real PostgreSQL
ifneq ($(wildcard tests/server),)
	@if python -m tools.provide postgresql; then \
	$(STAGE) "tests, PostgreSQL" $(PYTEST) tests/server -m postgres $(RESULTS); fi
endif

browser: install ## the page in a real browser
ifneq ($(wildcard tests/browser),)
	@if python -m tools.provide chromium; then \
	$(STAGE) "tests, browser" $(PYTEST) $(BROWSERS) tests/browser $(RESULTS); fi
endif

printed: tools ## write what the page prints on cards and boards, from the games' components
	@PYTHONPATH=src python -m tools.printed

format: tools ## put the sources into their one form
	@ruff check --quiet --fix $(CHECKED)
	@ruff format --quiet $(CHECKED)
ifneq ($(wildcard web/node_modules),)
	@npm --prefix web run format
endif

pin: tools ## fix anew what play and test install
	@python -m tools.pin

audit: tools ## name pinned packages that are known to be vulnerable
	@python -m tools.pin --audit

dist: tools ## build sdist and wheel, and try both in fresh environments
	@$(STAGE) "sdist and wheel" python -m tools.dist

bench: install ## games, actions and copies per second of every game (or GAME=...)
	@for game in $(or $(GAME),$$(vatra games --json | python -c 'import json, sys; print(*(g["id"] for g in json.load(sys.stdin)))')); \
	do vatra bench $$game || exit; done

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
