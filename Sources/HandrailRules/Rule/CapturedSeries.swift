import HandrailModel

/// One screen captured as it comes, and once more with another setting.
struct CapturedSeries {
    /// The position of the plain capture among the screens.
    let plain: Int
    /// The position of the other one.
    let other: Int
    /// In which settings they differ.
    let setting: Bilingual
    /// Whether both are in one language, as far as is known.
    let isSameLanguage: Bool

    /// Every capture of a series with the one of the same screen that is as near as can be to how a device comes.
    static func all(in screens: [Screen]) -> [CapturedSeries] {
        let named = screens.indices.compactMap { index in
            screens[index].capture?.variant.series.map { (name: $0, index: index) }
        }
        let series = Dictionary(grouping: named, by: \.name).mapValues { $0.map(\.index) }
        return series.sorted { $0.key < $1.key }.flatMap { _, members -> [CapturedSeries] in
            let plain = members.min { first, second in
                let (a, b) = (settings(of: screens[first]).count, settings(of: screens[second]).count)
                return a != b ? a < b : first < second
            }
            guard let plain else { return [] }
            return members.compactMap { pair(plain, $0, in: screens) }
        }
    }

    private static func pair(_ plain: Int, _ other: Int, in screens: [Screen]) -> CapturedSeries? {
        let known = Set(settings(of: screens[plain]))
        let differing = settings(of: screens[other]).filter { !known.contains($0) }
        guard other != plain, !differing.isEmpty else { return nil }
        return CapturedSeries(
            plain: plain, other: other,
            setting: Bilingual(
                en: differing.map(\.en).joined(separator: ", "), ko: differing.map(\.ko).joined(separator: ", ")),
            isSameLanguage: screens[plain].capture?.variant.language == screens[other].capture?.variant.language)
    }

    /// What was set otherwise than a device comes.
    private static func settings(of screen: Screen) -> [Bilingual] {
        guard let variant = screen.capture?.variant else { return [] }
        var settings: [Bilingual] = []
        if let size = variant.contentSize, size != .large {
            settings.append(Bilingual(en: "text size \(size.shortName)", ko: "텍스트 크기 \(size.shortName)"))
        }
        if variant.isDark == true { settings.append(Bilingual(en: "dark appearance", ko: "다크 모드")) }
        if variant.isContrastIncreased == true {
            settings.append(Bilingual(en: "increased contrast", ko: "대비 증가"))
        }
        if variant.isBold == true { settings.append(Bilingual(en: "Bold Text", ko: "볼드체 텍스트")) }
        if variant.isRightToLeft == true {
            settings.append(Bilingual(en: "the layout from right to left", ko: "오른쪽에서 왼쪽으로 읽는 레이아웃"))
        }
        if let language = variant.language {
            settings.append(Bilingual(en: "the language \(language)", ko: "언어 \(language)"))
        }
        return settings
    }
}
