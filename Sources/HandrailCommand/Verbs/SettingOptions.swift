import ArgumentParser
import HandrailModel

/// What a person chose in Settings, as options.
struct SettingOptions: ParsableArguments {
    /// The text size.
    @Option(
        help: HelpText.help(
            en: "Text size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5.",
            ko: "텍스트 크기입니다. XS, S, M, L, XL, XXL, XXXL, AX1~AX5."))
    var size: String?

    /// Light or dark.
    @Option(help: HelpText.help(en: "Appearance: light or dark.", ko: "화면 모드입니다. light 또는 dark."))
    var scheme: Scheme?

    /// The contrast.
    @Option(help: HelpText.help(en: "Contrast: standard or increased.", ko: "대비입니다. standard 또는 increased."))
    var contrast: Contrast?

    /// Whether text is bold.
    @Flag(help: HelpText.help(en: "With Bold Text.", ko: "볼드체 텍스트를 켠 상태입니다."))
    var boldText = false

    /// Whether motion is reduced.
    @Flag(help: HelpText.help(en: "With Reduce Motion.", ko: "동작 줄이기를 켠 상태입니다."))
    var reduceMotion = false

    /// Whether transparency is reduced.
    @Flag(help: HelpText.help(en: "With Reduce Transparency.", ko: "투명도 줄이기를 켠 상태입니다."))
    var reduceTransparency = false

    /// Whether colors are inverted.
    @Flag(help: HelpText.help(en: "With Smart Invert.", ko: "스마트 반전을 켠 상태입니다."))
    var invertColors = false

    /// Whether nothing may be told by color alone.
    @Flag(help: HelpText.help(en: "With Differentiate Without Color.", ko: "색상 없이 구별을 켠 상태입니다."))
    var differentiateWithoutColor = false

    /// Whether the layout runs from right to left.
    @Flag(help: HelpText.help(en: "In a layout from right to left.", ko: "오른쪽에서 왼쪽으로 읽는 레이아웃입니다."))
    var rightToLeft = false

    /// Light or dark.
    enum Scheme: String, WordChoice {
        case light = "light"
        case dark = "dark"
    }

    /// Standard or increased.
    enum Contrast: String, WordChoice {
        case standard = "standard"
        case increased = "increased"
    }

    /// The setting that they make; `nil` where no option was given, so that every alternative is shown.
    func setting() throws(CommandFailure) -> Setting? {
        let choices: [(Bool, SettingSwitch)] = [
            (scheme == .dark, .darkMode), (contrast == .increased, .increaseContrast), (boldText, .boldText),
            (reduceMotion, .reduceMotion), (reduceTransparency, .reduceTransparency), (invertColors, .invertColors),
            (differentiateWithoutColor, .differentiateWithoutColor), (rightToLeft, .rightToLeft),
        ]
        let on = Set(choices.filter(\.0).map(\.1))
        guard size != nil || scheme != nil || contrast != nil || !on.isEmpty else { return nil }
        return Setting(contentSize: try contentSize(), on: on)
    }

    private func contentSize() throws(CommandFailure) -> ContentSize {
        guard let size else { return .large }
        if let known = ContentSize(shortName: size) { return known }
        let names = ContentSize.allCases.map(\.shortName).joined(separator: ", ")
        throw CommandFailure(
            .badRequest,
            Bilingual(
                en: "“--size” takes one of \(names), not “\(size)”.",
                ko: "‘--size’에는 \(names) 중 하나를 지정하세요. 받은 값: ‘\(size)’"))
    }
}
