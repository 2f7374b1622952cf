import Testing

/// The folders inside a target depend one way, as the targets do: read from which file names types of which folder.
@Suite struct FolderArrowTests {
    /// Folders that still name types of one another, by target. A new circle fails, and so does a line that is no
    /// longer true, so that the list only becomes shorter. A dot stands for the files beside the folders.
    static let knownCircles: [String: Set<Set<String>>] = [
        "HandrailProject": [["Disk", "Model"], ["Discovery", "Packages", "Xcode"]],
    ]

    @Test(arguments: ImportTests.targets)
    func foldersDependOneWay(target: String) {
        let arrows = FolderArrows(of: SourceTree.files.filter { $0.target == target })
        #expect(Set(arrows.circles) == Self.knownCircles[target] ?? [])
    }

    @Test("A circle of three folders is found, and a chain is none")
    func circles() {
        let chain = FolderArrows(["A": ["B"], "B": ["C"]])
        #expect(chain.circles.isEmpty)
        let circle = FolderArrows(["A": ["B"], "B": ["C"], "C": ["A"], "D": ["A"]])
        #expect(circle.circles == [["A", "B", "C"]])
    }
}
