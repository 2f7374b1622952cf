import HandrailConfiguration
import HandrailModel
import Testing

/// What people write wrongly, and the sentence that they are told.
@Suite("Errors of a configuration name file and line and say what to write")
struct ConfigurationErrorTests {
    /// The error of a file, beside others.
    static func error(_ text: String, _ others: [String: String] = [:]) -> ConfigurationError? {
        let files = others.merging([".handrail.yml": text]) { $1 }
        let names = RuleNames(
            [("unnamed-control", ["accessibility.label"]), ("vague-name", ["accessibility.label"])],
            options: ["vague-name": SampleOptions.rows])
        let reader = ConfigurationReader(names: names) { files[$0].map { Array($0.utf8) } }
        do throws(ConfigurationError) {
            _ = try reader.configuration(in: ".handrail.yml")
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("ruls: {}", 1, "did you mean “rules”?"),
        ("fail-on: violation\nexclud: [Pods]", 2, "did you mean “exclude”?"),
        ("nonsense: 1", 1, "write one of: baseline, components, exceptions"),
        ("rules:\n  unnamed-contrl: off", 2, "did you mean “unnamed-control”?"),
        ("rules:\n  zzzzzzzzzzzzzzzz: off", 2, "write one of: accessibility.label"),
        ("rules:\n  vague-name: revue", 2, "did you mean “review”?"),
        ("rules:\n  vague-name: {as: off, impct: minor}", 2, "did you mean “impact”?"),
        ("rules:\n  vague-name:\n    impact: huge", 3, "write one of: critical, serious, moderate, minor"),
        ("rules: [vague-name]", 1, "takes lines of the form “key: value”"),
        ("language: english", 1, "“language” cannot be “english”"),
        ("fail-on: error", 1, "write one of: violation, review, never"),
        ("platforms: [iOS, Android]", 1, "“platforms” cannot be “Android”"),
        ("exclude: {a: b}", 1, "takes a list, such as [one, two]"),
        ("exclude: ['']", 1, "takes one text that is not empty"),
        ("exclude: [/etc]", 1, "leads out of the project"),
        ("include: [../Other]", 1, "leads out of the project"),
        ("baseline: ~/b", 1, "leads out of the project"),
        ("overrides:\n  path: A", 2, "takes a list whose elements begin with a dash"),
        ("overrides:\n  - path: A", 2, "An override needs “path” and “rules”"),
        ("exceptions:\n  - rule: vague-name\n    path: A", 2, "An exception needs “rule”, “path” and, in words,"),
        ("exceptions:\n  - rule: vague-name\n    path: A\n    reason: '--'", 2, "in words, “reason”"),
        ("exceptions:\n  - rule: vague-name\n    path: A\n    until: soon", 4, "takes a day such as 2027-01-31"),
        ("exceptions:\n  - rule: vague-name\n    path: A\n    until: 2027-13-01", 4, "not “2027-13-01”"),
        ("extends: missing.yml", 1, "There is no file “missing.yml” in this project"),
        ("language: en\nlanguage: ko", 1, "“language” stands here twice"),
        ("rules:\n\tvague-name: off", 2, "check indentation, colons and quotes"),
        ("just words", 1, "takes lines of the form “key: value”"),
        ("rules:\n  vague-name:\n    least-sise: 4", 3, "did you mean “least-size”?"),
        ("rules:\n  unnamed-control:\n    least-size: 4", 3, "write one of: as, impact."),
        ("rules:\n  accessibility.label: {least-size: 4}", 2, "write one of: as, impact."),
        ("rules:\n  vague-name: {ratio: many}", 2, "“ratio” takes a number from 1 to 21, not “many”."),
        ("rules:\n  vague-name:\n    ratio: 22", 3, "“ratio” takes a number from 1 to 21, not “22”."),
        ("rules:\n  vague-name:\n    ratio: nan", 3, "not “nan”"),
        ("rules:\n  vague-name:\n    least-size: {iPhone: 40}", 3, "has no platform “iPhone”"),
        ("rules:\n  vague-name:\n    least-size:\n      iOS: 1000", 4, "from 8 to 200, not “1000”"),
        ("rules:\n  vague-name:\n    words: {a: b}", 3, "takes a list, such as [one, two]"),
        (
            "overrides:\n  - path: A\n    rules:\n      vague-name: {ratio: 4}", 4,
            "write it under “rules”, and not in an override"
        ),
        ("components: [A]", 1, "“components” takes lines of the form “key: value”."),
        ("components:\n  Our Button: {kind: button}", 2, "“Our Button” is no name of a type"),
        ("components:\n  OurButton: {label: title}", 2, "“OurButton” needs “kind”, such as button."),
        ("components:\n  OurButton: {kind: botton}", 2, "did you mean “button”?"),
        ("components:\n  OurButton: {kind: button, lable: title}", 2, "did you mean “label”?"),
        ("components:\n  OurButton: {kind: button, label: 'a b'}", 2, "takes the label of an argument, or _"),
    ])
    func isTold(text: String, line: Int, words: String) throws {
        let error = try #require(Self.error(text))
        #expect(error.message.en.hasPrefix(".handrail.yml:\(line): "), "\(error.message.en)")
        #expect(error.message.en.contains(words), "\(error.message.en)")
        #expect(error.message.ko.hasPrefix(".handrail.yml:\(line): ") && error.message.ko != error.message.en)
        #expect(!error.message.en.contains("\n"))
    }

    @Test(
        "What would take long to read is refused",
        arguments: [
            String(repeating: "# long\n", count: 40_000),
            "a: &a [x]\nb: &b [*a, *a, *a, *a]\nc: [*b, *b, *b, *b]",
            "exclude: *everything",
            String(repeating: "[", count: 5_000),
            Array(repeating: "[", count: 5_000).joined(separator: "\n"),
            String(repeating: "- ", count: 5_000) + "x",
            (0..<500).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
            "exclude: ['**/a/**/a/**/a/**/a/**/a/**/a/**/b']",
            "exclude: [\(String(repeating: "a*", count: 400))]",
        ])
    func hostile(text: String) {
        #expect(Self.error(text) != nil)
    }

    @Test("Files that extend one another in a circle are refused where the circle is closed")
    func circle() throws {
        let error = try #require(
            Self.error("extends: a.yml", ["a.yml": "# first\nextends: b.yml", "b.yml": "extends: .handrail.yml"]))
        #expect(error.message.en.hasPrefix("b.yml:1: "))
        #expect(error.message.en.contains(".handrail.yml → a.yml → b.yml → .handrail.yml"))
    }

    @Test("Files that extend many others are refused")
    func explosion() throws {
        let files = (0..<20).map { ("\($0).yml", "extends: [\($0 + 1).yml, \($0 + 1).yml]") }
        let error = try #require(Self.error("extends: 0.yml", Dictionary(uniqueKeysWithValues: files)))
        #expect(error.message.en.contains("More than 16 files"))
    }

    @Test("An error in a file that is extended names that file")
    func otherFile() throws {
        let error = try #require(Self.error("extends: tools/base.yml", ["tools/base.yml": "\nruls: {}"]))
        #expect(error.message.en.hasPrefix("tools/base.yml:2: "))
    }
}
