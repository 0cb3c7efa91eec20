// A step as rows: lines that stayed, came, went, were edited or moved, by the engine's pairs.

const plain = (text) => text.replace(/%\d+\b/g, "%");

export function programRows(trace, snapshot) {
  return trace.lines(snapshot).map((text, line) => ({ kind: "", text, snapshot, line, number: line + 1 }));
}

export function changeRows(trace, number) {
  const step = trace.steps[number - 1];
  if (!step || !step.changed) return [];
  const before = trace.lines(step.before);
  const after = trace.lines(step.after);
  const moved = new Set(step.moved);
  const now = new Map();
  step.pairs.forEach((was, line) => was >= 0 && now.set(was, line));
  const rows = [];
  let old = 0;
  const leave = (end) => {
    for (; old < end; old += 1) {
      const to = now.get(old);
      const row = { text: before[old], snapshot: step.before, line: old, old: old + 1 };
      if (to === undefined) rows.push({ ...row, kind: "removed", sign: "−" });
      else rows.push({ ...row, kind: "left", sign: "↷", note: `moved to line ${to + 1}` });
    }
  };
  after.forEach((text, line) => {
    const was = step.pairs[line];
    const row = { text, snapshot: step.after, line, number: line + 1, sign: " " };
    if (was < 0) return rows.push({ ...row, kind: "added", sign: "+" });
    if (moved.has(line)) {
      return rows.push({ ...row, kind: "moved", sign: "↷", note: `from line ${was + 1} before` });
    }
    leave(was);
    old = was + 1;
    if (before[was] === text) return rows.push({ ...row, kind: "" });
    if (plain(before[was]).trim() === plain(text).trim()) return rows.push({ ...row, kind: "" });
    const parts = differing(before[was], text);
    rows.push({ text: before[was], snapshot: step.before, line: was, old: was + 1, kind: "was", sign: "−", strong: parts[0] });
    return rows.push({ ...row, kind: "now", sign: "+", strong: parts[1] });
  });
  leave(before.length);
  return rows;
}

// Rows that changed, with a few of those around them.
export function nearChanges(rows, around = 3) {
  const keep = new Array(rows.length).fill(false);
  rows.forEach((row, at) => {
    if (!row.kind) return;
    for (let near = Math.max(0, at - around); near <= Math.min(rows.length - 1, at + around); near += 1) keep[near] = true;
  });
  const found = [];
  rows.forEach((row, at) => {
    if (keep[at]) found.push(row);
    else if (at && keep[at - 1]) found.push({ kind: "gap", text: "⋯", line: -1, sign: " " });
  });
  return found;
}

// Where two texts differ: from and to of each.
function differing(a, b) {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return [[head, a.length - tail], [head, b.length - tail]];
}
