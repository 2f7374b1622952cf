// Stepping through a screen as VoiceOver does: the words are always shown, and spoken where the browser has a voice.
const voices = () => window.speechSynthesis?.getVoices?.() || [];
const voiceOf = () => voices().find((voice) => voice.lang.toLowerCase().startsWith(language));
let queue = [];

const hush = () => {
  queue = [];
  window.speechSynthesis?.cancel?.();
};

const speak = (text, after) => {
  const voice = voiceOf();
  if (!voice || !text) return false;
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = language === "ko" ? "ko-KR" : "en-US";
  speech.voice = voice instanceof Object && "voiceURI" in voice ? voice : null;
  if (after) speech.onend = after;
  window.speechSynthesis.speak(speech);
  return true;
};

// The part of a screen's page that listens. `moved` is told each stop that is come to.
const listenPart = (screen, first, moved) => {
  if (!screen.stops.length) return { element: h("p", {}, word("silent")), go: () => {} };
  let at = Math.min(Math.max((first || 1) - 1, 0), screen.stops.length - 1);
  let rotor = "";
  const heard = h("div", { class: "heard", role: "status", "aria-live": "polite", lang: language });
  const silence = h("p", { class: "soft" });
  const tell = () => { silence.textContent = voiceOf() ? "" : word("noVoice"); };
  const list = h("ol", { class: "stops" });
  const show = () => {
    const stop = screen.stops[at];
    const entering = say(stop.entering);
    const actions = say(stop.actions);
    const notes = screen.conditions.filter(([before]) => before === at).map(([, words]) => say(words));
    heard.replaceChildren(
      h("p", { class: "soft" }, word("ofStops", at + 1, screen.stops.length)),
      ...notes.map((note) => h("p", { class: "soft" }, `[${note}]`)),
      entering ? h("p", {}, `[${entering}]`) : "", h("p", {}, quoted(say(stop.speech))),
      actions ? h("p", { class: "soft" }, `${word("actions")}: ${actions}`) : "");
    for (const button of list.querySelectorAll("button")) {
      if (Number(button.value) === at) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    moved(stop);
  };
  const go = (index) => {
    if (index < 0 || index >= screen.stops.length) return;
    hush();
    at = index;
    show();
    speak(say(screen.stops[at].spoken));
  };
  const step = (by) => {
    const stops = rotor === "" ? screen.stops.map((_, index) => index) : screen.rotor[Number(rotor)][1];
    const next = by > 0 ? stops.find((index) => index > at) : stops.findLast((index) => index < at);
    if (next !== undefined) go(next);
  };
  const all = () => {
    hush();
    queue = screen.stops.map((_, index) => index).slice(at);
    const next = () => {
      const index = queue.shift();
      if (index === undefined) return;
      at = index;
      show();
      speak(say(screen.stops[at].spoken), next);
    };
    next();
  };
  const button = (name, does) => h("button", { type: "button", onclick: does }, word(name));
  list.append(...screen.stops.map((stop, index) => h("li", {}, h("button", { type: "button", value: index,
    onclick: () => go(index) }, `${stop.number}. `, quoted(say(stop.speech))))));
  const controls = h("div", { class: "row", role: "group", "aria-label": word("listen"), onkeydown: (event) => {
    if (event.target.tagName !== "BUTTON") return;
    if (event.key === "ArrowRight") step(1);
    else if (event.key === "ArrowLeft") step(-1);
    else return;
    event.preventDefault();
  } }, button("previous", () => step(-1)), button("next", () => step(1)), button("say", () => go(at)),
  button("sayAll", all), button("stop", hush),
  screen.rotor.length ? h("label", {}, word("rotor"), h("select", { onchange: (event) => {
    rotor = event.target.value;
  } }, option("", word("rotorAll"), rotor), screen.rotor.map(([name, stops], index) =>
    option(String(index), `${say(name)} (${stops.length})`, rotor)))) : null);
  tell();
  window.speechSynthesis?.addEventListener?.("voiceschanged", tell);
  show();
  return { element: h("div", {}, controls, h("p", { class: "soft" }, word("listenKeys")), silence, heard,
    h("details", {}, h("summary", {}, `${word("wordsOnly")} (${screen.stops.length})`), list)), go };
};
