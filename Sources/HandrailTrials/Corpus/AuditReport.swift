import Foundation

/// What is read of a JSON report (`handrail.report/1`).
package struct AuditReport: Decodable, Sendable {
    /// Sorted by place.
    package let findings: [ReportedFinding]
    /// What was left out, or could not be read.
    package let notes: [Note]
    /// What was looked at.
    package let summary: Summary

    /// A sentence on a file, or on all of it.
    package struct Note: Decodable, Sendable {
        /// The file; none for what concerns all of it.
        package let path: String?
        /// The sentence.
        package let text: String
    }

    /// Numbers on the audit as a whole.
    package struct Summary: Decodable, Sendable {
        /// Files of Swift.
        package let files: Int
        /// Their bytes.
        package let bytes: Int
        /// Screens.
        package let screens: Int
        /// Elements on screens.
        package let elements: Int
        /// How much of the app was understood; reports of older versions lack it.
        package let reach: Reach?
    }

    /// The report that `bytes` are; none if they are no report.
    package init?(_ bytes: [UInt8]) {
        guard let report = try? JSONDecoder().decode(AuditReport.self, from: Data(bytes)) else { return nil }
        self = report
    }
}

/// A finding as a report for programs names it. Two are equal that say the same at one place, whatever identifies them.
package struct ReportedFinding: Decodable, Sendable, Hashable {
    /// The rule.
    package let rule: String
    /// “violation” or “review”.
    package let outcome: String
    /// Path in the app.
    package let file: String
    /// Line, from 1.
    package let line: Int
    /// Column, from 1.
    package let column: Int
    /// The sentence.
    package let message: String
    /// What would mend it; none where nothing is proposed.
    package let fix: String?
    /// What it is about, free of lines and words; reports of other programs lack it.
    package let fingerprint: String?
    /// Further places that it is about; reports of other programs lack them.
    package let related: [Related]?
    /// The guidelines that it speaks of; reports of other programs lack them.
    package let guidelines: [String]?

    /// A further place of a finding.
    package struct Related: Decodable, Sendable, Hashable {
        /// Path in the app.
        package let file: String
        /// Line, from 1.
        package let line: Int

        /// A place.
        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// A finding.
    package init(
        rule: String, outcome: String, file: String, line: Int, column: Int, message: String, fix: String? = nil,
        fingerprint: String? = nil, related: [Related]? = nil, guidelines: [String]? = nil
    ) {
        self.rule = rule
        self.outcome = outcome
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.fix = fix
        self.fingerprint = fingerprint
        self.related = related
        self.guidelines = guidelines
    }

    package static func == (one: ReportedFinding, two: ReportedFinding) -> Bool {
        (one.rule, one.outcome, one.file, one.line, one.column, one.message)
            == (two.rule, two.outcome, two.file, two.line, two.column, two.message)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
        hasher.combine(file)
        hasher.combine(line)
        hasher.combine(message)
    }
}

/// A number, or numbers with names, to any depth: it is only printed.
package enum Reach: Decodable, Sendable {
    /// A number.
    case number(Double)
    /// Words.
    case words(String)
    /// Numbers with their names.
    case parts([String: Reach])
    /// Several.
    case list([Reach])

    /// Decodes whichever of these it is.
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let words = try? value.decode(String.self) {
            self = .words(words)
        } else if let list = try? value.decode([Reach].self) {
            self = .list(list)
        } else {
            self = .parts(try value.decode([String: Reach].self))
        }
    }

    /// On one line, names in alphabetical order.
    package var text: String {
        switch self {
        case .number(let number) where number == number.rounded() && abs(number) < 1e15: String(Int(number))
        case .number(let number): number.formatted(2)
        case .words(let words): words
        case .list(let list): "[" + list.map(\.text).joined(separator: ", ") + "]"
        case .parts(let parts):
            parts.sorted { $0.key < $1.key }.map { name, part in
                if case .parts = part { "\(name) (\(part.text))" } else { "\(name) \(part.text)" }
            }.joined(separator: ", ")
        }
    }
}
