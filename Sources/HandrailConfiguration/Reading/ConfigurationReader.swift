import HandrailModel
import HandrailRules

/// Reads a configuration and the files that it extends.
public struct ConfigurationReader {
    private let names: RuleNames
    private let read: (String) -> [UInt8]?

    /// So many files may extend one another.
    private static let mostFiles = 16

    /// A reader.
    ///
    /// - Parameters:
    ///   - names: the rules there are.
    ///   - read: the bytes of a file by its path relative to the folder of the configuration, at most a few more than
    ///     are read; `nil` where there is none, and where it lies outside the project.
    public init(names: RuleNames, read: @escaping (String) -> [UInt8]?) {
        self.names = names
        self.read = read
    }

    /// The name of the file that is looked for.
    public static let fileName = ".handrail.yml"

    /// The configuration that a file says.
    public func configuration(in file: String) throws(ConfigurationError) -> Configuration {
        var open = 0
        return try configuration(
            in: file, from: ConfigurationOrigin(file: file, line: 1), chain: [], open: &open)
    }

    private func configuration(
        in file: String, from origin: ConfigurationOrigin, chain: [String], open: inout Int
    ) throws(ConfigurationError) -> Configuration {
        guard !chain.contains(file) else {
            let circle = (chain + [file]).joined(separator: " → ")
            throw ConfigurationError(
                origin, en: "The files extend one another in a circle (\(circle)); take one “extends” out.",
                ko: "파일들이 서로 순환하며 확장합니다(\(circle)). ‘extends’ 하나를 지우세요.")
        }
        open += 1
        guard open <= Self.mostFiles else {
            throw ConfigurationError(
                origin, en: "More than \(Self.mostFiles) files are extended; put them together.",
                ko: "확장하는 파일이 \(Self.mostFiles)개를 넘습니다. 파일을 합치세요.")
        }
        guard let bytes = read(file) else {
            throw ConfigurationError(
                origin, en: "There is no file “\(file)” in this project; name one relative to this file's folder.",
                ko: "프로젝트에 ‘\(file)’ 파일이 없습니다. 이 파일이 있는 폴더를 기준으로 지정하세요.")
        }
        guard let root = try YAMLNode.parse(bytes, file: file) else { return Configuration() }
        let members = try root.members(
            ConfigurationKey.self, of: Bilingual(en: "The configuration", ko: "설정 파일"))
        var result = Configuration()
        for member in members where member.key == .extends {
            for node in try member.value.list(member.key.rawValue) {
                let path = Self.joined(try node.glob(member.key.rawValue).text, beside: file)
                let other = try configuration(in: path, from: node.origin, chain: chain + [file], open: &open)
                result = result.overridden(by: other)
            }
        }
        var own = Configuration()
        for member in members { try take(member.value, as: member.key, into: &own) }
        return result.overridden(by: own)
    }

    /// A path that is relative to the folder of a file.
    private static func joined(_ path: String, beside file: String) -> String {
        file.lastIndex(of: "/").map { String(file[...$0]) + path } ?? path
    }

    private func take(
        _ node: YAMLNode, as key: ConfigurationKey, into result: inout Configuration
    ) throws(ConfigurationError) {
        let name = key.rawValue
        switch key {
        case .extends: break
        case .language: result.language = Written(try node.choice(ReportLanguage.self, name), node.origin)
        case .failOn: result.failOn = Written(try node.choice(Configuration.FailingChoice.self, name), node.origin)
        case .include: result.include = try patterns(node, name)
        case .exclude: result.exclude = try patterns(node, name)
        case .targets: result.targets = try node.list(name).map { node throws(ConfigurationError) in
                Written(try node.text(name), node.origin)
            }
        case .platforms: result.platforms = try node.list(name).map { node throws(ConfigurationError) in
                Written(try node.choice(Platform.self, name), node.origin)
            }
        case .rules: result.rules = try rules(node)
        case .components: result.components = try ComponentReader().components(node)
        case .overrides: for node in try node.objects(name) { result.overrides.append(try override(node)) }
        case .exceptions: for node in try node.objects(name) { result.exceptions.append(try exception(node)) }
        case .baseline: result.baseline = Written(try node.glob(name).text, node.origin)
        }
    }

    private func patterns(
        _ node: YAMLNode, _ what: String
    ) throws(ConfigurationError) -> [Written<ConfiguredPattern>] {
        try node.list(what).map { node throws(ConfigurationError) in Written(try node.glob(what), node.origin) }
    }

    /// - Parameter areEverywhere: whether it holds in the whole project, as options do.
    private func rules(
        _ node: YAMLNode, areEverywhere: Bool = true
    ) throws(ConfigurationError) -> [String: Written<RuleSetting>] {
        var result: [String: Written<RuleSetting>] = [:]
        // What is said of a guideline comes first, whatever stands first: a rule's own name says more.
        let members = try node.named(Bilingual(en: "“rules”", ko: "‘rules’"))
        for isOwn in [false, true] {
            for member in members {
                let ids = try ids(named: member.name)
                guard ids.contains(member.name.value) == isOwn else { continue }
                let setting = try setting(member.value, of: member.name.value, isEverywhere: areEverywhere)
                for id in ids { result[id] = Written(setting, member.name.origin) }
            }
        }
        return result
    }

    private func ids(named name: Written<String>) throws(ConfigurationError) -> Set<String> {
        if let ids = names.rules(named: name.value) { return ids }
        throw name.unknown(
            Bilingual(en: "Handrail", ko: "Handrail"), known: names.all, en: "has no rule “\(name.value)”",
            ko: "에는 ‘\(name.value)’ 규칙이 없습니다")
    }

    private func setting(
        _ node: YAMLNode, of rule: String, isEverywhere: Bool
    ) throws(ConfigurationError) -> RuleSetting {
        guard node.isMapping else {
            // What YAML 1.1 and editors make of “off” and “on”.
            let word = try node.text(rule)
            if let isOn = ["true": true, "false": false][word] { return RuleSetting(level: isOn ? .on : .off) }
            return RuleSetting(level: try node.choice(RuleLevel.self, rule))
        }
        let what = Bilingual(en: "“\(rule)”", ko: "‘\(rule)’")
        let rows = names.options(of: rule)
        var (level, impact): (RuleLevel?, Impact?)
        var options: [String: Written<RuleOption.Value>] = [:]
        for (name, value) in try node.named(what) {
            if let row = rows.first(where: { $0.name == name.value }) {
                guard isEverywhere else { throw Self.local(name) }
                options[row.name] = Written(try OptionReader(row).value(value), name.origin)
                continue
            }
            switch RuleKey(rawValue: name.value) {
            case .level?: level = try value.choice(RuleLevel.self, name.value)
            case .impact?: impact = try value.choice(Impact.self, name.value)
            case nil:
                let known = RuleKey.allCases.map(\.rawValue) + rows.map(\.name)
                throw name.unknown(
                    what, known: known.sorted(), en: "has no key “\(name.value)”", ko: "에는 ‘\(name.value)’ 항목이 없습니다")
            }
        }
        return RuleSetting(level: level, impact: impact, options: options)
    }

    private static func local(_ name: Written<String>) -> ConfigurationError {
        ConfigurationError(
            name.origin,
            en: "“\(name.value)” holds for the whole project; write it under “rules”, and not in an override.",
            ko: "‘\(name.value)’ 값은 프로젝트 전체에 적용됩니다. overrides가 아니라 ‘rules’에 쓰세요.")
    }

    private func override(_ node: YAMLNode) throws(ConfigurationError) -> ConfiguredOverride {
        var (paths, rules): ([ConfiguredPattern], [String: Written<RuleSetting>]?) = ([], nil)
        for member in try node.members(OverrideKey.self, of: Bilingual(en: "An override", ko: "overrides 항목")) {
            switch member.key {
            case .path: paths = try patterns(member.value, member.key.rawValue).map(\.value)
            case .rules: rules = try self.rules(member.value, areEverywhere: false)
            }
        }
        guard !paths.isEmpty, let rules else {
            throw ConfigurationError(
                node.origin, en: "An override needs “path” and “rules”.", ko: "overrides 항목에는 ‘path’와 ‘rules’가 필요합니다.")
        }
        return ConfiguredOverride(paths: paths, rules: rules, origin: node.origin)
    }

    private func exception(_ node: YAMLNode) throws(ConfigurationError) -> ConfiguredException {
        var texts: [ExceptionKey: String] = [:]
        var (ids, path): (Set<String>?, ConfiguredPattern?)
        for member in try node.members(ExceptionKey.self, of: Bilingual(en: "An exception", ko: "exceptions 항목")) {
            let name = member.key.rawValue
            texts[member.key] = try member.value.text(name)
            switch member.key {
            case .rule: ids = try self.ids(named: Written(try member.value.text(name), member.value.origin))
            case .path: path = try member.value.glob(name)
            case .until: try checkDate(member.value)
            case .place, .reason: break
            }
        }
        guard let ids, let path, let reason = texts[.reason], reason.contains(where: \.isLetter) else {
            throw ConfigurationError(
                node.origin, en: "An exception needs “rule”, “path” and, in words, “reason”.",
                ko: "exceptions 항목에는 ‘rule’, ‘path’와 이유를 적은 ‘reason’이 필요합니다.")
        }
        return ConfiguredException(
            rules: ids, name: texts[.rule] ?? "", path: path.pattern, written: path.text, place: texts[.place],
            reason: reason, until: texts[.until], origin: node.origin)
    }

    private func checkDate(_ node: YAMLNode) throws(ConfigurationError) {
        let text = try node.text(ExceptionKey.until.rawValue)
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3, (1...12).contains(numbers[1]),
            (1...31).contains(numbers[2])
        else {
            throw ConfigurationError(
                node.origin, en: "“until” takes a day such as 2027-01-31, not “\(text)”.",
                ko: "‘until’에는 2027-01-31 같은 날짜를 쓰세요. 받은 값: ‘\(text)’")
        }
    }
}
