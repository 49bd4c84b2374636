# menuc: `make run` compiles the menus in menus/, `make test` runs all tests. Both install what is
# missing first.

SWIFT_BUILD = swift build
# The release binary is static where the system allows it, so that it starts at once.
ifeq ($(shell uname -s),Linux)
  STATIC = -Xswiftc -static-executable -Xlinker -s
endif
RELEASE = $(SWIFT_BUILD) -c release --product menuc $(STATIC) -Xswiftc -cross-module-optimization \
  --scratch-path .build/static

# The fuzzer is optimized and keeps every assertion.
FUZZ = .build/fuzz
FUZZ_SECONDS ?= 60
# Where libFuzzer's random numbers begin; 0 is somewhere else each time.
FUZZ_SEED ?= 0
FUZZ_BUILD = MENUC_FUZZ=1 $(SWIFT_BUILD) -c release --product menuc-fuzz --sanitize fuzzer \
  --sanitize address -Xswiftc -sanitize=fuzzer -Xswiftc -assert-config -Xswiftc Debug --scratch-path $(FUZZ)

# Compilers and validators of others judge the outputs; they would run for long and show nothing of
# our code. Neither do large files, which only show that work grows with them.
SANITIZE = swift test --quiet \
  --skip '(Swift|C)(Compiler|Value)Tests|ManifestSchemaTests|takesTimeInProportion'
LEAKS = LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Fuzz/leaks.supp:print_suppressions=0

MENUC = .build/static/release/menuc
BENCH = .build/bench
OUT = Generated

# Where `make install` puts things; DESTDIR is what a packager sets before it.
PREFIX ?= /usr/local
BIN = $(DESTDIR)$(PREFIX)/bin
SHARE = $(DESTDIR)$(PREFIX)/share
INSTALLED = $(BIN)/menuc $(SHARE)/man/man1/menuc.1 \
  $(SHARE)/bash-completion/completions/menuc $(SHARE)/zsh/site-functions/_menuc \
  $(SHARE)/fish/vendor_completions.d/menuc.fish

.PHONY: run test rules build release bench bench-count bench-record lint docs check fuzz sanitize \
  examples setup setup-tests record clean install install-files uninstall dist

run: release
	$(MENUC) generate menus --output-directory $(OUT)
	@echo "In $(OUT):" && ls -1 $(OUT) && echo && cat $(OUT)/NavigationDrawer.h

release: setup
	$(RELEASE)

# The program, its manual page and its completions, made from the same description as `--help`.
install: release install-files

install-files:
	install -d $(dir $(INSTALLED))
	install -m 755 $(MENUC) $(BIN)/menuc
	$(MENUC) manual --language en >$(SHARE)/man/man1/menuc.1
	$(MENUC) completions bash --language en >$(SHARE)/bash-completion/completions/menuc
	$(MENUC) completions zsh --language en >$(SHARE)/zsh/site-functions/_menuc
	$(MENUC) completions fish --language en >$(SHARE)/fish/vendor_completions.d/menuc.fish

uninstall:
	rm -f $(INSTALLED)

# What a release has: a tar.gz and an artifact bundle, in .build/dist.
dist: release
	.ci/dist

build: setup
	$(SWIFT_BUILD)

test: setup-tests
	swift test --quiet
	$(MAKE) examples

# The examples compile what the compiler generates now, so that both stay true.
examples: build
	.build/debug/menuc generate menus --quiet --access public --emit swift \
	  --output-directory Examples/DrawerDemo/Sources/Menus/Generated
	git diff --exit-code --stat -- Examples
	.build/debug/menuc generate menus --quiet --emit objc --output-directory .build/headers
	swift test --quiet --package-path Examples/DrawerDemo
	swift run --quiet --package-path Examples/DrawerDemo DrawerDemo
	$(MAKE) -C Examples/LegacyObjC run HEADERS=$(CURDIR)/.build/headers

# Writes the expected outputs anew; fails on purpose, so that somebody reads the difference.
record: setup-tests
	MENUC_RECORD=all swift test --quiet --filter GoldenTests

# Writes the reference of all rules anew, from the rules themselves.
rules: build
	.build/debug/menuc rules --markdown --language en > Sources/MenuCompiler/MenuCompiler.docc/Rules.md

check: test lint docs

# Compiles broken menus until the time is over. What it keeps in corpus/ is where the next run
# starts; a menu that breaks a law is written to $(FUZZ)/crash-….
fuzz: setup
	$(FUZZ_BUILD)
	mkdir -p $(FUZZ)/corpus
	find menus Tests/GoldenTests -name '*.yaml' -size -64k | paste -s -d , - >$(FUZZ)/seeds
	$(LEAKS) ASAN_OPTIONS=malloc_context_size=2 $(FUZZ)/release/menuc-fuzz \
	  -max_total_time=$(FUZZ_SECONDS) -seed=$(FUZZ_SEED) -seed_inputs=@$(FUZZ)/seeds -dict=Tests/Fuzz/menu.dict \
	  -max_len=4096 -timeout=10 -print_final_stats=1 -artifact_prefix=$(FUZZ)/ $(FUZZ)/corpus

# The tests with every access to memory checked, then with every access from two threads.
sanitize: setup-tests
	$(LEAKS) $(SANITIZE) --sanitize address --scratch-path .build/asan
	$(SANITIZE) --sanitize thread --scratch-path .build/tsan

# Ratios to the floor and to the peers, in one run; writes Benchmarks/RESULTS.md.
bench: $(BENCH)/floor
	.ci/setup bench
	python3 Benchmarks/bench.py run $(MENUC) $(BENCH)

# Fails where a run takes more instructions than Benchmarks/instructions.json says.
bench-count: $(BENCH)/floor
	.ci/setup count
	python3 Benchmarks/bench.py count $(MENUC) $(BENCH)

bench-record: $(BENCH)/floor
	.ci/setup count
	python3 Benchmarks/bench.py record $(MENUC) $(BENCH)

$(BENCH)/floor: Benchmarks/floor.c release
	mkdir -p $(BENCH)
	$(CC) -O2 -o $@ Benchmarks/floor.c -lyaml
	$(CC) -O2 -o $(BENCH)/peak Benchmarks/peak.c

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Plugins Tests Examples

# Builds the documentation, and fails where a link leads nowhere.
docs: build
	.ci/docs

setup:
	.ci/setup build

setup-tests:
	.ci/setup tests

clean:
	rm -rf .build .venv $(OUT) Examples/*/.build Examples/*/build
