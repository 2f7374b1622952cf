import HandrailModel
import HandrailSource

/// Takes files that are fonts of the toy language: the first line is the name.
struct ToyFontImporter: Importer {
    static let kind = FileKind(name: "toyFont", extensions: ["toyfont"])

    let kinds = [Self.kind]

    func fragment(of file: ImportedFile) -> BundleFont {
        BundleFont(
            name: file.text.line(1), place: SourcePlace(file: file.index, range: ByteRange(0, file.bytes.count)))
    }

    func link(_ fragments: [BundleFont], into contents: inout ProjectContents) {
        contents.fonts += fragments
        if fragments.count > 1 {
            contents.notes.append(AuditNote(path: nil, text: Bilingual(en: "many fonts", ko: "글꼴이 많음")))
        }
    }
}
