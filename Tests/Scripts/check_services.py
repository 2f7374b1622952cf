"""Holds reports against what the services that read them document.

Usage: check_services.py REPORT...
The ending of a file says its form: sarif, junit, checkstyle, gitlab or github. Exits with 1 at what does not fit.

Sources: "SARIF support for code scanning" and "Workflow commands for GitHub Actions", docs.github.com; SARIF 2.1.0,
OASIS; "Code Quality", docs.gitlab.com; the JUnit schema of Jenkins' xUnit plugin; "XMLLogger", checkstyle.org.
"""
import gzip
import json
import re
import sys
import xml.etree.ElementTree as ElementTree

problems = []


def expect(condition, message):
    if not condition:
        problems.append(message)


def text(value):
    return isinstance(value, str) and value.strip() != ""


def relative(path):
    return text(path) and not path.startswith("/") and not re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", path) \
        and ".." not in path.split("/")


def only(value, allowed, required, where):
    expect(set(value) <= set(allowed), f"{where}: has {sorted(set(value) - set(allowed))}")
    expect(set(required) <= set(value), f"{where}: lacks {sorted(set(required) - set(value))}")


def region(value, where):
    numbers = ["startLine", "startColumn", "endLine", "endColumn"]
    only(value, numbers + ["byteOffset", "byteLength"], numbers, where)
    expect(all(isinstance(value.get(name), int) and value[name] >= 1 for name in numbers), f"{where}: no place")
    first, last = (value.get("startLine"), value.get("startColumn")), (value.get("endLine"), value.get("endColumn"))
    expect(first <= last, f"{where}: ends before it begins")


def location(value, where):
    physical = value["physicalLocation"]
    artifact = physical["artifactLocation"]
    only(artifact, ["uri", "uriBaseId"], ["uri"], where)
    expect(relative(artifact["uri"]), f"{where}: {artifact['uri']} is not relative")
    expect(not re.search(r"[^A-Za-z0-9\-._~!$&'()*+,;=@/%]", artifact["uri"]), f"{where}: {artifact['uri']} is no URI")
    region(physical["region"], where)


def sarif(content):
    expect(len(gzip.compress(content)) <= 10 * 2**20, "is more than 10 MB when compressed")
    log = json.loads(content)
    only(log, ["$schema", "version", "runs"], ["version", "runs"], "the log")
    expect(log["version"] == "2.1.0", "is not SARIF 2.1.0")
    expect(1 <= len(log["runs"]) <= 20, "has no run, or more than 20")
    for run in log["runs"]:
        driver = run["tool"]["driver"]
        expect(text(driver["name"]) and text(driver["version"]), "the tool has no name or version")
        rules = driver["rules"]
        expect(len(rules) <= 25000 and len(run["results"]) <= 25000, "has more than 25,000 rules or results")
        expect(len({rule["id"] for rule in rules}) == len(rules), "a rule stands there twice")
        for rule in rules:
            where = rule["id"]
            only(rule, ["id", "name", "shortDescription", "fullDescription", "help", "helpUri", "defaultConfiguration",
                        "properties"],
                 ["id", "shortDescription", "fullDescription", "help", "defaultConfiguration", "properties"], where)
            for name in ["shortDescription", "fullDescription"]:
                expect(text(rule[name]["text"]) and len(rule[name]["text"]) <= 1024, f"{where}: {name}")
            expect(text(rule["help"]["text"]) and text(rule["help"]["markdown"]), f"{where}: help")
            page = rule.get("helpUri")
            expect(page is None or re.match(r"https?://[^\s]+/rules/" + re.escape(where) + r"\.html$", page),
                   f"{where}: helpUri {page}")
            expect(rule["defaultConfiguration"]["level"] in ["error", "warning", "note"], f"{where}: level")
            tags = rule["properties"]["tags"]
            expect(tags and len(tags) <= 10 and all(map(text, tags)), f"{where}: tags")
            severity = rule["properties"].get("problem.severity", "warning")
            expect(severity in ["error", "warning", "recommendation"], f"{where}: problem.severity")
            expect(rule["properties"].get("precision", "high") in ["very-high", "high", "medium", "low"],
                   f"{where}: precision")
        fingerprints = set()
        for index, result in enumerate(run["results"]):
            where = f"result {index}"
            expect(rules[result["ruleIndex"]]["id"] == result["ruleId"], f"{where}: ruleIndex")
            expect(result["kind"] == "fail" and result["level"] in ["error", "warning", "note"], f"{where}: level")
            expect(text(result["message"]["text"]), f"{where}: message")
            expect(1 <= len(result["locations"]) <= 100, f"{where}: locations")
            for place in result["locations"] + result.get("relatedLocations", []):
                location(place, where)
            only(result["partialFingerprints"], ["primaryLocationLineHash"], ["primaryLocationLineHash"], where)
            fingerprint = result["partialFingerprints"]["primaryLocationLineHash"]
            expect(re.fullmatch(r"[0-9a-f]+:[1-9][0-9]*", fingerprint), f"{where}: fingerprint {fingerprint}")
            expect((result["ruleId"], fingerprint) not in fingerprints, f"{where}: is the same alert as another")
            fingerprints.add((result["ruleId"], fingerprint))
        details = run.get("automationDetails")
        expect(details is None or details["id"].endswith("/"), "the category does not end with a slash")
        expect(run["columnKind"] == "utf16CodeUnits", "columnKind")
        bases = {place["physicalLocation"]["artifactLocation"].get("uriBaseId")
                 for result in run["results"] for place in result["locations"]}
        expect(bases <= set(run["originalUriBaseIds"]), "a base of addresses is not described")


def junit(content):
    root = ElementTree.fromstring(content)
    expect(root.tag == "testsuites", "is no testsuites")
    for suite in list(root):
        cases = list(suite)
        expect(suite.tag == "testsuite" and text(suite.get("name")), "a suite has no name")
        expect(all(case.tag == "testcase" for case in cases), "holds what is no test")
        for attribute, tag in [("failures", "failure"), ("skipped", "skipped"), ("errors", "error")]:
            counted = sum(1 for case in cases if case.find(tag) is not None)
            expect(suite.get(attribute) == root.get(attribute) == str(counted), f"{attribute} are not {counted}")
        expect(suite.get("tests") == root.get("tests") == str(len(cases)), "tests are not counted")
        for case in cases:
            expect(text(case.get("classname")) and text(case.get("name")), "a test has no name")
            expect(len(list(case)) <= 1, "a test has two results")
            for result in case:
                expect(text(result.get("message")), "a result says nothing")
            if case.get("file"):
                expect(relative(case.get("file")), f"{case.get('file')} is not relative")


def checkstyle(content):
    root = ElementTree.fromstring(content)
    expect(root.tag == "checkstyle" and text(root.get("version")), "is no checkstyle")
    names = [file.get("name") for file in root]
    expect(len(set(names)) == len(names), "a file stands there twice")
    for file in root:
        expect(file.tag == "file" and relative(file.get("name")), f"{file.get('name')} is not relative")
        for error in file:
            expect(error.tag == "error" and error.get("severity") in ["error", "warning", "info", "ignore"], "severity")
            expect(text(error.get("message")) and text(error.get("source")), "an error says nothing")
            expect(int(error.get("line")) >= 1 and int(error.get("column")) >= 1, "an error has no place")


def gitlab(content):
    issues = json.loads(content)
    expect(isinstance(issues, list), "is no list")
    for issue in issues:
        required = ["description", "check_name", "fingerprint", "severity", "location"]
        only(issue, required, required, "an issue")
        expect(issue["severity"] in ["info", "minor", "major", "critical", "blocker"], issue["severity"])
        expect(text(issue["description"]) and text(issue["check_name"]), "an issue says nothing")
        expect(relative(issue["location"]["path"]) and not issue["location"]["path"].startswith("./"), "path")
        expect(issue["location"]["lines"]["begin"] >= 1, "an issue has no line")
    expect(len({issue["fingerprint"] for issue in issues}) == len(issues), "two issues have one fingerprint")


def github(content):
    for line in content.decode().splitlines():
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.+)", line)
        expect(match, f"is no command: {line[:80]}")
        if match:
            properties = dict(item.split("=", 1) for item in match[2].split(","))
            only(properties, ["file", "line", "endLine", "col", "endColumn", "title"], ["file", "line", "title"], line[:60])
            expect(relative(properties["file"].replace("%2C", ",")), properties["file"])
            expect("col" not in properties or properties["line"] == properties["endLine"], "columns over several lines")


FORMS = {"sarif": sarif, "junit": junit, "checkstyle": checkstyle, "gitlab": gitlab, "github": github}


def main(paths):
    count = 0
    for path in paths:
        problems.clear()
        with open(path, "rb") as file:
            content = file.read()
        try:
            FORMS[path.rsplit(".", 1)[1]](content)
        except (KeyError, TypeError, ValueError, ElementTree.ParseError) as error:
            problems.append(f"{type(error).__name__}: {error}")
        for problem in problems[:10]:
            print(f"{path}: {problem}", file=sys.stderr)
        count += 1 if problems else 0
    print(f"{len(paths) - count} of {len(paths)} reports for services fit.")
    return 1 if count or not paths else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
