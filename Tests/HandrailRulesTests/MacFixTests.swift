import Handrail
import HandrailModel
import Testing

/// Fixes and messages for views of the Mac speak of AppKit and of clicks.
@Suite("What is mended on the Mac") struct MacFixTests {
    @Test("What a mouse does is a click, and is mended with AppKit")
    func click() throws {
        let body = """
            let hero = NSImageView(image: NSImage(named: "hero")!)
            hero.addGestureRecognizer(NSClickGestureRecognizer(target: self, action: #selector(open(_:))))
            view.addSubview(hero)
            """
        let finding = try #require(MacAudit.findings("tap-without-trait", in: body).first)
        #expect(finding.message.en.contains("reacts to a click") && finding.message.ko.contains("클릭에 반응"))
        for text in [finding.fix.en, finding.fix.ko] {
            #expect(
                text.contains("NSButton") && text.contains("accessibilityPerformPress()") && !text.contains("UIButton"))
        }
        #expect(
            try MacAudit.findings(
                "tap-without-trait",
                in: body + "\nhero.setAccessibilityRole(.button)\nhero.setAccessibilityLabel(\"Open\")"
            ).isEmpty)
    }

    @Test("An image of the project with a name of its own is told as before")
    func ownImage() throws {
        let found = try MacAudit.findings(
            "unnamed-control",
            in: "view.addSubview(NSButton(image: NSImage(named: \"bin\")!, target: nil, action: nil))")
        #expect(found.map(\.outcome) == [.violation])
        #expect(found.first?.fix.en == "Set a few words for what it does with setAccessibilityLabel(_:).")
        #expect(found.first?.fix.ko == "setAccessibilityLabel(_:)로 하는 일을 짧게 지정하세요.")
    }

    @Test("In interface files the field is called Description on the Mac, and Label in those of UIKit")
    func fields() throws {
        let views = "<button id=\"b\"><buttonCell key=\"cell\" type=\"square\" image=\"bin\" id=\"c\"/></button>"
        let finding = try #require(MacAudit.findings("unnamed-control", inXib: views).first)
        for text in [finding.fix.en, finding.fix.ko] {
            #expect(text.contains("Description") && !text.contains("Label "))
        }
    }
}
