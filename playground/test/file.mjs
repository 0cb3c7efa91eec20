// The file that stands alone: opened from the disk, for two pipelines, and for the largest program.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT, opened, python, settled, shot } from "./harness.mjs";
import { EVIL, rows, tab } from "./views.mjs";

export async function file(tests, browser) {
  mkdirSync(BUILT, { recursive: true });
  await tests.test("file: opens without a server, with a hostile name", () => alone(browser));
}

export async function largest(tests, browser) {
  await tests.test("file: the largest program", () => usable(tests, browser));
}

async function made(target, ...words) {
  const { code, out, err } = await python("-m", "gemmc", "explore", ...words, "--html", target);
  assert.equal(code, 0, out + err);
}

async function alone(browser) {
  const text = readFileSync("../gemmc/explore/examples/product_f16.mlir", "utf8");
  const source = join(BUILT, "hostile.mlir");
  writeFileSync(source, text.replace("@main", `@"</script>${EVIL.replaceAll('"', "")}"`));
  const target = join(BUILT, "alone.html");
  await made(target, source, "-p", "hopper-ws", "-p", "hopper-pingpong");
  const { page, context, seen } = await opened(browser, `file://${target}`, { offline: true });
  await settled(page);
  await tab(page, "PTX").click();
  assert.match(await rows(page).first().textContent(), /\.version/);
  for (const name of ["Report", "Layouts", "Timeline"]) {
    await tab(page, name).click();
    await page.locator(".text:visible pre, .text:visible img").first().waitFor();
    assert.equal(await page.locator(".text:visible .bad").count(), 0, name);
  }
  assert.equal(await tab(page, "Run").count(), 0);
  await page.locator("#compare").click();
  await tab(page, "Changes", 1).click();
  await page.locator(".pane").nth(1).locator(".row.added").first().waitFor();
  await shot(page, "file-beside");
  assert.equal(await page.evaluate(() => globalThis.evil), undefined);
  assert.deepEqual(seen.errors, []);
  assert.deepEqual(seen.requests.filter((each) => !each.startsWith("data:")), [`file://${target}`]);
  await context.close();
}

async function usable(tests, browser) {
  const target = join(BUILT, "largest.html");
  await made(target, "examples/matmul_f32.mlir", "-p", "simt-warptile");
  const size = statSync(target).size;
  assert.ok(size < 10e6, `${size} bytes`);
  const { page, context, seen } = await opened(browser, `file://${target}`);
  await settled(page);
  await tab(page, "Program").click();
  await page.locator(".passes [data-step]").last().click();
  const took = await page.evaluate(async () => {
    const code = document.querySelector(".code");
    const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
    const times = [];
    for (let at = 1; at <= 20; at += 1) {
      const begin = performance.now();
      code.scrollTop = (code.scrollHeight * at) / 20;
      await frame();
      await frame();
      times.push(performance.now() - begin);
    }
    return times;
  });
  assert.ok(tests.figure("scrolling the largest program", took) < 500);
  const find = page.getByLabel("Find in this text");
  const begin = performance.now();
  await find.fill("fma");
  await page.getByText(/^\d+ of \d{2,}$/).waitFor();
  tests.figure("searching it", [performance.now() - begin]);
  assert.ok((await page.locator(".row").count()) < 250, "rows that nobody sees exist");
  assert.deepEqual(seen.errors, []);
  await context.close();
}
