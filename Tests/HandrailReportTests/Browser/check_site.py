"""Opens pages of the documentation in a real browser: axe, narrow windows, both appearances, and the search.

Usage: check_site.py SITE CHROMIUM
SITE is the folder that `handrail-docs site` wrote.
"""
import pathlib
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

site, chromium = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
failures = []
checks = 0


def expect(condition, message):
    global checks
    checks += 1
    if not condition:
        failures.append(message)
        print("failed:", message)


PAGES = [
    "index.html", "en/index.html", "en/rules.html", "en/rules/unnamed-control.html", "ko/rules/fixed-font-size.html",
    "ko/guidelines/accessibility.dynamic-type.html", "en/commands/audit.html", "ko/docs/reading.html",
    "en/docs/precision.html", "en/search.html",
]

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    for scheme in ["light", "dark"]:
        context = browser.new_context(viewport={"width": 1280, "height": 900}, color_scheme=scheme)
        page = context.new_page()
        errors, requests = [], []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        page.on("request", lambda request: requests.append(request.url))
        for name in PAGES:
            page.set_viewport_size({"width": 1280, "height": 900})
            page.goto((site / name).as_uri())
            expect(page.get_attribute("html", "lang") == ("ko" if name.startswith("ko/") else "en"), f"lang of {name}")
            found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
            for it in found:
                expect(False, f"axe {scheme} {name}: {it['id']}: {it['nodes'][0]['html'][:160]}")
            page.set_viewport_size({"width": 320, "height": 900})
            room = page.evaluate("document.documentElement.scrollWidth")
            expect(room <= 320, f"{name} is {room} wide at 320")
        expect(not errors, f"errors: {errors[:3]}")
        expect(all(it.startswith("file:") for it in requests), "no request leaves the site")
        context.close()

    # From the first page to a rule with keys alone: the search, a word, the first result.
    for language, word, title in [("en", "unnamed", "unnamed-control"), ("ko", "단추 이름 unnamed-control", None),
                                  ("ko", "unnamed-control", "unnamed-control")]:
        page = browser.new_page()
        page.goto((site / language / "search.html").as_uri())
        expect(page.evaluate("document.activeElement.id") == "query", "the search waits for words")
        page.keyboard.type(word)
        expect(page.inner_text("#count") != "", "what was found is said")
        if title is None:
            expect(page.locator("#results li").count() == 0, "nothing has all of these words")
            continue
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_load_state()
        expect(page.inner_text("h1") == title, f"{language}: {word} leads to {title}")
        page.go_back()
        page.wait_for_load_state()
        expect(page.input_value("#query") == word, "the way back leads to what was found")
    # The first thing that keys reach leads past the navigation.
    page = browser.new_page()
    page.goto((site / "en/rules/unnamed-control.html").as_uri())
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.evaluate("document.activeElement.id") == "main", "the first link leads to the text")
    # Nothing runs or loads that the page was not written with.
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
    browser.close()

print(f"{checks - len(failures)} of {checks} checks of the documentation passed.")
sys.exit(1 if failures else 0)
