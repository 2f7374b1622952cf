public import HandrailModel
import HandrailSource

/// Turns Objective-C files into what they do to the views of interface files.
public struct ObjectiveCImporter: Importer {
    /// What one file does to views, which names with a capital and which texts it has, and what could not be read.
    public typealias Fragment = (writes: [ClassWrites], names: Set<String>, notes: [AuditNote])

    /// Sources and headers.
    public let kinds: [FileKind] = [.objectiveC]

    /// An importer.
    public init() {}

    /// What one file does to views.
    public func fragment(of file: ImportedFile) -> Fragment {
        let found = ObjectiveCReader().read(file.bytes)
        var notes: [AuditNote] = []
        if found.isTooLarge { notes.append(AuditNote(path: file.path, text: Self.tooLarge)) }
        if let open = found.open {
            let line = file.text.lines.position(of: open.lower).line
            notes.append(AuditNote(path: file.path, text: Self.broken(line: line)))
        }
        return (found.classWrites(in: file.index), found.capitalized.union(found.texts), notes)
    }

    /// Adds what all files do to views, and says what is not read of Objective-C where any of it is used.
    public func link(_ fragments: [Fragment], into contents: inout ProjectContents) {
        let writes = fragments.flatMap(\.writes)
        contents.classWrites += writes
        for fragment in fragments { contents.classNames.formUnion(fragment.names) }
        contents.notes += fragments.flatMap(\.notes)
        if !writes.isEmpty { contents.notes.append(Self.limits) }
    }

    /// How many files were passed over, and why; headers are not counted.
    public func remark(onNothingBut paths: [String]) -> Bilingual? {
        let count = paths.count { !$0.hasSuffix(".h") }
        guard count > 0 else { return nil }
        let en = count == 1 ? "The one Objective-C file was" : "The \(count) Objective-C files were"
        return Bilingual(
            en: "\(en) not looked at: Objective-C is read only for what it sets on views of storyboards and xibs, "
                + "and views that it makes in code are not seen.",
            ko: "Objective-C 파일 \(count)개는 살펴보지 않았습니다. Objective-C는 스토리보드와 xib의 뷰에 설정하는 것만 읽으며, "
                + "코드에서 만드는 뷰는 볼 수 없습니다.")
    }

    private static let limits = AuditNote(
        path: nil,
        text: Bilingual(
            en: "Objective-C is read for outlets, properties set on views, accessibility methods and tap recognizers. "
                + "Views that it makes in code, layout, other gestures, colors and animations are not looked at, "
                + "and macros are not expanded.",
            ko: "Objective-C는 아웃렛, 뷰에 설정하는 속성, 손쉬운 사용 메서드, 탭 인식기만 읽습니다. "
                + "코드에서 만드는 뷰, 레이아웃, 다른 제스처, 색상, 애니메이션은 살펴보지 않으며 매크로는 펼치지 않습니다."))

    private static let tooLarge = Bilingual(
        en: "This Objective-C file is too large and was not read.", ko: "이 Objective-C 파일은 너무 커서 읽지 않았습니다.")

    private static func broken(line: Int) -> Bilingual {
        Bilingual(
            en: "A bracket in line \(line) is never closed: what follows in its class may have been misread.",
            ko: "\(line)행의 괄호가 닫히지 않아, 같은 클래스에서 그 뒤에 오는 내용을 잘못 읽었을 수 있습니다.")
    }
}
