import HandrailCode
import HandrailEngine
import HandrailObjectiveCImporter
import HandrailSource

/// The lowered files of code as parts of one program: what headers and sources of Objective-C say of a class is joined.
struct ObjectiveCFiles {
    private let files: [FileIndex: CodeFile]
    private let others: [FileIndex: CodeFile]

    /// The files of Objective-C among those that were lowered.
    ///
    /// - Parameter target: the number of the target that a file is read in.
    init(_ lowered: LoweredFiles, target: (FileIndex) -> Int) {
        let isObjectiveC = { (file: FileIndex) in
            ProjectReader.isObjectiveC(lowered.read.texts[Int(file.value)].path)
        }
        let sources = lowered.code.filter { isObjectiveC($0.key) }
        others = lowered.code.filter { sources[$0.key] == nil }
        var classes = ObjectiveCClasses(in: sources.map { ($0.value, target($0.key)) })
        var joined: [FileIndex: CodeFile] = [:]
        for file in sources.keys.sorted() {
            guard let code = sources[file] else { continue }
            let part = classes.joined(code, of: target(file))
            if !part.types.isEmpty || !part.functions.isEmpty || !part.properties.isEmpty { joined[file] = part }
        }
        files = joined
    }

    /// What a file adds to the program; `nil` for one of Objective-C that adds nothing.
    func code(of file: FileIndex) -> CodeFile? { others[file] ?? files[file] }
}
