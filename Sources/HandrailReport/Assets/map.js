// The map of screens, to be walked: an action is chosen, and the screen that it brings up opens.
const mapPage = (...steps) => {
  const walked = steps.map(Number).filter((number) => screens[number]);
  const linkFrom = (list) => (target) => `#/map/${[...list, target].join("/")}`;
  if (!walked.length) {
    const opened = new Set(screens.flatMap((screen) => screen.ways.map((way) => way[0])));
    const starts = screens.filter((screen) => screen.whole && !opened.has(screen.number));
    // Where most ways begin, most people do.
    const first = (starts.length ? starts : screens.filter((screen) => screen.whole))
      .sort((a, b) => b.ways.length - a.ways.length);
    return [h("p", {}, word("walk")), h("h3", {}, word("starts")),
      first.length ? h("ul", { class: "list" }, first.map((screen) => h("li", {},
        h("a", { href: linkFrom([])(screen.number) }, named(say(screen.label))),
        h("div", { class: "soft" }, `${say(screen.kind)} · ${word("ways")}: ${screen.ways.length}`))))
        : h("p", {}, word("noScreens"))];
  }
  const screen = screens[walked[walked.length - 1]];
  return [
    h("nav", { "aria-label": word("walked") }, h("ol", {}, walked.map((number, index) => h("li", {},
      index === walked.length - 1 ? h("span", { "aria-current": "location" }, named(say(screens[number].label)))
        : h("a", { href: `#/map/${walked.slice(0, index + 1).join("/")}` }, named(say(screens[number].label))))))),
    h("p", { class: "row" }, h("a", { href: "#/map" }, word("startHere")),
      h("a", { href: `#/screen/${screen.number}` }, word("open"))),
    h("div", { class: "halves" }, pictureOf(screen), h("div", {}, h("h3", {}, named(say(screen.label))),
      h("p", { class: "soft" }, say(screen.kind)), h("h3", {}, word("ways")),
      screen.ways.length ? h("ul", {}, screen.ways.map((way) => wayLine(way, screen, linkFrom(walked))))
        : h("p", {}, word("nowhere")))),
  ];
};
