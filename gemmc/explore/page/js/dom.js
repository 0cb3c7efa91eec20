// Elements. Whatever is shown goes through text nodes, so that names in a program stay text.

export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "class") made.className = value;
    else if (name === "on") for (const [event, act] of Object.entries(value)) made.addEventListener(event, act);
    else if (name.startsWith("aria-") || name === "role" || name === "for" || name.startsWith("data-")) {
      made.setAttribute(name, value);
    } else made[name] = value;
  }
  made.append(...children.filter((each) => each !== null && each !== undefined));
  return made;
}

export const byId = (id) => document.getElementById(id);

// A picture as an image: nothing in it can run, and its own names stay inside of it.
export function picture(svg, label) {
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  return el("img", { src: source, alt: label });
}

export function labelled(text, control) {
  return el("label", {}, text, control);
}
