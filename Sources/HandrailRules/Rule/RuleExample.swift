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
    /// The code: statements of a view's body, or a whole file where it declares a type or an extension.
    public let code: String
    /// Other files by path: string tables, further Swift files.
    public let files: [String: String]

    /// An example.
    public init(_ expectation: Expectation, _ code: String, files: [String: String] = [:]) {
        self.expectation = expectation
        self.code = code
        self.files = files
    }

    /// Whether the code is the body of a view, to be wrapped in one.
    public var isBody: Bool {
        !code.split(separator: "\n").contains { line in
            ["struct ", "extension ", "enum ", "import ", "@main", "final class ", "class ", "func ", "#Preview"]
                .contains { line.hasPrefix($0) }
        }
    }

    /// The code as a whole file, still with its marks.
    public var file: String {
        guard isBody else { return code }
        let body = code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
        return "import SwiftUI\n\nstruct Example: View {\n    var body: some View {\n\(body)\n    }\n}\n"
    }
}
