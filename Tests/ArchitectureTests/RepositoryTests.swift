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
