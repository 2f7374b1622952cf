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
        row("WKInterfaceLabel", ElementForm(.text, [text])),
        row("WKInterfaceDate", ElementForm(.text, [text], marks: .filledIn)),
        row("WKInterfaceTimer", ElementForm(.text, [text], marks: .filledIn)),
        row("WKInterfaceButton", ElementForm(.button, [title, .picture(["backgroundImage"])], inside: .label)),
        row("WKInterfaceSwitch", ElementForm(.toggle, [title])),
        row("WKInterfaceSlider", ElementForm(.slider, marks: .track)),
        row("WKInterfaceImage", ElementForm(.image, isElement: false)),
        row("WKInterfaceGroup", .holder(.horizontalStack, or: .name("layout", ["vertical"], .verticalStack))),
        row("WKInterfaceTable", .holder(.list)),
        FrameworkClass("WKInterfaceTableRow", nil, nil, [], .holder(.group)),
        row("WKInterfaceSeparator", ElementForm(.divider, isElement: false)),
        row("WKInterfaceMap", ElementForm(.map)),
        row("WKInterfacePicker", ElementForm(.slider, as: .describedBySystem)),
        row("WKInterfaceMovie", ElementForm(.video)),
        row("WKInterfaceInlineMovie", ElementForm(.video)),
        row("WKInterfaceSKScene", ElementForm(.opaque)),
        row("WKInterfaceSCNScene", ElementForm(.opaque)),
        FrameworkClass("WKMenuItem", nil, nil, [], ElementForm(.button, [title])),
        row("WKInterfacePaymentButton", ElementForm(.opaque)),
        row("WKInterfaceTextField", ElementForm(.textField, [prompt])),
        row("WKInterfaceVolumeControl", ElementForm(.opaque)),
        row("WKInterfaceActivityRing", ElementForm(.opaque)),
    ]

    private static func row(_ name: String, _ form: ElementForm) -> FrameworkClass {
        FrameworkClass(name, "WKInterfaceObject", nil, [], form)
    }
}
