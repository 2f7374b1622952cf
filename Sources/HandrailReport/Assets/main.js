// Which page is shown, in which language.
const pages = ["summary", "findings", "screens", "map", "palette", "checklist", "coverage"];
const pageOf = {
  summary: summaryPage, findings: findingsPage, screens: screensPage, map: mapPage, palette: palettePage,
  checklist: checklistPage, coverage: coveragePage,
};

const route = () => {
  const [, name, ...parts] = location.hash.split("/");
  const numbers = parts.map(Number);
  if (name === "finding" && findings[numbers[0]]) {
    const finding = findings[numbers[0]];
    return { page: "findings", title: say(finding.message), body: () => findingPage(finding) };
  }
  if (name === "screen" && screens[numbers[0]]) {
    const screen = screens[numbers[0]];
    return { page: "screens", title: say(screen.label), body: () => screenPage(screen, numbers[1]) };
  }
  const page = pages.includes(name) ? name : "summary";
  return { page, title: word(page), body: () => pageOf[page](...parts) };
};

const render = (staysPut) => {
  hush();
  const { page, title, body } = route();
  document.documentElement.lang = language;
  document.title = `${title} · ${word("report", data.name)}`;
  const heading = h("h2", { tabindex: "-1", id: "title" }, named(title));
  const choose = (code, name) => h("button", { type: "button", lang: code, id: `language-${code}`,
    "aria-pressed": language === code ? "true" : "false", onclick: () => {
      language = code;
      render(true);
      document.getElementById(`language-${code}`).focus();
    } }, name);
  document.body.replaceChildren(
    h("a", { class: "skip", href: "#title", onclick: (event) => {
      event.preventDefault();
      heading.focus();
    } }, word("skip")),
    h("header", {}, h("h1", {}, word("report", data.name)),
      h("div", { class: "languages", role: "group", "aria-label": word("languages") },
        choose("en", "English"), " ", choose("ko", "한국어"))),
    h("nav", { class: "pages", "aria-label": word("pages") }, h("ul", {}, pages.map((name) => h("li", {},
      h("a", { href: `#/${name}`, "aria-current": name === page ? "page" : null }, word(name)))))),
    h("main", {}, heading, body()),
    h("footer", {}, word("written", data.version)));
  if (staysPut) return;
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
};

const start = () => {
  render(true);
  window.addEventListener("hashchange", () => render(false));
};
