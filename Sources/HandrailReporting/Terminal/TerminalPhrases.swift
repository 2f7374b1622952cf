import HandrailModel

/// The fixed words of a terminal report.
struct TerminalPhrases {
    /// The language they are in.
    let language: ReportLanguage

    /// English or Korean.
    func pick(_ en: String, _ ko: String) -> String { Bilingual(en: en, ko: ko)[language] }

    /// The word for an outcome.
    func outcome(_ outcome: Outcome) -> String { FindingWords.outcome(outcome)[language] }

    /// The word for an impact.
    func impact(_ impact: Impact) -> String { FindingWords.impact(impact)[language] }

    /// What could not be known, where something could not.
    func certainty(_ certainty: Certainty) -> String? {
        switch certainty {
        case .certain: nil
        case .likely:
            pick("Likely: one of the facts was inferred, not read.", "높음. 근거 하나는 코드에서 직접 읽지 않고 추론했습니다.")
        case .possible:
            pick("Possible: one of the facts cannot be known from the source.", "낮음. 소스만으로는 알 수 없는 근거가 있습니다.")
        }
    }

    /// A number with a noun: `1 screen`, `2 screens`, `화면 2개`.
    func count(_ number: Int, _ one: String, _ many: String, _ korean: String, _ counter: String = "개") -> String {
        let digits = Self.grouped(number)
        return pick("\(digits) \(number == 1 ? one : many)", "\(korean) \(digits)\(counter)")
    }

    /// At most `limit` names, and how many more there are.
    func list(_ names: [String], limit: Int) -> String {
        let shown = names.prefix(limit).joined(separator: ", ")
        let more = names.count - limit
        return more > 0 ? pick("\(shown) and \(Self.grouped(more)) more", "\(shown) 외 \(Self.grouped(more))개") : shown
    }

    /// A line that stands for what a list leaves out.
    func more(_ number: Int) -> String {
        pick(
            "… and \(Self.grouped(number)) more; the JSON report has all of them",
            "… 외 \(Self.grouped(number))개. JSON 보고서에 모두 있습니다")
    }

    /// A number of bytes, rounded down to a tenth.
    func size(_ bytes: Int) -> String {
        let units = [(1_000_000, "MB"), (1_000, "KB")]
        guard let (unit, name) = units.first(where: { bytes >= $0.0 }) else {
            return pick("\(bytes) bytes", "\(bytes)바이트")
        }
        let tenths = bytes / (unit / 10)
        return "\(tenths / 10).\(tenths % 10) \(name)"
    }

    /// A number with a comma at each thousand, as both languages write it.
    static func grouped(_ number: Int) -> String {
        var result = ""
        for (index, digit) in String(number).reversed().enumerated() {
            if index > 0, index % 3 == 0, digit != "-" { result.append(",") }
            result.append(digit)
        }
        return String(result.reversed())
    }
}
