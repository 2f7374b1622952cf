public import HandrailModel
import HandrailSource

extension FileKind {
    /// A font.
    public static let font = FileKind(name: "font", extensions: ["ttf", "otf", "ttc"], bundling: .declared)
}

/// Turns font files into fonts, by the names of the files. Nothing of them is read.
public struct FontFileImporter: Importer {
    /// No bytes are read.
    public let kinds: [FileKind] = []
    /// Fonts are known by their files.
    public let listedKinds: [FileKind] = [.font]

    /// An importer.
    public init() {}

    /// Each file is a part.
    public func parts(of files: [ImportedFile]) -> [ImportedFile] { files }

    /// The font of a file.
    public func fragment(of file: ImportedFile) -> BundleFont {
        BundleFont(
            name: ResourcePath(file.path).baseName, place: SourcePlace(file: file.index, range: .zero))
    }

    /// Adds the fonts.
    public func link(_ fragments: [BundleFont], into contents: inout ProjectContents) {
        contents.fonts += fragments
    }
}
