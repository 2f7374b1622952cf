import Foundation
import HandrailRules
import Testing

/// Every rule takes part: the list of its folder names it, and its id is its own.
@Suite struct RuleListTests {
    /// A rule as its file declares it.
    struct Declared: Sendable, CustomTestStringConvertible {
        let name: String
        let folder: String
        /// What the lists of the folder hold.
        let lists: String

        var testDescription: String { "\(folder)/\(name)" }
    }

    static let declared: [Declared] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/HandrailRules")
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            (path: path, text: (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? "")
        }
        let folder = { (path: String) in path.split(separator: "/").dropLast().joined(separator: "/") }
        return files.flatMap { file in
            let lists = files.filter { folder($0.path) == folder(file.path) && $0.path.hasSuffix("Rules.swift") }
            return Self.rules(in: file.text).map {
                Declared(name: $0, folder: folder(file.path), lists: lists.map(\.text).joined())
            }
        }
    }()

    /// The names of the structures in a file that adopt the protocol of a rule.
    private static func rules(in text: String) -> [String] {
        text.matches(of: /struct (\w+): (?:Stop|Element|Screen|Project|CodeUse|BundleItem|BundleUse|Target)Rule\b/)
            .map { String($0.output.1) }
    }

    @Test(arguments: declared)
    func aListOfItsFolderNamesIt(_ rule: Declared) {
        #expect(
            rule.lists.contains("RegisteredRule(\(rule.name)("), "No list in \(rule.folder) names \(rule.name).")
    }

    @Test func everyRuleWasFound() {
        #expect(Self.declared.count == Rulebook.all.count)
    }

    @Test func everyIdIsThatOfOneRule() {
        let ids = Rulebook.all.map(\.info.id)
        let repeated = Dictionary(grouping: ids, by: { $0 }).filter { $0.value.count > 1 }.keys.sorted()
        #expect(repeated == [])
    }
}
