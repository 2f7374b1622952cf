public import HandrailModel
import HandrailSource

extension FileKind {
    /// A font.
    public static let font = FileKind(name: "font", extensions: ["ttf", "otf", "ttc"], bundling: .declared)
}

/// Turns font files into fonts: by the names of the files, and by what their tables say of names, weights, variations
/// and scripts.
public struct FontFileImporter: Importer {
    /// A font, and what could not be read of it.
    public typealias Fragment = (font: BundleFont, note: AuditNote?)

    /// No font is read with the code.
    public let kinds: [FileKind] = []
    /// Fonts are known by their files.
    public let listedKinds: [FileKind] = [.font]

    /// Bytes of a file that are read at most: fonts with all Chinese characters in all weights have some twenty
    /// million.
    static let mostBytes = 48 << 20

    /// Folders of what is made beside an app: its documentation, and its pictures for the store.
    private static let foldersOfTools: Set<String> = [
        "doc", "docs", "documentation", "fastlane", "screenshots", "scripts", "tools",
    ]

    /// An importer.
    public init() {}

    /// Each file is a part.
    public func parts(of files: [ImportedFile]) -> [ImportedFile] { files }

    /// The font of a file.
    public func fragment(of file: ImportedFile) -> Fragment {
        let path = ResourcePath(file.path)
        let bytes = file.head(Self.mostBytes + 1) ?? []
        let isTooLong = bytes.count > Self.mostBytes
        let faces = isTooLong ? [] : FontFile(bytes).faces
        let font = BundleFont(
            name: path.baseName, fileName: String(path.fileName), faces: faces,
            isOfTools: file.path.lowercased().split(separator: "/").dropLast().contains {
                Self.foldersOfTools.contains(String($0))
            },
            place: SourcePlace(file: file.index, range: .zero))
        guard faces.isEmpty else { return (font, nil) }
        return (
            font,
            isTooLong
                ? ResourceNotes.fontTooLong(file.path, megabytes: Self.mostBytes >> 20)
                : ResourceNotes.noFont(file.path)
        )
    }

    /// Adds the fonts.
    public func link(_ fragments: [Fragment], into contents: inout ProjectContents) {
        contents.fonts += fragments.map(\.font)
        contents.notes += fragments.compactMap(\.note)
    }
}
