// A long text of which only the rows in sight exist. Arrow keys move, Enter asks where a line is from.

import { el } from "gemmc/dom.js";

const HEIGHT = 18;
const SPARE = 20;
let count = 0;

export class Code {
  #rows = [];
  #at = 0;
  #hits = [];
  #query = "";
  #marked = new Set();
  #drawn = "";

  constructor(label, chosen) {
    this.id = `code${(count += 1)}`;
    this.chosen = chosen;
    this.space = el("div", { class: "space" });
    this.element = el("div", {
      class: "code", tabIndex: 0, role: "listbox", "aria-label": label,
      on: { scroll: () => this.#draw(), keydown: (event) => this.#key(event), click: (event) => this.#click(event) },
    }, this.space);
    new ResizeObserver(() => this.#draw()).observe(this.element);
  }

  show(rows, at = 0) {
    this.#rows = rows;
    this.#at = Math.max(0, Math.min(at, rows.length - 1));
    this.space.style.height = `${rows.length * HEIGHT}px`;
    this.#search();
    this.#drawn = "";
    this.#draw();
    this.reveal(this.#at);
  }

  get rows() {
    return this.#rows;
  }

  get at() {
    return this.#at;
  }

  // Rows that belong to what was chosen elsewhere.
  mark(test) {
    this.#marked = new Set(this.#rows.flatMap((row, at) => (test(row) ? [at] : [])));
    this.#drawn = "";
    this.#draw();
    return this.#marked;
  }

  reveal(at) {
    const top = at * HEIGHT;
    const { scrollTop, clientHeight } = this.element;
    if (top < scrollTop || top + HEIGHT > scrollTop + clientHeight) {
      this.element.scrollTop = Math.max(0, top - clientHeight / 3);
    }
    this.#drawn = "";
    this.#draw();
  }

  go(at) {
    if (!this.#rows.length) return;
    this.#at = Math.max(0, Math.min(at, this.#rows.length - 1));
    this.reveal(this.#at);
  }

  find(query) {
    this.#query = query.toLowerCase();
    this.#search();
    this.#drawn = "";
    this.#draw();
    return this.#hits.length;
  }

  next(step) {
    if (!this.#hits.length) return 0;
    const behind = this.#hits.findIndex((hit) => hit > this.#at);
    const ahead = this.#hits.findLastIndex((hit) => hit < this.#at);
    const to = step > 0 ? (behind < 0 ? 0 : behind) : (ahead < 0 ? this.#hits.length - 1 : ahead);
    this.go(this.#hits[to]);
    return to + 1;
  }

  #search() {
    const query = this.#query;
    this.#hits = query ? this.#rows.flatMap((row, at) => (row.text.toLowerCase().includes(query) ? [at] : [])) : [];
  }

  #draw() {
    const first = Math.max(0, Math.floor(this.element.scrollTop / HEIGHT) - SPARE);
    const seen = Math.ceil(this.element.clientHeight / HEIGHT) + 2 * SPARE;
    const last = Math.min(this.#rows.length, first + seen);
    const key = `${first}:${last}:${this.#at}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    const made = [];
    for (let at = first; at < last; at += 1) made.push(this.#row(at));
    this.space.replaceChildren(...made);
    this.element.setAttribute("aria-activedescendant", this.#rows.length ? `${this.id}-${this.#at}` : "");
  }

  #row(at) {
    const row = this.#rows[at];
    const made = el("div", {
      class: `row ${row.kind ?? ""}${this.#marked.has(at) ? " origin" : ""}`, id: `${this.id}-${at}`,
      role: "option", "aria-selected": String(at === this.#at),
      "aria-posinset": String(at + 1), "aria-setsize": String(this.#rows.length),
    });
    made.style.top = `${at * HEIGHT}px`;
    made.append(el("span", { class: "number" }, String(row.number ?? "")));
    if (row.sign !== undefined || row.old !== undefined) made.append(el("span", { class: "sign" }, row.sign ?? " "));
    made.append(...this.#text(row));
    if (row.note) made.append(el("span", { class: "note" }, row.note));
    return made;
  }

  #text(row) {
    const { text } = row;
    if (this.#query && text.toLowerCase().includes(this.#query)) return marked(text, this.#query);
    if (!row.strong) return [text];
    const [from, to] = row.strong;
    return [text.slice(0, from), el("b", {}, text.slice(from, to)), text.slice(to)];
  }

  #click(event) {
    const row = event.target.closest(".row");
    if (!row || String(getSelection())) return;
    this.go(Number(row.id.slice(this.id.length + 1)));
    this.chosen(this.#rows[this.#at]);
  }

  #key(event) {
    const page = Math.max(1, Math.floor(this.element.clientHeight / HEIGHT) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (event.key === "Enter" && this.#rows.length) this.chosen(this.#rows[this.#at]);
    else if (event.key in steps && !event.altKey && !event.metaKey) {
      const to = this.#at + steps[event.key];
      this.go(Math.max(0, Math.min(this.#rows.length - 1, to)));
    } else return;
    event.preventDefault();
  }
}

function marked(text, query) {
  const parts = [];
  const low = text.toLowerCase();
  let from = 0;
  for (let at = low.indexOf(query); at >= 0; at = low.indexOf(query, from)) {
    parts.push(text.slice(from, at), el("mark", {}, text.slice(at, at + query.length)));
    from = at + query.length;
  }
  parts.push(text.slice(from));
  return parts;
}
