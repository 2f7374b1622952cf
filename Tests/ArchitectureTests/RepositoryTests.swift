import Foundation
import Testing

/// What holds for every file of the project.
@Suite struct RepositoryTests {
    @Test func noFileIsLong() {
        for file in SourceTree.files {
            #expect(file.lines.count <= 600, "\(file.path) has \(file.lines.count) lines")
        }
    }

    @Test func linesEndBeforeColumn121() {
        // Counting bytes is cheap, and no line has fewer bytes than characters.
        let isLong = { (line: String) in line.utf8.count > 120 && line.count > 120 }
        for file in SourceTree.files + SourceTree.specifications {
            for (index, line) in file.lines.enumerated() where isLong(line) {
                Issue.record("\(file.path):\(index + 1) has \(line.count) characters")
            }
        }
    }

    /// Types that whoever owns a part of them extends in a file of their own.
    private static let ownedInParts: Set<String> = ["AttributeKind", "ReportFormat"]

    @Test("A type that lies in more than six files of its room is two types")
    func noTypeIsSpreadOut() {
        for (room, files) in Dictionary(grouping: SourceTree.files, by: \.target) {
            var homes: [String: Set<String>] = [:]
            for file in files {
                for name in file.extendedTypes { homes[name, default: []].insert(file.path) }
            }
            for (name, paths) in homes where paths.count > 6 && !Self.ownedInParts.contains(name) {
                guard files.contains(where: { $0.declares(name) }) else { continue }
                Issue.record("\(room): \(name) lies in \(paths.sorted())")
            }
        }
    }

    @Test func noFolderHoldsMoreThanAPersonCanSee() {
        let folders = Dictionary(grouping: SourceTree.files, by: \.folder)
        for (folder, files) in folders {
            #expect(files.count <= 30, "\(folder) has \(files.count) files")
        }
    }

    @Test func nothingTrapsOrHidesItsType() {
        for file in SourceTree.files {
            for (number, text) in file.code {
                let words = Set(text.split { !$0.isLetter && !"!@_".contains($0) })
                for word in ["Any", "try!", "as!", "fatalError", "preconditionFailure", "@unchecked"] {
                    #expect(!words.contains(Substring(word)), "\(file.path):\(number): \(word)")
                }
            }
        }
    }

    @Test("Of marks that are bits of one set no two share a bit")
    func marksDiffer() {
        for file in SourceTree.files {
            let bits = file.lines.compactMap { line -> Substring? in
                guard line.contains("static let"), let start = line.range(of: "Marks(bit: ") else { return nil }
                return line[start.upperBound...].prefix(while: \.isNumber)
            }
            for (bit, marks) in Dictionary(grouping: bits, by: \.self) where marks.count > 1 {
                Issue.record("\(file.path): \(marks.count) marks are bit \(bit)")
            }
        }
    }

    @Test func noFileKnowsTheMachineItWasWrittenOn() {
        let paths = ["/work/", "/tmp/", "/root/", "/home/", "/Users/", "localhost"]
        for file in SourceTree.files {
            for (index, line) in file.lines.enumerated() {
                for path in paths {
                    #expect(!line.contains(path), "\(file.path):\(index + 1): \(path)")
                }
            }
        }
    }

    @Test func everyFileEndsWithOneLineEnd() {
        for file in SourceTree.files {
            #expect(file.lines.last == "" && file.lines.dropLast().last != "", "\(file.path)")
        }
    }

    @Test(arguments: ["README.md", "README.ko.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "Makefile", ".ci/run"])
    func hasWhatPeopleLookForFirst(path: String) throws {
        #expect(try !Data(contentsOf: SourceTree.root.appendingPathComponent(path)).isEmpty)
    }
}
