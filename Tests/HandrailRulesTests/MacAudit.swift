import Handrail
import HandrailModel

/// Audits code and interface files for the Mac with one rule.
enum MacAudit {
    /// What a rule finds in a controller that sets up its view in this way.
    static func findings(_ rule: String, in body: String, more: String = "") throws -> [Finding] {
        let code = """
            import AppKit

            final class PierController: NSViewController {
                override func loadView() {
                    view = NSView()
                    \(body)
                }
            }
            \(more)
            """
        return try findings(rule, inFile: code)
    }

    /// What a rule finds in a file of code.
    static func findings(_ rule: String, inFile code: String) throws -> [Finding] {
        try ExampleAudit.audit(["Pier.swift": code], rules: [rule]).findings.filter { $0.rule == rule }
    }

    /// A xib that holds views.
    static func xib(_ views: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
        <customView id="v1"><subviews>\(views)</subviews></customView>
        </objects></document>
        """
    }

    /// What a rule finds in such a xib.
    static func findings(_ rule: String, inXib views: String) throws -> [Finding] {
        try ExampleAudit.audit(["Pier.xib": xib(views)], rules: [rule]).findings.filter { $0.rule == rule }
    }
}
