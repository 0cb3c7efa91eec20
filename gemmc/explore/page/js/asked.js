// What a pane asks for: a pipeline, its text where that was edited, and changes to its options.

import { el, labelled } from "gemmc/dom.js";

export class Asking {
  #pipelines = [];

  constructor(changed) {
    this.name = el("select", { "aria-label": "Pipeline", on: { change: () => this.#named(changed) } });
    this.changes = el("input", { type: "text", placeholder: "multi-buffer.stages=3", spellcheck: false, "aria-label": "Changes to the pipeline's options", on: { input: changed } });
    this.text = el("textarea", { class: "pipeline", spellcheck: false, "aria-label": "The pipeline's text", on: { input: changed } });
    this.element = el("header", {}, this.name, this.changes);
    this.editor = labelled("Pipeline, one pass a line", this.text);
  }

  offer(pipelines, first) {
    this.#pipelines = pipelines;
    this.name.replaceChildren(...pipelines.map(({ name, title }) => el("option", { value: name, title }, name)));
    this.pick(pipelines.some(({ name }) => name === first) ? first : pipelines[0].name);
  }

  pick(name) {
    this.name.value = name;
    this.text.value = this.#textOf(name);
  }

  #textOf(name) {
    return this.#pipelines.find((each) => each.name === name)?.text ?? "";
  }

  #named(changed) {
    this.text.value = this.#textOf(this.name.value);
    changed();
  }

  get state() {
    const edited = this.text.value.trim() !== this.#textOf(this.name.value).trim();
    return { pipeline: this.name.value, changes: this.changes.value.trim(), text: edited ? this.text.value : "" };
  }

  set state({ pipeline, changes = "", text = "" }) {
    if (pipeline) this.pick(pipeline);
    this.changes.value = changes;
    if (text) this.text.value = text;
  }

  get request() {
    const { pipeline, changes, text } = this.state;
    return { pipeline, text, changes: changes.split(/\s+(?=[\w#[\]-]+[.@])|;\s*/).filter(Boolean) };
  }
}
