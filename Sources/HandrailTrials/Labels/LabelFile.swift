import Foundation

/// The file of the project that holds every label.
package struct LabelFile: Sendable {
    /// What it holds.
    package private(set) var table: LabelTable

    private let path: String

    /// The file below the root of the project.
    package init(root: String = ".") {
        path = "\(root)/Tests/Corpus/labels.csv"
        table = LabelTable(String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
    }

    /// Sentences on lines of the table that are none.
    package var problems: [String] { table.problems.map { "\(path): \($0)" } }

    /// Enters labels of apps of `list`; the sentences say what was not entered.
    package mutating func enter(_ text: String, of list: CorpusList) -> [String] { table.enter(text, of: list) }

    /// Writes the table.
    package func write() throws { try Data(table.text.utf8).write(to: URL(fileURLWithPath: path)) }
}
