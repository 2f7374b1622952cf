import HandrailModel
import HandrailProject
import Testing

@Suite("Paths that a person gives")
struct GivenPathsTests {
    @Test("A Swift file is audited alone, whatever its name")
    func file() throws {
        let tree = try TemporaryTree(["Tests/A.generated.swift", "Tests/B.swift"])
        let project = try tree.project(at: ["Tests/A.generated.swift"])
        #expect(project.root == tree["Tests"])
        #expect(project.paths == ["A.generated.swift"])
        #expect(project.linkedOnly.isEmpty)
        #expect(project.targets.map(\.kind) == [.folder])
    }

    @Test("Several paths share the folder above all of them")
    func several() throws {
        let tree = try TemporaryTree(["App/A.swift", "Kit/Sources/B.swift", "Kit/Sources/C.swift", "Other/D.swift"])
        let project = try tree.project(at: ["Kit/Sources/C.swift", "App"])
        #expect(project.root == tree.path)
        #expect(project.paths == ["App/A.swift", "Kit/Sources/C.swift"])
        #expect(project.targets.map(\.name) == ["App", "C.swift"])
    }

    @Test("A path inside another, or given twice, is audited once")
    func nested() throws {
        let tree = try TemporaryTree(["App/A.swift", "App/Sub/B.swift"])
        let project = try tree.project(at: ["App/Sub/B.swift", "App/Sub", "App", "App", "App/A.swift"])
        #expect(project.root == tree.path || project.root == tree["App"])
        #expect(project.files.count == 2)
        #expect(project.targets.count == 1)
    }

    @Test("Tests are still skipped below each of several folders")
    func skipsBelowEach() throws {
        let tree = try TemporaryTree(["One/Tests/A.swift", "One/A.swift", "Tests/B.swift"])
        let project = try tree.project(at: ["One", "Tests"])
        #expect(project.paths == ["One/A.swift", "Tests/B.swift"])
    }

    @Test("An asset catalog keeps its name in the paths")
    func catalog() throws {
        let tree = try TemporaryTree(["App/Media.xcassets/Logo.imageset/Contents.json"])
        let project = try tree.project(at: ["App/Media.xcassets"])
        #expect(project.paths == ["Media.xcassets/Logo.imageset/Contents.json"])
        #expect(project.files.first?.kind == .assetCatalogContents)
    }

    @Test("A path through a symbolic link is followed, since a person wrote it")
    func link() throws {
        let tree = try TemporaryTree(["App/A.swift"])
        try tree.link("alias", to: tree["App"])
        let project = try tree.project(at: ["alias"])
        #expect(project.root == tree["App"])
        #expect(project.paths == ["A.swift"])
    }

    @Test("What cannot be audited is an error with a sentence in both languages")
    func errors() throws {
        let tree = try TemporaryTree(["notes.txt"])
        #expect(throws: ProjectError.notFound(path: tree["nowhere"])) { try tree.project(at: ["nowhere"]) }
        #expect(throws: ProjectError.notFound(path: tree["notes.txt/x"])) { try tree.project(at: ["notes.txt/x"]) }
        #expect(throws: ProjectError.notAuditable(path: tree["notes.txt"])) { try tree.project(at: ["notes.txt"]) }
        let finder = ProjectFinder { _, _ in ManifestFixture.empty }
        #expect(throws: ProjectError.noPath) { try finder.project(at: []) }
        #expect(throws: ProjectError.noPath) { try finder.project(at: [""]) }
        let message = ProjectError.notFound(path: "App").message
        #expect(message.en == "There is nothing at App. Check the spelling of the path.")
        #expect(message.ko == "다음 경로를 찾을 수 없습니다: App. 경로를 확인하세요.")
    }

    @Test("A link that leads nowhere is not found")
    func danglingLink() throws {
        let tree = try TemporaryTree()
        try tree.link("gone", to: tree["missing"])
        #expect(throws: ProjectError.notFound(path: tree["gone"])) { try tree.project(at: ["gone"]) }
    }
}
