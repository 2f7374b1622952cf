// What the page shows, read from the JSON beside it. What each place of a list means is said here and nowhere else.
const data = JSON.parse(document.getElementById("data").textContent);
const texts = data.texts;
let language = data.language;

// A text by its number in the language of the page.
const say = (number) => {
  const text = texts[number || 0];
  return Array.isArray(text) ? text[language === "ko" ? 1 : 0] : text;
};

// Whether a text is not the app's own, so that it is in the language of the page.
const isBilingual = (number) => Array.isArray(texts[number || 0]);

const place = (list) => list.length ? { file: say(list[0]), line: list[1], column: list[2] } : null;

// The screenshots stand beside the data as they are; one is put together when it is shown.
const pictures = new Map([...document.querySelectorAll("script[data-picture]")]
  .map((it) => [Number(it.dataset.picture), it]));

const findings = data.findings.map((it, number) => ({
  number, review: it.review, impact: it.impact, certainty: it.certainty, setting: it.setting, place: it.place,
  rule: typeof it.rule === "number"
    ? { id: data.rules[it.rule][0], title: data.rules[it.rule][1], reason: data.rules[it.rule][2] }
    : { id: it.rule, title: 0, reason: 0 },
  message: it.message, fix: it.fix, guidelines: it.guidelines, criteria: it.criteria, related: it.related,
  met: it.met.map(([screen, element, row]) => ({ screen, element, row })), code: it.code,
  areas: [...new Set(it.guidelines.map((index) => data.guidelines[index][0].split(".")[0]))],
}));

const screens = data.screens.map((it, number) => ({
  ...it, number, found: [],
  stops: it.stops.map((row, index) => ({
    number: index + 1, element: row[0], speech: row[1], entering: row[2], spoken: row[3], actions: row[4],
    answer: row[5], reason: row[6], way: row[7], menu: row[8], tabs: row[9], arrows: row[10], keys: row[11],
    voice: row[12],
  })),
}));
for (const finding of findings) {
  for (const { screen, element, row } of finding.met) screens[screen].found.push({ finding, element, row });
}

// A row of a perceived tree.
const elementOf = (row) => ({
  depth: row[0], exposure: row[1], kind: data.kinds[row[2]], names: row[3], value: row[4], hint: row[5],
  traits: row[6], possible: row[7], actions: row[8], condition: row[9], place: row[10],
});

// The conditions under which a finding is met, as far as elements stand in a branch of the code; none where it is met
// whatever holds.
const statesOf = (finding) => [...new Set(finding.met.flatMap(({ screen, element }) => {
  if (element < 0) return [];
  const rows = screens[screen].elements;
  for (let index = element, depth = rows[element][0]; index >= 0; index -= 1) {
    if (rows[index][0] < depth || index === element) {
      depth = rows[index][0];
      if (rows[index][9]) return [rows[index][9]];
    }
  }
  return [];
}))];

const guidelines = data.guidelines.map((row, number) => ({
  number, id: row[0], title: row[1], reason: row[2], heading: row[3], rules: row[4], simulated: row[5],
  listed: row[6],
}));
