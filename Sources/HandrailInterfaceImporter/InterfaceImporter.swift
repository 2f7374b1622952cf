import HandrailMarkup
public import HandrailModel
public import HandrailSource

/// Turns storyboards and xibs into descriptions of the views they hold, with the place of everything in the file.
///
/// Nothing in a file can stop it: what is broken or not known is named in a note and the rest is read.
public struct InterfaceImporter: Importer {
    /// Storyboards and xibs.
    public let kinds: [FileKind] = [.interface]

    /// An importer.
    public init() {}

    /// What one file holds.
    public func fragment(of file: ImportedFile) -> InterfaceFile {
        read(path: file.path, bytes: file.bytes, file: file.index, isTranscoded: file.text.isTranscoded)
    }

    /// Adds the scenes of all files.
    public func link(_ fragments: [InterfaceFile], into contents: inout ProjectContents) {
        for file in fragments {
            contents.scenes += file.scenes
            if let place = file.scenes.first?.place {
                contents.designedClasses[place.file, default: []].formUnion(file.classNames)
            } else {
                contents.classNames.formUnion(file.classNames)
            }
            contents.notes += file.notes
        }
    }

    /// Whether the file at a path is a storyboard or a xib.
    public static func reads(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

    /// What one file holds.
    ///
    /// - Parameter isTranscoded: whether the file is kept in another encoding than that of `bytes`, so that no edits
    ///   are offered.
    public func read(path: String, bytes: [UInt8], file: FileIndex, isTranscoded: Bool = false) -> InterfaceFile {
        let document = InterfaceDocument(bytes, file: file)
        let isTranscoded = isTranscoded || Transcoding.applies(to: bytes)
        guard let position = document.roots.first(where: { Self.rootNames.contains(document.nodes[$0].name) }) else {
            let note = InterfaceNotes.noInterface(path, document.problems.first, LineTable(bytes))
            return InterfaceFile(scenes: [], notes: [note])
        }
        let root = InterfaceElement(document: document, index: position)
        if root.name == "archive", root.child("objects") == nil, root.child("scenes") == nil {
            return InterfaceFile(scenes: [], notes: [InterfaceNotes.oldFormat(path)])
        }
        // The system takes a picture of a launch screen and shows that: nothing on it is ever met.
        if root.flag("launchScreen") == true { return InterfaceFile(scenes: [], notes: []) }
        let context = InterfaceContext(
            document, toolkit: InterfaceToolkit(root), usesConstraints: root.flag("useAutolayout") == true,
            isTranscoded: isTranscoded)
        let reader = SceneReader(
            context: context, fileName: Self.baseName(of: path), initial: root["initialViewController"])
        var scenes = root.child("scenes").map(reader.scenes) ?? []
        if let objects = root.child("objects") { scenes += reader.contents(objects) }
        var notes: [AuditNote] = []
        if !document.problems.isEmpty {
            notes.append(InterfaceNotes.partlyRead(path, document.problems, LineTable(bytes)))
        }
        if isTranscoded { notes.append(InterfaceNotes.transcoded(path)) }
        return InterfaceFile(scenes: scenes, classNames: Set(context.classes.values), notes: notes)
    }

    private static let rootNames: Set<String> = ["document", "archive"]

    /// The file's name without folders and extension.
    private static func baseName(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
    }
}
