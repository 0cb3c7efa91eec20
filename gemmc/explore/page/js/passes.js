// The list of passes, with what each changed.

import { el } from "gemmc/dom.js";

export class Passes {
  #trace = null;
  #step = 0;

  constructor(chosen) {
    this.chosen = chosen;
    this.hidden = el("input", { type: "checkbox", on: { change: () => this.#draw() } });
    this.list = el("ol", {
      role: "listbox", tabIndex: 0, "aria-label": "Passes",
      on: { click: (event) => this.#click(event), keydown: (event) => this.#key(event) },
    });
    this.element = el("div", { class: "passes" }, el("label", {}, this.hidden, " only passes that change something"), this.list);
  }

  show(trace, step) {
    this.#trace = trace;
    this.#step = step;
    this.#draw();
  }

  #shown() {
    const { steps } = this.#trace;
    const all = steps.map((_, at) => at + 1).filter((at) => !this.hidden.checked || steps[at - 1].changed || at === this.#step);
    return [0, ...all];
  }

  #draw() {
    if (!this.#trace) return;
    const items = [];
    let kernel = "";
    for (const step of this.#shown()) {
      const found = this.#trace.steps[step - 1];
      if (found && found.kernel !== kernel) {
        kernel = found.kernel;
        items.push(el("li", { class: "kernel", role: "presentation" }, `kernel ${kernel}`));
      }
      items.push(this.#item(step, found));
    }
    if (this.#trace.data.error) {
      items.push(el("li", { class: "refused", role: "presentation" }, el("span", { class: "name" }, "refused: see above")));
    }
    this.list.replaceChildren(...items);
    const chosen = this.list.querySelector('[aria-selected="true"]');
    this.list.setAttribute("aria-activedescendant", chosen ? chosen.id : "");
    if (chosen) chosen.scrollIntoView({ block: "nearest" });
  }

  #item(step, found) {
    const name = found ? found.name : "the program";
    const made = el("li", {
      id: `${this.#id}-${step}`, role: "option", "aria-selected": String(step === this.#step),
      class: found && !found.changed ? "same" : "", "data-step": String(step), title: found ? `${found.pass} ${found.place}` : "",
    });
    made.append(el("span", { class: "number" }, String(step)), el("span", { class: "name" }, name));
    made.append(el("span", { class: "count" }, counts(found)));
    return made;
  }

  #id = `passes${Math.floor(performance.now() * 1000)}`;

  #choose(step) {
    this.#step = step;
    this.#draw();
    this.chosen(step);
  }

  #click(event) {
    const item = event.target.closest("[data-step]");
    if (item) this.#choose(Number(item.dataset.step));
  }

  #key(event) {
    const shown = this.#shown();
    const at = shown.indexOf(this.#step);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < shown.length) this.#choose(shown[to]);
  }
}

function counts(found) {
  if (!found) return "";
  if (!found.changed) return "no change";
  const parts = [["+", found.added], ["−", found.removed], ["~", found.edited], ["↷", found.moved.length]];
  return parts.filter(([, number]) => number).map(([sign, number]) => `${sign}${number}`).join(" ");
}
