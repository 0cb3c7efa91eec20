// How Python starts, in the page's worker and in node when the site is built.

const HOME = "/lib/gemmc-site";
const PAGE = 65536;

// A file of the site, which is compressed whatever its server says about it.
export async function inflated(address) {
  const { body, ok, status } = await fetch(address);
  if (!ok) throw new Error(`${address}: ${status}`);
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

// Files in one: the length of an index, the index as JSON, and contents one behind the other.
export function unpack(python, packed) {
  const { FS } = python;
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + length)));
  const folders = new Set();
  let at = 4 + length;
  for (const [name, size] of index) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, packed.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

// After `unpack`, for a Python that is no snapshot's.
export function importable(python) {
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
}

// Pyodide's module with room for a snapshot, which is longer than a memory at its start.
export function roomFor(create, snapshot) {
  return (settings) => {
    const own = settings.instantiateWasm;
    settings.instantiateWasm = (imports, done) => own(imports, async (instance, module) => {
      const { memory } = instance.exports;
      const missing = Math.floor((await snapshot).length / PAGE) - memory.buffer.byteLength / PAGE;
      if (missing > 0) memory.grow(missing);
      done(instance, module);
    });
    return create(settings);
  };
}
