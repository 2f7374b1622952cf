import Foundation
import Handrail
import HandrailModel
import HandrailRules
import HandrailSource
import HandrailTestSupport

/// Audits a few files in a folder of their own with one rule, through the front door.
struct ExampleAudit {
    /// A finding as the specifications compare it.
    struct Found: Hashable, CustomStringConvertible {
        let outcome: Outcome
        let offset: Int
        let message: String
        let setting: Setting?

        var description: String { "\(outcome.rawValue) at \(offset): \(message)" }
    }

    /// What `rule` finds in the file that the example stands in.
    static func findings(of rule: String, in files: [String: String], mainFile: String) throws -> [Found] {
        let audit = try audit(files, rules: [rule])
        return audit.findings.compactMap { finding in
            guard finding.rule == rule, audit.file(of: finding.place).path == mainFile else { return nil }
            return Found(
                outcome: finding.outcome, offset: Int(finding.place.range.lower), message: finding.message.en,
                setting: finding.setting)
        }
    }

    /// The audit of files given by path.
    static func audit(
        _ files: [String: String], rules: [String], options: [String: RuleOptions] = [:]
    ) throws -> Audit {
        try TemporaryFolder.with { folder in
            let data = files.map { ($0, Data(ExamplePicture.bytes(of: $1, at: $0))) }
            try TemporaryFolder.write(Dictionary(uniqueKeysWithValues: data), into: folder)
            let policy = AuditPolicy(rules: .named(rules), jobs: 1, options: options)
            return try Auditor(policy: policy).audit([folder.path])
        }
    }
}
