public import HandrailCode
public import HandrailModel
public import HandrailSource

/// Reads Objective-C: what it declares and does becomes a part of the program, lowered as Swift is.
public struct ObjectiveCImporter: Importer {
    /// Which names with a capital and which texts a file has, and what could not be read.
    public typealias Fragment = (names: Set<String>, notes: [AuditNote])

    /// Sources and headers.
    public let kinds: [FileKind] = [.objectiveC]

    /// An importer.
    public init() {}

    /// What a file declares and does.
    public static func lower(_ source: SourceText) -> CodeFile { ObjectiveCLowering.lower(source) }

    /// The names of a file, by which it may speak of classes, nibs and segues.
    public func fragment(of file: ImportedFile) -> Fragment {
        guard file.bytes.count <= ObjectiveCTokenizer.maximumBytes else {
            return ([], [AuditNote(path: file.path, text: Self.tooLarge)])
        }
        let tokens = ObjectiveCTokenizer.tokens(of: file.bytes)
        let names = tokens.lazy.compactMap(Self.spokenName)
        let notes = ObjectiveCBrackets(tokens).open.map { open in
            AuditNote(path: file.path, text: Self.broken(line: file.text.lines.position(of: open.lower).line))
        }
        return (Set(names), notes.map { [$0] } ?? [])
    }

    /// A name with a capital, or a text that may be the name of a segue, a scene or a class.
    private static func spokenName(_ token: ObjectiveCToken) -> String? {
        switch token.kind {
        case .name(let name): name.utf8.first.map(capitals.contains) ?? false ? name : nil
        case .string(let text, _): !text.isEmpty && text.utf8.count <= longestName ? text : nil
        case .number, .directive, .sign, .compound: nil
        }
    }

    private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

    /// Bytes of a text that may be a name; what is longer is a sentence.
    private static let longestName = 64

    /// Adds the names of all files, and says what is not read of Objective-C.
    public func link(_ fragments: [Fragment], into contents: inout ProjectContents) {
        for fragment in fragments { contents.classNames.formUnion(fragment.names) }
        contents.notes += fragments.flatMap(\.notes)
        if fragments.contains(where: { !$0.names.isEmpty }) { contents.notes.append(Self.limits) }
    }

    /// How many files were passed over, and why; headers are not counted.
    public func remark(onNothingBut paths: [String]) -> Bilingual? {
        let count = paths.count { !FileKind.isHeader($0) }
        guard count > 0 else { return nil }
        let en = count == 1 ? "The one Objective-C file was" : "The \(count) Objective-C files were"
        return Bilingual(
            en: "\(en) read, and no view was found in them.",
            ko: "Objective-C 파일 \(count)개를 읽었지만 뷰를 찾지 못했습니다.")
    }

    private static let limits = AuditNote(
        path: nil,
        text: Bilingual(
            en: "Objective-C is read with its macros unexpanded, but for constants, and with both sides of each #if.",
            ko: "Objective-C는 상수를 제외한 매크로를 펼치지 않고, #if의 양쪽을 모두 읽습니다."))

    private static let tooLarge = Bilingual(
        en: "This Objective-C file is too large and was not read.", ko: "이 Objective-C 파일은 너무 커서 읽지 않았습니다.")

    private static func broken(line: Int) -> Bilingual {
        Bilingual(
            en: "A bracket in line \(line) is never closed: what follows in its class may have been misread.",
            ko: "\(line)행의 괄호가 닫히지 않아, 같은 클래스에서 그 뒤에 오는 내용을 잘못 읽었을 수 있습니다.")
    }
}
