import Foundation
import Handrail
import HandrailModel
import Testing

/// What the objects of interface files do that are neither views nor controllers, and what systems other than iOS bring along.
@Suite("Objects of interface files") struct ReadingFileObjectsTests {
    private static func rules(_ files: [String: String]) throws -> [String] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.map(\.rule)
    }

    private static let button = "<button id=\"a\"><state key=\"normal\" image=\"btn_7\"/></button>"

    private static func scene(_ outlets: String) -> String {
        ReadingInterfaceFilesTests.storyboard(
            button, controller: "<connections><outlet property=\"pier\" destination=\"h\" id=\"o\"/></connections>"
        ).replacing(
            "</viewController>",
            with: "</viewController><customObject id=\"h\" customClass=\"Pier\"><connections>\(outlets)</connections></customObject>")
    }

    private static let outlet = "<outlet property=\"goButton\" destination=\"a\" id=\"p\"/>"
    private static let name = "accessibilityLabel = NSLocalizedString(\"Leave\", comment: \"\")"

    @Test(
        "What an object of a scene does to its outlets, and the controller to what the object holds, is done to the views",
        arguments: [
            ("override func awakeFromNib() { goButton.\(name) }", ""), ("func show() { goButton.\(name) }", ""),
            ("", "pier.goButton.\(name)"),
        ])
    func objects(object: String, controller: String) throws {
        let code = """
            import UIKit
            class Pier: NSObject { @IBOutlet var goButton: UIButton!
            \(object) }
            class HarborViewController: UIViewController { @IBOutlet var pier: Pier!
            override func viewDidLoad() { \(controller) } }
            """
        #expect(try !Self.rules(["Main.storyboard": Self.scene(Self.outlet), "Harbor.swift": code]).contains("unnamed-control"))
        // An object that does not hold the button says nothing of it.
        #expect(try Self.rules(["Main.storyboard": Self.scene(""), "Harbor.swift": code]).contains("unnamed-control"))
    }
}
