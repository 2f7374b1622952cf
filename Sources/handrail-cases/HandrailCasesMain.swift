import Foundation
import HandrailCases

/// Holds the simulation against a file of recorded cases: prints every miss and the score of each kind.
@main
enum HandrailCasesMain {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().filter { !$0.isEmpty }
        guard let path = arguments.first, arguments.count <= 2 else {
            fail("usage: handrail-cases FILE [KIND,KIND]\nwith make: make cases FILE=path [KIND=utterance,order]", 2)
        }
        var kinds = Set(CaseKind.allCases)
        if arguments.count == 2, let names = arguments.last {
            kinds = []
            for name in names.split(separator: ",").map(String.init) {
                guard let kind = CaseKind(rawValue: name) else {
                    let known = CaseKind.allCases.map(\.rawValue).joined(separator: ", ")
                    fail("There is no kind “\(name)”; there are \(known).", 2)
                }
                kinds.insert(kind)
            }
        }
        guard let data = FileManager.default.contents(atPath: path) else { fail("Cannot read \(path).", 3) }
        let file = CaseFile([UInt8](data))
        for problem in file.problems { FileHandle.standardError.write(Data("\(path): \(problem)\n".utf8)) }
        for line in CaseScore(file.cases, kinds: kinds).report { print(line) }
        if !file.problems.isEmpty { exit(1) }
    }

    private static func fail(_ sentence: String, _ status: Int32) -> Never {
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
        exit(status)
    }
}
