import Testing

/// The bytes of a file are read once, where it is lowered or imported.
@Suite struct SourceReadingTests {
    /// The targets that work with what files were lowered to.
    private static let rooms: Set<String> = [
        "HandrailCode", "HandrailFrameworks", "HandrailProgram", "HandrailValues", "HandrailViewElements",
        "HandrailSwiftUI", "HandrailViewCode", "HandrailScenes", "HandrailSemantics", "HandrailSimulation",
        "HandrailRules", "HandrailEngine",
    ]

    /// Files that may know the text of files: the one that shows code as it is written, and those that hand texts on to
    /// importers; and those that look for names in files of every kind.
    private static let readers: Set<String> = [
        "HandrailCode/CodeSpelling.swift", "HandrailEngine/Mentions/ConstantMentions.swift",
        "HandrailEngine/Mentions/MemberMentions.swift", "HandrailEngine/Mentions/NameMentions.swift",
        "HandrailEngine/Mentions/PictureSurroundings.swift",
        "HandrailEngine/Pipeline/AuditPipeline.swift",
        "HandrailEngine/Pipeline/AuditStages.swift", "HandrailEngine/Phases/FileReading.swift",
        "HandrailEngine/Phases/ReadFiles.swift",
    ]

    @Test("Whoever asks what code says asks its index, and whoever shows code asks for its spelling")
    func textsAreReadWhenLowering() {
        for file in SourceTree.files where Self.rooms.contains(file.target) && !Self.readers.contains(file.path) {
            for (number, text) in file.code {
                #expect(!Self.readsText(text), "\(file.path):\(number) reads the text of a file: \(text)")
            }
        }
    }

    /// Whether a line gets at the text of a file. A tree has texts too, which are of elements.
    private static func readsText(_ line: String) -> Bool {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." && $0 != "(" }
        return words.contains { word in
            word.hasSuffix("SourceText") || word.contains(".bytes.") || word.hasSuffix(".bytes")
                || word.hasSuffix(".text(in") && !word.contains("tree.text(in")
        }
    }
}
