// What the page's Python starts from: prepare.mjs SOURCES.zip WARM.py FILES SNAPSHOT
// FILES are the sources in bytecode of the Python that will run them, so that a browser parses
// none. SNAPSHOT is the memory of a Python that has imported what WARM.py uses.

import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { importable, unpack } from "./boot.mjs";

const [sources, warm, files, snapshot] = process.argv.slice(2);

const COMPILED = `
import importlib._bootstrap_external as external, io, json, zipfile

def compiled(content):
    read, index, contents = zipfile.ZipFile(io.BytesIO(content)), [], []
    for name in read.namelist():
        data = read.read(name)
        if name.endswith(".py"):
            code = compile(data, "/lib/gemmc-site/" + name, "exec", dont_inherit=True, optimize=0)
            data = external._code_to_hash_pyc(code, bytes(8), checked=False)
            name += "c"
        index.append([name, len(data)])
        contents.append(data)
    head = json.dumps(index).encode()
    return b"".join([len(head).to_bytes(4, "little"), head, *contents])
`;

async function packed() {
  const python = await loadPyodide();
  python.runPython(COMPILED);
  const content = python.toPy(new Uint8Array(readFileSync(sources)));
  return python.globals.get("compiled")(content.tobytes()).toJs();
}

async function remembered(content) {
  const python = await loadPyodide({ _makeSnapshot: true });
  unpack(python, content);
  importable(python);
  python.runPython(readFileSync(warm, "utf8"));
  return python.makeMemorySnapshot();
}

const content = await packed();
writeFileSync(files, gzipSync(content));
writeFileSync(snapshot, gzipSync(await remembered(content)));
