import HandrailRules
import Testing

/// A way to write the same example differently; what a rule says must not depend on it.
struct Variation: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether the rule must fall silent.
    let silences: Bool
    /// The files of the example, or `nil` where the example cannot be written that way.
    let files: @Sendable (RuleExample, String) -> [String: String]?

    var testDescription: String { name }

    private init(
        _ name: String, silences: Bool = false, _ files: @escaping @Sendable (RuleExample, String) -> [String: String]?
    ) {
        self.name = name
        self.silences = silences
        self.files = files
    }

    /// Every variation.
    static let all: [Variation] = [
        Variation("as written") { example, _ in example.all(with: example.file) },
        Variation("behind wide characters") { example, _ in
            if example.isInterface {
                return example.all(
                    with: example.file.replacing("<scenes>", with: "<!-- 손쉬운 사용 👩‍🦽 -->\n<scenes>"))
            }
            if example.code.hasPrefix("<plist") {
                return example.all(with: example.file.replacing("<dict>", with: "<!-- 손쉬운 사용 👩‍🦽 --><dict>"))
            }
            if example.isResource { return nil }
            return example.all(with: "/* 손쉬운 사용 👩‍🦽 */ " + example.file)
        },
        Variation("with CRLF") { example, _ in
            // A picture or a font has no lines.
            ExamplePicture.isOne(example.fileName)
                ? nil : example.all(with: example.file.replacing("\n", with: "\r\n"))
        },
        Variation("in a comment", silences: true) { example, _ in
            if example.isInterface {
                return example.all(
                    with: example.file.replacing("<scenes>", with: "<scenes><!--").replacing(
                        "</scenes>", with: "--></scenes>"))
            }
            guard !example.isDeclaration, !example.isResource, !example.file.contains("*/") else { return nil }
            return example.all(
                with:
                    "import SwiftUI\nstruct Empty: View { var body: some View { Text(verbatim: \"Empty\") } "
                        + "}\n/*\n\(example.file)\n*/\n"
            )
        },
        Variation("in a string", silences: true) { example, _ in
            guard !example.isInterface, !example.isDeclaration, !example.isResource,
                !example.file.contains("\"\"\"")
            else { return nil }
            return example.all(
                with:
                    "import SwiftUI\nlet code = ##\"\"\"\n\(example.file)\n\"\"\"##\nstruct Empty: View { var body: "
                        + "some View { Text(verbatim: \"Empty\") } }\n"
            )
        },
        Variation("under a matching ignore", silences: true) { example, rule in
            example.marked(with: "// handrail:ignore \(rule) — a reason")
        },
        Variation("under another rule's ignore") { example, rule in
            let other = rule == "unnamed-control" ? "undescribed-image" : "unnamed-control"
            return example.marked(with: "// handrail:ignore \(other) — a reason")
        },
        Variation("in Group") { example, _ in example.wrapped("Group {\n", "\n}") },
        Variation("in if") { example, _ in example.wrapped("if isShown {\n", "\n}", before: "    let isShown: Bool\n\n")
        },
        Variation("in #if") { example, _ in example.wrapped("#if !DEBUG\n", "\n#endif") },
        Variation("in a helper property") { example, _ in
            guard example.isBody else { return nil }
            return example.all(
                with:
                    "import SwiftUI\n\nstruct Example: View {\n    var body: some View { part }\n\n    @ViewBuilder "
                        + "private var part: some View {\n\(example.code)\n    }\n}\n"
            )
        },
        Variation("in an extension") { example, _ in
            guard example.isBody else { return nil }
            return example.all(
                with:
                    "import SwiftUI\n\nstruct Example: View {\n    var body: some View { part() }\n}\n\nextension "
                        + "Example {\n    @ViewBuilder func part() -> some View {\n\(example.code)\n    }\n}\n"
            )
        },
    ]
}

extension RuleExample {
    /// The mark in front of a place where something must be found.
    static let mark: Character = "↓"

    fileprivate func all(with main: String) -> [String: String] {
        files.merging([fileName: main]) { _, new in new }
    }

    fileprivate func wrapped(_ open: String, _ close: String, before: String = "") -> [String: String]? {
        guard isBody else { return nil }
        return all(
            with:
                "import SwiftUI\n\nstruct Example: View {\n\(before)    var body: some View "
                    + "{\n\(open)\(code)\(close)\n    }\n}\n"
        )
    }

    /// The example with a comment on a line of its own above every line that holds a mark; `nil` where the place does
    /// not begin its line, because a comment covers what begins after it.
    fileprivate func marked(with comment: String) -> [String: String]? {
        // Interface files have no comments that Xcode keeps.
        if isInterface || isDeclaration || isResource { return nil }
        var lines: [String] = []
        var isMarked = false
        for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
            if let index = line.firstIndex(of: Self.mark) {
                guard line[..<index].allSatisfy(\.isWhitespace), line.filter({ $0 == Self.mark }).count == 1 else {
                    return nil
                }
                isMarked = true
                lines.append(comment)
            }
            lines.append(String(line))
        }
        return isMarked ? all(with: lines.joined(separator: "\n")) : nil
    }
}
