// Looks for a later page while this one is open, and shows it. Only a page that is served has this part.
const pause = 1000;
let missed = 0;

const lookForLater = async () => {
  try {
    const answer = await fetch("/version", { cache: "no-store" });
    if (answer.ok && await answer.text() !== data.served) {
      location.reload();
      return;
    }
    missed = 0;
  } catch { missed += 1; }
  if (missed === 3) {
    document.querySelector("main")?.prepend(h("p", { class: "notice", role: "status" }, word("noServer")));
  }
  setTimeout(lookForLater, missed > 3 ? 10 * pause : pause);
};
setTimeout(lookForLater, pause);
