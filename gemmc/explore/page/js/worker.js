// Python in a worker: Pyodide with gemmc and what it imports, from files beside the page.

import { loadPyodide } from "../pyodide/pyodide.mjs";

const here = new URL("../", self.location.href).href;
const say = (said) => self.postMessage({ said });
const files = `${here}pyodide/`;
const SITE = "/lib/gemmc-site";
const PACKAGES = "/lib/packages.zip";
let needed = [];

async function start() {
  say("loading Python");
  const listed = await (await fetch(`${here}files.json`)).json();
  needed = listed.execution ?? [];
  const bytes = async (name) => new Uint8Array(await (await fetch(here + name)).arrayBuffer());
  const [python, unpacked, imported] = await Promise.all([
    loadPyodide({ indexURL: files, lockFileURL: `${files}pyodide-lock.json`, packageBaseUrl: files }),
    bytes(listed.unpacked), bytes(listed.imported),
  ]);
  say("loading gemmc");
  python.unpackArchive(unpacked, "zip", { extractDir: SITE });
  python.FS.writeFile(PACKAGES, imported);
  python.runPython(`import sys; sys.path[:0] = ["${SITE}", "${PACKAGES}"]`);
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
