#!/usr/bin/env python3
"""Measures menuc against the floor and against its peers, all interleaved in one run.

    bench.py run MENUC FOLDER      prints ratios to the floor, writes Benchmarks/RESULTS.md
    bench.py count MENUC FOLDER    compares instruction counts with Benchmarks/instructions.json
    bench.py record MENUC FOLDER   writes Benchmarks/instructions.json

FOLDER holds the inputs and the floor, and what is written. Only ratios of one run can be compared;
instruction counts repeat exactly, so that they can be checked where others use the machine, too.
"""

import json
import os
import pathlib
import re
import shlex
import shutil
import statistics
import subprocess
import sys
import time

import inputs

HERE = pathlib.Path(__file__).parent
ROUNDS = int(os.environ.get("ROUNDS", "21"))
SIZES = [10, 100, 1_000, 10_000, 50_000, 100_000]
FILE_COUNT = 1_000
# What a slowdown must exceed to be told, since compilers and libraries differ a little.
MARGIN = 0.05


class Command:
    """A command line, what it is called, and what has to be there before each run."""

    def __init__(self, name, line, prepare=None):
        self.name = name
        self.words = shlex.split(line)
        self.prepare = prepare
        self.seconds = []
        self.peak = 0

    def run(self):
        if self.prepare:
            self.prepare()
        null = os.open(os.devnull, os.O_RDWR)
        start = time.perf_counter()
        process = os.posix_spawnp(
            self.words[0],
            self.words,
            os.environ,
            file_actions=[(os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)],
        )
        _, status = os.waitpid(process, 0)
        self.seconds.append(time.perf_counter() - start)
        os.close(null)
        return os.waitstatus_to_exitcode(status)

    def measure_peak(self, folder):
        """The most memory that it takes: by a small program, since a child inherits the peak of its parent."""
        if self.prepare:
            self.prepare()
        result = subprocess.run([f"{folder}/peak"] + self.words, capture_output=True, text=True)
        self.peak = int(result.stderr.splitlines()[-1])


class Table:
    """Commands on the same work; the first one is what the others are divided by."""

    def __init__(self, title, commands, statuses=(0,)):
        self.title = title
        self.commands = commands
        self.statuses = statuses

    def measure(self, rounds, folder):
        for command in self.commands:
            command.measure_peak(folder)
            status = command.run()
            if status not in self.statuses:
                sys.exit(f"{' '.join(command.words)}: exit status {status}")
            command.seconds.clear()
        for round in range(rounds):
            # Each command comes first once, so that none always follows the same one.
            shift = round % len(self.commands)
            for command in self.commands[shift:] + self.commands[:shift]:
                command.run()

    def markdown(self):
        lines = [f"### {self.title}", "", "| | min | median | max | peak memory |", "|---|---|---|---|---|"]
        base = self.commands[0].seconds
        for command in self.commands:
            ratios = [own / floor for own, floor in zip(command.seconds, base)]
            figures = [min(ratios), statistics.median(ratios), max(ratios)]
            cells = " | ".join(f"{figure:.2f}" for figure in figures)
            lines.append(f"| {command.name} | {cells} | {command.peak / 1024:.1f} MiB |")
        return "\n".join(lines) + "\n"


def installed(name):
    return shutil.which(name, path=f"{HERE.parent}/.venv/bin:{os.environ['PATH']}")


def single_file(menuc, folder, size):
    """One menu: what is checked, what is written, and what the peers make of the same rows."""
    menu = f"{folder}/menu-{size}.yaml"
    written = f"{folder}/written-{size}"
    kept = f"{folder}/kept-{size}"
    commands = [
        Command("floor", f"{folder}/floor {menu}"),
        Command("validate", f"{menuc} validate {menu}"),
        Command(
            "generate, three outputs written",
            f"{menuc} generate {menu} --output-directory {written}",
            lambda: shutil.rmtree(written, ignore_errors=True),
        ),
        Command("generate, nothing to change", f"{menuc} generate {menu} --output-directory {kept}"),
    ]
    peers = [
        ("flatc", f"--swift -o {folder}/flatc {folder}/enum-{size}.fbs", 100_000),
        ("protoc", f"--cpp_out={folder} -I {folder} {folder}/enum-{size}.proto", 100_000),
        ("aapt2", f"compile --dir {folder}/res-{size} -o {folder}/compiled-{size}.zip", 10_000),
        ("yamllint", f"-d relaxed {menu}", 1_000),
        ("check-jsonschema", f"--schemafile {folder}/schema.json {menu}", 1_000),
    ]
    for name, arguments, largest in peers:
        if (path := installed(name)) and size <= largest:
            commands.append(Command(name, f"{path} {arguments}"))
    python = installed("python3")
    loads = "import sys, yaml; yaml.load(open(sys.argv[1]), yaml.CSafeLoader)"
    if size <= 10_000 and subprocess.run([python, "-c", "import yaml; yaml.CSafeLoader"]).returncode == 0:
        commands.append(Command("PyYAML, C loader", f"{python} -c {shlex.quote(loads)} {menu}"))
    return Table(f"{size:,} rows", commands)


def many_files(menuc, folder):
    project = f"{folder}/project"
    files = " ".join(sorted(str(path) for path in pathlib.Path(project).iterdir()))
    protos = " ".join(sorted(str(path) for path in pathlib.Path(f"{folder}/protos").iterdir()))
    written = f"{folder}/written-project"
    commands = [
        Command("floor", f"{folder}/floor {files}"),
        Command("validate", f"{menuc} validate {project}"),
        Command(
            "generate, three outputs written",
            f"{menuc} generate {project} --output-directory {written}",
            lambda: shutil.rmtree(written, ignore_errors=True),
        ),
        Command("generate, nothing to change", f"{menuc} generate {project} --output-directory {folder}/kept"),
    ]
    if path := installed("protoc"):
        commands.append(Command("protoc", f"{path} --cpp_out={folder}/protos -I {folder}/protos {protos}"))
    return Table(f"{FILE_COUNT:,} files of 20 rows", commands)


def growth(menuc, folder, kind, statuses):
    """Twice the work against half of it: linear is 2."""
    commands = [
        Command(f"{size:,} rows", f"{menuc} validate {folder}/{kind}-{size}.yaml") for size in (50_000, 100_000)
    ]
    return Table({"menu": "Twice the rows", "mistakes": "Twice the mistakes"}[kind], commands, statuses)


def generated_code(menuc, folder, size, optimization):
    """What the generated Swift costs the compiler of the app, against an enum of as many cases."""
    subprocess.run([menuc, "generate", "--quiet", f"{folder}/menu-{size}.yaml", "-o", f"{folder}/code", "--emit", "swift"])
    compile = f"swiftc {optimization} -parse-as-library -swift-version 6 -c -o {os.devnull}"
    commands = [
        Command("the enum alone", f"{compile} {folder}/bare-{size}.swift"),
        Command("the generated file", f"{compile} {folder}/code/Menu{size}.swift"),
    ]
    return Table(f"Compiling {size:,} rows, {optimization}", commands)


def instructions(menuc, folder):
    """Instructions by command and number of rows, as callgrind counts them."""
    counts = {}
    for size in (10, 10_000):
        menu = f"{folder}/menu-{size}.yaml"
        lines = {
            "validate": f"{menuc} validate {menu}",
            "generate": f"{menuc} generate {menu} --output-directory {folder}/counted",
            "floor": f"{folder}/floor {menu}",
        }
        for name, line in lines.items():
            shutil.rmtree(f"{folder}/counted", ignore_errors=True)
            tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}"]
            environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1"}
            result = subprocess.run(tool + shlex.split(line), capture_output=True, text=True, env=environment)
            collected = re.search(r"Collected : (\d+)", result.stderr)
            if result.returncode != 0 or collected is None:
                sys.exit(f"{line}: {result.stderr}")
            counts[f"{name} {size}"] = int(collected[1])
    return counts


def run(menuc, folder):
    inputs.write(folder, SIZES, FILE_COUNT)
    pathlib.Path(f"{folder}/flatc").mkdir(exist_ok=True)
    tables = [single_file(menuc, folder, size) for size in (10, 1_000, 10_000, 100_000)]
    tables += [many_files(menuc, folder), growth(menuc, folder, "menu", (0,)), growth(menuc, folder, "mistakes", (1,))]
    tables += [
        generated_code(menuc, folder, size, optimization) for optimization in ("-Onone", "-O") for size in (10, 100, 1_000)
    ]
    report = [
        "# Results",
        "",
        "Written by `make bench`: times as ratios to the first line of each table, in one interleaved run of "
        f"{ROUNDS} rounds. The floor is libyaml's event loop over the same file.",
        "",
    ]
    for table in tables:
        table.measure(5 if "Compiling" in table.title else ROUNDS, folder)
        print(table.markdown(), flush=True)
        report.append(table.markdown())
    counts = instructions(menuc, folder)
    report += ["### Instructions, in millions", "", "| | 10 rows | 10,000 rows |", "|---|---|---|"]
    for name in ("floor", "validate", "generate"):
        report.append(f"| {name} | {counts[f'{name} 10'] / 1e6:.2f} | {counts[f'{name} 10000'] / 1e6:.1f} |")
    print("\n".join(report[-5:]))
    (HERE / "RESULTS.md").write_text("\n".join(report) + "\n", encoding="utf-8")


def count(menuc, folder):
    inputs.write(folder, [10, 10_000], 0)
    expected = json.loads((HERE / "instructions.json").read_text())
    slower = []
    for name, now in instructions(menuc, folder).items():
        before = expected[name]
        print(f"{name}: {now:,} instructions, {now / before - 1:+.1%}")
        if not name.startswith("floor") and now > before * (1 + MARGIN):
            slower.append(name)
    if slower:
        sys.exit(f"slower than Benchmarks/instructions.json by more than {MARGIN:.0%}: {', '.join(slower)}")


def record(menuc, folder):
    inputs.write(folder, [10, 10_000], 0)
    text = json.dumps(instructions(menuc, folder), indent=2) + "\n"
    (HERE / "instructions.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    {"run": run, "count": count, "record": record}[sys.argv[1]](*sys.argv[2:])
