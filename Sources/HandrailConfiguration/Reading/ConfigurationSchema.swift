import HandrailModel
package import HandrailReporting

/// The JSON Schema of configurations, made from the lists that the reader goes through. Editors that know YAML complete
/// and check with it.
package struct ConfigurationSchema {
    private let names: [String]

    /// The schema for a list of rules.
    package init(names: RuleNames) { self.names = names.all }

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
        case .rules: rules
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
        case .rules: rules
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

    private var rules: JSONValue {
        let setting: JSONValue = .object([
            "oneOf": .array([
                choice(RuleLevel.self, "What becomes of the findings"), .object(["type": .string("boolean")]),
                .object(object(RuleKey.self, property)),
            ])
        ])
        var properties = JSONObject()
        for name in names { properties.set(name, setting) }
        return .object([
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
