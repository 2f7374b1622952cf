import Foundation
import Handrail
import HandrailModel
import HandrailSemantics
import Testing

/// Words that stand in a file and are no code of it.
enum NotCode {
    /// A statement as comments and as the contents of string literals.
    static func spellings(of statement: String) -> [String] {
        ["// \(statement)", "/* \(statement) */", "print(\"\(statement)\")", "print(\"\"\"\n\(statement)\n\"\"\")"]
    }

    /// The rules that find something in a file.
    static func findings(_ code: String, files: [String: String] = [:]) throws -> [String] {
        try audit(files.merging(["Code.swift": code]) { $1 }, .all).findings.map(\.rule)
    }

    /// What the stops of a screen are called, with every case of a name.
    static func names(_ code: String, screen: String = "Screen") throws -> [String] {
        let found = try audit(["Code.swift": code], .none)
        let tree = try #require(found.screens.first { $0.screen.name == screen })
        return tree.stops.map { $0.element.name.cases.map(\.display).joined(separator: " | ") }
    }

    private static func audit(_ files: [String: String], _ rules: RuleChoice) throws -> Audit {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handrail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(path)) }
        return try Auditor(policy: AuditPolicy(rules: rules)).audit([folder.path])
    }
}
