"""Opens a page of `handrail report` in a real browser and uses it as people do.

Usage: check_page.py PAGE TRANSCRIPT_EN TRANSCRIPT_KO CHROMIUM HOSTILE CAPTURES CONFORMANCE HANDRAIL SERVED AUDIT
TRANSCRIPT_* are what `handrail listen --format json` prints of the same project in each language;
HOSTILE is the page of a project whose texts are markup that sets `window.intruder`;
CAPTURES is the page of captures, the first of which has a screenshot; CONFORMANCE a conformance table;
SERVED a folder that HANDRAIL serves while its file is changed; AUDIT what `handrail audit --format json` prints.
"""
import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

page_file, english, korean, chromium, hostile, captures, conformance, handrail, served, audit = sys.argv[1:11]
failures = []
checks = 0


def expect(condition, message):
    global checks
    checks += 1
    if not condition:
        failures.append(message)
        print("failed:", message)


# What is spoken goes into a list, and a voice of each language is there.
RECORDER = """
window.said = [];
const voices = ["en-US", "ko-KR"].map((lang) => ({ lang, name: lang }));
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => voices, cancel: () => {}, addEventListener: () => {},
  speak: (speech) => { window.said.push(speech.text); setTimeout(() => speech.onend && speech.onend(), 0); },
} });
"""


def spoken(file):
    with open(file, encoding="utf-8") as text:
        transcript = json.load(text)
    result = {}
    for screen in transcript["screens"]:
        lines = []
        for stop in screen["stops"]:
            text = stop["text"]
            text = text if not text or text[-1] in ".!?…。:" else text + "."
            lines.append(" ".join(part for part in [text, stop.get("hint", "")] if part))
        result[screen["id"]] = lines
    return result


def go(page, route):
    page.evaluate("route => { location.hash = route }", "#/" + route)
    page.wait_for_function("route => document.querySelector('h2')?.textContent && location.hash === route",
                           arg="#/" + route)
    page.wait_for_timeout(30)


# What can be used and is not hidden; of radio buttons the browser lets the keyboard come to one of each group.
MARK = """() => {
  const all = [...document.querySelectorAll("a[href], button, select, input, summary")].filter((it) =>
    it.checkVisibility() && !it.disabled && !(it.type === "radio" && !it.checked));
  all.forEach((it, index) => { it.dataset.control = index; });
  document.activeElement?.blur?.();
  return all.length;
}"""
# Which control has the focus, and whether that is seen: an outline, or an edge of its own in a picture.
FOCUS = """() => {
  const it = document.activeElement;
  if (!it || it.dataset.control === undefined) return null;
  const style = getComputedStyle(it);
  const inPicture = it instanceof SVGElement;
  return [Number(it.dataset.control), inPicture || (style.outlineStyle !== "none" && style.outlineWidth !== "0px"),
    it.outerHTML.slice(0, 80)];
}"""
# Elements that hide a part of what is in them.
CUT = """() => [...document.querySelectorAll("main *, header *, nav *, footer *")].filter((it) => {
  const style = getComputedStyle(it);
  const hides = ["hidden", "clip"].includes(style.overflowX) || ["hidden", "clip"].includes(style.overflowY);
  return hides && !(it instanceof SVGElement) && !it.matches(".hidden, .thumbnail, select, input")
    && (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1);
}).map((it) => it.outerHTML.slice(0, 80))"""


def tabbed(page, name):
    """Presses Tab until every control had the focus, and expects that it was seen each time."""
    count = page.evaluate(MARK)
    reached, unseen = set(), []
    page.evaluate("() => { document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex') }")
    for _ in range(count + 12):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus is None:
            continue
        if not focus[1]:
            unseen.append(focus[2])
        reached.add(focus[0])
    expect(len(reached) == count, f"{name}: Tab comes to {len(reached)} of {count} controls")
    expect(not unseen, f"{name}: no focus is seen on {unseen[:2]}")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    routes = ["summary", "findings", "finding/0", "screens", "screen/0", "map", "map/0", "palette", "checklist",
              "coverage"]
    for language in ["en", "ko"]:
        for scheme in ["light", "dark"]:
            context = browser.new_context(viewport={"width": 1280, "height": 900}, color_scheme=scheme)
            page = context.new_page()
            errors, requests = [], []
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
            page.on("request", lambda request: requests.append(request.url))
            page.goto("file://" + page_file)
            page.click(f"#language-{language}")
            expect(page.get_attribute("html", "lang") == language, f"lang is {language}")
            for route in routes:
                go(page, route)
                found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
                for it in found:
                    expect(False, f"axe {language} {scheme} {route}: {it['id']}: {it['nodes'][0]['html'][:160]}")
                expect("[object " not in page.inner_text("main"), f"{route} shows what is no text")
            for width in [320, 640]:
                page.set_viewport_size({"width": width, "height": 900})
                for route in routes:
                    go(page, route)
                    room = page.evaluate("document.documentElement.scrollWidth")
                    expect(room <= width, f"{route} is {room} wide at {width}")
                    cut = page.evaluate(CUT)
                    expect(not cut, f"{route} cuts {cut[:2]} at {width}")
            # Twice the size of text, in a window of usual width.
            page.set_viewport_size({"width": 1280, "height": 900})
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            for route in routes:
                go(page, route)
                room = page.evaluate("document.documentElement.scrollWidth")
                expect(room <= 1280, f"{route} is {room} wide with large text")
                cut = page.evaluate(CUT)
                expect(not cut, f"{route} cuts {cut[:2]} with large text")
            expect(not errors, f"errors: {errors[:3]}")
            expect([it for it in requests if not it.startswith(("file:", "blob:"))] == [], "no request leaves the page")
            context.close()

    # Filters change the list and say the count; the finding shows its line; all of it by keyboard alone.
    page = browser.new_page()
    page.goto("file://" + page_file + "#/findings")
    total = page.evaluate("JSON.parse(document.getElementById('data')?.textContent || 'null')?.findings.length ?? -1")
    count = page.locator("main ol.list > li").count()
    page.focus("#filter-kind")
    page.keyboard.type("viol")
    page.wait_for_timeout(50)
    wrong = page.locator("main ol.list > li").count()
    expect(0 < wrong < count or page.locator("main ol.list .review").count() == 0, f"filter by kind: {wrong} of {count}")
    expect(str(wrong) in page.inner_text("main [role=status]"), "the count is said")
    page.goto("file://" + page_file)
    page.reload()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('ol.list') !== null"):
            break
    page.keyboard.press("Enter")
    page.wait_for_timeout(80)
    expect(page.locator("pre mark").count() == 1, "from opening the page to the line of the worst finding in one choice")
    expect(page.evaluate("document.activeElement.id") == "title", "the focus goes to the heading of what was opened")

    # Each filter shows what the audit tells of it and says how many, alone and together, and each can be taken back.
    with open(audit, encoding="utf-8") as text:
        told = json.load(text)["findings"]
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto("file://" + page_file + "#/findings")

    def shown():
        """How many findings are shown, as the page says; the list has as many, up to a hundred."""
        page.wait_for_timeout(30)
        numbers = [int(it) for it in re.findall(r"\d+", page.inner_text("main [role=status]"))]
        said = numbers[0 if page.get_attribute("html", "lang") == "en" else -1]
        expect(page.locator("main ol.list > li").count() == min(said, 100), f"the list has {said} findings")
        return said

    def options(name):
        return {text: value for value, text in page.eval_on_selector_all(
            f"#filter-{name} option", "all => all.map((it) => [it.value, it.textContent])") if value != ""}

    everything = shown()
    expect(everything == len(told), f"{everything} findings instead of {len(told)}")
    by_impact = Counter(it["impact"] for it in told)
    for name, value in options("impact").items():
        page.select_option("#filter-impact", value)
        expect(shown() == by_impact[name.lower()], f"filter by impact: {name}")
    page.select_option("#filter-impact", "")
    for name, value in options("area").items():
        page.select_option("#filter-area", value)
        count = sum(any(one.split(".")[0] == value for one in it["guidelines"]) for it in told)
        expect(shown() == count, f"filter by area: {name}, {count}")
    page.select_option("#filter-area", "")
    names = list(options("screen").items())
    for name, value in names[:6]:
        page.select_option("#filter-screen", value)
        expect(0 < shown() < everything, f"filter by screen: {name}")
        page.locator("main ol.list a").first.click()
        page.wait_for_timeout(50)
        expect(page.locator(f"main a[href^='#/screen/{value}']").count() > 0, f"a finding on {name} leads there")
        go(page, "findings")
        expect(page.input_value("#filter-screen") == value, "a filter stays while a finding is looked at")
    page.select_option("#filter-screen", "")
    by_setting = Counter(it["setting"] for it in told if it.get("setting"))
    states = options("state")
    expect(len(by_setting) > 1 and set(by_setting) <= set(states), f"states: {list(states)[:8]}")
    always = None
    for name, value in states.items():
        page.select_option("#filter-state", value)
        count = shown()
        if value == "always":
            always = count
        elif name in by_setting:
            expect(count == by_setting[name], f"filter by state: {name}, {count}")
            page.locator("main ol.list a").first.click()
            page.wait_for_timeout(50)
            expect(name in page.inner_text("main dl.facts"), f"the finding tells its state: {name}")
            go(page, "findings")
        else:
            expect(0 < count < everything, f"filter by condition: {name}, {count}")
    expect(always is not None and 0 < always <= everything - sum(by_setting.values()), f"in every state: {always}")
    # By keyboard, in Korean as well, and together with another one.
    page.select_option("#filter-state", "")
    page.click("#language-ko")
    page.focus("#filter-state")
    page.keyboard.press("ArrowDown")
    expect(page.input_value("#filter-state") == "always" and shown() == always, "an arrow chooses a state")
    page.focus("#filter-impact")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(0 < shown() < min(always, by_impact["serious"]) + 1, "two filters hold together")
    page.focus("#filter-reset")
    page.keyboard.press("Enter")
    expect(shown() == everything, "all filters are taken back")
    page.fill("#filter-text", "no finding says this")
    expect(shown() == 0, "words that nothing holds")
    page.fill("#filter-text", told[0]["rule"])
    expect(shown() >= sum(it["rule"] == told[0]["rule"] for it in told), "words of a rule are found")

    # Every control is reached with Tab, and seen when it has the focus.
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto("file://" + page_file)
    for route in routes:
        go(page, route)
        tabbed(page, route)

    # And used with keys: the language, details, a choice of order, a checkbox, a way of seeing.
    go(page, "screen/0")
    page.focus("#language-ko")
    page.keyboard.press("Enter")
    expect(page.get_attribute("html", "lang") == "ko", "Enter switches the language")
    expect(page.evaluate("document.activeElement.id") == "language-ko", "the focus stays on the language")
    page.focus("#language-en")
    page.keyboard.press(" ")
    expect(page.get_attribute("html", "lang") == "en", "the space bar switches the language")
    page.focus("input[name=order]:checked")
    page.keyboard.press("ArrowRight")
    expect(page.evaluate("document.activeElement.value") == "switchControl", "an arrow chooses another order")
    expect(page.locator("polyline.path").count() == 1, "another order is drawn as a path")
    page.locator("main details > summary").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("main details[open]").count() == 1, "Enter opens what is folded")
    page.focus("#sight-choice")
    page.keyboard.type("achro")
    page.wait_for_timeout(50)
    expect(page.locator("svg g[filter]").count() == 1, "the picture is seen without color")
    expect(page.evaluate("document.activeElement.id") == "sight-choice", "the focus stays on the way of seeing")
    go(page, "checklist")
    page.locator("main input[type=checkbox]").first.focus()
    page.keyboard.press(" ")
    expect(page.locator("main input[type=checkbox]").first.is_checked(), "the space bar ticks")
    go(page, "map")
    page.locator("main a[href^='#/map/']").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(80)
    expect(page.evaluate("location.hash").startswith("#/map/"), "Enter walks on the map")

    # A screenshot is shown when its screen is, under what the elements are outlined with; drawings have the words. A
    # program that was built without the libraries for pictures, as HANDRAIL_PICTURES says, has none to show.
    if os.environ.get("HANDRAIL_PICTURES") == "0":
        print("Checks of screenshots left out: Handrail was built without reading pictures.")
    else:
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        errors = []
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        page.goto("file://" + captures)
        expect(page.locator("svg image").count() == 0, "no picture is made before it is shown")
        go(page, "screen/0")
        expect(page.locator(".picture svg image").count() == 1, "the screenshot is shown")
        size = page.evaluate("""() => new Promise((done) => {
          const image = new Image();
          image.onload = () => done([image.naturalWidth, image.naturalHeight]);
          image.onerror = () => done(null);
          image.src = document.querySelector(".picture svg image").getAttribute("href");
        })""")
        expect(size == [780, 1688], f"the picture is scaled down: {size}")
        box = page.evaluate("[...document.querySelector('rect.found').attributes].map((it) => [it.name, it.value])")
        expect({"x": "17", "y": "197", "width": "26", "height": "26"}.items() <= dict(box).items(), f"outlined: {box}")
        page.select_option("#sight-choice", "1")
        expect(page.locator(".picture g[filter='url(#sight)'] image").count() == 1, "filters lie over the screenshot")
        page.check("#as-drawing")
        expect(page.locator(".picture svg image").count() == 0, "a drawing stands for the screenshot")
        words = page.evaluate(
            "[...document.querySelectorAll('.picture svg text')].map((it) => it.textContent)")
        expect("Moor here" in words and "Name of the boat" in words, f"drawn words: {words}")
        page.uncheck("#as-drawing")
        go(page, "screens")
        page.wait_for_timeout(200)
        expect(page.locator(".thumbnail image").count() == 1 and page.locator(".thumbnail svg").count() == 2,
               "the list shows the screenshot and the drawing")
        found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
        expect(not found, f"axe on captures: {[it['id'] for it in found]}")
        tabbed(page, "captures")
        expect(not errors, f"errors on captures: {errors[:2]}")

    # The conformance table is a model as well.
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto("file://" + conformance)
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    expect(not found, f"axe on the conformance table: {[it['id'] for it in found]}")
    for width in [320, 640]:
        page.set_viewport_size({"width": width, "height": 900})
        room = page.evaluate("document.documentElement.scrollWidth")
        expect(room <= width, f"the conformance table is {room} wide at {width}")

    # A served page follows the files, and ends with Ctrl-C.
    server = subprocess.Popen([handrail, "report", served, "--serve", "--lang", "en"], stdout=subprocess.PIPE, text=True)
    address = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline()).group()
    page = browser.new_page()
    errors = []
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.goto(address + "#/screen/0")
    expect("Before" in page.inner_text("main"), "the page is served")
    with open(served + "/Served.swift", "w", encoding="utf-8") as file:
        file.write('import SwiftUI\nstruct Served: View { var body: some View { Button("Afterwards") { } } }\n')
    # The page allows nothing to be evaluated in it, so that it is asked from outside.
    for _ in range(240):
        page.wait_for_timeout(500)
        if "Afterwards" in page.locator("main").inner_text():
            break
    expect("Afterwards" in page.inner_text("main"), "the page follows the files")
    expect(page.evaluate("location.hash") == "#/screen/0", "it stays where it was")
    expect(not errors, f"errors of a served page: {errors[:2]}")
    server.send_signal(signal.SIGINT)
    expect(server.wait(timeout=30) == 0, "Ctrl-C ends the server")

    # Nothing runs that the page was not written with.
    blocked = page.evaluate("""() => new Promise((done) => {
      const script = document.createElement("script");
      script.textContent = "window.intruder = true";
      document.body.append(script);
      const image = new Image();
      image.onerror = () => done(window.intruder === undefined);
      image.onload = () => done(false);
      image.src = "http://127.0.0.1:9/x.png";
    })""")
    expect(blocked, "the policy blocks scripts and pictures from elsewhere")

    # Markup in the texts of a project stays text, wherever it is shown.
    page = browser.new_page()
    page.on("dialog", lambda dialog: expect(False, "a dialog came up"))
    page.goto("file://" + hostile)
    for route in routes:
        go(page, route)
        expect(page.evaluate("window.intruder === undefined"), f"{route}: markup of a project did something")
        expect(page.locator("main img").count() == 0, f"{route}: markup of a project became an element")
    shown = []
    for index in range(2):
        go(page, f"screen/{index}")
        shown.append(page.inner_text("main"))
    expect(any("</script><script>window.intruder = 1</script>" in it for it in shown), "hostile texts are shown")
    longest = max(len(it) for it in shown)
    expect(1000 < longest < 60000, f"a label with a million letters is cut: {longest}")

    # What is spoken is what `handrail listen` tells.
    for language, file in [("en", english), ("ko", korean)]:
        page = browser.new_page()
        page.add_init_script(RECORDER)
        page.goto("file://" + page_file)
        page.click(f"#language-{language}")
        for index, lines in enumerate(spoken(file).values()):
            go(page, f"screen/{index}")
            if not lines:
                continue
            page.evaluate("window.said = []")
            buttons = page.locator("main .row[role=group] button")
            buttons.nth(2).click()
            buttons.nth(1).focus()
            for _ in lines[1:]:
                page.keyboard.press("ArrowRight")
            page.wait_for_timeout(20)
            said = page.evaluate("window.said")
            expect(said == [line for line in lines if line], f"{language} screen {index}: {said} instead of {lines}")

    # The rotor leads to the stops of one kind alone, in both directions, by keys, and what is spoken is theirs.
    for language, file, kind, role in [("en", english, "Headings", "role.heading"),
                                       ("ko", korean, "머리말", "role.heading"),
                                       ("en", english, "Form Controls", None)]:
        page = browser.new_page()
        page.add_init_script(RECORDER)
        page.goto("file://" + page_file)
        page.click(f"#language-{language}")
        with open(file, encoding="utf-8") as text:
            stops = [screen["stops"] for screen in json.load(text)["screens"]]
        turned = 0
        for index, lines in enumerate(spoken(file).values()):
            go(page, f"screen/{index}")
            rotor = page.locator("main .row[role=group] select")
            if rotor.count() == 0:
                continue
            choices = {text.rsplit(" (", 1)[0]: value for value, text in rotor.evaluate(
                "it => [...it.options].map((one) => [one.value, one.textContent])") if value}
            if kind not in choices:
                continue
            rotor.select_option(choices[kind])
            count = int(re.search(r"\((\d+)\)", rotor.evaluate("it => it.selectedOptions[0].textContent")).group(1))
            wanted = [number for number, stop in enumerate(stops[index])
                      if role is None or any(part["kind"] == role for part in stop["parts"])]
            expect(role is None or count == len(wanted), f"{language} screen {index}: {count} {kind}")
            page.evaluate("window.said = []")
            page.locator("main .row[role=group] button").nth(1).focus()
            for _ in range(len(lines)):
                page.keyboard.press("ArrowRight")
            page.wait_for_timeout(20)
            forward = page.evaluate("window.said")
            expected = [lines[number] for number in wanted if number > 0 and lines[number]]
            expect(forward == expected if role else len(forward) in (count - 1, count),
                   f"{language} screen {index}: the rotor says {forward} instead of {expected}")
            page.evaluate("window.said = []")
            for _ in range(len(lines)):
                page.keyboard.press("ArrowLeft")
            page.wait_for_timeout(20)
            backward = page.evaluate("window.said")
            kinds = [lines[number] for number in wanted if lines[number]]
            expect(backward == kinds[-2::-1] if role else len(backward) == count - 1,
                   f"{language} screen {index}: back the rotor says {backward}")
            turned += 1
        expect(turned > 0, f"no screen has a rotor with {kind}")

    # Where a finding is about something on a screen, its picture outlines it; browsers take every color that is written.
    page = browser.new_page()
    page.goto("file://" + page_file)
    go(page, "findings")
    for number in range(page.locator("main li a[href^='#/finding/']").count()):
        go(page, f"finding/{number}")
        if page.locator("main .picture svg").count() == 0:
            continue
        expect(page.locator("main .picture rect.found").count() > 0, f"finding {number} is outlined")
        unread = page.evaluate("""() => [...document.querySelectorAll("main svg [fill]")]
            .map((it) => it.getAttribute("fill")).filter((color) => !CSS.supports("color", color) && color !== "none")""")
        expect(not unread, f"finding {number}: colors that browsers do not take: {unread}")

    # Where the browser has no voice, or nothing to speak with, the words are shown and the page says so.
    for missing in ["{ getVoices: () => [], cancel() {}, addEventListener() {}, speak() { window.spoke = true } }",
                    "undefined"]:
        page = browser.new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.add_init_script(f"Object.defineProperty(window, 'speechSynthesis', {{ value: {missing} }})")
        page.goto("file://" + page_file + "#/screen/0")
        first = page.inner_text("main .heard")
        page.locator("main .row[role=group] button").nth(1).click()
        expect("no English voice" in page.inner_text("main"), "the page says that it has no voice")
        expect(page.inner_text("main .heard") != first, "the words are shown without a voice")
        expect(page.evaluate("window.spoke === undefined") and not errors, f"nothing is spoken: {errors[:2]}")

    # Ticks stay.
    page = browser.new_page()
    page.goto("file://" + page_file + "#/checklist")
    page.locator("main input[type=checkbox]").first.check()
    page.reload()
    expect(page.locator("main input[type=checkbox]").first.is_checked(), "ticks stay in the browser")
    with page.expect_download() as download:
        page.locator("main button").first.click()
    with open(download.value.path(), encoding="utf-8") as text:
        expect("- [x] " in text.read(), "ticks are exported")
    browser.close()

print(f"{checks - len(failures)} of {checks} checks of the page passed.")
sys.exit(1 if failures else 0)
