import Handrail
import HandrailModel
import HandrailRules
import Testing

/// A fix can be written in the app it is said of: it names nothing that came after the oldest system the app runs on.
@Suite struct FixReleaseTests {
    /// The fixes that a rule gives for a file of an app that runs on a release of iOS.
    private func fixes(_ files: [String: String], of rule: String, on iOS: Int) throws -> [Bilingual] {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS("\(iOS).0")], targets: [.target(name: "App", path: ".")])
            """
        return try ExampleAudit.audit(files.merging(["Package.swift": manifest]) { own, _ in own }, rules: [rule])
            .findings.filter { $0.rule == rule }.map(\.fix)
    }

    private func fixes(_ code: String, of rule: String, on iOS: Int) throws -> [Bilingual] {
        try fixes(["App.swift": "import SwiftUI\n" + code], of: rule, on: iOS)
    }

    @Test("An old form is not told off on systems that have no other", arguments: [(13, 0), (14, 1)])
    func replaced(iOS: Int, count: Int) throws {
        let code = """
            struct Lake: View {
                var body: some View { Image("lake").accessibility(label: Text("Lake at dawn")) }
            }
            """
        #expect(try fixes(code, of: "deprecated-accessibility-api", on: iOS).count == count)
    }

    private static let toggle = """
        struct Screen: View {
            @State private var isDone = false
            var body: some View {
                Button { isDone.toggle() } label: {
                    HStack {
                        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                        Text("Water the plants")
                    }
                }
            }
        }
        """

    @Test("A trait that came later is not asked for, and what has no older form is said to need a newer system")
    func traits() throws {
        let new = try #require(fixes(Self.toggle, of: "state-not-spoken", on: 17).first)
        #expect(new.en.contains(".isToggle") && new.ko.contains(".isToggle"))
        for release in [15, 16] {
            let old = try #require(fixes(Self.toggle, of: "state-not-spoken", on: release).first)
            for text in [old.en, old.ko] {
                #expect(!text.contains(".isToggle") && text.contains(".accessibilityAddTraits(.isButton)"))
                #expect(!text.contains("#available"))
            }
        }
        let older = try #require(fixes(Self.toggle, of: "state-not-spoken", on: 14).first)
        #expect(
            older.en.hasSuffix(
                "(.accessibilityRepresentation needs iOS 15, and the app runs on older ones too: keep it behind if "
                    + "#available(iOS 15, *).)"
            ))
        #expect(
            older.ko.hasSuffix(
                "(.accessibilityRepresentation은(는) iOS 15부터 쓸 수 있는데 앱은 더 낮은 버전도 지원하므로 if #available(iOS 15, *) 안에서 "
                    + "사용하세요.)"
            )
                || older.ko.hasSuffix(
                    "(.accessibilityRepresentation은 iOS 15부터 쓸 수 있는데 앱은 더 낮은 버전도 지원하므로 if #available(iOS 15, *) 안에서 "
                        + "사용하세요.)"
                ))
    }

    @Test("Modifiers are called as they were on iOS 13")
    func firstSpelling() throws {
        let code = "struct Screen: View { var body: some View { Button { save() } label: { Image(\"disk\") } } }"
        #expect(try fixes(code, of: "unnamed-control", on: 14).first?.en.contains(".accessibilityLabel(…)") == true)
        let old = try #require(fixes(code, of: "unnamed-control", on: 13).first)
        for text in [old.en, old.ko] {
            #expect(text.contains(".accessibility(label: …)") && !text.contains("accessibilityLabel"))
        }
    }

    /// The releases of iOS that names of SwiftUI came with, as far as a supported app may run on an older one.
    private static let swiftUI: [String: Int] = [
        "accessibilityLabel": 14, "accessibilityValue": 14, "accessibilityHint": 14, "accessibilityHidden": 14,
        "accessibilityAddTraits": 14, "accessibilityRemoveTraits": 14, "accessibilityIdentifier": 14,
        "accessibilityInputLabels": 14, "accessibilitySortPriority": 14, "accessibilityIgnoresInvertColors": 14,
        "navigationTitle": 14, "labelStyle": 14, "Label(": 14, "Link(": 14, "@ScaledMetric": 14, "ignoresSafeArea": 14,
        "textCase": 14, "Color.blue.ignoresSafeArea": 15, "keyboardShortcut": 14, "ToolbarItem(": 14,
        "fullScreenCover": 14, "matchedGeometryEffect": 14, "principal": 14, "cancellationAction": 14,
        "DisclosureGroup": 14, "relativeTo": 14, "accessibilityShowsLargeContentViewer": 15, "accessibilityRotor": 15,
        "accessibilityFocused": 15, "accessibilityRepresentation": 15, "accessibilityChildren": 15,
        "accessibilityChartDescriptor": 15, "accessibilityRespondsToUserInteraction(": 15, "dynamicTypeSize": 15,
        "dynamicTypeSize.isAccessibilitySize": 15, "textSelection": 15, "tint": 15, "bordered": 15,
        "borderedProminent": 15, "onSubmit": 15, "swipeActions": 15, "foregroundStyle": 15, "ViewThatFits(": 16,
        "ViewThatFits": 16, "AnyLayout": 16, "fontWidth": 16, "defersSystemGestures": 16, "accessibilityDragPoint": 16,
        "accessibilityDropPoint": 16, "scrollBounceBehavior": 16, "sensoryFeedback": 17, "isToggle": 17,
        "AccessibilityNotification.Announcement": 17, "accessibilityPlayAnimatedImages": 17, "smooth": 17,
        "symbolEffectsRemoved": 17, "symbolEffect": 17,
    ]

    /// Those of UIKit and AppKit.
    private static let uiKit: [String: Int] = [
        "adjustsFontForContentSizeCategory": 10, "UINotificationFeedbackGenerator": 10,
        "UINotificationFeedbackGenerator(": 10, "UIFontMetrics": 11, "safeAreaLayoutGuide": 11,
        "view.safeAreaLayoutGuide": 11, "UIFontMetrics.default": 11, "accessibilityIgnoresInvertColors": 11,
        "adjustsImageSizeForAccessibilityContentSizeCategory": 11, "accessibilityDragSourceDescriptors": 11,
        "accessibilityDropPointDescriptors": 11, "preferredScreenEdgesDeferringSystemGestures": 11, "UIColor.label": 13,
        "secondaryLabel": 13, "overrideUserInterfaceStyle": 13, "UIContextMenuInteraction": 13,
        "UILargeContentViewerInteraction": 13, "showsLargeContentViewer": 13, "largeContentTitle": 13,
        "largeContentImage": 13, "UIImage.SymbolConfiguration": 13, "preferredSymbolConfiguration": 13,
        "accessibilityUserInputLabels": 13, "UIAccessibility.isVideoAutoplayEnabled": 13,
        "accessibilityRespondsToUserInteraction": 13, "accessibilityRespondsToUserInteraction(": 13,
        "UIButton.Configuration": 15, "UIButton.Configuration.filled": 15, "UIButton.Configuration.gray": 15,
        "maximumContentSizeCategory": 15, "view.keyboardLayoutGuide": 15, "toggleButton": 17,
        "NSFont.preferredFont": 14, "removeSymbolEffect(": 17, "newPassword": 12, "oneTimeCode": 12,
    ]

    /// Names that every system has that an app may still run on, and words that are none of a framework's.
    private static let ageless: Set<String> = [
        "@Environment(", "currentPage", "disabled", "isEnabled", "large", "ScrollView", "updatesFrequently",
        "valueChanged",
        "accessibilityAction", "accessibilityActivate(", "accessibilityAddTraits(",
        "accessibilityAdjustableAction",
        "accessibilityCustomAction", "accessibilityCustomActions", "accessibilityCustomRotors",
        "accessibilityDecrement(", "accessibilityElement", "accessibilityElements", "accessibilityIncrement(",
        "accessibilityLabel(",
        "AccessibilityNotification", "accessibilityPerformEscape(", "accessibilityReduceMotion",
        "accessibilityReduceTransparency", "accessibilityTraits", "accessibilityTraits.insert",
        "accessibilityViewIsModal", "adjustable", "adjustsFontSizeToFitWidth",
        "alert", "all", "announcement", "background", "body", "bold", "button", "buttonStyle", "callout", "clipped",
        "clipsToBounds", "combine",
        "contain", "contentInsetAdjustmentBehavior", "contentMode", "contentShape", "contextMenu", "dismiss(",
        "EditButton", "emailAddress", "enabled", "error",
        "escape", "font", "fontWeight", "footnote", "forTextStyle", "frame", "greaterThanOrEqualToConstant",
        "isLayerBacked", "header", "hidden", "hidesBackButton", "HStack(", "iconOnly", "ignore", "imageScale",
        "isAccessibilityElement", "isActive", "isButton", "isHeader", "isLink", "isModal", "isOn", "isSelectable",
        "isSelected", "isStaticText", "isSwitchControlRunning", "kern", "keyboardFrameEndUserInfoKey",
        "keyboardType", "labelsHidden", "largeTitle", "layoutChanged", "legibilityWeight", "lineLimit", "link",
        "minHeight", "minimumScaleFactor", "minWidth", "natural", "navigationItem", "NavigationLink", "newPassword",
        "NSFileProtectionComplete",
        "NSLocalizedString", "numberOfLines", "ofType", "oneTimeCode", "opacity", "password",
        "performDefaultHandling", "plain(", "playback",
        "point(", "preferredColorScheme", "preferredContentSizeCategory",
        "preferredContentSizeCategory.isAccessibilityCategory", "prefersStatusBarHidden", "primary", "ProgressView",
        "Rectangle(", "reduceMotion", "regular", "remove(", "scaleAspectFill", "scaleAspectFit", "scaledToFill",
        "scaledToFit",
        "secondary", "selected",
        "semanticContentAttribute", "SF", "sheet", "Slider(", "small", "spatial", "String(", "subheadline",
        "success", "systemImage", "TabView", "Text(", "textContentType", "textFieldShouldReturn(", "titleLabel",
        "Toggle(", "traitCollection", "traitCollection.preferredContentSizeCategory",
        "traitCollection.preferredContentSizeCategory.isAccessibilityCategory", "transition", "UIAccessibility",
        "UIAccessibility.isBoldTextEnabled", "UIAccessibility.isReduceMotionEnabled",
        "UIAccessibility.isVoiceOverRunning", "UIAccessibility.post", "UIBarButtonItem", "UIButton", "UIColor",
        "UIFont",
        "UIFont.preferredFont", "UIFontMetrics.default.scaledFont",
        "UINotificationFeedbackGenerator(.notificationOccurred", "UISlider", "UISwitch", "UITableView",
        "UITableView.automaticDimension", "underline", "unspecified", "uppercase", "username", "vertical",
        "VoiceOver", "VStack", "VStack(", "warning", "YES",
        // Formats of files, spaces of colors, scales of pictures, styles and designs of fonts.
        "@", "JPEG", "PDF", "PNG", "SVG", "sRGB", "rounded", "system", "title",
        // Files of the bundle, their keys and the codes of reasons in them.
        "AC", "CA", "FFB", "InfoPlist", "InfoPlist.strings", "NSPrivacyAccessedAPITypes", "PrivacyInfo",
        "PrivacyInfo.xcprivacy", "RequestsOpenAccess", "Root", "Root.strings", "Settings.bundle", "StringsTable",
        // Names of other frameworks and keys of lists; behind what is newer the fix itself says its release.
        "ASAuthorizationController", "ASWebAuthenticationSession", "ATTrackingManager",
        "ATTrackingManager.requestTrackingAuthorization", "AVPlayerViewController", "AppIntent",
        "AppShortcutsProvider", "CLLocationButton", "CNContactPickerViewController", "EKEventEditViewController",
        "ListFormatter", "LocationButton", "NSPrivacyTracking", "NSPrivacyTrackingDomains", "NumberFormatter",
        "PHPickerViewController", "POSIX", "String.localizedStringWithFormat",
        "UIAccessibility.isReduceTransparencyEnabled", "UIKit", "UIPasteControl", "UIRequiresFullScreen", "US",
        "VideoPlayer", "addOnly", "complete", "dateStyle", "detectPatterns", "detectPatterns(", "hasDictationKey",
        "iOS", "move",
        "none", "prefersAssistiveTechnologySettings", "prefersCrossFadeTransitions", "requestAuthorization(",
        "requestWhenInUseAuthorization", "requestWriteOnlyAccessToEvents", "setLocalizedDateFormatFromTemplate",
        "stringsdict", "timeStyle",
        "AVPlayerLayer", "AttributedString", "MADimFlashingLightsEnabled", "accessibilityLanguage", "duckOthers",
        "languageIdentifier", "lineStyle(", "mixWithOthers", "symbol(", "SwiftUI", "DDA",
        // What the code that the fix is for has used already.
        "@FocusState", "dark", "fill", "focusEffectDisabled", "isAccessibilityContainer", "isFocused", "light",
        "navigationBar", "palette", "symbolRenderingMode", "toolbarColorScheme", "UIUserInterfaceStyle",
        "dMMMyyyy", "DEBUG", "HEIC", "MM", "NSAllowsArbitraryLoadsInWebContent", "NSAllowsLocalNetworking",
        "UIAccessibilityCustomAction", "isLiveMap", "leading", "lineHeightMultiple", "prepareForReuse(", "tight",
        "variableValue", "DateFormatter", "INFOPLIST", "ISO", "KEY", "UIAppFonts", "UISupportedInterfaceOrientations",
        "iPhone",
    ]

    /// Those of AppKit.
    private static let agelessOnMac: Set<String> = [
        "accessibilityChildren(", "accessibilityDescription", "accessibilityPerformDecrement(",
        "accessibilityPerformIncrement(",
        "accessibilityPerformPress(", "cancelOperation(", "checkBox", "group", "imageScaling",
        "NSAccessibilityCustomAction", "NSButton", "NSColor",
        "NSColor.labelColor", "NSFont", "NSSlider", "NSSwitch", "NSWorkspace", "NSWorkspace.shared",
        "NSWorkspace.shared.accessibilityDisplayShouldReduceMotion",
        "NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency",
        "radioButton", "scaleProportionallyUpOrDown", "setAccessibilityChildren(", "setAccessibilityCustomActions(",
        "setAccessibilityElement(", "setAccessibilityHelp(", "setAccessibilityHidden(", "setAccessibilityIdentifier(",
        "setAccessibilityLabel(", "setAccessibilityModal(", "setAccessibilityRole(", "setAccessibilitySelected(",
        "setAccessibilityValue(", "slider", "toolTip",
    ]

    @Test(
        "Over all examples: no fix names what is newer without saying so, and every name has its release",
        arguments: Rulebook.all.map(\.info.id))
    func examples(_ id: String) throws {
        let info = try #require(Rulebook.all.first { $0.info.id == id }).info
        for (number, example) in info.examples.enumerated() where Self.isFlagged(example) {
            let files = example.files.merging([example.fileName: example.file]) { _, new in new }
                .mapValues { $0.replacing("↓", with: "") }
            if files["Package.swift"] != nil { continue }
            let isView = example.isInterface || !example.file.contains("import SwiftUI")
            let releases = isView ? Self.uiKit : Self.swiftUI
            for fix in try fixes(files, of: id, on: 26) {
                #expect(!fix.en.contains("#available("))
                let unknown = Self.names(in: fix.en).filter {
                    Self.swiftUI[$0.name] == nil && Self.uiKit[$0.name] == nil && !Self.ageless.contains($0.name)
                        && !Self.agelessOnMac.contains($0.name) && Self.isName($0)
                        && !$0.name.hasSuffix("UsageDescription")
                }
                #expect(unknown.isEmpty, "\(id) \(number + 1): \(unknown.map(\.name)) in “\(fix.en)”")
            }
            for release in [13, 15] {
                for fix in try fixes(files, of: id, on: release) {
                    for text in [fix.en, fix.ko] where !text.contains("#available(") {
                        let late = Self.names(in: text).filter { Self.isName($0) && releases[$0.name] ?? 0 > release }
                        #expect(late.isEmpty, "\(id) \(number + 1): \(late.map(\.name)) in “\(text)”")
                    }
                }
            }
        }
    }

    private static func isFlagged(_ example: RuleExample) -> Bool {
        switch example.expectation {
        case .violation, .review: true
        case .silent, .nearMiss: false
        }
    }

    /// The words of a text that may be names of a framework, and how each is written: a member with what it belongs to,
    /// and what takes something in parentheses or braces with an open parenthesis.
    private static func names(in text: String) -> [(name: String, written: String)] {
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
            let isFree =
                isMember && (start < 2 || !(isLetter(bytes[start - 2]) || bytes[start - 2] == UInt8(ascii: ")")))
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

    /// Whether a word looks like a name of a framework rather than one of a sentence.
    private static func isName(_ name: (name: String, written: String)) -> Bool {
        name.written.hasPrefix(".") || name.written.hasPrefix("@") || name.name.hasSuffix("(")
            || name.name.dropFirst().contains(where: \.isUppercase)
    }
}
