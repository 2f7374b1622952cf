package import HandrailModel

/// Fits the names of a fix to the oldest system that an app runs on: what came later is spelled as it was before, and
/// what there was nothing for is said to need a newer system.
package enum FixRelease {
    /// A fix that names nothing newer than `platforms`, or says so where it does.
    package static func suited(_ fix: Bilingual, to platforms: [PlatformVersion], in toolkit: Screen.Toolkit) -> Bilingual {
        let table = releases(in: toolkit)
        guard platforms.contains(where: { release(newest, on: $0.platform).isAfter($0) }),
            !late(fix.en, for: platforms, table).isEmpty
        else { return fix }
        var (en, ko) = (fix.en, fix.ko)
        if toolkit == .swiftUI {
            for phrase in phrases where phrase.fits(platforms) {
                en = en.replacing(phrase.en.newer, with: phrase.en.older)
                ko = ko.replacing(phrase.ko.newer, with: phrase.ko.older)
            }
            if platforms.contains(where: { release(14, on: $0.platform).isAfter($0) }) {
                (en, ko) = (firstSpelling(of: en), firstSpelling(of: ko))
            }
        }
        for (release, names) in Dictionary(grouping: late(en, for: platforms, table), by: \.release).sorted(by: { $0.key < $1.key }) {
            let note = note(on: names, release: release, platforms)
            (en, ko) = (en + " " + note.en, ko + " " + note.ko)
        }
        return Bilingual(en: en, ko: ko)
    }

    /// Modifiers as an app can write them that runs on `platforms`.
    static func spelled(_ modifiers: String, for platforms: [PlatformVersion]) -> String {
        platforms.contains { release(14, on: $0.platform).isAfter($0) } ? firstSpelling(of: modifiers) : modifiers
    }

    // MARK: Names

    /// A name of a framework in a text.
    private struct Name: Hashable {
        /// As it is written there.
        let text: String
        /// The release of iOS that it came with.
        let release: Int
    }

    /// The names in a text that are newer than what an app runs on, each once.
    private static func late(_ text: String, for platforms: [PlatformVersion], _ releases: [String: Int]) -> [Name] {
        var found: [Name] = []
        for (name, written) in names(in: text) {
            guard let release = releases[name], platforms.contains(where: { self.release(release, on: $0.platform).isAfter($0) })
            else { continue }
            let late = Name(text: written, release: release)
            if !found.contains(late) { found.append(late) }
        }
        return found
    }

    /// The words of a text that may be names of a framework, and how each is written: a member with what it belongs to,
    /// and what takes something in parentheses or braces with an open parenthesis.
    package static func names(in text: String) -> [(name: String, written: String)] {
        let bytes = Array(text.utf8)
        var result: [(name: String, written: String)] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "#") {
                // A color is no name, whatever letters it is written with.
                index += 1
                while index < bytes.count, isLetter(bytes[index]) || isDigit(bytes[index]) { index += 1 }
                continue
            }
            guard isLetter(bytes[index]) || bytes[index] == UInt8(ascii: "@") else {
                index += 1
                continue
            }
            let start = index
            index += 1
            while index < bytes.count, isLetter(bytes[index]) { index += 1 }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            let isFree = isMember && (start < 2 || !(isLetter(bytes[start - 2]) || bytes[start - 2] == UInt8(ascii: ")")))
            let next = index < bytes.count ? bytes[index] : 0
            let follows = next == UInt8(ascii: " ") && index + 1 < bytes.count ? bytes[index + 1] : 0
            let isCall = next == UInt8(ascii: "(") || follows == UInt8(ascii: "{")
            if isMember, !isFree, let owner = result.last?.name {
                result.append(("\(owner).\(word)", "\(owner).\(word)"))
            } else {
                result.append((isCall && !isMember ? word + "(" : word, isFree ? "." + word : word))
            }
        }
        return result
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    }

    private static func note(on names: [Name], release: Int, _ platforms: [PlatformVersion]) -> Bilingual {
        let late = platforms.first { self.release(release, on: $0.platform).isAfter($0) }?.platform ?? .iOS
        let version = self.release(release, on: late)
        let system = "\(late.rawValue) \(version.minor == 0 ? String(version.major) : version.description)"
        let list = names.map(\.text)
        return Bilingual(
            en: "(\(list.joined(separator: " and ")) \(list.count == 1 ? "needs" : "need") \(system), and the app runs on older ones too: "
                + "keep it behind if #available(\(system), *).)",
            ko: "(\(list.joined(separator: ", "))은(는) \(system)부터 쓸 수 있는데 앱은 더 낮은 버전도 지원하므로 "
                + "if #available(\(system), *) 안에서 사용하세요.)")
    }

    // MARK: Releases

    /// The version of a platform that came out with a release of iOS.
    package static func release(_ iOS: Int, on platform: Platform) -> Version {
        switch platform {
        case .iOS, .tvOS, .macCatalyst: Version(iOS)
        case .macOS: iOS == 13 ? Version(10, 15) : Version(iOS < 20 ? iOS - 3 : iOS)
        case .watchOS: Version(iOS < 20 ? iOS - 7 : iOS)
        case .visionOS: Version(iOS < 18 ? 1 : iOS < 20 ? iOS - 16 : iOS)
        }
    }

    /// The releases of iOS that names came with: only those of which a supported app may run on an older one.
    package static func releases(in toolkit: Screen.Toolkit) -> [String: Int] {
        switch toolkit {
        case .swiftUI: swiftUI
        case .views, .interfaceFile: uiKit
        }
    }

    // Apps for later systems alone need no look at their fixes.
    private static let newest = max(swiftUI.values.max() ?? 0, uiKit.values.max() ?? 0)

    private static let swiftUI: [String: Int] = [
        "accessibilityLabel": 14, "accessibilityValue": 14, "accessibilityHint": 14, "accessibilityHidden": 14,
        "accessibilityAddTraits": 14, "accessibilityRemoveTraits": 14, "accessibilityIdentifier": 14,
        "accessibilityInputLabels": 14, "accessibilitySortPriority": 14, "accessibilityIgnoresInvertColors": 14,
        "navigationTitle": 14, "labelStyle": 14, "Label(": 14, "Link(": 14, "@ScaledMetric": 14, "ignoresSafeArea": 14, "textCase": 14,
        "Color.blue.ignoresSafeArea": 15,
        "keyboardShortcut": 14, "ToolbarItem(": 14, "fullScreenCover": 14, "matchedGeometryEffect": 14,
        "principal": 14, "cancellationAction": 14, "DisclosureGroup": 14, "relativeTo": 14,
        "accessibilityShowsLargeContentViewer": 15, "accessibilityRotor": 15, "accessibilityFocused": 15,
        "accessibilityRepresentation": 15, "accessibilityChildren": 15, "accessibilityChartDescriptor": 15,
        "accessibilityRespondsToUserInteraction(": 15, "dynamicTypeSize": 15, "dynamicTypeSize.isAccessibilitySize": 15, "textSelection": 15, "tint": 15,
        "bordered": 15, "borderedProminent": 15, "onSubmit": 15, "swipeActions": 15, "foregroundStyle": 15,
        "ViewThatFits(": 16, "ViewThatFits": 16, "AnyLayout": 16, "fontWidth": 16, "defersSystemGestures": 16,
        "accessibilityDragPoint": 16, "accessibilityDropPoint": 16, "scrollBounceBehavior": 16,
        "sensoryFeedback": 17, "isToggle": 17, "AccessibilityNotification.Announcement": 17, "accessibilityPlayAnimatedImages": 17,
        "smooth": 17, "symbolEffectsRemoved": 17, "symbolEffect": 17,
    ]

    private static let uiKit: [String: Int] = [
        "adjustsFontForContentSizeCategory": 10, "UINotificationFeedbackGenerator": 10, "UINotificationFeedbackGenerator(": 10,
        "UIFontMetrics": 11, "safeAreaLayoutGuide": 11, "view.safeAreaLayoutGuide": 11, "UIFontMetrics.default": 11,
        "accessibilityIgnoresInvertColors": 11, "adjustsImageSizeForAccessibilityContentSizeCategory": 11,
        "accessibilityDragSourceDescriptors": 11, "accessibilityDropPointDescriptors": 11,
        "preferredScreenEdgesDeferringSystemGestures": 11, "UIColor.label": 13, "secondaryLabel": 13,
        "overrideUserInterfaceStyle": 13, "UIContextMenuInteraction": 13, "UILargeContentViewerInteraction": 13,
        "showsLargeContentViewer": 13, "largeContentTitle": 13, "largeContentImage": 13, "UIImage.SymbolConfiguration": 13,
        "preferredSymbolConfiguration": 13, "accessibilityUserInputLabels": 13, "UIAccessibility.isVideoAutoplayEnabled": 13,
        "accessibilityRespondsToUserInteraction": 13, "accessibilityRespondsToUserInteraction(": 13,
        "UIButton.Configuration": 15, "UIButton.Configuration.filled": 15, "UIButton.Configuration.gray": 15, "maximumContentSizeCategory": 15, "view.keyboardLayoutGuide": 15, "toggleButton": 17,
        "NSFont.preferredFont": 14, "removeSymbolEffect(": 17, "newPassword": 12, "oneTimeCode": 12,
    ]

    // MARK: Older spellings

    /// Words for which there are others on older systems.
    private struct Phrase {
        /// The release of iOS from which the newer words hold.
        let release: Int
        /// The release of iOS from which the older words hold.
        let since: Int
        /// Whether the older words are UIKit's, which the Mac and the watch do not have.
        let isUIKit: Bool
        let en: (newer: String, older: String)
        let ko: (newer: String, older: String)

        init(_ release: Int, _ newer: String, since: Int = 13, isUIKit: Bool = false, _ older: String) {
            (self.release, self.since, self.isUIKit) = (release, since, isUIKit)
            (en, ko) = ((newer, older), (newer, older))
        }

        init(_ release: Int, en: (newer: String, older: String), ko: (newer: String, older: String), isUIKit: Bool = false) {
            (self.release, since, self.isUIKit) = (release, 13, isUIKit)
            (self.en, self.ko) = (en, ko)
        }

        /// Whether an app that runs on `platforms` needs the older words and can use them.
        func fits(_ platforms: [PlatformVersion]) -> Bool {
            let late = platforms.filter { FixRelease.release(release, on: $0.platform).isAfter($0) }
            guard !late.isEmpty, !late.contains(where: { FixRelease.release(since, on: $0.platform).isAfter($0) }) else { return false }
            return !isUIKit || platforms.allSatisfy { $0.platform != .macOS && $0.platform != .watchOS }
        }
    }

    /// Longer phrases first.
    private static let phrases: [Phrase] = [
        Phrase(
            16,
            en: ("ViewThatFits { HStack { … } VStack { … } }, or AnyLayout by dynamicTypeSize.isAccessibilitySize",
                "if dynamicTypeSize.isAccessibilitySize { VStack { … } } else { HStack { … } }"),
            ko: ("ViewThatFits { HStack { … } VStack { … } }를 쓰거나 dynamicTypeSize.isAccessibilitySize에 따라 AnyLayout을 바꾸면 됩니다",
                "if dynamicTypeSize.isAccessibilitySize { VStack { … } } else { HStack { … } }처럼 나누면 됩니다")),
        Phrase(
            16, en: ("(ViewThatFits, AnyLayout)", "(another stack where dynamicTypeSize.isAccessibilitySize)"),
            ko: ("(ViewThatFits, AnyLayout)", "(dynamicTypeSize.isAccessibilitySize이면 다른 스택 사용)")),
        Phrase(
            16, en: ("rearrange with ViewThatFits", "rearrange by dynamicTypeSize.isAccessibilitySize"),
            ko: ("ViewThatFits로 배치를", "dynamicTypeSize.isAccessibilitySize에 따라 배치를")),
        Phrase(
            17,
            en: (".sensoryFeedback(.success, trigger:), .warning or .error, or UINotificationFeedbackGenerator",
                "UINotificationFeedbackGenerator with .success, .warning or .error"),
            ko: (".sensoryFeedback(.success, trigger:)이나 .warning, .error를 쓰거나 UINotificationFeedbackGenerator를 ",
                "UINotificationFeedbackGenerator를 .success, .warning, .error와 함께 "), isUIKit: true),
        Phrase(17, ".sensoryFeedback(.error, trigger:)", isUIKit: true, "UINotificationFeedbackGenerator().notificationOccurred(.error)"),
        Phrase(
            17, "AccessibilityNotification.Announcement(message)", isUIKit: true,
            "UIAccessibility.post(notification: .announcement, argument: message)"),
        Phrase(
            17, en: (".accessibilityAddTraits(.isToggle) with", ".accessibilityAddTraits(.isButton) with"),
            ko: (".accessibilityAddTraits(.isToggle)과", ".accessibilityAddTraits(.isButton)과")),
        Phrase(17, ".smooth", ".spring(response: 0.5, dampingFraction: 1)"),
        Phrase(
            15, ".background { Color.blue.ignoresSafeArea() }", ".background(Color.blue.edgesIgnoringSafeArea(.all))"),
        Phrase(14, ".ignoresSafeArea()", ".edgesIgnoringSafeArea(.all)"),
        Phrase(15, "dynamicTypeSize.isAccessibilitySize", "sizeCategory.isAccessibilityCategory"),
        Phrase(
            15, en: (".tint(_:) for its color", ".toggleStyle(SwitchToggleStyle(tint:)) for its color"),
            ko: ("색상은 .tint(_:)로", "색상은 .toggleStyle(SwitchToggleStyle(tint:))로")),
        Phrase(
            15, en: ("with .onSubmit", "with onCommit of the TextField"), ko: (".onSubmit이나", "TextField의 onCommit이나")),
        Phrase(14, ".navigationTitle(", ".navigationBarTitle("),
    ]

    /// What iOS 13 and macOS 10.15 call modifiers that came a year later: `.accessibility(label: …)`.
    private static func firstSpelling(of text: String) -> String {
        firstLabels.reduce(text) { text, modifier in
            text.replacing(".\(modifier.name)(_:)", with: ".accessibility(\(modifier.label):)")
                .replacing(".\(modifier.name)(", with: ".accessibility(\(modifier.label): ")
        }
    }

    private static let firstLabels = [
        (name: "accessibilityLabel", label: "label"), (name: "accessibilityValue", label: "value"),
        (name: "accessibilityHint", label: "hint"), (name: "accessibilityHidden", label: "hidden"),
        (name: "accessibilityAddTraits", label: "addTraits"), (name: "accessibilityRemoveTraits", label: "removeTraits"),
        (name: "accessibilityIdentifier", label: "identifier"), (name: "accessibilityInputLabels", label: "inputLabels"),
        (name: "accessibilitySortPriority", label: "sortPriority"),
    ]
}

extension Version {
    /// Whether an app runs on a system that is older than this version.
    fileprivate func isAfter(_ target: PlatformVersion) -> Bool { target.version.map { $0 < self } ?? false }
}
