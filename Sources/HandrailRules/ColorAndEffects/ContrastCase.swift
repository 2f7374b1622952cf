import HandrailModel
import HandrailSemantics
import HandrailSource

/// What a finding about contrast says: the appearances it fails in, with numbers as people read them.
struct ContrastCase: Hashable, Sendable {
    /// One appearance.
    struct Failure: Hashable, Sendable {
        /// The appearance.
        let appearance: Appearance
        /// The ratio, to one decimal, or to two where it would else read as what is needed.
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
    /// What it is needed for.
    let need: Need
    /// What mends it.
    let mending: ContrastMending
    /// The nearest color that passes in the first of them.
    var nearest: String? { mending.front?.color(in: failures[0].appearance) }

    /// What a ratio is needed for.
    enum Need: Hashable, Sendable {
        /// Text of a size and weight; `nil` where they are not known.
        case text(Bilingual?)
        /// What is no text: a symbol, the edge of a control.
        case shape
    }

    /// The case of a text whose measurements fall below a minimum; `nil` where none does.
    init?(_ measurements: [TextContrast.Measurement], below minimum: Double, look: TextSizeAndWeight) {
        self.init(measurements, below: minimum, for: .text(look.name))
    }

    /// The case of measurements that fall below a minimum; `nil` where none does.
    init?(_ measurements: [TextContrast.Measurement], below minimum: Double, for need: Need) {
        let failing = measurements.filter { $0.isBelow(minimum) }
        guard let first = failing.first else { return nil }
        failures = failing.map { Failure(appearance: $0.appearance, ratio: Self.shown($0.ratio, below: minimum)) }
        foreground = first.foreground.hexadecimal
        background = first.background.hexadecimal
        self.minimum = Self.shown(minimum, below: .infinity)
        self.need = need
        mending = ContrastMending(measurements, reaching: minimum)
    }

    private static func shown(_ ratio: Double, below minimum: Double) -> String {
        let tenths = Int(clamping: (ratio * 10).rounded())
        if Double(tenths) / 10 < minimum { return "\(tenths / 10).\(tenths % 10):1" }
        let hundredths = Int(clamping: (ratio * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10):1"
    }

    /// The case in a sentence: where, how much, how much is needed, between which colors.
    var sentence: Bilingual {
        let first = failures[0]
        let others = failures.dropFirst()
        let size: Bilingual =
            switch need {
            case .text(let look?): Bilingual(en: " at \(look.en)", ko: "\(look.ko)에서는 ")
            case .text(nil): Bilingual(en: " even for large text", ko: "큰 글자에서도 ")
            case .shape: Bilingual(en: "", ko: "")
            }
        var en =
            "\(first.ratio) \(first.appearance.name.en), needs \(minimum)\(size.en) (\(foreground) on \(background))"
        var ko =
            "\(first.appearance.name.ko) 대비가 \(first.ratio)입니다(\(background) 위의 \(foreground)). \(size.ko)\(minimum)이 "
                + "필요합니다."
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

extension TextSizeAndWeight {
    /// `15 pt regular`; `nil` where the size is not known.
    fileprivate var name: Bilingual? {
        guard let pointSize else { return nil }
        let size = Int(exactly: pointSize).map { String($0) } ?? String(pointSize)
        switch weight {
        case .regular: return Bilingual(en: "\(size) pt regular", ko: "\(size) pt 보통 굵기")
        case .semibold: return Bilingual(en: "\(size) pt semibold", ko: "\(size) pt 세미볼드")
        case .bold: return Bilingual(en: "\(size) pt bold", ko: "\(size) pt 볼드")
        case .unknown: return Bilingual(en: "\(size) pt", ko: "\(size) pt")
        }
    }
}

extension ElementView {
    /// Whether it is a field that people type text into.
    var isTextField: Bool {
        switch kind {
        case .textField, .secureField, .textEditor: true
        default: false
        }
    }

    /// Whether it is the title or the prompt of a text field, which the system draws in a color of its own.
    var isTitleOfField: Bool {
        var level = self
        while let parent = level.parent {
            if parent.isTextField { return level.slot != .content }
            guard parent.kind.isTransparent else { return false }
            level = parent
        }
        return false
    }

    /// Whether it shows words, not only signs that separate or decorate.
    var showsWords: Bool {
        if isTextField { return true }
        guard case .words(let words) = content, !isTitleOfField, DeclaredVisibility(of: self).isShownText
        else { return false }
        guard let text = words.value?.text else { return true }
        return text.beginsWithCommonLetter || text.contains { $0.isLetter || $0.isNumber }
    }

    /// Whether a color is set on it or around it, be it as a tint.
    var hasColorSet: Bool {
        nearest(with: .color(.foreground)) != nil || nearest(with: .color(.tint)) != nil
    }
}

extension TextContrast {
    /// The case to judge where one of several colors applies and nothing says which: of cases that all fail or all pass
    /// the one that stands out most. Where some fail, nothing can be told.
    func settled(below minimum: Double) -> TextContrast {
        var best: (contrast: TextContrast, ratio: Double)?
        var failing = 0
        for one in cases {
            var ratio = 22.0
            switch one.answer {
            case .cannotTell: return one
            case .systemsOwn: break
            case .measured(let measurements):
                if measurements.contains(where: { $0.isBelow(minimum) }) { failing += 1 }
                ratio = measurements.map(\.ratio).min() ?? ratio
            }
            if ratio > best?.ratio ?? 0 { best = (one, ratio) }
        }
        guard let best, failing == 0 || failing == cases.count else { return self }
        return best.contrast
    }

    /// The case that stands out least where some of the colors that code gives a text fail on the one ground that it
    /// has, and others do not; `nil` where any of them is not known.
    func failing(below minimum: Double) -> TextContrast? {
        guard let color, cases.count > 1, cases.count == color.candidates.count else { return nil }
        var worst: (contrast: TextContrast, ratio: Double)?
        for one in cases {
            guard case .measured(let measurements) = one.answer else {
                if case .systemsOwn = one.answer { continue }
                return nil
            }
            let ratio = measurements.map(\.ratio).min() ?? minimum
            if measurements.contains(where: { $0.isBelow(minimum) }), ratio < worst?.ratio ?? 22 {
                worst = (one, ratio)
            }
        }
        return worst?.contrast
    }

    /// Whether the colors may be those of a state in which nobody can use it: code puts it out of use in some cases,
    /// and the text or what is behind it has one of several colors.
    func maySpeakOfDisabled(_ element: ElementView, _ context: DeclaredContext, on screen: PerceivedTree) -> Bool {
        guard context.disabled == .sometimes else { return false }
        if let color, color.alternatives.count > 1 || use?.condition != nil { return true }
        return Backdrop(behind: element, on: screen.screen).layers.contains {
            $0.alternatives.count > 1 || $0.candidates.count > 1
        }
    }

    /// Where the color of a case is made that others may use too: of several colors the one that the case speaks of.
    func cause(of found: ContrastCase) -> SharedCause? { origin(of: found).map(SharedCause.declared) }

    private func origin(of found: ContrastCase) -> SourcePlace? {
        if let origin = color?.origin { return origin }
        guard case .oneOf(let colors)? = color?.plain else { return nil }
        let meant = colors.filter { $0.has(found.foreground) }
        return meant.count == 1 ? meant[0].origin : nil
    }
}

extension ColorUse {
    /// Whether a color set has a color, as hexadecimal digits tell it.
    fileprivate func has(_ hexadecimal: String) -> Bool {
        switch self {
        case .asset(let asset): asset.variants.contains { $0.color?.hexadecimal == hexadecimal }
        case .constant(let inner, _): inner.has(hexadecimal)
        case .literal(let value): value.hexadecimal == hexadecimal
        case .system, .appearance, .withOpacity, .oneOf, .candidates, .themes, .gradient, .material, .unknown: false
        }
    }
}
