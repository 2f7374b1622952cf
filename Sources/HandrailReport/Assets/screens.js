// The list of screens, and one screen: its picture, what is heard, the orders, the tree, the findings, the ways.
const screenLine = (screen) => h("li", {}, drawnLater(screen),
  h("a", { href: `#/screen/${screen.number}` }, named(say(screen.label))),
  h("div", { class: "soft" }, `${say(screen.kind)} · ${word("stops", screen.stops.length)} · `
    + `${word("foundCount", screen.found.length)} · `, placeText(screen.place)));

const screensPage = () => {
  if (!screens.length) return h("p", {}, word("noScreens"));
  const part = (name, some) => some.length
    ? [h("h3", {}, `${word(name)} (${some.length})`), h("ul", { class: "cards" }, some.map(screenLine))] : null;
  return [part("wholeScreens", screens.filter((screen) => screen.whole)),
    part("pieces", screens.filter((screen) => !screen.whole))];
};

// The order in which a feature comes to the stops, with what is told of each.
const orders = {
  voiceOver: (screen) => screen.stops.map((it) => ({ stop: it.number, text: it.number, words: say(it.speech) })),
  switchControl: (screen) => screen.stops.filter((it) => it.way)
    .map((it) => ({ stop: it.number, text: say(it.way), words: `${say(it.speech)} — ${say(it.menu)}` }))
    .sort((a, b) => a.text.localeCompare(b.text, undefined, { numeric: true })),
  keyboard: (screen) => screen.stops.filter((it) => it.tabs >= 0)
    .sort((a, b) => a.tabs - b.tabs || a.arrows - b.arrows)
    .map((it, index) => ({ stop: it.number, text: index + 1,
      words: `${word("tabs", it.tabs)}${it.arrows ? ` ↓${it.arrows}` : ""}: ${say(it.speech)} — ${say(it.keys)}` })),
  voiceControl: (screen) => screen.stops.filter((it) => it.voice)
    .map((it) => ({ stop: it.number, text: it.number, words: say(it.voice) })),
};

const treePart = (screen, marked) => h("ul", { class: "tree" }, screen.elements.map((row, index) => {
  const it = elementOf(row);
  if (it.exposure === 2) return null;
  const level = `d${Math.min(it.depth, 7)}${marked.has(index) ? " here" : ""}`;
  if (it.exposure === 3) return h("li", { class: level }, h("em", {}, it.condition ? say(it.condition)
    : word("otherwise")));
  const details = [["value", it.value], ["hint", it.hint], ["sometimes", it.possible], ["actions", it.actions]]
    .filter(([, text]) => text).map(([name, text]) => h("div", { class: "soft" }, `${word(name)}: `,
      quoted(say(text))));
  return h("li", { class: level }, h("strong", {}, it.names ? quoted(say(it.names))
    : it.exposure === 1 ? word("container") : word("noName")),
  it.exposure === 1 && it.names ? ` · ${word("container")}` : null, it.traits ? ` · ${say(it.traits)}` : null,
  " ", h("span", { class: "soft" }, h("code", {}, it.kind), " ", placeText(it.place)), details);
}));

const wayLine = ([target, manner, at, element, elsewhere], screen, link) => {
  const stop = screen.stops.find((it) => it.element === element);
  return h("li", {}, stop ? [quoted(say(stop.speech)), " → "] : null,
    target >= 0 ? h("a", { href: link(target) }, named(say(screens[target].label))) : quoted(say(elsewhere)),
    ` (${say(manner)}) `, placeText(at));
};

const screenPage = (screen, chosen) => {
  let order = "voiceOver";
  let current = screen.stops[(chosen || 1) - 1] || screen.stops[0];
  const figure = h("div", {});
  const here = h("div", {});
  const path = h("div", {});
  const look = () => {
    const steps = orders[order](screen);
    figure.replaceChildren(seePart(look, screen), pictureOf(screen,
      { stop: current?.number, order: order === "voiceOver" ? null : steps }));
    path.replaceChildren(...order === "voiceOver" ? [] : [
      h("ol", {}, steps.map((it) => h("li", {}, quoted(it.words)))),
      h("p", { class: "soft" }, word("passedBy", screen.stops.length - steps.length)),
      h("ul", {}, screen.stops.filter((it) => it.answer !== 0 && !steps.some((one) => one.stop === it.number))
        .slice(0, 50).map((it) => h("li", {}, quoted(say(it.speech)), ` — ${say(it.reason)}`)))]);
  };
  const listen = listenPart(screen, chosen, (stop) => {
    current = stop;
    const some = screen.found.filter((it) => it.element === stop.element).map((it) => it.finding);
    here.replaceChildren(...some.length ? [findingList(some)] : []);
    look();
  });
  if (!screen.stops.length) look();
  const marked = new Set(screen.found.map((it) => it.element));
  const parents = screens.flatMap((from) => from.ways.filter((way) => way[0] === screen.number)
    .map((way) => [from, way]));
  return [
    h("p", { class: "soft" }, `${say(screen.kind)} · ${word("stops", screen.stops.length)} · `,
      placeText(screen.place)),
    h("div", { class: "halves" }, figure, h("div", {},
      h("h3", {}, word("listen")), listen.element, here,
      screen.stops.length ? [h("fieldset", {}, h("legend", {}, word("order")), Object.keys(orders).map((name) =>
        h("label", { class: "choice" }, h("input", { type: "radio", name: "order", value: name,
          checked: name === order, onchange: () => {
            order = name;
            look();
          } }), word(name)))), path] : null,
      h("h3", {}, `${word("findingsHere")} (${screen.found.length})`),
      screen.found.length ? findingList([...new Set(screen.found.map((it) => it.finding))]) : h("p", {}, "–"),
      h("h3", {}, word("ways")), screen.ways.length
        ? h("ul", {}, screen.ways.map((way) => wayLine(way, screen, (target) => `#/screen/${target}`)))
        : h("p", {}, word("nowhere")),
      parents.length ? [h("h3", {}, word("waysTo")), h("ul", {}, parents.map(([from, way]) => h("li", {},
        h("a", { href: `#/screen/${from.number}` }, named(say(from.label))), ` (${say(way[1])}) `,
        placeText(way[2]))))] : null)),
    h("details", {}, h("summary", {}, h("h3", { class: "inline" }, word("tree"))), treePart(screen, marked)),
  ];
};
