// The list of findings with its filters, and one finding.
const filters = { impact: "", area: "", screen: "", state: "", kind: "", text: "" };
let listed = 100;

const passes = (finding) =>
  (filters.impact === "" || finding.impact === Number(filters.impact))
  && (filters.area === "" || finding.areas.includes(filters.area))
  && (filters.screen === "" || finding.met.some(({ screen }) => screen === Number(filters.screen)))
  && (filters.state === "" || (filters.state === "always" ? finding.states.length === 0
    : finding.states.includes(filters.state)))
  && (filters.kind === "" || (filters.kind === "review") === finding.review)
  && (filters.text === "" || [say(finding.message), finding.rule.id, say(finding.place[0])]
    .some((text) => text.toLowerCase().includes(filters.text.toLowerCase())));

// Settings and conditions of a finding, by the numbers of their texts.
for (const finding of findings) {
  finding.states = [...(finding.setting ? [finding.setting] : []), ...statesOf(finding)].map(String);
}
const stateName = (state) => say(Number(state)).slice(0, 80);

const findingList = (some) => h("ol", { class: "list" }, some.map((finding) => h("li", {}, tags(finding),
  h("a", { href: `#/finding/${finding.number}` }, quoted(say(finding.message))),
  h("div", { class: "soft" }, placeText(finding.place), " · ",
    finding.rule.title ? say(finding.rule.title) : finding.rule.id))));

const findingsPage = () => {
  const results = h("div", {});
  const status = h("p", { role: "status" });
  const show = () => {
    const some = findings.filter(passes);
    status.textContent = word("shown", some.length, findings.length);
    const rest = some.length - listed;
    results.replaceChildren(
      some.length ? findingList(some.slice(0, listed)) : h("p", {}, word("none")),
      rest > 0 ? h("button", { type: "button", onclick: () => {
        const first = listed;
        listed += 200;
        show();
        results.querySelectorAll("ol > li > a")[first]?.focus();
      } }, word("more", Math.min(rest, 200))) : "");
  };
  const change = (name) => (event) => {
    filters[name] = event.target.value;
    listed = 100;
    show();
  };
  const choice = (name, label, options) => h("label", {}, word(label),
    h("select", { id: `filter-${name}`, onchange: change(name) }, option("", word("any"), filters[name]),
      options.map(([value, text]) => option(value, text, filters[name]))));
  const areas = [...new Set(findings.flatMap((finding) => finding.areas))].sort();
  const shownScreens = screens.filter((screen) => screen.found.length > 0);
  // Settings and conditions by how often they are met; a list of hundreds helps nobody.
  const counts = new Map();
  for (const state of findings.flatMap((finding) => finding.states)) counts.set(state, (counts.get(state) || 0) + 1);
  const states = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 60).map(([state]) => [state, stateName(state)]);
  const form = h("form", { "aria-label": word("filter"), onsubmit: (event) => event.preventDefault() },
    h("div", { class: "row" },
      choice("impact", "impact", word("impacts").map((text, index) => [String(index), text])),
      choice("area", "area", areas.map((area) => [area, areaName(area)])),
      choice("screen", "screen", shownScreens.map((screen) => [String(screen.number), say(screen.label)])),
      states.length ? choice("state", "state", [["always", word("always")], ...states]) : null,
      choice("kind", "kind", [["violation", word("violation")], ["review", word("review")]]),
      h("label", {}, word("containing"),
        h("input", { type: "search", id: "filter-text", value: filters.text, oninput: change("text") })),
      h("button", { type: "button", id: "filter-reset", onclick: () => {
        for (const name of Object.keys(filters)) filters[name] = "";
        render(true);
        document.getElementById("filter-reset").focus();
      } }, word("reset"))));
  show();
  return [form, status, results];
};

// The lines around a place without the margin that all of them share, the one that is meant marked, in words for those
// who do not see the mark.
const codeLines = (finding) => {
  const [first, ...numbers] = finding.code;
  const lines = numbers.map((number) => say(number).replaceAll("\t", "    "));
  const margin = Math.min(...lines.filter((text) => text.trim()).map((text) => text.search(/\S/)));
  return h("pre", {}, lines.map((whole, index) => {
    const [line, text] = [first + index, whole.slice(margin)];
    return line === finding.place[1]
      ? h("mark", {}, h("span", { class: "hidden" }, `${word("lineOf", line)}: `), `> ${line}  ${text}`)
      : `  ${line}  ${text}\n`;
  }));
};

const findingPage = (finding) => {
  const stopOn = ({ screen, element }) => screens[screen].stops.find((stop) => stop.element === element);
  const first = finding.met.find((met) => met.element >= 0) || finding.met[0];
  const facts = h("dl", { class: "facts" },
    fact(word("impact"), `${word("impacts")[finding.impact]}: ${word("impactMeans")[finding.impact]}`),
    fact(word("place"), placeText(finding.place)),
    finding.setting ? fact(word("setting"), say(finding.setting)) : null,
    fact(word("certainty"), word("certainties")[finding.certainty]),
    fact(word("rule"), h("code", {}, finding.rule.id), finding.rule.title ? ` ${say(finding.rule.title)}` : ""));
  const about = [
    h("p", {}, tags(finding)), h("h3", {}, word("fix")), h("p", {}, quoted(say(finding.fix))),
    h("h3", {}, word("code")), placeText(finding.place), codeLines(finding),
    h("h3", {}, word("why")), finding.rule.reason ? h("p", {}, say(finding.rule.reason)) : null, facts,
    h("h3", {}, word("guidelinesOf")), h("ul", {}, finding.guidelines.map((index) => {
      const guideline = guidelines[index];
      return h("li", {}, h("strong", {}, say(guideline.title)), " ", h("code", {}, guideline.id), h("br", {}),
        say(guideline.reason));
    })),
    finding.criteria.length ? h("p", { class: "soft" }, `${word("criteria")}: ${finding.criteria.join(", ")}`) : null,
    finding.related.length ? [h("h3", {}, word("related")), h("ul", {}, finding.related.map(([at, why]) =>
      h("li", {}, placeText(at), " ", say(why))))] : null,
    finding.met.length ? [h("h3", {}, word("onScreens")), h("ul", {}, finding.met.map((met) => {
      const stop = stopOn(met);
      return h("li", {}, h("a", { href: `#/screen/${met.screen}${stop ? `/${stop.number}` : ""}` },
        named(say(screens[met.screen].label))), stop ? ` · ${word("stopOf", stop.number)}: ` : null,
      stop ? quoted(say(stop.speech)) : null);
    }))] : null,
  ];
  const step = (by, name) => findings[finding.number + by]
    ? h("a", { href: `#/finding/${finding.number + by}` }, word(name)) : null;
  const ways = h("p", { class: "row" }, h("a", { href: "#/findings" }, word("back")), step(-1, "previous"),
    step(1, "next"));
  const picture = first ? pictureOf(screens[first.screen], { stop: stopOn(first)?.number, only: finding }) : null;
  return [ways, picture ? h("div", { class: "halves" }, picture, h("div", {}, about)) : about];
};
