# Everything sets itself up: a virtual environment in .venv from the lock files, then the work.
PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/pytest -n auto --dist worksteal

.PHONY: play terminal site test engine lint bench soak docs words pictures lock clean

GAME ?= kingdomino
DIR ?= public

play: .venv/ready  ## set the table: starts the server and opens the browser
	$(BIN)/regnum table $(ARGS)

terminal: .venv/ready  ## play in the terminal; make terminal GAME=kingdoms for the other game
	$(BIN)/regnum play $(GAME) $(ARGS)

site: .venv/ready  ## the web app as a folder for any static host; make site DIR=public ARGS="--base /regnum/"
	$(BIN)/regnum site $(DIR) $(ARGS)

test: .venv/dev  ## every test, and full coverage of the rulebooks
	sh scripts/chromium
	sh scripts/firefox
	$(PYTEST) -m "not soak and not untraced" -rs --cov --cov-report=
	$(BIN)/coverage report --fail-under=100
	$(PYTEST) -m "not soak and untraced" -rsR

lint: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	if command -v node >/dev/null; then sh scripts/lint-page; fi

engine: .venv/dev  ## build the compiled rules anew, after a rule was edited
	sh scripts/linker
	$(BIN)/python -m regnum.engine.build $(ARGS)

bench: .venv/bench  ## speed, beside other engines in the same run
	$(BIN)/python -m benchmarks $(ARGS)

soak: .venv/dev  ## the long proofs: hours, not minutes
	sh scripts/chromium
	sh scripts/firefox
	$(PYTEST) -m soak $(ARGS)

docs: .venv/dev  ## the documents with an API reference, to be read in a browser: build/docs/index.html
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet $(ARGS)

words: .venv/dev  ## every message with every kind of argument, one sheet per language: build/words/en.md
	$(BIN)/python -m tests.words.sheets $(ARGS)

pictures: .venv/dev  ## every screen of the page, into pictures/
	sh scripts/chromium
	$(BIN)/python -m tests.browser.pictures $(ARGS)

lock: .venv/dev  ## pin the newest versions of everything
	sh scripts/lock

.venv/ready: requirements/run.lock pyproject.toml
	sh scripts/setup $(PYTHON) requirements/run.lock
	touch $@

.venv/dev: requirements/dev.lock .venv/ready
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	touch $@

.venv/bench: requirements/bench.lock .venv/dev
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	touch $@

clean:
	rm -rf .venv .coverage .hypothesis .mypy_cache .ruff_cache
