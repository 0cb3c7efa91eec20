// The page in a real browser: `make test-page`. Ends with a line of counts.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { browser, BUILT, engine, site, Tests } from "./harness.mjs";
import { file } from "./file.mjs";
import { views } from "./views.mjs";
import { worker } from "./worker.mjs";

const tests = new Tests();
const chosen = new Set(process.argv.slice(2));
const wanted = (part) => chosen.size === 0 || chosen.has(part);

async function all() {
  const open = await browser();
  console.log(`browser ${open.version()}`);
  const served = await engine();
  const place = await site(join(BUILT, "site", "playground"));
  if (wanted("server")) await views(tests, open, "server", served.address, { executes: true });
  if (wanted("playground")) await views(tests, open, "playground", place.address, { executes: false });
  if (wanted("worker")) await worker(tests, open, place);
  if (wanted("file")) await file(tests, open);
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
