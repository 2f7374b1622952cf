import HandrailMarkup
public import HandrailModel
public import HandrailSource

/// Turns `.strings`, `.stringsdict` and `.xcstrings` files into string entries, and the texts of `.intentdefinition`
/// files, which have translations in tables.
///
/// The table is the file's name. The language is that of the innermost `.lproj` folder; a table outside of one
/// serves every language and counts as `Base`. A string catalog names its languages itself.
/// Places refer to the UTF-8 text of the file, which for UTF-16 is what `Transcoding.utf8` gives.
public struct StringTableImporter: Importer {
    /// What one file holds, and what of it could not be read.
    public typealias Fragment = (entries: [StringEntry], notes: [AuditNote])

    /// String tables, string catalogs and definitions of intents.
    public let kinds: [FileKind] = [.stringTable, .stringCatalog, .intentDefinition]

    /// An importer.
    public init() {}

    /// Each table is a part. One that could not be read is an empty table.
    public func parts(of files: [ImportedFile]) -> [ImportedFile] { files.filter { Self.reads($0.path) } }

    /// The entries of one table.
    public func fragment(of file: ImportedFile) -> Fragment {
        read(path: file.path, bytes: file.bytes, file: file.index)
    }

    /// Adds the entries of all tables.
    public func link(_ fragments: [Fragment], into contents: inout ProjectContents) {
        contents.strings.reserveCapacity(fragments.reduce(contents.strings.count) { $0 + $1.entries.count })
        for table in fragments {
            contents.strings += table.entries
            contents.notes += table.notes
        }
    }

    /// Whether the file at a path is a string table: Xcode knows their extensions in lower case only.
    private static func reads(_ path: String) -> Bool {
        extensions.contains { path.utf8.count > $0.count && path.utf8.suffix($0.count).elementsEqual($0) }
    }

    /// The table of the app's name and of what the system says for it.
    private static let infoTable = "InfoPlist"

    private static let extensions = [".strings", ".stringsdict", ".xcstrings", ".intentdefinition"]
        .map { Array($0.utf8) }

    /// The entries of one file in its order, and at most one note on what could not be read.
    ///
    /// A path with another extension gives nothing.
    public func read(path: String, bytes: [UInt8], file: FileIndex) -> Fragment {
        let resource = ResourcePath(path)
        let source = StringTableSource(
            path: path, table: SettingsPage.table(resource), language: resource.language ?? "Base",
            isOfApp: resource.baseName != Self.infoTable && !resource.isInBundle, file: file)
        switch resource.fileExtension {
        case "strings": return strings(source, bytes)
        case "stringsdict": return list(source, bytes)
        case "xcstrings": return catalog(source, bytes)
        case "intentdefinition": return definition(source, bytes)
        default: return ([], [])
        }
    }

    private func strings(_ source: StringTableSource, _ bytes: [UInt8]) -> ([StringEntry], [AuditNote]) {
        // A table may also be written as an XML property list.
        guard !isXML(bytes) else { return list(source, bytes) }
        let table = StringsReader().read(bytes)
        let entries = table.entries.map {
            source.entry(
                $0.key, $0.value, isExplained: EntryComment.explains($0.leadRange, of: table.text),
                at: $0.keyRange.union($0.valueRange))
        }
        let note =
            table.entries.isEmpty && !table.problems.isEmpty
            ? ResourceNotes.skipped(source.path, table.problems[0], in: table.text)
            : ResourceNotes.partlyRead(source.path, table.problems, in: table.text)
        return (entries, note.map { [$0] } ?? [])
    }

    private func list(_ source: StringTableSource, _ bytes: [UInt8]) -> ([StringEntry], [AuditNote]) {
        do throws(MarkupProblem) {
            let list = try XMLPropertyListReader().read(bytes)
            guard let members = list.members else {
                return ([], [ResourceNotes.unexpectedShape(source.path, missing: "dict")])
            }
            let entries = members.compactMap { entry(source, $0) }
            let skipped = members.count - entries.count
            return (entries, skipped == 0 ? [] : [ResourceNotes.entriesSkipped(source.path, count: skipped)])
        } catch {
            return ([], [ResourceNotes.skipped(source.path, error, in: Transcoding.utf8(bytes))])
        }
    }

    private func definition(_ source: StringTableSource, _ bytes: [UInt8]) -> ([StringEntry], [AuditNote]) {
        do throws(MarkupProblem) {
            return (IntentDefinition(try XMLPropertyListReader().read(bytes)).entries(source), [])
        } catch {
            return ([], [ResourceNotes.skipped(source.path, error, in: Transcoding.utf8(bytes))])
        }
    }

    private func entry(_ source: StringTableSource, _ member: PropertyListMember) -> StringEntry? {
        if let text = member.value.stringValue { return source.entry(member.key, text, at: member.range) }
        return StringsDictionaryRule(member.value).map {
            source.entry(member.key, $0.text, forms: $0.forms, at: member.range)
        }
    }

    private func catalog(_ source: StringTableSource, _ bytes: [UInt8]) -> ([StringEntry], [AuditNote]) {
        do throws(MarkupProblem) {
            let root = try JSONReader().read(bytes)
            guard let catalog = StringCatalog(root) else {
                return ([], [ResourceNotes.unexpectedShape(source.path, missing: "strings")])
            }
            let note = ResourceNotes.tooManyEntries(source.path, limit: StringCatalog.maximumEntries)
            return (catalog.entries(source), catalog.listsMissing ? [] : [note])
        } catch {
            return ([], [ResourceNotes.skipped(source.path, error, in: bytes)])
        }
    }

    private func isXML(_ bytes: [UInt8]) -> Bool {
        let start = Transcoding.utf8(Array(bytes.prefix(128))).drop { $0 <= 0x20 || $0 >= 0x80 }
        return start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<!DOCTYPE plist".utf8))
            || start.starts(with: Array("<plist".utf8))
    }
}
