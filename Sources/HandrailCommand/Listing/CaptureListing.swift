import HandrailCaptureImporter
import HandrailModel
import HandrailReporting
import HandrailTranscripts

/// What is known of a capture, and what is not.
struct CaptureListing: Listing {
    private let file: CapturedFile
    private let format: CaptureFormat
    private let language: ReportLanguage

    /// What is known of a file, in `language`.
    init(_ file: CapturedFile, format: CaptureFormat, language: ReportLanguage) {
        self.file = file
        self.format = format
        self.language = language
    }

    private var unknown: [CaptureFact] { CaptureFact.allCases.filter(file.unknown.contains) }

    private var basis: Bilingual {
        switch format.basis {
        case .samples:
            Bilingual(en: "The reader was made from real captures.", ko: "실제 캡처를 보고 만든 리더로 읽었습니다.")
        case .documentation:
            Bilingual(
                en: "The reader was made from documentation: no real capture was at hand.",
                ko: "문서를 보고 만든 리더로 읽었습니다. 실제 캡처로는 확인하지 못했습니다.")
        }
    }

    private var shown: Bilingual {
        guard let picture = file.picture else {
            return Bilingual(en: "screenshot: none that could be read", ko: "스크린샷: 읽을 수 있는 것이 없음")
        }
        let inks = file.screens.compactMap(\.capture).flatMap(\.inks.values)
        let measured = inks.count { ink in if case .measured = ink.colors { true } else { false } }
        let name = picture.path.split(separator: "/").last.map(String.init) ?? picture.path
        let scale = "\(Self.thousandths(picture.scale.x)) × \(Self.thousandths(picture.scale.y))"
        return Bilingual(
            en: """
                screenshot: \(name), \(picture.width) × \(picture.height) pixels, \(scale) for each point; contrast \
                measured of \(measured) elements, of \(inks.count - measured) not
                """,
            ko: """
                스크린샷: \(name), \(picture.width) × \(picture.height)픽셀, 1pt에 \(scale)픽셀. 요소 \(measured)개의 대비를 측정했고 \
                \(inks.count - measured)개는 측정하지 못함
                """)
    }

    /// How the screens were set and colored, as far as is known.
    private static func settings(of file: CapturedFile) -> [Bilingual] {
        file.screens.compactMap(\.capture).flatMap { capture -> [Bilingual] in
            let variant = capture.variant
            let known: [Bilingual?] = [
                variant.isDark.map {
                    $0 ? Bilingual(en: "dark", ko: "다크 모드") : Bilingual(en: "light", ko: "라이트 모드")
                },
                variant.contentSize.map { Bilingual(en: "text size \($0.shortName)", ko: "텍스트 크기 \($0.shortName)") },
                variant.language.map { Bilingual(en: "language \($0)", ko: "언어 \($0)") },
                variant.isContrastIncreased == true ? Bilingual(en: "increased contrast", ko: "대비 증가") : nil,
                variant.isBold == true ? Bilingual(en: "Bold Text", ko: "볼드체 텍스트") : nil,
                capture.saturation.map { saturation in
                    let percent = Int((saturation.share * 100).rounded())
                    return Bilingual(
                        en: "strongly saturated outside of pictures: \(percent) %, hues: \(saturation.hues)",
                        ko: "이미지 밖에서 채도가 높은 영역: \(percent)%, 색상: \(saturation.hues)가지")
                },
            ]
            let words = known.compactMap(\.self)
            guard !words.isEmpty else { return [] }
            return [
                Bilingual(
                    en: "setting: " + words.map(\.en).joined(separator: ", "),
                    ko: "설정: " + words.map(\.ko).joined(separator: ", "))
            ]
        }
    }

    private static func thousandths(_ number: Double) -> String {
        let whole = Int((number * 1000).rounded())
        let rest = String(1000 + whole % 1000).dropFirst()
        return "\(whole / 1000).\(rest)"
    }

    /// The account for people.
    func text(on page: TextPage) -> String {
        var page = page
        page.heading(format.title)
        page.paragraph(basis[language])
        for (position, tree) in file.trees.enumerated() {
            let figures = CaptureFigures(tree)
            page.line(
                Bilingual(
                    en: "capture \(position + 1): elements: \(figures.elements), of the system: \(figures.ofSystem), "
                        + "with words: \(figures.withWords), size: \(figures.size)",
                    ko: "캡처 \(position + 1): 요소 \(figures.elements)개, 시스템 요소 \(figures.ofSystem)개, "
                        + "말이 있는 요소 \(figures.withWords)개, 크기 \(figures.size)")[language])
        }
        page.line(
            Bilingual(en: "screens to examine: \(file.screens.count)", ko: "검사할 화면: \(file.screens.count)개")[language])
        page.line(shown[language])
        for line in Self.settings(of: file) { page.line(line[language]) }
        if !unknown.isEmpty {
            page.line(Bilingual(en: "It does not tell:", ko: "이 캡처로 알 수 없는 것:")[language])
            for fact in unknown { page.line("- " + fact.name[language], indent: 2) }
        }
        for note in file.notes { page.paragraph(note.text[language]) }
        return page.text
    }

    /// The account for programs.
    func json() throws -> String { try JSONText.of(wire) }

    /// What programs are told.
    var wire: Wire {
        Wire(
            format: format.rawValue, basis: format.basis.rawValue, unknown: unknown.map(\.rawValue),
            captures: file.trees.map(CaptureFigures.init), screens: file.screens.count,
            notes: file.notes.map { $0.text[language] })
    }

    /// The account as `--format json` prints it.
    struct Wire: Encodable {
        /// Name and version of this form.
        let schema = "handrail.capture-info/1"
        /// The format.
        let format: String
        /// What its reader was made from.
        let basis: String
        /// What it does not tell.
        let unknown: [String]
        /// The captures in the file.
        let captures: [CaptureFigures]
        /// How many of them can be examined.
        let screens: Int
        /// What could not be read or measured.
        let notes: [String]
    }
}

/// A capture in figures.
struct CaptureFigures: Encodable {
    /// How many elements it has.
    let elements: Int
    /// How many of them the system draws: its status bar, its keyboard.
    let ofSystem: Int
    /// How many have words.
    let withWords: Int
    /// Width and height of the screen in points; a dash where that is not known.
    let size: String

    /// The figures of a capture.
    init(_ tree: CapturedTree) {
        elements = tree.elements.count
        ofSystem = tree.elements.count(where: \.isOfSystem)
        withWords = tree.elements.count { $0.label != nil || $0.value != nil || $0.placeholder != nil }
        // A part that was cut out of a screen does not tell how large that is.
        let bounds = tree.isWhole ? tree.bounds : nil
        size = bounds.map { "\(Int($0.width.rounded())) × \(Int($0.height.rounded()))" } ?? "–"
    }
}
