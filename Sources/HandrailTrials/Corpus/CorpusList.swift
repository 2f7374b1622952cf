/// The public apps that the project knows, from a table with the columns repository, commit, batch and frameworks.
package struct CorpusList: Sendable {
    /// One row of the table.
    package struct Row: Sendable, Equatable {
        /// Owner and name, such as “TextureGroup/Texture”.
        package let repository: String
        /// The commit that results speak of.
        package let commit: String
        /// Which apps were looked at together.
        package let batch: String
        /// What its screens are made with.
        package let frameworks: String

        /// The name of its folder: the last part of the repository, or all of it with a hyphen between where that is
        /// another's.
        package let folder: String
    }

    /// The rows in their order.
    package let rows: [Row]
    /// Sentences on lines that are no rows, each with its line.
    package let problems: [String]

    /// The list that `text` is.
    package init(_ text: String) {
        var rows: [Row] = []
        var problems: [String] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, !line.isEmpty else { continue }
            let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 4, fields[0].split(separator: "/").count == 2 else {
                problems.append("line \(index + 1): expected repository, commit, batch and frameworks")
                continue
            }
            let name = String(fields[0].split(separator: "/")[1])
            let isTaken = rows.contains { $0.folder == name }
            rows.append(
                Row(
                    repository: fields[0], commit: fields[1], batch: fields[2], frameworks: fields[3],
                    folder: isTaken ? fields[0].replacing("/", with: "-") : name))
        }
        self.rows = rows
        self.problems = problems
    }

    /// The row of the app in a folder called `name`, if it is known.
    package func row(ofFolder name: String) -> Row? { rows.first { $0.folder == name } }
}
