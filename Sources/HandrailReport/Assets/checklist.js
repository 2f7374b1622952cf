// What a person checks, with ticks that stay in the browser; and what decides each guideline.
const storeName = `handrail-checklist:${data.name}`;
const ticks = new Set();
let keeps = true;
try {
  for (const id of JSON.parse(localStorage.getItem(storeName) || "[]")) ticks.add(String(id));
} catch { keeps = false; }

const keep = () => {
  try {
    localStorage.setItem(storeName, JSON.stringify([...ticks]));
  } catch { keeps = false; }
};

const toCheck = guidelines.filter((guideline) => guideline.listed);
const findingsFor = (guideline) => findings.filter((finding) => finding.guidelines.includes(guideline.number));

const ticksAsMarkdown = () => {
  const lines = [`# ${word("report", data.name)}: ${word("checklist")}`, ""];
  for (const [heading] of data.headings) {
    const some = toCheck.filter((guideline) => guideline.heading === heading);
    if (!some.length) continue;
    lines.push(`## ${say(heading)}`, "", ...some.map((guideline) =>
      `- [${ticks.has(guideline.id) ? "x" : " "}] \`${guideline.id}\` ${say(guideline.title)}`), "");
  }
  return lines.join("\n");
};

const checklistPage = () => {
  const status = h("p", { role: "status" });
  const count = () => {
    const done = toCheck.filter((guideline) => ticks.has(guideline.id)).length;
    status.textContent = word("done", done, toCheck.length);
  };
  count();
  const entry = (guideline) => {
    const places = findingsFor(guideline).slice(0, 5);
    return h("li", {}, h("label", { class: "check" },
      h("input", { type: "checkbox", checked: ticks.has(guideline.id), onchange: (event) => {
        if (event.target.checked) ticks.add(guideline.id);
        else ticks.delete(guideline.id);
        keep();
        count();
      } }), h("span", {}, say(guideline.title))),
    h("div", { class: "soft" }, say(guideline.reason)),
    places.length ? h("div", { class: "soft" }, `${word("lookAt")}: `, places.map((finding, index) =>
      [index ? ", " : "", h("a", { href: `#/finding/${finding.number}` }, placeText(finding.place))])) : null);
  };
  return [h("p", {}, word("checkAbout")), keeps ? null : h("p", {}, word("notKept")), status,
    h("p", {}, h("button", { type: "button",
      onclick: () => save("handrail-checklist.md", "text/markdown", ticksAsMarkdown()) }, word("exportTicks"))),
    data.headings.map(([heading, preparation, action]) => {
      const some = toCheck.filter((guideline) => guideline.heading === heading);
      return some.length ? [h("h3", {}, say(heading)), h("p", {}, `${say(preparation)} ${say(action)}`),
        h("ul", { class: "list" }, some.map(entry))] : null;
    })];
};

const coveragePage = () => {
  const tallies = new Map(data.summary.tallies.map((row) => [row[0], row]));
  const outcome = (guideline) => {
    const ran = guideline.rules.filter((rule) => tallies.has(rule)).map((rule) => tallies.get(rule));
    const sum = (index) => ran.reduce((all, row) => all + row[index], 0);
    if (sum(1) + sum(2) > 0) return word("judged", sum(1), sum(2));
    if (sum(3) > 0) return word("judgedWell", sum(3));
    if (!ran.length) return word("notJudged");
    const untold = ran.flatMap((row) => row[5]).reduce((all, [, count]) => all + count, 0);
    return untold > 0 ? word("couldNotTell", untold) : word("noSubject");
  };
  return [h("p", {}, word("coverageAbout", guidelines.length)), data.headings.map(([heading]) => [
    h("h3", {}, say(heading)),
    h("ul", { class: "list" }, guidelines.filter((guideline) => guideline.heading === heading).map((guideline) => {
      const by = [guideline.rules.length ? word("byRules") : null, guideline.simulated ? word("bySimulation") : null,
        guideline.listed ? word("byPerson") : null].filter(Boolean);
      return h("li", {}, h("strong", {}, say(guideline.title)), " ", h("code", { class: "soft" }, guideline.id),
        h("div", { class: "soft" }, `${by.join(" · ")} — ${outcome(guideline)}`));
    }))])];
};
