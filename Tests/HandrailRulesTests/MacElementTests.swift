import Handrail
import HandrailModel
import Testing

/// What views of AppKit are to assistive technologies, and what they are called.
@Suite("Elements of the Mac") struct MacElementTests {
    @Test(
        "An element of the Mac keeps what it holds, unless code takes that away",
        arguments: [
            (
                """
                box.setAccessibilityElement(true)
                box.setAccessibilityRole(.group)
                box.setAccessibilityLabel("Tides")
                """,
                0
            ),
            ("box.setAccessibilityElement(true)\nbox.setAccessibilityLabel(\"Tides\")", 0),
            ("box.setAccessibilityChildren([go, text])", 0), ("box.setAccessibilityHidden(true)", 1),
            ("box.setAccessibilityChildren([text])", 1), ("box.setAccessibilityChildren([])", 1),
        ])
    func children(said: String, expected: Int) throws {
        let body = """
            let box = NSView()
            let text = NSTextField(labelWithString: "Tides")
            let go = NSButton(title: "Go", target: self, action: #selector(go))
            box.addSubview(text)
            box.addSubview(go)
            \(said)
            view.addSubview(box)
            """
        #expect(try MacAudit.findings("hidden-control", in: body).count == expected)
    }

    @Test(
        "What a class gives as its children is all that is met of it",
        arguments: [("[go]", 0), ("[]", 1), ("super.accessibilityChildren()", 0)])
    func overriddenChildren(children: String, expected: Int) throws {
        let more = """
            final class TideView: NSView {
                let go = NSButton(title: "Go", target: nil, action: nil)
                override init(frame: NSRect) {
                    super.init(frame: frame)
                    addSubview(go)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func accessibilityChildren() -> [Any]? { \(children) }
            }
            """
        #expect(
            try MacAudit.findings("hidden-control", in: "view.addSubview(TideView(frame: .zero))", more: more).count
                == expected)
    }

    @Test("An image view is an element: its label is heard, and without one it says what its file is called")
    func imageView() throws {
        let labeled =
            "let hero = NSImageView(image: NSImage(named: \"hero\")!)\nhero.setAccessibilityLabel(\"The "
                + "pier\")\nview.addSubview(hero)"
        #expect(try MacAudit.findings("label-without-element", in: labeled).isEmpty)
        #expect(try MacAudit.findings("undescribed-image", in: labeled).isEmpty)
        let plain = "let hero = NSImageView(image: NSImage(named: \"hero\")!)\nview.addSubview(hero)"
        let finding = try #require(MacAudit.findings("undescribed-image", in: plain).first)
        #expect(finding.outcome == .violation)
        #expect(
            finding.fix.en.contains("setAccessibilityElement(false)")
                && finding.fix.ko.contains("setAccessibilityElement(false)"))
        let described =
            "let icon = NSImage(named: \"hero\")!\nicon.accessibilityDescription = \"The "
                + "pier\"\nview.addSubview(NSImageView(image: icon))"
        #expect(try MacAudit.findings("undescribed-image", in: described).isEmpty)
    }

    @Test(
        "A picture brings its words along, wherever they are said",
        arguments: [
            "let icon = NSImage(named: \"bin\")!\nicon.accessibilityDescription = \"Delete\"\nlet b = NSButton(image: "
                + "icon, target: nil, action: nil)",
            "let icon = NSImage(named: \"bin\")\nicon?.accessibilityDescription = NSLocalizedString(\"Delete\", "
                + "comment: \"\")\nlet b = NSButton()\nb.image = icon",
            "let b = NSButton(image: NSImage(named: \"bin\")!, target: nil, action: "
                + "nil)\nb.image?.accessibilityDescription = \"Delete\"",
            "let b = NSButton(image: NSImage(systemSymbolName: \"trash\", accessibilityDescription: \"Delete\")!, "
                + "target: nil, action: nil)",
            "let b = NSButton()\nb.image = NSImage(systemSymbolName: \"trash\", accessibilityDescription: "
                + "\"Delete\")?.withSymbolConfiguration(large)",
        ])
    func described(body: String) throws {
        #expect(try MacAudit.findings("unnamed-control", in: body + "\nview.addSubview(b)").isEmpty)
    }

    @Test(
        "AppKit describes its own images: whether that fits is asked, and nothing is certain",
        arguments: [
            "NSImage(named: NSImage.addTemplateName)!", "NSImage(named: .addTemplate)!",
            "NSImage(named: \"NSAddTemplate\")!",
            "NSImage(named: NSImage.Name(\"NSAddTemplate\"))!",
            "NSImage(imageLiteralResourceName: NSImage.addTemplateName)",
        ])
    func systemImage(image: String) throws {
        let found = try MacAudit.findings(
            "unnamed-control", in: "view.addSubview(NSButton(image: \(image), target: nil, action: nil))")
        #expect(found.map(\.outcome) == [.review])
        #expect(
            found.first?.message.en
                == "This button is named by an image of the system alone, “NSAddTemplate”: VoiceOver says the words "
                    + "AppKit has for it. Is that what it does?"
        )
        #expect(found.first?.message.ko.contains("AppKit이 정한 설명") == true)
    }

    @Test(
        "The system names a button for help, and a help tag what has no words",
        arguments: [
            "let b = NSButton()\nb.bezelStyle = .helpButton\nb.title = \"\"",
            "let b = NSButton(image: NSImage(named: \"bin\")!, target: nil, action: nil)\nb.title = \"\"\nb.toolTip = "
                + "\"Delete\"",
        ])
    func systemNames(body: String) throws {
        #expect(try MacAudit.findings("unnamed-control", in: body + "\nview.addSubview(b)").isEmpty)
    }

    @Test(
        "Interface files of the Mac: what the system names needs no label",
        arguments: [
            "<button id=\"b\"><buttonCell key=\"cell\" type=\"help\" bezelStyle=\"helpButton\" id=\"c\"/></button>",
            "<button toolTip=\"Delete\" id=\"b\"><buttonCell key=\"cell\" type=\"square\" image=\"bin\" "
                + "id=\"c\"/></button>",
        ])
    func namedInXib(views: String) throws { #expect(try MacAudit.findings("unnamed-control", inXib: views).isEmpty) }

    @Test("A help tag that says the name again is usual on the Mac")
    func helpTag() throws {
        let button =
            "let b = NSButton(title: \"Refresh\", target: nil, action: nil)\nb.toolTip = "
                + "\"Refresh\"\nview.addSubview(b)"
        #expect(try MacAudit.findings("hint-quality", in: button).isEmpty)
    }

    @Test(
        "Controls are called what they are called on the Mac",
        arguments: [
            ("NSButton(checkboxWithTitle: \"\", target: nil, action: nil)", "check box", "체크상자"),
            ("NSButton(radioButtonWithTitle: \"\", target: nil, action: nil)", "radio button", "라디오 버튼"),
            ("NSColorWell()", "color well", "색상 버튼"), ("NSSwitch()", "switch", "스위치"),
        ])
    func nouns(control: String, en: String, ko: String) throws {
        let finding = try #require(MacAudit.findings("unnamed-control", in: "view.addSubview(\(control))").first)
        #expect(finding.message.en.contains(" \(en) ") && finding.message.ko.contains(ko))
    }
}
