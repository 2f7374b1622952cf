import HandrailModel
import HandrailRules
import HandrailSource
import Testing

/// A repair that needs no words from a person does what it promises: once it is applied, its finding is gone and no
/// other has come.
@Suite struct RepairTests {
    /// A finding as it can be found again in an edited file.
    private struct Place: Hashable, CustomStringConvertible {
        let rule: String
        let file: String
        let offset: Int

        var description: String { "\(rule) at \(offset) of \(file)" }
    }

    @Test(
        "Every repair that the examples offer mends its finding and breaks nothing",
        arguments: Rulebook.all.map(\.info.id))
    func examples(_ id: String) throws {
        let info = try #require(Rulebook.all.first { $0.info.id == id }).info
        for (number, example) in info.examples.enumerated() {
            let files = example.files.merging([example.fileName: example.file]) { _, new in new }
                .mapValues { $0.replacing(String(RuleExample.mark), with: "") }
            let before = try ExampleAudit.audit(files, rules: [])
            for finding in before.findings {
                for repair in finding.repairs where repair.safety != .needsWords {
                    let edited = try Self.files(files, after: repair, of: before)
                    let found = Set(try Self.places(in: ExampleAudit.audit(edited, rules: [])))
                    let own = Self.moved(Self.place(of: finding, in: before), by: repair, in: before)
                    let known = Set(Self.namedPlaces(in: before).map { Self.moved($0, by: repair, in: before) })
                    let title = "\(id) \(number + 1): \(repair.edits.map(\.text))"
                    #expect(!found.contains(own), "\(title) leaves \(own)")
                    let new = found.subtracting(known)
                    #expect(new.isEmpty, "\(title) brings \(new.map(\.description).sorted())")
                }
            }
        }
    }

    private static func place(of finding: Finding, in audit: Audit) -> Place {
        Place(
            rule: finding.rule, file: audit.file(of: finding.place).path, offset: Int(finding.place.range.lower))
    }

    private static func places(in audit: Audit) -> [Place] { audit.findings.map { place(of: $0, in: audit) } }

    /// Every place that a finding names: where the first of several is mended, it stands at the next one.
    private static func namedPlaces(in audit: Audit) -> [Place] {
        audit.findings.flatMap { finding in
            let others = finding.related.map { related in
                Place(
                    rule: finding.rule, file: audit.file(of: related.place).path,
                    offset: Int(related.place.range.lower))
            }
            return [place(of: finding, in: audit)] + others
        }
    }

    /// Where a place stands once a repair is applied.
    private static func moved(_ place: Place, by repair: Repair, in audit: Audit) -> Place {
        let shift = repair.edits.filter { edit in
            audit.file(of: edit.place).path == place.file && Int(edit.place.range.upper) <= place.offset
        }.reduce(0) { $0 + $1.text.utf8.count - $1.place.range.length }
        return Place(rule: place.rule, file: place.file, offset: place.offset + shift)
    }

    /// The files once a repair is applied; its edits do not overlap.
    private static func files(
        _ files: [String: String], after repair: Repair, of audit: Audit
    ) throws -> [String: String] {
        var files = files
        for edit in repair.edits.sorted(by: { $0.place.range.lower > $1.place.range.lower }) {
            let path = audit.file(of: edit.place).path
            var bytes = Array(try #require(files[path]).utf8)
            bytes.replaceSubrange(edit.place.range.indices, with: Array(edit.text.utf8))
            files[path] = String(decoding: bytes, as: UTF8.self)
        }
        return files
    }
}
