import HandrailFrameworks
import HandrailModel

/// Recognizes questions about what a person chose in Settings, however they are spelled: by a key of SwiftUI's
/// environment, by `UIAccessibility`, or by a trait collection.
enum SettingReader {
    /// What a key or trait asks for when it is compared with a case.
    private static let comparisons: [String: [String: SettingTest]] = {
        let scheme: [String: SettingTest] = ["dark": .isOn(.darkMode), "light": .not(.isOn(.darkMode))]
        let contrast: [String: SettingTest] = [
            "increased": .isOn(.increaseContrast), "standard": .not(.isOn(.increaseContrast)),
            "high": .isOn(.increaseContrast), "normal": .not(.isOn(.increaseContrast)),
        ]
        let weight: [String: SettingTest] = ["bold": .isOn(.boldText), "regular": .not(.isOn(.boldText))]
        let direction: [String: SettingTest] = [
            "rightToLeft": .isOn(.rightToLeft), "leftToRight": .not(.isOn(.rightToLeft)),
        ]
        return [
            "colorScheme": scheme, "userInterfaceStyle": scheme, "colorSchemeContrast": contrast,
            "accessibilityContrast": contrast, "legibilityWeight": weight, "layoutDirection": direction,
            "userInterfaceLayoutDirection": direction,
        ]
    }()

    private static let sizeKeys: Set<String> = ["dynamicTypeSize", "sizeCategory", "preferredContentSizeCategory"]

    private static let sizes: [String: ContentSize] = [
        "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge, "xxLarge": .xxLarge,
        "xxxLarge": .xxxLarge, "accessibility1": .accessibility1, "accessibility2": .accessibility2,
        "accessibility3": .accessibility3, "accessibility4": .accessibility4, "accessibility5": .accessibility5,
        "extraSmall": .xSmall, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge, "extraExtraExtraLarge": .xxxLarge,
        "accessibilityMedium": .accessibility1, "accessibilityLarge": .accessibility2,
        "accessibilityExtraLarge": .accessibility3, "accessibilityExtraExtraLarge": .accessibility4,
        "accessibilityExtraExtraExtraLarge": .accessibility5,
    ]

    /// Whether a key says how a person set the device up.
    package static func knows(_ key: String) -> Bool {
        SettingNames.test(of: key) != nil || comparisons[key] != nil || sizeKeys.contains(key)
    }

    /// The question that a key asks as a Boolean.
    package static func test(ofKey key: String) -> SettingTest? { SettingNames.test(of: key) }

    /// The question that a member of a key's value asks, such as `isAccessibilitySize`.
    package static func test(ofMember name: String, key: String) -> SettingTest? {
        guard sizeKeys.contains(key) else { return nil }
        return name == "isAccessibilitySize" || name == "isAccessibilityCategory"
            ? .contentSize(atLeast: .accessibility1) : nil
    }

    /// The question that comparing a key's value with a case asks.
    package static func test(_ key: String, _ infix: String, _ name: String) -> SettingTest? {
        if let table = comparisons[key] {
            guard let equal = table[name] else { return nil }
            switch infix {
            case "==": return equal
            case "!=": return .not(equal)
            default: return nil
            }
        }
        guard sizeKeys.contains(key), let size = sizes[name] else { return nil }
        return test(sizeIs: infix, size)
    }

    /// What holds whatever a person chose.
    static let always = SettingTest.all([])

    private static func test(sizeIs infix: String, _ size: ContentSize) -> SettingTest? {
        let next = ContentSize.allCases.first { $0 > size }
        let atLeast = SettingTest.contentSize(atLeast: size)
        let above = next.map { SettingTest.contentSize(atLeast: $0) }
        switch infix {
        case ">=": return atLeast
        case ">": return above ?? .not(always)
        case "<": return .not(atLeast)
        case "<=": return above.map { .not($0) } ?? always
        case "==": return above.map { .all([atLeast, .not($0)]) } ?? atLeast
        case "!=": return above.map { .any([.not(atLeast), $0]) } ?? .not(atLeast)
        default: return nil
        }
    }

    /// The question turned around: `.large < size` is `size > .large`.
    static func mirrored(_ infix: String) -> String {
        switch infix {
        case "<": ">"
        case ">": "<"
        case "<=": ">="
        case ">=": "<="
        default: infix
        }
    }
}
