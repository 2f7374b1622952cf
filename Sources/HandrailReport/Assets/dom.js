// Elements with attributes and children. Texts become text nodes and nothing else: no markup comes from a project.
const fill = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
};
const h = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
const drawn = (tag, attributes, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

// What a project says stands apart from the direction of what is around it.
const quoted = (text) => h("bdi", {}, text);

// Names that may be broken where a word of them begins, as those of types and files are too long for a narrow window;
// short ones such as iPad stay whole.
const breakable = (text) => text.split(/(\s+)/).map((name) => name.length < 14 ? name
  : name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[/#])/u)
    .map((part, index) => index ? [document.createElement("wbr"), part] : part));
const named = (text) => h("bdi", {}, breakable(text));

const placeText = (list) => {
  const it = place(list);
  return it ? h("code", {}, breakable(`${it.file}:${it.line}`)) : null;
};

const tags = (finding) => [
  h("span", { class: `tag impact${finding.impact}` }, word("impacts")[finding.impact]),
  finding.review ? h("span", { class: "tag review" }, word("review")) : null,
];

const fact = (name, ...value) => [h("dt", {}, name), h("dd", {}, ...value)];

const option = (value, text, chosen) => h("option", { value, selected: value === chosen }, text);

// A file that the browser saves.
const save = (name, type, text) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = h("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
