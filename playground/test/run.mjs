// The page in a real browser: `make test-page`. Ends with a line of counts.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { browser, BUILT, engine, run, site, Tests } from "./harness.mjs";
import { file, largest } from "./file.mjs";
import { views } from "./views.mjs";
import { times, worker } from "./worker.mjs";

const tests = new Tests();
const chosen = new Set(process.argv.slice(2));
const wanted = (part) => chosen.size === 0 || chosen.has(part);

// As whoever calls `make test-page` meets it.
async function without() {
  const env = { ...process.env, GEMMC_BROWSER: "/no/browser" };
  const { code, out } = await run(process.execPath, ["playground/test/run.mjs"], "", env);
  assert.equal(code, 1);
  assert.match(out, /FAIL .*no browser at \/no\/browser/);
  assert.match(out, /page: 0 passed, 1 failed\n$/);
}

async function all() {
  const open = await browser();
  console.log(`browser ${open.version()}`);
  if (wanted("without")) await tests.test("no browser is a failure", without);
  const served = await engine();
  const place = await site(join(BUILT, "site", "playground"));
  const parts = {
    server: () => views(tests, open, "server", served.address, { executes: true }),
    playground: () => views(tests, open, "playground", place.address, { executes: false }),
    worker: () => worker(tests, open, place),
    file: () => file(tests, open),
  };
  await Promise.all(Object.keys(parts).filter(wanted).map((part) => parts[part]()));
  // Alone, since they are about time.
  if (wanted("times")) await times(tests, open, place);
  if (wanted("largest")) await largest(tests, open);
  served.close();
  await place.close();
  await open.close();
}

try {
  await all();
} catch (error) {
  tests.failed += 1;
  console.log(`FAIL  ${error.stack ?? error}`);
}
writeFileSync(join(BUILT, "page.json"), `${JSON.stringify(tests.figures, null, 1)}\n`);
console.log(`page: ${tests.passed} passed, ${tests.failed} failed`);
process.exit(tests.failed ? 1 : 0);
