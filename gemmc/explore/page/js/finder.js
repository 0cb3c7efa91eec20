// The search line above a text.

import { el } from "gemmc/dom.js";

export class Finder {
  constructor(code) {
    this.code = code;
    this.input = el("input", {
      type: "search", placeholder: "find", "aria-label": "Find in this text",
      on: { input: () => this.search(), keydown: (event) => this.#key(event) },
    });
    this.count = el("span", { class: "quiet", role: "status" });
    const step = (by, text, label) => el("button", { type: "button", "aria-label": label, on: { click: () => this.#step(by) } }, text);
    const copy = el("button", { type: "button", on: { click: () => this.#copy() } }, "Copy text");
    this.element = el("div", { class: "find" }, this.input, step(-1, "↑", "Previous"), step(1, "↓", "Next"), this.count, copy);
  }

  search() {
    const found = this.code.find(this.input.value);
    this.count.textContent = this.input.value ? `${found} found` : `${this.code.rows.length} lines`;
    if (found) this.#step(1);
  }

  refresh() {
    const found = this.code.find(this.input.value);
    this.count.textContent = this.input.value ? `${found} found` : `${this.code.rows.length} lines`;
  }

  #step(by) {
    const at = this.code.next(by);
    if (at) this.count.textContent = `${at} of ${this.code.find(this.input.value)}`;
  }

  #copy() {
    navigator.clipboard.writeText(this.code.rows.map((row) => row.text).join("\n"));
  }

  #key(event) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    this.#step(event.shiftKey ? -1 : 1);
  }
}
