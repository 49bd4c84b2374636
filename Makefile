# menuc: `make run` compiles the menus in menus/, `make test` runs all tests. Both install what is
# missing first.

SWIFT_BUILD = swift build
# The release binary is static where the system allows it, so that it starts at once.
ifeq ($(shell uname -s),Linux)
  STATIC = -Xswiftc -static-executable
endif
RELEASE = $(SWIFT_BUILD) -c release --product menuc $(STATIC) -Xswiftc -cross-module-optimization \
  --scratch-path .build/static

MENUC = .build/static/release/menuc
OUT = Generated

.PHONY: run test build release lint docs check examples setup setup-tests record clean

run: release
	$(MENUC) generate menus --output-directory $(OUT)
	@echo "In $(OUT):" && ls -1 $(OUT) && echo && cat $(OUT)/NavigationDrawer.h

release: setup
	$(RELEASE)

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

check: test lint docs

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Examples

# Builds the documentation, and fails where a link leads nowhere.
docs: build
	.ci/docs

setup:
	.ci/setup build

setup-tests:
	.ci/setup tests

clean:
	rm -rf .build .venv $(OUT) Examples/DrawerDemo/.build Examples/LegacyObjC/.build
