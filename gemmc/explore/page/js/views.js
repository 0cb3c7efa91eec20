// The views that are no program: report, layouts, timeline and runs. Each is asked for when it is opened.

import { el, picture } from "gemmc/dom.js";

export class Asked {
  #asked = "";

  constructor(ask) {
    this.ask = ask;
    this.element = el("div", { class: "text", tabIndex: 0 });
  }

  // `key` says what was asked before: the same is not asked again.
  async show(key, message) {
    if (key === this.#asked) return;
    this.#asked = key;
    this.element.replaceChildren(el("p", { class: "quiet" }, "…"));
    const found = await this.ask(message);
    if (key !== this.#asked) return;
    this.element.replaceChildren(...(found.error ? [failure(found.error.text)] : this.made(found)));
  }

  forget() {
    this.#asked = "";
  }
}

export const failure = (text) => el("pre", { class: "wrap bad" }, text);

export class ReportView extends Asked {
  made(found) {
    const made = found.reports.filter((each) => !each.refused);
    const left = [];
    if (made.some((each) => !each.modelled)) left.push("What takes a run, such as bytes that are counted, is left out here; gemmc report has it.");
    if (made.some((each) => each.registers.launch === null)) left.push("Registers and what follows from them need ptxas, which is not here.");
    return [el("pre", {}, found.text), ...left.map((each) => el("p", { class: "quiet" }, each))];
  }
}

export class LayoutsView extends Asked {
  made(found) {
    if (!found.pictures.length) return [el("p", {}, "This kernel has no layouts to draw.")];
    return found.pictures.map((each) => el("figure", {}, el("figcaption", {}, each.title), picture(each.svg, each.title)));
  }
}

export class TimelineView extends Asked {
  made(found) {
    if (found.kernels) return found.kernels.flatMap((each) => [el("h2", {}, each.kernel), ...this.made(each)]);
    if (found.wrong) return [failure(found.wrong)];
    return [el("p", {}, `${Math.round(found.clocks)} clocks, by the cost model`), picture(found.svg, `Timeline of the first CTA${found.kernel ? ` of ${found.kernel}` : ""}`)];
  }
}

// Running the kernel, or the program of a step, which may be edited first.
export class RunView {
  #base = "";

  constructor(ask) {
    this.ask = ask;
    this.missing = el("p", { hidden: true });
    this.level = el("select", { "aria-label": "What runs" }, el("option", { value: "ir" }, "the last program"), el("option", { value: "ptx" }, "the PTX"), el("option", { value: "edited" }, "the text below"));
    this.level.value = "edited";
    this.seed = el("input", { type: "number", min: "0", value: "0", "aria-label": "Schedule" });
    this.start = el("button", { type: "button", class: "start", on: { click: () => this.run() } }, "Run and check");
    this.text = el("textarea", { spellcheck: false, "aria-label": "The program of this step, which may be edited" });
    this.result = el("pre", { class: "wrap", role: "status" });
    const controls = el("div", { class: "run" }, this.start, this.level, el("label", {}, "schedule ", this.seed));
    const help = "Runs on the CPU on integers, with the hardware's asynchrony, and compares with NumPy. Small sizes are quick: give m, n and k at the left.";
    this.element = el("div", { class: "text" }, el("p", { class: "quiet" }, help), this.missing, controls, this.result, this.text);
  }

  lack(missing) {
    const needed = missing.includes("numpy");
    this.start.disabled = needed;
    this.missing.hidden = !missing.length;
    const what = missing.join(" and ");
    this.missing.textContent = needed
      ? `Running needs ${what}, which this site was built without (make site PYODIDE_DIST=DIR adds them).`
      : `${what} is not here: programs of bf16 do not run, others do.`;
  }

  show(request, program, against) {
    this.request = request;
    this.against = against;
    if (program === this.#base) return;
    this.#base = program;
    this.text.value = program;
  }

  async run() {
    this.result.className = "wrap";
    this.result.textContent = "running …";
    this.start.disabled = true;
    const level = this.level.value;
    const extra = level === "edited" ? { ir: this.text.value, against: this.against } : { level };
    const found = await this.ask({ ...this.request, kind: "run", seed: Number(this.seed.value) || 0, ...extra });
    this.start.disabled = false;
    this.result.className = found.ok ? "wrap good" : "wrap bad";
    this.result.textContent = found.error ? found.error.text : found.lines.join("\n");
  }
}
