import HandrailModel
import HandrailReporting
import Testing

/// Issues in Xcode.
struct XcodeReportTests {
    @Test func `lines look like a compiler's`() {
        #expect(
            XcodeReport(SampleAudit.options()).text(of: SampleAudit.full.audit) == """
                /apps/Shop/Sources/Cart/CartView.swift:4:9: error: [unnamed-control] The button has no name: \
                VoiceOver says “button” and nothing else. Give the image a label, such as \
                Image("trash", label: Text(…)), or add accessibilityLabel(_:) to the button.
                /apps/Shop/Sources/Cart/CartView.swift:4:42: note: The image that is its label
                /apps/Shop/Sources/Cart/CartView.swift:5:38: warning: [fixed-font-size] The text is 9 points \
                at every text size. Use a text style such as .caption2.
                /apps/Shop/Sources/Cart/장바구니 행.swift:2:13: note: The size comes from here
                /apps/Shop/Sources/Cart/장바구니 행.swift:3:2: warning: [low-contrast] The icon may be hard to see in Dark \
                Mode; its pixels could not be read. Look at it in Dark Mode.

                """)
    }

    @Test func `a message stays on its line`() {
        var sample = SampleAudit()
        sample.findings = [
            sample.finding(at: sample.place("Text"), message: Bilingual(en: "One\r\ntwo\u{7}", ko: "하나"))
        ]
        #expect(
            XcodeReport(SampleAudit.options()).text(of: sample.audit).hasSuffix("One two␇ Give the image a label.\n"))
    }
}
