// The first page: what was found, what was examined, what was not.
const number = (count, name) => count > 0 ? h("li", {}, h("strong", {}, count.toLocaleString()), word(name)) : null;

const leftOut = () => {
  const it = data.summary;
  const opaque = screens.filter((screen) => screen.opaque > 0);
  const blank = screens.filter((screen) => screen.elements.length === 0);
  const partly = it.notes.filter(([path]) => path);
  const reasons = new Map();
  for (const row of it.tallies) {
    for (const [reason, count] of row[5]) reasons.set(reason, (reasons.get(reason) || 0) + count);
  }
  const sum = [...reasons.values()].reduce((all, count) => all + count, 0);
  const list = [
    it.troubledFiles > 0 && h("li", {}, word("troubled", it.troubledFiles)),
    opaque.length > 0
      && h("li", {}, word("opaque", opaque.reduce((all, screen) => all + screen.opaque, 0), opaque.length)),
    blank.length > 0 && h("li", {}, word("empty", blank.length)),
    it.notes.filter(([path]) => !path).map(([, text]) => h("li", {}, say(text))),
    partly.length > 0 && h("li", {}, h("details", {}, h("summary", {}, word("partly", partly.length)),
      h("ul", {}, partly.slice(0, 500).map(([path, text]) =>
        h("li", {}, h("code", {}, say(path)), " ", say(text)))))),
    sum > 0 && h("li", {}, h("details", {}, h("summary", {}, word("untold", sum)),
      h("ul", {}, [...reasons].sort((a, b) => b[1] - a[1])
        .map(([reason, count]) => h("li", {}, `${say(reason)} (${word("times", count)})`))))),
  ].flat().filter(Boolean);
  return list.length ? h("ul", {}, list) : h("p", {}, word("nothingLeft"));
};

const summaryPage = () => {
  const it = data.summary;
  const wrong = findings.filter((finding) => !finding.review).length;
  const worst = screens.map((screen) => [screen, screen.found.filter((found) => !found.finding.review).length])
    .filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1]).slice(0, 8);
  return [
    h("ul", { class: "numbers" }, h("li", {}, h("strong", {}, wrong.toLocaleString()), word("violations")),
      h("li", {}, h("strong", {}, (findings.length - wrong).toLocaleString()), word("reviews")),
      number(screens.length, "screenCount"), number(it.elements, "elements")),
    trendPart(),
    findings.length
      ? [h("h3", {}, word("worst")), findingList(findings.slice(0, 5)),
        h("p", {}, h("a", { href: "#/findings" }, word("allFindings", findings.length)))]
      : h("p", {}, screens.length ? word("noFinding") : word("noScreens")),
    worst.length ? [h("h3", {}, word("worstScreens")), h("ul", {}, worst.map(([screen, count]) => h("li", {},
      h("a", { href: `#/screen/${screen.number}` }, named(say(screen.label))), ` · ${word("violationCount", count)}`)))] : null,
    h("h3", {}, word("examined")),
    h("ul", { class: "numbers" }, ["files", "interfaceFiles", "captures", "targets"]
      .map((name) => number(it[name], name))),
    it.views > 0 ? h("p", {}, word("met", it.viewsMet, it.views)) : null,
    h("h3", {}, word("notExamined")), leftOut(), h("p", {}, word("sourceOnly")),
  ];
};
