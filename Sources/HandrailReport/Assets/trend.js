// What became of an earlier state: how much is gone, new and the same, by impact and by rule.
const ruleOf = (rule) => typeof rule === "number" ? data.rules[rule] : [rule, 0, 0];

// A list of findings that only one of both states has.
const trendList = (name, rows, count) => count ? h("details", {}, h("summary", {}, `${word(name)} (${count})`),
  h("ul", { class: "list" }, rows.map(([rule, review, impact, message, file, line]) => h("li", {},
    tags({ review, impact }), quoted(say(message)),
    h("div", { class: "soft" }, h("code", {}, `${say(file)}:${line}`), " · ",
      ruleOf(rule)[1] ? say(ruleOf(rule)[1]) : ruleOf(rule)[0])))),
  count > rows.length ? h("p", {}, "…") : null) : null;

const trendTable = (caption, rows) => rows.length ? h("table", {}, h("caption", {}, word(caption)),
  h("thead", {}, h("tr", {}, [word(caption === "byRule" ? "rule" : "impact"), word("gone"), word("new")]
    .map((text) => h("th", { scope: "col" }, text)))),
  h("tbody", {}, rows.map(([name, gone, added]) => h("tr", {}, h("th", { scope: "row" }, name),
    h("td", {}, gone.toLocaleString()), h("td", {}, added.toLocaleString()))))) : null;

const trendPart = () => {
  const it = data.trend;
  if (!it.counts) return null;
  const [gone, added, same] = it.counts;
  const verdict = gone > added ? "better" : gone < added ? "worse" : gone ? "mixed" : "unchanged";
  return [h("h3", {}, word("since", say(it.since))), h("p", {}, h("strong", {}, word(verdict)), " ",
    word("trend", gone, added, same)),
  trendTable("byImpact", it.impacts.map(([impact, ...counts]) => [word("impacts")[impact], ...counts])),
  trendTable("byRule", it.rules.slice(0, 30).map(([rule, ...counts]) =>
    [ruleOf(rule)[1] ? say(ruleOf(rule)[1]) : ruleOf(rule)[0], ...counts])),
  trendList("newFindings", it.new, added), trendList("goneFindings", it.gone, gone)];
};
