import HandrailMarkup
import HandrailModel
import HandrailSource

/// The notes on captures that cannot be read, not wholly, or of which nothing can be measured.
enum CaptureNotes {
    /// Nobody meets anything in it.
    static func empty(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    Not measured: the capture holds no element that people meet. Wait until the screen is there, and \
                    capture it again; what a game or a canvas draws is in no capture.
                    """,
                ko: """
                    측정하지 않음: 캡처에 사람들이 만나는 요소가 없습니다. 화면이 나타날 때까지 기다렸다가 다시 캡처하세요. 게임이나 캔버스에 그린 것은 캡처에 담기지 않습니다.
                    """))
    }

    /// No element has a size.
    static func withoutSize(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    Not measured: no element of the capture has a size, as happens where the tool did not reach the \
                    app. Bring the app to the front, restart the simulator where that does not help, and capture it \
                    again.
                    """,
                ko: """
                    측정하지 않음: 캡처에 크기가 있는 요소가 없습니다. 도구가 앱에 접근하지 못했을 때 이렇게 됩니다. 앱을 맨 앞으로 가져오고, 그래도 안 되면 시뮬레이터를 다시 시작한 뒤 \
                    다시 캡처하세요.
                    """))
    }

    /// It is not well-formed.
    static func broken(_ path: String, _ problem: MarkupProblem, _ lines: LineTable) -> AuditNote {
        let position = lines.position(of: UInt32(clamping: problem.offset))
        return AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    Not measured: the file begins like a capture. Line \(position.line), column \(position.column): \
                    \(problem.kind.english) Capture it again, and let the tool finish.
                    """,
                ko: """
                    측정하지 않음: 캡처처럼 시작하는 파일입니다. \(position.line)행 \(position.column)열: \(problem.kind.korean) 도구가 끝날 때까지 \
                    기다려 다시 캡처하세요.
                    """))
    }

    /// It ends in the midst of something.
    static func truncated(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "The capture is not complete. What is there was examined; capture it again to examine the rest.",
                ko: "캡처가 완전하지 않습니다. 있는 부분만 검사했습니다. 나머지도 검사하려면 다시 캡처하세요."))
    }

    /// It has more elements than are read.
    static func cut(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    The capture has more than \(CapturedTree.maximumElements) elements, or more than \
                    \(CapturedTree.maximumDepth) inside one another. Those beyond were not examined.
                    """,
                ko: """
                    캡처의 요소가 \(CapturedTree.maximumElements)개를 넘거나 \(CapturedTree.maximumDepth)단계보다 깊이 중첩되어 있습니다. \
                    그 밖의 요소는 검사하지 않았습니다.
                    """))
    }

    /// A sheet beside captures says something that is not known.
    static func unknownLines(_ lines: [Int], _ folder: String) -> AuditNote {
        let shown = lines.prefix(8).map(String.init).joined(separator: ", ")
        return AuditNote(
            path: PicturePairing.joined(folder, "capture.yml"),
            text: Bilingual(
                en: """
                    Passed over, because their keys are not known: \(lines.count == 1 ? "line" : "lines") \(shown). \
                    Keys are screen, language, appearance, text-size, contrast, bold-text, direction and files.
                    """,
                ko: """
                    \(shown)행은 모르는 키라서 읽지 않았습니다. screen, language, appearance, text-size, contrast, bold-text, \
                    direction, files 키를 쓸 수 있습니다.
                    """))
    }

    /// A picture beside a capture shows something else.
    static func unfit(_ path: String, _ width: Int, _ height: Int) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    The picture has \(width) × \(height) pixels, which does not fit the size of the capture beside it. \
                    Nothing was measured in it; take both at the same time, upright, from the whole screen.
                    """,
                ko: """
                    이미지가 \(width) × \(height)픽셀이어서 옆에 있는 캡처의 크기와 맞지 않아 측정하지 않았습니다. 전체 화면을 세로 방향으로 캡처와 동시에 \
                    찍으세요.
                    """))
    }

    /// Some rules ask for what no capture tells.
    static func sourceOnly(_ screens: Int) -> AuditNote? {
        guard screens > 0 else { return nil }
        return AuditNote(
            path: nil,
            text: Bilingual(
                en: """
                    Captured screens: \(screens). Rules that ask for what only source tells, such as fonts and motion, \
                    did not look at them.
                    """,
                ko: """
                    캡처한 화면 \(screens)개는 글꼴, 움직임처럼 소스에서만 알 수 있는 것을 보는 규칙으로는 검사하지 않았습니다.
                    """))
    }

    /// What captures of a format do not tell.
    static func blind(_ format: CaptureFormat, _ unknown: Set<CaptureFact>) -> AuditNote? {
        let facts = CaptureFact.allCases.filter(unknown.contains).map(\.name)
        guard !facts.isEmpty else { return nil }
        return AuditNote(
            path: nil,
            text: Bilingual(
                en: """
                    Some captures in the format “\(format.title)” do not tell \
                    \(facts.map(\.en).joined(separator: ", ")). Rules that ask for it said that they cannot tell.
                    """,
                ko: """
                    ‘\(format.title)’ 형식의 일부 캡처에 다음 정보가 없습니다: \(facts.map(\.ko).joined(separator: ", ")). \
                    이 정보가 필요한 규칙은 알 수 없다고 답했습니다.
                    """))
    }
}
