"use strict";
// Finds the pages that have all words of a query; those that have them in their title come first.
(() => {
  const pages = JSON.parse(document.getElementById("pages").textContent)
    .map(([address, title, section, words]) => ({ address, title, section, name: fold(title), all: fold(title + " " + words) }));
  const field = document.getElementById("query");
  const count = document.getElementById("count");
  const results = document.getElementById("results");
  const most = 60;

  function fold(text) { return text.normalize("NFC").toLowerCase(); }

  function rank(page, words) {
    const query = words.join(" ");
    if (page.name === query) return 0;
    if (page.name.startsWith(query)) return 1;
    return words.every((word) => page.name.includes(word)) ? 2 : 3;
  }

  function item(page) {
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = page.address;
    link.textContent = page.title;
    line.append(link, " · " + page.section);
    return line;
  }

  function search() {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    const found = words.length === 0 ? [] : pages.filter((page) => words.every((word) => page.all.includes(word)))
      .map((page) => [rank(page, words), page]).sort((a, b) => a[0] - b[0]).map(([, page]) => page);
    results.replaceChildren(...found.slice(0, most).map(item));
    if (words.length === 0) count.textContent = "";
    else if (found.length === 0) count.textContent = count.dataset.none;
    else count.textContent = count.dataset.some.replace("{n}", found.length);
    // The query stands in the address, so that the way back leads to what was found.
    history.replaceState(null, "", words.length === 0 ? "#" : "#q=" + encodeURIComponent(field.value));
  }

  field.addEventListener("input", search);
  const asked = /^#q=(.+)$/.exec(location.hash);
  if (asked) {
    try { field.value = decodeURIComponent(asked[1]); } catch { field.value = ""; }
    search();
  }
  field.focus();
})();
