// One pipeline on the program: its passes, and what is looked at.

import { changeRows, nearChanges, programRows } from "gemmc/changes.js";
import { Code } from "gemmc/code.js";
import { el, labelled } from "gemmc/dom.js";
import { Finder } from "gemmc/finder.js";
import { Lineage } from "gemmc/lineage.js";
import { Passes } from "gemmc/passes.js";
import { Trace } from "gemmc/trace.js";
import { LayoutsView, ReportView, RunView, TimelineView } from "gemmc/views.js";

export const TABS = ["changes", "program", "ptx", "report", "layouts", "timeline", "run"];
const NAMES = { changes: "Changes", program: "Program", ptx: "PTX", report: "Report", layouts: "Layouts", timeline: "Timeline", run: "Run" };
const TEXTS = ["changes", "program", "ptx"];

export class Pane {
  trace = null;
  ptx = [];
  step = -1;
  tab = "changes";
  request = null;
  #key = "";
  #watched = "";

  constructor(name, { ask, fixed, moved, head }) {
    this.name = name;
    this.moved = moved;
    this.code = new Code("Text", (row) => this.#chosen(row));
    this.finder = new Finder(this.code);
    this.passes = new Passes((step) => this.go({ step }));
    this.lineage = new Lineage((target) => this.follow(target), () => this.#unchoose());
    this.whole = el("input", { type: "checkbox", on: { change: () => this.draw() } });
    this.wholeLabel = el("label", {}, this.whole, " whole program");
    this.finder.element.append(this.wholeLabel);
    this.asked = { report: new ReportView(ask), layouts: new LayoutsView(ask), timeline: new TimelineView(ask) };
    this.run = new RunView(ask);
    this.tabs = TABS.filter((each) => !(fixed && each === "run")).map((each) => this.#tab(each));
    this.text = el("div", { class: "view" }, this.finder.element, this.code.element, this.lineage.element);
    const list = el("div", { class: "tabs", role: "tablist", "aria-label": `Views of ${name}`, on: { keydown: (event) => this.#arrows(event) } }, ...this.tabs);
    this.panel = el("div", { class: "view", role: "tabpanel" }, this.text, ...Object.values(this.asked).map((each) => each.element), this.run.element);
    this.element = el("section", { class: "pane", "aria-label": name }, head, list, el("div", { class: "body" }, this.passes.element, this.panel));
    this.draw();
  }

  #tab(name) {
    return el("button", { type: "button", role: "tab", "data-tab": name, on: { click: () => this.go({ tab: name }) } }, NAMES[name]);
  }

  #arrows(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const at = this.tabs.findIndex((each) => each.dataset.tab === this.tab);
    const to = this.tabs[(at + by + this.tabs.length) % this.tabs.length];
    this.go({ tab: to.dataset.tab });
    to.focus();
  }

  // What the fast answer has: the PTX, ahead of the steps.
  showPtx(request, key, ptx) {
    this.request = request;
    this.#key = key;
    this.ptx = ptx ? ptx.replace(/\n$/, "").split("\n") : [];
    if (this.tab === "ptx" || !TEXTS.includes(this.tab)) this.draw();
  }

  showTrace(request, key, data) {
    this.request = request;
    this.#key = key;
    this.trace = new Trace(data);
    this.ptx = this.trace.ptx;
    this.step = this.#again();
    this.#watched = this.trace.selectorOf(this.step);
    this.passes.show(this.trace, this.step);
    this.lineage.hide();
    this.draw();
    const at = data.error && data.error.at;
    if (at) this.follow({ snapshot: at[0], line: this.trace.startOf(...at) });
  }

  // The pass that was looked at before, wherever it stands now.
  #again() {
    if (this.step < 0) return this.#first();
    const same = this.#watched ? this.trace.stepOfSelector(this.#watched) : 0;
    return same || Math.min(this.step, this.trace.last);
  }

  // What a reader sees first: the pass that stands beside it in the other pane, else that which
  // adds the barriers, which says most; without one, the last.
  #first() {
    const wanted = this.trace.steps.findIndex((each) => each.name === (this.beside ?? "insert-barriers"));
    return wanted < 0 ? this.trace.last : wanted + 1;
  }

  // The name of the pass that is looked at.
  get pass() {
    return this.trace?.steps[this.step - 1]?.name;
  }

  go({ step = this.step, tab = this.tab, line }) {
    this.step = this.trace ? Math.min(step, this.trace.last) : step;
    this.tab = TABS.includes(tab) ? tab : this.tab;
    if (this.trace) {
      this.#watched = this.trace.selectorOf(this.step);
      this.passes.show(this.trace, this.step);
    }
    this.draw(line);
    this.moved();
  }

  draw(line) {
    for (const each of this.tabs) {
      const chosen = each.dataset.tab === this.tab;
      each.setAttribute("aria-selected", String(chosen));
      each.tabIndex = chosen ? 0 : -1;
    }
    this.text.hidden = !TEXTS.includes(this.tab);
    this.passes.element.hidden = !["changes", "program", "run"].includes(this.tab);
    this.wholeLabel.hidden = this.tab !== "changes";
    for (const [name, view] of Object.entries(this.asked)) {
      view.element.hidden = name !== this.tab;
      if (name === this.tab && this.request) view.show(this.#key, { ...this.request, kind: name, run: false });
    }
    this.run.element.hidden = this.tab !== "run";
    if (this.tab === "run" && this.trace) this.#showRun();
    if (TEXTS.includes(this.tab)) this.#showText(line);
  }

  #showText(line) {
    const rows = this.#rows();
    const at = line === undefined ? this.#place(rows) : rows.findIndex((row) => row.number === line);
    this.code.show(rows, Math.max(0, at));
    this.finder.refresh();
  }

  #place(rows) {
    if (this.tab !== "changes") return 0;
    return Math.max(0, rows.findIndex((row) => row.kind && row.kind !== "gap"));
  }

  #rows() {
    if (this.tab === "ptx") return this.ptx.map((text, at) => ({ kind: "", text, number: at + 1, ptx: at }));
    if (!this.trace || !this.trace.data.snapshots.length) return [];
    const snapshot = this.trace.snapshotOf(this.step);
    if (this.tab === "program" || this.step === 0) return programRows(this.trace, snapshot);
    const rows = changeRows(this.trace, this.step);
    if (!rows.length) return [{ kind: "gap", text: "This pass changed nothing.", line: -1 }];
    return this.whole.checked ? rows : nearChanges(rows);
  }

  #showRun() {
    if (!this.trace.data.snapshots.length) return;
    const said = (step) => `${this.trace.lines(this.trace.snapshotOf(step)).join("\n")}\n`;
    const resized = this.trace.steps.findLastIndex((each, at) => each.name === "resize" && this.trace.steps.slice(0, at).every((other) => other.name === "resize"));
    this.run.show(this.request, said(this.step), said(resized + 1));
  }

  #chosen(row) {
    if (!this.trace) return;
    const target = this.#opOf(row);
    if (target) this.lineage.show(this.trace, ...target);
    this.code.reveal(this.code.at);
    this.#mark(target);
    this.moved();
  }

  #opOf(row) {
    if (row.ptx !== undefined) return (this.trace.data.ptxFrom ?? [])[row.ptx] ?? null;
    return row.line >= 0 ? [row.snapshot, this.trace.ownerOf(row.snapshot, row.line)] : null;
  }

  #mark(target) {
    const key = target ? target.join() : "";
    this.code.mark((row) => {
      const other = this.#opOf(row);
      return Boolean(other) && other.join() === key;
    });
  }

  #unchoose() {
    this.lineage.hide();
    this.code.mark(() => false);
    this.code.element.focus();
  }

  // To a line of a program, of the PTX, or of the input.
  follow({ snapshot, line, ptx, place }) {
    if (place !== undefined) {
      document.dispatchEvent(new CustomEvent("gemmc-place", { detail: place }));
      return;
    }
    if (ptx !== undefined) this.go({ tab: "ptx", line: ptx + 1 });
    else this.go({ step: this.trace.stepOf(snapshot), tab: "program", line: line + 1 });
    this.#chosen(this.code.rows[this.code.at]);
    this.code.element.focus();
  }

  get place() {
    const row = this.code.rows[this.code.at];
    return { step: this.step, tab: this.tab, line: row && row.number };
  }
}

export function pipelineHead(controls) {
  return el("header", {}, ...controls.map(([label, control]) => labelled(label, control)));
}
