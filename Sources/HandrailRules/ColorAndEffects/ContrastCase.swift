import HandrailModel
import HandrailSemantics

/// What a finding about contrast says: the appearances it fails in, with numbers as people read them.
struct ContrastCase: Hashable, Sendable {
    /// One appearance.
    struct Failure: Hashable, Sendable {
        /// The appearance.
        let appearance: Appearance
        /// The ratio, cut to one decimal, so that what fails never reads as what is needed.
        let ratio: String
    }

    /// The appearances that fail, the first being told in full.
    let failures: [Failure]
    /// The text's color in the first of them.
    let foreground: String
    /// What is behind it there.
    let background: String
    /// What is needed.
    let minimum: String
    /// Size and weight, where known.
    let look: Bilingual?
    /// The nearest color that passes in the first of them.
    let nearest: String?

    /// The case of measurements that fall below a minimum; `nil` where none does.
    init?(_ measurements: [TextContrast.Measurement], below minimum: Double, look: TextLook) {
        let failing = measurements.filter { $0.ratio < minimum - 0.005 }
        guard let first = failing.first else { return nil }
        failures = failing.map { Failure(appearance: $0.appearance, ratio: Self.shown($0.ratio)) }
        foreground = first.foreground.hexadecimal
        background = first.background.hexadecimal
        self.minimum = Self.shown(minimum)
        self.look = look.name
        nearest = ColorMending.nearest(to: first.foreground, on: first.backgrounds, reaching: minimum)?.hexadecimal
    }

    private static func shown(_ ratio: Double) -> String {
        let tenths = Int(ratio * 10 + 1e-9)
        return "\(tenths / 10).\(tenths % 10):1"
    }

    /// The case in a sentence: where, how much, how much is needed, between which colors.
    var sentence: Bilingual {
        let first = failures[0]
        let others = failures.dropFirst()
        let size = look.map { Bilingual(en: " at \($0.en)", ko: "\($0.ko)에서는 ") } ?? Bilingual(en: " even for large text", ko: "큰 글자에서도 ")
        var en = "\(first.ratio) \(first.appearance.name.en), needs \(minimum)\(size.en) (\(foreground) on \(background))"
        var ko = "\(first.appearance.name.ko) 대비가 \(first.ratio)입니다(\(background) 위의 \(foreground)). \(size.ko)\(minimum)이 필요합니다."
        if !others.isEmpty {
            en += "; also " + others.map { "\($0.ratio) \($0.appearance.name.en)" }.joined(separator: ", ")
            ko += " " + others.map { "\($0.appearance.name.ko) \($0.ratio)" }.joined(separator: ", ") + "입니다."
        }
        return Bilingual(en: en, ko: ko)
    }

    /// The setting of the first failure; `nil` where it fails however people set their device.
    var setting: Setting? {
        failures.count == Appearance.allCases.count ? nil : failures[0].appearance.setting
    }
}

extension TextLook {
    /// `15 pt regular`; `nil` where the size is not known.
    fileprivate var name: Bilingual? {
        guard let pointSize else { return nil }
        let size = pointSize == pointSize.rounded() ? String(Int(pointSize)) : String(pointSize)
        switch weight {
        case .regular: return Bilingual(en: "\(size) pt regular", ko: "\(size) pt 보통 굵기")
        case .semibold: return Bilingual(en: "\(size) pt semibold", ko: "\(size) pt 세미볼드")
        case .bold: return Bilingual(en: "\(size) pt bold", ko: "\(size) pt 볼드")
        case .unknown: return Bilingual(en: "\(size) pt", ko: "\(size) pt")
        }
    }
}

extension ElementView {
    /// Whether it shows words, not only signs that separate or decorate.
    var showsWords: Bool {
        guard case .words(let words) = content else { return false }
        guard let text = words.value?.text else { return true }
        return text.contains { $0.isLetter || $0.isNumber }
    }

    /// Whether a color is set on it or around it.
    var hasColorSet: Bool {
        var level: ElementView? = self
        while let current = level {
            for use in current.attributes { if case .foreground = use.attribute { return true } }
            level = current.parent
        }
        return false
    }
}
