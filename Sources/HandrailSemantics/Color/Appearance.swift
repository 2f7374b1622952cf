public import HandrailModel

/// What people chose that colors follow: light or dark, with or without Increase Contrast.
public struct Appearance: Hashable, Sendable, CaseIterable {
    /// Whether Dark Mode is on.
    public let isDark: Bool
    /// Whether Increase Contrast is on.
    public let hasIncreasedContrast: Bool

    /// An appearance.
    public init(isDark: Bool, hasIncreasedContrast: Bool = false) {
        self.isDark = isDark
        self.hasIncreasedContrast = hasIncreasedContrast
    }

    /// Light, dark, and both with increased contrast.
    public static let allCases = [
        Appearance(isDark: false), Appearance(isDark: true), Appearance(isDark: false, hasIncreasedContrast: true),
        Appearance(isDark: true, hasIncreasedContrast: true),
    ]

    /// The settings that all of them are.
    public static let settings = allCases.map(\.setting)

    /// How it is called within a sentence.
    public var name: Bilingual {
        switch (isDark, hasIncreasedContrast) {
        case (false, false): Bilingual(en: "in light appearance", ko: "라이트 모드에서")
        case (true, false): Bilingual(en: "in Dark Mode", ko: "다크 모드에서")
        case (false, true): Bilingual(en: "in light appearance with increased contrast", ko: "대비 증가를 켠 라이트 모드에서")
        case (true, true): Bilingual(en: "in Dark Mode with increased contrast", ko: "대비 증가를 켠 다크 모드에서")
        }
    }

    /// The appearance as a setting of a finding.
    public var setting: Setting {
        switch (isDark, hasIncreasedContrast) {
        case (false, false): .standard
        case (true, false): .dark
        case (false, true): .increasedContrast
        case (true, true): .darkIncreasedContrast
        }
    }
}
