import HandrailModel
import HandrailRules
import Testing

/// A picture counts as shown where code or an interface file means it, and not where a word is only called alike.
@Suite struct NamedPictureTests {
    private static let folder = "Assets.xcassets/gate-close.imageset/"
    private static let slots = """
        {"images": [{"idiom": "universal", "scale": "1x", "filename": "gate.png"},
        {"idiom": "universal", "scale": "3x"}]}
        """

    /// The head of a PNG of 24 by 24 pixels, in which each character is a byte.
    private static let picture: String = {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let size: [UInt8] = [0, 0, 0, 24, 0, 0, 0, 24, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        return String(String.UnicodeScalarView((head + Array("IHDR".utf8) + size).map { Unicode.Scalar($0) }))
    }()

    /// Whether a picture that has one pixel a point is told to be blurred beside some code.
    private func isTold(beside code: String) throws -> Bool {
        let files = [
            "Code.swift": code, Self.folder + "gate.png": Self.picture, Self.folder + "Contents.json": Self.slots,
        ]
        return try !ExampleAudit.audit(files, rules: ["picture-scale-missing"]).findings.isEmpty
    }

    @Test(
        "A member of what is made of a catalog means the picture, and a property that is called alike does not",
        arguments: [
            ("draw(picture: .gateClose)", true), ("draw(GateAsset.gateClose.image)", true),
            ("draw(R.image.gateClose())", true), ("self.gateClose.isHidden = true", false),
            ("add(gateClose)", false), ("Actions.gateClose.run()", false),
        ])
    func members(code: String, isMeant: Bool) throws {
        #expect(try isTold(beside: "func show() {\n    \(code)\n}\n") == isMeant)
    }

    @Test("A message names the size that is shown, and systems that alone show the picture")
    func places() throws {
        let shown = { (body: String) in
            "import SwiftUI\nstruct Gate: View {\n    var body: some View {\n        \(body)\n    }\n}\n"
        }
        let cases = [
            (#"Image("gate-close").resizable().frame(width: 16, height: 16)"#, "is shown at 16 × 16 points"),
            (#"Image("gate-close")"#, "at its own size"),
            (
                #"if #available(iOS 26, *) { Text("A") } else { Image("gate-close") }"#,
                "which only older systems show"
            ),
        ]
        for (body, words) in cases {
            let files = [
                "Code.swift": shown(body), Self.folder + "gate.png": Self.picture,
                Self.folder + "Contents.json": Self.slots,
            ]
            let findings = try ExampleAudit.audit(files, rules: ["picture-scale-missing"]).findings
            #expect(findings.first?.message.en.contains(words) == true, "\(body)")
        }
    }

    @Test("What stands in a constant that nothing uses is shown nowhere")
    func constants() throws {
        let constant = "enum Pictures {\n    static let closing = Picture(named: \"gate-close\")\n}\n"
        #expect(try !isTold(beside: constant))
        #expect(try isTold(beside: constant + "func show() { draw(Pictures.closing) }\n"))
    }
}
