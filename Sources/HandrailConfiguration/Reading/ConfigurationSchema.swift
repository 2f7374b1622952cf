import HandrailModel
package import HandrailReporting
import HandrailRules

/// The JSON Schema of configurations, made from the lists that the reader goes through. Editors that know YAML complete
/// and check with it.
package struct ConfigurationSchema {
    private let rows: RuleNames
    private var names: [String] { rows.all }

    /// The schema for a list of rules.
    package init(names: RuleNames) { rows = names }

    /// The schema.
    package var value: JSONValue {
        var schema = object(ConfigurationKey.self, property)
        schema.set("$schema", .string("https://json-schema.org/draft/2020-12/schema"))
        schema.set("title", .string("Handrail"))
        return .object(schema)
    }

    private func object<Key: RawRepresentable & CaseIterable>(
        _ keys: Key.Type, required: [Key] = [], _ property: (Key) -> JSONValue
    ) -> JSONObject where Key.RawValue == String {
        var properties = JSONObject()
        for key in Key.allCases { properties.set(key.rawValue, property(key)) }
        var result: JSONObject = [
            "type": .string("object"), "additionalProperties": .boolean(false), "properties": .object(properties),
        ]
        if !required.isEmpty { result.set("required", .strings(required.map(\.rawValue))) }
        return result
    }

    private func property(_ key: ConfigurationKey) -> JSONValue {
        switch key {
        case .extends: list(of: text, "Files of this project that this one builds on")
        case .language: choice(ReportLanguage.self, "Language of reports")
        case .failOn: choice(Configuration.FailingChoice.self, "What makes a run end with status 1")
        case .include: list(of: text, "Patterns of paths that are audited; all where there are none")
        case .exclude: list(of: text, "Patterns of paths that are read but not audited")
        case .targets: list(of: text, "Names of targets that are audited")
        case .platforms: list(of: choice(Platform.self, "A platform"), "Platforms of which targets are audited")
        case .rules: rules(withOptions: true)
        case .components: components
        case .overrides: array(object(OverrideKey.self, required: OverrideKey.allCases, property))
        case .exceptions: array(object(ExceptionKey.self, required: [.rule, .path, .reason], property))
        case .baseline: described(text, "File with the findings that do not count")
        }
    }

    private func property(_ key: RuleKey) -> JSONValue {
        switch key {
        case .level: choice(RuleLevel.self, "What becomes of the findings")
        case .impact: choice(Impact.self, "What the findings do to people")
        }
    }

    private func property(_ key: OverrideKey) -> JSONValue {
        switch key {
        case .path: list(of: text, "Patterns of paths that this holds for")
        case .rules: rules(withOptions: false)
        }
    }

    private func property(_ key: ExceptionKey) -> JSONValue {
        switch key {
        case .rule: .object(["enum": .strings(names)])
        case .path: described(text, "Pattern of paths")
        case .place: described(text, "A piece of the source at the place, or the name of a screen")
        case .reason: described(text, "Why the team lives with it")
        case .until: .object(["type": .string("string"), "pattern": .string(#"^\d{4}-\d{2}-\d{2}$"#)])
        }
    }

    /// - Parameter withOptions: whether options of rules may be written too, which hold in the whole project.
    private func rules(withOptions: Bool) -> JSONValue {
        var properties = JSONObject()
        for name in names {
            var keys = JSONObject()
            for key in RuleKey.allCases { keys.set(key.rawValue, property(key)) }
            for row in withOptions ? rows.options(of: name) : [] { keys.set(row.name, property(row)) }
            properties.set(
                name,
                .object([
                    "oneOf": .array([
                        choice(RuleLevel.self, "What becomes of the findings"),
                        .object(["type": .string("boolean")]), closed(keys),
                    ])
                ]))
        }
        return closed(properties)
    }

    private func property(_ row: RuleOption) -> JSONValue {
        let value: JSONValue =
            switch row.kind {
            case .number(let range, _): number(range)
            case .numberByPlatform(let range, _): byPlatform(range)
            case .words: .object(["type": .string("array"), "items": text])
            }
        return described(value, row.meaning.en + " Default: \(row.standardText)")
    }

    private func byPlatform(_ range: ClosedRange<Double>) -> JSONValue {
        var platforms = JSONObject()
        for platform in Platform.allCases { platforms.set(platform.rawValue, number(range)) }
        return .object(["oneOf": .array([number(range), closed(platforms)])])
    }

    private func number(_ range: ClosedRange<Double>) -> JSONValue {
        .object([
            "type": .string("number"), "minimum": .integer(Int(range.lowerBound)),
            "maximum": .integer(Int(range.upperBound)),
        ])
    }

    /// Views of code that is not there, by any names.
    private var components: JSONValue {
        var keys = JSONObject()
        for key in ComponentKey.allCases {
            switch key {
            case .kind: keys.set(key.rawValue, choice(DeclaredComponent.Kind.self, "What it behaves like"))
            }
        }
        for part in DeclaredComponent.Part.allCases {
            keys.set(part.rawValue, described(text, "Label of the argument; _ for the first one without a label"))
        }
        return .object(["type": .string("object"), "additionalProperties": closed(keys)])
    }

    /// An object with these members and no others.
    private func closed(_ properties: JSONObject) -> JSONValue {
        .object([
            "type": .string("object"), "additionalProperties": .boolean(false), "properties": .object(properties),
        ])
    }

    private var text: JSONValue { .object(["type": .string("string")]) }

    private func described(_ value: JSONValue, _ words: String) -> JSONValue {
        guard case .object(var object) = value else { return value }
        object.set("description", .string(words))
        return .object(object)
    }

    private func list(of value: JSONValue, _ words: String) -> JSONValue {
        let list: JSONValue = .object(["type": .string("array"), "items": value])
        return described(.object(["oneOf": .array([value, list])]), words)
    }

    private func array(_ element: JSONObject) -> JSONValue {
        .object(["type": .string("array"), "items": .object(element)])
    }

    private func choice<Choice: RawRepresentable & CaseIterable>(
        _ choices: Choice.Type, _ words: String
    ) -> JSONValue where Choice.RawValue == String {
        described(.object(["enum": .strings(Choice.allCases.map(\.rawValue))]), words)
    }
}
