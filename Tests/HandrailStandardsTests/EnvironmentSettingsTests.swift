import HandrailStandards
import Testing

@Suite("Settings that people choose")
struct EnvironmentSettingsTests {
    @Test("are found by what reads them, in any framework")
    func readBy() {
        for name in [
            "accessibilityReduceMotion", "isReduceMotionEnabled", "UIAccessibility.isReduceMotionEnabled",
            "accessibilityDisplayShouldReduceMotion", "WKAccessibilityIsReduceMotionEnabled",
            "reduceMotionStatusDidChangeNotification",
        ] {
            #expect(EnvironmentSettings.settings(readBy: name).map(\.name) == ["Reduce Motion"], "\(name)")
        }
    }

    @Test("share a notification on macOS")
    func shared() {
        let names = EnvironmentSettings.settings(readBy: "accessibilityDisplayOptionsDidChangeNotification").map(\.name)
        #expect(names.count > 1 && names.contains("Reduce Transparency"))
    }

    @Test(
        "are not found by words that mean other things too",
        arguments: ["isEnabled", "UIAccessibility", "", "reduceMotion"])
    func notReadBy(name: String) {
        #expect(EnvironmentSettings.settings(readBy: name).isEmpty)
    }

    @Test("are found by name, with what an app should do")
    func byName() throws {
        let setting = try #require(EnvironmentSettings.setting(named: "Bold Text"))
        #expect(setting.environmentKeys == ["legibilityWeight"])
        #expect(!setting.advice.isEmpty && !setting.isDeprecated)
        #expect(EnvironmentSettings.setting(named: "Button Shapes")?.isDeprecated == true)
        #expect(EnvironmentSettings.setting(named: "Bold") == nil)
        #expect(EnvironmentSettings.all.count == 39)
    }
}
