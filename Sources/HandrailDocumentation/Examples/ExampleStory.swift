import Foundation
import Handrail
import HandrailEngine
import HandrailModel
package import HandrailRules
import HandrailSource

/// An example that a rule flags, told to its end: the code, what Handrail says of it, and the code once the edits of
/// the finding are applied. It is the first one, or one of the next whose finding carries edits.
package struct ExampleStory: Sendable {
    /// The code with marks, as the example has it.
    let before: String
    /// What is wrong.
    let message: Bilingual
    /// What to do.
    let fix: Bilingual
    /// The code afterwards; `nil` where the finding carries no edits.
    let after: String?
    /// Whether a person has to write words before the edits can stay.
    let needsWords: Bool

    /// The story of a rule; `nil` for a rule whose example finds nothing, as it would without the libraries that read
    /// pictures.
    package init?(of rule: RuleInfo) throws {
        var first: ExampleStory?
        // Each costs an audit, so that not all are tried.
        for example in rule.examples.filter(\.isFlagged).prefix(Self.most) {
            guard let story = try ExampleStory(example, rule: rule.id) else { continue }
            if story.after != nil {
                self = story
                return
            }
            first = first ?? story
        }
        guard let first else { return nil }
        self = first
    }

    /// So many examples of a rule are tried.
    private static let most = 4

    private init?(_ example: RuleExample, rule: String) throws {
        let audit = try Self.audit(example, rule: rule)
        guard let finding = audit.findings.first(where: { $0.rule == rule }) else { return nil }
        before = example.code
        message = finding.message
        fix = finding.fix
        let repair = finding.repairs.filter { !$0.edits.isEmpty }.min { $0.safety < $1.safety }
        after = repair.flatMap { Self.after(example, $0, in: audit) }
        needsWords = repair?.safety == .needsWords
    }

    private static func audit(_ example: RuleExample, rule: String) throws -> Audit {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handrail-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = example.files.merging([example.fileName: example.fileWithoutMarks]) { _, new in new }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(ExamplePicture.bytes(of: text, at: path)).write(to: file)
        }
        return try Auditor(policy: AuditPolicy(rules: .named([rule]), jobs: 1)).audit([folder.path])
    }

    private static func after(_ example: RuleExample, _ repair: Repair, in audit: Audit) -> String? {
        guard repair.edits.allSatisfy({ audit.file(of: $0.place).path == example.fileName }) else { return nil }
        var bytes = Array(example.fileWithoutMarks.utf8)
        for edit in repair.edits.sorted(by: { $0.place.range.lower > $1.place.range.lower }) {
            guard edit.place.range.indices.upperBound <= bytes.count else { return nil }
            bytes.replaceSubrange(edit.place.range.indices, with: Array(edit.text.utf8))
        }
        return body(of: String(decoding: bytes, as: UTF8.self), like: example)
    }

    /// What stands in the view that wraps an example; the whole file where the edits changed more than that.
    private static func body(of file: String, like example: RuleExample) -> String {
        let marker = "    var body: some View {\n"
        guard example.isBody, let start = file.firstRange(of: marker), file.hasSuffix("\n    }\n}\n"),
            file.hasPrefix("import SwiftUI\n\nstruct Example: View {\n" + marker)
        else { return file }
        return file[start.upperBound...].dropLast("\n    }\n}\n".count)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("        ") ? String($0.dropFirst(8)) : String($0) }.joined(separator: "\n")
    }
}

extension RuleExample {
    /// Whether the rule must say something.
    package var isFlagged: Bool {
        switch expectation {
        case .violation, .review: true
        case .silent, .nearMiss: false
        }
    }

    /// The file as it lies in a project.
    fileprivate var fileWithoutMarks: String { file.filter { $0 != "↓" } }
}
