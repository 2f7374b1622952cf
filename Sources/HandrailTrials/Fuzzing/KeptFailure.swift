import Foundation

/// An input that failed, in a folder of its own.
package struct KeptFailure: Sendable {
    /// The input.
    package let input: FuzzInput
    /// How it fails.
    package let failure: FuzzFailure
    /// A small input that fails the same way.
    package let shrunk: FuzzInput.Content
    /// What it was made from.
    package let seed: UInt64

    /// A failure.
    package init(input: FuzzInput, failure: FuzzFailure, shrunk: FuzzInput.Content, seed: UInt64) {
        self.input = input
        self.failure = failure
        self.shrunk = shrunk
        self.seed = seed
    }

    /// Writes the input, what it was shrunk to and how to repeat it below `folder`; the lines say where.
    package func write(below folder: String, handrail: String, fuzzer: String) throws -> [String] {
        let place = "\(folder)/\(seed)-\(input.number)"
        let small: String
        // A whole app is big, and its changes are made again from the seed.
        if case .changed = shrunk {} else { try input.project.write(to: place + "/input") }
        switch shrunk {
        case .app(let project):
            small = place + "/shrunk"
            try project.write(to: small)
        case .repetition(let repetition):
            small = place + "/shrunk"
            try repetition.project.write(to: small)
        case .changed(let changed):
            small = place + "/shrunk/after"
            try changed.original.write(to: place + "/shrunk/before")
            try changed.project.write(to: small)
        }
        let lines =
            ["\(failure)", "  input    \(input.number) of seed \(seed): \(input.name)", "  shrunk   \(size)"]
            + changes + [
                "  again    \(fuzzer) --seed \(seed) --input \(input.number)",
                "           \(handrail) audit \(small) --format json --fail-on never",
            ]
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: place + "/failure.txt"))
        return lines
    }

    private var size: String {
        let files =
            switch shrunk {
            case .app(let project): project.files
            case .repetition(let repetition): repetition.project.files
            case .changed(let changed): changed.files
            }
        let bytes = files.reduce(0) { $0 + $1.bytes.count }
        return "\(files.count) files, \(bytes) bytes: " + files.map(\.path).joined(separator: ", ")
    }

    private var changes: [String] {
        guard case .changed(let changed) = shrunk else { return [] }
        return changed.changes.prefix(5).map { "  change   \($0.name)" }
    }
}
