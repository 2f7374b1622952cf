import HandrailReporting
import HandrailSource

/// What changed in a file, in the form that `git apply` and `patch` take.
struct UnifiedDiff {
    private enum Line {
        case same(ArraySlice<UInt8>)
        case removed(ArraySlice<UInt8>)
        case added(ArraySlice<UInt8>)

        var isSame: Bool { if case .same = self { true } else { false } }
        var isRemoved: Bool { if case .removed = self { true } else { false } }
        var isAdded: Bool { if case .added = self { true } else { false } }
    }

    private let path: String
    private let lines: [Line]

    /// Lines around a change that are shown.
    private static let context = 3

    /// What became of a file.
    ///
    /// - Parameter prefix: what stands before its path to make it relative to the root of the repository.
    init(from before: SourceText, to after: SourceText, prefix: String) {
        path = prefix + before.path
        let (old, new) = (Self.lines(before.bytes), Self.lines(after.bytes))
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let added = Set(difference.insertions.map(\.offset))
        var (result, index, other): ([Line], Int, Int) = ([], 0, 0)
        while index < old.count || other < new.count {
            if removed.contains(index) {
                result.append(.removed(old[index]))
                index += 1
            } else if added.contains(other) {
                result.append(.added(new[other]))
                other += 1
            } else {
                result.append(.same(old[index]))
                index += 1
                other += 1
            }
        }
        lines = result
    }

    /// The difference; nothing where there is none.
    ///
    /// - Parameter forTerminal: whether a person looks at it, so that code must not steer the terminal.
    func bytes(forTerminal: Bool) -> [UInt8] {
        let changes = lines.indices.filter { !lines[$0].isSame }
        guard let first = changes.first else { return [] }
        var hunks = [first...first]
        for index in changes.dropFirst() {
            let last = hunks[hunks.count - 1]
            if index - last.upperBound <= 2 * Self.context {
                hunks[hunks.count - 1] = last.lowerBound...index
            } else {
                hunks.append(index...index)
            }
        }
        let text = Array("--- a/\(path)\n+++ b/\(path)\n".utf8) + hunks.flatMap(hunk)
        return forTerminal ? Self.printable(text) : text
    }

    private func hunk(_ changed: ClosedRange<Int>) -> [UInt8] {
        let start = max(changed.lowerBound - Self.context, 0)
        let shown = lines[start...min(changed.upperBound + Self.context, lines.count - 1)]
        let old = position(lines[..<start].count { !$0.isAdded }, shown.count { !$0.isAdded })
        let new = position(lines[..<start].count { !$0.isRemoved }, shown.count { !$0.isRemoved })
        return Array("@@ -\(old) +\(new) @@\n".utf8) + shown.flatMap(Self.bytes)
    }

    private func position(_ before: Int, _ count: Int) -> String { "\(count == 0 ? before : before + 1),\(count)" }

    private static func bytes(_ line: Line) -> [UInt8] {
        let (sign, bytes): (String, ArraySlice<UInt8>) =
            switch line {
            case .same(let bytes): (" ", bytes)
            case .removed(let bytes): ("-", bytes)
            case .added(let bytes): ("+", bytes)
            }
        let end = bytes.last == 0x0A ? "" : "\n\\ No newline at end of file\n"
        return Array(sign.utf8) + bytes + Array(end.utf8)
    }

    private static func printable(_ text: [UInt8]) -> [UInt8] {
        String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map { PlainLine.of(String($0)) }.joined(separator: "\n").utf8.map { $0 }
    }

    /// The lines of a file with their ends.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var (result, start): ([ArraySlice<UInt8>], Int) = ([], 0)
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            result.append(bytes[start...index])
            start = index + 1
        }
        return start < bytes.count ? result + [bytes[start...]] : result
    }
}
