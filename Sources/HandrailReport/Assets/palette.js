// The colors of the app: how they look, to whom, and where they are used.
// What lets the ground through lies on white and on gray, so that it can be seen how much. Behind the value of a color
// may stand its opacity in words, which no attribute understands.
const swatch = (color, name, opacity) => h("li", {},
  drawn("svg", { viewBox: "0 0 72 48", role: "img", "aria-label": `${name}: ${color}` },
    drawn("rect", { width: 36, height: 48, fill: "#FFFFFF" }),
    drawn("rect", { x: 36, width: 36, height: 48, fill: "#6E6E73" }),
    drawn("rect", { width: 72, height: 48, fill: color.slice(0, 7), "fill-opacity": opacity / 100 })),
  h("div", {}, h("code", {}, color)), h("div", { class: "soft" }, name));

const palettePage = () => data.palette.length ? [h("p", {}, word("paletteAbout")),
  // What no screen shows comes last.
  [...data.palette].sort((a, b) => Math.sign(b[4]) - Math.sign(a[4])).map(([name, looks, contrast, places, count]) => [
    h("h3", {}, quoted(say(name))),
    contrast ? h("p", {}, word("lowestContrast", (contrast / 100).toFixed(2))) : null,
    looks.map(([appearance, color, opacity, visions]) => [
      say(appearance) ? h("h4", {}, say(appearance)) : null,
      h("ul", { class: "swatches" }, swatch(color, word("plainSight"), opacity),
        visions.map((seenColor, index) => swatch(seenColor, say(data.visions[index][0]), opacity)))]),
    count ? h("details", {}, h("summary", {}, word("usedAt", count)),
      h("ul", {}, places.map((at) => h("li", {}, placeText(at)))), count > places.length ? h("p", {}, "…") : null)
      : h("p", { class: "soft" }, word("unused")),
  ])] : h("p", {}, word("noColor"));
