// A trace: programs between passes, which line became which, and where each is from.

export class Trace {
  #children = new Map();
  #ptxOf = null;

  constructor(data) {
    this.data = data;
    this.steps = data.steps;
    this.ptx = data.ptx ? data.ptx.replace(/\n$/, "").split("\n") : [];
  }

  // The step behind a pass is its number from 1; 0 is the program as it was read.
  get last() {
    return this.steps.length;
  }

  // A pass with its place among those of that name, as the command line has it: promote#2.
  selectorOf(step) {
    if (step < 1 || step > this.last) return "";
    const { name, kernel } = this.steps[step - 1];
    const ahead = this.steps.slice(0, step).filter((each) => each.name === name && each.kernel === kernel);
    return `${kernel} ${name}#${ahead.length}`;
  }

  stepOfSelector(selector) {
    return this.steps.findIndex((_, at) => this.selectorOf(at + 1) === selector) + 1;
  }

  snapshotOf(step) {
    if (!this.data.snapshots.length) return -1;
    return step === 0 ? 0 : this.steps[step - 1].after;
  }

  lines(snapshot) {
    const found = this.data.snapshots[snapshot];
    return found ? found.lines.map((at) => this.data.texts[at]) : [];
  }

  line(snapshot, line) {
    return this.data.texts[this.data.snapshots[snapshot].lines[line]];
  }

  ownerOf(snapshot, line) {
    return this.data.snapshots[snapshot].owners[line];
  }

  startOf(snapshot, op) {
    return this.data.snapshots[snapshot].starts[op];
  }

  // The first step whose program a snapshot is.
  stepOf(snapshot) {
    return this.steps.findIndex((each) => each.after === snapshot) + 1;
  }

  titleOf(snapshot) {
    const step = this.steps.find((each) => each.after === snapshot);
    if (!step) return this.data.snapshots[snapshot].parent < 0 ? "the program" : "the kernel";
    return `${this.stepOf(snapshot)} ${step.name}${step.kernel ? ` of ${step.kernel}` : ""}`;
  }

  // From an op back to the program: [snapshot, op] each; `lost` where nobody recorded more.
  ancestors(snapshot, op) {
    const found = [];
    let lost = false;
    for (;;) {
      const { parent, origins } = this.data.snapshots[snapshot];
      if (parent < 0) break;
      const origin = origins[op];
      if (origin < 0) {
        lost = true;
        break;
      }
      [snapshot, op] = [parent, origin];
      found.push([snapshot, op]);
    }
    return { found, lost };
  }

  placeOf(snapshot, op) {
    const { places } = this.data.snapshots[snapshot];
    return places[op] || "";
  }

  #made(snapshot) {
    let found = this.#children.get(snapshot);
    if (!found) {
      found = [];
      this.data.snapshots.forEach((each, number) => {
        if (each.parent === snapshot) {
          each.origins.forEach((origin, op) => {
            if (origin >= 0) (found[origin] ??= []).push([number, op]);
          });
        }
      });
      this.#children.set(snapshot, found);
    }
    return found;
  }

  // What ops became, one list of [snapshot, op] for each later program.
  descendants(snapshot, ops) {
    const levels = [];
    let here = ops.map((op) => [snapshot, op]);
    for (;;) {
      const next = here.flatMap(([at, op]) => this.#made(at)[op] ?? []);
      if (!next.length) break;
      levels.push(next);
      here = next;
    }
    return levels;
  }

  // The lines of PTX of an op of a last program.
  ptxOf(snapshot, op) {
    if (!this.#ptxOf) {
      this.#ptxOf = new Map();
      (this.data.ptxFrom ?? []).forEach((from, line) => {
        if (!from) return;
        const key = `${from[0]}:${from[1]}`;
        if (!this.#ptxOf.has(key)) this.#ptxOf.set(key, []);
        this.#ptxOf.get(key).push(line);
      });
    }
    return this.#ptxOf.get(`${snapshot}:${op}`) ?? [];
  }

  // All lines of PTX that come of an op.
  ptxBehind(snapshot, op) {
    const last = [[snapshot, op], ...this.descendants(snapshot, [op]).flat()];
    return last.flatMap(([at, each]) => this.ptxOf(at, each)).sort((a, b) => a - b);
  }
}
