import HandrailModel
import HandrailSemantics

/// The smallest change that mends a contrast and breaks it in no appearance in which it was right.
struct ContrastMending: Hashable, Sendable {
    /// How a color is to be changed.
    enum Change: Hashable, Sendable {
        /// One color passes in every appearance that was measured.
        case everywhere(String)
        /// Light and dark appearance need a color each.
        case each(light: String, dark: String)
        /// Light or dark appearance needs a color of its own, and the other one keeps what it has.
        case only(String, isDark: Bool)
        /// Light or dark appearance needs a color of its own where people ask for more contrast, and nowhere else.
        case increased(String, isDark: Bool)

        /// The color for an appearance in which the contrast is too low.
        func color(in appearance: Appearance) -> String {
            switch self {
            case .everywhere(let color), .only(let color, _), .increased(let color, _): color
            case .each(let light, let dark): appearance.isDark ? dark : light
            }
        }
    }

    /// How to change the color itself; `nil` where no lightness of it passes.
    let front: Change?
    /// How to change what is behind it; `nil` where that is the system's, or no lightness of it passes.
    let back: Change?
    /// Whether both light and dark appearance were measured.
    private let coversBoth: Bool
    /// Whether it may be shown in Dark Mode, in which nothing could be measured.
    private let leavesDarkModeOpen: Bool
    /// Whether what is behind it is drawn by the system, which has colors for what stands there.
    private let isOnSystemGround: Bool

    /// What rounding may make of a contrast, and what nobody could see.
    fileprivate static let tolerance = 0.015

    // What the system draws behind screens and rows, in light and in dark appearance.
    private static let systemBackgrounds: Set<String> = ["#FFFFFF", "#000000", "#F2F2F7", "#1C1C1E", "#2C2C2E"]

    /// What mends measurements of which some fall below a minimum.
    init(_ measurements: [TextContrast.Measurement], reaching minimum: Double) {
        let (dark, light) = (measurements.filter(\.appearance.isDark), measurements.filter { !$0.appearance.isDark })
        coversBoth = !dark.isEmpty && !light.isEmpty
        leavesDarkModeOpen = dark.isEmpty && measurements.contains(where: \.isUnknownInDarkMode)
        /// - Parameter isRaised: whether it has to pass where the system raises what is dark, as in sheets and lists.
        func change(
            of color: (TextContrast.Measurement) -> ColorValue, on others: (TextContrast.Measurement) -> [ColorValue],
            isRaised: Bool, isGround: Bool = false
        ) -> Change? {
            func grounds(_ measured: TextContrast.Measurement) -> [ColorValue] {
                others(measured) + (isRaised ? measured.raisedBackgrounds : [])
            }
            func fails(_ measured: TextContrast.Measurement) -> Bool {
                measured.isBelow(minimum)
                    || isRaised && grounds(measured).contains {
                        ContrastRatio.of(color(measured), on: $0) < minimum - Self.tolerance
                    }
            }
            func found(in cases: [TextContrast.Measurement]) -> String? {
                guard let first = cases.first(where: fails) else { return nil }
                let nearest = ColorRepair.nearest(to: color(first), on: cases.flatMap(grounds), reaching: minimum)
                // A background that is another one altogether would hide what else stands on it.
                guard let nearest, !isGround || ContrastRatio.of(nearest, on: color(first)) <= 3 else { return nil }
                return nearest.hexadecimal
            }
            /// What people see who do not ask for more contrast stays as it is.
            func increased() -> Change? {
                let failing = measurements.filter(fails)
                guard let first = failing.first, failing.allSatisfy(\.appearance.hasIncreasedContrast),
                    failing.allSatisfy({ $0.appearance.isDark == first.appearance.isDark })
                else { return nil }
                return found(in: failing).map { .increased($0, isDark: first.appearance.isDark) }
            }
            if isGround, let one = increased() { return one }
            if let one = found(in: measurements) { return .everywhere(one) }
            if let one = increased() { return one }
            if !dark.contains(where: fails) { return found(in: light).map { .only($0, isDark: false) } }
            if !light.contains(where: fails) { return found(in: dark).map { .only($0, isDark: true) } }
            guard let light = found(in: light), let dark = found(in: dark) else { return nil }
            return .each(light: light, dark: dark)
        }
        front = change(of: \.foreground, on: \.backgrounds, isRaised: true)
            ?? change(of: \.foreground, on: \.backgrounds, isRaised: false)
        // What is the same in light and in dark is no ground of the system's, on which its colors would vanish.
        let isFixed = coversBoth && Set(measurements.map(\.background.hexadecimal)).count == 1
        isOnSystemGround = !isFixed && measurements.contains {
            $0.isBelow(minimum) && Self.systemBackgrounds.contains($0.background.hexadecimal)
        }
        let isAppsOwn = !isOnSystemGround && measurements.allSatisfy { $0.foreground.alpha >= 1 }
        back = isAppsOwn ? change(of: \.background, on: { [$0.foreground] }, isRaised: false, isGround: true) : nil
    }

    /// What to do; where the system draws what is behind, its own color may be used, by the name it has there.
    func wording(naming system: Term = .primaryColor) -> Wording {
        let orSystem = isOnSystemGround
            ? Wording(en: "; or use \(system)", ko: " \(object: system) 써도 됩니다.") : Wording(en: "", ko: "")
        return switch (front, back) {
        case (.everywhere(let color)?, nil):
            Wording(
                en: "\(color) is the nearest color of this hue that passes \(scope.en)\(orSystem.en).",
                ko: "같은 색조에서 \(scope.ko)기준을 만족하는 가장 가까운 색은 \(color)입니다.\(orSystem.ko)\(inDarkModeToo)")
        case (.each(let light, let dark)?, nil):
            Wording(
                en: """
                    No one color of this hue passes in both appearances: use a color set with \(light) for light \
                    appearance and \(dark) for Dark Mode\(orSystem.en).
                    """,
                ko: """
                    같은 색조의 한 가지 색으로는 두 화면 모드의 기준을 모두 만족할 수 없습니다. 라이트 모드용 \(light), 다크 모드용 \(dark)을(를) 담은 색상 세트를 \
                    사용하세요.\(orSystem.ko)
                    """)
        case (.only(let color, let isDark)?, nil):
            Wording(
                en: """
                    Use \(color) in \(isDark ? "Dark Mode" : "light appearance") alone, with a color set that keeps \
                    the present color for \(isDark ? "light appearance" : "Dark Mode"): no one color of this hue \
                    passes in both\(orSystem.en).
                    """,
                ko: """
                    같은 색조의 한 가지 색으로는 두 화면 모드의 기준을 모두 만족할 수 없습니다. 색상 세트에서 \(isDark ? "다크" : "라이트") 모드용만 \(color)(으)로 \
                    바꾸고 \(isDark ? "라이트" : "다크") 모드용은 지금 색을 그대로 두세요.\(orSystem.ko)
                    """)
        case (.increased(let color, let isDark)?, let behind):
            Self.wordingOfIncreased(color, isDark: isDark, behind)
        case (.everywhere(let color)?, let behind?):
            Wording(
                en: """
                    On this background \(color) passes \(scope.en); or keep this color and change the background to \
                    \(behind.words.en).
                    """,
                ko: """
                    이 배경에서는 \(color)이(가) \(scope.ko)기준을 만족합니다. 이 색을 그대로 쓰려면 배경을 \(behind.words.ko)(으)로 \
                    바꾸세요.\(inDarkModeToo)
                    """)
        case (.each(let light, let dark)?, let behind?):
            Wording(
                en: """
                    Use a color set with \(light) for light appearance and \(dark) for Dark Mode; or keep this color \
                    and change the background to \(behind.words.en).
                    """,
                ko: """
                    라이트 모드용 \(light), 다크 모드용 \(dark)을(를) 담은 색상 세트를 사용하세요. 이 색을 그대로 쓰려면 배경을 \(behind.words.ko)(으)로 바꾸세요.
                    """)
        case (.only(let color, let isDark)?, let behind?):
            Wording(
                en: """
                    Use \(color) in \(isDark ? "Dark Mode" : "light appearance") alone, with a color set that keeps \
                    the present color for \(isDark ? "light appearance" : "Dark Mode"); or keep this color and change \
                    the background to \(behind.words.en).
                    """,
                ko: """
                    색상 세트에서 \(isDark ? "다크" : "라이트") 모드용만 \(color)(으)로 바꾸고 \(isDark ? "라이트" : "다크") 모드용은 지금 색을 그대로 \
                    두세요. 이 색을 그대로 쓰려면 배경을 \(behind.words.ko)(으)로 바꾸세요.
                    """)
        case (nil, let behind?):
            Wording(
                en: "Change the background to \(behind.words.en): no lightness of this color passes on the one it has.",
                ko: "지금 배경에서는 밝기를 바꿔도 기준을 만족할 수 없으니 배경을 \(behind.words.ko)(으)로 바꾸세요.")
        case (nil, nil):
            Wording(
                en: "Choose another background: no lightness of this color passes on it.",
                ko: "이 배경에서는 밝기를 바꿔도 기준을 만족할 수 없으니 다른 배경색을 고르세요.")
        }
    }

    private static func wordingOfIncreased(_ color: String, isDark: Bool, _ behind: Change?) -> Wording {
        let orGround = behind.map {
            Bilingual(
                en: "; or keep this color and change the background to \($0.words.en)",
                ko: " 이 색을 그대로 쓰려면 배경을 \($0.words.ko)(으)로 바꾸세요.")
        }
        return Wording(
            en: """
                Use \(color) in \(isDark ? "Dark Mode" : "light appearance") with increased contrast alone, as the \
                High Contrast variant of a color set: in the other appearances the present color passes\
                \(orGround?.en ?? "").
                """,
            ko: """
                색상 세트에 고대비(High Contrast) 색을 추가해 대비를 높인 \(isDark ? "다크" : "라이트") 모드에서만 \(color)을(를) \
                사용하세요. 나머지 화면 모드에서는 지금 색이 기준을 만족합니다.\(orGround?.ko ?? "")
                """)
    }

    /// What to do where one color has the fault in many places.
    var sharedWording: Wording {
        switch front {
        case .everywhere(let color)?:
            Wording(
                en: """
                    Change the color here once: \(color) is the nearest of this hue that passes in the example \
                    \(scope.en). Check the other places with it.
                    """,
                ko: """
                    여기에서 색을 한 번만 바꾸세요. 같은 색조에서 예로 든 곳의 \(scope.ko)기준을 만족하는 가장 가까운 색은 \(color)입니다.\(inDarkModeToo) 나머지 \
                    위치도 이 색으로 확인하세요.
                    """)
        case .each(let light, let dark)?:
            Wording(
                en: """
                    Change the color here once, with a variant for each appearance: in the example \(light) passes in \
                    light appearance and \(dark) in Dark Mode. Check the other places with them.
                    """,
                ko: """
                    여기에서 색을 한 번만 바꾸되 화면 모드마다 다른 색을 주세요. 예로 든 곳에서는 라이트 모드용 \(light), 다크 모드용 \(dark)이(가) 기준을 만족합니다. 나머지 \
                    위치도 이 색들로 확인하세요.
                    """)
        case .only(let color, let isDark)?:
            Wording(
                en: """
                    Change the color here once, in \(isDark ? "Dark Mode" : "light appearance") alone: in the example \
                    \(color) passes there, and what it is in \(isDark ? "light appearance" : "Dark Mode") may stay. \
                    Check the other places with it.
                    """,
                ko: """
                    여기에서 \(isDark ? "다크" : "라이트") 모드용 색만 한 번 바꾸세요. 예로 든 곳에서는 \(color)이(가) 기준을 만족하고, \
                    \(isDark ? "라이트" : "다크") 모드용 색은 그대로 두어도 됩니다. 나머지 위치도 이 색으로 확인하세요.
                    """)
        case .increased(let color, let isDark)?:
            Wording(
                en: """
                    Change the color here once, in \(isDark ? "Dark Mode" : "light appearance") with increased \
                    contrast alone, as the High Contrast variant of a color set: in the example \(color) passes \
                    there. Check the other places with it.
                    """,
                ko: """
                    여기에서 색상 세트에 대비를 높인 \(isDark ? "다크" : "라이트") 모드용 고대비(High Contrast) 색을 한 번만 추가하세요. \
                    예로 든 곳에서는 \(color)이(가) 기준을 만족합니다. 나머지 위치도 이 색으로 확인하세요.
                    """)
        case nil:
            Wording(
                en: "Change the backgrounds it stands on: no lightness of this color passes in the example.",
                ko: "예로 든 곳에서는 이 색의 밝기를 바꿔도 기준을 만족할 수 없으니 배경색을 바꾸세요.")
        }
    }

    /// What Korean, which names the scope in the middle, says at the end where Dark Mode is left open.
    private var inDarkModeToo: String {
        leavesDarkModeOpen ? " 다크 모드에는 기준을 만족하는 색을 따로 지정하세요." : ""
    }

    private var scope: Bilingual {
        if leavesDarkModeOpen {
            return Bilingual(
                en: "in light appearance; give Dark Mode a color of its own that passes there",
                ko: "라이트 모드의 ")
        }
        return coversBoth
            ? Bilingual(en: "in light appearance and in Dark Mode", ko: "라이트 모드와 다크 모드의 ")
            : Bilingual(en: "there", ko: "")
    }
}

extension ContrastMending.Change {
    /// The colors in a sentence.
    var words: Bilingual {
        switch self {
        case .everywhere(let color): Bilingual(en: color, ko: color)
        case .only(let color, let isDark):
            Bilingual(
                en: "\(color) in \(isDark ? "Dark Mode" : "light appearance")",
                ko: "\(isDark ? "다크" : "라이트") 모드에서는 \(color)")
        case .increased(let color, let isDark):
            Bilingual(
                en: "\(color) in \(isDark ? "Dark Mode" : "light appearance") with increased contrast",
                ko: "대비를 높인 \(isDark ? "다크" : "라이트") 모드에서는 \(color)")
        case .each(let light, let dark):
            Bilingual(
                en: "\(light) for light appearance and \(dark) for Dark Mode",
                ko: "라이트 모드에서는 \(light), 다크 모드에서는 \(dark)")
        }
    }
}

extension TextContrast.Measurement {
    /// Whether the contrast is too low, beyond what rounding may make of it and what anybody could see.
    func isBelow(_ minimum: Double) -> Bool { ratio < minimum - ContrastMending.tolerance }

    /// What the system draws instead of what is behind it in Dark Mode, where the screen or the row may be raised:
    /// in a sheet, a popover or beside another app.
    fileprivate var raisedBackgrounds: [ColorValue] {
        guard appearance.isDark else { return [] }
        return backgrounds.compactMap { background in
            switch background.hexadecimal {
            case "#000000": Self.gray(0x1C, 0x1E)
            case "#1C1C1E": Self.gray(0x2C, 0x2E)
            default: nil
            }
        }
    }

    private static func gray(_ level: Double, _ blue: Double) -> ColorValue {
        ColorValue(red: level / 255, green: level / 255, blue: blue / 255)
    }
}
