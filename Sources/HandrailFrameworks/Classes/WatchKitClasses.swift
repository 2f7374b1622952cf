import HandrailModel

/// The classes of WatchKit, whose interfaces are only made in storyboards.
enum WatchKitClasses {
    private static let title = ElementForm.Source.title(["title"])
    private static let text = ElementForm.Source.title(["attributedText", "text"])
    private static let prompt = ElementForm.Source.prompt([
        "attributedPlaceholder", "placeholder", "placeholderAttributedString", "placeholderString",
    ])

    static let all: [FrameworkClass] = [
        FrameworkClass("WKInterfaceObject", "NSObject"),
        FrameworkClass("WKInterfaceController", "NSObject", sceneElements: ["controller", "pageController"]),
        FrameworkClass(
            "WKUserNotificationInterfaceController", "WKInterfaceController",
            sceneElements: ["notificationController"]),
        row("WKInterfaceLabel", ElementForm(.text, [text]), "label"),
        row("WKInterfaceDate", ElementForm(.text, [text], marks: .filledIn), "date"),
        row("WKInterfaceTimer", ElementForm(.text, [text], marks: .filledIn), "timer"),
        row(
            "WKInterfaceButton", ElementForm(.button, [title, .picture(["backgroundImage"])], inside: .label),
            "button"),
        row("WKInterfaceSwitch", ElementForm(.toggle, [title]), "switch"),
        row("WKInterfaceSlider", ElementForm(.slider, marks: .track), "slider"),
        row("WKInterfaceImage", ElementForm(.image, isElement: false), "imageView"),
        row("WKInterfaceGroup", .holder(.horizontalStack, or: .name("layout", ["vertical"], .verticalStack)), "group"),
        row("WKInterfaceTable", .holder(.list), "table"),
        FrameworkClass("WKInterfaceTableRow", nil, nil, [], .holder(.group), elements: ["tableRow"]),
        row("WKInterfaceSeparator", ElementForm(.divider, isElement: false), "separator"),
        row("WKInterfaceMap", ElementForm(.map), "map"),
        row("WKInterfacePicker", ElementForm(.slider, as: .describedBySystem), "picker"),
        row("WKInterfaceMovie", ElementForm(.video), "movie"),
        row("WKInterfaceInlineMovie", ElementForm(.video), "inlineMovie"),
        row("WKInterfaceSKScene", ElementForm(.opaque), "skScene"),
        row("WKInterfaceSCNScene", ElementForm(.opaque), "scnScene"),
        FrameworkClass("WKMenuItem", nil, nil, [], ElementForm(.button, [title]), elements: ["menuItem"]),
        row("WKInterfacePaymentButton", ElementForm(.opaque), "paymentButton"),
        row("WKInterfaceTextField", ElementForm(.textField, [prompt]), "textField"),
        row("WKInterfaceVolumeControl", ElementForm(.opaque), "volumeControl"),
        row("WKInterfaceActivityRing", ElementForm(.opaque), "activityRing"),
    ]

    private static func row(_ name: String, _ form: ElementForm, _ element: String) -> FrameworkClass {
        FrameworkClass(name, "WKInterfaceObject", nil, [], form, elements: [element])
    }
}
