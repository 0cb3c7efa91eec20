// Python in a worker: Pyodide with gemmc and what it imports, from files beside the page. A worker
// that compiles starts from a snapshot of its memory; one that runs programs (`?run`) starts as
// Pyodide does by itself, with NumPy and what belongs to it.

import createPyodideModule from "../pyodide/pyodide.asm.mjs";
import { loadPyodide } from "../pyodide/pyodide.mjs";
import { importable, inflated, roomFor, unpack } from "./boot.mjs";

const here = new URL("../", self.location.href).href;
const say = (said) => self.postMessage({ said });
const files = `${here}pyodide/`;
const places = { indexURL: files, lockFileURL: `${files}pyodide-lock.json`, packageBaseUrl: files };
let needed = [];

async function start() {
  say("loading Python");
  const packed = inflated(`${here}python.bin`);
  const runs = self.location.search === "?run";
  const snapshot = runs ? null : inflated(`${here}snapshot.bin`);
  needed = (await (await fetch(`${here}files.json`)).json()).execution;
  const python = await (runs && needed.length ? whole() : remembered(snapshot ?? inflated(`${here}snapshot.bin`)));
  say("loading gemmc");
  unpack(python, await packed);
  if (runs && needed.length) {
    importable(python);
    await python.loadPackage(needed, { checkIntegrity: true });
  }
  return python.runPython(`
import json
from gemmc.explore import answer
lambda text: json.dumps(answer(json.loads(text)))
`);
}

const whole = () => loadPyodide(places);

function remembered(snapshot) {
  return loadPyodide({ ...places, _loadSnapshot: snapshot, createPyodideModule: roomFor(createPyodideModule, snapshot) });
}

const started = start();

// What lies beside the page is not missing: the worker that runs loads it.
function withPackages(said) {
  const about = JSON.parse(said);
  return JSON.stringify({ ...about, missing: about.missing.filter((name) => !needed.includes(name)) });
}

self.onmessage = async ({ data: { id, message } }) => {
  try {
    const answer = await started;
    const kind = JSON.parse(message).kind;
    self.postMessage({ id, answer: kind === "about" ? withPackages(answer(message)) : answer(message) });
  } catch (error) {
    self.postMessage({ id, failed: String(error.message ?? error).trim().split("\n").pop() });
  }
};
