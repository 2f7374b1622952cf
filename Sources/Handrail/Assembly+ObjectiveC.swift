import HandrailEngine
import HandrailModel
import HandrailObjectiveCImporter
import HandrailSource

extension Assembly {
    /// What the Objective-C files do to views, with what could not be read of them.
    static func objectiveC(in read: ReadFiles) -> ResourceContents {
        var writes: [ClassWrites] = []
        var notes: [AuditNote] = []
        for file in read.objectiveCFiles {
            let text = read.texts[Int(file.value)]
            let found = ObjectiveCReader().read(text.bytes)
            writes += found.classWrites(in: file)
            if found.isTooLarge { notes.append(AuditNote(path: text.path, text: tooLarge)) }
            if let open = found.open {
                notes.append(AuditNote(path: text.path, text: broken(line: text.lines.position(of: open.lower).line)))
            }
        }
        return ResourceContents(classWrites: writes, notes: notes + (writes.isEmpty ? [] : [limits]))
    }

    private static let limits = AuditNote(
        path: nil,
        text: Bilingual(
            en: "Objective-C is read for outlets, properties set on views, accessibility methods and tap recognizers. "
                + "Views that it makes in code, layout, other gestures, colors and animations are not looked at, and macros are not expanded.",
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
