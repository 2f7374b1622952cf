import Testing

/// The folders inside a target depend one way, as the targets do: read from which file names types of which folder.
@Suite struct FolderArrowTests {
    @Test(arguments: ImportTests.targets)
    func foldersDependOneWay(target: String) {
        let arrows = FolderArrows(of: SourceTree.files.filter { $0.target == target })
        #expect(arrows.circles.isEmpty)
    }

    @Test("A circle of three folders is found, and a chain is none")
    func circles() {
        let chain = FolderArrows(["A": ["B"], "B": ["C"]])
        #expect(chain.circles.isEmpty)
        let circle = FolderArrows(["A": ["B"], "B": ["C"], "C": ["A"], "D": ["A"]])
        #expect(circle.circles == [["A", "B", "C"]])
    }
}
