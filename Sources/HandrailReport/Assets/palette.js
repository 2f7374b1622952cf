// The colors of the app: how they look, to whom, and where they are used.
const swatch = (color, name) => h("li", {},
  drawn("svg", { viewBox: "0 0 72 48", role: "img", "aria-label": `${name}: ${color}` },
    drawn("rect", { width: 72, height: 48, fill: color })), h("div", {}, h("code", {}, color)),
  h("div", { class: "soft" }, name));

const palettePage = () => data.palette.length ? [h("p", {}, word("paletteAbout")),
  data.palette.map(([name, looks, contrast, places, count]) => [
    h("h3", {}, quoted(say(name))),
    contrast ? h("p", {}, word("lowestContrast", (contrast / 100).toFixed(2))) : null,
    looks.map(([appearance, color, opacity, visions]) => [
      appearance || opacity < 100 ? h("h4", {}, say(appearance), opacity < 100 ? ` ${opacity} %` : "") : null,
      h("ul", { class: "swatches" }, swatch(color, word("plainSight")),
        visions.map((seenColor, index) => swatch(seenColor, say(data.visions[index][0]))))]),
    count ? h("details", {}, h("summary", {}, word("usedAt", count)),
      h("ul", {}, places.map((at) => h("li", {}, placeText(at)))), count > places.length ? h("p", {}, "…") : null)
      : h("p", { class: "soft" }, word("unused")),
  ])] : h("p", {}, word("noColor"));
