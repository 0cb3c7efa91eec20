// Where a line is from and what it became, as the passes recorded it.

import { el } from "gemmc/dom.js";

const MANY = 12;

export class Lineage {
  constructor(go, close) {
    this.go = go;
    this.close = close;
    this.element = el("section", { class: "lineage", hidden: true, "aria-label": "Origin and descendants" });
  }

  hide() {
    this.element.hidden = true;
  }

  show(trace, snapshot, op) {
    const { found, lost } = trace.ancestors(snapshot, op);
    const first = found.length ? found[found.length - 1] : [snapshot, op];
    const place = lost ? "" : trace.placeOf(...first);
    const items = [];
    if (place) items.push(this.#item("the input", place, { place }));
    if (lost) items.push(el("li", {}, el("span", { class: "where" }, "no origin"), "the pass recorded none"));
    for (const [at, each] of distinct(trace, found.reverse())) items.push(this.#line(trace, at, each));
    items.push(this.#line(trace, snapshot, op, "here"));
    for (const level of trace.descendants(snapshot, [op])) items.push(...this.#level(trace, level));
    const ptx = trace.ptxBehind(snapshot, op);
    items.push(...this.#limited(ptx, (line) => this.#item("PTX", `${line + 1}: ${trace.ptx[line].trim()}`, { ptx: line })));
    if (trace.ptx.length && !ptx.length) items.push(el("li", {}, el("span", { class: "where" }, "PTX"), "none of it"));
    const shut = el("button", { type: "button", on: { click: () => this.close() } }, "Close");
    this.element.replaceChildren(el("h2", {}, el("span", { class: "grow" }, "Origin and descendants"), shut), el("ul", {}, ...items));
    this.element.hidden = false;
    this.#center(this.element.querySelector('[data-here="true"]'));
  }

  // Within this box alone, whose heading stays where it is.
  #center(here) {
    const box = this.element.getBoundingClientRect();
    const { top, height } = here.getBoundingClientRect();
    this.element.scrollTop += top - box.top - (box.height - height) / 2;
  }

  // A program in which an op has one descendant of the same text says nothing new.
  #level(trace, level) {
    const told = level.filter(([at, op]) => {
      const { parent, origins } = trace.data.snapshots[at];
      return text(trace, at, op) !== text(trace, parent, origins[op]);
    });
    return this.#limited(told, ([at, op]) => this.#line(trace, at, op));
  }

  #limited(all, make) {
    const shown = all.slice(0, MANY).map(make);
    if (all.length > MANY) shown.push(el("li", {}, el("span", { class: "where" }), `and ${all.length - MANY} more`));
    return shown;
  }

  #line(trace, snapshot, op, note = "") {
    const line = trace.startOf(snapshot, op);
    const where = `${trace.titleOf(snapshot)}, line ${line + 1}${note ? `, ${note}` : ""}`;
    return this.#item(where, text(trace, snapshot, op), { snapshot, line }, note);
  }

  #item(where, said, target, note = "") {
    const button = el("button", { type: "button", on: { click: () => this.go(target) } }, said);
    return el("li", { "data-here": String(Boolean(note)) }, el("span", { class: "where" }, where), button);
  }
}

const text = (trace, snapshot, op) => trace.line(snapshot, trace.startOf(snapshot, op)).trim();

function distinct(trace, found) {
  return found.filter(([at, op], number) => number === 0 || text(trace, at, op) !== text(trace, ...found[number - 1]));
}
