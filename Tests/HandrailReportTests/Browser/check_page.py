"""Opens a page of `handrail report` in a real browser and uses it as people do.

Usage: check_page.py PAGE TRANSCRIPT_EN TRANSCRIPT_KO CHROMIUM HOSTILE
TRANSCRIPT_* are what `handrail listen --format json` prints of the same project in each language;
HOSTILE is the page of a project whose texts are markup that sets `window.intruder`.
"""
import json
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

page_file, english, korean, chromium, hostile = sys.argv[1:6]
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
    go(page, "screen/0")
    expect("</script><script>window.intruder = 1</script>" in page.inner_text("main"), "hostile texts are shown")

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
