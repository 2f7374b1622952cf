import HandrailModel
import HandrailSource

/// Says in which lines of which files code was followed no further, and what follows.
enum CutNotes {
    /// The notes: one for each file and reason, in the order of the files.
    static func notes(on cuts: [EvaluationCut], in read: ReadFiles) -> [AuditNote] {
        let texts = read.texts
        let byFile = Dictionary(grouping: Set(cuts).filter { texts.indices.contains(Int($0.place.file.value)) }) {
            $0.place.file
        }
        return byFile.keys.sorted().flatMap { file in
            EvaluationCut.Reason.allCases.compactMap { reason -> AuditNote? in
                let text = texts[Int(file.value)]
                let end = UInt32(clamping: text.length)
                let lines = Set((byFile[file] ?? []).filter { $0.reason == reason }.map { cut in
                    text.lines.position(of: min(cut.place.range.lower, end)).line
                })
                return lines.isEmpty ? nil : AuditNote(path: text.path, text: words(reason, lines.sorted()))
            }
        }
    }

    private static func words(_ reason: EvaluationCut.Reason, _ lines: [Int]) -> Bilingual {
        let (place, what) = (place(lines), words(reason))
        return Bilingual(en: "\(place.en): \(what.en)", ko: "\(place.ko): \(what.ko)")
    }

    /// `Lines 12, 40 and 2 others`
    private static func place(_ lines: [Int]) -> Bilingual {
        let shown = lines.prefix(mostLines).map(String.init).joined(separator: ", ")
        let others = lines.count - mostLines
        guard others > 0 else {
            return Bilingual(en: lines.count == 1 ? "Line \(shown)" : "Lines \(shown)", ko: "\(shown)행")
        }
        return Bilingual(en: "Lines \(shown) and \(others) more", ko: "\(shown)행 외 \(others)곳")
    }

    private static let mostLines = 8

    private static func words(_ reason: EvaluationCut.Reason) -> Bilingual {
        switch reason {
        case .circle:
            Bilingual(
                en: "The code leads back to itself and was cut short here; what depends on it is not known.",
                ko: "코드가 자기 자신으로 되돌아와 여기서 더 읽지 않았습니다. 이 값에 달린 내용은 알 수 없습니다.")
        case .tooDeep:
            Bilingual(
                en: "The code nests too deep and was cut short here; what lies deeper was not examined.",
                ko: "코드가 너무 깊게 중첩되어 여기서 더 읽지 않았습니다. 더 안쪽은 검사하지 않았습니다.")
        case .tooMuch:
            Bilingual(
                en: "Reading this screen or class takes too many steps and was cut short here; the rest of it was not "
                    + "examined.",
                ko: "이 화면이나 클래스를 읽는 데 단계가 너무 많이 필요해 여기서 더 읽지 않았습니다. 나머지는 검사하지 않았습니다.")
        case .tooManyElements:
            Bilingual(
                en: "The screen or class has too many views and was cut short here; the rest of it was not examined.",
                ko: "화면이나 클래스에 뷰가 너무 많아 여기서 더 읽지 않았습니다. 나머지는 검사하지 않았습니다.")
        case .tooManyScreens:
            Bilingual(
                en: "The app has too many screens; the one that begins here and those after it were not examined.",
                ko: "앱에 화면이 너무 많습니다. 여기서 시작하는 화면과 그 뒤의 화면은 검사하지 않았습니다.")
        case .tooManyValues:
            Bilingual(
                en: "There are more values here than are told apart; those after the first ones were not examined.",
                ko: "여기에는 구별해 읽는 개수보다 값이 많습니다. 뒤쪽 값은 검사하지 않았습니다.")
        case .tooOften:
            Bilingual(
                en: "This is used in more ways than are followed; after the first ones it was not examined again.",
                ko: "이 코드가 쓰이는 방식이 너무 많아 앞의 몇 가지만 검사했습니다. 나머지는 검사하지 않았습니다.")
        case .tooLong:
            Bilingual(
                en: "The code here is longer than is followed; what it does further on was not examined.",
                ko: "여기 코드가 한 번에 따라 읽는 길이보다 깁니다. 그 뒤에 하는 일은 검사하지 않았습니다.")
        }
    }
}
