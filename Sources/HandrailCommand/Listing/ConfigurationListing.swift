import HandrailConfiguration
import HandrailModel
import HandrailRules
import HandrailSource

/// What a configuration says of a file, each line with the place where it is written.
struct ConfigurationListing {
    private let configuration: Configuration
    private let path: String
    private let rules: [String]

    /// What holds for a file.
    ///
    /// - Parameters:
    ///   - path: relative to the folder of the configuration; empty for that folder.
    ///   - rules: the ids of all rules.
    init(_ configuration: Configuration, of path: String, rules: [String]) {
        self.configuration = configuration
        self.path = path
        self.rules = rules
    }

    /// The lines, in the order of the keys of a configuration.
    var lines: [Bilingual] { everywhere + scope + rules.flatMap(lines(ofRule:)) + components + exceptions }

    private func line(_ text: String, _ origin: ConfigurationOrigin) -> Bilingual {
        Bilingual(en: "\(text)  # \(origin.text)", ko: "\(text)  # \(origin.text)")
    }

    private var everywhere: [Bilingual] {
        [
            configuration.language.map { line("language: \($0.value.rawValue)", $0.origin) },
            configuration.failOn.map { line("fail-on: \($0.value.rawValue)", $0.origin) },
            configuration.baseline.map { line("baseline: \($0.value)", $0.origin) },
        ].compactMap(\.self)
    }

    /// What is audited, and whether the file is among it.
    private var scope: [Bilingual] {
        let said =
            configuration.include.map { line("include: \($0.value.text)", $0.origin) }
            + configuration.exclude.map { line("exclude: \($0.value.text)", $0.origin) }
            + configuration.targets.map { line("targets: \($0.value)", $0.origin) }
            + configuration.platforms.map { line("platforms: \($0.value.rawValue)", $0.origin) }
        guard !path.isEmpty,
            !configuration.audits(path, targets: configuration.targets.map(\.value), platforms: [])
        else { return said }
        return said + [
            Bilingual(
                en: "# \(path) is read but not audited (include, exclude).",
                ko: "# \(path): 읽기만 하고 검사하지 않습니다(include, exclude).")
        ]
    }

    private func lines(ofRule rule: String) -> [Bilingual] {
        let setting = configuration.setting(of: rule, at: path)
        let options = setting.options.sorted { $0.key < $1.key }.map { name, option in
            line("rules.\(rule).\(name): \(option.value.text)", option.origin)
        }
        let parts = [setting.level?.rawValue, setting.impact?.rawValue].compactMap(\.self)
        let deciding = configuration.origins(of: rule, at: path).last {
            $0.value.level != nil || $0.value.impact != nil
        }
        guard let deciding, !parts.isEmpty else { return options }
        return [line("rules.\(rule): \(parts.joined(separator: ", "))", deciding.origin)] + options
    }

    private var components: [Bilingual] {
        configuration.components.sorted { $0.key < $1.key }.map { name, component in
            let parts = DeclaredComponent.Part.allCases.compactMap { part in
                component.value.arguments[part].map { "\(part.rawValue): \($0)" }
            }
            let all = ["kind: \(component.value.kind.rawValue)"] + parts
            return line("components.\(name): {\(all.joined(separator: ", "))}", component.origin)
        }
    }

    private var exceptions: [Bilingual] {
        configuration.exceptions.filter { path.isEmpty || $0.path.matches(path) }.map { exception in
            line("exceptions: \(exception.name) in \(exception.written): \(exception.reason)", exception.origin)
        }
    }
}
