/// A piece of code that a rule must flag, or must not.
///
/// `↓` stands right before the place where a finding begins; there is one for every finding. The examples are
/// tests, are shown by `handrail explain`, and are printed into the documentation.
public struct RuleExample: Sendable {
    /// What the rule must say.
    public enum Expectation: Hashable, Sendable {
        /// Every `↓` is a violation.
        case violation
        /// Every `↓` is a review.
        case review
        /// Nothing is reported.
        case silent
        /// Nothing is reported although it comes close; the reason.
        case nearMiss(String)
    }

    /// What the rule must say.
    public let expectation: Expectation
    /// The code: statements of a view's body, or a whole file where it declares a type or an extension. What begins
    /// with `<` is part of a storyboard: views, or whole scenes; what begins with `<plist` is a property
    /// list of an app, and what begins with `"` is a table of its Korean texts.
    public let code: String
    /// Other files by path: string tables, further Swift files, the heads of pictures.
    public let files: [String: String]
    /// The path of the file, where it is a resource.
    public let resourcePath: String?

    /// A table that makes the app speak a language that is read from right to left.
    static let arabic = ["ar.lproj/Localizable.strings": "\"start\" = \"ابدأ\";"]

    /// An example.
    public init(_ expectation: Expectation, _ code: String, files: [String: String] = [:]) {
        self.expectation = expectation
        self.code = code
        self.files = Self.surroundings(of: code).merging(files) { _, new in new }
        resourcePath = nil
    }

    /// An example that is a whole resource, beside a view.
    init(_ expectation: Expectation, _ code: String, in resourcePath: String, files: [String: String] = [:]) {
        self.expectation = expectation
        self.code = code
        self.resourcePath = resourcePath
        self.files = files.merging([Self.viewPath: Self.view]) { given, _ in given }
    }

    private static let viewPath = "Example.swift"
    private static let view = "import SwiftUI\nstruct Example: View { var body: some View { Text(verbatim: \"A\") } }\n"

    /// What has to be there for a property list or a table to belong to an app.
    private static func surroundings(of code: String) -> [String: String] {
        guard isDeclaration(code) else { return [:] }
        if isTable(code) { return app.filter { $0.key == "App.swift" } }
        return isManifest(code) ? appWithManifest : app
    }

    private static func isDeclaration(_ code: String) -> Bool { code.hasPrefix("<plist") || isTable(code) }

    private static func isTable(_ code: String) -> Bool { code.hasPrefix("\"") || code.hasPrefix("↓\"") }

    private static func isManifest(_ code: String) -> Bool { code.contains("NSPrivacy") }

    /// Whether what it shows is in the pixels of a picture, which have to be read.
    public var needsPixels: Bool { files.contains { ExamplePicture.hasPixels($0.value, at: $0.key) } }

    /// Whether it is no code: a property list, or a table of texts.
    public var isDeclaration: Bool { !isResource && Self.isDeclaration(code) }

    /// Whether the code is the body of a view, to be wrapped in one.
    public var isBody: Bool {
        if isInterface || isDeclaration || isResource { return false }
        return !code.split(separator: "\n").contains { line in
            ["struct ", "extension ", "enum ", "import ", "@main", "final class ", "class ", "func ", "#Preview"]
                .contains { line.hasPrefix($0) }
        }
    }

    /// Whether the code is part of an interface file.
    public var isInterface: Bool { !isDeclaration && !isResource && (code.hasPrefix("<") || code.hasPrefix("↓<")) }

    /// Whether the code is a resource, which has no comments.
    public var isResource: Bool { resourcePath != nil }

    /// The name of the file that holds the code.
    public var fileName: String {
        if let resourcePath { return resourcePath }
        if isInterface { return "Example.storyboard" }
        guard isDeclaration else { return Self.viewPath }
        if Self.isTable(code) { return "ko.lproj/Localizable.strings" }
        return Self.isManifest(code) ? "PrivacyInfo.xcprivacy" : "Info.plist"
    }

    /// The code as a whole file, still with its marks.
    public var file: String {
        if isInterface { return storyboard }
        guard isBody else { return code }
        let body = code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
        return "import SwiftUI\n\nstruct Example: View {\n    var body: some View {\n\(body)\n    }\n}\n"
    }

    /// Views in the one scene of a storyboard, or the scenes themselves; controls of AppKit keep what they show in
    /// cells.
    private var storyboard: String {
        let framework = code.contains(" key=\"cell\"") || code.contains(" key=\"mainMenu\"") ? "Cocoa" : "CocoaTouch"
        let scenes =
            code.contains("<scene ")
            ? code
            : """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            \(code)
            </subviews>
            <viewLayoutGuide key="safeArea" id="g1"/>
            </view>
            </viewController>
            </objects>
            </scene>
            """
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(framework).Storyboard.XIB" version="3.0" useAutolayout="YES" \
            initialViewController="c1">
            <scenes>
            \(scenes)
            </scenes>
            </document>

            """
    }
}
