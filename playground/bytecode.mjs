// Compiles the Python files of archives with the Python that will run them: bytecode.mjs FROM TO …
// A browser then parses none of them. Sources are left out; what is no source stays as it is.

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
python.runPython(`
import importlib._bootstrap_external as external, io, zipfile

def compiled(content):
    read, made = zipfile.ZipFile(io.BytesIO(content)), io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in read.namelist():
            data = read.read(name)
            if name.endswith(".py"):
                code = compile(data, "/lib/" + name, "exec", dont_inherit=True, optimize=0)
                data = external._code_to_hash_pyc(code, bytes(8), checked=False)
                name += "c"
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()
`);
const compiled = python.globals.get("compiled");
const paths = process.argv.slice(2);
for (let at = 0; at < paths.length; at += 2) {
  const content = python.toPy(new Uint8Array(readFileSync(paths[at])));
  writeFileSync(paths[at + 1], compiled(content.tobytes()).toJs());
}
