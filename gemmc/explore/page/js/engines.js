// Who answers the page's messages (docs/explorer.md): a server on this machine, a worker with
// Python in it, or answers that the page carries. Each has `ask(message)` and `fixed`, which says
// that nothing but what is carried can be asked.

import { fromBase64, gunzip } from "gemmc/bytes.js";

class Server {
  fixed = false;

  async ask(message) {
    const response = await fetch("engine", {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message),
    });
    if (!response.ok) throw new Error(`the engine answers ${response.status}: ${await response.text()}`);
    return response.json();
  }
}

// A worker, which answers one message after the other.
class Line {
  #worker;
  #waiting = new Map();
  #count = 0;

  constructor(address, said) {
    this.#worker = new Worker(address, { type: "module" });
    this.#worker.onmessage = ({ data }) => {
      if (data.said !== undefined) return said(data.said);
      const { resolve, reject } = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.failed) reject(new Error(data.failed));
      else resolve(JSON.parse(data.answer));
    };
    this.#worker.onerror = (event) => {
      const error = new Error(event.message || "the worker with Python could not be loaded");
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
  }

  ask(message) {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, message: JSON.stringify(message) });
    });
  }
}

const RUNS = new Set(["run", "timeline"]);

// Two workers, the second once something is run: what compiles never waits for a run.
class Workers {
  fixed = false;
  #compiles;
  #runs = null;

  constructor(said) {
    this.#compiles = new Line("js/worker.js", said);
  }

  ask(message) {
    if (!RUNS.has(message.kind)) return this.#compiles.ask(message);
    this.#runs ??= new Line("js/worker.js?run", () => {});
    return this.#runs.ask(message);
  }
}

class Carried {
  fixed = true;
  #data;

  constructor(data) {
    this.#data = data;
  }

  async ask(message) {
    if (message.kind === "about") return this.#data.about;
    const run = this.#data.runs.find((each) => each.pipeline === message.pipeline);
    const found = run && run[message.kind];
    if (found) return found;
    const text = `this page carries no ${message.kind} of ${message.pipeline}; gemmc explore serves one that computes`;
    return { error: { text, place: null } };
  }

  get program() {
    return { source: this.#data.source, filename: this.#data.filename };
  }
}

export async function engineOf(boot, said) {
  if (boot.engine === "carried") {
    const text = await gunzip(fromBase64(document.getElementById("carried").textContent.trim()));
    return new Carried(JSON.parse(text));
  }
  return boot.engine === "worker" ? new Workers(said) : new Server();
}
