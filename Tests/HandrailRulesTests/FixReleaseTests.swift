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
        #expect(older.en.hasSuffix("(.accessibilityRepresentation needs iOS 15, and the app runs on older ones too: keep it behind if #available(iOS 15, *).)"))
        #expect(older.ko.hasSuffix("(.accessibilityRepresentation은(는) iOS 15부터 쓸 수 있는데 앱은 더 낮은 버전도 지원하므로 if #available(iOS 15, *) 안에서 사용하세요.)")
            || older.ko.hasSuffix("(.accessibilityRepresentation은 iOS 15부터 쓸 수 있는데 앱은 더 낮은 버전도 지원하므로 if #available(iOS 15, *) 안에서 사용하세요.)"))
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

    /// Names that every system has that an app may still run on, and words that are none of a framework's.
    private static let ageless: Set<String> = [
        "@Environment(", "accessibilityAction", "accessibilityActivate(", "accessibilityAddTraits(", "accessibilityAdjustableAction",
        "accessibilityCustomAction", "accessibilityCustomActions", "accessibilityCustomRotors",
        "accessibilityDecrement(", "accessibilityElement", "accessibilityElements", "accessibilityIncrement(", "accessibilityLabel(",
        "AccessibilityNotification", "accessibilityPerformEscape(", "accessibilityReduceMotion",
        "accessibilityReduceTransparency", "accessibilityTraits", "accessibilityTraits.insert", "accessibilityViewIsModal", "adjustable", "adjustsFontSizeToFitWidth",
        "alert", "all", "announcement", "background", "body", "bold", "button", "buttonStyle", "callout", "clipped", "clipsToBounds", "combine",
        "contain", "contentInsetAdjustmentBehavior", "contentMode", "contentShape", "contextMenu", "dismiss(", "EditButton", "emailAddress", "enabled", "error",
        "escape", "font", "fontWeight", "footnote", "forTextStyle", "frame", "greaterThanOrEqualToConstant",
        "header", "hidden", "hidesBackButton", "HStack(", "iconOnly", "ignore", "imageScale",
        "isAccessibilityElement", "isActive", "isButton", "isHeader", "isLink", "isModal", "isOn", "isSelectable",
        "isSelected", "isStaticText", "isSwitchControlRunning", "kern", "keyboardFrameEndUserInfoKey",
        "keyboardType", "labelsHidden", "largeTitle", "layoutChanged", "legibilityWeight", "lineLimit", "link",
        "minHeight", "minimumScaleFactor", "minWidth", "natural", "navigationItem", "NavigationLink", "newPassword",
        "NSLocalizedString", "numberOfLines", "ofType", "oneTimeCode", "opacity", "password", "plain(", "playback",
        "point(", "preferredColorScheme", "preferredContentSizeCategory",
        "preferredContentSizeCategory.isAccessibilityCategory", "prefersStatusBarHidden", "primary", "ProgressView",
        "Rectangle(", "reduceMotion", "regular", "remove(", "scaleAspectFill", "scaleAspectFit", "scaledToFill", "scaledToFit",
        "secondary", "selected",
        "semanticContentAttribute", "SF", "sheet", "Slider(", "small", "spatial", "String(", "subheadline",
        "success", "systemImage", "TabView", "Text(", "textContentType", "textFieldShouldReturn(", "titleLabel",
        "Toggle(", "traitCollection", "traitCollection.preferredContentSizeCategory",
        "traitCollection.preferredContentSizeCategory.isAccessibilityCategory", "transition", "UIAccessibility",
        "UIAccessibility.isBoldTextEnabled", "UIAccessibility.isReduceMotionEnabled",
        "UIAccessibility.isVoiceOverRunning", "UIAccessibility.post", "UIBarButtonItem", "UIButton", "UIColor", "UIFont",
        "UIFont.preferredFont", "UIFontMetrics.default.scaledFont",
        "UINotificationFeedbackGenerator(.notificationOccurred", "UISlider", "UISwitch", "UITableView",
        "UITableView.automaticDimension", "underline", "unspecified", "uppercase", "username", "vertical",
        "VoiceOver", "VStack", "VStack(", "warning", "YES",
    ]

    /// Those of AppKit.
    private static let agelessOnMac: Set<String> = [
        "accessibilityChildren(", "accessibilityDescription", "accessibilityPerformDecrement(", "accessibilityPerformIncrement(",
        "accessibilityPerformPress(", "cancelOperation(", "checkBox", "group", "imageScaling", "NSAccessibilityCustomAction", "NSButton", "NSColor",
        "NSColor.labelColor", "NSFont", "NSSlider", "NSSwitch", "NSWorkspace", "NSWorkspace.shared",
        "NSWorkspace.shared.accessibilityDisplayShouldReduceMotion", "NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency",
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
            let toolkit: Screen.Toolkit = example.isInterface || !example.file.contains("import SwiftUI") ? .views : .swiftUI
            let known = FixRelease.releases(in: .swiftUI).merging(FixRelease.releases(in: .views)) { one, _ in one }
            for fix in try fixes(files, of: id, on: 26) {
                #expect(!fix.en.contains("#available("))
                let unknown = FixRelease.names(in: fix.en).filter {
                    known[$0.name] == nil && !Self.ageless.contains($0.name) && !Self.agelessOnMac.contains($0.name) && Self.isName($0)
                }
                #expect(unknown.isEmpty, "\(id) \(number + 1): \(unknown.map(\.name)) in “\(fix.en)”")
            }
            for release in [13, 15] {
                for fix in try fixes(files, of: id, on: release) {
                    for text in [fix.en, fix.ko] where !text.contains("#available(") {
                        let late = FixRelease.names(in: text).filter {
                            (FixRelease.releases(in: toolkit)[$0.name] ?? 0) > release
                        }
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

    /// Whether a word looks like a name of a framework rather than one of a sentence.
    private static func isName(_ name: (name: String, written: String)) -> Bool {
        name.written.hasPrefix(".") || name.written.hasPrefix("@") || name.name.hasSuffix("(")
            || name.name.dropFirst().contains(where: \.isUppercase)
    }
}
