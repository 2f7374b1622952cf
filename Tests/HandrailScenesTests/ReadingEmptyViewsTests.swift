import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Views of an interface file that are empty there: what their class puts into them, or that it puts nothing, is in the
/// project.
@Suite("Reading empty views of classes of the project") struct ReadingEmptyViewsTests {
    /// What is said of taps where a plate of a class with these members, so large, is tapped.
    private static func findings(_ members: String, size: Int? = 60, superclass: String = "UIView") throws -> [String] {
        let sides = size.map {
            """
            <constraint firstAttribute="width" constant="\($0)" id="w"/>
            <constraint firstAttribute="height" constant="\($0)" id="h"/>
            """
        }
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view contentMode="scaleToFill" id="r" customClass="PanelView">
            <rect key="frame" x="0.0" y="0.0" width="320" height="120"/>
            <subviews><view contentMode="scaleToFill" id="p" customClass="Plate">
            <rect key="frame" x="0.0" y="0.0" width="60" height="60"/>
            <constraints>\(sides ?? "")</constraints></view></subviews>
            <connections><outlet property="plate" destination="p" id="o"/></connections></view></objects></document>
            """
        let code = """
            import UIKit
            final class Plate: \(superclass) {
            \(members)
            }
            final class PanelView: UIView {
                @IBOutlet private var plate: Plate!
                override func awakeFromNib() {
                    super.awakeFromNib()
                    plate.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
                }
                @objc private func open() { router.open() }
            }
            """
        let audit = try TemporaryFolder.audit(["PanelView.xib": Data(xib.utf8), "Code.swift": Data(code.utf8)])
        return audit.findings.filter { $0.rule == "tap-without-trait" }.map(\.message.en)
    }

    @Test("A tapped view that shows nothing is no element, and nobody hears of it")
    func nothing() throws {
        #expect(try Self.findings("").map { $0.contains("do not know of it") } == [true])
        #expect(
            try Self.findings("func reset() { isHidden = true }").map { $0.contains("do not know of it") } == [true])
    }

    @Test("Without a size of its own it may be a ground for something else")
    func ground() throws {
        #expect(try Self.findings("", size: nil).isEmpty)
    }

    @Test("What the class adds is met")
    func added() throws {
        let label = """
            override func awakeFromNib() {
                super.awakeFromNib()
                let caption = UILabel()
                caption.text = NSLocalizedString("Score", comment: "")
                addSubview(caption)
            }
            """
        #expect(try Self.findings(label).map { $0.contains("“Score”") } == [true])
        let picture = """
            override func awakeFromNib() {
                super.awakeFromNib()
                addSubview(UIImageView(image: UIImage(named: "lamp")))
            }
            """
        #expect(try Self.findings(picture).map { $0.contains("nothing but an image") } == [true])
        let named = """
            override func awakeFromNib() {
                super.awakeFromNib()
                isAccessibilityElement = true
                accessibilityTraits = .button
                accessibilityLabel = NSLocalizedString("Map", comment: "")
            }
            """
        #expect(try Self.findings(named).isEmpty)
    }

    @Test("What a class draws, or a package puts into it, is not known")
    func unknown() throws {
        #expect(
            try Self.findings("override func draw(_ rect: CGRect) { UIColor.red.setFill() }").map {
                $0.contains("may bring one along")
            } == [true])
        #expect(try Self.findings("", superclass: "ChartView").allSatisfy { !$0.contains("do not know of it") })
    }
}
