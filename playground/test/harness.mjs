// A browser, servers, and tests that are counted.

import { execFileSync, spawn } from "node:child_process";
import { createReadStream, existsSync, mkdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import sparticuz, { inflate } from "@sparticuz/chromium";
import { chromium } from "playwright-core";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const BUILT = join(ROOT, "build");
export const SHOTS = join(BUILT, "page");
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json", ".wasm": "application/wasm", ".zip": "application/zip", ".whl": "application/zip" };

// What a machine without NSS lacks comes with the browser, and nobody has to be root for it.
export async function libraries(executablePath) {
  if (!execFileSync("ldd", [executablePath], { encoding: "utf8" }).includes("not found")) return {};
  const bin = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..", "bin");
  const folder = await inflate(join(bin, "al2023.tar.br"));
  return { LD_LIBRARY_PATH: [join(folder, "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":") };
}

// GEMMC_BROWSER names another executable than the one of the lock file.
export async function browser() {
  const executablePath = process.env.GEMMC_BROWSER || (await sparticuz.executablePath());
  if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}`);
  const env = { ...process.env, ...(await libraries(executablePath)) };
  return chromium.launch({ executablePath, env, headless: true, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

// A folder as a site; `asked` has the paths that were asked for.
export function site(folder) {
  const asked = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
    asked.push(path);
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "text/plain", "Content-Length": statSync(file).size });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const close = () => new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
      resolve({ address: `http://127.0.0.1:${server.address().port}/`, asked, close });
    });
  });
}

export function python(...words) {
  return run("python", words);
}

export function run(command, words, input = "", env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd: ROOT, env });
    let out = "";
    let err = "";
    child.stdout.on("data", (data) => (out += data));
    child.stderr.on("data", (data) => (err += data));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

// `gemmc explore` behind a free port.
export function engine() {
  const child = spawn("python", ["-m", "gemmc", "explore", "--port", "0"], { cwd: ROOT });
  let said = "";
  return new Promise((resolve, reject) => {
    child.stderr.on("data", (data) => (said += data));
    child.on("close", (code) => reject(new Error(`gemmc explore ended with ${code}: ${said}`)));
    child.stdout.on("data", (data) => {
      const found = /http:\S+/.exec(String(data));
      if (found) resolve({ address: found[0], close: () => child.kill("SIGINT") });
    });
  });
}

// A page of its own, whose errors and requests are kept.
export async function opened(browser, address, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 850 }, ...options });
  const page = await context.newPage();
  const seen = { errors: [], requests: [], dialogs: 0 };
  page.on("pageerror", (error) => seen.errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && seen.errors.push(message.text()));
  page.on("dialog", (dialog) => {
    seen.dialogs += 1;
    dialog.dismiss();
  });
  context.on("request", (request) => seen.requests.push(request.url()));
  const begin = performance.now();
  await page.goto(address);
  return { page, context, seen, begin };
}

const WAIT = { timeout: 90_000 };
const STATES = ["ready", "refused", "failed"];

export const settled = (page) => page.waitForFunction((states) => states.includes(document.body.dataset.state) && document.body.dataset.revision !== "0", STATES, WAIT);
export const compiled = (page) => page.waitForFunction(() => document.body.dataset.compiled, null, WAIT);

// What an edit leaves behind once its steps are there.
export async function after(page, edit) {
  const before = await page.evaluate(() => document.body.dataset.revision);
  await edit();
  await page.waitForFunction((old) => document.body.dataset.revision !== old && !["compiling", "starting"].includes(document.body.dataset.state), before, WAIT);
}

export async function shot(page, name) {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

export class Tests {
  passed = 0;
  failed = 0;
  figures = {};

  async test(name, act) {
    const begin = performance.now();
    try {
      await act();
      this.passed += 1;
      console.log(`ok    ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
    } catch (error) {
      this.failed += 1;
      console.log(`FAIL  ${name}\n      ${String(error.stack ?? error).split("\n").slice(0, 8).join("\n      ")}`);
    }
  }

  figure(name, values) {
    const sorted = [...values].sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    this.figures[name] = { median, values };
    console.log(`      ${name}: median ${median.toFixed(0)} ms of ${values.map((each) => each.toFixed(0)).join(", ")}`);
    return median;
  }
}
