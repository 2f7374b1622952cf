import Foundation
import HandrailCode
import HandrailEngine
import HandrailModel
import HandrailRules
import HandrailSource

/// A project in a toy language, one element a line: `good`, `odd`, `bad`, `worse`, `dark`, or `use Other` for what
/// stands in another file. Every file is a view with a body; every file with the line `screen` is a screen too. `call
/// A.b` uses an API, `new call A.b` only on new systems. A comment `// handrail:…` covers the line below it. A file
/// `Name.toyfont` is a font.
struct ToyProject {
    var files: [String: String]
    var linkedOnly: Set<String> = []
    var unreadable: Set<String> = []
    var rules: [RegisteredRule] = [RegisteredRule(ToyRule())]
    var targets: [TargetFacts] = []

    /// The audit with all rules, or those named.
    func audit(rules names: [String] = [], jobs: Int = 2) throws -> Audit {
        let paths = files.keys.sorted()
        let discovered = DiscoveredFiles(
            root: "/toy",
            files: paths.map { path in
                DiscoveredFiles.File(
                    path: path, kind: path.hasSuffix(".toy") ? .swift : ToyFontImporter.kind,
                    isAudited: !linkedOnly.contains(path))
            },
            targets: 1)
        return AuditPipeline(stages: stages, rules: try RuleSelection(names, from: rules), jobs: jobs).audit(discovered)
    }

    private var stages: AuditStages {
        let (files, unreadable, targets) = (files, unreadable, targets)
        return AuditStages(
            read: { file in
                unreadable.contains(file.path)
                    ? FileReading(problem: Bilingual(en: "gone", ko: "없음"))
                    : FileReading(bytes: Array((files[file.path] ?? "").utf8), isAudited: file.isAudited)
            },
            lower: Self.lower, importers: [ToyFontImporter()],
            link: { lowered in
                let files = lowered.code.keys.sorted().filter { file in
                    Self.lines(of: lowered.read.texts[Int(file.value)]).contains { $0.text == "screen" }
                }
                return LinkedProject.Links(targets: targets) { queue, found in
                    // Screens are brought up in rounds of two, the last first.
                    for start in stride(from: 0, to: files.count, by: 2).reversed() {
                        let round = Array(files[start..<min(start + 2, files.count)])
                        let texts = lowered.read.texts
                        let screens = Locked<[FileIndex: Screen]>([:])
                        queue.each(round.count) { number in
                            let screen = Self.screen(round[number], in: texts)
                            screens.withLock { $0[round[number]] = screen }
                        }
                        for (file, screen) in screens.withLock({ $0 }) { found(Int(file.value), screen) }
                    }
                    return LinkedProject.FoundScreens(files.map { Int($0.value) })
                }
            },
            perceive: { PerceivedTree(screen: $0, elements: []) })
    }

    private static func lines(of source: SourceText) -> [(text: String, range: ByteRange)] {
        (1...source.lines.count).map { number in
            let (start, text) = (Int(source.lines.start(ofLine: number)), source.line(number))
            return (text, ByteRange(start, start + text.utf8.count))
        }
    }

    private static func lower(_ source: SourceText) -> CodeFile {
        let lines = lines(of: source)
        let whole = ByteRange(0, source.bytes.count)
        let directives = lines.indices.filter { lines[$0].text.hasPrefix("// handrail:") }.map { index in
            CommentDirective(
                text: String(lines[index].text.dropFirst("// handrail:".count)), range: lines[index].range,
                coverage: .below(index + 1 < lines.count ? lines[index + 1].range : lines[index].range))
        }
        let body = PropertyDeclaration(
            name: "body", type: nil, initialValue: nil, getter: lines.compactMap(statement), isStatic: false,
            isConstant: false, attributes: [],
            range: whole)
        let type = TypeDeclaration(
            keyword: .structure, name: name(of: source), inherited: [], genericParameters: [], requirements: [],
            properties: [body], functions: [], cases: [], attributes: [], range: whole)
        return CodeFile(
            types: [type], functions: [], properties: [], aliases: [:], statements: [], imports: [],
            directives: directives, index: index(of: source), hasErrors: source.text(in: whole).contains("???"))
    }

    private static func index(of source: SourceText) -> CodeIndex {
        source.bytes.withUnsafeBufferPointer { bytes in
            var builder = CodeIndexBuilder(bytes)
            let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
            for word in source.bytes.split(whereSeparator: { !letters.contains($0 | 0x20) }) {
                builder.add(wordAt: word.startIndex..<word.endIndex)
            }
            return builder.index()
        }
    }

    private static func statement(of line: (text: String, range: ByteRange)) -> Statement? {
        guard let start = line.text.range(of: "call ") else { return nil }
        let parts = line.text[start.upperBound...].split(separator: ".").map(String.init)
        let chain = parts.dropFirst().reduce(Expression(.name(parts.first ?? ""), line.range)) {
            Expression(.member(base: $0, name: $1, nameStart: 0), line.range)
        }
        let arguments = [Argument(label: "to", value: Expression(.boolean(true), line.range))]
        let expression = Expression(.call(callee: chain, arguments: arguments), line.range)
        let call = Statement(.expression(expression), line.range)
        guard line.text.hasPrefix("new ") else { return call }
        let branch = Branch(conditions: [.platform("#available(toyOS 2, *)")], body: [call], range: line.range)
        let branching = Conditional(branches: [branch], subject: nil, isExhaustive: false)
        return Statement(.expression(Expression(.conditional(branching), line.range)), line.range)
    }

    private static func name(of source: SourceText) -> String { String(source.path.prefix { $0 != "." }) }

    private static func screen(_ file: FileIndex, in texts: [SourceText]) -> Screen {
        let text = texts[Int(file.value)]
        let place = SourcePlace(file: file, range: ByteRange(0, text.bytes.count))
        var builder = ElementTreeBuilder()
        builder.open(.customView, place: place)
        build(file, in: texts, with: &builder)
        return Screen(
            name: name(of: text), place: place, presentation: .root, tree: builder.freeze(), platforms: [],
            languages: [])
    }

    private static func build(_ file: FileIndex, in texts: [SourceText], with builder: inout ElementTreeBuilder) {
        for line in lines(of: texts[Int(file.value)]) {
            let place = SourcePlace(file: file, range: line.range)
            let used = line.text.hasPrefix("use ") ? line.text.dropFirst(4) : ""
            if let other = texts.firstIndex(where: { name(of: $0) == used }) {
                builder.open(.customView, place: place)
                build(FileIndex(other), in: texts, with: &builder)
                builder.close()
            } else if ToyRule.words.contains(line.text) {
                builder.leaf(.text, content: .words(.known(Words(line.text))), place: place)
            }
        }
    }
}
