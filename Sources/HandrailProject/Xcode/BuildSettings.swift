/// The build settings of one configuration of one target, with those of the project below them.
struct BuildSettings {
    private let values: [String: String]
    /// The number of the strongest layer that sets each.
    private let levels: [String: Int]

    /// Settings from the weakest layer to the strongest. `$(inherited)` means the layer below. In each layer, settings
    /// whose conditions hold come after those without any.
    init(layers: [[String: String]], configuration: String? = nil) {
        let sdk = layers.compactMap { $0["SDKROOT"] }.last
        var values: [String: String] = [:]
        var levels: [String: Int] = [:]
        for (level, layer) in layers.enumerated() {
            for (name, value) in layer {
                levels[name] = level
                values[name] = Self.substituting("inherited", in: value, with: values[name])
            }
            let conditional = layer.compactMap { name, value in
                SettingCondition(name).map { (condition: $0, value: value) }
            }
            for setting in conditional.sorted(by: { $0.condition < $1.condition })
            where setting.condition.holds(sdk: sdk, configuration: configuration) {
                let name = setting.condition.name
                levels[name] = level
                values[name] = Self.substituting("inherited", in: setting.value, with: values[name])
            }
        }
        self.values = values
        self.levels = levels
    }

    /// The value of a setting with its variables filled in; `nil` where it is unset, empty or names an unknown
    /// variable.
    func value(_ name: String) -> String? {
        var budget = 64
        guard let value = resolve(name, budget: &budget), !value.isEmpty else { return nil }
        return value
    }

    /// Whether a setting is set in a stronger layer than another: by the target itself, and the other by the project.
    func isSet(_ name: String, above other: String) -> Bool {
        guard let level = levels[name], let below = levels[other] else { return false }
        return level > below
    }

    /// Whether the setting is there at all, be its value known or not.
    func isSet(_ name: String) -> Bool { values[name]?.isEmpty == false }

    /// What the names of all settings that are there go on with behind a prefix, whatever condition they stand under.
    func names(behind prefix: String) -> Set<String> {
        Set(
            values.compactMap { name, value in
                guard name.hasPrefix(prefix), !value.isEmpty else { return nil }
                return String(name.dropFirst(prefix.count).prefix { $0 != "[" })
            })
    }

    /// Bytes of the longest value. One that names another twice is twice as long, and so on without end: what would be
    /// longer is taken for empty.
    private static let maximumLength = 1 << 16

    /// `value` with `$(variable)` and `${variable}` replaced; without a replacement they become nothing.
    static func substituting(_ variable: String, in value: String, with replacement: String?) -> String {
        guard value.utf8.contains(UInt8(ascii: "$")) else { return value }
        var result = ""
        var rest = value[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            let spellings = ["$(\(variable))", "${\(variable)}"]
            if let spelling = spellings.first(where: { rest.hasPrefix($0) }) {
                result += replacement ?? ""
                guard result.utf8.count <= maximumLength else { return "" }
                rest = rest.dropFirst(spelling.count)
            } else {
                result.append("$")
                rest = rest.dropFirst()
            }
        }
        return trimmingBlanks(result + rest)
    }

    /// Variables may name each other in circles, and fan out without end: the budget is for all of them together.
    private func resolve(_ name: String, budget: inout Int) -> String? {
        guard var value = values[name] else { return nil }
        while let variable = SettingVariable(firstIn: value) {
            budget -= 1
            // A variable without a name stands for nothing: it keeps `//` in a settings file from being a comment.
            guard budget > 0, value.utf8.count <= 4096,
                let replacement = variable.name.isEmpty
                    ? "" : variable.applied(to: resolve(variable.name, budget: &budget))
            else { return nil }
            value.replaceSubrange(variable.range, with: replacement)
        }
        return Self.trimmingBlanks(value)
    }

    private static func trimmingBlanks(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
}
