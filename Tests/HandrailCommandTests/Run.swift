import Foundation
import Handrail
import HandrailCode
import HandrailCommand
import HandrailEngine
import HandrailModel
import HandrailRules
import HandrailSource

/// One run of the command line over a project made up here.
struct Run {
    let status: Int32
    let output: String
    let errors: String

    /// Runs `arguments`; the project at `app` has one button without a name, `review` one that may be wrong,
    /// `empty` has no code, `blank` has code without a screen, `slow` takes its time, `text` shows a large title,
    /// everything else is not there.
    init(
        _ arguments: String..., environment: [String: String] = [:], output: MemoryChannel = MemoryChannel(),
        errors: MemoryChannel = MemoryChannel()
    ) {
        self.init(list: arguments, environment: environment, output: output, errors: errors)
    }

    /// Runs arguments that are a list already; the projects lie in `folder`.
    init(
        list arguments: [String], in folder: String = "", environment: [String: String] = [:],
        output: MemoryChannel = MemoryChannel(), errors: MemoryChannel = MemoryChannel()
    ) {
        let rules = [RegisteredRule(NamelessRule())]
        let context = CommandContext(
            environment: environment, output: output, errors: errors, rules: RuleSelection.infos(of: rules),
            auditor: { Auditor(policy: $0, assembly: Self.assembly(rules, in: folder)) })
        status = CommandRunner.run(arguments, in: context)
        self.output = output.text
        self.errors = errors.text
    }

    private static func assembly(_ rules: [RegisteredRule], in folder: String) -> Assembly {
        Assembly(rules: rules) { paths, _ throws(AuditError) in
            guard let path = paths.first, ["app", "review", "empty", "blank", "slow", "text"].contains(path) else {
                throw AuditError(.badRequest, Bilingual(en: "There is nothing there.", ko: "아무것도 없습니다."))
            }
            return Assembly.Discovery(files: files(of: path, in: folder), stages: stages(for: path))
        }
    }

    private static func files(of path: String, in folder: String) -> DiscoveredFiles {
        DiscoveredFiles(
            root: folder + "/" + path,
            files: path == "empty" ? [] : [DiscoveredFiles.File(path: "Login.swift", kind: .swift)], targets: 1)
    }

    private static func stages(for path: String) -> AuditStages {
        AuditStages(
            read: { _ in
                if path == "slow" { Thread.sleep(forTimeInterval: 0.7) }
                return FileReading(bytes: Array("Button {} label: {}\n".utf8), isAudited: true)
            },
            lower: { _ in
                CodeFile(
                    types: [], functions: [], properties: [], aliases: [:], statements: [], imports: [], directives: [],
                    hasErrors: false)
            },
            link: { _ in LinkedProject.Links(evaluated: path == "blank" ? [] : [screen(of: path)]) },
            perceive: { screen in
                let words: Fact<Words> = .known(Words("a\u{1B}[2Jb"))
                let saved = NamePart(
                    words: .oneOf([Words("Save"), Words("Saved")]), source: .text, place: screen.place)
                return PerceivedTree(
                    screen: screen,
                    elements: [
                        PerceivedElement(
                            exposure: .element, declared: 0, parent: -1, end: 1,
                            name: path == "text" ? PerceivedName(cases: [NameCase(parts: [saved])]) : .none,
                            value: words, hint: .absent,
                            traits: [.button, .header], possibleTraits: [.selected], actions: [.delete], merged: [],
                            condition: nil)
                    ])
            })
    }

    private static func screen(of path: String) -> Screen {
        let place = SourcePlace(file: FileIndex(0), range: ByteRange(0, 19))
        var builder = ElementTreeBuilder()
        switch path {
        case "text":
            builder.leaf(
                .text, content: .words(.known(Words("Total"))), place: place,
                attributes: [AttributeUse(.text(.font(FontUse(size: .style("largeTitle")))), place: place)])
        case "app": builder.leaf(.button, place: place)
        default: builder.leaf(.link, place: place)
        }
        return Screen(
            name: "Login", place: place, presentation: .root, tree: builder.freeze(), platforms: [], languages: [])
    }
}
