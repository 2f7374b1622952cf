// How a picture is seen: with another color vision, or inverted. The matrices are those that Handrail judges by.
const sights = [
  { name: () => word("plainSight"), values: null },
  ...data.visions.map(([name, matrix]) => ({ name: () => say(name), light: "linearRGB",
    values: matrix.map((value) => value / 1000000) })),
  { name: () => word("faded"), light: "sRGB", values: [0.5, 0, 0, 0, 0.5, 0, 0, 0, 0.5], offset: 0.25 },
  { name: () => word("inverted"), light: "sRGB", values: [-1, 0, 0, 0, -1, 0, 0, 0, -1], offset: 1 },
];
let sight = 0;

const filterOf = () => {
  const { values, light, offset } = sights[sight];
  if (!values) return null;
  const rowsOf = [0, 3, 6].map((start) => [...values.slice(start, start + 3), 0, offset || 0].join(" "));
  return drawn("defs", {}, drawn("filter", { id: "sight", "color-interpolation-filters": light, x: "0", y: "0",
    width: "100%", height: "100%" }, drawn("feColorMatrix", { type: "matrix",
    values: `${rowsOf.join(" ")} 0 0 0 1 0` })));
};
const filterAddress = () => sights[sight].values ? "url(#sight)" : null;

// The choice above a picture; `changed` draws the picture anew.
const seePart = (changed, screen) => h("div", { class: "row" }, h("label", {}, word("see"),
  h("select", { id: "sight-choice", onchange: (event) => {
    sight = Number(event.target.value);
    changed();
    document.getElementById("sight-choice")?.focus();
  } }, sights.map((it, index) => option(String(index), it.name(), String(sight))))),
screen.picture.length ? h("label", { class: "choice" }, h("input", { type: "checkbox", id: "as-drawing",
  checked: drawsAll, onchange: (event) => {
    drawsAll = event.target.checked;
    changed();
    document.getElementById("as-drawing")?.focus();
  } }), word("asDrawing")) : null);
