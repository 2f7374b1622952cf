/// What a person chose in Settings. What it does not mention is as the system comes.
public struct Setting: Hashable, Sendable {
    /// The text size.
    public let contentSize: ContentSize
    /// What is turned on.
    public let on: Set<SettingSwitch>

    /// A setting.
    public init(contentSize: ContentSize = .large, on: Set<SettingSwitch> = []) {
        self.contentSize = contentSize
        self.on = on
    }

    /// As the system comes: light, text at `large`, everything else off.
    public static let standard = Setting()
    /// Dark Mode.
    public static let dark = Setting(on: [.darkMode])
    /// Increased contrast.
    public static let increasedContrast = Setting(on: [.increaseContrast])
    /// Dark Mode with increased contrast.
    public static let darkIncreasedContrast = Setting(on: [.darkMode, .increaseContrast])
    /// Bold Text.
    public static let boldText = Setting(on: [.boldText])
    /// Reduce Motion.
    public static let reduceMotion = Setting(on: [.reduceMotion])
    /// Reduce Transparency.
    public static let reduceTransparency = Setting(on: [.reduceTransparency])
    /// Smart Invert.
    public static let invertColors = Setting(on: [.invertColors])
    /// Differentiate Without Color.
    public static let differentiateWithoutColor = Setting(on: [.differentiateWithoutColor])
    /// Layout from right to left.
    public static let rightToLeft = Setting(on: [.rightToLeft])
    /// AX5, the largest text.
    public static let largestText = Setting(contentSize: .accessibility5)

    /// The same at another text size.
    public func at(_ size: ContentSize) -> Setting { Setting(contentSize: size, on: on) }

    /// Whether something is turned on.
    public func isOn(_ choice: SettingSwitch) -> Bool { on.contains(choice) }

    /// What it differs in from the system as it comes, such as `Dark Mode, increased contrast`; `standard settings`
    /// where it does not.
    public var description: Bilingual {
        var names = on.sorted().map(\.name)
        if contentSize != .large {
            names.append(
                Bilingual(en: "text size \(contentSize.shortName)", ko: "텍스트 크기 \(contentSize.shortName)"))
        }
        if names.isEmpty { return Bilingual(en: "standard settings", ko: "기본 설정") }
        return Bilingual(
            en: names.map(\.en).joined(separator: ", "), ko: names.map(\.ko).joined(separator: ", "))
    }
}
