import HandrailCaptureImporter
import HandrailModel
import HandrailSource
import HandrailTestSupport

/// One screen of an invented app, as the tools write what they capture.
enum Captures {
    /// By Appium, with everything that it writes by default.
    static let appium = """
        <?xml version="1.0" encoding="UTF-8"?>
        <AppiumAUT>
          <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Harbor" label="Harbor" enabled="true" \
        visible="true" accessible="false" x="0" y="0" width="390" height="844" index="0" traits="">
            <XCUIElementTypeStatusBar type="XCUIElementTypeStatusBar" enabled="true" visible="true" \
        accessible="false" x="0" y="0" width="390" height="47" traits="">
              <XCUIElementTypeOther type="XCUIElementTypeOther" label="9:41" enabled="true" visible="true" \
        accessible="true" x="20" y="12" width="60" height="20" traits=""/>
            </XCUIElementTypeStatusBar>
            <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" name="Berths" enabled="true" \
        visible="true" accessible="false" x="0" y="47" width="390" height="44" traits="">
              <XCUIElementTypeButton type="XCUIElementTypeButton" name="Back" label="Back" enabled="true" \
        visible="true" accessible="true" x="8" y="55" width="24" height="24" traits="Button"/>
              <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Berths" name="Berths" label="Berths" \
        enabled="true" visible="true" accessible="true" x="150" y="59" width="90" height="21" \
        traits="Header, StaticText"/>
            </XCUIElementTypeNavigationBar>
            <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="Boat" label="Boat" enabled="true" \
        visible="true" accessible="true" x="20" y="120" width="350" height="44" placeholderValue="Boat" traits=""/>
            <XCUIElementTypeSwitch type="XCUIElementTypeSwitch" value="1" name="night" label="Stay overnight" \
        enabled="true" visible="true" accessible="true" x="320" y="180" width="51" height="31" traits="Button"/>
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="pin" enabled="true" visible="true" \
        accessible="true" x="20" y="230" width="44" height="44" traits="Button"/>
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="Tides" label="Tides" enabled="false" \
        visible="true" accessible="true" x="100" y="230" width="60" height="30" traits="Button, NotEnabled"/>
            <XCUIElementTypeKeyboard type="XCUIElementTypeKeyboard" enabled="true" visible="true" x="0" y="600" \
        width="390" height="244" traits=""><XCUIElementTypeKey type="XCUIElementTypeKey" name="q" label="q" \
        enabled="true" visible="true" accessible="true" x="2" y="610" width="30" height="42" traits=""/>
            </XCUIElementTypeKeyboard>
          </XCUIElementTypeApplication>
        </AppiumAUT>
        """

    /// By WebDriverAgent.
    static let appiumJSON = """
        {"value": {"type": "Application", "label": "Harbor", "rect": {"x": 0, "y": 0, "width": 390, "height": 844},
        "isEnabled": "1", "isVisible": "1", "isAccessible": "0", "rawIdentifier": null, "children": [
        {"type": "StaticText", "label": "Berths", "value": "Berths", "rawIdentifier": "title", "isEnabled": "1",
        "rect": {"x": 20, "y": 60, "width": 100, "height": 20}, "isVisible": "1", "isAccessible": "1",
        "traits": "StaticText, Header"},
        {"type": "Button", "label": "Tides", "rawIdentifier": "tides", "isEnabled": "0", "isVisible": "1",
        "rect": {"x": 100, "y": 230, "width": 60, "height": 30}, "isAccessible": "1", "traits": "Button",
        "customActions": ["Remind me"]}]}, "sessionId": "1"}
        """

    /// By idb, AXe or sim-use, nested.
    static let simulator = """
        [{"AXFrame": "{{0, 0}, {390, 844}}", "AXLabel": "Harbor", "AXUniqueId": null, "AXValue": null,
        "role": "AXApplication", "type": "Application", "enabled": true, "help": null, "custom_actions": [],
        "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "pid": 7, "children": [
        {"AXFrame": "{{0, 47}, {390, 44}}", "AXLabel": null, "AXUniqueId": "Berths", "AXValue": null, "pid": 7,
        "role": "AXGroup", "type": "Group", "help": null, "custom_actions": [], "enabled": true, "children": [
        {"AXFrame": "{{8, 55}, {24, 24}}", "AXLabel": "Back", "AXUniqueId": null, "AXValue": null, "pid": 7,
        "role": "AXButton", "type": "Button", "help": null, "custom_actions": [], "enabled": true, "children": []},
        {"AXFrame": "{{150, 59}, {90, 21}}", "AXLabel": "Berths", "AXUniqueId": null, "AXValue": null, "pid": 7,
        "role": "AXHeading", "type": "Heading", "help": null, "custom_actions": [], "enabled": true, "children": []}]},
        {"AXFrame": "{{20, 230.5}, {60, 30.5}}", "AXLabel": "Tides", "AXUniqueId": 12, "AXValue": 3, "pid": 7,
        "role": "AXButton", "type": "Button", "help": "Opens the table.", "custom_actions": ["Remind me"],
        "enabled": false, "children": []},
        {"AXFrame": "{{50, 22}, {40, 20}}", "AXLabel": "9:41", "AXUniqueId": null, "AXValue": null, "pid": 8,
        "role": "AXStaticText", "type": "StaticText", "help": null, "custom_actions": [], "enabled": true}]}]
        """

    /// By idb, with `--format complete`.
    static let complete = """
        {"elements": [{"label": "Harbor", "type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844},
        "role_description": "application", "enabled": true, "children": [
        {"label": "Tides", "identifier": "tides", "value": true, "type": "Button", "traits": ["Button", "Selected"],
        "frame": {"x": 20, "y": 230, "width": 60, "height": 50}, "custom_actions": [], "help": null, "children": []}]}],
        "backend": "ax", "target": "A", "screen": {"width": 390, "height": 844, "coordinate_space": "points"},
        "truncated": false, "modal": null}
        """

    private static func maestroNode(
        _ words: String, _ bounds: String, enabled: Bool = true, _ children: String = ""
    ) -> String {
        """
        {"attributes": {\(words)"bounds": "\(bounds)", "enabled": "\(enabled)", "focused": "false",
        "selected": "false", "checked": "false"}, "children": [\(children)]}
        """
    }

    /// By Maestro.
    static let maestro = maestroNode(
        "", "[0,0][0,0]", enabled: false,
        maestroNode(
            #""accessibilityText": "Harbor", "#, "[0,0][390,844]",
            maestroNode(
                #""accessibilityText": "Berths Tides Boat", "#, "[0,47][390,844]",
                [
                    maestroNode(#""accessibilityText": "Berths", "#, "[20,60][120,80]"),
                    maestroNode(#""accessibilityText": "Tides", "resource-id": "tides", "#, "[20,230][80,260]"),
                    maestroNode(#""hintText": "Boat", "value": "Gull", "#, "[20,300][370,344]"),
                    maestroNode(
                        #""accessibilityText": "Vertical scroll bar, 2 pages", "value": "0%", "#, "[357,47][387,844]"),
                ].joined(separator: ",")))
            + "," + maestroNode("", "[0,0][390,47]", maestroNode(#""accessibilityText": "9:41", "#, "[20,12][80,32]")))

    /// The commands of a run of Maestro, one of which failed.
    static let maestroCommands = """
        [{"command": {"tapOn": {"text": "Next"}}, "metadata": {"status": "COMPLETED", "timestamp": 1}},
        {"command": {"tapOn": {"text": "Done"}}, "metadata": {"status": "FAILED", "timestamp": 2,
        "error": {"message": "Element not found", "hierarchyRoot": \(maestro)}}}]
        """

    /// By XCUITest.
    static let description = """
        Attributes: Application, 0x105a2f7b0, pid: 994, label: 'Harbor'
        Element subtree:
         →Application, 0x105a2f7b0, pid: 994, label: 'Harbor'
            Window (Main), 0x1, {{0.0, 0.0}, {390.0, 844.0}}
              NavigationBar, 0x2, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Berths'
                Button, 0x3, {{8.0, 55.0}, {24.0, 24.0}}, label: 'Back'
                StaticText, 0x4, {{150.0, 59.0}, {90.0, 21.0}}, label: 'YOU'RE IN, label: almost'
              TextField, 0x5, {{20.0, 120.0}, {350.0, 44.0}}, value: Gull, placeholderValue: 'Boat', Keyboard Focused
              Button, 0x6, {{20.0, 230.0}, {12.3, 17.0}}, identifier: 'tides', label: 'Tides', Disabled
                StaticText, 0x7, {{20.0, 230.0}, {12.3, 17.0}}, label: 'Tides'
              Cell, 0x8, {{0.0, 300.0}, {390.0, 60.0}}
                Button, 0x9, {{0.0, 300.0}, {390.0, 60.0}}, label: 'Berth 4', Selected
        Path to element:
         →Application, 0x105a2f7b0, pid: 994, label: 'Harbor'
        """

    /// By a snapshot test; the elements do not stand in the order in which they are read.
    static let snapshot = """
        [{"element": {"_0": {"description": "Tides. Button.", "label": "Tides", "traits": ["button", "notEnabled"],
        "hint": "Opens the table.", "customActions": [{"name": "Remind me"}],
        "shape": {"type": "frame", "frame": [[20, 230], [60, 30]]}}, "traversalIndex": 1}},
        {"container": {"_0": {"type": "semanticGroup", "frame": [[0, 0], [390, 90]]}, "children": [
        {"element": {"_0": {"description": "Berths. Heading.", "label": "Berths", "traits": ["header", "unknown(3)"],
        "shape": {"type": "path", "pathElements": []}}, "traversalIndex": 0}}]}}]
        """

    /// A document of VoiceOver Designer.
    static let designed = """
        [{"isAccessibilityElement": true, "frame": [[40, 120], [900, 90]], "trait": 2, "label": "Berths", "value": "",
        "hint": "", "customActions": {"names": []}},
        {"elements": [{"isAccessibilityElement": true, "frame": [[40, 500], [120, 60]], "trait": 257, "label": "Tides",
        "value": "", "hint": "Opens the table.", "customActions": {"names": ["Remind me"]}}], "label": "Tabs",
        "frame": [[0, 480], [900, 90]], "isEnumerated": false}]
        """

    /// Handrail's own.
    static let own = """
        {"schema": "handrail.capture/1", "unknown": ["hint"], "tolerance": 0.5, "screens": [{"elements": [
        {"role": "application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        {"role": "heading", "label": "Berths", "frame": {"x": 20, "y": 60, "width": 100, "height": 20}},
        {"role": "button", "label": "Tides", "enabled": false,
        "frame": {"x": 20, "y": 230, "width": 60, "height": 30}}]}]}]}
        """

    /// What a text comes to.
    static func read(_ text: String, as path: String = "Capture.json") -> CapturedFile {
        CaptureImporter().read(SourceText(path: path, text: text), file: FileIndex(0))
    }
}
