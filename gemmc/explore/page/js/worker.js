// Python in a worker: Pyodide with gemmc and what it imports, from files beside the page.

import { loadPyodide } from "../pyodide/pyodide.mjs";

const here = new URL("../", self.location.href).href;
const say = (said) => self.postMessage({ said });
let needed = [];

async function start() {
  say("loading Python");
  const listed = await (await fetch(`${here}files.json`)).json();
  needed = listed.execution ?? [];
  const [python, ...archives] = await Promise.all([
    loadPyodide({ indexURL: `${here}pyodide/` }),
    ...listed.archives.map(async (name) => new Uint8Array(await (await fetch(here + name)).arrayBuffer())),
  ]);
  say("loading gemmc");
  for (const bytes of archives) python.unpackArchive(bytes, "zip", { extractDir: "/lib/gemmc-site" });
  python.runPython("import sys; sys.path.insert(0, '/lib/gemmc-site')");
  const answer = python.runPython(`
import json
from gemmc.explore import answer
lambda text: json.dumps(answer(json.loads(text)))
`);
  return { python, answer };
}

const started = start();
let executing = null;

// NumPy and what belongs to it, once, when something is run.
function packages(python) {
  executing ??= needed.length ? python.loadPackage(needed, { checkIntegrity: true }) : Promise.resolve();
  return executing;
}

// What lies beside the page is not missing: it is loaded when something runs.
function withPackages(said) {
  const about = JSON.parse(said);
  return JSON.stringify({ ...about, missing: about.missing.filter((name) => !needed.includes(name)) });
}

const EXECUTES = new Set(["run", "timeline"]);
let line = Promise.resolve();

self.onmessage = ({ data }) => {
  line = line.then(() => reply(data));
};

async function reply({ id, message }) {
  try {
    const { python, answer } = await started;
    const kind = JSON.parse(message).kind;
    if (EXECUTES.has(kind)) await packages(python);
    self.postMessage({ id, answer: kind === "about" ? withPackages(answer(message)) : answer(message) });
  } catch (error) {
    self.postMessage({ id, failed: String(error.message ?? error).trim().split("\n").pop() });
  }
}
